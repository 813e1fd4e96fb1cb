package ui

// edges are a phone's safe-area insets (round corners, camera, bars), in the pixels of Resize.
type edges struct{ top, right, bottom, left float32 }

// SetEdges sets how far a phone's corners, camera and bars reach into the window, in the pixels of
// Resize. Until the first call this is estimated.
func (hand *hand) SetEdges(top, right, bottom, left float32) {
	e := edges{max(0, top), max(0, right), max(0, bottom), max(0, left)}
	if hand.edges != nil && *hand.edges == e {
		return
	}
	hand.edges = &e
	hand.rescale()
}

// usable returns the size of the part of the window that is clear of its edges, as far as they are
// known, in the pixels of Resize.
func (win *window) usable() (w, h float32) {
	e := win.edges
	if e == nil || e.left+e.right > win.outW/2 || e.top+e.bottom > win.outH/2 {
		return win.outW, win.outH
	}
	return win.outW - e.left - e.right, win.outH - e.top - e.bottom
}
