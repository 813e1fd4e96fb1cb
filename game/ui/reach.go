package ui

// reach performs an action and reports whether its element exists. It meets the same checks as a press by mouse: only
// elements that take input now react.
func (a *App) reach(r *Reach) bool {
	if r.How == NoReach {
		return true
	}
	a.reads = true
	if r.How == ReachSurvey {
		a.survey()
		return true
	}
	a.refresh()
	e := a.Element(r.ID)
	if e == nil {
		return false
	}
	if a.editing != "" && a.editing != r.ID {
		a.edit(a.editing)
	}
	switch r.How {
	case ReachFocus:
		a.SetFocus(r.ID)
	case ReachPress:
		a.take(r.ID)
		a.PressElement(e)
	case ReachType:
		if e.OnType != nil && !e.Disabled {
			a.take(r.ID)
			a.setText(e, []rune(r.Text))
		}
	case ReachSlide:
		if e.Role == RoleSlider && e.Pressable() {
			a.take(r.ID)
			a.slideTo(e, min(max(r.At, 0), e.Slide.Most))
		}
	}
	return true
}
