package touria

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

// advance moves the heroes to the next space. A step that counts uses a free step or 1 gold. If the
// mine they leave is empty it is refilled, and a mine they enter gives its gems (T5.3, T5.5).
func (s *State) advance(to Space, cost int, kind EventKind, log *Log) {
	from := s.heroes
	var gold uint16
	if cost > 0 {
		if s.free > 0 {
			s.free--
		} else {
			gold = 1
			s.player(s.active).gold--
			if log != nil {
				log.add(Event{Kind: Paid, Seat: s.active, Holdings: Holdings{Gold: 1}})
			}
		}
	}
	s.heroes = to
	s.flags |= flagMoved
	if log != nil {
		log.add(Event{Kind: kind, Seat: s.active, At: uint8(to), Holdings: Holdings{Gold: gold}})
	}
	if from.IsMine() && s.mines[from.Mine()] == 0 {
		s.refill(from.Mine(), log)
	}
	if to.IsMine() {
		s.enterMine(to.Mine(), log)
	} else {
		s.phase = PhaseMove
	}
}

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
