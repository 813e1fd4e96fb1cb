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
	asked   uint32 // what was lit when it was last built
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

// in returns the magnified rectangle of r.
func (l *Lens) in(r Rect) Rect {
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
	return l.in(l.box)
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

// Through runs f with everything that it adds shown through a lens over box. The lens closes if
// the game then asks for other elements and none of them is visible.
func (b *Builder) Through(l *Lens, box Rect, f func()) {
	l.box, l.layer = box, b.layer
	first := len(b.tree.Elements)
	b.lens, b.tree.lens = l, l
	f()
	b.lens = nil
	asked, seen := uint32(2166136261), false
	for i := range b.tree.Elements[first:] {
		if e := &b.tree.Elements[first+i]; e.Lit && e.Pressable() {
			asked = (asked ^ uint32(i+1)) * 16777619
			seen = seen || e.Rect.Overlaps(box)
		}
	}
	if asked != l.asked && !seen {
		l.Close()
	}
	l.asked = asked
}

// Plain returns an element's rectangle without magnification.
func (e *Element) Plain() Rect {
	if !e.Lens.Open() {
		return e.Rect
	}
	return e.Lens.Below(e.Rect)
}

// Seen returns the visible part of an element. For one outside its viewport that is a
// point at the edge, in its direction.
func (e *Element) Seen() Rect {
	r, box := e.Rect, e.Rect
	switch {
	case e.Lens.Open():
		box = e.Lens.box
	case e.Pane != nil:
		box = e.Pane.box
	default:
		return r
	}
	x, y := min(max(r.X, box.X), box.X+box.W-1), min(max(r.Y, box.Y), box.Y+box.H-1)
	return Rect{X: x, Y: y, W: max(1, min(r.X+r.W, box.X+box.W)-x), H: max(1, min(r.Y+r.H, box.Y+box.H)-y)}
}

// seenAt reports whether the element is visible at a point.
func (e *Element) seenAt(x, y float32) bool {
	return e.Rect.Contains(x, y) && (!e.Lens.Open() || e.Lens.box.Contains(x, y)) && (e.Pane == nil || e.Pane.box.Contains(x, y))
}

// lens returns the lens of what takes input now, nil if there is none.
func (scr *screen) lens() *Lens {
	if l := scr.tree.lens; l != nil && l.layer >= scr.tree.top {
		return l
	}
	return nil
}

// lensAt returns the lens at a point, nil if there is none or something lies over it.
func (scr *screen) lensAt(x, y float32) *Lens {
	l := scr.lens()
	if l == nil || !l.box.Contains(x, y) {
		return nil
	}
	if e := scr.tree.At(x, y); e != nil && e.Lens != l {
		return nil
	}
	return l
}

// looking is the state of a gesture on a lens.
type looking struct {
	fingers bool    // two fingers are down
	lens    *Lens   // that they or the pointer have hold of
	x, y    float32 // where they were
	fromX   float32 // where the pointer went down
	fromY   float32
	pane    *Scroll // that the pointer has hold of
	byBar   bool    // by its bar
	strayed bool    // it has moved away from there
	taps    tap     // the last tap on something that cannot be pressed
}

// tap is a tap on a lens, or the beginning of one.
type tap struct {
	of   *Lens
	at   int // tick
	x, y float32
}

// Two taps within tapTicks and tapReach logical pixels are a double tap. A finger that has moved
// further than slop drags: it neither presses nor opens a hint.
const (
	tapTicks = 20
	tapReach = 28
	slop     = 10
)

func far(dx, dy, d float32) bool { return dx*dx+dy*dy > d*d }

// pinch follows two fingers on a lens. They press nothing.
func (hand *hand) pinch(in *Input) {
	h := &hand.looking
	x, y := in.PinchX/hand.scale, in.PinchY/hand.scale
	if !h.fingers {
		*h = looking{fingers: true, lens: hand.lensAt(x, y), strayed: true}
		hand.held, hand.sliding, hand.dirty = "", "", true
		hand.setHover("")
	} else if l := h.lens; l != nil && l == hand.lens() {
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
	if l := h.lens; l != nil && l == hand.lens() {
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
	l := hand.lens()
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
		hand.zoom(l, float32(min(max(up, -1), 1)), hand.px, hand.py)
	}
	return true
}

// zoom opens or closes a lens by a step, or a part of one.
func (scr *screen) zoom(l *Lens, step, x, y float32) {
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
	scr.Changed()
}

// lensKey handles the keys of a lens.
func (hand *hand) lensKey(k Key) bool {
	l := hand.lens()
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
		hand.zoom(l, step, x, y)
		return true
	case KeyEscape, PadB:
		return hand.closeLens()
	}
	return false
}

// closeLens closes an open lens and reports whether there is one.
func (scr *screen) closeLens() bool {
	l := scr.lens()
	if l == nil || l.to.more == 0 {
		return false
	}
	l.Close()
	scr.Changed()
	return true
}

// reveal moves an open lens or a pane to the element with an id.
func (scr *screen) reveal(id string) {
	e := scr.tree.Find(id)
	if e != nil && e.Pane != nil {
		e.Pane.show(e.Rect)
		scr.Changed()
	}
	if e != nil && e.Lens.Open() {
		e.Lens.show(e.Plain())
		scr.Changed()
	}
}
