package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/assets/pictures"
)

// titlePainter paints the kingdom behind the title at dawn. Its unit is the
// 720th part of the height, the origin lies in the middle of the lower edge;
// a wider picture shows more land at both sides.
type titlePainter struct {
	j      *Job
	p      brush.Pen
	x0, x1 float32
}

// titleSteps makes the list of steps that paint the title's picture.
func titleSteps(j *Job) {
	w, h := float32(j.spec.W), float32(j.spec.H)
	u := h / 720
	t := &titlePainter{j: j, p: j.c.Pen(w/2, h, u), x0: -w / 2 / u, x1: w / 2 / u}
	j.add(t.sky, t.sun, t.clouds)
	for k := range 2 {
		for part := range 4 {
			j.add(func() { t.peaks(k, part) })
		}
		j.add(func() { t.mist(-312 + 14*float32(k)) })
	}
	j.add(func() { t.band(-300, 16, 1, hue.Hex(0xbcd0b4), hue.Hex(0x9fbd9a)) }, t.farWoods, t.villages)
	j.add(func() { t.band(-232, 20, 2, hue.Hex(0xb9cf8c), hue.Hex(0x93b27a)) }, t.meadowDots, t.castleHill)
	j.add(func() {
		castleAt(t.p.At(pictures.TitleCastleX, pictures.TitleCastleY, pictures.TitleCastleSize), false)
	})
	j.add(t.road)
	j.add(func() { t.band(-120, 26, 3, hue.Hex(0xa9c272), hue.Hex(0x6f9a58)) }, t.nearRoad, t.plinths)
	for i := range 4 {
		j.add(func() { t.grove(i) })
	}
	j.add(t.vignette)
}

