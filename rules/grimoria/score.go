package grimoria

// Score is a seat's points at the end, in the parts that records name (G9).
type Score struct {
	Coins, Places, Treasures, Companions, Bonus int
}

// Total returns all points.
func (p Score) Total() int { return p.Coins + p.Places + p.Treasures + p.Companions + p.Bonus }

// Score returns the points that a seat would have if the game ended now (G9.2, G9.3).
func (s *State) Score(seat Seat) Score {
	p := &s.players[seat]
	r := Score{Coins: int(p.coins)}
	for c, n := range p.places {
		r.Places += int(n) * Card(c).Points()
	}
	for c, n := range p.hand {
		r.Treasures += int(n) * Card(c+Adventures).Points()
	}
	r.Treasures += total(p.cloaked) * Cloak.Points() // G9.4
	for c := Bronzesmith; c < Adventures; c++ {
		if n := p.count(c); c == TaxCollector {
			r.Companions += n * max(c.Points()-int(p.coins), 0)
		} else {
			r.Companions += n * c.Points()
		}
		r.Bonus += s.Bonus(seat, c)
	}
	return r
}

// Bonus returns what a seat's copies of a companion bring it besides their own points (G9.3).
func (s *State) Bonus(seat Seat, c Card) int {
	p := &s.players[seat]
	n, each := p.count(c), 0
	if n == 0 {
		return 0
	}
	switch c {
	case Bronzesmith:
		each = int(p.hand[BronzeHelmet-Adventures])
	case King:
		if p.coins >= 5 {
			each = 5
		}
	case Queen:
		each = 2 * sets(p.places)
	case Prince:
		all := 0
		for k := Bronzesmith; k < Adventures; k++ {
			all += p.count(k)
		}
		each = 3 * (all / 5)
	case Princess:
		for k := Bronzesmith; k < Adventures; k++ {
			if p.count(k) > 1 {
				each += 2
			}
		}
	}
	return n * each
}

// sets returns how many sets of three different places can be made at once (G9.3).
func sets(places [Places]uint8) int {
	n := 0
	for {
		have := 0
		for _, k := range places {
			have += min(int(k), n+1)
		}
		if have < 3*(n+1) {
			return n
		}
		n++
	}
}

// Winners returns the seats that have won, one bit each, none before the end (G9.5).
func (s *State) Winners() (w uint8) {
	if s.phase != PhaseOver {
		return 0
	}
	best := -1
	for i := range Seat(s.n) {
		p := s.Score(i)
		switch value := p.Total()<<16 + p.Coins; {
		case value > best:
			best, w = value, 1<<i
		case value == best:
			w |= 1 << i
		}
	}
	return w
}

// finish ends the game.
func (s *State) finish(log *Log) {
	s.phase, s.toMove = PhaseOver, NoSeat
	if log == nil {
		return
	}
	for i := range Seat(s.n) {
		e := event(Shown, i)
		copy(e.List[:Places], s.players[i].places[:])
		copy(e.List[Places:], s.players[i].hand[:])
		e.N = Places + Treasures
		log.add(e)
	}
	log.add(event(Ended, NoSeat))
}
