// Package brush is the paintbox: paths, washes and a pen on a canvas of plain pixels. Everything is
// rasterised on the CPU, so pictures are the same on every graphics card and can be tested without
// a display. It also does what is costly on a graphics card: soft shadows, shading by form, pen
// lines of varying width, and paper grain.
package brush

import "math"

// Pt is a point or a direction, x to the right and y down.
type Pt struct{ X, Y float32 }

// Line is a sequence of points. Its user decides whether it is closed.
type Line []Pt

// Path is a set of lines that are filled together. Lines of the same orientation add up; one of the
// opposite orientation cuts a hole.
type Path []Line

// Poly returns the path of one line through the points x, y, x, y …
func Poly(xy ...float32) Path { return Path{points(xy)} }

func points(xy []float32) Line {
	l := make(Line, len(xy)/2)
	for i := range l {
		l[i] = Pt{xy[2*i], xy[2*i+1]}
	}
	return l
}

// Curve returns a smooth open path through the points.
func Curve(xy ...float32) Path { return Path{smooth(points(xy), false)} }

// Blob returns a smooth closed path through the points.
func Blob(xy ...float32) Path { return Path{smooth(points(xy), true)} }

// Smooth returns a smooth line through the given one.
func Smooth(l Line, closed bool) Path { return Path{smooth(l, closed)} }

