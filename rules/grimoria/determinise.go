package grimoria

import "touria.games/touria/rules"

// hat draws cards at random from those whose place a viewer cannot know.
type hat struct {
	seed uint64
	n    uint32
}

func (h *hat) below(n int) int {
	h.n++
	return rules.Below(rules.Number(h.seed, rules.GrimoriaHidden, h.n), n)
}

// pick takes a random card from counts, which must not all be 0.
func (h *hat) pick(counts []uint8) int {
	sum := 0
	for _, n := range counts {
		sum += int(n)
	}
	i := h.below(sum)
	for c, n := range counts {
		if i < int(n) {
			counts[c]--
			return c
		}
		i -= int(n)
	}
	return 0
}

// Determinise returns a whole position that the viewer cannot tell from the true one: what the view
// leaves open is filled in at random, sealed spells and future chance too (G11.6).
func (v *View) Determinise(seed uint64) State {
	s := v.state
	h := hat{seed: seed}
	s.seed = rules.Number(seed, rules.GrimoriaFuture, 0)
	pool, treasures := v.pool, v.treasurePool
	if !s.shown() {
		v.fillPlaces(&s, &h, &pool)
		for seat := range Seat(s.n) {
			if seat == v.Me {
				continue
			}
			for range v.treasures[seat] {
				s.players[seat].hand[h.pick(treasures[:])]++
			}
		}
	}
	if s.nDisplay > 0 && s.display[0] == unknown {
		s.display[0] = uint8(h.pick(pool[:]))
	}
	h.fill(s.stack[:s.nStack], pool[:])
	h.fill(s.treasure[:s.nTreas], treasures[:])
	if s.phase == PhaseChoose {
		for seat := range s.toMove {
			if seat != v.Me {
				s.spells[seat] = 1 + uint8(h.below(min(int(s.level), LastSpell)))
			}
		}
	}
	return s
}

// fillPlaces deals the others' places: those seen to come, and unseen ones from the pool. Who has
// put places away unseen has lost a random choice of all that had come.
func (v *View) fillPlaces(s *State, h *hat, pool *[Adventures]uint8) {
	var need [MaxSeats]int
	for seat := range Seat(s.n) {
		if seat == v.Me {
			continue
		}
		p := &s.players[seat]
		need[seat] = int(v.places[seat])
		came := 0
		for c := range Card(Places) {
			came += v.Came(seat, c)
		}
		if p.left == 0 {
			for c := range Card(Places) {
				p.places[c] = uint8(v.Came(seat, c))
			}
			need[seat] -= came
			continue
		}
		keep, all := need[seat], need[seat]+int(p.left)
		for c := range Card(Places) {
			for range v.Came(seat, c) {
				if h.below(all) < keep {
					keep--
					if pool[c] > 0 {
						pool[c]--
						p.places[c]++
						need[seat]--
					}
				}
				all--
			}
		}
	}
	for seat, n := range need {
		for range n {
			s.players[seat].places[h.pick(pool[:Places])]++
		}
	}
}

// fill puts the cards of the pool into the unknown places of a stack.
func (h *hat) fill(stack, pool []uint8) {
	var list [AdventureCards]uint8
	n := 0
	for c, k := range pool {
		for range k {
			list[n] = uint8(c)
			n++
		}
	}
	for i, b := range stack {
		if b == unknown && n > 0 {
			j := h.below(n)
			stack[i] = list[j]
			n--
			list[j] = list[n]
		}
	}
}
