package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// The treasures, in the window's units: ±112 across, ±104 down.

// treasures paints the six kinds, from Chest on.
var treasures = [6]func(p brush.Pen){chest, chalice, bracelet, bronzeHelmet, cloak, mirror}

// vault is the dark room in which a treasure shines.
func vault(p brush.Pen, c hue.C) {
	wallOf(p, hue.Lit(c, .35), hue.Shade(c, .85), 0, 10)
	for i := range 12 {
		s, k := brush.SinCos(float32(i)*30 + 8)
		p.Fill(col(hue.Hex(0xfff0b8)).Alpha(.11).Soft(2), brush.Poly(0, 6, 150*k-16*s, 6+150*s+16*k, 150*k+16*s, 6+150*s-16*k))
	}
	p.Fill(col(hue.Hex(0xfff2c0)).Alpha(.34).Soft(24), brush.Circle(0, 6, 56))
	p.Shape(col(hue.Hex(0x8a6a58)).To(hue.Hex(0x3a2430), 0, 66, 0, 108), 2, brush.Blob(-124, 72, -40, 66, 40, 66, 124, 72, 124, 116, -124, 116))
	p.Fill(col(hue.Hex(0x1c1020)).Alpha(.45).Soft(5), brush.Ellipse(4, 74, 66, 11))
}

func chest(p brush.Pen) {
	vault(p, hue.Hex(0x7a3a3c))
	wood := col(hue.Hex(0xb87a44)).To(hue.Hex(0x5a3224), 0, -10, 0, 76)
	p.Shape(col(hue.Hex(0x9a5f34)).To(hue.Hex(0x4a2a20), 0, -80, 0, -20), 2.6, brush.Blob(-66, -18, -64, -52, -46, -72, 0, -78, 46, -72, 64, -52, 66, -18))
	p.Shape(col(hue.Hex(0x341c1c)), 2.2, brush.Poly(-66, -18, 66, -18, 60, 8, -60, 8))
	for i := range 22 {
		x := -52 + 104*brush.Hash(i, 1, 6)
		y := -8 - 18*brush.Hash(i, 2, 6)*(1-x*x/4000)
		disc(p, x, y, 9)
	}
	for i, c := range []hue.C{hue.Hex(0xe0485c), hue.Hex(0x4a9fe0), hue.Hex(0x54c890)} {
		x := -30 + float32(i)*30
		p.Shape(col(hue.Lit(c, .4)).To(hue.Shade(c, .4), x-8, -34, x+8, -14), 1.8, brush.Poly(x-9, -22, x-5, -31, x+5, -31, x+9, -22, x, -11))
		art.Glint(p, x-3, -28, 4)
	}
	p.Shape(wood, 2.6, brush.Poly(-68, 4, 68, 4, 62, 72, -62, 72))
	for _, y := range []float32{26, 50} {
		p.Line(nib(1.6).Alpha(.6), brush.Poly(-65, y, 65, y))
	}
	for _, x := range []float32{-48, 48} {
		p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, x-8, 0, x+8, 70), 1.8, brush.Rect(x-7, 3, 14, 69))
	}
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -14, 2, 14, 34), 2, brush.Blob(-14, 2, 14, 2, 14, 22, 0, 34, -14, 22))
	p.Fill(col(hue.Ink), brush.Join(brush.Circle(0, 12, 4), brush.Poly(-2, 13, 2, 13, 3.4, 23, -3.4, 23)))
}

func chalice(p brush.Pen) {
	vault(p, hue.Hex(0x5a3a86))
	gold := art.Metal(hue.GoldLit, hue.GoldDark, -46, -60, 50, 70)
	for _, k := range sides {
		p.Line(even(11, hue.Ink), brush.Curve(40*k, -40, 66*k, -42, 62*k, -8, 34*k, 4))
		p.Line(even(7, hue.Gold), brush.Curve(40*k, -40, 66*k, -42, 62*k, -8, 34*k, 4))
	}
	p.Shape(gold, 2.8, brush.Blob(-48, -62, 48, -62, 46, -26, 32, 4, 12, 18, 9, 44, 34, 62, 40, 74, -40, 74, -34, 62, -9, 44, -12, 18, -32, 4, -46, -26))
	p.Shape(col(hue.Hex(0x8a2a4a)).To(hue.Hex(0x4a1230), 0, -68, 0, -56), 2.2, brush.Ellipse(0, -62, 47, 10))
	p.Line(even(5, hue.GoldDark), brush.Curve(-44, -32, 0, -22, 44, -32))
	p.Line(even(3, hue.GoldLit), brush.Curve(-44, -34, 0, -24, 44, -34))
	for i, c := range []hue.C{hue.Hex(0x4a9fe0), hue.Hex(0xe0485c), hue.Hex(0x54c890)} {
		x := -24 + float32(i)*24
		p.Shape(col(hue.Lit(c, .4)).To(hue.Shade(c, .4), x-7, -22, x+7, -4), 1.8, brush.Ellipse(x, -11-float32(i&1)*-4, 8, 9))
	}
	p.Line(even(3, hue.Hex(0xfffbe0)).Alpha(.85).Taper(), brush.Curve(-38, -48, -36, -24, -24, -4))
	art.Glint(p, 36, -58, 12)
	art.Glint(p, -56, -30, 7)
}

