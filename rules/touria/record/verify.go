package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// compared returns a filter for the events of a line to compare: all of them in records that this
// package wrote, otherwise those of chance.
func (p *Replay) compared() func(touria.EventKind) bool {
	if p.marked() {
		return func(touria.EventKind) bool { return true }
	}
	return touria.EventKind.IsChance
}

// checkEvents compares a line's events with those that happened. Events that are not public may be
// missing if they follow from the seed.
func (p *Replay) checkEvents(data []byte, happened []touria.Event, decider rules.Seat) error {
	if bytes.Equal(appendJSON(nil, encodeEvents(p.r, happened)), data) {
		return nil
	}
	want := p.compared()
	found, err := DecodeEvents(p.r, decider, data, want)
	if err != nil {
		return err
	}
	for _, e := range happened {
		if !want(e.Kind) {
			continue
		}
		text := p.comparable(e)
		switch {
		case len(found) > 0 && p.comparable(found[0]) == text:
			found = found[1:]
		case e.Only != rules.Everyone && !p.byEvents():
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
func (p *Replay) comparable(e touria.Event) string {
	e.Last = touria.NoColour
	if !p.marked() {
		e.Only = rules.Everyone
	}
	var w event
	encodeEvent(&w, p.r, &e)
	return string(appendJSON(nil, &w))
}

// checkLegal compares a list of decisions, as a set, with the legal ones.
func (p *Replay) checkLegal(s *touria.State, data []byte) error {
	if own, err := AppendLegal(nil, p.r, s); err == nil && bytes.Equal(own, data) {
		return nil
	}
	var raw []json.RawMessage
	if err := frame.Unmarshal(data, &raw); err != nil {
		return err
	}
	all, kinds := p.r.Legal(s, nil), legalKinds(p.r, s)
	left := slices.Clone(all)
	for _, one := range raw {
		d, err := parseDecision(p.r, s, one, kinds)
		if err != nil {
			e := frame.AsError(err)
			e.What = "legal: " + e.What
			return e
		}
		i := slices.Index(left, d)
		if i < 0 {
			if slices.Contains(all, d) {
				return frame.Wrong("a legal decision stands in the list twice", "once", frame.Compact(one))
			}
			return frame.Wrong("a decision is said to be legal, but is not", textOf(p.r, s, left), frame.Compact(one))
		}
		left = slices.Delete(left, i, i+1)
	}
	if len(left) > 0 {
		return frame.Wrong("a legal decision is missing in the list", textOf(p.r, s, left[:1]), "none")
	}
	return nil
}

// compareStates compares the JSON of two positions. Sets may be in any order and zero counts may be
// left out; unless every field is wanted, so may false and null.
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
	forgetMayEnter(a, b)
	return frame.Comparison{Set: isSet, Key: entryKey, Count: isCount, Every: every}.Compare(a, b)
}

// forgetMayEnter removes may_enter when the active player is in the castle. It was true when the
// turn began and is false inside, so programs may differ in the turn of entering.
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

// isCount reports whether a field counts gems.
func isCount(path string) bool {
	parent, field := path[:max(strings.LastIndexByte(path, '.'), 0)], path[strings.LastIndexByte(path, '.')+1:]
	return (parent == "bag" || strings.HasSuffix(parent, ".gems")) && slices.Contains(colourNames, field)
}

// isSet reports whether a list is a set, or has numbered entries.
func isSet(path string) bool {
	switch path {
	case "turn_state.roads", "turn_state.drawn", "doors", "orders":
		return true
	}
	return strings.HasPrefix(path, "mines.") || strings.HasPrefix(path, "players.") && strings.HasSuffix(path, ".items")
}

// entryKey returns the key by which a set's entry is sorted.
func entryKey(v any) string {
	if m, ok := v.(map[string]any); ok {
		return fmt.Sprint(m["door"], m["slot"])
	}
	return fmt.Sprint(v)
}
