package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/rules/touria"
)

// crestCount is the number of crests; this number itself means none.
const crestCount = 4

// crestColour returns the colour of a crest; none is crimson.
func crestColour(crest int) hue.C {
	if crest < crestCount {
		return hue.Crests[crest]
	}
	return hue.Hex(0xa83a44)
}

// crestShape returns the silhouette of a crest's shield in a box of ±50.
func crestShape(crest int) brush.Path {
	switch crest {
	case 0: // pointed
		return brush.Blob(0, -45, 20, -41, 40, -45, 42, -30, 40, -8, 30, 17, 14, 37, 0, 50, -14, 37, -30, 17, -40, -8, -42, -30, -40, -45, -20, -41)
	case 1: // round
		return brush.Circle(0, 0, 46)
	case 2: // square
		return brush.Round(-43, -43, 86, 86, 7)
	}
	return brush.Poly(0, -50, 44, 0, 0, 50, -44, 0) // lozenge
}

// crestToken paints a player's crest.
func crestToken(s *sheet) {
	p := s.token()
	crestAt(p, int(s.spec.ID))
	s.drop(p.Unit())
}

// crestAt paints a crest in a box of ±50.
func crestAt(p brush.Pen, crest int) {
	crest = min(crest, crestCount-1)
	shape := crestShape(crest)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -40, 34, 44).Form(.4, 4), 4, shape)
	in := shape.Scale(.83, .83)
	c := hue.Crests[crest]
	p.Fill(col(hue.Lit(c, .14)).To(hue.Shade(c, .30), -20, -36, 26, 40).Edge(.3, 5), in)
	half := p.Within(in)
	half.Fill(col(hue.Violet).Alpha(.20), brush.Rect(0, -60, 60, 120))
	p.Loop(nib(2.4), in)
	charge(p, crest)
}

// charge paints a crest's sign in cream: rose, star, leaf, sun.
func charge(p brush.Pen, crest int) {
	pale := col(hue.Hex(0xfffbee)).To(hue.Hex(0xe9dcc0), -16, -20, 18, 24)
	switch crest {
	case 0:
		for i := range 5 {
			s, c := brush.SinCos(float32(i)*72 - 90)
			p.Shape(pale, 2.4, brush.Circle(13*c, -3+13*s, 9.6))
		}
		p.Fill(pale, brush.Circle(0, -3, 12))
		p.Shape(col(hue.GoldLit), 2.2, brush.Circle(0, -3, 6))
	case 1:
		p.Shape(pale, 2.8, brush.Star(0, 1, 29, 12, 5))
	case 2:
		p.Line(even(7, hue.Ink), brush.Curve(0, 4, 1, 20, 5, 32))
		p.Shape(pale, 2.8, brush.Blob(0, -33, 8, -23, 20, -22, 17, -10, 25, -1, 15, 7, 10, 16, 0, 13, -10, 16, -15, 7, -25, -1, -17, -10, -20, -22, -8, -23))
		p.Line(even(3.2, hue.Hex(0xfffbee)), brush.Curve(0, 4, 1, 20, 5, 31))
		green := hue.Shade(hue.Crests[2], .4)
		p.Line(even(2.4, green), brush.Poly(0, -24, 0, 15))
		for _, k := range []float32{-1, 1} {
			p.Line(even(1.9, green).Taper(), brush.Poly(0, -8, 12*k, -15))
			p.Line(even(1.9, green).Taper(), brush.Poly(0, 2, 14*k, -3))
		}
	default:
		p.Shape(pale, 2.4, brush.Star(0, 0, 27, 15, 12))
		p.Shape(col(hue.GoldLit).Form(.4, 5), 2.2, brush.Circle(0, 0, 13))
		p.Fill(col(hue.InkRed), brush.Join(brush.Circle(-4.4, -2.4, 1.8), brush.Circle(4.4, -2.4, 1.8)))
		p.Line(even(2, hue.InkRed).Taper(), brush.Curve(-5.5, 3.4, 0, 6.6, 5.5, 3.4))
	}
}

// heroesToken paints the heroes: a knight, a lady and a page, neutral but for the
// banner of the player to move.
func heroesToken(s *sheet) {
	p := s.token()
	bottom := float32(s.spec.H) / 2 / p.Unit()
	heroesAt(p.At(0, bottom-8, 1), int(s.spec.ID))
	s.drop(p.Unit() * 1.1)
}

// heroesAt paints the heroes standing at the origin, about 92 wide and 106 high.
func heroesAt(p brush.Pen, crest int) {
	c := crestColour(crest)
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
	if crest < crestCount {
		charge(p.At(9, -93, .36), crest)
	} else {
		p.Shape(col(hue.GoldLit), 1.8, brush.Star(9, -93, 8, 3.4, 5))
	}
	p.Shape(col(hue.GoldLit).Form(.5, 2), 2.2, brush.Circle(27, -110, 4.4))

	person(p.At(-22, -6, 1), hue.Hex(0x7d9b8a), hue.Hex(0xa8552f), true, false)
	person(p.At(22, -6, .96), hue.Hex(0xb58a54), hue.Hex(0x5a3a2a), false, false)
	person(p.At(0, -1, 1.12), hue.Hex(0x9aa3b4), hue.SteelDark, false, true)
	// The shield in front shows the crest again.
	if crest < crestCount {
		crestAt(p.At(-9, -21, .30), crest)
	}
	swordAt(p.At(15, -25, .36).Turn(12).Stretch(1.7, 1), 2)
}

