package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// finaleSteps lists the steps of the finale: the castle at night with all windows
// lit, between two towers with the winner's banners. The parchment with the result
// covers the middle, so the detail is at the sides.
func finaleSteps(j *Job) {
	k := j.Spec.Scale
	p := j.Canvas.Pen(0, 0, k)
	w, h := float32(j.Canvas.W)/k, float32(j.Canvas.H)/k
	u := h / 720
	const bands = 6
	for i := range bands {
		y0, y1 := h*float32(i)/bands, h*float32(i+1)/bands
		j.Add(func() {
			px := j.Canvas.Pen(0, 0, 1)
			top, low := float32(int(y0*k)), float32(int(y1*k))
			px.Fill(skyAt(y0/h, y1/h, top, low), brush.Rect(0, top, float32(j.Canvas.W), low-top))
		})
	}
	j.Add(func() { nightSky(p, w, h, u) })
	j.Add(func() { // hills
		p.Fill(col(hue.Hex(0x4a4478)).To(hue.Hex(0x3a3a66), 0, h*.6, 0, h), brush.Path{brush.Cat(brush.Curve(-20, h*.74, w*.16, h*.62, w*.34, h*.70, w*.5, h*.66, w*.70, h*.71, w*.88, h*.63, w+20, h*.72)[0], brush.Line{{X: w + 20, Y: h + 9}, {X: -20, Y: h + 9}})})
		p.Fill(col(hue.Hex(0x3d4a6c)).To(hue.Hex(0x2c3454), 0, h*.76, 0, h), brush.Path{brush.Cat(brush.Curve(-20, h*.84, w*.2, h*.78, w*.5, h*.80, w*.8, h*.78, w+20, h*.84)[0], brush.Line{{X: w + 20, Y: h + 9}, {X: -20, Y: h + 9}})})
	})
	// Castle and towers are painted in daylight on a separate sheet, then darkened.
	// Lights and banners come last and keep their colours.
	var day *brush.Canvas
	var q brush.Pen
	s := min(h/238, w/300)
	at := func(p brush.Pen) brush.Pen { return p.At(w/2, h*.955, s) }
	j.Add(func() {
		day = bare(j.Canvas.W, j.Canvas.H)
		q = day.Pen(0, 0, k)
		at(q).Fill(col(hue.MeadowCool).To(hue.Trees[2][2], 0, -60, 0, 0).Soft(2), brush.Blob(-150, 8, -120, -40, -60, -56, 20, -58, 90, -52, 130, -34, 150, 8))
	})
	for _, part := range castleParts(true) {
		j.Add(func() { part(at(q)) })
	}
	for i := range 4 {
		y0, y1 := float32(int(float32(j.Canvas.H)*float32(i)/4)), float32(int(float32(j.Canvas.H)*float32(i+1)/4))
		j.Add(func() {
			nightfall(day, y0, y1)
		})
	}
	j.Add(func() { j.Canvas.Stamp(day.Image(), 0, 0); day = nil }, func() { castleLights(at(p)) })
	j.Add(func() { // the court in front
		floor := brush.Path{brush.Cat(brush.Curve(-20, h*.93, w*.5, h*.90, w+20, h*.93)[0], brush.Line{{X: w + 20, Y: h + 20}, {X: -20, Y: h + 20}})}
		p.Shape(col(hue.Hex(0xb99a86)).To(hue.Hex(0x6a5680), 0, h*.9, 0, h), 2*u, floor)
		in := p.Within(floor)
		for i := range 26 {
			x := w * (float32(i) - .5) / 24
			in.Line(line(1.4*u).Alpha(.35), brush.Poly(w/2+(x-w/2)*.86, h*.9, w/2+(x-w/2)*1.2, h))
		}
		p.Fill(col(hue.Glow).Alpha(.30).Soft(12*u).Plain(), brush.Ellipse(w/2, h*.965, w*.26, h*.018))
	})
	j.Add(func() { // hedges hide the feet of the towers
		for i := range 44 {
			x := w * (float32(i) + brush.Hash(i, 1, 6)) / 44
			if x > w*.27 && x < w*.73 {
				continue
			}
			r := (15 + 13*brush.Hash(i, 2, 6)) * u
			body := crown(x, h*.932-r*.3, r*1.25, r*.8, 7, i)
			p.Shape(col(hue.Hex(0x4f6a78)).To(hue.Hex(0x2c3c54), x-r, 0, x+r, 0), 1.6*u, body)
		}
	}, func() { garland(p, w, h, u) })
	j.Add(func() {
		n := max(int(w/(150*u)), 4)
		for i := range n + 1 {
			x := w * float32(i) / float32(n)
			q := p.At(x, h*.985, u)
			q.Line(nib(3.4), brush.Poly(0, 0, 0, -34))
			q.Fill(col(hue.Glow).Alpha(.55).Soft(12).Plain(), brush.Circle(0, -44, 18))
			q.Shape(col(hue.GlowCore).To(hue.Hex(0xf0a848), 0, -54, 0, -34), 2.4, brush.Poly(-7, -54, 7, -54, 9, -38, 0, -33, -9, -38))
			q.Shape(col(hue.Hex(0x4a3d60)), 2, brush.Poly(-10, -54, 0, -63, 10, -54))
		}
	})
}

