package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// gabled is a house seen from its gable end, with its side receding to the right and slightly up.
// The origin is the middle of the foot of the gable.
type gabled struct {
	w, d, h, rise float32 // width of the gable, length of the side, height of the walls and height of the roof
	wall, roof    hue.C
	thatch        bool
	beams         bool // half-timbered
	mirrored      bool // the pen is mirrored: the side is lit, the gable is not
	door          bool
	rows          int // storeys with windows on the side
}

// slant is the rise of a house's side per unit of length.
const slant = .20

func (g gabled) paint(p brush.Pen, seed int) {
	p = p.At(-g.d*.5, 0, 1)
	w, d, h, up := g.w*.5, g.d, g.h, g.d*slant
	p.Fill(col(hue.Violet).Alpha(.36).Soft(1.8), brush.Poly(-w, 1, w, 2.6, w+d+h*.45, -up+1.6, w+d+h*.3, -up-h*.5, 0, -h*.5))
	lit, dark := hue.Lit(g.wall, .25), hue.Shade(g.wall, .42)
	if g.mirrored {
		lit, dark = hue.Shade(g.wall, .34), hue.Lit(g.wall, .2)
	}
	side := brush.Poly(w, 1, w, -h, w+d, -h-up, w+d, -up)
	front := brush.Poly(-w, 0, -w, -h, 0, -h-g.rise, w, -h, w, 1)
	p.Shape(col(dark).Drift(hue.Shade(dark, .25), .6, 6), .9, side)
	p.Shape(col(lit).Drift(g.wall, .8, 7), .9, front)
	beam := nib(.9).Tint(hue.WoodDark)
	if g.beams {
		for _, x := range []float32{-w + .7, 0, w - .6} {
			p.Line(beam, brush.Poly(x, .4, x, -h))
		}
		p.Line(beam, brush.Path{{{X: -w, Y: -h}, {X: w, Y: -h}}, {{X: -w, Y: -h * .48}, {X: w, Y: -h * .48}}, {{X: -w * .5, Y: -h - g.rise*.5}, {X: w * .5, Y: -h - g.rise*.5}}, {{X: 0, Y: -h}, {X: 0, Y: -h - g.rise*.8}}, {{X: -w, Y: -h * .48}, {X: 0, Y: -h}}})
		n := max(int(d/5), 2)
		for i := range n + 1 {
			x := w + d*float32(i)/float32(n)
			y := -up * float32(i) / float32(n)
			p.Line(beam, brush.Poly(x-.2, y+.6, x-.2, y-h))
		}
		p.Line(beam, brush.Poly(w, -h*.5, w+d, -h*.5-up))
	} else if h > 7 {
		stones(p.Within(front), -w, -h, g.w, h, seed)
	}
	p.Fill(col(hue.Violet).Alpha(.28).Soft(.7), brush.Poly(w, -h+1.4, w+d, -h-up+1.4, w+d, -h-up+4, w, -h+3.8))
	n := max(int(d/5.4), 1)
	for r := range g.rows {
		for i := range n {
			f := (float32(i) + .6) / (float32(n) + .2)
			x, y := w+d*f, -up*f-h*(.30+.5*float32(r)/float32(max(g.rows, 1)))
			if g.rows == 1 {
				y = -up*f - h*.36
			}
			p.Shape(col(window).To(hue.Hex(0xe8963e), 0, y-3, 0, y), .65, brush.Poly(x-1.1, y+.2, x-1.1, y-2.6, x+1.1, y-3, x+1.1, y-.2))
		}
	}
	slope := brush.Poly(-.4, -h-g.rise-1.2, d-.2, -h-g.rise-up-1, w+d+1.6, -h-up+1.8, w+1.4, -h+1.8)
	roofLit, roofDark := hue.Lit(g.roof, .22), hue.Shade(g.roof, .34)
	if g.mirrored {
		roofLit, roofDark = hue.Lit(g.roof, .36), hue.Lit(g.roof, .02)
	}
	p.Shape(col(roofLit).To(roofDark, 0, -h-g.rise, w+d*.5, -h).Drift(hue.Shade(g.roof, .3), .5, 5), 1, slope)
	in := p.Within(slope)
	if g.thatch {
		for i := range int(d * 1.6) {
			f := brush.Hash(i, seed, 3)
			x, y := d*f-1, -h-g.rise-up*f+g.rise*brush.Hash(i, seed, 4)
			in.Line(line(.6).Tint(hue.Hex(0x7a5a30)).Alpha(.6), brush.Poly(x+w*.3, y, x+w*.3+1.4, y+2.6))
		}
	} else {
		for i := range 3 {
			f := (float32(i) + 1) / 4
			x0, y0 := -.4+(w+1.8)*f, -h-g.rise-1.2+(g.rise+3)*f
			in.Line(line(.65).Alpha(.42), brush.Poly(x0, y0, x0+d+.4, y0-up))
			for k := range int(d / 3) {
				x := x0 + 3*float32(k) + 1.5*float32(i&1)
				y := y0 - slant*(x-x0)
				in.Line(line(.55).Alpha(.34), brush.Poly(x, y, x+w*.24, y+g.rise*.26))
			}
		}
	}
	eave := brush.Path{{{X: -w - 1.2, Y: -h + 1.2}, {X: 0, Y: -h - g.rise - 1}, {X: w + 1.2, Y: -h + 1.6}}}
	thick := float32(1.2)
	if g.thatch {
		thick = 2.2
	}
	p.Line(even(thick+1.3, hue.Ink), eave)
	p.Line(even(thick, hue.Mix(roofDark, g.roof, .5)), eave)
	if g.door {
		p.Shape(col(hue.Wood).To(hue.WoodDark, -1.6, 0, 1.6, 0), .75, brush.Gate(-w*.10, .6, 3.4, h*.62))
	}
	p.Shape(col(window), .65, brush.Gate(0, -h*.96, 2.2, 3))
}

