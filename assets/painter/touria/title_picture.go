package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// titlePainter paints the kingdom behind the title at dawn. Its unit is 1/720 of the height, its
// origin the middle of the lower edge. A wider picture shows more land on both sides.
type titlePainter struct {
	j      *Job
	p      brush.Pen
	x0, x1 float32
}

// titleSteps lists the steps of the title's picture.
func titleSteps(j *Job) {
	w, h := float32(j.Spec.W), float32(j.Spec.H)
	u := h / 720
	t := &titlePainter{j: j, p: j.Canvas.Pen(w/2, h, u), x0: -w / 2 / u, x1: w / 2 / u}
	j.Add(t.sky, t.sun, t.clouds)
	for k := range 3 {
		for part := range 4 {
			j.Add(func() { t.peaks(k, part) })
		}
		j.Add(func() { t.mist(-318 + 14*float32(k)) })
	}
	j.Add(t.dragon)
	j.Add(func() { t.band(-300, 16, 1, hue.Hex(0xc6d6b4), hue.Hex(0xa6c29a), .45) }, t.farWoods, func() { t.things(-400, -235) }, func() { t.mist(-300) })
	j.Add(func() { t.band(-232, 20, 2, hue.Hex(0xc3d690), hue.Hex(0x93b678), .75) }, t.fields, t.meadowDots, t.castleHill)
	j.Add(func() {
		castleAt(t.p.At(tpics.TitleCastleX, tpics.TitleCastleY, tpics.TitleCastleSize), false)
	})
	j.Add(t.road, func() { t.things(-234, -160) })
	j.Add(func() { t.band(-120, 26, 3, hue.Hex(0xb5c878), hue.Hex(0x6f9a58), 1) }, t.nearRoad, t.plinths)
	for i := range 4 {
		j.Add(func() { t.grove(i) })
	}
	j.Add(func() { t.things(-130, 0) }, t.foreground, t.vignette)
	const strip = 60
	for y := float32(-720); y < 0; y += strip {
		j.Add(func() { t.paper(y, strip) })
	}
}

// sky paints the morning sky: blue above, rose and gold at the horizon, with the
// blooms of a wet wash.
func (t *titlePainter) sky() {
	stops := [5]struct {
		y float32
		c hue.C
	}{{-720, hue.Hex(0x78acd6)}, {-560, hue.Hex(0xa9cfe4)}, {-450, hue.Hex(0xdbe6e2)}, {-380, hue.Hex(0xf8dfc0)}, {-300, hue.Hex(0xfcd2a2)}}
	area := brush.Rect(t.x0-2, -722, t.x1-t.x0+4, 440)
	t.p.Fill(col(stops[0].c).Plain(), area)
	t.p.Tone(area, func(q Pt, _ hue.C) hue.C {
		y := q.Y + 34*brush.Fbm(q.X/260, q.Y/90, 3, 301)
		c := stops[4].c
		for i := range 4 {
			if a, b := stops[i], stops[i+1]; y < b.y {
				c = hue.Mix(a.c, b.c, clamp01((y-a.y)/(b.y-a.y)))
				break
			}
		}
		rose := clamp01(brush.Fbm(q.X/330+7, q.Y/34, 3, 303)*2.2-.35) * clamp01(1-abs(q.Y+440)/90)
		c = hue.Mix(c, hue.Hex(0xf2b8ae), rose*.6)
		veil := clamp01(brush.Fbm(q.X/240, q.Y/60+3, 4, 305)*1.9-.2) * clamp01((q.Y+700)/120)
		return hue.Mix(c, hue.Hex(0xfff6e4), veil*.45)
	})
	for i := range 9 { // backruns
		h := func(n int) float32 { return brush.Hash(i, n, 307) }
		x, y := t.x0+(t.x1-t.x0)*h(1), -700+230*h(2)
		t.p.Fill(col(hue.Hex(0x6f9fcb)).Alpha(.10).Edge(.8, 3), puddle(x, y, 60+90*h(3), 18+26*h(4), i).Rough(12, 40, i))
	}
}

