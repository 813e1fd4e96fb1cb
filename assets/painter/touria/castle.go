package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// The castle is in map units, with its origin at the castle's space. Its nine doors are MapDoors.
// It is not quite symmetrical: there is an old keep on the left, and the road to the mines leaves
// no room for one on the right.

// castleAt paints the whole castle, with enough detail for the title, where it is
// larger. At night its windows are lit and its flags are painted; by day the flags
// move, so only the poles are.
func castleAt(p brush.Pen, night bool) {
	for _, part := range castleParts(night) {
		part(p)
	}
	for _, f := range tpics.CastleFlags {
		if night {
			pennant(p.At(f.X, f.Y, 1), f.H, f.C)
		}
	}
}

// castleParts returns the castle from back to front, in parts that are the steps of
// a Job where the castle is large.
func castleParts(night bool) []func(p brush.Pen) {
	glass := hue.Hex(0x8fb0c4)
	if night {
		glass = hue.Glow
	}
	return []func(p brush.Pen){
		func(p brush.Pen) { castleBack(p, glass) }, castleUpper, castleLower, func(p brush.Pen) { castleTowers(p, glass) },
	}
}

// castleTowers paints the two front towers, which differ in height and width, and everything in
// front of the walls.
func castleTowers(p brush.Pen, glass hue.C) {
	left := p.At(-75, -46, 1)
	roundTower(left, 14.4, 50, 32, hue.Coral)
	lancet(left, -4, -24, 4.4, glass)
	lancet(left, 4.6, -33, 4.2, glass)
	ivy(p, -84, -49, 9, 22, 3)
	right := p.At(86, -55, 1)
	roundTower(right, 10.6, 58, 32, hue.Coral)
	lancet(right, -1, -22, 4, glass)
	lancet(right, 2.4, -40, 4, glass)
	oriel := p.At(79, -74, 1) // a bay on the right tower
	oriel.Shape(col(hue.Lit(wallLit, .3)).To(wallDark, -4, 0, 5, 0), .9, brush.Poly(-5, -9, 5, -9, 5, 0, 0, 5, -5, 0))
	lancet(oriel, 0, -.6, 3.4, window)
	oriel.Shape(col(hue.Lit(hue.Slate, .2)).To(hue.Shade(hue.Slate, .4), -4, 0, 6, 0), .9, brush.Poly(-6.4, -8.6, 0, -16, 6.4, -8.6))
	for _, f := range tpics.CastleFlags {
		pole(p.At(f.X, f.Y, 1), f.H)
	}
	for _, b := range [][3]float32{{-60, -40, 1}, {64, -42, 2}, {-94, -45, 4}, {98, -50, 8}, {-104, -50, 6}, {106, -56, 5}} {
		bush(p.At(b[0], b[1], 1), int(b[2]))
	}
	poplar(p.At(-92, -41, .62), 4)
	poplar(p.At(74, -43, .56), 9)
	halberdier(p.At(-63, -36.4, 1), hue.Crests[1])
	halberdier(p.At(62, -36.4, 1).Stretch(-1, 1), hue.Crests[0])
}

// halberdier paints a guard beside the steps.
func halberdier(p brush.Pen, c hue.C) {
	p.Fill(col(hue.Violet).Alpha(.35).Soft(.6), brush.Ellipse(1.4, 0, 2.8, .9))
	p.Line(nib(.7).Tint(hue.WoodDark), brush.Poly(-2.4, .4, -2.4, -12))
	p.Shape(col(hue.Steel), .6, brush.Poly(-2.4, -10, -4, -11.4, -2.4, -13.6, -1.6, -11.6))
	p.Shape(col(c).To(hue.Shade(c, .35), -1, 0, 2, 0), .7, brush.Blob(-1.7, 0, -1.8, -4, 0, -5.8, 1.8, -4, 1.7, 0))
	p.Shape(col(hue.Skin), .6, brush.Circle(0, -6.8, 1.3))
	p.Shape(col(hue.Steel).To(hue.SteelDark, -1, 0, 1.4, 0), .6, brush.Poly(-1.6, -7, -1, -8.6, 0, -9.2, 1, -8.6, 1.6, -7))
}