// chimneyAt paints a chimney h high with its top at x, y.
func chimneyAt(p brush.Pen, x, y, h float32) {
	p.Shape(col(hue.Stone).To(hue.StoneJoint, x-1.6, 0, x+1.8, 0), .8, brush.Rect(x-1.5, y+1.2, 3, h))
	p.Shape(col(hue.StoneDark), .8, brush.Rect(x-2, y, 4, 1.6))
}

// house paints a house about 22 wide and 20 high.
func house(p brush.Pen, roof hue.C, seed int, mirrored bool) {
	chimneyAt(p, 5.5, -21, 6)
	gabled{w: 11, d: 11, h: 8.4, rise: 7, wall: wallLit, roof: roof, mirrored: mirrored, door: true, rows: 1}.paint(p, seed)
}

// cottage paints a low thatched house.
func cottage(p brush.Pen, seed int, mirrored bool) {
	chimneyAt(p, 7.6, -16.6, 6)
	gabled{w: 10, d: 13, h: 5.6, rise: 7.6, wall: hue.Hex(0xf6e6c6), roof: hue.Hex(0xcfa65a), thatch: true, mirrored: mirrored, door: true, rows: 1}.paint(p, seed)
	bush(p.At(8.6, 1.6, .7), seed)
	flowers(p.At(-9.6, 2.6, 1), 3, seed+1)
}

// timber paints a half-timbered house.
func timber(p brush.Pen, roof hue.C, seed int, mirrored bool) {
	gabled{w: 12, d: 10, h: 10.4, rise: 8, wall: hue.Hex(0xfaf0da), roof: roof, beams: true, mirrored: mirrored, door: true, rows: 2}.paint(p, seed)
}

// townhouse paints a tall, narrow house.
func townhouse(p brush.Pen, roof hue.C, seed int, mirrored bool) {
	chimneyAt(p, 5, -30.5, 6)
	gabled{w: 9.4, d: 8.4, h: 16, rise: 8, wall: [3]hue.C{hue.Hex(0xf4d9b0), hue.Hex(0xe9c9bd), hue.Hex(0xd9dfd0)}[seed%3], roof: roof, beams: seed&1 == 0, mirrored: mirrored, door: true, rows: 3}.paint(p, seed)
	p.Shape(col(window), .6, brush.Rect(-6.4, -11.6, 2, 2.8))
	p.Shape(col(window), .6, brush.Rect(-2.8, -11.6, 2, 2.8))
}

