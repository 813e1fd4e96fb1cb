package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
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

// A battlement repeats: the corner stones at its ends are kept, and its teeth come back
// after a pitch, its courses after a whole run.
const (
	wallEnd   = 18
	wallPitch = 24
	wallLow   = 56 // the height of a low one, and the pitches of its run
	lowRun    = 7
	wallHigh  = 106 // the same of a high one
	highRun   = 15
	wallTooth = 7 // the height of its teeth, below which runs a carved rim
	wallRim   = 8
)

// wallPiece paints a battlement of pale stone, which is dyed in the colour of a crest: a
// player's closed screen. Its stones differ in size, tint and wear.
func wallPiece(s *sheet) {
	p, w, h := s.Piece()
	joint := hue.Hex(0x5d5668)
	teeth := brush.Line{{X: 0, Y: h}}
	for x := float32(0); x < w; x += wallPitch {
		teeth = append(teeth, Pt{X: x, Y: 0}, Pt{X: x + wallPitch/2, Y: 0})
		if x+wallPitch < w {
			teeth = append(teeth, Pt{X: x + wallPitch/2, Y: wallTooth}, Pt{X: x + wallPitch, Y: wallTooth})
		}
	}
	body := brush.Path{append(teeth, Pt{X: w, Y: h})}
	p.Fill(col(joint), body)
	in := p.Within(body)
	in.Tone(body, func(q Pt, c hue.C) hue.C { return hue.Mix(c, hue.Ink, .25*brush.Fbm(q.X/4, q.Y/3, 2, 17)) })

	seed := 0
	stone := func(x, y, w, h float32) {
		seed++
		n := func(i int) float32 { return brush.Hash(seed, i, 31) }
		c := hue.Mix(hue.Hex(0xa29aa4), hue.Hex(0xdfd8d2), n(1))
		if n(2) < .22 { // some are of another quarry
			c = hue.Mix(c, [...]hue.C{hue.Hex(0xe0c39a), hue.Hex(0x8f8cb0)}[int(n(3)*1.99)], .45)
		}
		x, y, w, h = x+.7+.5*n(4), y+.7+.4*n(5), w-1.5-.7*n(6), h-1.5-.6*n(7)
		k := min(w, h) * (.16 + .16*n(8))
		shape := brush.Blob(x+k, y, x+w*.5, y+.5*n(9), x+w-k, y, x+w, y+k, x+w-.5*n(10), y+h*.5, x+w, y+h-k,
			x+w-k, y+h, x+w*.5, y+h-.5*n(11), x+k, y+h, x, y+h-k, x+.5*n(12), y+h*.5, x, y+k)
		in.Fill(col(hue.Ink).Alpha(.5).Soft(1), shape.Move(.7, 1))
		in.Fill(col(hue.Lit(c, .16)).To(hue.Shade(c, .26), x, y, x+w*.4, y+h), shape)
		q := in.Within(shape)
		q.Tone(shape, func(at Pt, c hue.C) hue.C {
			v := brush.Fbm(at.X/5+7*n(13), at.Y/4, 3, 23)
			if v < 0 {
				return hue.Shade(c, min(-v*.9, .4))
			}
			return hue.Mix(c, hue.Cream, min(v*.5, .25))
		})
		q.Line(even(1.5, hue.Cream).Alpha(.75), brush.Poly(x+k*.6, y+h-k, x+.7, y+k, x+k, y+.7, x+w-k, y+.7))
		q.Line(even(1.8, hue.Violet).Alpha(.42), brush.Poly(x+k, y+h-.6, x+w-k, y+h-.6, x+w-.6, y+h-k, x+w-.6, y+k))
		if n(14) < .26 && w > 15 { // a crack
			cx := x + w*(.3+.4*n(15))
			q.Line(nib(.8).Alpha(.55).Taper(), brush.Poly(cx, y, cx+2*n(16), y+h*.3, cx-2+2*n(17), y+h*.62, cx+2*n(18), y+h*.9))
		}
		for i := range 3 { // pits
			if n(20+i) < .4 {
				q.Fill(col(hue.Violet).Alpha(.34), brush.Ellipse(x+w*(.15+.7*n(23+i)), y+h*(.25+.5*n(26+i)), .9, .6))
			}
		}
	}
	inner := w - 2*wallEnd
	top := float32(wallTooth + wallRim)
	heights := []float32{14, 12, 15}
	if h > wallLow {
		heights = []float32{16, 13, 17, 12, 15, 18}
	}
	y := top
	for j, high := range heights {
		if j == len(heights)-1 {
			high = h - y
		}
		if high < 1 { // the piece is too low for so many
			break
		}
		// Stones fill the run evenly, so that it can be repeated.
		var cuts []float32
		for x := float32(0); x < inner; {
			cuts = append(cuts, x)
			x += high * (1.15 + 1.35*brush.Hash(len(cuts), j, 37))
			if inner-x < high {
				break
			}
		}
		for i, x := range cuts {
			to := inner
			if i+1 < len(cuts) {
				to = cuts[i+1]
			}
			stone(wallEnd+x, y, to-x, high)
		}
		wide := float32(wallEnd)
		if j%2 == 1 { // the corner stones alternate
			wide = wallEnd * .62
			stone(wide, y, wallEnd-wide, high)
			stone(w-wallEnd, y, wallEnd-wide, high)
		}
		stone(0, y, wide, high)
		stone(w-wide, y, wide, high)
		y += high
	}
	// The rim: a moulding with a bead below each tooth, and a cap on each tooth.
	rim := brush.Rect(-4, wallTooth, w+8, wallRim)
	in.Fill(col(hue.Ink).Alpha(.62).Soft(2.4), brush.Rect(-4, wallTooth+wallRim-1, w+8, 5))
	in.Fill(col(hue.Hex(0xf0e8dc)).To(hue.Hex(0x8f8796), 0, wallTooth, 0, wallTooth+wallRim), rim)
	in.Line(even(1.2, hue.Cream).Alpha(.9), brush.Poly(-4, wallTooth+1, w+4, wallTooth+1))
	in.Line(even(1, hue.Ink).Alpha(.55), brush.Poly(-4, wallTooth+2.9, w+4, wallTooth+2.9))
	in.Line(even(1.2, hue.Ink).Alpha(.8), brush.Poly(-4, wallTooth+wallRim, w+4, wallTooth+wallRim))
	for x := float32(wallPitch / 4); x < w; x += wallPitch / 2 {
		in.Fill(col(hue.Ink).Alpha(.5).Soft(.6), brush.Circle(x+.6, wallTooth+6, 2))
		in.Fill(col(hue.Hex(0xfbf5ea)).Out(hue.Hex(0x9a919c), x-.5, wallTooth+4.8, 2.6), brush.Circle(x, wallTooth+5.5, 1.9))
	}
	for x := float32(0); x < w; x += wallPitch {
		tooth := brush.Rect(x, 0, wallPitch/2, wallTooth)
		in.Fill(col(hue.Hex(0xcdc5c4)).To(hue.Hex(0x8f8796), x, 0, x+wallPitch/2, wallTooth), tooth)
		in.Fill(col(hue.Hex(0xfff9ee)).To(hue.Hex(0xb9b0b4), x, 0, x+wallPitch/2, 0), brush.Rect(x, 0, wallPitch/2, 2.6))
		in.Line(nib(.9).Alpha(.7), brush.Poly(x, 2.9, x+wallPitch/2, 2.9))
		in.Line(even(1, hue.Cream).Alpha(.7), brush.Poly(x+.9, 3, x+.9, wallTooth))
	}
	in.Fill(col(hue.Violet).Alpha(.42).Soft(6), brush.Rect(-10, h-6, w+20, 14))
	p.Loop(nib(1.9), body)
	s.Drop(nearest(2*s.Spec.Scale), nearest(4*s.Spec.Scale), 4.5*s.Spec.Scale, .6)
}

