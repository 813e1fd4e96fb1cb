package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/rules/touria"
)

// gemTones are the tones of a cut stone: lit, its own colour, shaded, and deep.
type gemTones struct{ lit, base, dark, deep hue.C }

var gemPalette = [touria.Colours]gemTones{
	{hue.Hex(0x5a5568), hue.Hex(0x2a2833), hue.Gems[0], hue.Hex(0x08080c)},
	{hue.Hex(0x6f9fe8), hue.Hex(0x2d62c4), hue.Gems[1], hue.Hex(0x112c6c)},
	{hue.Hex(0xf58068), hue.Hex(0xe02d2c), hue.Gems[2], hue.Hex(0x7d0c1c)},
	{hue.Hex(0xa6e8c8), hue.Hex(0x5cc49c), hue.Gems[3], hue.Hex(0x23765c)},
	{hue.Hex(0xfffbc4), hue.Gems[4], hue.Hex(0xf0c62c), hue.Hex(0xc08a1c)},
	{hue.Hex(0xe6ccff), hue.Hex(0xc48cf9), hue.Hex(0xa862ea), hue.Hex(0x6a2fae)},
}

// gemShape returns the silhouette of a colour's gem in a box of ±50.
func gemShape(c touria.Colour) brush.Path {
	switch c {
	case touria.Black: // a broken octagon: cursed
		return brush.Poly(-18, -47, 8, -47, 16, -35, 25, -44, 46, -19, 46, 17, 20, 46, -6, 46, -15, 35, -23, 43, -46, 20, -47, -17)
	case touria.Blue: // a drop
		return brush.Blob(0, -50, 11, -29, 25, -8, 33, 14, 27, 36, 0, 48, -27, 36, -33, 14, -25, -8, -11, -29)
	case touria.Red: // a brilliant: wide, pointed below
		return brush.Poly(-29, -36, 29, -36, 49, -10, 0, 44, -49, -10)
	case touria.Green: // an upright rectangle, emerald cut
		return brush.Poly(-17, -48, 17, -48, 29, -36, 29, 36, 17, 48, -17, 48, -29, 36, -29, -36)
	case touria.Yellow: // a triangle
		return brush.Poly(-7, -43, 7, -43, 49, 31, 42, 42, -42, 42, -49, 31)
	}
	return brush.Star(0, 0, 49, 28, 6) // violet: a star of six points
}

// gemToken paints a gem with its double rim.
func gemToken(s *sheet) {
	c := touria.Colour(s.Spec.ID)
	p := s.Token()
	gemAt(p, c, s.Spec.Scale)
	s.Shadow(p.Unit())
}

// gemAt paints a gem that fills a box of ±50, rims included. At least one rim stands out from any
// background. Small gems have broader rims; scale is in pixels per logical pixel.
func gemAt(p brush.Pen, c touria.Colour, scale float32) {
	size := 100 * p.Unit()
	out, in := p.Px(max(1.5*scale, size*.034)), p.Px(max(1.8*scale, size*.040))
	q := p.Stretch(1-(out+in)/50, 1-(out+in)/50)
	shape := gemShape(c)
	q.Loop(even(2*(out+in), hue.GemRimOut), shape)
	q.Loop(even(2*in, hue.GemRimIn), shape)
	t := gemPalette[c]
	q.Fill(col(t.base).To(t.deep, -20, -30, 30, 50).Plain(), shape)
	gemFacets(q.Within(shape), c, t)
	if size >= 22 {
		q.Loop(even(p.Px(max(.8, size*.014)), hue.GemRimOut).Alpha(.55), shape)
	}
}

// facet fills one facet and draws its edge lightly.
func facet(p brush.Pen, c hue.C, xy ...float32) {
	path := brush.Poly(xy...)
	p.Fill(col(c).Plain(), path)
	p.Loop(even(1.3, hue.GemRimIn).Alpha(.22).Least(.5), path)
}

