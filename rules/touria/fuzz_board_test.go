package touria

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/record/hostile"
)

// FuzzBoard edits the board file node by node. On every accepted board it plays for a while and
// checks that all positions are possible.
func FuzzBoard(f *testing.F) {
	f.Add(uint64(0), []byte{0, 3, 0, 0})
	f.Add(uint64(1), []byte{0, 40, 1, 20, 0, 7, 3, 90})
	f.Fuzz(func(t *testing.T, seed uint64, edits []byte) {
		text := hostile.Edit(defaultBoard, edits[:min(len(edits), 24)])
		b, err := ParseBoard(text)
		if err != nil {
			return
		}
		r := NewRules(b)
		s, err := r.New(Setup{Seats: rules.SeatsFor(2 + int(seed%3)), Hearts: 2, Gold: 3, Seed: seed, Variants: Variants{SuddenMarriage: seed%5 == 4}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		dice := NewDice(seed)
		var buf [MaxLegal]Decision
		for n := 0; n < 1500 && s.Phase() != PhaseOver; n++ {
			if err := r.Check(&s); err != nil {
				t.Fatalf("after %d decisions: %v, on %s", n, err, text)
			}
			legal := r.Legal(&s, buf[:0])
			if len(legal) > MaxLegal {
				t.Fatalf("%d decisions are legal, more than the bound", len(legal))
			}
			r.Apply(&s, legal[dice.Below(len(legal))], nil)
		}
	})
}

// FuzzPosition applies the changes of the table test to positions from games. Every accepted
// position is played to the end.
func FuzzPosition(f *testing.F) {
	var states []State
	for game := range 9 {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(2 + game%3), Hearts: 7, Gold: 7, Seed: uint64(game), Variants: Variants{SuddenMarriage: game%4 == 3}}, nil)
		if err != nil {
			f.Fatal(err)
		}
		dice := NewDice(uint64(game))
		n := 0
		walk(f, testRules, &s, &dice, 3000, func() {
			if n++; n%41 == game {
				states = append(states, s)
			}
		})
	}
	changes := mutations()
	f.Add(uint16(0), []byte{0, 0, 0, 1})
	f.Fuzz(func(t *testing.T, which uint16, edits []byte) {
		p := testRules.Position(&states[int(which)%len(states)])
		for edits = edits[:min(len(edits), 12)]; len(edits) >= 2; edits = edits[2:] {
			changes[(int(edits[0])<<8|int(edits[1]))%len(changes)](&p)
		}
		s, err := testRules.Load(p, uint64(which))
		if err != nil {
			return
		}
		dice := NewDice(uint64(which))
		var buf [MaxLegal]Decision
		for n := 0; s.Phase() != PhaseOver; n++ {
			legal := testRules.Legal(&s, buf[:0])
			if len(legal) == 0 || n > 200000 {
				t.Fatalf("%d decisions on, phase %s has %d legal ones, from %+v", n, s.Phase(), len(legal), p)
			}
			d := legal[dice.Below(len(legal))]
			if n%2 == 0 {
				d = testRules.Light(&s, legal, &dice)
			}
			testRules.Apply(&s, d, nil)
		}
	})
}
