package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	tpics "touria.games/touria/assets/pictures/touria"
)

// effectSprite paints one of the sprites of effects.
func effectSprite(s *sheet) {
	p := s.Token()
	switch tpics.Effect(s.Spec.ID) {
	case tpics.EffectDust:
		puff := brush.Blob(-30, 8, -34, -8, -18, -22, 0, -30, 20, -24, 34, -8, 28, 12, 10, 22, -14, 22)
		p.Fill(col(hue.Hex(0xfff4da)).To(hue.Hex(0xc9ae88), -20, -20, 20, 24).Alpha(.92).Soft(4).Plain(), puff)
		p.Line(line(3.4).Alpha(.45), brush.Curve(-30, 8, -34, -8, -18, -22, 0, -30, 20, -24))
		p.Line(line(2.6).Alpha(.35), brush.Curve(-8, 4, 2, -8, 14, -2))
	case tpics.EffectDrop:
		drop := brush.Blob(0, -44, 14, -14, 26, 10, 18, 34, 0, 42, -18, 34, -26, 10, -14, -14)
		p.Shape(col(hue.Foam).To(hue.WaterDeep, -16, -30, 20, 40), 7, drop)
		p.Fill(col(hue.Cream).Plain(), brush.Ellipse(-9, 12, 5, 10))
	case tpics.EffectRing:
		for _, b := range [][2]float32{{13, .5}, {7, 1}} {
			c := hue.WaterDeep
			if b[1] == 1 {
				c = hue.Foam
			}
			p.Loop(even(b[0], c).Alpha(b[1]), brush.Ellipse(0, 0, 42, 21))
		}
		p.Line(even(2.4, hue.Foam).Alpha(.8).Taper(), brush.Arc(0, 0, 28, 14, 190, 300))
	case tpics.EffectFlame:
		flame(p)
	case tpics.EffectSpark:
		p.Fill(col(hue.Hex(0xff9a3c)).Alpha(.8).Soft(10).Plain(), brush.Circle(0, 0, 24))
		p.Fill(col(hue.Hex(0xb8452c)).Plain(), brush.Star(0, 0, 48, 13, 4))
		p.Fill(col(hue.GlowCore).Out(hue.Glow, 0, 0, 40).Plain(), brush.Star(0, 0, 40, 10, 4))
	case tpics.EffectStar:
		p.Fill(col(hue.Glow).Alpha(.5).Soft(8).Plain(), brush.Circle(0, 0, 26))
		p.Shape(col(hue.GlowCore).Out(hue.Gold, -6, -8, 46), 6, brush.Star(0, 0, 44, 19, 5))
	case tpics.EffectGlint:
		p.Fill(col(hue.Glow).Alpha(.55).Soft(8).Plain(), brush.Circle(0, 0, 20))
		p.Fill(col(hue.GlowCore).Plain(), brush.Star(0, 0, 48, 7, 4))
		p.Fill(col(hue.GlowCore).Plain(), brush.Star(0, 0, 24, 5, 4).Turn(45))
	case tpics.EffectLance:
		lance(p)
	case tpics.EffectHammer:
		p.Shape(col(hue.WoodLit).To(hue.WoodDark, -4, 0, 5, 0), 4, brush.Round(-4.5, -20, 9, 64, 3))
		p.Shape(col(hue.Steel).To(hue.SteelDark, 0, -42, 0, -14).Form(.4, 6), 4.4, brush.Round(-30, -42, 60, 26, 5))
		p.Fill(col(hue.Cream).Alpha(.8).Plain(), brush.Round(-25, -38, 44, 5, 2))
		s.Shadow(p.Unit())
	case tpics.EffectRays:
		rays(p)
	case tpics.EffectVeil:
		cloth := brush.Blob(-30, 26, -36, 4, -26, -20, -8, -38, 10, -38, 28, -18, 36, 6, 30, 28, 0, 38)
		p.Shape(col(hue.Hex(0x9a86b4)).To(hue.Hex(0x5a4680), -24, -26, 28, 34).Form(.6, 14), 5, cloth)
		p.Line(line(3), brush.Curve(-8, -34, -20, -10, -24, 20))
		p.Line(line(3), brush.Curve(8, -34, 18, -8, 20, 22))
		p.Fill(col(hue.GoldLit).Alpha(.95), brush.Star(0, 6, 15, 6.4, 4))
		s.Shadow(p.Unit())
	case tpics.EffectPouch:
		bag := brush.Blob(-33, -14, -18, -8, 0, -6, 18, -8, 33, -14, 38, 6, 42, 26, 30, 42, 0, 47, -30, 42, -42, 26, -38, 6)
		p.Shape(col(hue.Hex(0x8a5fa8)).To(hue.Hex(0x54387c), -24, -14, 30, 44).Form(.6, 15), 3, bag)
		p.Line(line(2), brush.Curve(-16, -4, -22, 12, -22, 30))
		p.Line(line(2), brush.Curve(16, -4, 22, 10, 24, 24))
		p.Line(even(4.6, hue.Ink), brush.Curve(-33, -13, -18, -7, 0, -5, 18, -7, 33, -13))
		p.Line(even(2.8, hue.Gold), brush.Curve(-33, -13, -18, -7, 0, -5, 18, -7, 33, -13))
		p.Fill(col(hue.GoldLit).Alpha(.9), brush.Star(0, 22, 11, 5, 5))
	case tpics.EffectMouth:
		p.Shape(col(hue.Hex(0x4a2f68)).To(hue.Hex(0x2c1d48), 0, -28, 0, 0), 3, brush.Ellipse(0, -14, 34, 10))
		p.Fill(col(hue.Hex(0xa57cc0)).Alpha(.8), brush.Blob(-33, -15, -20, -25, 0, -28, 20, -25, 33, -15, 20, -21, 0, -23, -20, -21))
	case tpics.EffectShade:
		p.Fill(col(hue.Violet).Alpha(.55).Soft(6).Plain(), brush.Ellipse(2, 0, 38, 15))
	}
}

