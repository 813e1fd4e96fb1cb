package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/assets/pictures"
)

// The castle in map units, its origin at the castle's space. Its nine doors
// are MapDoors. It is not quite symmetrical: an old keep stands to the left,
// the road to the mines leaves no room for one to the right.

// castleAt paints the whole castle. It is fine enough for the title, where it
// is drawn larger. By night its windows are lit and its flags hang out; by day
// only their poles are painted, because the flags move.
func castleAt(p brush.Pen, night bool) {
	for _, part := range castleParts(night) {
		part(p)
	}
}

// castleParts returns the castle from the back to the front, in parts that
// make steps of a Job where the castle is large.
func castleParts(night bool) []func(p brush.Pen) {
	glass := hue.Hex(0x8fb0c4)
	flag := func(p brush.Pen, h float32, _ hue.C) { pole(p, h) }
	if night {
		glass, flag = hue.Glow, pennant
	}
	return []func(p brush.Pen){
		func(p brush.Pen) { castleBack(p, glass, flag) }, castleUpper, castleLower, func(p brush.Pen) { castleTowers(p, glass, flag) },
	}
}

// castleTowers paints the two front towers.
func castleTowers(p brush.Pen, glass hue.C, flag func(p brush.Pen, h float32, c hue.C)) {
	for _, t := range []struct {
		x, y, r, h, roof float32
		c                hue.C
	}{{-74, -47, 13, 56, 30, hue.Coral}, {74, -49, 12.4, 60, 30, hue.Coral}} {
		q := p.At(t.x, t.y, 1)
		roundTower(q, t.r, t.h, t.roof, t.c)
		lancet(q, -1, -t.h+22, 5, glass)
		lancet(q, 1.5, -t.h+42, 4.6, glass)
	}
	flag(p.At(-74, -132, 1), 9, hue.Slate)
	flag(p.At(74, -138, 1), 9, hue.Hex(0x5f9a5c))
	for _, b := range [][3]float32{{-60, -40, 1}, {61, -41, 2}, {-89, -45, 4}, {88, -47, 8}} {
		bush(p.At(b[0], b[1], 1), int(b[2]))
	}
}

// castleBack paints what stands behind the front: the keep and the far
// towers, and the shadow of all.
func castleBack(p brush.Pen, glass hue.C, flag func(p brush.Pen, h float32, c hue.C)) {
	p.Fill(col(hue.Violet).Alpha(.34).Soft(6), brush.Blob(-118, -56, -60, -44, 60, -38, 100, -46, 132, -58, 120, -66, -60, -66))
	k := p.At(-100, -62, 1)
	roundTower(k, 17, 66, 0, hue.Slate)
	for _, w := range [][2]float32{{-4, -42}, {6, -26}} {
		lancet(k, w[0], w[1], 5, glass)
	}
	kt := p.At(-104, -126, 1)
	roundTower(kt, 7, 13, 24, hue.Royal)
	flag(p.At(-104, -163, 1), 9, hue.Ochre)
	wall := brush.Poly(-96, -56, -96, -92, -60, -92, -60, -50)
	p.Shape(col(wallLit).To(wallDark, -96, 0, -56, 0), 1, wall)
	battlements(p, -97, -60, -92, 5)
	lancet(p, -84, -70, 4.4, glass)
	c := p.At(0, -112, 1)
	roundTower(c, 13, 52, 34, hue.Royal)
	lancet(c, -2, -32, 5.4, glass)
	flag(p.At(0, -198, 1), 10, hue.Coral)
	for _, t := range []struct {
		x, h, roof float32
		c          hue.C
	}{{-34, 44, 25, hue.Coral}, {34, 42, 25, hue.Ochre}, {-55, 34, 26, hue.Slate}, {56, 38, 28, hue.Slate}} {
		q := p.At(t.x, -106, 1)
		roundTower(q, 8.6, t.h, t.roof, t.c)
		lancet(q, -.6, -t.h+16, 4, glass)
	}
	flag(p.At(-55, -166, 1), 8, hue.Gold)
	flag(p.At(56, -172, 1), 8, hue.Crests[0])
}

