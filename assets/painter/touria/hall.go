package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// The hall is the castle's front in the close-up of the nine doors. The doors are drawn over it, so
// only the areas between them matter.

// hallSteps lists the steps of the hall: sky, towers, upper wall, arcade, floor.
func hallSteps(j *Job) {
	k := j.Spec.Scale
	p := j.Canvas.Pen(0, 0, k)
	w, h := float32(j.Canvas.W)/k, float32(j.Canvas.H)/k
	_, upY, doorW, doorH := tpics.HallDoor(6)
	upX, _, _, _ := tpics.HallDoor(6)
	endX, _, _, _ := tpics.HallDoor(9)
	_, lowY, _, _ := tpics.HallDoor(1)
	x0, x1 := upX-doorW*.10, endX+doorW*1.10
	mid := (upY + doorH + lowY) / 2 // the balcony
	floor := lowY + doorH*.975
	u := doorH / 220
	j.Add(func() {
		p.Fill(col(hue.Hex(0x7fb0d8)).To(hue.Hex(0xfae6c4), 0, 0, 0, mid), brush.Rect(0, 0, w, mid))
		p.Tone(brush.Rect(0, 0, w, mid), func(q Pt, c hue.C) hue.C {
			return hue.Mix(c, hue.Hex(0xfff4e0), clamp01(brush.Fbm(q.X/150, q.Y/44, 4, 411)*1.8-.1)*.55)
		})
		for i, q := range [][3]float32{{.16, .20, 120}, {.50, .10, 150}, {.86, .22, 130}} {
			cloud(p.At(w*q[0], mid*q[1]+20, 1), q[2]*u, .85, i)
		}
	})
	r := max(min(x0*.44, 44*u), 14)
	for i, x := range []float32{x0 - r*1.1, w - x0 + r*1.1} {
		side := float32(2*i - 1)
		end := float32(-4) // of the curtain wall, visible in wide windows
		if i == 1 {
			end = w + 4
		}
		j.Add(func() {
			if abs(end-x) < r*1.6 {
				return
			}
			for n := range int(abs(end-x)/(34*u)) + 1 { // trees look over it
				q := p.At(x+side*(r+20*u+34*u*float32(n)), mid-(mid-upY)*.42, (2.6+.8*brush.Hash(n, i, 3))*u)
				if n%3 == 1 {
					poplar(q, n+i)
				} else {
					oak(q, n*2+i, greenOf(n+i))
				}
			}
			top := mid - (mid-upY)*.5
			wall := brush.Rect(min(x, end), top, abs(end-x), mid-top+4)
			p.Shape(col(hue.Lit(wallLit, .1)).To(hue.Hex(0xd0bcb0), 0, top, 0, mid).Drift(hue.Hex(0xe8d2a8), .8, 70*u), 2*u+.4, wall)
			stonesAt(p, min(x, end), top+10*u, abs(end-x), mid-top-12*u, 11*u, 29+i)
			battlements(p, min(x, end), max(x, end), top, 12*u)
		}, func() {
			q := p.At(x, mid+8, 1)
			roundTower(q, r, mid-upY-28*u, 96*u, [2]hue.C{hue.Coral, hue.Slate}[i])
			for n := range 2 {
				wx, wy := r*(.1-.3*float32(n)), -(mid-upY)*(.34+.3*float32(n))
				lancet(q, wx, wy, r*.34, hue.Hex(0x8fb0c4))
				q.Line(even(1.6*u+.4, hue.StoneJoint).Alpha(.8), brush.Poly(wx-r*.24, wy, wx+r*.24, wy))
			}
			ivy(q, -r*.5, 0, r*.9, (mid-upY)*.42, 7+i)
		})
	}
	j.Add(func() { // far roofs behind the wall
		for i, f := range []float32{.12, .30, .50, .70, .90} {
			roundTower(p.At(x0+(x1-x0)*f, upY, 1), (20+9*float32(i&1))*u+7, (10+8*float32(i&1))*u, (34+16*float32(i&1))*u, [5]hue.C{hue.Slate, hue.Ochre, hue.Royal, hue.Coral, hue.Slate}[i])
		}
	}, func() {
		top := upY - 12*u
		wall := brush.Rect(x0, top, x1-x0, mid-top+4)
		p.Shadow(wall, 6, 0, 8, .3)
		p.Shape(col(hue.Lit(wallLit, .2)).To(hue.Hex(0xd4bfb0), x0, top, x1, mid).Drift(hue.Hex(0xe8d2a8), .8, 70*u), 2*u+.4, wall)
	}, func() {
		stonesAt(p, x0, upY, x1-x0, mid-upY, 11*u, 5)
		battlements(p, x0-6*u, x1+6*u, upY-14*u, 13*u)
		p.Fill(col(hue.Violet).Alpha(.24).Soft(4*u), brush.Rect(x0, upY-4*u, x1-x0, 9*u))
		for i, x := range []float32{x0, x1} { // corner stones
			for n := range int((mid - upY) / (15 * u)) {
				d := (13 - 5*float32(n&1)) * u
				sx := x
				if i == 1 {
					sx = x - d
				}
				p.Shape(col(hue.Lit(hue.Stone, .35)).To(hue.StoneDark, sx, 0, sx+d, 0), .9*u+.3, brush.Round(sx, upY+15*u*float32(n), d, 13*u, 2*u))
			}
		}
	}, func() {
		for d := 6; d <= 9; d++ {
			niche(p, d)
		}
		for d := 6; d < 9; d++ {
			between(p, d, u)
		}
		for _, x := range []float32{(x0 + upX) / 2, (x1 + endX + doorW) / 2} {
			if room := (upX - x0) * .9; room > 18*u {
				crestBanner(p, x, upY+doorH*.08, room*.36, doorH*.5, int(x), u)
			}
		}
	}, func() { // the arcade
		wall := brush.Rect(-4, mid, w+8, h-mid+4)
		p.Fill(col(hue.Lit(wallLit, .35)).To(hue.Hex(0xceb7aa), 0, mid, w, h).Drift(hue.Hex(0xe8d0a4), .8, 80*u), wall)
	}, func() {
		stonesAt(p, 0, mid+10*u, w, floor-mid-14*u, 12*u, 17)
		p.Fill(col(hue.Violet).Alpha(.34).Soft(5*u), brush.Rect(0, mid+8*u, w, 10*u))
		p.Fill(col(hue.Hex(0x8f9a6a)).Alpha(.28).Soft(8*u), brush.Rect(0, floor-14*u, w, 18*u)) // damp at the foot
	}, func() { // pillars support the balcony
		for d := 1; d < 5; d++ {
			x, y, dw, dh := tpics.HallDoor(d)
			next, _, _, _ := tpics.HallDoor(d + 1)
			pillar(p, (x+dw+next)/2, y+dh, y-2*u, min((next-x-dw)*.5, dw*.10), u)
		}
	}, func() {
		for d := 1; d <= 5; d++ {
			niche(p, d)
		}
		for d := 1; d < 5; d++ {
			between(p, d, u)
		}
	}, func() { // the balcony's rail
		rail := brush.Rect(-4, mid-9*u, w+8, 18*u)
		p.Shape(col(hue.Lit(wallLit, .4)).To(wallDark, 0, mid-9*u, 0, mid+9*u).Drift(hue.Hex(0xdcc6a0), .6, 30*u), 1.6*u+.3, rail)
		n := int(w / (9*u + 1))
		for i := range n {
			x := w * (float32(i) + .5) / float32(n)
			p.Fill(col(hue.StoneJoint).Alpha(.5), brush.Round(x-1.6*u, mid-4.5*u, 3.2*u, 9.5*u, 1.5*u))
		}
		p.Line(nib(1.1*u+.2).Alpha(.8), brush.Path{{{X: -4, Y: mid - 5*u}, {X: w + 4, Y: mid - 5*u}}, {{X: -4, Y: mid + 5.4*u}, {X: w + 4, Y: mid + 5.4*u}}})
		n = max(int(w/(130*u)), 3)
		for i := range n { // flowers hang over it
			x := w * (float32(i) + .5) / float32(n)
			q := p.At(x, mid-8*u, u*1.5)
			q.Fill(col(hue.Hex(0x6f9a55)).To(hue.Hex(0x4f7d4c), 0, -3, 0, 5), crown(0, 1, 17, 3.8, 12, i))
			flowers(q, 15, i)
			for k := range 6 {
				hx := -14 + 5.4*float32(k)
				q.Line(even(1.3, hue.Hex(0x6f9a55)).Taper(), brush.Curve(hx, 2, hx+1, 5, hx-1, 7+4*brush.Hash(i, k, 5)))
			}
		}
	}, func() { // the floor
		p.Shape(col(hue.Hex(0xe8d2a8)).To(hue.Hex(0xb0947c), 0, floor, 0, h).Drift(hue.Hex(0xcbb08a), .7, 26), 1.6, brush.Rect(-4, floor, w+8, h-floor+6))
		for i := range 26 {
			x := w * (float32(i) - .5) / 24
			p.Line(line(1).Alpha(.4), brush.Poly(x, floor, w/2+(x-w/2)*1.16, h))
		}
		p.Line(line(1).Alpha(.4), brush.Poly(0, (floor+h)/2, w, (floor+h)/2))
		p.Fill(col(hue.Violet).Alpha(.30).Soft(3*u), brush.Rect(0, floor-1, w, 4*u))
	}, func() { // light from the left; darker towards the edges
		p.Fill(col(hue.Hex(0xfff3cf)).Alpha(.16).Soft(w*.03), brush.Poly(w*.08, -20, w*.34, -20, w*.62, h+20, w*.24, h+20))
		for _, x := range []float32{0, w} {
			p.Fill(col(hue.Violet).Alpha(.24).Soft(w*.04), brush.Rect(x-w*.03, 0, w*.06, h))
		}
	})
	const strip = 40
	for y := float32(0); y < h; y += strip {
		j.Add(func() {
			p.Tone(brush.Rect(-1, y, w+2, strip), func(q Pt, v hue.C) hue.C {
				tooth := .6*brush.Noise(q.X/4, q.Y/4, 203) + .4*brush.Noise(q.X/17+q.Y/90, q.Y/2.5, 205)
				return glow(v, .08*tooth)
			})
		})
	}
}

