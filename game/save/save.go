// Package save stores running games: the growing record of each, the autosave, named saves, and
// recovery after a crash. It knows no game: a record is a header line and one line per decision,
// and a Game reads it.
//
// Append stores a decision before it returns, so that killing the program loses nothing. Syncing to
// disk happens in the background, so that no frame waits for it. The background goroutine also
// maintains a backup of the record and tries a new header before storing it.
//
// No game that is not over is ever overwritten. Slot.Begin parks the game that was there (Park) and
// Record.Parked says where it is now; Keep puts a game that is over among the last 50 finished ones;
// Copy stores a copy in one of three slots of the player's own; Kept lists all of them, and Restore
// makes one of them the current game.
package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"touria.games/touria/game/store"
)

// Game reads the records of one game. Several goroutines may use it.
type Game interface {
	// Name is the game's name and the suffix of its save names: "touria".
	Name() string
	// Open begins to read a record. It fails if the header does not describe a game that can
	// continue. The error wraps ErrNewer or ErrUnplayable if the record must be left untouched. A
	// panic counts as damage.
	Open(text []byte) (Replay, error)
}

// Replay replays a record.
type Replay interface {
	// Next plays the next decision. It returns io.EOF at the end and another error where the record
	// is wrong.
	Next() error
	// Good returns the number of intact bytes so far. After Open these are all bytes before the
	// first decision.
	Good() int
	// Digest identifies everything that affects how the game continues: set-up, position, and how
	// the record is read. Two records with the same decisions and the same digest lead to the same
	// game.
	Digest() string
}

// ErrNewer is returned (wrapped) for a save written by a newer program.
var ErrNewer = errors.New("the save was written by a newer version")

// ErrUnplayable is returned (wrapped) for an intact record of a game that cannot continue here, for
// instance because its chance is unknown.
var ErrUnplayable = errors.New("the recorded game cannot go on")

// ErrReplaced is the reason of a Blocked where another program has put a file in the place of a save
// while the game was running.
var ErrReplaced = errors.New("another program has replaced the save")

// GameOf returns the game named in a record's header, "" if there is none.
func GameOf(text []byte) string {
	head, _, _ := bytes.Cut(bytes.TrimLeft(text, "\ufeff \t\r\n"), []byte("\n"))
	var header struct {
		Record string `json:"record"`
	}
	if json.Unmarshal(head, &header) != nil {
		return ""
	}
	return header.Record
}

// foreign reports whether an error means that the save must be left untouched.
func foreign(err error) bool {
	return errors.Is(err, ErrNewer) || errors.Is(err, ErrUnplayable)
}

// foreignAt returns why what is stored under a name must be left untouched, nil if it need not be.
func (s *Saves) foreignAt(kind store.Kind, name string) error {
	text, err := s.store.Read(kind, name)
	if err == nil {
		if _, err = open(s.game, text); foreign(err) {
			return err
		}
	}
	return nil
}

// Blocked is the error of a save that is left untouched because it cannot be read
// (*store.Unreadable) or used (ErrNewer, ErrUnplayable), or is not what was saved (ErrReplaced).
type Blocked struct {
	Where string // the save's path, or its name if the store has no paths
	Err   error
}

// Error says which save is left untouched, and why.
func (b *Blocked) Error() string { return fmt.Sprintf("%s is left as it is: %v", b.Where, b.Err) }

// Unwrap returns the reason.
func (b *Blocked) Unwrap() error { return b.Err }

// Saves are all saves of one game in a store.
type Saves struct {
	// Stamp returns the date and time that name kept games, beginning with YYYYMMDD. Set it before
	// the first call.
	Stamp func() string

	store  store.Store
	game   Game
	inPage bool // the program runs in a browser's page

	mu     sync.Mutex
	active []*Record // the record that may write to each slot, at most one
	// told holds the blocked saves that were reported, with the reasons. They stay blocked until
	// the program ends, even if they become readable.
	told map[file]error

	jobs    []func() error // for the background, which runs while working is true
	working bool
	settled sync.Cond
	trouble error // the last error in the background
}

