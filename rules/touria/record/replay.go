package record

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Replay plays a record again, line by line, and verifies it on the way: who
// decides, that each decision is legal, that chance comes out as written, and
// in full records what was legal and the positions.
type Replay struct {
	// Header is the record's header, Setup the game that it begins with.
	Header Header
	Setup  touria.Setup
	// SetupEvents are the events before the first decision; there are none
	// where the record brings its own start position.
	SetupEvents []touria.Event
	// State is the position reached.
	State touria.State
	// Full tells that the record had the position at every decision so far.
	Full bool

	r       *touria.Rules
	lines   *lines
	n       int // decisions played
	good    int64
	pending *entry // read already, not yet played
	err     error
}

// Step is one decision of a record, played.
type Step struct {
	N        int // from 1
	Seat     rules.Seat
	Decision touria.Decision
	Before   touria.State   // the position in which it was made
	Events   []touria.Event // what came of it
}

// Open reads a record's header and start. It fails only where not even the
// game's beginning is to be had; the errors are of type *Error, but for those of
// the source itself. The file's name is for errors only.
func Open(file string, src io.Reader, r *touria.Rules) (*Replay, error) {
	p := &Replay{r: r, lines: newLines(file, src), Full: true}
	text, cut, err := p.lines.next()
	if errors.Is(err, io.EOF) {
		return nil, &Error{File: file, Line: 1, What: "the record is empty", Truncated: true}
	}
	if err != nil {
		return nil, err
	}
	if p.Header, err = DecodeHeader(text); err != nil {
		e := asError(p.lines.place(err))
		e.Truncated = e.Truncated && cut
		return nil, e
	}
	if p.Setup, err = p.Header.SetupOn(r.Board); err != nil {
		return nil, p.lines.place(err)
	}
	if p.byEvents() {
		return p, p.loadStart()
	}
	log := touria.Log{}
	if p.State, err = r.New(p.Setup, &log); err != nil {
		return nil, p.lines.place(wrong("the game cannot begin: "+err.Error(), "", ""))
	}
	p.SetupEvents = log.Events
	p.good = p.lines.after
	p.checkStart()
	return p, nil
}

func (p *Replay) byEvents() bool { return p.Header.Chance == ByEvents }

// loadStart reads line n = 0 of a record that brings its start position.
func (p *Replay) loadStart() error {
	var e entry
	if err := p.lines.decode(&e); errors.Is(err, io.EOF) {
		return &Error{File: p.lines.file, Line: p.lines.line + 1, Offset: p.lines.after, What: "the start position is missing", Expected: `"n":0 with "state"`, Found: "the end"}
	} else if err != nil {
		return err
	}
	if e.N == nil || *e.N != 0 || e.State == nil {
		return p.lines.place(wrong("the start position is missing", `"n":0 with "state"`, "another line"))
	}
	var err error
	if p.State, err = DecodeState(p.r, &p.Header, e.State); err != nil {
		return p.lines.place(err)
	}
	p.good = p.lines.after
	return nil
}

// checkStart verifies line n = 0 if there is one. What is wrong there is told
// by the first Next: the game itself can begin.
func (p *Replay) checkStart() {
	var e entry
	if p.err = p.lines.decode(&e); p.err != nil {
		p.Full = false
		return
	}
	if e.N == nil || *e.N != 0 {
		p.pending = &e
		p.Full = false
		return
	}
	if p.err = p.checkLine(&e, nil, p.SetupEvents, rules.NoSeat); p.err != nil {
		p.err = p.lines.place(p.err)
		return
	}
	p.good = p.lines.after
}

// Good returns the number of bytes of the record that are verified so far: a
// save can go on behind them.
func (p *Replay) Good() int64 { return p.good }

// Decisions returns the number of decisions played so far.
func (p *Replay) Decisions() int { return p.n }

