package ui_test

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// The edges of a phone are kept clear, and the whole window is used where there are none.
func TestEdges(t *testing.T) {
	a := uitest.InPage(nil, nil, nil)
	a.Resize(844, 390)
	if r := a.Screen(); r != ui.Box(47, 0, 750, 369) {
		t.Errorf("guessed: %v", r)
	}
	for _, c := range []struct {
		w, h float32
		edge [4]float32
		want ui.Rect
	}{
		{844, 390, [4]float32{}, ui.Box(0, 0, 844, 390)},
		{844, 390, [4]float32{0, 59, 21, 59}, ui.Box(59, 0, 726, 369)},
		{390, 844, [4]float32{59, 0, 34, 0}, ui.Box(0, 59, 390, 751)},
		{1280, 720, [4]float32{0, 0, 20, 0}, ui.Box(0, 0, 1280, 700)},
		{844, 390, [4]float32{300, 0, 300, 0}, ui.Box(0, 0, 844, 390)}, // it can't be true
	} {
		a.Resize(c.w, c.h)
		a.SetEdges(c.edge[0], c.edge[1], c.edge[2], c.edge[3])
		scale := a.Scale()
		r := a.Screen()
		got := ui.Box(r.X*scale, r.Y*scale, r.W*scale, r.H*scale)
		for _, d := range []float32{got.X - c.want.X, got.Y - c.want.Y, got.W - c.want.W, got.H - c.want.H} {
			if d*d > .01 {
				t.Errorf("%v: %v, want %v", c.edge, got, c.want)
				break
			}
		}
	}
}

// titled is a window with nothing but a title.
type titled struct {
	ui.Page
	title  string
	scroll ui.Scroll
}

func (s *titled) Name() string { return "titled" }

func (s *titled) Build(b *ui.Builder) {
	b.Window(ui.Frame{ID: "titled", Title: s.title, W: 800, Scroll: &s.scroll}, func(f *ui.Flow) { f.Button("titled.done", "OK", s.App.Pop) })
}

// A window's title that is too long for one line stands whole in two, as large as ever.
func TestLongTitle(t *testing.T) {
	for _, size := range uitest.Sizes {
		a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
		a.Resize(size[0], size[1])
		s := &titled{Page: ui.Page{App: a}, title: "Title"}
		a.Push(s)
		large, two := a.Tree().Find("titled.title").Fit.Size, false
		for !two && len(s.title) < 200 {
			s.title += " title"
			a.Changed()
			e := a.Tree().Find("titled.title")
			if two = len(e.Fit.Lines) > 1; e.Fit.Clipped || e.Fit.Size < large {
				t.Errorf("%v: %q is seen as %+v in %v", size, s.title, e.Fit, e.Rect)
				break
			}
		}
	}
}
