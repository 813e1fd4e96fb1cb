package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
)

// heroesToken paints the heroes' group: a knight, a lady and a page who belong
// to no player, with the banner of the player to move.
func heroesToken(s *sheet) {
	p := s.Token()
	bottom := float32(s.Spec.H) / 2 / p.Unit()
	heroesAt(p.At(0, bottom-8, 1), int(s.Spec.ID))
	s.Shadow(p.Unit() * 1.1)
}

// heroesAt paints the heroes with their feet at the origin, about 92 wide and 106 high.
func heroesAt(p brush.Pen, crest int) {
	c := art.CrestColour(crest)
	// The round base repeats the colour.
	p.Shape(col(hue.Shade(c, .55)), 3.6, brush.Ellipse(0, 1, 46, 15))
	p.Shape(col(hue.Lit(c, .25)).To(hue.Shade(c, .25), -40, -10, 40, 8), 3, brush.Ellipse(0, -4, 46, 15))
	p.Fill(col(hue.StoneDark).To(hue.Stone, 30, 0, -30, -8), brush.Ellipse(0, -5, 38, 11.4))
	p.Fill(col(hue.Violet).Alpha(.35).Soft(2), brush.Ellipse(4, -3, 32, 8))
	// The pole is behind, the banner on top of it.
	p.Line(even(5.4, hue.Ink), brush.Poly(27, -8, 27, -108))
	p.Line(even(2.4, hue.WoodLit), brush.Poly(27, -8, 27, -107))
	flag := brush.Path{brush.Cat(brush.Curve(27, -106, 14, -110, 0, -104, -14, -108)[0], brush.Line{{X: -7, Y: -94}}, brush.Curve(-14, -80, 0, -76, 14, -82, 27, -78)[0])}
	p.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .35), -10, -106, 24, -78).Form(.3, 4), 3, flag)
	if crest < pictures.NoCrest {
		art.CrestSign(p.At(9, -93, .36), crest)
	} else {
		p.Shape(col(hue.GoldLit), 1.8, brush.Star(9, -93, 8, 3.4, 5))
	}
	p.Shape(col(hue.GoldLit).Form(.5, 2), 2.2, brush.Circle(27, -110, 4.4))

	person(p.At(-22, -6, 1), hue.Hex(0x7d9b8a), hue.Hex(0xa8552f), true, false)
	person(p.At(22, -6, .96), hue.Hex(0xb58a54), hue.Hex(0x5a3a2a), false, false)
	person(p.At(0, -1, 1.12), hue.Hex(0x9aa3b4), hue.SteelDark, false, true)
	// The shield in front shows the crest again.
	if crest < pictures.NoCrest {
		art.CrestAt(p.At(-9, -21, .30), crest)
	}
	swordAt(p.At(15, -25, .36).Turn(12).Stretch(1.7, 1), 2)
}

// person paints a figure, 60 high, with its feet at the origin.
func person(p brush.Pen, cloth, hair hue.C, lady, knight bool) {
	p.Shape(col(hue.Lit(cloth, .25)).To(hue.Shade(cloth, .45), -12, -34, 14, 0).Form(.4, 5), 3,
		brush.Blob(-7, -34, 7, -34, 13, -14, 15, 0, 0, 3, -15, 0, -13, -14))
	if lady {
		p.Shape(col(hue.Lit(hair, .2)).To(hue.Shade(hair, .3), -12, -60, 12, -26), 2.8, brush.Blob(-12, -26, -15, -46, -6, -60, 7, -60, 15, -46, 12, -26, 0, -22))
	}
	p.Shape(col(hue.Skin).Form(.3, 4), 2.8, brush.Circle(0, -43, 11.6))
	switch {
	case knight:
		p.Shape(col(hue.Hex(0xf0f2f4)).To(hue.SteelDark, -10, -56, 14, -40).Form(.5, 5), 2.8, brush.Blob(-13, -40, -13, -51, -5, -58, 5, -58, 13, -51, 13, -40, 6, -46, -6, -46))
		p.Shape(col(hue.Hex(0xe2604a)).To(hue.Hex(0xa02f40), 0, -74, 10, -58), 2.4, brush.Blob(-1, -57, -4, -68, 4, -76, 16, -73, 20, -63, 11, -65, 5, -58))
	case lady:
		p.Shape(col(hue.Lit(hair, .2)).To(hair, -10, -58, 10, -46), 2.6, brush.Blob(-13, -43, -11, -54, 0, -59, 11, -54, 13, -43, 6, -51, -3, -50))
	default:
		p.Shape(col(hue.Hex(0x6f9a55)).To(hue.Hex(0x466f4b), -12, -60, 14, -46), 2.6, brush.Blob(-14, -47, -9, -58, 3, -63, 12, -56, 15, -47, 0, -50))
		p.Line(nib(2.2).Tint(hue.Heart).Taper(), brush.Curve(8, -57, 16, -64, 22, -64))
	}
	p.Fill(col(hue.Ink), brush.Join(brush.Circle(-4, -41.5, 1.7), brush.Circle(4.4, -41.5, 1.7)))
	p.Line(nib(1.6).Taper(), brush.Curve(-3.4, -36.6, .4, -34.8, 4, -36.6))
	p.Fill(col(hue.Hex(0xe88a70)).Alpha(.5).Soft(1), brush.Join(brush.Circle(-7, -38, 2.4), brush.Circle(7.4, -38, 2.4)))
}
