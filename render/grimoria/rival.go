package grimoria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// tally draws a kind of card with a number, on parchment.
func (s *Drawer) tally(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.Icon(dst, e.Icons[0], ui.Rect{X: r.X + 1, Y: r.Y + 1, W: r.H - 2, H: r.H - 2}, false, paint.Pose{})
	s.Text(dst, e, render.InkText)
}

// scene draws the picture of a card in a frame of its group's colour.
func (s *Drawer) scene(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	w := min(r.W, r.H*gpics.WindowW/gpics.WindowH)
	at := ui.Centred(r, w, w*gpics.WindowH/gpics.WindowW)
	s.p.Draw(dst, s.p.Spec(gpics.KindScene, int(i.What), at), at, pose)
	line := hue.Hex(0x35735a)
	if grimoria.Card(i.What).IsTreasure() {
		line = hue.Hex(0xa23a38)
	}
	s.p.Frame(dst, at, max(1.5, w*.05), line, pose.Fade)
}

// past draws the plate of a spell and the round in which it was cast.
func (s *Drawer) past(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.plate(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}, e.Icons[0], e.Struck, paint.Pose{})
	s.Text(dst, e, render.InkText)
}
