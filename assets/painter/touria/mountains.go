package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// mountains adds the range along the upper edge, from far to near, with mist in
// between.
func (l *land) mountains() {
	hz := l.w.Land.Horizon
	wide := l.x1 - l.x0
	l.j.Add(func() { // sky, and the slope below the near ones
		l.p.Fill(col(hue.Hex(0xdde6e4)).To(hue.Hex(0xf8e8cf), 0, l.y0, 0, hz-34), brush.Rect(l.x0-4, l.y0-4, wide+8, hz-34-l.y0))
		l.p.Fill(col(hue.Hex(0xf8e8cf)).Soft(9), brush.Rect(l.x0-40, hz-52, wide+80, 30))
		for i := range int(wide / 70) {
			h := func(n int) float32 { return brush.Hash(i, n, 19) }
			l.p.Fill(col(hue.Hex(0xfffaf0)).Alpha(.5).Soft(3).Edge(.3, 1), puddle(l.x0+wide*h(1), 6+22*h(2), 18+26*h(3), 2.5+3*h(4), i))
		}
		for i := range int(wide * -l.y0 / 9000) { // high windows show more sky
			h := func(n int) float32 { return brush.Hash(i, n, 23) }
			cloud(l.p.At(l.x0+wide*h(1), l.y0+(-l.y0)*h(2), 1), 40+50*h(3), .85, i)
		}
	})
	for n, r := range l.w.Land.Ranges {
		for i := range int(wide/r.Gap) + 2 {
			l.j.Add(func() {
				h := func(k int) float32 { return brush.Hash(i, k, n*16+5) }
				x := l.x0 + r.Gap*(float32(i)-.5+.5*h(1))
				peak(l.p.At(x, r.Y+6*h(2), 1), r.W*(.75+.5*h(3)), r.H*(.7+.6*h(4)), r.Far, n*40+i)
			})
		}
		l.j.Add(func() { l.haze(r.Y+4, .75, n) })
	}
	for i, m := range l.w.Land.Peaks {
		if m.X+m.W < l.x0 || m.X-m.W > l.x1 {
			continue
		}
		l.things = append(l.things, thing{m.X, m.Y, 20, func(p brush.Pen) { peak(p.At(m.X, m.Y, 1), m.W, m.H, m.Far, 61+i) }})
	}
}

// haze paints drifting mist along y.
func (l *land) haze(y, a float32, seed int) {
	n := int((l.x1 - l.x0) / 30)
	for i := range n {
		h := func(k int) float32 { return brush.Hash(i, k, 47+seed) }
		x := l.x0 + (l.x1-l.x0)*(float32(i)+h(1))/float32(n)
		l.p.Fill(col(hue.Hex(0xf6ead4)).Alpha(a*(.5+.5*h(5))).Soft(4), puddle(x, y+6*h(2), 26+20*h(3), 3+3.5*h(4), i+5))
	}
}

