package ui

// Quarter is a number of clockwise quarter turns, from 0 to 3, by which something is
// turned on a screen that lies flat between the players.
type Quarter uint8

// Turned runs f with all that it adds turned by quarter turns and laid into a part of
// the screen. For f that part is an upright room at the origin, with the size that
// Room returns.
func (b *Builder) Turned(q Quarter, at Rect, f func()) {
	turn, part := b.turn, b.part
	b.turn, b.part = q, at
	f()
	b.turn, b.part = turn, part
}

// Room returns the upright room for what is turned into a part of the screen.
func Room(q Quarter, at Rect) Rect {
	if q&1 == 1 {
		return Rect{W: at.H, H: at.W}
	}
	return Rect{W: at.W, H: at.H}
}

// Lay returns where a rectangle of the room lies on the screen.
func Lay(q Quarter, at, r Rect) Rect {
	switch q & 3 {
	case 1:
		return Rect{X: at.X + at.W - r.Y - r.H, Y: at.Y + r.X, W: r.H, H: r.W}
	case 2:
		return Rect{X: at.X + at.W - r.X - r.W, Y: at.Y + at.H - r.Y - r.H, W: r.W, H: r.H}
	case 3:
		return Rect{X: at.X + r.Y, Y: at.Y + at.H - r.X - r.W, W: r.H, H: r.W}
	}
	return Rect{X: at.X + r.X, Y: at.Y + r.Y, W: r.W, H: r.H}
}

// turn lays an element into its part of the screen.
func (e *Element) turn(q Quarter, at Rect) {
	was := e.Rect
	e.Turn, e.Rect = q&3, Lay(q, at, e.Rect)
	now := e.Upright()
	e.Inner.X += now.X - was.X
	e.Inner.Y += now.Y - was.Y
}

// Upright returns the rectangle of an element before it was turned about its middle:
// that is how it is fitted and drawn.
func (e *Element) Upright() Rect {
	if e.Turn&1 == 0 {
		return e.Rect
	}
	r := e.Rect
	return Rect{X: r.X + (r.W-r.H)/2, Y: r.Y + (r.H-r.W)/2, W: r.H, H: r.W}
}
