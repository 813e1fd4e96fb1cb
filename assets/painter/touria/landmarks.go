package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// dragonLair paints the mountain with the cave and the dragon on top. Its foot reaches the upper
// part of the dragon's space.
func dragonLair(p brush.Pen) {
	peak(p.At(-30, 4, 1), 104, 66, .04, 3)
	peak(p.At(38, 6, 1), 96, 54, .04, 9)
	crag(p, brush.Line{{X: -50, Y: 8}, {X: -44, Y: -10}, {X: -34, Y: -15}, {X: -28, Y: -25}, {X: -14, Y: -26}, {X: -6, Y: -31}, {X: 8, Y: -27}, {X: 18, Y: -29}, {X: 26, Y: -20}, {X: 38, Y: -14}, {X: 44, Y: -2}, {X: 52, Y: 8}, {X: 20, Y: 12}, {X: -20, Y: 12}}, hue.Mix(hue.Rock, hue.Hex(0xb98a80), .3), 11)
	mouth := brush.Poly(-19, 5, -18, -8, -12, -17, -3, -21, 7, -20, 15, -13, 19, -4, 20, 5)
	p.Shape(col(hue.Hex(0x2e2438)).To(hue.Hex(0x8a3b34), 0, -20, 0, 2), 1.1, mouth)
	p.Within(mouth).Fill(col(hue.Hex(0xff9a3c)).Alpha(.55).Soft(4).Plain(), brush.Ellipse(0, 2, 15, 6))
	for i := range 9 { // its hoard
		x := -26 + 6.4*float32(i)
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, x-1, 0, x+2, 6), .6, brush.Ellipse(x, 5+2*brush.Hash(i, 3, 3), 2.2, 1.3))
	}
	dragonAt(p.At(2, -20, .80))
}

// crag paints a rock with a hard outline and lit and shaded planes below its
// corners.
func crag(p brush.Pen, l brush.Line, c hue.C, seed int) {
	x0, y0, x1, y1 := brush.Path{l}.Bounds()
	body := brush.Path{l}
	p.Fill(col(hue.Violet).Alpha(.32).Soft(5), brush.Ellipse((x0+x1)/2+9, y1-4, (x1-x0)*.5, 12))
	p.Fill(col(hue.Lit(c, .30)).To(hue.Shade(c, .5), x0, y0, x1, y1).Drift(hue.Mix(c, hue.Hex(0xd0bda6), .5), .6, 14).Form(.3, 6), body)
	in := p.Within(body)
	for i, q := range l {
		h := func(k int) float32 { return brush.Hash(i, seed, k) }
		d := (y1 - y0) * (.3 + .4*h(1))
		if q.Y > y1-8 {
			continue
		}
		if i&1 == 0 {
			in.Fill(col(hue.Violet).Alpha(.22).Soft(.5), brush.Poly(q.X, q.Y, q.X+7+5*h(2), q.Y+d*.6, q.X+4*h(3), q.Y+d*1.4, q.X-1, q.Y+d*.7))
		} else {
			in.Fill(col(hue.Light).Alpha(.30).Soft(.5), brush.Poly(q.X, q.Y, q.X-2, q.Y+d*.7, q.X-8-4*h(2), q.Y+d*1.2, q.X-6, q.Y+d*.4))
		}
		in.Line(line(.8).Alpha(.55), brush.Poly(q.X, q.Y+1, q.X+3*h(4)-1.5, q.Y+d*.5, q.X+6*h(5)-3, q.Y+d))
	}
	p.Loop(nib(1.3), body)
	for i := range 5 {
		x := x0 + (x1-x0)*brush.Hash(i, seed, 21)
		rock(p.At(x, y1+1, 1), 1.8+2*brush.Hash(i, seed, 22), i+seed)
	}
}

