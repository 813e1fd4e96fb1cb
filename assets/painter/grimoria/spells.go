package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/rules/grimoria"
)

// spellKind is what a spell's plate looks like.
type spellKind uint8

const (
	white spellKind = iota
	golden
	guarding
	attacking
	black
)

// spellKinds are the kinds of the spells by number.
var spellKinds = [grimoria.LastSpell + 1]spellKind{0, white, white, black, white, white, golden, black, guarding, attacking, golden, guarding, attacking,
	black, attacking, black}

// plateColours are the lit and the deep colour of each kind.
var plateColours = [...][2]hue.C{
	white:     {hue.Hex(0xfffaf0), hue.Hex(0xc9c2dc)},
	golden:    {hue.Hex(0xf0b84c), hue.Hex(0x9a6414)},
	guarding:  {hue.Hex(0x7ad0bc), hue.Hex(0x1f6468)},
	attacking: {hue.Hex(0xf07e5c), hue.Hex(0x94202c)},
	black:     {hue.Hex(0x6a54a8), hue.Hex(0x1a1030)},
}

// plateShape is the outline by kind: it is the message, the colour only its echo.
func plateShape(k spellKind, r float32) brush.Path {
	switch k {
	case white: // a scalloped pearl
		var pts []float32
		for i := range 40 {
			s, c := brush.SinCos(float32(i) * 9)
			q := r * (.94 + .06*float32(1-(i&3)/2*2))
			pts = append(pts, q*c, q*s)
		}
		return brush.Blob(pts...)
	case golden:
		return brush.Ngon(0, 0, r, r, 8, 22.5)
	case guarding:
		return brush.Blob(0, -r, r*.62, -r*.82, r*.94, -r*.62, r*.9, r*.2, r*.5, r*.74, 0, r, -r*.5, r*.74, -r*.9, r*.2, -r*.94, -r*.62, -r*.62, -r*.82)
	case attacking:
		return brush.Star(0, 0, r*1.04, r*.80, 12)
	}
	return brush.Blob(0, -r*1.06, r*.30, -r*.62, r*.62, -r*.30, r*1.06, 0, r*.62, r*.30, r*.30, r*.62, 0, r*1.06, -r*.30, r*.62, -r*.62, r*.30, -r*1.06, 0, -r*.62, -r*.30, -r*.30, -r*.62)
}

// platePicture paints a spell's emblem on its plate.
func platePicture(s *art.Sheet) {
	p := s.Token()
	plateAt(p, int(max(s.Spec.ID, 1)))
	s.Shadow(p.Unit())
}

// plateAt paints a spell's plate in a box of ±50.
func plateAt(p brush.Pen, spell int) {
	k := spellKinds[spell]
	c := plateColours[k]
	rim := art.Metal(hue.GoldLit, hue.GoldDark, -36, -36, 36, 40)
	if k == black {
		rim = art.Metal(hue.Hex(0xc8b4f0), hue.Hex(0x5a4690), -36, -36, 36, 40)
	}
	p.Shape(rim, 2.6, plateShape(k, 46))
	field := plateShape(k, 40.5)
	p.Fill(col(c[0]).Out(c[1], -10, -14, 58).Edge(.4, 5), field)
	p.Loop(nib(1.6).Alpha(.85), field)
	emblems[spell](p.Within(field))
}

// emblems paint the spells' signs in a field of ±34.
var emblems = [grimoria.LastSpell + 1]func(p brush.Pen){nil, gust, cockcrow, batsPenny, ravensFind, dowsing, starMoney, toadGold, thornHedge, piedPipe,
	strawToGold, owlsWatch, magpie, impsDeal, griffinClaw, ghostHour}

func gust(p brush.Pen) {
	p.Shape(col(hue.Hex(0xfdfdff)).To(hue.Hex(0x98b8e0), -20, -26, 10, 10), 2.2, brush.Blob(-34, -4, -30, -18, -18, -22, -8, -30, 6, -24, 8, -12, 4, 0, -8, 4, -24, 6))
	p.Fill(col(hue.Ink), brush.Join(brush.Ellipse(-13, -13, 1.8, 2.6), brush.Ellipse(-3, -14, 1.8, 2.6)))
	p.Shape(col(hue.Hex(0xd8707a)), 1.4, brush.Ellipse(4, -6, 3.2, 3.8))
	for i, y := range []float32{-6, 4, 14} {
		p.Line(even(4.4, hue.Hex(0x6a8ac0)).Alpha(.9).Taper(), brush.Curve(8, y-2, 18, y-5, 26, y+1, 20+float32(i)*2, y+6, 16, y+1))
	}
	q := p.At(12, 20, .30).Turn(24)
	backOf(q.At(-46, -60, .72), 126, 177, false)
}

