package touria

import "touria.games/touria/rules"

// Redraw draws all chance anew that nobody has seen yet: the bag's and the die's future, the order of the item stack, the
// orders below the open ones, and who is behind the doors that are closed and that nobody has looked behind. What the
// players hold stays as it is. It depends on the seed alone. Where a game went on by chance, its position redrawn many
// times goes on in all the ways it could have.
func (r *Rules) Redraw(s *State, seed uint64) {
	g := guesser{seed: seed}
	s.seed = rules.Number(seed, rules.TouriaFuture, 0)
	stack := s.hiddenStack(r)
	s.stack = stack.fill(0, &g)
	for slot := range s.orders {
		known, hidden := hiddenOrders(r.knownOrders(s.orders[slot], len(r.orders[slot])), len(r.orders[slot]))
		s.orders[slot] = uint32(hidden.fill(uint64(known), &g))
	}
	if s.SuddenMarriage() {
		return
	}
	var doors hidden
	seen := s.doorBits
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		seen |= s.doorBits >> (Doors + Doors*int(seat))
	}
	behind := s.behind
	for d := range Doors {
		if seen>>d&1 == 0 {
			doors.add(behind >> (4 * d) & 15)
			doors.at |= 15 << (4 * d)
			s.behind &^= 15 << (4 * d)
		}
	}
	s.behind = doors.fill(s.behind, &g)
}
