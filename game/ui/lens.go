package ui

// Lens is a zoomable viewport: Builder.Through adds its content. It is used by pinch, double tap,
// wheel and the keys + and -. It neither covers nor moves anything outside its box. The zero value
// is a closed lens.
type Lens struct {
	NoWheel bool // the wheel has another use there
	Framed  bool // the program has opened it, for as long as the player does not move it

	box     Rect
	layer   int
	now, to view
	lit     uint32 // what was lit when it was last built
}

// view is what a lens shows: its content at a scale of 1 + more, about a point of the box.
type view struct{ more, x, y float32 } // x and y: 0 … 1

const (
	lensMost = 2.5  // maximum magnification
	lensTaps = 2    // after two taps
	lensStep = 1.25 // of a key, and of a notch of the wheel
	lensEase = .25  // of the way in a tick

	frameLeast = 1.2 // what a frame would magnify less is left alone
)

// clamp returns the view moved to where it shows nothing beyond the box.
func (v view) clamp() view {
	v.more = min(max(v.more, 0), lensMost-1)
	half := .5 / (1 + v.more)
	v.x, v.y = min(max(v.x, half), 1-half), min(max(v.y, half), 1-half)
	return v
}

// Box returns the viewport; its content is clipped to it.
func (l *Lens) Box() Rect { return l.box }

// Open reports whether the lens magnifies.
func (l *Lens) Open() bool { return l != nil && l.now.more > 0 }

// View returns the scale, and the point of the unmagnified content in the middle of the viewport.
func (l *Lens) View() (zoom, x, y float32) {
	v := l.now.clamp()
	x, y = l.box.At(v.x, v.y)
	return 1 + v.more, x, y
}

// magnified returns the magnified rectangle of r.
func (l *Lens) magnified(r Rect) Rect {
	z, x, y := l.View()
	cx, cy := l.box.Center()
	return Rect{X: cx + (r.X-x)*z, Y: cy + (r.Y-y)*z, W: r.W * z, H: r.H * z}
}

// Below returns the rectangle of the unmagnified content that is visible in r.
func (l *Lens) Below(r Rect) Rect {
	z, x, y := l.View()
	cx, cy := l.box.Center()
	return Rect{X: x + (r.X-cx)/z, Y: y + (r.Y-cy)/z, W: r.W / z, H: r.H / z}
}

// Over returns the rectangle of the whole magnified content. What is laid out in it has the size
// that fingers need.
func (l *Lens) Over() Rect {
	if !l.Open() {
		return l.box
	}
	return l.magnified(l.box)
}

// Close zooms out.
func (l *Lens) Close() { l.to.more = 0 }

// Frame moves the lens until a rectangle of the unmagnified content fills it, magnified up to most times; not if that would
// hardly change anything.
func (l *Lens) Frame(r Rect, most float32) {
	if l.box.Empty() || r.Empty() {
		return
	}
	zoom := min(most, l.box.W/r.W, l.box.H/r.H)
	if zoom < frameLeast {
		return
	}
	x, y := r.Center()
	l.to, l.Framed = view{zoom - 1, (x - l.box.X) / l.box.W, (y - l.box.Y) / l.box.H}.clamp(), true
}

// Shut closes it without animation.
func (l *Lens) Shut() { l.now, l.to = view{}, view{} }

// zoomTo zooms about a point of the screen, which stays in place.
func (l *Lens) zoomTo(zoom, x, y float32) {
	if l.box.Empty() {
		return
	}
	l.Framed = false
	cx, cy := l.box.Center()
	at := l.to.clamp()
	old := 1 + at.more
	zoom = min(max(zoom, 1), lensMost)
	k := 1/old - 1/zoom
	l.to = view{zoom - 1, at.x + (x-cx)/l.box.W*k, at.y + (y-cy)/l.box.H*k}.clamp()
}

// pan moves the content by a distance on the screen.
func (l *Lens) pan(dx, dy float32) {
	if l.box.Empty() {
		return
	}
	l.Framed = false
	v := l.to.clamp()
	v.x -= dx / l.box.W / (1 + v.more)
	v.y -= dy / l.box.H / (1 + v.more)
	l.to = v.clamp()
}

// show moves the lens until a rectangle of the unmagnified content is visible.
func (l *Lens) show(r Rect) {
	v := l.to.clamp()
	half := .5 / (1 + v.more)
	near := func(v, from, to float32) float32 { // the least move
		if to-from > 2*half {
			return (from + to) / 2
		}
		return min(max(v, to-half), from+half)
	}
	v.x = near(v.x, (r.X-l.box.X)/l.box.W, (r.X+r.W-l.box.X)/l.box.W)
	v.y = near(v.y, (r.Y-l.box.Y)/l.box.H, (r.Y+r.H-l.box.Y)/l.box.H)
	l.to = v.clamp()
}

// tick advances the lens, or jumps with reduced motion, and reports whether anything
// changed.
func (l *Lens) tick(still bool) bool {
	if l.now == l.to {
		return false
	}
	d := view{l.to.more - l.now.more, l.to.x - l.now.x, l.to.y - l.now.y}
	if still || max(d.more, -d.more, d.x, -d.x, d.y, -d.y) < .004 {
		l.now = l.to
		return true
	}
	if l.now.more == 0 { // it opens where it is opened
		l.now.x, l.now.y = l.to.x, l.to.y
		d.x, d.y = 0, 0
	}
	l.now.more += d.more * lensEase
	l.now.x += d.x * lensEase
	l.now.y += d.y * lensEase
	return true
}