// paper adds paper texture and warm light from the left to a strip.
func (t *titlePainter) paper(y, h float32) {
	wide := t.x1 - t.x0
	t.p.Tone(brush.Rect(t.x0-2, y, wide+4, h+1), func(q Pt, v hue.C) hue.C {
		tooth := .6*brush.Noise(q.X/4, q.Y/4, 203) + .4*brush.Noise(q.X/17+q.Y/90, q.Y/2.5, 205)
		k := 1.02 + .05*tooth - .05*clamp01((q.X-t.x0)/wide)
		byte8 := func(x float32) uint8 { return uint8(min(max(x+.5, 0), 255)) }
		return hue.C{R: byte8(float32(v.R) * k * 1.01), G: byte8(float32(v.G) * k), B: byte8(float32(v.B) * k * .985), A: 255}
	})
}

// things paints everything with its foot between two heights.
func (t *titlePainter) things(from, to float32) {
	for i, th := range tpics.TitleThings {
		if th.Y < from || th.Y >= to || th.X < t.x0+20 || th.X > t.x1-20 {
			continue
		}
		p := t.p.At(th.X, th.Y, th.Size)
		if th.Flip {
			p = p.Stretch(-1, 1)
		}
		sites[th.Kind].paint(p, th, i)
	}
}

// dragon paints the dragon on a summit, looking out over the land.
func (t *titlePainter) dragon() {
	x := min(float32(470), t.x1-90)
	p := t.p.At(x, -372, 1.05)
	crag(p.At(0, 14, 1), brush.Line{{X: -58, Y: 70}, {X: -40, Y: 34}, {X: -30, Y: 26}, {X: -22, Y: 4}, {X: -8, Y: -12}, {X: 10, Y: -14}, {X: 22, Y: 0}, {X: 30, Y: 22}, {X: 44, Y: 36}, {X: 62, Y: 70}}, hue.Mix(hue.Rock, hue.Hex(0xe0d4dc), .3), 7)
	dragonAt(p)
}

// fields paints patchwork fields on the middle hills.
func (t *titlePainter) fields() {
	for i, q := range [][2]float32{{-292, -196}, {236, -178}, {452, -190}, {-458, -200}, {690, -196}, {-690, -196}} {
		crops := [6]string{"wheat", "lavender", "cabbage", "wheat", "vines", "barley"}
		for k := range 2 {
			x, y := q[0]+64*float32(k)-32, q[1]+2*float32(k)
			f := field{crops[(i+k)%6], brush.Line{{X: x - 22, Y: y - 8}, {X: x + 30, Y: y - 10}, {X: x + 38, Y: y + 8}, {X: x - 32, Y: y + 10}}, i*2 + k}
			f.paint(t.p)
			for s := range 11 {
				bush(t.p.At(x-32+6.8*float32(s), y+10.5-.2*float32(s), .7+.3*brush.Hash(s, i, k)), i*9+s)
				if s < 8 {
					bush(t.p.At(x-22+6.4*float32(s), y-8-.2*float32(s), .55), i*7+s)
				}
			}
		}
	}
}

// foreground paints flowers, grass and a tree at each side.
func (t *titlePainter) foreground() {
	for i := range int((t.x1 - t.x0) / 9) {
		h := func(n int) float32 { return brush.Hash(i, n, 41) }
		x, y := t.x0+(t.x1-t.x0)*h(1), -92+96*h(2)
		if blocksTower(x, y-60) && y < -50 || abs(x-10) < 70 {
			continue
		}
		if s := 1.5 + (y+92)*.014; i%3 == 0 {
			flowers(t.p.At(x, y, s), 4+5*h(3), i)
		} else {
			tuft(t.p.At(x, y, s), i*3+1)
		}
	}
	for _, side := range []float32{-1, 1} {
		x := t.x0 + 6
		if side > 0 {
			x = t.x1 - 6
		}
		if t.x1 > 720 { // there is room beside the tower
			oak(t.p.At(x, 16, 5), 3+int(side), hue.Trees[1])
		}
		bush(t.p.At(x-side*26, 8, 4.4), 6)
		bush(t.p.At(x-side*70, 10, 3.4), 9)
		bush(t.p.At(x-side*112, 10, 2.6), 12)
	}
}

