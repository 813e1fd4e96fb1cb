package grimoria

// Score is a seat's points at the end, in the parts that records name (G9).
type Score struct {
	Coins, Places, Treasures, Companions, Bonus int
}

// Total returns all points.
func (p Score) Total() int { return p.Coins + p.Places + p.Treasures + p.Companions + p.Bonus }

// Goods is what counts for a player.
type Goods struct {
	Coins      int
	Places     [Places]uint8
	Companions [Adventures - Places]uint8 // from Bronzesmith on, with and without a cloak
	Treasures  [Treasures]uint8
	Cloaks     int // that companions wear
}

// Score returns the points that the goods are worth (G9.2, G9.3).
func (g *Goods) Score() Score {
	r := Score{Coins: g.Coins}
	for c, n := range g.Places {
		r.Places += int(n) * Card(c).Points()
	}
	for c, n := range g.Treasures {
		r.Treasures += int(n) * Card(c+Adventures).Points()
	}
	r.Treasures += g.Cloaks * Cloak.Points() // G9.4
	for i, n := range g.Companions {
		c := Card(i) + Places
		if c == TaxCollector {
			r.Companions += int(n) * max(c.Points()-g.Coins, 0)
		} else {
			r.Companions += int(n) * c.Points()
		}
		r.Bonus += g.Bonus(c)
	}
	return r
}

// Bonus returns what the copies of a companion bring besides their own points (G9.3).
func (g *Goods) Bonus(c Card) int {
	n, each := int(g.Companions[c-Places]), 0
	if n == 0 {
		return 0
	}
	switch c {
	case Bronzesmith:
		each = int(g.Treasures[BronzeHelmet-Adventures])
	case King:
		if g.Coins >= 5 {
			each = 5
		}
	case Queen:
		each = 2 * Sets(g.Places)
	case Prince:
		all := 0
		for _, k := range g.Companions {
			all += int(k)
		}
		each = 3 * (all / 5)
	case Princess:
		for _, k := range g.Companions {
			if k > 1 {
				each += 2
			}
		}
	}
	return n * each
}

// goods returns what counts for a seat.
func (s *State) goods(seat Seat) Goods {
	p := &s.players[seat]
	g := Goods{Coins: int(p.coins), Places: p.places, Treasures: p.hand, Cloaks: total(p.cloaked)}
	for c := Bronzesmith; c < Adventures; c++ {
		g.Companions[c-Places] = uint8(p.count(c))
	}
	return g
}

// Score returns the points that a seat would have if the game ended now.
func (s *State) Score(seat Seat) Score {
	g := s.goods(seat)
	return g.Score()
}

// Bonus returns what a seat's copies of a companion bring it besides their own points.
func (s *State) Bonus(seat Seat, c Card) int {
	g := s.goods(seat)
	return g.Bonus(c)
}

// Sets returns how many sets of three different places can be made at once (G9.3).
func Sets(places [Places]uint8) int {
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
