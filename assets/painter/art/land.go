package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/assets/pictures"
	"touria/rules/touria"
)

// land is the board in the making: the map with what surrounds it, in map
// units. A rectangle of another proportion shows more land at its sides.
type land struct {
	j              *Job
	w              *pictures.World
	p              brush.Pen
	x0, y0, x1, y1 float32 // what the picture shows
	sea            brush.Path
	lake           brush.Path
	river, stream  brush.Line
	things         []thing
	marks          []Pt // points along all roads, for keeping things off them
	towers         [touria.Towers]box
}

// box is a rectangle in map units.
type box struct{ x0, y0, x1, y1 float32 }

func newLand(j *Job, w *pictures.World) *land {
	W, H := float32(j.c.W), float32(j.c.H)
	l := &land{j: j, w: w}
	l.x0, l.y0, l.x1, l.y1 = pictures.Extent(pictures.KindBoard)
	k := min(W/(l.x1-l.x0), H/(l.y1-l.y0))
	l.p = j.c.Pen(-l.x0*k, -l.y0*k, k)
	r, b := l.x1+30, l.y1+30
	// The coast: round the tournament's ground, up to the bridge, and down again.
	l.sea = brush.Smooth(brush.Line{{X: r, Y: 376}, {X: 800, Y: 370}, {X: 748, Y: 372}, {X: 716, Y: 384}, {X: 704, Y: 406}, {X: 706, Y: 436}, {X: 708, Y: 466},
		{X: 698, Y: 496}, {X: 668, Y: 512}, {X: 632, Y: 514}, {X: 608, Y: 502}, {X: 600, Y: 480}, {X: 604, Y: 456}, {X: 611, Y: 434}, {X: 612, Y: 414},
		{X: 597, Y: 412}, {X: 592, Y: 434}, {X: 582, Y: 460}, {X: 562, Y: 486}, {X: 544, Y: 508}, {X: 536, Y: 530}, {X: 532, Y: b}}, false)
	l.sea[0] = append(l.sea[0], Pt{X: r, Y: b})
	l.lake = puddle(646, 232, 34, 14, 12)
	l.river = brush.Smooth(brush.Line{{X: 644, Y: 240}, {X: 632, Y: 268}, {X: 622, Y: 292}, {X: 606, Y: 318}, {X: 600, Y: 342}, {X: 606, Y: 368}, {X: 604, Y: 392}, {X: 604, Y: 420}}, false)[0]
	l.stream = brush.Smooth(brush.Line{{X: 206, Y: 212}, {X: 210, Y: 248}, {X: 230, Y: 296}, {X: 234, Y: 336}, {X: 248, Y: 372}, {X: 256, Y: 402}, {X: 240, Y: 434}, {X: 236, Y: 462}, {X: 220, Y: 498}, {X: 206, Y: 528}, {X: 202, Y: b}}, false)[0]
	for t := range l.towers {
		l.towers[t] = l.tower(touria.Tower(t))
	}
	for i := range w.Roads {
		l.marks = append(l.marks, w.Even(i, max(int(w.Length(i)/7), 2))...)
	}
	return l
}

// tower returns the corner where a tower stands, as paint.TowerRect has it.
func (l *land) tower(t touria.Tower) box {
	x, y := float32(8), float32(8)
	if t == touria.NE || t == touria.SE {
		x = pictures.MapW - 8 - pictures.TowerW
	}
	if t == touria.SE || t == touria.SW {
		y = pictures.MapH - 8 - pictures.TowerH
	}
	return box{x, y, x + pictures.TowerW, y + pictures.TowerH}
}

