package save

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"touria.games/touria/game/store"
)

// Shelf is the list that a saved game belongs to.
type Shelf string

// The shelves. The names of stored games begin with them.
const (
	Parked   Shelf = "parked"   // unfinished, displaced by another game
	Finished Shelf = "finished" // over
	Slot1    Shelf = "slot1"    // the player's own copies
	Slot2    Shelf = "slot2"
	Slot3    Shelf = "slot3"
)

// Manual are the shelves that hold one copy each, made by the player.
var Manual = []Shelf{Slot1, Slot2, Slot3}

// Finished games beyond these limits are removed, the oldest first. Games that are not over are
// never removed. A browser gives a page about 5 MB for everything, so there are fewer there.
const (
	keepFinished = 50
	keepInPage   = 10
	keepBytes    = 400_000 // in a browser
)

// Limit returns how many finished games are kept.
func (s *Saves) Limit() int {
	if s.inPage {
		return keepInPage
	}
	return keepFinished
}

// Kept names a kept game. The zero value names none.
type Kept struct {
	Shelf  Shelf
	Stamp  string // when it was put there, by Saves.Stamp
	number uint64 // grows from game to game, whatever the clock says; 0: kept by a version without numbers
	name   string // in the store
}

// None reports whether k names no game.
func (k Kept) None() bool { return k.name == "" }

// Name returns the name of the game in the store, which is unique and stays.
func (k Kept) Name() string { return k.name }

// Date returns the year, month and day of the stamp, which is in UTC, where the player is; ok is
// false if it holds none.
func (k Kept) Date() (year, month, day int, ok bool) {
	var digits strings.Builder
	for _, c := range k.Stamp {
		if c >= '0' && c <= '9' {
			digits.WriteRune(c)
		}
	}
	const form = "20060102150405"
	text := digits.String()
	text = text[:min(len(text), len(form))]
	at, err := time.Parse(form[:len(text)], text)
	if len(text) < len("20060102") || err != nil {
		return 0, 0, 0, false
	}
	if len(text) == len(form) {
		at = at.Local()
	}
	y, m, d := at.Date()
	return y, int(m), d, true
}

// errNoPlace is the error of a record for which all names are taken.
var errNoPlace = errors.New("no place is left for the save")

// Kept lists the kept games, the last one that was kept first. Files of other names are not listed.
func (s *Saves) Kept() ([]Kept, error) {
	names, err := s.store.List(store.Save)
	var list []Kept
	for _, name := range names {
		if k, ok := s.keptAs(name); ok {
			list = append(list, k)
		}
	}
	slices.SortStableFunc(list, func(a, b Kept) int {
		return cmp.Or(cmp.Compare(b.number, a.number), strings.Compare(b.Stamp, a.Stamp), strings.Compare(b.name, a.name))
	})
	return list, err
}

// keptAs reads the name of a stored game: SHELF-STAMP-nNUMBER-HASH.GAME, or without -nNUMBER.
func (s *Saves) keptAs(name string) (Kept, bool) {
	base, ok := strings.CutSuffix(name, "."+s.game.Name())
	shelf, rest, dash := strings.Cut(base, "-")
	last := strings.LastIndexByte(rest, '-')
	k := Kept{Shelf: Shelf(shelf), name: name}
	if !ok || !dash || last < 0 {
		return k, false
	}
	k.Stamp = rest[:last]
	if at := strings.LastIndex(k.Stamp, "-n"); at >= 0 {
		if n, err := strconv.ParseUint(k.Stamp[at+2:], 10, 32); err == nil {
			k.Stamp, k.number = k.Stamp[:at], n
		}
	}
	return k, k.Shelf == Parked || k.Shelf == Finished || slices.Contains(Manual, k.Shelf)
}

// Text reads a kept game.
func (s *Saves) Text(k Kept) ([]byte, error) {
	return s.store.Read(store.Save, k.name)
}

// Delete removes a kept game.
func (s *Saves) Delete(k Kept) error {
	if err := s.drop(k.name); !errors.Is(err, store.ErrNotExist) {
		return err
	}
	return nil
}

// named returns the name of a text on a shelf, and whether the same text is there already.
func (s *Saves) named(shelf Shelf, text []byte) (k Kept, there bool) {
	tail := "-" + tail(s, text)
	names, _ := s.store.List(store.Save)
	for _, name := range names {
		if k, ok := s.keptAs(name); ok && k.Shelf == shelf && strings.HasSuffix(name, tail) {
			if old, err := s.store.Read(store.Save, name); err == nil && bytes.Equal(old, text) {
				return k, true
			}
		}
	}
	stamp := "0"
	if s.Stamp != nil {
		stamp = s.Stamp()
	}
	stamp = store.CleanStamp(stamp)
	k = Kept{Shelf: shelf, Stamp: stamp[:min(len(stamp), 20)], number: 1}
	for _, name := range names {
		if old, ok := s.keptAs(name); ok && old.number < math.MaxUint32 {
			k.number = max(k.number, old.number+1)
		}
	}
	k.name = fmt.Sprintf("%s-%s-n%d%s", shelf, k.Stamp, k.number, tail)
	return k, false
}

