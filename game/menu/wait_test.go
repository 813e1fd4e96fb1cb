package menu_test

import (
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// While pictures come, their part is shown and told, in a layout without flaws; who listens hears when they don't come.
// The way back leads to the title, but not for a press that was meant for what was there before.
func TestWait(t *testing.T) {
	uitest.Sweep(t, uitest.Sizes, nil, func() *ui.App { return uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}}) }, func(t *testing.T, a *ui.App, s uitest.Screen) {
		uitest.Press(t, a, "title.number.play")
		w := menu.Await(a, false)
		check := func() {
			t.Helper()
			for _, f := range uitest.Flaws(w.App(), func(*ui.Element) bool { return false }) {
				t.Error(f)
			}
		}
		w.Tell(.43, true, false)
		uitest.Wait(w.App(), 1)
		check()
		text, bar := w.App().Tree().Find("wait.text"), w.App().Tree().Find("wait.bar")
		if !strings.Contains(text.Text, "43") || bar.Part != .43 || bar.Role != ui.RoleBar || w.App().Scene() != "wait" {
			t.Errorf("it says %+v, %+v", text, bar)
		}
		w.Tell(.21, true, true)
		w.Tell(.44, true, true)
		if w.App().Tree().Find("wait.bar").Part != .44 {
			t.Error("the bar stands still")
		}
		if w.Tell(.40, true, true); w.App().Tree().Find("wait.bar").Part != .44 {
			t.Error("the bar goes back")
		}
		if heard := w.App().TakeHeard(); len(heard) != 1 || heard[0].Text != ui.PicturesLate(w.App()) {
			t.Errorf("listeners are told %v", heard)
		}
		check()
		if uitest.Press(t, w.App(), "wait.back"); a.Scene() == "title" {
			t.Error("a press leads back before anybody has seen where")
		}
		uitest.Wait(w.App(), ui.HintTicks)
		if uitest.Press(t, w.App(), "wait.back"); a.Scene() != "title" {
			t.Errorf("the way back leads to %q", a.Scene())
		}
		if a.Press("title.number.continue") != nil {
			t.Error("the game that had begun is lost")
		}
	})
}

// The way back from a page over the title leads to the title, too.
func TestWaitOverTitle(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	uitest.Press(t, a, "title.settings")
	w := menu.Await(a, false)
	uitest.Wait(w.App(), ui.HintTicks+1)
	uitest.Press(t, w.App(), "wait.back")
	if a.Scene() != "title" {
		t.Errorf("the way back leads to %q", a.Scene())
	}
}

// The settings tell the version, unless there is none, as on a site that is published without one. The title has a
// plaque with it only if it is not that of a release.
func TestVersion(t *testing.T) {
	for version, want := range map[string]struct{ title, settings bool }{"": {}, "1.2.0": {settings: true}, "dev": {true, true}, "1.2.0-rc.1": {true, true}} {
		a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}, Version: version})
		if got := a.Tree().Find("title.version") != nil; got != want.title {
			t.Errorf("version %q stands on the title: %t", version, got)
		}
		uitest.Press(t, a, "title.settings", "settings.page.about")
		if e := a.Tree().Find("settings.version"); e == nil || strings.Contains(e.Text, "Version "+version) != want.settings {
			t.Errorf("version %q: the settings say %+v", version, e)
		}
	}
}

// Who leaves a game hears nothing more of it, and neither does who begins another.
func TestHeardEndsWithTheGame(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	for what, leave := range map[string]func(){"to the title": func() { menu.ShowTitle(a) }, "for another game": func() { a.Game().Play(a) }} {
		a.Game().Play(a)
		a.TakeHeard()
		a.Hear(ui.HeardNews, "Anna picks a number.")
		leave()
		if heard := a.TakeHeard(); len(heard) == 0 || heard[0].Kind != ui.HeardEnd {
			t.Errorf("who leaves a game %s hears %v", what, heard)
		}
	}
}
