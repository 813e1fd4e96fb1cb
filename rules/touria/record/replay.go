package record

import (
	"errors"
	"io"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// Replay plays a record line by line and verifies it: who decides, that each decision is legal,
// that chance comes out as written, and in full records also the legal decisions and the positions.
type Replay struct {
	// Header is the record's header, and Setup the set-up it describes.
	Header Header
	Setup  touria.Setup
	// SetupEvents are the events before the first decision. There are none if the record has its
	// own start position.
	SetupEvents []touria.Event
	// State is the position reached.
	State touria.State

	r    *touria.Rules
	walk frame.Walk
}

// Step is one decision of a record after it has been played.
type Step struct {
	N        int // from 1
	Seat     rules.Seat
	Decision touria.Decision
	Before   touria.State   // the position before the decision
	Events   []touria.Event // the decision's outcome
}

// Open reads a record's header and start position. It fails only if the game cannot even begin.
// Errors are of type *frame.Error; the file name is used only in errors.
func Open(file string, src io.Reader, r *touria.Rules) (*Replay, error) {
	p := &Replay{r: r}
	var err error
	p.walk, err = frame.Begin(file, src, func(line []byte) (err error) {
		p.Header, err = DecodeHeader(line)
		return err
	})
	if err != nil {
		return nil, err
	}
	if p.Setup, err = p.Header.SetupOn(r.Board); err != nil {
		return nil, p.walk.Place(err)
	}
	if p.byEvents() {
		return p, p.walk.LoadStart(func(state []byte) (err error) {
			p.State, err = DecodeState(p.r, &p.Header, state)
			return err
		})
	}
	log := touria.Log{}
	if p.State, err = r.New(p.Setup, &log); err != nil {
		return nil, p.walk.Place(frame.Wrong("the game cannot begin: "+err.Error(), "", ""))
	}
	p.SetupEvents = log.Events
	p.walk.CheckStart(func(e *frame.Raw) error { return p.checkLine(e, p.SetupEvents, rules.NoSeat) })
	return p, nil
}

func (p *Replay) byEvents() bool { return p.Header.Chance == ByEvents }

// Good returns the number of bytes verified so far. A save can continue from there.
func (p *Replay) Good() int64 { return p.walk.Good() }

// Decisions returns the number of decisions played so far.
func (p *Replay) Decisions() int { return p.walk.Decisions() }

// Next plays the next decision. It returns io.EOF at the end of the record and an *Error where the
// record is wrong; the position is then the one before the wrong line.
func (p *Replay) Next() (Step, error) { return frame.Next(&p.walk, p.play) }

// play plays one line, the n-th decision.
func (p *Replay) play(e *frame.Raw, n int) (Step, error) {
	s := Step{N: n, Seat: p.State.ToMove(), Before: p.State}
	err := frame.CheckEntry(e, s.N, nameOf(seatNames, s.Seat))
	if err != nil {
		return s, err
	}
	if s.Decision, err = DecodeDecision(p.r, &s.Before, e.Do); err != nil {
		return s, err
	}
	log := touria.Log{}
	if p.byEvents() {
		if log.Forced, err = DecodeEvents(p.r, s.Seat, e.Events, touria.EventKind.IsChance); err != nil {
			return s, err
		}
	}
	next := s.Before
	if err := p.r.Play(&next, s.Decision, &log); err != nil {
		return s, frame.Wrong("chance came out in a way that cannot be: "+err.Error(), "", frame.Compact(e.Events))
	}
	s.Events = log.Events
	if e.Legal != nil {
		if err := p.checkLegal(&s.Before, e.Legal); err != nil {
			return s, err
		}
	}
	p.State = next
	if err := p.checkLine(e, s.Events, s.Seat); err != nil {
		p.State = s.Before
		return s, err
	}
	return s, nil
}

// checkLine verifies a line's events and position.
func (p *Replay) checkLine(e *frame.Raw, events []touria.Event, decider rules.Seat) error {
	if e.Events != nil || p.byEvents() {
		if err := p.checkEvents(e.Events, events, decider); err != nil {
			return err
		}
	}
	if has, err := p.walk.HasState(e, decider == rules.NoSeat, p.marked()); !has {
		return err
	}
	return compareStates(AppendState(nil, p.r, &p.State), e.State, p.marked())
}

// marked reports whether this package wrote the record's events.
func (p *Replay) marked() bool { return p.Header.Program == Program }

// Result summarises a verified record.
type Result struct {
	Decisions int
	Turns     int
	Over      bool
	Winner    rules.Seat // NoSeat in an unfinished game
	Full      bool       // with the position at every decision
	Hash      uint64     // of the final position
	Header    Header
}

// Verify replays a whole record. The game may be unfinished.
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
	return Result{Decisions: p.walk.Decisions(), Turns: s.Turn(), Over: s.Phase() == touria.PhaseOver, Winner: s.Winner(), Full: p.walk.Full, Hash: s.Hash(), Header: p.Header}, nil
}
