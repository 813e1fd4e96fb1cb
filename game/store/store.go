// Package store keeps the player's data: settings, saved games, crash files. It handles only bytes
// and names. Any call may fail without stopping the game, and no call overwrites or deletes what it
// cannot read.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// Kind is a category of stored data. Each kind has its own place.
type Kind string

// The kinds. Settings are stored where the system keeps configuration, Save where it keeps
// documents and data, and State where it keeps what a program needs to resume: the autosave and
// crash files.
const (
	Settings Kind = "settings"
	Save     Kind = "saves"
	State    Kind = "state"
)

var kinds = []Kind{Settings, Save, State}

// MaxSize is the maximum size read, in bytes. The record of a long game has about 200 kB.
const MaxSize = 64 << 20

// ErrNotExist is returned (wrapped) for a name that does not exist.
var ErrNotExist = fs.ErrNotExist

// ErrUnavailable is returned (wrapped) if nothing can be stored at all: there is no home folder, or
// the browser blocks storage.
var ErrUnavailable = errors.New("storage is not available")

// ErrInUse is returned (wrapped) by Open while another running program uses
// the same folder.
var ErrInUse = errors.New("another running program uses the folder")

// ErrFull is returned (wrapped) when no space is left.
var ErrFull = errors.New("no space is left")

// ErrChanged is returned (wrapped) by WriteTail if something else is stored than the caller has written.
var ErrChanged = errors.New("something else is stored than was written")

// Possible reasons of an Unreadable, besides the system's (fs.ErrPermission).
var (
	ErrNotRegular = errors.New("not a regular file")
	ErrTooLarge   = fmt.Errorf("larger than %d MiB", MaxSize>>20)
)

// Unreadable is the error for data that exist but cannot be read: missing permission, locked by
// another program, not a regular file, or too large. They are never overwritten; Read, Write and
// the like all fail with this error.
type Unreadable struct {
	Where string // the path, or the name if the store has no paths
	Err   error
}

// Error says what cannot be read, and why.
func (u *Unreadable) Error() string { return fmt.Sprintf("%s cannot be read: %v", u.Where, u.Err) }

// Unwrap returns the reason.
func (u *Unreadable) Unwrap() error { return u.Err }

// OpenError says why data stored now will be lost when the program ends.
type OpenError struct {
	Folder string // the folder concerned; empty if there is none
	Err    error  // wraps ErrUnavailable, ErrInUse or a system error
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

// Store keeps named data. Several goroutines may use it, as long as no two write under the same
// name.
type Store interface {
	// Read returns the data stored under the name.
	Read(kind Kind, name string) ([]byte, error)
	// Write replaces the data stored under the name, completely or not at all. Once it has
	// returned, the data survive a power cut.
	Write(kind Kind, name string, data []byte) error
	// WriteFast is Write without waiting for the disk. The data survive the death of the program at
	// once, and a power cut after Sync.
	WriteFast(kind Kind, name string, data []byte) error
	// WriteTail keeps the first n stored bytes and replaces the rest by data. was is all that the
	// caller has stored there: if another program has put something else in its place, nothing is
	// written. It is as fast and as safe as WriteFast, except that killing the program midway leaves
	// the n bytes and part of the data. After an error, too, the stored data may be incomplete.
	WriteTail(kind Kind, name string, was []byte, n int, data []byte) error
	// Sync waits until the data under the name are on disk. It returns errors.ErrUnsupported where
	// a power cut cannot harm what WriteFast stored.
	Sync(kind Kind, name string) error
	// List returns the sorted names of a kind, without those moved aside.
	List(kind Kind) ([]string, error)
	// MoveAside renames damaged data and returns the new place. The stamp, for instance a date,
	// becomes part of the new name. Nothing is overwritten.
	MoveAside(kind Kind, name, stamp string) (string, error)
	// Remove deletes the data stored under the name.
	Remove(kind Kind, name string) error
}

// Where returns the place of a name in terms the player knows: its path, or the name itself if the
// store has no paths.
func Where(st Store, kind Kind, name string) string {
	if f, ok := st.(interface{ Folder(Kind) string }); ok {
		return filepath.Join(f.Folder(kind), name)
	}
	return name
}

// stands is the number of names that Place tries.
const stands = 5

// Place returns the place where data for a name are read and written. This is the name itself,
// unless something is stored there that must not be overwritten, such as unreadable data. Then it
// is a stand-in ("settings-2.json"), and blocked says what is in the way. usable (if not nil)
// decides: it gets the data found, or why they could not be read, and returns why they must not be
// overwritten. data is what is stored at the place, nil if nothing is. An existing stand-in counts
// as newer than the names before it.
//
// If no place is left, the name is empty.
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

// Beside returns an unused place for data of a name, beside whatever is stored there and in its
// stand-ins. It returns "" if there is none.
func Beside(st Store, kind Kind, name string) string {
	free, _, _ := Place(st, kind, name, func(string, []byte, error) error { return fs.ErrExist })
	return free
}

// standIn returns the n-th name, from 1, that can be used for a name.
func standIn(name string, n int) string {
	if n == 1 {
		return name
	}
	ext := filepath.Ext(name)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), n, ext)
}

// aside separates the name and the stamp in the name of data moved aside.
const aside = ".damaged-"

// CheckName returns what is wrong with a name, or nil. A valid name has 1 to 64 letters, digits,
// '-', '_' and inner dots, so that every store can use it.
func CheckName(name string) error {
	if name == "" || len(name) > 64 || name[0] == '.' || name[len(name)-1] == '.' || !plain(name) {
		return fmt.Errorf("bad name %q in the store", name)
	}
	return nil
}

// plain reports whether a text consists only of letters, digits, '-', '_' and dots.
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

// CleanStamp returns a stamp as it can be part of a name.
func CleanStamp(stamp string) string {
	var b strings.Builder
	for _, c := range stamp {
		if !plain(string(c)) {
			c = '-'
		}
		b.WriteRune(c)
	}
	return b.String()
}

// asideName returns the n-th name (from 1) to try for data moved aside.
func asideName(name, stamp string, n int) string {
	name += aside + CleanStamp(stamp)
	if n > 1 {
		name += fmt.Sprint("-", n)
	}
	return name
}
