package record

import (
	"fmt"
	"io"
	"strconv"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Writer writes a record line by line. Each line is one Write of the
// destination, so a program that is killed leaves at most one line unfinished.
type Writer struct {
	// Full adds to each decision what was legal and the position after it.
	Full bool
	// Public leaves out what not everybody may see: private events, and which
	// gem of a draw was picked. Such a record can be read but not replayed.
	Public bool

	dst io.Writer
	r   *touria.Rules
	n   int
	buf []byte
}

// NewWriter writes the header and returns a writer for the decisions.
func NewWriter(dst io.Writer, r *touria.Rules, h *Header) (*Writer, error) {
	w := &Writer{dst: dst, r: r}
	var err error
	if w.buf, err = AppendHeader(nil, h); err != nil {
		return nil, err
	}
	return w, w.flush()
}

func (w *Writer) flush() error {
	w.buf = append(w.buf, '\n')
	_, err := w.dst.Write(w.buf)
	return err
}

// Start writes line n = 0, the position before the first decision with the
// events of the set-up. Records with chance by events and full ones need it.
func (w *Writer) Start(s *touria.State, setup []touria.Event) error {
	w.buf = AppendStart(w.buf[:0], w.r, s, setup)
	return w.flush()
}

// Decision writes the line of a decision: what came of it, and the positions
// before and after it.
func (w *Writer) Decision(before *touria.State, d touria.Decision, events []touria.Event, after *touria.State) error {
	w.n++
	if w.Public {
		events = public(events)
	}
	o, err := w.line(before, d, events)
	if err != nil {
		return err
	}
	if w.Full {
		o.key("legal")
		if o.b, err = AppendLegal(o.b, w.r, before); err != nil {
			return err
		}
		o.key("state")
		o.b = AppendState(o.b, w.r, after)
	}
	w.buf = o.close()
	return w.flush()
}

// AppendLegal appends the list of the legal decisions.
func AppendLegal(dst []byte, r *touria.Rules, s *touria.State) ([]byte, error) {
	var buf [touria.MaxLegal]touria.Decision
	dst = append(dst, '[')
	for i, d := range r.Legal(s, buf[:0]) {
		if i > 0 {
			dst = append(dst, ',')
		}
		var err error
		if dst, err = AppendDecision(dst, r, s, d); err != nil {
			return dst, err
		}
	}
	return append(dst, ']'), nil
}

// line begins a decision's line.
func (w *Writer) line(before *touria.State, d touria.Decision, events []touria.Event) (object, error) {
	hidden := w.Public && before.Phase() == touria.PhaseThief
	return beginLine(w.buf[:0], w.r, w.n, before, d, events, hidden)
}

// AppendLine appends the line of the n-th decision, from 1, without a line
// break: what a save adds for each decision.
func AppendLine(dst []byte, r *touria.Rules, n int, before *touria.State, d touria.Decision, events []touria.Event) ([]byte, error) {
	o, err := beginLine(dst, r, n, before, d, events, false)
	if err != nil {
		return dst, err
	}
	return o.close(), nil
}

func beginLine(dst []byte, r *touria.Rules, n int, before *touria.State, d touria.Decision, events []touria.Event, hidden bool) (object, error) {
	o := open(dst)
	if before.ToMove() == rules.NoSeat {
		return o, fmt.Errorf("decision %d cannot be written: the game is over", n)
	}
	o.number("n", n)
	o.text("seat", before.ToMove().String())
	o.key("do")
	if hidden {
		o.b = append(o.b, `{"kind":`+strconv.Quote(d.Kind.String())+`}`...)
	} else {
		var err error
		if o.b, err = AppendDecision(o.b, r, before, d); err != nil {
			return o, fmt.Errorf("decision %d: %w", n, err)
		}
	}
	o.key("events")
	o.b = AppendEvents(o.b, r, events)
	return o, nil
}

// AppendStart appends line n = 0 without a line break.
func AppendStart(dst []byte, r *touria.Rules, s *touria.State, setup []touria.Event) []byte {
	o := open(dst)
	o.number("n", 0)
	o.key("events")
	o.b = AppendEvents(o.b, r, setup)
	o.key("state")
	o.b = AppendState(o.b, r, s)
	return o.close()
}

// public returns the events that everybody may see.
func public(events []touria.Event) []touria.Event {
	var list []touria.Event
	for _, e := range events {
		if e.Only == touria.Everyone {
			list = append(list, e)
		}
	}
	return list
}
