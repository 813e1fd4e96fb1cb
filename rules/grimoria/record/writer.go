package record

import (
	"io"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// line is a line after the header, as this package writes it.
type line = frame.Entry[*decision, []event, []*decision, *state]

// Writer writes a record. Each line is a single Write to the destination.
type Writer struct {
	// Full adds the legal decisions and the resulting position to each decision.
	Full bool
	// Public leaves out whatever is not public: private events, sealed spells until they are
	// revealed, and which face-down card was put away. Such a record can be read but not replayed.
	Public bool

	lines  *frame.Writer
	n      int
	sealed []*line // choices of a public record's round that has not been revealed
}

// NewWriter writes the header and returns a writer for the decisions.
func NewWriter(dst io.Writer, h *Header) (*Writer, error) {
	w := &Writer{lines: frame.NewWriter(dst)}
	return w, w.lines.Write(h)
}

// Start writes line n = 0: the position before the first decision and the events of the set-up. Full
// records and those with chance by events need it.
func (w *Writer) Start(s *g.State, setup []g.Event) error {
	return w.lines.Write(&line{N: new(0), Events: encodeEvents(s, setup), State: encodeState(s)})
}

// Decision writes a decision's line, given its events and the positions before and after it. A
// public writer holds choices back until the round is revealed; see Close.
func (w *Writer) Decision(before *g.State, d g.Decision, events []g.Event, after *g.State) error {
	w.n++
	if w.Public {
		events = public(events)
	}
	l := decisionLine(w.n, before, d, events, after)
	if w.Full {
		l.Legal, l.State = encodeLegal(before), encodeState(after)
	}
	if w.Public {
		if before.Phase() == g.PhaseChoose {
			w.sealed = append(w.sealed, l)
			if after.Phase() == g.PhaseChoose && after.Round() == before.Round() {
				return nil
			}
			return w.unseal()
		}
		if c := g.Card(d.Arg &^ g.Under); d.Kind == g.PutAway && !c.IsCompanion() {
			l.Do.Card = ""
		}
	}
	return w.lines.Write(l)
}

// Close writes what a public writer has held back: the choices of a round that was not revealed,
// without their spells. It does not close the destination.
func (w *Writer) Close() error {
	for _, l := range w.sealed {
		l.Do.Spell = nil
	}
	return w.unseal()
}

func (w *Writer) unseal() error {
	for _, l := range w.sealed {
		if err := w.lines.Write(l); err != nil {
			return err
		}
	}
	w.sealed = w.sealed[:0]
	return nil
}

func decisionLine(n int, before *g.State, d g.Decision, events []g.Event, after *g.State) *line {
	return &line{N: &n, Seat: seatOrNil(before.ToMove()), Do: encodeDecision(d), Events: encodeEvents(after, events)}
}

// AppendHeader appends the header's line, without a line break.
func AppendHeader(dst []byte, h *Header) ([]byte, error) { return frame.Append(dst, h) }

// AppendLine appends the line of the n-th decision (from 1) without a line break. A save adds one
// for each decision.
func AppendLine(dst []byte, n int, before *g.State, d g.Decision, events []g.Event, after *g.State) []byte {
	return appendJSON(dst, decisionLine(n, before, d, events, after))
}

// public returns the public events of a list.
func public(events []g.Event) (list []g.Event) {
	for _, e := range events {
		if e.Only == rules.Everyone {
			list = append(list, e)
		}
	}
	return list
}