func cockcrow(p brush.Pen) {
	p.Shape(col(hue.Hex(0xffe27a)).To(hue.Hex(0xf09a3a), 0, -30, 0, 10), 1.8, brush.Circle(4, -6, 24))
	for i := range 9 {
		s, c := brush.SinCos(180 + float32(i)*22.5)
		p.Line(even(2.4, hue.Hex(0xe08a2c)).Taper(), brush.Poly(4+26*c, -6+26*s, 4+36*c, -6+36*s))
	}
	tail := p.At(-16, 4, 1)
	for i, c := range []hue.C{hue.Hex(0x2a6a5a), hue.Hex(0x3a8a74), hue.Hex(0x54a88a)} {
		tail.Shape(col(c).To(hue.Shade(c, .3), -20, -20, 0, 10), 1.6, brush.Blob(8, 12-float32(i)*2, -6, 0-float32(i)*6, -18+float32(i)*4, -16-float32(i)*4, -14+float32(i)*6, -22-float32(i)*3, -2, -8-float32(i)*3, 10, 2))
	}
	p.Shape(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xd8b890), -10, -10, 20, 30), 2.2, brush.Blob(-14, 12, -6, 2, 4, -6, 8, -20, 18, -22, 22, -12, 18, 2, 18, 16, 10, 28, -6, 28))
	p.Shape(col(hue.Hex(0xe04a4a)), 1.6, brush.Blob(8, -20, 6, -30, 12, -26, 15, -33, 19, -26, 24, -28, 20, -19))
	p.Shape(col(hue.Hex(0xf0b040)), 1.4, brush.Poly(21, -16, 32, -11, 21, -9))
	p.Shape(col(hue.Hex(0xe04a4a)), 1.2, brush.Blob(20, -8, 24, -2, 20, 2, 18, -4))
	p.Fill(col(hue.Ink), brush.Circle(16, -15, 1.8))
	p.Line(line(1.4), brush.Curve(-4, 10, 4, 16, 12, 10))
	p.Line(even(2.4, hue.Hex(0xd08a2c)), brush.Poly(2, 27, 2, 36))
	p.Line(even(2.4, hue.Hex(0xd08a2c)), brush.Poly(10, 27, 11, 36))
}

func batsPenny(p brush.Pen) {
	for _, k := range sides {
		q := p.Stretch(k, 1)
		q.Shape(col(hue.Hex(0x7a62b8)).To(hue.Hex(0x2c1e50), 0, -20, 34, 10), 2, brush.Poly(3, -14, 14, -24, 33, -28, 30, -14, 32, -2, 23, -7, 18, 4, 11, -4, 4, 4))
		q.Line(line(1.2), brush.Poly(5, -10, 24, -22))
	}
	p.Shape(col(hue.Hex(0x8a74c8)).To(hue.Hex(0x3a2a62), -8, -20, 10, 8), 2.2, brush.Blob(-8, -22, -3, -17, 3, -17, 8, -22, 9, -8, 6, 6, 0, 10, -6, 6, -9, -8))
	p.Fill(col(hue.Hex(0xffe070)), brush.Join(brush.Circle(-3.4, -10, 2.2), brush.Circle(3.4, -10, 2.2)))
	p.Fill(col(hue.Cream), brush.Join(brush.Poly(-3, -4, -1, -4, -2, 0), brush.Poly(1, -4, 3, -4, 2, 0)))
	disc(p, 0, 19, 13)
}

