package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// What the companions hold, in the bust's units.

func helmetAt(p brush.Pen) {
	bronze := art.Metal(hue.Hex(0xe8a860), hue.Hex(0x7a4420), -16, -20, 16, 18)
	p.Shape(col(hue.Hex(0xb8383c)).To(hue.Hex(0x6a1c2a), -14, -30, 14, -8), 1.8, brush.Blob(-15, -6, -14, -22, 0, -31, 14, -22, 15, -6, 8, -15, 0, -18, -8, -15))
	p.Shape(bronze, 2, brush.Blob(-15, 16, -16, -6, -9, -18, 0, -21, 9, -18, 16, -6, 15, 16, 5, 18, 4, 2, 0, -3, -4, 2, -5, 18))
	p.Fill(col(hue.Hex(0x2a1820)), brush.Join(brush.Blob(-11, -3, -4, -4, -3.4, 1, -8, 2.6), brush.Blob(11, -3, 4, -4, 3.4, 1, 8, 2.6)))
	p.Line(even(1.4, hue.Hex(0xfff0c8)).Alpha(.8).Taper(), brush.Curve(-12, -5, -8, -14, -2, -18))
}

func hammerAndHelmet(f figure) {
	helmetAt(f.p.At(-31, 8, 1))
	art.Arm(f.p, f.cloth, f.Skin, 40, 22, 38, 2)
	q := f.p.At(36, -6, 1).Turn(10)
	q.Line(even(6, hue.Ink), brush.Poly(0, 18, 0, -26))
	q.Line(even(3.6, hue.WoodLit), brush.Poly(0, 18, 0, -26))
	q.Shape(art.Metal(hue.Hex(0xdfe4ea), hue.SteelDark, -14, -36, 14, -20), 2, brush.Poly(-14, -37, 8, -37, 15, -30, 8, -22, -14, -22))
	art.Fist(f.p.At(37, -2, 1.1), f.Skin)
}

func sceptre(f figure) {
	art.Arm(f.p, f.cloth, hue.Hex(0xfffdf6), 42, 22, 36, 4)
	q := f.p.At(36, -2, 1).Turn(5)
	q.Line(even(5.4, hue.Ink), brush.Poly(0, 24, 0, -36))
	q.Line(even(3.4, hue.GoldLit), brush.Poly(0, 24, 0, -36))
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -8, -50, 8, -34), 1.8, brush.Circle(0, -41, 7))
	q.Shape(col(hue.Hex(0x4a8fd8)).Form(.5, 3), 1.3, brush.Circle(0, -41, 3.6))
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -4, -58, 4, -48), 1.4, brush.Poly(-1.6, -48, -1.6, -52, -5, -52, -5, -55, -1.6, -55, -1.6, -59, 1.6, -59, 1.6, -55, 5, -55, 5, -52, 1.6, -52, 1.6, -48))
	art.Fist(f.p.At(36, 0, 1), f.Skin)
	for _, q := range [][3]float32{{-34, 17, 9}, {-44, 19, 8}, {-38, 11, 9}} {
		disc(f.p, q[0], q[1], q[2])
	}
}

func mapInHand(f figure) {
	q := f.p.At(20, 8, 1).Turn(-6)
	q.Shape(col(hue.PaperLit).To(hue.PaperEdge, -24, -12, 24, 16), 1.8, brush.Blob(-24, -12, 0, -9, 24, -13, 25, 14, 0, 17, -25, 14))
	for i, c := range []hue.C{hue.Coral, hue.Slate, hue.Hex(0x6fa055)} {
		x := -14 + float32(i)*14
		q.Shape(col(c), 1.2, brush.Poly(x-5, 4, x-5, -2, x, -7, x+5, -2, x+5, 4))
	}
	q.Line(even(1.4, hue.InkRed).Alpha(.8), brush.Curve(-18, 9, -4, 6, 6, 10, 18, 7))
	art.Fist(f.p.At(-3, 12, .95), f.Skin)
	art.Fist(f.p.At(43, 8, .95).Stretch(-1, 1), f.Skin)
}

func rapier(f figure) {
	art.Arm(f.p, f.cloth, f.trim, 40, 24, 34, 8)
	q := f.p.At(33, 2, 1).Turn(16)
	q.Shape(art.Metal(hue.Hex(0xf2f5f8), hue.SteelDark, -3, -60, 3, 0), 1.6, brush.Poly(-2.4, -4, -1.8, -56, 0, -62, 1.8, -56, 2.4, -4))
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -12, -6, 12, 4), 1.8, brush.Blob(-13, -3, 0, -6, 13, -3, 9, 2, 0, 0, -9, 2))
	q.Line(even(4, hue.GoldDark), brush.Poly(0, 0, 0, 11))
	art.Fist(f.p.At(33, 6, 1), f.Skin)
}