// ivy paints leaves that climb a wall: w wide, h high above x, y.
func ivy(p brush.Pen, x, y, w, h float32, seed int) {
	for i := range int(w * h / 6) {
		r := func(n int) float32 { return brush.Hash(i, seed, n) }
		f := r(1)
		px, py := x+w*(.5-.5*f)*2*(r(2)-.5)+w*.3, y-h*f
		c := hue.Mix(hue.Hex(0x4f8050), hue.Hex(0x9fbe62), r(3))
		p.Fill(col(hue.Shade(c, .4)).Alpha(.8), brush.Circle(px+.35, py+.4, 1.1))
		p.Fill(col(c), brush.Circle(px, py, .95))
	}
}

// sideWall paints a wall h high that runs from x0, y0 to the right and back by d.
func sideWall(p brush.Pen, x0, y0, d, h float32, seed int) {
	up := d * .42
	wall := brush.Poly(x0, y0, x0+d, y0-up, x0+d, y0-up-h, x0, y0-h)
	p.Shape(col(hue.Hex(0xc4afa8)).To(hue.Hex(0x9f8ea0), x0, 0, x0+d, 0).Drift(hue.Hex(0xb49f9a), .7, 8), 1, wall)
	stones(p.Within(wall), x0, y0-up-h, d, h+up, seed)
}

// castleBack paints the rock under the castle, the keep, the rear towers and the hall behind the
// front, and the shadow of them all.
func castleBack(p brush.Pen, glass hue.C) {
	p.Fill(col(hue.Violet).Alpha(.36).Soft(6), brush.Blob(-118, -54, -60, -42, 60, -38, 108, -44, 138, -58, 124, -68, -60, -66))
	castleRock(p)
	// The keep is square and old; a stair turret is built against it.
	k := p.At(-102, -60, 1)
	keep := brush.Poly(-15, 0, -15, -68, 12, -68, 12, 4)
	k.Shape(col(hue.Lit(wallLit, .1)).To(hue.Hex(0xd8c5aa), -12, 0, 12, 0).Drift(hue.Hex(0xe3d0b0), .7, 13), 1.1, keep)
	stones(k.Within(keep), -15, -66, 27, 70, 31)
	sideWall(k, 12, 4, 10, 72, 33)
	battlements(k, -17, 14, -68, 5)
	battlements(k.At(12, 0, 1), 1, 12, -73, 4.6)
	for _, w := range [][2]float32{{-6, -46}, {5, -34}, {-7, -20}} {
		lancet(k, w[0], w[1], 4.6, glass)
	}
	ivy(k, -13, 0, 8, 30, 5)
	roundTower(p.At(-104, -128, 1), 6.6, 14, 27, hue.Royal)
	wall := brush.Poly(-92, -54, -92, -90, -58, -92, -58, -50)
	p.Shape(col(wallLit).To(wallDark, -92, 0, -56, 0).Drift(hue.Hex(0xe6d3b4), .6, 10), 1, wall)
	battlements(p, -93, -58, -91, 4.6)
	lancet(p, -70, -72, 4, glass)
	lancet(p, -84, -66, 4, glass)
	// The great hall runs back to the right.
	sideWall(p, 62, -54, 34, 42, 9)
	for i := range 3 {
		x := 74 + 9*float32(i)
		lancet(p, x, -72-3.6*float32(i), 3.4, glass)
	}
	hall := brush.Poly(58, -97, 94, -112, 88, -130, 54, -120)
	p.Shape(col(hue.Lit(hue.Coral, .1)).To(hue.Shade(hue.Coral, .42), 58, -126, 96, -104).Drift(hue.Hex(0x8f3f3c), .5, 8), 1.1, hall)
	tileRows(p.Within(hall), 52, -132, 46, 38, 5)
	// Towers of all heights.
	roundTower(p.At(58, -112, 1), 8.6, 44, 29, hue.Slate)
	roundTower(p.At(-55, -108, 1), 8.8, 35, 30, hue.Slate)
	roundTower(p.At(-33, -110, 1), 8, 43, 27, hue.Coral)
	roundTower(p.At(33, -112, 1), 7.4, 34, 24, hue.Ochre)
	c := p.At(4, -114, 1)
	roundTower(c, 13, 50, 36, hue.Royal)
	lancet(c, -4, -30, 5, glass)
	lancet(c, 4.6, -38, 4.4, glass)
	lancet(p, -34, -139, 3.6, glass)
	lancet(p, -56, -128, 3.6, glass)
	lancet(p, 57, -138, 3.6, glass)
}

