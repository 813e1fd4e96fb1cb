package grimoria

import "fmt"

// Check refuses impossible positions with one sentence.
func (s *State) Check() error {
	if s.n < 2 || s.n > MaxSeats {
		return fmt.Errorf("%d players cannot play: it takes two to five", s.n)
	}
	if s.nStack > AdventureCards || s.nTreas > TreasureCards || s.nDisplay > Display || s.nDisplay != 0 && s.nDisplay <= s.n {
		return fmt.Errorf("a stack or the display has an impossible number of cards")
	}
	if err := s.checkCards(); err != nil {
		return err
	}
	if first := FirstLevel(int(s.n)); s.level > LastLevel || int(s.round) != int(s.level)-first+1 || s.round < 1 {
		return fmt.Errorf("round %d does not fit level %d with %d players", s.round, s.level, s.n)
	}
	if s.phase > PhaseOver || s.phase != PhaseOver && s.toMove >= Seat(s.n) || s.phase == PhaseOver && s.toMove != NoSeat {
		return fmt.Errorf("seat %s cannot be to move", s.toMove)
	}
	var met uint8
	for i, who := range s.order[:s.n] {
		if who >= Seat(s.n) || met>>who&1 != 0 {
			return fmt.Errorf("the order of the round does not name every seat once")
		}
		met |= 1 << who
		seat := Seat(i)
		switch spell := s.spells[seat]; {
		case spell > min(s.level, LastSpell):
			return fmt.Errorf("seat %s has chosen spell %d, above the magic level %d", seat, spell, s.level)
		case s.phase == PhasePrepare && spell != 0:
			return fmt.Errorf("seat %s has a second bookmark: a spell before the books are at hand", seat)
		case s.phase == PhaseChoose && spell != 0 != (seat < s.toMove):
			return fmt.Errorf("seat %s has not chosen in the order of the seats", seat)
		case s.phase > PhaseChoose && spell == 0:
			return fmt.Errorf("seat %s has no spell in an opened round", seat)
		}
	}
	return nil
}

// checkCards counts every kind of card.
func (s *State) checkCards() error {
	var n [Kinds]int
	put := func(b, from, to uint8) bool {
		c := b&cardBits + from
		if c >= to {
			return false
		}
		n[c]++
		return true
	}
	fits := true
	for _, b := range s.stack[:s.nStack] {
		fits = put(b, 0, Adventures) && fits
	}
	for i, b := range s.display[:s.nDisplay] {
		if s.lies(i) {
			fits = put(b, 0, Adventures) && fits
			if i > 0 && b&open == 0 {
				return fmt.Errorf("place %d of the display lies face down: only place 0 may", i)
			}
		}
	}
	for _, b := range s.treasure[:s.nTreas] {
		fits = put(b, Adventures, Kinds) && fits
	}
	if !fits {
		return fmt.Errorf("a card lies in a wrong pile")
	}
	for c, k := range s.discard {
		n[c] += int(k)
	}
	n[Cloak] += int(s.lost[0])
	n[MagicMirror] += int(s.lost[1])
	for i := range s.n {
		p := &s.players[i]
		for c, k := range p.places {
			n[c] += int(k)
		}
		for c := Bronzesmith; c < Adventures; c++ {
			n[c] += p.count(c)
		}
		for c, k := range p.hand {
			n[Adventures+c] += int(k)
		}
		n[Cloak] += total(p.cloaked)
	}
	for c, k := range n {
		if k != Card(c).Copies() {
			return fmt.Errorf("there are %d cards %s: it takes %d", k, Card(c), Card(c).Copies())
		}
	}
	return nil
}
