package ui

import "slices"

// Rect is a rectangle in logical pixels: its top left corner, width and height.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether a point is in the rectangle, which includes its left
// and upper edges but not the right and lower ones.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Center returns the rectangle's middle.
func (r Rect) Center() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// At returns the point at fractions u and v of width and height.
func (r Rect) At(u, v float32) (x, y float32) { return r.X + u*r.W, r.Y + v*r.H }

// Inset returns the rectangle shrunk by d on all sides, at most to nothing.
func (r Rect) Inset(d float32) Rect {
	in := Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d}
	if in.W < 0 {
		in.X, in.W = r.X+r.W/2, 0
	}
	if in.H < 0 {
		in.Y, in.H = r.Y+r.H/2, 0
	}
	return in
}

// Overlaps reports whether two rectangles share an area.
func (r Rect) Overlaps(o Rect) bool {
	return !r.Empty() && !o.Empty() && r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Union returns the smallest rectangle around both; empty ones do not count.
func (r Rect) Union(o Rect) Rect {
	if r.Empty() {
		return o
	}
	if o.Empty() {
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

func inset(r Rect, dx, dy float32) Rect {
	return Rect{X: r.X + dx, Y: r.Y + dy, W: r.W - 2*dx, H: r.H - 2*dy}
}

// CutLeft returns the rectangle without d at its left.
func CutLeft(r Rect, d float32) Rect {
	return Rect{X: r.X + d, Y: r.Y, W: r.W - d, H: r.H}
}

// CutTop returns the rectangle without d at its top.
func CutTop(r Rect, d float32) Rect {
	return Rect{X: r.X, Y: r.Y + d, W: r.W, H: r.H - d}
}

// Box returns the rectangle with an upper left corner and a size.
func Box(x, y, w, h float32) Rect { return Rect{X: x, Y: y, W: w, H: h} }

// Centred returns a rectangle of a size in the middle of another, no larger than it.
func Centred(in Rect, w, h float32) Rect {
	w, h = min(w, in.W), min(h, in.H)
	return Rect{X: in.X + (in.W-w)/2, Y: in.Y + (in.H-h)/2, W: w, H: h}
}

// Column returns the i-th of n rows of equal height with gaps between them.
func Column(r Rect, i, n int, gap float32) Rect {
	h := (r.H - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X, Y: r.Y + float32(i)*(h+gap), W: r.W, H: h}
}

// Row returns the i-th of n columns of equal width with gaps between them.
func Row(r Rect, i, n int, gap float32) Rect {
	w := (r.W - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X + float32(i)*(w+gap), Y: r.Y, W: w, H: r.H}
}

// gap returns the distance between two spans, 0 if they overlap.
func gap(a, aw, b, bw float32) float32 {
	switch {
	case b > a+aw:
		return b - a - aw
	case a > b+bw:
		return a - b - bw
	}
	return 0
}

// Each returns a size n times, for Rows and Columns.
func Each(n int, size float32) []float32 { return slices.Repeat([]float32{size}, n) }

// Rows cuts a rectangle into rows with a space between them: each so high or, below 0, so large a share of what is left.
func Rows(r Rect, space float32, sizes ...float32) []Rect {
	list := make([]Rect, len(sizes))
	for i, h := range tracks(r.H, space, sizes) {
		list[i] = Rect{X: r.X, Y: r.Y, W: r.W, H: h}
		r.Y += h + space
	}
	return list
}

// Columns cuts a rectangle into columns with a space between them: each so wide or, below 0, so large a share of what is
// left.
func Columns(r Rect, space float32, sizes ...float32) []Rect {
	list := make([]Rect, len(sizes))
	for i, w := range tracks(r.W, space, sizes) {
		list[i] = Rect{X: r.X, Y: r.Y, W: w, H: r.H}
		r.X += w + space
	}
	return list
}

// tracks returns how much of a length each of some sizes gets.
func tracks(all, space float32, sizes []float32) []float32 {
	list, rest, shares := make([]float32, len(sizes)), all-space*float32(len(sizes)-1), float32(0)
	for i, size := range sizes {
		if list[i] = size; size < 0 {
			shares -= size
			continue
		}
		rest -= size
	}
	for i, size := range sizes {
		if size < 0 {
			list[i] = max(0, rest) * -size / shares
		}
	}
	return list
}

// Cross returns where a column and a row cross.
func Cross(column, row Rect) Rect { return Rect{X: column.X, Y: row.Y, W: column.W, H: row.H} }
