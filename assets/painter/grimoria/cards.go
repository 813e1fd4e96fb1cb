package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/rules/grimoria"
)

// scenePicture paints what a card shows in its window. Half a window is 112 units.
func scenePicture(s *art.Sheet) {
	p := s.Pen(float32(s.Spec.W)/2, float32(s.Spec.H)/2, float32(s.Spec.W)/220)
	switch c := grimoria.Card(s.Spec.ID); {
	case c.IsPlace():
		places[c](p)
	case c.IsTreasure():
		treasures[c-grimoria.Adventures](p)
	default:
		d := &sitters[c-grimoria.Places]
		d.room(p)
		d.paint(p.At(d.lean, 66, 1.78))
	}
	edge := brush.Rect(-110, -101, 220, 202)
	for i := range 6 { // the light falls off towards the frame
		p.Within(edge).Loop(even(4+6*float32(i), hue.Violet).Alpha(.055), edge)
	}
}

// groups are the frames of the four groups of cards: lit and deep, and the field below the picture.
var groups = [...]struct{ frame, lit, deep hue.C }{
	gpics.GroupEnd:     {hue.Hex(0x5c3d7c), hue.Hex(0x84599f), hue.Hex(0x4a2f68)},
	gpics.GroupAble:    {hue.Hex(0xc79a4c), hue.Hex(0xfdf0cc), hue.Hex(0xe4c88c)},
	gpics.GroupPlace:   {hue.Hex(0x4c9a76), hue.Hex(0x35735a), hue.Hex(0x1f4a40)},
	gpics.GroupHoarded: {hue.Hex(0x7a1c2c), hue.Hex(0xa23a38), hue.Hex(0x5c1528)},
}

// cardPicture paints the body of a card around its window, or a back.
func cardPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	body := brush.Round(0, 0, w, h, 10)
	p.Fill(col(hue.Hex(0xd8c296)), body.Move(0, 1.6))
	switch s.Spec.ID {
	case gpics.GroupBack, gpics.GroupHoard:
		backOf(p, w, h, s.Spec.ID == gpics.GroupHoard)
		s.Drop(int(1.4*s.Spec.Scale), int(2.2*s.Spec.Scale), 2.4*s.Spec.Scale, .5)
		return
	}
	g := groups[s.Spec.ID]
	p.Shape(col(hue.Hex(0xfdf3d6)).To(hue.Hex(0xe6cd98), 0, 0, w*.4, h).Form(.2, 4), 1.6, body)
	p.Loop(even(3.4, hue.Shade(g.frame, .3)), brush.Round(4, 4, w-8, h-8, 7))
	p.Loop(even(2.2, hue.Lit(g.frame, .18)), brush.Round(4, 4, w-8, h-8, 7))
	wx, wy, ww, wh := float32(gpics.WindowX), float32(gpics.WindowY), float32(gpics.WindowW), float32(gpics.WindowH)
	p.Loop(nib(2), brush.Round(wx, wy, ww, wh, 4))
	// the band, whose ends are folded behind the card
	y, bh := float32(104), float32(23)
	for _, k := range sides {
		x := w/2 + k*(w/2+4)
		p.Shape(col(hue.Shade(g.deep, .5)), 1.2, brush.Poly(x, y+bh-1, x-k*6, y+bh+5, x-k*6, y+bh-1))
	}
	band := brush.Path{brush.Cat(brush.Quad(brush.Pt{X: -4, Y: y + 1.5}, brush.Pt{X: w / 2, Y: y - 1.5}, brush.Pt{X: w + 4, Y: y + 1.5}, 12),
		brush.Quad(brush.Pt{X: w + 4, Y: y + bh}, brush.Pt{X: w / 2, Y: y + bh - 2.4}, brush.Pt{X: -4, Y: y + bh}, 12))}
	p.Shape(col(g.lit).To(g.deep, 0, y, 0, y+bh), 1.6, band)
	for _, dy := range []float32{3, bh - 3.4} {
		p.Line(even(.9, bandInk(s.Spec.ID)).Alpha(.35), brush.Curve(-1, y+dy+.8, w/2, y+dy-1.4, w+1, y+dy+.8))
	}
	// A smaller field for the icons, with the wear of many evenings.
	p.Loop(even(1, hue.Hex(0xc99a58)).Alpha(.6), brush.Round(9, y+bh+5, w-18, h-y-bh-14, 4))
	for i := range 6 {
		x, yy := 8+(w-16)*brush.Hash(i, 1, int(s.Spec.ID)+3), y+bh+6+(h-y-bh-14)*brush.Hash(i, 2, int(s.Spec.ID)+3)
		p.Fill(col(hue.Hex(0xc99a58)).Alpha(.12).Soft(3), brush.Circle(x, yy, 5+4*brush.Hash(i, 3, 1)))
	}
	sign := [...]int{gpics.SignCrown, gpics.SignSpark, gpics.SignHouse, gpics.SignLozenge}[s.Spec.ID]
	for _, k := range sides {
		signAt(p.At(w/2+k*(w/2-7), y+bh/2, .11), sign, bandInk(s.Spec.ID))
	}
	s.Drop(int(1.4*s.Spec.Scale), int(2.2*s.Spec.Scale), 2.4*s.Spec.Scale, .5)
}

