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
		if s.toMove == s.active && s.player(s.active).items&turnItems != 0 {
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
		if s.player(s.active).items&turnItems != 0 {
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

func (s *State) legalEnd(dst []Decision) []Decision {
	if s.inHand().Has(Hourglass) {
		dst = append(dst, Decision{Kind: UseHourglass})
	}
	return append(dst, Decision{Kind: EndTurn})
}

// legalStart lists the decisions that can begin a turn (T4.1, T4.2).
func (r *Rules) legalStart(s *State, dst []Decision) []Decision {
	p := s.player(s.active)
	first := len(dst)
	steps := 3 + int(p.gold)
	for t := NW; t < Towers; t++ {
		a := r.face(s.towers, t, s.active)
		if a < Wizard && r.Away(s.heroes, Space(a)) <= steps || r.towerRefusal(s, t) == ReasonNone {
			dst = append(dst, Decision{Kind: ChooseTower, Arg: uint8(t)})
		}
	}
	if s.flags&flagMayEnter != 0 {
		for rose := uint8(0); rose < 2; rose++ {
			if s.enterRefusal(rose == 1) == ReasonNone {
				dst = append(dst, Decision{Kind: Enter, Arg: rose})
			}
		}
	}
	if p.items != 0 {
		if s.inHand().Has(Broom) {
			for to := AtDragon; to < Destinations; to++ {
				dst = append(dst, UseOn(Broom, uint8(to)))
			}
		}
	}
	if len(dst) == first {
		for t := NW; t < Towers; t++ {
			dst = append(dst, Decision{Kind: Pass, Arg: uint8(t)})
		}
	}
	if p.swords > 0 {
		for t := NW; t < Towers; t++ {
			dst = append(dst, Decision{Kind: TurnTower, Arg: uint8(t)})
		}
	}
	if p.items&turnItems != 0 {
		dst = s.legalItems(dst)
	}
	return dst
}

// towerRefusal says why the face that a tower shows to the active player cannot be chosen (T4.2 a).
func (r *Rules) towerRefusal(s *State, t Tower) Reason {
	p := s.player(s.active)
	a := r.FacingAction(&s.Table, t, s.active)
	if a == Wizard {
		if p.gold == 0 {
			return ReasonNoGold
		}
		return ReasonNone
	}
	dest := Space(a)
	steps := 3 + int(p.gold)
	if r.Away(s.heroes, dest) <= steps {
		return ReasonNone
	}
	if p.items&wayItems != 0 && r.canReach(s.heroes, dest, 0, steps, s.kit()) {
		return ReasonNone
	}
	return ReasonOutOfReach
}

// wayItems are the items that can help to reach a destination.
const wayItems = ItemSet(1<<Boots | 1<<Compass | 1<<Mirror)

// kit returns the active player's means of reaching a destination.
func (s *State) kit() kit {
	own := s.player(s.active).items
	return kit{boots: own.Has(Boots), compass: own.Has(Compass), mirror: own.Has(Mirror), top: s.DiscardTop()}
}

// after returns the kit after using an item, or the mirror in its place.
func (k kit) after(i Item, own ItemSet) kit {
	card := i
	if !own.Has(i) {
		card = Mirror
	}
	switch card {
	case Boots:
		k.boots = false
	case Compass:
		k.compass = false
	case Mirror:
		k.mirror = false
	}
	k.top = card
	return k
}

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

// turnItems are the items that can be used outside the move, and the mirror.
const turnItems = ItemSet(1<<CrystalBall | 1<<Frog | 1<<Chest | 1<<Knapsack | 1<<Mirror)

// legalItems lists the own-turn items that the active player can use at the start and end of the
// turn and around the actions (T8).
func (s *State) legalItems(dst []Decision) []Decision {
	if s.player(s.active).items&turnItems == 0 {
		return dst
	}
	hand := s.inHand()
	if hand.Has(CrystalBall) && s.flags&flagMarriage == 0 {
		for a := 1; a < Doors; a++ {
			for b := a + 1; b <= Doors; b++ {
				if !s.DoorOpen(a) && !s.DoorOpen(b) {
					dst = append(dst, UseCrystalBall(a, b))
				}
			}
		}
	}
	if hand.Has(Frog) && s.player(s.active).gems[Black] > 0 {
		dst = append(dst, UseOn(Frog, 0))
	}
	if hand.Has(Chest) {
		dst = s.legalChest(dst)
	}
	if hand.Has(Knapsack) {
		for m := M1; m <= M6; m++ {
			gems := s.mines[m.Mine()]
			if gems != 0 && !(s.InCastle(s.active) && gems&15 == uint8(Black)+1) {
				dst = append(dst, UseOn(Knapsack, uint8(m)))
			}
		}
	}
	return dst
}

func (s *State) legalChest(dst []Decision) []Decision {
	for slot, i := range s.display {
		if i != NoItem {
			dst = append(dst, UseOn(Chest, uint8(slot)))
		}
	}
	return dst
}
