package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// towerPart paints one part of a tower. Spec.W is the width of the tower's box. The
// part's origin is where paint.Tower attaches it: the upper left corner of walls,
// the tip of slopes, the middle of other parts.
func towerPart(s pictures.Spec) Picture {
	k := float32(s.W) / tpics.TowerW
	d := tpics.TowerDim(k)
	t := towerPainter{d, 1 / k}
	e := tpics.TowerPart(s.Kind, s.ID, k)
	switch s.Kind {
	case tpics.KindTowerWall:
		if s.ID >= tpics.WallNarrow { // seen almost edge-on it would break up
			return t.part(e, func(p brush.Pen) {
				t.wall(p.Stretch(tpics.WallSqueeze, 1), touria.Action(s.ID-tpics.WallNarrow))
			})
		}
		return t.part(e, func(p brush.Pen) { t.wall(p, touria.Action(s.ID)) })
	case tpics.KindTowerSkirt:
		if s.ID > 0 {
			return t.part(e, func(p brush.Pen) { t.skirt(p.Stretch(tpics.WallSqueeze, 1)) })
		}
		return t.part(e, t.skirt)
	case tpics.KindTowerSlab:
		return t.part(e, t.slab)
	case tpics.KindTowerEave:
		return t.part(e, t.under)
	case tpics.KindTowerSlope:
		if s.ID >= tpics.SlopeFlat { // seen almost edge-on it would break up
			return t.part(e, func(p brush.Pen) {
				t.slope(p.Stretch(1, tpics.SlopeFlatten), touria.Action(s.ID-tpics.SlopeFlat))
			})
		}
		return t.part(e, func(p brush.Pen) { t.slope(p, touria.Action(s.ID)) })
	case tpics.KindTowerMedal:
		return t.part(e, func(p brush.Pen) { medal(p, touria.Action(s.ID)) })
	case tpics.KindTowerBall:
		return t.part(e, func(p brush.Pen) {
			p.Shape(col(hue.GoldLit).To(hue.GoldDark, -3, -3, 3, 4).Form(.5, 2), 1.3, brush.Circle(0, 0, 4))
		})
	case tpics.KindTowerStud:
		return t.part(e, func(p brush.Pen) {
			p.Shape(col(hue.GoldLit).To(hue.GoldDark, -3, -2, 3, 3), 1, brush.Ellipse(0, 0, 3.6, 2.2))
		})
	case tpics.KindTowerFlag:
		return t.part(e, flagTop)
	case tpics.KindTowerGround:
		return t.part(e, t.ground)
	}
	return t.part(e, t.glow)
}

// towerPainter paints a tower's parts; one is the length of a device pixel in its units.
type towerPainter struct {
	d   tpics.TowerSize
	one float32
}

// part paints a picture of the given extent around its origin, in device pixels.
func (t *towerPainter) part(extent pictures.Edges, paint func(p brush.Pen)) Picture {
	pad := nearest(2*t.d.K) + 1
	dx, dy := nearest(extent[0])-pad, nearest(extent[1])-pad
	c := bare(nearest(extent[2])+pad-dx, nearest(extent[3])+pad-dy)
	paint(c.Pen(float32(-dx), float32(-dy), t.d.K))
	return Picture{Img: c.Image(), DX: dx, DY: dy}
}

