package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
)

// bind changes a key in the settings, as a player does.
func bind(t *testing.T, a *ui.App, slot string, pressed ui.Key) {
	t.Helper()
	press(t, a, slot)
	strike(a, pressed)
}

// A key that was changed works at the table and after a restart, a key in use is
// reported, and one press makes all as it was (S14).
func TestBindings(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	keys := func() {
		press(t, a, "title.settings")
		press(t, a, "settings.page.control")
		press(t, a, "settings.keys")
	}
	keys()
	bind(t, a, "keys.f", ui.KeyG) // speed: unused until now
	if a.Scene() != "keys" || a.Tree().Find("keys.f").Value != "G" {
		t.Fatalf("G is not taken: %s", dump(a))
	}
	bind(t, a, "keys.l", ui.KeyR) // the chronicle by the rule book's key
	if a.Scene() != "dialog" {
		t.Fatal("a key in use is not reported")
	}
	text := a.Tree().Find("dialog.text").Text
	for _, want := range []string{"R", a.T("table.rules")} {
		if !strings.Contains(text, want) {
			t.Errorf("%q does not say %q", text, want)
		}
	}
	press(t, a, "dialog.keep")
	if a.KeyFor(ui.KeyL) != ui.KeyL {
		t.Error("the key was changed all the same")
	}
	bind(t, a, "keys.l", ui.KeyR)
	press(t, a, "dialog.swap")
	if a.KeyFor(ui.KeyL) != ui.KeyR || a.KeyFor(ui.KeyR) != ui.KeyL {
		t.Error("the keys have not changed places")
	}
	bind(t, a, "keys.h", ui.KeyEscape)
	if a.KeyFor(ui.KeyH) != ui.KeyH || a.KeyFor(ui.KeyEscape) != ui.KeyEscape {
		t.Error("Escape does not keep the old key")
	}
	bind(t, a, "keys.h", ui.PadA)
	if a.KeyFor(ui.KeyH) != ui.KeyH || a.KeyFor(ui.PadA) != ui.PadA {
		t.Error("a button of the gamepad became a key")
	}
	press(t, a, "keys.h")
	wait(a, 400)
	strike(a, ui.KeyX)
	if a.KeyFor(ui.KeyH) != ui.KeyH {
		t.Error("a question for a key never ends")
	}

	a = newApp(t, st) // after a restart
	start(t, a, game(t, a, config("hb", "3")))
	speed := a.Settings().Speed
	strike(a, ui.KeyF)
	if a.Settings().Speed != speed {
		t.Error("F still changes the speed")
	}
	strike(a, ui.KeyG)
	if a.Settings().Speed == speed {
		t.Error("G does not change the speed")
	}
	strike(a, ui.KeyR)
	if TableOf(a).drawers.open != logDrawer {
		t.Error("R does not open the chronicle")
	}
	strike(a, ui.KeyR)
	strike(a, ui.KeyL)
	if a.Scene() == "table" {
		t.Error("L does not open the rules")
	}

	a = newApp(t, st)
	keys()
	press(t, a, "keys.reset")
	for k := ui.Key(1); k < ui.Keys; k++ {
		if a.KeyFor(k) != k {
			t.Errorf("key %d is not as it was", k)
		}
	}
	if b := newApp(t, st); b.KeyFor(ui.KeyF) != ui.KeyF || len(b.Settings().Keys) != 0 {
		t.Error("the reset did not last")
	}

	stored, err := settings.Load(st, settings.Default(), "x") // both keys of scanning the same
	if err != nil {
		t.Fatal(err)
	}
	stored.Keys = map[string]string{"scan.next": "x", "scan.take": "x"}
	if err := settings.Save(st, stored); err != nil {
		t.Fatal(err)
	}
	b := newApp(t, st)
	b.Comfort().Scan = settings.ScanKeys
	strike(b, ui.KeySpace)
	was := b.Focused()
	if strike(b, ui.KeySpace); b.Focused() == was {
		t.Error("scanning with one key for both does not go back to its own keys")
	}

	press(t, a, "keys.done")
	press(t, a, "settings.pad")
	bind(t, a, "keys.pad_a", ui.PadX)
	press(t, a, "dialog.swap")
	press(t, a, "keys.done")
	press(t, a, "settings.done")
	pad(t, a, "title.settings")
	strike(a, ui.PadA)
	if a.Scene() != "title" {
		t.Error("A still presses")
	}
	strike(a, ui.PadX)
	if a.Scene() != "settings" {
		t.Error("X does not press")
	}
}

