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
	if s.phase > PhaseChoose && !s.ordered() {
		return fmt.Errorf("the order of the round does not fit the opened spells")
	}
	return s.checkPhase()
}

// ordered reports whether the order of the round follows from the opened spells (G3.4); equals may
// go either way.
func (s *State) ordered() bool {
	var count [LastSpell + 1]uint8
	for _, spell := range s.spells[:s.n] {
		count[spell]++
	}
	last := uint8(0)
	for _, who := range s.order[:s.n] {
		key := orderKey(s.spells[who], &count)
		if key < last {
			return false
		}
		last = key
	}
	return true
}

// checkPhase refuses a phase in which nobody would be asked. A question whose occasion lies behind
// is asked again, of a copy, and must be the same.
func (s *State) checkPhase() error {
	again := *s
	again.phase, again.toMove = PhaseOver, NoSeat
	active := s.order[s.turn]
	p := &s.players[active]
	spell := s.spells[active]
	whole := s.nDisplay == 0 || s.nDisplay == s.n+1
	for i := range int(s.nDisplay) {
		whole = whole && s.lies(i)
	}
	var fits bool
	switch s.phase {
	case PhasePrepare:
		fits = whole && s.nDisplay > 0 && s.round > 1 && s.players[s.toMove].witch()
	case PhaseChoose:
		fits = whole && s.bought == 0 && (s.nDisplay > 0) == (int(s.nStack)+s.discarded()+int(s.nDisplay) > int(s.n))
	case PhaseOver:
		return s.checkOver()
	case PhaseStart:
		fits = s.toMove == active && p.witch() && s.anyLies()
	case PhaseDiscard:
		fits = s.toMove == active && spell == 1 && s.anyLies()
	case PhasePutAway:
		fits = s.toMove == active && spell == 10 && (p.open|p.cloaked != 0 || p.placesHeld()+p.treasures() > 0)
	case PhaseMerchant:
		fits = spell == 5 && p.coins > 0 && s.nTreas > 0 && int(s.bought) < p.count(Merchant) && s.toMove == active
	case PhaseTake:
		fits = s.toMove == active && s.anyLies()
	case PhaseEnd:
		fits = s.toMove == active && p.witch() && s.anyLies()
	default:
		fits = s.attacks() && s.asksAgain(&again)
	}
	if !fits {
		return fmt.Errorf("the phase %s does not fit what lies on the table, or who is to move", s.phase)
	}
	if s.phase != PhaseOver && s.bought > 0 && spell != 5 {
		return fmt.Errorf("%d merchants have been used in a turn without spell 5", s.bought)
	}
	return nil
}

// attacks reports whether an attack that is going on can be.
func (s *State) attacks() bool {
	active := s.order[s.turn]
	switch s.attackSpell() {
	case 9, 12, 14:
	default:
		return false
	}
	if s.asked>>s.n != 0 || s.asked>>active&1 != 0 {
		return false
	}
	if s.phase == PhaseWarn || s.phase == PhaseTarget {
		return s.by == active && s.on == NoSeat && s.named == NoCard
	}
	if s.by >= Seat(s.n) || s.on >= Seat(s.n) || s.by == s.on || s.asked != 0 || s.named != NoCard && s.attackSpell() != 14 {
		return false
	}
	if s.by == active {
		return s.shield>>s.on&1 == 0
	}
	return s.on == active && s.lost[MagicMirror-Cloak] > 0 && s.shield>>s.by&1 == 0
}

// asksAgain reports whether the question of an attack is the one that the rules ask.
func (s *State) asksAgain(again *State) bool {
	switch s.phase {
	case PhaseWarn, PhaseTarget:
		if all, _ := again.prey(); all == 0 {
			return false
		}
		again.warn(nil)
	case PhaseSeize:
		if s.named != NoCard {
			return false
		}
		again.name(nil)
	case PhaseDefend:
		open := s.players[s.on].open
		if s.attackSpell() == 14 && (s.named == NoCard) != (open == 0) || s.named != NoCard && two(open, s.named) == 0 {
			return false
		}
		again.answer(nil)
	}
	return again.phase == s.phase && again.toMove == s.toMove
}

// checkOver refuses an end that is none (G3.8, G10.3).
func (s *State) checkOver() error {
	if s.level != LastLevel && s.nDisplay > 0 {
		return fmt.Errorf("the game is over at level %d, although cards lie on the display", s.level)
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

// Hash returns a hash of the position, without what seats remember and without future chance.
func (s *State) Hash() uint64 {
	h := uint64(14695981039346656037)
	mix := func(v uint64) { h = (h ^ v) * 1099511628211; h ^= h >> 29 }
	bytes := func(list []uint8, mask uint8) {
		mix(uint64(len(list)))
		for _, b := range list {
			mix(uint64(b & mask))
		}
	}
	bytes(s.stack[:s.nStack], cardBits)
	bytes(s.treasure[:s.nTreas], cardBits)
	bytes(s.display[:s.nDisplay], cardBits|open)
	bytes(s.discard[:], 255)
	bytes(s.spells[:s.n], 255)
	bytes(s.lost[:], 255)
	for i := range s.n {
		p := &s.players[i]
		mix(uint64(s.order[i])<<16 | uint64(p.coins))
		mix(uint64(p.open)<<32 | uint64(p.cloaked))
		bytes(p.places[:], 255)
		bytes(p.hand[:], 255)
	}
	for _, v := range []uint8{uint8(s.phase), uint8(s.toMove), uint8(s.Active()), s.round, s.level, s.bought, uint8(s.by), uint8(s.on), uint8(s.named), s.asked} {
		mix(uint64(v))
	}
	return h
}