func doveAt(p brush.Pen) {
	white := col(hue.Hex(0xfffefc)).To(hue.Hex(0xb8b4cc), -10, -12, 14, 10)
	p.Shape(white, 1.7, brush.Blob(-17, -2, -12, -9, -6, -8, 0, -3, 10, -4, 22, -9, 18, 1, 8, 8, -4, 8, -11, 3))
	p.Shape(white, 1.4, brush.Blob(-2, 0, 8, -12, 18, -13, 12, -3, 4, 5))
	p.Shape(col(hue.Hex(0xe8a83c)), 1, brush.Poly(-16, -4, -21, -2, -16, 0))
	p.Fill(col(hue.Ink), brush.Circle(-12, -5, 1.3))
}

func doves(f figure) {
	doveAt(f.p.At(-34, 8, 1))
	doveAt(f.p.At(35, 2, .94).Stretch(-1, 1))
	art.Palm(f.p.At(33, 12, 1), f.Skin)
	art.Palm(f.p.At(-33, 18, 1).Stretch(-1, 1), f.Skin)
}

func ledgerAndBag(f figure) {
	q := f.p.At(-24, 12, 1).Turn(-8)
	q.Shape(col(hue.Hex(0x6a3a34)), 1.8, brush.Round(-24, -10, 48, 26, 3))
	for _, k := range sides {
		q.Shape(col(hue.PaperLit).To(hue.PaperEdge, 0, -10, 20*k, 14), 1.4, brush.Blob(0, -9, 10*k, -13, 22*k, -11, 22*k, 12, 10*k, 10, 0, 13))
		for i := range 4 {
			y := -6 + float32(i)*4.4
			q.Line(nib(.9).Alpha(.6), brush.Poly(4*k, y, 18*k, y-.6))
		}
	}
	art.Fist(f.p.At(-2, 16, .9), f.Skin)
	b := f.p.At(34, 8, 1)
	sack := hue.Hex(0xc89a5c)
	art.Cloth(b, sack, brush.Blob(-6, -12, 6, -12, 12, -3, 15, 12, 9, 20, -9, 20, -15, 12, -12, -3), brush.Curve(-4, -10, -7, 0, -6, 12), brush.Curve(4, -10, 7, 0, 6, 12))
	b.Shape(col(hue.Lit(sack, .2)).To(hue.Shade(sack, .3), -8, -18, 8, -10), 1.5, brush.Blob(-9, -18, -3, -14, 0, -17, 3, -14, 9, -18, 6, -10, -6, -10))
	b.Line(even(2.4, hue.Hex(0x8a2c38)), brush.Curve(-7, -10, 0, -8.4, 7, -10))
	disc(b, 0, 7, 6.4)
	art.Fist(f.p.At(34, -8, .9), f.Skin)
}

func luteInArm(f figure) {
	art.Arm(f.p, f.trim, hue.Cream, 40, 16, 32, -6)
	q := f.p.At(-6, 6, 1.14).Turn(58)
	q.Shape(art.Metal(hue.WoodLit, hue.WoodDark, -3, -44, 3, -12), 1.7, brush.Rect(-2.8, -42, 5.6, 32))
	q.Shape(col(hue.WoodDark), 1.6, brush.Poly(-3.4, -42, 3.4, -42, 9, -50, 4, -52))
	q.Shape(col(hue.Hex(0xeab878)).To(hue.Hex(0x9a5f34), -14, -14, 15, 16).Form(.35, 6), 2, brush.Blob(-4, -19, 4, -19, 14.6, -4, 15, 9, 0, 18, -15, 9, -14.6, -4))
	q.Fill(col(hue.Ink), brush.Circle(0, -2, 4.6))
	q.Loop(even(1.1, hue.GoldLit), brush.Circle(0, -2, 5.4))
	for i := range 3 {
		x := -1.8 + 1.8*float32(i)
		q.Line(even(.7, hue.Cream).Least(.5), brush.Poly(x, -42, x, 9.6))
	}
	art.Fist(f.p.At(29, -14, .92).Turn(30), f.Skin)
	art.Arm(f.p, f.trim, hue.Cream, -36, 22, -18, 15)
	art.Palm(f.p.At(-9, 10, .95).Turn(-12), f.Skin)
}

