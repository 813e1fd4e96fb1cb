package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// pointing draws the hand that points at what a hint is about. It moves to and fro by a few
// pixels, unless motion is off.
func (s *Screen) pointing(dst *ebiten.Image, e *ui.Element) {
	const period, reach = 90, 4 // ticks, logical pixels
	r := e.Rect
	if tick, still := s.Motion(); !still {
		back := reach * (.5 - .5*float32(math.Cos(2*math.Pi*float64(tick%period)/period)))
		switch int(e.Part) & 3 {
		case 0:
			r.Y += back
		case 1:
			r.X -= back
		case 2:
			r.Y -= back
		default:
			r.X += back
		}
	}
	s.p.Hand(dst, r, paint.Pose{Turn: e.Part * 90})
}

// veil draws the dusk over all that a hint is not about, which stands above it once more.
func (s *Screen) veil(dst *ebiten.Image, e *ui.Element) {
	r, free := e.Rect, e.Inner
	if free.Empty() {
		s.p.Shade(dst, r, e.Part)
	} else {
		right, low := free.X+free.W, free.Y+free.H
		s.p.Shade(dst, ui.Box(r.X, r.Y, r.W, free.Y-r.Y), e.Part)
		s.p.Shade(dst, ui.Box(r.X, low, r.W, r.Y+r.H-low), e.Part)
		s.p.Shade(dst, ui.Box(r.X, free.Y, free.X-r.X, free.H), e.Part)
		s.p.Shade(dst, ui.Box(right, free.Y, r.X+r.W-right, free.H), e.Part)
	}
	tree := s.app.Tree()
	for i := range tree.Elements {
		if lit := &tree.Elements[i]; lit.Spot && !lit.Lens.Open() && lit.Pane == nil {
			s.element(dst, lit)
		}
	}
}
