package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/riddle"
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

// Beside the ways that are shown at once there are others: a press on a space of the map leads the way through it, at what it
// costs, or says that no way does. The main button walks it.
func TestWayIsLed(t *testing.T) {
	led, refused, walked := 0, 0, 0
	starts(t, 10, func(a *ui.App, tb *Table, w touria.Tower) bool {
		if len(tb.turn.Ways()) == 0 {
			return false
		}
		gold := int(tb.turn.View.Player(tb.turn.View.Me).Gold)
		for s := range touria.Space(tb.board.Model.Board().Spaces()) {
			e := a.Element(board.ID(tb.board.Model.Board(), show.Thing(show.TargetSpace, s)))
			if e == nil || e.OnPress == nil || e.Role != ui.RoleInfo || s == touria.AtCastle || s == tb.turn.Forecast.Place {
				continue
			}
			was := *tb.turn.Way()
			press(t, a, e.ID)
			switch rt := tb.turn.Way(); {
			case a.Said() == a.T("route.none"):
				refused++
				a.Unsay()
				if !reflect.DeepEqual(*rt, was) {
					t.Errorf("%v is refused, and the way becomes %v", s, rt)
				}
			case !slices.Contains(rt.Spaces, s) || rt.Gold > gold:
				t.Errorf("with %d gold, the way through %v is %+v", gold, s, rt)
			case len(show.Arrivals(tb.s.Rules(), &tb.turn.View, w, *rt, &[touria.Mines]touria.Colour{})) == 0:
				t.Errorf("the way through %v can't be walked: %+v", s, rt)
			default:
				led++
			}
		}
		if w == touria.SW || len(tb.turn.Ways()) < 3 {
			return false
		}
		want, n := tb.turn.Way().Spaces, tb.s.Len()
		wait(a, turn.FinalTicks)
		press(t, a, "table.confirm")
		for k := 0; k < 900 && (tb.s.Len() < n+2 || !tb.turn.Settled()); k++ {
			wait(a, 1)
		}
		steps := tb.s.Since(n)
		if len(want) > 0 && !slices.ContainsFunc(steps, func(s session.Step) bool {
			return s.Decision == touria.Decision{Kind: touria.Step, Arg: uint8(want[0])}
		}) {
			t.Errorf("the way %v is not walked: %v", want, steps)
		}
		walked++
		return true
	})
	t.Logf("%d led, %d refused, %d walked", led, refused, walked)
	if led < 100 || refused == 0 || walked < 5 {
		t.Errorf("%d led, %d refused, %d walked", led, refused, walked)
	}
}

// Whatever the rules let a player use once a tower is chosen and before the heroes walk, its card can be pressed before the
// walk. The main button names what it costs, and the walk then begins with it. Taking it back leaves the tower chosen.
func TestItemsOfTheWay(t *testing.T) {
	a := newApp(t, nil)
	gameOf(a).readAnnals(a)
	type use struct {
		kind   touria.Kind
		mirror bool
	}
	used := map[use]int{}
	for i, data := range gameOf(a).collectRiddles(a).All {
		d, err := riddle.Decode(rulesOfTests, data)
		if err != nil {
			t.Fatal(err)
		}
		for w := touria.NW; w <= touria.SW; w++ {
			for _, item := range show.WayItems {
				card := item
				if me := d.State.Holdings(d.State.ToMove()); !me.Items.Has(item) && me.Items.Has(touria.Mirror) && d.State.DiscardTop() == item {
					card = touria.Mirror
				}
				want, ok := usedFirst(&d.State, w, item)
				of := use{want.Kind, card == touria.Mirror}
				if !ok || used[of] >= ring.Pick(2, 30) {
					continue
				}
				tb := posed(t, a, i)
				for n := 0; !tb.turn.Open() && n < 2000; n++ {
					wait(a, 1)
				}
				press(t, a, "table.tower."+w.String())
				wait(a, turn.FinalTicks)
				if tb.turn.Way() == nil {
					continue // the wizard's
				}
				id := board.ID(nil, show.Thing(show.TargetItem, card))
				e := a.Element(id)
				if e == nil || e.OnPress == nil || e.Role != ui.RoleTarget {
					if want.Kind == touria.Jump { // no jump that ends at the place, or nothing else leads there
						continue
					}
					t.Fatalf("riddle %d, tower %v: %s can't be used before the walk: %+v", i, w, item, e)
				}
				plain := tb.turn.Act()
				press(t, a, id)
				if !a.Element(id).Checked || reflect.DeepEqual(tb.turn.Act().Costs, plain.Costs) {
					t.Errorf("riddle %d, tower %v: %v costs %v, as without it", i, w, item, plain.Costs)
				}
				if press(t, a, id); a.Element(id).Checked || !reflect.DeepEqual(tb.turn.Act(), plain) {
					t.Errorf("riddle %d, tower %v: %v stays chosen", i, w, item)
				}
				press(t, a, id)
				back := tb.turn.GoBack()
				if wait(a, 1); !back || !tb.turn.TowerPicked() || a.Element(id).Checked {
					t.Errorf("riddle %d, tower %v: Cancel takes back more than %v", i, w, item)
				}
				press(t, a, id)
				wait(a, turn.FinalTicks)
				if press(t, a, "table.confirm"); tb.turn.Primary() != nil && tb.turn.Primary().Grave {
					wait(a, turn.FinalTicks)
					press(t, a, "table.confirm")
				}
				for n := 0; n < 900 && (tb.s.Len() < 2 || !tb.turn.Settled()); n++ {
					wait(a, 1)
				}
				steps := tb.s.Since(0)
				made := slices.ContainsFunc(steps, func(s session.Step) bool { return s.Decision.Kind == want.Kind })
				asked := len(steps) > 0 && steps[len(steps)-1].Decision.Kind != want.Kind && want.Kind == touria.Jump // a mine on the way asks first
				if !made && !asked || want.Kind != touria.Jump && (len(steps) < 2 || steps[1].Decision != want) {
					t.Errorf("riddle %d, tower %v: the walk does not use %v: %v", i, w, item, steps)
				}
				used[of]++
			}
		}
	}
	t.Log(used)
	for _, of := range []use{{touria.UseLantern, false}, {touria.UseLantern, true}, {touria.UseBoots, false}, {touria.Jump, false}} {
		if used[of] == 0 {
			t.Errorf("never used: %v", of)
		}
	}
}

// usedFirst returns the decision for an item once a tower is chosen, if the rules have it: at once, or for the compass at a
// mine on the way.
func usedFirst(s *touria.State, w touria.Tower, i touria.Item) (d touria.Decision, ok bool) {
	next := *s
	if rulesOfTests.Play(&next, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(w)}, nil) != nil || next.Phase() != touria.PhaseMove {
		return d, false
	}
	kind := map[touria.Item]touria.Kind{touria.Lantern: touria.UseLantern, touria.Boots: touria.UseBoots, touria.Compass: touria.Jump}[i]
	legal := rulesOfTests.Legal(&next, nil)
	if n := slices.IndexFunc(legal, func(d touria.Decision) bool { return d.Kind == kind }); n >= 0 {
		return legal[n], true
	}
	for _, step := range legal {
		on := next
		if i != touria.Compass || step.Kind != touria.Step || rulesOfTests.Play(&on, step, nil) != nil {
			continue
		}
		jumps := rulesOfTests.Legal(&on, nil)
		if n := slices.IndexFunc(jumps, func(d touria.Decision) bool { return d.Kind == kind }); n >= 0 {
			return jumps[n], true
		}
	}
	return d, false
}