// sun paints the rising sun with its beams.
func (t *titlePainter) sun() {
	p := t.p.At(-212, -396, 1)
	p.Fill(col(hue.Hex(0xfff0c4)).Alpha(.85).Soft(70), brush.Circle(0, 0, 150))
	for i := range 16 {
		s, c := brush.SinCos(float32(i)*22.5 + 6)
		k := float32(430 + 60*(i&1))
		p.Fill(col(hue.Hex(0xfff6d8)).Alpha(.10).Soft(7), brush.Poly(60*c-7*s, 60*s+7*c, k*c-34*s, k*s+34*c, k*c+34*s, k*s-34*c, 60*c+7*s, 60*s-7*c))
	}
	p.Fill(col(hue.Hex(0xfffae6)).Out(hue.Hex(0xffe29a), 0, 0, 62).Soft(3), brush.Circle(0, 0, 58))
}

// clouds paints the distant clouds; near ones move and are sprites.
func (t *titlePainter) clouds() {
	for i, q := range [][4]float32{{-520, -470, 150, .8}, {330, -470, 130, .8}, {760, -450, 180, .8}, {-90, -455, 130, .6}} {
		cloud(t.p.At(q[0], q[1], 1), q[2], q[3], i+3)
	}
	for i, q := range [][4]float32{{-470, -420, 260, 9}, {250, -410, 320, 10}, {620, -396, 220, 8}, {-60, -380, 300, 8}} {
		c := []hue.C{hue.Hex(0xf8cdb8), hue.Hex(0xfbe6d0), hue.Hex(0xe9bfc8)}[i%3]
		t.p.Fill(col(c).Alpha(.55).Soft(8), puddle(q[0], q[1], q[2], q[3], i))
	}
}

// peaks paints a quarter of a range of mountains: 0 the farthest, 2 the nearest.
func (t *titlePainter) peaks(k, part int) {
	n := max(int((t.x1-t.x0)/(92+34*float32(k))), 4)
	for i := n * part / 4; i < n*(part+1)/4; i++ {
		x := t.x0 + (float32(i)+.5)*(t.x1-t.x0)/float32(n) + 60*(brush.Hash(i, k, 5)-.5)
		if k == 2 && abs(x) < 230 {
			continue // the castle is there
		}
		h := 104 + 70*brush.Hash(i, k, 6) - 18*float32(k)
		peak(t.p.At(x, -292+12*float32(k), 1), h*2, h, [3]float32{.8, .52, .22}[k], i+20*k)
	}
}

// mist paints mist at the foot of a range.
func (t *titlePainter) mist(y float32) {
	t.p.Fill(col(hue.Hex(0xfbe9cc)).Alpha(.52).Soft(16), brush.Rect(t.x0-40, y, t.x1-t.x0+80, 26))
}

// crest returns the y of a band's upper edge at x.
func crest(x, y, amp float32, seed int) float32 {
	return y + amp*brush.Fbm(x/300+float32(seed)*7, float32(seed), 2, seed)
}

