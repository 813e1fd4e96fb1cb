// Package riddles holds the files of riddles, one a game. In the browser they come when they are wanted.
package riddles

import "touria.games/touria/assets/packs"

// Pack is the name of the pack of all files.
const Pack = "riddles"

// games have riddles.
var games = []string{"touria", "grimoria"}

// path is where a game's file is.
func path(game string) string { return game + ".riddles" }

// Of returns the riddles of a game, nil if it has none. ok reports whether they are there; if not, they are on their way,
// sent for again and again. It never blocks.
func Of(game string) (file []byte, ok bool) {
	if !want() {
		return nil, false
	}
	return read(path(game)), true
}

// Packed returns the pack of all files, for the browser.
func Packed() (pack []byte) {
	for _, game := range games {
		pack = packs.Append(pack, path(game), read(path(game)))
	}
	return pack
}
