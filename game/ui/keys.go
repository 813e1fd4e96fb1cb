package ui

// pressKey handles one key: typing first, then the scene's own keys, then focus.
func (a *App) pressKey(k Key) {
	a.forgetTold()
	if a.editing != "" {
		a.editKey(k)
		return
	}
	switch k {
	case KeyF9:
		a.hits = !a.hits
		a.dirty = true
		return
	case KeyF11:
		a.ToggleFullscreen()
		return
	}
	if a.lensKey(k) || a.Top().Key(k) || a.paneKey(k) {
		return
	}
	switch k {
	case KeyTab:
		a.move(Next)
	case KeyBackTab:
		a.move(Previous)
	case KeyM:
		a.ToggleMute()
	case KeyLeft, PadLeft:
		if !a.slide(-1) {
			a.move(Left)
		}
	case KeyRight, PadRight:
		if !a.slide(1) {
			a.move(Right)
		}
	case KeyUp, PadUp:
		a.move(Up)
	case KeyDown, PadDown:
		a.move(Down)
	case KeyEnter, KeySpace, PadA:
		a.accept()
	case KeyEscape, PadB:
		a.goBack()
	}
}

func (a *App) move(d Direction) {
	a.refresh()
	switch e := a.tree.Move(a.focus, d); {
	case a.scrollOn(e, d):
	case e != nil:
		a.SetFocus(e.ID)
	default:
		a.SetRing(true)
	}
}

// accept presses the focused element. While the focus is hidden it presses only the main
// button, so that nothing unexpected happens.
func (a *App) accept() {
	a.refresh()
	e := a.Element(a.focus)
	if e == nil {
		return
	}
	if !a.ring && e.Look != LookPrimary {
		a.SetRing(true)
		return
	}
	a.PressElement(e)
}

// typeIn adds typed characters to the field being edited.
func (a *App) typeIn(in *Input) {
	e := a.Element(a.editing)
	if e == nil {
		a.editing = ""
		return
	}
	a.fill(e, []rune(e.Value), in.Typed[:])
}

// fill adds characters to the text of a field, as far as it has room and the fonts have the letters. The player is
// told about the others.
func (a *App) fill(e *Element, text, more []rune) {
	most, strange := e.MostTyped(), false
	for _, r := range more {
		if r < ' ' || r == 0x7f || len(text) >= most {
			continue
		}
		// A mark belongs to the letter before it, which may have other marks.
		before := text[len(text)-min(len(text), 3):]
		if a.cfg.Measure.Draws(string(r)) || a.cfg.Measure.Draws(string(before)+string(r)) {
			text = append(text, r)
		} else {
			strange = true
		}
	}
	e.OnType(string(text))
	a.Changed()
	a.refresh()
	if strange {
		a.Say(a.T("field.strange"))
	}
}

// setText gives a field a new text, as far as it has room.
func (a *App) setText(e *Element, text []rune) {
	a.fill(e, nil, text)
}

func (a *App) editKey(k Key) {
	e := a.Element(a.editing)
	if e == nil {
		a.editing = ""
		return
	}
	switch k {
	case KeyBackspace:
		if r := []rune(e.Value); len(r) > 0 {
			e.OnType(string(r[:len(r)-1]))
			a.Changed()
			a.refresh()
		}
	case KeyEnter, KeyEscape, PadA, PadB:
		a.edit(a.editing)
	case KeyTab, KeyDown, PadDown:
		a.edit(a.editing)
		a.move(Next)
	case KeyBackTab, KeyUp, PadUp:
		a.edit(a.editing)
		a.move(Previous)
	}
}
