package grimoria

import (
	"math"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// tomePicture paints the open book, which is the panel of the table: 0 with ruled pages, 1 the large
// one with all spells.
func tomePicture(s *art.Sheet) {
	p, w, h := s.Piece()
	tomeAt(p, w, h, s.Spec.ID == 0)
	s.Drop(int(1.5*s.Spec.Scale), int(3*s.Spec.Scale), 4*s.Spec.Scale, .5)
}

// tomeAt paints an open book of w × h, its pages with a ruled border or without.
func tomeAt(p brush.Pen, w, h float32, ruled bool) {
	// Points beside each corner keep the curve from swinging out there, however wide the book is.
	leather := brush.Blob(2, 10, 14, 2, 30, 2.5, w*.25, 4, w/2-8, 7, w/2+8, 7, w*.75, 4, w-30, 2.5, w-14, 2, w-2, 10, w-1.7, 26,
		w-1.2, h-26, w-1, h-10, w-10, h-2, w-26, h-2.2, w*.75, h-3, w/2+8, h-6, w/2-8, h-6, w*.25, h-3, 26, h-2.2, 10, h-2, 1, h-10, 1.2, h-26, 1.7, 26)
	p.Shape(col(hue.Hex(0x9a3c48)).To(hue.Hex(0x4a1626), 0, 0, w*.2, h).Form(.4, 5), 2, leather)
	for i := range 6 { // the leaves below
		d := float32(6-i) * 1.3
		p.Shape(col(hue.Hex(0xf2e2ba)).To(hue.Hex(0xc8a870), 0, 0, 0, h), .8, brush.Rect(12-d*.5, 8+d*.3, w-24+d, h-16+d*.8))
	}
	for _, k := range sides {
		at := func(t float32) float32 { return w/2 + k*t*(w/2-13) }
		var pts brush.Line
		for i := range 25 {
			t := float32(i) / 24
			pts = append(pts, brush.Pt{X: at(t), Y: 8 + 6*sin(t*math.Pi*.92)*(1-t*.55) - 2*t})
		}
		for i := range 25 {
			t := 1 - float32(i)/24
			pts = append(pts, brush.Pt{X: at(t), Y: h - 12 + 6*sin(t*math.Pi*.92)*(1-t*.55) - 2*t})
		}
		page := brush.Path{pts}
		p.Fill(col(hue.Hex(0xfdf3d6)), page)
		p.Tone(page, func(q brush.Pt, c hue.C) hue.C {
			t := abs(q.X-w/2) / (w / 2)
			shade := .62*exp(-17*t) + .10*exp(-9*(1-t)) + .06*brush.Fbm(q.X/70, q.Y/50, 3, 11)
			age := max(brush.Fbm(q.X/130, q.Y/90, 3, 23), 0) * .22
			return hue.Shade(hue.Mix(hue.Mix(c, hue.Hex(0xe6cd98), .25+.3*q.Y/h), hue.Hex(0xc99a58), age), max(shade, 0))
		})
		p.Loop(nib(1.3), page)
		if !ruled {
			continue
		}
		// a ruled border with knots at its corners
		x0, x1 := w/2+k*26, w/2+k*(w/2-26)
		lo, hi := min(x0, x1), max(x0, x1)
		p.Loop(even(.9, hue.Hex(0xa8763c)).Alpha(.55), brush.Rect(lo, 22, hi-lo, h-46))
		for _, c := range [][2]float32{{lo, 22}, {hi, 22}, {lo, h - 24}, {hi, h - 24}} {
			p.Loop(even(.9, hue.Hex(0xa8763c)).Alpha(.7), brush.Rect(c[0]-4, c[1]-4, 8, 8))
			p.Fill(col(hue.Hex(0xa8763c)).Alpha(.6), brush.Circle(c[0], c[1], 1.8))
		}
	}
	for _, c := range [][2]float32{{0, 0}, {w, 0}, {0, h}, {w, h}} { // brass corners
		q := p.At(c[0], c[1], 1).Stretch(sign(w/2-c[0]), sign(h/2-c[1]))
		q.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -2, -2, 24, 24), 1.3, brush.Blob(-2, -2, 12, -3, 26, 3, 18, 8, 12, 12, 8, 18, 3, 26, -3, 12))
		q.Fill(col(hue.Hex(0x7d5222)), brush.Circle(7, 7, 2))
	}
}

