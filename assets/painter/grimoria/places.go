package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// The places, in the window's units: ±112 across, ±104 down.

// places paints the four kinds.
var places = [4]func(p brush.Pen){castle, city, village, hut}

// sky washes the window from a horizon upwards.
func sky(p brush.Pen, low, high hue.C, horizon float32) {
	p.Fill(col(low).To(high, 0, horizon, 0, -104), brush.Rect(-116, -108, 232, 216))
}

func cloud(p brush.Pen, x, y, k float32) {
	q := p.At(x, y, k)
	q.Shape(col(hue.Hex(0xfffdf4)).To(hue.Hex(0xd4cce0), 0, -14, 0, 10).Alpha(.94), 1.2, brush.Blob(-30, 6, -24, -5, -12, -7, -4, -15, 10, -12, 16, -5, 28, -3, 32, 6))
}

func hill(p brush.Pen, c hue.C, pts ...float32) {
	all := append(append([]float32{}, pts...), 124, 112, -124, 112)
	p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .35), 0, -20, 0, 104), 1.8, brush.Blob(all...))
}

// tree paints a broadleaf tree on its foot.
func tree(p brush.Pen, x, y, k float32, seed int) {
	q := p.At(x, y, k)
	c := hue.Trees[seed%3]
	q.Line(even(5, hue.Ink), brush.Poly(0, 2, 0, -10))
	q.Line(even(3, hue.Wood), brush.Poly(0, 2, 0, -10))
	q.Shape(col(c[1]).To(c[2], -9, -30, 10, -4).Form(.3, 4), 1.7, brush.Blob(-13, -9, -15, -18, -8, -28, 0, -31, 9, -27, 14, -17, 12, -8, 0, -4).Rough(1.4, 6, seed))
}

// turret paints a round tower with a pointed roof on its foot.
func turret(p brush.Pen, x, y, w, h float32, roof hue.C) {
	p.Shape(col(hue.Hex(0xfbf0d8)).To(hue.Hex(0xa898a8), x-w/2, 0, x+w/2, 0), 2, brush.Poly(x-w/2, y, x-w/2, y-h, x+w/2, y-h, x+w/2, y))
	p.Shape(col(hue.Stone).To(hue.StoneDark, x-w/2, 0, x+w/2, 0), 1.6, brush.Poly(x-w*.62, y-h+4, x-w*.62, y-h-6, x+w*.62, y-h-6, x+w*.62, y-h+4))
	p.Shape(col(hue.Lit(roof, .25)).To(hue.Shade(roof, .45), x-w/2, 0, x+w/2, 0), 2, brush.Poly(x-w*.74, y-h-5, x, y-h-w*1.7, x+w*.74, y-h-5))
	p.Line(nib(1.2).Alpha(.5), brush.Poly(x-w*.2, y-h-6, x, y-h-w*1.6))
	p.Fill(col(hue.Hex(0x3a3050)), arch(x-w*.12, y-h*.62, w*.24, w*.44))
	p.Line(even(1.6, hue.Ink), brush.Poly(x, y-h-w*1.7, x, y-h-w*1.7-12))
	p.Shape(col(hue.Hex(0xd84a4a)), 1.1, brush.Poly(x, y-h-w*1.7-12, x+12, y-h-w*1.7-9, x, y-h-w*1.7-5))
}

