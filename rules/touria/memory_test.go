package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// A memory is what a viewer with perfect memory knows of one player's gems: those known, and every
// multiset that the secret ones can form (T10.5).
type memory struct {
	known Gems
	can   map[Gems]bool
}

func newMemory(h Holdings) memory { return memory{h.Gems, map[Gems]bool{{}: true}} }

func (m *memory) unknown() int {
	for g := range m.can {
		return g.Total()
	}
	return -1
}

// steals adds a secret gem. One kept without a pick is not black.
func (m *memory) steals(picked bool) {
	can := map[Gems]bool{}
	for g := range m.can {
		for c := Black; c < NoColour; c++ {
			if c != Black || picked {
				more := g
				if more[c]++; more[c] <= AllGems[c] {
					can[more] = true
				}
			}
		}
	}
	m.can = can
}

// pays removes a gem. If none of its colour is known, it was a secret one.
func (m *memory) pays(c Colour) {
	if m.known[c] > 0 {
		m.known[c]--
		return
	}
	can := map[Gems]bool{}
	for g := range m.can {
		if g[c] > 0 {
			g[c]--
			can[g] = true
		}
	}
	m.can = can
}

// lacks notes that there is no gem of a colour.
func (m *memory) lacks(c Colour) {
	for g := range m.can {
		if g[c] > 0 {
			delete(m.can, g)
		}
	}
}

// T10.5: a view knows of the others' gems exactly what perfect memory of the public events gives,
// and guesses respect it.
func TestT10MemoryIsPerfect(t *testing.T) {
	revealed, lacked := 0, 0
	for game := range uint64(60) {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: game}, nil)
		if err != nil {
			t.Fatal(err)
		}
		dice := NewDice(game)
		m := [rules.Seats]memory{rules.S: newMemory(s.Holdings(rules.S)), rules.N: newMemory(s.Holdings(rules.N))}
		var log Log
		for s.Phase() != PhaseOver && m[rules.S].unknown() < 7 && m[rules.N].unknown() < 7 {
			legal := testRules.Legal(&s, nil)
			d := legal[dice.Below(len(legal))]
			if s.Phase() == PhaseStart && dice.Below(2) == 0 { // visit the thief and the dragon often
				s.heroes = Space(dice.Below(2))
				s.phase, s.dest = PhaseAct, s.heroes
				d = ActPlain()
				if s.heroes == AtThief && s.bag == (Gems{}) {
					d = do(Skip)
				}
			}
			if d.Kind == Reroll {
				lacked++
				m[s.ToMove()].lacks(s.Die())
			}
			picked := s.Phase() == PhaseThief
			log.Events = log.Events[:0]
			testRules.Apply(&s, d, &log)
			for _, e := range log.Events {
				p := &m[e.Seat&3]
				switch e.Kind {
				case Kept:
					p.steals(picked)
				case Paid:
					for c, n := range e.Gems {
						for range n {
							if p.known[c] == 0 {
								revealed++
							}
							p.pays(Colour(c))
						}
					}
				case Gained, Collected:
					if e.Only == rules.Everyone {
						for c, n := range e.Gems {
							p.known[c] += n
						}
					}
				case Entered:
					*p = newMemory(e.Holdings)
				}
			}
			for _, viewer := range []rules.Seat{rules.S, rules.N} {
				other := s.seats.Next(viewer)
				v := testRules.View(&s, viewer)
				checkMemory(t, &v, other, &m[other])
			}
			if t.Failed() {
				t.Fatalf("game %d, after %s: %s", game, say(d), tell(log.Events))
			}
		}
	}
	if revealed < 20 || lacked < 20 {
		t.Errorf("secrets came to light %d times, rerolls showed something %d times", revealed, lacked)
	}
}

func checkMemory(t *testing.T, v *View, seat rules.Seat, m *memory) {
	t.Helper()
	k := v.Player(seat)
	if k.Gems != m.known || int(k.Unknown) != m.unknown() {
		t.Errorf("the view tells of %v and %d more, memory of %v and %d", k.Gems, k.Unknown, m.known, m.unknown())
	}
	var most Gems
	for g := range m.can {
		for c, n := range g {
			most[c] = max(most[c], n)
		}
	}
	for c := Black; c < NoColour; c++ {
		if got := packed(k.limit, c); got != uint32(most[c]) {
			t.Errorf("the view allows %d secret %s gems, memory %d", got, c, most[c])
		}
	}
}
