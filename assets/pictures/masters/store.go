//go:build !js

package masters

import (
	"image"
	"io/fs"

	"touria.games/touria/assets/pictures"
)

// readFile reads a stored picture.
func readFile(set *pictures.Set, file string) ([]byte, error) { return fs.ReadFile(files[set], file) }

// Want sends for a pack of pictures and reports whether it is there. Here it always is.
func Want(string) bool { return true }

// Coming returns how many bytes of the packs that are on their way have come, and how many they are. Here all are there.
func Coming() (got, all int) { return 0, 0 }

// Missing returns why a pack that is wanted has not come, nil if none is late.
func Missing() error { return nil }

// elsewhere is whether somebody else decodes pictures while the program goes on.
const elsewhere = false

// keptLimit is the maximum number of master pixels kept: 20 MB with their smaller levels.
const keptLimit = 4 << 20

// decoded reports whether a picture can be loaded at once, and has it decoded if it can't: at once if it is
// urgent. Here all can.
func decoded(_ *pictures.Set, _ string, urgent bool) bool { return true }

// take returns a picture that has been decoded already. Here none has.
func take(*pictures.Set, string) *image.RGBA { return nil }
