package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// Game is the name of the game in headers, and Version the newest format that is read.
const (
	Game    = "grimoria"
	Version = 1
)

// Header is line 1.
type Header struct {
	frame.Mark
	frame.Origin
	Variant struct {
		OpenCards bool `json:"open_cards"`
		MemoryAid bool `json:"memory_aid,omitempty"`
	} `json:"variant"`
	Players []frame.Player `json:"players"`
}

// Setup returns how the game of the header begins, or why it cannot.
func (h *Header) Setup() (g.Setup, error) {
	if err := h.Mark.Check(Game, Version); err != nil {
		return g.Setup{}, err
	}
	if err := h.CheckChance(); err != nil {
		return g.Setup{}, err
	}
	if err := h.CheckGoesOn(); err != nil {
		return g.Setup{}, err
	}
	if n := len(h.Players); n < 2 || n > g.MaxSeats {
		return g.Setup{}, frame.Wrong("the number of players is impossible", "2 to 5", fmt.Sprint(n))
	}
	for i := range h.Players {
		if p := &h.Players[i]; p.Seat != seatNumber(i) {
			return g.Setup{}, frame.Wrong("the seats are not in their order", seatNumber(i), frame.Quote(p.Seat))
		} else if err := p.Check(); err != nil {
			return g.Setup{}, err
		}
	}
	return g.Setup{Players: len(h.Players), OpenCards: h.Variant.OpenCards, Seed: rules.ParseSeed(h.Seed)}, nil
}

type line = frame.Entry[object, []object, []object, object]

// Writer writes a record; Full adds legal decisions and positions.
type Writer struct {
	Full  bool
	lines *frame.Writer
	n     int
}

// NewWriter writes the header.
func NewWriter(dst io.Writer, h *Header) (*Writer, error) {
	w := &Writer{lines: frame.NewWriter(dst)}
	return w, w.lines.Write(h)
}

// Start writes the position before the first decision, and the events of the set-up.
func (w *Writer) Start(s *g.State, setup []g.Event) error {
	return w.lines.Write(&line{N: new(0), Events: encodeEvents(s, setup), State: encodeState(s)})
}

// Decision writes a decision with its events and the positions before and after it.
func (w *Writer) Decision(before *g.State, d g.Decision, events []g.Event, after *g.State) error {
	w.n++
	n, seat := w.n, seatName(before)
	l := &line{N: &n, Seat: &seat, Do: encodeDecision(d), Events: encodeEvents(after, events)}
	if w.Full {
		for _, d := range before.Legal(nil) {
			l.Legal = append(l.Legal, encodeDecision(d))
		}
		l.State = encodeState(after)
	}
	return w.lines.Write(l)
}

// Check replays a record by seed, compares what its lines say with the game, and returns the last
// position. Errors name file and line. A cut last line is told, but the position before it holds.
func Check(file string, src io.Reader) (g.State, int, error) {
	lines := frame.NewLines(file, src)
	var h Header
	if err := lines.Decode(func(text []byte) error { return frame.Unmarshal(text, &h) }); err != nil {
		if err == io.EOF {
			return g.State{}, 0, lines.Missing("the record is empty", "a header")
		}
		return g.State{}, 0, err
	}
	setup, err := h.Setup()
	if err != nil {
		return g.State{}, 0, lines.Place(err)
	}
	log := &g.Log{}
	s, err := g.New(setup, log)
	if err != nil {
		return g.State{}, 0, lines.Place(err)
	}
	n := 0
	for {
		e, err := lines.DecodeEntry()
		if err == io.EOF {
			return s, n, nil
		}
		if err != nil {
			return s, n, err
		}
		if n == 0 && frame.IsStart(e) {
			if err := compare(&s, log.Events, e, nil); err != nil {
				return s, n, lines.Place(err)
			}
			continue
		}
		if err := frame.CheckEntry(e, n+1, seatName(&s)); err != nil {
			return s, n, lines.Place(err)
		}
		d, err := decodeDecision(&s, e.Do)
		if err != nil {
			return s, n, lines.Place(err)
		}
		log.Events = log.Events[:0]
		legal := s.Legal(nil)
		s.Apply(d, log)
		n++
		if err := compare(&s, log.Events, e, legal); err != nil {
			return s, n, lines.Place(err)
		}
	}
}

// compare compares what a line says of chance, of legal decisions and of the position.
func compare(s *g.State, events []g.Event, e *frame.Raw, legal []g.Decision) error {
	if len(e.Events) > 0 {
		var chance []object
		for i := range events {
			if events[i].Kind.IsChance() {
				chance = append(chance, encodeEvent(s, &events[i]))
			}
		}
		var all []map[string]any
		if err := frame.Unmarshal(e.Events, &all); err != nil {
			return err
		}
		var found []object
		for _, one := range all {
			for i := range events {
				if one["kind"] == events[i].Kind.String() && events[i].Kind.IsChance() {
					found = append(found, one)
					break
				}
			}
		}
		a, b := text(chance), text(found)
		if !bytes.Equal(a, b) {
			return frame.Wrong("the outcomes of chance differ", frame.Compact(a), frame.Compact(b))
		}
	}
	set := frame.Comparison{Key: func(v any) string { return string(text(v)) }, Count: func(string) bool { return false },
		Set: func(path string) bool {
			return path == "" || path == "discard" || path == "removed" || len(path) > 7 && path[:7] == "players"
		}}
	same := func(want any, data []byte) error {
		if len(data) == 0 {
			return nil
		}
		a, err := frame.Tree(text(want))
		if err != nil {
			return err
		}
		b, err := frame.Tree(data)
		if err != nil {
			return err
		}
		return set.Compare(a, b)
	}
	if legal != nil {
		var list []object
		for _, d := range legal {
			list = append(list, encodeDecision(d))
		}
		if err := same(list, e.Legal); err != nil {
			return frame.Wrong("the legal decisions differ: "+err.Error(), "", "")
		}
	}
	return same(encodeState(s), e.State)
}

func text(v any) []byte {
	data, _ := json.Marshal(v) // maps of plain values
	return data
}
