package words

import (
	"embed"

	"touria.games/touria/assets/packs"
)

// Files holds the English catalogues.
//
//go:embed box/en.json touria/en.json grimoria/en.json
var Files embed.FS

func read(path string) []byte {
	if data, err := Files.ReadFile(path); err == nil {
		return data
	}
	return packs.Read(packs.Words + path)
}

// Want sends for a language and reports whether it is there. It never blocks; a language that does
// not come is sent for again and again.
func Want(lang string) bool { return lang == English || packs.Want(packs.Words+lang) }

// Missing returns why a language that is wanted has not come, nil if none is late.
func Missing() error { return packs.Missing(true) }