// dragonAt paints a sitting dragon looking right, about 60 wide and 60 high.
func dragonAt(p brush.Pen) {
	red := col(hue.Hex(0xe0653e)).To(hue.Hex(0x96312e), -14, -30, 18, 6).Form(.4, 6)
	wing := func(k, a float32) {
		q := p.At(-3, -22, 1).Turn(a)
		w := brush.Path{brush.Cat(brush.Curve(0, 0, -10, -20, -30, -27)[0], brush.Curve(-30, -27, -33, -14, -31, -4)[0], brush.Curve(-31, -4, -25, -8, -21, -1)[0], brush.Curve(-21, -1, -15, -5, -11, 4)[0], brush.Curve(-11, 4, -5, 2, 0, 6)[0])}.Scale(k, 1)
		q.Shape(col(hue.Hex(0xf2a45a)).To(hue.Hex(0xc25a34), 0, -26, 0, 6), 1.1, w)
		q.Line(nib(1.2), brush.Curve(0, 0, -10*k, -20, -30*k, -27))
		q.Line(line(.9), brush.Curve(-12*k, -20, -17*k, -10, -21*k, -1))
		q.Line(line(.9), brush.Curve(-12*k, -20, -24*k, -14, -31*k, -4))
	}
	wing(-1, 14)
	p.Line(even(6.6, hue.Ink), brush.Curve(-8, -3, -22, 3, -32, -2, -35, -11, -29, -15))
	p.Line(even(4.4, hue.Hex(0xc44a36)), brush.Curve(-8, -3, -22, 3, -32, -2, -35, -11, -29, -15))
	p.Shape(col(hue.Hex(0xd8503a)), 1, brush.Poly(-31, -12, -24, -20, -24, -11))
	p.Shape(red, 1.3, brush.Blob(-13, 2, -14, -12, -8, -26, -2, -36, 5, -38, 9, -30, 8, -18, 11, -8, 10, 2))
	p.Fill(col(hue.Hex(0xf8d48a)), brush.Blob(1, 1, 0, -12, 3, -24, 8, -26, 8, -16, 10, -6, 8, 1))
	for i := range 4 {
		y := -4 - float32(i)*5
		p.Line(line(.8), brush.Curve(1, y, 5, y+1.4, 9, y))
	}
	p.Shape(red, 1.2, brush.Blob(-9, 3, -12, -5, -5, -9, 1, -4, 2, 3))
	head := brush.Blob(-4, -36, -3, -46, 5, -50, 13, -46, 23, -42, 24, -36, 14, -33, 8, -32, 3, -31)
	p.Shape(red, 1.3, head)
	p.Shape(col(hue.Cream), .9, brush.Poly(-1, -47, -7, -55, 4, -50))
	p.Fill(col(hue.Hex(0xfffdf0)), brush.Circle(9, -42.6, 2.5))
	p.Fill(col(hue.Ink), brush.Circle(9.8, -42.4, 1.3))
	p.Line(nib(.9).Taper(), brush.Curve(11, -36, 17, -35.6, 23, -37.6))
	p.Fill(col(hue.Ink), brush.Circle(21.4, -40.4, .8))
	for _, q := range [][2]float32{{-8, -40}, {-9.4, -31}, {-12, -22}} {
		p.Shape(col(hue.Hex(0xf2a45a)), .8, brush.Poly(q[0]-4, q[1]-3, q[0]+3, q[1]-3, q[0]+2, q[1]+4))
	}
	wing(1, -6)
}

