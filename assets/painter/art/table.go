package art

import (
	"math"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// The woods and metals of the table.
var (
	oak, oakLit, oakDeep = hue.Oak, hue.Hex(0x936337), hue.Hex(0x3a2217)
	walnut, walnutDeep   = hue.Hex(0x5c3925), hue.Hex(0x331e17)
	brassLit, brassDeep  = hue.Hex(0xfbe09a), hue.Hex(0x80541f)
	sawn                 = hue.Hex(0x1b0f0d) // gaps between boards
	waxed                = hue.Hex(0xf2bd77) // light on an edge of wood
)

// grainOf colours wood: rings drawn out along x, with a board's own seed.
func grainOf(x, y float32, seed int, lit, mid, deep hue.C) hue.C {
	sway := brush.Fbm(x/310, y/46+float32(seed)*3.7, 3, 41) * 26
	v := .50*brush.Noise(x/520, (y+sway)/4.2, 50+seed) + .34*brush.Fbm(x/70, (y+sway*.6)/1.5, 2, 90+seed) + .34*brush.Fbm(x/240, y/40, 2, 130+seed)
	if v > 0 {
		return hue.Mix(mid, lit, min(v*.9, .72))
	}
	return hue.Mix(mid, deep, min(-v*1.1, .85))
}

// tablePiece paints the table: long oak boards, pegged where they meet, in the light
// of candles that stand beyond the upper corners.
func tablePiece(s *Sheet) {
	p, w, h := s.Piece()
	all := brush.Rect(0, 0, w, h)
	p.Fill(col(oak), all)
	type board struct{ y, h, joint float32 }
	var boards []board
	for y, i := float32(-22), 0; y < h; i++ {
		b := board{y: y, h: 84 + 44*brush.Hash(i, 1, 7)}
		b.joint = w * (.12 + .76*brush.Hash(i, 2, 7))
		boards = append(boards, b)
		y += b.h
	}
	p.Tone(all, func(q Pt, c hue.C) hue.C {
		i := 0
		for i < len(boards)-1 && q.Y > boards[i+1].y {
			i++
		}
		b := &boards[i]
		part := 2 * i
		if q.X > b.joint {
			part++
		}
		x, y := q.X+731*brush.Hash(part, 3, 7), q.Y-b.y
		for k := range 2 { // the grain flows round a knot
			kx, ky := b.joint+(brush.Hash(part, 4+k, 7)-.5)*w*.9, b.h*(.25+.5*brush.Hash(part, 6+k, 7))
			dx, dy := (q.X-kx)/40, (y-ky)/13
			if d := dx*dx + dy*dy; d < 14 {
				f := float32(math.Exp(float64(-d * .45)))
				y += dy * 17 * f
				if d < .7 {
					c = hue.Mix(c, oakDeep, .75*(1-d/.7))
				}
			}
		}
		tone := hue.Mix(oak, [...]hue.C{oakLit, hue.Hex(0x4c2d1b), hue.Hex(0x694025), hue.Hex(0x573a2b)}[int(brush.Hash(part, 8, 7)*3.99)], .38)
		return hue.Mix(c, grainOf(x, y+b.y, part, hue.Mix(tone, oakLit, .7), tone, oakDeep), .92)
	})
	for i := range boards {
		b := &boards[i]
		p.Fill(col(sawn).Alpha(.92), brush.Rect(0, b.y-1.2, w, 2.4))
		p.Fill(col(waxed).Alpha(.24), brush.Rect(0, b.y+1.2, w, 1.3))
		p.Fill(col(sawn).Alpha(.30).Soft(4), brush.Rect(0, b.y+b.h-9, w, 9))
		p.Fill(col(sawn).Alpha(.85), brush.Rect(b.joint-1, b.y, 2, b.h))
		p.Fill(col(waxed).Alpha(.2), brush.Rect(b.joint+1, b.y+2, 1.2, b.h-3))
		for _, dx := range []float32{-13, 13} {
			for _, k := range []float32{.24, .76} {
				x, y := b.joint+dx, b.y+b.h*k
				p.Fill(col(sawn).Alpha(.55).Soft(1.6), brush.Circle(x+.8, y+1, 4.6))
				p.Fill(col(hue.Hex(0x4a2c1a)).To(hue.Hex(0x6e4626), x-3, y-3, x+3, y+3), brush.Circle(x, y, 3.7))
				p.Line(even(.9, waxed).Alpha(.35), brush.Arc(x, y, 3.5, 3.5, 190, 290))
			}
		}
	}
	for i := range 26 { // scratches and the ring of a cup: this table is played at
		x, y := w*brush.Hash(i, 11, 7), h*brush.Hash(i, 12, 7)
		l := 24 + 70*brush.Hash(i, 13, 7)
		p.Line(even(.8, waxed).Alpha(.16).Taper(), brush.Poly(x, y, x+l, y+10*(brush.Hash(i, 14, 7)-.5)))
	}
	s.light(p, w, h)
}

// light warms the table from its upper corners and lets night fall at its edge.
func (s *Sheet) light(p brush.Pen, w, h float32) {
	all := brush.Rect(0, 0, w, h)
	p.Tone(all, func(q Pt, c hue.C) hue.C {
		x, y := q.X/w-.5, q.Y/h-.5
		near := float32(0)
		for _, k := range []float32{-.41, .41} {
			dx, dy := (x-k)*1.78, y+.34
			near += float32(math.Exp(float64(-(dx*dx + dy*dy) * 7)))
		}
		dx, dy := x*1.2, y+.02
		mid := float32(math.Exp(float64(-(dx*dx + dy*dy) * 2.4)))
		l := .58 + .24*mid + .42*near
		f := func(v uint8, k float32) uint8 { return uint8(min(max(float32(v)*k, 0), 255)) }
		c.R, c.G, c.B = f(c.R, l*1.04), f(c.G, l*(.97+.03*near)), f(c.B, l*(1.06-.24*near))
		return c
	})
}

// velvetPiece paints the runner that lies along the table, without its hems.
func velvetPiece(s *Sheet) {
	p, w, h := s.Piece()
	all := brush.Rect(0, 0, w, h)
	p.Fill(col(hue.Hex(0x5c2040)), all)
	p.Tone(all, func(q Pt, c hue.C) hue.C {
		n := .85*brush.Fbm(q.X/120, q.Y/52, 4, 23) + .16*brush.Noise(q.X*.9, q.Y*.9, 29)
		x, y := q.X/w-.5, q.Y/h-.5
		fall := 1 - .9*(x*x+y*y)
		if n > 0 {
			c = hue.Mix(c, hue.Hex(0x94405f), min(n*1.2, .75))
		} else {
			c = hue.Mix(c, hue.Hex(0x2b1024), min(-n*1.1, .7))
		}
		f := func(v uint8) uint8 { return uint8(float32(v) * fall) }
		c.R, c.G, c.B = f(c.R), f(c.G), f(c.B)
		return c
	})
}

// hemPiece paints the gold braid along the runner's edge, h being one stitch.
func hemPiece(s *Sheet) {
	p, w, h := s.Piece()
	p.Fill(col(hue.Hex(0x3a1428)), brush.Rect(0, 0, w, h))
	thread := hue.Hex(0xe3b65e)
	p.Fill(col(hue.GoldDark), brush.Rect(w*.12, 0, 1.5, h))
	p.Fill(col(hue.GoldDark), brush.Rect(w*.88-1.5, 0, 1.5, h))
	const n = 8
	for i := -1; i <= n; i++ {
		y, d := h*float32(i)/n, h/n
		p.Line(even(2.1, thread), brush.Curve(w*.24, y, w*.5, y+d*.5, w*.76, y+d))
		p.Line(even(1.3, hue.GoldDark), brush.Curve(w*.76, y, w*.5, y+d*.5, w*.24, y+d))
	}
}

// wooden paints a slab of wood that lies on the table: what others are cut from.
func wooden(s *Sheet, p brush.Pen, w, h, r float32, lit, deep hue.C) brush.Path {
	shape := brush.Round(1, 1, w-2, h-2, r)
	p.Fill(col(lit).To(deep, w*.2, 0, w*.5, h), shape)
	in := p.Within(shape)
	in.Tone(shape, func(q Pt, c hue.C) hue.C {
		return hue.Mix(c, grainOf(q.X, q.Y, 3, hue.Mix(c, waxed, .5), c, hue.Mix(c, sawn, .7)), .55)
	})
	in.Line(even(2.6, waxed).Alpha(.45), brush.Poly(r*.6, 2.4, w-r*.6, 2.4))
	in.Line(even(1.8, waxed).Alpha(.25), brush.Poly(2.4, r, 2.4, h-r))
	in.Line(even(4, sawn).Alpha(.45), brush.Poly(r*.5, h-2, w-r*.5, h-2))
	p.Loop(nib(2).Tint(hue.Hex(0x20120f)), shape)
	return shape
}

// hollow sinks a shape into what is there: felt or cork in a deep shadow.
func hollow(p brush.Pen, x, y, w, h, r float32, c hue.C, tone func(q Pt, c hue.C) hue.C) {
	shape := brush.Round(x, y, w, h, r)
	p.Fill(col(c), shape)
	in := p.Within(shape)
	in.Tone(shape, tone)
	in.Fill(col(hue.Hex(0x0c0608)).Alpha(.62).Soft(5), brush.Join(brush.Rect(x-20, y-20, w+40, 24), brush.Rect(x-20, y-20, 23, h+40)))
	in.Fill(col(hue.Hex(0x0c0608)).Alpha(.22).Soft(3), brush.Rect(x+w-2.5, y-20, 23, h+40))
	p.Loop(even(1.5, hue.Hex(0x1d100d)), shape)
	p.Line(even(1.3, waxed).Alpha(.5), brush.Poly(x+r, y+h+.9, x+w-r, y+h+.9))
	p.Line(even(1, waxed).Alpha(.28), brush.Poly(x+w+.9, y+r, x+w+.9, y+h-r))
}

// woodPiece paints the wooden and leather things that others lie in or hang on.
func woodPiece(s *Sheet) {
	p, w, h := s.Piece()
	cast := func() {
		s.Drop(Nearest(1.8*s.Spec.Scale), Nearest(4*s.Spec.Scale), 4.5*s.Spec.Scale, .62)
	}
	switch pictures.Wood(s.Spec.ID) {
	case pictures.WoodTray:
		wooden(s, p, w, h, 9, hue.Hex(0x9d6c40), hue.Hex(0x553521))
		p.Loop(even(1, sawn).Alpha(.4), brush.Round(3.6, 3.6, w-7.2, h-7.2, 7))
	case pictures.WoodNotices:
		wooden(s, p, w, h, 8, hue.Hex(0x6a4128), hue.Hex(0x452a1c))
		p.Fill(col(sawn).Alpha(.42).Soft(2), brush.Rect(12, 4, w-24, 18)) // the heading stands here
		hollow(p, 7, 23, w-14, h-30, 4, hue.Hex(0x94693f), func(q Pt, c hue.C) hue.C {
			n := brush.Fbm(q.X/3.1, q.Y/2.3, 3, 61)
			if n > .16 {
				return hue.Mix(c, hue.Hex(0xc79a63), min((n-.16)*2.2, .6))
			}
			return hue.Mix(c, hue.Hex(0x5c3b20), min(max(-n-.05, 0)*2.1, .75))
		})
		for _, q := range [][2]float32{{6, 6}, {w - 6, 6}, {6, h - 6}, {w - 6, h - 6}} {
			stud(p, q[0], q[1], 3)
		}
	case pictures.WoodRoll:
		shape := brush.Round(1, 1, w-2, h-2, 13)
		p.Fill(col(hue.Hex(0x8a4a34)).To(hue.Hex(0x5a2c22), 0, 0, w*.5, h).Form(.45, 9), shape)
		in := p.Within(shape)
		in.Tone(shape, func(q Pt, c hue.C) hue.C {
			n := brush.Fbm(q.X/2.6, q.Y/2.6, 2, 71)
			if n > 0 {
				return hue.Mix(c, hue.Hex(0xc98a62), min(n*.5, .3))
			}
			return hue.Mix(c, hue.Hex(0x2c1512), min(-n*.7, .4))
		})
		p.Loop(nib(2).Tint(hue.Hex(0x24110f)), shape)
		stitch(p, w, h)
	}
	cast()
}

// stitch sews a thread round leather.
func stitch(p brush.Pen, w, h float32) {
	const d = 5.5
	thread := even(1.5, hue.Hex(0xe9c28a)).Alpha(.85)
	for x := float32(12); x < w-14; x += 7 {
		p.Line(thread, brush.Poly(x, d, x+4, d))
		p.Line(thread, brush.Poly(x, h-d, x+4, h-d))
	}
	for y := float32(14); y < h-15; y += 7 {
		p.Line(thread, brush.Poly(d, y, d, y+4))
		p.Line(thread, brush.Poly(w-d, y, w-d, y+4))
	}
}

// stud paints the head of a brass nail.
func stud(p brush.Pen, x, y, r float32) {
	p.Fill(col(sawn).Alpha(.5).Soft(1.2), brush.Circle(x+.8, y+1.2, r))
	p.Shape(col(brassLit).To(brassDeep, x-r*.6, y-r*.7, x+r*.7, y+r*.8), 1, brush.Circle(x, y, r))
	p.Fill(col(hue.GlowCore).Alpha(.8), brush.Circle(x-r*.3, y-r*.35, r*.28))
}

// felts are the colours of compartments.
var felts = [...]hue.C{hue.Hex(0x56504c), hue.Hex(0x3b466b), hue.Hex(0x6b2f3c), hue.Hex(0x2c5344), hue.Hex(0x6a5429), hue.Hex(0x4c3a68), hue.Hex(0x5a2b34), hue.Hex(0x4a241d)}

// wellPiece paints a compartment that is lined with felt or cut into leather.
func wellPiece(s *Sheet) {
	p, w, h := s.Piece()
	hollow(p, 2, 2, w-4, h-4, 7, felts[s.Spec.ID], func(q Pt, c hue.C) hue.C {
		n := brush.Noise(q.X*1.5, q.Y*1.5, 5)*.5 + brush.Fbm(q.X/16, q.Y/16, 2, 9)
		if n > 0 {
			return hue.Mix(c, hue.Light, min(n*.16, .10))
		}
		return hue.Shade(c, min(-n*.5, .3))
	})
}

// framePiece paints a part of the frame round the map: its four rails, then its four
// brass corners, each clockwise from the top or the top left.
func framePiece(s *Sheet) {
	p, w, h := s.Piece()
	id := int(s.Spec.ID)
	if id >= pictures.FrameCorner {
		cornerPiece(p, w, h, id-pictures.FrameCorner)
		return
	}
	// A rail is painted as one that lies across, its outer edge at the top.
	q, long, wide := p, w, h
	lit, deep := hue.Hex(0x8a5833), hue.Hex(0x4a2c1c)
	switch id {
	case pictures.FrameRight:
		q, long, wide = p.At(w, 0, 1).Turn(90), h, w
		lit, deep = hue.Hex(0x54331f), hue.Hex(0x3a2218)
	case pictures.FrameBottom:
		q = p.At(w, h, 1).Turn(180)
		lit, deep = hue.Hex(0x4c2d1d), hue.Hex(0x5a3822)
	case pictures.FrameLeft:
		q, long, wide = p.At(0, h, 1).Turn(-90), h, w
		lit, deep = hue.Hex(0x7d4f2e), hue.Hex(0x4a2c1c)
	}
	r := brush.Rect(0, 0, long, wide)
	q.Fill(col(lit).To(deep, 0, 0, 0, wide), r)
	q.Tone(r, func(at Pt, c hue.C) hue.C {
		x, y := at.X, at.Y
		return hue.Mix(c, grainOf(x, y, 5+id, hue.Mix(c, waxed, .4), c, hue.Mix(c, sawn, .6)), .5)
	})
	q.Fill(col(sawn).Alpha(.8), brush.Rect(0, 0, long, 1.3))
	q.Fill(col(waxed).Alpha([]float32{.5, .12, .1, .4}[id]), brush.Rect(0, 1.3, long, 1.4))
	q.Fill(col(sawn).Alpha(.45), brush.Rect(0, wide*.52, long, 1.2))
	q.Fill(col(waxed).Alpha([]float32{.22, .3, .34, .22}[id]), brush.Rect(0, wide*.52+1.2, long, 1))
	q.Fill(col(sawn).Alpha(.8), brush.Rect(0, wide-3.4, long, 3.4))
	q.Fill(col(hue.GoldDark).To(hue.GoldLit, 0, 0, long*.5, 0), brush.Rect(0, wide-2.4, long, 1.8))
}

// cornerPiece paints a brass mount over a corner of the frame.
func cornerPiece(p brush.Pen, w, h float32, i int) {
	sx, sy := float32(1), float32(1)
	x, y := float32(0), float32(0)
	if i == 1 || i == 2 {
		sx, x = -1, w
	}
	if i >= 2 {
		sy, y = -1, h
	}
	q := p.At(x, y, w/30).Stretch(sx, sy)
	shape := brush.Path{brush.Cat(brush.Line{{X: 1, Y: 1}, {X: 27, Y: 1}}, brush.Quad(Pt{X: 29, Y: 6}, Pt{X: 22, Y: 7}, Pt{X: 20, Y: 11}, 6),
		brush.Quad(Pt{X: 15, Y: 10}, Pt{X: 10, Y: 10}, Pt{X: 10.5, Y: 15}, 6), brush.Quad(Pt{X: 11, Y: 20}, Pt{X: 7, Y: 22}, Pt{X: 6, Y: 29}, 6), brush.Line{{X: 1, Y: 27}})}
	p.Free()
	q.Shadow(shape, 1.2*sx, 1.6*sy, 2.2, .6)
	lit, deep := brassLit, brassDeep
	if i == 2 {
		lit, deep = hue.Hex(0xd9a955), hue.Hex(0x6d4519)
	}
	q.Shape(col(lit).To(deep, 0, 0, 22, 22).Form(.35, 3), 1.4, shape)
	q.Line(even(1, hue.GlowCore).Alpha(.8).Taper(), brush.Poly(3, 3, 24, 3))
	q.Line(even(1, hue.GlowCore).Alpha(.5).Taper(), brush.Poly(3, 3, 3, 24))
	for _, k := range [][2]float32{{6, 6}, {20, 5}, {5, 20}} {
		q.Fill(col(hue.Hex(0x5c3a16)), brush.Circle(k[0], k[1], 1.7))
		q.Fill(col(hue.GlowCore).Alpha(.8), brush.Circle(k[0]-.5, k[1]-.6, .6))
	}
}

// knobPiece paints a round button: a boss of dark wood in a brass ring.
func knobPiece(s *Sheet) {
	p := s.Token()
	state := pictures.Press(s.Spec.ID)
	lit, deep, rim, rimDeep := hue.Hex(0x64402a), hue.Hex(0x301c16), brassLit, hue.Hex(0xcda058)
	switch state {
	case pictures.PressOver:
		lit, deep = hue.Hex(0x815335), hue.Hex(0x44291c)
	case pictures.PressOn:
		lit, deep = hue.Hex(0x8a5a2a), hue.Hex(0x573411)
	case pictures.PressDown:
		lit, deep = hue.Hex(0x3a231a), hue.Hex(0x50321f)
	case pictures.PressOff:
		lit, deep, rim, rimDeep = hue.Hex(0x4d372b), hue.Hex(0x3a2a24), hue.Hex(0xb79c72), hue.Hex(0x6a5238)
	}
	y := float32(-2)
	if state == pictures.PressDown {
		y = 1
	}
	p.Fill(col(sawn).Alpha(.55).Soft(5), brush.Circle(3, y+7, 44))
	p.Shape(col(rim).To(rimDeep, -26, y-34, 28, y+36).Form(.2, 6), 3, brush.Circle(0, y, 45))
	p.Fill(col(sawn).Alpha(.7), brush.Circle(0, y, 37.5))
	p.Fill(col(lit).To(deep, -14, y-30, 12, y+32), brush.Circle(0, y, 35.5))
	p.Line(even(2.6, waxed).Alpha(.35).Taper(), brush.Arc(0, y, 32, 32, 190, 300))
	p.Line(even(3, hue.GlowCore).Alpha(.75).Taper(), brush.Arc(0, y, 41, 41, 200, 285))
	if state == pictures.PressOver || state == pictures.PressOn {
		p.Loop(even(3, hue.Glow).Alpha(.8), brush.Circle(0, y, 38))
	}
}

// lampPiece paints a round of warm light that fades to nothing.
func lampPiece(s *Sheet) {
	for y := range s.H {
		for x := range s.W {
			dx, dy := (float32(x)+.5)/float32(s.W)*2-1, (float32(y)+.5)/float32(s.H)*2-1
			f := max(1-dx*dx-dy*dy, 0)
			f *= f
			q := s.Pix[4*(y*s.W+x):][:4]
			q[0], q[1], q[2], q[3] = uint8(255*f), uint8(176*f), uint8(92*f), uint8(255*f)
		}
	}
}

// candlePiece paints a candle that has burnt for a while, on a brass dish with a ring, or
// its flame.
func candlePiece(s *Sheet) {
	p, w, h := s.Piece()
	if s.Spec.ID == 1 {
		flamePiece(p.At(w/2, h+52, w/24))
		return
	}
	p = p.At(w/2, h-16, w/80)
	p.Fill(col(sawn).Alpha(.6).Soft(5), brush.Ellipse(6, 4, 34, 11))
	p.Shape(col(brassLit).To(brassDeep, 24, -6, 38, 10), 1.4, brush.Hollow(brush.Ellipse(32, -2, 8, 7), brush.Ellipse(32, -2, 4, 3.4)))
	p.Shape(col(brassLit).To(brassDeep, -26, -10, 28, 12).Form(.4, 4), 1.8, brush.Ellipse(0, 0, 33, 11))
	p.Shape(col(hue.Hex(0x9a6a28)).To(hue.Hex(0xe2ba62), -16, -6, 20, 9), 1.1, brush.Ellipse(0, -2, 24, 7))
	body := brush.Path{brush.Cat(brush.Line{{X: -12, Y: -58}}, brush.Quad(Pt{X: -12, Y: -4}, Pt{X: 0, Y: 3}, Pt{X: 12, Y: -4}, 8), brush.Line{{X: 12, Y: -56}})}
	p.Shape(col(hue.Hex(0xfffaea)).To(hue.Hex(0xc79f74), -8, 0, 13, 0), 1.6, body)
	for _, d := range [][3]float32{{-12, -38, 4}, {-4, -30, 4.4}, {8, -44, 4}, {3, -50, 3}} { // wax that has run down
		l := brush.Blob(d[0]-d[2]*.6, -59, d[0]+d[2]*.6, -59, d[0]+d[2]*.7, d[1], d[0], d[1]+5, d[0]-d[2]*.7, d[1])
		p.Shape(col(hue.Hex(0xfffbee)).To(hue.Hex(0xe5c79c), d[0]-3, 0, d[0]+4, 0), .9, l)
	}
	p.Shape(col(hue.Hex(0xfff2cc)).Out(hue.Hex(0xe9b873), 0, -58, 12), 1.2, brush.Ellipse(0, -58, 12, 4))
	p.Line(even(1.8, hue.Hex(0x3a2018)), brush.Curve(0, -57, .6, -62, 0, -66))
}

// flamePiece paints its flame.
func flamePiece(p brush.Pen) {
	p.Fill(col(hue.Hex(0xf08a2c)).Alpha(.85).Soft(2).Plain(), brush.Blob(0, -96, 6, -80, 7.6, -70, 4, -62, 0, -60, -4, -62, -7.6, -70, -5, -82))
	p.Fill(col(hue.Hex(0xffd56a)).Soft(1).Plain(), brush.Blob(.4, -90, 4.6, -78, 5, -70, 2.8, -63, 0, -61, -2.8, -63, -5, -70, -4, -79))
	p.Fill(col(hue.Hex(0xfff8dc)).Soft(1).Plain(), brush.Blob(.2, -80, 2.4, -72, 2, -66, 0, -63, -2, -66, -2.4, -72))
}
