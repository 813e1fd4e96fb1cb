package record

import (
	"fmt"
	"io"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// line is a line after the header, as this package writes it.
type line = frame.Entry[*decision, []event, []decision, *state]

// Writer writes a record. Each line is a single Write to the destination.
type Writer struct {
	// Full adds the legal decisions and the resulting position to each decision.
	Full bool
	// Public leaves out whatever is not public: private events, and which gem of a draw was picked.
	// Such a record can be read but not replayed.
	Public bool

	lines *frame.Writer
	r     *touria.Rules
	n     int
}

// NewWriter writes the header and returns a writer for the decisions.
func NewWriter(dst io.Writer, r *touria.Rules, h *Header) (*Writer, error) {
	w := &Writer{lines: frame.NewWriter(dst), r: r}
	return w, w.lines.Write(h)
}

// Start writes line n = 0: the position before the first decision and the events of the set-up.
// Full records and those with chance by events need it.
func (w *Writer) Start(s *touria.State, setup []touria.Event) error {
	return w.lines.Write(startLine(w.r, s, setup))
}

// Decision writes a decision's line, given its events and the positions before and after it.
func (w *Writer) Decision(before *touria.State, d touria.Decision, events []touria.Event, after *touria.State) error {
	w.n++
	if w.Public {
		events = public(events)
	}
	l, err := decisionLine(w.r, w.n, before, d, events)
	if err != nil {
		return err
	}
	if w.Public && before.Phase() == touria.PhaseThief {
		l.Do = &decision{Kind: l.Do.Kind}
	}
	if w.Full {
		if l.Legal, err = encodeLegal(w.r, before); err != nil {
			return err
		}
		l.State = encodeState(w.r, after)
	}
	return w.lines.Write(l)
}

// AppendLine appends the line of the n-th decision (from 1) without a line break. A save adds one
// for each decision.
func AppendLine(dst []byte, r *touria.Rules, n int, before *touria.State, d touria.Decision, events []touria.Event) ([]byte, error) {
	l, err := decisionLine(r, n, before, d, events)
	if err != nil {
		return dst, err
	}
	return frame.Append(dst, l)
}

func decisionLine(r *touria.Rules, n int, before *touria.State, d touria.Decision, events []touria.Event) (*line, error) {
	if before.ToMove() == rules.NoSeat {
		return nil, fmt.Errorf("decision %d cannot be written: the game is over", n)
	}
	do, err := encodeDecision(r, before, d)
	if err != nil {
		return nil, fmt.Errorf("decision %d: %w", n, err)
	}
	return &line{N: &n, Seat: seatOrNil(before.ToMove()), Do: &do, Events: encodeEvents(r, events)}, nil
}

func startLine(r *touria.Rules, s *touria.State, setup []touria.Event) *line {
	return &line{N: new(0), Events: encodeEvents(r, setup), State: encodeState(r, s)}
}

// public returns the public events of a list.
func public(events []touria.Event) []touria.Event {
	var list []touria.Event
	for _, e := range events {
		if e.Only == rules.Everyone {
			list = append(list, e)
		}
	}
	return list
}