// thievesCave paints a dark rock with a crooked tower.
func thievesCave(p brush.Pen) {
	t := p.At(24, -26, 1).Turn(4)
	roundTower(t, 6.4, 16, 18, hue.Hex(0x5a4a72))
	lancet(t, -.6, -6, 3.4, hue.Glow)
	pole(p.At(25, -58, 1), 8)
	crag(p, brush.Line{{X: -44, Y: 6}, {X: -38, Y: -10}, {X: -30, Y: -16}, {X: -27, Y: -30}, {X: -16, Y: -33}, {X: -8, Y: -41}, {X: 4, Y: -37}, {X: 14, Y: -39}, {X: 24, Y: -29}, {X: 33, Y: -24}, {X: 38, Y: -12}, {X: 45, Y: 6}, {X: 10, Y: 9}, {X: -20, Y: 9}}, hue.Hex(0x8d7f9c), 5)
	p.Fill(col(hue.Hex(0x1f1930)).To(hue.Hex(0x4a3a54), 0, -26, 0, 4), brush.Blob(-25, 6, -23, -12, -12, -22, 0, -23, 8, -12, 8, 6))
	for _, x := range []float32{-14, -5} { // someone looking out
		p.Fill(col(hue.Glow), brush.Ellipse(x+1, -12, 1.9, 1.4))
	}
	q := p.At(26, -2, 1)
	q.Shape(col(hue.WoodLit).To(hue.WoodDark, -7, -8, 7, 0), 1, brush.Round(-7, -9, 14, 9, 2))
	q.Line(nib(1), brush.Poly(-7, -5.4, 7, -5.4))
	q.Fill(col(hue.Gold), brush.Circle(0, -5, 1.5))
	p.Line(nib(1.3).Tint(hue.WoodDark).Taper(), brush.Curve(-38, 2, -41, -10, -36, -20, -39, -27))
	p.Line(nib(1).Tint(hue.WoodDark).Taper(), brush.Curve(-39, -12, -44, -17, -45, -22))
}

// greatFountain paints the healing fountain with three bowls.
func greatFountain(p brush.Pen) {
	stone := func(x float32) brush.Wash {
		return col(hue.Lit(hue.Stone, .4)).To(hue.StoneJoint, -x*.6, 0, x, 0).Drift(hue.Hex(0xcbb9a4), .6, 6)
	}
	water := col(hue.Hex(0xd6f1f2)).To(hue.Water, 0, -4, 0, 4)
	footShade(p, 46, 30)
	p.Shape(stone(24), 1.2, brush.Blob(-24, -8, 0, -6, 24, -8, 23, 1, 12, 6, -12, 6, -23, 1))
	p.Shape(col(hue.Hex(0xc4ebea)).To(hue.Water, -16, -10, 18, -4), 1, brush.Ellipse(0, -8, 24, 6.4))
	p.Shape(stone(4), 1, brush.Poly(-4, -6, -2.6, -26, 2.6, -26, 4, -6))
	p.Shape(stone(13), 1, brush.Blob(-13, -24, 0, -23, 13, -24, 7, -18.6, 0, -17, -7, -18.6))
	p.Shape(water, .9, brush.Ellipse(0, -24, 13, 3.2))
	p.Shape(stone(3), .9, brush.Poly(-2.2, -24, -1.4, -38, 1.4, -38, 2.2, -24))
	p.Shape(stone(7), .9, brush.Blob(-7, -37, 0, -36.4, 7, -37, 3, -33.4, -3, -33.4))
	for _, k := range []float32{-1, 1} {
		q := p.Stretch(k, 1)
		for _, c := range []brush.Path{brush.Curve(1, -38, 4, -46, 9, -42, 11, -26), brush.Curve(12, -24, 17, -26, 20, -18, 21, -9), brush.Curve(7, -37, 10, -37, 11, -30)} {
			q.Line(even(2.2, hue.WaterDeep).Alpha(.45), c)
			q.Line(even(1.4, hue.Hex(0xf4fdff)), c)
		}
	}
	p.Line(even(1.6, hue.Hex(0xf4fdff)), brush.Poly(0, -38, 0, -48))
	p.Fill(col(hue.GlowCore).Alpha(.6).Soft(3).Plain(), brush.Circle(0, -51, 5))
	p.Shape(col(hue.GoldLit), .8, brush.Star(0, -51, 4.4, 1.8, 5))
	stones(p.Within(brush.Blob(-24, -8, 0, -6, 24, -8, 23, 1, 12, 6, -12, 6, -23, 1)), -24, -4, 48, 9, 61)
	for i := range 8 { // flowers all around
		s, c := brush.SinCos(10 + 23*float32(i))
		flowers(p.At(28*c, 1+9*s, 1), 4, i)
	}
	for i := range 3 {
		x := -14 + float32(i)*11
		p.Line(even(1, hue.Hex(0xffffff)).Alpha(.8).Taper(), brush.Curve(x, -7, x+3, -8, x+7, -7))
	}
}

