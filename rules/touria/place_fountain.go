package touria

// legalFountain lists the use of the fountain: there must be a black gem to give up (T6.4).
func (s *State) legalFountain(dst []Decision) []Decision {
	if s.player(s.toMove).gems[Black] > 0 {
		dst = append(dst, ActPlain())
	}
	return dst
}

// destroyBlack removes a black gem of the seat to move from the game (T6.4, frog).
func (s *State) destroyBlack(log *Log) {
	s.pay(s.toMove, Holdings{Gems: Gems{Black: 1}}, log)
	s.bag[Black]--
	if log != nil {
		log.add(Event{Kind: GemDestroyed, Seat: s.toMove})
	}
}
