package save

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"strings"

	"touria.games/touria/game/store"
)

// Remark keeps data beside a record that does not grow any more, as long as the record is the autosave's or on a shelf. A
// record on several shelves has one remark. A record that is not kept here gets none, and what cannot be stored is not:
// whoever found it out finds it out again.
func (s *Saves) Remark(text, data []byte) {
	if auto, err := s.Autosave().Text(); s.shelved(tail(s, text)) || err == nil && bytes.Equal(auto, text) {
		_ = s.store.WriteFast(store.Save, tail(s, text)+NoteEnd, append(sumOf(text), data...))
	}
}

// Remarked returns what was kept beside a record, nil if there is nothing.
func (s *Saves) Remarked(text []byte) []byte {
	data, err := s.store.Read(store.Save, tail(s, text)+NoteEnd)
	if err != nil {
		return nil
	}
	rest, ours := bytes.CutPrefix(data, sumOf(text))
	if !ours {
		return nil
	}
	return rest
}

// tail returns the end of a record's name on a shelf.
func tail(s *Saves, text []byte) string {
	h := fnv.New64a()
	h.Write(text)
	return fmt.Sprintf("%08x.%s", uint32(h.Sum64()), s.game.Name())
}

// shelved reports whether a record whose name ends so is on a shelf.
func (s *Saves) shelved(tail string) bool {
	names, _ := s.store.List(store.Save)
	for _, name := range names {
		if _, ok := s.keptAs(name); ok && strings.HasSuffix(name, "-"+tail) {
			return true
		}
	}
	return false
}

// drop takes a kept record from its shelf, and its remark with the last of its copies.
func (s *Saves) drop(name string) error {
	err := s.store.Remove(store.Save, name)
	if tail := name[strings.LastIndexByte(name, '-')+1:]; err == nil && !s.shelved(tail) {
		_ = s.store.Remove(store.Save, tail+NoteEnd) // there may be none
	}
	return err
}

// sumOf identifies a record.
func sumOf(text []byte) []byte {
	h := fnv.New64a()
	h.Write(text)
	return binary.BigEndian.AppendUint32(h.Sum(nil), uint32(len(text)))
}