func castle(p brush.Pen) {
	sky(p, hue.Hex(0xfde6c8), hue.Hex(0x8fb8dc), 30)
	cloud(p, -74, -74, .8)
	cloud(p, 84, -58, .66)
	p.Fill(col(hue.Hex(0xa8a4cc)).Alpha(.8).Soft(1.4), brush.Blob(-120, 30, -88, -18, -60, 6, -30, -30, 10, 20, 60, -26, 96, 10, 124, -8, 124, 60, -120, 60))
	hill(p, hue.Hex(0x8ab868), -124, 54, -60, 34, 0, 22, 60, 34, 124, 56)
	for _, t := range [][4]float32{{-62, 40, 26, 62}, {62, 40, 26, 56}, {-36, 34, 22, 92}, {36, 34, 22, 84}} {
		turret(p, t[0], t[1], t[2], t[3], []hue.C{hue.Slate, hue.Royal}[int(t[2])&1])
	}
	p.Shape(col(hue.Hex(0xfdf4de)).To(hue.Hex(0xc4b4b4), -40, 0, 40, 0), 2, brush.Poly(-70, 48, -70, -6, -58, -6, -58, -12, -46, -12, -46, -6, -34, -6, -34, -12, -22, -12, -22, -6, 22, -6, 22, -12, 34, -12, 34, -6, 46, -6, 46, -12, 58, -12, 58, -6, 70, -6, 70, 48))
	turret(p, 0, 20, 34, 78, hue.Coral)
	p.Shape(col(hue.Hex(0x4a3440)).To(hue.Hex(0x2a1c28), 0, 8, 0, 48), 2.2, arch(-15, 8, 30, 42))
	for i := range 4 {
		x := -10 + float32(i)*6.6
		p.Line(even(1.8, hue.WoodLit), brush.Poly(x, 14, x, 48))
	}
	for _, k := range sides {
		p.Fill(col(hue.Hex(0xffd97a)), arch(k*46-4, 8, 8, 13))
		p.Loop(nib(1.3), arch(k*46-4, 8, 8, 13))
	}
	p.Shape(col(hue.RoadSand), 1.4, brush.Blob(-15, 48, 15, 48, 22, 66, 4, 82, 20, 110, -44, 110, -28, 80, -18, 64))
	for i, q := range [][2]float32{{-92, 70}, {-70, 82}, {78, 72}, {98, 84}, {52, 90}} {
		tree(p, q[0], q[1], 1+.2*float32(i&1), i)
	}
}

// house paints a house of a town on its foot.
func house(p brush.Pen, x, y, w, h float32, wall, roof hue.C) {
	p.Shape(col(hue.Lit(wall, .2)).To(hue.Shade(wall, .28), x, 0, x+w, 0), 1.8, brush.Rect(x, y-h, w, h))
	p.Shape(col(hue.Lit(roof, .2)).To(hue.Shade(roof, .4), x, y-h-w*.6, x+w, y-h), 1.8, brush.Poly(x-4, y-h, x+w/2, y-h-w*.66, x+w+4, y-h))
	p.Fill(col(hue.Hex(0xffdf8a)), brush.Rect(x+w*.2, y-h*.74, w*.22, w*.26))
	p.Loop(nib(1.2), brush.Rect(x+w*.2, y-h*.74, w*.22, w*.26))
	p.Shape(col(hue.Wood), 1.3, arch(x+w*.54, y-h*.46, w*.28, h*.46))
}