// nightfall darkens what was painted in daylight, between two heights.
func nightfall(day *brush.Canvas, y0, y1 float32) {
	day.Pen(0, 0, 1).Fill(col(hue.Hex(0xb8a4d8)).To(hue.Hex(0x7a72b4), 0, 0, 0, float32(day.H)).Mul().Plain(), brush.Rect(0, y0, float32(day.W), y1-y0))
}

// flankPiece paints one of the towers at the sides of the finale, in a box 190 wide and 700 high.
// It rises from bushes, 40 above the lower edge. The winner's banner is a separate picture.
func flankPiece(s *sheet) {
	p, w, h := s.Piece()
	q := p.At(w/2, h-28, 1)
	roundTower(q, 74, 440, 190, hue.Mix(hue.Royal, hue.Violet, .12))
	nightfall(s.Canvas, 0, float32(s.H))
	towerLights(q, float32(1-2*int(s.Spec.ID)))
	for i := range 9 {
		x := -104 + 26*float32(i)
		r := 17 + 12*brush.Hash(i, 2, 6)
		q.Shape(col(hue.Hex(0x4f6a78)).To(hue.Hex(0x2c3c54), x-r, 0, x+r, 0), 1.6, crown(x, -2-r*.3, r*1.25, r*.8, 7, i))
	}
}

// winnerPiece paints the winner's banner, which hangs on both towers.
func winnerPiece(s *sheet) {
	p, w, h := s.Piece()
	b := p.At(w/2, h/2-14, .92)
	c := hue.Ochre
	if int(s.Spec.ID) < len(hue.Crests) {
		c = hue.Crests[s.Spec.ID]
	}
	cloth := brush.Poly(-30, -96, 30, -96, 30, 96, 0, 126, -30, 96)
	b.Shadow(cloth, 5, 6, 6, .45)
	b.Shape(col(hue.Lit(c, .18)).To(hue.Shade(c, .35), -26, 0, 32, 0), 3, cloth)
	b.Loop(even(2.4, hue.GoldLit), brush.Poly(-23, -88, 23, -88, 23, 92, 0, 115, -23, 92))
	b.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -70, 0, -36), 2.4, brush.CrownShape(0, -48, 20))
	b.Shape(col(hue.Cream).To(hue.PaperEdge, 0, 0, 0, 46), 2.4, brush.HeartShape(0, 24, 19))
	b.Line(even(6, hue.GoldDark), brush.Poly(-37, -97, 37, -97))
}

// skyAt returns the wash of the night sky between two heights, given as shares of the picture; y0
// and y1 are the same heights in pixels.
func skyAt(a, b, y0, y1 float32) brush.Wash {
	tone := func(t float32) hue.C {
		night, dusk, glow := hue.Hex(0x2a2a56), hue.Hex(0x6a4f92), hue.Hex(0xd98a86)
		if t < .45 {
			return hue.Mix(night, dusk, t/.45)
		}
		return hue.Mix(dusk, glow, min((t-.45)/.35, 1))
	}
	return col(tone(a)).To(tone(b), 0, y0, 0, y1)
}

// nightSky paints moon, stars and a few lit clouds.
func nightSky(p brush.Pen, w, h, u float32) {
	p.Fill(col(hue.GlowCore).Alpha(.30).Soft(40*u).Plain(), brush.Circle(w*.745, h*.15, 70*u))
	p.Fill(col(hue.Hex(0xfff6d8)).To(hue.Hex(0xf0dcb0), w*.82, h*.1, w*.87, h*.2), brush.Circle(w*.745, h*.15, 38*u))
	for _, q := range [][3]float32{{-12, -8, 8}, {10, 10, 10}, {14, -14, 5}} {
		p.Fill(col(hue.Hex(0xe0c898)).Alpha(.6), brush.Circle(w*.745+q[0]*u, h*.15+q[1]*u, q[2]*u))
	}
	for i := range 150 {
		g := func(n int) float32 { return brush.Hash(i, n, 17) }
		x, y, r := w*g(1), h*.62*g(2)*g(2), (.8+1.6*g(3))*u
		if i%9 == 0 {
			p.Fill(col(hue.Hex(0xfff6d8)).Alpha(.95).Plain(), brush.Star(x, y, r*3.6, r*.8, 4))
			continue
		}
		p.Fill(col(hue.Hex(0xfff6e6)).Alpha(.45+.5*g(4)).Plain(), brush.Circle(x, y, max(r*.7, .6)))
	}
	for i, q := range [][3]float32{{.20, .44, 240}, {.66, .38, 200}, {.90, .50, 260}} {
		p.Fill(col(hue.Hex(0xe8a0a0)).Alpha(.34).Soft(10*u), puddle(w*q[0], h*q[1], q[2]*u*.6, 9*u, i+3))
	}
}

