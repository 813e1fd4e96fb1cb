package touria

import "touria.games/touria/rules"

// Known is what a viewer knows of one seat's belongings, by perfect memory of
// what everybody saw (T10.5). Of the viewer's own seat all is known.
type Known struct {
	Holdings         // Gems counts the gems whose colour is known
	Unknown    uint8 // further gems, of unknown colour (from the thief)
	GoalHearts uint8
	GoalGold   uint8
	limit      uint32
}

// MayBe tells whether a gem of unknown colour can be of that colour by all
// that everybody saw of its owner. It does not look at how many there are of it.
func (k *Known) MayBe(c Colour) bool { return packed(k.limit, c) > 0 }

// View is all that a screen, a player or a bot at one seat ever sees of a
// game: a flat value that has neither the chance to come nor anything that
// the seat must not know. Whether the belongings of the others are shown on a
// screen is the table's choice (T10.1, T10.4); a view is what can be known.
type View struct {
	Table
	Me      rules.Seat
	players [rules.Seats]Known
	pool    Gems  // gems in the bag or unknown in somebody's hands
	inBag   uint8 // how many of these are in the bag
	orders  [3]uint32
	behind  uint64
}

// Player returns what is known of a seat's belongings.
func (v *View) Player(s rules.Seat) Known { return v.players[s] }

// Pool returns the gems that are in the bag or, with colours unknown to the
// viewer, in another player's hands.
func (v *View) Pool() Gems { return v.pool }

// BagCount returns the number of gems in the bag.
func (v *View) BagCount() int { return int(v.inBag) }

// OpenOrder returns the id of the open order of a slot.
func (v *View) OpenOrder(slot int) int { return slot*ordersPerStack + int(v.orders[slot]&15) }

// Behind returns who is behind a door as far as the viewer knows: open doors,
// and those looked behind with the crystal ball; else Nobody.
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
		v.flags &^= flagMayEnter // it would tell whether a secret gem is black
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

// knownOrders masks the places of a stack whose orders nobody can know: all
// but the open one and those that were seen going under the stack.
func (r *Rules) knownOrders(o uint32, n int) uint32 {
	known := int(o >> 24)
	for i := 1; i < n-known; i++ {
		o |= 15 << (4 * i)
	}
	return o
}

// LegalFor appends what the viewer may do now; nothing if it is not the
// viewer's decision. It is the same as Legal of the true state.
func (r *Rules) LegalFor(v *View, dst []Decision) []Decision {
	if v.ToMove() != v.Me {
		return dst
	}
	s := r.Determinise(v, 0)
	return r.Legal(&s, dst)
}

// WhyFor tells why a decision of the viewer is not legal; ReasonNone if it is.
func (r *Rules) WhyFor(v *View, d Decision) Reason {
	s := r.Determinise(v, 0)
	return r.Why(&s, d)
}

// Forget makes a view that of somebody with a poor memory: each gem of others
// whose colour is known is forgotten with that probability in percent, and so
// is what was seen behind each closed door. The number of gems is not.
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
			v.doorBits &^= 1 << (Doors + Doors*int(v.Me) + d - 1) // nor that it was looked behind
		}
	}
}
