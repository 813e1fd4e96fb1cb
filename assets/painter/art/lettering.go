package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// The games' names in hand-made letters, each on the baseline at the origin, in a box about 110 wide
// and 140 high.

// glyph is a letter: its parts, filled together, and its width.
type glyph struct {
	parts brush.Path
	width float32
}

// stem returns an upright stroke with a waist and flared, concave ends.
func stem(x, top, foot, w float32) brush.Path {
	m := (top + foot) / 2
	left := brush.Curve(x-w*.74, top, x-w*.50, top+16, x-w*.43, m, x-w*.50, foot-16, x-w*.74, foot)[0]
	low := brush.Quad(Pt{X: x - w*.74, Y: foot}, Pt{X: x, Y: foot - 5}, Pt{X: x + w*.74, Y: foot}, 6)
	right := brush.Curve(x+w*.74, foot, x+w*.50, foot-16, x+w*.43, m, x+w*.50, top+16, x+w*.74, top)[0]
	high := brush.Quad(Pt{X: x + w*.74, Y: top}, Pt{X: x, Y: top + 5}, Pt{X: x - w*.74, Y: top}, 6)
	return brush.Path{brush.Cat(left, low, right, high)}
}

// glyphOf returns a letter of the games' names; others are blank.
func glyphOf(letter rune) glyph {
	switch letter {
	case 'T':
		return glyph{brush.Join(
			brush.Blob(-6, -100, -8, -124, 2, -142, 14, -133, 54, -130, 94, -133, 106, -142, 116, -124, 114, -100, 104, -106, 92, -110, 54, -107, 16, -110, 4, -106),
			stem(54, -124, 0, 30)), 114}
	case 'O':
		return glyph{brush.Join(
			brush.Blob(62, -144, 98, -132, 122, -98, 122, -52, 100, -10, 62, 3, 24, -10, 2, -52, 2, -98, 26, -132),
			brush.Blob(64, -116, 82, -106, 94, -82, 92, -48, 78, -24, 60, -20, 42, -32, 31, -58, 33, -92, 47, -112).Rev()), 126}
	case 'U':
		return glyph{brush.Join(
			brush.Path{brush.Cat(
				brush.Curve(4, -138, 11, -122, 12, -96, 11, -56, 20, -18, 44, 0, 60, 3)[0],
				brush.Curve(60, 3, 80, 0, 102, -16, 110, -54, 109, -96, 110, -122, 117, -138)[0],
				brush.Curve(117, -138, 98, -134, 78, -138)[0],
				brush.Curve(78, -138, 84, -122, 85, -92, 85, -54, 78, -30, 61, -24)[0],
				brush.Curve(61, -24, 46, -30, 40, -54, 39, -92, 41, -122, 47, -138)[0],
				brush.Curve(47, -138, 26, -134, 4, -138)[0])}), 123}
	case 'R':
		return glyph{brush.Join(
			stem(27, -138, 0, 31),
			brush.Path{brush.Cat(
				brush.Curve(26, -137, 66, -140, 98, -126, 106, -98, 92, -68, 60, -56, 30, -57)[0],
				brush.Curve(30, -78, 56, -78, 74, -86, 78, -100, 68, -113, 46, -116, 30, -114)[0])},
			brush.Blob(46, -68, 66, -70, 84, -44, 104, -16, 126, -6, 122, 4, 96, 5, 78, -8, 62, -36, 44, -58)), 122}
	case 'I':
		return glyph{stem(30, -138, 0, 32), 66}
	case 'A':
		return glyph{brush.Join(
			brush.Path{brush.Cat(brush.Curve(50, -148, 36, -98, 18, -44, -8, 0)[0], brush.Curve(-8, 0, 10, -5, 26, 0)[0], brush.Curve(26, 0, 33, -26, 48, -72, 62, -112)[0])},
			brush.Path{brush.Cat(brush.Curve(48, -149, 72, -142, 86, -100, 104, -44, 130, 0)[0], brush.Curve(130, 0, 108, -5, 88, 0)[0], brush.Curve(88, 0, 84, -20, 72, -66, 56, -108)[0])},
			brush.Blob(28, -44, 58, -39, 92, -44, 94, -27, 58, -23, 24, -27)), 126}
	case 'G':
		return glyph{brush.Join(
			brush.Path{brush.Cat(
				brush.Curve(112, -98, 104, -124, 92, -134, 62, -144, 26, -132, 2, -98, 2, -52, 24, -10, 62, 3, 92, -2, 112, -18)[0],
				brush.Curve(112, -18, 113, -40, 116, -66)[0],
				brush.Curve(116, -66, 92, -62, 60, -66)[0],
				brush.Curve(60, -66, 64, -56, 62, -46)[0],
				brush.Curve(62, -46, 74, -47, 82, -44, 82, -34, 80, -28)[0],
				brush.Curve(80, -28, 60, -20, 42, -32, 31, -58, 33, -92, 47, -112, 64, -116, 82, -108, 90, -88)[0],
				brush.Curve(90, -88, 102, -94, 112, -98)[0])}), 120}
	case 'M':
		return glyph{brush.Join(
			stem(20, -138, 0, 27), stem(122, -138, 0, 31),
			brush.Path{brush.Cat(brush.Curve(4, -140, 26, -134, 40, -140)[0], brush.Curve(40, -140, 56, -96, 76, -46)[0], brush.Curve(76, -46, 70, -26, 66, -10)[0], brush.Curve(66, -10, 42, -62, 14, -120)[0])},
			brush.Path{brush.Cat(brush.Curve(104, -140, 124, -134, 138, -140)[0], brush.Curve(138, -140, 106, -66, 74, -10)[0], brush.Curve(74, -10, 66, -26, 64, -44)[0], brush.Curve(64, -44, 90, -96, 104, -140)[0])}), 142}
	}
	return glyph{width: 50}
}

