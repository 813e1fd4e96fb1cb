// Package packs loads assets on demand in the browser: images, and the texts of a language. A pack is a file that
// contains several: for each the lengths of its path and of its data, as 32 bits each, lowest byte first, then path
// and data.
package packs

import (
	"encoding/binary"
	"errors"
)

// Words is how the names of packs of words begin, before the tag of their language. All others hold
// pictures.
const Words = "words-"

// errPack is the error of a damaged pack.
var errPack = errors.New("the pack is damaged")

// Append adds a file to a pack.
func Append(pack []byte, path string, data []byte) []byte {
	pack = binary.LittleEndian.AppendUint32(pack, uint32(len(path)))
	pack = binary.LittleEndian.AppendUint32(pack, uint32(len(data)))
	pack = append(pack, path...)
	return append(pack, data...)
}

// Unpack reads a pack: each file's data by its path. They share the pack's memory.
func Unpack(pack []byte) (map[string][]byte, error) {
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
