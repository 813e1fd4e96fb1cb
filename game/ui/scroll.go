package ui

// Scroll is a pane whose content may be higher than it; Builder.Pane adds that. Wheel, finger, bar, keys and focus
// move it. The zero value shows the beginning.
type Scroll struct {
	box     Rect
	tall    float32 // of the content
	layer   int
	now, to float32 // how much of the content lies above the pane
	ends    bool    // it follows the end of its content while it shows the end
	begun   bool
	end     float32 // how far it could move when it was last built
}

const (
	scrollRim  = 8   // around the content, for rings and shadows
	scrollLow  = 4   // above and below it
	scrollLane = 20  // the width of the bar, which takes the rim's place
	scrollStep = 64  // of a notch of the wheel and an arrow key
	scrollPeek = 20  // how much of the next element is visible beyond the one with the focus
	scrollEase = .35 // of the way in a tick
	thumbLeast = 44  // the least height of the bar's thumb
)

// Box returns the pane; its content is clipped to it.
func (s *Scroll) Box() Rect { return s.box }

// Moves reports whether the content is higher than the pane.
func (s *Scroll) Moves() bool { return s.most() > 0 }

// most returns the maximum scroll offset.
func (s *Scroll) most() float32 {
	if more := s.tall - s.box.H; more > 1 {
		return more
	}
	return 0
}

// Thumb returns the rectangle of the bar's thumb.
func (s *Scroll) Thumb() Rect {
	lane := s.lane()
	h := max(min(thumbLeast, lane.H), lane.H*lane.H/max(1, s.tall))
	return Rect{X: lane.X, Y: lane.Y + (lane.H-h)*s.now/max(1, s.most()), W: lane.W, H: h}
}

// lane returns the rectangle of the bar.
func (s *Scroll) lane() Rect {
	return Rect{X: s.box.X + s.box.W - scrollLane, Y: s.box.Y, W: scrollLane, H: s.box.H}
}

// Top scrolls to the beginning, as for new content.
func (s *Scroll) Top() { s.now, s.to, s.begun = 0, 0, false }

// To shows the content from an element of it on.
func (s *Scroll) To(r Rect) {
	s.to = min(max(r.Y+s.now-s.box.Y-scrollLow, 0), s.most())
	s.now = s.to
}

// End scrolls to the end and follows it while the content grows, until the player scrolls away from it.
func (s *Scroll) End() { s.Top(); s.ends = true }

// Stay stops following the end.
func (s *Scroll) Stay() { s.ends = false }

// scrollBy scrolls by d, and reports whether that is possible.
func (s *Scroll) scrollBy(d float32) bool {
	to := min(max(s.to+d, 0), s.most())
	if to == s.to {
		return false
	}
	s.to = to
	return true
}

// show scrolls as little as necessary to make r visible. r is where the rectangle is on the screen now.
func (s *Scroll) show(r Rect) {
	top, low := r.Y+s.now-s.box.Y, r.Y+r.H+s.now-s.box.Y // within the content
	peek := min(scrollPeek, max(0, (s.box.H-r.H)/2))
	switch {
	case top-peek < s.to:
		s.to = top - peek
	case low+peek > s.to+s.box.H:
		s.to = min(low+peek-s.box.H, top)
	}
	s.to = min(max(s.to, 0), s.most())
}

// tick advances the scrolling, or jumps with reduced motion, and reports whether anything changed.
func (s *Scroll) tick(still bool) bool {
	d := s.to - s.now
	switch {
	case d == 0:
		return false
	case still || d < 1 && d > -1:
		s.now = s.to
	default:
		s.now += d * scrollEase
	}
	return true
}

// moved returns an element's rectangle as scrolled.
func (s *Scroll) moved(r Rect) Rect {
	r.Y -= s.now
	return r
}