// castleRock paints the crag under the castle: lit ledges, and cracks.
func castleRock(p brush.Pen) {
	rockLine := brush.Line{{X: -126, Y: -50}, {X: -121, Y: -64}, {X: -112, Y: -74}, {X: -90, Y: -78}, {X: 60, Y: -78}, {X: 104, Y: -82}, {X: 116, Y: -74}, {X: 113, Y: -62}, {X: 106, Y: -52}, {X: 92, Y: -44}, {X: 66, Y: -38}, {X: 0, Y: -32}, {X: -66, Y: -38}, {X: -96, Y: -41}, {X: -112, Y: -46}}
	body := brush.Smooth(rockLine, true).Rough(2, 9, 4)
	p.Shape(col(hue.Hex(0xcfd191)).To(hue.Hex(0x9cb36c), -100, -70, 90, -40).Drift(hue.Hex(0xb9c27c), .8, 18), 1.1, body)
	in := p.Within(body)
	for i := range 16 {
		h := func(n int) float32 { return brush.Hash(i, n, 57) }
		side := float32(1 - 2*(i&1))
		x, y := side*(70+50*h(1)), -62+22*h(2)
		r := 5 + 5*h(3)
		f := brush.Poly(x-r, y+r*.5, x-r*.7, y-r*.5, x, y-r*.7, x+r*.8, y-r*.3, x+r, y+r*.5)
		in.Shape(col(hue.Lit(hue.Rock, .42)).To(hue.RockDark, x-r*.5, y-r*.6, x+r, y+r*.5).Drift(hue.Hex(0xcbb8a8), .6, 5), .8, f)
		in.Line(line(.6).Alpha(.5), brush.Poly(x-r*.2, y-r*.6, x+r*.1, y, x-r*.1, y+r*.4))
	}
	for i := range 26 {
		h := func(n int) float32 { return brush.Hash(i, n, 59) }
		tuft(p.At(-118+228*h(1), -46+8*h(2), .8), i*2+1)
	}
}

// tileRows draws slightly bent rows of tiles on a roof within a box.
func tileRows(p brush.Pen, x, y, w, h, d float32) {
	for r := range int(h/d) + 1 {
		yy := y + d*float32(r)
		p.Line(line(.6).Alpha(.34), brush.Curve(x, yy, x+w*.5, yy+1.2, x+w, yy))
		for i := range int(w / (d * 1.1)) {
			xx := x + d*1.1*(float32(i)+.5*float32(r&1))
			p.Line(line(.5).Alpha(.28), brush.Poly(xx, yy+.6, xx, yy+d*.8))
		}
	}
}

