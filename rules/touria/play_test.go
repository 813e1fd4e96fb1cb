package touria

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"touria.games/touria/rules"
)

func TestStateSize(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n != 192 {
		t.Errorf("the state takes %d bytes, want 192", n)
	}
}

func TestRandomGames(t *testing.T) {
	r := NewRules(DefaultBoard())
	for game := range 300 {
		rng := rand.New(rand.NewPCG(1, uint64(game)))
		n := 2 + game%3
		s, err := r.New(Setup{Seats: rules.SeatsFor(n), Start: rules.S, Hearts: 7, Gold: 7, Seed: uint64(game), Variants: Variants{SuddenMarriage: game%5 == 4}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var buf [MaxLegal]Decision
		for i := 0; s.Phase() != PhaseOver; i++ {
			if i > 50000 {
				t.Fatalf("game %d does not end", game)
			}
			if err := r.Check(&s); err != nil {
				t.Fatalf("game %d decision %d: %v", game, i, err)
			}
			l := r.Legal(&s, buf[:0])
			r.Apply(&s, l[rng.IntN(len(l))], nil)
		}
	}
}
