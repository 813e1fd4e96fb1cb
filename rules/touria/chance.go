package touria

import (
	"fmt"

	"touria.games/touria/rules"
)

// add reports an event; a nil log drops it.
func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// forced takes the next forced outcome if it is of the given kind.
func (l *Log) forced(kind EventKind) (Event, bool) {
	if l == nil || len(l.Forced) == 0 || l.Forced[0].Kind != kind {
		return Event{}, false
	}
	e := l.Forced[0]
	l.Forced = l.Forced[1:]
	return e, true
}

// refuse records the first forced outcome that is impossible.
func (l *Log) refuse(format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, args...)
	}
}

// drawGem takes one gem from the bag, which must not be empty.
func (s *State) drawGem() Colour {
	n := rules.Below(rules.Number(s.seed, rules.TouriaBag, uint32(s.draws)), s.bag.Total())
	s.draws++
	c := Black
	for n >= int(s.bag[c]) {
		n -= int(s.bag[c])
		c++
	}
	s.bag[c]--
	return c
}

// rollDie rolls the die, whose six faces are equally likely.
func (s *State) rollDie(seat rules.Seat, log *Log) {
	s.die = Colour(rules.Below(rules.Number(s.seed, rules.TouriaDie, uint32(s.rolls)), Colours))
	s.rolls++
	if e, ok := log.forced(Rolled); ok {
		if s.die = Colour(e.Arg); s.die >= NoColour {
			log.refuse("rolled: the die has no such colour")
			s.die = Black
		}
	}
	if log != nil {
		log.add(Event{Kind: Rolled, Seat: seat, Arg: uint8(s.die)})
	}
}

// refill fills the empty mine with index m from the bag (T5.5, T5.7). If the bag is empty, the mine
// stays empty.
func (s *State) refill(m int, log *Log) {
	left := s.bag.Total()
	if left == 0 {
		return
	}
	if e, ok := log.forced(Refilled); ok {
		s.mines[m] = packMine(s.forceRefill(m, e, left, log))
	} else if left == 1 || int(s.bag[Black]) == left {
		s.mines[m] = uint8(s.drawGem()) + 1
	} else {
		a, b := s.drawTwo(left)
		s.mines[m] = uint8(min(a, b)+1) | uint8(max(a, b)+1)<<4
	}
	if log != nil {
		log.add(Event{Kind: Refilled, At: uint8(M1) + uint8(m), Seat: rules.NoSeat, Holdings: Holdings{Gems: s.MineGems(m)}})
	}
}

// drawTwo draws two gems that are not both black. Two black gems go back into the bag after two
// others have been drawn, or at once if fewer than two are left to draw.
func (s *State) drawTwo(left int) (a, b Colour) {
	a, b = s.drawGem(), s.drawGem()
	for a == Black && b == Black {
		if left < 4 {
			s.bag[Black] += 2
			a, b = s.drawGem(), s.drawGem()
			continue
		}
		a, b = s.drawGem(), s.drawGem()
		s.bag[Black] += 2
	}
	return a, b
}

// packMine packs a mine's gems, at most two, the lower colour first.
func packMine(g Gems) (m uint8) {
	shift := 0
	for c := Black; c < NoColour; c++ {
		for range g[c] {
			m |= uint8(c+1) << shift
			shift += 4
		}
	}
	return m
}

func (s *State) forceRefill(m int, e Event, left int, log *Log) Gems {
	want := 2
	if left == 1 || int(s.bag[Black]) == left {
		want = 1
	}
	if e.At != uint8(M1)+uint8(m) {
		log.refuse("refilled: expected mine m%d, found %s", m+1, Space(e.At))
		return Gems{}
	}
	if e.Gems.Total() != want || e.Gems[Black] > 1 {
		log.refuse("refilled m%d: %d gems with at most one black are due", m+1, want)
		return Gems{}
	}
	for c, n := range e.Gems {
		if n > s.bag[c] {
			log.refuse("refilled m%d: the bag holds no such %s gem", m+1, Colour(c))
			return Gems{}
		}
	}
	for c, n := range e.Gems {
		s.bag[c] -= n
	}
	return e.Gems
}

