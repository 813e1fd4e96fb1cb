package touria

import (
	"math"
	"slices"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// thing is something on the board with its foot at y. Things further down are painted later. A
// costly thing has its own steps.
type thing struct {
	x     float32
	y     float32
	cost  int // hundredths of a step
	paint func(p brush.Pen)
}

// boardSteps lists the steps of the board: ground, water, roads, then everything on it from back to
// front, and the spaces last, so that nothing covers them.
func boardSteps(j *Job, w *tpics.World) {
	l := newLand(j, w)
	l.ground()
	l.mountains()
	l.water()
	j.Add(l.hills)
	l.fieldGround()
	j.Add(l.plinths)
	l.roads()
	for s := touria.M1; s < touria.M1+touria.Mines; s++ {
		l.things = append(l.things, thing{w.Pos[s].X, w.Pos[s].Y - 20, 40, func(p brush.Pen) { mineMound(p.At(w.Pos[s].X, w.Pos[s].Y, 1), int(s-touria.M1)) }})
	}
	l.place()
	l.hedges()
	l.groves()
	slices.SortStableFunc(l.things, func(a, b thing) int {
		switch {
		case a.y < b.y:
			return -1
		case a.y > b.y:
			return 1
		}
		return 0
	})
	for from := 0; from < len(l.things); {
		to, sum := from, 0
		for to < len(l.things) && (to == from || sum+l.things[to].cost <= 100) {
			sum += l.things[to].cost
			to++
		}
		some := l.things[from:to]
		j.Add(func() {
			for _, t := range some {
				t.paint(l.p)
			}
		})
		from = to
	}
	for s := range touria.Space(len(w.Pos)) {
		j.Add(func() { boardSpace(l.p.At(w.Pos[s].X, w.Pos[s].Y, 1), s) })
	}
	l.light()
}

// roads adds the rim of all roads, then their sand, then their core, so that
// roads blend where they meet, and planks over water.
func (l *land) roads() {
	p := l.p
	var all brush.Path
	for i := range l.w.Roads {
		line := make(brush.Line, 0, 32)
		n := max(int(l.w.Length(i)/7), 4)
		for k, q := range l.w.Even(i, n) {
			f := float32(math.Sin(math.Pi * float64(k) / float64(n))) // the ends stay fixed
			q.X += 1.5 * f * brush.Noise(q.X/17, q.Y/17, 3)
			q.Y += 1.5 * f * brush.Noise(q.X/17+40, q.Y/17, 3)
			line = append(line, q)
		}
		all = append(all, line)
	}
	layer := func(s brush.Stroke) func() { return func() { p.Line(s, all) } }
	l.j.Add(
		func() { p.Line(even(17, hue.Hex(0xe9e2ac)).Alpha(.34), all) },
		layer(even(14, hue.Hex(0x8d8a4c)).Alpha(.30)),
		layer(even(11.8, hue.RoadRim).Alpha(.95)), layer(even(9.4, hue.RoadSand)),
		layer(even(7.8, hue.RoadCore).Alpha(.95)), layer(even(5, hue.Hex(0xfff8e2)).Alpha(.85).Dry(.5)),
		func() { // ruts, pebbles and grass on the verge
			for i, r := range all {
				for k := 1; k < len(r)-1; k++ {
					h := func(n int) float32 { return brush.Hash(k, i, n) }
					a, b := r[k-1], r[k+1]
					d := max(brush.Dist(a, b), .1)
					nx, ny := -(b.Y-a.Y)/d, (b.X-a.X)/d
					if h(9) < .4 {
						o := 2.3 * float32(1-2*(k&1))
						p.Line(even(.8, hue.Hex(0xb08a58)).Alpha(.5).Taper(), brush.Curve(a.X+nx*o, a.Y+ny*o, r[k].X+nx*o*1.1, r[k].Y+ny*o*1.1, b.X+nx*o, b.Y+ny*o))
					}
					if o := 6.6 * float32(1-2*int(h(8)*1.999)); h(7) < .5 && !l.wet(r[k].X+nx*o, r[k].Y+ny*o) {
						q := p.At(r[k].X+nx*o, r[k].Y+ny*o+1, 1)
						g := nib(.7).Tint(hue.Hex(0x5d7f45)).Alpha(.7).Least(.7).Taper()
						q.Line(g, brush.Path{{{X: -1, Y: 0}, {X: -1.9, Y: -2.4}}, {{X: 0, Y: 0}, {X: .2, Y: -3}}, {{X: 1, Y: 0}, {X: 2, Y: -2.2}}})
					}
				}
			}
		},
		func() { // the plaza in front of the castle
			q := p.At(l.w.Pos[touria.AtCastle].X, l.w.Pos[touria.AtCastle].Y, 1)
			place := brush.Ellipse(0, -6, 66, 32)
			q.Shape(col(hue.RoadCore).To(hue.RoadSand, -30, -30, 50, 24), 1.4, place)
			in := q.Within(place)
			for i := range 3 {
				in.Line(line(.8).Alpha(.30).Tint(hue.RoadRim), brush.Arc(0, -10, 24+float32(i)*15, 12+float32(i)*8, -10, 190))
			}
			for i := range 13 {
				s, c := brush.SinCos(-10 + float32(i)*16.6)
				in.Line(line(.8).Alpha(.26).Tint(hue.RoadRim), brush.Poly(38*c, -10+19*s, 66*c, -8+34*s))
			}
		},
		func() {
			for i, r := range all { // pebbles
				for k := 2; k < len(r)-2; k++ {
					h := func(n int) float32 { return brush.Hash(k, i, n) }
					p.Fill(col(hue.Hex(0xb79468)).Alpha(.6), brush.Ellipse(r[k].X+7*(h(1)-.5), r[k].Y+6*(h(2)-.5), .9+.5*h(3), .7))
				}
			}
			for _, r := range all {
				l.planks(r)
			}
		},
		func() { stoneBridge(p.At(l.w.Pos[touria.AtBridge].X, l.w.Pos[touria.AtBridge].Y, 1)) },
	)
}

// planks adds a small bridge wherever a road crosses a river or stream.
func (l *land) planks(road brush.Line) {
	b := l.w.Pos[touria.AtBridge]
	for _, r := range l.rivers {
		water := r.course
		for i := range len(road) - 1 {
			for k := range len(water) - 1 {
				q, ok := crossing(road[i], road[i+1], water[k], water[k+1])
				if !ok || brush.Dist(q, b) < 40 {
					continue
				}
				a := math.Atan2(float64(road[i+1].Y-road[i].Y), float64(road[i+1].X-road[i].X)) * 180 / math.Pi
				if a > 90 {
					a -= 180
				} else if a < -90 {
					a += 180
				}
				plank(l.p.At(q.X, q.Y, 1).Turn(float32(a)), r.w+11)
			}
		}
	}
}

// crossing returns where the segments a-b and c-d cross.
func crossing(a, b, c, d Pt) (Pt, bool) {
	rx, ry, sx, sy := b.X-a.X, b.Y-a.Y, d.X-c.X, d.Y-c.Y
	n := rx*sy - ry*sx
	if n > -1e-6 && n < 1e-6 {
		return Pt{}, false
	}
	t := ((c.X-a.X)*sy - (c.Y-a.Y)*sx) / n
	u := ((c.X-a.X)*ry - (c.Y-a.Y)*rx) / n
	return Pt{X: a.X + t*rx, Y: a.Y + t*ry}, t >= 0 && t < 1 && u >= 0 && u < 1
}

// hexShape is the outline of the hexagonal spaces, wide enough for two gems.
func hexShape(w, h float32) brush.Path {
	return brush.Poly(-w/2, 0, -w*.36, -h/2, w*.36, -h/2, w/2, 0, w*.36, h/2, -w*.36, h/2)
}

// boardSpace paints a space: destinations are round with an emblem; castle, bridge
// and mines are hexagonal, mines with two sockets.
func boardSpace(p brush.Pen, s touria.Space) {
	w, h := tpics.SpaceSize(s)
	if s.IsDestination() {
		disc := brush.Ellipse(0, 0, w/2, h/2)
		p.Shadow(disc, 3, 5, 3, .45)
		p.Shape(col(hue.StoneDark).To(hue.StoneJoint, -20, 0, 26, 6), 1.2, disc.Move(0, 3))
		q := p.At(0, 0, h/100).Stretch(w/h, 1)
		roundel(q.Stretch(1.06, 1.06), placeColour(s))
		placeSign(p.At(0, -.4, h/100*.84), s)
		return
	}
	hex := hexShape(w, h)
	p.Shadow(hex, 3, 5, 3, .45)
	p.Shape(col(hue.StoneDark).To(hue.StoneJoint, -20, 0, 30, 6), 1.2, hex.Move(0, 3))
	p.Shape(col(hue.Hex(0xf3dfae)).To(hue.Hex(0xcfb183), -20, -16, 26, 18).Form(.3, 3), 1.4, hex)
	p.Loop(even(.9, hue.Hex(0xa98555)).Alpha(.8), hexShape(w-6, h-5))
	if s < touria.M1 || s >= touria.M1+touria.Mines {
		c := hue.Hex(0x8064a6)
		if s == touria.AtBridge {
			c = hue.Hex(0x6f93ad)
		}
		in := hexShape(w*.84, h*.80)
		p.Shape(col(hue.Lit(c, .25)).To(hue.Shade(c, .3), -18, -14, 22, 16).Edge(.35, 2.5), 1.1, in)
		placeSign(p.At(0, -.6, h/100*.74), s)
		return
	}
	for _, x := range []float32{-tpics.MineGap / 2.0, tpics.MineGap / 2.0} {
		cup := brush.Ngon(x, 0, 12.4, 13, 6, 30)
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, x-8, -9, x+9, 10), 1.1, cup)
		well := brush.Ngon(x, 0, 10, 10.6, 6, 30)
		p.Fill(col(hue.Hex(0x6a5a84)).To(hue.Hex(0x9a8ab0), x-6, -8, x+7, 9), well)
		p.Within(well).Fill(col(hue.Violet).Alpha(.5).Soft(2), brush.Ngon(x-3, -3.6, 10, 10.6, 6, 30))
		p.Loop(nib(.9), well)
	}
}

