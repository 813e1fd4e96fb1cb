package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// The room by night. It is painted as by day, then lit: the light of candles falls off with the
// distance, and what it does not reach is violet.

// tableY is where the table's far edge lies, in the room's units.
const tableY = 190

// lamp is a light: its place, reach and strength.
type lamp struct{ x, y, r, k float32 }

// lighting is the light of a scene's lamps.
type lighting struct{ lamps []lamp }

// roomLamps are the lamps of the room.
var roomLamps = []lamp{
	{0, 120, 250, 1.02},  // the candelabra
	{0, 330, 300, .62},   // its pool on the display
	{-586, 420, 190, .5}, // the hour candle
	{0, 620, 240, .42},   // the book
	{-520, 110, 190, .5}, // for the faces of the outer rivals
	{520, 110, 190, .5},
	{-250, 110, 170, .3},
	{250, 110, 170, .3},
}

// at is what falls on a point, by colour.
func (s lighting) at(q brush.Pt) (r, g, b float32) {
	r, g, b = .30, .26, .46
	for _, l := range s.lamps {
		dx, dy := (q.X-l.x)/l.r, (q.Y-l.y)/l.r
		d := dx*dx + dy*dy
		k := l.k / (1 + 2.2*d + 1.5*d*d)
		r, g, b = r+1.34*k, g+.98*k, b+.56*k
	}
	return r, g, b
}

// lit multiplies a colour with the light, with a soft shoulder above 82 %.
func (s lighting) lit(q brush.Pt, c hue.C) hue.C {
	r, g, b := s.at(q)
	grain := 1 + .05*brush.Fbm(q.X/60, q.Y/60, 3, 71)
	m := func(v uint8, k float32) uint8 {
		x := float32(v) / 255 * k * grain
		if x > .82 {
			x = .82 + .18*(1-exp(-(x-.82)/.18))
		}
		return uint8(min(max(x, 0), 1)*255 + .5)
	}
	return hue.C{R: m(c.R, r), G: m(c.G, g), B: m(c.B, b), A: 255}
}

// roomPicture paints the room in steps.
func roomPicture(j *art.Job) {
	w, h := float32(j.Spec.W), float32(j.Spec.H)
	unit := h / gpics.RoomUnits
	p := j.Canvas.Pen(w/2, 0, unit)
	all := brush.Rect(-900, 0, 1800, gpics.RoomUnits)
	j.Add(
		func() { library(p) },
		func() { window(p) },
		func() { tabletop(p) },
		func() { inlay(p) },
		func() { candelabra(p) },
		func() { p.Tone(all, lighting{roomLamps}.lit) },
		func() {
			for _, x := range []float32{-46, 0, 46} {
				y := float32(82)
				if x == 0 {
					y = 58
				}
				p.Fill(col(hue.Hex(0xffc860)).Alpha(.30).Soft(26).Plain(), brush.Circle(x, y, 34))
			}
			p.Fill(col(hue.Hex(0xffb84a)).Alpha(.10).Soft(60).Plain(), brush.Ellipse(0, 150, 300, 150))
		},
	)
}

// library paints shelves of books to both sides.
func library(p brush.Pen) {
	p.Fill(col(hue.Hex(0x6a5070)).To(hue.Hex(0x3a2c44), 0, 0, 0, tableY), brush.Rect(-900, 0, 1800, tableY+8))
	books := [...]hue.C{hue.Hex(0x9a4a48), hue.Hex(0x4a6a96), hue.Hex(0x6a8a58), hue.Hex(0xb08a48), hue.Hex(0x7a5a96), hue.Hex(0x8a6a50), hue.Hex(0x3f7a7c)}
	for row := range 3 {
		y := float32(-6 + row*66)
		p.Fill(col(hue.Hex(0x2e2030)), brush.Rect(-900, y, 1800, 60))
		for x, i := float32(-900), 0; x < 900; i++ {
			bw := 13 + 15*brush.Hash(i, row, 21)
			bh := 40 + 14*brush.Hash(i, row, 22)
			c := books[int(7*brush.Hash(i, row, 23))%7]
			if brush.Hash(i, row, 24) > .1 && abs(x+bw/2) > 92 {
				q := p.At(x+bw/2, y+58, 1)
				if brush.Hash(i, row, 25) > .88 {
					q = q.Turn(7)
				}
				q.Shape(col(hue.Lit(c, .1)).To(hue.Shade(c, .45), -bw/2, 0, bw/2, 0), 1.3, brush.Rect(-bw/2, -bh, bw, bh))
				for k := range 2 {
					yy := -bh*.8 + float32(k)*bh*.56
					q.Line(even(1.4, hue.Hex(0xe0b860)).Alpha(.7), brush.Poly(-bw/2+1.5, yy, bw/2-1.5, yy))
				}
			}
			x += bw + 1.5
		}
		p.Shape(col(hue.Hex(0x9a6a48)).To(hue.Hex(0x5a3a2c), 0, y+58, 0, y+66), 1.4, brush.Rect(-900, y+58, 1800, 8))
	}
	for i := range 7 {
		x := float32(-870 + i*290)
		if abs(x) > 100 {
			p.Shape(col(hue.Hex(0x8a5a40)).To(hue.Hex(0x4a3028), x, 0, x+16, 0), 1.4, brush.Rect(x, -4, 16, tableY+8))
		}
	}
}

