package touria

// Deal is what a use costs and gives that asks for no choice and depends on no chance.
type Deal struct{ Cost, Gain Holdings }

// lacks says what the seat to move has too little of for a deal, or returns ReasonNone.
func (s *State) lacks(d *Deal) Reason {
	p := s.player(s.toMove)
	switch {
	case p.gold < d.Cost.Gold:
		return ReasonNoGold
	case p.swords < d.Cost.Swords:
		return ReasonNoSword
	case p.gems[Black] < d.Cost.Gems[Black]:
		return ReasonNoBlack
	case !p.gems.has(&d.Cost.Gems):
		return ReasonNoGems
	}
	return ReasonNone
}

// strike pays and gains what a deal says, hearts and swords as far as the supply has them (T1.4).
// A black gem that is paid leaves the game (T6.4, frog).
func (s *State) strike(d *Deal, log *Log) {
	if d.Cost != (Holdings{}) {
		s.pay(s.toMove, d.Cost, log)
	}
	for range d.Cost.Gems[Black] {
		s.bag[Black]--
		if log != nil {
			log.add(Event{Kind: GemDestroyed, Seat: s.toMove})
		}
	}
	if gain := d.Gain; gain != (Holdings{}) {
		gain.Hearts, gain.Swords = min(gain.Hearts, s.HeartsLeft()), min(gain.Swords, s.SwordsLeft())
		s.gain(s.toMove, gain, log)
	}
}
