package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
)

// Wood is a thing of wood or leather that others lie in or hang on.
type Wood = pictures.Wood

// The things of wood.
const (
	WoodTray    = pictures.WoodTray
	WoodNotices = pictures.WoodNotices
	WoodRoll    = pictures.WoodRoll
)

// SetLight sets the colour of the light in which the table and what is fixed to it
// are seen, from 0 to 1 each. Paper and things keep their colours.
func (p *Painter) SetLight(red, green, blue float32) { p.light = [3]float32{red, green, blue} }

// shine multiplies what is drawn next with the light.
func (p *Painter) shine() {
	if p.light != [3]float32{} {
		p.op.ColorScale.Scale(p.light[0], p.light[1], p.light[2], 1)
	}
}

// SetTable sets the rectangle that the whole table covers: the window.
func (p *Painter) SetTable(r Rect) { p.table = r }

// Cloth draws the table: the part of it that r covers.
func (p *Painter) Cloth(dst *ebiten.Image, r Rect) {
	whole := p.table
	if whole.Empty() || r.X < whole.X || r.Y < whole.Y || r.X+r.W > whole.X+whole.W+.5 || r.Y+r.H > whole.Y+whole.H+.5 {
		whole = r
	}
	p.fabric(dst, pictures.KindCloth, 0, r, whole, .5, Pose{})
}

// Runner draws the velvet runner on the table, with a braid along its sides.
func (p *Painter) Runner(dst *ebiten.Image, r Rect) {
	if p.plain {
		return
	}
	p.Shade(dst, Rect{X: r.X - 1, Y: r.Y, W: r.W + 5, H: r.H}, .3)
	p.fabric(dst, pictures.KindVelvet, 0, r, r, .5, Pose{})
	const w = 5
	for _, x := range [2]float32{r.X, r.X + r.W - w} {
		hem := Rect{X: x, Y: r.Y, W: w, H: r.H}
		p.lit(dst, p.Spec(pictures.KindHem, 0, hem), hem)
	}
}

// lit draws a picture in the light of the table.
func (p *Painter) lit(dst *ebiten.Image, s pictures.Spec, r Rect) {
	l := p.light
	if l == [3]float32{} {
		l = [3]float32{1, 1, 1}
	}
	p.Lit(dst, s, r, l[0], l[1], l[2])
}

// Wood draws a thing of wood or leather.
func (p *Painter) Wood(dst *ebiten.Image, r Rect, k Wood) {
	if p.plain {
		p.block(dst, r, pictures.KindWood, int(k), Pose{})
		return
	}
	p.lit(dst, p.Spec(pictures.KindWood, int(k), r), r)
}

// Well draws a compartment lined with felt.
func (p *Painter) Well(dst *ebiten.Image, r Rect, felt pictures.Felt, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindWell, int(felt), pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindWell, int(felt), r), r, pose)
}

// Moulding draws a frame of dark wood with brass corners round a picture, d wide.
func (p *Painter) Moulding(dst *ebiten.Image, r Rect, d float32) {
	if p.plain {
		return
	}
	o := r.Inset(-d)
	p.Shade(dst, Rect{X: o.X + 3, Y: o.Y + o.H, W: o.W, H: 3}, .35)
	p.Shade(dst, Rect{X: o.X + o.W, Y: o.Y + 4, W: 3, H: o.H - 4}, .35)
	for i, q := range [4]Rect{
		{X: o.X, Y: o.Y, W: o.W, H: d}, {X: o.X + o.W - d, Y: o.Y, W: d, H: o.H},
		{X: o.X, Y: o.Y + o.H - d, W: o.W, H: d}, {X: o.X, Y: o.Y, W: d, H: o.H},
	} {
		p.lit(dst, p.Spec(pictures.KindFrame, i, q), q)
	}
	for i := range 3 { // its shadow falls on the picture
		w := 1.5 + 2*float32(i)
		p.Shade(dst, Rect{X: r.X, Y: r.Y, W: r.W, H: w}, .14)
		p.Shade(dst, Rect{X: r.X, Y: r.Y + w, W: w, H: r.H - w}, .14)
	}
	p.Corners(dst, o, 3.4*d)
}

// Corners draws brass mounts over the corners of r, each k large.
func (p *Painter) Corners(dst *ebiten.Image, r Rect, k float32) {
	for i, q := range [4]Rect{{X: r.X, Y: r.Y}, {X: r.X + r.W - k, Y: r.Y}, {X: r.X + r.W - k, Y: r.Y + r.H - k}, {X: r.X, Y: r.Y + r.H - k}} {
		q.W, q.H = k, k
		p.Draw(dst, p.Spec(pictures.KindFrame, pictures.FrameCorner+i, q), q, Pose{})
	}
}

// Candle draws a candle on a dish.
func (p *Painter) Candle(dst *ebiten.Image, r Rect) {
	if !p.plain {
		p.Draw(dst, p.Spec(pictures.KindCandle, 0, r), r, Pose{})
	}
}

// Flame draws the flame of the candle in r: grown by a part of its size and leaning by
// some degrees.
func (p *Painter) Flame(dst *ebiten.Image, r Rect, grow, lean float32) {
	if p.plain {
		return
	}
	k := min(r.W/80, r.H/120) // of the candle in its box
	f := Rect{X: r.X + r.W/2 - 12*k, Y: r.Y + r.H/2 - 56*k, W: 24 * k, H: 48 * k}
	p.Draw(dst, p.Spec(pictures.KindCandle, 1, f), f, Pose{Grow: grow + .0001, Turn: lean})
}

// Lamp lays the light of a candle over the ground: it reaches r far from x, y and is
// as strong as k from 0 to 1.
func (p *Painter) Lamp(dst *ebiten.Image, x, y, r, k float32) {
	p.Light(dst, pictures.KindLamp, 0, Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, k)
}

// Light lays a picture of light over what r covers, as strong as k from 0 to 1.
func (p *Painter) Light(dst *ebiten.Image, kind pictures.Kind, id int, r Rect, k float32) {
	s := pictures.Spec{Kind: kind, ID: uint16(id), W: 1, H: 1, Scale: 1}
	if p.plain || k <= 0 {
		return
	}
	pic := p.Ready(s)
	if pic == nil {
		return
	}
	b := pic.Img.Bounds()
	g := &p.op.GeoM
	g.Reset()
	g.Scale(float64(r.W*p.scale)/float64(b.Dx()), float64(r.H*p.scale)/float64(b.Dy()))
	g.Translate(float64(r.X*p.scale), float64(r.Y*p.scale))
	p.op.Filter, p.op.Blend = ebiten.FilterLinear, ebiten.BlendLighter
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(k, k, k, 0) // light adds nothing to opacity
	p.blit(dst, pic.Img)
}

// Knob draws a round button without its symbol.
func (p *Painter) Knob(dst *ebiten.Image, r Rect, s Press, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindButton, int(ButtonIcon)*8+int(s), pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindKnob, int(s), r), r, pose)
}