// band paints a band of hills from its crest down; near, from 0 to 1, is how clear it is.
func (t *titlePainter) band(y, amp float32, seed int, lit, deep hue.C, near float32) {
	var l brush.Line
	for x := t.x0 - 30; x <= t.x1+30; x += 24 {
		l = append(l, Pt{X: x, Y: crest(x, y, amp, seed)})
	}
	top := brush.Smooth(l, false)[0]
	body := brush.Path{brush.Cat(top, brush.Line{{X: t.x1 + 30, Y: 20}, {X: t.x0 - 30, Y: 20}})}
	t.p.Fill(col(lit).To(deep, 0, y-amp, 0, y+130), body)
	straw, cool := hue.Hex(0xe9e0a0), hue.MeadowCool
	t.p.Tone(body, func(q Pt, c hue.C) hue.C {
		broad, fine := brush.Fbm(q.X/190, q.Y/46, 3, seed*7+311), brush.Fbm(q.X/46, q.Y/13, 3, seed*7+313)
		c = hue.Mix(c, straw, clamp01(broad*1.2-fine*.3)*.55)
		c = hue.Mix(c, cool, clamp01(fine*.8-broad*.6)*.6*near)
		h := func(x, y float32) float32 { return brush.Fbm(x/120, y/40, 2, seed+319) }
		return glow(c, (h(q.X+5, q.Y+3)-h(q.X-5, q.Y-3))*near)
	})
	in := t.p.Within(body)
	tints := [5]hue.C{hue.Hex(0xf0e6a0), hue.MeadowCool, hue.Hex(0xc9d67f), hue.Hex(0x7fa36a), hue.Hex(0xefe2a8)}
	for i := range int((t.x1 - t.x0) * .5) {
		h := func(n int) float32 { return brush.Hash(i, n, seed*5+7) }
		x, dy, d := t.x0+(t.x1-t.x0)*h(1), 8+110*h(2), 10+22*h(3)
		yy := crest(x, y, amp, seed) + dy
		in.Line(even(2+3*h(4), tints[i%5]).Alpha(.26*near).Taper().Dry(1), brush.Curve(x-d, yy+2, x, yy-2, x+d, yy+1.6))
	}
	in.Line(even(9, hue.Cream).Alpha(.26), brush.Path{top}.Move(0, 5))
	t.p.Line(nib(1.8).Tint(hue.Mix(hue.InkSoft, hue.Hex(0x54603e), min(float32(seed)*.34, 1))).Alpha(.30+.16*float32(seed)), brush.Path{top})
}

func (t *titlePainter) farWoods() {
	for i := range 64 {
		x := t.x0 + (float32(i)+brush.Hash(i, 1, 13))*(t.x1-t.x0)/64
		if brush.Noise(x/90, 3, 15) < -.05 || abs(x) < 150 {
			continue
		}
		y := crest(x, -300, 16, 1) + 5 + 22*brush.Hash(i, 2, 13)
		pine(t.p.At(x, y, .72+.3*brush.Hash(i, 3, 13)), i)
	}
}

func (t *titlePainter) meadowDots() {
	for i := range 40 {
		x := t.x0 + (float32(i)+brush.Hash(i, 1, 19))*(t.x1-t.x0)/40
		if brush.Noise(x/110, 9, 21) < 0 || abs(x) < 230 {
			continue
		}
		tree(t.p.At(x, crest(x, -232, 20, 2)+4+18*brush.Hash(i, 2, 19), 1.2), i, leafColours(i))
	}
}

// castleHill paints the hill under the castle.
func (t *titlePainter) castleHill() {
	mound := brush.Blob(-330, -110, -262, -178, -170, -206, 0, -214, 170, -206, 262, -180, 330, -110, 0, -70)
	t.p.Fill(col(hue.Hex(0xd6dd98)).To(hue.Hex(0x86aa66), -120, -214, 140, -100).Drift(hue.MeadowCool, .5, 40).Form(.3, 30), mound)
	t.p.Line(nib(2).Tint(hue.Hex(0x54603e)).Alpha(.6), brush.Curve(-318, -124, -262, -178, -170, -206, 0, -214, 170, -206, 262, -180, 318, -124))
	for i, q := range [][2]float32{{-262, -166}, {-240, -182}, {-222, -170}, {232, -186}, {252, -170}, {276, -158}, {-286, -146}, {-206, -190}, {214, -194}, {-300, -160}, {292, -148}, {-246, -152}, {262, -146}} {
		p := t.p.At(q[0], q[1], 1.45+.3*brush.Hash(i, 2, 3))
		switch i % 4 {
		case 0:
			poplar(p, i)
		case 1:
			birch(p, i)
		default:
			tree(p, i*3+1, leafColours(i+4))
		}
	}
}

// road paints the winding road from the gate down into the valley.
func (t *titlePainter) road() {
	t.lane(brush.Quad(Pt{X: 8, Y: -206}, Pt{X: 8, Y: -176}, Pt{X: -44, Y: -150}, 8), brush.Quad(Pt{X: -44, Y: -150}, Pt{X: -92, Y: -126}, Pt{X: -34, Y: -96}, 8), 34, 50)
}