// window paints the night outside.
func window(p brush.Pen) {
	p.Shape(col(hue.Hex(0x8a7a78)).To(hue.Hex(0x4a3c44), -90, 0, 90, 0), 2, arch(-92, -90, 184, 290))
	glass := arch(-74, -70, 148, 262)
	p.Shape(col(hue.Hex(0x8a94d0)).To(hue.Hex(0x3a3f78), 0, tableY, 0, 0), 1.8, glass)
	in := p.Within(glass)
	in.Shape(col(hue.Hex(0xfffbe8)).To(hue.Hex(0xd8d0a8), 16, 4, 50, 36), 0, brush.Circle(34, 30, 18))
	in.Fill(col(hue.Hex(0xc8c098)).Alpha(.6), brush.Circle(40, 26, 4))
	in.Fill(col(hue.Hex(0xfff8d8)).Alpha(.4).Soft(10), brush.Circle(34, 30, 26))
	for i := range 22 {
		in.Fill(col(hue.Cream).Alpha(.9), brush.Circle(-70+140*brush.Hash(i, 1, 31), 130*brush.Hash(i, 2, 31), .8+.8*brush.Hash(i, 3, 31)))
	}
	in.Fill(col(hue.Hex(0x2c2c58)), brush.Blob(-90, 200, -90, 150, -50, 132, -20, 148, 20, 128, 60, 146, 90, 136, 90, 200))
	for _, x := range []float32{-25, 25} {
		p.Line(even(5, hue.Hex(0x3a2c38)), brush.Poly(x, -70, x, tableY))
	}
	for _, y := range []float32{20, 88} {
		p.Line(even(4, hue.Hex(0x3a2c38)), brush.Poly(-76, y, 76, y))
	}
}

// tabletop paints planks that run to a point behind the candles.
func tabletop(p brush.Pen) {
	table := brush.Rect(-900, tableY, 1800, gpics.RoomUnits-tableY)
	p.Fill(col(hue.Hex(0xa3703f)), table)
	const vy = -420 // where the planks meet
	p.Tone(table, func(q brush.Pt, _ hue.C) hue.C {
		k := (q.Y - vy) / (gpics.RoomUnits - vy)
		x := q.X / k
		plank := int(x/132+40) - 40
		if x < 0 {
			plank = int(x/132-40) + 40
		}
		y := q.Y/k + 400*brush.Hash(plank, 1, 41)
		sway := brush.Fbm(x/40, y/210, 3, 43) * 16
		v := .5*brush.Noise((x+sway)/4.4, y/420, 50+plank) + .36*brush.Fbm((x+sway*.6)/1.8, y/60, 2, 90+plank) + .3*brush.Fbm(x/50, y/200, 2, 130+plank)
		c := hue.Hex(0xa3703f)
		if v > 0 {
			c = hue.Mix(c, hue.Hex(0xd8a468), min(v*.8, .6))
		} else {
			c = hue.Mix(c, hue.Hex(0x5c3820), min(-v*.95, .8))
		}
		return hue.Mix(c, hue.Hex(0x8a5a34), .25*brush.Hash(plank, 2, 41))
	})
	for i := -12; i <= 12; i++ {
		x := float32(i) * 132
		top, low := x*(tableY-vy)/(gpics.RoomUnits-vy), x
		p.Line(even(2.2, hue.Hex(0x3a2014)).Alpha(.8), brush.Poly(top, tableY, low, gpics.RoomUnits))
		p.Line(even(1, hue.Hex(0xe8bc80)).Alpha(.5), brush.Poly(top+1.6, tableY, low+2, gpics.RoomUnits))
	}
	p.Shape(col(hue.Hex(0xc08a50)).To(hue.Hex(0x6a4327), 0, tableY-5, 0, tableY+5), 1.6, brush.Rect(-900, tableY-5, 1800, 9))
}