// shelve stores a text on a shelf without waiting for the disk. If no space is left, the oldest
// finished games make room.
func (s *Saves) shelve(shelf Shelf, text []byte) (Kept, error) {
	k, there := s.named(shelf, text)
	if there {
		return k, nil
	}
	for {
		err := s.store.WriteFast(store.Save, k.name, text)
		if err == nil {
			return k, nil
		}
		if !errors.Is(err, store.ErrFull) || shelf == Finished || !s.dropOldest() {
			return Kept{}, err
		}
	}
}

// dropOldest removes the oldest finished game.
func (s *Saves) dropOldest() bool {
	list, _ := s.Kept()
	for _, k := range slices.Backward(list) {
		if k.Shelf == Finished {
			return s.drop(k.name) == nil
		}
	}
	return false
}

// syncKept syncs a kept game to disk.
func (s *Saves) syncKept(k Kept) error {
	err := s.store.Sync(store.Save, k.name)
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, store.ErrNotExist) { // removed since
		return nil
	}
	return err
}

// Park moves the autosave's game to a shelf, so that a new one can begin, and returns where it is
// now. A game that is over goes to the finished ones. A game without any decision is not worth a
// place and stays, as does a save that cannot be read; then nothing is named. After an error the
// game is where it was, and nothing may take its place.
//
// Slot.Begin parks by itself: Record.Parked tells where the game before it went.
func (s *Saves) Park() (Kept, error) {
	slot := s.Autosave()
	s.claim(slot, nil)
	name, text, _ := slot.place(true)
	if name == "" {
		return Kept{}, nil
	}
	return s.park(slot, name, text)
}

// park empties the place of a slot's game.
func (s *Saves) park(slot *Slot, name string, text []byte) (Kept, error) {
	if text == nil {
		text = slot.alone(name)
	}
	var k Kept
	if len(text) > 0 && text[len(text)-1] != '\n' { // it was cut off, so its backup may have more
		back, err := s.store.Read(slot.kind, name+backup)
		switch {
		case err != nil || len(back) <= len(text):
		case bytes.HasPrefix(back, text):
			text = back
		default:
			if k, err = s.shelve(Parked, back); err != nil {
				return Kept{}, err
			}
			s.later(func() error { return s.syncKept(k) })
		}
	}
	if !decided(text) {
		return k, nil
	}
	shelf := Parked
	if s.ended(text) {
		shelf = Finished
	}
	k, err := s.shelve(shelf, text)
	if err != nil {
		return Kept{}, err
	}
	s.later(func() error {
		err := s.syncKept(k)
		s.prune(k)
		return err
	})
	for _, n := range []string{name + backup, name} {
		if err := s.store.Remove(slot.kind, n); err != nil && !errors.Is(err, store.ErrNotExist) {
			return k, err
		}
	}
	return k, nil
}

// decided reports whether a record has a line after its header.
func decided(text []byte) bool {
	_, rest, _ := bytes.Cut(bytes.TrimLeft(text, "\ufeff \t\r\n"), []byte("\n"))
	return len(bytes.TrimSpace(rest)) > 0
}

// Keep puts the autosave's game, which is over and has this record, among the finished ones. It
// returns at once; Trouble tells what failed. Until the game is safely there, it also stays in the
// autosave.
func (s *Saves) Keep(r *Record) {
	text := r.Bytes()
	s.later(func() error {
		k, there := s.named(Finished, text)
		if !there {
			if err := s.store.Write(store.Save, k.name, text); err != nil {
				return err
			}
		}
		s.prune(k)
		s.mu.Lock()
		current := slices.Contains(s.active, r)
		s.mu.Unlock()
		if !current {
			return nil
		}
		r.Flush()
		r.mu.Lock()
		slot, name := r.slot, r.name
		if slot == nil || name == "" || r.taken(text) != nil { // what has replaced it stays
			slot = nil
		}
		r.name = "" // it no longer writes
		r.mu.Unlock()
		if slot == nil {
			return nil
		}
		for _, n := range []string{name + backup, name} {
			if err := s.store.Remove(slot.kind, n); err != nil && !errors.Is(err, store.ErrNotExist) {
				return err
			}
		}
		return nil
	})
}

// prune removes the oldest finished games beyond the limits, but never the one that has just been
// kept.
func (s *Saves) prune(just Kept) {
	list, err := s.Kept()
	if err != nil {
		return
	}
	games, size := 0, 0
	for _, k := range list {
		if k.Shelf != Finished {
			continue
		}
		games++
		if s.inPage {
			text, _ := s.store.Read(store.Save, k.name)
			size += len(text)
		}
		if k.name != just.name && (games > s.Limit() || s.inPage && size > keepBytes && games > 1) {
			_ = s.drop(k.name) // tried again the next time
		}
	}
}

