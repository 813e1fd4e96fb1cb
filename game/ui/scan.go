package ui

import "touria.games/touria/game/store/settings"

// cooldownTicks is the pause between two presses with the cool-down: half a second.
const cooldownTicks = 30

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

// presses reports whether something was pressed in the tick.
func (in *Input) presses() bool {
	return in.Pressed[0] != NoKey || in.Typed[0] != 0 || in.Down || in.Second || in.Reach.How == ReachPress
}

// dropRepeats removes the keys that are held down.
func (in *Input) dropRepeats() {
	keys, held := in.Pressed, in.Repeated
	in.Pressed, in.Repeated = [6]Key{}, 0
	for i, k := range keys {
		if k != NoKey && held&(1<<i) == 0 {
			in.Press(k)
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
	a.key(KeyEnter)
	a.refresh()
	if e := a.tree.Find(a.focus); e == nil || e.Role != RoleCycle && e.Role != RoleToggle {
		if first := a.tree.First(); first != nil {
			a.SetFocus(first.ID)
		}
	}
}

func scannable(t *Tree, e *Element) bool {
	return t.Reachable(e) && e.Pressable() && e.Role != RoleField
}

// scan returns the element that follows one in the order of scanning, cyclically: where
// the focus begins, the rest of what the game asks for, and all else.
func (t *Tree) scan(from string) (next *Element) {
	n := len(t.Elements)
	begin := t.First()
	place := func(i int) int {
		switch e := &t.Elements[i]; {
		case e == begin:
			return i
		case e.asked():
			return n + i
		}
		return 2*n + i
	}
	at := -1
	for i := range t.Elements {
		if e := &t.Elements[i]; e.ID == from && scannable(t, e) {
			at = place(i)
		}
	}
	least := 6 * n
	for i := range t.Elements {
		if e := &t.Elements[i]; scannable(t, e) {
			p := place(i)
			if p <= at {
				p += 3 * n // in the next round
			}
			if p < least {
				next, least = e, p
			}
		}
	}
	return next
}

// asked reports whether the element is part of what the game asks for.
func (e *Element) asked() bool {
	return e.Look == LookPrimary || e.Look == LookOption || e.Role == RoleTarget && e.Lit || e.Look == LookPlaque && e.Role == RoleButton
}
