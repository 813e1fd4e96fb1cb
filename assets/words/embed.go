//go:build !js

package words

import "embed"

// Files holds the catalogues as box/en.json, touria/de.json …
//
//go:embed box/*.json touria/*.json grimoria/*.json site/*.json
var Files embed.FS

func read(path string) []byte {
	data, _ := Files.ReadFile(path) // a test reads them all
	return data
}

// Want sends for a language and reports whether it is there. Here all are.
func Want(string) bool { return true }

// Missing returns why a language that is wanted has not come, nil if none is late.
func Missing() error { return nil }