// castleUpper paints the upper storey with its roof, gable and four doors.
func castleUpper(p brush.Pen) {
	sideWall(p, 56, -80, 13, 42, 23)
	wall := brush.Rect(-56, -122, 112, 42)
	p.Shape(col(hue.Lit(wallLit, .1)).To(wallDark, -40, -120, 60, -80).Drift(hue.Hex(0xeedcb8), .8, 16), 1.1, wall)
	stones(p.Within(wall), -56, -112, 112, 30, 21)
	hip := brush.Poly(60, -117, 73, -124, 60, -146, 47, -144)
	p.Shape(col(hue.Shade(hue.Slate, .38)).To(hue.Shade(hue.Slate, .6), 47, -140, 72, -120), 1.1, hip)
	roof := brush.Path{brush.Cat(brush.Line{{X: -60, Y: -117}, {X: -49, Y: -144}, {X: 48, Y: -144}, {X: 60, Y: -117}})}
	p.Shape(col(hue.Lit(hue.Slate, .30)).To(hue.Shade(hue.Slate, .30), -44, -142, 50, -116).Drift(hue.Hex(0x6c83a8), .7, 13), 1.2, roof)
	tileRows(p.Within(roof), -62, -143, 124, 27, 4.6)
	p.Line(even(1.5, hue.GoldDark), brush.Poly(-49, -144.4, 48, -144.4))
	p.Fill(col(hue.Violet).Alpha(.28).Soft(1.6), brush.Rect(-56, -118, 112, 4))
	for i, x := range []float32{-40, -24, 25, 41} {
		y := -126 - 5*float32(i&1)
		p.Shape(col(wallLit).To(wallDark, x-4, 0, x+5, 0), .9, brush.Poly(x-4.4, y+4, x-4.4, y-4, x, y-9, x+4.4, y-4, x+4.4, y+4))
		p.Line(nib(1.4).Tint(hue.Shade(hue.Slate, .3)), brush.Poly(x-5.8, y-2.8, x, y-9.6, x+5.8, y-2.8))
		lancet(p, x, y+2.6, 3.6, window)
	}
	gable := brush.Poly(-17, -114, -17, -126, 0, -148, 17, -126, 17, -114)
	p.Shape(col(hue.Lit(wallLit, .4)).To(wallDark, -14, 0, 20, 0), 1.1, gable)
	p.Line(even(4.4, hue.Ink), brush.Poly(-20, -123, 0, -149, 20, -123))
	p.Line(even(2.6, hue.Coral), brush.Poly(-20, -123, 0, -149, 20, -123))
	p.Shape(col(hue.Heart).Form(.4, 2), 1, brush.HeartShape(0, -121.4, 5.4))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -134, 0, -128), .9, brush.Poly(-5, -128.6, -6, -134, -2.6, -131.6, 0, -136, 2.6, -131.6, 6, -134, 5, -128.6))
	for _, x := range []float32{-55, 55} { // corner stones
		for i := range 5 {
			p.Shape(col(hue.Lit(hue.Stone, .3)).To(hue.StoneDark, x-3, 0, x+3, 0), .7, brush.Rect(x-2.6+.8*float32(i&1), -115+6.6*float32(i), 4.4, 5))
		}
	}
	for i := range 3 { // banners between the doors
		x := float32(i-1) * 24
		c := [3]hue.C{hue.Slate, hue.Royal, hue.Hex(0x5f9a5c)}[i]
		b := brush.Curve(x-3.2, -113, x-3, -104, x-3.4, -97.4)[0]
		b = append(b, Pt{X: x, Y: -94}, Pt{X: x + 3.2, Y: -97.4}, Pt{X: x + 3, Y: -104}, Pt{X: x + 3.2, Y: -113})
		p.Fill(col(hue.Violet).Alpha(.35).Soft(.8), brush.Path{b}.Move(1.2, .8))
		p.Shape(col(hue.Lit(c, .15)).To(hue.Shade(c, .3), x-3, 0, x+4, 0), .8, brush.Path{b})
		p.Line(even(1.2, hue.GoldDark), brush.Poly(x-4.2, -113, x+4.2, -113))
		p.Fill(col(hue.GoldLit), brush.Star(x, -104, 2, .9, 5))
	}
	for _, d := range tpics.MapDoors[5:] {
		castleDoor(p.At(d.X, d.Y, 1))
	}
}

