package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/rules/touria"
)

// emblemToken paints the round emblem of an action.
func emblemToken(s *sheet) {
	p := s.Token()
	roundel(p, hue.Actions[s.Spec.ID])
	emblemAt(p.At(0, -1, .82), touria.Action(s.Spec.ID))
	s.Shadow(p.Unit())
}

// roundel paints a coloured disc of radius 47 with a golden rim.
func roundel(p brush.Pen, c hue.C) {
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -30, 32, 34).Form(.45, 4), 3.4, brush.Circle(0, 0, 47))
	p.Fill(col(hue.Cream), brush.Circle(0, 0, 41))
	p.Fill(col(hue.Lit(c, .30)).Out(hue.Shade(c, .22), -10, -12, 58).Edge(.35, 5), brush.Circle(0, 0, 38.5))
	p.Loop(nib(1.8), brush.Circle(0, 0, 38.8))
}

// emblemAt paints an action's sign in a box of about ±40.
func emblemAt(p brush.Pen, a touria.Action) {
	[touria.Actions]func(brush.Pen){dragonSign, maskSign, scaleSign, ringSign, swordsSign, fairyAt, fountainSign, hatSign}[a](p)
}

func swordsSign(p brush.Pen) {
	swordAt(p.At(2, 3, .82).Turn(45).Stretch(1.5, 1), .8)
	swordAt(p.At(-2, 3, .82).Turn(-45).Stretch(1.5, 1), .8)
}

func scaleSign(p brush.Pen) { scaleItem(p.At(0, 2, 1.06)) }

func fairyAt(p brush.Pen) {
	wing := func(k float32) {
		q := p.Stretch(k, 1)
		pale := col(hue.Hex(0xf6fff2)).To(hue.Hex(0xb4e0d8), 6, -24, 34, 14)
		q.Shape(pale, 2.6, brush.Blob(3, -6, 14, -28, 31, -35, 37, -22, 28, -6, 10, 2))
		q.Shape(pale, 2.4, brush.Blob(4, 0, 22, -2, 31, 8, 26, 20, 14, 18, 5, 8))
		q.Line(even(1.2, hue.Hex(0x7fb8b0)).Alpha(.8), brush.Curve(6, -6, 18, -18, 30, -26))
		q.Line(even(1.2, hue.Hex(0x7fb8b0)).Alpha(.8), brush.Curve(6, 3, 16, 6, 25, 11))
	}
	wing(-1)
	wing(1)
	for _, x := range []float32{-4, 4} {
		p.Shape(col(hue.Skin), 1.8, brush.Round(x-2.4, 22, 4.8, 14, 2.4))
	}
	p.Shape(col(hue.Hex(0x8fc45a)).To(hue.Hex(0x3f7d4a), -8, -6, 10, 28), 2.6,
		brush.Poly(-6, -9, 6, -9, 7, 4, 17, 24, 9, 22, 6, 29, 0, 24, -6, 29, -9, 22, -17, 24, -7, 4))
	p.Line(even(6, hue.Ink), brush.Curve(6, -6, 13, 2, 20, -3))
	p.Line(even(3, hue.Skin), brush.Curve(6, -6, 13, 2, 20, -3))
	p.Line(even(6, hue.Ink), brush.Curve(-6, -6, -12, 3, -10, 11))
	p.Line(even(3, hue.Skin), brush.Curve(-6, -6, -12, 3, -10, 11))
	p.Shape(col(hue.Skin), 2.6, brush.Circle(0, -19, 10.4))
	p.Shape(col(hue.Hex(0xb5562f)).Form(.4, 4), 2.4, brush.Blob(-11, -15, -13, -25, -4, -33, 8, -31, 13, -22, 10, -14, 8, -22, 0, -25, -8, -22))
	p.Fill(col(hue.Ink), brush.Join(brush.Circle(-3.6, -17.5, 1.5), brush.Circle(4, -17.5, 1.5)))
	p.Line(nib(1.4).Taper(), brush.Curve(-3, -13.4, 0, -11.8, 3, -13.4))
	p.Line(even(1.8, hue.Ink), brush.Poly(20, -2, 25, -12))
	p.Shape(col(hue.GoldLit), 1.6, brush.Star(26, -15, 7, 3, 5))
}

