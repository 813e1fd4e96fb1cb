package table

import (
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Digits select and never decide: towers while towers are chosen, also with one
// selected, otherwise options. Enter or the main button decides.
func TestDigitsOnlySelect(t *testing.T) {
	a := newApp(t, nil)
	cfg := config("hb", "3")
	cfg.Start = rules.N
	tb := game(t, a, cfg)
	if !until(t, a, tb, 1, func() bool { return tb.turn.View.Phase() == touria.PhaseBonus }) {
		t.Fatal("no gift is chosen")
	}
	n := tb.s.Len()
	strike(a, ui.Key1)
	strike(a, ui.Key1)
	if tb.s.Len() != n || tb.turn.Picked == "" {
		t.Fatalf("a digit takes a gift, or selects none: %q", tb.turn.Picked)
	}
	strike(a, ui.KeyEnter)
	if tb.s.Len() == n {
		t.Fatal("Enter does not take the gift")
	}
	start(t, a, tb)
	wait(a, turn.RestTicks)
	n = tb.s.Len()
	for range 3 {
		for w := touria.NW; w <= touria.SW; w++ {
			o := tb.turn.AimAt(show.Thing(show.TargetTower, w))
			if len(o) != 1 || !o[0].Leaf() {
				continue
			}
			for range 2 {
				strike(a, ui.Key1+ui.Key(w))
			}
			if tb.s.Len() != n || tb.turn.Picked != o[0].ID || tb.turn.Preview() == nil || tb.turn.Preview().Faces.Tower != w {
				t.Fatalf("digit %d: %d decisions, picked %q", w+1, tb.s.Len()-n, tb.turn.Picked)
			}
		}
	}
	tb.cancel()
	for i := range 9 { // what else could be chosen has no digit
		tb.turn.Choices.Options = append(tb.turn.Choices.Options, show.Option{ID: "other." + string(rune('0'+i)), Target: ui.Target{Kind: show.TargetButton}})
	}
	strike(a, ui.Key9)
	if tb.s.Len() != n || tb.turn.Picked != "" {
		t.Errorf("a digit without a tower decides, or selects %s", tb.turn.Picked)
	}
}

// Digits lead to doors and ways, and neither open nor walk them.
func TestDigitsAtDoorsAndOnTheWay(t *testing.T) {
	doors, ways := 0, 0
	for _, seed := range []string{"3", "5", "8", "13", "21", "34", "55", "89", "144", "233", "377"} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		stepwise(a, tb, 3, func() bool {
			n := tb.s.Len()
			switch {
			case tb.board.DoorsShown() && tb.turn.Offers(show.TargetDoor):
				for _, o := range tb.turn.Level() {
					if o.Target.Kind != show.TargetDoor {
						continue
					}
					for range 2 {
						strike(a, ui.Key1+ui.Key(o.Target.N)-1)
					}
					if tb.s.Len() != n || tb.turn.Picked != o.ID {
						t.Fatalf("digit %d opens its door, or selects %q", o.Target.N, tb.turn.Picked)
					}
					doors++
				}
				tb.cancel()
			case tb.turn.View.Phase() == touria.PhaseMove && len(tb.turn.Routes) > 0:
				for range 2 {
					strike(a, ui.Key1)
				}
				if wait(a, 2); tb.s.Len() != n || tb.turn.Walk != nil || a.Focused() != board.ID(nil, show.Thing(show.TargetRoute, 0)) {
					t.Fatalf("the digit 1 walks, or leads to %s", a.Focused())
				}
				a.SetRing(false)
				ways++
			}
			return false
		})
	}
	if doors == 0 || ways == 0 {
		t.Errorf("%d doors, %d ways", doors, ways)
	}
}
