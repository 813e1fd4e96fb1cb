package after

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// rest is how many ticks presses rest when the finale begins.
const rest = 24

// toFinale begins the finale of a game at speed 1x.
func toFinale(t *testing.T, a *ui.App, players string) *Finale {
	t.Helper()
	s := over(t, players, "7")
	a.Settings().Speed = beat.Normal
	bd := boardOf(a, s)
	ShowFinale(a, bd, s, rest, func() { ShowSummary(a, gameOf(a), s, &bd.Names) })
	wait(a, 1)
	f := FinaleOf(a)
	if f == nil {
		t.Fatalf("scene %s after the end", a.Scene())
	}
	return f
}

// The finale takes 8 to 12 seconds at 1x, shows all screens from the last to
// the winner's, is sound at every stage, and leads to the summary.
func TestFinale(t *testing.T) {
	for _, c := range []struct {
		players string
		size    int
		lang    string
		scale   int
	}{{"hb", 0, "en", 100}, {"hbbb", 0, "de", 100}, {"hbbb", 1, "xx", 200}, {"hbb", 2, "en", 100}, {"hbbb", 2, "xx", 200}} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			a := newApp(t)
			a.Settings().TextScale = c.scale
			a.Words().Use(c.lang)
			a.Resize(sizes[c.size][0], sizes[c.size][1])
			f := toFinale(t, a, c.players)
			if last := f.order[len(f.order)-1]; last != f.board.Model.Winner {
				t.Errorf("the last screen to fold is %v's, the winner is %v", last, f.board.Model.Winner)
			}
			ticks := 0
			told := map[string]bool{}
			var folded []rules.Seat
			for FinaleOf(a) != nil {
				if ticks++; ticks > 720 {
					t.Fatal("no end after 12 s")
				}
				for _, seat := range f.order {
					if f.Fold(seat) == 1 && !slices.Contains(folded, seat) {
						folded = append(folded, seat)
					}
				}
				check(t, a, "finale", told)
				wait(a, 1)
			}
			if ticks < 8*60 {
				t.Errorf("the finale took %d ticks", ticks)
			}
			if !slices.Equal(folded, f.order) {
				t.Errorf("screens folded in the order %v, want %v", folded, f.order)
			}
			if a.Scene() != "end" {
				t.Errorf("scene %s after the finale", a.Scene())
			}
		})
	}
}

// One press leads to the summary at any time, but not one that was meant for
// the beats before.
func TestFinaleIsSkipped(t *testing.T) {
	for _, c := range []struct {
		name string
		skip func(a *ui.App)
	}{
		{"button", func(a *ui.App) { _ = a.Press("finale.skip") }},
		{"key", func(a *ui.App) { strike(a, ui.KeyEnter) }},
		{"pad", func(a *ui.App) { strike(a, ui.PadA) }},
		{"pointer", func(a *ui.App) { a.Tick(&ui.Input{Device: ui.Mouse, X: 300, Y: 300, Inside: true, Down: true}) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := newApp(t)
			toFinale(t, a, "hb")
			if c.name != "button" {
				c.skip(a)
				if a.Scene() != "finale" {
					t.Fatal("a press in the first moment counts")
				}
			}
			wait(a, rest+1)
			c.skip(a)
			if a.Scene() != "end" {
				t.Errorf("scene %s", a.Scene())
			}
		})
	}
}

// With reduced motion the finale fades, and at Instant it is left out.
func TestFinaleReduced(t *testing.T) {
	a := newApp(t)
	f := toFinale(t, a, "hb")
	a.Settings().ReducedMotion = true
	f.at = screensAt + 10
	if f.Pair() != 1 || f.Banner() != 1 || f.Fold(f.order[0]) != 1 || f.Fold(f.order[1]) != 0 {
		t.Error("with reduced motion things take longer than 150 ms")
	}
	a.Settings().Speed = beat.Instant
	wait(a, 1)
	if a.Scene() != "end" {
		t.Errorf("scene %s at Instant", a.Scene())
	}
}

// The winner's road grows on the map in the order of the turns, only after the last
// screen lies flat, is whole before the summary comes, and leads into the castle.
func TestFinaleRoad(t *testing.T) {
	a := newApp(t)
	f := toFinale(t, a, "hbbb")
	legs, _, _ := f.Road()
	if len(legs) < 10 || legs[len(legs)-1].To != touria.AtCastle {
		t.Fatalf("the road has %d legs and ends at %v", len(legs), legs[len(legs)-1].To)
	}
	last, turns, mapped, dark := float32(0), 0, 0, float32(0)
	for FinaleOf(a) != nil {
		_, whole, part := f.Road()
		now := float32(whole) + part
		if now < last || part < 0 || part >= 1 {
			t.Fatalf("tick %d: %d legs and %v of the next after %v", f.at, whole, part, last)
		}
		e := a.Tree().Find("finale.map")
		if (e != nil) != (f.stage == mapStage) {
			t.Fatalf("tick %d: the map is shown: %v", f.at, e != nil)
		}
		if now > 0 && e == nil {
			t.Fatalf("tick %d: the road is drawn without the map", f.at)
		}
		if e != nil {
			mapped++
			if f.Fold(f.board.Model.Winner) < 1 {
				t.Fatalf("tick %d: the map comes before the winner's screen has fallen", f.at)
			}
			if mapped == 1 {
				dark = f.Dusk()
			}
			if f.turn < turns {
				t.Fatalf("tick %d: turn %d after %d", f.at, f.turn, turns)
			}
			turns = f.turn
			if want := a.T("table.turn", words.Num("Count", turns)); a.Tree().Find("finale.walker.turn").Text != want {
				t.Fatalf("%q is shown, not %q", a.Tree().Find("finale.walker.turn").Text, want)
			}
		}
		last = now
		wait(a, 1)
	}
	if last != float32(len(legs)) || turns != legs[len(legs)-1].Turn {
		t.Errorf("the road ends after %v of %d legs, in turn %d", last, len(legs), turns)
	}
	if dark < .9 {
		t.Errorf("the map comes at %v of the dark", dark)
	}
	if Darkness(a) < .9 {
		t.Errorf("the summary begins at %v of the dark", Darkness(a))
	}
	wait(a, duskTicks+1)
	if Darkness(a) != 0 || a.Tree().Find("end.dusk") != nil {
		t.Error("it stays dark over the summary")
	}
}

// Without a road the finale is as long as it has to be and needs no map.
func TestFinaleWithoutARoad(t *testing.T) {
	a := newApp(t)
	f := toFinale(t, a, "hb")
	f.legs, f.upto = nil, nil
	n := 0
	for ; FinaleOf(a) != nil; n++ {
		if a.Tree().Find("finale.map") != nil || !f.Map().Empty() {
			t.Fatal("there is a map without a road")
		}
		wait(a, 1)
	}
	if n < 8*60 || n > 12*60 {
		t.Errorf("it takes %d ticks", n)
	}
}

// The herald begins to look at the game while the finale is shown, and the summary goes on with what he has found.
func TestLessonBeginsInTheFinale(t *testing.T) {
	a := newApp(t)
	f := toFinale(t, a, "hb")
	wait(a, 150)
	found := f.c.review.percent()
	if found == 0 {
		t.Fatal("the herald waits for the summary")
	}
	strike(a, ui.KeyEnter)
	wait(a, 1)
	if e, ok := a.Top().(*Summary); !ok || e.c.review != f.c.review || e.c.review.percent() < found {
		t.Errorf("the summary begins the lesson again: %s", dump(a))
	}
}
