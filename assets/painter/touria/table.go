package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	tpics "touria.games/touria/assets/pictures/touria"
)

// goalRoad paints the way to the castle: two lanes through a meadow, one for hearts and
// one for coins, which meet before the gate at the right.
func goalRoad(s *sheet) {
	p, w, h := s.Piece()
	all := brush.Round(0, 0, w, h, 6)
	p.Fill(col(hue.Hex(0xd6d894)).To(hue.Hex(0x93ac66), 0, 0, w*.4, h).Drift(hue.MeadowCool, .5, 60), all)
	in := p.Within(all)
	for i := range int(w * h / 260) { // grass
		x, y := w*brush.Hash(i, 1, 5), h*brush.Hash(i, 2, 5)
		in.Line(even(1.1, hue.Hex(0x5f7c45)).Alpha(.45).Taper(), brush.Curve(x, y, x+1, y-3, x+3*brush.Hash(i, 3, 5), y-5))
		if brush.Hash(i, 4, 5) < .10 {
			in.Fill(col([...]hue.C{hue.Hex(0xf5e9c0), hue.Hex(0xe2a3a6), hue.GoldLit}[i%3]), brush.Circle(x+3, y-2, 1.3))
		}
	}
	lane := func(y float32) brush.Path {
		return brush.Curve(-12, y, w*.4, y+1, w-96, y, w-74, y+(h*.60-y)*.45, w-40, h*.86)
	}
	d := h * .40
	for _, y := range [2]float32{h * .27, h * .75} {
		in.Line(even(d+4, hue.RoadRim).Alpha(.55), lane(y))
	}
	for _, y := range [2]float32{h * .27, h * .75} {
		in.Line(even(d, hue.Hex(0xe3c791)), lane(y))
	}
	for _, y := range [2]float32{h * .27, h * .75} {
		in.Line(even(d*.55, hue.RoadCore).Alpha(.55), lane(y))
	}
	for i := range int(w / 7) { // pebbles
		x, y := w*brush.Hash(i, 6, 5), h*([2]float32{.27, .75}[i&1]+.34*(brush.Hash(i, 7, 5)-.5))
		if x < w-100 {
			in.Fill(col(hue.RoadRim).Alpha(.35), brush.Ellipse(x, y, 1.4, 1))
		}
	}
	in.Fill(col(hue.Hex(0x1c0f10)).Alpha(.55).Soft(4), brush.Join(brush.Rect(-20, -20, w+40, 23), brush.Rect(-20, -20, 22, h+40)))
	p.Loop(even(1.6, hue.Hex(0x26150f)), all)
}