// castleUpper paints the upper storey with its roof, gable and four doors.
func castleUpper(p brush.Pen) {
	wall := brush.Rect(-56, -122, 112, 42)
	p.Shape(col(wallLit).To(wallDark, -40, -120, 60, -80), 1.1, wall)
	roof := brush.Path{brush.Cat(brush.Line{{X: -59, Y: -118}, {X: -48, Y: -143}, {X: 48, Y: -143}, {X: 59, Y: -118}})}
	p.Shape(col(hue.Lit(hue.Slate, .22)).To(hue.Shade(hue.Slate, .35), -40, -140, 50, -116), 1.2, roof)
	in := p.Within(roof)
	for i := range 3 {
		y := -137 + float32(i)*6.4
		in.Line(line(.7).Alpha(.3), brush.Curve(-60, y, 0, y+.8, 60, y))
	}
	for i := range 16 {
		x := -54 + float32(i)*7.1
		in.Line(line(.6).Alpha(.26), brush.Poly(x, -137+6.4*float32(i%3), x, -131+6.4*float32(i%3)))
	}
	p.Fill(col(hue.Violet).Alpha(.26).Soft(1.6), brush.Rect(-56, -118, 112, 4))
	for _, x := range []float32{-36, 36} {
		p.Shape(col(wallLit).To(wallDark, x-4, 0, x+5, 0), .9, brush.Poly(x-5, -122, x-5, -130, x, -135, x+5, -130, x+5, -122))
		p.Line(nib(1.4).Tint(hue.Shade(hue.Slate, .3)), brush.Poly(x-6.6, -128.6, x, -135.6, x+6.6, -128.6))
		lancet(p, x, -123.4, 4.2, window)
	}
	gable := brush.Poly(-17, -114, -17, -126, 0, -147, 17, -126, 17, -114)
	p.Shape(col(hue.Lit(wallLit, .3)).To(wallDark, -14, 0, 20, 0), 1.1, gable)
	p.Line(even(4.2, hue.Ink), brush.Poly(-20, -123, 0, -148, 20, -123))
	p.Line(even(2.4, hue.Coral), brush.Poly(-20, -123, 0, -148, 20, -123))
	p.Shape(col(hue.Heart).Form(.4, 2), 1, brush.HeartShape(0, -121.4, 5.4))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -134, 0, -128), .9, brush.Poly(-5, -128.6, -6, -134, -2.6, -131.6, 0, -136, 2.6, -131.6, 6, -134, 5, -128.6))
	stones(p.Within(wall), -56, -112, 112, 30, 21)
	for i := range 3 { // banners between the doors
		x := float32(i-1) * 24
		c := [3]hue.C{hue.Slate, hue.Royal, hue.Hex(0x5f9a5c)}[i]
		p.Shape(col(c).To(hue.Shade(c, .25), x-3, 0, x+4, 0), .8, brush.Poly(x-3, -113, x+3, -113, x+3, -97, x, -94.6, x-3, -97))
		p.Fill(col(hue.GoldLit), brush.Star(x, -104, 2, .9, 5))
	}
	for _, d := range pictures.MapDoors[5:] {
		castleDoor(p.At(d.X, d.Y, 1))
	}
}

