package touria

// placeUses says of each destination whether its use asks for a choice, as of a gem, an item or a
// prize, whether its outcome depends on chance, and otherwise what it costs and gives; whether it
// is never worse than no use, whatever it brings; and what a Policy rates it at without a look at
// what the player needs.
var placeUses = [Destinations]struct {
	choice, chance, harmless bool
	deal                     Deal
	usual                    int
}{
	AtDragon:      {chance: true, harmless: true, usual: 1},
	AtThief:       {chance: true, usual: 6},
	AtTrader:      {choice: true},
	AtGoldsmith:   {choice: true},
	AtSwordmaster: {harmless: true, deal: Deal{Gain: Holdings{Swords: 2}}, usual: 5},
	AtForest:      {choice: true, harmless: true, usual: 6},
	AtFountain:    {harmless: true, deal: Deal{Cost: Holdings{Gems: Gems{Black: 1}}}},
	AtTournament:  {choice: true},
}

// HasChoice reports whether the use of the space asks for a choice (T6).
func (s Space) HasChoice() bool { return s < Destinations && placeUses[s].choice }

// HasChance reports whether the outcome of the space's use depends on the die or the bag (T6).
func (s Space) HasChance() bool { return s < Destinations && placeUses[s].chance }

// IsHarmless reports whether a use of the space is never worse than none (T6).
func (s Space) IsHarmless() bool { return s < Destinations && placeUses[s].harmless }

// Deal returns what a use of the space costs and gives; ok is false if that depends on a choice or
// on chance (T6).
func (s Space) Deal() (d Deal, ok bool) {
	if s >= Destinations || placeUses[s].choice || placeUses[s].chance {
		return Deal{}, false
	}
	return placeUses[s].deal, true
}

// legalAct lists the ways in which the seat to move can use the place (T6).
func (r *Rules) legalAct(s *State, dst []Decision) []Decision {
	switch s.dest {
	case AtDragon:
		dst = append(dst, ActPlain())
	case AtThief:
		dst = s.legalThief(dst)
	case AtForest:
		dst = s.legalForest(dst)
	case AtTrader:
		dst = r.legalTrades(s, dst)
	case AtGoldsmith:
		dst = s.legalSales(dst)
	case AtTournament:
		dst = s.legalTournament(dst)
	default:
		if s.lacks(&placeUses[s.dest].deal) == ReasonNone {
			dst = append(dst, ActPlain())
		}
	}
	return dst
}

// applyAct uses the action of the heroes' place for the seat to move: the active player or one who
// joins in (T6).
func (r *Rules) applyAct(s *State, d Decision, log *Log) {
	switch s.dest {
	case AtForest:
		s.takeDisplay(int(d.Arg), log)
	case AtTrader:
		r.trade(s, d, log)
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
	default:
		s.strike(&placeUses[s.dest].deal, log)
	}
	s.finishUse()
}

// actRefusal says why the place cannot be used as an illegal decision would.
func (s *State) actRefusal(d Decision) Reason {
	switch s.dest {
	case AtThief, AtForest:
		return ReasonEmpty
	case AtTournament:
		return s.tournamentRefusal(d)
	case AtTrader:
		return s.tradeRefusal(d)
	case AtGoldsmith, AtDragon:
		return ReasonNoGems
	}
	return s.lacks(&placeUses[s.dest].deal)
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
