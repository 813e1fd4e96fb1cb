package brush

import (
	"math"

	"touria.games/touria/assets/hue"
)

// Wash is a style of colouring an area: one colour or a gradient of two, opacity, shading, the dark
// edge where paint dries. Lengths are in the pen's units. Col makes a Wash, and its methods refine
// it.
type Wash struct {
	c, c2      hue.C
	run        runKind
	p0, p1     Pt
	alpha      float32
	form       float32 // strength of light and shadow by form
	formR      float32 // how far the form bulges
	edge       float32 // darkening of the rim
	edgeR      float32
	soft       float32
	mul, plain bool
	drift      hue.C // the colour to drift to
	driftK     float32
	driftW     float32 // wavelength
}

type runKind uint8

const (
	runNone runKind = iota
	runLine
	runRound
)

// Col returns a plain, opaque wash of a colour, with paper grain.
func Col(c hue.C) Wash { return Wash{c: c, c2: c, alpha: 1} }

// To returns the wash as a gradient to another colour, from one point to another.
func (w Wash) To(c hue.C, x0, y0, x1, y1 float32) Wash {
	w.c2, w.run, w.p0, w.p1 = c, runLine, Pt{x0, y0}, Pt{x1, y1}
	return w
}

// Out returns the wash as a radial gradient to another colour.
func (w Wash) Out(c hue.C, x, y, r float32) Wash {
	w.c2, w.run, w.p0, w.p1 = c, runRound, Pt{x, y}, Pt{x + r, y}
	return w
}

// Alpha returns the wash with opacity a, from 0 to 1.
func (w Wash) Alpha(a float32) Wash { w.alpha = a; return w }

// Form returns the wash shaded as a bulge of radius r, by k from 0 to 1: warm
// light at the top left, violet at the bottom right.
func (w Wash) Form(k, r float32) Wash { w.form, w.formR = k, r; return w }

// Edge returns the wash with a rim r wide that has dried darker by k.
func (w Wash) Edge(k, r float32) Wash { w.edge, w.edgeR = k, r; return w }

// Soft returns the wash with its border blurred over about r.
func (w Wash) Soft(r float32) Wash { w.soft = r; return w }

// Mul returns the wash as a glaze that multiplies the colours below.
func (w Wash) Mul() Wash { w.mul = true; return w }

// Plain returns the wash without paper grain.
func (w Wash) Plain() Wash { w.plain = true; return w }

// Drift returns the wash with its colour drifting to another and back, by up to k
// over the wavelength wave, like pigments separating in a wet wash.
func (w Wash) Drift(c hue.C, k, wave float32) Wash {
	w.drift, w.driftK, w.driftW = c, k, wave
	return w
}

