package touria

// legalMove lists the decisions during the move (T5). A decision that would leave the destination
// out of reach is illegal (T5.3).
func (r *Rules) legalMove(s *State, dst []Decision) []Decision {
	p := s.player(s.active)
	steps := int(s.free) + int(p.gold)
	if p.items&(wayItems|1<<Chest|1<<Lantern) != 0 {
		return r.legalMoveWithItems(s, dst, steps)
	}
	cost := StepCost(s.heroes)
	if steps >= cost {
		left, dest, roads := steps-cost, s.dest, s.roads
		from := &r.next[s.heroes&31]
		for i := range from.n {
			l := from.list[i&(maxLinks-1)]
			used := roads | 1<<(l.Road&31)
			if used != roads && (r.direct(l.To, dest, used, left) || r.inReach(l.To, dest, used, left)) {
				dst = append(dst, Decision{Kind: Step, Arg: uint8(l.To)})
			}
		}
	}
	if s.heroes == s.dest {
		dst = append(dst, Decision{Kind: Stop})
	}
	return dst
}

// mustStop reports whether stopping is the only decision left when the heroes are at the
// destination.
func (r *Rules) mustStop(s *State) bool {
	if s.player(s.active).items&(wayItems|1<<Chest|1<<Lantern) == 0 {
		steps := int(s.free) + int(s.player(s.active).gold)
		if steps < 2 { // no round trip is shorter
			return true
		}
		for _, l := range r.next[s.heroes].all() {
			if s.roads>>l.Road&1 == 0 && r.inReach(l.To, s.dest, s.roads|1<<l.Road, steps-1) {
				return false
			}
		}
		return true
	}
	var buf [MaxSpaces + 16]Decision
	return len(r.legalMove(s, buf[:0])) == 1
}

func (r *Rules) legalMoveWithItems(s *State, dst []Decision, steps int) []Decision {
	own := s.player(s.active).items
	hand := s.inHand()
	k := s.kit()
	cost := StepCost(s.heroes)
	if steps >= cost {
		for _, l := range r.next[s.heroes].all() {
			if s.roads>>l.Road&1 != 0 {
				continue
			}
			used := s.roads | 1<<l.Road
			if r.inReach(l.To, s.dest, used, steps-cost) || r.canReach(l.To, s.dest, used, steps-cost, k) {
				dst = append(dst, Decision{Kind: Step, Arg: uint8(l.To)})
			}
		}
	}
	if hand.Has(Compass) && s.heroes.IsMine() && steps >= 1 {
		for to := M1; to <= M6; to++ {
			if to != s.heroes && r.canReach(to, s.dest, s.roads, steps-1, k.after(Compass, own)) {
				dst = append(dst, Decision{Kind: Jump, Arg: uint8(to)})
			}
		}
	}
	if hand.Has(Boots) && r.canReach(s.heroes, s.dest, s.roads, steps+3, k.after(Boots, own)) {
		dst = append(dst, Decision{Kind: UseBoots})
	}
	if hand.Has(Lantern) && s.flags&(flagMoved|flagLantern) == 0 &&
		r.canReach(s.heroes, s.dest, s.roads, steps, k.after(Lantern, own)) {
		dst = append(dst, Decision{Kind: UseLantern})
	}
	if hand.Has(Chest) {
		for slot, i := range s.display {
			if i != NoItem && r.canReach(s.heroes, s.dest, s.roads, steps, k.after(Chest, own).with(i)) {
				dst = append(dst, UseOn(Chest, uint8(slot)))
			}
		}
	}
	if s.heroes == s.dest {
		dst = append(dst, Decision{Kind: Stop})
	}
	return dst
}

func (r *Rules) stepRefusal(s *State, to Space) Reason {
	for _, l := range r.next[s.heroes].all() {
		if l.To != to {
			continue
		}
		switch {
		case s.roads>>l.Road&1 != 0:
			return ReasonRoadUsed
		case int(s.free)+int(s.player(s.active).gold) < StepCost(s.heroes):
			return ReasonNoGold
		}
		return ReasonStrands
	}
	return ReasonNoRoad
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