// fairyOak paints the great oak with the fairy's door.
func fairyOak(p brush.Pen) {
	footShade(p, 44, 40)
	trunk := brush.Poly(-12, 1, -8, -6, -6, -22, 6, -22, 8, -6, 13, 1, 4, 0, 0, 2.4, -4, 0)
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, -6, 0, 9, 0), 1.1, trunk)
	p.Shape(col(hue.Glow).To(hue.Hex(0xd98a3e), 0, -10, 0, 0), .9, brush.Gate(0, 0, 6, 10))
	for i := range 5 { // bark
		x := -5 + 2.5*float32(i)
		p.Line(line(.8).Alpha(.5), brush.Curve(x*.8, -21, x*.9, -12, x*1.5, -1))
	}
	p.Line(nib(1.6).Tint(hue.WoodDark), brush.Path{{{X: -4, Y: -18}, {X: -13, Y: -26}}, {{X: 4, Y: -18}, {X: 13, Y: -27}}})
	canopy(p, hue.Trees[0], 31, lobe{18, -26, 10, 8}, lobe{-18, -25, 10, 8}, lobe{11, -38, 12, 9}, lobe{-11, -38, 12, 9.4}, lobe{0, -46, 11, 8}, lobe{8, -29, 11, 7.4}, lobe{-7, -29, 11.4, 8})
	for i := range 7 {
		x, y := -22+44*brush.Hash(i, 1, 9), -46+30*brush.Hash(i, 2, 9)
		p.Fill(col(hue.Glow).Alpha(.5).Soft(1.4).Plain(), brush.Circle(x, y, 2.2))
		p.Fill(col(hue.GlowCore).Plain(), brush.Circle(x, y, 1))
	}
	for _, x := range []float32{-17, 18} {
		q := p.At(x, 0, 1)
		q.Shape(col(hue.Cream), .8, brush.Rect(-1, -3.4, 2, 4))
		q.Shape(col(hue.Heart), .8, brush.Blob(-3.6, -3, -2, -6, 0, -6.8, 2, -6, 3.6, -3))
		q.Fill(col(hue.Cream), brush.Join(brush.Circle(-1.2, -4.6, .7), brush.Circle(1.4, -4.2, .6)))
	}
}

