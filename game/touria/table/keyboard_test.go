package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// tabTo moves the focus to an element with Tab alone.
func tabTo(t *testing.T, a *ui.App, id string) {
	t.Helper()
	for range len(a.Tree().Elements) + 1 {
		if a.FocusShown() && a.Focused() == id {
			return
		}
		strike(a, ui.KeyTab)
	}
	t.Fatalf("Tab does not reach %s\n%s", id, dump(a))
}

// A whole game is played with Tab and Enter, from the title to the end and
// back, without the mouse.
func TestKeyboardGame(t *testing.T) {
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		for _, id := range []string{"title.touria.new", "setup.rules", "setup.intro", "house.done", "setup.begin"} {
			tabTo(t, a, id)
			strike(a, ui.KeyEnter)
		}
		playOn(t, a, 9, tabTo, ui.KeyEnter)
	}
}

// playOn plays a game to its end and leaves it: reach focuses an element, take
// presses it.
func playOn(t *testing.T, a *ui.App, seed uint64, reach func(*testing.T, *ui.App, string), take ui.Key) {
	t.Helper()
	ch := chooser{dice: touria.NewDice(seed)}
	for n := 0; a.Scene() != "end"; n++ {
		tb := TableOf(a)
		if tb == nil || n > 20000 {
			t.Fatalf("no end after %d ticks: %s", n, dump(a))
		}
		if !tb.turn.Settled() {
			wait(a, 1)
			continue
		}
		d := tb.s.Rules().Light(tb.s.State(), tb.turn.Legal, &ch.dice)
		reach(t, a, ch.way(t, a, tb, d))
		strike(a, take)
	}
	reach(t, a, "end.leave")
	strike(a, take)
	if a.Scene() != "title" {
		t.Errorf("scene %s", a.Scene())
	}
}

// From the first element the arrows, or the gamepad's cross, reach all others.
func TestArrowsReachEverything(t *testing.T) {
	reach := func(a *ui.App, where string) {
		t.Helper()
		tree := a.Tree()
		first := tree.First()
		if first == nil {
			t.Fatalf("%s: nothing to focus", where)
		}
		seen := map[string]bool{first.ID: true}
		for todo := []string{first.ID}; len(todo) > 0; todo = todo[1:] {
			for d := ui.Left; d <= ui.Down; d++ {
				if e := tree.Move(todo[0], d); e != nil && !seen[e.ID] {
					seen[e.ID] = true
					todo = append(todo, e.ID)
				}
			}
		}
		for i := range tree.Elements {
			if e := &tree.Elements[i]; tree.Reachable(e) && !seen[e.ID] {
				t.Errorf("%s: no arrow leads to %s", where, e.ID)
			}
		}
	}
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		walkMenus(t, a, func(where string) { reach(a, where) })
		game(t, a, config("hbb", "3"))
		ch := chooser{dice: touria.NewDice(2)}
		for range 40 {
			if !ch.decide(t, a) {
				break
			}
			wait(a, 2)
			reach(a, a.Scene())
		}
	}
}

// pad moves the focus to an element with the gamepad's cross, by the shortest way.
func pad(t *testing.T, a *ui.App, id string) {
	t.Helper()
	if !a.FocusShown() {
		strike(a, ui.PadRight)
	}
	tree := a.Tree()
	type step struct {
		from string
		key  ui.Key
	}
	// Round the towers if possible: a preview covers the sheet while one has the focus.
	came, round := map[string]step{a.Focused(): {}}, true
	for todo := []string{a.Focused()}; len(todo) > 0 || round; todo = todo[1:] {
		if len(todo) == 0 {
			if _, found := came[id]; found {
				break
			}
			came, round, todo = map[string]step{a.Focused(): {}}, false, []string{a.Focused()}
		}
		for d, k := range map[ui.Direction]ui.Key{ui.Left: ui.PadLeft, ui.Right: ui.PadRight, ui.Up: ui.PadUp, ui.Down: ui.PadDown} {
			if e := tree.Move(todo[0], d); e != nil {
				if round && e.Target.Kind == show.TargetTower && e.ID != id {
					continue
				}
				if _, seen := came[e.ID]; !seen {
					came[e.ID] = step{todo[0], k}
					todo = append(todo, e.ID)
				}
			}
		}
	}
	var keys []ui.Key
	for at := id; at != a.Focused(); at = came[at].from {
		if came[at].key == ui.NoKey {
			t.Fatalf("the gamepad does not reach %s from %s\n%s", id, a.Focused(), dump(a))
		}
		keys = append(keys, came[at].key)
	}
	for i := len(keys) - 1; i >= 0; i-- {
		strike(a, keys[i])
	}
	if a.Focused() != id {
		t.Fatalf("the gamepad stands on %s, not on %s", a.Focused(), id)
	}
}

// A game is played with the gamepad's cross and its A button alone.
func TestGamepadGame(t *testing.T) {
	for _, size := range sizes[:3] {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		strike(a, ui.PadA) // Play stands there
		playOn(t, a, 12, pad, ui.PadA)
	}
}