// Copy stores a copy of a record in one of the player's own slots. A game that was there and is not
// over is parked, and its place returned.
func (s *Saves) Copy(shelf Shelf, text []byte) (parked Kept, err error) {
	list, err := s.Kept()
	if err != nil {
		return Kept{}, err
	}
	k, err := s.shelve(shelf, text)
	if err != nil {
		return Kept{}, err
	}
	for _, old := range list {
		if old.Shelf != shelf || old.name == k.name {
			continue
		}
		before, err := s.store.Read(store.Save, old.name)
		if err != nil {
			return parked, err
		}
		// The beginning of the same game is not lost: the copy contains it.
		if !s.ended(before) && !bytes.HasPrefix(text, before) && decided(before) {
			if parked, err = s.shelve(Parked, before); err != nil {
				return Kept{}, err
			}
		}
		if err := s.drop(old.name); err != nil {
			return parked, err
		}
	}
	s.later(func() error { return errors.Join(s.syncKept(k), s.syncParked(parked)) })
	return parked, nil
}

func (s *Saves) syncParked(k Kept) error {
	if k.None() {
		return nil
	}
	return s.syncKept(k)
}

// Restore puts a record into the autosave, so that Resume continues it. The game that was there is
// parked, and its place returned. from, if not nil, is the parked game with this record; it leaves
// its shelf once the autosave is on disk. After an error nothing has changed.
func (s *Saves) Restore(text []byte, from *Kept) (parked Kept, err error) {
	slot := s.Autosave()
	s.claim(slot, nil)
	name, old, blocked := slot.place(true)
	if name == "" {
		return Kept{}, cmp.Or[error](asError(blocked), errNoPlace)
	}
	if old == nil {
		old = slot.alone(name)
	}
	if bytes.Equal(old, text) {
		return Kept{}, nil
	}
	if parked, err = s.park(slot, name, old); err != nil {
		return Kept{}, err
	}
	if err := s.store.Remove(slot.kind, name+backup); err != nil && !errors.Is(err, store.ErrNotExist) {
		return parked, err
	}
	if err := s.store.WriteFast(slot.kind, name, text); err != nil {
		return parked, err
	}
	s.later(func() error {
		if err := s.store.Sync(slot.kind, name); err != nil && !errors.Is(err, errors.ErrUnsupported) {
			return err
		}
		if from != nil && from.Shelf == Parked {
			if still, err := s.Text(*from); err == nil && !bytes.Equal(still, text) {
				return nil // another program has put another game there
			}
			if err := s.store.Remove(store.Save, from.name); err != nil && !errors.Is(err, store.ErrNotExist) {
				return err
			}
		}
		return nil
	})
	return parked, nil
}

// asError returns a nil interface for a nil pointer.
func asError(b *Blocked) error {
	if b == nil {
		return nil
	}
	return b
}

// later runs work in the background, in the order in which it is given.
func (s *Saves) later(work func() error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.jobs = append(s.jobs, work)
	if s.working {
		return
	}
	s.working = true
	go func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		for len(s.jobs) > 0 {
			job := s.jobs[0]
			s.jobs = s.jobs[1:]
			s.mu.Unlock()
			err := job()
			s.mu.Lock()
			if err != nil {
				s.trouble = err
			}
		}
		s.working = false
		s.settled.L = &s.mu
		s.settled.Broadcast()
	}()
}

// settle waits until the background has nothing left to do.
func (s *Saves) settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.working {
		s.settled.L = &s.mu
		s.settled.Wait()
	}
}

// Trouble returns the last error of keeping games in the background, once.
func (s *Saves) Trouble() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.trouble
	s.trouble = nil
	return err
}

// Summary is what a record tells of its game without being replayed.
type Summary struct {
	Players []Player // clockwise
	Winner  int      // an index of Players; -1 while there is none
	Turns   int      // that have begun; of a game that is won, the winner's own
	Over    bool
}

// Player is a player in a Summary.
type Player struct {
	Name  string
	Crest int
	Bot   bool
}

// Humans returns the number of players that are no bots.
func (s *Summary) Humans() (n int) {
	for _, p := range s.Players {
		if !p.Bot {
			n++
		}
	}
	return n
}

// Summariser is implemented by a Game that can tell what a list of games shows of a record. It must
// be quick: no record is replayed for it.
type Summariser interface {
	Summarise(text []byte) (Summary, error)
}

// Summarise returns the summary of a record. The error says why the text is no record of a game
// that can be opened; it wraps ErrNewer or ErrUnplayable where those are the reason.
func (s *Saves) Summarise(text []byte) (sum Summary, err error) {
	defer catch(&err)
	if _, err := s.game.Open(text); err != nil {
		return Summary{}, err
	}
	g, ok := s.game.(Summariser)
	if !ok {
		return Summary{Winner: -1}, nil
	}
	return g.Summarise(text)
}

// ended reports whether a record's game is over.
func (s *Saves) ended(text []byte) bool {
	sum, err := s.Summarise(text)
	return err == nil && sum.Over
}