// marketHall paints the trader's hall with its awning.
func marketHall(p brush.Pen) {
	footShade(p, 62, 36)
	teal := hue.Actions[2]
	p.Shape(col(hue.Hex(0xb5a0a4)).Drift(hue.Hex(0x9f8ea0), .6, 8), 1, brush.Poly(27, 0, 27, -24, 34, -27, 34, -4))
	wall := brush.Rect(-27, -24, 54, 24)
	p.Shape(col(hue.Lit(wallLit, .2)).To(wallDark, -20, 0, 32, 0).Drift(hue.Hex(0xead5b0), .8, 12), 1.1, wall)
	stones(p.Within(wall), -27, -22, 54, 22, 41)
	p.Shape(col(hue.Shade(teal, .5)), 1.1, brush.Poly(33, -22, 24, -47, 31, -49, 39, -26))
	roof := brush.Poly(-31, -22, -22, -47, 24, -47, 33, -22)
	p.Shape(col(hue.Lit(teal, .30)).To(hue.Shade(teal, .34), -22, -46, 30, -22).Drift(hue.Shade(teal, .3), .6, 12), 1.2, roof)
	tileRows(p.Within(roof), -34, -46, 70, 24, 4.4)
	p.Line(even(1.3, hue.GoldDark), brush.Poly(-22, -47.4, 24, -47.4))
	chimneyAt(p, 14, -53, 9)
	p.Shape(col(hue.Hex(0x8a6a58)), 1, brush.Poly(-17, -29, -17, -35, -12, -41, -7, -35, -7, -29))
	p.Shape(col(hue.Lit(wallLit, .3)), .9, brush.Poly(-15.6, -28, -15.6, -34.6, -12, -39, -8.4, -34.6, -8.4, -28))
	lancet(p, -12, -29.6, 3.6, window)
	p.Fill(col(hue.Violet).Alpha(.26).Soft(1.4), brush.Rect(-27, -22, 54, 4))
	for _, x := range []float32{-20, 20} {
		lancet(p, x, -6, 7, window)
		p.Line(line(.7), brush.Path{{{X: x, Y: -6}, {X: x, Y: -18}}, {{X: x - 3.5, Y: -11}, {X: x + 3.5, Y: -11}}})
		p.Shape(col(hue.Wood), .7, brush.Rect(x-4.6, -6, 9.2, 1.8))
		flowers(p.At(x, -6.8, 1), 4, int(x)+31)
	}
	p.Fill(col(hue.Hex(0x5a3f44)), brush.Rect(-11, -16, 22, 15))
	for i, x := range []float32{-8, -4.4, -.8, 2.8, 6.4} {
		c := [5]hue.C{hue.Heart, hue.Gold, hue.Hex(0x74ad5c), hue.Ochre, hue.Royal}[i]
		p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .3), x-2, -7, x+2, -3), .6, brush.Circle(x, -4.6, 2))
	}
	p.Shape(col(hue.WoodLit).To(hue.Wood, 0, -3, 0, 1), 1, brush.Rect(-13, -3, 26, 4.4))
	awning(p.At(0, -19, 1), 28, hue.Coral)
	p.Shape(col(hue.Cream), 1, brush.Circle(6, -34, 6))
	scaleItem(p.At(6, -34, .13))
	for i, x := range []float32{-24, -20, 24, 29} { // barrels and sacks
		q := p.At(x, 3+float32(i&1), 1)
		if i < 2 {
			q.Shape(col(hue.WoodLit).To(hue.WoodDark, -2.4, 0, 2.6, 0), .8, brush.Blob(-2.2, 0, -2.8, -3, -2.2, -6, 2.2, -6, 2.8, -3, 2.2, 0))
			q.Line(nib(.7), brush.Path{{{X: -2.6, Y: -1.8}, {X: 2.6, Y: -1.8}}, {{X: -2.6, Y: -4.4}, {X: 2.6, Y: -4.4}}})
		} else {
			q.Shape(col(hue.Hex(0xe6d2a4)).To(hue.Hex(0xa98d68), -2, -5, 3, 0), .8, brush.Blob(-3, 0, -3, -3.4, -1.2, -5.6, 1.2, -5.6, 3, -3.4, 3, 0))
			q.Line(nib(.8), brush.Poly(-1.4, -5, 1.4, -5))
		}
	}
}

// awning paints a striped canopy w wide, hanging from the origin.
func awning(p brush.Pen, w float32, c hue.C) {
	n := 5
	d := w / float32(n)
	for i := range n {
		k := hue.Cream
		if i&1 == 0 {
			k = c
		}
		x := -w/2 + d*float32(i)
		p.Shape(col(k).To(hue.Shade(k, .25), 0, 0, 0, 9), .8, brush.Path{brush.Cat(brush.Line{{X: x, Y: 0}, {X: x + d, Y: 0}, {X: x + d*1.05, Y: 5.6}}, brush.Quad(Pt{X: x + d*1.05, Y: 5.6}, Pt{X: x + d*.5, Y: 8.6}, Pt{X: x - d*.05, Y: 5.6}, 5))})
	}
}

