package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// water adds sea, lakes and rivers.
func (l *land) water() {
	if l.sea != nil {
		l.shore()
	}
	p := l.p
	edge := hue.Hex(0x35566a)
	l.j.Add(func() { // damp banks first, so that waters blend where they meet
		for _, r := range l.rivers {
			p.Loop(even(5, hue.Hex(0x93a35c)).Alpha(.5), r.area)
			p.Loop(even(2.6, hue.Hex(0xe0d49a)).Alpha(.75).Dry(.5), r.area)
		}
		for _, a := range l.lakes {
			p.Loop(even(7, hue.Hex(0x93a35c)).Alpha(.45), a)
			p.Loop(even(3.4, hue.Hex(0xe6d9a2)).Alpha(.8).Dry(.4), a)
		}
	}, func() {
		for _, r := range l.rivers {
			p.Loop(nib(1.5).Tint(edge).Alpha(.85), r.area)
		}
		for _, a := range l.lakes {
			p.Loop(nib(1.5).Tint(edge).Alpha(.85), a)
		}
	}, func() {
		w := col(hue.Lit(hue.Water, .22)).Drift(hue.Mix(hue.Water, hue.WaterDeep, .7), .9, 15).Edge(.2, 1.6)
		for _, a := range l.lakes {
			p.Fill(w, a)
		}
		for _, r := range l.rivers {
			p.Fill(w, r.area)
		}
		// No line separates a river from the lake or sea at its ends.
		for _, r := range l.rivers {
			for _, q := range []Pt{r.course[0], r.course[2]} {
				if l.wet(q.X, q.Y) {
					p.Fill(col(hue.Lit(hue.Water, .12)).Soft(.8), brush.Ellipse(q.X, q.Y, 4, 3))
				}
			}
		}
	}, func() {
		for n, r := range l.rivers {
			in := p.Within(r.area)
			for i := 3; i < len(r.course)-5; i += 4 {
				q, m, e := r.course[i], r.course[i+2], r.course[i+4]
				x := r.w * .5 * (brush.Hash(i, 5, n) - .5)
				in.Line(even(.9+.5*brush.Hash(i, 6, n), hue.Foam).Alpha(.85).Taper(), brush.Curve(q.X+x, q.Y, m.X+x*1.2, m.Y, e.X+x, e.Y))
				if i%8 == 3 {
					in.Line(even(.8, hue.WaterDeep).Alpha(.6).Taper(), brush.Curve(q.X-x, q.Y, m.X-x*1.2, m.Y, e.X-x, e.Y))
				}
			}
			for i := 5; i < len(r.course)-3; i += 5 { // stones and reeds on the banks
				q := r.course[i]
				side := float32(1 - 2*(i&2))
				x := q.X + side*(r.w*.5+2)
				if i%3 == 0 && !l.nearRoad(x, q.Y, 12) {
					rock(p.At(x, q.Y, 1), 1.2+brush.Hash(i, 8, n), i)
				} else if !l.nearRoad(x, q.Y, 14) {
					reeds(p.At(x, q.Y, 1), i)
				}
			}
		}
		for n, a := range l.lakes {
			x0, y0, x1, y1 := a.Bounds()
			in := p.Within(a)
			for i := range 12 {
				h := func(k int) float32 { return brush.Hash(i, k, 93+n) }
				x, y, d := x0+(x1-x0)*h(1), y0+(y1-y0)*h(2), 6+6*h(3)
				in.Line(even(1, hue.Foam).Alpha(.75).Taper(), brush.Curve(x-d, y, x, y+1, x+d, y))
			}
			in.Line(even(2.4, hue.WaterDeep).Alpha(.35), brush.Path{a[0][:len(a[0])/2]})
			for i := 0; i < len(a[0]); i += 7 {
				if q := a[0][i]; brush.Hash(i, 1, n) < .6 && !l.nearRoad(q.X, q.Y, 14) {
					reeds(p.At(q.X, q.Y+1, 1), i)
				}
			}
		}
	})
}

