package touria

import "touria/rules"

// sourceGuess is the source of the numbers that fill in what a view leaves open.
const sourceGuess rules.Source = 100

// sourceForget is the source of what a poor memory forgets.
const sourceForget rules.Source = 110

// guesser draws the numbers that a determinisation uses.
type guesser struct {
	seed uint64
	n    uint32
}

func (g *guesser) below(n int) int {
	x := rules.Number(g.seed, sourceGuess, g.n)
	g.n++
	return rules.Below(x, n)
}

// shuffle shuffles n nibbles of a list.
func (g *guesser) shuffle(list uint64, n int) uint64 {
	list, used := shuffle(list, n, g.seed, sourceGuess, g.n)
	g.n += uint32(used)
	return list
}

// Determinise returns a full state that agrees with a view: what the viewer
// cannot know is filled in at random from the seed, and so is chance to come.
// Items, orders and doors are uniform over what is possible; of the gems that
// thieves brought to others, each is drawn evenly from those left that its
// owner is not known to lack.
func (r *Rules) Determinise(v *View, seed uint64) State {
	g := guesser{seed: seed}
	s := State{Table: v.Table, bag: v.pool}
	s.seed = rules.Number(seed, sourceGuess+1, 0)
	for i := range v.players {
		k := &v.players[i]
		s.players[i] = player{gold: k.Gold, items: k.Items, gems: k.Gems, hearts: k.Hearts, swords: k.Swords, elixirs: k.Elixirs,
			goalHearts: k.GoalHearts, goalGold: k.GoalGold, limit: k.limit}
	}
	s.guessGems(v, &g)
	s.guessStack(r, &g)
	for slot := range s.orders {
		s.orders[slot] = guessOrders(v.orders[slot], len(r.orders[slot]), &g)
	}
	if !s.SuddenMarriage() {
		s.guessDoors(v, &g)
		if s.phase == PhaseStart && s.active != v.Me && s.players[s.active].ready() {
			s.flags |= flagMayEnter
		}
	}
	return s
}

// guessGems gives the others their unknown gems. Should an even draw run into
// a corner, it begins anew; at last a way that fits is searched.
func (s *State) guessGems(v *View, g *guesser) {
	players, bag := s.players, s.bag
	const tries = 16
	for try := range tries {
		s.players, s.bag = players, bag
		if s.tryGems(v, g) {
			break
		}
		if try == tries-1 {
			s.players, s.bag = players, bag
			_ = s.fillGems(v, 0, Black, v.players[0].Unknown, true) ||
				s.fillGems(v, 0, Black, v.players[0].Unknown, false) // a position made by hand
		}
	}
	if v.phase != PhaseThief || v.Me == v.toMove {
		return
	}
	// Somebody else looks at a draw: some gems of the bag lie before them.
	var drawn Gems
	for n := s.bag.Total() - int(v.inBag); n > 0; n-- {
		last := n == 1
		c := s.guessGem(g, func(c Colour) bool {
			return !last || c != Black || drawn.Total() != int(drawn[Black]) || int(s.bag[Black]) == s.bag.Total()
		})
		drawn[c]++
	}
	s.drawn = packDrawn(drawn)
}

// tryGems draws the unknown gems one by one, each evenly among those that its
// owner may hold. It returns false when none is left for somebody.
func (s *State) tryGems(v *View, g *guesser) bool {
	for i := range s.players {
		p := &s.players[i]
		cursed := s.cursed(p)
		for range v.players[i].Unknown {
			c := s.guessGem(g, func(c Colour) bool {
				return packed(p.secret, c) < packed(p.limit, c) && (!cursed || c == Black)
			})
			if c == NoColour {
				return false
			}
			cursed = false
			p.gems[c]++
			p.secret += 1 << (5 * c)
		}
	}
	return true
}

// cursed tells whether a player must hold a black gem among the unknown ones:
// who has all else that sudden marriage asks for and has not won (T9.8).
func (s *State) cursed(p *player) bool {
	return s.SuddenMarriage() && s.phase != PhaseOver && p.goalHearts > 0 && p.ready()
}

