package ui

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
