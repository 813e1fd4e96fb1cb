package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// CrestColour returns the colour of a crest; none is crimson.
func CrestColour(crest int) hue.C {
	if crest < pictures.NoCrest {
		return hue.Crests[crest]
	}
	return hue.Hex(0xa83a44)
}

// CrestShape returns the silhouette of a crest's shield in a box of ±50.
func CrestShape(crest int) brush.Path {
	switch crest {
	case 0: // pointed
		return brush.Blob(0, -45, 20, -41, 40, -45, 42, -30, 40, -8, 30, 17, 14, 37, 0, 50, -14, 37, -30, 17, -40, -8, -42, -30, -40, -45, -20, -41)
	case 1: // round
		return brush.Circle(0, 0, 46)
	case 2: // square
		return brush.Round(-43, -43, 86, 86, 7)
	}
	if crest == 3 {
		return brush.Poly(0, -50, 44, 0, 0, 50, -44, 0) // lozenge
	}
	return brush.Gate(0, 47, 80, 96) // arch
}

// crestToken paints a player's crest.
func crestToken(s *Sheet) {
	p := s.Token()
	CrestAt(p, int(s.Spec.ID))
	s.Shadow(p.Unit())
}

// CrestAt paints a crest in a box of ±50.
func CrestAt(p brush.Pen, crest int) {
	crest = min(crest, pictures.NoCrest-1)
	shape := CrestShape(crest)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -40, 34, 44).Form(.4, 4), 4, shape)
	in := shape.Scale(.83, .83)
	c := hue.Crests[crest]
	p.Fill(col(hue.Lit(c, .14)).To(hue.Shade(c, .30), -20, -36, 26, 40).Edge(.3, 5), in)
	half := p.Within(in)
	half.Fill(col(hue.Violet).Alpha(.20), brush.Rect(0, -60, 60, 120))
	p.Loop(nib(2.4), in)
	CrestSign(p, crest)
}

// Crescent returns a waxing moon of a radius around a point.
func Crescent(x, y, r float32) brush.Path {
	out, in := brush.Arc(0, 0, 1, 1, 41, 319)[0], brush.Arc(.52, 0, .70, .70, 289, 71)[0]
	return brush.Path{brush.Cat(out, in)}.Scale(r, r).Move(x, y)
}

// CrestSign paints a crest's sign in cream: rose, star, leaf, sun, moon.
func CrestSign(p brush.Pen, crest int) {
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
	case 4:
		p.Shape(pale, 2.6, Crescent(0, 1, 25))
		p.Shape(col(hue.GoldLit), 2.2, brush.Star(11, 0, 9, 4, 5))
	default:
		p.Shape(pale, 2.4, brush.Star(0, 0, 27, 15, 12))
		p.Shape(col(hue.GoldLit).Form(.4, 5), 2.2, brush.Circle(0, 0, 13))
		p.Fill(col(hue.InkRed), brush.Join(brush.Circle(-4.4, -2.4, 1.8), brush.Circle(4.4, -2.4, 1.8)))
		p.Line(even(2, hue.InkRed).Taper(), brush.Curve(-5.5, 3.4, 0, 6.6, 5.5, 3.4))
	}
}
