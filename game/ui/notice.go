package ui

import "slices"

// notices adds the toast or the hint, which are above all else and take no input.
func (b *Builder) notices() {
	a := b.a
	b.in, b.over = 0, true
	b.layer++
	if a.toast.left > 0 {
		r := b.bubble(a.toast.text, a.toast.x, a.toast.y-24, BubbleWidth)
		b.Add(Element{ID: "toast", Role: RoleLabel, Look: LookToast, Rect: r, Text: a.toast.text, Lines: bubbleLines})
		return
	}
	e := a.hinted()
	if e == nil || a.told == "" && (a.still || a.resting < patience(e) || a.held != "" && a.device != Touch) {
		return
	}
	text := e.Hint
	if e.Disabled && e.Why != "" && !e.Quiet {
		if text != "" {
			text += "\n"
		}
		text += e.Why
	}
	r := b.beside(text, e.Seen())
	if r.Empty() {
		return
	}
	b.Add(Element{ID: "hint", Role: RoleLabel, Look: LookToast, Rect: r, Text: text, Lines: bubbleLines})
}

// beside returns the rectangle of a text bubble about something: above it or, without room there or over something
// that must stay visible, below it or beside it. For touch it is never below, where the hand covers it.
func (b *Builder) beside(text string, at Rect) Rect {
	a := b.a
	x, _ := at.Center()
	const widest, gap, hand = 380, 4, 20
	var kept []Rect // what stays in view
	for i := range a.tree.Elements {
		if e := &a.tree.Elements[i]; e.Stays {
			kept = append(kept, e.Rect)
		}
	}
	stays := func(r Rect) bool { return slices.ContainsFunc(kept, r.Overlaps) }
	free := func(r Rect) bool { return !stays(r) && !r.Overlaps(at) }
	r := b.bubble(text, x, at.Y-gap, widest)
	if free(r) {
		return r
	}
	if a.device == Touch {
		if r = b.bubble(text, x, a.looking.fromY-hand, widest); r.Y+r.H <= a.looking.fromY-hand+1 && free(r) {
			return r
		}
		left, right := at.X-hand, a.w-at.X-at.W-hand
		if room := max(left, right); room >= widest/3 {
			x := at.X + at.W + hand + min(room, widest)/2
			if left > right {
				x = at.X - hand - min(room, widest)/2
			}
			r = b.bubble(text, x, 0, min(room, widest))
			r.Y = max(gap, min(at.Y, a.h-r.H-gap))
			return r
		}
	}
	below := b.bubble(text, x, at.Y+at.H+gap+r.H, widest)
	if len(kept) == 0 || free(below) {
		return below
	}
	// It moves aside, if need be over what it is about, or is left out.
	list := []Rect{below, r}
	for _, c := range []Rect{below, r} {
		for _, k := range kept {
			list = append(list, Rect{k.X - gap - c.W, c.Y, c.W, c.H}, Rect{k.X + k.W + gap, c.Y, c.W, c.H}, Rect{c.X, k.Y - gap - c.H, c.W, c.H}, Rect{c.X, k.Y + k.H + gap, c.W, c.H})
		}
	}
	clear := Rect{}
	for _, c := range list {
		switch inside := c.X >= 0 && c.Y >= 0 && c.X+c.W <= a.w && c.Y+c.H <= a.h; {
		case !inside || stays(c):
		case !c.Overlaps(at):
			return c
		case clear.Empty():
			clear = c
		}
	}
	return clear
}

// BubbleWidth is the maximum width of a toast, before text grows.
const BubbleWidth = 360

// bubbleLines is the maximum number of lines of a text bubble.
const bubbleLines = 8

// bubble returns the rectangle of a text bubble above a point, moved into the
// window.
func (b *Builder) bubble(text string, x, bottom, widest float32) Rect {
	a := b.a
	normal, _ := a.TextSize()
	normal, widest = normal*a.large, min(widest*a.large, a.w-8)
	lines, _ := Wrap(a.cfg.Measure, text, widest-24, normal, Regular, bubbleLines)
	w := float32(0)
	for _, l := range lines {
		w = max(w, a.cfg.Measure.Width(l, normal, Regular))
	}
	w, h := w+26, float32(len(lines))*normal*LineHeight+14
	x = max(4, min(x-w/2, a.w-w-4))
	y := max(4, min(bottom-h, a.h-h-4))
	return Rect{X: x, Y: y, W: w, H: h}
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
