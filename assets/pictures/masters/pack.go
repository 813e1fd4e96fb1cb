package masters

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"touria.games/touria/assets/packs"
	"touria.games/touria/assets/pictures"
)

// Packs returns the names of all packs of the sets that have been added, in alphabetical order.
func Packs() []string {
	all := map[string]bool{}
	for set := range files {
		for _, m := range List(set) {
			all[packOf(m)] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// packOf returns the name of the pack that a master is in.
func packOf(m *pictures.Master) string { return pictures.Spec{Kind: m.Kind, ID: m.ID}.Pack() }

// Pack returns the pack of a name of pictures.Spec.Pack, as a file.
func Pack(name string) ([]byte, error) {
	var pack []byte
	add := func(set *pictures.Set, file string) error {
		data, err := fs.ReadFile(files[set], file+pictureType)
		if err != nil {
			return err
		}
		pack = packs.Append(pack, path(set, file+pictureType), data)
		return nil
	}
	for _, set := range slices.SortedFunc(maps.Keys(files), func(a, b *pictures.Set) int { return int(a.First) - int(b.First) }) {
		for _, m := range List(set) {
			if packOf(m) != name {
				continue
			}
			if _, scene := m.Kind.Scene(); !scene {
				if err := add(set, m.Name); err != nil {
					return nil, err
				}
				continue
			}
			cols, rows := m.Tiles()
			for i := range cols * rows {
				if err := add(set, m.Tile(i%cols, i/cols)); err != nil {
					return nil, err
				}
			}
		}
	}
	if len(pack) == 0 {
		return nil, fmt.Errorf("masters: there is no pack %q", name)
	}
	return pack, nil
}

// path is a picture's name in a pack: files of different sets may have the same name.
func path(set *pictures.Set, file string) string { return set.Pack + "/" + file }
