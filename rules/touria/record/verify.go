package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// chanceOf reads the events of chance of a line. Those of other kinds are not
// even looked at: other programs may tell them differently.
func chanceOf(r *touria.Rules, decider rules.Seat, data []byte) ([]touria.Event, error) {
	return someEvents(r, decider, data, touria.EventKind.IsChance)
}

// someEvents reads the events of certain kinds.
func someEvents(r *touria.Rules, decider rules.Seat, data []byte, want func(touria.EventKind) bool) ([]touria.Event, error) {
	if data == nil {
		return nil, nil
	}
	var raw []json.RawMessage
	if err := Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	var list []touria.Event
	for _, one := range raw {
		var w struct {
			Kind string `json:"kind"`
		}
		if err := Unmarshal(one, &w); err != nil {
			return nil, err
		}
		kind, err := touria.ParseEventKind(w.Kind)
		if err != nil || !want(kind) {
			continue
		}
		e, _, err := DecodeEvent(r, decider, one)
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

// checkEvents compares the events of a line with those that happened: all of
// them in records that this package wrote, else those of chance. Events that
// not everybody may see can be missing where the seed tells them.
func (p *Replay) checkEvents(data []byte, happened []touria.Event, decider rules.Seat) error {
	want := touria.EventKind.IsChance
	if p.marked() {
		want = func(touria.EventKind) bool { return true }
	}
	found, err := someEvents(p.r, decider, data, want)
	if err != nil {
		return err
	}
	i := 0
	for _, e := range happened {
		if !want(e.Kind) {
			continue
		}
		text := p.comparable(e)
		switch {
		case i < len(found) && p.comparable(found[i]) == text:
			i++
		case e.Only != touria.Everyone && !p.byEvents():
		case i < len(found):
			return wrong("an event is not what happens", text, p.comparable(found[i]))
		default:
			return wrong("an event is missing", text, "none")
		}
	}
	if i < len(found) {
		return wrong("an event does not happen", "none", p.comparable(found[i]))
	}
	return nil
}

// comparable returns an event's text without what need not be equal.
func (p *Replay) comparable(e touria.Event) string {
	e.Last = touria.NoColour
	if !p.marked() {
		e.Only = touria.Everyone
	}
	return string(AppendEvent(nil, p.r, e))
}

// checkLegal compares a list of legal decisions, as a set, with those that are legal.
func (p *Replay) checkLegal(s *touria.State, data []byte) error {
	if own, err := AppendLegal(nil, p.r, s); err == nil && bytes.Equal(own, data) {
		return nil
	}
	var raw []json.RawMessage
	if err := Unmarshal(data, &raw); err != nil {
		return err
	}
	left := p.r.Legal(s, nil)
	var all = slices.Clone(left)
	for _, one := range raw {
		d, err := parseDecision(p.r, s, one)
		if err != nil {
			e := asError(err)
			e.What = "legal: " + e.What
			return e
		}
		i := slices.Index(left, d)
		if i < 0 {
			if slices.Contains(all, d) {
				return wrong("a legal decision stands in the list twice", "once", compact(one))
			}
			return wrong("a decision is said to be legal, but is not", textOf(p.r, s, left), compact(one))
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		return wrong("a legal decision is missing in the list", textOf(p.r, s, left[:1]), "none")
	}
	return nil
}

// textOf spells out decisions for an error.
func textOf(r *touria.Rules, s *touria.State, list []touria.Decision) string {
	var texts []string
	for _, d := range list {
		t, err := EncodeDecision(r, s, d)
		if err != nil {
			t = []byte(err.Error())
		}
		texts = append(texts, string(t))
		if len(texts) == 4 {
			texts = append(texts, "…")
			break
		}
	}
	if texts == nil {
		return "none"
	}
	return strings.Join(texts, " ")
}

// compareStates compares the JSON of two positions: fields that are not known
// are ignored, sets may be in any order, zero counts be left out, and, unless
// every field is wanted, what is false or null as well.
func compareStates(expected, found []byte, every bool) error {
	if bytes.Equal(expected, found) {
		return nil
	}
	a, err := tree(expected)
	if err != nil {
		return err
	}
	b, err := tree(found)
	if err != nil {
		return err
	}
	forgetMayEnter(a, b)
	if d := (comparer{every}).differ("", a, b); d != nil {
		return d
	}
	return nil
}

// tree reads any JSON value, numbers as they are written.
func tree(data []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil, wrong("the state is not JSON: "+err.Error(), "", "")
	}
	return v, nil
}

// forgetMayEnter leaves out whether the castle may be entered where the active
// player is in it: it was so when the turn began, and is false inside, so
// programs may differ on the turn of entering.
func forgetMayEnter(states ...any) {
	for _, s := range states {
		s, _ := s.(map[string]any)
		active, _ := s["active"].(string)
		players, _ := s["players"].(map[string]any)
		player, _ := players[active].(map[string]any)
		turn, _ := s["turn_state"].(map[string]any)
		if player["in_castle"] == true {
			delete(turn, "may_enter")
		}
	}
}

// comparer compares JSON values.
type comparer struct{ every bool }

// differ finds the first difference of two JSON values, nil if there is none.
func (c comparer) differ(path string, a, b any) *Error {
	switch a := a.(type) {
	case map[string]any:
		other, ok := b.(map[string]any)
		if !ok {
			return different(path, a, b)
		}
		return c.differInFields(path, a, other)
	case []any:
		other, ok := b.([]any)
		if !ok || len(a) != len(other) {
			return different(path, a, b)
		}
		a, other = sorted(path, a), sorted(path, other)
		for i := range a {
			if d := c.differ(fmt.Sprintf("%s[%d]", path, i), a[i], other[i]); d != nil {
				return d
			}
		}
		return nil
	}
	if a != b {
		return different(path, a, b)
	}
	return nil
}

func (c comparer) differInFields(path string, a, b map[string]any) *Error {
	const zero = json.Number("0")
	counts := strings.HasSuffix(path, ".bag") || strings.HasSuffix(path, ".gems")
	keys := make([]string, 0, len(a)+len(b))
	for k := range a {
		keys = append(keys, k)
	}
	for k := range b {
		if _, ok := a[k]; !ok && counts && slices.Contains(colourNames, k) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	for _, k := range keys {
		x, y := a[k], b[k]
		if counts {
			if x == nil {
				x = zero
			}
			if y == nil {
				y = zero
			}
		} else if _, ok := b[k]; !ok && !c.every && (x == nil || x == false) {
			continue
		}
		if _, ok := b[k]; !ok && !counts {
			return wrong("the state lacks a field", quote(strings.TrimPrefix(path+"."+k, ".")), "none")
		}
		if d := c.differ(path+"."+k, x, y); d != nil {
			return d
		}
	}
	return nil
}

// sorted sorts a list that is a set, or whose entries are numbered.
func sorted(path string, list []any) []any {
	has := func(end string) bool { return strings.HasSuffix(path, end) }
	set := has(".roads") || has(".drawn") || has(".doors") || has(".orders") ||
		strings.HasPrefix(path, ".mines.") || strings.HasPrefix(path, ".players.") && has(".items")
	if !set {
		return list
	}
	list = slices.Clone(list)
	slices.SortFunc(list, func(x, y any) int { return strings.Compare(number(x), number(y)) })
	return list
}

// number is what a set's entry is sorted by.
func number(v any) string {
	if m, ok := v.(map[string]any); ok {
		return fmt.Sprint(m["door"], m["slot"])
	}
	return fmt.Sprint(v)
}

func different(path string, a, b any) *Error {
	x, _ := json.Marshal(a) // values that were read from JSON
	y, _ := json.Marshal(b)
	if len(path) == 0 {
		path = "."
	}
	return wrong("the state differs at "+strings.TrimPrefix(path, "."), compact(x), compact(y))
}
