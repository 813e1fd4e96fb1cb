package touria

import "touria.games/touria/rules"

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
	if p.items&TurnItems != 0 {
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

// turnTower turns a tower by 90° counter-clockwise (T2.5).
func (s *State) turnTower(t Tower, log *Log) {
	face := (s.towers>>(2*t) + 1) & 3
	s.towers = s.towers&^(3<<(2*t)) | face<<(2*t)
	if log != nil {
		log.add(Event{Kind: TowerTurned, Seat: s.toMove, At: uint8(t), Arg: face})
	}
}

// applyTower turns the chosen tower and starts the move, or for the wizard the travel, whose 1 gold
// is paid at once (T4.3).
func (r *Rules) applyTower(s *State, t Tower, log *Log) {
	a := r.FacingAction(&s.Table, t, s.active)
	s.turnTower(t, log)
	if a == Wizard {
		s.pay(s.active, Holdings{Gold: 1}, log)
		s.phase = PhaseTravel
		return
	}
	s.dest = Space(a)
	s.free = 3
	s.phase = PhaseMove
}

// travel puts the heroes on a destination. They use no roads and pass no mines.
func (s *State) travel(to Space, log *Log) {
	s.heroes, s.dest = to, to
	s.phase = PhaseAct
	if log != nil {
		log.add(Event{Kind: Travelled, Seat: s.active, At: uint8(to)})
	}
}

// applyBonus gives a player the set-up bonus and asks the next player, counter-clockwise (T3.7).
func (r *Rules) applyBonus(s *State, take uint8, log *Log) {
	if log != nil {
		log.add(Event{Kind: BonusTaken, Seat: s.toMove, Arg: take})
	}
	switch take {
	case BonusGold:
		s.gain(s.toMove, Holdings{Gold: 1}, log)
	case BonusSword:
		s.gainSwords(s.toMove, 1, log)
	default:
		var g Gems
		g[take] = 1
		s.bag[take]--
		s.gain(s.toMove, Holdings{Gems: g}, log)
	}
	if s.toMove = s.seats.Prev(s.toMove); s.toMove == s.active {
		s.beginTurn(s.toMove, log)
	}
}

// beginTurn starts a turn. It resets everything that belongs to a turn and decides once for the
// turn whether the castle may be entered (T9.1).
func (s *State) beginTurn(seat rules.Seat, log *Log) {
	s.turn++
	s.active, s.toMove = seat, seat
	s.dest = NoSpace
	s.roads, s.free, s.uses, s.drawn, s.opened, s.due = 0, 0, 0, 0, 0, 0
	s.inside &= 15
	s.flags &^= flagMayEnter | flagLantern | flagDoubled | flagMoved
	s.phase = PhaseStart
	if s.InCastle(seat) {
		s.phase = PhaseCastle
	} else if s.flags&flagMarriage == 0 && s.player(seat).ready() {
		s.flags |= flagMayEnter
	}
	if log != nil {
		log.add(Event{Kind: TurnBegan, Seat: seat, Turn: s.turn})
	}
}

// endTurn ends the turn. Empty mines and empty places of the display are filled, then the next
// player begins, or the same one again (T4.6, T5.7).
func (r *Rules) endTurn(s *State, again bool, log *Log) {
	if log != nil {
		log.add(Event{Kind: TurnEnded, Seat: s.active})
	}
	for m := range Mines {
		if s.mines[m] == 0 {
			s.refill(m, log)
		}
	}
	for slot := range s.display {
		if s.display[slot] == NoItem {
			s.openItem(slot, log)
		}
	}
	next := s.active
	if !again {
		next = s.seats.Next(s.active)
	}
	s.beginTurn(next, log)
}

// checkMarriage ends the game when a player meets the conditions of sudden marriage. The active
// player is checked first, then the others in turn order (T9.8).
func (s *State) checkMarriage(log *Log) {
	if s.phase == PhaseOver || s.phase == PhaseBonus {
		return
	}
	for seat := s.active; ; {
		if s.player(seat).ready() {
			s.win(seat, ByMarriage, log)
			return
		}
		if seat = s.seats.Next(seat); seat == s.active {
			return
		}
	}
}

// ready reports whether the player has the hearts (rose included) and the gold, and no black gem
// (T9.1, T9.8).
func (p *player) ready() bool {
	return p.hearts+uint8(p.items>>Rose&1) >= p.goalHearts && p.gold >= uint16(p.goalGold) && p.gems[Black] == 0
}

// win ends the game. toMove holds the winner.
func (s *State) win(seat rules.Seat, how uint8, log *Log) {
	s.phase = PhaseOver
	s.toMove = seat
	if log != nil {
		log.add(Event{Kind: Won, Seat: seat, Arg: how})
	}
}
