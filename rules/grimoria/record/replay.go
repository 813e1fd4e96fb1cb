package record

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// Replay plays a record line by line and verifies it: who decides, that each decision is legal, that
// chance comes out as written, and in full records also the legal decisions and the positions.
type Replay struct {
	// Header is the record's header, and Setup the set-up it describes.
	Header Header
	Setup  g.Setup
	// SetupEvents are the events before the first decision. There are none if the record has its own
	// start position.
	SetupEvents []g.Event
	// State is the position reached.
	State g.State

	walk frame.Walk
}

// Step is one decision of a record after it has been played.
type Step struct {
	N        int // from 1
	Seat     g.Seat
	Decision g.Decision
	Before   g.State   // the position before the decision
	Events   []g.Event // the decision's outcome
}

// Open reads a record's header and start position. It fails only if the game cannot even begin.
// Errors are of type *frame.Error; the file name is used only in errors.
func Open(file string, src io.Reader) (*Replay, error) {
	p := &Replay{}
	var err error
	p.walk, err = frame.Begin(file, src, func(line []byte) (err error) {
		p.Header, err = DecodeHeader(line)
		return err
	})
	if err != nil {
		return nil, err
	}
	if p.Setup, err = p.Header.Setup(); err != nil {
		return nil, p.walk.Place(err)
	}
	if p.byEvents() {
		return p, p.walk.LoadStart(func(state []byte) (err error) {
			p.State, err = DecodeState(&p.Header, state)
			return err
		})
	}
	log := g.Log{}
	if p.State, err = g.New(p.Setup, &log); err != nil {
		return nil, p.walk.Place(frame.Wrong("the game cannot begin: "+err.Error(), "", ""))
	}
	p.SetupEvents = log.Events
	p.walk.CheckStart(func(e *frame.Raw) error { return p.checkLine(e, p.SetupEvents, true) })
	return p, nil
}

func (p *Replay) byEvents() bool { return p.Header.Chance == frame.ByEvents }

// marked reports whether this package wrote the record's events.
func (p *Replay) marked() bool { return p.Header.Program == Program }

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
	err := frame.CheckEntry(e, s.N, nameOf(s.Seat))
	if err != nil {
		return s, err
	}
	if s.Decision, err = DecodeDecision(&s.Before, e.Do); err != nil {
		return s, err
	}
	log := g.Log{}
	if p.byEvents() {
		if log.Forced, err = news(e.Events); err != nil {
			return s, err
		}
	}
	next := s.Before
	if err := next.Play(s.Decision, &log); err != nil {
		return s, frame.Wrong("chance came out in a way that cannot be: "+err.Error(), "", frame.Compact(e.Events))
	}
	s.Events = log.Events
	if e.Legal != nil {
		if err := checkLegal(&s.Before, e.Legal); err != nil {
			return s, err
		}
	}
	p.State = next
	if err := p.checkLine(e, s.Events, false); err != nil {
		p.State = s.Before
		return s, err
	}
	return s, nil
}

// news returns what chance brings in a record by events that the start position does not tell:
// shuffles, and draws from the discard pile.
func news(data []byte) (forced []g.Event, err error) {
	if len(data) == 0 {
		return nil, nil
	}
	var list []event
	if err := frame.Unmarshal(data, &list); err != nil {
		return nil, err
	}
	for i := range list {
		if w := &list[i]; w.Kind == g.Reshuffled.String() || w.Kind == g.Drawn.String() && w.From == from(false) {
			e, err := w.outcome()
			if err != nil {
				return nil, err
			}
			forced = append(forced, e)
		}
	}
	return forced, nil
}

// checkLine verifies a line's events and position.
func (p *Replay) checkLine(e *frame.Raw, events []g.Event, start bool) error {
	if e.Events != nil || p.byEvents() {
		if err := p.checkEvents(e.Events, events); err != nil {
			return err
		}
	}
	if has, err := p.walk.HasState(e, start, p.marked()); !has {
		return err
	}
	return compareStates(AppendState(nil, &p.State), e.State, p.marked())
}

