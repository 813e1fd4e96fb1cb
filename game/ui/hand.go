package ui

import (
	"math"
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
)

// hand is where pointer and focus are, and what they hold.
type hand struct {
	*ears
	device  Device
	px, py  float32 // the pointer, logical
	inside  bool
	down    bool     // the main button or a finger is down
	hover   string   // id of the element under the pointer
	over    bool     // that element's OnHover has been called
	held    string   // id of the element that the pointer went down on
	heldAt  int      // the epoch at that moment
	sliding string   // id of the slider that the pointer drags
	looking looking  // what the pointer or two fingers do with a lens
	told    string   // id of the element that a resting finger has asked about
	set     struct { // the setting that the pointer has pressed last
		id   string
		x, y float32 // where, in pixels of Resize
	}
	focus   string // id of the element that has the focus
	ring    bool   // the focus is shown
	strayed bool   // the focus is here only because the element that had it is gone
	editing string // id of the field being edited
	still   bool   // pointer and focus have not moved since the last press: no hints
	resting int    // ticks that pointer or focus have rested on the same element
	reads   bool   // a screen reader has acted on an element
}

// Hover returns the id of the element under the pointer, "" if there is none.
func (hand *hand) Hover() string { return hand.hover }

// Pointer returns where the pointer is, in logical pixels, and whether it is down.
func (hand *hand) Pointer() (x, y float32, down bool) { return hand.px, hand.py, hand.down }

// Focus returns the id of the focused element if the focus is shown, otherwise "".
func (hand *hand) Focus() string {
	if hand.ring {
		return hand.focus
	}
	return ""
}

// Held returns the id of the element that the pointer is pressed down on.
func (hand *hand) Held() string { return hand.held }

// Device returns the device that the player used last.
func (hand *hand) Device() Device { return hand.device }

// Editing returns the id of the field being edited, "" if there is none.
func (hand *hand) Editing() string { return hand.editing }

// FocusOn moves the focus without showing it.
func (hand *hand) FocusOn(id string) {
	hand.focus, hand.strayed = id, false
	hand.reveal(id)
}

// Focused returns the id of the focused element, even if the focus is not shown.
func (hand *hand) Focused() string { return hand.focus }

// FocusShown reports whether the focus is shown: the player uses keys or a pad.
func (hand *hand) FocusShown() bool { return hand.ring }

// Rest returns the input of a tick without events.
func (hand *hand) Rest() Input {
	return Input{Device: hand.device, X: hand.px * hand.scale, Y: hand.py * hand.scale, Inside: hand.inside, Away: hand.hearing.away}
}

// forgetTold removes the hint that a resting finger has opened.
func (hand *hand) forgetTold() {
	if hand.told != "" {
		hand.told = ""
		hand.Changed()
	}
}

// point finds the element under the pointer.
func (hand *hand) point() {
	id := ""
	if hand.inside {
		if e := hand.stays(); e != nil {
			id = e.ID
		} else if e := hand.tree.At(hand.px, hand.py); e != nil {
			id = e.ID
		}
	}
	hand.setHover(id)
}

// stays returns the setting that was pressed last if it has moved away from a pointer at rest: larger text moves a
// whole page, and the next press must not change the setting that is now below the pointer.
func (hand *hand) stays() *Element {
	const slack = 12 // pixels: a finger does not come down twice in the same place
	s := &hand.set
	if s.id == "" {
		return nil
	}
	e := hand.Element(s.id)
	if e == nil || math.Hypot(float64(hand.px*hand.scale-s.x), float64(hand.py*hand.scale-s.y)) > slack {
		s.id = ""
		return nil
	}
	if e.Rect.Contains(s.x/hand.scale, s.y/hand.scale) {
		return nil
	}
	return e
}

func (hand *hand) setHover(id string) {
	if id == hand.hover {
		return
	}
	if e := hand.tree.Find(hand.hover); e != nil && e.OnHover != nil && hand.over {
		e.OnHover(false)
	}
	hand.over = false
	if e := hand.hinted(); e != nil && hand.resting >= patience(e) {
		hand.stale = true
	}
	hand.hover, hand.dirty, hand.resting = id, true, 0
	if !hand.still {
		hand.hoverOver()
	}
}

// hoverOver notifies the element under the pointer. An element that appears under a pointer at rest is
// not notified.
func (hand *hand) hoverOver() {
	e := hand.tree.Find(hand.hover)
	if e == nil || hand.over {
		return
	}
	hand.over = true
	if e.Pressable() && hand.device == Mouse {
		hand.Sound(sound.Hover)
	}
	if e.OnHover != nil {
		e.OnHover(true)
	}
}

// SetRing shows or hides the focus.
func (hand *hand) SetRing(on bool) {
	if hand.ring != on {
		hand.ring = on
		hand.dirty = true
	}
}

// SetFocus moves the focus and shows it.
func (hand *hand) SetFocus(id string) {
	hand.SetRing(true)
	if id == hand.focus {
		hand.strayed = false
		hand.reveal(id)
		return
	}
	if e := hand.tree.Find(hand.focus); e != nil && e.OnHover != nil {
		e.OnHover(false)
	}
	hand.focus, hand.strayed, hand.resting, hand.still = id, false, 0, false
	hand.forgetTold()
	hand.reveal(id)
	hand.Sound(sound.Focus)
	hand.Changed()
	if e := hand.tree.Find(id); e != nil && e.OnHover != nil {
		e.OnHover(true)
	}
}

// Moved resets focus, editing and the toast after a change of scene.
func (hand *hand) Moved() {
	hand.editing, hand.focus, hand.held, hand.told, hand.set.id, hand.toast.left = "", "", "", "", "", 0
	hand.still = true
	hand.epoch++
	hand.Changed()
}

