package ui

// Tick advances the App by one sixtieth of a second, with the input of that time.
func (a *App) Tick(in *Input) {
	a.ticks++
	a.thought = false
	a.meet()
	a.followLanguage()
	a.refresh()
	a.in = *in
	in = &a.in
	a.hearing.away = in.Away
	if in.Closing {
		a.quit = true
	}
	if !in.Idle() && in.Device != a.device {
		a.device = in.Device
		a.Changed()
	}
	if in.Restored {
		a.restored()
	}
	if a.Cramped() { // nothing is visible, so no input counts
		a.in = Input{Device: in.Device}
	}
	a.adapt(in)
	a.pointer(in)
	if !a.reach(&in.Reach) { // keys meant for an element that is gone are dropped
		in.Pressed = [len(in.Pressed)]Key{}
	}
	for _, k := range in.Pressed {
		if k == NoKey {
			break
		}
		a.key(k)
	}
	switch {
	case in.Shortcut == KeyF11: // also while a text is typed
		a.ToggleFullscreen()
	case in.Shortcut != NoKey:
		a.key(in.Shortcut)
	}
	if a.editing != "" && in.Typed[0] != 0 {
		a.typeIn(in)
	}
	if l := a.tree.lens; l != nil && l.tick(a.settings.ReducedMotion) {
		a.Changed()
	}
	for _, s := range a.tree.panes {
		if s.tick(a.settings.ReducedMotion) {
			a.Changed()
		}
	}
	a.takeDone()
	a.scanAlone()
	for i := 0; i < len(a.stack); i++ {
		a.stack[i].Tick(i == len(a.stack)-1)
	}
	if a.toast.left > 0 {
		if a.toast.left--; a.toast.left == 0 {
			a.Changed()
		}
	}
	a.sound()
	a.resting++
	if a.resting == HintTicks || a.resting == whyTicks {
		if e := a.hinted(); e != nil && a.resting == patience(e) {
			if a.device == Touch { // an older answer gives way
				a.toast.left = 0
			}
			a.Changed()
		}
	}
}

// pointer handles mouse and touch. A press counts if it goes down and up on the
// same element and has not expired in between.
func (a *App) pointer(in *Input) {
	if in.Device != Mouse && in.Device != Touch {
		return
	}
	if in.Pinch > 0 {
		a.pinch(in)
		return
	}
	a.part()
	a.px, a.py = in.X/a.scale, in.Y/a.scale
	a.inside = in.Inside
	a.down = (a.down || in.Down) && !in.Up && (in.Held || in.Down)
	if in.Moved && a.still {
		a.still, a.resting = false, 0
		a.hoverOver() // what came up under a pointer at rest
	}
	if in.Moved && in.Device == Mouse {
		a.forgetTold()
	}
	if in.Moved || in.Down || in.Up {
		a.point()
	}
	if in.Second {
		if !a.closeLens() {
			a.goBack()
		}
		return
	}
	if in.Wheel != 0 && !a.wheel(in.Wheel) && !a.roll(in.Wheel) {
		if s, ok := a.Top().(interface{ Wheel(int) }); ok {
			s.Wheel(in.Wheel)
		}
	}
	if in.Down {
		if in.Device == Touch { // a resting finger shows hints
			a.still, a.resting = false, 0
		}
		a.SetRing(false)
		a.forgetTold()
		second := a.grasp(in.Device == Touch)
		s, ok := a.Top().(interface{ Down(x, y float32) bool })
		taken := ok && s.Down(a.px, a.py)
		if e := a.Element(a.hover); second && (taken || e == nil || !e.Pressable()) {
			a.peer(a.px, a.py)
			return
		}
		if taken {
			a.held, a.looking.taps.of = "", nil
			return
		}
		if a.grab() {
			a.held = ""
			return
		}
		a.held, a.heldAt = a.hover, a.epoch
		a.grip()
		if a.held == "" && a.editing != "" {
			a.edit(a.editing)
		}
		if a.held == "" {
			if s, ok := a.Top().(interface{ Outside() }); ok {
				s.Outside()
			}
		}
		a.dirty = true
	}
	if a.sliding != "" {
		a.drag()
	} else if a.down && in.Moved {
		a.follow()
	}
	if in.Up {
		a.lift(in.Device == Touch)
	}
}

// key handles one key: typing first, then the scene's own keys, then focus.
func (a *App) key(k Key) {
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
		a.Mute()
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

// maxTyped is the maximum length of a field in characters, unless it has its own.
const maxTyped = 20

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
	most, strange := e.most(), false
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

// ToggleFullscreen changes between a window and the whole screen, where the program can do that.
func (a *App) ToggleFullscreen() {
	if a.cfg.CanFullscreen {
		a.settings.Fullscreen = !a.settings.Fullscreen
		a.Save()
		a.Changed()
	}
}
