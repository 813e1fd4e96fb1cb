package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// paper fills a shape of w × h with paper.
func paper(p brush.Pen, shape brush.Path, w, h float32) {
	p.Fill(col(hue.Hex(0xfaf0d4)).Out(hue.Hex(0xe9d6a9), w*.42, h*.36, max(w, h)*.72), shape)
	in := p.Within(shape)
	// Old paper is irregularly darker at its edge.
	in.Loop(even(10, hue.Hex(0xa8794a)).Alpha(.10), shape)
	in.Loop(even(4, hue.Hex(0xa8794a)).Alpha(.14), shape)
	for i := range int(w*h/9000) + 1 {
		x, y := brush.Hash(i, 1, int(w))*w, brush.Hash(i, 2, int(h))*h
		r := 6 + 26*brush.Hash(i, 3, 1)
		in.Fill(col(hue.Hex(0xd9bc86)).Alpha(.10).Soft(r*.3), brush.Ellipse(x, y, r*1.5, r*.8))
	}
}

// PaperEdge returns the outline of a piece of paper w × h cut by hand: its
// border wanders by about d.
func PaperEdge(w, h, d float32, seed int) brush.Line {
	var l brush.Line
	side := func(x0, y0, x1, y1 float32) {
		n := max(int((abs(x1-x0)+abs(y1-y0))/max(d*9, 9)), 3)
		for i := range n {
			t := float32(i) / float32(n)
			x, y := x0+(x1-x0)*t, y0+(y1-y0)*t
			o := brush.Noise(x/d/7+float32(seed)*3.1, y/d/7, seed) * d * .42
			if x0 == x1 {
				x += o
			} else {
				y += o
			}
			l = append(l, Pt{X: x, Y: y})
		}
	}
	r := d * 1.4
	side(r, d*.4, w-r, d*.4)
	side(w-d*.4, r, w-d*.4, h-r)
	side(w-r, h-d*.4, r, h-d*.4)
	side(d*.4, h-r, d*.4, r)
	return brush.Smooth(l, true)[0]
}

func abs(x float32) float32 { return max(x, -x) }

