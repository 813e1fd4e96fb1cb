package table

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// toFinale plays a game to its end at once and begins its finale at speed 1x.
func toFinale(t *testing.T, a *ui.App, players string) *Finale {
	t.Helper()
	tb := game(t, a, config(players, "7"))
	ch := chooser{touria.NewDice(3)}
	for n := 0; ch.decide(t, a); n++ {
		if n > 3000 {
			t.Fatal("the game does not end")
		}
	}
	a.Settings().Speed = beat.Normal
	a.Replace(tb)
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
			a := newApp(t, nil)
			a.Settings().TextScale = c.scale
			a.Words().Use(c.lang)
			a.Resize(sizes[c.size].w, sizes[c.size].h)
			f := toFinale(t, a, c.players)
			if last := f.order[len(f.order)-1]; last != f.t.model.Winner {
				t.Errorf("the last screen to fold is %v's, the winner is %v", last, f.t.model.Winner)
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
			a := newApp(t, nil)
			toFinale(t, a, "hb")
			if c.name != "button" {
				c.skip(a)
				if a.Scene() != "finale" {
					t.Fatal("a press in the first moment counts")
				}
			}
			wait(a, restTicks+1)
			c.skip(a)
			if a.Scene() != "end" {
				t.Errorf("scene %s", a.Scene())
			}
		})
	}
}

// With reduced motion the finale fades, and at Instant it is left out.
func TestFinaleReduced(t *testing.T) {
	a := newApp(t, nil)
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
