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

// Panic is the error of a save whose reader panicked.
type Panic struct {
	Value any
	Stack []byte
}

// Error returns the text of the panic.
func (p *Panic) Error() string { return fmt.Sprintf("reading the save failed: %v", p.Value) }

// catch turns a panic into an error.
func catch(err *error) {
	if v := recover(); v != nil {
		*err = &Panic{v, debug.Stack()}
	}
}

// open opens a record and turns a panic into an error.
func open(game Game, text []byte) (r Replay, err error) {
	defer catch(&err)
	return game.Open(text)
}

// reading is a record read up to its first fault.
type reading struct {
	replay Replay // nil if not even the beginning is intact
	head   int    // length of the header line with its break
	good   int    // number of intact bytes
	starts []int  // offset of each decision's line in the text
	err    error  // why reading stopped before the end
}

// pauses is the number of decisions between the pauses that let a page run.
const pauses = 16

// read reads a record up to its first fault.
func read(game Game, text []byte) reading {
	r := readOnce(game, text)
	var p *Panic
	if errors.As(r.err, &p) && r.replay != nil {
		// The panic may have left the replay in any state.
		again := readOnce(game, text[:r.good])
		if again.err != nil {
			return reading{err: p}
		}
		again.err = p
		return again
	}
	return r
}

// readOnce reads a record. A browser has one thread for the page, so there it pauses now and then
// to let the page run.
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

// record returns the record that was read, not stored anywhere yet.
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

// Report says how a record was read.
type Report struct {
	Decisions int   // replayed
	Dropped   int   // lines dropped at the end
	Err       error // why they were dropped, or nil
	// Aside is where the damaged record was moved, or empty.
	Aside string
	// Backup means that the game continues from the backup, because the record was damaged earlier
	// on.
	Backup bool
	// Blocked is the save that must not be overwritten, or nil: see Record.Blocked.
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

// Read reads a record, up to its first fault, without storing it. The error says why the text holds
// no game.
func Read(game Game, text []byte) (*Record, Replay, Report, error) {
	r := read(game, text)
	if r.replay == nil {
		return nil, nil, Report{}, r.err
	}
	return r.record(text), r.replay, r.report(text), nil
}

// continues reports whether a backup has more of the same game than the intact part of the record.
func (r *reading) continues(text []byte, short *reading, from []byte) bool {
	switch {
	case r.replay == nil || short.replay != nil && len(r.starts) <= len(short.starts):
		return false
	case short.replay == nil:
		return true
	case len(short.starts) == 0: // only the header identifies the game
		return bytes.Equal(text[:r.head], from[:short.head])
	}
	return bytes.HasPrefix(text[r.head:r.good], from[short.head:short.good])
}

// resumeFrom continues from a backup without a record.
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

// Resume continues the game in the slot and keeps storing it there. The replay is at the end of the
// record.
//
// A damaged record is moved aside under the stamp, for instance a date. The game continues from its
// intact part, or from the backup if that has more. If nothing is intact, or nothing in the slot
// can be used, the record is nil and the error says why: a *Blocked if the save was left untouched.
// For an empty slot both are nil.
func (s *Slot) Resume(stamp string) (*Record, Replay, Report, error) {
	s.saves.claim(s, nil)
	st, game := s.saves.store, s.saves.game
	name, text, blocked := s.place(true)
	if text == nil {
		// A program killed at this point leaves only a backup.
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
	if foreign(got.err) { // the fault is further down in the record: place has checked the header
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
			// If the program is killed after moving the save, or the disk is full then, the intact
			// part remains as a backup.
			err = st.WriteFast(s.kind, name+backup, got.record(text).Bytes())
		}
		if err == nil {
			rep.Aside, err = st.MoveAside(s.kind, name, stamp)
		}
		if err != nil {
			// What cannot be moved must not be overwritten either.
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
		// Nothing needs saving before the next decision.
		r.good, r.stored, r.there = bytes.Equal(kept, r.Bytes()), len(r.body), bytes.Clone(kept)
	} else {
		r.mu.Lock()
		r.put()
		r.mu.Unlock()
	}
	s.saves.claim(s, r)
	return r, got.replay, rep, nil
}