func bracelet(p brush.Pen) {
	vault(p, hue.Hex(0x2f6a72))
	p.Shape(col(hue.Hex(0x8a2a48)).To(hue.Hex(0x481028), 0, 40, 0, 84), 2.4, brush.Blob(-80, 60, -60, 42, 0, 50, 60, 42, 80, 60, 62, 82, 0, 88, -62, 82))
	q := p.At(0, 2, 1)
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -60, -50, 60, 50), 2.6, brush.Hollow(brush.Ellipse(0, 0, 62, 52), brush.Ellipse(0, -3, 44, 34)))
	q.Loop(even(2.4, hue.GoldDark).Alpha(.8), brush.Ellipse(0, -1, 53, 43))
	for i := range 10 {
		s, c := brush.SinCos(float32(i) * 36)
		g := []hue.C{hue.Hex(0xe0485c), hue.Hex(0x5ac8d8)}[i&1]
		x, y := 53*c, -1+43*s
		q.Shape(col(hue.Lit(g, .45)).To(hue.Shade(g, .35), x-6, y-6, x+6, y+6), 1.7, brush.Ellipse(x, y, 7, 6.4))
		q.Fill(col(hue.Cream).Alpha(.9), brush.Circle(x-2, y-2, 1.7))
	}
	art.Glint(q, -42, -36, 12)
	art.Glint(q, 50, 10, 8)
}

func bronzeHelmet(p brush.Pen) {
	vault(p, hue.Hex(0x6a4a34))
	helmetAt(p.At(0, 14, 3.6))
	art.Glint(p, -36, -24, 11)
	art.Glint(p, 42, 20, 7)
}

func cloak(p brush.Pen) {
	vault(p, hue.Hex(0x3a4a96))
	p.Line(even(7, hue.Ink), brush.Poly(-70, -74, 70, -74))
	p.Line(even(4, hue.WoodLit), brush.Poly(-70, -74, 70, -74))
	blue := hue.Hex(0x5a78d8)
	art.Cloth(p, blue, brush.Blob(-26, -78, 0, -84, 26, -78, 44, -40, 62, 40, 70, 84, 44, 76, 24, 88, 0, 78, -24, 88, -44, 76, -70, 84, -62, 40, -44, -40),
		brush.Curve(-18, -64, -30, 0, -46, 72), brush.Curve(18, -64, 30, 0, 46, 72), brush.Curve(-7, -60, -10, 10, -20, 80), brush.Curve(7, -60, 10, 10, 20, 80))
	p.Shape(col(hue.Hex(0xd8e6ff)).To(hue.Hex(0x8a9ad8), -26, -80, 26, -50), 2, brush.Blob(-28, -78, -14, -60, 0, -54, 14, -60, 28, -78, 16, -70, 0, -66, -16, -70))
	for i := range 15 {
		x, y := -50+100*brush.Hash(i, 1, 7), -40+110*brush.Hash(i, 2, 7)
		if abs(x) < 34+y*.3 {
			p.Fill(col(hue.Hex(0xfff6c8)), brush.Star(x, y, 4+3*brush.Hash(i, 3, 7), 1.6, 4))
		}
	}
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -8, -66, 8, -50), 1.8, brush.Star(0, -56, 11, 5.6, 5))
}

func mirror(p brush.Pen) {
	vault(p, hue.Hex(0x6a3a6e))
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -10, 34, 10, 86), 2.4, brush.Blob(-8, 34, 8, 34, 6, 66, 13, 80, 0, 90, -13, 80, -6, 66))
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -56, -76, 56, 46), 2.8, brush.Ellipse(0, -18, 56, 62))
	for i := range 14 {
		s, c := brush.SinCos(float32(i) * 360 / 14)
		p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, 54*c-6, -18+60*s-6, 54*c+6, -18+60*s+6), 1.5, brush.Circle(54*c, -18+60*s, 6.4))
	}
	glass := brush.Ellipse(0, -18, 42, 48)
	p.Fill(col(hue.Hex(0xe8f8ff)).To(hue.Hex(0x7a98d0), -20, -60, 24, 24), glass)
	in := p.Within(glass)
	in.Fill(col(hue.Hex(0xffffff)).Alpha(.55).Soft(1), brush.Poly(-50, 4, 6, -80, 26, -80, -40, 30))
	in.Fill(col(hue.Hex(0xffffff)).Alpha(.4).Soft(1), brush.Poly(-24, 36, 34, -60, 40, -56, -12, 40))
	swirl := in.At(6, -12, 1)
	for i := range 3 {
		swirl.Line(even(2.4, hue.Hex(0x9a6ad8)).Alpha(.6).Taper(), brush.Arc(0, 0, 10+8*float32(i), 9+7*float32(i), float32(i)*50, 210+float32(i)*60))
	}
	p.Loop(nib(2.4), glass)
	art.Glint(p, -20, -44, 10)
	p.Shape(col(hue.Hex(0xf06a9a)).Form(.5, 3), 1.8, brush.Ellipse(0, -82, 7, 6))
}