func (t *titlePainter) sky() {
	p := t.p
	p.Fill(col(hue.Hex(0x8fc0e2)).To(hue.Hex(0xd4e4ea), 0, -720, 0, -470), brush.Rect(t.x0, -721, t.x1-t.x0, 260))
	p.Fill(col(hue.Hex(0xd4e4ea)).To(hue.Hex(0xfcdcae), 0, -472, 0, -300), brush.Rect(t.x0, -472, t.x1-t.x0, 260))
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

// clouds paints the far clouds; near ones drift.
func (t *titlePainter) clouds() {
	for i, q := range [][4]float32{{-520, -470, 150, .8}, {330, -470, 130, .8}, {760, -450, 180, .8}, {-90, -455, 130, .6}} {
		cloud(t.p.At(q[0], q[1], 1), q[2], q[3], i+3)
	}
	for i, q := range [][4]float32{{-470, -420, 260, 9}, {250, -410, 320, 10}, {620, -396, 220, 8}, {-60, -380, 300, 8}} {
		c := []hue.C{hue.Hex(0xf8cdb8), hue.Hex(0xfbe6d0), hue.Hex(0xe9bfc8)}[i%3]
		t.p.Fill(col(c).Alpha(.55).Soft(8), puddle(q[0], q[1], q[2], q[3], i))
	}
}

// peaks paints a quarter of a range of mountains: 0 the far one, 1 the nearer one.
func (t *titlePainter) peaks(k, part int) {
	n := 11 - 2*k
	for i := n * part / 4; i < n*(part+1)/4; i++ {
		x := t.x0 + (float32(i)+.5)*(t.x1-t.x0)/float32(n) + 60*(brush.Hash(i, k, 5)-.5)
		if k == 1 && abs(x) < 250 {
			continue // the castle stands there
		}
		h := 92 + 56*brush.Hash(i, k, 6) - 10*float32(k)
		peak(t.p.At(x, -286+10*float32(k), 1), h*2.1, h, .78-.42*float32(k), i+20*k)
	}
}

// mist lies at the foot of a range.
func (t *titlePainter) mist(y float32) {
	t.p.Fill(col(hue.Hex(0xfbe9cc)).Alpha(.62).Soft(16), brush.Rect(t.x0-40, y, t.x1-t.x0+80, 30))
}

// crest returns the height of a band's upper border at x.
func crest(x, y, amp float32, seed int) float32 {
	return y + amp*brush.Fbm(x/300+float32(seed)*7, float32(seed), 2, seed)
}

// band paints a band of hills from its crest down.
func (t *titlePainter) band(y, amp float32, seed int, lit, deep hue.C) {
	var l brush.Line
	for x := t.x0 - 30; x <= t.x1+30; x += 24 {
		l = append(l, Pt{X: x, Y: crest(x, y, amp, seed)})
	}
	top := brush.Smooth(l, false)[0]
	body := brush.Path{brush.Cat(top, brush.Line{{X: t.x1 + 30, Y: 20}, {X: t.x0 - 30, Y: 20}})}
	t.p.Fill(col(lit).To(deep, 0, y-amp, 0, y+130), body)
	in := t.p.Within(body)
	for i := range 22 {
		x, dy := t.x0+brush.Hash(i, seed, 7)*(t.x1-t.x0), 12+90*brush.Hash(i, seed, 8)
		c := []hue.C{hue.MeadowLit, hue.MeadowCool, hue.Hex(0xd6d890)}[i%3]
		in.Fill(col(c).Alpha(.30).Soft(6), puddle(x, crest(x, y, amp, seed)+dy, 60+60*brush.Hash(i, seed, 9), 10+8*brush.Hash(i, seed, 10), i))
	}
	in.Line(even(9, hue.Cream).Alpha(.22), brush.Path{top}.Move(0, 5))
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

func (t *titlePainter) villages() {
	for i, q := range [][3]float32{{-452, 34, 0}, {-424, 40, 1}, {-476, 46, 3}, {448, 36, 1}, {480, 44, 0}, {512, 38, 3}, {-250, 40, 2}, {268, 40, 3}, {-640, 40, 0}, {660, 44, 1}} {
		c := [4]hue.C{hue.Coral, hue.Slate, hue.Royal, hue.Ochre}[int(q[2])]
		p := t.p.At(q[0], crest(q[0], -300, 16, 1)+q[1], 1.5)
		if i&1 == 1 {
			p = p.Stretch(-1, 1)
		}
		house(p, c, i)
	}
	windmill(t.p.At(-560, crest(-560, -300, 16, 1)+36, 1.7))
}

func (t *titlePainter) meadowDots() {
	for i := range 9 {
		x := t.x0 + (float32(i)+.6)*(t.x1-t.x0)/9
		if abs(x) < 210 {
			continue
		}
		p := t.p.At(x, crest(x, -232, 20, 2)+24+26*brush.Hash(i, 4, 17), 1.5)
		if i&1 == 1 {
			p = p.Stretch(-1, 1)
		}
		sheep(p)
		sheep(p.At(8, 3, .9))
	}
	for i := range 40 {
		x := t.x0 + (float32(i)+brush.Hash(i, 1, 19))*(t.x1-t.x0)/40
		if brush.Noise(x/110, 9, 21) < 0 || abs(x) < 230 {
			continue
		}
		tree(t.p.At(x, crest(x, -232, 20, 2)+6+24*brush.Hash(i, 2, 19), 1.25), i, leafColours(i))
	}
}

// castleHill paints the mound that the castle stands on.
func (t *titlePainter) castleHill() {
	mound := brush.Blob(-330, -110, -262, -178, -170, -206, 0, -214, 170, -206, 262, -180, 330, -110, 0, -70)
	t.p.Fill(col(hue.Hex(0xcbd78e)).To(hue.Hex(0x86aa66), -120, -214, 140, -100).Form(.3, 30), mound)
	t.p.Line(nib(2).Tint(hue.Hex(0x54603e)).Alpha(.6), brush.Curve(-318, -124, -262, -178, -170, -206, 0, -214, 170, -206, 262, -180, 318, -124))
	for i, q := range [][2]float32{{-262, -166}, {-240, -182}, {-222, -170}, {232, -186}, {252, -170}, {276, -158}, {-286, -146}} {
		tree(t.p.At(q[0], q[1], 1.5), i*3+1, leafColours(i+4))
	}
}

// road paints the winding road from the gate down into the valley.
func (t *titlePainter) road() {
	t.lane(brush.Quad(Pt{X: 8, Y: -206}, Pt{X: 8, Y: -176}, Pt{X: -44, Y: -150}, 8), brush.Quad(Pt{X: -44, Y: -150}, Pt{X: -92, Y: -126}, Pt{X: -34, Y: -96}, 8), 34, 50)
}

// nearRoad paints the rest of it over the nearest hills.
func (t *titlePainter) nearRoad() {
	near := *t
	top := brush.Line{{X: -300, Y: 40}}
	for x := float32(-300); x <= 300; x += 24 {
		top = append(top, Pt{X: x, Y: crest(x, -120, 26, 3) + .6})
	}
	near.p = t.p.Within(brush.Path{append(top, Pt{X: 300, Y: 40})})
	near.lane(brush.Quad(Pt{X: -62, Y: -150}, Pt{X: 38, Y: -104}, Pt{X: 30, Y: -50}, 8), brush.Quad(Pt{X: 30, Y: -50}, Pt{X: 24, Y: -20}, Pt{X: -40, Y: 30}, 8), 40, 120)
}

// lane paints a road along two curves whose width grows from w0 to w1.
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

// plinths paints the places of the four towers.
func (t *titlePainter) plinths() {
	for _, q := range pictures.TitleTowers {
		p := t.p.At(q.X, q.Y, q.Size)
		p.Fill(col(hue.Violet).Alpha(.28).Soft(6), brush.Ellipse(8, 10, 84, 42))
		p.Shape(col(hue.Hex(0xb9a58e)).To(hue.Hex(0x8d7f86), -60, 0, 60, 20), 1.6, brush.Ellipse(0, 6, 76, 38.5))
		p.Shape(col(hue.Hex(0xefdfba)).To(hue.Hex(0xd2bd94), -50, -20, 50, 30), 1.6, brush.Ellipse(0, 0, 76, 38.5))
	}
}

// grove paints a quarter of the trees in front, at both sides.
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
		if brush.Hash(i, 4, 27) < .3 {
			pine(p, i)
		} else {
			tree(p, i, leafColours(i+9))
		}
	}
}

// blocksTower tells whether a tree at x, y would hide a tower.
func blocksTower(x, y float32) bool {
	for _, q := range pictures.TitleTowers {
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
