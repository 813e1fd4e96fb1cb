package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// The people behind the table, and what lies on it in the dark: glass, pawns, stamps, light.

// smooth rises from 0 at lo to 1 at hi.
func smooth(lo, hi, x float32) float32 {
	t := min(max((x-lo)/(hi-lo), 0), 1)
	return t * t * (3 - 2*t)
}

// sitterPicture paints a person behind the table. The candles are at the right: that half of the face
// is warm, the other one lies in the violet dark.
func sitterPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	const unit = 1.12
	// Some lean forward, some back, so that they do not sit in a row.
	lean := -4 + 8*brush.Hash(int(s.Spec.ID), 3, 77)
	q := p.At(w/2, h-46*unit, unit).At(0, 46, 1).Turn(lean).At(0, -46, 1)
	art.Bust(q, int(s.Spec.ID), pictures.Calm)
	candlelight(s, w)
	s.Halo(hue.Hex(0x171327), 5*s.Spec.Scale, .55)
	s.Coarse()
}

// candlelight lays light from the right over everything that is painted, with a warm rim there and a
// cold one at the left.
func candlelight(s *art.Sheet, w float32) {
	alpha := make([]uint8, s.W*s.H)
	for i := range alpha {
		alpha[i] = s.Pix[4*i+3]
	}
	at := func(x, y int) float32 {
		x, y = min(max(x, 0), s.W-1), min(max(y, 0), s.H-1)
		return float32(alpha[y*s.W+x]) / 255
	}
	d := int(2.6 * s.Spec.Scale)
	for y := range s.H {
		for x := range s.W {
			a := at(x, y)
			if a == 0 {
				continue
			}
			u := (float32(x)/s.Spec.Scale - w/2) / 30 // −1 … 1 across the face
			k := smooth(-.75, .7, u+.10*float32(y)/float32(s.H))
			warm := max(a-at(x+d, y-d/3), 0)
			cold := max(a-at(x-d, y-d/3), 0)
			pix := s.Pix[4*(y*s.W+x):][:3]
			for i, m := range [3][4]float32{{.32, .96, 1, .30}, {.28, .80, .74, .36}, {.50, .36, .36, .80}} {
				v := float32(pix[i]) / 255 * (m[0] + m[1]*k)
				v += (m[2]*warm*.55 + m[3]*cold*.26) * a
				if v > .82*a {
					v = a * (.82 + .18*(1-exp(-(v/a-.82)/.18)))
				}
				pix[i] = uint8(min(v, a)*255 + .5)
			}
		}
	}
}