// oneWay gives the parts of a letter the same orientation, so that overlaps don't
// cut holes. The second of exactly two parts may be a hole (the O).
func oneWay(p brush.Path, hole bool) brush.Path {
	out := make(brush.Path, len(p))
	for k, l := range p {
		turn := brush.Area(l) < 0
		if hole && k == 1 {
			turn = !turn
		}
		out[k] = l
		if turn {
			out[k] = brush.Path{l}.Rev()[0]
		}
	}
	return out
}

// Lettering is how the letters of a name are coloured: from lit above to deep below, with an edge, a
// gleam on top and a shade at the foot, on a body that all letters share.
type Lettering struct{ Lit, Deep, Edge, Gleam, Foot, Body hue.C }

// Name paints a name, about 740 wide for six letters, with its baseline at the origin. It returns the
// pens of its letters, each in the middle of its baseline.
func (c *Lettering) Name(p brush.Pen, name string) []brush.Pen {
	const gap = 9
	letters := []rune(name)
	all := float32(-gap)
	for _, l := range letters {
		all += glyphOf(l).width + gap
	}
	type placed struct {
		parts brush.Path
		pen   brush.Pen
	}
	var row []placed
	var pens []brush.Pen
	x := -all / 2
	for i, l := range letters {
		g := glyphOf(l)
		u := (x + g.width/2) / (all / 2) // -1 … 1
		size := float32(1)
		if i == 0 || i == len(letters)-1 {
			size = 1.13
		}
		pen := p.At(x+g.width/2, 30*u*u-12, size).Turn(u * 6.5)
		row = append(row, placed{oneWay(g.parts, l == 'O').Move(-g.width/2, 0), pen})
		pens = append(pens, pen)
		x += g.width + gap
	}
	for _, g := range row {
		g.pen.Loop(even(23, c.Body), g.parts.Move(1.5, 5))
		g.pen.Loop(even(21, c.Body), g.parts)
	}
	for _, g := range row {
		g.pen.Loop(even(11, hue.Hex(0xfdf1d2)), g.parts)
	}
	for _, g := range row {
		g.pen.Loop(even(3.6, c.Edge).Alpha(.8), g.parts)
		g.pen.Fill(col(c.Lit).To(c.Deep, 0, -140, 0, -8).Form(.42, 11), g.parts)
		in := g.pen.Within(g.parts)
		in.Fill(col(c.Gleam).Alpha(.62).Soft(5), brush.Rect(-90, -170, 180, 56))
		in.Fill(col(c.Foot).Alpha(.32).Soft(6), brush.Rect(-90, -24, 180, 40))
		in.Line(even(3.4, hue.GlowCore).Alpha(.55).Taper(), brush.Curve(-46, -128, -40, -90, -42, -50))
	}
	return pens
}