func city(p brush.Pen) {
	sky(p, hue.Hex(0xfdeccf), hue.Hex(0x88b4d0), 20)
	cloud(p, 70, -80, .8)
	hill(p, hue.Hex(0x98bc70), -124, 30, -50, 14, 40, 18, 124, 34)
	for i, t := range [][4]float32{{-98, 26, 30, 44}, {-66, 20, 28, 58}, {64, 24, 30, 50}, {34, 18, 28, 62}} {
		house(p, t[0], t[1], t[2], t[3], []hue.C{hue.Hex(0xf6e2bc), hue.Hex(0xe8c8a8)}[i&1], []hue.C{hue.Coral, hue.Slate}[i&1])
	}
	turret(p, 0, 24, 30, 96, hue.Hex(0x4f8a7a))
	p.Shape(col(hue.Hex(0xfdf6e4)), 1.6, brush.Circle(0, -46, 11))
	p.Line(nib(1.8), brush.Poly(0, -46, 0, -53))
	p.Line(nib(1.8), brush.Poly(0, -46, 6, -43))
	for i := range 4 {
		x := -104 + float32(i)*54
		house(p, x, 62, 42, 34+float32(i&1)*8, []hue.C{hue.Hex(0xf8ecd0), hue.Hex(0xd8e0dc), hue.Hex(0xf0d4b8)}[i%3], []hue.C{hue.Hex(0xb8503c), hue.Hex(0x6a5a86), hue.Hex(0xb87a3a)}[i%3])
	}
	p.Shape(col(hue.Stone).To(hue.StoneDark, 0, 52, 0, 96), 2, brush.Poly(-116, 96, -116, 64, -104, 64, -104, 58, -92, 58, -92, 64, -74, 64, -74, 58, -62, 58, -62, 64, -44, 64, -44, 58, -32, 58, -32, 64, 32, 64, 32, 58, 44, 58, 44, 64, 62, 64, 62, 58, 74, 58, 74, 64, 92, 64, 92, 58, 104, 58, 104, 64, 116, 64, 116, 96))
	p.Shape(col(hue.Hex(0x5a3c34)), 2, arch(-16, 62, 32, 36))
	for i := range 9 {
		x := -108 + float32(i)*27
		if abs(x) > 22 {
			p.Line(nib(1.1).Alpha(.45), brush.Poly(x, 78, x+14, 78))
		}
	}
	hill(p, hue.Hex(0x7fae62), -124, 100, -40, 94, 40, 94, 124, 100)
}

func village(p brush.Pen) {
	sky(p, hue.Hex(0xfdf0cf), hue.Hex(0x98c4d8), 20)
	cloud(p, -60, -76, .9)
	p.Fill(col(hue.Hex(0x9ab0b8)).Alpha(.7).Soft(1.6), brush.Blob(-124, 10, -70, -26, -10, 4, 60, -30, 124, 6, 124, 60, -124, 60))
	hill(p, hue.Hex(0xa4c474), -124, 22, -40, 6, 60, 18, 124, 4)
	mill := p.At(74, 16, 1)
	mill.Shape(col(hue.Hex(0xfbf2dc)).To(hue.Hex(0xb8a8a8), -14, 0, 14, 0), 1.8, brush.Poly(-14, 12, -9, -38, 9, -38, 14, 12))
	mill.Shape(col(hue.Hex(0x8a4a3a)), 1.8, brush.Poly(-12, -37, 0, -54, 12, -37))
	for i := range 4 {
		q := mill.At(0, -36, 1).Turn(22 + 90*float32(i))
		q.Shape(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xc8bcc0), 0, 0, 0, -34), 1.4, brush.Poly(0, 0, 0, -36, 10, -34, 8, -6))
	}
	for i, t := range [][5]float32{{-96, 46, 46, 30, 0}, {-34, 34, 40, 28, 1}, {6, 58, 50, 34, 2}, {-84, 84, 54, 32, 1}} {
		thatch(p, t[0], t[1], t[2], t[3], []hue.C{hue.Hex(0xe2b65c), hue.Hex(0xc8784a), hue.Hex(0xd8a048)}[int(t[4])])
		_ = i
	}
	p.Shape(col(hue.RoadSand), 1.4, brush.Blob(-20, 62, 10, 66, 22, 84, 6, 110, -50, 110, -18, 86))
	for i, q := range [][2]float32{{-112, 58}, {84, 74}, {104, 60}, {60, 96}, {98, 96}} {
		tree(p, q[0], q[1], .95+.25*float32(i&1), i+1)
	}
	for i := range 6 {
		x := 30 + float32(i)*11
		p.Line(even(2.4, hue.WoodLit), brush.Poly(x, 84, x, 74))
	}
	p.Line(even(2, hue.WoodLit), brush.Poly(28, 78, 88, 78))
}

