package touria

import (
	"slices"
	"testing"

	"touria.games/touria/rules"
)

// A view after forgetting must still be possible: states guessed from it are valid, give the same
// view, and allow the viewer the same decisions. The viewer's own belongings, everything open and
// the number of the others' gems are never forgotten; with open screens no gem is.
func TestForget(t *testing.T) {
	forgot, closed, kept, secrets := 0, 0, 0, 0
	for game := range 60 {
		setup := Setup{Seats: rules.SeatsFor(2 + game%3), Hearts: 7, Gold: 7, Seed: uint64(game), Variants: Variants{SuddenMarriage: game%5 == 3, OpenScreens: game%4 == 2}}
		s, err := testRules.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		dice := NewDice(uint64(game))
		n := 0
		walk(t, testRules, &s, &dice, 600, func() {
			if n++; n%7 != 0 {
				return
			}
			at := s
			if !s.SuddenMarriage() { // somebody used the crystal ball
				some, half := dice.next(), dice.next()
				at.doorBits |= (some & half & (1<<(rules.Seats*Doors) - 1)) << Doors
			}
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				if !s.Seats().Has(seat) {
					continue
				}
				v := testRules.View(&at, seat)
				percent := []int{1, 40, 70, 100}[dice.Below(4)]
				seed := dice.next()
				w := v
				w.Forget(percent, seed)
				again := v
				if again.Forget(percent, seed); again != w {
					t.Fatalf("the same seed forgets otherwise")
				}
				lost := checkForgotten(t, &v, &w, percent)
				forgot += lost
				if w.behind != v.behind {
					closed++
				}
				if lost == 0 {
					kept++
				}
				for k := range uint64(2) {
					d := testRules.Determinise(&w, seed+k)
					if err := testRules.Check(&d); err != nil {
						t.Fatalf("game %d, %s forgets %d %% in phase %s: %v", game, seat, percent, s.Phase(), err)
					}
					if x := testRules.View(&d, seat); x != w {
						t.Fatalf("game %d, %s forgets %d %% in phase %s, and sees\n%+v\nin a guess, instead of\n%+v", game, seat, percent, s.Phase(), x, w)
					}
					for i := range d.players {
						secrets += int(d.players[i].secretTotal())
					}
				}
				if may := testRules.LegalFor(&w, nil); seat == s.ToMove() && !slices.Equal(may, testRules.Legal(&at, nil)) {
					t.Fatalf("%s may do %s after forgetting, instead of %s", seat, sayAll(may), sayAll(testRules.Legal(&at, nil)))
				}
			}
		})
	}
	if forgot < 1000 || closed < 200 || kept < 200 || secrets < 1000 {
		t.Errorf("%d gems were forgotten, doors %d times, nothing %d times; %d secret gems were guessed", forgot, closed, kept, secrets)
	}
}

// checkForgotten compares a view with the one before forgetting. It returns how many gems were
// forgotten.
func checkForgotten(t *testing.T, v, w *View, percent int) (lost int) {
	t.Helper()
	if w.players[v.Me] != v.players[v.Me] || w.orders != v.orders || w.inBag != v.inBag || w.Me != v.Me {
		t.Fatalf("%s forgot its own things, the orders or the bag", v.Me)
	}
	table, own := w.Table, uint64(1<<Doors-1)<<(Doors+Doors*int(v.Me))
	if table.doorBits |= v.doorBits & own; table != v.Table {
		t.Fatalf("%s forgot what lies on the table", v.Me)
	}
	pool := w.pool
	for seat := range v.players {
		a, b := v.players[seat], w.players[seat]
		for c := range a.Gems {
			if b.Gems[c] > a.Gems[c] {
				t.Fatalf("%s forgot, and knows of %v instead of %v", v.Me, b.Gems, a.Gems)
			}
			pool[c] -= a.Gems[c] - b.Gems[c]
			lost += int(a.Gems[c] - b.Gems[c])
		}
		if percent == 100 && rules.Seat(seat) != v.Me && !v.OpenScreens() && b.Gems != (Gems{}) {
			t.Fatalf("%s forgot all, but knows of %v", v.Me, b.Gems)
		}
		if a.Gems.Total()+int(a.Unknown) != b.Gems.Total()+int(b.Unknown) {
			t.Fatalf("%s forgot how many gems %s has", v.Me, rules.Seat(seat))
		}
		a.Gems, a.Unknown, a.limit = b.Gems, b.Unknown, b.limit
		if a != b {
			t.Fatalf("%s forgot more than gems: %+v, not %+v", v.Me, b, a)
		}
	}
	if pool != v.pool {
		t.Fatalf("%s reckons with %v, before with %v", v.Me, w.pool, v.pool)
	}
	if v.OpenScreens() && (w.players != v.players || lost > 0) {
		t.Fatal("open screens were forgotten")
	}
	for d := 1; d <= Doors && !v.SuddenMarriage(); d++ {
		was, is := v.Behind(d), w.Behind(d)
		switch {
		case v.DoorOpen(d) != w.DoorOpen(d) || is != was && (v.DoorOpen(d) || is != Nobody):
			t.Fatalf("%s saw %s behind door %d, and now believes in %s", v.Me, was, d, is)
		case w.HasPeeked(v.Me, d) != (v.HasPeeked(v.Me, d) && (is != Nobody || v.DoorOpen(d))):
			t.Fatalf("%s forgot who is behind door %d, but not that it knows", v.Me, d)
		case percent == 100 && !v.DoorOpen(d) && is != Nobody:
			t.Fatalf("%s forgot all, but not door %d", v.Me, d)
		}
	}
	return lost
}
