package ui

// A rectangle can be laid out by cutting strips off its edges until what is left is the last part.

// TakeTop cuts a strip of height h off the top, and a gap below it if one is given, and returns the strip.
func (r *Rect) TakeTop(h float32, gap ...float32) Rect {
	strip := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h+gapOf(gap), r.H-h-gapOf(gap)
	return strip
}

// TakeBottom cuts a strip of height h off the bottom, and a gap above it, and returns the strip.
func (r *Rect) TakeBottom(h float32, gap ...float32) Rect {
	strip := Rect{r.X, r.Y + r.H - h, r.W, h}
	r.H -= h + gapOf(gap)
	return strip
}

// TakeLeft cuts a strip of width w off the left, and a gap beside it, and returns the strip.
func (r *Rect) TakeLeft(w float32, gap ...float32) Rect {
	strip := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w+gapOf(gap), r.W-w-gapOf(gap)
	return strip
}

// TakeRight cuts a strip of width w off the right, and a gap beside it, and returns the strip.
func (r *Rect) TakeRight(w float32, gap ...float32) Rect {
	strip := Rect{r.X + r.W - w, r.Y, w, r.H}
	r.W -= w + gapOf(gap)
	return strip
}

// gapOf returns the gap that is given, 0 for none.
func gapOf(gap []float32) float32 {
	if len(gap) > 0 {
		return gap[0]
	}
	return 0
}

// Trim returns the rectangle without dx at its left and right and dy at its top and bottom. Negative values make it larger.
func (r Rect) Trim(dx, dy float32) Rect {
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Within returns the rectangle, moved into another by as little as possible.
func (r Rect) Within(in Rect) Rect {
	r.X = min(max(r.X, in.X), in.X+in.W-r.W)
	r.Y = min(max(r.Y, in.Y), in.Y+in.H-r.H)
	return r
}

// Around returns the rectangle of a size with its middle at a point.
func Around(x, y, w, h float32) Rect { return Rect{x - w/2, y - h/2, w, h} }

// Spread lays cells of equal width side by side in a row, with gaps between them.
func Spread(row Rect, gap float32, cells ...*Rect) {
	for i, c := range cells {
		*c = Row(row, i, len(cells), gap)
	}
}

// SpreadOver does it for a list.
func SpreadOver(row Rect, gap float32, cells []Rect) {
	for i := range cells {
		cells[i] = Row(row, i, len(cells), gap)
	}
}