// shore adds the sea: a beach, wet sand, shallows, broken lines of foam along the
// coast, and waves further out.
func (l *land) shore() {
	p := l.p
	var fromSea, fromLand *brush.Distance
	l.j.Add(func() { fromSea = p.Distance(l.sea, 30) }, func() {
		fromLand = p.Distance(brush.Join(brush.Rect(-4000, -4000, 9000, 9000), l.sea.Rev()), 90)
	})
	_, top, _, _ := l.sea.Bounds()
	l.bands(func(area brush.Path) {
		if _, _, _, y := area.Bounds(); y < top-40 {
			return
		}
		p.Tone(area, func(q Pt, c hue.C) hue.C {
			ds := fromSea.At(p, q)
			if ds > 0 { // the beach
				d := ds + 4*brush.Fbm(q.X/14, q.Y/14, 2, 81)
				sand := hue.Mix(hue.Hex(0xf0dfae), hue.Hex(0xd9bf88), clamp01(.5+brush.Fbm(q.X/5, q.Y/5, 2, 83)))
				sand = hue.Mix(hue.Hex(0xb99f72), sand, clamp01(ds/2.6))
				return hue.Mix(sand, c, clamp01((d-5)/7))
			}
			d := fromLand.At(p, q)
			w := d + 9*brush.Fbm(q.X/40, q.Y/24, 2, 85)
			s := hue.Mix(hue.Hex(0xc4e6cf), hue.Hex(0x8ccabf), clamp01(w/9))
			s = hue.Mix(s, hue.Hex(0x66b0b2), clamp01((w-7)/16))
			s = hue.Mix(s, hue.Hex(0x478f9f), clamp01((w-22)/40))
			n := brush.Fbm(q.X/30, q.Y/11, 3, 87)
			s = glow(s, n*.20)
			for i, at := range [3]float32{2.2, 7.5, 15} {
				wob := at + 1.6*brush.Fbm(q.X/17, q.Y/17+float32(i)*9, 2, 89)
				gap := brush.Fbm(q.X/11, q.Y/8+float32(i)*31, 2, 91)
				f := clamp01(1-abs(d-wob)/(.9-.16*float32(i))) * clamp01(.9+gap*3.2-.5*float32(i))
				s = hue.Mix(s, hue.Foam, f*(.95-.22*float32(i)))
			}
			return s
		})
	})
	l.j.Add(func() {
		p.Loop(nib(1.1).Tint(hue.Hex(0x6f5a52)).Alpha(.7), l.sea)
		for i := range int((l.x1 - l.x0) * .5) {
			h := func(n int) float32 { return brush.Hash(i, n, 91) }
			x, y := l.x0+(l.x1-l.x0)*h(1), top+(l.y1-top)*h(2)
			if !l.wet(x-8, y) || !l.wet(x+8, y) || !l.wet(x, y-7) || !l.wet(x, y+6) {
				continue
			}
			d := 3 + 4*h(3)
			p.Line(even(.8, hue.Hex(0x2f6c80)).Alpha(.55).Taper(), brush.Curve(x-d, y+.7, x-d*.5, y-1, x, y+.4, x+d*.5, y-1, x+d, y+.7))
			if i%2 == 0 {
				p.Line(even(.9, hue.Foam).Alpha(.8).Taper(), brush.Curve(x-d*.7, y+2, x, y+1.2, x+d*.7, y+2.2))
			}
		}
	})
}

// wet reports whether a point is in water, not counting rivers.
func (l *land) wet(x, y float32) bool {
	in := false
	for _, c := range l.sea {
		if tpics.Inside(c, x, y) {
			in = !in
		}
	}
	for _, a := range l.lakes {
		if tpics.Inside(a[0], x, y) {
			return true
		}
	}
	return in
}

// nearRoad reports whether a point is within d of a road, or on a space.
func (l *land) nearRoad(x, y, d float32) bool {
	for _, q := range l.marks {
		if dx, dy := x-q.X, y-q.Y; dx*dx+dy*dy < d*d {
			return true
		}
	}
	for _, q := range l.w.Pos {
		if dx, dy := x-q.X, y-q.Y; abs(dx) < 34+d*.4 && abs(dy) < 26+d*.4 {
			return true
		}
	}
	return false
}