// pillar paints a half column from y0 up to y1.
func pillar(p brush.Pen, x, y0, y1, r, u float32) {
	if r < 2.4*u {
		return
	}
	shaft := brush.Rect(x-r, y1, 2*r, y0-y1)
	p.Fill(col(hue.Violet).Alpha(.3).Soft(2*u+.3), brush.Rect(x-r*.4, y1, 2.2*r, y0-y1))
	p.Shape(col(hue.Lit(hue.Stone, .45)).To(hue.Hex(0xb39f9e), x-r*.5, 0, x+r, 0).Drift(hue.Stone, .6, 18*u), 1.2*u+.3, shaft)
	p.Line(line(.8*u+.2).Alpha(.4), brush.Path{{{X: x - r*.35, Y: y1}, {X: x - r*.35, Y: y0}}, {{X: x + r*.35, Y: y1}, {X: x + r*.35, Y: y0}}})
	for _, y := range []float32{y0 - 7*u, y1} {
		p.Shape(col(hue.Lit(hue.Stone, .5)).To(hue.StoneDark, x-r, 0, x+r*1.4, 0), 1.1*u+.3, brush.Round(x-r*1.35, y, r*2.7, 7*u, 2*u))
	}
}

// niche paints the shade around a door and its keystone's number stone.
func niche(p brush.Pen, door int) {
	x, y, dw, dh := tpics.HallDoor(door)
	p.Fill(col(hue.Violet).Alpha(.26).Soft(dw*.035), brush.Gate(x+dw/2+dw*.03, y+dh, dw*.98, dh*.97))
}

