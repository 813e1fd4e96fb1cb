package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// The content of a lens is laid out without magnification and enlarged as it is drawn: first with
// the textures that exist, which look soft, then with finer ones as soon as these are made. The
// finer ones have one size, whatever the magnification.

// lens is the state of the lens that the frame shows.
type lens struct {
	box    ui.Rect
	scale  float32 // the painter's
	detail float32 // how much finer its textures are now
}

// The finer textures are lensDetail times as fine, or less if one of the whole box would be wider
// than lensWidest device pixels, which is about the width of the stored ones.
const (
	lensDetail = 2
	lensWidest = 3000
)

// sharpen chooses the textures for the content of a lens.
func (s *Screen) sharpen(tree *ui.Tree) {
	var l *ui.Lens
	for i := range tree.Elements {
		if e := &tree.Elements[i]; e.Lens.Open() {
			l = e.Lens
			break
		}
	}
	if l == nil {
		s.lens = lens{}
		return
	}
	if l.Box() != s.lens.box || s.p.Scale() != s.lens.scale {
		s.lens = lens{box: l.Box(), scale: s.p.Scale(), detail: 1}
	}
	best := max(1, min(lensDetail, lensWidest/(s.lens.box.W*s.p.Scale())))
	if s.lens.detail == best {
		return
	}
	s.lens.detail = best
	have := s.p.Have(func() {
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Lens == l {
				s.through(s.plans.dst, e)
			}
		}
	})
	if !have {
		s.lens.detail = 1
	}
}

// through draws an element seen through a lens.
func (s *Screen) through(dst *ebiten.Image, e *ui.Element) {
	s.seen = *e
	s.seen.Rect = e.Plain()
	zoom, x, y := e.Lens.View()
	toX, toY := e.Lens.Box().Center()
	glass := s.glass(dst, e)
	s.p.Magnified(zoom, x, y, toX, toY, s.lens.detail, func() { s.element(glass, &s.seen) })
}

// glass returns the part of the screen on which an element may be drawn.
func (s *Screen) glass(dst *ebiten.Image, e *ui.Element) *ebiten.Image {
	switch {
	case e.Lens.Open():
		return s.p.Part(dst, e.Lens.Box())
	case e.Pane != nil:
		return s.p.Part(dst, e.Pane.Box())
	}
	return dst
}
