package touria

import "touria.games/touria/rules"

// peek looks behind two closed doors. Everyone sees which doors they are; only the player sees who
// is behind them.
func (s *State) peek(d Decision, log *Log) {
	a, b := d.CrystalBallDoors()
	if e, ok := log.forced(Peeked); ok {
		s.forcePeek(a, b, e, log)
	}
	s.doorBits |= 1<<(Doors+Doors*int(s.toMove)+a-1) | 1<<(Doors+Doors*int(s.toMove)+b-1)
	if log != nil {
		log.add(Event{Kind: Peeked, Only: rules.ForSeat(s.toMove), Seat: s.toMove,
			Doors: [2]uint8{uint8(a), uint8(b)}, Behind: [2]Who{s.Behind(a), s.Behind(b)}})
	}
}

// forcePeek puts two dwellers behind the two doors that are peeked behind.
func (s *State) forcePeek(a, b int, e Event, log *Log) {
	for k, door := range e.Doors {
		switch {
		case int(door) != a && int(door) != b || e.Doors[0] == e.Doors[1]:
			log.refuse("peeked: expected doors %d and %d, found door %d", a, b, door)
		case k == 1 && e.Behind[0] == e.Behind[1]:
			log.refuse("%s cannot be behind door %d", e.Behind[k], door)
		default:
			s.forceDoor(int(door), e.Behind[k], log)
		}
	}
}

// forceDoor puts a dweller behind a closed door by swapping two closed doors.
func (s *State) forceDoor(door int, who Who, log *Log) {
	for other := 1; other <= Doors; other++ {
		if s.Behind(other) != who {
			continue
		}
		if other != door && (s.seenDoor(other) || s.seenDoor(door)) {
			break
		}
		diff := uint64(s.Behind(door) ^ who)
		s.behind ^= diff<<(4*(door-1)) | diff<<(4*(other-1))
		if other == door {
			s.behind ^= diff << (4 * (door - 1)) // nothing to swap
		}
		return
	}
	log.refuse("%s cannot be behind door %d", who, door)
}

// seenDoor reports whether a door is open or somebody has looked behind it.
func (s *State) seenDoor(door int) bool {
	bits := s.doorBits >> (door - 1)
	return bits&(1|1<<Doors|1<<(2*Doors)|1<<(3*Doors)|1<<(4*Doors)) != 0
}

// UseCrystalBall looks behind two different closed doors a < b.
func UseCrystalBall(a, b int) Decision {
	return Decision{Kind: UseItem, Arg: uint8(CrystalBall), Sub: uint8(a<<4 | b)}
}

// CrystalBallDoors returns the two doors of a crystal ball decision.
func (d Decision) CrystalBallDoors() (a, b int) { return int(d.Sub >> 4), int(d.Sub & 15) }
