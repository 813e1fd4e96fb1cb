package ui

// pinch follows two fingers on a lens. They press nothing.
func (hand *hand) pinch(in *Input) {
	h := &hand.looking
	x, y := in.PinchX/hand.scale, in.PinchY/hand.scale
	if !h.fingers {
		*h = looking{fingers: true, lens: hand.lensAt(x, y), strayed: true}
		hand.held, hand.sliding, hand.dirty = "", "", true
		hand.setHover("")
	} else if l := h.lens; l != nil && l == hand.liveLens() {
		l.pan(x-h.x, y-h.y)
		l.zoomTo((1+l.to.more)*in.Pinch, x, y)
		l.now = l.to
		hand.Changed()
	}
	h.x, h.y = x, y
}

// part ends a pinch. A lens that hardly magnifies closes.
func (hand *hand) part() {
	h := &hand.looking
	if !h.fingers {
		return
	}
	if h.lens != nil && h.lens.to.more < .1 {
		h.lens.Close()
	}
	h.fingers, h.lens = false, nil
}

// grasp notes where the pointer goes down. It reports whether that is the second of two
// taps on a lens, which are for the lens if they press nothing else.
func (hand *hand) grasp(touch bool) (second bool) {
	h := &hand.looking
	l := hand.lensAt(hand.px, hand.py)
	t := h.taps
	second = touch && l != nil && t.of == l && hand.ticks-t.at <= tapTicks && !far(hand.px-t.x, hand.py-t.y, tapReach)
	*h = looking{x: hand.px, y: hand.py, fromX: hand.px, fromY: hand.py}
	if l.Open() {
		h.lens = l
	}
	if l != nil && touch {
		h.taps = tap{of: l, at: hand.ticks, x: hand.px, y: hand.py}
	}
	return second
}

// follow pans a lens with the pointer.
func (hand *hand) follow() {
	h := &hand.looking
	if h.fingers || !h.strayed && !h.byBar && !far(hand.px-h.fromX, hand.py-h.fromY, slop) {
		return
	}
	h.strayed, h.taps.of = true, nil
	if l := h.lens; l != nil && l == hand.liveLens() {
		hand.held = ""
		l.pan(hand.px-h.x, hand.py-h.y)
		l.now = l.to
		hand.Changed()
	}
	if h.pane != nil && hand.py != h.y {
		hand.pull(hand.py - h.y)
	}
	h.x, h.y = hand.px, hand.py
}

// peer opens a closed lens about a point and closes an open one.
func (hand *hand) peer(x, y float32) {
	l := hand.liveLens()
	hand.looking = looking{}
	if hand.held = ""; l.Open() {
		l.Close()
	} else {
		l.zoomTo(lensTaps, x, y)
	}
	hand.toast.left = 0
	hand.Changed()
}

// wheel turns the wheel over a lens, and reports whether there is one.
func (hand *hand) wheel(up int) bool {
	l := hand.lensAt(hand.px, hand.py)
	if l == nil || l.NoWheel {
		return false
	}
	for range max(up, -up) {
		hand.zoomStep(l, float32(min(max(up, -1), 1)), hand.px, hand.py)
	}
	return true
}

// lensKey handles the keys of a lens.
func (hand *hand) lensKey(k Key) bool {
	l := hand.liveLens()
	if l == nil {
		return false
	}
	switch k {
	case KeyPlus, KeyMinus:
		x, y := l.box.Center()
		if e := hand.tree.Find(hand.focus); hand.ring && e != nil && e.Lens == l {
			x, y = e.Seen().Center()
		}
		step := float32(1)
		if k == KeyMinus {
			step = -1
		}
		hand.zoomStep(l, step, x, y)
		return true
	case KeyEscape, PadB:
		return hand.closeLens()
	}
	return false
}

// keyPane returns the pane that keys move: that of the focus, else the last one that takes input.
func (hand *hand) keyPane() *Scroll {
	if e := hand.tree.Find(hand.focus); e != nil && hand.ring && e.Pane != nil && e.Pane.Moves() {
		return e.Pane
	}
	for i := len(hand.tree.panes) - 1; i >= 0; i-- {
		if s := hand.tree.panes[i]; s.layer >= hand.tree.top && s.Moves() {
			return s
		}
	}
	return nil
}

// roll scrolls the pane under the pointer, or else the one that keys move, and reports whether there is one.
func (hand *hand) roll(up int) bool {
	s := hand.paneAt(hand.px, hand.py)
	if s == nil {
		if s = hand.keyPane(); s == nil {
			return false
		}
	}
	if s.scrollBy(-scrollStep * float32(up)) {
		hand.Changed()
	}
	return true
}

// paneKey scrolls a pane by pages or to an end, and reports whether the key does that.
func (hand *hand) paneKey(k Key) bool {
	s := hand.keyPane()
	if s == nil {
		return false
	}
	d := s.box.H - scrollStep
	switch k {
	case KeyPageUp, PadLB:
		d = -d
	case KeyPageDown, PadRB:
	case KeyHome:
		d = -s.tall
	case KeyEnd:
		d = s.tall
	default:
		return false
	}
	s.scrollBy(d)
	hand.Changed()
	return true
}

// scrollOn scrolls a pane by a step instead of moving the focus to e, as long as hidden content lies before e: text
// that is only read must not be skipped.
func (hand *hand) scrollOn(e *Element, d Direction) bool {
	s := hand.keyPane()
	if s == nil || !hand.ring || d != Up && d != Down {
		return false
	}
	if e != nil && e.Pane == s {
		r := e.Rect.Y - (s.to - s.now)
		if r < s.box.Y+s.box.H+scrollStep && r+e.Rect.H > s.box.Y-scrollStep {
			return false
		}
	} else if from := hand.tree.Find(hand.focus); e != nil && (from == nil || from.Pane != s) {
		return false // the focus moves outside the pane
	}
	far := float32(scrollStep)
	if d == Up {
		far = -far
	}
	if !s.scrollBy(far) {
		return false
	}
	hand.Changed()
	return true
}

// grab takes hold of the bar of a pane if the pointer goes down on it.
func (hand *hand) grab() bool {
	s := hand.paneAt(hand.px, hand.py)
	if hand.looking.pane = s; s == nil || !s.lane().Contains(hand.px, hand.py) {
		return false
	}
	hand.looking.byBar = true
	if t := s.Thumb(); hand.py < t.Y || hand.py >= t.Y+t.H { // the thumb jumps to the pointer
		hand.pull(hand.py - t.Y - t.H/2)
	}
	return true
}

// pull drags the bar, or the content, with the pointer.
func (hand *hand) pull(d float32) {
	h := &hand.looking
	if h.byBar {
		d *= h.pane.most() / max(1, h.pane.lane().H-h.pane.Thumb().H)
	} else {
		d = -d
	}
	h.pane.scrollBy(d)
	h.pane.now = h.pane.to
	hand.held = ""
	hand.Changed()
}

// zoomStep opens or closes a lens by a step, or a part of one.
func (hand *hand) zoomStep(l *Lens, step, x, y float32) {
	z := 1 + l.to.more
	if step > 0 {
		z *= 1 + (lensStep-1)*step
	} else {
		z /= 1 - (lensStep-1)*step
	}
	if step < 0 && z < 1.05 {
		z = 1
	}
	l.zoomTo(z, x, y)
	hand.Changed()
}
