package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/assets/pictures"
	"touria/rules/touria"
)

// hills paints soft rises where the meadow would be empty.
func (l *land) hills() {
	for i, q := range [][4]float32{{300, 232, 90, 24}, {610, 208, 70, 16}, {186, 262, 60, 18}, {500, 420, 80, 18}, {330, 486, 96, 20}, {420, 520, 80, 18},
		{700, 350, 70, 14}, {812, 262, 66, 18}, {30, 246, 90, 22}, {300, 380, 70, 12}, {-60, 330, 110, 26}, {-90, 470, 120, 30}, {910, 240, 100, 22}, {920, 330, 120, 24}} {
		if q[0] < l.x0+20 || q[0] > l.x1-20 {
			continue
		}
		hill(l.p.At(q[0], q[1], 1), q[2], q[3], i)
	}
}

// sites adds the landmarks. Each stands behind its space, so that its own
// silhouette is seen above the emblem.
func (l *land) sites() {
	l.stand(404, 78, 70, dragonLair)
	l.stand(664, 160, 50, thievesCave)
	l.stand(200, 180, 60, greatFountain)
	castle := l.w.Pos[touria.AtCastle]
	for i, part := range castleParts(false) {
		l.stand(castle.X, castle.Y-36+float32(i)*.01, 60, func(p brush.Pen) { part(p.At(0, 36-float32(i)*.01, 1)) })
	}
	l.stand(131, 282, 40, fairyOak)
	l.stand(808, 318, 50, marketHall)
	l.stand(712, 292, 20, func(p brush.Pen) { stall(p, hue.Coral) })
	l.stand(790, 344, 20, func(p brush.Pen) { stall(p, hue.Slate) })
	l.stand(492, 450, 50, goldsmithHouse)
	l.stand(328, 512, 50, smithy)
	l.stand(666, 440, 20, func(p brush.Pen) { tent(p, 11, hue.Coral) })
	l.stand(686, 450, 20, func(p brush.Pen) { tent(p, 10, hue.Royal) })
	l.stand(686, 478, 20, func(p brush.Pen) { tent(p, 11, hue.Slate) })
	l.stand(654, 506, 25, lists)
	l.stand(438, 436, 25, windmill)
	l.stand(562, 478, 20, lighthouse)
	for i, q := range [][3]float32{{464, 376, 0}, {490, 388, 1}, {516, 374, 2}, {544, 390, 0}, {504, 406, 3}, {462, 402, 1}, {536, 414, 2},
		{190, 476, 2}, {178, 346, 0}, {702, 398, 1}, {-40, 380, 0}, {-70, 396, 1}, {900, 300, 2}, {932, 312, 0}, {350, 238, 3}} {
		c := [4]hue.C{hue.Coral, hue.Slate, hue.Ochre, hue.Royal}[int(q[2])]
		l.stand(q[0], q[1], 12, func(p brush.Pen) { house(p, c, i) })
	}
	l.stand(296, 366, 15, func(p brush.Pen) { field(p, 58, 25, hue.Hex(0xe2bd5e), hue.Hex(0xb8c064), 1) })
	l.stand(424, 524, 15, func(p brush.Pen) { field(p, 56, 26, hue.Hex(0xb9c46a), hue.Hex(0xe6c76a), 2) })
	l.stand(478, 536, 15, func(p brush.Pen) { field(p, 46, 20, hue.Hex(0xe0b45c), hue.Hex(0xd08a5a), 3) })
	l.stand(366, 538, 15, func(p brush.Pen) { field(p, 42, 18, hue.Hex(0xb99ac0), hue.Hex(0x9fb868), 4) })
	for i, q := range [][2]float32{{352, 372}, {364, 380}, {346, 386}, {376, 372}, {300, 222}, {312, 230}, {604, 230}, {594, 236}, {730, 354}} {
		l.stand(q[0], q[1], 4, func(p brush.Pen) { sheep(p.Stretch(float32(1-2*(i&1)), 1)) })
	}
	for i, q := range [][2]float32{{586, 520}, {668, 530}, {728, 398}, {900, 420}, {960, 500}} {
		c := [3]hue.C{hue.Coral, hue.Slate, hue.Ochre}[i%3]
		l.stand(q[0], q[1], 8, func(p brush.Pen) { boat(p, c) })
	}
	l.stand(186, 244, 15, unicorn)
	l.stand(346, 346, 6, signpost)
	l.stand(694, 352, 6, signpost)
}