func letterInHand(f figure) {
	art.Arm(f.p, f.cloth, f.trim, 38, 24, 28, 10)
	q := f.p.At(30, 2, 1).Turn(-10)
	q.Shape(col(hue.Hex(0xfffaec)).To(hue.PaperEdge, -18, -12, 18, 14), 1.8, brush.Rect(-19, -13, 38, 26))
	q.Line(line(1.4), brush.Poly(-19, -13, 0, 3, 19, -13))
	q.Line(line(1.2), brush.Poly(-19, 13, -5, -1))
	q.Line(line(1.2), brush.Poly(19, 13, 5, -1))
	q.Shape(col(hue.Hex(0xc8384a)).Form(.5, 3), 1.4, brush.Circle(0, 2, 5.6).Rough(.7, 3, 4))
	art.Fist(f.p.At(24, 12, 1), f.Skin)
}

func chaliceAndCloth(f figure) {
	art.Arm(f.p, f.cloth, f.trim, -42, 22, -34, 10)
	c := f.p.At(-34, -8, 1)
	c.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -10, -16, 12, 18), 2, brush.Blob(-12, -16, 12, -16, 10, -4, 4, 2, 3, 12, 8, 17, -8, 17, -3, 12, -4, 2, -10, -4))
	c.Shape(col(hue.Hex(0x8a2a4a)), 1.4, brush.Ellipse(0, -15.6, 11, 3.2))
	for i, k := range []hue.C{hue.Heart, hue.Hex(0x4a8fd8), hue.Hex(0x54b888)} {
		c.Fill(col(k), brush.Circle(-6+6*float32(i), -7+float32(i&1)*2, 1.9))
	}
	art.Fist(f.p.At(-34, 6, 1), f.Skin)
}

func crystalBall(f figure) {
	q := f.p.At(0, 10, 1)
	q.Fill(col(hue.Hex(0xd8ecff)).Alpha(.5).Soft(9), brush.Circle(0, 0, 26))
	ball := brush.Circle(0, 0, 19)
	q.Fill(col(hue.Hex(0xf0f8ff)).Out(hue.Hex(0x5a6ac8), -6, -8, 30).Edge(.5, 4), ball)
	in := q.Within(ball)
	in.Fill(col(hue.Hex(0xffffff)).Alpha(.8).Soft(2), brush.Blob(-14, -5, -9, -14, -1, -17, -5, -11, -10, -6))
	card := in.At(2, 3, 1).Turn(8)
	card.Shape(col(hue.Cream), 1.2, brush.Round(-6, -8, 12, 16, 2))
	card.Fill(col(hue.Hex(0x8a3a9a)), brush.Star(0, 0, 4.4, 1.9, 5))
	q.Loop(nib(2.2), ball)
	for _, k := range sides {
		art.Arm(f.p, f.cloth, f.trim, 40*k, 24, 27*k, 14)
		hand := f.p.At(21*k, 10, 1.06).Stretch(-k, 1).Turn(-52)
		art.Palm(hand, f.Skin)
	}
}

func catAndCauldron(f figure) {
	b := f.p.At(-34, 14, 1)
	for _, q := range [][3]float32{{-8, -18, 4}, {3, -22, 5.4}, {9, -15, 3.4}, {-2, -30, 3}} {
		b.Shape(col(hue.Hex(0xc8f07a)).To(hue.Hex(0x5a9a3c), q[0]-3, q[1]-3, q[0]+4, q[1]+4).Alpha(.92), 1.2, brush.Circle(q[0], q[1], q[2]))
		b.Fill(col(hue.Cream).Alpha(.8), brush.Circle(q[0]-q[2]*.3, q[1]-q[2]*.4, q[2]*.24))
	}
	b.Shape(col(hue.Hex(0x55506a)).To(hue.Hex(0x221e30), -18, -10, 18, 12).Form(.4, 5), 2, brush.Blob(-18, -10, 18, -10, 20, 4, 13, 18, -13, 18, -20, 4))
	b.Shape(col(hue.Hex(0x9ad85a)), 1.6, brush.Ellipse(0, -10, 18, 4.6))
	c := f.p.At(38, 10, 1)
	c.Shape(col(hue.Hex(0x2c2434)).To(hue.Hex(0x120e1c), -10, -20, 12, 16), 1.7, brush.Blob(-13, 20, -12, -2, -8, -8, -12, -20, -4, -15, 4, -15, 12, -20, 8, -8, 12, -2, 13, 20))
	for _, k := range sides {
		c.Fill(col(hue.Hex(0xf0d83c)), brush.Blob(k*1.6, -9, k*4, -11.6, k*6.6, -9, k*4, -7.4))
		c.Fill(col(hue.Ink), brush.Ellipse(k*4, -9.4, .9, 2))
		c.Line(even(.9, hue.Cream).Alpha(.8), brush.Poly(k*3, -4, k*13, -6))
	}
	c.Fill(col(hue.Hex(0xd87a8a)), brush.Poly(-1.4, -6, 1.4, -6, 0, -4.4))
	c.Line(even(5, hue.Hex(0x1c1626)), brush.Curve(12, 14, 20, 4, 17, -8))
}

