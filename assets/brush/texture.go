package brush

import (
	"math"

	"touria.games/touria/assets/hue"
)

// Rough returns the path with its points moved by up to about amp by noise of
// wavelength wave, like a wet edge creeping over paper. It adds points to long
// stretches.
func (p Path) Rough(amp, wave float32, seed int) Path {
	out := make(Path, len(p))
	step := wave / 3
	for i, l := range p {
		m := make(Line, 0, 2*len(l))
		for j, a := range l {
			b := l[(j+1)%len(l)]
			n := min(max(int(Dist(a, b)/step), 1), 200)
			for k := range n {
				t := float32(k) / float32(n)
				x, y := a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t
				m = append(m, Pt{x + amp*Fbm(x/wave, y/wave, 2, seed), y + amp*Fbm(x/wave+37, y/wave, 2, seed+1)})
			}
		}
		out[i] = m
	}
	return out
}

// Tone changes every pixel within the path: f takes its position in the pen's units and its colour,
// and returns the new colour. Opacity does not change.
func (p Pen) Tone(path Path, f func(q Pt, c hue.C) hue.C) {
	m := p.c.ras.mask(path.Map(p.To), 1, p.c.bounds(), false)
	if m == nil {
		return
	}
	det := p.a*p.d - p.b*p.p
	for y := max(m.Y, 0); y < min(m.Y+m.H, p.c.H); y++ {
		for x := max(m.X, 0); x < min(m.X+m.W, p.c.W); x++ {
			a := int(m.At(x, y))
			if p.clip != nil {
				a = a * int(p.clip.At(x, y)) / 255
			}
			pix := p.c.Pix[4*(y*p.c.W+x):][:4]
			if a == 0 || pix[3] != 255 {
				continue
			}
			dx, dy := float32(x)+.5-p.e, float32(y)+.5-p.f
			c := f(Pt{(dx*p.d - dy*p.p) / det, (dy*p.a - dx*p.b) / det}, hue.C{R: pix[0], G: pix[1], B: pix[2], A: 255})
			for i, v := range [3]uint8{c.R, c.G, c.B} {
				pix[i] = uint8((int(v)*a + int(pix[i])*(255-a) + 127) / 255)
			}
		}
	}
}

// Distance holds the distance of every pixel of a canvas from an area; 0 inside it.
type Distance struct {
	c *Canvas
	w int
	d []float32 // in pixels
}

// Distance returns the distances from the path, measured up to far units.
func (p Pen) Distance(path Path, far float32) *Distance {
	c := p.c
	m := c.ras.mask(path.Map(p.To), 1, c.bounds(), true)
	f := &Distance{c: c, w: c.W, d: make([]float32, c.W*c.H)}
	most := far * p.Unit()
	for y := range c.H {
		for x := range c.W {
			f.d[y*c.W+x] = most
			if m != nil {
				if a := m.At(x, y); a > 0 {
					f.d[y*c.W+x] = max(0, .5-float32(a)/255)
				}
			}
		}
	}
	// A two-pass chamfer transform, accurate to a few per cent.
	relax := func(i, j int, by float32) { f.d[i] = min(f.d[i], f.d[j]+by) }
	for y := range c.H {
		for x := range c.W {
			i := y*c.W + x
			if x > 0 {
				relax(i, i-1, 1)
			}
			if y > 0 {
				relax(i, i-c.W, 1)
				if x > 0 {
					relax(i, i-c.W-1, math.Sqrt2)
				}
				if x < c.W-1 {
					relax(i, i-c.W+1, math.Sqrt2)
				}
			}
		}
	}
	for y := c.H - 1; y >= 0; y-- {
		for x := c.W - 1; x >= 0; x-- {
			i := y*c.W + x
			if x < c.W-1 {
				relax(i, i+1, 1)
			}
			if y < c.H-1 {
				relax(i, i+c.W, 1)
				if x > 0 {
					relax(i, i+c.W-1, math.Sqrt2)
				}
				if x < c.W-1 {
					relax(i, i+c.W+1, math.Sqrt2)
				}
			}
		}
	}
	return f
}

// At returns the distance at a point of the pen, in the pen's units.
func (f *Distance) At(p Pen, q Pt) float32 {
	o := p.To(q)
	x, y := min(max(int(o.X), 0), f.w-1), min(max(int(o.Y), 0), f.c.H-1)
	return f.d[y*f.w+x] / p.Unit()
}
