package save

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"time"

	"touria.games/touria/game/store"
)

// Panic is the error of a save that made its game's reader panic.
type Panic struct {
	Value any
	Stack []byte
}

// Error returns what the panic said.
func (p *Panic) Error() string { return fmt.Sprintf("reading the save failed: %v", p.Value) }

// catch makes an error of a panic.
func catch(err *error) {
	if v := recover(); v != nil {
		*err = &Panic{v, debug.Stack()}
	}
}

// open opens a record; a panic becomes an error.
func open(game Game, text []byte) (r Replay, err error) {
	defer catch(&err)
	return game.Open(text)
}

// reading is a record that was read as far as it is good.
type reading struct {
	replay Replay // nil if not even the beginning is good
	head   int    // bytes up to the break of the header line
	good   int    // bytes that are good
	starts []int  // where in the text each decision's line begins
	err    error  // why the reading stopped before the end
}

// pauses is after how many decisions reading lets a page go on.
const pauses = 16

// read reads a record as far as it is good.
func read(game Game, text []byte) reading {
	r := readOnce(game, text)
	var p *Panic
	if errors.As(r.err, &p) && r.replay != nil {
		// Nobody knows what the panic has left of the replay.
		again := readOnce(game, text[:r.good])
		if again.err != nil {
			return reading{err: p}
		}
		again.err = p
		return again
	}
	return r
}

// readOnce reads a record. In a browser, whose page has one thread, it lets
// the page go on now and then.
func readOnce(game Game, text []byte) (r reading) {
	defer catch(&r.err)
	if r.replay, r.err = game.Open(text); r.err != nil {
		r.replay = nil
		return r
	}
	first := bytes.IndexFunc(text, func(c rune) bool { return c > ' ' && c != '\ufeff' })
	r.head = len(text)
	if n := bytes.IndexByte(text[max(first, 0):], '\n'); n >= 0 {
		r.head = max(first, 0) + n + 1
	}
	for {
		r.good = r.replay.Good()
		err := r.replay.Next()
		if err != nil {
			if !errors.Is(err, io.EOF) {
				r.err = err
			} else {
				r.good = len(text)
			}
			return r
		}
		r.starts = append(r.starts, r.good)
		if runtime.GOOS == "js" && len(r.starts)%pauses == 0 {
			time.Sleep(time.Millisecond)
		}
	}
}

// record returns the record that was read, kept nowhere yet.
func (r *reading) record(text []byte) *Record {
	text = bytes.Clone(text[:max(r.good, r.head)])
	if !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	head := r.head
	if text[head-1] != '\n' {
		head++
	}
	rec := &Record{header: text[:head:head], body: text[head:]}
	for _, s := range r.starts {
		rec.starts = append(rec.starts, s-head)
	}
	return rec
}

// Report tells how a record was read.
type Report struct {
	Decisions int   // that were played again
	Dropped   int   // lines at the end that were dropped
	Err       error // why they were dropped, nil if none were
	// Aside is where the damaged record was put, empty if none was.
	Aside string
	// Backup tells that the game goes on from the backup, since the record was
	// damaged further up.
	Backup bool
	// Blocked is what was left alone, nil if nothing: see Record.Blocked.
	Blocked *Blocked
}

func (r *reading) report(text []byte) Report {
	rep := Report{Decisions: len(r.starts), Err: r.err}
	if r.err != nil {
		for line := range bytes.Lines(text[r.good:]) {
			if len(bytes.TrimSpace(line)) > 0 {
				rep.Dropped++
			}
		}
	}
	return rep
}

// Read reads a record that is kept nowhere, as far as it is good. The error
// tells why there is no game in it.
func Read(game Game, text []byte) (*Record, Replay, Report, error) {
	r := read(game, text)
	if r.replay == nil {
		return nil, nil, Report{}, r.err
	}
	return r.record(text), r.replay, r.report(text), nil
}

