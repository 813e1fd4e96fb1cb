package grimoria

// prey returns the seats that the attack could hit, and those of them that have most (G6.1, G6.3).
func (s *State) prey() (all, most uint8) {
	best := 0
	for i := range Seat(s.n) {
		if i == s.by || s.shield>>i&1 != 0 {
			continue
		}
		have := total(s.players[i].open)
		if s.spells[s.by] == 12 {
			have = int(s.players[i].coins)
		}
		if have == 0 {
			continue
		}
		all |= 1 << i
		if have > best {
			best, most = have, 0
		}
		if have == best {
			most |= 1 << i
		}
	}
	return all, most
}

// warn asks those who would be hit whether they put on a cloak (G6.2), then finds the target
// (G6.3).
func (s *State) warn(log *Log) {
	all, most := s.prey()
	if s.spells[s.by] != 12 && all&(all-1) != 0 {
		for _, seat := range s.order[:s.n] {
			if most>>seat&1 != 0 && s.asked>>seat&1 == 0 && s.couldHave(seat, Cloak) {
				s.ask(PhaseWarn, seat)
				return
			}
		}
	}
	if most&(most-1) != 0 {
		s.ask(PhaseTarget, s.by)
		return
	}
	for seat := range Seat(s.n) {
		if most == 1<<seat {
			s.attack(seat, log)
			return
		}
	}
}

// attackSpell returns the spell of the attack, which is the active seat's.
func (s *State) attackSpell() uint8 { return s.spells[s.order[s.turn]] }

func (s *State) attackEvent(k EventKind, log *Log) {
	if log != nil {
		e := event(k, NoSeat)
		e.By, e.On, e.Spell, e.Card = s.by, s.on, s.attackSpell(), s.named
		log.add(e)
	}
}

func (s *State) attack(on Seat, log *Log) {
	s.on = on
	s.asked = 0
	s.attackEvent(Attacked, log)
	s.name(log)
}

// name has the companion named that spell 14 takes (G6.4).
func (s *State) name(log *Log) {
	s.named = NoCard
	if s.attackSpell() == 14 {
		k := kinds(s.players[s.on].open)
		if k&(k-1) != 0 {
			s.ask(PhaseSeize, s.by)
			return
		}
		if k != 0 {
			s.setNamed(only(k), log)
		}
	}
	s.answer(log)
}

func (s *State) setNamed(c Card, log *Log) {
	s.named = c
	s.attackEvent(Named, log)
}

// only returns the first kind of companion of a set.
func only(k uint32) Card {
	c := Card(Places)
	for k&3 == 0 {
		k >>= 2
		c++
	}
	return c
}

// answer asks the target, if the question tells nothing (G6.5, G12.4).
func (s *State) answer(log *Log) {
	spell := s.attackSpell()
	k := kinds(s.players[s.on].open)
	switch {
	case s.couldHave(s.on, MagicMirror),
		spell != 12 && k != 0 && s.couldHave(s.on, Cloak),
		spell == 9 && k&(k-1) != 0:
		s.ask(PhaseDefend, s.on)
	default:
		s.accept(log)
	}
}

// mirror turns the attack back (G6.5 a).
func (s *State) mirror(seat Seat, log *Log) {
	s.players[seat].hand[MagicMirror-Adventures]--
	s.leave(seat, MagicMirror, log)
	s.by, s.on = s.on, s.by
	s.named = NoCard
	s.attackEvent(Reflected, log)
	s.name(log)
}

// accept lets the attack take what it can (G6.5 c).
func (s *State) accept(log *Log) {
	switch k := kinds(s.players[s.on].open); {
	case s.attackSpell() == 14:
		s.result(s.named, log)
	case s.attackSpell() == 9 && k != 0:
		s.result(only(k), log)
	default:
		s.result(NoCard, log)
	}
}

// result is what the attack takes (G6.6), and what mercenaries bring (G7.8).
func (s *State) result(c Card, log *Log) {
	p := &s.players[s.on]
	hired := p.count(Mercenary)
	took := false
	if s.attackSpell() == 12 {
		if n := int(p.coins+1) / 2; n > 0 {
			s.pay(s.on, n, 12, NoCard, log)
			s.gain(s.by, n, 12, NoCard, log)
			took = true
		}
	} else if c != NoCard {
		if log != nil {
			e := event(Given, NoSeat)
			e.By, e.On, e.Card = s.on, s.by, c
			log.add(e)
		}
		p.open -= bit(c)
		s.receive(s.by, c, 0, false, log)
		took = true
	}
	if took && hired > 0 {
		s.gain(s.on, 2*hired, 0, Mercenary, log)
	}
	s.endAttack()
	s.companions(log)
}

func (s *State) endAttack() { s.by, s.on, s.named, s.asked = NoSeat, NoSeat, NoCard, 0 }
