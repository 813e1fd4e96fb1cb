package grimoria

// MaxLegal is enough room for the legal decisions of any position.
const MaxLegal = 48

// Legal appends the legal decisions of the seat that is to move. During the choices these are those
// of every seat that has not chosen.
func (s *State) Legal(dst []Decision) []Decision {
	add := func(k Kind, arg uint8) { dst = append(dst, Decision{k, arg}) }
	slots := func(k Kind) {
		for i := range int(s.nDisplay) {
			if s.lies(i) {
				add(k, uint8(i))
			}
		}
	}
	companions := func(k Kind, m uint32, mark uint8) {
		for c, m := Card(Places), m; m != 0; c, m = c+1, m>>2 {
			if m&3 != 0 {
				add(k, uint8(c)|mark)
			}
		}
	}
	if s.phase == PhaseOver {
		return dst
	}
	p := &s.players[s.toMove]
	cloaks := func() {
		if p.hand[Cloak-Adventures] > 0 {
			companions(PutOnCloak, p.open, 0)
		}
	}
	switch s.phase {
	case PhasePrepare:
		add(NoSwap, 0)
		slots(Swap)
	case PhaseChoose:
		for spell := uint8(1); spell <= min(s.level, LastSpell); spell++ {
			add(Choose, spell)
		}
	case PhaseStart:
		add(Cast, 0)
		slots(Swap)
	case PhaseDiscard:
		slots(Discard)
	case PhaseWarn:
		add(NoCloak, 0)
		cloaks()
	case PhaseTarget:
		_, most := s.prey()
		for seat := range s.n {
			if most>>seat&1 != 0 {
				add(Target, seat)
			}
		}
	case PhaseSeize:
		companions(Seize, s.players[s.on].open, 0)
	case PhaseDefend:
		spell := s.attackSpell()
		if p.hand[MagicMirror-Adventures] > 0 {
			add(Mirror, 0)
		}
		if spell != 12 {
			cloaks()
		}
		if spell == 9 && p.open != 0 {
			companions(Give, p.open, 0)
		} else {
			add(Accept, 0)
		}
	case PhasePutAway:
		for c, n := range p.places {
			if n > 0 {
				add(PutAway, uint8(c))
			}
		}
		companions(PutAway, p.open, 0)
		companions(PutAway, p.cloaked, Under)
		for c, n := range p.hand {
			if n > 0 {
				add(PutAway, Adventures+uint8(c))
			}
		}
	case PhaseMerchant:
		add(Buy, 0)
		add(NoBuy, 0)
	case PhaseTake:
		slots(Take)
		if p.witch() {
			slots(Swap)
		}
		cloaks()
	case PhaseEnd:
		add(EndTurn, 0)
		slots(Swap)
	}
	return dst
}

// IsLegal reports whether a decision is legal now.
func (s *State) IsLegal(d Decision) bool {
	var buffer [MaxLegal]Decision
	for _, l := range s.Legal(buffer[:0]) {
		if l == d {
			return true
		}
	}
	return false
}