// continues tells whether a backup has more of the same game than is good of
// the record.
func (r *reading) continues(text []byte, short *reading, from []byte) bool {
	switch {
	case r.replay == nil || short.replay != nil && len(r.starts) <= len(short.starts):
		return false
	case short.replay == nil:
		return true
	case len(short.starts) == 0: // nothing but the header tells which game it was
		return bytes.Equal(text[:r.head], from[:short.head])
	}
	return bytes.HasPrefix(text[r.head:r.good], from[short.head:short.good])
}

// resumeFrom goes on with a backup that stands alone.
func (s *Slot) resumeFrom(name string, text []byte, blocked *Blocked) (*Record, Replay, Report, error) {
	got := read(s.saves.game, text)
	rep := got.report(text)
	rep.Backup, rep.Blocked = true, blocked
	if rep.Err == nil {
		rep.Err = store.ErrNotExist
	}
	if got.replay == nil {
		return nil, nil, rep, rep.Err
	}
	r := got.record(text)
	r.slot, r.name, r.blocked = s, name, blocked
	r.mu.Lock()
	r.put()
	r.mu.Unlock()
	s.saves.claim(s, r)
	return r, got.replay, rep, nil
}

// Resume goes on with the game in the slot and keeps it there from now on. The
// replay is at the end of the record.
//
// If the record is damaged it is moved aside under the stamp, a date for
// instance. The game goes on with what is good of it, or with the backup if
// that has more. If nothing is good, or the slot holds nothing that can be
// used, the record is nil and the error tells why: a *Blocked if the save was
// left as it is. An empty slot gives neither record nor error.
func (s *Slot) Resume(stamp string) (*Record, Replay, Report, error) {
	s.saves.claim(s, nil)
	st, game := s.saves.store, s.saves.game
	name, text, blocked := s.place(true)
	if text == nil {
		// A backup alone is what a program has left that was killed here.
		if backed := s.alone(name); backed != nil {
			return s.resumeFrom(name, backed, blocked)
		}
		if blocked != nil {
			return nil, nil, Report{Blocked: blocked}, blocked
		}
		return nil, nil, Report{}, nil
	}
	got := read(game, text)
	rep := got.report(text)
	rep.Blocked = blocked
	whole := got.err == nil
	kept := text
	if foreign(got.err) { // further down in the record: place has seen its head
		rep.Blocked = &Blocked{s.where(name), got.err}
		s.leave(name, got.err)
		return nil, nil, rep, rep.Blocked
	}
	if !whole {
		if backed, err := st.Read(s.kind, name+backup); err == nil {
			if other := read(game, backed); other.continues(backed, &got, text) {
				rep = Report{Decisions: len(other.starts), Err: got.err, Backup: true, Blocked: blocked}
				got, text = other, backed
			}
		}
	}
	if !whole {
		var err error
		if got.replay != nil && !rep.Backup {
			// A program that is killed after the save was moved, or finds the
			// disk full then, leaves the good part behind as a backup.
			err = st.WriteFast(s.kind, name+backup, got.record(text).Bytes())
		}
		if err == nil {
			rep.Aside, err = st.MoveAside(s.kind, name, stamp)
		}
		if err != nil {
			// What cannot be moved is not overwritten either.
			rep.Blocked = &Blocked{s.where(name), rep.Err}
			s.leave(name, rep.Err)
			name = store.Beside(st, s.kind, s.name)
		}
	}
	if got.replay == nil {
		return nil, nil, rep, rep.Err
	}
	r := got.record(text)
	r.slot, r.name, r.blocked = s, name, rep.Blocked
	if whole {
		// Nothing needs to be saved before the next decision.
		r.good, r.stored = bytes.Equal(kept, r.Bytes()), len(r.body)
	} else {
		r.mu.Lock()
		r.put()
		r.mu.Unlock()
	}
	s.saves.claim(s, r)
	return r, got.replay, rep, nil
}
