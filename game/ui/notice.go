package ui

import "slices"

// notices adds the toast or the hint, which are above all else and take no input.
func (hand *hand) notices(b *Builder) {
	b.in, b.over = 0, true
	b.layer++
	if hand.toast.left > 0 {
		r := b.bubble(hand.toast.text, hand.toast.x, hand.toast.y-24, bubbleWidth)
		b.Add(Element{ID: "toast", Role: RoleLabel, Look: LookToast, Rect: r, Text: hand.toast.text, Lines: bubbleLines})
		return
	}
	e := hand.hinted()
	if e == nil || hand.told == "" && (hand.still || hand.resting < patience(e) || hand.held != "" && hand.device != Touch) {
		return
	}
	text := e.Hint
	if e.Disabled && e.Why != "" && !e.Quiet {
		if text != "" {
			text += "\n"
		}
		text += e.Why
	}
	r := hand.beside(b, text, e.Seen())
	if r.Empty() {
		return
	}
	b.Add(Element{ID: "hint", Role: RoleLabel, Look: LookToast, Rect: r, Text: text, Lines: bubbleLines})
}

// beside returns the rectangle of a text bubble about something: above it or, without room there or over something
// that must stay visible, below it or beside it. For touch it is never below, where the hand covers it.
func (hand *hand) beside(b *Builder, text string, at Rect) Rect {
	x, _ := at.Center()
	const widest, gap, palm = 380, 4, 20
	var kept []Rect // what stays in view
	for i := range hand.tree.Elements {
		if e := &hand.tree.Elements[i]; e.Stays {
			kept = append(kept, e.Rect)
		}
	}
	stays := func(r Rect) bool { return slices.ContainsFunc(kept, r.Overlaps) }
	free := func(r Rect) bool { return !stays(r) && !r.Overlaps(at) }
	r := b.bubble(text, x, at.Y-gap, widest)
	if free(r) {
		return r
	}
	if hand.device == Touch {
		if r = b.bubble(text, x, hand.looking.fromY-palm, widest); r.Y+r.H <= hand.looking.fromY-palm+1 && free(r) {
			return r
		}
		left, right := at.X-palm, hand.w-at.X-at.W-palm
		if room := max(left, right); room >= widest/3 {
			x := at.X + at.W + palm + min(room, widest)/2
			if left > right {
				x = at.X - palm - min(room, widest)/2
			}
			r = b.bubble(text, x, 0, min(room, widest))
			r.Y = max(gap, min(at.Y, hand.h-r.H-gap))
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
		switch inside := c.X >= 0 && c.Y >= 0 && c.X+c.W <= hand.w && c.Y+c.H <= hand.h; {
		case !inside || stays(c):
		case !c.Overlaps(at):
			return c
		case clear.Empty():
			clear = c
		}
	}
	return clear
}
