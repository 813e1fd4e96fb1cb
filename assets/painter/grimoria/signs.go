package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// signPicture paints a sign as it stands on parchment.
func signPicture(s *art.Sheet) {
	p := s.Token()
	signAt(p, int(s.Spec.ID), hue.InkText)
	s.Shadow(p.Unit() * .6)
}

// signAt paints a sign in a box of ±46. Those at the ends of bands are flat, in one ink.
func signAt(p brush.Pen, sign int, ink hue.C) {
	gold := art.Metal(hue.GoldLit, hue.GoldDark, -36, -36, 36, 36)
	switch sign {
	case gpics.SignCrown:
		p.Shape(col(ink), 0, brush.Poly(-40, 30, -46, -22, -22, -2, 0, -38, 22, -2, 46, -22, 40, 30))
	case gpics.SignSpark:
		p.Shape(col(ink), 0, brush.Star(0, 0, 46, 15, 4))
	case gpics.SignHouse:
		p.Shape(col(ink), 0, brush.Poly(-30, 38, -30, -2, -42, -2, 0, -42, 42, -2, 30, -2, 30, 38))
	case gpics.SignLozenge:
		p.Shape(col(ink), 0, brush.Poly(0, -44, 34, 0, 0, 44, -34, 0))
	case gpics.SignBack, gpics.SignHoard:
		q := p.At(-31, -44, .5)
		backOf(q, 126, 177, sign == gpics.SignHoard)
	case gpics.SignPerson:
		p.Shape(col(hue.Hex(0x8fb0e0)).To(hue.Hex(0x3f5f9a), -30, 0, 34, 46), 4, brush.Blob(-42, 46, -36, 16, -16, 4, 16, 4, 36, 16, 42, 46))
		p.Shape(col(hue.Skin).To(hue.Hex(0xc89468), -16, -36, 18, 4), 4, brush.Circle(0, -16, 22))
	case gpics.SignBook:
		for _, k := range sides {
			p.Shape(col(hue.PaperLit).To(hue.PaperEdge, 0, -20, 40*k, 26), 3.6, brush.Blob(0, -20, 22*k, -30, 46*k, -24, 46*k, 24, 22*k, 18, 0, 28))
			p.Shape(col(hue.Hex(0x7a3a8a)), 1.6, brush.Star(23*k, -3, 13, 5.4, 5))
		}
		p.Line(nib(3.4), brush.Poly(0, -20, 0, 28))
	case gpics.SignStar:
		p.Shape(col(hue.Hex(0x6a54a8)).To(hue.Hex(0x1a1030), -30, -30, 30, 30), 4, brush.Star(0, 0, 46, 17, 4))
		art.Glint(p, -10, -12, 9)
	case gpics.SignBurst:
		p.Shape(col(hue.Hex(0xf07a58)).To(hue.Hex(0x94202c), -30, -30, 30, 34), 3.6, brush.Star(0, 0, 46, 33, 12))
		for _, k := range sides {
			q := p.At(0, 2, 1).Turn(45 * k)
			q.Shape(col(hue.Hex(0xf4f6fa)), 2.2, brush.Poly(-4, 24, -4, -24, 0, -32, 4, -24, 4, 24))
			q.Shape(col(hue.GoldLit), 2, brush.Rect(-10, 13, 20, 6))
		}
	case gpics.SignEye:
		p.Shape(col(hue.Hex(0xfffaf0)).To(hue.Hex(0xd8d0d8), 0, -20, 0, 24), 4, brush.Blob(-46, 2, -22, -21, 0, -26, 22, -21, 46, 2, 22, 22, 0, 27, -22, 22))
		p.Shape(col(hue.Hex(0x6ac8c0)).Out(hue.Hex(0x1d5a66), -5, -5, 26), 2.6, brush.Circle(0, 0, 19))
		p.Fill(col(hue.Ink), brush.Circle(0, 0, 9))
		p.Fill(col(hue.Hex(0xffffff)), brush.Circle(-6, -7, 4.6))
	case gpics.SignSwap:
		for _, k := range sides {
			q := p.Stretch(k, k)
			q.Line(even(13, hue.Ink), brush.Arc(0, 0, 30, 28, 195, 330))
			q.Line(even(8, hue.Hex(0x5f9a86)), brush.Arc(0, 0, 30, 28, 195, 330))
			q.Shape(col(hue.Hex(0x5f9a86)), 3, brush.Poly(13, -18, 44, -30, 38, 2))
		}
	case gpics.SignPennant:
		p.Line(even(8, hue.Ink), brush.Poly(-26, 46, -26, -44))
		p.Line(even(4, hue.WoodLit), brush.Poly(-26, 46, -26, -44))
		p.Shape(col(hue.Hex(0xe8564a)).To(hue.Hex(0x9a2438), -20, -40, 40, 0), 3.4, brush.Blob(-24, -42, 10, -38, 44, -30, 26, -18, 44, -6, 8, 0, -24, 2))
		q := p.At(0, -20, .62)
		q.Line(even(8, hue.Cream), brush.Poly(-8, -12, 2, -20, 2, 18))
	case gpics.SignSnuffed:
		p.Shape(gold, 3.4, brush.Blob(-30, 34, 0, 28, 30, 34, 20, 46, -20, 46))
		p.Shape(col(hue.Hex(0xfdf4dc)).To(hue.Hex(0xc8b48c), -12, 0, 14, 0), 3.4, brush.Blob(-13, 36, -13, -4, 0, -8, 13, -4, 13, 36))
		p.Line(even(4, hue.Ink), brush.Poly(0, -6, 0, -16))
		p.Line(even(7, hue.Hex(0x9a8ca8)).Alpha(.85).Taper(), brush.Curve(0, -18, 12, -26, -4, -36, 6, -46))
	case gpics.SignHelmet:
		helmetAt(p.At(0, 9, 2))
	case gpics.SignHouses:
		for i, c := range []hue.C{hue.Hex(0xd8a048), hue.Coral, hue.Slate} {
			x := -30 + 30*float32(i)
			h := 26 + 12*float32(i)
			p.Shape(col(hue.Hex(0xfaf0d8)), 2.8, brush.Rect(x-12, 30-h*.55, 24, h*.55))
			p.Shape(col(c).To(hue.Shade(c, .35), x-14, 0, x+14, 0), 2.8, brush.Poly(x-16, 30-h*.55, x, 30-h*1.25, x+16, 30-h*.55))
		}
	case gpics.SignArrow:
		p.Shape(col(hue.Hex(0xa0552c)).To(hue.Hex(0x6a2f24), -30, 0, 40, 0), 3, brush.Poly(-42, -9, 6, -9, 6, -28, 44, 0, 6, 28, 6, 9, -42, 9))
	case gpics.SignShield:
		p.Shape(col(hue.Hex(0x8ae0cc)).To(hue.Hex(0x1f6468), -30, -40, 30, 40).Form(.4, 5), 4, brush.Blob(0, -44, 36, -34, 34, 8, 0, 46, -34, 8, -36, -34))
		p.Loop(even(3, hue.Cream).Alpha(.8), brush.Blob(0, -32, 25, -25, 24, 5, 0, 32, -24, 5, -25, -25))
	case gpics.SignPile:
		for i := range 3 {
			q := p.At(-8+8*float32(i), 6-6*float32(i), 1).Turn(-14 + 12*float32(i))
			q.Shape(col(hue.PaperLit).To(hue.PaperEdge, -20, -30, 20, 30), 3, brush.Round(-22, -31, 44, 62, 6))
		}
		p.Shape(col(hue.Hex(0x6fa088)), 2, brush.Rect(-8, -26, 30, 24))
	}
}