func sin(x float32) float32 { return float32(math.Sin(float64(x))) }
func exp(x float32) float32 { return float32(math.Exp(float64(x))) }

func sqrt(x float32) float32     { return float32(math.Sqrt(float64(x))) }
func atan2(y, x float32) float32 { return float32(math.Atan2(float64(y), float64(x))) }

func sign(x float32) float32 {
	if x < 0 {
		return -1
	}
	return 1
}

// leathers are the colours of the players' books: rose, star, leaf, sun, moon.
var leathers = [5]hue.C{hue.Crests[0], hue.Crests[1], hue.Crests[2], hue.Crests[3], hue.Hex(0x8a7ac0)}

// shutPicture paints a closed book with the seal of its owner.
func shutPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	c := leathers[s.Spec.ID]
	p.Shape(col(hue.Shade(c, .55)), 1.8, brush.Poly(3, h*.7, w-3, h*.7, w-1, h-3, 1, h-3))
	for i := range 4 {
		y := h*.86 + float32(i)*h*.025
		p.Line(even(.9, hue.Hex(0xf2e2ba)), brush.Poly(5, y, w-5, y))
	}
	cover := brush.Blob(6, 2, w-6, 2, w-1, h*.82, 1, h*.82)
	p.Shape(col(hue.Lit(c, .16)).To(hue.Shade(c, .45), 0, 0, w*.2, h).Form(.35, 4), 1.9, brush.Poly(7, 2, w-7, 2, w-1, h*.84, 1, h*.84))
	p.Within(cover).Loop(even(1.2, hue.Hex(0xe8c46a)).Alpha(.85), brush.Poly(11, 6, w-11, 6, w-7, h*.77, 7, h*.77))
	for _, k := range sides {
		x := w/2 + k*(w/2-10)
		p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), x-6, 0, x+6, 10), 1.1, brush.Poly(w/2+k*(w/2-6), 1, w/2+k*(w/2-18), 1, w/2+k*(w/2-6), 12))
	}
	q := p.At(w/2, h*.43, min(w, h)/160)
	q.Shape(col(hue.Hex(0xc0304a)).To(hue.Hex(0x5a0c22), -24, -24, 26, 28).Form(.5, 4), 2.6, brush.Circle(0, 0, 36).Rough(3, 16, int(s.Spec.ID)+2))
	q.Loop(even(2, hue.Hex(0xf0a0a0)).Alpha(.5), brush.Circle(0, 0, 27))
	pale := col(hue.Hex(0xffdccc))
	switch s.Spec.ID {
	case 0:
		for i := range 5 {
			sn, cs := brush.SinCos(float32(i)*72 - 90)
			q.Fill(pale, brush.Circle(11*cs, 11*sn, 8.4))
		}
	case 1:
		q.Fill(pale, brush.Star(0, 1, 21, 9, 5))
	case 2:
		q.Fill(pale, brush.Blob(0, -22, 14, -6, 12, 10, 0, 18, -12, 10, -14, -6))
		q.Line(even(3, hue.Hex(0xffdccc)), brush.Poly(0, 16, 0, 25))
	case 3:
		q.Fill(pale, brush.Star(0, 0, 21, 12, 10))
	default:
		q.Fill(pale, crescent(2, 0, 20))
	}
	s.Drop(int(1.5*s.Spec.Scale), int(2*s.Spec.Scale), 2.4*s.Spec.Scale, .5)
}