func fountainSign(p brush.Pen) {
	water := hue.Hex(0xf0fbfd)
	for _, k := range []float32{-1, 1} {
		q := p.Stretch(k, 1)
		q.Line(even(4.6, hue.WaterDeep).Alpha(.6), brush.Curve(1, -22, 5, -35, 15, -33, 21, -18, 22, 8))
		q.Line(even(3, water), brush.Curve(1, -22, 5, -35, 15, -33, 21, -18, 22, 8))
		q.Line(even(4, hue.WaterDeep).Alpha(.6), brush.Curve(1, -18, 4, -26, 9, -24, 12, -10, 12, 8))
		q.Line(even(2.4, water), brush.Curve(1, -18, 4, -26, 9, -24, 12, -10, 12, 8))
	}
	stone := col(hue.Hex(0xfffaf0)).To(hue.StoneDark, -16, 0, 20, 24).Form(.4, 5)
	p.Shape(stone, 2.6, brush.Poly(-5, -16, 5, -16, 4, 14, -4, 14))
	p.Shape(stone, 2.6, brush.Blob(-9, -18, 9, -18, 5, -12, -5, -12))
	p.Shape(stone, 3, brush.Blob(-33, 8, 0, 12, 33, 8, 26, 25, 0, 30, -26, 25))
	p.Shape(col(hue.Hex(0xdff4f6)).To(hue.Water, -20, 6, 24, 12), 2.6, brush.Ellipse(0, 8.5, 33, 6.6))
	p.Line(even(1.8, water).Alpha(.9), brush.Curve(-22, 8, -12, 10, -4, 8))
	p.Line(even(1.8, water).Alpha(.9), brush.Curve(6, 9, 14, 11, 24, 8))
	p.Shape(stone, 2.6, brush.Blob(-15, 32, -9, 27, 9, 27, 15, 32, 0, 35))
	for _, q := range [][2]float32{{-26, -12}, {27, -15}, {-8, -38}, {10, -38}} {
		p.Fill(col(water), brush.Circle(q[0], q[1], 2))
	}
}

func maskSign(p brush.Pen) {
	p.Shape(col(hue.Hex(0xc2403e)).To(hue.Hex(0x8a2438), 26, -10, 44, 14), 2.8, brush.Poly(28, -6, 45, -17, 41, -4, 48, 6, 28, 4))
	mask := brush.Blob(-37, -11, -22, -17, -8, -11, 0, -8, 8, -11, 22, -17, 37, -11, 37, 5, 26, 16, 10, 13, 0, 4, -10, 13, -26, 16, -37, 5)
	p.Shape(col(hue.Hex(0x534667)).To(hue.Hex(0x241c30), -30, -16, 30, 16).Form(.55, 8), 3.4, mask)
	for _, x := range []float32{-18, 18} {
		p.Shape(col(hue.Hex(0xfffdf0)), 2.2, brush.Blob(x-10, 0, x, -7, x+10, 0, x, 6))
		p.Fill(col(hue.Ink), brush.Circle(x+3, -.5, 4.2))
		p.Fill(col(hue.Cream), brush.Circle(x+1.6, -2, 1.4))
	}
	p.Line(even(1.8, hue.GoldLit).Alpha(.8), brush.Curve(-33, -9, -20, -13, -8, -7))
	p.Line(even(1.8, hue.GoldLit).Alpha(.8), brush.Curve(33, -9, 20, -13, 8, -7))
}

func dragonSign(p brush.Pen) {
	scales := col(hue.Hex(0xf5b04e)).To(hue.Hex(0xc2582e), -18, -24, 22, 36).Form(.5, 9)
	for _, q := range [][]float32{{12, -26, 26, -34, 22, -18}, {20, -14, 35, -17, 26, -2}, {22, 2, 37, 4, 25, 14}, {22, 18, 36, 25, 22, 30}} {
		p.Shape(col(hue.Hex(0xd8503a)), 2.2, brush.Poly(q...))
	}
	p.Shape(col(hue.Hex(0xfff4d4)).To(hue.StoneDark, 0, -44, 10, -24), 2.4, brush.Blob(0, -24, 3, -38, 15, -46, 13, -34, 9, -22))
	head := brush.Blob(-36, -2, -28, -13, -16, -17, -8, -28, 6, -29, 19, -20, 25, -2, 24, 18, 26, 40, -2, 40, -2, 26, -8, 13, -20, 12, -31, 10)
	p.Shape(scales, 3.4, head)
	p.Fill(col(hue.Hex(0xfbe2a2)).Alpha(.85).Soft(1.5), brush.Blob(-3, 14, 6, 14, 9, 26, 10, 42, -2, 42))
	for i := range 3 {
		y := 22 + float32(i)*6
		p.Line(line(1.6), brush.Curve(-1, y, 4, y+1.5, 9, y))
	}
	p.Line(nib(2.4).Taper(), brush.Curve(-34, 3, -22, 5, -12, 1, -7, 4))
	p.Shape(col(hue.Hex(0xfffdf0)), 1.5, brush.Poly(-29, 4.5, -26.5, 10, -24, 5))
	p.Fill(col(hue.Ink), brush.Ellipse(-31, -5, 2, 1.5))
	p.Shape(col(hue.Hex(0xfffbe0)), 2.2, brush.Ellipse(-3, -13, 6, 6.6))
	p.Fill(col(hue.Ink), brush.Ellipse(-4.4, -12.6, 2.4, 4))
	p.Line(nib(2.6).Taper(), brush.Curve(-11, -20, -4, -23, 4, -19))
	p.Fill(col(hue.Cream).Alpha(.5).Soft(1.2), brush.Blob(-20, -12, -12, -15, -10, -10, -18, -7))
}