// checkEvents compares a line's events with those that happened: all of them in records that this
// package wrote, otherwise those of chance. Events that are not public may be missing if they follow
// from the seed or, as what is seen does, from the position.
func (p *Replay) checkEvents(data []byte, happened []g.Event) error {
	if bytes.Equal(appendJSON(nil, encodeEvents(&p.State, happened)), data) {
		return nil
	}
	var found []event
	if len(data) > 0 {
		if err := frame.Unmarshal(data, &found); err != nil {
			return err
		}
	}
	found = slices.DeleteFunc(found, func(w event) bool {
		k, known := kinds[w.Kind]
		return !known || !p.marked() && !k.IsChance()
	})
	for i := range happened {
		e := &happened[i]
		if !p.marked() && !e.Kind.IsChance() {
			continue
		}
		text := p.comparable(encodeEvent(&p.State, e))
		switch {
		case len(found) > 0 && p.comparable(found[0]) == text:
			found = found[1:]
		case e.Only != rules.Everyone && (!p.byEvents() || e.Kind == g.Seen):
		case len(found) > 0:
			return frame.Wrong("an event is not what happens", text, p.comparable(found[0]))
		default:
			return frame.Wrong("an event is missing", text, "none")
		}
	}
	if len(found) > 0 {
		return frame.Wrong("an event does not happen", "none", p.comparable(found[0]))
	}
	return nil
}

// comparable returns an event's text without the fields that may differ.
func (p *Replay) comparable(w event) string {
	if !p.marked() {
		w.Only = nil
	}
	return textOf(&w)
}

// checkLegal compares a list of decisions, as a set, with the legal ones.
func checkLegal(s *g.State, data []byte) error {
	if bytes.Equal(AppendLegal(nil, s), data) {
		return nil
	}
	raw, err := rawList(data)
	if err != nil {
		return err
	}
	all := s.Legal(nil)
	left := slices.Clone(all)
	for _, one := range raw {
		d, err := DecodeDecision(s, one)
		if err != nil {
			e := frame.AsError(err)
			e.What = "legal: " + e.What
			return e
		}
		i := slices.Index(left, d)
		if i < 0 {
			return frame.Wrong("a legal decision stands in the list twice", "once", frame.Compact(one))
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		return frame.Wrong("a legal decision is missing in the list", textOf(encodeDecision(left[0])), "none")
	}
	return nil
}

// compareStates compares the JSON of two positions. Sets may be in any order; unless every field is
// wanted, false and null may be left out.
func compareStates(expected, found []byte, every bool) error {
	if bytes.Equal(expected, found) {
		return nil
	}
	a, err := frame.Tree(expected)
	if err != nil {
		return err
	}
	b, err := frame.Tree(found)
	if err != nil {
		return err
	}
	if top, ok := a.(map[string]any); ok && top["active"] == nil { // how many merchants have been used says nothing between turns
		if turn, ok := top["turn_state"].(map[string]any); ok {
			delete(turn, "bought")
		}
	}
	return frame.Comparison{Set: isSet, Key: func(v any) string { return textOf(v) }, Count: func(string) bool { return false }, Every: every}.Compare(a, b)
}

// isSet reports whether the list at a path is unordered.
func isSet(path string) bool {
	return path == "discard" || path == "removed" || path == "winners" || path == "turn_state.attack.asked" || strings.HasPrefix(path, "players.")
}

// Result summarises a verified record.
type Result struct {
	Decisions int
	Rounds    int
	Over      bool
	Winners   []g.Seat // none in an unfinished game
	Full      bool     // with the position at every decision
	Hash      uint64   // of the final position
	Header    Header
}

// Verify replays a whole record. The game may be unfinished.
func Verify(file string, src io.Reader) (Result, error) {
	p, err := Open(file, src)
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
	return Result{Decisions: p.walk.Decisions(), Rounds: s.Round(), Over: s.Phase() == g.PhaseOver, Winners: s.Position().Winners, Full: p.walk.Full, Hash: s.Hash(), Header: p.Header}, nil
}