// inn paints the large house with its sign and a bench.
func inn(p brush.Pen, roof hue.C, seed int) {
	chimneyAt(p, 9.5, -29, 8)
	gabled{w: 15, d: 17, h: 12.6, rise: 9.4, wall: hue.Hex(0xf7e3bd), roof: roof, beams: true, door: true, rows: 2}.paint(p, seed)
	p.Line(nib(1), brush.Poly(-16, -11, -21.6, -11.4))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -21, -10, -17, -5), .8, brush.Round(-21.6, -10.4, 4.6, 5, 1))
	p.Fill(col(hue.Heart), brush.HeartShape(-19.3, -8, 1.3))
	p.Shape(col(hue.WoodLit), .7, brush.Rect(-2, .6, 9, 1.4))
	for _, x := range []float32{11, 14} {
		p.Shape(col(hue.WoodLit).To(hue.WoodDark, x-1.6, 0, x+1.8, 0), .8, brush.Round(x-1.6, -3.2, 3.4, 4, 1))
	}
}

// barn paints a long red barn with a large door.
func barn(p brush.Pen, roof hue.C, seed int, mirrored bool) {
	g := gabled{w: 14, d: 16, h: 8.4, rise: 8.6, wall: hue.Hex(0xc9825c), roof: roof, mirrored: mirrored}
	g.paint(p, seed)
	q := p.At(-8, 0, 1)
	for i := range 5 {
		x := -5.6 + 2.8*float32(i)
		q.Line(line(.6).Alpha(.4), brush.Poly(x, 0, x, -9))
	}
	q.Shape(col(hue.Hex(0x6f4436)), .8, brush.Rect(-3.4, -7, 6.8, 7.4))
	q.Line(even(.9, hue.Hex(0xf0dcb8)), brush.Path{{{X: -3.2, Y: 0}, {X: 3.2, Y: -7}}, {{X: 3.2, Y: 0}, {X: -3.2, Y: -7}}})
	q.Loop(even(.9, hue.Hex(0xf0dcb8)), brush.Rect(-3.4, -7, 6.8, 7.2))
	haystack(p.At(12, 3.4, .8), seed)
}

// church paints the village church with its steeple.
func church(p brush.Pen, seed int) {
	gabled{w: 13, d: 18, h: 10, rise: 9, wall: hue.Hex(0xf3e6cb), roof: hue.Slate, door: true, rows: 1}.paint(p, seed)
	q := p.At(-10, 1.4, 1)
	tower := brush.Poly(-5, 0, -5, -25, 5, -25, 5, .8)
	q.Shape(col(hue.Lit(wallLit, .2)).To(hue.Hex(0xb9a5a2), -3, 0, 6, 0).Drift(hue.Hex(0xe0cfb4), .6, 7), 1, tower)
	stones(q.Within(tower), -5, -25, 10, 25, seed)
	spire := brush.Path{brush.Cat(brush.Line{{X: -6.2, Y: -24}}, brush.Quad(Pt{X: -6.2, Y: -24}, Pt{X: -1.8, Y: -29}, Pt{X: 0, Y: -44}, 7), brush.Quad(Pt{X: 0, Y: -44}, Pt{X: 1.8, Y: -29}, Pt{X: 6.2, Y: -24}, 7))}
	q.Shape(col(hue.Lit(hue.Slate, .3)).To(hue.Shade(hue.Slate, .42), -3, 0, 5, 0), 1, spire)
	q.Shape(col(hue.Hex(0x54405c)), .7, brush.Gate(0, -17.4, 3.6, 6))
	q.Shape(col(hue.GoldLit), .7, brush.Circle(0, -14, 1.9))
	q.Line(nib(.6), brush.Path{{{X: 0, Y: -14}, {X: 0, Y: -15.4}}, {{X: 0, Y: -14}, {X: .9, Y: -13.6}}})
	q.Shape(col(hue.Wood), .8, brush.Gate(0, .6, 4, 7))
	q.Line(even(1, hue.GoldDark), brush.Path{{{X: 0, Y: -43}, {X: 0, Y: -48}}, {{X: -1.6, Y: -46.4}, {X: 1.6, Y: -46.4}}})
}

