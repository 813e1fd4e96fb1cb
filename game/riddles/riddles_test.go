package riddles

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// date is the n-th day of some year.
func date(n int) string { return time.Date(2026, 1, 1+n, 0, 0, 0, 0, time.UTC).Format(format) }

// The streak is what a slow count comes to, on random days, while the clock jumps to and fro.
func TestStreak(t *testing.T) {
	longest := 0
	for seed := range 400 {
		rng := rand.New(rand.NewPCG(uint64(seed), 1))
		var p Progress
		solved := map[int]bool{}
		now := 50
		for range 120 {
			if now = max(0, now+1); rng.IntN(30) == 0 {
				now = max(0, now-rng.IntN(20)) // the clock jumps back
			}
			if rng.IntN(10) < 7 {
				p.Solve("x", date(now), true)
				solved[now] = true
			}
			want, at := 0, now
			if solved[at] {
				want++
			}
			for at--; solved[at] || solved[at-1]; at-- {
				if solved[at] {
					want++
				}
			}
			if got := p.Streak(date(now)); got != want {
				t.Fatalf("seed %d, day %d of %v: %d, want %d", seed, now, p.Days, got, want)
			}
			longest = max(longest, want)
		}
		if !slices.IsSorted(p.Days) || len(slices.Compact(slices.Clone(p.Days))) != len(p.Days) {
			t.Fatal(p.Days)
		}
	}
	if longest < 20 {
		t.Errorf("the longest streak was %d", longest)
	}
	var p Progress
	p.Solve("x", "no date", true)
	p.Solve("y", date(3), false)
	if p.Streak("no date") != 0 || p.Streak(date(3)) != 0 || len(p.Days) != 0 || !p.Has("x") || !p.Has("y") {
		t.Errorf("%+v", p)
	}
}

// All riddles have their day before one comes again, whatever their number; a date's never changes.
func TestOfDay(t *testing.T) {
	for n := 1; n < 300; n++ {
		seen := map[int]bool{}
		for d := range n {
			i, ok := OfDay(date(d), n)
			if !ok || i < 0 || i >= n || seen[i] {
				t.Fatalf("day %d of %d riddles: %d", d, n, i)
			}
			seen[i] = true
		}
	}
	for day, want := range map[string]int{"2026-11-28": 195, "2026-11-29": 122, "1969-12-31": 173, "2100-02-28": 80} {
		if i, _ := OfDay(day, 200); i != want {
			t.Errorf("%s: %d, want %d", day, i, want)
		}
	}
	if _, ok := OfDay("today", 200); ok {
		t.Error("what is no date has a riddle")
	}
	if _, ok := OfDay(date(0), 0); ok {
		t.Error("of no riddles one was chosen")
	}
}

// The oldest days are forgotten, never the one that is noted.
func TestForgotten(t *testing.T) {
	var p Progress
	for n := range daysKept + 5 {
		p.Solve(fmt.Sprint(n), date(n), true)
	}
	p.Solve("back", date(2), true)
	if len(p.Solved) != daysKept+6 || len(p.Days) != daysKept || !slices.Contains(p.Days, date(2)) || p.Check() != nil {
		t.Errorf("%d solved, %d days, %v", len(p.Solved), len(p.Days), p.Check())
	}
	p.Days = append(p.Days, "more")
	if p.Check() == nil {
		t.Error("more days than are kept are taken")
	}
}
