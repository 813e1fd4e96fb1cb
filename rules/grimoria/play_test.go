package grimoria

import (
	"math"
	"testing"

	"touria.games/touria/rules"
)

// start begins a game that cannot be refused.
func start(t testing.TB, players int, seed uint64) State {
	t.Helper()
	s, err := New(Setup{Players: players, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// random is a player's own chance.
type random struct{ seed, n uint64 }

func (r *random) below(n int) int {
	r.n++
	return rules.Below(rules.Number(r.seed, rules.GrimoriaFuture, uint32(r.n)), n)
}

// randomGame plays to the end and calls each, which may be nil, before each decision.
func randomGame(s *State, r *random, log *Log, each func(s *State, legal []Decision, d Decision)) (decisions int) {
	var buffer [MaxLegal]Decision
	for s.phase != PhaseOver {
		legal := s.Legal(buffer[:0])
		d := legal[r.below(len(legal))]
		if each != nil {
			each(s, legal, d)
		}
		s.Apply(d, log)
		decisions++
	}
	return decisions
}

// The deal that the record's page gives for checking an implementation.
func TestDealOfSeed42(t *testing.T) {
	s := start(t, 3, 42)
	if s.order != [MaxSeats]Seat{1, 0, 2} {
		t.Errorf("the first order is %v", s.order)
	}
	want := []Card{BlackMage, Messenger, City, Village}
	for i, c := range want {
		if got := Card(s.display[i] & cardBits); got != c || s.display[i]&open != 0 != (i > 0) {
			t.Errorf("place %d has %s", i, got)
		}
	}
	for i, c := range []Card{Queen, Castle, King, City} {
		if got := Card(s.stack[int(s.nStack)-1-i]); got != c {
			t.Errorf("card %d of the stack is %s, want %s", i, got, c)
		}
	}
	for i, c := range []Card{Cloak, Bracelet, Bracelet, MagicMirror} {
		if got := Card(s.treasure[int(s.nTreas)-1-i]) + Adventures; got != c {
			t.Errorf("treasure %d is %s, want %s", i, got, c)
		}
	}
}

// Random play gives the figures of G15: a fault in a rule that is used often shifts them.
func TestRandomPlayGivesTheKnownFigures(t *testing.T) {
	want := [MaxSeats + 1]struct{ decisions, options, score, coins, places, treasures, companions, bonus float64 }{
		2: {64.8, 6.1, 42.7, 12.6, 14.5, 1.2, 6.6, 7.8},
		3: {92.6, 6.4, 38.2, 10.9, 13.3, 1.2, 6.1, 6.6},
		4: {115.8, 6.8, 34.3, 10.0, 12.1, 1.1, 5.6, 5.5},
		5: {145.6, 7.0, 34.1, 9.8, 12.1, 1.1, 5.6, 5.4},
	}
	const games = 1000
	for n := 2; n <= MaxSeats; n++ {
		decisions, options := 0, 0
		var sum Score
		for g := range games {
			s := start(t, n, uint64(g))
			decisions += randomGame(&s, &random{seed: uint64(1000 + g)}, nil, func(_ *State, legal []Decision, _ Decision) {
				options += len(legal)
			})
			for seat := range Seat(n) {
				p := s.Score(seat)
				sum.Coins += p.Coins
				sum.Places += p.Places
				sum.Treasures += p.Treasures
				sum.Companions += p.Companions
				sum.Bonus += p.Bonus
			}
		}
		per := func(v int) float64 { return float64(v) / float64(games*n) }
		w := want[n]
		for _, c := range []struct {
			name            string
			got, want, near float64
		}{
			{"decisions", float64(decisions) / games, w.decisions, 0.6},
			{"options", float64(options) / float64(decisions), w.options, 0.1},
			{"score", per(sum.Total()), w.score, 0.8},
			{"coins", per(sum.Coins), w.coins, 0.4},
			{"places", per(sum.Places), w.places, 0.4},
			{"treasures", per(sum.Treasures), w.treasures, 0.15},
			{"companions", per(sum.Companions), w.companions, 0.25},
			{"bonus", per(sum.Bonus), w.bonus, 0.4},
		} {
			if math.Abs(c.got-c.want) > c.near {
				t.Errorf("%d players: %s %.2f, want %.2f ± %.2f", n, c.name, c.got, c.want, c.near)
			}
		}
	}
}
