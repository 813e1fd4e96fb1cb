package grimoria

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A position whose chance is drawn anew is one, and nobody sees that.
func TestRedraw(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anyPosition(t)
		seed := rapid.Uint64().Draw(t, "redraw")
		other, again := s, s
		other.Redraw(seed)
		again.Redraw(seed)
		if other != again {
			t.Fatal("one seed draws two positions")
		}
		if err := other.Check(); err != nil {
			t.Fatal(err)
		}
		for seat := Seat(0); seat <= NoSeat; seat++ {
			if int(seat) >= s.Players() && seat < NoSeat {
				continue
			}
			if was, is := s.View(seat), other.View(seat); was != is {
				t.Fatalf("seat %v sees another position:\n%+v\n%+v", seat, was, is)
			}
		}
		if was, is := s.Legal(nil), other.Legal(nil); !slices.Equal(was, is) {
			t.Fatalf("legal were %v, are %v", was, is)
		}
	})
}

// anyPosition plays a random game up to a random decision; spell 10 is frequent, so that some cards of the stacks are known.
func anyPosition(t *rapid.T) State {
	s, err := New(Setup{Players: rapid.IntRange(2, MaxSeats).Draw(t, "players"), Seed: rapid.Uint64().Draw(t, "seed")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := &random{seed: rapid.Uint64().Draw(t, "play")}
	var buffer [MaxLegal]Decision
	for range rapid.IntRange(0, 150).Draw(t, "decisions") {
		legal := s.Legal(buffer[:0])
		if len(legal) == 0 {
			break
		}
		d := legal[r.below(len(legal))]
		if wish := (Decision{Kind: Choose, Arg: 10}); r.below(3) == 0 && s.IsLegal(wish) {
			d = wish
		}
		s.Apply(d, nil)
	}
	return s
}

// Every card can come next that nobody has seen, and the face-down card can be any of them, too.
func TestRedrawIsWide(t *testing.T) {
	s := start(t, 3, 1)
	const draws = 4000
	var next, hidden [Adventures]int
	treasures := map[uint8]int{}
	for n := range uint64(draws) {
		o := s
		o.Redraw(n)
		next[o.stack[o.nStack-1]&cardBits]++
		hidden[o.display[0]&cardBits]++
		treasures[o.treasure[o.nTreas-1]&cardBits]++
	}
	v := s.View(NoSeat)
	left := 0
	for c := range Card(Adventures) {
		left += v.Pool(c)
	}
	for c := range Card(Adventures) {
		want := draws * v.Pool(c) / left
		if low, high := want/2, want*3/2+1; next[c] < low || next[c] > high || hidden[c] < low || hidden[c] > high {
			t.Errorf("%s comes next %d and lies hidden %d of %d times, not about %d", c, next[c], hidden[c], draws, want)
		}
	}
	if len(treasures) != Treasures {
		t.Errorf("only %d kinds of treasures come next", len(treasures))
	}
}
