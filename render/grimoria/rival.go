package grimoria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
)

// tally draws a kind of card with a number, on parchment.
func (s *Drawer) tally(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.Icon(dst, e.Icons[0], ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.H - 2, H: r.H - 2}, false, paint.Pose{})
	s.Text(dst, e, render.InkText)
}

// past draws the plate of a spell and the round in which it was cast.
func (s *Drawer) past(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.plate(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}, e.Icons[0], e.Struck, paint.Pose{})
	s.Text(dst, e, render.InkText)
}
