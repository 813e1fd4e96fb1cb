package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
)

// Buildings for the board and the scenes, each with its foot at the pen's
// origin. Their left sides are in the light, their right sides violet.

var (
	wallLit  = hue.Hex(0xfbf1da)
	wallDark = hue.Hex(0xdcc8a6)
	window   = hue.Hex(0xf6c658)
)

// house paints a cottage about 22 wide and 20 high with its gable to the left
// and its roof running away to the right.
func house(p brush.Pen, roof hue.C, seed int) {
	footShade(p, 24, 15)
	front := brush.Poly(-10, 0, -10, -8, -5, -15, 0, -8.6, 0, 1)
	side := brush.Poly(0, 1, 0, -8.6, 11, -8.6, 11, -.6)
	p.Shape(col(wallLit).To(wallDark, 0, -8, 12, 0), .9, side)
	p.Shape(col(hue.Lit(wallLit, .3)), .9, front)
	slope := brush.Poly(-5.6, -16.6, 7, -16.4, 13, -7.6, 1, -7.4)
	p.Shape(col(hue.Lit(roof, .18)).To(hue.Shade(roof, .30), -2, -16, 10, -7), 1, slope)
	in := p.Within(slope)
	for i := range 3 {
		x := float32(i)*4 - 1
		in.Line(line(.6).Alpha(.35), brush.Poly(x-3, -16.6, x+3, -7.4))
	}
	p.Line(even(2.2, hue.Shade(roof, .25)), brush.Poly(-11.4, -6.6, -5.2, -16.2))
	p.Line(nib(.8), brush.Poly(-11.6, -6, -5.4, -16.8))
	p.Shape(col(hue.Wood), .75, brush.Gate(-5, 0.4, 4, 6.4))
	p.Shape(col(window), .7, brush.Rect(4, -5.6, 3.4, 3))
	if seed&1 == 0 {
		p.Shape(col(hue.Stone).To(hue.StoneDark, 3, 0, 7, 0), .8, brush.Rect(4, -19.5, 3, 5))
	}
}

// roundTower paints a round tower of the half width r, with walls h high and a
// pointed roof; without a roof colour it ends in battlements.
func roundTower(p brush.Pen, r, h, roofH float32, roof hue.C) {
	body := brush.Path{brush.Cat(brush.Line{{X: -r, Y: -h}}, brush.Quad(Pt{X: -r, Y: 0}, Pt{X: 0, Y: r * .42}, Pt{X: r, Y: 0}, 8), brush.Line{{X: r, Y: -h}})}
	p.Shape(col(wallLit).To(hue.Hex(0xbfa79a), -r*.4, 0, r*1.15, 0), 1.05, body)
	in := p.Within(body)
	in.Fill(col(hue.Violet).Alpha(.22).Soft(r*.16), brush.Rect(-r, -h-2, 2*r, h*.05+r*.34+2))
	for i := range int(h / 5.5) {
		y := -h + 7 + float32(i)*5.4
		x := r * (brush.Hash(i, int(r*7), 3)*1.5 - .85)
		in.Line(line(.6).Alpha(.42), brush.Poly(x-r*.14, y, x+r*.15, y+.3))
	}
	if roofH == 0 {
		battlements(p, -r*1.14, r*1.14, -h+1, r*.34)
		return
	}
	eave := r * 1.26
	cone := brush.Path{brush.Cat(brush.Quad(Pt{X: -eave, Y: -h}, Pt{X: 0, Y: -h + r*.52}, Pt{X: eave, Y: -h}, 10), brush.Quad(Pt{X: eave, Y: -h}, Pt{X: r * .40, Y: -h - roofH*.46}, Pt{X: 0, Y: -h - roofH}, 8), brush.Quad(Pt{X: 0, Y: -h - roofH}, Pt{X: -r * .40, Y: -h - roofH*.46}, Pt{X: -eave, Y: -h}, 8))}
	p.Shape(col(hue.Lit(roof, .28)).To(hue.Shade(roof, .45), -r*.62, -h, r*.9, -h), 1.1, cone)
	ri := p.Within(cone)
	for i := range 3 {
		y := -h - roofH*.22*float32(i+1) + r*.1
		ri.Line(line(.7).Alpha(.32), brush.Curve(-eave, y, 0, y+r*.34, eave, y))
	}
	p.Fill(col(hue.Gold), brush.Circle(0, -h-roofH, max(r*.12, .9)))
}