// panePicture paints glass on the table, and the inlay below cards.
func panePicture(s *art.Sheet) {
	p, w, h := s.Piece()
	shape := brush.Round(1, 1, w-2, h-2, 9)
	in := p.Within(shape)
	line := func(c hue.C, width, a float32) {
		p.Loop(even(width, c).Alpha(a), brush.Round(1.2+width/2, 1.2+width/2, w-2.4-width, h-2.4-width, 8.4))
	}
	if s.Spec.ID == gpics.PaneGap {
		p.Fill(col(hue.Hex(0x140a10)).To(hue.Hex(0x2a1812), 0, 0, 0, h).Alpha(.50).Plain(), shape)
		for i := range 4 { // the shade of its edge
			in.Loop(even(4+6*float32(i), hue.Hex(0x0a0508)).Alpha(.16), shape.Move(-.4, -1))
		}
		p.Loop(even(1.6, hue.Hex(0xf0c888)).Alpha(.34), shape.Move(.2, .8))
		p.Loop(even(.9, hue.Hex(0xd8a852)).Alpha(.42), brush.Round(5, 5, w-10, h-10, 6))
		return
	}
	switch s.Spec.ID { // around a card: nothing inside
	case gpics.PaneRim:
		p.Loop(even(2, hue.Hex(0xffe49a)), brush.Round(0, 0, w, h, 9))
		s.Halo(hue.Hex(0xffb850), 2.2*s.Spec.Scale, .42)
		return
	case gpics.PaneChosen:
		p.Loop(even(3.6, hue.Hex(0xfff0b4)), brush.Round(0, 0, w, h, 9.5))
		s.Halo(hue.Hex(0xffb02c), 4.4*s.Spec.Scale, .85)
		return
	}
	lit, deep := hue.Hex(0x2e2750), hue.Hex(0x15112a)
	switch s.Spec.ID {
	case gpics.PaneLit:
		lit = hue.Hex(0x453458)
	case gpics.PaneWard:
		lit = hue.Hex(0x23405a)
	case gpics.PanePrey:
		lit = hue.Hex(0x5a2440)
	case gpics.PaneIdle:
		lit, deep = hue.Hex(0x3a3350), hue.Hex(0x262038)
	}
	p.Fill(col(lit).To(deep, 0, 0, w*.12, h).Alpha(.93).Plain(), shape)
	for i := range 3 { // a soft inner shade
		in.Loop(even(3+5*float32(i), hue.Hex(0x07051a)).Alpha(.13), shape)
	}
	in.Line(even(1.1, hue.Hex(0xb8b0ec)).Alpha(.40), brush.Curve(7, 3.8, w/2, 3.2, w-7, 3.8))
	switch s.Spec.ID {
	case gpics.PaneLit:
		line(hue.Hex(0xffe49a), 2.4, 1)
		s.Halo(hue.Hex(0xffc860), 3.2*s.Spec.Scale, .62)
	case gpics.PaneWard:
		line(hue.Hex(0x7ae8d4), 2, 1)
		s.Halo(hue.Hex(0x40c8b4), 2.8*s.Spec.Scale, .5)
	case gpics.PanePrey:
		line(hue.Hex(0xff7a5c), 2.4, 1)
		s.Halo(hue.Hex(0xe83a3a), 3.2*s.Spec.Scale, .62)
	case gpics.PaneIdle:
		line(hue.Hex(0xa8905e), 1.4, .8)
		s.Drop(int(s.Spec.Scale), int(2*s.Spec.Scale), 2.4*s.Spec.Scale, .45)
	default:
		line(hue.Hex(0xd8a852), 1.3, .95)
		p.Loop(even(.7, hue.Hex(0xd8a852)).Alpha(.26), brush.Round(4.6, 4.6, w-9.2, h-9.2, 6))
		s.Drop(int(s.Spec.Scale), int(2.4*s.Spec.Scale), 2.8*s.Spec.Scale, .55)
	}
}

// headPicture paints the head of a card without colour: light above, dark below.
func headPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	shape := brush.Path{brush.Cat(brush.Arc(8, 8, 8, 8, 180, 270)[0], brush.Arc(w-8, 8, 8, 8, 270, 360)[0], brush.Line{{X: w, Y: h}, {X: 0, Y: h}})}
	p.Fill(col(hue.Hex(0xffffff)).To(hue.Hex(0xb4a8b8), 0, 0, 0, h).Plain(), shape)
	in := p.Within(shape)
	in.Line(even(1.6, hue.Hex(0xffffff)).Alpha(.8), brush.Poly(6, 2.4, w-6, 2.4))
	in.Fill(col(hue.Hex(0x1a0c18)).Alpha(.55).Plain(), brush.Rect(0, h-2, w, 2))
}

// rankPicture paints a brass disc with teeth.
func rankPicture(s *art.Sheet) {
	p := s.Token()
	p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -40, -40, 42, 44), 3.4, brush.Star(0, 0, 48, 40, 16))
	p.Shape(col(hue.Hex(0xf2cf78)).To(hue.Hex(0xb9803a), -20, -30, 24, 34).Form(.3, 4), 1.8, brush.Circle(0, 0, 33))
	p.Loop(even(1.6, hue.Hex(0xfff2c4)).Alpha(.7), brush.Circle(0, .8, 30))
	s.Shadow(p.Unit())
}

