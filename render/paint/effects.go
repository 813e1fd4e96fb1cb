package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
)

// Effect draws an effect around x, y; unit is the size of a unit of the board.
// An effect is painted once for a unit and then grown, turned and faded, so
// use the same unit wherever it appears on a screen.
func (p *Painter) Effect(dst *ebiten.Image, e tpics.Effect, x, y, unit float32, pose Pose) {
	d := e.Size() * unit
	r := Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	s := p.spec(tpics.KindEffect, int(e), r)
	if pose.Grow == 0 && pose.Turn == 0 { // small steps must not jump from pixel to pixel
		pose.Turn = .01
	}
	p.draw(dst, s, r, pose)
}

// Banner draws the long banner of a crest, unrolled from its pole by k from 0
// to 1; r should be about 1 wide to 2 high.
func (p *Painter) Banner(dst *ebiten.Image, r Rect, crest int, k float32, pose Pose) {
	p.hang(dst, p.spec(tpics.KindDrape, crest, r), r, k, 0, pose)
}

// Screen draws the screen of a player, a small castle wall in the colour of
// the crest, folded down by k from 0 to 1.
func (p *Painter) Screen(dst *ebiten.Image, r Rect, crest int, k float32, pose Pose) {
	p.hang(dst, p.spec(tpics.KindScreen, crest, r), r, 1-k, 1, pose)
}

// hang draws a picture with its height times k; at is the height that stays in
// place, 0 the upper and 1 the lower edge.
func (p *Painter) hang(dst *ebiten.Image, s pictures.Spec, r Rect, k, at float32, pose Pose) {
	pic := p.get(s)
	if pic == nil || pic.img == nil || p.plan || pose.Fade >= 1 || k <= 0 {
		return
	}
	p.place(pic, s, r, pose)
	if k < 1 {
		p.op.Filter = ebiten.FilterLinear
		y := float64((r.Y + at*r.H) * p.scale)
		p.op.GeoM.Translate(0, -y)
		p.op.GeoM.Scale(1, float64(k))
		p.op.GeoM.Translate(0, y)
	}
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	dst.DrawImage(pic.img, &p.op)
}
