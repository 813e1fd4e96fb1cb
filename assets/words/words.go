// Package words embeds the catalogues of all text shown to players, one file
// per language. game/words reads them.
package words

import "embed"

// Files holds the catalogues: en.json, de.json …, named by language tag.
//
//go:embed *.json
var Files embed.FS