// peak paints a mountain at the origin, w wide and h high; far, from 0 to 1, is how hazy it is.
// Ridges run down from its summit between lit and shaded faces.
func peak(p brush.Pen, w, h, far float32, seed int) {
	air := hue.Hex(0xdfdde4)
	r := func(i int) float32 { return brush.Hash(i, seed, 31) - .5 }
	top := Pt{X: w * .16 * r(1), Y: -h}
	// edge returns an uneven line from the summit to a point at the foot.
	edge := func(x, y, jag float32, n, seed2 int) brush.Line {
		l := brush.Line{top}
		for i := 1; i < n; i++ {
			f := float32(i) / float32(n)
			g := f*.86 + f*f*.14
			l = append(l, Pt{X: top.X + (x-top.X)*(g+jag*(r(seed2+i))*.16), Y: top.Y + (y-top.Y)*(f*1.06-f*f*.06+jag*r(seed2+20+i)*.10)})
		}
		return append(l, Pt{X: x, Y: y})
	}
	left, right := edge(-w*.5, 0, 1, 7, 100), edge(w*.5, h*.02, 1, 7, 140)
	mid := edge(w*(.10+.10*r(3)), h*.04, 2.4, 8, 180)  // between light and shade
	lit := edge(-w*(.20+.10*r(4)), h*.03, 2, 7, 220)   // a ridge within the lit face
	deep := edge(w*(.30+.06*r(5)), h*.03, 1.6, 7, 260) // a ridge within the shaded face
	all := brush.Path{brush.Cat(reversed(left), right)}
	base := [4]hue.C{hue.Hex(0xc3b6bd), hue.Rock, hue.Hex(0xccbdb9), hue.Hex(0xb4abc0)}[seed&3]
	fade := func(c hue.C) hue.C { return hue.Mix(c, air, far) }
	p.Fill(col(fade(hue.Lit(base, .34))).To(fade(hue.Mix(base, hue.Hex(0xb9b58a), .45)), 0, -h*.8, 0, 0).Drift(fade(hue.Hex(0xd8c4b4)), .5*(1-far*.7), w*.16), all)
	in := p.Within(all)
	face := func(a, b brush.Line, c hue.C, k float32) {
		in.Fill(col(fade(c)).Drift(fade(hue.Lit(c, .25)), .5, w*.12).Alpha(k).Edge(.2, 1.2), brush.Path{brush.Cat(a, reversed(b))})
	}
	face(lit, mid, hue.Mix(base, hue.RockDark, .26), .8)
	face(mid, right, hue.Mix(hue.RockDark, base, .12), .78)
	face(deep, right, hue.Shade(hue.RockDark, .22), .5*(1-far))
	for i := range 4 { // gullies run down into the faces
		k := 2 + i
		a, b := lit[min(k, 6)], mid[min(k+1, 7)]
		d := h * (.14 + .08*brush.Hash(i, seed, 5))
		in.Fill(col(fade(hue.RockDark)).Alpha(.26), brush.Poly(a.X, a.Y, a.X+d*.5, a.Y+d*.7, a.X+d*.12, a.Y+d*1.25))
		in.Fill(col(fade(hue.Lit(base, .5))).Alpha(.4), brush.Poly(b.X, b.Y, b.X-d*.6, b.Y+d*.8, b.X-d*.1, b.Y+d*1.1))
	}
	// Snow covers the summit and runs down the ridges.
	sx := func(l brush.Line, i int, f float32) Pt {
		a, b := l[i], l[i+1]
		return Pt{X: a.X + (b.X-a.X)*f, Y: a.Y + (b.Y-a.Y)*f}
	}
	tongues := brush.Line{top, sx(left, 1, .4), sx(left, 2, .5)}
	down := [5]Pt{sx(left, 1, .6), sx(lit, 2, .7+.5*brush.Hash(1, seed, 3)), sx(lit, 1, .5), sx(mid, 3, .2+.6*brush.Hash(2, seed, 3)), sx(mid, 1, .7)}
	for i, q := range down {
		x := q.X
		if i == 2 {
			x += w * .04
		}
		tongues = append(tongues, Pt{X: x, Y: q.Y})
	}
	tongues = append(tongues, sx(deep, 2, .5), sx(deep, 1, .3), sx(right, 2, .5), sx(right, 1, .3))
	snow := brush.Path{tongues}.Rough(w*.008+.2, w*.05, seed)
	in.Fill(col(hue.Mix(hue.Snow, air, far*.35)), snow)
	p.Within(brush.Path{brush.Cat(mid, reversed(right))}).Fill(col(hue.Mix(hue.Hex(0xb9b8d8), air, far*.5)).To(hue.Mix(hue.Hex(0x9fa6cc), air, far*.5), 0, -h, w*.2, -h*.5), snow)
	in.Line(line(.7).Tint(hue.Mix(hue.Hex(0x7d7f9f), air, far)).Alpha(.5), snow)
	ink := hue.Mix(hue.Ink, hue.InkSoft, min(far*1.6+.38, 1))
	in.Line(nib(.9).Tint(ink).Alpha(.62*(1-far)).Taper(), brush.Path{mid})
	in.Line(nib(.7).Tint(ink).Alpha(.40*(1-far)).Taper(), brush.Path{lit[1:]})
	in.Line(nib(.7).Tint(ink).Alpha(.34*(1-far)).Taper(), brush.Path{deep[1:]})
	dark := p.Within(brush.Path{brush.Cat(mid, reversed(right))})
	for i := range int(w / 6) { // hatching on the shaded side
		f := .25 + .7*brush.Hash(i, seed, 41)
		x := top.X + (w*.5-top.X)*f*brush.Hash(i, seed, 43)
		y, d := -h+h*f, h*(.06+.07*brush.Hash(i, seed, 45))
		dark.Line(nib(.6).Tint(ink).Alpha(.42*(1-far)).Taper(), brush.Curve(x, y-d, x+d*.3, y-d*.4, x+d*.7, y))
	}
	p.Line(nib(1.15-.45*far).Tint(ink).Alpha(.85-.45*far), brush.Path{brush.Cat(reversed(left[:7]), right[1:7])})
	// Rubble, knolls and mist hide the straight line of the foot.
	for i := range 9 {
		h2 := func(k int) float32 { return brush.Hash(i, seed, 50+k) }
		x, y := w*(-.5+h2(1)), h*(.02+.05*h2(2))
		c := [4]hue.C{hue.Hex(0xb9bd86), hue.Hex(0xc3b9a4), hue.Hex(0xa9b184), hue.Hex(0xb7aba4)}[i&3]
		k := crown(x, y, w*(.05+.06*h2(3)), h*(.035+.035*h2(4)), 6, seed+i)
		p.Fill(col(hue.Mix(c, air, far)).Alpha(.95).Form(.4, 2), k)
		if far < .2 && i%3 == 0 {
			p.Line(line(.7).Alpha(.4), brush.Arc(x, y, w*.05, h*.035, 190, 340))
		}
	}
}