// pocketPicture paints the leather pocket that only its owner looks into.
func pocketPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	leather := hue.Hex(0x9a5a3c)
	body := brush.Round(3, 10, w-6, h-14, 16)
	art.Cloth(p, leather, body)
	stitch := even(1.4, hue.Hex(0xf0d0a0)).Alpha(.75)
	p.Line(stitch, brush.Poly(12, 34, 12, h-26, 26, h-13, w-26, h-13, w-12, h-26, w-12, 34))
	flap := brush.Path{brush.Cat(brush.Line{{X: 1, Y: 8}, {X: w - 1, Y: 8}, {X: w - 3, Y: h * .34}}, brush.Quad(brush.Pt{X: w - 3, Y: h * .34}, brush.Pt{X: w / 2, Y: h * .86}, brush.Pt{X: 3, Y: h * .34}, 16))}
	p.Fill(col(hue.Hex(0x2a1418)).Alpha(.4).Soft(4), flap.Move(1, 4))
	art.Cloth(p, hue.Lit(leather, .12), flap)
	p.Line(stitch, brush.Path{brush.Quad(brush.Pt{X: 9, Y: h * .34}, brush.Pt{X: w / 2, Y: h * .79}, brush.Pt{X: w - 9, Y: h * .34}, 16)})
	q := p.At(w/2, h*.54, h/190)
	q.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -14, -14, 14, 16), 1.6, brush.Circle(0, 0, 17))
	q.Shape(col(hue.Hex(0x7d5222)), 0, crescent(1, 0, 10))
	s.Drop(int(1.5*s.Spec.Scale), int(2*s.Spec.Scale), 3*s.Spec.Scale, .5)
}

// hourPicture paints the hour candle: 0 its wax, which is shown as far as it has not burnt, 1 its
// dish.
func hourPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	if s.Spec.ID == 1 {
		p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), 0, 0, w, h), 1.8, brush.Ellipse(w/2, h*.5, w*.48, h*.42))
		p.Shape(col(hue.Hex(0x9a6a28)).To(hue.Hex(0xe2ba62), 0, 0, w, h), 1.1, brush.Ellipse(w/2, h*.42, w*.34, h*.26))
		s.Drop(int(1.5*s.Spec.Scale), int(2*s.Spec.Scale), 3*s.Spec.Scale, .5)
		return
	}
	wax := brush.Path{brush.Cat(brush.Quad(brush.Pt{X: 2, Y: 6}, brush.Pt{X: w / 2, Y: 1}, brush.Pt{X: w - 2, Y: 6}, 8), brush.Quad(brush.Pt{X: w - 2, Y: h - 4}, brush.Pt{X: w / 2, Y: h + 3}, brush.Pt{X: 2, Y: h - 4}, 8))}
	p.Shape(col(hue.Hex(0xfffaea)).To(hue.Hex(0xc79f74), 2, 0, w-2, 0), 1.6, wax)
	for i := range 13 { // a ring for each level
		y := h - 6 - float32(i+1)*(h-14)/14
		p.Line(even(1.2, hue.Hex(0xb8453f)).Alpha(.55), brush.Curve(3, y, w/2, y+2.4, w-3, y))
	}
	p.Line(even(2, hue.Hex(0xffffff)).Alpha(.7).Taper(), brush.Curve(w*.28, 12, w*.24, h*.4, w*.27, h-14))
}

// veilPicture paints a cloak that has fallen over a card: thin, blue and full of stars.
func veilPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	edge := brush.Line{{X: 1, Y: 2}, {X: w - 1, Y: 2}}
	for i := range 3 { // the hem
		x := w - 1 - float32(i)*(w-2)/3
		edge = append(edge, brush.Quad(brush.Pt{X: x, Y: h - 9}, brush.Pt{X: x - (w-2)/6, Y: h + 5}, brush.Pt{X: x - (w-2)/3, Y: h - 9}, 8)...)
	}
	shape := brush.Path{edge}
	p.Fill(col(hue.Hex(0x8aa4f0)).To(hue.Hex(0x2c3f9a), 0, 0, w*.3, h).Alpha(.52), shape)
	in := p.Within(shape)
	for i := range 4 {
		x := w * (.16 + .22*float32(i))
		in.Line(even(2.6, hue.Hex(0xdfe8ff)).Alpha(.35).Taper(), brush.Curve(x, 0, x-3, h*.5, x+4, h))
	}
	for i := range 12 {
		x, y := w*brush.Hash(i, 1, 9), h*brush.Hash(i, 2, 9)
		in.Fill(col(hue.Hex(0xfff6c8)).Alpha(.9), brush.Star(x, y, 2.4+2*brush.Hash(i, 3, 9), 1, 4))
	}
	p.Loop(even(1.2, hue.Hex(0xdfe8ff)).Alpha(.8), shape)
}
