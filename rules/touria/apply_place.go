package touria

import "touria.games/touria/rules"

// applyAct uses the action of the heroes' place for the seat to move: the active player or one who
// joins in (T6).
func (r *Rules) applyAct(s *State, d Decision, log *Log) {
	switch s.dest {
	case AtSwordmaster:
		s.gainSwords(s.toMove, 2, log)
	case AtForest:
		s.takeDisplay(int(d.Arg), log)
	case AtTrader:
		r.trade(s, d, log)
	case AtFountain:
		s.destroyBlack(log)
	case AtGoldsmith:
		s.sell(d, log)
	case AtTournament:
		s.fight(d.Arg, log)
	case AtThief:
		if s.drawForThief(log) {
			return
		}
	case AtDragon:
		s.rollDie(s.toMove, log)
		s.phase = PhaseDragon
		return
	}
	s.finishUse()
}

// finishUse continues after a use of the place: with the doubling after the active player's first
// use, otherwise with the next player who may join in (T7).
func (s *State) finishUse() {
	if s.toMove != s.active {
		s.askNext(s.toMove)
		return
	}
	if s.uses++; s.uses == 1 {
		s.phase = PhaseDouble
	} else {
		s.startJoining()
	}
}

// skipUse declines a use. If the active player declined the first, nobody can join in (T7.2).
func (s *State) skipUse() {
	switch {
	case s.toMove != s.active:
		s.askNext(s.toMove)
	case s.uses == 0:
		s.phase = PhaseEnd
	default:
		s.startJoining()
	}
}

func (s *State) applyDouble(bird bool, log *Log) {
	if bird {
		s.use(Bird, log)
	} else {
		s.pay(s.active, Holdings{Gems: Gems{Violet: 1}}, log)
	}
	s.flags |= flagDoubled
	s.phase = PhaseAct
}

func (s *State) startJoining() { s.askNext(s.active) }

// askNext asks the next seat in turn order after the given one whether it joins in. It skips seats
// in the castle and seats with neither elixir nor flagon. After the last one the turn ends.
func (s *State) askNext(after rules.Seat) {
	for seat := s.seats.Next(after); seat != s.active; seat = s.seats.Next(seat) {
		p := s.player(seat)
		if !s.InCastle(seat) && (p.elixirs > 0 || p.items.Has(Flagon)) {
			s.phase, s.toMove = PhaseJoin, seat
			return
		}
	}
	s.phase, s.toMove = PhaseEnd, s.active
}

func (s *State) applyJoin(flagon bool, log *Log) {
	if log != nil {
		e := Event{Kind: Joined, Seat: s.toMove}
		if flagon {
			e.Arg = 1
		}
		log.add(e)
	}
	if flagon {
		s.use(Flagon, log)
	} else {
		s.pay(s.toMove, Holdings{Elixirs: 1}, log)
		s.gain(s.active, Holdings{Elixirs: 1}, log)
	}
	s.inside |= 16 << s.toMove
	s.phase = PhaseAct
}

// takeDisplay takes one of the forest fairy's open items. The next item replaces it.
func (s *State) takeDisplay(slot int, log *Log) {
	i := s.display[slot]
	if log != nil {
		log.add(Event{Kind: ItemTaken, Seat: s.toMove, At: uint8(slot), Arg: uint8(i)})
	}
	s.gain(s.toMove, Holdings{Items: 1 << i}, log)
	s.openItem(slot, log)
}

// destroyBlack removes a black gem of the seat to move from the game (T6.4, frog).
func (s *State) destroyBlack(log *Log) {
	s.pay(s.toMove, Holdings{Gems: Gems{Black: 1}}, log)
	s.bag[Black]--
	if log != nil {
		log.add(Event{Kind: GemDestroyed, Seat: s.toMove})
	}
}

// giveGems pays the gems in need. The decision may replace one by a painted gem and one by the
// bird.
func (s *State) giveGems(need Gems, paint Paint, bird bool, log *Log) {
	if paint != 0 {
		s.use(Paintbrush, log)
		need[paint.To()]--
		need[paint.From()]++
	}
	if bird {
		s.use(Bird, log)
		need[Violet]--
	}
	if need.Any() {
		s.pay(s.toMove, Holdings{Gems: need}, log)
	}
}

// trade fulfils an order, uses the scale, or both (T6.3).
func (r *Rules) trade(s *State, d Decision, log *Log) {
	slot := int(d.Arg)
	var gold uint16
	if slot != NoOrder {
		id := s.OpenOrder(slot)
		o := r.Order(id)
		s.giveGems(o.Gems, d.Paint, d.Sub&PayBird != 0, log)
		gold = uint16(o.Gold)
		if log != nil {
			log.add(Event{Kind: OrderFilled, Seat: s.toMove, At: d.Arg, Arg: uint8(id)})
		}
	}
	if d.Sub&WithGold != 0 {
		s.use(Scale, log)
		gold += 3
	}
	s.gain(s.toMove, Holdings{Gold: gold}, log)
	if slot != NoOrder {
		r.nextOrder(s, slot, log)
	}
}

// sell gives gems of one colour to the goldsmith (T6.7).
func (s *State) sell(d Decision, log *Log) {
	colour, bird := d.GoldsmithSale()
	var need Gems
	need[colour] = d.Arg + 1
	s.giveGems(need, d.Paint, bird, log)
	switch {
	case d.Arg == ForGold:
		s.gain(s.toMove, Holdings{Gold: 1}, log)
	case d.Arg == ForHeart:
		s.gainHearts(s.toMove, 1, log)
	case colour == s.die:
		s.gainHearts(s.toMove, 3, log)
	default:
		s.gainHearts(s.toMove, 2, log)
	}
}

// fight trades swords for hearts and gold at the tournament (T6.8).
func (s *State) fight(prize uint8, log *Log) {
	swords := uint8(1)
	if prize >= TourneyHeartHeart {
		swords = 2
	}
	s.pay(s.toMove, Holdings{Swords: swords}, log)
	if swords == 2 {
		s.use(Helmet, log)
	}
	var hearts uint8
	var gold uint16
	switch prize {
	case TourneyHeart:
		hearts = 1
	case TourneyGold:
		gold = 3
	case TourneyHeartHeart:
		hearts = 2
	case TourneyHeartGold:
		hearts, gold = 1, 3
	case TourneyGoldGold:
		gold = 6
	}
	s.gain(s.toMove, Holdings{Gold: gold, Hearts: min(hearts, s.HeartsLeft())}, log)
}

// applyGive gives a gem of the rolled colour to the dragon for a heart (T6.6).
func (s *State) applyGive(d Decision, log *Log) {
	var need Gems
	need[s.die] = 1
	s.giveGems(need, d.Paint, d.Sub&PayBird != 0, log)
	s.gainHearts(s.toMove, 1, log)
	s.finishUse()
}

// applyReroll pays a sword to roll again. This reveals that the player has no gem of the colour
// rolled before.
func (s *State) applyReroll(log *Log) {
	s.player(s.toMove).showNone(s.die)
	s.pay(s.toMove, Holdings{Swords: 1}, log)
	s.rollDie(s.toMove, log)
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
