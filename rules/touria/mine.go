package touria

// enterMine collects the gems in a mine, or asks the player to choose one of two coloured gems.
func (s *State) enterMine(m int, log *Log) {
	s.phase = PhaseMove
	low, high := s.mines[m]&15, s.mines[m]>>4
	switch {
	case low == 0:
	case low == uint8(Black)+1:
		s.mines[m] = 0
		var black Gems
		black[Black] = 1
		if s.flags&flagLantern != 0 {
			s.bag[Black]++
			if log != nil {
				log.add(Event{Kind: Returned, Seat: s.active, At: uint8(M1) + uint8(m), Holdings: Holdings{Gems: black}})
			}
			black[Black] = 0
		}
		if high != 0 {
			black[high-1]++
		}
		s.collect(m, black, log)
	case high == 0 || low == high:
		s.takeFromMine(Colour(low-1), log)
	default:
		s.phase = PhaseMine
	}
}

// takeFromMine takes one coloured gem from the mine that the heroes are in.
func (s *State) takeFromMine(c Colour, log *Log) {
	m := s.heroes.Mine()
	if low := s.mines[m] & 15; low == uint8(c)+1 {
		s.mines[m] >>= 4
	} else {
		s.mines[m] = low
	}
	s.phase = PhaseMove
	s.player(s.active).gems[c]++
	if log != nil {
		var g Gems
		g[c] = 1
		log.add(Event{Kind: Collected, Seat: s.active, At: uint8(M1) + uint8(m), Holdings: Holdings{Gems: g}})
	}
}

// collect gives gems taken from a mine to the active player.
func (s *State) collect(m int, g Gems, log *Log) {
	p := s.player(s.active)
	for c, n := range g {
		p.gems[c] += n
	}
	if log != nil && g.Any() {
		log.add(Event{Kind: Collected, Seat: s.active, At: uint8(M1) + uint8(m), Holdings: Holdings{Gems: g}})
	}
}