// between paints the decoration between two doors: a banner where there is room, otherwise a
// lantern between the arches.
func between(p brush.Pen, door int, u float32) {
	x, y, dw, dh := tpics.HallDoor(door)
	next, _, _, _ := tpics.HallDoor(door + 1)
	mx, room := (x+dw+next)/2, next-x-dw
	if room < dw*.2 || int(touria.Doors) < door {
		q := p.At(mx, y+dh*.06, dw/157)
		q.Line(nib(2), brush.Poly(0, -8, 0, 3))
		q.Fill(col(hue.Glow).Alpha(.55).Soft(8).Plain(), brush.Circle(0, 12, 14))
		q.Shape(col(hue.GlowCore).To(hue.Hex(0xf0a848), 0, 2, 0, 22), 1.8, brush.Poly(-6, 4, 6, 4, 7.5, 18, 0, 23, -7.5, 18))
		q.Shape(col(hue.Hex(0x5a4a68)), 1.6, brush.Poly(-8, 4, 0, -3, 8, 4))
		return
	}
	crestBanner(p, mx, y+dh*.10, min(room*.42, dw*.20), dh*.52, door, u)
}

// crestBanner paints a banner hanging from x, y, 2b wide and d long.
func crestBanner(p brush.Pen, mx, top, b, d float32, n int, u float32) {
	c := [4]hue.C{hue.Crests[0], hue.Crests[1], hue.Royal, hue.Crests[2]}[n&3]
	foot := top + d
	flagC := brush.Path{brush.Cat(brush.Curve(mx-b, top, mx-b*.94, top+d*.4, mx-b*1.04, top+d*.8, mx-b, foot)[0], brush.Line{{X: mx, Y: foot + b*.8}}, brush.Curve(mx+b, foot, mx+b*1.05, top+d*.75, mx+b*.95, top+d*.35, mx+b, top)[0])}
	p.Shadow(flagC, 2*u, 3*u, 2*u+.5, .35)
	p.Shape(col(hue.Lit(c, .18)).To(hue.Shade(c, .34), mx-b, 0, mx+b, 0).Drift(hue.Shade(c, .2), .6, b*1.6), 1.4*u+.4, flagC)
	in := p.Within(flagC)
	for i := range 3 { // folds
		x := mx - b*.5 + b*.5*float32(i)
		in.Fill(col(hue.Violet).Alpha(.2).Soft(b*.08), brush.Poly(x, top, x+b*.16, top, x+b*.22, foot+b, x+b*.02, foot+b))
	}
	p.Loop(even(1.1, hue.GoldLit).Alpha(.9), brush.Poly(mx-b*.78, top+b*.2, mx+b*.78, top+b*.2, mx+b*.78, foot-b*.1, mx, foot+b*.52, mx-b*.78, foot-b*.1))
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, mx-b*.4, top, mx+b*.5, foot), 1, brush.HeartShape(mx, (top+foot)/2-b*.2, b*.5))
	p.Line(even(2.6*u+.6, hue.GoldDark), brush.Poly(mx-b*1.25, top, mx+b*1.25, top))
}

// stonesAt tints some stones of a large wall with courses d high.
func stonesAt(p brush.Pen, x, y, w, h, d float32, seed int) {
	for r := range int(h / d) {
		for i := range int(w/(d*2.4)) + 1 {
			k := brush.Hash(i, r, seed)
			if k > .40 {
				continue
			}
			sx, sy := x+(float32(i)+.5*float32(r&1))*d*2.4, y+float32(r)*d
			sw := min(d*2.4, x+w-sx)
			if sw < d {
				continue
			}
			if k < .20 {
				p.Fill(col([2]hue.C{hue.StoneJoint, hue.Hex(0xc9a878)}[r&1]).Alpha(.15), brush.Round(sx, sy, sw, d, d*.2))
			}
			if k > .08 {
				p.Line(line(d*.11).Alpha(.30), brush.Poly(sx, sy+d, sx, sy, sx+sw, sy))
			}
		}
	}
}
