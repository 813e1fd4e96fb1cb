package bot

import (
	"strings"
	"testing"

	"touria/rules"
	"touria/rules/touria"
)

func TestNames(t *testing.T) {
	for _, name := range Names() {
		if b, err := New(name, testRules); b == nil || err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := New("nobody", testRules); err == nil || !strings.Contains(err.Error(), "random, greedy") {
		t.Errorf("an unknown name gives %v", err)
	}
}

// positions calls f with many positions of games of greedy and random bots, each
// with the name of the bot to move.
func positions(t testing.TB, games int, f func(s *touria.State, n int)) {
	for seed := range games {
		seats := rules.SeatsFor(2 + seed%3)
		setup := touria.Setup{Seats: seats, Start: rules.N, Hearts: 7, Gold: 7, Seed: uint64(seed),
			SuddenMarriage: seed%7 == 3, OpenScreens: seed%5 == 2}
		s, err := testRules.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		var bots [2]Bot
		for i, name := range []string{"random", "greedy"} {
			if bots[i], err = New(name, testRules); err != nil {
				t.Fatal(err)
			}
		}
		for n := 0; s.Phase() != touria.PhaseOver && n < 4000; n++ {
			f(&s, n)
			b := bots[1]
			if (seed+n)%9 == 0 { // now and then something silly
				b = bots[0]
			}
			b.Begin(testRules.View(&s, s.ToMove()), uint64(n))
			for !b.Step(1 << 20) {
			}
			testRules.Apply(&s, b.Best(), nil)
		}
	}
}

func decision(b Bot, v touria.View, seed uint64, slice int) touria.Decision {
	b.Begin(v, seed)
	for !b.Step(slice) {
	}
	return b.Best()
}

// The same decision comes out at any slicing, and twice the same from one bot.
func TestAnySlicing(t *testing.T) {
	for _, name := range Names() {
		a, _ := New(name, testRules)
		b, _ := New(name, testRules)
		positions(t, 6, func(s *touria.State, n int) {
			v := testRules.View(s, s.ToMove())
			want := decision(a, v, uint64(n), 1<<20)
			for _, slice := range []int{1, 3, 50} {
				if got := decision(b, v, uint64(n), slice); got != want {
					t.Fatalf("%s, slices of %d: %v, else %v", name, slice, got, want)
				}
			}
		})
	}
}

// Best is legal from the first moment on.
func TestBestAtOnce(t *testing.T) {
	for _, name := range Names() {
		b, _ := New(name, testRules)
		positions(t, 4, func(s *touria.State, n int) {
			b.Begin(testRules.View(s, s.ToMove()), uint64(n))
			for done := false; ; done = b.Step(1) {
				if why := testRules.Why(s, b.Best()); why != touria.ReasonNone {
					t.Fatalf("%s in phase %s: %v is not legal: %s", name, s.Phase(), b.Best(), why)
				}
				if done {
					return
				}
				if n%20 != 0 { // all steps of some positions, the first of all
					return
				}
			}
		})
	}
}

// Whatever a seat cannot see makes no difference (T10.3, T10.5): the position is
// replaced by others that look the same from the seat.
func TestHiddenThingsMakeNoDifference(t *testing.T) {
	for _, name := range Names() {
		b, _ := New(name, testRules)
		changed := 0
		positions(t, 8, func(s *touria.State, n int) {
			seat := s.ToMove()
			v := testRules.View(s, seat)
			want := decision(b, v, uint64(n), 1<<20)
			for k := range uint64(3) {
				other := testRules.Determinise(&v, uint64(n)<<8|k)
				if other.Hash() != s.Hash() {
					changed++
				}
				look := testRules.View(&other, seat)
				if look != v {
					t.Fatalf("decision %d: a determinised position looks different", n)
				}
				if got := decision(b, look, uint64(n), 1<<20); got != want {
					t.Fatalf("%s decides %v, or %v with other hidden things", name, want, got)
				}
			}
		})
		if changed < 1000 {
			t.Errorf("%s: only %d positions were really changed", name, changed)
		}
	}
}

// Nothing is allocated while thinking.
func TestNoAllocations(t *testing.T) {
	var views []touria.View
	positions(t, 3, func(s *touria.State, n int) {
		if n%5 == 0 {
			views = append(views, testRules.View(s, s.ToMove()))
		}
	})
	for _, name := range Names() {
		b, _ := New(name, testRules)
		i := 0
		if n := testing.AllocsPerRun(2*len(views), func() {
			decision(b, views[i%len(views)], uint64(i), 1<<20)
			i++
		}); n != 0 {
			t.Errorf("%s allocates %v times a decision", name, n)
		}
	}
}

// The random bot takes every legal decision now and then, about equally often.
func TestRandomIsEven(t *testing.T) {
	s, err := testRules.New(touria.Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := New("random", testRules)
	v := testRules.View(&s, s.ToMove())
	count := map[touria.Decision]int{}
	const tries = 7000
	for seed := range uint64(tries) {
		count[decision(b, v, seed, 1)]++
	}
	legal := testRules.Legal(&s, nil)
	for _, d := range legal {
		if n, want := count[d], tries/len(legal); n < want*8/10 || n > want*12/10 {
			t.Errorf("%v: %d times, want about %d", d, n, want)
		}
	}
}

func BenchmarkGreedy(b *testing.B) {
	var views []touria.View
	positions(b, 4, func(s *touria.State, n int) { views = append(views, testRules.View(s, s.ToMove())) })
	bot, _ := New("greedy", testRules)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		decision(bot, views[i%len(views)], uint64(i), 1<<20)
		i++
	}
}
