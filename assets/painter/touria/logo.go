package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// The game's name in hand-made letters, each on the baseline at the origin, in a box about 110 wide
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

// glyphs returns the letters of the name.
func glyphs() []glyph {
	t := brush.Join(
		brush.Blob(-6, -100, -8, -124, 2, -142, 14, -133, 54, -130, 94, -133, 106, -142, 116, -124, 114, -100, 104, -106, 92, -110, 54, -107, 16, -110, 4, -106),
		stem(54, -124, 0, 30))
	o := brush.Join(
		brush.Blob(62, -144, 98, -132, 122, -98, 122, -52, 100, -10, 62, 3, 24, -10, 2, -52, 2, -98, 26, -132),
		brush.Blob(64, -116, 82, -106, 94, -82, 92, -48, 78, -24, 60, -20, 42, -32, 31, -58, 33, -92, 47, -112).Rev())
	u := brush.Join(
		brush.Path{brush.Cat(
			brush.Curve(4, -138, 11, -122, 12, -96, 11, -56, 20, -18, 44, 0, 60, 3)[0],
			brush.Curve(60, 3, 80, 0, 102, -16, 110, -54, 109, -96, 110, -122, 117, -138)[0],
			brush.Curve(117, -138, 98, -134, 78, -138)[0],
			brush.Curve(78, -138, 84, -122, 85, -92, 85, -54, 78, -30, 61, -24)[0],
			brush.Curve(61, -24, 46, -30, 40, -54, 39, -92, 41, -122, 47, -138)[0],
			brush.Curve(47, -138, 26, -134, 4, -138)[0])})
	r := brush.Join(
		stem(27, -138, 0, 31),
		brush.Path{brush.Cat(
			brush.Curve(26, -137, 66, -140, 98, -126, 106, -98, 92, -68, 60, -56, 30, -57)[0],
			brush.Curve(30, -78, 56, -78, 74, -86, 78, -100, 68, -113, 46, -116, 30, -114)[0])},
		brush.Blob(46, -68, 66, -70, 84, -44, 104, -16, 126, -6, 122, 4, 96, 5, 78, -8, 62, -36, 44, -58))
	i := stem(30, -138, 0, 32)
	a := brush.Join(
		brush.Path{brush.Cat(brush.Curve(50, -148, 36, -98, 18, -44, -8, 0)[0], brush.Curve(-8, 0, 10, -5, 26, 0)[0], brush.Curve(26, 0, 33, -26, 48, -72, 62, -112)[0])},
		brush.Path{brush.Cat(brush.Curve(48, -149, 72, -142, 86, -100, 104, -44, 130, 0)[0], brush.Curve(130, 0, 108, -5, 88, 0)[0], brush.Curve(88, 0, 84, -20, 72, -66, 56, -108)[0])},
		brush.Blob(28, -44, 58, -39, 92, -44, 94, -27, 58, -23, 24, -27))
	return []glyph{{t, 114}, {o, 126}, {u, 123}, {r, 122}, {i, 66}, {a, 126}}
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
			out[k] = reversed(l)
		}
	}
	return out
}

// logoPiece paints the name as large as the box allows.
func logoPiece(s *sheet) {
	w, h := float32(s.Spec.W), float32(s.Spec.H)
	unit := min(w/790, h/232)
	p := s.Pen(float32(s.Margin)+w/2, float32(s.Margin)+h/2+78*unit, unit)
	logoAt(p)
	d := max(int(unit*7+.5), 1)
	s.Drop(d*2/3, d, unit*9, .55)
}

// logoAt paints the name, about 740 wide, with its baseline at the origin.
func logoAt(p brush.Pen) {
	const gap = 9
	gs := glyphs()
	all := float32(-gap)
	for _, g := range gs {
		all += g.width + gap
	}
	type placed struct {
		parts brush.Path
		pen   brush.Pen
	}
	var row []placed
	x := -all / 2
	for i, g := range gs {
		u := (x + g.width/2) / (all / 2) // -1 … 1
		size := float32(1)
		if i == 0 || i == len(gs)-1 {
			size = 1.13
		}
		pen := p.At(x+g.width/2, 30*u*u-12, size).Turn(u * 6.5)
		row = append(row, placed{oneWay(g.parts, i == 1).Move(-g.width/2, 0), pen})
		x += g.width + gap
	}
	for _, g := range row { // a plum body shared by all letters
		g.pen.Loop(even(23, hue.Hex(0x38203c)), g.parts.Move(1.5, 5))
		g.pen.Loop(even(21, hue.Hex(0x38203c)), g.parts)
	}
	for _, g := range row {
		g.pen.Loop(even(11, hue.Hex(0xfdf1d2)), g.parts)
	}
	for _, g := range row {
		g.pen.Loop(even(3.6, hue.Hex(0x6a1f34)).Alpha(.8), g.parts)
		g.pen.Fill(col(hue.Hex(0xf08a4a)).To(hue.Hex(0xb02a44), 0, -140, 0, -8).Form(.42, 11), g.parts)
		in := g.pen.Within(g.parts)
		in.Fill(col(hue.Hex(0xffdf8a)).Alpha(.62).Soft(5), brush.Rect(-90, -170, 180, 56))
		in.Fill(col(hue.Hex(0x8a1f44)).Alpha(.32).Soft(6), brush.Rect(-90, -24, 180, 40))
		in.Line(even(3.4, hue.GlowCore).Alpha(.55).Taper(), brush.Curve(-46, -128, -40, -90, -42, -50))
	}
	o, i := row[1].pen, row[4].pen
	heart := o.At(0, -68, 1)
	heart.Loop(even(7, hue.Hex(0x38203c)), brush.HeartShape(0, 0, 19))
	heart.Fill(col(hue.GoldLit).To(hue.Ochre, -10, -16, 12, 18).Form(.5, 7), brush.HeartShape(0, 0, 19))
	glint(heart, -7, -7, 6)
	crown := o.At(0, -164, 1).Turn(-5)
	shape := brush.CrownShape(0, 0, 33)
	crown.Loop(even(9, hue.Hex(0x38203c)), shape)
	crown.Fill(col(hue.GoldLit).To(hue.Ochre, 0, -28, 0, 22).Form(.4, 6), shape)
	crown.Line(even(4, hue.GoldDark).Alpha(.8), brush.Poly(-30, 14, 30, 14))
	for k, c := range []hue.C{hue.Gems[3], hue.Hex(0xd8404a), hue.Gems[1]} {
		crown.Shape(col(c).Form(.5, 2), 2.4, brush.Circle(float32(k-1)*18, 5, 4.6))
	}
	star := brush.Star(0, -166, 24, 10, 5)
	i.Loop(even(9, hue.Hex(0x38203c)), star)
	i.Fill(col(hue.GlowCore).To(hue.Ochre, -10, -186, 12, -146).Form(.4, 6), star)
}
