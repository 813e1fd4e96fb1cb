// Package words holds the catalogues: every text a player sees. The folder box
// has what all games share, each game has a folder of its own, and each folder
// has one file a language, named by its tag. A key stands in one folder only.
// game/words reads them. The folder site is for the pages about the games; the program does
// without it.
//
// They are embedded; in a browser only the English ones, and each other language
// comes as a pack when it is wanted.
package words

import (
	_ "embed"

	"touria.games/touria/assets/packs"
)

// English is the language that is always there.
const English = "en"

// Languages are the tags of all languages, English first, the others in alphabetical order.
var Languages = []string{English, "de", "fr", "it", "nl"}

// folders are those of the program's catalogues, site is that of the pages about the games.
var folders = []string{"box", "touria", "grimoria"}

const site = "site"

// Characters are the names of Touria's bots' characters in every language, one a line. They must be
// known in old games, even if their language is not there.
//
//go:embed touria/characters.txt
var Characters string

// Read returns the catalogues of a language that are there, of the box, of every game and of the site.
func Read(lang string) (all [][]byte) {
	for _, folder := range append([]string{site}, folders...) {
		if data := read(folder + "/" + lang + ".json"); data != nil {
			all = append(all, data)
		}
	}
	return all
}

// Pack returns the pack of a language, as a file.
func Pack(lang string) (pack []byte) {
	for _, folder := range folders {
		path := folder + "/" + lang + ".json"
		pack = packs.Append(pack, packs.Words+path, read(path))
	}
	return pack
}