// pawnPicture paints a wizard in the colour of a crest.
func pawnPicture(s *art.Sheet) {
	p := s.Token().At(0, 0, 1) // ±50 across, ±70 high
	c := leathers[s.Spec.ID]
	lit := hue.Lit(c, .22)
	p.Fill(col(hue.Violet).Alpha(.45).Soft(4), brush.Ellipse(2, 62, 40, 9))
	robe := brush.Blob(-14, 2, 14, 2, 24, 30, 38, 58, 20, 67, 0, 69, -20, 67, -38, 58, -24, 30)
	p.Shape(col(lit).To(hue.Shade(c, .5), -26, 10, 34, 60).Form(.4, 6), 3.2, robe)
	in := p.Within(robe)
	in.Line(even(5, hue.Hex(0xe8c46a)), brush.Curve(-38, 52, 0, 61, 38, 52))
	in.Line(nib(2.2).Alpha(.6).Taper(), brush.Curve(-10, 18, -14, 40, -13, 60))
	in.Line(nib(2.2).Alpha(.6).Taper(), brush.Curve(10, 18, 15, 40, 15, 60))
	skin := [5]hue.C{hue.Skin, hue.Hex(0xb27a50), hue.Hex(0xf6d0ac), hue.Hex(0x8a5638), hue.Hex(0xe0b487)}[s.Spec.ID]
	p.Shape(col(skin).To(hue.Shade(skin, .35), -12, -14, 14, 8), 2.8, brush.Circle(0, -6, 15))
	beard := [5]hue.C{hue.Hex(0xf4f0ea), hue.Hex(0x4a3a3a), hue.Hex(0x8a4a2a), hue.Hex(0xe0ae50), hue.Hex(0xb4b0c4)}[s.Spec.ID]
	p.Shape(col(beard).To(hue.Shade(beard, .35), -8, 0, 10, 24), 2.4, brush.Blob(-14, -4, -8, 2, 0, 0, 8, 2, 14, -4, 11, 14, 0, 28, -11, 14))
	for _, k := range sides {
		p.Fill(col(hue.Ink), brush.Circle(5.4*k, -8, 2))
	}
	hat := brush.Blob(-17, -18, -9, -42, 4, -68, 12, -58, 11, -42, 17, -18, 0, -14)
	p.Shape(col(lit).To(hue.Shade(c, .5), -14, -60, 20, -14).Form(.35, 5), 3, hat)
	p.Within(hat).Line(even(5, hue.Hex(0xe8c46a)), brush.Curve(-18, -22, 0, -17, 18, -22))
	p.Shape(col(hue.Lit(c, .1)).To(hue.Shade(c, .45), -26, -20, 28, -10), 2.8, brush.Blob(-29, -15, -15, -19, 0, -17, 15, -19, 29, -15, 12, -9, 0, -8, -12, -9))
	q := p.At(0, 42, .30)
	q.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -30, -30, 30, 30), 5, brush.Circle(0, 0, 34))
	ink := col(hue.Shade(c, .45))
	switch s.Spec.ID {
	case 0:
		for i := range 5 {
			sn, cs := brush.SinCos(float32(i)*72 - 90)
			q.Fill(ink, brush.Circle(12*cs, 12*sn, 9))
		}
	case 1:
		q.Fill(ink, brush.Star(0, 1, 24, 10, 5))
	case 2:
		q.Fill(ink, brush.Blob(0, -24, 15, -6, 13, 11, 0, 20, -13, 11, -15, -6))
	case 3:
		q.Fill(ink, brush.Star(0, 0, 24, 14, 10))
	default:
		q.Fill(ink, crescent(2, 0, 22))
	}
	s.Drop(int(1.5*s.Spec.Scale), int(2*s.Spec.Scale), 2.4*s.Spec.Scale, .5)
}

// stampPicture paints the frame of a stamped word.
func stampPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	red := hue.Hex(0x9a2030)
	shape := brush.Round(2, 2, w-4, h-4, 5)
	p.Fill(col(hue.Hex(0xfdf0dc)).Alpha(.92).Plain(), shape)
	p.Loop(even(2.6, red), shape.Rough(.5, 9, 3))
	p.Loop(even(1, red).Alpha(.7), brush.Round(6, 6, w-12, h-12, 3))
}

// crackPicture paints a crack through stone.
func crackPicture(s *art.Sheet) {
	p := s.Token()
	crack := brush.Poly(-30, -40, -8, -20, -18, -6, 8, 2, -2, 18, 20, 24, 30, 42)
	p.Line(even(9, hue.Hex(0x241a34)), crack)
	p.Line(even(4.4, hue.Hex(0xfdf6e4)), crack)
	for _, l := range [][4]float32{{-8, -20, 12, -26}, {8, 2, 28, -4}, {-2, 18, -22, 22}} {
		p.Line(even(4.4, hue.Hex(0x241a34)).Taper(), brush.Poly(l[0], l[1], l[2], l[3]))
		p.Line(even(2, hue.Hex(0xfdf6e4)).Taper(), brush.Poly(l[0], l[1], l[2], l[3]))
	}
}