// field paints a tilled field w wide and h high: strips of two crops that bend
// with the ground, and a hedge along its foot.
func field(p brush.Pen, w, h float32, c, c2 hue.C, seed int) {
	l := brush.Blob(-w*.48, -h*.86, -w*.1, -h*1.05, w*.38, -h*.96, w*.52, -h*.72, w*.47, -h*.06, w*.1, h*.06, -w*.44, 0, -w*.55, -h*.2)
	p.Fill(col(hue.Lit(c, .2)).To(hue.Shade(c, .12), -w*.4, -h, w*.4, 0), l)
	in := p.Within(l)
	bend := func(x float32) brush.Path {
		return brush.Curve(x+w*.10, -h*1.2, x+w*.02, -h*.6, x-w*.02, -h*.3, x, h*.3)
	}
	n := int(w / 3.4)
	for i := range n {
		x := -w*.58 + w*1.1*float32(i)/float32(n)
		if i < n*2/5 {
			in.Line(even(w*1.2/float32(n), c2), bend(x))
		}
	}
	for i := range n {
		x := -w*.58 + w*1.1*(float32(i)+.5)/float32(n)
		k := hue.Shade(c, .5)
		if i < n*2/5 {
			k = hue.Shade(c2, .5)
		}
		in.Line(line(.9).Tint(k).Alpha(.55), bend(x))
	}
	p.Loop(nib(.8).Alpha(.8), l)
	for i := range int(w / 6) {
		x := -w*.48 + 6*float32(i) + 2*brush.Hash(i, seed, 2)
		if i%5 == 3 {
			continue // a gap to go in
		}
		b := crown(x, .6-3*brush.Hash(i, seed, 5)*.3, 3.4, 2.7, 6, seed+i)
		p.Shape(col(hue.Trees[1][1]).To(hue.Trees[1][2], x-3, -2, x+3, 3), .7, b)
	}
}

// mineMound paints the rock with the gallery's mouth behind a mine. The six
// differ in rock, growth and in what stands before the gallery.
func mineMound(p brush.Pen, n int) {
	side := float32(1 - 2*(n&1))
	w := float32(31 + 3*(n%3))
	rockC := [6]hue.C{hue.Rock, hue.Hex(0xb9a59a), hue.Hex(0xa9a6b4), hue.Hex(0xbda98c), hue.Hex(0xa5b07e), hue.Hex(0xb59aa2)}[n]
	p.Fill(col(hue.Violet).Alpha(.30).Soft(5), brush.Ellipse(9, 0, w+6, 16))
	body := brush.Smooth(brush.Line{{X: -w, Y: 8}, {X: -w * .98, Y: -14}, {X: -w * .62, Y: -38 - float32(n%2)*5}, {X: -4 * side, Y: -52 - float32(n*5%9)}, {X: w * .52, Y: -42 + float32(n%2)*6}, {X: w * .96, Y: -16}, {X: w, Y: 8}}, false)
	p.Shape(col(hue.Lit(rockC, .38)).To(hue.Shade(rockC, .45), -w*.6, -34, w*.9, 0).Form(.3, 7), 1.2, body)
	in := p.Within(body)
	for i := range 5 {
		x, y := -w*.7+w*1.5*brush.Hash(i, n, 3), -34+22*brush.Hash(i, n, 4)
		in.Line(line(.9).Alpha(.45), brush.Poly(x, y, x+4, y+5, x+2.6, y+10))
	}
	if n == 4 || n == 3 || n == 1 {
		in.Fill(col(hue.MeadowCool).Alpha(.9).Soft(1), brush.Blob(-w, -26, -w*.4, -60, 6, -68, w*.7, -56, w*.5, -41, 4, -46, -w*.5, -33))
	}
	if n == 0 {
		in.Fill(col(hue.Snow).Alpha(.95).Soft(.8), brush.Blob(-18, -42, 0, -64, 18, -46, 9, -44, 2, -47, -6, -41))
	}
	g := p.At(-5*side, -20, 1.08)
	g.Fill(col(hue.Hex(0x2e2438)).To(hue.Hex(0x5a4658), 0, -20, 0, 4), brush.Gate(0, 4, 20, 21))
	for _, b := range []brush.Path{brush.Rect(-12.4, -16, 3.4, 22), brush.Rect(9, -16, 3.4, 22), brush.Poly(-14.6, -19.6, 14.6, -20.4, 14.6, -15.6, -14.6, -15)} {
		g.Shape(col(hue.WoodLit).To(hue.WoodDark, -10, -18, 14, 0), 1, b)
	}
	switch n % 3 {
	case 0: // a lantern
		q := p.At(17*side, -24, 1)
		q.Fill(col(hue.Glow).Alpha(.6).Soft(3).Plain(), brush.Circle(0, 0, 5))
		q.Line(nib(.9), brush.Poly(0, -8, 0, -3))
		q.Shape(col(hue.GlowCore), .9, brush.Rect(-2, -3, 4, 5.4))
	case 1: // crystals grow from the rock
		for i, x := range []float32{15, 20, 24} {
			c := gemPalette[[3]int{5, 1, 3}[i]]
			p.Shape(col(c.lit).To(c.dark, x*side-2, -30, x*side+3, -18), .9, brush.Poly(x*side-2.6, -16, x*side-2.6, -23-float32(i%2)*4, x*side, -28-float32(i%2)*5, x*side+2.6, -23-float32(i%2)*4, x*side+2.6, -16))
		}
	default: // a barrow
		q := p.At(22*side, -19, 1)
		q.Shape(col(hue.WoodLit).To(hue.WoodDark, -6, -6, 6, 0), 1, brush.Poly(-7, -7, 7, -7, 5, 0, -5, 0))
		for i, x := range []float32{-3.4, .4, 4} {
			q.Shape(col(gemPalette[[3]int{2, 4, 1}[i]].base), .7, brush.Ngon(x, -8, 2.4, 2.4, 5, -90))
		}
	}
}

