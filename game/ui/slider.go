package ui

// Slider adds a name, a line with a knob, and the value. A press moves the knob there, the left and
// right keys move it by one; a press by key moves it up and wraps round.
func (f *Flow) Slider(id, name string, s Slide) *Element {
	return f.Add(Element{ID: id, Role: RoleSlider, Look: LookSlider, Label: name, Text: name, Value: f.b.a.T("sound.value", s.At), Align: AlignLeft, Slide: s,
		OnPress: func() { s.To((s.At + 1) % (s.Most + 1)) }})
}

// SlideLine returns the line that the knob of a slider moves on: its ends are where the
// knob's middle is at 0 and at Most.
func (e *Element) SlideLine() Rect {
	r := CutLeft(e.Rect, e.Rect.W*sliderName)
	const knob = 22
	return Box(r.X+knob, r.Y, r.W-2*knob-SlideValue, r.H)
}

// SlideValue is the width that a slider's value has.
const SlideValue = 40

// drag moves the knob to the pointer.
func (a *App) drag() {
	e := a.Element(a.sliding)
	if e == nil || e.Role != RoleSlider {
		a.sliding = ""
		return
	}
	line := e.SlideLine()
	part := min(max((a.px-line.X)/line.W, 0), 1)
	a.slideTo(e, int(part*float32(e.Slide.Most)+.5))
}

// slide moves the knob of the slider that has the focus, and reports whether there is
// one.
func (a *App) slide(by int) bool {
	a.refresh()
	e := a.Element(a.focus)
	if !a.ring || e == nil || e.Role != RoleSlider || !e.Pressable() {
		return false
	}
	a.slideTo(e, min(max(e.Slide.At+by, 0), e.Slide.Most))
	return true
}

func (a *App) slideTo(e *Element, at int) {
	if at != e.Slide.At {
		a.focus = e.ID
		e.Slide.To(at)
		a.Changed()
		a.refresh()
	}
}