// goalGate paints the castle at the end of that way. Each full row lights the window of
// a tower; the gate stands open for who has all.
func goalGate(s *sheet) {
	p, w, h := s.Piece()
	p = p.At(w/2, h-3, h/94)
	id := int(s.Spec.ID)
	open := id&tpics.GateOpen != 0
	p.Fill(col(hue.Violet).Alpha(.4).Soft(3), brush.Ellipse(3, 1, 42, 5))
	if open {
		p.Fill(col(hue.Glow).Alpha(.55).Soft(9).Plain(), brush.Ellipse(0, -34, 40, 40))
	}
	roofs := [2]hue.C{hue.Coral, hue.Slate}
	for i, side := range [2]float32{-1, 1} {
		x := 29 * side
		wall := brush.Poly(x-11.5, 0, x-10.5, -58, x+10.5, -58, x+11.5, 0)
		p.Shape(col(hue.Hex(0xe8d6bd)).To(hue.Hex(0x87778c), x-10, 0, x+13, 0), 1.6, wall)
		in := p.Within(wall)
		for j := range 7 {
			if y := -8 * float32(j); brush.Hash(i, j, 4) < .7 {
				in.Line(nib(.9).Alpha(.35), brush.Poly(x-8+9*brush.Hash(i, j, 2), y-4, x+2+6*brush.Hash(i, j, 3), y-4))
			}
		}
		p.Shape(col(hue.Hex(0xdac6b4)).To(hue.Hex(0x8a7a8c), x-12, 0, x+14, 0), 1.4, brush.Rect(x-13, -62, 26, 6))
		p.Shape(col(hue.Lit(roofs[i], .22)).To(hue.Shade(roofs[i], .42), x-10, -84, x+12, -60), 1.6, brush.Poly(x-15, -61, x, -87, x+15, -61))
		p.Line(nib(1.4), brush.Poly(x, -86, x, -91))
		p.Shape(col(hue.GoldLit), .9, brush.Poly(x, -91.5, x+7, -89.5, x, -87.5))
		window := brush.Gate(x, -32, 12, 19)
		if id&(tpics.GateHearts<<i) != 0 || open {
			p.Fill(col(hue.Glow).Alpha(.75).Soft(5).Plain(), brush.Gate(x, -29, 18, 26))
			p.Fill(col(hue.Hex(0xfff8cf)).To(hue.Hex(0xffb13a), x, -50, x, -32), window)
		} else {
			p.Fill(col(hue.Hex(0x3d3856)).To(hue.Hex(0x5a5474), x, -50, x, -32), window)
		}
		p.Loop(nib(1.5), window)
	}
	curtain := brush.Poly(-20, 0, -20, -48, 20, -48, 20, 0)
	p.Shape(col(hue.Hex(0xe3cfb6)).To(hue.Hex(0x95859a), -20, 0, 24, 0), 1.6, curtain)
	for i := range 4 {
		p.Shape(col(hue.Hex(0xdcc8b2)).To(hue.Hex(0x9b8b9a), -20, 0, 24, 0), 1.3, brush.Rect(-21+11.6*float32(i), -54.5, 7.4, 7.5))
	}
	arch, gate := brush.Gate(0, 0, 34, 43), brush.Gate(0, 0, 27, 38)
	p.Shape(col(hue.Hex(0xc9b39c)), 1.3, arch)
	if open {
		p.Fill(col(hue.Hex(0xfff6c4)).Out(hue.Hex(0xf1902b), 0, -12, 34), gate)
		p.Fill(col(hue.Glow).Alpha(.6).Soft(3).Plain(), brush.Poly(-13, -1, 13, -1, 22, 5, -22, 5))
		for _, side := range [2]float32{-1, 1} {
			p.Shape(col(hue.Hex(0x8a5a34)).To(hue.Hex(0x4a2c1c), 0, -30, 0, 0), 1.2, brush.Poly(13.5*side, 0, 13.5*side, -30, 19*side, -27, 19*side, 3))
		}
	} else {
		p.Fill(col(hue.Hex(0x251b2a)), gate)
		in := p.Within(gate)
		for i := range 5 {
			x := -11 + 5.5*float32(i)
			in.Line(even(2, hue.Hex(0x9b8a76)), brush.Poly(x, -44, x, 0))
			in.Line(even(.8, hue.Hex(0xd8c7a8)).Alpha(.7), brush.Poly(x-.6, -44, x-.6, 0))
		}
		for i := range 4 {
			y := -33 + 9*float32(i)
			in.Line(even(1.6, hue.Hex(0x86756a)), brush.Poly(-16, y, 16, y))
		}
	}
	p.Loop(nib(1.7), gate)
}