// plinths paints the low round bases of the four towers.
func (l *land) plinths() {
	for t := range touria.Tower(touria.Towers) {
		b := l.towers[t]
		p := l.p.At(b.x0+tpics.TowerW/2, b.y1-tpics.TowerFoot, 1)
		foot := brush.Ellipse(0, 6, 70, 36)
		p.Fill(col(hue.Hex(0xd9c69a)).Alpha(.9).Soft(3), puddle(0, 8, 80, 42, int(t)+3))
		p.Shadow(foot, 5, 6, 6, .36)
		p.Shape(col(hue.StoneDark).To(hue.StoneJoint, -50, 0, 70, 10), 1.3, foot)
		top := brush.Ellipse(0, 1, 69, 35)
		p.Shape(col(hue.Lit(hue.Stone, .25)).To(hue.StoneDark, -40, -24, 60, 30), 1.1, top)
		in := p.Within(top)
		in.Loop(nib(.9).Alpha(.5), brush.Ellipse(0, 1, 56, 28))
		for i := range 18 {
			s, c := brush.SinCos(float32(i)*20 + 7*float32(t))
			in.Line(nib(.8).Alpha(.45), brush.Poly(56*c, 1+28*s, 70*c, 1+36*s))
			if i%4 == 1 {
				s2, c2 := brush.SinCos(float32(i)*20 + 20 + 7*float32(t))
				in.Fill(col(hue.StoneJoint).Alpha(.20), brush.Poly(56*c, 1+28*s, 70*c, 1+36*s, 70*c2, 1+36*s2, 56*c2, 1+28*s2))
			}
		}
	}
}

