// Package store keeps the player's things: settings, saved games, crash files.
// It knows bytes and names only. Any call may fail and the game goes on; no
// call overwrites or deletes what it cannot read.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// Kind sorts what is stored; each kind has its own place.
type Kind string

// The kinds. Settings go where the system keeps configuration, Save where it
// keeps documents and data, State where it keeps what a program continues with
// by itself: the autosave, crash files.
const (
	Settings Kind = "settings"
	Save     Kind = "saves"
	State    Kind = "state"
)

var kinds = []Kind{Settings, Save, State}

// MaxSize bounds what is read, in bytes. A long game's record has 200 kB.
const MaxSize = 64 << 20

// ErrNotExist is returned (wrapped) for a name under which nothing is stored.
var ErrNotExist = fs.ErrNotExist

// ErrUnavailable is returned (wrapped) when there is no place to store
// anything: no home folder, storage blocked by the browser.
var ErrUnavailable = errors.New("storage is not available")

// ErrInUse is returned (wrapped) by Open while another running program uses
// the same folder.
var ErrInUse = errors.New("another running program uses the folder")

// ErrFull is returned (wrapped) when no space is left.
var ErrFull = errors.New("no space is left")

// ErrChanged is returned (wrapped) by WriteTail if less is stored than it is
// to keep.
var ErrChanged = errors.New("less is stored than was written")

// The reasons of an Unreadable besides those of the system (fs.ErrPermission).
var (
	ErrNotRegular = errors.New("not a regular file")
	ErrTooLarge   = fmt.Errorf("larger than %d MiB", MaxSize>>20)
)

// Unreadable is the error of a thing that is there and cannot be read: missing
// permission, locked by another program, no regular file, too large. It is
// never overwritten; Read, Write and their like all fail with this error.
type Unreadable struct {
	Where string // its path, or its name where the store has no paths
	Err   error
}

// Error says what cannot be read, and why.
func (u *Unreadable) Error() string { return fmt.Sprintf("%s cannot be read: %v", u.Where, u.Err) }

// Unwrap returns the reason.
func (u *Unreadable) Unwrap() error { return u.Err }

// OpenError tells why what is stored now will be gone when the program ends.
type OpenError struct {
	Folder string // the folder in question, empty if there is none
	Err    error  // ErrUnavailable, ErrInUse or the system's, wrapped
}

// Error says which folder cannot be used, and why.
func (e *OpenError) Error() string {
	if e.Folder == "" {
		return fmt.Sprintf("nothing can be saved: %v", e.Err)
	}
	return fmt.Sprintf("nothing can be saved in %s: %v", e.Folder, e.Err)
}

// Unwrap returns the reason.
func (e *OpenError) Unwrap() error { return e.Err }

// Store keeps named pieces of data. It may be used from several goroutines, as
// long as no two of them write under the same name.
type Store interface {
	// Read returns what is stored under the name.
	Read(kind Kind, name string) ([]byte, error)
	// Write replaces what is stored under the name, wholly or not at all. It
	// survives a power cut once Write has returned.
	Write(kind Kind, name string, data []byte) error
	// WriteFast is Write without waiting for the disk: it survives the death of
	// the program, and a power cut only after Sync.
	WriteFast(kind Kind, name string, data []byte) error
	// WriteTail keeps the first n bytes of what is stored and replaces the rest
	// by the data. It is as fast and as safe as WriteFast; killed in the middle
	// it leaves the n bytes and a part of the data. If it fails, what is stored
	// may end in the middle of the data.
	WriteTail(kind Kind, name string, n int, data []byte) error
	// Sync waits until what is stored under the name is on the disk. Where no
	// power cut can harm what WriteFast has stored it returns
	// errors.ErrUnsupported.
	Sync(kind Kind, name string) error
	// List returns the names stored of a kind, sorted; what was moved aside is
	// not among them.
	List(kind Kind) ([]string, error)
	// MoveAside renames something damaged and returns where it is now; the
	// stamp, a date for instance, is part of the new name. Nothing is
	// overwritten.
	MoveAside(kind Kind, name, stamp string) (string, error)
	// Remove deletes what is stored under the name.
	Remove(kind Kind, name string) error
}

// Where returns what the player calls the place of a name: its path, or the
// name itself where the store has no paths.
func Where(st Store, kind Kind, name string) string {
	if f, ok := st.(interface{ Folder(Kind) string }); ok {
		return filepath.Join(f.Folder(kind), name)
	}
	return name
}

// stands is how many names Place tries.
const stands = 5

// Place returns where something that belongs under a name is read and written.
// This is the name itself, unless something stands there that must not be
// overwritten, such as something that cannot be read. Then it is a stand-in
// ("settings-2.json"), and blocked tells what is in the way. Usable (if not nil)
// decides: it gets all that was found, or why it could not be read, and returns
// why it must not be overwritten. The data are those stored at the place, nil if
// nothing is; a stand-in that is there counts as newer than the name before it.
//
// If no place is left the name is empty.
func Place(st Store, kind Kind, name string, usable func(name string, data []byte, err error) error) (place string, data []byte, blocked error) {
	present, barred, free := 0, 0, 0
	for n := 1; n <= stands; n++ {
		read, err := st.Read(kind, standIn(name, n))
		if errors.Is(err, ErrNotExist) {
			free = n
			continue
		}
		if usable != nil {
			err = usable(standIn(name, n), read, err)
		}
		if err != nil {
			barred, blocked = n, err
		} else {
			present, data = n, append([]byte{}, read...)
		}
	}
	switch {
	case present > 0:
		return standIn(name, present), data, blocked
	case barred < stands:
		free = barred + 1
	case free == 0:
		return "", nil, blocked
	}
	return standIn(name, free), nil, blocked
}

// Beside returns a place for something that belongs under a name, above all
// that stands there or in its place; empty if there is none.
func Beside(st Store, kind Kind, name string) string {
	free, _, _ := Place(st, kind, name, func(string, []byte, error) error { return fs.ErrExist })
	return free
}

// standIn returns the n-th name, from 1, for what belongs under a name.
func standIn(name string, n int) string {
	if n == 1 {
		return name
	}
	ext := filepath.Ext(name)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), n, ext)
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