// fillGems searches a way to give so many more gems, of this and the later
// colours, to the player with the index, and theirs to the players after that.
// With curse it minds who must hold a black one.
func (s *State) fillGems(v *View, i int, c Colour, left uint8, curse bool) bool {
	if i == len(s.players) {
		return true
	}
	p := &s.players[i]
	if left == 0 || c == NoColour {
		if left > 0 {
			return false
		}
		if i+1 == len(s.players) {
			return true
		}
		return s.fillGems(v, i+1, Black, v.players[i+1].Unknown, curse)
	}
	most := min(left, s.bag[c], uint8(packed(p.limit, c)))
	least := uint8(0)
	if c == Black && curse && s.cursed(p) {
		least = 1
	}
	for n := int(most); n >= int(least); n-- {
		k := uint8(n)
		p.gems[c] += k
		p.secret += uint32(k) << (5 * c)
		s.bag[c] -= k
		if s.fillGems(v, i, c+1, left-k, curse) {
			return true
		}
		p.gems[c] -= k
		p.secret -= uint32(k) << (5 * c)
		s.bag[c] += k
	}
	return false
}

// guessGem takes one gem of an allowed colour out of the bag, evenly; NoColour
// if there is none.
func (s *State) guessGem(g *guesser, allowed func(Colour) bool) Colour {
	total := 0
	for c := Black; c < NoColour; c++ {
		if allowed(c) {
			total += int(s.bag[c])
		}
	}
	if total == 0 {
		return NoColour
	}
	n := g.below(total)
	for c := Black; c < NoColour; c++ {
		if !allowed(c) {
			continue
		}
		if n < int(s.bag[c]) {
			s.bag[c]--
			return c
		}
		n -= int(s.bag[c])
	}
	return NoColour
}

// guessStack shuffles the items that are nowhere to be seen into the stack.
func (s *State) guessStack(r *Rules, g *guesser) {
	hidden := r.Items(s.SuddenMarriage()) &^ itemsIn(s.discard, s.nDiscard)
	for _, i := range s.display {
		if i != NoItem {
			hidden &^= 1 << i
		}
	}
	for i := range s.players {
		hidden &^= s.players[i].items
	}
	n := 0
	for i := Rose; i < NoItem; i++ {
		if hidden.Has(i) {
			s.stack |= uint64(i) << (4 * n)
			n++
		}
	}
	s.stack = g.shuffle(s.stack, n)
}

// guessOrders fills the unknown places of a stack of n orders.
func guessOrders(o uint32, n int, g *guesser) uint32 {
	var seen uint32
	for i := range n {
		if k := o >> (4 * i) & 15; k != 15 {
			seen |= 1 << k
		}
	}
	var missing uint64
	unknown := 0
	for k := range uint64(n) {
		if seen>>k&1 == 0 {
			missing |= k << (4 * unknown)
			unknown++
		}
	}
	missing = g.shuffle(missing, unknown)
	for i := range n {
		if o>>(4*i)&15 == 15 {
			o = o&^(15<<(4*i)) | uint32(missing&15)<<(4*i)
			missing >>= 4
		}
	}
	return o
}

// guessDoors puts those whom the viewer has not seen behind the other doors.
func (s *State) guessDoors(v *View, g *guesser) {
	var seen uint32
	for d := 1; d <= Doors; d++ {
		if w := v.Behind(d); w != Nobody {
			seen |= 1 << w
		}
	}
	var missing uint64
	unknown := 0
	for w := Children; w < Nobody; w++ {
		if seen>>w&1 == 0 {
			missing |= uint64(w) << (4 * unknown)
			unknown++
		}
	}
	missing = g.shuffle(missing, unknown)
	for d := 1; d <= Doors; d++ {
		w := v.Behind(d)
		if w == Nobody {
			w = Who(missing & 15)
			missing >>= 4
		}
		s.behind |= uint64(w) << (4 * (d - 1))
	}
}
