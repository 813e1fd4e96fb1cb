package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// The main button asks once before a black gem is taken of one's free choice, and before a turn begins that could lead into
// the castle: the first press decides nothing and names the act with "Really?", the second one does it. Nothing else is
// asked about.
func TestReallyIsAskedOnce(t *testing.T) {
	asked := map[touria.Kind]int{}
	for _, seed := range []string{"1", "2", "3", "5", "8", "13", "21", "34"}[:ring.Pick(5, 8)] {
		a := newApp(t, nil)
		cfg := config("hb", seed)
		cfg.Players[0].Hearts, cfg.Players[0].Gold = 1, 1
		tb := game(t, a, cfg)
		until(t, a, tb, 5, func() bool {
			var grave *show.Option
			v := &tb.turn.View
			black := func(d touria.Decision) bool {
				return d.Arg == uint8(touria.Black) && (d.Kind == touria.Bonus || d.Kind == touria.Take && v.Phase() == touria.PhaseThief)
			}
			tb.turn.Choices.Walk(func(o *show.Option) bool {
				d := o.Decision
				if want := black(d) || v.MayEnter() && v.Phase() == touria.PhaseStart && (d.Kind == touria.ChooseTower || d.Kind == touria.Pass); o.Grave && !want {
					t.Errorf("seed %s: %v is asked about", seed, d)
				} else if o.Grave && asked[d.Kind] < 3 {
					grave = o
				} else if want && !o.Grave && d.Kind != touria.Take { // all that the thief draws may be black
					t.Errorf("seed %s: %v is not asked about", seed, d)
				}
				return true
			})
			if grave == nil {
				return false
			}
			tb.turn.Pick(grave)
			wait(a, turn.FinalTicks)
			n, text := tb.s.Len(), tb.turn.Act().Text
			press(t, a, "table.confirm")
			if wait(a, turn.FinalTicks); tb.s.Len() != n || tb.turn.Act().Text == text {
				t.Errorf("seed %s: the button says %q", seed, tb.turn.Act().Text)
			}
			if e := a.Tree().Find("table.confirm"); e == nil || !strings.HasPrefix(e.Text, "Really?") {
				t.Errorf("seed %s: the button that asks says %+v", seed, e)
			}
			asked[grave.Decision.Kind]++
			press(t, a, "table.confirm")
			for k := 0; k < 600 && tb.s.Len() == n; k++ {
				wait(a, 1)
			}
			if tb.s.Len() == n {
				t.Errorf("seed %s: %q is not done", seed, text)
			}
			return false
		})
	}
	if t.Log(asked); asked[touria.Take] == 0 || asked[touria.ChooseTower] == 0 {
		t.Errorf("asked only about %v", asked)
	}
}