// battlements paints a row of merlons from x0 to x1 that stands on y.
func battlements(p brush.Pen, x0, x1, y, h float32) {
	n := max(int((x1-x0)/(h*1.15)), 3) | 1
	d := (x1 - x0) / float32(n)
	l := brush.Line{{X: x0, Y: y + h*.6}}
	for i := range n {
		top := y - h
		if i&1 == 1 {
			top = y - h*.15
		}
		l = append(l, Pt{X: x0 + d*float32(i), Y: top}, Pt{X: x0 + d*float32(i+1), Y: top})
	}
	l = append(l, Pt{X: x1, Y: y + h*.6})
	p.Shape(col(hue.Lit(wallLit, .25)).To(wallDark, x0, 0, x1, 0), .95, brush.Path{l})
	p.Line(line(.7).Alpha(.4), brush.Poly(x0, y+h*.1, x1, y+h*.1))
}

// pole paints the pole of a pennant of height h. Its cloth moves.
func pole(p brush.Pen, h float32) { p.Line(nib(1), brush.Poly(0, 0, 0, -h)) }

// pennant paints a pole of height h with a pennant that flies to the right.
func pennant(p brush.Pen, h float32, c hue.C) {
	pole(p, h)
	p.Shape(col(hue.Lit(c, .12)).To(hue.Shade(c, .3), 0, -h, h*.9, -h), .8,
		brush.Path{brush.Cat(brush.Curve(.2, -h, h*.28, -h-h*.10, h*.55, -h+h*.05, h*.92, -h*.97)[0], brush.Line{{X: h * .72, Y: -h * .78}, {X: h * .86, Y: -h * .55}}, brush.Curve(h*.86, -h*.56, h*.5, -h*.46, h*.28, -h*.62, .2, -h*.55)[0])})
}

// lancet paints a lit or dark window w wide that stands on x, y.
func lancet(p brush.Pen, x, y, w float32, c hue.C) {
	p.Shape(col(c), .8, brush.Gate(x, y, w, w*1.9))
}

// tent paints a striped pavilion r in half width.
func tent(p brush.Pen, r float32, c hue.C) {
	footShade(p, r*2, r*1.8)
	wall := brush.Poly(-r*.86, 0, -r*.80, -r*.9, r*.80, -r*.9, r*.86, 0, 0, r*.22)
	p.Shape(col(hue.Snow).To(hue.StoneDark, -r*.4, 0, r, 0), .95, wall)
	in := p.Within(wall)
	for i := range 3 {
		x := r * (-.72 + .52*float32(i))
		in.Fill(col(c).To(hue.Shade(c, .35), -r*.3, 0, r, 0), brush.Rect(x, -r, r*.26, r*1.4))
	}
	in.Fill(col(hue.Hex(0x5a3a4a)), brush.Poly(-r*.16, r*.3, 0, -r*.7, r*.16, r*.3))
	top := brush.Path{brush.Cat(brush.Quad(Pt{X: -r * 1.04, Y: -r * .84}, Pt{X: -r * .24, Y: -r * 1.2}, Pt{X: 0, Y: -r * 2}, 7), brush.Quad(Pt{X: 0, Y: -r * 2}, Pt{X: r * .24, Y: -r * 1.2}, Pt{X: r * 1.04, Y: -r * .84}, 7), brush.Line{{X: 0, Y: -r * .58}})}
	p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .38), -r*.5, 0, r*.8, 0), 1, top)
	it := p.Within(top)
	it.Fill(col(hue.Cream).Alpha(.9), brush.Poly(-r*.62, -r*.5, -r*.2, -r*.5, 0, -r*2.1, -r*.02, -r*2.1))
	it.Fill(col(hue.Cream).Alpha(.8), brush.Poly(r*.22, -r*.5, r*.62, -r*.5, r*.05, -r*2.1))
	p.Loop(nib(1), top)
	pole(p.At(0, -r*1.95, 1), r*.75)
}