func ravenAt(p brush.Pen) {
	p.Shape(col(hue.Hex(0x5a5a80)).To(hue.Hex(0x14121e), -10, -20, 14, 24), 2.2, brush.Blob(-20, -18, -10, -24, 0, -20, 10, -6, 26, 8, 32, 20, 20, 18, 8, 22, -6, 18, -14, 6, -16, -8))
	p.Shape(col(hue.Hex(0x3a384e)), 1.6, brush.Poly(-18, -20, -33, -13, -17, -11))
	p.Fill(col(hue.Hex(0xf4f0e0)), brush.Circle(-11, -16, 2.4))
	p.Fill(col(hue.Ink), brush.Circle(-11.4, -16, 1.3))
	p.Line(even(1.6, hue.Hex(0x8a8ab8)).Alpha(.8).Taper(), brush.Curve(-4, -8, 6, 6, 20, 12))
	p.Line(even(1.6, hue.Hex(0x8a8ab8)).Alpha(.7).Taper(), brush.Curve(-8, 0, 0, 10, 12, 15))
	p.Line(even(2.6, hue.Ink), brush.Poly(-2, 18, -4, 30))
	p.Line(even(2.6, hue.Ink), brush.Poly(6, 19, 6, 30))
}

func ravensFind(p brush.Pen) {
	p.Line(even(5, hue.Ink), brush.Curve(-34, 31, 0, 27, 34, 32))
	p.Line(even(2.8, hue.WoodLit), brush.Curve(-34, 31, 0, 27, 34, 32))
	ravenAt(p.At(4, 0, .98))
	q := p.At(-28, -4, 1).Turn(-14)
	q.Shape(col(hue.PaperLit).To(hue.PaperEdge, -6, -9, 7, 10), 1.7, brush.Round(-7, -9.5, 14, 19, 2))
	q.Shape(col(hue.Hex(0x6fa088)), 1, brush.Rect(-4.6, -7, 9, 8))
}

func dowsing(p brush.Pen) {
	for _, k := range sides {
		p.Line(even(6, hue.Ink), brush.Curve(0, 10, 10*k, -6, 22*k, -32))
		p.Line(even(3.6, hue.WoodLit), brush.Curve(0, 10, 10*k, -6, 22*k, -32))
		p.Shape(col(hue.Hex(0x7aa855)), 1.3, brush.Blob(14*k, -18, 22*k, -20, 24*k, -14, 17*k, -12))
	}
	p.Line(even(6, hue.Ink), brush.Poly(0, 8, 0, 16))
	p.Line(even(3.6, hue.WoodLit), brush.Poly(0, 8, 0, 16))
	p.Shape(col(hue.Hex(0xb87a44)).To(hue.Hex(0x5a3224), 0, 14, 0, 34), 2, brush.Blob(-16, 20, -14, 15, 14, 15, 16, 20, 15, 34, -15, 34))
	p.Line(line(1.6), brush.Poly(-16, 23, 16, 23))
	p.Shape(col(hue.GoldLit), 1.3, brush.Rect(-3.4, 20, 7, 8))
	art.Glint(p, -17, 8, 5)
	art.Glint(p, 19, 6, 6)
}

func starMoney(p brush.Pen) {
	p.Shape(col(hue.Hex(0xfffbe0)).To(hue.Hex(0xf0c040), -16, -30, 16, 0), 2.2, brush.Star(0, -14, 20, 8.6, 5))
	for _, q := range [][3]float32{{-18, 16, 10}, {16, 14, 10}, {-1, 25, 10}} {
		p.Line(even(2, hue.Hex(0xfff6c8)).Alpha(.8).Taper(), brush.Poly(q[0], q[1]-12, q[0], q[1]-26))
		disc(p, q[0], q[1], q[2])
	}
}

func toadGold(p brush.Pen) {
	for _, q := range [][2]float32{{-20, 27}, {0, 30}, {20, 27}} {
		disc(p, q[0], q[1], 9)
	}
	green := col(hue.Hex(0x9ad06a)).To(hue.Hex(0x3a6a3c), -16, -14, 18, 24)
	for _, k := range sides {
		p.Shape(green, 1.8, brush.Blob(14*k, 4, 27*k, 8, 28*k, 20, 14*k, 24, 8*k, 18))
	}
	p.Shape(green, 2.2, brush.Blob(-20, 8, -22, -4, -16, -13, 0, -10, 16, -13, 22, -4, 20, 8, 14, 21, -14, 21))
	for _, k := range sides {
		p.Shape(col(hue.Hex(0xc8e890)), 1.8, brush.Circle(13*k, -12, 7))
		p.Fill(col(hue.Ink), brush.Ellipse(13*k, -12, 4, 2))
	}
	p.Line(nib(2).Taper(), brush.Curve(-15, 3, -6, 8, 6, 8, 15, 3))
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -10, -32, 10, -14), 1.7, brush.CrownShape(0, -20, 10))
}