// flame paints a tongue of fire blown to the right.
func flame(p brush.Pen) {
	outer := brush.Blob(-42, 2, -26, -16, -2, -24, 14, -38, 16, -22, 34, -26, 28, -12, 46, -6, 30, 4, 40, 16, 20, 14, 16, 30, -4, 20, -28, 18)
	p.Fill(col(hue.Hex(0xff8a3a)).Alpha(.35).Soft(7).Plain(), outer)
	p.Shape(col(hue.Hex(0xf2a03c)).To(hue.Hex(0xc8402c), -40, 0, 44, 0), 3.6, outer)
	p.Fill(col(hue.Glow).To(hue.Hex(0xf08a34), -36, 0, 24, 0).Plain(), brush.Blob(-36, 2, -20, -10, 2, -12, 20, -10, 12, -2, 24, 2, 8, 8, -16, 11))
	p.Fill(col(hue.GlowCore).Plain(), brush.Blob(-30, 1, -16, -5, 0, -3, 4, 1, -6, 5, -20, 6))
}

// lance paints a striped lance pointing right.
func lance(p brush.Pen) {
	shaft := brush.Poly(-46, -3.6, 44, -1.4, 47, 0, 44, 1.4, -46, 3.6)
	p.Fill(col(hue.Cream).To(hue.PaperEdge, 0, -4, 0, 4), shaft)
	in := p.Within(shaft)
	for i := range 7 {
		x := -44 + 13*float32(i)
		in.Fill(col(hue.Hex(0xc4453d)), brush.Poly(x, -6, x+6, -6, x+1, 6, x-5, 6))
	}
	p.Loop(nib(2.2), shaft)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -12, 0, 12), 2.2, brush.Blob(-30, -3, -22, -11, -19, -11, -19, 11, -22, 11, -30, 3))
	p.Shape(col(hue.Steel).To(hue.SteelDark, 0, -3, 0, 3), 1.8, brush.Poly(38, -4, 49, 0, 38, 4))
}

// rays paints beams of light that fade outwards.
func rays(p brush.Pen) {
	p.Fill(col(hue.Glow).Alpha(.5).Soft(14).Plain(), brush.Circle(0, 0, 22))
	for i := range 12 {
		a := float32(i) * 30
		reach := float32(46)
		if i&1 == 1 {
			reach = 34
		}
		for k := range 7 { // overlapping beams fade towards the tip
			r := reach * (1 - .13*float32(k))
			beam := brush.Poly(2, -1.2, r*.92, -r*.085, r, 0, r*.92, r*.085, 2, 1.2).Turn(a)
			p.Fill(col(hue.GlowCore).Alpha(.11).Soft(2.4).Plain(), beam)
		}
	}
}