// stall paints a market stand.
func stall(p brush.Pen, c hue.C) {
	footShade(p, 20, 12)
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, -8, 0, 9, 0), .9, brush.Rect(-9, -6, 18, 6))
	for i, x := range []float32{-6, -2, 2, 6} {
		p.Shape(col([4]hue.C{hue.Ochre, hue.Heart, hue.Hex(0x8fb066), hue.Royal}[i]), .6, brush.Circle(x, -7, 1.8))
	}
	p.Line(nib(1), brush.Path{{{X: -9, Y: 0}, {X: -9, Y: -15}}, {{X: 9, Y: 0}, {X: 9, Y: -15}}})
	awning(p.At(0, -18, 1), 22, c)
}

// goldsmithHouse paints the rich house with a ring as its sign.
func goldsmithHouse(p brush.Pen) {
	chimneyAt(p, 12.7, -45, 12)
	gabled{w: 23, d: 27, h: 17, rise: 16, wall: hue.Hex(0xfbeec8), roof: hue.Ochre, beams: true, door: true, rows: 2}.paint(p, 5)
	q := p.At(-13.5, 0, 1)
	q.Shape(col(hue.GoldLit).To(hue.GoldDark, -4, -24, 4, -18), .9, brush.Circle(0, -23, 3.4))
	q.Shape(col(hue.Heart), .7, brush.Ngon(0, -23, 1.9, 1.9, 6, 0))
	for _, x := range []float32{-7.6, 7} {
		q.Shape(col(window).To(hue.Hex(0xe8963e), 0, -8, 0, -4), .7, brush.Gate(x, -4.4, 3.6, 6))
		q.Shape(col(hue.Wood), .6, brush.Rect(x-2.6, -4.4, 5.2, 1.4))
		flowers(q.At(x, -5, 1), 2.2, int(x)+9)
	}
	sign := p.At(-30, -16, 1)
	sign.Line(nib(1.1), brush.Poly(6, -6, -3, -6))
	sign.Line(nib(.7), brush.Poly(0, -6, 0, -3))
	sign.Shape(col(hue.GoldLit).To(hue.GoldDark, -4, -4, 5, 8), 1, brush.Ring(0, 2, 5.4, 3))
	sign.Loop(nib(.8), brush.Circle(0, 2, 3))
	sign.Shape(col(hue.Heart), .8, brush.Poly(-2.6, -5.6, 2.6, -5.6, 0, -2))
}

