package ui

import "slices"

// Each returns a size n times, for Rows and Columns.
func Each(n int, size float32) []float32 { return slices.Repeat([]float32{size}, n) }

// Rows cuts a rectangle into rows with a gap between them: each so high or, below 0, so large a share of what is left.
func Rows(r Rect, gap float32, sizes ...float32) []Rect {
	list := make([]Rect, len(sizes))
	for i, h := range tracks(r.H, gap, sizes) {
		list[i] = Rect{X: r.X, Y: r.Y, W: r.W, H: h}
		r.Y += h + gap
	}
	return list
}

// Columns cuts a rectangle into columns with a gap between them: each so wide or, below 0, so large a share of what is
// left.
func Columns(r Rect, gap float32, sizes ...float32) []Rect {
	list := make([]Rect, len(sizes))
	for i, w := range tracks(r.W, gap, sizes) {
		list[i] = Rect{X: r.X, Y: r.Y, W: w, H: r.H}
		r.X += w + gap
	}
	return list
}

// tracks returns how much of a length each of some sizes gets.
func tracks(all, gap float32, sizes []float32) []float32 {
	list, rest, shares := make([]float32, len(sizes)), all-gap*float32(len(sizes)-1), float32(0)
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