// drapePiece paints the long banner of a crest hanging from its pole.
func drapePiece(s *sheet) {
	p, w, h := s.Piece()
	c := art.RibbonColour(int(s.Spec.ID))
	u := w / 100
	top := 7 * u
	cloth := brush.Poly(8*u, top, w-8*u, top, w-8*u, h-24*u, w/2, h-3*u, 8*u, h-24*u)
	p.Shadow(cloth, 3*u, 4*u, 5*u, .45)
	p.Shape(col(hue.Lit(c, .16)).To(hue.Shade(c, .32), 0, 0, w, h*.5), 2.6*u, cloth)
	in := p.Within(cloth)
	for i, x := range []float32{22, 44, 70, 86} {
		in.Fill(col(hue.Violet).Alpha(.16).Soft(5*u), brush.Rect(x*u, 0, (5+3*float32(i&1))*u, h))
		in.Fill(col(hue.Cream).Alpha(.12).Soft(4*u), brush.Rect((x-9)*u, 0, 5*u, h))
	}
	in.Loop(even(2.6*u, hue.GoldLit), brush.Poly(14*u, top+6*u, w-14*u, top+6*u, w-14*u, h-28*u, w/2, h-10*u, 14*u, h-28*u))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, h*.15, 0, h*.3), 2*u, brush.CrownShape(w/2, h*.2, 15*u))
	art.CrestAt(p.At(w/2, h*.52, .62*u), int(s.Spec.ID))
	for i := range 3 {
		p.Fill(col(hue.GoldLit), brush.Star(w/2+float32(i-1)*17*u, h*.80, 5*u, 2.2*u, 4))
	}
	p.Shape(col(hue.WoodLit).To(hue.WoodDark, 0, 1*u, 0, 9*u), 2*u, brush.Round(0, 1.5*u, w, 7*u, 3*u))
	for _, x := range []float32{2, 98} {
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, 0, 0, 10*u).Form(.4, 3), 1.8*u, brush.Circle(x*u, 5*u, 4.6*u))
	}
}

// screenPiece paints a player's screen: a small castle wall in the crest's colour.
func screenPiece(s *sheet) {
	p, w, h := s.Piece()
	c := art.RibbonColour(int(s.Spec.ID))
	tooth := h * .13
	n := max(int(w/(tooth*2.1)), 3)
	d := w / (float32(n)*2 - 1)
	wall := brush.Line{{X: 0, Y: h}}
	for i := range n {
		x := float32(i) * 2 * d
		wall = append(wall, Pt{X: x, Y: 0}, Pt{X: x + d, Y: 0})
		if i < n-1 {
			wall = append(wall, Pt{X: x + d, Y: tooth}, Pt{X: x + 2*d, Y: tooth})
		}
	}
	body := brush.Path{append(wall, Pt{X: w, Y: h})}
	p.Fill(col(hue.Lit(c, .30)).To(hue.Shade(c, .18), 0, 0, w*.6, h), body)
	in := p.Within(body)
	rows := 7
	for j := range rows {
		y := tooth + (h-tooth)*float32(j)/float32(rows)
		in.Line(nib(1.1).Alpha(.32), brush.Curve(0, y, w/2, y+.6, w, y))
		for i := range 9 {
			x := (float32(i) + .5*float32(j&1)) * w / 8.5
			if brush.Hash(i, j, 5) < .5 {
				in.Line(nib(1).Alpha(.30), brush.Poly(x, y, x+.4, y+(h-tooth)/float32(rows)))
			}
			if brush.Hash(i, j, 25) < .2 {
				in.Fill(col(hue.Cream).Alpha(.14), brush.Round(x+1, y+1, w/8.5-2, (h-tooth)/float32(rows)-2, 1.5))
			}
		}
	}
	in.Fill(col(hue.Violet).Alpha(.28).Soft(8), brush.Rect(-10, h*.86, w+20, h*.3))
	p.Loop(nib(2.2), body)
	k := min(w, h) * .0060
	art.CrestAt(p.At(w/2, h*.56, k), int(s.Spec.ID))
}