// table fills the top facet, from light to dark.
func table(p brush.Pen, a, b hue.C, xy ...float32) {
	path := brush.Poly(xy...)
	p.Fill(col(a).To(b, -18, -26, 18, 26).Plain(), path)
	p.Loop(even(1.3, hue.GemRimIn).Alpha(.35).Least(.5), path)
}

func gemFacets(p brush.Pen, c touria.Colour, t gemTones) {
	switch c {
	case touria.Black:
		facet(p, t.lit, -18, -46, -46, -17, -26, -11, -11, -26)
		facet(p, t.lit, -18, -46, 20, -44, 13, -25, -11, -26)
		facet(p, t.base, 20, -44, 45, -18, 26, -10, 13, -25)
		facet(p, t.base, -46, -17, -45, 20, -26, 13, -26, -11)
		facet(p, t.deep, 45, -18, 45, 17, 26, 12, 26, -10)
		facet(p, t.dark, -45, 20, -17, 45, -10, 27, -26, 13)
		facet(p, t.deep, -17, 45, 20, 45, 12, 27, -10, 27)
		facet(p, t.deep, 20, 45, 45, 17, 26, 12, 12, 27)
		table(p, t.base, t.deep, -11, -26, 13, -25, 26, -10, 26, 12, 12, 27, -10, 27, -26, 13, -26, -11)
		// The crack glows with magic, so that it does not look like coal.
		p.Line(even(4.6, hue.Hex(0x9c2f4a)).Least(1.2), brush.Poly(26, -48, 8, -22, 16, -4, -4, 12, 2, 28, -10, 48))
		p.Line(even(1.8, hue.Hex(0xff8a7a)).Least(.7), brush.Poly(26, -48, 8, -22, 16, -4, -4, 12, 2, 28, -10, 48))
		p.Fill(col(hue.Cream).Alpha(.55).Plain(), brush.Poly(-22, -30, -12, -34, -30, -14, -34, -14))
	case touria.Blue:
		facet(p, t.lit, 0, -50, -40, 10, -16, 6, 0, -22)
		facet(p, t.base, 0, -50, 40, 10, 16, 6, 0, -22)
		facet(p, t.base, -40, 8, -36, 44, -12, 26, -16, 6)
		facet(p, t.deep, 40, 8, 36, 44, 12, 26, 16, 6)
		facet(p, t.dark, -36, 44, 0, 54, 0, 32, -12, 26)
		facet(p, t.deep, 36, 44, 0, 54, 0, 32, 12, 26)
		table(p, t.lit, t.dark, 0, -22, 16, 6, 12, 26, 0, 32, -12, 26, -16, 6)
		p.Fill(col(hue.Cream).Alpha(.75).Plain(), brush.Blob(-15, 2, -10, -8, -6, -6, -11, 12, -17, 12))
		glint(p, -8, -18, 12)
	case touria.Red:
		facet(p, t.lit, -29, -36, 0, -36, -17, -10)
		facet(p, t.base, 0, -36, 29, -36, 17, -10)
		facet(p, t.base, -29, -36, -49, -10, -17, -10)
		facet(p, t.dark, 29, -36, 49, -10, 17, -10)
		table(p, t.lit, t.base, 0, -36, 17, -10, -17, -10)
		facet(p, t.base, -49, -10, -17, -10, 0, 44)
		facet(p, t.deep, 49, -10, 17, -10, 0, 44)
		table(p, t.base, t.dark, -17, -10, 17, -10, 0, 44)
		p.Fill(col(hue.Cream).Alpha(.7).Plain(), brush.Poly(-26, -32, -10, -32, -16, -25, -30, -25))
		glint(p, -17, -11, 12)
	case touria.Green:
		facet(p, t.lit, -17, -48, 17, -48, 10, -31, -10, -31)
		facet(p, t.lit, -17, -48, -29, -36, -16, -24, -10, -31)
		facet(p, t.base, 17, -48, 29, -36, 16, -24, 10, -31)
		facet(p, t.base, -29, -36, -29, 36, -16, 24, -16, -24)
		facet(p, t.deep, 29, -36, 29, 36, 16, 24, 16, -24)
		facet(p, t.dark, -29, 36, -17, 48, -10, 31, -16, 24)
		facet(p, t.deep, -17, 48, 17, 48, 10, 31, -10, 31)
		facet(p, t.deep, 17, 48, 29, 36, 16, 24, 10, 31)
		table(p, t.lit, t.dark, -10, -31, 10, -31, 16, -24, 16, 24, 10, 31, -10, 31, -16, 24, -16, -24)
		p.Fill(col(hue.Cream).Alpha(.6).Plain(), brush.Poly(-13, -19, -7, -26, -2, -26, -13, -9))
		p.Fill(col(hue.Cream).Alpha(.35).Plain(), brush.Poly(4, -26, 8, -26, -13, 4, -13, -3))
		glint(p, -15, -31, 12)
	case touria.Yellow:
		facet(p, t.lit, 0, -52, -52, 36, -21, 20, 0, -16)
		facet(p, t.dark, 0, -52, 52, 36, 21, 20, 0, -16)
		facet(p, t.deep, -52, 44, 52, 44, 21, 20, -21, 20)
		table(p, t.lit, t.dark, 0, -16, 21, 20, -21, 20)
		p.Line(even(1.3, hue.GemRimIn).Alpha(.3).Least(.5), brush.Poly(-48, 42, -21, 20))
		p.Line(even(1.3, hue.GemRimIn).Alpha(.3).Least(.5), brush.Poly(48, 42, 21, 20))
		p.Fill(col(hue.Hex(0xffffff)).Alpha(.8).Plain(), brush.Poly(-4, -32, -2, -24, -24, 14, -30, 14))
		glint(p, 0, -16, 11)
	default:
		for i := range 6 {
			a := float32(i)*60 - 90
			s0, c0 := brush.SinCos(a)
			s1, c1 := brush.SinCos(a - 30)
			s2, c2 := brush.SinCos(a + 30)
			l := [6]hue.C{t.lit, t.dark, t.dark, t.deep, t.base, t.lit}[i]
			r := [6]hue.C{t.base, t.dark, t.deep, t.deep, t.dark, t.base}[i]
			facet(p, l, 49*c0, 49*s0, 28*c1, 28*s1, 15*c1, 15*s1, 24*c0, 24*s0)
			facet(p, r, 49*c0, 49*s0, 28*c2, 28*s2, 15*c2, 15*s2, 24*c0, 24*s0)
		}
		table(p, t.lit, t.dark, starPoints(24, 15, 6)...)
		p.Fill(col(hue.Cream).Alpha(.55).Plain(), brush.Poly(-3, -40, -1, -28, -10, -22, -12, -25))
		glint(p, -9, -12, 12)
	}
}

// starPoints returns the corners of a star around the origin.
func starPoints(outer, inner float32, n int) []float32 {
	var xy []float32
	for _, q := range brush.Star(0, 0, outer, inner, n)[0] {
		xy = append(xy, q.X, q.Y)
	}
	return xy
}

// gemSocket paints an empty place for a gem.
func gemSocket(s *sheet) {
	p := s.Token()
	shape := gemShape(touria.Colour(s.Spec.ID)).Scale(.84, .84)
	p.Fill(col(hue.StoneDark).Alpha(.30).Edge(.5, 4), shape)
	in := p.Within(shape)
	in.Loop(even(9, hue.Violet).Alpha(.22), shape.Move(-2, -2))
	p.Loop(nib(1.6).Alpha(.42), shape)
	p.Loop(even(1.4, hue.Cream).Alpha(.6).Least(.6), shape.Move(1.6, 1.8))
}