// hinted returns the element whose hint is due: the focused one while the focus
// is shown, otherwise the one under the pointer.
func (hand *hand) hinted() *Element {
	id := hand.hover
	switch {
	case hand.told != "":
		id = hand.told
	case hand.ring:
		id = hand.focus
	case hand.device == Touch && hand.looking.strayed: // it drags
		return nil
	}
	if e := hand.tree.Find(id); e != nil && (e.Hint != "" || e.Disabled && e.Why != "" && !e.Quiet) && hand.tree.Reachable(e) {
		return e
	}
	return nil
}

// HintTicks is how long pointer, finger or focus rest on an element before its hint
// appears: a little less than half a second.
const HintTicks = 28

// whyTicks is how long it takes until a disabled element says why: less than a
// fifth of a second (ux.md, M4).
const whyTicks = 10

// patience returns the ticks after which an element's hint appears.
func patience(e *Element) int {
	if e.Disabled && e.Why != "" && !e.Quiet {
		return whyTicks
	}
	return HintTicks
}

// rescale chooses the logical size. Layouts are designed for 1280×720 and, on
// small screens, 844×390 (ux.md d); larger windows enlarge them.
func (hand *hand) rescale() {
	text := hand.Comfort().TextScale
	hand.upright = hand.uprightLeast()
	w, h := hand.usable()
	was := hand.scale
	hand.scale = scaleFor(w, h, text, hand.upright)
	hand.px, hand.py = hand.px*was/hand.scale, hand.py*was/hand.scale // the pointer has not moved
	hand.w, hand.h = hand.outW/hand.scale, hand.outH/hand.scale
	hand.large = max(1, scaleFor(w, h, 100, hand.upright)*float32(max(text, 100))/100/hand.scale)
	hand.Changed()
}

// edit starts or ends typing in a field.
func (hand *hand) edit(id string) {
	if hand.editing == id {
		id = ""
	}
	hand.editing = id
	hand.Changed()
}

// take gives an element the focus silently, as a press does.
func (hand *hand) take(id string) {
	hand.focus, hand.strayed = id, false
	hand.reveal(id)
	hand.SetRing(true)
}

// Strayed reports whether the focus has moved only because the element that had it is gone.
func (hand *hand) Strayed() bool { return hand.strayed }

// grip begins to drag the slider that has just been pressed.
func (hand *hand) grip() {
	hand.sliding = ""
	if e := hand.Element(hand.held); e != nil && e.Role == RoleSlider && e.Pressable() && hand.px > e.SlideLine().X-30 {
		hand.sliding = hand.held
	}
}

func (hand *hand) goBack() {
	if hand.editing != "" {
		hand.edit(hand.editing)
		return
	}
	hand.Top().Back()
	hand.Changed()
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

// Resize sets the size of the window in the operating system's pixels (CSS pixels
// in a browser).
func (hand *hand) Resize(w, h float32) {
	if w == hand.outW && h == hand.outH {
		return
	}
	hand.outW, hand.outH = w, h
	hand.rescale()
}

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

// Push puts a scene on top of the others.
func (hand *hand) Push(s Scene) {
	hand.stack = append(hand.stack, s)
	hand.Moved()
}

// Pop removes the topmost scene.
func (hand *hand) Pop() {
	if _, table := hand.Top().(Surveyed); table {
		hand.HearEnd()
	}
	hand.stack = hand.stack[:len(hand.stack)-1]
	hand.Moved()
}

// Remove removes a scene, wherever it is in the stack.
func (hand *hand) Remove(s Scene) {
	if i := slices.Index(hand.stack, s); i >= 0 {
		hand.stack = append(hand.stack[:i:i], hand.stack[i+1:]...)
	}
	hand.Moved()
}

// Replace makes the scene the only one.
func (hand *hand) Replace(s Scene) {
	if _, another := s.(Running); another {
		hand.HearEnd()
	}
	hand.stack = append(hand.stack[:0:0], s)
	hand.Moved()
}

// PressElement presses an element. A disabled one shows its reason.
func (hand *hand) PressElement(e *Element) {
	if hand.editing != "" && hand.editing != e.ID {
		hand.editing = ""
	}
	hand.still = true
	hand.Changed()
	switch {
	case e.Disabled && e.Why != "":
		hand.Sound(sound.Invalid)
		hand.Say(e.Why)
		if e.OnWhy != nil {
			e.OnWhy()
		}
	case !e.Disabled && e.OnPress != nil:
		hand.Sound(e.pressSound())
		e.OnPress()
	}
}

// Say shows a toast near the pointer or the focus.
func (hand *hand) Say(text string) {
	x, y := hand.px, hand.py
	if hand.device == Keyboard || hand.device == Gamepad || !hand.inside {
		if e := hand.tree.Find(hand.focus); e != nil {
			x, y = e.Seen().Center()
		}
	}
	hand.toast = toast{text: text, x: x, y: y, left: ToastTicks}
	hand.Hear(HeardAnswer, text)
	hand.Changed()
}

// Explain shows the hint of the element under pointer or focus at once.
func (hand *hand) Explain() {
	hand.still, hand.resting = false, HintTicks
	hand.Changed()
}

// ToastTicks is how long a toast stays: 2.5 seconds.
const ToastTicks = 150

// TakesTime reports whether the player uses scanning or a screen reader and so needs time: nothing that
// the player could decide may happen by itself.
func (hand *hand) TakesTime() bool { return hand.reads || hand.Comfort().Scan != settings.ScanOff }