// castleLower paints the arcade with five doors, the balcony above it and the steps
// in front.
func castleLower(p brush.Pen) {
	sideWall(p, 66, -44, 17, 42, 43)
	front := brush.Path{brush.Cat(brush.Line{{X: -66, Y: -86}, {X: 66, Y: -86}, {X: 66, Y: -44}}, brush.Quad(Pt{X: 66, Y: -44}, Pt{X: 0, Y: -38}, Pt{X: -66, Y: -44}, 12))}
	p.Shape(col(hue.Lit(wallLit, .3)).To(wallDark, -50, -80, 70, -40).Drift(hue.Hex(0xeedbb6), .8, 16), 1.1, front)
	stones(p.Within(front), -66, -80, 132, 40, 47)
	p.Fill(col(hue.Violet).Alpha(.28).Soft(1.5), brush.Poly(-66, -80, 66, -80, 66, -73, 0, -71, -66, -73))
	for _, x := range []float32{-60.6, -36, -12, 12, 36, 60.6} { // buttresses between the doors
		y := -42.6 - abs(x)*.03
		p.Shape(col(hue.Lit(hue.Stone, .4)).To(hue.StoneDark, x-2, 0, x+2.4, 0), .75, brush.Poly(x-2.4, y+1, x-1.7, y-26, x+1.7, y-26, x+2.4, y+1))
		p.Shape(col(hue.Lit(hue.Stone, .4)), .7, brush.Rect(x-2.4, y-28, 4.8, 2.6))
	}
	rail := brush.Path{brush.Cat(brush.Quad(Pt{X: -69, Y: -86}, Pt{X: 0, Y: -81}, Pt{X: 69, Y: -86}, 10), brush.Quad(Pt{X: 69, Y: -79}, Pt{X: 0, Y: -74}, Pt{X: -69, Y: -79}, 10))}
	p.Shape(col(hue.Lit(wallLit, .4)).To(wallDark, -40, 0, 70, 0), 1, rail)
	in := p.Within(rail)
	for i := range 28 {
		x := -66 + float32(i)*4.9
		in.Line(even(1.5, hue.StoneJoint).Alpha(.65), brush.Poly(x, -84+2.5*(1-x*x/4761), x, -78+2.5*(1-x*x/4761)))
	}
	for i, x := range []float32{-52, -24, 26, 54} { // flower boxes on the rail
		y := -79 + 2.4*(1-x*x/4761)
		p.Shape(col(hue.Wood), .7, brush.Rect(x-4, y-1, 8, 2))
		p.Fill(col(hue.Hex(0x6f9a55)), crown(x, y-1.4, 4, 1.6, 6, i))
		flowers(p.At(x, y-1.8, 1), 3.6, i*2)
	}
	for i := range 4 {
		s := float32(i)
		step := brush.Path{brush.Cat(brush.Quad(Pt{X: -60 - 3*s, Y: -44 + 2*s}, Pt{X: 0, Y: -38.6 + 2.6*s}, Pt{X: 60 + 3*s, Y: -44 + 2*s}, 10), brush.Quad(Pt{X: 60 + 3*s, Y: -41.8 + 2*s}, Pt{X: 0, Y: -35.8 + 2.6*s}, Pt{X: -60 - 3*s, Y: -41.8 + 2*s}, 10))}
		p.Shape(col(hue.Lit(hue.Stone, .3)).To(hue.StoneDark, -40, 0, 60, 0).Drift(hue.Hex(0xddcaa4), .6, 9), .85, step)
	}
	for _, d := range tpics.MapDoors[:5] {
		castleDoor(p.At(d.X, d.Y, 1))
	}
	for i := range 4 { // torches
		x := -36 + 24*float32(i)
		p.Line(nib(1).Tint(hue.WoodDark), brush.Poly(x, -55, x, -60))
		p.Fill(col(hue.Glow).Alpha(.55).Soft(2).Plain(), brush.Circle(x, -62, 4))
		p.Shape(col(hue.GlowCore).To(hue.Hex(0xe8803a), 0, -60, 0, -66), .6, brush.Blob(x, -66, x+1.6, -62, x, -59.6, x-1.6, -62))
	}
}

// castleDoor paints a closed door of MapDoorW × MapDoorH in its stone arch.
func castleDoor(p brush.Pen) {
	arch := brush.Gate(0, 0, tpics.MapDoorW+3.6, tpics.MapDoorH+2.4)
	p.Shape(col(hue.Lit(hue.Stone, .35)).To(hue.StoneDark, -6, -18, 8, 0), .9, arch)
	leaf := brush.Gate(0, 0, tpics.MapDoorW-2.2, tpics.MapDoorH-1)
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
	n := int(w * h / 64)
	for i := range n {
		sx, sy := x+w*brush.Hash(i, seed, 1), y+h*brush.Hash(i, seed, 2)
		sw := 3.4 + 3*brush.Hash(i, seed, 3)
		if i%3 == 0 {
			p.Fill(col(hue.StoneJoint).Alpha(.18), brush.Round(sx, sy, sw, 2.8, .8))
		}
		p.Line(line(.6).Alpha(.34), brush.Poly(sx, sy, sx+sw, sy, sx+sw, sy+2.8))
	}
}