// Next plays the next decision. It returns io.EOF at the end of the record,
// and an *Error where the record is wrong; then the position is the one before
// the line that is wrong.
func (p *Replay) Next() (Step, error) {
	if p.err != nil {
		return Step{}, p.err
	}
	e := p.pending
	p.pending = nil
	if e == nil {
		e = new(entry)
		if p.err = p.lines.decode(e); p.err != nil {
			return Step{}, p.err
		}
	}
	step, err := p.play(e)
	if err != nil {
		p.err = p.lines.place(err)
		return Step{}, p.err
	}
	p.good = p.lines.after
	return step, nil
}

// play plays one line.
func (p *Replay) play(e *entry) (Step, error) {
	s := Step{N: p.n + 1, Seat: p.State.ToMove(), Before: p.State}
	switch {
	case e.N == nil:
		return s, wrong("the line has no number", `"n":`+strconv.Itoa(s.N), "none")
	case *e.N != s.N:
		return s, wrong("the line's number is wrong", fmt.Sprint(s.N), fmt.Sprint(*e.N))
	case s.Seat == rules.NoSeat:
		return s, wrong("there is a decision, but the game is over", "the end", compact(e.Do))
	case e.Seat == nil:
		return s, wrong("the line names no seat", quote(s.Seat.String()), "none")
	case *e.Seat != s.Seat.String():
		return s, wrong("another seat is to decide", quote(s.Seat.String()), quote(*e.Seat))
	case e.Do == nil:
		return s, wrong("the line has no decision", `"do"`, "none")
	}
	var err error
	if s.Decision, err = DecodeDecision(p.r, &s.Before, e.Do); err != nil {
		return s, err
	}
	log := touria.Log{}
	if p.byEvents() {
		if log.Forced, err = chanceOf(p.r, s.Seat, e.Events); err != nil {
			return s, err
		}
	}
	next := s.Before
	if err := p.r.Play(&next, s.Decision, &log); err != nil {
		return s, wrong("chance came out in a way that cannot be: "+err.Error(), "", compact(e.Events))
	}
	s.Events = log.Events
	if e.Legal != nil {
		if err := p.checkLegal(&s.Before, e.Legal); err != nil {
			return s, err
		}
	}
	before := p.State
	p.State = next
	if err := p.checkLine(e, e.Legal, s.Events, s.Seat); err != nil {
		p.State = before
		return s, err
	}
	p.n++
	return s, nil
}

// checkLine verifies the events and the position of a line.
func (p *Replay) checkLine(e *entry, legal []byte, events []touria.Event, decider rules.Seat) error {
	if e.Events != nil || p.byEvents() {
		if err := p.checkEvents(e.Events, events, decider); err != nil {
			return err
		}
	}
	if e.State == nil {
		if legal != nil && p.marked() {
			return wrong("the line is that of a full record, but has no position", `"state"`, "none")
		}
		p.Full = false
		return nil
	}
	if p.marked() && (e.Events == nil || decider != rules.NoSeat && legal == nil) {
		return wrong("the line is that of a full record, but something is missing", `"events" and "legal"`, "less")
	}
	return compareStates(EncodeState(p.r, &p.State), e.State, p.marked())
}

// marked tells whether this package wrote the record's events.
func (p *Replay) marked() bool { return p.Header.Program == Program }

// Result tells how a verified record went.
type Result struct {
	Decisions int
	Turns     int
	Over      bool
	Winner    rules.Seat // NoSeat in an unfinished game
	Full      bool       // with the position at every decision
	Hash      uint64     // of the final position
}

// Verify plays a whole record again. A game that is not finished is fine.
func Verify(file string, src io.Reader, r *touria.Rules) (Result, error) {
	p, err := Open(file, src, r)
	if err != nil {
		return Result{}, err
	}
	for err == nil {
		_, err = p.Next()
	}
	if !errors.Is(err, io.EOF) {
		return Result{}, err
	}
	s := &p.State
	return Result{Decisions: p.n, Turns: s.Turn(), Over: s.Phase() == touria.PhaseOver, Winner: s.Winner(), Full: p.Full, Hash: s.Hash()}, nil
}
