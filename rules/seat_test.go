package rules

import "testing"

func TestSeatNames(t *testing.T) {
	for s := S; s < NoSeat; s++ {
		if got, err := ParseSeat(s.String()); got != s || err != nil {
			t.Errorf("%s is read as %s, %v", s, got, err)
		}
	}
	if NoSeat.String() != "-" {
		t.Errorf("nobody is called %s", NoSeat)
	}
	for _, name := range []string{"", "s", "X", "-", "SW"} {
		if got, err := ParseSeat(name); err == nil {
			t.Errorf("%q is read as seat %s", name, got)
		}
	}
}

func TestT1Seats(t *testing.T) {
	for _, c := range []struct {
		n     int
		order string // clockwise, from S
	}{{2, "SN"}, {3, "SWN"}, {4, "SWNE"}, {0, ""}, {1, ""}, {5, ""}} {
		m := SeatsFor(c.n)
		if m.Len() != len(c.order) {
			t.Errorf("T1.1: %d seats for %d players", m.Len(), c.n)
		}
		for i := range c.order {
			seat, err := ParseSeat(c.order[i : i+1])
			if err != nil {
				t.Fatal(err)
			}
			next, err := ParseSeat(string(c.order[(i+1)%len(c.order)]))
			if err != nil {
				t.Fatal(err)
			}
			if !m.Has(seat) || m.Next(seat) != next || m.Prev(next) != seat {
				t.Errorf("T1.1: of %s, %s follows %s and %s precedes %s", c.order, m.Next(seat), seat, m.Prev(next), next)
			}
		}
		if m.Has(NoSeat) {
			t.Errorf("nobody is one of %d players", c.n)
		}
	}
	var none SeatSet
	if none.Next(S) != NoSeat || none.Prev(S) != NoSeat {
		t.Error("somebody sits at an empty table")
	}
	if alone := none.With(W); alone.Next(W) != W || alone.Prev(W) != W || alone.Next(E) != W {
		t.Error("who sits alone is not one's own neighbour")
	}
}