// ground adds the steps of paper and meadow: bands of colour, then wet washes.
func (l *land) ground() {
	c := l.j.c
	px := c.Pen(0, 0, 1)
	const band = 64
	for y := 0; y < c.H; y += band {
		l.j.add(func() {
			px.Fill(col(hue.Hex(0xe2dd9c)).To(hue.Hex(0xbfd083), 0, 0, float32(c.W)*.5, float32(c.H)), brush.Rect(0, float32(y), float32(c.W), float32(min(band, c.H-y))))
		})
	}
	greens := [5]hue.C{hue.MeadowLit, hue.Meadow, hue.MeadowCool, hue.Hex(0xe6dda0), hue.Hex(0xc3cc80)}
	const cell = 84
	for gy := int(l.y0/cell) - 1; float32(gy)*cell < l.y1; gy++ {
		for half := range 2 {
			l.j.add(func() {
				for gx := int(l.x0/cell) - 1; float32(gx)*cell < l.x1; gx++ {
					h := func(i int) float32 { return brush.Hash(gx*7+i, gy, 5) }
					x, y := (float32(gx)+h(1))*cell, (float32(gy)+h(2))*cell
					if gx&1 != half || x < l.x0-30 || x > l.x1+30 {
						continue
					}
					w := col(greens[int(h(3)*4.999)]).Alpha(.36 + .36*h(4))
					l.p.Fill(w.Soft(10+8*h(8)), puddle(x, y, 40+50*h(5), 24+26*h(6), gx*31+gy*17+400))
				}
			})
		}
	}
	l.j.add(func() { // back-runs: where the wash dried with a rim
		for i := range 14 {
			h := func(n int) float32 { return brush.Hash(i, n, 83) }
			x, y := l.x0+(l.x1-l.x0)*h(1), 120+h(2)*420
			l.p.Fill(col(hue.MeadowCool).Alpha(.16).Edge(.6, 2.5), puddle(x, y, 22+40*h(3), 12+18*h(4), i+60))
		}
	})
	l.j.add(func() { // dry brush
		for i := range 240 {
			h := func(n int) float32 { return brush.Hash(i, n, 29) }
			x, y, d := l.x0+(l.x1-l.x0)*h(1), 100+(l.y1-100)*h(2), 7+14*h(3)
			c := [2]hue.C{hue.Hex(0x86a558), hue.Hex(0xefe5ae)}[i&1]
			l.p.Line(even(1.2, c).Alpha(.30).Taper(), brush.Curve(x, y, x+d*.5, y-1.5+3*h(4), x+d, y+1))
		}
	})
}

// mountains adds the range along the upper edge, from far to near.
func (l *land) mountains() {
	l.j.add(func() {
		l.p.Fill(col(hue.Hex(0xdcd5d4)).Alpha(.85).Soft(16), brush.Blob(l.x0-40, l.y0-40, 424, l.y0-40, l.x1+40, l.y0-40, l.x1+40, 76, 700, 92, 560, 66, 424, 70, 300, 66, 150, 92, l.x0-40, 76))
		l.p.Fill(col(hue.Hex(0xf8efdf)).To(hue.Hex(0xe3dce2), 0, l.y0, 0, 46).Soft(9), brush.Rect(l.x0-30, l.y0-30, l.x1-l.x0+60, 66-l.y0))
	})
	row := func(n int, y, w, h, far float32, seed int) {
		for i := range n {
			l.j.add(func() {
				r := func(k int) float32 { return brush.Hash(i, k, seed) }
				x := l.x0 + (l.x1-l.x0)*(float32(i)+.2+.6*r(1))/float32(n)
				peak(l.p.At(x, y+6*r(2), 1), w*(.75+.5*r(3)), h*(.7+.55*r(4)), far, seed+i)
			})
		}
	}
	n := int((l.x1 - l.x0) / 78)
	row(n, 40, 120, 40, .72, 5)
	row(n*3/4, 58, 118, 48, .42, 21)
	l.j.add(func() {
		for i, q := range [][3]float32{{208, 84, 58}, {248, 64, 46}, {330, 64, 62}, {486, 66, 66}, {540, 88, 54}, {600, 96, 62}, {664, 78, 58}} {
			peak(l.p.At(q[0], q[1], 1), q[2]*1.5, q[2], .10, 61+i)
		}
	})
	l.j.add(func() { // mist softens every foot
		for i := range 22 {
			h := func(n int) float32 { return brush.Hash(i, n, 47) }
			x := l.x0 + (l.x1-l.x0)*(float32(i)+h(1))/22
			l.p.Fill(col(hue.Hex(0xe4dcc0)).Alpha(.55).Soft(6), puddle(x, 84+18*h(2), 34+20*h(3), 6+5*h(4), i+5))
		}
	})
}