func thornHedge(p brush.Pen) {
	for i := range 3 {
		r := 27 - 2*float32(i)
		p.Line(even(5.4, hue.Hex(0x1c3a30)), brush.Arc(0, 2, r, r, 20+120*float32(i), 130+120*float32(i)))
		p.Line(even(3, hue.Hex(0x4f8a5a)), brush.Arc(0, 2, r, r, 20+120*float32(i), 130+120*float32(i)))
	}
	for i := range 12 {
		s, c := brush.SinCos(float32(i) * 30)
		q := p.At(26*c, 2+26*s, 1).Turn(float32(i)*30 + 90)
		q.Shape(col(hue.Hex(0x2f5a40)), 1, brush.Poly(-3, 0, 3, 0, 1, -8))
		if i%2 == 0 {
			q.Shape(col(hue.Hex(0x8ac070)), 1.2, brush.Blob(0, 2, 5, 6, 0, 12, -5, 6))
		}
	}
	q := p.At(0, 2, 1)
	for i := range 6 {
		s, c := brush.SinCos(float32(i)*60 + 10)
		q.Shape(col(hue.Hex(0xf08aa0)).To(hue.Hex(0xc03a5c), 0, -12, 0, 12), 1.6, brush.Circle(8*c, 8*s, 7))
	}
	q.Shape(col(hue.Hex(0xe0587a)).Form(.5, 3), 1.6, brush.Circle(0, 0, 7))
	q.Line(line(1.4), brush.Curve(-4, 1, 0, -4, 4, 0, 0, 4))
}

func piedPipe(p brush.Pen) {
	q := p.At(-2, 4, 1).Turn(48)
	q.Shape(art.Metal(hue.Hex(0xe8b878), hue.Hex(0x7a4424), -5, -32, 5, 30), 2.2, brush.Blob(-4, -31, 4, -31, 5, 26, 8, 34, -8, 34, -5, 26))
	for i := range 5 {
		q.Fill(col(hue.Hex(0x3a1c18)), brush.Circle(0, -14+8*float32(i), 2))
	}
	for _, y := range []float32{-24, 22} {
		q.Shape(col(hue.GoldLit), 1.3, brush.Rect(-6, y, 12, 4))
	}
	for i, t := range [][3]float32{{-18, -18, .9}, {17, 16, 1}, {-24, 12, .7}} {
		n := p.At(t[0], t[1], t[2]).Turn(float32(i*14 - 10))
		n.Fill(col(hue.Cream), brush.Join(brush.Ellipse(-2, 7, 5, 3.8), brush.Rect(1.8, -12, 2.2, 19), brush.Blob(2.4, -12, 11, -8, 10, 0, 7, -5, 3, -6)))
	}
}

func strawToGold(p brush.Pen) {
	p.Shape(col(hue.Wood).To(hue.WoodDark, 0, 10, 0, 36), 2, brush.Poly(-24, 34, -16, 16, -10, 16, -14, 34))
	p.Shape(col(hue.Wood).To(hue.WoodDark, 0, 10, 0, 36), 2, brush.Poly(22, 34, 12, 16, 6, 16, 12, 34))
	q := p.At(-3, -3, 1)
	q.Loop(even(8, hue.Ink), brush.Circle(0, 0, 24))
	q.Loop(even(5, hue.WoodLit), brush.Circle(0, 0, 24))
	for i := range 8 {
		s, c := brush.SinCos(float32(i) * 45)
		q.Line(even(3.6, hue.Ink), brush.Poly(4*c, 4*s, 22*c, 22*s))
		q.Line(even(1.8, hue.WoodLit), brush.Poly(4*c, 4*s, 22*c, 22*s))
	}
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -5, -5, 5, 5), 1.6, brush.Circle(0, 0, 5.4))
	for i := range 4 {
		p.Line(even(1.8, hue.Hex(0xfff0a0)).Taper(), brush.Curve(20, -14+float32(i)*3, 30, -6+float32(i)*4, 26, 12+float32(i)*3))
	}
	disc(p, 26, 22, 8)
}

