package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// Animals and small things that bring the land to life.

// flock paints n sheep close together.
func flock(p brush.Pen, n, seed int) {
	for i := range max(n, 1) {
		h := func(k int) float32 { return brush.Hash(seed, i, k) }
		q := p.At((h(1)-.5)*9*float32(n), float32(i)*5.4+2*h(2), .86+.2*h(3))
		if h(4) > .5 {
			q = q.Stretch(-1, 1)
		}
		sheep(q)
	}
}

// cow paints a grazing cow.
func cow(p brush.Pen) {
	footShade(p, 11, 7)
	p.Line(even(1.4, hue.Ink), brush.Path{{{X: -3.6, Y: -3}, {X: -3.8, Y: .6}}, {{X: -2, Y: -3}, {X: -1.8, Y: .6}}, {{X: 3, Y: -3}, {X: 2.8, Y: .6}}, {{X: 4.6, Y: -3}, {X: 4.8, Y: .6}}})
	body := brush.Blob(-5, -6.8, 0, -7.4, 5.2, -6.8, 5.6, -3, 2, -2.2, -3, -2.2, -5.4, -3.4)
	p.Fill(col(hue.Snow).To(hue.Hex(0xd2c6d2), -2, -7, 3, -2), body)
	in := p.Within(body)
	brown := hue.Hex(0x9a5c3c)
	in.Fill(col(brown), brush.Join(crown(-2, -6, 2.2, 1.6, 5, 2), crown(3, -4.4, 2, 1.8, 5, 4)))
	p.Loop(nib(.8), body)
	p.Shape(col(brown), .7, brush.Blob(-5, -7, -8.4, -5.4, -9.4, -2.6, -7.4, -1.8, -5.4, -4))
	p.Line(nib(.8).Taper(), brush.Curve(5.4, -6.4, 7, -4, 6.6, -1.6))
}

// deer paints a stag looking out of the woods.
func deer(p brush.Pen) {
	footShade(p, 9, 9)
	coat := hue.Hex(0xb5743f)
	p.Line(even(1.3, hue.Ink), brush.Path{{{X: -2.6, Y: -4}, {X: -3, Y: .4}}, {{X: -1.4, Y: -4}, {X: -1.2, Y: .4}}, {{X: 2.4, Y: -4}, {X: 2.2, Y: .4}}, {{X: 3.4, Y: -4}, {X: 3.8, Y: .4}}})
	p.Shape(col(hue.Lit(coat, .25)).To(hue.Shade(coat, .4), -2, -8, 3, -3), .85, brush.Blob(-4, -6.8, 0, -7.4, 2.6, -7.6, 4, -11, 5.2, -12.6, 7.6, -11.4, 6.6, -10.4, 5.2, -9.6, 4.4, -5.4, 2, -3.8, -3.4, -3.8))
	p.Fill(col(hue.Cream), brush.Circle(-4, -6, .9))
	for _, k := range []float32{-1, 1} {
		p.Line(nib(.8).Tint(hue.WoodDark), brush.Path{{{X: 5, Y: -12.4}, {X: 5 + 2*k, Y: -15.4}, {X: 5 + 2.4*k, Y: -18}}, {{X: 5 + 1.4*k, Y: -14.6}, {X: 5 + 3.6*k, Y: -16}}})
	}
	p.Fill(col(hue.Ink), brush.Circle(6, -11.4, .5))
}

// swan paints a swan on the water.
func swan(p brush.Pen) {
	p.Line(even(.9, hue.Foam).Alpha(.9).Taper(), brush.Curve(-6, .8, 0, 1.6, 6, .8))
	p.Line(even(2.1, hue.Ink), brush.Curve(2.6, -1.6, 4.4, -3.4, 3, -5.8, 4.4, -7))
	p.Line(even(1.1, hue.Snow), brush.Curve(2.6, -1.6, 4.4, -3.4, 3, -5.8, 4.4, -7))
	p.Shape(col(hue.Snow).To(hue.Hex(0xcfc6dc), -2, -4, 3, 0), .75, brush.Blob(-5.4, -3.6, -2, -4, 1, -3.4, 3.6, -1.4, 2.6, .6, -3, .6))
	p.Fill(col(hue.Hex(0xe08a3a)), brush.Poly(4.4, -7.4, 6.4, -6.6, 4.4, -6.2))
}

