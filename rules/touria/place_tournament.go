package touria

// The tournament's offers (T6.8, helmet).
const (
	TourneyHeart = iota
	TourneyGold
	TourneyHeartHeart
	TourneyHeartGold
	TourneyGoldGold
)

// ActTournament fights for one of the Tourney… rewards.
func ActTournament(for_ uint8) Decision { return Decision{Kind: Act, Arg: for_} }

// legalTournament lists the prizes that can be fought for: two at once with the helmet (T6.8).
func (s *State) legalTournament(dst []Decision) []Decision {
	swords := s.player(s.toMove).swords
	if swords > 0 {
		dst = append(dst, ActTournament(TourneyHeart), ActTournament(TourneyGold))
	}
	if swords > 1 && s.inHand().Has(Helmet) {
		dst = append(dst, ActTournament(TourneyHeartHeart), ActTournament(TourneyHeartGold), ActTournament(TourneyGoldGold))
	}
	return dst
}

// tournamentRefusal says why a prize cannot be fought for.
func (s *State) tournamentRefusal(d Decision) Reason {
	if d.Arg >= TourneyHeartHeart && !s.inHand().Has(Helmet) {
		return ReasonNoItem
	}
	return ReasonNoSword
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
