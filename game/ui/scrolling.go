package ui

// paneAt returns the pane at a point, nil if there is none that takes input.
func (scr *screen) paneAt(x, y float32) *Scroll {
	for i := len(scr.tree.panes) - 1; i >= 0; i-- {
		if s := scr.tree.panes[i]; s.layer >= scr.tree.top && s.Moves() && s.box.Contains(x, y) {
			return s
		}
	}
	return nil
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
