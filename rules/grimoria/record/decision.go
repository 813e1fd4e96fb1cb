package record

import (
	"encoding/json"
	"slices"

	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// decision is a decision's JSON object.
type decision struct {
	Kind    string `json:"kind"`
	Spell   *int   `json:"spell,omitempty"`
	Slot    *int   `json:"slot,omitempty"`
	Card    string `json:"card,omitempty"`
	Cloaked bool   `json:"cloaked,omitempty"`
	On      string `json:"on,omitempty"`
}

func encodeDecision(d g.Decision) *decision {
	w := &decision{Kind: d.Kind.String()}
	switch d.Kind {
	case g.Choose:
		w.Spell = new(int(d.Arg))
	case g.Swap, g.Discard, g.Take:
		w.Slot = new(int(d.Arg))
	case g.PutAway:
		w.Card, w.Cloaked = g.Card(d.Arg&^g.Under).String(), d.Arg&g.Under != 0
	case g.PutOnCloak, g.Seize, g.Give:
		w.Card = g.Card(d.Arg).String()
	case g.Target:
		w.On = g.Seat(d.Arg).String()
	}
	return w
}

func encodeLegal(s *g.State) []*decision {
	list := []*decision{}
	for _, d := range s.Legal(nil) {
		list = append(list, encodeDecision(d))
	}
	return list
}

// AppendLegal appends the list of legal decisions.
func AppendLegal(dst []byte, s *g.State) []byte { return appendJSON(dst, encodeLegal(s)) }

// DecodeDecision reads a decision that is legal in the position.
func DecodeDecision(s *g.State, data []byte) (g.Decision, error) {
	var w decision
	if err := frame.Unmarshal(data, &w); err != nil {
		return g.Decision{}, err
	}
	var buffer [g.MaxLegal]g.Decision
	legal := s.Legal(buffer[:0])
	var kinds []string
	for _, d := range legal {
		if d.Kind.String() != w.Kind {
			if k := d.Kind.String(); !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
			continue
		}
		if w.fits(d) {
			return d, nil
		}
	}
	if !slices.ContainsFunc(legal, func(d g.Decision) bool { return d.Kind.String() == w.Kind }) {
		return g.Decision{}, frame.Wrong("such a decision is not possible in phase "+s.Phase().String(), list(kinds), frame.Quote(w.Kind))
	}
	if d := w.Spell; s.Phase() == g.PhaseChoose && d != nil && *d > s.Level() {
		return g.Decision{}, frame.Wrong("the spell lies above the magic level", "1 to "+seatNumber(s.Level()-1), seatNumber(*d-1))
	}
	return g.Decision{}, frame.Wrong("the decision is not possible now", "", frame.Compact(data))
}

// fits reports whether a text means a decision of its kind. What the kind does not need is ignored.
func (w *decision) fits(d g.Decision) bool {
	arg := int(d.Arg)
	switch d.Kind {
	case g.Choose:
		return w.Spell != nil && *w.Spell == arg
	case g.Swap, g.Discard, g.Take:
		return w.Slot != nil && *w.Slot == arg
	case g.PutAway:
		return w.Card == g.Card(d.Arg&^g.Under).String() && w.Cloaked == (d.Arg&g.Under != 0)
	case g.PutOnCloak, g.Seize, g.Give:
		return w.Card == g.Card(d.Arg).String()
	case g.Target:
		return w.On == g.Seat(d.Arg).String()
	}
	return true
}

// list joins names for an error.
func list(names []string) string {
	text := ""
	for i, n := range names {
		if i > 0 {
			text += ", "
		}
		text += n
	}
	return text
}

// appendJSON appends the JSON of a value that always has one.
func appendJSON(dst []byte, v any) []byte {
	dst, err := frame.Append(dst, v)
	if err != nil {
		panic(err)
	}
	return dst
}

// textOf returns the JSON of a value that always has one.
func textOf(v any) string { return string(appendJSON(nil, v)) }

// rawList reads a list without its entries.
func rawList(data []byte) (list []json.RawMessage, err error) {
	return list, frame.Unmarshal(data, &list)
}