// smooth is a Catmull-Rom spline with a number of steps that grows with the span.
func smooth(l Line, closed bool) Line {
	n := len(l)
	if n < 3 {
		return l
	}
	at := func(i int) Pt {
		if closed {
			return l[(i+n)%n]
		}
		return l[min(max(i, 0), n-1)]
	}
	spans := n - 1
	if closed {
		spans = n
	}
	out := make(Line, 0, spans*8)
	for i := range spans {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for j := range 8 {
			t := float32(j) / 8
			out = append(out, Pt{spline(a.X, b.X, c.X, d.X, t), spline(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	if !closed {
		out = append(out, l[n-1])
	}
	return out
}

func spline(a, b, c, d, t float32) float32 {
	return .5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Quad returns the points of the quadratic curve from a to b with the control
// point c, in n steps.
func Quad(a, c, b Pt, n int) Line {
	l := make(Line, n+1)
	for i := range l {
		t := float32(i) / float32(n)
		u := 1 - t
		l[i] = Pt{u*u*a.X + 2*u*t*c.X + t*t*b.X, u*u*a.Y + 2*u*t*c.Y + t*t*b.Y}
	}
	return l
}

// Ellipse returns an ellipse.
func Ellipse(x, y, rx, ry float32) Path { return Path{arc(x, y, rx, ry, 0, 360)[1:]} }

// Circle returns a circle.
func Circle(x, y, r float32) Path { return Ellipse(x, y, r, r) }

// Ring returns the area between two circles.
func Ring(x, y, outer, inner float32) Path {
	return append(Circle(x, y, outer), Circle(x, y, inner).Rev()...)
}

// Arc returns the open arc of an ellipse from one angle to another, in
// degrees, clockwise from the right.
func Arc(x, y, rx, ry, from, to float32) Path { return Path{arc(x, y, rx, ry, from, to)} }

func arc(x, y, rx, ry, from, to float32) Line {
	n := max(int(math.Abs(float64(to-from))/7), 6)
	l := make(Line, n+1)
	for i := range l {
		s, c := SinCos(from + (to-from)*float32(i)/float32(n))
		l[i] = Pt{x + rx*c, y + ry*s}
	}
	return l
}

// SinCos returns sine and cosine of an angle in degrees.
func SinCos(deg float32) (s, c float32) {
	sn, cs := math.Sincos(float64(deg) * math.Pi / 180)
	return float32(sn), float32(cs)
}

// Rect returns a rectangle.
func Rect(x, y, w, h float32) Path { return Poly(x, y, x+w, y, x+w, y+h, x, y+h) }

// Round returns a rectangle with round corners.
func Round(x, y, w, h, r float32) Path {
	r = min(r, w/2, h/2)
	if r <= 0 {
		return Rect(x, y, w, h)
	}
	return Path{Cat(arc(x+w-r, y+r, r, r, -90, 0), arc(x+w-r, y+h-r, r, r, 0, 90),
		arc(x+r, y+h-r, r, r, 90, 180), arc(x+r, y+r, r, r, 180, 270))}
}

// Gate returns the outline of an arched door whose sill is at y, w wide and h high.
func Gate(x, y, w, h float32) Path {
	return Path{Cat(Line{{x - w/2, y}}, arc(x, y-h+w/2, w/2, w/2, 180, 360), Line{{x + w/2, y}})}
}

// Ngon returns a regular polygon of n corners, the first at the angle deg.
func Ngon(x, y, rx, ry float32, n int, deg float32) Path {
	l := make(Line, n)
	for i := range l {
		s, c := SinCos(deg + 360*float32(i)/float32(n))
		l[i] = Pt{x + rx*c, y + ry*s}
	}
	return Path{l}
}

// Star returns a star of n points, the first pointing up.
func Star(x, y, outer, inner float32, n int) Path {
	l := make(Line, 2*n)
	for i := range l {
		r := outer
		if i&1 == 1 {
			r = inner
		}
		s, c := SinCos(180*float32(i)/float32(n) - 90)
		l[i] = Pt{x + r*c, y + r*s}
	}
	return Path{l}
}

// HeartShape returns a heart of height 2r around x, y.
func HeartShape(x, y, r float32) Path {
	return Blob(0, -.62, .30, -.94, .74, -.92, 1.0, -.52, .90, -.02, .52, .46, .12, .88, 0, .98,
		-.12, .88, -.52, .46, -.90, -.02, -1.0, -.52, -.74, -.92, -.30, -.94).Scale(r, r).Move(x, y)
}

// Cat joins lines end to end.
func Cat(ls ...Line) Line {
	var out Line
	for _, l := range ls {
		out = append(out, l...)
	}
	return out
}

// Join returns one path with all lines of the given ones.
func Join(ps ...Path) Path {
	var out Path
	for _, p := range ps {
		out = append(out, p...)
	}
	return out
}

// Move returns the path moved.
func (p Path) Move(dx, dy float32) Path {
	return p.Map(func(q Pt) Pt { return Pt{q.X + dx, q.Y + dy} })
}

// Scale returns the path scaled about the origin.
func (p Path) Scale(sx, sy float32) Path {
	return p.Map(func(q Pt) Pt { return Pt{q.X * sx, q.Y * sy} })
}

// Turn returns the path turned about the origin by degrees, clockwise.
func (p Path) Turn(deg float32) Path {
	s, c := SinCos(deg)
	return p.Map(func(q Pt) Pt { return Pt{q.X*c - q.Y*s, q.X*s + q.Y*c} })
}

// Map returns the path with f applied to every point.
func (p Path) Map(f func(Pt) Pt) Path {
	out := make(Path, len(p))
	for i, l := range p {
		m := make(Line, len(l))
		for j, q := range l {
			m[j] = f(q)
		}
		out[i] = m
	}
	return out
}

// Rev returns the path with its lines reversed.
func (p Path) Rev() Path {
	out := make(Path, len(p))
	for i, l := range p {
		m := make(Line, len(l))
		for j, q := range l {
			m[len(l)-1-j] = q
		}
		out[i] = m
	}
	return out
}

// Bounds returns the smallest rectangle around the path.
func (p Path) Bounds() (x0, y0, x1, y1 float32) {
	x0, y0, x1, y1 = 1e9, 1e9, -1e9, -1e9
	for _, l := range p {
		for _, q := range l {
			x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		}
	}
	return
}

// Cubic returns the points of the cubic curve from a to b with the control points
// c and d, in n steps.
func Cubic(a, c, d, b Pt, n int) Line {
	l := make(Line, n+1)
	for i := range l {
		t := float32(i) / float32(n)
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		l[i] = Pt{k0*a.X + k1*c.X + k2*d.X + k3*b.X, k0*a.Y + k1*c.Y + k2*d.Y + k3*b.Y}
	}
	return l
}

// Dist returns the distance between two points.
func Dist(a, b Pt) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// CrownShape returns a crown of three points, about 2r wide.
func CrownShape(x, y, r float32) Path {
	return Join(
		Poly(-1, .62, -1.05, -.35, -.5, .05, 0, -.72, .5, .05, 1.05, -.35, 1, .62),
		Circle(-1.05, -.45, .16), Circle(0, -.84, .18), Circle(1.05, -.45, .16),
	).Scale(r, r).Move(x, y)
}

// Hollow returns the area between two outlines of the same orientation.
func Hollow(outer, inner Path) Path { return Join(outer, inner.Rev()) }