// light adds the last glazes: warm at the top left, cool at the bottom right, and
// the unevenness of the sheet. The screen draws the map's frame itself.
func (l *land) light() {
	wide, high := l.x1-l.x0, l.y1-l.y0
	l.bands(func(area brush.Path) {
		l.p.Tone(area, func(q Pt, v hue.C) hue.C {
			t := clamp01((q.X-l.x0)/wide*.55 + (q.Y-l.y0)/high*.6)
			tooth := .6*brush.Noise(q.X/3.4, q.Y/3.4, 203) + .4*brush.Noise(q.X/15+q.Y/80, q.Y/2.2, 205) // the finest grain is the brush's
			pool := brush.Fbm(q.X/120, q.Y/90, 3, 207)                                                   // where the sheet was wetter
			k := 1 + .055*tooth + .055*pool
			red, green, blue := float32(v.R), float32(v.G), float32(v.B)
			grey := .30*red + .55*green + .15*blue
			const sat = 1.07
			red, green, blue = grey+(red-grey)*sat, grey+(green-grey)*sat, grey+(blue-grey)*sat
			byte8 := func(x float32) uint8 { return uint8(min(max(x+.5, 0), 255)) }
			return hue.C{R: byte8(red * k * (1.075 - .085*t)), G: byte8(green * k * (1.06 - .085*t)), B: byte8(blue * k * (1.01 - .02*t)), A: 255}
		})
	})
}
