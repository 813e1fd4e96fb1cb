package ui

// Reach is an action on an element by its id instead of its place, as of a screen reader.
type Reach struct {
	How  ReachHow
	ID   string
	Text string // the new text of a field
	At   int    // the new place of a slider's knob
}

// ReachHow is the kind of an action.
type ReachHow uint8

// The actions.
const (
	NoReach     ReachHow = iota
	ReachFocus           // the element gets the focus
	ReachPress           // it is pressed
	ReachType            // it is a field and gets another text
	ReachSlide           // it is a slider whose knob is moved
	ReachSurvey          // no element: the whole table is read out
)

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

// setText gives a field a new text, as far as it has room.
func (a *App) setText(e *Element, text []rune) {
	a.fill(e, nil, text)
}

// MostTyped returns how many characters a field takes.
func (e *Element) MostTyped() int { return e.most() }

func (e *Element) most() int {
	if e.Most > 0 {
		return e.Most
	}
	return maxTyped
}
