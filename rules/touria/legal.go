package touria

// Legal appends the legal decisions of the seat to move to dst. Each is listed once, in a fixed
// order; there is at least one unless the game is over, and at most MaxLegal.
func (r *Rules) Legal(s *State, dst []Decision) []Decision {
	switch s.phase {
	case PhaseMove:
		return r.legalMove(s, dst)
	case PhaseStart:
		return r.legalStart(s, dst)
	case PhaseMine:
		m := s.mines[s.heroes.Mine()]
		return append(dst, Decision{Kind: Take, Arg: m&15 - 1}, Decision{Kind: Take, Arg: m>>4 - 1})
	case PhaseAct:
		dst = r.legalAct(s, dst)
		dst = append(dst, Decision{Kind: Skip})
		if s.toMove == s.active && s.player(s.active).items&TurnItems != 0 {
			dst = s.legalItems(dst)
		}
		return dst
	case PhaseDouble:
		if s.player(s.active).gems[Violet] > 0 {
			dst = append(dst, Decision{Kind: Double})
		}
		if s.inHand().Has(Bird) {
			dst = append(dst, Decision{Kind: Double, Arg: 1})
		}
		dst = append(dst, Decision{Kind: NoDouble})
		if s.player(s.active).items&TurnItems != 0 {
			dst = s.legalItems(dst)
		}
		return dst
	case PhaseJoin:
		if s.player(s.toMove).elixirs > 0 {
			dst = append(dst, Decision{Kind: Join})
		}
		if s.player(s.toMove).items.Has(Flagon) {
			dst = append(dst, Decision{Kind: Join, Arg: 1})
		}
		return append(dst, Decision{Kind: NoJoin})
	case PhaseEnd:
		if s.player(s.active).items == 0 {
			return append(dst, Decision{Kind: EndTurn})
		}
		return s.legalEnd(s.legalItems(dst))
	case PhaseThief:
		drawn := s.drawnGems()
		for c := Black; c < NoColour; c++ {
			if drawn[c] > 0 {
				dst = append(dst, Decision{Kind: Take, Arg: uint8(c)})
			}
		}
	case PhaseDragon:
		return s.legalDragon(dst)
	case PhaseTravel:
		for to := AtDragon; to < Destinations; to++ {
			dst = append(dst, Decision{Kind: Travel, Arg: uint8(to)})
		}
	case PhaseCastle:
		for door := 1; door <= Doors; door++ {
			if !s.DoorOpen(door) {
				dst = append(dst, Decision{Kind: Open, Arg: uint8(door)})
			}
		}
		dst = s.legalItems(dst)
		if s.opened > 0 {
			dst = s.legalEnd(dst)
		}
	case PhaseDuty:
		return r.dutyWays(s, dst)
	case PhaseBonus:
		for c := Black; c < Violet; c++ {
			if s.bag[c] > 0 {
				dst = append(dst, Decision{Kind: Bonus, Arg: uint8(c)})
			}
		}
		dst = append(dst, Decision{Kind: Bonus, Arg: BonusGold}, Decision{Kind: Bonus, Arg: BonusSword})
	}
	return dst
}

// MaxLegal is an upper bound on the number of legal decisions in any position. A buffer of that
// capacity never grows.
const MaxLegal = 256