// A finger taps; one that stays lets a thing explain itself instead.
func TestTouch(t *testing.T) {
	a := newApp(t, nil)
	tap := func(id string, ticks int) {
		x, y := pointTo(t, a, id)
		in := ui.Input{Device: ui.Touch, X: x, Y: y, Inside: true, Down: true, Held: true}
		a.Tick(&in)
		in.Down = false
		for range ticks {
			a.Tick(&in)
		}
		in.Held, in.Up = false, true
		a.Tick(&in)
		a.Tree()
	}
	tap("title.touria.play", 2)
	tb := TableOf(a)
	if tb == nil {
		t.Fatal("a tap on Play does nothing")
	}
	start(t, a, tb)
	tap("table.rules", ui.HintTicks+5)
	if a.Scene() != "table" {
		t.Error("a finger that stays presses, too")
	}
	tap("table.rules", 3)
	if a.Scene() != "rules" {
		t.Error("a tap does not press")
	}
}

// The keys of ux.md do what they say.
func TestTableKeys(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)

	for i, k := range []ui.Key{ui.Key1, ui.KeyQ, ui.Key2, ui.KeyE, ui.Key3, ui.KeyD, ui.Key4, ui.KeyA} {
		w := touria.Tower(i / 2)
		o := tb.turn.AimAt(show.Thing(show.TargetTower, w))
		strike(a, k)
		switch {
		case len(o) == 0: // out of reach: the reason is said
			if a.Said() == "" {
				t.Errorf("key %d: nothing is said about a tower that cannot be chosen", k)
			}
		case tb.turn.Picked != o[0].ID:
			t.Errorf("key %d picks %q, not the tower %v", k, tb.turn.Picked, w)
		case tb.turn.Preview() == nil || tb.turn.Preview().Faces.Tower != w:
			t.Errorf("key %d: no look ahead at tower %v", k, w)
		}
		strike(a, ui.KeyEscape)
		if tb.turn.Picked != "" || a.Scene() != "table" {
			t.Fatalf("Escape does not take the choice back: %q in %s", tb.turn.Picked, a.Scene())
		}
	}
	strike(a, ui.KeyL)
	if tb.drawers.open != logDrawer {
		t.Error("L does not open the chronicle")
	}
	strike(a, ui.KeyEscape)
	speed := a.Settings().Speed
	strike(a, ui.KeyF)
	if a.Settings().Speed == speed {
		t.Error("F does not change the speed")
	}
	a.Settings().Speed = speed
	strike(a, ui.KeyT)
	if !tb.board.LidClosed() {
		t.Error("T does not close the lid")
	}
	strike(a, ui.KeyT)
	for key, scene := range map[ui.Key]string{ui.KeyEscape: "pause", ui.KeyR: "rules", ui.PadStart: "pause"} {
		strike(a, key)
		if a.Scene() != scene {
			t.Errorf("key %d leads to %s, not %s", key, a.Scene(), scene)
		}
		strike(a, ui.KeyEscape)
	}

	// A tower with Enter alone: pick, confirm; then back with Z.
	wait(a, turn.RestTicks+1) // presses rest after the menu
	n := tb.s.Len()
	for i := range board.TowerKeys {
		if len(tb.turn.AimAt(show.Thing(show.TargetTower, i))) == 1 {
			strike(a, ui.Key1+ui.Key(i))
			break
		}
	}
	strike(a, ui.KeyEnter)
	wait(a, 5)
	if tb.s.Len() <= n {
		t.Fatalf("Enter does not confirm: %s", dump(a))
	}
	for range 600 { // the heroes walk
		if wait(a, 1); tb.turn.Open() {
			break
		}
	}
	if ok, why := tb.turn.CanUndo(); !ok {
		t.Fatal("a tower that reveals nothing cannot be taken back: ", why)
	}
	made := tb.s.Len()
	strike(a, ui.KeyZ)
	if tb.s.Len() >= made {
		t.Error("Z does not undo")
	}
}

// start plays the bonuses until the human is to choose a tower.
func start(t *testing.T, a *ui.App, tb *Table) {
	t.Helper()
	ch := chooser{dice: touria.NewDice(1)}
	for range 500 {
		if tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseStart {
			return
		}
		if tb.turn.Open() {
			ch.press(t, a, tb)
		}
		wait(a, 1)
	}
	t.Fatal("the turn does not begin")
}

// The rule book names the letters that do something on the table.
func TestBookNamesTheKeys(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, &store.Memory{})
		a.Speak(lang)
		text := a.T("book.keys.text")
		for _, what := range []struct{ key, name string }{{"T", "table.lid"}, {"P", "photo.title"}, {"V", "settings.compact"}, {"H", "herald.ask"}} {
			if !strings.Contains(text, " "+what.key+a.Colon()[:len(a.Colon())-1]) {
				t.Errorf("%s: nothing says that %s is %q", lang, what.key, a.T(what.name))
			}
		}
	}
}