// thatch paints a cottage with a thatched roof on its foot.
func thatch(p brush.Pen, x, y, w, h float32, straw hue.C) {
	p.Shape(col(hue.Hex(0xfdf4e0)).To(hue.Hex(0xd0bca8), x, 0, x+w, 0), 1.8, brush.Rect(x, y-h*.62, w, h*.62))
	for i := range 3 {
		xx := x + w*(.12+.38*float32(i))
		p.Line(even(2, hue.Wood), brush.Poly(xx, y, xx, y-h*.6))
	}
	p.Shape(col(hue.Lit(straw, .25)).To(hue.Shade(straw, .4), 0, y-h*1.4, 0, y-h*.5), 1.9, brush.Blob(x-7, y-h*.5, x+w*.16, y-h*1.24, x+w*.5, y-h*1.36, x+w*.84, y-h*1.24, x+w+7, y-h*.5, x+w*.5, y-h*.58))
	for i := range 6 {
		xx := x + w*(.06+.17*float32(i))
		p.Line(nib(1).Tint(hue.Shade(straw, .6)).Alpha(.7).Taper(), brush.Curve(xx, y-h*.64, xx+(x+w/2-xx)*.3, y-h*1.16))
	}
	p.Fill(col(hue.Hex(0xffdc82)), brush.Rect(x+w*.24, y-h*.42, w*.18, h*.2))
	p.Loop(nib(1.2), brush.Rect(x+w*.24, y-h*.42, w*.18, h*.2))
	p.Shape(col(hue.Hex(0x8a5a3a)), 1.4, arch(x+w*.58, y-h*.44, w*.22, h*.44))
}

func hut(p brush.Pen) {
	sky(p, hue.Hex(0xdfe8c0), hue.Hex(0x5a8a7a), 10)
	for i := range 9 { // the forest, getting nearer
		x := -116 + float32(i)*29
		q := p.At(x, 30+8*brush.Hash(i, 1, 2), 1.1+.5*brush.Hash(i, 2, 2))
		q.Shape(col(hue.Hex(0x4a7a5c)).To(hue.Hex(0x24483e), -16, 0, 16, 0), 1.6, brush.Poly(-20, 0, -12, -22, -16, -22, -8, -46, -12, -46, 0, -76, 12, -46, 8, -46, 16, -22, 12, -22, 20, 0))
	}
	p.Fill(col(hue.Hex(0xffe9a8)).Alpha(.35).Soft(18), brush.Ellipse(-4, 10, 60, 40))
	hill(p, hue.Hex(0x7fa05c), -124, 44, -40, 34, 40, 36, 124, 46)
	q := p.At(-40, 74, 1.66)
	q.Shape(col(hue.Stone).To(hue.StoneDark, 32, 0, 41, 0), 1.4, brush.Rect(32, -60, 8, 26))
	thatch(q, 0, 0, 46, 40, hue.Hex(0x9a8a4a))
	for i := range 3 {
		p.Fill(col(hue.Hex(0xf4eef4)).Alpha(.62).Soft(3), brush.Circle(22+8*float32(i), -36-20*float32(i), 8+4*float32(i)))
	}
	art.Glint(p, -78, -40, 6)
	p.Shape(col(hue.Hex(0xd8c090)), 1.4, brush.Blob(0, 74, 20, 74, 30, 92, 22, 112, -22, 112, 8, 92))
	for i, m := range [][3]float32{{-86, 84, 1}, {-70, 92, .7}, {74, 84, .9}} {
		t := p.At(m[0], m[1], m[2])
		t.Shape(col(hue.Hex(0xfdf6e8)).To(hue.Hex(0xc8bcb4), -5, 0, 5, 0), 1.4, brush.Blob(-4, 8, -3, -6, 3, -6, 4, 8))
		t.Shape(col(hue.Hex(0xe0584a)).To(hue.Hex(0x8a2438), -8, -16, 10, -4), 1.6, brush.Blob(-12, -5, -9, -14, 0, -18, 9, -14, 12, -5, 0, -3))
		for k := range 3 {
			t.Fill(col(hue.Cream), brush.Circle(-5+5*float32(k), -9-float32(k&1)*4, 1.7))
		}
		_ = i
	}
	tree(p, 92, 78, 1.5, 4)
}