func snuffer(f figure) {
	q := f.p.At(36, 6, 1)
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -14, 8, 14, 16), 1.8, brush.Blob(-15, 9, 0, 6, 15, 9, 9, 16, -9, 16))
	q.Shape(col(hue.Hex(0xfdf4dc)).To(hue.Hex(0xd8c49a), -5, -14, 6, 8), 1.7, brush.Blob(-5, 9, -5, -14, 0, -16, 5, -14, 5, 9))
	q.Line(even(1.6, hue.Ink), brush.Poly(0, -15, 0, -20))
	for i := range 2 {
		x := float32(i)*3 - 1
		q.Line(even(2.4, hue.Hex(0xece4f0)).Alpha(.7).Taper(), brush.Curve(x, -22, x+5, -32, x-3, -42, x+3, -54))
	}
	art.Arm(f.p, f.cloth, f.trim, 42, 26, 34, 18)
	art.Fist(f.p.At(33, 17, .95), f.Skin)
	b := f.p.At(-34, 4, 1).Turn(-6)
	b.Line(even(5, hue.Ink), brush.Poly(0, 22, 0, -34))
	b.Line(even(3, hue.WoodLit), brush.Poly(0, 22, 0, -34))
	art.Cloth(b, hue.Hex(0xe0b45c), brush.Blob(-3, -32, 3, -32, 6, -38, 11, -58, 0, -61, -11, -58, -6, -38), brush.Curve(-1, -34, -4, -46, -6, -56), brush.Curve(1, -34, 4, -46, 6, -56))
	art.Arm(f.p, f.cloth, f.trim, -40, 24, -34, 10)
	art.Fist(f.p.At(-34, 6, 1), f.Skin)
}

func darkFire(f figure) {
	q := f.p.At(-33, -4, 1)
	q.Fill(col(hue.Hex(0xb86aff)).Alpha(.5).Soft(9), brush.Circle(0, -8, 20))
	q.Shape(col(hue.Hex(0x4a2a7a)).To(hue.Hex(0x160c2c), 0, -24, 0, 10), 1.8, brush.Star(0, -8, 19, 6, 4))
	q.Shape(col(hue.Hex(0xf0c8ff)), 0, brush.Star(0, -8, 8, 2.6, 4))
	for i := range 5 {
		s, c := brush.SinCos(float32(i) * 72)
		art.Glint(q, 24*c, -8+22*s, 3.4)
	}
	art.Arm(f.p, f.cloth, f.trim, -42, 26, -34, 16)
	art.Palm(f.p.At(-33, 12, 1.1), f.Skin)
	art.Arm(f.p, f.cloth, f.trim, 42, 26, 36, 12)
	s := f.p.At(35, 6, 1).Turn(6)
	s.Line(even(5, hue.Ink), brush.Poly(0, 20, 0, -44))
	s.Line(even(2.8, hue.Hex(0x6a5078)), brush.Poly(0, 20, 0, -44))
	s.Shape(col(hue.Hex(0xe8e2da)).To(hue.Hex(0x9a90a0), -6, -60, 7, -44), 1.6, brush.Blob(-7, -54, 0, -61, 7, -54, 5, -46, 3, -43, -3, -43, -5, -46))
	s.Fill(col(hue.Hex(0x2a1838)), brush.Join(brush.Circle(-2.6, -52, 1.9), brush.Circle(2.6, -52, 1.9)))
	art.Fist(f.p.At(35.4, 8, 1), f.Skin)
}

func blade(f figure) {
	art.Arm(f.p, hue.Hex(0x9aa2b4), hue.Hex(0x8a6242), 42, 24, 38, 6)
	q := f.p.At(37, 2, 1).Turn(6)
	q.Shape(art.Metal(hue.Hex(0xf2f5f8), hue.SteelDark, -6, -64, 6, -6), 1.8, brush.Poly(-5.4, -6, -5, -56, 0, -66, 5, -56, 5.4, -6))
	q.Line(nib(1.2).Alpha(.6), brush.Poly(0, -8, 0, -56))
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -14, -8, 14, -2), 1.8, brush.Round(-14, -8, 28, 5.4, 2.6))
	q.Line(even(5, hue.Hex(0x5a3428)), brush.Poly(0, -2, 0, 11))
	art.Fist(f.p.At(37.4, 5, 1.04), f.Skin)
	for _, q := range [][3]float32{{-38, 18, 8.4}, {-29, 20, 8}, {-34, 12, 8.4}} {
		disc(f.p, q[0], q[1], q[2])
	}
}