// castleLower paints the arcade with five doors, the balcony above and the
// steps before it.
func castleLower(p brush.Pen) {
	front := brush.Path{brush.Cat(brush.Line{{X: -66, Y: -86}, {X: 66, Y: -86}, {X: 66, Y: -44}}, brush.Quad(Pt{X: 66, Y: -44}, Pt{X: 0, Y: -38}, Pt{X: -66, Y: -44}, 12))}
	p.Shape(col(hue.Lit(wallLit, .2)).To(wallDark, -50, -80, 70, -40), 1.1, front)
	stones(p.Within(front), -66, -80, 132, 40, 47)
	p.Fill(col(hue.Violet).Alpha(.24).Soft(1.5), brush.Poly(-66, -80, 66, -80, 66, -74, 0, -72, -66, -74))
	rail := brush.Path{brush.Cat(brush.Quad(Pt{X: -69, Y: -86}, Pt{X: 0, Y: -81}, Pt{X: 69, Y: -86}, 10), brush.Quad(Pt{X: 69, Y: -79}, Pt{X: 0, Y: -74}, Pt{X: -69, Y: -79}, 10))}
	p.Shape(col(hue.Lit(wallLit, .4)).To(wallDark, -40, 0, 70, 0), 1, rail)
	in := p.Within(rail)
	for i := range 28 {
		x := -66 + float32(i)*4.9
		in.Line(even(1.5, hue.StoneJoint).Alpha(.65), brush.Poly(x, -84+2.5*(1-x*x/4761), x, -78+2.5*(1-x*x/4761)))
	}
	for i := range 3 {
		s := float32(i)
		step := brush.Path{brush.Cat(brush.Quad(Pt{X: -62 - 3*s, Y: -44 + 2.2*s}, Pt{X: 0, Y: -38.6 + 3*s}, Pt{X: 62 + 3*s, Y: -44 + 2.2*s}, 10), brush.Quad(Pt{X: 62 + 3*s, Y: -41.6 + 2.2*s}, Pt{X: 0, Y: -35.6 + 3*s}, Pt{X: -62 - 3*s, Y: -41.6 + 2.2*s}, 10))}
		p.Shape(col(hue.Lit(hue.Stone, .2)).To(hue.StoneDark, -40, 0, 60, 0), .85, step)
	}
	for _, d := range pictures.MapDoors[:5] {
		castleDoor(p.At(d.X, d.Y, 1))
	}
	for i := range 4 { // torches
		x := -36 + 24*float32(i)
		p.Line(nib(1).Tint(hue.WoodDark), brush.Poly(x, -53, x, -58))
		p.Fill(col(hue.Glow).Alpha(.5).Soft(1.6).Plain(), brush.Circle(x, -60, 3.4))
		p.Shape(col(hue.GlowCore).To(hue.Hex(0xe8803a), 0, -58, 0, -64), .6, brush.Blob(x, -64, x+1.6, -60, x, -57.6, x-1.6, -60))
	}
	p.Fill(col(hue.Hex(0x6f9a55)).Alpha(.9), crown(-62, -56, 3.4, 11, 9, 3)) // ivy
	p.Fill(col(hue.Hex(0x98b768)).Alpha(.8), crown(-63, -60, 2, 6, 7, 5))
}

// castleDoor paints a closed door of MapDoorW × MapDoorH in its stone arch.
func castleDoor(p brush.Pen) {
	arch := brush.Gate(0, 0, pictures.MapDoorW+3.6, pictures.MapDoorH+2.4)
	p.Shape(col(hue.Lit(hue.Stone, .35)).To(hue.StoneDark, -6, -18, 8, 0), .9, arch)
	leaf := brush.Gate(0, 0, pictures.MapDoorW-2.2, pictures.MapDoorH-1)
	p.Fill(col(hue.Hex(0xb5733f)).To(hue.Hex(0x74412c), -5, -18, 6, 0), leaf)
	in := p.Within(leaf)
	for _, x := range []float32{-2.8, 0, 2.8} {
		in.Line(line(.7).Alpha(.5), brush.Poly(x, -20, x, 0))
	}
	in.Fill(col(hue.Violet).Alpha(.4).Soft(1), brush.Rect(-8, -21, 16, 5))
	for _, y := range []float32{-12, -4} {
		in.Line(even(1, hue.Hex(0x4a4258)), brush.Poly(-6, y, 4, y))
	}
	p.Fill(col(hue.GoldLit), brush.Circle(3, -8, 1.1))
	p.Loop(nib(1), leaf)
}

// stones tints a few stones of a wall and draws a few joints, never a grid.
func stones(p brush.Pen, x, y, w, h float32, seed int) {
	n := int(w * h / 90)
	for i := range n {
		sx, sy := x+w*brush.Hash(i, seed, 1), y+h*brush.Hash(i, seed, 2)
		sw := 3.4 + 3*brush.Hash(i, seed, 3)
		if i%3 == 0 {
			p.Fill(col(hue.StoneJoint).Alpha(.18), brush.Round(sx, sy, sw, 2.8, .8))
		}
		p.Line(line(.6).Alpha(.34), brush.Poly(sx, sy, sx+sw, sy, sx+sw, sy+2.8))
	}
}
