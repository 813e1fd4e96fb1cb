package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// starts plays games until a person may choose one of the towers, and calls look for each that they can.
func starts(t *testing.T, most int, look func(a *ui.App, tb *Table, w touria.Tower) (moved bool)) {
	for _, seed := range []string{"3", "5", "8", "13", "21", "34", "55", "89"}[:ring.Pick(4, 8)] {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		n := 0
		until(t, a, tb, 3, func() bool {
			if !tb.turn.AtStart() || !tb.turn.Chooses() {
				return false
			}
			n++
			for w := touria.NW; w <= touria.SW; w++ {
				if a.Press("table.tower."+w.String()) != nil || !tb.turn.TowerPicked() {
					continue
				}
				if wait(a, turn.FinalTicks); look(a, tb, w) {
					break
				}
			}
			return n > most
		})
	}
}

// What can be done at the place of the chosen tower can be pressed before the walk. The main button names both, and does
// both, unless the way has made something else possible.
func TestActIsPlanned(t *testing.T) {
	done, asked, mines, kinds := 0, 0, 0, map[ui.TargetKind]int{}
	starts(t, 12, func(a *ui.App, tb *Table, w touria.Tower) bool {
		i := slices.IndexFunc(a.Tree().Elements, func(e ui.Element) bool {
			return e.Role == ui.RoleTarget && e.OnPress != nil && tb.turn.Way() != nil && kinds[e.Target.Kind] < 8 &&
				(e.Target.Kind == show.TargetOrder || e.Target.Kind == show.TargetDisplay || e.Target.Kind == show.TargetGem)
		})
		if i < 0 {
			return false
		}
		e := a.Tree().Elements[i]
		plain := tb.turn.Act()
		press(t, a, e.ID)
		o := tb.turn.Wish().Deed
		if o == nil || !a.Element(e.ID).Checked {
			return false // an item that serves before the walk
		}
		kinds[e.Target.Kind]++
		both := tb.turn.Act()
		if len(both.Costs)+len(both.Gives) != len(plain.Costs)+len(plain.Gives)+len(o.Costs)+len(o.Gives) || both.Text == plain.Text {
			t.Errorf("%v becomes %v with %v", plain, both, o)
		}
		if press(t, a, e.ID); tb.turn.Wish().Deed != nil || !reflect.DeepEqual(tb.turn.Act(), plain) {
			t.Errorf("%s stays planned", e.ID)
		}
		press(t, a, e.ID)
		if !tb.turn.GoBack() || tb.turn.Wish().Deed != nil || !tb.turn.TowerPicked() {
			t.Errorf("Cancel takes back more than the plan")
		}
		press(t, a, e.ID)
		wait(a, turn.FinalTicks)
		n, v := tb.s.Len(), tb.turn.View
		press(t, a, "table.confirm")
		for k := 0; k < 900 && (tb.s.Len() == n || tb.turn.View.Phase() == touria.PhaseMove || tb.turn.View.Phase() == touria.PhaseMine || !tb.turn.Settled()); k++ {
			if wait(a, 1); tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseMine {
				mines++
				tb.turn.Pick(tb.turn.Level()[0])
				tb.turn.GoBack() // that takes back the gem, not the plan
				tb.turn.Commit(tb.turn.Legal[0])
			}
		}
		made := slices.ContainsFunc(tb.s.Since(n), func(s session.Step) bool { return s.Decision == o.Decision })
		switch {
		case made:
			done++
		case tb.turn.View.Phase() != touria.PhaseAct: // a better way has appeared, or a mine asks
		case slices.Contains(tb.turn.Legal, o.Decision) && tb.turn.Picked != o.ID:
			t.Errorf("%s is neither done nor selected: %v from %v", o.ID, tb.s.Since(n), v.Heroes())
		default:
			asked++
		}
		return true
	})
	t.Logf("%d done, %d asked about, %d mines, %v", done, asked, mines, kinds)
	if done < 8 || mines == 0 || len(kinds) < 3 {
		t.Errorf("only %d are done, of %d kinds", done, len(kinds))
	}
}

// What is selected stays while other towers are pointed at: the way, the gem at its mine, and what is planned.
func TestPointingKeepsWhatIsChosen(t *testing.T) {
	met := map[string]int{}
	starts(t, 8, func(a *ui.App, tb *Table, w touria.Tower) bool {
		if len(tb.turn.Ways()) < 2 {
			return false
		}
		tb.turn.ChooseWay(1)
		met["way"]++
		wait(a, 1)
		for _, e := range slices.Clone(a.Tree().Elements) {
			if strings.HasPrefix(e.ID, "table.mine.") && e.Role == ui.RoleButton {
				met["gem"]++
				press(t, a, e.ID)
				break
			}
		}
		for _, e := range slices.Clone(a.Tree().Elements) {
			if e.Target.Kind == show.TargetDisplay && e.Role == ui.RoleTarget && e.OnPress != nil {
				met["plan"]++
				press(t, a, e.ID)
				break
			}
		}
		act, trace := tb.turn.Act(), *tb.turn.Trace()
		for o := touria.NW; o <= touria.SW; o++ {
			e := a.Element(board.ID(nil, show.Thing(show.TargetTower, o)))
			if e == nil || e.OnHover == nil {
				continue
			}
			e.OnHover(true)
			wait(a, 2)
			e.OnHover(false)
			wait(a, 2)
			if got := tb.turn.Act(); !reflect.DeepEqual(got, act) || !tb.turn.Chosen(1) || !reflect.DeepEqual(*tb.turn.Trace(), trace) {
				t.Errorf("pointing at %v turns %v into %v", o, act, got)
			}
		}
		return false
	})
	if met["way"] == 0 || met["gem"] == 0 || met["plan"] == 0 {
		t.Errorf("met only %v", met)
	}
}

// What a way costs and brings stands on the main button of a desk, in every language: a long name of the act gives way, so
// that nobody takes a black gem unread.
func TestPriceStandsOnTheButton(t *testing.T) {
	seen := 0
	for _, lang := range []string{"en", "de", "fr", "it", "nl"} {
		for _, size := range []size{{1280, 720}, {1920, 1080}} {
			a := newApp(t, nil)
			a.Resize(size[0], size[1])
			a.Settings().Language = lang
			a.Adapt()
			tb := game(t, a, config("hb", "5"))
			turns := 0
			until(t, a, tb, 3, func() bool {
				if !tb.turn.AtStart() || !tb.turn.Chooses() {
					return false
				}
				turns++
				for w := touria.NW; w <= touria.SW; w++ {
					if a.Press("table.tower."+w.String()) != nil || !tb.turn.TowerPicked() {
						continue
					}
					for i := range tb.turn.Ways() {
						wait(a, turn.FinalTicks)
						tb.turn.ChooseWay(i)
						wait(a, 1)
						if act := tb.turn.Act(); len(act.Costs)+len(act.Gives) > 0 && len(act.Costs)+len(act.Gives) < 6 {
							if seen++; a.Tree().Find("table.confirm.gains") == nil {
								t.Errorf("%s %v: %q says nothing of %v %v", lang, size, act.Text, act.Costs, act.Gives)
							}
						}
					}
				}
				return turns > 5
			})
		}
	}
	if t.Log(seen, "ways"); seen < 60 {
		t.Errorf("only %d ways cost or bring something", seen)
	}
}
