//go:build !js

package masters

import (
	"io/fs"

	"touria.games/touria/assets/pictures"
)

// readFile reads a stored picture.
func readFile(set *pictures.Set, file string) ([]byte, error) { return fs.ReadFile(files[set], file) }

// Want sends for a pack of pictures and reports whether it is there. Here it always is.
func Want(string) bool { return true }

// Missing returns why a pack that is wanted has not come, nil if none is late.
func Missing() error { return nil }
