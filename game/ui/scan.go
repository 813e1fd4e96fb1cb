package ui

import "touria.games/touria/game/store/settings"

// adapt turns raw input into what the scenes handle: it drops presses that come too soon,
// removes the keys of scanning, and applies the player's bindings.
func (a *App) adapt(in *Input) {
	c := a.Comfort()
	if c.Cooldown || c.Scan != settings.ScanOff || a.listen != nil { // a hand that rests on a key means it once
		in.dropRepeats()
	}
	if c.Cooldown && in.presses() {
		if a.ticks-a.pressed < cooldownTicks {
			in.Pressed, in.Typed, in.Down, in.Second, in.Reach = [6]Key{}, [8]rune{}, false, false, Reach{}
		} else {
			a.pressed = a.ticks
		}
	}
	if a.listen != nil {
		for _, k := range in.Pressed {
			if k != NoKey && a.listen != nil {
				a.listen(k)
			}
		}
		in.Pressed, in.Typed, in.Reach = [6]Key{}, [8]rune{}, Reach{}
		return
	}
	keys := in.Pressed
	in.Pressed = [6]Key{}
	for _, k := range keys {
		if k != NoKey && !a.scanKey(c, k) {
			in.Press(a.keys.means[k])
		}
	}
}

// scanKey handles a key of scanning and reports whether it is one.
func (a *App) scanKey(c *settings.Comfort, k Key) bool {
	switch {
	case c.Scan == settings.ScanOff || a.editing != "":
		return false
	case k == a.keys.scan[ScanNext]:
		a.scanOn()
	case k == a.keys.scan[ScanTake]:
		a.scanTake()
	default:
		return false
	}
	a.scanned = a.ticks
	return true
}

// scanAlone advances the focus when it is due, in scanning with one key.
func (a *App) scanAlone() {
	c := a.Comfort()
	if c.Scan == settings.ScanAuto && a.editing == "" && a.listen == nil && a.ticks-a.scanned >= c.ScanTime*6 {
		a.scanned = a.ticks
		a.scanOn()
	}
}

// scanOn moves the focus to the next thing that can be pressed: first what the game
// asks for, then all else.
func (a *App) scanOn() {
	a.refresh()
	if !a.ring {
		if e := a.tree.Find(a.focus); e != nil && scannable(&a.tree, e) {
			a.SetRing(true)
			return
		}
	}
	if e := a.tree.scan(a.focus); e != nil {
		a.SetFocus(e.ID)
	}
}

// scanTake presses what has the focus. The focus then goes to what the game asks for
// next, but stays on something that has just changed its value.
func (a *App) scanTake() {
	a.refresh()
	a.pressKey(KeyEnter)
	a.refresh()
	if e := a.tree.Find(a.focus); e == nil || e.Role != RoleCycle && e.Role != RoleToggle {
		if first := a.tree.First(); first != nil {
			a.SetFocus(first.ID)
		}
	}
}