// Every key that the table handles is in the list of keys, and no two actions have the
// same.
func TestActionsAreWhole(t *testing.T) {
	a := newApp(t, nil)
	listed := map[ui.Key]string{}
	for _, act := range a.Actions() {
		for _, k := range act.Keys {
			if other := listed[k]; other != "" {
				t.Errorf("key %d is listed as %s and %s", k, other, act.Name)
			}
			listed[k] = act.Name
		}
		if text := a.ActionName(act); text == "" || strings.Contains(text, act.Name) {
			t.Errorf("%s is %q", act.Name, text)
		}
	}
	start(t, a, game(t, a, config("hb", "3")))
	for k := ui.Key(1); k < ui.Keys; k++ {
		if listed[k] != "" {
			continue
		}
		before := dump(a)
		strike(a, k)
		if after := dump(a); a.Scene() != "table" || before != after {
			t.Errorf("key %d does something, but is not listed", k)
		}
	}
	for k := ui.PadUp; k < ui.Keys; k++ {
		if listed[k] == "" {
			t.Errorf("button %d does nothing", k)
		}
	}
}

// The signs of keys are those of the device used last, within a frame: none for mouse
// and touch (M16, S9).
func TestSigns(t *testing.T) {
	a := newApp(t, nil)
	start(t, a, game(t, a, config("hb", "3")))
	sign := func(id string) ui.Key {
		e := a.Tree().Find(id)
		if e == nil {
			t.Fatalf("no %s: %s", id, dump(a))
		}
		return e.Cap
	}
	mouse := func() { a.Tick(&ui.Input{Device: ui.Mouse, Moved: true, X: 3, Y: 3, Inside: true}) }
	for range 2 {
		mouse()
		for i := range a.Tree().Elements {
			if e := &a.Tree().Elements[i]; e.Cap != ui.NoKey {
				t.Errorf("%s shows a key to the mouse", e.ID)
			}
		}
		if v := a.Tree().Find("table.tower.NE").Value; v != "" {
			t.Errorf("the tower shows %q to the mouse", v)
		}
		strike(a, ui.KeyTab)
		for id, want := range map[string]ui.Key{"table.menu": ui.KeyEscape, "table.rules": ui.KeyR, "table.log": ui.KeyL, "table.speed": ui.KeyF} {
			if id == "table.menu" {
				continue // only Start opens it everywhere
			}
			if got := sign(id); got != want {
				t.Errorf("%s shows key %d to the keyboard, not %d", id, got, want)
			}
		}
		if v := a.Tree().Find("table.tower.NE").Value; v != "2" {
			t.Errorf("the tower shows %q to the keyboard", v)
		}
		if sign(a.Focused()) == ui.NoKey && a.Tree().Find(a.Focused()).Pressable() {
			t.Errorf("%s has the focus, but no sign", a.Focused())
		}
		strike(a, ui.PadRight)
		for id, want := range map[string]ui.Key{"table.menu": ui.PadStart, "table.rules": ui.PadY, "table.log": ui.PadSelect, "table.speed": ui.PadRT} {
			if got := sign(id); got != want && a.Focused() != id {
				t.Errorf("%s shows key %d to the gamepad, not %d", id, got, want)
			}
		}
		if v := a.Tree().Find("table.tower.NE").Value; v != "" {
			t.Errorf("the tower shows %q to the gamepad", v)
		}
		if f := a.Tree().Find(a.Focused()); f.Pressable() && sign(f.ID) == ui.NoKey {
			t.Errorf("%s has the focus, but no sign", f.ID)
		}
	}
	a.Bind(ui.KeyR, ui.KeyV) // the sign is that of the player's own key
	strike(a, ui.KeyTab)
	if sign("table.rules") != ui.KeyV {
		t.Error("the sign is not that of the player's own key")
	}
}