// flagPicture paints the white flag of who lets it happen.
func flagPicture(s *art.Sheet) {
	p := s.Token() // ±50 across, ±70 high
	p.Line(even(9, hue.Ink), brush.Curve(-40, -58, -37, 0, -36, 68))
	p.Line(even(5, hue.Hex(0xb07a44)), brush.Curve(-40, -58, -37, 0, -36, 67))
	p.Line(even(1.4, hue.Hex(0xf0c890)), brush.Curve(-41, -56, -38, 0, -37, 66))
	p.Shape(art.Metal(hue.Hex(0xf6d67c), hue.Hex(0x7d5222), -46, -66, -34, -56), 2.4, brush.Circle(-40, -61, 5.6))
	cloth := brush.Blob(-38, -52, -20, -60, 4, -50, 24, -56, 46, -48, 42, -20, 45, 4, 24, 0, 4, 8, -18, 0, -36, 8, -36, -20)
	p.Shape(col(hue.Hex(0xffffff)).To(hue.Hex(0xc0bcd4), -30, -50, 34, 10).Form(.3, 6), 3, cloth)
	in := p.Within(cloth)
	in.Line(nib(2).Alpha(.5).Taper(), brush.Curve(-18, -58, -12, -30, -18, -2))
	in.Line(nib(2).Alpha(.5).Taper(), brush.Curve(6, -50, 10, -24, 5, 6))
	in.Line(nib(2).Alpha(.4).Taper(), brush.Curve(26, -54, 30, -30, 25, 0))
	s.Shadow(p.Unit())
}

// thornsPicture paints a ring of thorns, as it closes around who is protected.
func thornsPicture(s *art.Sheet) {
	p := s.Token()
	for i := range 2 {
		n := 18
		var l brush.Line
		for k := range n + 1 {
			sn, cs := brush.SinCos(float32(k)*360/float32(n) + float32(i)*10)
			r := 44 + 2.6*float32(1-2*((k+i)%2))
			l = append(l, brush.Pt{X: r * cs, Y: r * sn})
		}
		path := brush.Smooth(l[:n], true)
		p.Loop(even(3.6, hue.Hex(0x0c2a30)), path)
		p.Loop(even(2.2, [2]hue.C{hue.Hex(0x63bfae), hue.Hex(0x9aecd8)}[i]), path)
	}
	for i := range 24 {
		sn, cs := brush.SinCos(float32(i)*15 + 4)
		q := p.At(44*cs, 44*sn, 1).Turn(float32(i)*15 + 94 + 50*float32(i%2))
		q.Fill(col(hue.Hex(0xc8fff0)), brush.Poly(-1.5, 0, 1.5, 0, .4, -5.6))
	}
	s.Halo(hue.Hex(0x38c8b0), 2.4*s.Spec.Scale, .55)
}

// skyPicture paints the light that the window adds to the night: 0 at dusk, 1 when the first grey
// comes.
func skyPicture(s *art.Sheet) {
	low, high := [3]float32{1, .46, .22}, [3]float32{.34, .16, .36}
	if s.Spec.ID == 1 {
		low, high = [3]float32{.80, .62, .52}, [3]float32{.34, .42, .50}
	}
	for y := range s.H {
		t := float32(y) / float32(s.H)
		for x := range s.W {
			u := (float32(x)+.5)/float32(s.W)*2 - 1
			edge := smooth(1, .72, abs(u)) * smooth(1, .84, t)
			pix := s.Pix[4*(y*s.W+x):][:4]
			for i := range low {
				pix[i] = uint8(255 * edge * (high[i] + (low[i]-high[i])*t*t))
			}
			pix[3] = uint8(255 * edge)
		}
	}
}

// sunraysPicture paints the rays of the sun that the cock calls.
func sunraysPicture(s *art.Sheet) {
	for y := range s.H {
		for x := range s.W {
			dx, dy := (float32(x)+.5)/float32(s.W)*2-1, (float32(y)+.5)/float32(s.H)*2-1
			r := sqrt(dx*dx + dy*dy)
			a := atan2(dy, dx)
			ray := .42 + .58*smooth(.1, .8, .5+.5*sin(a*14+.7*sin(a*3)))
			f := smooth(1, .12, r) * ray
			f = min(f+.5*smooth(.34, .05, r), 1)
			pix := s.Pix[4*(y*s.W+x):][:4]
			pix[0], pix[1], pix[2], pix[3] = uint8(255*f), uint8(206*f), uint8(108*f), uint8(255*f)
		}
	}
}