// bandInk is the colour of signs and letters on a group's band.
func bandInk(group uint16) hue.C {
	if group == gpics.GroupAble {
		return hue.InkText
	}
	return hue.Hex(0xffe9b0)
}

// backOf paints a back: night with a compass for adventures, red with a keyhole for treasures.
func backOf(p brush.Pen, w, h float32, hoard bool) {
	lit, deep := hue.Hex(0x3a4a96), hue.Hex(0x151a44)
	if hoard {
		lit, deep = hue.Hex(0x9a2c40), hue.Hex(0x4a1024)
	}
	p.Shape(col(hue.Hex(0xe8c878)).To(hue.Hex(0x9a6a2c), 0, 0, w, h).Form(.4, 4), 1.6, brush.Round(0, 0, w, h, 10))
	field := brush.Round(4.5, 4.5, w-9, h-9, 7)
	p.Fill(col(lit).Out(deep, w*.45, h*.42, h*.66), field)
	p.Loop(nib(1.6), field)
	gold := even(1.1, hue.Hex(0xe8c46a)).Alpha(.85)
	p.Loop(gold, brush.Round(9, 9, w-18, h-18, 5))
	for _, kx := range sides {
		for _, ky := range sides {
			q := p.At(w/2+kx*(w/2-20), h/2+ky*(h/2-20), 1).Stretch(kx, ky)
			q.Line(gold, brush.Curve(8, -22, 2, -14, 6, -5, -5, -6, -14, -2, -22, 8))
			q.Fill(col(hue.Hex(0xe8c46a)), brush.Star(4, 4, 3.4, 1.2, 4))
		}
	}
	for i := range 16 {
		x, y := 16+(w-32)*brush.Hash(i, 1, 4), 16+(h-32)*brush.Hash(i, 2, 4)
		p.Fill(col(hue.Cream).Alpha(.55), brush.Circle(x, y, .8))
	}
	q := p.At(w/2, h/2, 1)
	brass := art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x9a6a2c), -26, -26, 26, 26)
	q.Loop(even(1.4, hue.Hex(0xe8c46a)), brush.Circle(0, 0, 37))
	q.Loop(even(.9, hue.Hex(0xe8c46a)).Alpha(.7), brush.Circle(0, 0, 33))
	if !hoard {
		q.Shape(brass, 1.3, brush.Star(0, 0, 20, 7, 8).Turn(22.5))
		q.Shape(brass, 1.6, brush.Star(0, 0, 33, 7.4, 4))
		for i := range 4 {
			s, c := brush.SinCos(90 * float32(i))
			q.Fill(col(hue.Hex(0x7a4a1c)).Alpha(.55), brush.Poly(0, 0, 33*c, 33*s, 5.2*(c-s), 5.2*(s+c)))
		}
		q.Shape(col(hue.Hex(0x2a3a80)), 1.2, brush.Circle(0, 0, 4))
		return
	}
	q.Shape(brass, 1.8, brush.Blob(0, -31, 19, -24, 23, 0, 16, 24, 0, 33, -16, 24, -23, 0, -19, -24))
	q.Fill(col(hue.Hex(0x2a0c16)), brush.Join(brush.Circle(0, -5, 8), brush.Poly(-4, -2, 4, -2, 7, 18, -7, 18)))
	q.Loop(nib(1.2), brush.Circle(0, -5, 8))
	for _, k := range [][2]float32{{-12, -19}, {12, -19}, {-12, 20}, {12, 20}} {
		q.Shape(brass, 1, brush.Circle(k[0], k[1], 2.2))
	}
}

