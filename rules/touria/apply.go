package touria

import "touria.games/touria/rules"

// Apply plays a decision, which must be legal, and then the forced ones that the engine makes
// itself (docs/record-format.md). It reports to log, which may be nil. Use Play if the decision may
// be illegal.
func (r *Rules) Apply(s *State, d Decision, log *Log) {
	switch d.Kind {
	case Step:
		s.roads |= 1 << r.road(s.heroes, Space(d.Arg))
		s.advance(Space(d.Arg), StepCost(s.heroes), Stepped, log)
	case Take:
		if s.phase == PhaseThief {
			s.keepDrawn(Colour(d.Arg), log)
		} else {
			s.takeFromMine(Colour(d.Arg), log)
		}
	case ChooseTower:
		r.applyTower(s, Tower(d.Arg), log)
	case Stop:
		if s.phase == PhaseDragon {
			s.finishUse()
		} else {
			s.phase = PhaseAct
		}
	case Act:
		r.applyAct(s, d, log)
	case Skip:
		s.skipUse()
	case NoDouble:
		s.startJoining()
	case Double:
		s.applyDouble(d.Arg == 1, log)
	case Join:
		s.applyJoin(d.Arg == 1, log)
	case NoJoin:
		s.askNext(s.toMove)
	case EndTurn:
		r.endTurn(s, false, log)
	case UseHourglass:
		s.use(Hourglass, log)
		r.endTurn(s, true, log)
	case UseItem:
		r.applyItem(s, d, log)
	case TurnTower:
		s.pay(s.active, Holdings{Swords: 1}, log)
		s.turnTower(Tower(d.Arg), log)
	case Travel:
		s.travel(Space(d.Arg), log)
	case Jump:
		s.use(Compass, log)
		s.advance(Space(d.Arg), 1, Jumped, log)
	case UseBoots:
		s.use(Boots, log)
		s.free += 3
	case UseLantern:
		s.use(Lantern, log)
		s.flags |= flagLantern
	case Give:
		s.applyGive(d, log)
	case Reroll:
		s.applyReroll(log)
	case Bonus:
		r.applyBonus(s, d.Arg, log)
	case Pass:
		s.turnTower(Tower(d.Arg), log)
		r.endTurn(s, false, log)
	case Enter:
		s.applyEnter(d.Arg == 1, log)
	case Open:
		r.applyOpen(s, int(d.Arg), log)
	case Duty:
		r.payDuty(s, d, log)
	}
	if s.phase == PhaseMove && s.heroes == s.dest && r.mustStop(s) {
		s.phase = PhaseAct
	}
	if s.flags&flagMarriage != 0 {
		s.checkMarriage(log)
	}
}

// pay takes a payment from a seat's holdings. Gems go to the bag. Gold, hearts and swords go to the
// supply, which is whatever nobody holds.
func (s *State) pay(seat rules.Seat, h Holdings, log *Log) {
	p := s.player(seat)
	p.gold -= h.Gold
	p.hearts -= h.Hearts
	p.swords -= h.Swords
	p.elixirs -= h.Elixirs
	if h.Gems.Any() {
		for c, n := range h.Gems {
			for ; n > 0; n-- {
				p.loseGem(Colour(c))
				s.bag[c]++
			}
		}
	}
	if log != nil {
		log.add(Event{Kind: Paid, Seat: seat, Holdings: h})
	}
}

// gain adds to a seat's holdings.
func (s *State) gain(seat rules.Seat, h Holdings, log *Log) {
	p := s.player(seat)
	p.gold += h.Gold
	p.hearts += h.Hearts
	p.swords += h.Swords
	p.elixirs += h.Elixirs
	p.items |= h.Items
	if h.Gems.Any() {
		for c, n := range h.Gems {
			p.gems[c] += n
		}
	}
	if log != nil {
		log.add(Event{Kind: Gained, Seat: seat, Holdings: h})
	}
}

// HeartsLeft returns the number of hearts in the supply (T1.3).
func (s *State) HeartsLeft() uint8 {
	return AllHearts - s.players[0].hearts - s.players[1].hearts - s.players[2].hearts - s.players[3].hearts
}

// SwordsLeft returns the number of swords in the supply (T1.3).
func (s *State) SwordsLeft() uint8 {
	return AllSwords - s.players[0].swords - s.players[1].swords - s.players[2].swords - s.players[3].swords
}

// Limited supplies (T1.4).
const (
	AllHearts = 32
	AllSwords = 16
)

func (s *State) gainHearts(seat rules.Seat, n uint8, log *Log) {
	s.gain(seat, Holdings{Hearts: min(n, s.HeartsLeft())}, log)
}

func (s *State) gainSwords(seat rules.Seat, n uint8, log *Log) {
	s.gain(seat, Holdings{Swords: min(n, s.SwordsLeft())}, log)
}

// inHand returns the items that the seat to move can use now: its own and, if it can use the
// mirror, the one on top of the discard pile (T8).
func (s *State) inHand() ItemSet {
	own := s.player(s.toMove).items
	if own>>Mirror&1 != 0 {
		own |= s.mirrored()
	}
	return own
}

// mirrored returns the item that the mirror of the seat to move can copy.
func (s *State) mirrored() ItemSet {
	top := s.DiscardTop()
	if s.toMove != s.active || top == NoItem || top == Rose {
		return 0
	}
	return 1 << top
}

// use discards an item of the seat to move: the item itself or the mirror standing in for it.
func (s *State) use(i Item, log *Log) {
	card := i
	if !s.player(s.toMove).items.Has(i) {
		card = Mirror
	}
	if log != nil {
		log.add(Event{Kind: ItemUsed, Seat: s.toMove, Arg: uint8(card), As: i})
	}
	s.discardItem(card, log)
}

// discardItem moves an item from the hand of the seat to move to the discard pile.
func (s *State) discardItem(i Item, log *Log) {
	s.player(s.toMove).items &^= 1 << i
	s.discard |= uint64(i) << (4 * s.nDiscard)
	s.nDiscard++
	if log != nil {
		log.add(Event{Kind: Paid, Seat: s.toMove, Holdings: Holdings{Items: 1 << i}})
	}
}

// turnTower turns a tower by 90° counter-clockwise (T2.5).
func (s *State) turnTower(t Tower, log *Log) {
	face := (s.towers>>(2*t) + 1) & 3
	s.towers = s.towers&^(3<<(2*t)) | face<<(2*t)
	if log != nil {
		log.add(Event{Kind: TowerTurned, Seat: s.toMove, At: uint8(t), Arg: face})
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

// ready reports whether the player has the hearts (rose included) and the gold, and no black gem
// (T9.1, T9.8).
func (p *player) ready() bool {
	return p.hearts+uint8(p.items>>Rose&1) >= p.goalHearts && p.gold >= uint16(p.goalGold) && p.gems[Black] == 0
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

// win ends the game. toMove holds the winner.
func (s *State) win(seat rules.Seat, how uint8, log *Log) {
	s.phase = PhaseOver
	s.toMove = seat
	if log != nil {
		log.add(Event{Kind: Won, Seat: seat, Arg: how})
	}
}
