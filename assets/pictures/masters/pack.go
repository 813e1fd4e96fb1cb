package masters

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"touria.games/touria/assets/pictures"
)

// A pack is one file with the stored pictures of a name of pictures.Kind.Pack: of each picture the
// lengths of its path and of its data, as 32 bits each, lowest byte first, then path and data.

// errPack is the error of a damaged pack.
var errPack = errors.New("masters: the pack of pictures is damaged")

// Packs returns the names of all packs of the sets that have been added, in alphabetical order.
func Packs() []string {
	all := map[string]bool{}
	for set := range files {
		for _, m := range List(set) {
			all[m.Kind.Pack()] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// Pack returns a pack as a file.
func Pack(name string) ([]byte, error) {
	var b bytes.Buffer
	add := func(set *pictures.Set, file string) error {
		data, err := fs.ReadFile(files[set], file+pictureType)
		if err != nil {
			return err
		}
		path := path(set, file+pictureType)
		b.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(path))))
		b.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(data))))
		b.WriteString(path)
		b.Write(data)
		return nil
	}
	for _, set := range slices.SortedFunc(maps.Keys(files), func(a, b *pictures.Set) int { return int(a.First) - int(b.First) }) {
		for _, m := range List(set) {
			if m.Kind.Pack() != name {
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
	if b.Len() == 0 {
		return nil, fmt.Errorf("masters: there is no pack %q", name)
	}
	return b.Bytes(), nil
}

// path is a picture's name in a pack: files of different sets may have the same name.
func path(set *pictures.Set, file string) string { return set.Pack + "/" + file }

// unpack reads a pack: each picture's data by its path. They share the pack's memory.
func unpack(pack []byte) (map[string][]byte, error) {
	all := map[string][]byte{}
	for len(pack) > 0 {
		if len(pack) < 8 {
			return nil, errPack
		}
		n, size := uint64(binary.LittleEndian.Uint32(pack)), uint64(binary.LittleEndian.Uint32(pack[4:]))
		pack = pack[8:]
		if n+size > uint64(len(pack)) {
			return nil, errPack
		}
		all[string(pack[:n])] = pack[n : n+size]
		pack = pack[n+size:]
	}
	return all, nil
}
