package touria

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"touria.games/touria/rules"
)

// pick returns a uniform choice below n from a small generator, which costs next to nothing
// compared with the rules.
type pick uint64

func (p *pick) below(n int) int {
	*p ^= *p << 13
	*p ^= *p >> 7
	*p ^= *p << 17
	return int(uint64(*p) >> 32 * uint64(n) >> 32)
}

// tally summarises a benchmark's games, to show that a faster run did not just play emptier games.
type tally struct {
	games, decisions, legal, turns, unfinished int
	sum                                        uint64
}

func (c *tally) report(b *testing.B) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(c.decisions), "ns/decision")
	b.ReportMetric(float64(c.legal)/float64(c.decisions), "legal/decision")
	b.ReportMetric(float64(c.decisions)/float64(c.games), "decisions/game")
	b.ReportMetric(float64(c.turns)/float64(c.games), "turns/game")
	b.ReportMetric(float64(c.games)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(100*float64(c.unfinished)/float64(c.games), "%unfinished")
	b.Logf("checksum of final states %016x", c.sum)
}

func benchSetup(players, game int) Setup {
	return Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: uint64(game)}
}

func BenchmarkRandomGames(b *testing.B) {
	r := NewRules(DefaultBoard())
	for _, players := range []int{2, 3, 4} {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			var c tally
			var buf [MaxLegal]Decision
			for game := 0; b.Loop(); game++ {
				s, err := r.New(benchSetup(players, game), nil)
				if err != nil {
					b.Fatal(err)
				}
				p := pick(rules.Number(uint64(game), 7, 0) | 1)
				for s.Phase() != PhaseOver {
					l := r.Legal(&s, buf[:0])
					c.legal += len(l)
					c.decisions++
					r.Apply(&s, l[p.below(len(l))], nil)
				}
				c.games++
				c.turns += s.Turn()
				c.sum += s.Hash()
			}
			c.report(b)
		})
	}
}

func BenchmarkCopy(b *testing.B) {
	r := NewRules(DefaultBoard())
	s, err := r.New(benchSetup(4, 1), nil)
	if err != nil {
		b.Fatal(err)
	}
	states := make([]State, 64)
	i := 0
	for b.Loop() {
		states[i&63] = s
		i++
	}
}

// midGame returns a position after the given number of random decisions.
func midGame(r *Rules, players, game, decisions int) State {
	s, err := r.New(benchSetup(players, game), nil)
	if err != nil {
		panic(err)
	}
	rng := rand.New(rand.NewPCG(uint64(game), 3))
	var buf [MaxLegal]Decision
	for i := 0; i < decisions && s.Phase() != PhaseOver; i++ {
		l := r.Legal(&s, buf[:0])
		r.Apply(&s, l[rng.IntN(len(l))], nil)
	}
	return s
}

func BenchmarkView(b *testing.B) {
	r := NewRules(DefaultBoard())
	s := midGame(r, 4, 1, 300)
	for b.Loop() {
		v := r.View(&s, rules.W)
		if v.Me != rules.W {
			b.Fatal("wrong seat")
		}
	}
}

func BenchmarkDeterminise(b *testing.B) {
	r := NewRules(DefaultBoard())
	s := midGame(r, 4, 1, 300)
	v := r.View(&s, rules.W)
	seed := uint64(0)
	for b.Loop() {
		d := r.Determinise(&v, seed)
		seed += uint64(d.free) + 1
	}
}

func TestNoAllocations(t *testing.T) {
	r := NewRules(DefaultBoard())
	s := midGame(r, 4, 2, 200)
	var buf [MaxLegal]Decision
	seed := uint64(0)
	for what, f := range map[string]func(){
		"legal and apply": func() {
			c := s
			for range 200 {
				if c.Phase() == PhaseOver {
					return
				}
				l := r.Legal(&c, buf[:0])
				r.Apply(&c, l[len(l)/2], nil)
			}
		},
		"view and determinise": func() {
			v := r.View(&s, rules.N)
			seed++
			d := r.Determinise(&v, seed)
			if d.Phase() != s.Phase() {
				t.Error("another phase")
			}
		},
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations, want none", what, n)
		}
	}
}

func BenchmarkPolicyGames(b *testing.B) {
	r := NewRules(DefaultBoard())
	for _, players := range []int{2, 3, 4} {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			var c tally
			var buf [MaxLegal]Decision
			for game := 0; b.Loop(); game++ {
				s, err := r.New(benchSetup(players, game), nil)
				if err != nil {
					b.Fatal(err)
				}
				dice := NewDice(uint64(game))
				n := 0
				for ; s.Phase() != PhaseOver && n < 20000; n++ {
					l := r.Legal(&s, buf[:0])
					c.legal += len(l)
					r.Apply(&s, r.Light(&s, l, &dice), nil)
				}
				if s.Phase() != PhaseOver {
					c.unfinished++
				}
				c.decisions += n
				c.games++
				c.turns += s.Turn()
				c.sum += s.Hash()
			}
			c.report(b)
		})
	}
}