// New returns the saves of a game. Create only one for each game and store.
func New(st store.Store, game Game) *Saves {
	return &Saves{store: st, game: game, inPage: runtime.GOOS == "js"}
}

// file identifies a save in the store.
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

// Autosave returns the slot of the current game.
func (s *Saves) Autosave() *Slot { return &Slot{s, store.State, "autosave." + s.game.Name()} }

// Slot returns the slot with the player's name for it; store.CheckName says which names are valid.
// Its record may be of an unfinished game.
func (s *Saves) Slot(name string) (*Slot, error) {
	full := name + "." + s.game.Name()
	if err := store.CheckName(full + backup); err != nil {
		return nil, err
	}
	return &Slot{s, store.Save, full}, nil
}

// Names returns the sorted names of the non-empty slots.
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

// Flush waits until everything that was saved is on disk.
func (s *Saves) Flush() {
	s.settle()
	s.mu.Lock()
	active := append([]*Record(nil), s.active...)
	s.mu.Unlock()
	for _, r := range active {
		r.Flush()
	}
}

// claim makes a record (or none, if nil) the only one that writes to its slot.
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
		old.name = "" // it no longer writes
		old.mu.Unlock()
	}
}

// backup is the suffix of backup names. A backup is stored beside its save.
const backup = ".bak"

// place finds the place of the slot's game: see store.Place. A blocked save that must be reported
// stays blocked.
func (s *Slot) place(tell bool) (name string, text []byte, blocked *Blocked) {
	s.saves.settle()
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

// leave notes that a save is left untouched.
func (s *Slot) leave(name string, err error) {
	s.saves.mu.Lock()
	defer s.saves.mu.Unlock()
	if s.saves.told == nil {
		s.saves.told = map[file]error{}
	}
	s.saves.told[file{s.kind, name}] = err
}

func (s *Slot) where(name string) string { return store.Where(s.saves.store, s.kind, name) }

// Holds reports whether the slot contains a game, or something that Resume must report.
func (s *Slot) Holds() bool {
	name, text, blocked := s.place(false)
	return text != nil || blocked != nil || s.alone(name) != nil
}

// Text reads the slot's record.
func (s *Slot) Text() ([]byte, error) {
	name, text, blocked := s.place(false)
	switch {
	case text != nil:
		return text, nil
	case blocked != nil:
		return nil, blocked
	}
	if text = s.alone(name); text == nil {
		return nil, store.ErrNotExist
	}
	return text, nil
}

// Remove empties the slot but keeps a blocked save. Emptying an empty slot is not an error.
func (s *Slot) Remove() error {
	s.saves.claim(s, nil)
	name, _, _ := s.place(false)
	if name == "" {
		return nil
	}
	for _, n := range []string{name + backup, name} { // a backup on its own would be read as a game
		if err := s.saves.store.Remove(s.kind, n); err != nil && !errors.Is(err, store.ErrNotExist) {
			return err
		}
	}
	return nil
}

// alone returns the backup of a missing save, or nil.
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

// Begin starts the record of a new game, whose header line is given without a line break, and
// stores it in the slot. The previous game is parked; where it cannot be, the new one is stored
// beside it. Err reports whether that worked, Parked where the previous game is now, and Blocked
// whether a save had to be left untouched.
func (s *Slot) Begin(header []byte) *Record {
	s.saves.claim(s, nil)
	name, text, blocked := s.place(true)
	var parked Kept
	if name != "" {
		var err error
		if parked, err = s.saves.park(s, name, text); err != nil && parked.None() {
			blocked = &Blocked{s.where(name), err}
			s.leave(name, err)
			name = store.Beside(s.saves.store, s.kind, s.name)
		}
	}
	r := &Record{slot: s, name: name, header: append(append([]byte(nil), header...), '\n'), there: text, blocked: blocked, parked: parked}
	s.saves.claim(s, r)
	r.mu.Lock()
	r.put()
	r.mu.Unlock()
	return r
}