// haystack paints a stack of hay.
func haystack(p brush.Pen, seed int) {
	footShade(p, 10, 8)
	body := brush.Blob(-5, 0, -5, -3.4, -3, -7, 0, -9, 3, -7, 5, -3.4, 5, 0, 0, 1)
	p.Shape(col(hue.Hex(0xf0cd70)).To(hue.Hex(0xb98a3c), -3, -8, 4, 0).Form(.3, 3), .9, body)
	in := p.Within(body)
	for i := range 8 {
		x, y := -4+8*brush.Hash(seed, i, 3), -7+6*brush.Hash(seed, i, 4)
		in.Line(line(.6).Tint(hue.Hex(0x8a6428)).Alpha(.6), brush.Poly(x*.6, y, x, y+2.4))
	}
}

// beehives paints three straw hives on a bench.
func beehives(p brush.Pen) {
	footShade(p, 14, 5)
	p.Line(nib(1.4).Tint(hue.WoodDark), brush.Path{{{X: -7, Y: -2}, {X: 7, Y: -2}}, {{X: -5.6, Y: -2}, {X: -5.6, Y: .6}}, {{X: 5.6, Y: -2}, {X: 5.6, Y: .6}}})
	for _, x := range []float32{-4.8, 0, 4.8} {
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, x-2, 0, x+2, 0), .75, brush.Blob(x-2.1, -2.2, x-1.8, -4.8, x, -6.6, x+1.8, -4.8, x+2.1, -2.2))
		p.Line(line(.6), brush.Path{{{X: x - 1.9, Y: -3.6}, {X: x + 1.9, Y: -3.6}}, {{X: x - 1.6, Y: -5}, {X: x + 1.6, Y: -5}}})
		p.Fill(col(hue.Ink), brush.Circle(x, -2.8, .5))
	}
}

// scarecrow paints a scarecrow.
func scarecrow(p brush.Pen) {
	p.Line(nib(1.2).Tint(hue.WoodDark), brush.Path{{{X: 0, Y: 1}, {X: 0, Y: -12}}, {{X: -5, Y: -8}, {X: 5, Y: -8.4}}})
	p.Shape(col(hue.Slate).To(hue.Shade(hue.Slate, .3), -2, 0, 3, 0), .75, brush.Poly(-4.4, -9, 4.4, -9.4, 4, -7.2, 2, -7.2, 2.4, -2.4, 0, -3.2, -2.2, -2.2, -2, -7, -4.2, -6.8))
	p.Shape(col(hue.Hex(0xf0d890)), .7, brush.Circle(0, -11, 1.9))
	p.Shape(col(hue.Wood), .7, brush.Poly(-3, -12, -1.4, -12.4, -.8, -15, 1.2, -15, 1.6, -12.4, 3, -12))
}

// cart paints a hay cart.
func cart(p brush.Pen) {
	footShade(p, 15, 7)
	p.Shape(col(hue.Hex(0xf0cd70)).To(hue.Hex(0xc0903e), -3, -9, 5, -4), .8, brush.Blob(-6, -5, -5, -8.4, 0, -10, 5, -8.4, 6, -5))
	p.Shape(col(hue.WoodLit).To(hue.Wood, 0, -6, 0, -2), .85, brush.Poly(-7.4, -6, 7.4, -6, 6, -2.4, -6, -2.4))
	p.Line(nib(1).Tint(hue.WoodDark), brush.Poly(7, -3.4, 12.4, -1))
	for _, x := range []float32{-3.6, 3.4} {
		p.Line(even(1.8, hue.Ink), brush.Arc(x, -1.4, 2.2, 2.2, 0, 360))
		p.Line(even(.9, hue.WoodLit), brush.Arc(x, -1.4, 2.2, 2.2, 0, 360))
		p.Line(nib(.5), brush.Path{{{X: x - 2, Y: -1.4}, {X: x + 2, Y: -1.4}}, {{X: x, Y: -3.4}, {X: x, Y: .6}}})
	}
}