// mossPiece paints moss and ivy that hang over the rim of a battlement.
func mossPiece(s *sheet) {
	p, w, h := s.Piece()
	greens := [...]hue.C{hue.Hex(0x5d7d3c), hue.Hex(0x7d9a4a), hue.Hex(0x466f4b), hue.Hex(0x9fb05a)}
	for i := range 26 { // moss on the rim
		x := w * .9 * brush.Hash(i, 1, 51) * brush.Hash(i, 2, 51)
		y := 9 + 7*brush.Hash(i, 3, 51)
		r := 2.5 + 3*brush.Hash(i, 4, 51)
		p.Fill(col(hue.Lit(greens[i%4], .1)).To(hue.Shade(greens[i%4], .35), x, y-r, x+2, y+r).Alpha(.92), brush.Ellipse(x+4, y, r*1.5, r))
	}
	for k, stem := range [][]float32{{5, 8, 9, 20, 4, 34, 8, h * .9}, {13, 10, 20, 20, 17, 32, 23, h * .62}, {26, 10, 34, 18, 33, h * .42}, {40, 10, 52, 14, 62, h * .28}} {
		line := brush.Curve(stem...)
		p.Line(even(1.3, hue.Hex(0x4a3b28)).Taper(), line)
		for i, q := range line[0] {
			if i%3 != 0 || i == 0 {
				continue
			}
			n := func(j int) float32 { return brush.Hash(i+17*k, j, 57) }
			l := p.At(q.X+4*(n(1)-.5), q.Y, .42+.24*n(2)).Turn(120 + 120*n(3))
			leaf := brush.Blob(0, -8, 3.4, -5.5, 7, -4, 4.5, 1, 5, 6, 0, 8.5, -5, 6, -4.5, 1, -7, -4, -3.4, -5.5)
			c := greens[int(n(4)*3.99)]
			l.Shadow(leaf, 1.4, 2.2, 2, .45)
			l.Shape(col(hue.Lit(c, .2)).To(hue.Shade(c, .3), -5, -7, 5, 8), 1.5, leaf)
			l.Line(nib(1).Alpha(.5), brush.Poly(0, -6, 0, 7))
		}
	}
}

