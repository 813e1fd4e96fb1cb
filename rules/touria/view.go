package touria

import "touria.games/touria/rules"

// Known is what a viewer knows of one seat's belongings, with perfect memory of everything seen
// (T10.5). Viewers know everything about their own seat.
type Known struct {
	Holdings         // Gems counts only gems of known colour
	Unknown    uint8 // further gems of unknown colour (from the thief)
	GoalHearts uint8
	GoalGold   uint8
	limit      uint32
}

// MayBe reports whether a gem of unknown colour can be of the given colour, judging by what
// everyone saw of its owner. It ignores how many gems of that colour are left.
func (k *Known) MayBe(c Colour) bool { return packed(k.limit, c) > 0 }

// View is everything that a screen, player or bot at one seat sees of a game. It is a flat value
// without future chance or anything the seat must not know. It holds what can be known; whether a
// screen shows the others' belongings is a table option (T10.1, T10.4).
type View struct {
	Table
	Me      rules.Seat
	players [rules.Seats]Known
	pool    Gems  // gems in the bag or of unknown colour in somebody's hand
	inBag   uint8 // how many of them are in the bag
	orders  [3]uint32
	behind  uint64
}

// Player returns what is known of a seat's belongings.
func (v *View) Player(s rules.Seat) Known { return v.players[s] }

// Pool returns the gems that are in the bag or, with a colour unknown to the viewer, in another
// player's hand.
func (v *View) Pool() Gems { return v.pool }

// BagCount returns the number of gems in the bag.
func (v *View) BagCount() int { return int(v.inBag) }

// OpenOrder returns the id of the open order of a slot.
func (v *View) OpenOrder(slot int) int { return slot*ordersPerStack + int(v.orders[slot]&15) }

// Behind returns the person behind a door if the viewer knows it, because the door is open or the
// viewer has peeked with the crystal ball; otherwise Nobody.
func (v *View) Behind(door int) Who {
	if w := v.behind >> (4 * (door - 1)) & 15; w < uint64(Nobody) {
		return Who(w)
	}
	return Nobody
}

// View returns what the seat sees of the game.
func (r *Rules) View(s *State, seat rules.Seat) View {
	v := View{Table: s.Table, Me: seat, pool: s.bag, inBag: uint8(s.bag.Total()), behind: s.behind}
	if seat != s.toMove && s.drawn != 0 {
		for c, n := range s.drawnGems() {
			v.pool[c] += n
		}
		v.drawn = 0
	}
	if seat != s.active {
		v.flags &^= flagMayEnter // it would reveal whether a secret gem is black
	}
	for i := range s.players {
		p := &s.players[i]
		k := Known{Holdings: s.Holdings(rules.Seat(i)), GoalHearts: p.goalHearts, GoalGold: p.goalGold}
		if rules.Seat(i) != seat && p.secret != 0 {
			for c := Black; c < NoColour; c++ {
				n := uint8(packed(p.secret, c))
				k.Gems[c] -= n
				v.pool[c] += n
				k.Unknown += n
			}
			k.limit = p.limit
		}
		v.players[i] = k
	}
	for slot := range s.orders {
		v.orders[slot] = r.knownOrders(s.orders[slot], len(r.orders[slot]))
	}
	if !s.SuddenMarriage() {
		for d := 1; d <= Doors; d++ {
			if !s.DoorOpen(d) && !(seat < rules.NoSeat && s.HasPeeked(seat, d)) {
				v.behind |= 15 << (4 * (d - 1))
			}
		}
	}
	return v
}

// knownOrders masks the places of a stack that nobody can know: all but the open order and those
// seen going under the stack.
func (r *Rules) knownOrders(o uint32, n int) uint32 {
	known := int(o >> 24)
	for i := 1; i < n-known; i++ {
		o |= 15 << (4 * i)
	}
	return o
}

// LegalFor appends the viewer's legal decisions, none if another seat is to move. They are the same
// as Legal's for the true state.
func (r *Rules) LegalFor(v *View, dst []Decision) []Decision {
	if v.ToMove() != v.Me {
		return dst
	}
	s := r.Determinise(v, 0)
	return r.Legal(&s, dst)
}

// WhyFor explains why a decision of the viewer is illegal. It returns ReasonNone if it is legal.
func (r *Rules) WhyFor(v *View, d Decision) Reason {
	s := r.Determinise(v, 0)
	return r.Why(&s, d)
}

// Forget makes the view imperfect: each of the others' gems of known colour, and what was seen
// behind each closed door, is forgotten with the given probability in percent. The number of gems
// is not.
func (v *View) Forget(percent int, seed uint64) {
	n := uint32(0)
	lost := func() bool {
		n++
		return rules.Below(rules.Number(seed, rules.TouriaForget, n), 100) < percent
	}
	for i := range v.players {
		k := &v.players[i]
		if rules.Seat(i) == v.Me || v.OpenScreens() {
			continue
		}
		for c := Black; c < NoColour; c++ {
			for range k.Gems[c] {
				if lost() {
					k.Gems[c]--
					v.pool[c]++
					k.Unknown++
				}
			}
		}
		k.limit = 0
		for c := Black; c < NoColour; c++ {
			k.limit += uint32(min(k.Unknown, AllGems[c])) << (5 * c)
		}
	}
	for d := 1; d <= Doors && !v.SuddenMarriage(); d++ {
		if !v.DoorOpen(d) && v.Behind(d) != Nobody && lost() {
			v.behind |= 15 << (4 * (d - 1))
			v.doorBits &^= 1 << (Doors + Doors*int(v.Me) + d - 1) // also forget having peeked there
		}
	}
}