// sealPicture paints the points of a card: a wax seal with a number; SealPlus says that they come
// besides.
func sealPicture(s *art.Sheet) {
	p := s.Token()
	wax := hue.Hex(0x8a1c30)
	var teeth []float32
	for i := range 36 {
		r := float32(46)
		if i&1 == 1 {
			r = 40
		}
		sn, c := brush.SinCos(float32(i) * 10)
		teeth = append(teeth, r*c, r*sn)
	}
	p.Shape(col(hue.Hex(0xe8c878)).To(hue.Hex(0x9a6a2c), -30, -34, 32, 34), 3.4, brush.Blob(teeth...))
	p.Shape(col(hue.Lit(wax, .22)).To(hue.Shade(wax, .45), -24, -28, 26, 30).Form(.5, 5), 2.6, brush.Circle(0, 0, 34))
	p.Loop(even(1.8, hue.Hex(0xf0b0a0)).Alpha(.5), brush.Circle(0, 0, 29.5))
	n, plus := int(s.Spec.ID), false
	if n >= gpics.SealPlus {
		n, plus = n-gpics.SealPlus, true
	}
	x := float32(0)
	if plus {
		x = 10
		p.Line(even(7.4, hue.Hex(0x4a0c1c)), brush.Poly(-22, 1, -7, 1))
		p.Line(even(7.4, hue.Hex(0x4a0c1c)), brush.Poly(-14.5, -6.5, -14.5, 8.5))
		p.Line(even(4.6, hue.Cream), brush.Poly(-22, 0, -7, 0))
		p.Line(even(4.6, hue.Cream), brush.Poly(-14.5, -7.5, -14.5, 7.5))
	}
	numeral(p.At(x, 0, 1), n)
	s.Shadow(p.Unit())
}

// strokes are the digits 0 to 6 in a box of ±11 × ±17.
var strokes = [...][]brush.Path{
	{brush.Ellipse(0, 0, 10, 16)},
	{brush.Poly(-6, -10, 1, -16, 1, 16), brush.Poly(-6, 16, 8, 16)},
	{brush.Curve(-9, -9, -5, -15, 2, -16, 8, -12, 8, -5, -9, 15), brush.Poly(-9, 15.4, 10, 15.4)},
	{brush.Curve(-9, -12, -2, -16, 7, -13, 7, -4, -1, -1), brush.Curve(-1, -1, 9, 2, 9, 12, 0, 16, -9, 12)},
	{brush.Poly(4, 16, 4, -16, -11, 7, 11, 7)},
	{brush.Poly(8, -15.4, -6, -15.4, -7, -2), brush.Curve(-7, -2, 2, -5, 10, 2, 8, 13, -1, 16, -9, 12)},
	{brush.Curve(6, -15, -4, -11, -9, 4, -6, 14, 2, 16, 9, 10, 7, 2, 0, -1, -8, 5)},
}

// numeral draws a digit in cream with a dark rim.
func numeral(p brush.Pen, n int) {
	for _, q := range []struct {
		w float32
		c hue.C
		y float32
	}{{8.4, hue.Hex(0x4a0c1c), 1}, {5.4, hue.Cream, 0}} {
		for _, path := range strokes[n%len(strokes)] {
			if n == 0 {
				p.Loop(even(q.w, q.c), path.Move(0, q.y))
			} else {
				p.Line(even(q.w, q.c), path.Move(0, q.y))
			}
		}
	}
}

// medalPicture paints a companion's head in a round frame.
func medalPicture(s *art.Sheet) {
	p := s.Token()
	c := max(grimoria.Card(s.Spec.ID), grimoria.Places)
	d := &sitters[c-grimoria.Places]
	ring := groups[gpics.GroupAble].frame
	if c <= grimoria.TaxCollector {
		ring = groups[gpics.GroupEnd].frame
	}
	p.Shape(col(hue.Lit(ring, .4)).To(hue.Shade(ring, .3), -30, -30, 32, 34).Form(.4, 4), 3, brush.Circle(0, 0, 47))
	disc := brush.Circle(0, 0, 41)
	in := p.Within(disc)
	d.room(in.At(0, 0, .62))
	d.paint(in.At(0, 40, .98))
	p.Loop(nib(2.6), disc)
	s.Shadow(p.Unit())
}

func coinPicture(s *art.Sheet) {
	p := s.Token()
	disc(p, 0, 0, 46)
	s.Shadow(p.Unit())
}
