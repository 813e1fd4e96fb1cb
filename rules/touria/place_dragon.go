package touria

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
