package touria

// enterRefusal says why the castle cannot be entered, with or without counting the rose as a heart
// (T9.1).
func (s *State) enterRefusal(rose bool) Reason {
	p := s.player(s.active)
	need := p.goalHearts
	if rose {
		if !p.items.Has(Rose) {
			return ReasonNoItem
		}
		need--
	}
	switch {
	case p.hearts < need:
		return ReasonHearts
	case p.gold < uint16(p.goalGold):
		return ReasonGoalGold
	case p.gems[Black] > 0:
		return ReasonBlackGem
	case s.flags&flagMayEnter == 0:
		return ReasonNextTurn
	}
	return ReasonNone
}

// applyEnter brings the active player into the castle: the screen is lifted, hearts and gold are
// paid, and a first door must be opened (T9.2).
func (s *State) applyEnter(rose bool, log *Log) {
	p := s.player(s.active)
	p.showAll()
	if log != nil {
		log.add(Event{Kind: Entered, Seat: s.active, Holdings: s.Holdings(s.active)})
	}
	hearts := p.goalHearts
	if rose {
		hearts--
		s.use(Rose, log)
	}
	s.pay(s.active, Holdings{Hearts: hearts, Gold: uint16(p.goalGold)}, log)
	s.inside |= 1 << s.active
	s.flags &^= flagMayEnter
	s.phase = PhaseCastle
}

// applyOpen opens a castle door. The royal children end the game; a dweller demands a duty (T9.4).
func (r *Rules) applyOpen(s *State, door int, log *Log) {
	if e, ok := log.forced(DoorOpened); ok {
		if int(e.At) != door {
			log.refuse("door_opened: expected door %d, found %d", door, e.At)
		} else {
			s.forceDoor(door, Who(e.Arg), log)
		}
	}
	s.doorBits |= 1 << (door - 1)
	s.opened++
	who := s.Behind(door)
	if log != nil {
		log.add(Event{Kind: DoorOpened, Seat: s.active, At: uint8(door), Arg: uint8(who)})
	}
	if who == Children {
		s.win(s.active, ByDoors, log)
		return
	}
	s.due = uint8(door)
	var ways [maxDuties]Decision
	switch n := len(r.dutyWays(s, ways[:0])); n {
	case 0:
		s.due = 0
		s.phase = PhaseEnd
		if log != nil {
			log.add(Event{Kind: DutyFailed, Seat: s.active, At: uint8(door)})
		}
	case 1:
		r.payDuty(s, ways[0], log)
	default:
		s.phase = PhaseDuty
	}
}

// maxDuties is the maximum number of ways to pay one duty: one for each item.
const maxDuties = Items

// dutyWays appends the ways in which the active player can pay the duty due.
func (r *Rules) dutyWays(s *State, dst []Decision) []Decision {
	p := s.player(s.active)
	duty := r.duties[s.Behind(int(s.due))]
	switch duty.Kind {
	case DutyElixir:
		if p.elixirs > 0 {
			dst = append(dst, Decision{Kind: Duty})
		}
	case DutySword:
		if p.swords > 0 {
			dst = append(dst, Decision{Kind: Duty})
		}
	case DutyGold:
		if p.gold > 0 {
			dst = append(dst, Decision{Kind: Duty})
		}
	case DutyItem:
		for i := Rose; i < NoItem; i++ {
			if p.items.Has(i) {
				dst = append(dst, Decision{Kind: Duty, Arg: uint8(i)})
			}
		}
	case DutyGem:
		if p.gems[duty.Colour] > 0 {
			dst = append(dst, Decision{Kind: Duty})
		}
		if duty.Colour != Violet && s.inHand().Has(Paintbrush) {
			for from := Blue; from < NoColour; from++ {
				if from != duty.Colour && p.gems[from] > 0 {
					dst = append(dst, Decision{Kind: Duty, Paint: Painted(from, duty.Colour)})
				}
			}
		}
	}
	return dst
}

// payDuty pays the duty in the chosen way (T9.6).
func (r *Rules) payDuty(s *State, d Decision, log *Log) {
	switch duty := r.duties[s.Behind(int(s.due))]; duty.Kind {
	case DutyElixir:
		s.pay(s.active, Holdings{Elixirs: 1}, log)
	case DutySword:
		s.pay(s.active, Holdings{Swords: 1}, log)
	case DutyGold:
		s.pay(s.active, Holdings{Gold: 1}, log)
	case DutyItem:
		s.discardItem(Item(d.Arg), log)
	case DutyGem:
		var need Gems
		need[duty.Colour] = 1
		s.giveGems(need, d.Paint, false, log)
	}
	if log != nil {
		log.add(Event{Kind: DutyPaid, Seat: s.active, At: s.due})
	}
	s.due = 0
	s.phase = PhaseCastle
}
