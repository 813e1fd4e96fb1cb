package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// Buildings for the board and the scenes, each with its foot at the pen's origin. Their left sides
// are lit, their right sides violet.

var (
	wallLit  = hue.Hex(0xfbf1da)
	wallDark = hue.Hex(0xdcc8a6)
	window   = hue.Hex(0xf6c658)
)

// roundTower paints a round tower of radius r with walls h high and a pointed roof,
// or battlements if it has no roof colour.
func roundTower(p brush.Pen, r, h, roofH float32, roof hue.C) {
	body := brush.Path{brush.Cat(brush.Line{{X: -r, Y: -h}}, brush.Quad(Pt{X: -r, Y: 0}, Pt{X: 0, Y: r * .42}, Pt{X: r, Y: 0}, 8), brush.Line{{X: r, Y: -h}})}
	p.Shape(col(hue.Lit(wallLit, .15)).To(hue.Hex(0xb09aa0), -r*.3, 0, r*1.1, 0).Drift(hue.Hex(0xe2cda8), .55, r*.9), 1.05, body)
	in := p.Within(body)
	in.Fill(col(hue.Light).Alpha(.5).Soft(r*.14), brush.Rect(-r*.8, -h, r*.42, h))
	in.Fill(col(hue.Violet).Alpha(.26).Soft(r*.16), brush.Rect(-r, -h-2, 2*r, h*.05+r*.34+2))
	in.Fill(col(hue.Hex(0x8f9a6a)).Alpha(.30).Soft(r*.2), brush.Rect(-r, -r*.5, 2*r, r)) // damp at the foot
	for i := range int(h / 4.2) {
		y := -h + 6 + float32(i)*4.2
		x := r * (brush.Hash(i, int(r*7), 3)*1.6 - .9)
		bend := r * .12 * (1 - x*x/r/r)
		if i%3 == 0 {
			in.Fill(col(hue.StoneJoint).Alpha(.2), brush.Round(x-r*.16, y+bend, r*.34, 2.6, .7))
		}
		in.Line(line(.6).Alpha(.46), brush.Path{{{X: x - r*.18, Y: y + bend}, {X: x + r*.18, Y: y + bend}, {X: x + r*.18, Y: y + bend + 2.6}}})
	}
	if roofH == 0 {
		battlements(p, -r*1.14, r*1.14, -h+1, r*.34)
		return
	}
	rim := brush.Path{brush.Cat(brush.Quad(Pt{X: -r * 1.14, Y: -h}, Pt{X: 0, Y: -h + r*.5}, Pt{X: r * 1.14, Y: -h}, 8), brush.Quad(Pt{X: r * 1.14, Y: -h + r*.26}, Pt{X: 0, Y: -h + r*.76}, Pt{X: -r * 1.14, Y: -h + r*.26}, 8))}
	p.Shape(col(hue.Lit(wallLit, .3)).To(hue.Hex(0xab96a0), -r*.4, 0, r*1.1, 0), .95, rim)
	ring := p.Within(rim)
	for i := range 6 { // corbels
		x := r * (-.86 + .34*float32(i))
		ring.Line(line(.7).Alpha(.5), brush.Poly(x, -h, x, -h+r*.8))
	}
	eave := r * 1.3
	cone := brush.Path{brush.Cat(brush.Quad(Pt{X: -eave, Y: -h}, Pt{X: 0, Y: -h + r*.56}, Pt{X: eave, Y: -h}, 10), brush.Quad(Pt{X: eave, Y: -h}, Pt{X: r * .40, Y: -h - roofH*.42}, Pt{X: 0, Y: -h - roofH}, 9), brush.Quad(Pt{X: 0, Y: -h - roofH}, Pt{X: -r * .40, Y: -h - roofH*.42}, Pt{X: -eave, Y: -h}, 9))}
	p.Shape(col(hue.Lit(roof, .34)).To(hue.Shade(roof, .52), -r*.62, -h, r*.95, -h).Drift(hue.Lit(roof, .05), .5, r*.6), 1.1, cone)
	ri := p.Within(cone)
	n := max(int(roofH/5), 4)
	for i := range n {
		f := float32(i) / float32(n)
		y := -h - roofH*f*.92
		w := eave * (1 - f) * (1 - f*.28)
		ri.Line(line(.65).Alpha(.36), brush.Curve(-w, y, 0, y+r*.30*(1-f), w, y))
		for k := range max(int(w/2.6), 1) { // tiles, staggered
			x := -w + 2*w*(float32(k)+.5+.5*float32(i&1))/float32(max(int(w/2.6), 1))
			yy := y + r*.24*(1-f)*(1-x*x/(w*w+.1))
			ri.Line(line(.5).Alpha(.26), brush.Poly(x, yy, x*.9, yy-roofH/float32(n)*.7))
		}
	}
	ri.Fill(col(hue.Light).Alpha(.32).Soft(r*.1), brush.Poly(-r*.08, -h-roofH, -r*.85, -h, -r*.5, -h+r*.2))
	p.Fill(col(hue.Gold), brush.Circle(0, -h-roofH, max(r*.12, .9)))
}

// battlements paints a row of merlons on the line y, from x0 to x1.
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

// pole paints a flagpole h high; the flag moves and is drawn separately.
func pole(p brush.Pen, h float32) {
	p.Line(nib(1), brush.Poly(0, 0, 0, -h))
	p.Fill(col(hue.GoldLit), brush.Circle(0, -h, .9))
}

// pennant paints a pole h high with a pennant flying to the right.
func pennant(p brush.Pen, h float32, c hue.C) {
	p.Line(nib(1), brush.Poly(0, 0, 0, -h))
	p.Shape(col(hue.Lit(c, .12)).To(hue.Shade(c, .3), 0, -h, h*.9, -h), .8,
		brush.Path{brush.Cat(brush.Curve(.2, -h, h*.28, -h-h*.10, h*.55, -h+h*.05, h*.92, -h*.97)[0], brush.Line{{X: h * .72, Y: -h * .78}, {X: h * .86, Y: -h * .55}}, brush.Curve(h*.86, -h*.56, h*.5, -h*.46, h*.28, -h*.62, .2, -h*.55)[0])})
}

// lancet paints a lit or dark window w wide, with its sill at x, y.
func lancet(p brush.Pen, x, y, w float32, c hue.C) {
	p.Shape(col(c), .8, brush.Gate(x, y, w, w*1.9))
}

// tent paints a striped pavilion 2r wide.
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
	pole(p.At(0, -r*1.95, 1), r*.95)
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
