package touria

import (
	"math/bits"

	"touria.games/touria/rules"
)

// guesser generates the random numbers of a determinisation.
type guesser struct {
	seed uint64
	n    uint32
}

func (g *guesser) below(n int) int {
	x := rules.Number(g.seed, rules.TouriaHidden, g.n)
	g.n++
	return rules.Below(x, n)
}

// shuffle shuffles n nibbles of a list.
func (g *guesser) shuffle(list uint64, n int) uint64 {
	list, used := shuffle(list, n, g.seed, rules.TouriaHidden, g.n)
	g.n += uint32(used)
	return list
}

// Determinise returns a full state that agrees with a view. Whatever the viewer cannot know is
// filled in at random from the seed, and so is future chance. Items, orders and doors are uniform
// over all possibilities. Gems that thieves brought to others are drawn one by one, uniformly from
// those left that the owner is not known to lack.
func (r *Rules) Determinise(v *View, seed uint64) (s State) {
	var d Determiniser
	d.Begin(r, v)
	d.State(&s, seed)
	return s
}

// Determiniser makes many states from one view and does the common work only once. It keeps a copy
// of the view.
type Determiniser struct {
	view   View
	known  State // what the viewer knows
	gems   bool  // there are gems to guess
	stack  hidden
	orders [3]hidden
	doors  hidden
}

// hidden is a row of places, 4 bits each, some of which the viewer knows.
type hidden struct {
	list uint64 // contents of the unknown places, in order
	n    int    // their number
	at   uint64 // the unknown places, as a mask of 15 in each
	all  bool   // the unknown places are exactly the first n
}

// fill puts the hidden contents into the unknown places of a row, in random order.
func (h *hidden) fill(row uint64, g *guesser) uint64 {
	list := g.shuffle(h.list, h.n)
	if h.all {
		return row | list
	}
	for at := h.at; at != 0; list >>= 4 {
		shift := bits.TrailingZeros64(at) & 63
		row |= list & 15 << shift
		at &^= 15 << shift
	}
	return row
}

// add adds one hidden content.
func (h *hidden) add(what uint64) {
	h.list |= what << (4 * h.n)
	h.n++
}

// Begin prepares the determiniser for a view.
func (d *Determiniser) Begin(r *Rules, v *View) {
	*d = Determiniser{view: *v, known: State{Table: v.Table, bag: v.pool}}
	s := &d.known
	for i := range v.players {
		k := &v.players[i]
		s.players[i] = player{gold: k.Gold, items: k.Items, gems: k.Gems, hearts: k.Hearts, swords: k.Swords, elixirs: k.Elixirs,
			goalHearts: k.GoalHearts, goalGold: k.GoalGold, limit: k.limit}
		d.gems = d.gems || k.Unknown > 0
	}
	d.gems = d.gems || v.phase == PhaseThief && v.Me != v.toMove
	d.stack = s.hiddenStack(r)
	for slot := range s.orders {
		s.orders[slot], d.orders[slot] = hiddenOrders(v.orders[slot], len(r.orders[slot]))
	}
	if !s.SuddenMarriage() {
		d.doors = s.hiddenDoors(v)
	}
}

// State sets s to a state that agrees with the view and depends on the seed.
func (d *Determiniser) State(s *State, seed uint64) {
	g := guesser{seed: seed}
	*s = d.known
	s.seed = rules.Number(seed, rules.TouriaFuture, 0)
	v := &d.view
	if d.gems {
		s.guessGems(v, &g)
	}
	s.stack = d.stack.fill(s.stack, &g)
	for slot := range s.orders {
		s.orders[slot] = uint32(d.orders[slot].fill(uint64(s.orders[slot]), &g))
	}
	if !s.SuddenMarriage() {
		s.behind = d.doors.fill(s.behind, &g)
		if s.phase == PhaseStart && s.active != v.Me && s.player(s.active).ready() {
			s.flags |= flagMayEnter
		}
	}
}

// guessGems gives the other players their unknown gems. If the uniform draw gets stuck, it starts
// over. After several tries it searches for an assignment that fits.
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
				s.fillGems(v, 0, Black, v.players[0].Unknown, false) // a hand-made position
		}
	}
	if v.phase != PhaseThief || v.Me == v.toMove {
		return
	}
	// Another player is looking at a draw: some gems of the bag are part of it.
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

// tryGems draws the unknown gems one by one, each uniformly among those that its owner may hold. It
// returns false when no gem is left for somebody.
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

// cursed reports whether a player must have a black gem among the unknown ones, because they meet
// every other condition of sudden marriage and have not won (T9.8).
func (s *State) cursed(p *player) bool {
	return s.SuddenMarriage() && s.phase != PhaseOver && p.goalHearts > 0 && p.ready()
}

// fillGems searches for an assignment that gives the player at the index this many more gems of
// this and later colours, and the players after it theirs. With curse it respects who must have a
// black gem.
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

// guessGem takes one gem of an allowed colour from the bag, uniformly. It returns NoColour if there
// is none.
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

// hiddenStack finds the items that are nowhere in sight, which are therefore in the stack.
func (s *State) hiddenStack(r *Rules) (h hidden) {
	items := r.Items(s.SuddenMarriage()) &^ itemsIn(s.discard, s.nDiscard)
	for _, i := range s.display {
		if i != NoItem {
			items &^= 1 << i
		}
	}
	for i := range s.players {
		items &^= s.players[i].items
	}
	h.all = true
	for i := Rose; i < NoItem; i++ {
		if items.Has(i) {
			h.add(uint64(i))
		}
	}
	return h
}

// hiddenOrders finds the unknown places of a stack of n orders and returns the stack without them.
func hiddenOrders(o uint32, n int) (known uint32, h hidden) {
	var seen uint32
	known = o
	for i := range n {
		if k := o >> (4 * i) & 15; k != 15 {
			seen |= 1 << k
		} else {
			known &^= 15 << (4 * i)
			h.at |= 15 << (4 * i)
		}
	}
	for k := range uint64(n) {
		if seen>>k&1 == 0 {
			h.add(k)
		}
	}
	return known, h
}

// hiddenDoors collects the people whom the viewer has not seen, for the unseen doors, and sets the
// doors that the viewer knows.
func (s *State) hiddenDoors(v *View) (h hidden) {
	var seen uint32
	for d := 1; d <= Doors; d++ {
		if w := v.Behind(d); w != Nobody {
			seen |= 1 << w
			s.behind |= uint64(w) << (4 * (d - 1))
		} else {
			h.at |= 15 << (4 * (d - 1))
		}
	}
	for w := Children; w < Nobody; w++ {
		if seen>>w&1 == 0 {
			h.add(uint64(w))
		}
	}
	h.all = h.n == Doors
	return h
}
