// Package rules holds what every game of the box shares: seats, seeded chance and audiences; the
// record's frame is in package record below it. It knows no game, clock, file system or graphics.
// Each game's own rules are in a package below it.
package rules

import "fmt"

// Seat is a side of the table. The order is clockwise, seen from above: S, W, N, E (T1.1).
type Seat uint8

// The four sides of the table. NoSeat means nobody.
const (
	S Seat = iota
	W
	N
	E
	NoSeat
)

// Seats is the number of sides of the table.
const Seats = 4

// String returns the seat's name in records: S, W, N or E; "-" for NoSeat.
func (s Seat) String() string {
	if s < NoSeat {
		return "SWNE"[s : s+1]
	}
	return "-"
}

// ParseSeat reads a seat's name in records.
func ParseSeat(name string) (Seat, error) {
	for s := S; s < NoSeat; s++ {
		if s.String() == name {
			return s, nil
		}
	}
	return NoSeat, fmt.Errorf("unknown seat %q: want S, W, N or E", name)
}

// SeatSet is a set of seats, one bit each.
type SeatSet uint8

// SeatsFor returns the seats taken by n players (T1.1): 2 sit at S and N,
// 3 at S, W, N, 4 at all four. It returns the empty set for any other n.
func SeatsFor(n int) SeatSet {
	switch n {
	case 2:
		return 1<<S | 1<<N
	case 3:
		return 1<<S | 1<<W | 1<<N
	case 4:
		return 1<<S | 1<<W | 1<<N | 1<<E
	}
	return 0
}

// Has reports whether the seat is in the set.
func (m SeatSet) Has(s Seat) bool { return s < NoSeat && m>>s&1 != 0 }

// With returns the set with the seat added.
func (m SeatSet) With(s Seat) SeatSet { return m | 1<<s }

// Len returns the number of seats in the set.
func (m SeatSet) Len() int {
	n := 0
	for s := S; s < NoSeat; s++ {
		if m.Has(s) {
			n++
		}
	}
	return n
}

// Next returns the next seat of the set clockwise from s, or s itself if it is the only one.
func (m SeatSet) Next(s Seat) Seat {
	for range Seats {
		if s = (s + 1) & 3; m.Has(s) {
			return s
		}
	}
	return NoSeat
}

// Prev returns the previous seat of the set, counter-clockwise from s.
func (m SeatSet) Prev(s Seat) Seat {
	for range Seats {
		if s = (s + 3) & 3; m.Has(s) {
			return s
		}
	}
	return NoSeat
}
