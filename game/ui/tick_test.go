package ui_test

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// hasty is a scene that changes in every tick.
type hasty struct {
	titled
	built, pressed int
}

func (s *hasty) Tick(bool) { s.App.Changed() }

func (s *hasty) Build(b *ui.Builder) {
	s.built++
	b.Window(ui.Frame{ID: "hasty", Title: "Hasty", W: 800, Scroll: &s.scroll}, func(f *ui.Flow) {
		n := s.built
		f.Button("hasty.press", "Press", func() { s.pressed = n })
	})
}

// A screen is built when somebody looks at it or acts on it, however often it changes meanwhile; an act meets what has
// been built last.
func TestScreenIsBuiltForWhoLooks(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	s := &hasty{titled: titled{Page: ui.Page{App: a}}}
	a.Push(s)
	a.Tree()
	built := s.built
	uitest.Wait(a, 10)
	if s.built != built {
		t.Errorf("built %d times while nobody looks", s.built-built)
	}
	if a.Tree(); s.built != built+1 {
		t.Errorf("built %d times for a look", s.built-built)
	}
	uitest.Wait(a, 10)
	if a.Element("hasty.press") == nil || s.built != built+2 {
		t.Errorf("built %d times for another look", s.built-built)
	}
	uitest.Wait(a, 10)
	x, y := a.Tree().Find("hasty.press").Rect.Center()
	uitest.Wait(a, 10)
	uitest.Click(a, x*a.Scale(), y*a.Scale())
	if s.pressed != s.built {
		t.Errorf("the click meets what was built as number %d of %d", s.pressed, s.built)
	}
	uitest.Wait(a, 10)
	uitest.Press(t, a, "hasty.press")
	if s.pressed != s.built {
		t.Errorf("the press meets what was built as number %d of %d", s.pressed, s.built)
	}
}
