package touria

// legalAct lists the ways in which the seat to move can use the place (T6).
func (r *Rules) legalAct(s *State, dst []Decision) []Decision {
	p := s.player(s.toMove)
	switch s.dest {
	case AtSwordmaster, AtDragon:
		dst = append(dst, ActPlain())
	case AtThief:
		if s.bag.Any() {
			dst = append(dst, ActPlain())
		}
	case AtFountain:
		if p.gems[Black] > 0 {
			dst = append(dst, ActPlain())
		}
	case AtForest:
		for slot, i := range s.display {
			if i != NoItem {
				dst = append(dst, ActForest(slot))
			}
		}
	case AtTrader:
		dst = r.legalTrades(s, dst)
	case AtGoldsmith:
		dst = s.legalSales(dst)
	case AtTournament:
		if p.swords > 0 {
			dst = append(dst, ActTournament(TourneyHeart), ActTournament(TourneyGold))
		}
		if p.swords > 1 && s.inHand().Has(Helmet) {
			dst = append(dst, ActTournament(TourneyHeartHeart), ActTournament(TourneyHeartGold), ActTournament(TourneyGoldGold))
		}
	}
	return dst
}

// has reports whether gems includes all those in need.
func (g *Gems) has(need *Gems) bool {
	return g[1] >= need[1] && g[2] >= need[2] && g[3] >= need[3] && g[4] >= need[4] && g[5] >= need[5] && g[0] >= need[0]
}

func (r *Rules) legalTrades(s *State, dst []Decision) []Decision {
	hand := s.inHand()
	for slot := range s.orders {
		first := len(dst)
		need := r.orders[slot][s.orders[slot]&15].Gems
		dst = s.waysToPay(dst, Decision{Kind: Act, Arg: uint8(slot)}, need, hand)
		if hand.Has(Scale) {
			for _, d := range dst[first:len(dst):len(dst)] {
				d.Sub |= WithGold
				dst = append(dst, d)
			}
		}
	}
	if hand.Has(Scale) {
		dst = append(dst, Decision{Kind: Act, Arg: NoOrder, Sub: WithGold})
	}
	return dst
}

// waysToPay appends the decision once for each way of paying the gems in need: unchanged, with one
// gem painted, with the bird as the violet gem, or both.
func (s *State) waysToPay(dst []Decision, d Decision, need Gems, hand ItemSet) []Decision {
	gems := s.player(s.toMove).gems
	d.Sub &^= PayBird
	for {
		if gems.has(&need) {
			dst = append(dst, d)
		}
		if hand.Has(Paintbrush) {
			for to := Blue; to < Violet; to++ {
				if need[to] == 0 {
					continue
				}
				need[to]--
				for from := Blue; from < NoColour; from++ {
					if from == to {
						continue
					}
					need[from]++
					if gems.has(&need) {
						painted := d
						painted.Paint = Painted(from, to)
						dst = append(dst, painted)
					}
					need[from]--
				}
				need[to]++
			}
		}
		if d.Sub&PayBird != 0 || need[Violet] == 0 || !hand.Has(Bird) {
			return dst
		}
		d.Sub |= PayBird
		need[Violet]--
	}
}

// legalSales lists the sales to the goldsmith (T6.7): never black gems, and painting only where it
// makes a difference.
func (s *State) legalSales(dst []Decision) []Decision {
	gems := s.player(s.toMove).gems
	hand := s.inHand()
	brush, bird := hand.Has(Paintbrush), hand.Has(Bird)
	for c := Blue; c < NoColour; c++ {
		have := gems[c]
		for n := uint8(1); n <= 3; n++ {
			for b := uint8(0); b < 2; b++ {
				if b == 1 && (c != Violet || !bird) {
					break
				}
				plain := n - b
				if have >= plain {
					dst = append(dst, ActGoldsmith(n-1, c, b == 1, 0))
				}
				if !brush || n == 1 || c == Violet || have+1 < plain {
					continue
				}
				for from := Blue; from < NoColour; from++ {
					if from != c && gems[from] > 0 {
						dst = append(dst, ActGoldsmith(n-1, c, false, Painted(from, c)))
					}
				}
			}
		}
	}
	return dst
}

// legalDragon lists the decisions after a roll (T6.6).
func (s *State) legalDragon(dst []Decision) []Decision {
	p := s.player(s.toMove)
	hand := s.inHand()
	if p.gems[s.die] > 0 {
		dst = append(dst, Decision{Kind: Give})
	} else if p.swords > 0 {
		dst = append(dst, Decision{Kind: Reroll})
	}
	if s.die == Violet && hand.Has(Bird) {
		dst = append(dst, Decision{Kind: Give, Sub: PayBird})
	}
	if s.die != Violet && s.die != Black && hand.Has(Paintbrush) {
		for from := Blue; from < NoColour; from++ {
			if from != s.die && p.gems[from] > 0 {
				dst = append(dst, Decision{Kind: Give, Paint: Painted(from, s.die)})
			}
		}
	}
	return append(dst, Decision{Kind: Stop})
}