// lay paints the wash on the canvas through a mask; u is the pen's unit in pixels.
func (w *Wash) lay(p Pen, m *Mask, u float32) {
	c := p.c
	var low *Mask // softened copy for form and edge
	var fx, fk, ek int
	switch {
	case w.form > 0:
		r := max(w.formR*u, 1)
		low = c.ras.blurred(m, r*.62)
		fx = max(int(r*.40+.5), 1)
		fk = int(w.form * 300)
		if w.edge > 0 {
			ek = int(w.edge * 256)
		}
	case w.edge > 0:
		low = c.ras.blurred(m, max(w.edgeR*u, 1))
		ek = int(w.edge * 256)
	}
	g := w.ramp(p)
	x0, y0 := max(m.X, 0), max(m.Y, 0)
	x1, y1 := min(m.X+m.W, c.W), min(m.Y+m.H, c.H)
	if p.clip != nil {
		x0, y0 = max(x0, p.clip.X), max(y0, p.clip.Y)
		x1, y1 = min(x1, p.clip.X+p.clip.W), min(y1, p.clip.Y+p.clip.H)
	}
	if x1 <= x0 || y1 <= y0 {
		return
	}
	alpha := int(w.alpha*256 + .5)
	paper := grain()
	wave := 1 / max(w.driftW*u, 1)
	for y := y0; y < y1; y++ {
		row := m.A[(y-m.Y)*m.W : (y-m.Y)*m.W+m.W]
		pix := c.Pix[4*(y*c.W+x0) : 4*(y*c.W+x1)]
		gr := paper[(y&(grainSize-1))*grainSize:][:grainSize]
		for x := x0; x < x1; x, pix = x+1, pix[4:] {
			a := int(row[x-m.X])
			if a == 0 {
				continue
			}
			if p.clip != nil {
				a = a * int(p.clip.A[(y-p.clip.Y)*p.clip.W+x-p.clip.X]) / 255
			}
			a = a * alpha >> 8
			if a == 0 {
				continue
			}
			r, gg, b := g.at(x, y)
			if w.driftK > 0 {
				n := Fbm(float32(x)*wave, float32(y)*wave, 3, 61)
				k := int(min(max((n+.35)*w.driftK*1.4, 0), 1) * 256)
				r += (int(w.drift.R) - r) * k >> 8
				gg += (int(w.drift.G) - gg) * k >> 8
				b += (int(w.drift.B) - b) * k >> 8
			}
			if low != nil {
				if fk > 0 {
					f := (int(low.At(x+fx, y+fx)) - int(low.At(x-fx, y-fx))) * fk >> 8
					if f > 0 {
						f = min(f, 230)
						r += (255 - r) * f >> 8
						gg += (247 - gg) * f >> 8
						b += (219 - b) * f >> 8
					} else {
						f = min(-f, 255)
						r -= r * f * 128 >> 16
						gg -= gg * f * 146 >> 16
						b -= b * f * 97 >> 16
					}
				}
				if ek > 0 {
					k := 255 - int(low.At(x, y))
					k = k * k * ek >> 15
					k = min(k, 200)
					r -= r * k * 110 >> 16
					gg -= gg * k * 128 >> 16
					b -= b * k * 84 >> 16
				}
			}
			if !w.plain && !c.Bare {
				n := int(gr[x&(grainSize-1)])
				r += r * n >> 11
				gg += gg * n >> 11
				b += b * n >> 11
			}
			if w.mul {
				pix[0] = uint8(int(pix[0]) * (255*255 - a*(255-r)) / (255 * 255))
				pix[1] = uint8(int(pix[1]) * (255*255 - a*(255-gg)) / (255 * 255))
				pix[2] = uint8(int(pix[2]) * (255*255 - a*(255-b)) / (255 * 255))
				continue
			}
			q := 255 - a
			pix[0] = uint8((min(max(r, 0), 255)*a + int(pix[0])*q + 127) / 255)
			pix[1] = uint8((min(max(gg, 0), 255)*a + int(pix[1])*q + 127) / 255)
			pix[2] = uint8((min(max(b, 0), 255)*a + int(pix[2])*q + 127) / 255)
			pix[3] = uint8((255*a + int(pix[3])*q + 127) / 255)
		}
	}
}

// ramp is the colour of a wash by pixel.
type ramp struct {
	c0     [3]int
	d      [3]float32
	run    runKind
	ox, oy float32
	kx, ky float32 // runLine: gradient per pixel; runRound: kx is 1/r
}

func (w *Wash) ramp(p Pen) ramp {
	g := ramp{c0: [3]int{int(w.c.R), int(w.c.G), int(w.c.B)}, run: w.run}
	if w.run == runNone {
		return g
	}
	g.d = [3]float32{float32(w.c2.R) - float32(w.c.R), float32(w.c2.G) - float32(w.c.G), float32(w.c2.B) - float32(w.c.B)}
	a, b := p.To(w.p0), p.To(w.p1)
	dx, dy := b.X-a.X, b.Y-a.Y
	n := max(dx*dx+dy*dy, 1e-6)
	g.ox, g.oy = a.X-.5, a.Y-.5
	if w.run == runLine {
		g.kx, g.ky = dx/n, dy/n
	} else {
		g.kx = 1 / sqrt(n)
	}
	return g
}

func (g *ramp) at(x, y int) (r, gg, b int) {
	if g.run == runNone {
		return g.c0[0], g.c0[1], g.c0[2]
	}
	dx, dy := float32(x)-g.ox, float32(y)-g.oy
	var t float32
	if g.run == runLine {
		t = dx*g.kx + dy*g.ky
	} else {
		t = sqrt(dx*dx+dy*dy) * g.kx
	}
	t = min(max(t, 0), 1)
	return g.c0[0] + int(g.d[0]*t), g.c0[1] + int(g.d[1]*t), g.c0[2] + int(g.d[2]*t)
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }
func abs(x float32) float32  { return float32(math.Abs(float64(x))) }
