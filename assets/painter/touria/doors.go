package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// A castle door is 96 wide and 128 high, in a box of 3:4. It has three layers: the person behind
// it, the leaf, and the stone arch around it.

// doorPen returns a pen in hundredths of the door's width with its origin on the
// sill, and the opening of the arch.
func doorPen(s *sheet) (p brush.Pen, gate brush.Path) {
	p = s.Token()
	return p.At(0, float32(s.Spec.H)/2/p.Unit()-2, 1), brush.Gate(0, -5, 68, 106)
}

// doorRoom paints the room behind an open door.
func doorRoom(s *sheet) {
	p, gate := doorPen(s)
	who := touria.Who(s.Spec.ID)
	in := p.Within(gate)
	in.Fill(col(hue.Hex(0x3a2f4a)).To(hue.Hex(0x241c30), 0, -110, 0, 0), gate)
	if who < touria.Nobody {
		room(in.At(0, -52, 1), who)
		bust(in.At(1.5, -17, .86), who)
	} else {
		in.Fill(col(hue.Hex(0x5a4a70)).Out(hue.Hex(0x2a2138), 0, -50, 60), gate)
	}
	in.Loop(even(12, hue.Violet).Alpha(.30), gate.Move(-2, -3))
}

// doorLeafPicture paints one animation frame of a door's leaf.
func doorLeafPicture(s *sheet) {
	p, gate := doorPen(s)
	doorLeaf(p.Within(gate), float32(s.Spec.ID)/(tpics.DoorFrames-1))
}

// doorArch paints the arch around a door and the step below.
func doorArch(s *sheet) {
	p, gate := doorPen(s)
	archStones(p)
	p.Loop(nib(3.4), gate)
	step := brush.Round(-47, -7, 94, 8, 2)
	p.Shape(col(hue.Stone).To(hue.StoneDark, 0, -8, 0, 2), 3, step)
	s.Shadow(p.Unit() * .8)
	s.Cut(p, brush.Gate(0, -7, 66, 103)) // the shadow falls only outside the opening
	p.Loop(nib(3.4), gate)
	p.Shape(col(hue.Stone).To(hue.StoneDark, 0, -8, 0, 2), 3, step)
}

// archStones paints the stones around a door.
func archStones(p brush.Pen) {
	outer, inner := brush.Gate(0, -4, 94, 124), brush.Gate(0, -4, 70, 108)
	p.Fill(col(hue.Stone).To(hue.StoneDark, -40, -120, 46, 0).Form(.3, 6), brush.Join(outer, inner.Rev()))
	in := p.Within(brush.Join(outer, inner.Rev()))
	for i := range 9 {
		s, c := brush.SinCos(180 + float32(i)*22.5)
		y := float32(-81)
		in.Line(nib(2).Alpha(.7), brush.Poly(34*c, y+34*s, 50*c, y+50*s))
		if i%3 == 1 {
			s2, c2 := brush.SinCos(180 + float32(i)*22.5 + 22.5)
			in.Fill(col(hue.StoneJoint).Alpha(.22), brush.Poly(34*c, y+34*s, 50*c, y+50*s, 50*c2, y+50*s2, 34*c2, y+34*s2))
		}
	}
	for i := range 4 {
		y := -78 + float32(i)*20
		in.Line(nib(2).Alpha(.7), brush.Poly(-50, y, -34, y+1))
		in.Line(nib(2).Alpha(.7), brush.Poly(50, y+2, 34, y+1))
	}
	p.Loop(nib(3.6), outer)
	key := brush.Poly(-8, -129, 8, -129, 6, -110, -6, -110)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -128, 0, -108).Form(.3, 4), 2.8, key)
}

// doorLeaf paints the wooden leaf, hinged on the left and swung open.
func doorLeaf(p brush.Pen, open float32) {
	if open > .98 {
		open = .98
	}
	_, c := brush.SinCos(open * 86)
	w := max(68*c, 5)
	lean := (1 - c) * 9 // the free edge comes towards the viewer
	// maps a leaf of 68 × 106 onto the open one
	bend := func(path brush.Path) brush.Path {
		return path.Map(func(q Pt) Pt {
			u := (q.X + 34) / 68
			y := q.Y
			if open > 0 {
				y = q.Y * (1 + u*lean*.012)
				y += u * lean * .6
			}
			return Pt{X: -34 + u*w, Y: y}
		})
	}
	leaf := bend(brush.Gate(0, -5, 68, 106))
	dark := open * .45
	p.Fill(col(hue.Hex(0xb5733f)).To(hue.Hex(0x7a4630), -30, -100, 34, 0), leaf)
	q := p.Within(leaf)
	for i := range 6 {
		x := -34 + float32(i)*68/6
		if i%2 == 1 {
			q.Fill(col(hue.WoodDark).Alpha(.22), bend(brush.Rect(x, -115, 68/6.0, 115)))
		}
		q.Line(nib(2).Alpha(.7), bend(brush.Poly(x, -115, x, -60, x, 0)))
	}
	for _, k := range [][3]float32{{-20, -60, 1.4}, {10, -30, 1.2}, {23, -84, 1}, {-6, -92, 1.1}} {
		q.Loop(nib(1.3).Alpha(.45), bend(brush.Ellipse(k[0], k[1], 2.4*k[2], 4*k[2])))
	}
	for _, y := range []float32{-82, -24} {
		iron := bend(brush.Blob(-40, y-4.5, -20, y-4, 14, y-3, 20, y-6, 28, y, 20, y+6, 14, y+3, -20, y+4, -40, y+4.5))
		q.Shape(col(hue.Hex(0x6f6a86)).To(hue.Hex(0x3c3550), 0, y-5, 0, y+6), 2.6, iron)
		for _, x := range []float32{-26, -8, 10} {
			q.Fill(col(hue.Hex(0xb8b4c8)), bend(brush.Circle(x, y-.4, 1.8)))
		}
	}
	ring := bend(brush.Ring(22, -50, 8, 4.6))
	q.Fill(col(hue.GoldLit).To(hue.GoldDark, 14, -58, 30, -42), ring)
	q.Loop(nib(1.8), bend(brush.Circle(22, -50, 8)))
	q.Loop(nib(1.5), bend(brush.Circle(22, -50, 4.6)))
	q.Shape(col(hue.Gold), 1.8, bend(brush.Circle(22, -57, 3.4)))
	q.Shape(col(hue.Heart).Form(.5, 3), 2.4, bend(brush.HeartShape(-5, -53, 9.5)))
	if dark > 0 {
		q.Fill(col(hue.Violet).Alpha(dark), leaf)
	}
	q.Fill(col(hue.Violet).Alpha(.30).Soft(5), brush.Rect(-40, -120, 80, 22))
	p.Loop(nib(3), leaf)
}

// doorGlow paints light shining out from under a closed door.
func doorGlow(s *sheet) {
	p := s.Token()
	foot := float32(s.Spec.H)/2/p.Unit() - 4
	q := p.At(0, foot, 1)
	q.Fill(col(hue.Glow).Alpha(.55).Soft(9).Plain(), brush.Ellipse(0, 2, 52, 13))
	q.Fill(col(hue.GlowCore).Alpha(.95).Soft(2.4).Plain(), brush.Poly(-33, -4, 33, -4, 40, 7, -40, 7))
	q.Fill(col(hue.GlowCore).Plain(), brush.Rect(-33, -6, 66, 4))
}