// stoneBridge paints the arches under the bridge's space.
func stoneBridge(p brush.Pen) {
	p.Fill(col(hue.Violet).Alpha(.35).Soft(4), brush.Ellipse(6, 22, 46, 12))
	body := brush.Path{brush.Cat(brush.Curve(-50, 8, -38, -17, 0, -27, 38, -17, 50, 8)[0], brush.Line{{X: 48, Y: 28}, {X: -48, Y: 28}})}
	p.Shape(col(hue.Lit(hue.Stone, .2)).To(hue.StoneDark, -30, -20, 44, 26).Form(.25, 5), 1.3, body)
	in := p.Within(body)
	for i := range 12 {
		x := -46 + float32(i)*8.2
		in.Line(line(.8).Alpha(.45), brush.Poly(x, 14, x+1, 30))
	}
	in.Line(line(.8).Alpha(.45), brush.Poly(-50, 19, 50, 19))
	p.Shape(col(hue.WaterDeep).To(hue.Hex(0x37586e), 0, 18, 0, 30), 1.1, brush.Path{brush.Cat(brush.Arc(0, 30, 15, 9, 180, 360)[0], brush.Line{{X: 15, Y: 31}, {X: -15, Y: 31}})})
	p.Line(even(1.2, hue.Foam).Alpha(.8).Taper(), brush.Curve(-12, 31, -4, 32.4, 4, 31, 12, 32))
}

// kept lists the areas of landmarks and fields, free of trees.
var kept = []box{
	{300, 112, 520, 306}, {344, 0, 466, 84}, {624, 104, 712, 168}, {166, 124, 232, 190}, {168, 220, 204, 250}, {104, 230, 160, 300}, {768, 256, 850, 362}, {690, 262, 740, 304},
	{452, 394, 532, 470}, {298, 456, 364, 530}, {650, 408, 712, 520}, {420, 396, 460, 450}, {548, 436, 580, 500}, {440, 350, 566, 428}, {258, 336, 328, 378},
	{386, 500, 520, 560}, {330, 520, 380, 560}, {338, 360, 390, 396}, {176, 456, 204, 480}, {162, 316, 192, 350}, {690, 372, 720, 408}, {588, 220, 612, 246},
	{-84, 352, -20, 408}, {884, 276, 948, 324},
}

// blocked tells whether a tree with its foot at x, y would stand in, or hide,
// something that matters.
func (l *land) blocked(x, y, tall float32) bool {
	for _, b := range kept {
		if x > b.x0-6 && x < b.x1+6 && y > b.y0 && y < b.y1+tall*.35 {
			return true
		}
	}
	for t := range l.towers {
		if b := l.towers[t]; x > b.x0-4 && x < b.x1+4 && y > b.y0+30 && y < b.y1+10 {
			return true
		}
	}
	for _, q := range l.w.Pos {
		if dx, dy := x-q.X, y-q.Y; dx > -42 && dx < 42 && dy > -32 && dy < 26+tall {
			return true
		}
	}
	for _, q := range l.marks {
		if dx, dy := x-q.X, y-q.Y; dx > -13 && dx < 13 && dy > -7 && dy < 5+tall*.8 {
			return true
		}
	}
	for _, r := range []brush.Line{l.river, l.stream} {
		for _, q := range r {
			if dx, dy := x-q.X, y-q.Y; dx > -14 && dx < 14 && dy > -4 && dy < 10 {
				return true
			}
		}
	}
	if dx, dy := (x-646)/46, (y-234)/26; dx*dx+dy*dy < 1 {
		return true
	}
	return inside(l.sea[0], x-6, y) || inside(l.sea[0], x+6, y-2) || y < 88
}

