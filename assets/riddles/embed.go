//go:build !js

package riddles

import (
	"embed"

	"touria.games/touria/assets/packs"
)

// Files holds the riddles as touria.riddles.
//
//go:embed *.riddles
var Files embed.FS

// Of returns the riddles of a game, nil if it has none. ok reports whether they are there: here all are.
func Of(game string) (file []byte, ok bool) {
	file, _ = Files.ReadFile(path(game)) // a test reads them all
	return file, true
}

// Packed returns the pack of all files, for the browser.
func Packed() (pack []byte) {
	list, _ := Files.ReadDir(".") // it is in the program
	for _, f := range list {
		data, _ := Files.ReadFile(f.Name())
		pack = packs.Append(pack, f.Name(), data)
	}
	return pack
}
