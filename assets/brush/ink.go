package brush

import "touria.games/touria/assets/hue"

// Stroke is a style of line: width, colour, liveliness.
type Stroke struct {
	width float32 // in the pen's units
	c     hue.C
	alpha float32
	swell float32 // how much the width varies, 0 for an even line
	taper bool    // open lines end thin
	least float32 // minimum width in pixels
	dry   float32 // share of the line missing where the paper is low
}

// Nib returns the storybook pen: plum ink, the given width, varying a little and
// heavier on the side away from the light.
func Nib(width float32) Stroke {
	return Stroke{width: width, c: hue.Ink, alpha: 1, swell: .3, least: 1.05}
}

// Even returns a stroke of constant width in the given colour.
func Even(width float32, c hue.C) Stroke { return Stroke{width: width, c: c, alpha: 1, least: .6} }

// Tint returns the stroke in another colour.
func (s Stroke) Tint(c hue.C) Stroke { s.c = c; return s }

// Alpha returns the stroke with opacity a.
func (s Stroke) Alpha(a float32) Stroke { s.alpha = a; return s }

// Taper returns the stroke with thin ends.
func (s Stroke) Taper() Stroke { s.taper = true; return s }

// Least returns the stroke with another minimum width in pixels.
func (s Stroke) Least(px float32) Stroke { s.least = px; return s }

// Line draws the lines of the path as open lines.
func (p Pen) Line(s Stroke, path Path) { p.ink(s, path, false) }

// Loop draws the lines of the path as closed lines.
func (p Pen) Loop(s Stroke, path Path) { p.ink(s, path, true) }

// Dry returns the stroke of an almost dry brush: a share k of the line is missing,
// where the paper is low.
func (s Stroke) Dry(k float32) Stroke { s.dry = k; return s }

func (p Pen) ink(s Stroke, path Path, closed bool) {
	w := s.width * p.Unit()
	a := s.alpha
	if w < s.least { // a thinner line would break up, so make it paler instead
		a *= .45 + .55*w/s.least
		w = s.least
	}
	var out Path
	for _, l := range path {
		out = append(out, outline(Path{l}.Map(p.To)[0], w, s, closed)...)
	}
	m := p.c.ras.mask(out, 1, p.c.bounds(), false)
	if m == nil {
		return
	}
	if s.dry > 0 {
		f := 1 / max(p.Unit()*1.1, 1)
		for y := range m.H {
			for x := range m.W {
				if v := m.A[y*m.W+x]; v > 0 {
					n := Noise(float32(m.X+x)*f, float32(m.Y+y)*f, 71)*.6 + Noise(float32(m.X+x)*f*.3, float32(m.Y+y)*f*.9, 73)*.5
					m.A[y*m.W+x] = uint8(float32(v) * min(max(1-s.dry*(.5-n*2.2), 0), 1))
				}
			}
		}
	}
	wash := Col(s.c).Alpha(a)
	wash.lay(p, m, 1)
}

// outline returns the area of a line of width w as quadrilaterals and round joints. All have the
// same orientation, so overlaps cause no holes.
func outline(l Line, w float32, s Stroke, closed bool) Path {
	l = tidy(l, closed)
	n := len(l)
	if n == 0 {
		return nil
	}
	if n == 1 {
		return Circle(l[0].X, l[0].Y, w/2)
	}
	segs := n - 1
	if closed {
		segs = n
	}
	dir := make([]Pt, segs)
	var length float32
	for i := range segs {
		q, r := l[i], l[(i+1)%n]
		dx, dy := r.X-q.X, r.Y-q.Y
		k := sqrt(dx*dx + dy*dy)
		dir[i] = Pt{dx / k, dy / k}
		length += k
	}
	// A closed line is heavier on parts of its outer side.
	side := float32(0)
	if closed {
		side = 1
		if area(l) < 0 {
			side = -1
		}
	}
	half := make([]float32, n)
	var run float32
	for i := range l {
		d := dir[min(i, segs-1)]
		k := float32(1)
		if s.swell > 0 {
			k += s.swell * .7 * Noise(l[i].X/max(w*9, 14), l[i].Y/max(w*9, 14), 5)
			// The outward normal is (dy, -dx); away from the light is (+, +).
			k += s.swell * side * (d.Y - d.X) * .8
		}
		if s.taper {
			t := run / length
			k *= .25 + .75*min(1, 5*min(t, 1-t)+.05)
		}
		half[i] = w / 2 * max(k, .3)
		if i < segs {
			q, r := l[i], l[(i+1)%n]
			run += sqrt((r.X-q.X)*(r.X-q.X) + (r.Y-q.Y)*(r.Y-q.Y))
		}
	}
	left, right := make([]Pt, n), make([]Pt, n) // mitred offsets where the line bends gently
	sharp := make([]bool, n)
	for i := range l {
		in, out := dir[min(max(i-1, 0), segs-1)], dir[min(i, segs-1)]
		if closed && i == 0 {
			in = dir[segs-1]
		}
		cos := in.X*out.X + in.Y*out.Y
		if cos < .75 {
			sharp[i] = true
			continue
		}
		nx, ny := -(in.Y + out.Y), in.X+out.X
		k := half[i] * 2 / (nx*nx + ny*ny) // mitre: 2/|n|² gives the offset along n
		left[i], right[i] = Pt{l[i].X + nx*k, l[i].Y + ny*k}, Pt{l[i].X - nx*k, l[i].Y - ny*k}
	}
	var out Path
	for i := range segs {
		j := (i + 1) % n
		a, b := left[i], right[i]
		c, d := right[j], left[j]
		nx, ny := -dir[i].Y, dir[i].X
		if sharp[i] {
			a, b = Pt{l[i].X + nx*half[i], l[i].Y + ny*half[i]}, Pt{l[i].X - nx*half[i], l[i].Y - ny*half[i]}
		}
		if sharp[j] {
			c, d = Pt{l[j].X - nx*half[j], l[j].Y - ny*half[j]}, Pt{l[j].X + nx*half[j], l[j].Y + ny*half[j]}
		}
		quad := Line{a, b, c, d}
		if area(quad) < 0 {
			quad = Line{d, c, b, a}
		}
		out = append(out, quad)
	}
	for i := range l {
		end := !closed && (i == 0 || i == n-1)
		if sharp[i] || end {
			out = append(out, dot(l[i], half[i]))
		}
	}
	return out
}

// dot is a small round joint with the orientation of outline's quadrilaterals.
func dot(q Pt, r float32) Line {
	n := 8
	if r > 3 {
		n = 16
	}
	l := make(Line, n)
	for i := range l {
		s, c := SinCos(360 * float32(i) / float32(n))
		l[i] = Pt{q.X + r*c, q.Y + r*s}
	}
	return l
}

// tidy drops points that coincide with the one before.
func tidy(l Line, closed bool) Line {
	out := make(Line, 0, len(l))
	for _, q := range l {
		if k := len(out); k == 0 || abs(q.X-out[k-1].X)+abs(q.Y-out[k-1].Y) > .05 {
			out = append(out, q)
		}
	}
	if k := len(out); closed && k > 1 && abs(out[0].X-out[k-1].X)+abs(out[0].Y-out[k-1].Y) <= .05 {
		out = out[:k-1]
	}
	return out
}

func area(l Line) float32 {
	var s float32
	for i, q := range l {
		r := l[(i+1)%len(l)]
		s += q.X*r.Y - r.X*q.Y
	}
	return s / 2
}

// Area returns the area of a closed line, negative if it runs counter-clockwise
// on the screen.
func Area(l Line) float32 { return area(l) }