func ringSign(p brush.Pen) {
	p.Fill(col(hue.GlowCore).Alpha(.65).Soft(5), brush.Circle(-7, 2, 30))
	h := p.At(19, 2, 1).Turn(32)
	h.Shape(col(hue.WoodLit).To(hue.WoodDark, -3, 0, 4, 0), 2.6, brush.Round(-3.6, -8, 7.2, 42, 3))
	h.Shape(col(hue.Hex(0xe6ebf0)).To(hue.SteelDark, -12, -24, 14, -8).Form(.5, 4), 3, brush.Poly(-15, -24, 13, -25, 18, -17, 13, -9, -15, -9))
	band := brush.Ring(-8, 12, 23, 14.6)
	p.Fill(col(hue.GoldLit).To(hue.GoldDark, -26, -6, 12, 34).Form(.5, 5), band)
	p.Loop(nib(3.2), brush.Circle(-8, 12, 23))
	p.Loop(nib(2.6), brush.Circle(-8, 12, 14.6))
	p.Line(even(2.4, hue.Cream).Alpha(.8).Taper(), brush.Arc(-8, 12, 19, 19, 150, 230))
	stone := brush.Poly(-19, -25, 3, -25, 11, -15, -8, 0, -27, -15)
	p.Shape(col(hue.Hex(0xf26a58)).To(hue.Hex(0x9c1830), -20, -24, 8, 0), 2.8, stone)
	p.Fill(col(hue.Hex(0xffb4a0)).Alpha(.8), brush.Poly(-19, -25, -8, -25, -13, -15, -27, -15))
	p.Line(line(1.6), brush.Poly(-27, -15, 11, -15))
	p.Line(line(1.6), brush.Poly(-13, -15, -8, 0, -2, -15))
	glint(p, -17, -22, 8)
}

func hatSign(p brush.Pen) {
	hat := brush.Blob(-18, 18, -12, -4, -5, -24, 2, -38, 12, -42, 20, -34, 12, -30, 10, -18, 15, 2, 21, 18, 0, 23)
	p.Shape(col(hue.Hex(0x5a66c4)).To(hue.Hex(0x2c2f74), -12, -30, 18, 20).Form(.5, 8), 3.2, hat)
	p.Shape(col(hue.Hex(0x4a55b0)).To(hue.Hex(0x2c2f74), -20, 14, 24, 30).Form(.4, 5), 3.2, brush.Blob(-38, 24, -20, 16, 0, 20, 20, 16, 38, 24, 26, 33, 0, 35, -26, 33))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -16, 10, 18, 20), 2.4, brush.Blob(-17, 11, 0, 15, 18, 11, 20, 18, 0, 23, -19, 18))
	p.Shape(col(hue.GoldLit), 1.8, brush.Star(-1, -8, 7, 3, 5))
	p.Fill(col(hue.GoldLit), brush.Star(9, 3, 3.6, 1.5, 5))
	p.Line(line(2), brush.Curve(4, -33, 8, -28, 13, -29))
	for _, q := range [][3]float32{{-27, -16, 7}, {29, -14, 6}, {-24, 3, 4}, {27, 4, 4}, {-12, -35, 4}} {
		p.Shape(col(hue.GlowCore), 1.4, brush.Star(q[0], q[1], q[2], q[2]*.4, 4))
	}
}