func owlsWatch(p brush.Pen) {
	body := hue.Hex(0xa87a50)
	p.Shape(col(hue.Lit(body, .3)).To(hue.Shade(body, .45), -18, -26, 20, 30), 2.3, brush.Blob(-22, -30, -10, -22, 0, -24, 10, -22, 22, -30, 25, -8, 22, 16, 10, 32, -10, 32, -22, 16, -25, -8))
	p.Shape(col(hue.Hex(0xf2e2c0)), 1.6, brush.Blob(-12, 4, 0, 0, 12, 4, 10, 24, 0, 29, -10, 24))
	for i := range 6 {
		x, y := -7+7*float32(i%3), 10+7*float32(i/3)
		p.Line(line(1.4), brush.Curve(x-3, y, x, y+3, x+3, y))
	}
	for _, k := range sides {
		p.Shape(col(hue.Hex(0xfdf4dc)), 1.8, brush.Circle(10*k, -11, 10.4))
		p.Shape(col(hue.Hex(0xffd24a)).Out(hue.Hex(0xd8801c), 10*k, -11, 8), 1.4, brush.Circle(10*k, -11, 6.8))
		p.Fill(col(hue.Ink), brush.Circle(10*k, -11, 3.6))
		p.Fill(col(hue.Hex(0xffffff)), brush.Circle(10*k-1.6, -13, 1.4))
		art.Cloth(p, body, brush.Blob(20*k, -4, 27*k, 4, 25*k, 20, 17*k, 24, 16*k, 8))
	}
	p.Shape(col(hue.Hex(0xe8a03c)), 1.4, brush.Poly(-3.4, -6, 3.4, -6, 0, 1))
}

func magpie(p brush.Pen) {
	q := p.At(4, 0, 1)
	q.Shape(col(hue.Hex(0x3a5a8a)).To(hue.Hex(0x101628), 10, 0, 34, 30), 2, brush.Poly(8, 6, 34, 26, 28, 34, 2, 18))
	q.Shape(col(hue.Hex(0x40406a)).To(hue.Hex(0x12101e), -14, -20, 12, 24), 2.2, brush.Blob(-18, -18, -8, -24, 2, -19, 10, -4, 16, 12, 8, 22, -6, 20, -14, 8, -16, -6))
	q.Shape(col(hue.Hex(0xfffdf8)).To(hue.Hex(0xc8c4d4), -12, 4, 8, 22), 1.6, brush.Blob(-12, 2, -2, 4, 6, 12, 4, 20, -6, 19, -12, 10))
	q.Shape(col(hue.Hex(0xfffdf8)), 1.4, brush.Blob(2, -6, 10, -2, 14, 8, 6, 6))
	q.Shape(col(hue.Hex(0x3a384e)), 1.5, brush.Poly(-16, -20, -27, -14, -15, -12))
	q.Fill(col(hue.Cream), brush.Circle(-9, -16, 2.2))
	q.Fill(col(hue.Ink), brush.Circle(-9.4, -16, 1.2))
	for _, x := range []float32{-3, 4} {
		q.Line(even(2.4, hue.Ink), brush.Poly(x, 20, x-1, 31))
	}
	half := p.At(-25, -4, 1)
	disc(half.Within(brush.Poly(-20, -20, 2, -20, -2, -8, 3, -1, -2, 7, 1, 20, -20, 20)), 0, 0, 9.6)
	disc(half.At(4, 1, 1).Within(brush.Poly(2, -20, -2, -8, 3, -1, -2, 7, 1, 20, 20, 20, 20, -20)), 0, 0, 9.6)
}

