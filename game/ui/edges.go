package ui

// edges is how far a phone's round corners, camera and bars reach into the window, in the pixels of
// Resize.
type edges struct{ top, right, bottom, left float32 }

// SetEdges tells how far a phone's corners, camera and bars reach into the window at present, in the
// pixels of Resize. Without it they are guessed.
func (a *App) SetEdges(top, right, bottom, left float32) {
	e := edges{max(0, top), max(0, right), max(0, bottom), max(0, left)}
	if a.edges != nil && *a.edges == e {
		return
	}
	a.edges = &e
	a.rescale()
}

// usable returns the size of the part of the window that is clear of its edges, as far as they are
// known, in the pixels of Resize.
func (a *App) usable() (w, h float32) {
	e := a.edges
	if e == nil || e.left+e.right > a.outW/2 || e.top+e.bottom > a.outH/2 {
		return a.outW, a.outH
	}
	return a.outW - e.left - e.right, a.outH - e.top - e.bottom
}

// Screen returns the usable part of the window: phones have round corners and a bar at the bottom
// (ux.md, HUD D).
func (a *App) Screen() Rect {
	switch w, h := a.usable(); {
	case w < a.outW || h < a.outH:
		return Rect{X: a.edges.left / a.scale, Y: a.edges.top / a.scale, W: w / a.scale, H: h / a.scale}
	case a.edges == nil && a.Phone() && a.w >= 2*a.h:
		side, low := 47/a.scale, 21/a.scale
		return Rect{X: side, Y: 0, W: a.w - 2*side, H: a.h - low}
	}
	return Rect{W: a.w, H: a.h}
}
