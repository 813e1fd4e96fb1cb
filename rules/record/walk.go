package record

import (
	"errors"
	"io"
)

// Walk goes through a record: the header, the start position if it is written there, and decision by decision. The
// replay of a game holds it, decodes what the lines say and plays it.
type Walk struct {
	// Full means that the record has had the position at every decision so far.
	Full bool

	lines   *Lines
	n       int // decisions played
	good    int64
	pending *Raw // read but not yet played
	err     error
}

// Begin reads the header. The file name is used only in errors, which are of type *Error.
func Begin(file string, src io.Reader, header func(line []byte) error) (Walk, error) {
	w := Walk{lines: NewLines(file, src), Full: true}
	err := w.lines.Decode(header)
	if errors.Is(err, io.EOF) {
		err = w.lines.Missing("the record is empty", "a header")
	}
	w.good = w.lines.Offset()
	return w, err
}

// Place sets the location of an error to the last line read.
func (w *Walk) Place(err error) error { return w.lines.Place(err) }

// LoadStart reads line n = 0 of a record that has its own start position.
func (w *Walk) LoadStart(load func(state []byte) error) error {
	const missing, want = "the start position is missing", `"n":0 with "state"`
	e, err := w.lines.DecodeEntry()
	switch {
	case errors.Is(err, io.EOF):
		return w.lines.Missing(missing, want)
	case err != nil:
		return err
	case !IsStart(e) || e.State == nil:
		return w.Place(Wrong(missing, want, "another line"))
	}
	if err := load(e.State); err != nil {
		return w.Place(err)
	}
	w.good = w.lines.Offset()
	return nil
}

// CheckStart verifies line n = 0, if there is one. The first Next reports what is wrong there, because the game
// itself can begin.
func (w *Walk) CheckStart(check func(e *Raw) error) {
	e, err := w.lines.DecodeEntry()
	switch {
	case err != nil:
		w.err, w.Full = err, false
	case !IsStart(e):
		w.pending, w.Full = e, false
	default:
		if err := check(e); err != nil {
			w.err = w.Place(err)
			return
		}
		w.good = w.lines.Offset()
	}
}

// Next plays the next decision, the n-th, and returns a game's step. The error is io.EOF at the end of the record
// and an *Error, now and for ever, where the record is wrong; then there is no step.
func Next[Step any](w *Walk, play func(e *Raw, n int) (Step, error)) (none Step, err error) {
	if w.err != nil {
		return none, w.err
	}
	e := w.pending
	w.pending = nil
	if e == nil {
		if e, w.err = w.lines.DecodeEntry(); w.err != nil {
			return none, w.err
		}
	}
	step, err := play(e, w.n+1)
	if err != nil {
		w.err = w.Place(err)
		return none, w.err
	}
	w.n++
	w.good = w.lines.Offset()
	return step, nil
}

// HasState reports whether a line has the position. One that the same program wrote must then have all else, too;
// the start needs no legal decisions.
func (w *Walk) HasState(e *Raw, start, same bool) (bool, error) {
	if e.State == nil {
		if e.Legal != nil && !start && same {
			return false, Wrong("the line is that of a full record, but has no position", `"state"`, "none")
		}
		w.Full = false
		return false, nil
	}
	if same && (e.Events == nil || !start && e.Legal == nil) {
		return false, Wrong("the line is that of a full record, but something is missing", `"events" and "legal"`, "less")
	}
	return true, nil
}

// Good returns the number of bytes verified so far. A save can continue from there.
func (w *Walk) Good() int64 { return w.good }

// Decisions returns the number of decisions played so far.
func (w *Walk) Decisions() int { return w.n }