// branchPiece paints the bough on which the fairy's items stand.
func branchPiece(s *sheet) {
	p, w, h := s.Piece()
	y := h * .5
	bough := brush.Blob(-6, y-5, w*.14, y-6, w*.34, y-3, w*.6, y-6, w*.84, y-3, w+6, y-6, w+7, y+6, w*.84, y+8, w*.6, y+5, w*.36, y+8, w*.15, y+5, -6, y+8)
	p.Shadow(bough, 2, 5, 5, .6)
	p.Shape(col(hue.Hex(0xdcb27c)).To(hue.Hex(0x7a5236), 0, y-6, w*.05, y+9).Form(.4, 4), 1.8, bough)
	in := p.Within(bough)
	for i := range int(w / 14) {
		x := 14 * float32(i)
		in.Line(nib(1.1).Alpha(.45).Taper(), brush.Curve(x, y-2+5*brush.Hash(i, 1, 9), x+12, y+4*brush.Hash(i, 2, 9), x+26, y-1+5*brush.Hash(i, 3, 9)))
	}
	in.Fill(col(hue.Hex(0x7d9a4a)).Alpha(.9).Soft(.8), brush.Blob(-8, y-9, 24, y-8, 32, y-3, 12, y-1, -8, y-1))
	in.Fill(col(hue.Hex(0x7d9a4a)).Alpha(.9).Soft(.8), brush.Blob(w-40, y-9, w+6, y-8, w+8, y-2, w-22, y-1))
	leaf := func(x, y, deg, size float32, i int) {
		q := p.At(x, y, size).Turn(deg)
		c := [...]hue.C{hue.Hex(0x5d8f5e), hue.Hex(0x8aae58), hue.Hex(0x466f4b), hue.Hex(0xb5bf5e)}[i%4]
		l := brush.Blob(0, -9, 4.6, -3, 4, 5, 0, 8, -4, 5, -4.6, -3)
		q.Shadow(l, 1, 1.6, 1.6, .4)
		q.Shape(col(hue.Lit(c, .22)).To(hue.Shade(c, .3), -4, -8, 4, 8), 1.1, l)
		q.Line(nib(.8).Alpha(.5), brush.Poly(0, -6, 0, 7))
	}
	for i, x := range []float32{3, 9, 15, 21, w - 21, w - 15, w - 8, w - 2} {
		leaf(x, y+7*(brush.Hash(i, 4, 9)-.3), 120+130*brush.Hash(i, 5, 9), .8+.35*brush.Hash(i, 6, 9), i)
	}
	for i, x := range []float32{12, w - 13} { // two blossoms
		for k := range 5 {
			sn, cs := brush.SinCos(72 * float32(k))
			p.Shape(col(hue.Hex(0xfbe3e0)).To(hue.Hex(0xe2a3a6), x-3, y-3, x+3, y+4), .8, brush.Circle(x+3*sn, y+6-float32(i)*3+3*cs, 2.5))
		}
		p.Fill(col(hue.Gold), brush.Circle(x, y+6-float32(i)*3, 1.8))
	}
}

// A battlement repeats: its ends are kept, and its teeth and courses come back after
// a whole number of pitches.
const (
	wallEnd   = 18
	wallPitch = 24
)

// wallPiece paints a battlement in the colour of a crest: a player's closed screen.
func wallPiece(s *sheet) {
	p, w, h := s.Piece()
	c := art.RibbonColour(int(s.Spec.ID))
	const tooth, course = 7, 12
	wall := brush.Line{{X: 0, Y: h}}
	for x := float32(0); x < w; x += wallPitch {
		wall = append(wall, Pt{X: x, Y: 0}, Pt{X: x + wallPitch/2, Y: 0})
		if x+wallPitch < w {
			wall = append(wall, Pt{X: x + wallPitch/2, Y: tooth}, Pt{X: x + wallPitch, Y: tooth})
		}
	}
	body := brush.Path{append(wall, Pt{X: w, Y: h})}
	p.Fill(col(hue.Lit(c, .10)), body)
	in := p.Within(body)
	for j := -1; j < int(h/course)+1; j++ {
		y := float32(j)*course + tooth
		for i := -1; i < int(w/wallPitch)+1; i++ {
			x := float32(i)*wallPitch + wallPitch/2*float32(j&1)
			n := brush.Hash((i+8)%2, (j+8)%4, 7) // the same after a period
			stone := brush.Round(x+.8, y+.8, wallPitch-1.6, course-1.6, 2)
			if n < .5 {
				in.Fill(col(hue.Lit(c, .30)).Alpha(.5*(1-n)), stone)
			} else {
				in.Fill(col(hue.Shade(c, .5)).Alpha(.7*(n-.4)), stone)
			}
			in.Line(even(1.1, hue.Cream).Alpha(.24), brush.Poly(x+3, y+1.6, x+wallPitch-3, y+1.6))
			in.Line(nib(1.1).Alpha(.42), brush.Poly(x, y, x, y+course))
		}
		in.Line(nib(1.2).Alpha(.45), brush.Poly(-2, y, w+2, y))
	}
	for x := float32(0); x < w; x += wallPitch { // light on the crown of each tooth
		p.Line(even(1.8, hue.Light).Alpha(.55), brush.Poly(x+1.5, 1.6, x+wallPitch/2-1.5, 1.6))
		in.Fill(col(hue.Violet).Alpha(.35).Soft(2), brush.Rect(x+wallPitch/2, tooth, wallPitch/2, 3))
	}
	in.Fill(col(hue.Violet).Alpha(.45).Soft(5), brush.Rect(-10, h-7, w+20, 14))
	p.Loop(nib(2), body)
	s.Drop(art.Nearest(1.5*s.Spec.Scale), art.Nearest(3*s.Spec.Scale), 3.5*s.Spec.Scale, .5)
}