// castleLights lights doors and windows, on top of the night's glaze.
func castleLights(p brush.Pen) {
	for _, d := range tpics.MapDoors {
		q := p.At(d.X, d.Y, 1)
		q.Fill(col(hue.Glow).Alpha(.45).Soft(4).Plain(), brush.Ellipse(0, -9, 10, 13))
		q.Fill(col(hue.GlowCore).To(hue.Hex(0xf0a040), 0, -18, 0, 0).Plain(), brush.Gate(0, 0, tpics.MapDoorW-2.2, tpics.MapDoorH-1))
		q.Loop(nib(1), brush.Gate(0, 0, tpics.MapDoorW-2.2, tpics.MapDoorH-1))
		q.Line(nib(.8), brush.Path{{{X: 0, Y: 0}, {X: 0, Y: -18}}, {{X: -5.4, Y: -10}, {X: 5.4, Y: -10}}})
	}
	for _, q := range [][3]float32{{-75, -81, 5}, {-72.5, -61, 4.6}, {73, -87, 5}, {75.5, -67, 4.6}, {-104, -104, 5}, {-94, -88, 5}, {-84, -70, 4.4}, {-2, -144, 5.4},
		{-34.6, -134, 4}, {33.4, -132, 4}, {-55.6, -124, 4}, {55.4, -128, 4}, {-36, -123.4, 4.2}, {36, -123.4, 4.2}} {
		p.Fill(col(hue.Glow).Alpha(.5).Soft(3).Plain(), brush.Circle(q[0], q[1]-4, 6))
		p.Shape(col(hue.GlowCore).To(hue.Hex(0xf6b450), 0, q[1]-9, 0, q[1]).Plain(), .8, brush.Gate(q[0], q[1], q[2], q[2]*1.9))
	}
	for i := range 4 { // torches
		x := -36 + 24*float32(i)
		p.Fill(col(hue.Glow).Alpha(.6).Soft(2.4).Plain(), brush.Circle(x, -60, 4.4))
		p.Fill(col(hue.GlowCore).To(hue.Hex(0xf08a3a), 0, -64, 0, -57).Plain(), brush.Blob(x, -64.6, x+1.8, -60, x, -57.6, x-1.8, -60))
	}
	p.Fill(col(hue.Glow).Alpha(.35).Soft(6).Plain(), brush.Ellipse(0, -30, 70, 9))
}

// towerLights paints the lit windows of a tower at the side.
func towerLights(p brush.Pen, side float32) {
	for i := range 3 {
		y := -120 - 120*float32(i)
		x := (float32(26*(i&1)) - 34) * side
		p.Fill(col(hue.Glow).Alpha(.5).Soft(14).Plain(), brush.Circle(x, y-22, 30))
		p.Shape(col(hue.GlowCore).To(hue.Hex(0xf0a848), 0, y-44, 0, y).Plain(), 3, brush.Gate(x, y, 24, 44))
		p.Line(nib(2), brush.Path{{{X: x, Y: y}, {X: x, Y: y - 43}}, {{X: x - 11, Y: y - 22}, {X: x + 11, Y: y - 22}}})
	}
}

// garland hangs small flags and lights from tower to tower.
func garland(p brush.Pen, w, h, u float32) {
	for k := range 2 {
		sag, y := 46*u+20*u*float32(k), h*.13+34*u*float32(k)
		rope := brush.Quad(Pt{X: -10, Y: y}, Pt{X: w / 2, Y: y + 2*sag}, Pt{X: w + 10, Y: y}, 48)
		p.Line(nib(1.6*u), brush.Path{rope})
		for i, q := range rope {
			f := p.At(q.X, q.Y, u)
			if k == 0 {
				c := hue.Crests[i&3]
				f.Shape(col(hue.Lit(c, .1)).To(hue.Shade(c, .4), 0, 0, 0, 17), 1.4, brush.Poly(-7.5, 0, 7.5, 0, 0, 18))
				continue
			}
			f.Fill(col(hue.Glow).Alpha(.6).Soft(4).Plain(), brush.Circle(0, 5, 6))
			f.Fill(col(hue.GlowCore).Plain(), brush.Circle(0, 5, 3.2))
		}
	}
}