// wall paints a side of the tower: masonry around an arched field with the action's
// sign.
func (t *towerPainter) wall(p brush.Pen, a touria.Action) {
	w, h := 2*t.d.A*t.one, (t.d.H1-t.d.H0)*t.one
	body := brush.Rect(0, 0, w, h)
	p.Fill(col(hue.Hex(0xf6e8c8)).To(hue.Hex(0xdcc8a0), 0, 0, w*.5, h), body)
	in := p.Within(body)
	rows := 8
	for j := range rows {
		y := h * float32(j) / float32(rows)
		in.Line(nib(.8).Alpha(.26).Least(.6), brush.Curve(0, y, w/2, y+.5, w, y))
		for i := range 6 {
			x := (float32(i) + .5*float32(j&1)) * w / 5.5
			if brush.Hash(i, j, int(a)) < .45 {
				in.Line(nib(.8).Alpha(.26).Least(.6), brush.Poly(x, y, x+.4, y+h/float32(rows)))
			}
			if brush.Hash(i, j, 20+int(a)) < .22 {
				in.Fill(col([]hue.C{hue.StoneDark, hue.Hex(0xfff6e0), hue.Hex(0xcbb6b4)}[(i+j)%3]).Alpha(.5), brush.Round(x+.6, y+.6, w/5.5-1.2, h/float32(rows)-1.2, 1))
			}
		}
	}
	for j := range rows { // corner stones
		y := h * float32(j) / float32(rows)
		b := 7 + 4*float32(j&1)
		for _, x := range []float32{0, w - b} {
			stone := brush.Round(x, y+.3, b, h/float32(rows)-.6, 1.2)
			in.Fill(col(hue.Hex(0xfaeed2)).To(hue.StoneDark, x, y, x+b, y+8), stone)
			in.Loop(nib(.8).Alpha(.45).Least(.6), stone)
		}
	}
	c := hue.Actions[a]
	foot := h - 4.5
	frame, field := brush.Gate(w/2, foot+2, 66, h-9+2), brush.Gate(w/2, foot, 58, h-14)
	p.Shape(col(hue.Hex(0xfbf1d8)).To(hue.StoneDark, 0, 6, w*.3, h), 1.3, frame)
	p.Fill(col(hue.Lit(c, .34)).Out(hue.Shade(c, .24), w/2-6, h*.46, 46).Edge(.3, 3), field)
	fin := p.Within(field)
	fin.Loop(even(5, hue.Violet).Alpha(.22), field.Move(-1.2, -1.2))
	fin.Loop(even(1.2, hue.GoldLit).Alpha(.9), brush.Gate(w/2, foot-3, 52, h-20))
	p.Loop(nib(1.4), field)
	emblemAt(p.At(w/2, h*.535, .60), a)
	for i := range 3 {
		fin.Fill(col(hue.GoldLit), brush.Star(w/2+float32(i-1)*11, foot-6.5, 2.6, 1, 4))
	}
	in.Fill(col(hue.Violet).Alpha(.42).Soft(3), brush.Rect(-4, -8, w+8, 15))
	for i := range 9 { // ivy at the foot
		x := brush.Hash(i, 1, int(a)) * 13
		if a&1 == 1 {
			x = w - x
		}
		y := h - brush.Hash(i, 2, int(a))*(16-abs(x-w/2)*0)
		g := hue.Trees[i%3]
		in.Fill(col(g[i&1]), brush.Ellipse(x, y, 2.6, 2.2))
	}
	p.Loop(nib(1.8), body)
}

// skirt paints a side of the base.
func (t *towerPainter) skirt(p brush.Pen) {
	w, h := 2*t.d.Base*t.one, t.d.H0*t.one
	body := brush.Rect(0, 0, w, h)
	p.Fill(col(hue.Hex(0xe0cda6)).To(hue.Hex(0xb9a288), 0, 0, 0, h), body)
	for i := range 7 {
		x := w * (float32(i) + .6) / 7.4
		p.Line(nib(.9).Alpha(.45).Least(.6), brush.Poly(x, 1, x, h-1))
	}
	p.Loop(nib(1.5), body)
}

// slab paints the top of the base, seen from directly above.
func (t *towerPainter) slab(p brush.Pen) {
	b := t.d.Base * t.one
	body := brush.Rect(-b, -b, 2*b, 2*b)
	p.Fill(col(hue.Hex(0xd9c7a2)), body)
	p.Within(body).Fill(col(hue.Violet).Alpha(.3).Soft(4), brush.Rect(-b*.8, -b*.8, 2*b, 2*b))
	p.Loop(nib(1.2).Alpha(.6), body) // the parts that project beyond the walls are ledges, not posts
}

// under paints the dark underside of the eaves, seen from directly above.
func (t *towerPainter) under(p brush.Pen) {
	b := t.d.Eave * t.one
	body := brush.Rect(-b, -b, 2*b, 2*b)
	p.Fill(col(hue.Hex(0x5a4450)), body)
	p.Loop(nib(2.6), body)
}