// shuffle puts n nibbles into random order (Fisher-Yates from the end), using numbers of a source
// from the given one on. It returns how many it used.
func shuffle(list uint64, n int, seed uint64, source rules.Source, from uint32) (uint64, int) {
	for i := n - 1; i > 0; i-- {
		j := rules.Below(rules.Number(seed, source, from+uint32(n-1-i)), i+1)
		a, b := list>>(4*i)&15, list>>(4*j)&15
		list ^= (a ^ b) << (4 * i)
		list ^= (a ^ b) << (4 * j)
	}
	return list, max(n-1, 0)
}

// openItem moves the top item of the stack to a place of the display. If the stack is empty, the
// discard pile is shuffled into a new one first; if that is empty too, the place stays empty
// (T6.2).
func (s *State) openItem(slot int, log *Log) {
	s.display[slot] = NoItem
	if s.nStack == 0 {
		if s.nDiscard == 0 {
			return
		}
		s.reshuffle(log)
	}
	if e, ok := log.forced(ItemOpened); ok {
		if int(e.At) != slot {
			log.refuse("item_opened: expected place %d, found %d", slot, e.At)
		}
		s.forceTopItem(Item(e.Arg), log)
	}
	s.display[slot] = Item(s.stack & 15)
	s.stack >>= 4
	s.nStack--
	if log != nil {
		log.add(Event{Kind: ItemOpened, Seat: rules.NoSeat, At: uint8(slot), Arg: uint8(s.display[slot])})
	}
}

// reshuffle turns the discard pile into the item stack.
func (s *State) reshuffle(log *Log) {
	list, used := shuffle(s.discard, int(s.nDiscard), s.seed, rules.TouriaItems, uint32(s.shuffles))
	s.shuffles += uint16(used)
	if e, ok := log.forced(ItemsReshuffled); ok {
		if e.N != s.nDiscard || itemsIn(e.List, e.N) != itemsIn(s.discard, s.nDiscard) {
			log.refuse("items_reshuffled: these are not the discarded items")
		} else {
			list = e.List
		}
	}
	s.stack, s.nStack = list, s.nDiscard
	s.discard, s.nDiscard = 0, 0
	if log != nil {
		log.add(Event{Kind: ItemsReshuffled, Seat: rules.NoSeat, Only: rules.RecordOnly, List: s.stack, N: s.nStack})
	}
}

// itemsIn returns the set of the first n items of a packed list.
func itemsIn(list uint64, n uint8) (m ItemSet) {
	for range n {
		m |= 1 << (list & 15)
		list >>= 4
	}
	return m
}

// forceTopItem moves an item of the stack to its top.
func (s *State) forceTopItem(i Item, log *Log) {
	for k := range int(s.nStack) {
		if Item(s.stack>>(4*k)&15) == i {
			if diff := s.stack&15 ^ uint64(i); k > 0 {
				s.stack ^= diff | diff<<(4*k)
			}
			return
		}
	}
	log.refuse("item_opened: %s is not in the stack", i)
}

// nextOrder puts a slot's open order under its stack and opens the next (T6.3).
func (r *Rules) nextOrder(s *State, slot int, log *Log) {
	n := len(r.orders[slot])
	o := s.orders[slot]
	list := o & (1<<24 - 1)
	list = list>>4 | list&15<<(4*(n-1))
	known := min(o>>24+1, uint32(n-1)) // number of orders at the bottom that everyone knows
	if e, ok := log.forced(OrderOpened); ok {
		list = forceTopOrder(list, n-int(known), slot, e, log)
	}
	s.orders[slot] = list | known<<24
	if log != nil {
		log.add(Event{Kind: OrderOpened, Seat: rules.NoSeat, At: uint8(slot), Arg: uint8(s.OpenOrder(slot))})
	}
}

// forceTopOrder moves an order from the stack's unknown part to its top.
func forceTopOrder(list uint32, unknown, slot int, e Event, log *Log) uint32 {
	if int(e.At) != slot {
		log.refuse("order_opened: expected slot %d, found %d", slot, e.At)
		return list
	}
	want := uint32(int(e.Arg) - slot*ordersPerStack)
	for k := range max(unknown, 1) {
		if list>>(4*k)&15 == want {
			a := list & 15
			if k > 0 {
				list ^= (a ^ want) | (a^want)<<(4*k)
			}
			return list
		}
	}
	log.refuse("order_opened: slot %d cannot open this order next", slot)
	return list
}
