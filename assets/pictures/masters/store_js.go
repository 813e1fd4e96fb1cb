package masters

import (
	"fmt"
	"io/fs"

	"touria.games/touria/assets/packs"
	"touria.games/touria/assets/pictures"
)

// readFile reads a stored picture of a pack that is there.
func readFile(set *pictures.Set, file string) ([]byte, error) {
	if data := packs.Read(path(set, file)); data != nil {
		return data, nil
	}
	return nil, fmt.Errorf("%s: %w", path(set, file), fs.ErrNotExist)
}

// Want sends for a pack of pictures and reports whether it is there. It never blocks; a pack that
// does not come is sent for again and again.
func Want(name string) bool { return packs.Want(name) }

// Coming returns how many bytes of the packs that are on their way have come, and how many they are.
func Coming() (got, all int) { return packs.Coming() }

// Missing returns why a pack that is wanted has not come, nil if none is late.
func Missing() error { return packs.Missing(false) }
