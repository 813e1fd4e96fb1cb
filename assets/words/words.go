// Package words embeds the catalogues: every text a player sees. The folder box
// has what all games share, each game has a folder of its own, and each folder
// has one file a language. game/words reads them.
package words

import "embed"

// Files holds the catalogues as box/en.json, touria/de.json …, named by
// language tag. A key stands in one folder only.
//
//go:embed box/*.json touria/*.json grimoria/*.json
var Files embed.FS
