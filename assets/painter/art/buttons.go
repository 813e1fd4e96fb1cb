package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// buttonTones are a button's colours: the lit and the base tone of its face, its
// lip, its inner line.
type buttonTones struct{ lit, base, lip, inner hue.C }

func tonesOf(k pictures.Button, s pictures.Press) buttonTones {
	var t buttonTones
	switch k {
	case pictures.ButtonPrimary:
		t = buttonTones{hue.Hex(0xc04a3a), hue.Hex(0xa2362f), hue.Hex(0x6a1f28), hue.Hex(0xf0b48a)}
	case pictures.ButtonDanger:
		t = buttonTones{hue.Hex(0x85405c), hue.Hex(0x642a4a), hue.Hex(0x40182f), hue.Hex(0xd9a0b0)}
	case pictures.ButtonIcon:
		t = buttonTones{hue.Hex(0x6a442c), hue.Hex(0x442a1d), hue.Hex(0x22130f), hue.GoldPale}
	default:
		t = buttonTones{hue.Hex(0xfff8e4), hue.Hex(0xecd8aa), hue.Hex(0xb08a58), hue.GoldDark}
	}
	switch s {
	case pictures.PressOver:
		t.lit, t.base = hue.Lit(t.lit, .22), hue.Lit(t.base, .16)
		t.inner = hue.GoldLit
	case pictures.PressDown:
		t.lit, t.base = hue.Shade(t.lit, .12), hue.Shade(t.base, .12)
	case pictures.PressOff: // pale, but still paper and paint
		pale := hue.Hex(0xd6c6a2)
		if k == pictures.ButtonIcon {
			pale = hue.Hex(0x4a352c)
		}
		t.lit, t.base, t.lip, t.inner = hue.Mix(t.lit, pale, .62), hue.Mix(t.base, pale, .62), hue.Mix(t.lip, pale, .5), hue.Mix(t.inner, pale, .7)
	case pictures.PressOn:
		if k == pictures.ButtonPaper {
			t.lit, t.base, t.lip = hue.Hex(0xffe9a2), hue.Hex(0xf0c766), hue.Hex(0xa8742c)
		} else {
			t.lit, t.base, t.inner = hue.Lit(t.lit, .2), hue.Lit(t.base, .15), hue.GoldLit
		}
	}
	return t
}

func buttonPiece(s *Sheet) {
	p, w, h := s.Piece()
	k, state := pictures.Button(s.Spec.ID/8), pictures.Press(s.Spec.ID%8)
	t := tonesOf(k, state)
	lip := float32(3.4)
	r := min(10, h*.26)
	top := float32(1)
	if state == pictures.PressDown {
		top += 2
		lip = 1.4
	}
	body := brush.Round(1, top, w-2, h-1-top, r)
	face := brush.Round(1, top, w-2, h-1-top-lip, r)
	p.Fill(col(t.lip), body)
	p.Fill(col(t.lit).To(t.base, 0, 0, w*.12, h), face)
	in := p.Within(face)
	in.Line(even(3, hue.Cream).Alpha(.35), brush.Poly(r*.6, top+1.6, w-r*.6, top+1.6))
	in.Loop(even(3, hue.Violet).Alpha(.10), face.Move(-.6, -.8))
	line := even(1.2, t.inner).Alpha(.6)
	if state == pictures.PressOver || state == pictures.PressOn {
		line = even(1.8, t.inner).Alpha(.95)
	}
	if k == pictures.ButtonIcon && state != pictures.PressOff {
		line = even(1.7, brassLit).Alpha(.9)
	}
	if min(w, h) > 30 {
		p.Loop(line, brush.Round(4.6, top+3.6, w-9.2, h-1-top-lip-7.2, max(r-3.4, 2)))
	}
	p.Line(nib(1).Alpha(.5), brush.Poly(r, h-1-lip, w-r, h-1-lip))
	if state == pictures.PressOff {
		p.Loop(nib(1.6).Alpha(.55), body)
		return
	}
	p.Loop(nib(1.9), body)
	d := Nearest(2 * s.Spec.Scale)
	if state == pictures.PressDown {
		d = Nearest(1 * s.Spec.Scale)
	}
	s.Drop(Nearest(.8*s.Spec.Scale), d, 2.6*s.Spec.Scale, .48)
	if state == pictures.PressOver {
		s.Halo(hue.Glow, 2.6*s.Spec.Scale, .55)
	}
}

// focusPiece paints the focus ring around the box: gold between dark lines.
func focusPiece(s *Sheet) {
	p, w, h := s.Piece()
	ring := func(d float32) brush.Path {
		if s.Spec.ID == 1 {
			return brush.Ellipse(w/2, h/2, w/2+d, h/2+d)
		}
		return brush.Round(-d, -d, w+2*d, h+2*d, 10+d)
	}
	p.Loop(even(7, hue.Hex(0x1d1730)), ring(3.2))
	p.Loop(even(4, hue.Hex(0xffe27a)), ring(3.2))
	p.Loop(even(1.2, hue.GlowCore), ring(3.2))
}

// glowPiece paints soft golden light around the box.
func glowPiece(s *Sheet) {
	p, w, h := s.Piece()
	shape := brush.Round(-1, -1, w+2, h+2, 11)
	p.Fill(col(hue.Glow).Alpha(.9).Soft(9).Plain(), brush.Round(-6, -6, w+12, h+12, 16))
	p.Loop(even(3.4, hue.GlowCore), shape)
	p.Loop(even(1.2, hue.GoldDark).Alpha(.8), brush.Round(-3, -3, w+6, h+6, 13))
	// Only the edge glows: what is inside must stay readable.
	s.Cut(p, brush.Round(0, 0, w, h, 10))
}