// vinePiece embroiders a vine with hearts: what decorates the runner. It can be repeated.
func vinePiece(s *sheet) {
	p, w, h := s.Piece()
	thread, shade := hue.Hex(0xe0b25a), hue.Hex(0x8a5f2a)
	y := func(x float32) float32 {
		sn, _ := brush.SinCos(360 * (x - vineEnd) / vinePitch)
		return h/2 + 7*sn
	}
	var stem brush.Line
	for x := float32(vineEnd / 2); x <= w-vineEnd/2; x += 2 {
		stem = append(stem, Pt{X: x, Y: y(x)})
	}
	p.Line(even(3.2, hue.Hex(0x2a0f1e)).Alpha(.5), brush.Path{stem}.Move(.8, 1.4))
	p.Line(even(2, thread), brush.Path{stem})
	for _, x := range [2]float32{vineEnd / 2, w - vineEnd/2} { // a bud at each end
		p.Shape(col(thread).To(shade, x-3, y(x)-3, x+3, y(x)+3), .9, brush.Circle(x, y(x), 3))
	}
	for x := float32(vineEnd); x < w-vineEnd; x += 5 { // stitches
		p.Line(even(.8, shade).Alpha(.8), brush.Poly(x, y(x)-1.2, x+1.6, y(x+1.6)+1.2))
	}
	for i := range int((w - 2*vineEnd) / vinePitch) {
		x := vineEnd + vinePitch*float32(i)
		leaf := func(dx, dy, deg float32, c hue.C) {
			q := p.At(x+dx, y(x+dx)+dy, 1).Turn(deg)
			l := brush.Blob(0, -7.5, 3.6, -2, 2.8, 4, 0, 7, -2.8, 4, -3.6, -2)
			q.Shadow(l, .8, 1.4, 1.4, .4)
			q.Shape(col(hue.Lit(c, .15)).To(hue.Shade(c, .25), -3, -6, 3, 6), .9, l)
			q.Line(even(.8, thread).Alpha(.8), brush.Poly(0, -5, 0, 6))
		}
		leaf(.13*vinePitch, -7, 20, hue.Hex(0x9fb26a))
		leaf(.36*vinePitch, 8, 140, hue.Hex(0x7f9a58))
		leaf(.62*vinePitch, 7, 160, hue.Hex(0x9fb26a))
		leaf(.87*vinePitch, -8, 40, hue.Hex(0x7f9a58))
		for k, dx := range [2]float32{.25, .75} { // hearts hang in the bends
			d := dx * vinePitch
			hy := h/2 + [2]float32{-5, 5}[k]
			q := brush.HeartShape(x+d, hy, 4.6)
			p.Shadow(q, .8, 1.4, 1.4, .4)
			p.Shape(col([2]hue.C{hue.Hex(0xe2545c), thread}[k]).To([2]hue.C{hue.Hex(0x9c2d3c), shade}[k], x+d-3, hy-4, x+d+4, hy+5), 1, q)
		}
	}
}

// vinePitch is the length of vine after which it repeats, between its ends.
const vinePitch, vineEnd = 56, 8