// stoneCircle paints a ring of old standing stones.
func stoneCircle(p brush.Pen) {
	for i, q := range [][3]float32{{-5, -5, 7}, {1, -6.4, 8}, {7, -4.6, 6.6}, {10, -.6, 7.6}, {-9, -1.6, 8.4}, {-6, 2, 6}, {5, 2.4, 6.4}} {
		s := p.At(q[0], q[1], 1)
		footShade(s, 4, q[2])
		body := brush.Poly(-1.7, 0, -1.4-.3*float32(i&1), -q[2], .3, -q[2]-.8, 1.5, -q[2]+.6*float32(i&1), 1.8, .3)
		s.Shape(col(hue.Lit(hue.Rock, .4)).To(hue.RockDark, -1.4, -q[2], 2, 0).Drift(hue.Hex(0xa9b184), .5, 3), .8, body)
	}
}

// jetty paints a jetty that runs out into the water to the right.
func jetty(p brush.Pen) {
	p.Fill(col(hue.WaterDeep).Alpha(.5).Soft(1), brush.Poly(0, 1, 17, 3, 17, 6, 0, 4))
	for _, x := range []float32{3, 8, 13, 16.4} {
		p.Line(nib(1.2).Tint(hue.WoodDark), brush.Poly(x, 1, x, 5))
	}
	deck := brush.Poly(-2, -1.6, 17.6, .4, 17.6, 3.4, -2, 1.6)
	p.Shape(col(hue.WoodLit).To(hue.Wood, 0, -1, 0, 3), .85, deck)
	in := p.Within(deck)
	for i := range 7 {
		x := float32(i)*2.6 + .4
		in.Line(line(.6), brush.Poly(x, -2, x-.4, 4))
	}
}

// rowboat paints an empty boat on the water.
func rowboat(p brush.Pen) {
	p.Fill(col(hue.WaterDeep).Alpha(.5).Soft(.8), brush.Ellipse(1, 1.4, 7, 1.6))
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, -2, 0, 2), .9, brush.Blob(-7, -2, 0, -1.2, 7, -2, 4.4, 1.4, -4.4, 1.4))
	p.Fill(col(hue.WoodDark), brush.Blob(-5.4, -1.6, 0, -.9, 5.4, -1.6, 0, -.1))
	p.Line(nib(.8).Tint(hue.WoodDark), brush.Path{{{X: -2, Y: -1}, {X: -8, Y: 2.2}}, {{X: 2, Y: -1}, {X: 8, Y: 2.2}}})
	p.Line(even(.8, hue.Foam).Alpha(.8).Taper(), brush.Curve(-8, 2.8, 0, 3.4, 8, 2.8))
}

// ship paints a merchantman under full sail. Her flag moves, so it is drawn separately.
func ship(p brush.Pen) {
	p.Fill(col(hue.WaterDeep).Alpha(.55).Soft(1.6), brush.Ellipse(3, 2.4, 19, 3))
	p.Line(nib(1.2), brush.Path{{{X: 1, Y: -4}, {X: 1, Y: -33}}, {{X: -9, Y: -4}, {X: -9, Y: -24}}, {{X: 12, Y: -6}, {X: 21, Y: -11}}})
	for _, s := range [][]float32{{-4, -28, 8, -27, 9.6, -20, 7.4, -17.6, -4.6, -18.4, -2.4, -23}, {-5.4, -17, 9.6, -16, 11, -9, 8.6, -6.6, -6, -7.4, -3.4, -12}, {-13.4, -21, -6.4, -20.4, -5.2, -14, -6.6, -11.4, -14, -12, -12, -16}} {
		sail := brush.Blob(s...)
		p.Shape(col(hue.Snow).To(hue.Hex(0xc9bccb), s[0], 0, s[0]+13, 0).Form(.3, 3), .9, sail)
	}
	p.Fill(col(hue.Coral), brush.HeartShape(2.6, -12, 2))
	p.Shape(col(hue.Hex(0xf4e6c8)).To(hue.Hex(0xc0aab4), 10, 0, 18, 0), .8, brush.Blob(11, -6.4, 19.6, -10.4, 12.4, -16.6, 11.6, -11))
	hull := brush.Poly(-18, -8.6, -13.6, -8.2, -13.4, -4.6, 12, -4.4, 17, -6.6, 13, 2, 6, 3, -12.4, 2.6, -16, -1.6)
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, -8, 0, 4), 1.1, hull)
	in := p.Within(hull)
	in.Line(even(1.2, hue.GoldLit), brush.Poly(-18, -4.2, 18, -3.4))
	in.Line(line(.6), brush.Poly(-18, -.4, 18, -.4))
	for i := range 4 {
		p.Fill(col(hue.Ink), brush.Circle(-8+5*float32(i), -1.6, .7))
	}
	p.Line(even(1, hue.Foam).Alpha(.9).Taper(), brush.Curve(-20, 3, -8, 4.6, 2, 3.2, 12, 4.4, 20, 2.6))
}