// Cut erases everything inside the path.
func (s *Sheet) Cut(p brush.Pen, path brush.Path) {
	m := p.Within(path).Limit()
	for y := range s.H {
		for x := range s.W {
			if a := 255 - int(m.At(x, y)); a < 255 {
				q := s.Pix[4*(y*s.W+x):][:4]
				for i := range q {
					q[i] = uint8(int(q[i]) * a / 255)
				}
			}
		}
	}
}

// togglePiece paints a tick box.
func togglePiece(s *Sheet) {
	p, w, h := s.Piece()
	on, state := s.Spec.ID >= 8, pictures.Press(s.Spec.ID%8)
	d := min(w, h)
	box := brush.Round((w-d)/2+1, (h-d)/2+1, d-2, d-2, d*.22)
	ground := col(hue.Hex(0xe6d2a4)).To(hue.Hex(0xfff6de), 0, 0, 0, h)
	if on {
		ground = col(hue.Hex(0xb4d184)).To(hue.Hex(0x7fab5c), 0, 0, 0, h)
	}
	p.Fill(ground, box)
	p.Within(box).Loop(even(4, hue.Violet).Alpha(.2), box.Move(-.5, -1))
	p.Loop(nib(1.8), box)
	if state == pictures.PressOver {
		p.Loop(even(1.6, hue.GoldLit), brush.Round((w-d)/2+3, (h-d)/2+3, d-6, d-6, d*.16))
	}
	if on {
		q := p.At(w/2, h/2, d/100)
		tick := brush.Poly(-30, -2, -20, -14, -7, 1, 24, -40, 38, -30, -4, 26)
		q.Loop(even(14, hue.Ink), tick)
		q.Fill(col(hue.Cream), tick)
	}
	if state == pictures.PressOff {
		s.Grey(.5)
	}
}

// barPiece paints the groove of a progress bar, or its filled part.
func barPiece(s *Sheet) {
	p, w, h := s.Piece()
	shape := brush.Round(.8, .8, w-1.6, h-1.6, h/2)
	if s.Spec.ID == 0 {
		p.Fill(col(hue.Hex(0x2b2848)).To(hue.Hex(0x4a4770), 0, 0, 0, h), shape)
		p.Loop(nib(1.7), shape)
		return
	}
	p.Fill(col(hue.GoldLit).To(hue.Ochre, 0, 0, 0, h), shape)
	p.Within(shape).Line(even(max(h*.16, 1), hue.GlowCore).Alpha(.8), brush.Poly(h*.4, h*.28, w-h*.4, h*.28))
	p.Loop(nib(1.7), shape)
}

// beadPiece paints a round label for a number or a key.
func beadPiece(s *Sheet) {
	p := s.Token()
	lit, base, rim := hue.Hex(0xfffaec), hue.Hex(0xe9d7ae), hue.GoldDark
	if s.Spec.ID == 1 {
		lit, base, rim = hue.Hex(0x5a5784), hue.Hex(0x343158), hue.GoldPale
	}
	w, h := float32(s.Spec.W)/p.Unit(), float32(s.Spec.H)/p.Unit()
	shape := brush.Round(-w/2+4, -h/2+4, w-8, h-8, 46)
	p.Fill(col(lit).To(base, -20, -30, 20, 40), shape)
	p.Loop(even(5, rim).Alpha(.9), brush.Round(-w/2+9, -h/2+9, w-18, h-18, 41))
	p.Loop(nib(6), shape)
	s.Shadow(p.Unit())
}

// arrowPiece paints a hand-drawn arrow pointing right in a box of ±50.
func arrowPiece(s *Sheet) {
	p := s.Token()
	shape := brush.Blob(-46, -8, -20, -14, 4, -12, 2, -30, 22, -18, 46, 0, 22, 18, 2, 30, 4, 12, -20, 14, -46, 8, -40, 0)
	p.Fill(col(hue.Hex(0xb5653f)).To(hue.InkRed, -40, -10, 44, 14), shape)
	p.Loop(nib(5), shape)
}

// handPiece paints a gloved hand whose finger points upwards, in a box of ±50.
func handPiece(s *Sheet) {
	p := s.Token()
	glove := brush.Blob(-8, -45, 0, -50, 8, -45, 10, -28, 11, -10, 18, -14, 26, -9, 29, 4, 27, 18, 20, 30, -15, 30, -23, 18, -32, 6, -38, -6, -31, -13, -22, -6, -12, 5, -11, -12, -10, -30)
	p.Shape(col(hue.Hex(0xfffaec)).To(hue.Hex(0xdcc7a4), -22, -30, 26, 28), 5, glove)
	for _, xy := range [][]float32{{11, -9, 13, 1, 11, 11}, {19, -11, 21, 1, 19, 10}, {11, 12, 19, 13, 28, 9}, {-12, 5, -10, 14, -3, 19}} {
		p.Line(nib(4), brush.Curve(xy...))
	}
	cuff := brush.Round(-22, 27, 45, 20, 7)
	p.Shape(col(hue.Hex(0xc04a3a)).To(hue.Hex(0x8a2a30), -20, 28, 22, 46), 5, cuff)
	p.Within(cuff).Line(even(5, hue.Gold), brush.Poly(-24, 34, 26, 34))
	s.Shadow(p.Unit())
}