// watermill paints a mill on a stream, with its wheel on the left.
func watermill(p brush.Pen, roof hue.C, seed int) {
	chimneyAt(p, 6, -25, 7)
	gabled{w: 13, d: 13, h: 11, rise: 8, wall: hue.Hex(0xe9d6b4), roof: roof, beams: true, door: true, rows: 2}.paint(p, seed)
	p.Shape(col(hue.StoneDark).To(hue.StoneJoint, -14, 0, -12, 0), .8, brush.Poly(-13.6, 2, -13.6, -4, -11.4, -4, -11.4, 2))
	p.Line(even(2.2, hue.Ink), brush.Poly(-24, -14.4, -13, -14.4))
	p.Line(even(1.2, hue.WoodLit), brush.Poly(-24, -14.4, -13, -14.4))
	p.Line(nib(1).Tint(hue.WoodDark), brush.Poly(-22.6, -14, -22.6, 0))
	wheel := p.At(-16, -5.6, 1)
	for _, r := range []float32{7.4, 4.6} {
		wheel.Line(even(2.2, hue.Ink), brush.Arc(0, 0, r, r, 0, 360))
		wheel.Line(even(1.2, hue.Wood), brush.Arc(0, 0, r, r, 0, 360))
	}
	for i := range 8 {
		s, c := brush.SinCos(45*float32(i) + 12)
		wheel.Line(nib(1).Tint(hue.WoodDark), brush.Poly(0, 0, 8.2*c, 8.2*s))
	}
	wheel.Fill(col(hue.WoodDark), brush.Circle(0, 0, 1.4))
	wheel.Line(even(1.2, hue.Foam).Alpha(.9).Taper(), brush.Curve(-9, 6, -3, 8, 5, 7))
}

// windmill paints a mill on its stone base. Its sails turn, so they are not part of
// the picture.
func windmill(p brush.Pen) {
	footShade(p, 18, 28)
	body := brush.Poly(-7, 0, -4.4, -20, 4.4, -20, 7, 0, 0, 1.8)
	p.Shape(col(wallLit).To(hue.Hex(0xb9a5a2), -3, 0, 7, 0).Drift(hue.Hex(0xe6d3b0), .6, 6), 1, body)
	in := p.Within(body)
	stones(in, -7, -8, 14, 8, 3)
	p.Line(even(1.6, hue.Ink), brush.Curve(-7.4, -7.4, 0, -5.4, 7.4, -7.4))
	p.Line(even(.9, hue.WoodLit), brush.Curve(-7.4, -7.4, 0, -5.4, 7.4, -7.4))
	p.Shape(col(hue.Wood), .8, brush.Gate(0, 1.2, 4, 6))
	lancet(p, 2, -11, 2.2, window)
	p.Shape(col(hue.Lit(hue.Coral, .2)).To(hue.Shade(hue.Coral, .4), -4, 0, 5, 0), 1, brush.Blob(-5.4, -19.4, -3.4, -25, 0, -27.6, 3.4, -25, 5.4, -19.4, 0, -18.4))
	p.Shape(col(hue.WoodDark), .8, brush.Circle(0, -22, 1.7))
}

// well paints the village well under a small roof.
func well(p brush.Pen) {
	footShade(p, 9, 9)
	p.Shape(col(hue.Stone).To(hue.StoneJoint, -3, 0, 4, 0), .8, brush.Path{brush.Cat(brush.Line{{X: -4, Y: -3.4}}, brush.Arc(0, 0, 4, 1.4, 180, 0)[0], brush.Line{{X: 4, Y: -3.4}})})
	p.Shape(col(hue.Hex(0x4a6a80)), .7, brush.Ellipse(0, -3.4, 4, 1.4))
	p.Line(nib(1), brush.Path{{{X: -3.6, Y: -3}, {X: -3.6, Y: -8.6}}, {{X: 3.6, Y: -3}, {X: 3.6, Y: -8.6}}})
	p.Shape(col(hue.Coral).To(hue.Shade(hue.Coral, .4), -4, 0, 5, 0), .8, brush.Poly(-5.6, -8, 0, -12.4, 5.6, -8))
	p.Line(nib(.6), brush.Poly(0, -9, 0, -5))
}

// ruin paints the remains of an old tower.
func ruin(p brush.Pen) {
	footShade(p, 18, 18)
	body := brush.Poly(-7, 0, -7, -17, -4.6, -15.6, -4, -20, -1, -18, .6, -12.4, 2.6, -13.6, 4.4, -8, 7, -7, 7, 1, 0, 2)
	p.Shape(col(hue.Stone).To(hue.StoneJoint, -5, 0, 7, 0).Drift(hue.Hex(0xa9b184), .6, 6), 1, body)
	stones(p.Within(body), -7, -17, 14, 17, 8)
	p.Fill(col(hue.Hex(0x4a3f58)), brush.Gate(-2, 1, 4.4, 7))
	ivy(p, -5, 0, 3, 9, 4)
	rock(p.At(10, 2, 1), 2.2, 4)
	rock(p.At(-11, 1.4, 1), 1.8, 6)
}