// boat paints a small boat under sail.
func boat(p brush.Pen, c hue.C) {
	p.Fill(col(hue.WaterDeep).Alpha(.5).Soft(1), brush.Ellipse(2, 1.6, 11, 2))
	p.Line(nib(.9), brush.Poly(0, -1, 0, -17))
	p.Shape(col(hue.Snow).To(hue.StoneDark, -1, 0, 8, 0), .9, brush.Blob(.8, -16, 8, -8, 8.6, -3.4, .8, -3.6))
	p.Shape(col(c), .8, brush.Poly(-.8, -13.5, -.8, -3.6, -6, -3.6))
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, -3, 0, 2), 1, brush.Poly(-9, -2.6, 10, -2.6, 6.6, 2, -6, 2))
	p.Line(even(.9, hue.Foam).Alpha(.8).Taper(), brush.Curve(-11, 2.6, -4, 3.4, 2, 2.6, 10, 3.2))
}

// windmill paints a mill without its sails, which turn.
func windmill(p brush.Pen) {
	footShade(p, 16, 26)
	body := brush.Poly(-6.4, 0, -4.2, -20, 4.2, -20, 6.4, 0, 0, 1.6)
	p.Shape(col(wallLit).To(wallDark, -3, 0, 7, 0), 1, body)
	p.Shape(col(hue.Wood), .8, brush.Gate(0, .8, 4, 6.4))
	lancet(p, 0, -10.6, 2.4, window)
	p.Shape(col(hue.Lit(hue.Coral, .15)).To(hue.Shade(hue.Coral, .35), -4, 0, 5, 0), 1, brush.Blob(-5, -19.4, -3, -24.6, 0, -26.4, 3, -24.6, 5, -19.4))
}

// plank paints a small wooden bridge, l long, across the pen's y axis.
func plank(p brush.Pen, l float32) {
	p.Fill(col(hue.Violet).Alpha(.3).Soft(1.5), brush.Rect(-l/2+1, -5, l, 13))
	deck := brush.Path{brush.Cat(brush.Quad(Pt{X: -l / 2, Y: -6}, Pt{X: 0, Y: -9}, Pt{X: l / 2, Y: -6}, 8), brush.Quad(Pt{X: l / 2, Y: 6}, Pt{X: 0, Y: 4}, Pt{X: -l / 2, Y: 6}, 8))}
	p.Shape(col(hue.WoodLit).To(hue.Wood, 0, -6, 0, 6), 1.1, deck)
	in := p.Within(deck)
	for i := range int(l / 3) {
		x := -l/2 + 3*float32(i+1)
		in.Line(line(.7).Alpha(.5), brush.Poly(x, -10, x, 8))
	}
	for _, y := range []float32{-7, 5} {
		p.Line(even(2.6, hue.Ink), brush.Curve(-l/2-1.5, y-1, 0, y-4, l/2+1.5, y-1))
		p.Line(even(1.3, hue.WoodLit), brush.Curve(-l/2-1.5, y-1, 0, y-4, l/2+1.5, y-1))
	}
}

// signpost paints a post with two boards.
func signpost(p brush.Pen) {
	p.Line(nib(1.5).Tint(hue.WoodDark), brush.Poly(0, 0, 0, -11))
	p.Shape(col(hue.WoodLit), .8, brush.Poly(-1, -11, 6, -11.4, 8, -9.6, 6, -8, -1, -8))
	p.Shape(col(hue.WoodLit), .8, brush.Poly(1, -7, -5, -7, -7, -5.6, -5, -4.4, 1, -4.4))
}