func impsDeal(p brush.Pen) {
	red := hue.Hex(0xb84a78)
	for _, k := range sides {
		p.Shape(col(hue.Hex(0xf0d8a8)).To(hue.Hex(0x8a6a50), 0, -34, 0, -18), 1.6, brush.Blob(7*k, -19, 12*k, -28, 19*k, -33, 17*k, -24, 13*k, -16))
		p.Shape(col(red).To(hue.Shade(red, .4), 14*k, -14, 30*k, 0), 1.8, brush.Blob(15*k, -10, 31*k, -18, 26*k, -5, 15*k, 0))
	}
	p.Shape(col(hue.Lit(red, .25)).To(hue.Shade(red, .45), -16, -20, 18, 14), 2.2, brush.Blob(-17, -8, -14, -20, 0, -24, 14, -20, 17, -8, 12, 7, 0, 14, -12, 7))
	for _, k := range sides {
		p.Shape(col(hue.Hex(0xffe87a)), 1.4, brush.Blob(2*k, -9, 8*k, -13, 13*k, -11, 9*k, -5))
		p.Fill(col(hue.Ink), brush.Ellipse(7*k, -8.6, 1.2, 2.6))
	}
	p.Shape(col(hue.Cream), 1.4, brush.Blob(-9, 0, 0, 3, 9, 0, 6, 7, 0, 9, -6, 7))
	p.Line(nib(1), brush.Poly(-3, 2, -3, 8))
	p.Line(nib(1), brush.Poly(3, 2, 3, 8))
	for _, q := range [][2]float32{{-17, 22}, {0, 26}, {17, 22}} {
		disc(p, q[0], q[1], 8.6)
	}
}

func griffinClaw(p brush.Pen) {
	scale := hue.Hex(0xf0c050)
	for i, t := range [][4]float32{{-13, -4, 34, 1}, {-4, 2, 10, 1.1}, {7, 2, -12, 1.1}, {14, -5, -38, 1}} {
		q := p.At(t[0], t[1], t[3]).Turn(t[2])
		q.Shape(col(hue.Lit(scale, .25)).To(hue.Shade(scale, .4), -6, -8, 6, 16), 2, brush.Blob(-5, -8, 5, -8, 6.4, 2, 4.6, 13, -4.6, 13, -6.4, 2))
		for k := range 3 {
			q.Line(line(1.2), brush.Curve(-5, -4+5.5*float32(k), 0, -1+5.5*float32(k), 5, -4+5.5*float32(k)))
		}
		bend := float32(i)*3 - 4.5
		q.Shape(col(hue.Hex(0x6a6078)).To(hue.Hex(0x16121e), -4, 10, 5, 32), 1.8, brush.Blob(-5, 11, 5, 11, 4.4+bend*.3, 20, bend, 33, -3.6+bend*.3, 22))
	}
	art.Cloth(p, hue.Hex(0x9a5a3c), brush.Blob(-16, -38, 16, -38, 20, -20, 15, -6, 6, -1, -6, -1, -15, -6, -20, -20), brush.Curve(-8, -34, -10, -20, -8, -6), brush.Curve(0, -36, 0, -20, 0, -4), brush.Curve(8, -34, 10, -20, 8, -6))
}

func ghostHour(p brush.Pen) {
	clock := p.At(10, -12, 1)
	clock.Shape(art.Metal(hue.Hex(0xe8d8a0), hue.Hex(0x8a6a34), -18, -18, 18, 20), 2, brush.Circle(0, 0, 20))
	clock.Shape(col(hue.Hex(0xfdf6e0)), 1.4, brush.Circle(0, 0, 15))
	for i := range 12 {
		s, c := brush.SinCos(float32(i) * 30)
		clock.Line(nib(1.3), brush.Poly(12*c, 12*s, 14*c, 14*s))
	}
	clock.Line(nib(2.4), brush.Poly(0, 0, 0, -12))
	clock.Line(nib(2.8), brush.Poly(0, 0, 1.6, -8))
	p.Shape(col(hue.Hex(0xfdfdff)).To(hue.Hex(0x9aa0d8), -24, -14, 10, 34).Alpha(.95), 2.2, brush.Blob(-24, 32, -27, 4, -20, -12, -8, -17, 4, -11, 10, 4, 12, 20, 20, 32, 8, 28, 2, 34, -6, 28, -14, 34))
	p.Fill(col(hue.Ink), brush.Join(brush.Ellipse(-14, 0, 3, 4.4), brush.Ellipse(-2, 0, 3, 4.4), brush.Ellipse(-8, 11, 3.4, 5)))
}
