// Package save keeps running games: the growing record of each, the autosave,
// saves under names, and what is left to go on with after a crash. It knows no
// game: a record is a header line and a line a decision, and a Game reads it.
//
// A decision is appended to the stored record before Append returns, so that
// no death of the program loses it, and brought to the disk in the background,
// so that no frame waits. In the background too a backup of the record is kept
// up, and a new header is tried before it is stored.
package save

import (
	"errors"
	"fmt"
	"strings"
	"sync"

	"touria.games/touria/game/store"
)

// Game reads the records of one game. It is used from several goroutines.
type Game interface {
	// Name is the game's name, and the ending of its saves' names: "touria".
	Name() string
	// Open begins to read a record. It fails if not even the header makes a
	// game that can go on; the error is one of ErrNewer and ErrUnplayable,
	// wrapped, if the record is to be left as it is. A panic counts as damage.
	Open(text []byte) (Replay, error)
}

// Replay plays a record again.
type Replay interface {
	// Next plays the next decision. It returns io.EOF at the end, and another
	// error where the record is wrong.
	Next() error
	// Good returns how many bytes of the record are good so far. After Open
	// these are all before the first decision.
	Good() int
	// Digest stands for all that matters to how the game goes on: set-up,
	// position, and how the record is read. Two records of the same decisions
	// with the same digest lead to the same game.
	Digest() string
}

// ErrNewer is returned (wrapped) for a save that a newer program has written.
var ErrNewer = errors.New("the save was written by a newer version")

// ErrUnplayable is returned (wrapped) for a good record of a game that cannot
// go on here: one whose chance is not known, for instance.
var ErrUnplayable = errors.New("the recorded game cannot go on")

// foreign tells whether an error means that a save is to be left as it is.
func foreign(err error) bool {
	return errors.Is(err, ErrNewer) || errors.Is(err, ErrUnplayable)
}

// Blocked is the error of a save that is left as it is, since it cannot be
// read (*store.Unreadable) or used (ErrNewer, ErrUnplayable).
type Blocked struct {
	Where string // the path of the save, or its name where there are no paths
	Err   error
}

// Error says which save is left alone, and why.
func (b *Blocked) Error() string { return fmt.Sprintf("%s is left as it is: %v", b.Where, b.Err) }

// Unwrap returns the reason.
func (b *Blocked) Unwrap() error { return b.Err }

// Saves are all saves of one game in a store.
type Saves struct {
	store store.Store
	game  Game

	mu     sync.Mutex
	active []*Record // at most one for each slot: the one that writes
	// told holds why saves were said to be left alone. They are until the end
	// of the program, even if they can be read the next time.
	told map[file]error
}

// New returns the saves of a game. There must be only one for each game and store.
func New(st store.Store, game Game) *Saves { return &Saves{store: st, game: game} }

// file is what the store calls a save.
type file struct {
	kind store.Kind
	name string
}

// Slot is a place for one game.
type Slot struct {
	saves *Saves
	kind  store.Kind
	name  string
}

// Autosave returns the slot of the game that is being played.
func (s *Saves) Autosave() *Slot { return &Slot{s, store.State, "autosave." + s.game.Name()} }

// Slot returns the slot that the player has given a name; store.CheckName
// tells which names can be. The record in it may end in the middle.
func (s *Saves) Slot(name string) (*Slot, error) {
	full := name + "." + s.game.Name()
	if err := store.CheckName(full + backup); err != nil {
		return nil, err
	}
	return &Slot{s, store.Save, full}, nil
}

// Names returns the names of the slots that hold something, sorted.
func (s *Saves) Names() ([]string, error) {
	all, err := s.store.List(store.Save)
	var names []string
	for _, name := range all {
		if name, ok := strings.CutSuffix(name, "."+s.game.Name()); ok {
			names = append(names, name)
		}
	}
	return names, err
}

// Flush waits until all that was saved is on the disk.
func (s *Saves) Flush() {
	s.mu.Lock()
	active := append([]*Record(nil), s.active...)
	s.mu.Unlock()
	for _, r := range active {
		r.Flush()
	}
}

// claim makes a record (nil: none) the only one that writes into its slot.
func (s *Saves) claim(slot *Slot, r *Record) {
	s.mu.Lock()
	var old *Record
	for i, a := range s.active {
		if a.slot.kind == slot.kind && a.slot.name == slot.name {
			old = a
			s.active = append(s.active[:i:i], s.active[i+1:]...)
			break
		}
	}
	if r != nil {
		s.active = append(s.active, r)
	}
	s.mu.Unlock()
	if old != nil {
		old.Flush()
		old.mu.Lock()
		old.name = "" // it writes no more
		old.mu.Unlock()
	}
}

// backup ends the names of backups. They are kept beside what they belong to.
const backup = ".bak"

// place finds where the slot's game is: see store.Place. If the player is to be
// told what is blocked, it stays so.
func (s *Slot) place(tell bool) (name string, text []byte, blocked *Blocked) {
	usable := func(name string, text []byte, err error) error {
		s.saves.mu.Lock()
		told := s.saves.told[file{s.kind, name}]
		s.saves.mu.Unlock()
		if told != nil {
			return told
		}
		if err == nil {
			if _, e := open(s.saves.game, text); foreign(e) {
				err = e
			}
		}
		if err != nil && tell {
			s.leave(name, err)
		}
		return err
	}
	name, text, err := store.Place(s.saves.store, s.kind, s.name, usable)
	if err != nil {
		blocked = &Blocked{s.where(s.name), err}
		var unreadable *store.Unreadable
		if errors.As(err, &unreadable) {
			blocked.Where = unreadable.Where
		}
	}
	return name, text, blocked
}

// leave notes that a save is left alone.
func (s *Slot) leave(name string, err error) {
	s.saves.mu.Lock()
	defer s.saves.mu.Unlock()
	if s.saves.told == nil {
		s.saves.told = map[file]error{}
	}
	s.saves.told[file{s.kind, name}] = err
}

func (s *Slot) where(name string) string { return store.Where(s.saves.store, s.kind, name) }

// Holds tells whether there is a game in the slot, or something that Resume
// has to tell of.
func (s *Slot) Holds() bool {
	name, text, blocked := s.place(false)
	return text != nil || blocked != nil || s.alone(name) != nil
}

// Remove empties the slot; what is blocked stays. An empty slot is no error.
func (s *Slot) Remove() error {
	s.saves.claim(s, nil)
	name, _, _ := s.place(false)
	if name == "" {
		return nil
	}
	for _, n := range []string{name + backup, name} { // a backup alone would be a game
		if err := s.saves.store.Remove(s.kind, n); err != nil && !errors.Is(err, store.ErrNotExist) {
			return err
		}
	}
	return nil
}

// alone returns the backup of a save that is not there, nil if there is none.
func (s *Slot) alone(name string) []byte {
	if name == "" {
		return nil
	}
	text, err := s.saves.store.Read(s.kind, name+backup)
	if err == nil {
		_, err = open(s.saves.game, text)
	}
	if err != nil {
		return nil
	}
	return text
}

// Begin starts the record of a new game, whose header line is given without a
// line break, and keeps it in the slot, in place of the game that was there.
// Whether that worked is told by Err, and Blocked tells whether something had
// to be left alone.
func (s *Slot) Begin(header []byte) *Record {
	name, _, blocked := s.place(true)
	r := &Record{slot: s, name: name, header: append(append([]byte(nil), header...), '\n'), blocked: blocked}
	s.saves.claim(s, r)
	r.mu.Lock()
	r.put()
	r.mu.Unlock()
	return r
}