func panelPiece(s *Sheet) {
	p, w, h := s.Piece()
	switch pictures.Panel(s.Spec.ID) {
	case pictures.PanelParchment:
		framed(s, p, w, h, hue.Hex(0x9a6a3c), 5)
	case pictures.PanelPlain:
		shape := brush.Round(1, 1, w-2, h-2, 7)
		paper(p, shape, w, h)
		p.Loop(nib(1.5).Alpha(.75), shape)
	case pictures.PanelDark:
		shape := brush.Round(1, 1, w-2, h-2, 9)
		p.Fill(col(walnut).To(walnutDeep, 0, 0, w*.2, h), shape)
		in := p.Within(shape)
		in.Tone(shape, func(q Pt, c hue.C) hue.C {
			return hue.Mix(c, grainOf(q.X, q.Y, 11, hue.Mix(c, waxed, .22), c, hue.Mix(c, sawn, .6)), .5)
		})
		in.Loop(even(7, sawn).Alpha(.35), shape)
		p.Loop(even(1.6, hue.GoldPale).Alpha(.85), brush.Round(1.6, 1.6, w-3.2, h-3.2, 8.4))
		p.Loop(even(.8, hue.GoldPale).Alpha(.35), brush.Round(5, 5, w-10, h-10, 6))
		s.Drop(Nearest(1.2*s.Spec.Scale), Nearest(2.8*s.Spec.Scale), 3.6*s.Spec.Scale, .6)
	case pictures.PanelCard:
		shape := brush.Round(1, 1, w-2, h-2, 8)
		paper(p, shape, w, h)
		p.Loop(even(1.4, hue.GoldDark).Alpha(.7), brush.Round(4.5, 4.5, w-9, h-9, 5))
		p.Loop(nib(1.8), shape)
		s.Drop(Nearest(1.5*s.Spec.Scale), Nearest(2.5*s.Spec.Scale), 3*s.Spec.Scale, .45)
	case pictures.PanelTooltip:
		shape := brush.Path{PaperEdge(w, h, 1.6, int(w))}
		p.Fill(col(hue.Hex(0xfffaea)).To(hue.Hex(0xf3e3bd), 0, 0, w*.3, h), shape)
		p.Loop(even(1, hue.GoldDark).Alpha(.5), brush.Round(4, 4, w-8, h-8, 4))
		p.Loop(nib(2), shape)
		s.Drop(Nearest(2*s.Spec.Scale), Nearest(3.5*s.Spec.Scale), 4.5*s.Spec.Scale, .6)
	case pictures.PanelScroll:
		shape := brush.Rect(4, 4, w-8, h-8)
		paper(p, shape, w, h)
		in := p.Within(shape)
		for _, y := range []float32{4, h - 4} {
			in.Fill(col(hue.Hex(0x6a4426)).Alpha(.45).Soft(4), brush.Rect(-10, y-7, w+20, 14))
		}
		p.Line(nib(1.6), brush.Poly(4, 4, 4, h-4))
		p.Line(nib(1.9), brush.Poly(w-4, 4, w-4, h-4))
		for _, y := range []float32{4.5, h - 4.5} {
			p.Shape(col(hue.Hex(0xb98150)).To(hue.Hex(0x4c2b1a), 0, y-4, 0, y+4.5), 1.5, brush.Round(3, y-3.6, w-6, 7.2, 3.4))
			p.Line(even(1, waxed).Alpha(.7), brush.Poly(8, y-1.8, w-8, y-1.8))
			for _, x := range []float32{3.6, w - 3.6} {
				p.Shape(col(brassLit).To(brassDeep, x-3, y-4, x+3, y+4), 1.2, brush.Ellipse(x, y, 3.2, 4.4))
			}
		}
		s.Drop(Nearest(1.8*s.Spec.Scale), Nearest(3*s.Spec.Scale), 4*s.Spec.Scale, .55)
	case pictures.PanelInset:
		shape := brush.Round(1, 1, w-2, h-2, 7)
		p.Fill(col(hue.Hex(0xe6d2a4)).To(hue.Hex(0xf1e2bf), 0, 0, 0, h), shape)
		in := p.Within(shape)
		in.Loop(even(5, hue.Violet).Alpha(.16), shape.Move(-.5, -1))
		in.Line(even(3, hue.Violet).Alpha(.22).Taper(), brush.Poly(4, 2, w-4, 2))
		p.Loop(nib(1.4).Alpha(.65), shape)
	}
}

// crestRim is the width of the rim of a player's panel.
const crestRim = 8

// framed paints parchment in a rim of the colour, d wide. The common one has golden
// studs.
func framed(s *Sheet, p brush.Pen, w, h float32, rim hue.C, d float32) {
	outer := brush.Round(1, 1, w-2, h-2, 11)
	inner := brush.Round(d, d, w-2*d, h-2*d, 8)
	p.Fill(col(hue.Lit(rim, .30)).To(hue.Shade(rim, .25), 0, 0, w*.3, h), outer)
	p.Line(even(1.2, hue.Cream).Alpha(.6), brush.Poly(10, 2.6, w-10, 2.6))
	p.Fill(col(hue.Violet).Alpha(.35).Soft(1.5), inner.Move(0, .5))
	paper(p, inner, w, h)
	in := p.Within(inner)
	in.Loop(even(4, hue.Violet).Alpha(.20), inner.Move(-.8, -.8))
	p.Loop(nib(1.3).Alpha(.9), inner)
	p.Loop(nib(2), outer)
	if d < crestRim {
		for _, q := range [][2]float32{{5.5, 5.5}, {w - 5.5, 5.5}, {5.5, h - 5.5}, {w - 5.5, h - 5.5}} {
			p.Shape(col(hue.GoldLit).To(hue.GoldDark, q[0]-2, q[1]-2, q[0]+3, q[1]+3), 1.3, brush.Circle(q[0], q[1], 3.6))
		}
	}
	s.Drop(Nearest(1.6*s.Spec.Scale), Nearest(3.4*s.Spec.Scale), 4*s.Spec.Scale, .62)
}

// panelCrestPiece paints parchment in a rim of a crest's colour.
func panelCrestPiece(s *Sheet) {
	p, w, h := s.Piece()
	framed(s, p, w, h, CrestColour(int(s.Spec.ID)), crestRim)
	s.Halo(hue.Glow, 3.4*s.Spec.Scale, .55)
}