// ribbon returns a line as an area that is w0 wide at its start and w1 at its end.
func ribbon(line brush.Line, w0, w1 float32) brush.Path {
	n := len(line)
	left, right := make(brush.Line, n), make(brush.Line, n)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n-1)]
		d := max(brush.Dist(a, b), .01)
		w := (w0 + (w1-w0)*float32(i)/float32(n-1)) / 2 * (1 + .18*brush.Noise(q.X/13, q.Y/13, 7))
		nx, ny := -(b.Y-a.Y)/d*w, (b.X-a.X)/d*w
		left[i], right[i] = Pt{X: q.X + nx, Y: q.Y + ny}, Pt{X: q.X - nx, Y: q.Y - ny}
	}
	return brush.Path{brush.Cat(left, reversed(right))}
}

// water adds sea, lake, river and stream.
func (l *land) water() {
	p := l.p
	river, stream := ribbon(l.river, 10, 17), ribbon(l.stream, 7, 11)
	l.j.add(func() {
		p.Loop(even(11, hue.Hex(0xeedfae)).Alpha(.85), l.sea) // sand
		for _, w := range []brush.Path{river, stream, l.lake} {
			p.Loop(even(4.4, hue.Hex(0xe6dca4)).Alpha(.8), w)
		}
	}, func() {
		p.Fill(col(hue.Water).To(hue.WaterDeep, 600, 400, l.x1, l.y1), l.sea)
		for _, w := range []brush.Path{river, stream, l.lake} {
			p.Fill(col(hue.Lit(hue.Water, .25)).To(hue.Mix(hue.Water, hue.WaterDeep, .5), 0, 200, 0, 560).Edge(.15, 2), w)
		}
	}, func() {
		in := p.Within(l.sea)
		in.Loop(even(20, hue.WaterLit).Alpha(.40), l.sea)
		in.Loop(even(9, hue.WaterLit).Alpha(.55), l.sea)
		in.Loop(even(2.6, hue.Foam).Alpha(.9), l.sea)
	}, func() {
		p.Loop(nib(1).Tint(hue.Hex(0x3c5a68)).Alpha(.75), l.sea)
		for _, w := range []brush.Path{stream, l.lake, river} {
			p.Loop(nib(.95).Tint(hue.Hex(0x3c5a68)).Alpha(.8), w)
		}
		// The river's upper end lies in the lake: water runs over the lines there.
		p.Fill(col(hue.Lit(hue.Water, .12)), brush.Ellipse(644, 238, 6, 6))
		p.Fill(col(hue.Water).Soft(1), brush.Rect(598, 408, 12, 14))
		for _, r := range []brush.Line{l.river, l.stream} {
			for i := 6; i < len(r)-4; i += 7 {
				q, e := r[i], r[i+4]
				x := 2.6 * (brush.Hash(i, 5, 2) - .5)
				p.Line(even(1.2, hue.Foam).Alpha(.75).Taper(), brush.Curve(q.X+x, q.Y, (q.X+e.X)/2-x, (q.Y+e.Y)/2, e.X+x, e.Y))
			}
		}
	}, func() {
		in := p.Within(l.sea)
		for i := range 90 {
			h := func(n int) float32 { return brush.Hash(i, n, 91) }
			x, y, d := 540+(l.x1-540)*h(1), 372+(l.y1-372)*h(2), 7+8*h(3)
			in.Line(even(1.2, hue.Foam).Alpha(.55).Taper(), brush.Curve(x, y, x+d*.3, y-1.6, x+d*.6, y+.4, x+d, y-.8))
		}
		if x := l.x1 - 190; x > 776 { // beside the tower there is room for a serpent
			for i := range 4 {
				r := 7 - float32(i)
				c := brush.Arc(x-12-float32(i)*13, 446, r, r*1.3, 180, 360)
				p.Line(even(5.4-float32(i)*.7, hue.Hex(0x2f5a58)), c)
				p.Line(even(3.4-float32(i)*.6, hue.Hex(0x62a878)), c)
			}
			neck := brush.Curve(x, 446, x+1, 436, x-1, 428, x+3, 423, x+8, 425)
			p.Line(even(5.6, hue.Hex(0x2f5a58)), neck)
			p.Line(even(3.6, hue.Hex(0x62a878)), neck)
			p.Fill(col(hue.Ink), brush.Circle(x+4, 423.4, .9))
		}
		for i := range 5 {
			x := 626 + float32(i)*8
			p.Line(even(1.1, hue.Foam).Alpha(.6).Taper(), brush.Curve(x, 228+float32(i%3)*4, x+4, 226.6+float32(i%3)*4, x+9, 228+float32(i%3)*4))
		}
	})
}