// person paints a figure 60 high standing at the origin.
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

// placeToken paints the emblem of a space: a coloured disc for destinations, a
// hexagonal stone for road spaces.
func placeToken(s *sheet) {
	p := s.token()
	placeAt(p, touria.Space(s.spec.ID))
	s.drop(p.Unit())
}

var tournamentColour = hue.Hex(0xc05a86)

// placeColour returns the colour of a destination.
func placeColour(sp touria.Space) hue.C {
	if sp == touria.AtTournament {
		return tournamentColour
	}
	return hue.Actions[sp]
}

func placeAt(p brush.Pen, sp touria.Space) {
	if sp.IsDestination() {
		roundel(p, placeColour(sp))
		placeSign(p.At(0, -1, .82), sp)
		return
	}
	hex := brush.Ngon(0, 0, 48, 44, 6, 0)
	p.Shape(col(hue.Stone).To(hue.StoneDark, -30, -30, 30, 36).Form(.4, 5), 3.4, hex)
	p.Fill(col(hue.Hex(0x8d7fa6)).To(hue.Hex(0x64547e), -20, -24, 24, 30).Edge(.3, 4), hex.Scale(.80, .80))
	p.Loop(nib(2), hex.Scale(.80, .80))
	placeSign(p.At(0, 0, .66), sp)
}

// placeSign paints the sign of a space in a box of about ±40.
func placeSign(p brush.Pen, sp touria.Space) {
	switch {
	case sp < touria.AtTournament:
		emblemAt(p, touria.Action(sp))
	case sp == touria.AtTournament:
		tiltSign(p)
	case sp == touria.AtCastle:
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -34, 0, 30).Form(.5, 6), 3.6, crownShape(0, 4, 36))
		p.Shape(col(hue.Heart).Form(.4, 3), 2.6, brush.HeartShape(0, 8, 10))
	case sp == touria.AtBridge:
		p.Shape(col(hue.WaterLit).To(hue.Water, 0, 8, 0, 34), 2.4, brush.Blob(-38, 14, 0, 8, 38, 14, 34, 30, 0, 35, -34, 30))
		arch := brush.Path{brush.Cat(brush.Curve(-42, 8, -22, -14, 0, -21, 22, -14, 42, 8)[0], brush.Line{{X: 42, Y: 26}, {X: 28, Y: 26}}, brush.Curve(28, 26, 18, 8, 0, 2, -18, 8, -28, 26)[0], brush.Line{{X: -42, Y: 26}})}
		p.Shape(col(hue.Stone).To(hue.StoneDark, -20, -20, 24, 26).Form(.3, 6), 3.4, arch)
		for _, x := range []float32{-20, 0, 20} {
			p.Line(line(2.4), brush.Poly(x, -14+x*x*.012, x*.8, 2+x*x*.014))
		}
	default:
		pick := p.Turn(-38)
		for _, k := range []float32{1, -1} {
			q := pick.Stretch(k, 1).Turn(-10)
			q.Shape(col(hue.WoodLit).To(hue.WoodDark, -3, 0, 3, 0), 3, brush.Round(-4, -22, 8, 60, 3))
			q.Shape(col(hue.Steel).To(hue.SteelDark, 0, -34, 0, -16).Form(.4, 4), 3.2, brush.Blob(-36, -10, -20, -26, 0, -31, 20, -26, 36, -10, 18, -18, 0, -20, -18, -18))
		}
	}
}

// tiltSign paints the tournament's sign: two lances behind a shield.
func tiltSign(p brush.Pen) {
	for _, k := range []float32{1, -1} {
		q := p.Stretch(k, 1).Turn(42)
		q.Shape(col(hue.Cream).To(hue.PaperEdge, -3, 0, 3, 0), 2.4, brush.Poly(-3.4, 42, -2, -38, 0, -48, 2, -38, 3.4, 42))
		for y := float32(-30); y < 38; y += 14 {
			q.Fill(col(hue.Crests[1]), brush.Poly(-2.4, y, 2.4, y+4, 2.6, y+9, -2.6, y+5))
		}
	}
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -18, -24, 20, 30), 3.2, crestShape(0).Scale(.60, .60))
	in := crestShape(0).Scale(.47, .47)
	p.Fill(col(hue.Hex(0xfffbee)), in)
	h := p.Within(in)
	h.Fill(col(hue.Crests[1]), brush.Join(brush.Rect(-30, -30, 30, 29), brush.Rect(0, -1, 30, 30)))
	p.Loop(nib(2.2), in)
	p.Fill(col(hue.GoldLit), brush.Star(-9, -10, 6, 2.6, 5))
	p.Fill(col(hue.Heart), brush.HeartShape(9, -10, 5))
}