// rimPiece paints the pattern on the rim of a player's panel.
func rimPiece(s *Sheet) {
	p, w, h := s.Piece()
	const d = crestRim - .6
	ring := brush.Hollow(brush.Round(2, 2, w-4, h-4, 10), brush.Round(d, d, w-2*d, h-2*d, 8))
	rimPattern(p.Within(ring), w, h, int(s.Spec.ID))
}

// rimPattern paints a crest's pattern around a frame of w × h: slanting stripes for
// the rose, dots for the star, zigzags for the leaf, a chequer for the sun, crescents for the moon.
func rimPattern(p brush.Pen, w, h float32, crest int) {
	pale := col(hue.Cream).Alpha(.75)
	side := func(q brush.Pen, n float32) {
		switch crest {
		case 0:
			for x := float32(-8); x < n; x += 11 {
				q.Fill(pale, brush.Poly(x, 9, x+9, 0, x+13, 0, x+4, 9))
			}
		case 1:
			for x := float32(9); x < n-4; x += 12 {
				q.Fill(pale, brush.Circle(x, 4.6, 1.9))
			}
		case 2:
			for x := float32(0); x < n; x += 12 {
				q.Line(even(1.9, hue.Cream).Alpha(.8), brush.Poly(x, 6.8, x+6, 2.6, x+12, 6.8))
			}
		case 3:
			for x := float32(3); x < n-3; x += 9 {
				q.Fill(pale, brush.Rect(x, 1, 4.5, 3.6))
				q.Fill(pale, brush.Rect(x+4.5, 4.6, 4.5, 3.6))
			}
		case 4:
			for x := float32(7); x < n-4; x += 10 {
				q.Fill(pale, Crescent(x, 4.6, 3.1))
			}
		}
	}
	side(p, w)
	side(p.At(w, 0, 1).Turn(90), h)
	side(p.At(w, h, 1).Turn(180), w)
	side(p.At(0, h, 1).Turn(-90), h)
}

// Nearest returns the nearest whole number.
func Nearest(x float32) int {
	if x < 0 {
		return -int(-x + .5)
	}
	return int(x + .5)
}

// RibbonColour returns the colour of a crest's ribbon, dark enough for cream
// letters (4.5:1).
func RibbonColour(crest int) hue.C {
	return [pictures.NoCrest + 1]hue.C{hue.Hex(0xa8363b), hue.Hex(0x3a6095), hue.Hex(0x3f6f35), hue.Hex(0x875812), hue.Hex(0x634b8f), hue.Hex(0x8f2f42)}[min(crest, pictures.NoCrest)]
}

// ribbonPiece paints a ribbon with folded, forked ends.
func ribbonPiece(s *Sheet) {
	p, w, h := s.Piece()
	c := RibbonColour(int(s.Spec.ID))
	tail := min(h*.62, w*.12)
	drop := h * .16
	for _, k := range []float32{1, -1} {
		q := p
		if k < 0 {
			q = p.At(w, 0, 1).Stretch(-1, 1)
		}
		q.Shape(col(hue.Shade(c, .18)).To(hue.Shade(c, .5), 0, 0, tail*1.5, 0), 1.8,
			brush.Poly(1, drop, tail*1.5, drop, tail*1.5, h-1, 1, h-1, tail*.42, (h+drop)/2))
		q.Shape(col(hue.Shade(c, .75)), 1.6, brush.Poly(tail*.92, h-drop-.5, tail*1.5, h-drop-.5, tail*1.5, h-1))
	}
	band := brush.Path{brush.Cat(brush.Curve(tail*.92, 2.4, w*.5, 1, w-tail*.92, 2.4)[0], brush.Curve(w-tail*.92, h-drop, w*.5, h-drop-1.4, tail*.92, h-drop)[0])}
	p.Fill(col(hue.Lit(c, .07)).To(hue.Shade(c, .16), 0, 0, 0, h).Edge(.25, 3), band)
	in := p.Within(band)
	in.Line(even(1.4, hue.GoldLit).Alpha(.75), brush.Poly(0, 6, w, 6))
	in.Line(even(1.4, hue.GoldLit).Alpha(.75), brush.Poly(0, h-drop-5, w, h-drop-5))
	p.Loop(nib(2), band)
	s.Drop(Nearest(1*s.Spec.Scale), Nearest(2.5*s.Spec.Scale), 3*s.Spec.Scale, .5)
}
