package table

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// A window that is too small shows the request alone, in every language, and
// ignores all input; a larger one shows the game as it was.
func TestRequestForRoom(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	for _, lang := range uitest.Languages() {
		a.Words().Use(lang)
		a.Resize(319, 200)
		if e := a.Tree().Find("room"); e == nil || len(e.Fit.Lines) == 0 || e.Fit.Clipped || len(a.Tree().Elements) != 2 {
			t.Errorf("%s: the request is %+v among %d elements", lang, e, len(a.Tree().Elements))
		}
		for _, k := range []ui.Key{ui.KeyEscape, ui.KeyEnter, ui.KeySpace, ui.PadB} {
			in := ui.Input{Device: ui.Keyboard}
			in.Press(k)
			a.Tick(&in)
		}
		a.Tick(&ui.Input{Device: ui.Mouse, Inside: true, Second: true})
		a.Resize(320, 156)
		if a.Scene() != "setup" || a.Tree().Find("room") != nil {
			t.Errorf("%s: the scene is %s", lang, a.Scene())
		}
	}
	a.Resize(1, 1)
	a.Tick(&ui.Input{Closing: true})
	if !a.Quit() {
		t.Error("a tiny window cannot be closed")
	}
}
