package engine

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	shared "touria.games/touria/cmd/touria-arena/engine"
	"touria.games/touria/rules/touria"
)

// FuzzProtocol lets a script of bytes talk to an engine: requests that make
// sense, and the same with any node of their JSON damaged. Whatever is sent, the
// answer is one line of JSON; an error changes nothing; and a game that is
// accepted always has a legal decision until it is over.
func FuzzProtocol(f *testing.F) {
	f.Add([]byte("a new game, and decisions one after the other: the quick brown fox"))
	f.Add(bytes.Repeat([]byte{1, 7, 1, 200, 1, 31, 4, 3, 5, 9, 2, 90, 3, 14, 15}, 12))
	f.Add([]byte("0000000" + "6\xff" + `{"cmd":"do","do":{"kind":"bonus","take":"gold","pay":[null]}}`)) // this once crashed the reader
	f.Fuzz(func(t *testing.T, script []byte) {
		s := &talker{t: t, e: shared.New(Name, games), script: script}
		s.send(s.newGame())
		for range 100 {
			if len(s.script) == 0 || s.e.Quit() {
				return
			}
			s.request()
		}
	})
}

// talker sends what a script says.
type talker struct {
	t      *testing.T
	e      *shared.Engine
	script []byte
}

// game returns the game that is going on, nil for none.
func (s *talker) game() *game {
	g, _ := s.e.Game().(*game)
	return g
}

// next returns a number below n.
func (s *talker) next(n int) int {
	if len(s.script) == 0 || n == 0 {
		return 0
	}
	b := int(s.script[0])
	s.script = s.script[1:]
	return b % n
}

// request sends one request.
func (s *talker) request() {
	switch s.next(8) {
	case 0:
		s.send(s.damage(s.newGame()))
	case 1: // go on in the game, without words
		for range s.next(100) {
			if s.game() == nil {
				break
			}
			legal := s.game().r.Legal(&s.game().s, nil)
			if len(legal) == 0 {
				break
			}
			if err := s.game().r.Play(&s.game().s, legal[s.next(len(legal))], nil); err != nil {
				s.t.Fatal(err)
			}
		}
		s.send(map[string]any{"cmd": "do", "do": s.decision()})
	case 2:
		s.send(s.damage(map[string]any{"cmd": "do", "seat": "S", "do": s.decision()}))
	case 3, 4:
		load := s.newGame()
		load["cmd"] = "load"
		load["state"] = s.send(map[string]any{"cmd": "state"})["state"]
		s.send(s.damage(load))
	case 5:
		s.send(s.damage(map[string]any{"cmd": "view", "seat": []any{"S", "W", "N", "E", nil}[s.next(5)]}))
	case 6: // as it is
		n := 1 + s.next(256)
		n = min(n, len(s.script))
		line, rest := s.script[:n], s.script[n:]
		s.script = rest
		if i := bytes.IndexByte(line, '\n'); i >= 0 {
			line = line[:i]
		}
		s.line(line)
	case 7:
		chance := map[string]any{"kind": []any{"rolled", "drawn", "refilled", "door_opened", "item_opened"}[s.next(5)],
			"colour": []any{"black", "blue", "violet"}[s.next(3)], "seat": "S", "gems": map[string]any{"black": 3, "red": s.next(4)}, "mine": "m1", "door": s.next(9), "behind": "jester"}
		s.send(s.damage(map[string]any{"cmd": "do", "do": s.decision(), "chance": []any{chance, chance}[:1+s.next(2)]}))
	}
}

