// Package store keeps the player's things: settings, saved games, records. It
// knows bytes and names only. Every call may fail and the game goes on; no
// call deletes what it cannot read.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Kind sorts what is stored; each kind has a place of its own.
type Kind string

// The kinds. Settings go where the system keeps configuration, Save and
// Replay where it keeps data, State where it keeps what a program goes on
// with by itself (the autosave).
const (
	Settings Kind = "settings"
	Save     Kind = "saves"
	Replay   Kind = "replays"
	State    Kind = "state"
)

// ErrNotExist is returned (wrapped) by Read, MoveAside and Remove for a name
// that is not there.
var ErrNotExist = fs.ErrNotExist

// ErrUnavailable is returned (wrapped) when there is no place to store
// anything: no home folder, storage blocked by the browser.
var ErrUnavailable = errors.New("storage is not available")

// ErrFull is returned (wrapped) by Write when no space is left.
var ErrFull = errors.New("no space is left")

// Store keeps named pieces of data. A Store is used from one goroutine.
type Store interface {
	// Read returns what was last written under the name.
	Read(kind Kind, name string) ([]byte, error)
	// Write replaces what is stored under the name, wholly or not at all.
	Write(kind Kind, name string, data []byte) error
	// List returns the names stored of a kind, sorted; what was moved aside is
	// not among them.
	List(kind Kind) ([]string, error)
	// MoveAside renames something damaged out of the way and returns where to
	// find it; the stamp, a date say, is part of the new name. Nothing is
	// overwritten.
	MoveAside(kind Kind, name, stamp string) (string, error)
	// Remove deletes what is stored under the name.
	Remove(kind Kind, name string) error
}

// aside stands between a name and the stamp in the name of what was moved aside.
const aside = ".damaged-"

// CheckName tells what is wrong with a name, nil if nothing is: names are 1 to
// 64 letters, digits, '-', '_' and inner dots, so that every store can keep them.
func CheckName(name string) error {
	if name == "" || len(name) > 64 || name[0] == '.' || name[len(name)-1] == '.' || !plain(name) {
		return fmt.Errorf("bad name %q in the store", name)
	}
	return nil
}

// plain tells whether a text has nothing but letters, digits, '-', '_' and dots.
func plain(s string) bool {
	for _, c := range []byte(s) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '-', c == '_', c == '.':
		default:
			return false
		}
	}
	return true
}

// asideName returns the n-th name (from 1) to try for something moved aside.
func asideName(name, stamp string, n int) string {
	var b strings.Builder
	for _, c := range stamp {
		if c == ':' || c == ' ' || !plain(string(c)) {
			c = '-'
		}
		b.WriteRune(c)
	}
	name += aside + b.String()
	if n > 1 {
		name += fmt.Sprint("-", n)
	}
	return name
}

// Slot is one place of a store, the autosave's for instance.
type Slot struct {
	Store Store
	Kind  Kind
	Name  string
}

// Autosave returns the slot of the game that is being played.
func Autosave(st Store) Slot { return Slot{st, State, "autosave.touria"} }

// Read returns what the slot holds; ErrNotExist if it is empty.
func (s Slot) Read() ([]byte, error) { return s.Store.Read(s.Kind, s.Name) }

// Save replaces what the slot holds.
func (s Slot) Save(data []byte) error { return s.Store.Write(s.Kind, s.Name, data) }

// MoveAside puts what the slot holds out of the way and returns where to find it.
func (s Slot) MoveAside(stamp string) (string, error) {
	return s.Store.MoveAside(s.Kind, s.Name, stamp)
}

// Remove empties the slot; an empty one stays so.
func (s Slot) Remove() error {
	if err := s.Store.Remove(s.Kind, s.Name); err != nil && !errors.Is(err, ErrNotExist) {
		return err
	}
	return nil
}