// serpent paints the sea serpent.
func serpent(p brush.Pen) {
	green := hue.Hex(0x62a878)
	for i := range 4 {
		r := 7 - float32(i)
		c := brush.Arc(-12-float32(i)*13, 0, r, r*1.3, 180, 360)
		p.Line(even(5.6-float32(i)*.7, hue.Hex(0x2a5050)), c)
		p.Line(even(3.8-float32(i)*.6, green), c)
		p.Line(even(1, hue.Hex(0xa5d69a)), c.Move(-.4, -1))
		p.Line(even(.9, hue.Foam).Alpha(.9).Taper(), brush.Curve(-21-float32(i)*13, .6, -12-float32(i)*13, 1.8, -4-float32(i)*13, .6))
	}
	neck := brush.Curve(0, 0, 1.4, -10, -1, -18, 2, -23, 7.4, -22)
	p.Line(even(6, hue.Hex(0x2a5050)), neck)
	p.Line(even(4, green), neck)
	p.Shape(col(hue.Lit(green, .2)).To(hue.Shade(green, .3), 0, -26, 0, -20), .9, brush.Blob(1, -25, 5, -26.4, 12, -23.4, 11.6, -21, 5, -20, 1.4, -21.4))
	p.Fill(col(hue.Ink), brush.Circle(5.4, -24, .8))
	for i := range 3 {
		y := -20 + 5*float32(i)
		p.Shape(col(hue.Hex(0xf0b860)), .6, brush.Poly(-2.6, y, -6, y-2.4, -2.4, y-3.6))
	}
	p.Line(even(.9, hue.Foam).Alpha(.9).Taper(), brush.Curve(-6, .8, 0, 1.8, 6, .6))
}

// compassRose paints the map's compass rose on the water, about 36 wide.
func compassRose(p brush.Pen) {
	ink := hue.Hex(0x1f5a70)
	p.Loop(even(.9, ink).Alpha(.5), brush.Circle(0, 0, 13))
	p.Loop(even(.6, ink).Alpha(.4), brush.Circle(0, 0, 11.4))
	for i := range 24 {
		s, c := brush.SinCos(15 * float32(i))
		p.Line(even(.6, ink).Alpha(.45), brush.Poly(11.4*c, 11.4*s, 13*c, 13*s))
	}
	for i := range 8 {
		q := p.Turn(45 * float32(i))
		r := float32(18)
		if i&1 == 1 {
			r = 10.5
		}
		q.Fill(col(hue.Hex(0xf2ecd0)).Alpha(.85), brush.Poly(0, -r, -r*.16, -r*.16, 0, 0))
		q.Fill(col(ink).Alpha(.75), brush.Poly(0, -r, r*.16, -r*.16, 0, 0))
		q.Loop(nib(.6).Tint(ink).Alpha(.8), brush.Poly(0, -r, r*.16, -r*.16, 0, 0, -r*.16, -r*.16))
	}
}