// newGame is the request for a new game of two to four.
func (s *talker) newGame() map[string]any {
	var players []any
	for _, seat := range []string{"SN", "SWN", "SWNE"}[s.next(3)] {
		players = append(players, map[string]any{"seat": string(seat), "name": "A", "kind": "bot"})
	}
	variant := s.next(8)
	return map[string]any{"cmd": "new", "header": map[string]any{"record": "touria", "version": 1, "board": []any{"touria", "touria-2"}[s.next(2)], "chance": "seed",
		"seed": string(rune('a' + s.next(26))), "variant": map[string]any{"hearts": 5 + s.next(3), "gold": 5 + s.next(3), "sudden_marriage": variant&1 > 0, "open_screens": variant&2 > 0},
		"players": players, "start": []any{"S", "N"}[s.next(2)]}}
}

// decision is one of the legal ones.
func (s *talker) decision() any {
	legal, _ := s.send(map[string]any{"cmd": "legal"})["legal"].([]any)
	if len(legal) == 0 {
		return nil
	}
	return legal[s.next(len(legal))]
}

// hostile is what stands in place of a node.
var hostile = []any{nil, true, -1, 0, 1, 2, 17, 255, 256, 65535, 65536, 1e300, json.Number("18446744073709551616"), json.Number("-0.5"), "", "S", "E", "black", "castle", "rose",
	"\x00\x1b[2J", []any{}, []any{nil}, []any{[]any{}}, map[string]any{}, map[string]any{"": nil}}

// damage changes some nodes of a request, or none.
func (s *talker) damage(v map[string]any) any {
	var whole any = v
	for range s.next(4) {
		whole = s.change(whole)
	}
	return whole
}

// change changes one node somewhere in a value.
func (s *talker) change(v any) any {
	switch node := v.(type) {
	case map[string]any:
		if len(node) == 0 || s.next(16) == 0 {
			break
		}
		keys := slices.Sorted(func(yield func(string) bool) {
			for k := range node {
				if !yield(k) {
					return
				}
			}
		})
		key := keys[s.next(len(keys))]
		switch s.next(12) {
		case 0:
			delete(node, key)
		case 1: // what another key has
			node[key] = s.copied(node[keys[s.next(len(keys))]])
		default:
			node[key] = s.change(node[key])
		}
		return node
	case []any:
		if len(node) == 0 || s.next(16) == 0 {
			break
		}
		i := s.next(len(node))
		switch s.next(6) {
		case 0:
			return slices.Delete(slices.Clone(node), i, i+1)
		case 1:
			return append(slices.Clone(node), s.copied(node[i]))
		}
		node[i] = s.change(node[i])
		return node
	case float64:
		if s.next(2) == 0 {
			return node + float64(s.next(5)-2)
		}
	case bool:
		return !node
	}
	return s.copied(hostile[s.next(len(hostile))])
}

// copied copies a value, so that no change makes it a part of itself.
func (s *talker) copied(v any) (other any) {
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, &other)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return other
}

// send sends a request and returns the answer.
func (s *talker) send(request any) map[string]any {
	line, err := json.Marshal(request)
	if err != nil {
		s.t.Fatal(err)
	}
	return s.line(line)
}

// line sends a line and looks at what comes of it.
func (s *talker) line(line []byte) map[string]any {
	last := s.game()
	var before touria.State
	if last != nil {
		before = last.s
	}
	text := s.e.Answer(line)
	var answer map[string]any
	if err := json.Unmarshal(text, &answer); err != nil || bytes.ContainsRune(text, '\n') {
		s.t.Fatalf("%s\nis answered %s", line, text)
	}
	if _, bad := answer["error"]; bad {
		if g := s.game(); g != last || g != nil && g.s != before {
			s.t.Fatalf("%s\nis refused and changes the game: %s", line, text)
		}
		if len(text) > 3*shared.MaxRefusal {
			s.t.Fatalf("%.100s…\nis refused with %d bytes", line, len(text))
		}
		return answer
	}
	if s.game() == nil {
		return answer
	}
	over := s.game().s.Phase() == touria.PhaseOver
	if legal := s.game().r.Legal(&s.game().s, nil); (len(legal) == 0) != over {
		s.t.Fatalf("%s\nleads to %d legal decisions, over: %v", line, len(legal), over)
	}
	return answer
}