// nearRoad paints the rest of the road, over the nearest hills.
func (t *titlePainter) nearRoad() {
	near := *t
	top := brush.Line{{X: -300, Y: 40}}
	for x := float32(-300); x <= 300; x += 24 {
		top = append(top, Pt{X: x, Y: crest(x, -120, 26, 3) + .6})
	}
	near.p = t.p.Within(brush.Path{append(top, Pt{X: 300, Y: 40})})
	near.lane(brush.Quad(Pt{X: -62, Y: -150}, Pt{X: 38, Y: -104}, Pt{X: 30, Y: -50}, 8), brush.Quad(Pt{X: 30, Y: -50}, Pt{X: 24, Y: -20}, Pt{X: -40, Y: 30}, 8), 40, 120)
}

// lane paints a road along two curves in a row, widening from w0 to w1.
func (t *titlePainter) lane(a, b brush.Line, w0, w1 float32) {
	l := brush.Cat(a, b[1:])
	side := func(k, grow float32) brush.Line {
		out := make(brush.Line, len(l))
		for i, q := range l {
			f := float32(i) / float32(len(l)-1)
			out[i] = Pt{X: q.X + k*(w0+(w1-w0)*f)/2 + k*grow, Y: q.Y}
		}
		return out
	}
	t.p.Fill(col(hue.RoadRim), brush.Path{brush.Cat(side(-1, 3), reversed(side(1, 3)))})
	lane := brush.Path{brush.Cat(side(-1, 0), reversed(side(1, 0)))}
	t.p.Fill(col(hue.RoadCore).To(hue.RoadSand, 0, l[0].Y, 0, l[len(l)-1].Y), lane)
	in := t.p.Within(lane)
	for i := range 26 {
		q := l[int(brush.Hash(i, 1, 23)*float32(len(l)))]
		in.Fill(col(hue.Hex(0xcba86e)).Alpha(.7), brush.Ellipse(q.X+(brush.Hash(i, 2, 23)-.5)*w1*.8, q.Y+8*brush.Hash(i, 3, 23), 4, 1.8))
	}
}

// plinths paints the bases of the four towers.
func (t *titlePainter) plinths() {
	for _, q := range tpics.TitleTowers {
		p := t.p.At(q.X, q.Y, q.Size)
		p.Fill(col(hue.Violet).Alpha(.28).Soft(6), brush.Ellipse(8, 10, 84, 42))
		p.Shape(col(hue.Hex(0xb9a58e)).To(hue.Hex(0x8d7f86), -60, 0, 60, 20), 1.6, brush.Ellipse(0, 6, 76, 38.5))
		p.Shape(col(hue.Hex(0xefdfba)).To(hue.Hex(0xd2bd94), -50, -20, 50, 30), 1.6, brush.Ellipse(0, 0, 76, 38.5))
	}
}

// grove paints a quarter of the foreground trees, on both sides.
func (t *titlePainter) grove(part int) {
	for i := part * 16; i < part*16+16; i++ {
		side := float32(1 - 2*(i&1))
		d := 210 + 640*brush.Hash(i, 1, 27)
		y := -66 + float32(part)*19 + 8*brush.Hash(i, 2, 27)
		x := side * d
		if x < t.x0-20 || x > t.x1+20 || blocksTower(x, y) {
			continue
		}
		p := t.p.At(x, y, 2+.7*brush.Hash(i, 3, 27)+.14*float32(part))
		switch k := brush.Hash(i, 4, 27); {
		case k < .22:
			pine(p, i)
		case k < .36:
			birch(p, i)
		case k < .44:
			willow(p, i)
		default:
			tree(p, i, leafColours(i+9))
		}
	}
}

// blocksTower reports whether a tree at x, y would hide a tower.
func blocksTower(x, y float32) bool {
	for _, q := range tpics.TitleTowers {
		if abs(x-q.X) < 100*q.Size && y < q.Y+100 {
			return true
		}
	}
	return false
}

// vignette darkens the lower edge a little, so that buttons stand out.
func (t *titlePainter) vignette() {
	t.p.Fill(col(hue.Violet).Alpha(.34).Soft(40), brush.Rect(t.x0-80, -34, t.x1-t.x0+160, 140))
}