// slope paints one slope of the roof in an action's colour, as the front slope looks at rest.
func (t *towerPainter) slope(p brush.Pen, a touria.Action) {
	e, h := t.d.Eave*t.one, (t.d.Eave/2+t.d.Roof)*t.one
	tri := brush.Poly(0, 0, e, h, -e, h)
	c := hue.Actions[a]
	p.Fill(col(hue.Lit(c, .16)).To(hue.Shade(c, .22), -e*.4, h*.2, e*.5, h), tri)
	in := p.Within(tri)
	const rows = 6
	for j := 1; j <= rows; j++ {
		y := h * float32(j) / rows
		var scallop brush.Line
		n := j + 2
		half := e * y / h
		for i := range n {
			x := -half + 2*half*float32(i)/float32(n)
			scallop = append(scallop, brush.Arc(x+half/float32(n), y-1.6, half/float32(n), 2.2, 180, 0)[0]...)
		}
		if j < rows {
			in.Line(nib(.9).Alpha(.42).Least(.6), brush.Path{scallop})
		}
		if j&1 == 1 {
			in.Fill(col(hue.Violet).Alpha(.10), brush.Poly(-half, y, half, y, half, y+h/rows, -half, y+h/rows))
		}
	}
	in.Fill(col(hue.Cream).Alpha(.16).Soft(4), brush.Poly(-2, 4, -e*.75, h*.9, -e*.3, h*.9))
	for _, k := range []float32{-1, 1} { // golden hips
		in.Line(even(3.4, hue.Gold), brush.Poly(0, 0, k*e, h))
		in.Line(even(.9, hue.Ink).Alpha(.7).Least(.6), brush.Poly(0, 3.6, k*(e-3.6), h))
	}
	in.Line(even(3, hue.GoldDark), brush.Poly(-e, h-1, e, h-1))
	in.Line(even(1, hue.GoldLit), brush.Poly(-e, h-2, e, h-2))
	p.Loop(nib(1.7), tri)
}

// medal paints the round sign of the next action on the roof.
func medal(p brush.Pen, a touria.Action) {
	c := hue.Actions[a]
	p.Shape(col(hue.Hex(0xfff8e4)).To(hue.PaperEdge, -8, -8, 9, 10), 1.5, brush.Circle(0, 0, 13.4))
	p.Fill(col(hue.Lit(c, .24)).Out(hue.Shade(c, .2), -3, -3, 15), brush.Circle(0, 0, 11))
	p.Loop(nib(.9), brush.Circle(0, 0, 11))
	emblemAt(p.At(0, 0, .245), a)
}

// flagTop paints the golden ball at the tip, with a small pennant.
func flagTop(p brush.Pen) {
	p.Line(even(2.6, hue.Ink), brush.Poly(0, 0, 0, -19))
	p.Line(even(1, hue.Gold), brush.Poly(0, 0, 0, -18.6))
	p.Shape(col(hue.Hex(0xd8604a)).To(hue.Hex(0x9c2f44), 0, -18, 18, -8), 1.3, brush.Blob(.5, -19, 8, -17.6, 14, -19.4, 22, -17.4, 16, -13.6, 21, -9.4, 12, -10.6, 6, -8.8, .5, -9.6))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -3, -3, 3, 4).Form(.5, 2), 1.4, brush.Circle(0, 0, 4.6))
}

// ground paints the turntable with the tower's shadow.
func (t *towerPainter) ground(p brush.Pen) {
	p.Fill(col(hue.Violet).Alpha(.40).Soft(5), brush.Blob(-62, 6, -30, 26, 10, 38, 48, 36, 78, 24, 84, 8, 66, -8, 30, -18))
	rim := brush.Path{brush.Cat(brush.Arc(0, 0, 66, 33, 180, 0)[0], brush.Arc(0, 5.5, 66, 33, 0, 180)[0])}
	p.Shape(col(hue.Hex(0x9a8290)).To(hue.Hex(0x5a4a5e), -60, 0, 60, 20), 1.7, rim)
	p.Shape(col(hue.Hex(0xe9d6ac)).To(hue.Hex(0xbfa57c), -50, -20, 50, 26).Form(.25, 6), 1.7, brush.Ellipse(0, 0, 66, 33))
	p.Loop(nib(1).Alpha(.6), brush.Ellipse(0, 0, 56, 28))
	for i := range 24 {
		s, c := brush.SinCos(float32(i)*15 + 7)
		p.Line(nib(.8).Alpha(.45).Least(.6), brush.Poly(56*c, 28*s, 66*c, 33*s))
	}
	p.Fill(col(hue.Violet).Alpha(.36).Soft(4), brush.Ellipse(8, 5, 54, 24))
}

// glow paints light behind the whole tower.
func (t *towerPainter) glow(p brush.Pen) {
	shape := brush.Blob(0, -140, 22, -126, 62, -86, 66, -54, 56, -40, 54, -18, 70, -4, 68, 18, 40, 36, 0, 42,
		-40, 36, -68, 18, -70, -4, -54, -18, -56, -40, -66, -54, -62, -86, -22, -126)
	p.Fill(col(hue.Glow).Alpha(.95).Soft(10).Plain(), shape.Map(func(q Pt) Pt { return Pt{X: q.X * 1.08, Y: (q.Y+45)*1.06 - 45} }))
	p.Fill(col(hue.GlowCore).Alpha(.7).Soft(4).Plain(), shape)
}
