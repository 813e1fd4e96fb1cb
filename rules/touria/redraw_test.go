package touria

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// What is drawn anew nobody has seen: all views and all legal decisions stay as they are, and the position is sound.
func TestRedraw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, _ := anyPosition(t)
		seed := rapid.Uint64().Draw(t, "redraw")
		other, again := s, s
		testRules.Redraw(&other, seed)
		testRules.Redraw(&again, seed)
		if other != again {
			t.Fatal("one seed draws two positions")
		}
		if err := testRules.Check(&other); err != nil {
			t.Fatal(err)
		}
		for seat := rules.S; seat <= rules.NoSeat; seat++ {
			if seat < rules.NoSeat && !s.Seats().Has(seat) {
				continue
			}
			if was, is := testRules.View(&s, seat), testRules.View(&other, seat); was != is {
				t.Fatalf("%v sees another position:\n%+v\n%+v", seat, was, is)
			}
		}
		if was, is := testRules.Legal(&s, nil), testRules.Legal(&other, nil); !slices.Equal(was, is) {
			t.Fatalf("legal were %v, are %v", was, is)
		}
	})
}

// Every closed door can hide the children, and every gem of the bag can be drawn next.
func TestRedrawIsWide(t *testing.T) {
	s, err := testRules.New(Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var doors [Doors + 1]int
	const draws = 2000
	for n := range uint64(draws) {
		o := s
		testRules.Redraw(&o, n)
		for d := 1; d <= Doors; d++ {
			if o.Behind(d) == Children {
				doors[d]++
			}
		}
	}
	for d := 1; d <= Doors; d++ {
		if doors[d] < draws/Doors*3/4 || doors[d] > draws/Doors*5/4 {
			t.Errorf("the children are %d of %d times behind door %d", doors[d], draws, d)
		}
	}
}
