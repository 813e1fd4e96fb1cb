package ui

// Tick advances the App by one sixtieth of a second, with the input of that time.
func (a *App) Tick(in *Input) {
	a.ticks++
	a.thought = false
	a.meet()
	a.followLanguage()
	if !in.Idle() { // what is drawn or asked meanwhile is built then
		a.refresh()
	}
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
		a.pressKey(k)
	}
	switch {
	case in.Shortcut == KeyF11: // also while a text is typed
		a.ToggleFullscreen()
	case in.Shortcut != NoKey:
		a.pressKey(in.Shortcut)
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
		if s, ok := a.Top().(Wheeled); ok {
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
		s, ok := a.Top().(Pointed)
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
			if s, ok := a.Top().(Passed); ok {
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

// lift ends a press. A resting finger asks for the element's hint instead, which stays until the
// next touch.
func (kb *keyboard) lift(touch bool) {
	held := kb.held
	kb.held, kb.looking.lens, kb.looking.pane, kb.looking.byBar = "", nil, nil, false
	e := kb.Element(held)
	switch h := kb.hinted(); {
	case kb.sliding != "":
		kb.sliding = ""
	case touch && h != nil && kb.resting >= HintTicks:
		kb.told, kb.looking.taps.of = h.ID, nil
	case e != nil && kb.hover == held && kb.heldAt == kb.epoch:
		if e.Pressable() {
			kb.looking.taps.of = nil
		}
		kb.focus = held
		if e.Role == RoleToggle || e.Role == RoleCycle {
			kb.set.id, kb.set.x, kb.set.y = held, kb.in.X, kb.in.Y
		}
		kb.PressElement(e)
	}
	if held != "" {
		kb.dirty = true
	}
	if touch {
		kb.setHover("")
	}
}