// smithy paints the swordmaster's forge with its glowing hearth.
func smithy(p brush.Pen) {
	footShade(p, 56, 36)
	ch := brush.Poly(11.6, -18, 13, -45, 21, -45, 23.4, -18)
	p.Shape(col(hue.Stone).To(hue.StoneJoint, 12, 0, 23, 0).Drift(hue.Hex(0xb09a94), .7, 6), 1.1, ch)
	stones(p.Within(ch), 12, -44, 10, 26, 5)
	p.Shape(col(hue.StoneDark), .9, brush.Rect(11.8, -46.4, 10.4, 2.6))
	side := brush.Poly(27, 0, 27, -20, 34, -23, 34, -4)
	p.Shape(col(hue.Hex(0x9a8596)), 1, side)
	wall := brush.Rect(-26, -20, 53, 20)
	p.Shape(col(hue.Hex(0xe2ceb4)).To(hue.Hex(0xa8939c), -24, 0, 30, 0).Drift(hue.Hex(0xc2ab9a), .8, 9), 1.1, wall)
	stones(p.Within(wall), -26, -20, 52, 20, 15)
	stones(p.Within(wall), -26, -20, 52, 20, 19)
	p.Shape(col(hue.Hex(0x5c3440)), 1, brush.Poly(30, -18, 17, -37, 24, -38, 37, -21))
	roof := brush.Poly(-31, -18, -19, -37, 17, -37, 30, -18)
	p.Shape(col(hue.Hex(0xb06a52)).To(hue.Hex(0x5c3440), -20, -36, 28, -18).Drift(hue.Hex(0x7c4640), .7, 9), 1.2, roof)
	tileRows(p.Within(roof), -32, -36, 64, 18, 4)
	p.Fill(col(hue.Violet).Alpha(.32).Soft(1.4), brush.Rect(-26, -18, 53, 4))
	p.Fill(col(hue.Hex(0xff9a3c)).Alpha(.30).Soft(5).Plain(), brush.Ellipse(-9, 3, 20, 6))
	arch := brush.Gate(-9, 0, 19, 15.6)
	p.Shape(col(hue.Lit(hue.Stone, .2)).To(hue.StoneJoint, -18, 0, 2, 0), 1, brush.Gate(-9, .6, 23.4, 18))
	p.Shape(col(hue.Hex(0x4a2a30)), 1.1, arch)
	h := p.Within(arch)
	h.Fill(col(hue.Hex(0xff9a3c)).Alpha(.9).Soft(2.4).Plain(), brush.Ellipse(-9, 0, 8, 8))
	h.Fill(col(hue.GlowCore).Soft(1).Plain(), brush.Blob(-13, 0, -11, -5, -9, -9, -7, -4, -5, 0))
	for _, x := range []float32{10, 20} {
		lancet(p, x, -5, 5, window)
	}
	q := p.At(-31, 4, 1)
	footShade(q, 10, 6)
	q.Shape(col(hue.Wood).To(hue.WoodDark, -3, 0, 4, 0), .9, brush.Rect(-3, -5, 6, 5))
	q.Shape(col(hue.Steel).To(hue.SteelDark, -6, -9, 6, -5), .9, brush.Poly(-8, -9.6, 6, -9.6, 5, -7, 3, -5, -3, -5, -4, -7))
	for i, x := range []float32{37, 40.4} {
		p.At(x, 3+float32(i), .5).Shape(col(hue.Steel), 1.4, brush.Poly(-1.6, 0, -1.6, -24, 0, -28, 1.6, -24, 1.6, 0))
	}
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 10, 0, 18, 0), .9, brush.Round(11, -2.6, 7, 6, 1.4))
	p.Fill(col(hue.Hex(0x5a8aa0)), brush.Ellipse(14.5, -2.4, 3, 1))
}

// lists paints the tournament's barrier with two pennants.
func lists(p brush.Pen) {
	for i := range 9 {
		x := -36 + float32(i)*8
		p.Line(nib(1.2), brush.Poly(x, 0, x, -8))
	}
	for i := range 8 {
		x := -36 + float32(i)*8
		c := [2]hue.C{hue.Coral, hue.Snow}[i&1]
		p.Shape(col(c).To(hue.Shade(c, .2), 0, -7, 0, -2), .8, brush.Rect(x, -7, 8, 4))
	}
	pole(p.At(-36, -6, 1), 12)
	pole(p.At(28, -6, 1), 12)
}

// lighthouse paints the lighthouse on the shore.
func lighthouse(p brush.Pen) {
	rock(p.At(0, 2, 1), 10, 3)
	body := brush.Poly(-5, 0, -3.2, -26, 3.2, -26, 5, 0)
	p.Shape(col(hue.Snow).To(hue.StoneDark, -2, 0, 6, 0), 1, body)
	in := p.Within(body)
	for _, y := range []float32{-8, -20} {
		in.Fill(col(hue.Coral).To(hue.Shade(hue.Coral, .4), -2, 0, 6, 0), brush.Rect(-6, y, 12, 5))
	}
	p.Fill(col(hue.Glow).Alpha(.6).Soft(3).Plain(), brush.Circle(0, -29, 6))
	p.Shape(col(hue.GlowCore), .9, brush.Rect(-2.4, -32, 4.8, 6))
	p.Shape(col(hue.Slate), .9, brush.Poly(-4, -32, 0, -37, 4, -32))
}
