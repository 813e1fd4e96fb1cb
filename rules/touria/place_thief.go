package touria

import "touria.games/touria/rules"

// legalThief lists the use of the thief: there must be something to draw (T6.5).
func (s *State) legalThief(dst []Decision) []Decision {
	if s.bag.Any() {
		dst = append(dst, ActPlain())
	}
	return dst
}

// drawForThief draws from the bag for the thief (T6.5). It reports whether the player must pick;
// otherwise the gem to keep is already certain.
func (s *State) drawForThief(log *Log) (pick bool) {
	var drawn Gems
	last := NoColour
	if e, ok := log.forced(Drawn); ok {
		drawn, last = s.forceDraw(e, log)
	} else {
		onlyBlack := int(s.bag[Black]) == s.bag.Total()
		for n := 0; s.bag.Total() > 0; n++ {
			if n >= 3 && (onlyBlack || int(drawn[Black]) != n) {
				break
			}
			last = s.drawGem()
			drawn[last]++
		}
	}
	if log != nil {
		log.add(Event{Kind: Drawn, Only: rules.ForSeat(s.toMove), Seat: s.toMove, Last: last, Holdings: Holdings{Gems: drawn}})
	}
	if drawn.Total() > 3 { // only blacks, then one coloured gem
		s.putBack(drawn, last)
		s.keep(last, false, log)
		return false
	}
	s.drawn = packDrawn(drawn)
	s.phase = PhaseThief
	return true
}

// forceDraw takes a forced draw from the bag if the rules allow that draw.
func (s *State) forceDraw(e Event, log *Log) (Gems, Colour) {
	left, black := s.bag.Total(), int(s.bag[Black])
	n, b := e.Gems.Total(), int(e.Gems[Black])
	ok := n == min(3, left) && (b < 3 || black == left) || n > 3 && b == n-1 && black < left
	for c := range e.Gems {
		ok = ok && e.Gems[c] <= s.bag[c]
	}
	if !ok {
		log.refuse("drawn: the thief cannot draw these gems from the bag")
		return Gems{}, NoColour
	}
	last := NoColour
	for c, k := range e.Gems {
		s.bag[c] -= k
		if k > 0 {
			last = Colour(c)
		}
	}
	return e.Gems, last
}

func packDrawn(g Gems) (d uint16) {
	shift := 0
	for c, n := range g {
		for range n {
			d |= uint16(c+1) << shift
			shift += 4
		}
	}
	return d
}

// drawnGems returns the thief's draw, from which a gem is to be picked.
func (t *Table) drawnGems() (g Gems) {
	for d := t.drawn; d != 0; d >>= 4 {
		g[d&15-1]++
	}
	return g
}

// keepDrawn keeps one gem of the thief's draw and puts the others back.
func (s *State) keepDrawn(c Colour, log *Log) {
	s.putBack(s.drawnGems(), c)
	s.drawn = 0
	s.keep(c, true, log)
	s.finishUse()
}

// putBack returns a draw to the bag, except for one gem.
func (s *State) putBack(drawn Gems, but Colour) {
	if drawn[but] == 0 {
		return // a forced draw was refused
	}
	drawn[but]--
	for c, n := range drawn {
		s.bag[c] += n
	}
}

// keep gives the drawn gem to the seat to move. The other players do not see its colour.
func (s *State) keep(c Colour, picked bool, log *Log) {
	p := s.player(s.toMove)
	p.gems[c]++
	only := rules.ForSeat(s.toMove)
	if s.flags&flagOpen == 0 {
		p.addSecret(c, picked)
	} else {
		only = rules.Everyone
	}
	if log != nil {
		log.add(Event{Kind: Kept, Only: rules.ForSeat(s.toMove), Seat: s.toMove, Arg: uint8(c)})
		var g Gems
		g[c] = 1
		log.add(Event{Kind: Gained, Only: only, Seat: s.toMove, Holdings: Holdings{Gems: g}})
	}
}
