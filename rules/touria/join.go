package touria

import "touria.games/touria/rules"

func (s *State) applyDouble(bird bool, log *Log) {
	if bird {
		s.use(Bird, log)
	} else {
		s.pay(s.active, Holdings{Gems: Gems{Violet: 1}}, log)
	}
	s.flags |= flagDoubled
	s.phase = PhaseAct
}

func (s *State) startJoining() { s.askNext(s.active) }

// askNext asks the next seat in turn order after the given one whether it joins in. It skips seats
// in the castle and seats with neither elixir nor flagon. After the last one the turn ends.
func (s *State) askNext(after rules.Seat) {
	for seat := s.seats.Next(after); seat != s.active; seat = s.seats.Next(seat) {
		p := s.player(seat)
		if !s.InCastle(seat) && (p.elixirs > 0 || p.items.Has(Flagon)) {
			s.phase, s.toMove = PhaseJoin, seat
			return
		}
	}
	s.phase, s.toMove = PhaseEnd, s.active
}

func (s *State) applyJoin(flagon bool, log *Log) {
	if log != nil {
		e := Event{Kind: Joined, Seat: s.toMove}
		if flagon {
			e.Arg = 1
		}
		log.add(e)
	}
	if flagon {
		s.use(Flagon, log)
	} else {
		s.pay(s.toMove, Holdings{Elixirs: 1}, log)
		s.gain(s.active, Holdings{Elixirs: 1}, log)
	}
	s.inside |= 16 << s.toMove
	s.phase = PhaseAct
}