// inlay paints the brass circle in the table.
func inlay(p brush.Pen) {
	brass := func(r float32, width float32) {
		ring := brush.Ellipse(0, 340, 430*r, 142*r)
		p.Loop(even(width+2, hue.Hex(0x3a2014)).Alpha(.7), ring.Move(0, -.8))
		p.Loop(even(width, hue.Hex(0xe0b45a)), ring)
		p.Loop(even(.7, hue.Hex(0xfff0c0)).Alpha(.7), ring.Move(0, .8))
	}
	brass(1, 3)
	brass(.92, 1.6)
	brass(.60, 1.6)
	for i := range 3 {
		var tri []float32
		for k := range 3 {
			s, c := brush.SinCos(float32(i)*40 + float32(k)*120 - 90)
			tri = append(tri, 396*c, 340+131*s)
		}
		p.Loop(even(3, hue.Hex(0x3a2014)).Alpha(.5), brush.Poly(tri...))
		p.Loop(even(1.4, hue.Hex(0xd0a450)), brush.Poly(tri...))
	}
	for i := range 12 {
		s, c := brush.SinCos(float32(i) * 30)
		q := p.At(413*c, 340+136.5*s, 1).Stretch(1, .5)
		q.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -9, -9, 9, 9), 1.2, brush.Circle(0, 0, 9))
		q.Fill(col(hue.Hex(0x3a2014)), brush.Star(0, 0, 6, 2.4, 4+i%3))
	}
}

// candelabra paints the three candles behind the display, without their flames.
func candelabra(p brush.Pen) {
	p.Fill(col(hue.Hex(0x1c100c)).Alpha(.5).Soft(6), brush.Ellipse(6, 214, 66, 12))
	brass := func(x0, x1 float32) brush.Wash { return art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), x0, 0, x1, 10) }
	p.Shape(brass(-52, 54), 2, brush.Blob(-54, 210, -40, 200, -12, 196, 12, 196, 40, 200, 54, 210, 30, 217, -30, 217))
	p.Shape(brass(-8, 9), 2, brush.Blob(-7, 200, -4, 176, -8, 160, -4, 146, -6, 122, 6, 122, 4, 146, 8, 160, 4, 176, 7, 200))
	for _, k := range sides {
		p.Line(even(8, hue.Ink), brush.Curve(4*k, 168, 26*k, 174, 46*k, 158, 46*k, 136))
		p.Line(even(5, hue.Hex(0xd0a04a)), brush.Curve(4*k, 168, 26*k, 174, 46*k, 158, 46*k, 136))
		p.Line(even(1.4, hue.Hex(0xfff0c0)), brush.Curve(4*k, 166, 26*k, 172, 44*k, 157, 44*k, 136))
	}
	for i, x := range []float32{-46, 46, 0} {
		y, h := float32(134), float32(46)
		if i == 2 {
			y, h = 122, 58
		}
		p.Shape(brass(x-14, x+14), 1.8, brush.Blob(x-14, y, x, y-3, x+14, y, x+8, y+9, x-8, y+9))
		p.Shape(col(hue.Hex(0xfffaea)).To(hue.Hex(0xc79f74), x-8, 0, x+9, 0), 1.6, brush.Blob(x-8, y-h, x, y-h-2, x+8, y-h, x+8, y, x, y+2, x-8, y))
		for k, d := range []float32{-5, 1, 5} {
			p.Shape(col(hue.Hex(0xfffbee)), .8, brush.Blob(x+d-2, y-h-1, x+d+2, y-h-1, x+d+2, y-h+10+6*brush.Hash(i, k, 51), x+d, y-h+14+6*brush.Hash(i, k, 51), x+d-2, y-h+10))
		}
		p.Line(even(1.6, hue.Hex(0x3a2018)), brush.Poly(x, y-h, x, y-h-7))
	}
}