// inside tells whether a point lies within a closed line.
func inside(l brush.Line, x, y float32) bool {
	in := false
	for i, a := range l {
		b := l[(i+1)%len(l)]
		if (a.Y > y) != (b.Y > y) && x < a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// groves scatters trees in clusters, and small things between them. Even
// scatter would look like wallpaper.
func (l *land) groves() {
	type grove struct {
		x, y, rx, ry float32
		n, pines     int // pines in tenths
	}
	list := []grove{
		{64, 300, 84, 84, 210, 4}, {24, 340, 60, 70, 90, 3}, {160, 384, 44, 34, 34, 1}, {150, 290, 40, 40, 30, 2}, // the fairy's forest
		{250, 170, 34, 46, 20, 3}, {276, 232, 40, 30, 12, 1}, {330, 196, 24, 40, 14, 2}, {180, 226, 30, 26, 14, 1},
		{490, 122, 50, 18, 16, 9}, {330, 112, 36, 12, 14, 9}, {600, 110, 40, 14, 16, 10}, {190, 108, 30, 14, 12, 9},
		{590, 176, 36, 26, 18, 2}, {600, 262, 26, 20, 10, 1}, {690, 246, 26, 20, 12, 0}, {720, 204, 50, 16, 16, 7}, {810, 210, 40, 20, 18, 5},
		{540, 310, 40, 18, 16, 1}, {670, 310, 30, 16, 12, 0}, {560, 340, 30, 12, 8, 0}, {690, 380, 30, 20, 12, 1},
		{190, 310, 40, 30, 26, 1}, {280, 310, 50, 14, 14, 0}, {300, 262, 30, 30, 16, 1}, {566, 300, 36, 14, 16, 1}, {730, 262, 26, 14, 12, 2}, {796, 398, 40, 8, 8, 0}, {330, 470, 24, 12, 10, 1}, {600, 470, 8, 8, 3, 0}, {540, 460, 16, 10, 6, 0}, {390, 360, 20, 16, 8, 0}, {310, 400, 26, 16, 8, 1}, {210, 436, 24, 16, 10, 1}, {270, 404, 20, 14, 8, 0}, {330, 420, 30, 16, 10, 0},
		{182, 520, 26, 30, 26, 3}, {244, 514, 40, 30, 40, 2}, {370, 500, 24, 30, 14, 1}, {290, 530, 40, 12, 12, 1}, {540, 500, 30, 24, 12, 1}, {440, 480, 30, 12, 8, 0}, {560, 420, 16, 16, 6, 0},
	}
	for x := l.x0; x < -20; x += 60 {
		list = append(list, grove{x, 250, 40, 60, 40, 4}, grove{x, 430, 44, 70, 22, 2}, grove{x, 130, 44, 30, 16, 8})
	}
	for x := float32(pictures.MapW) + 30; x < l.x1+20; x += 60 {
		list = append(list, grove{x, 210, 44, 60, 22, 5}, grove{x, 130, 44, 20, 14, 9}, grove{x, 330, 40, 24, 12, 1})
	}
	type spot struct{ x, y float32 }
	var taken []spot
	for gi, g := range list {
		for i := range g.n * 2 {
			seed := gi*101 + i
			h := func(n int) float32 { return brush.Hash(seed, n, 7) }
			s, c := brush.SinCos(h(1) * 360)
			r := .15 + .85*h(2)
			x, y := g.x+g.rx*c*r, g.y+g.ry*s*r
			if x < l.x0 || x > l.x1 || y > l.y1+10 || l.blocked(x, y, 24) {
				continue
			}
			close := false
			for _, t := range taken {
				if dx, dy := x-t.x, (y-t.y)*1.7; dx*dx+dy*dy < 82 {
					close = true
					break
				}
			}
			if close {
				continue
			}
			taken = append(taken, spot{x, y})
			size := .70 + .26*h(3) + y/pictures.MapH*.12
			switch k := int(h(4) * 10); {
			case k < g.pines:
				l.stand(x, y, 3, func(p brush.Pen) { pine(p.Stretch(size, size), seed) })
			case k == 9 && seed%3 == 0:
				l.stand(x, y, 3, func(p brush.Pen) { poplar(p.Stretch(size, size), seed) })
			default:
				colours := leafColours(seed)
				if g.y > 160 && g.y < 190 && g.x < 300 && seed%3 == 0 {
					colours = hue.Blossom // around the fountain
				}
				l.stand(x, y, 5, func(p brush.Pen) { tree(p.Stretch(size, size), seed, colours) })
			}
		}
	}
	for i := range 420 {
		h := func(n int) float32 { return brush.Hash(i, n, 113) }
		x, y := l.x0+(l.x1-l.x0)*h(1), 96+(l.y1-96)*h(2)
		if l.blocked(x, y, 6) {
			continue
		}
		switch {
		case i%13 == 0:
			l.stand(x, y, 3, func(p brush.Pen) { rock(p, 2.4+2*h(3), i) })
		case i%7 == 0:
			l.stand(x, y, 3, func(p brush.Pen) { bush(p, i) })
		default:
			l.stand(x, y, 1, func(p brush.Pen) { tuft(p, i) })
		}
	}
}
