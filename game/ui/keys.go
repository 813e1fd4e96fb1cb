package ui

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// key handles the table's own keys (ux.md d).
func (t *Table) Key(k Key) bool {
	if t.drawer != noDrawer {
		switch k {
		case KeyEscape, PadB, KeyL, PadSelect, KeyBackspace:
			t.pull(t.drawer)
			return true
		}
		return false
	}
	switch k {
	case KeyQ:
		return t.tower(touria.NW)
	case KeyE:
		return t.tower(touria.NE)
	case KeyD:
		return t.tower(touria.SE)
	case KeyA:
		return t.tower(touria.SW)
	case KeyEnter, KeySpace, PadA:
		return t.enter()
	case KeyBackspace:
		if !t.cancel() {
			t.undo()
		}
	case KeyZ:
		t.undo()
	case KeyEscape:
		if !t.cancel() {
			t.pause()
		}
	case PadB:
		if !t.cancel() {
			t.undo()
		}
	case KeyF, PadRT:
		t.a.faster()
	case KeyS:
		t.skip()
	case KeyL, PadSelect:
		t.pull(logDrawer)
	case KeyR, PadY:
		t.rulesPage()
	case KeyH:
		t.heraldKey()
	case KeyP, PadLT:
		t.toggleLid()
	case PadStart:
		t.pause()
	case PadRB:
		t.cycle(1)
	case PadLB:
		t.cycle(len(t.choices.Options) - 1)
	case PadX:
		if !t.nextRoute() {
			t.heraldKey()
		}
	default:
		if k >= Key1 && k <= Key9 {
			return t.digit(int(k - Key1))
		}
		return false
	}
	return true
}

// enter skips what plays; it confirms while nothing is focused, and else
// leaves the key to the focus.
func (t *Table) enter() bool {
	if t.queue.Busy() {
		t.skip()
		return true
	}
	if t.a.FocusShown() {
		return false
	}
	if t.primary() != nil {
		t.confirm()
		return true
	}
	return false
}

// tower presses a tower by its key.
func (t *Table) tower(w touria.Tower) bool {
	if t.queue.Busy() {
		t.skip()
		return true
	}
	if e := t.a.element("table.tower." + w.String()); e != nil {
		t.a.FocusOn(e.ID)
		t.a.PressElement(e)
	}
	return true
}

// digit presses the n-th tower where towers are to be chosen, else the n-th
// option of the panel.
func (t *Table) digit(n int) bool {
	if n < touria.Towers && (t.offers(show.TargetTower) || !t.deciding) && t.picked == "" && !t.doors() {
		return t.tower(touria.Tower(n))
	}
	if t.doors() && t.offers(show.TargetDoor) {
		if e := t.a.element("table.door." + string(rune('1'+n))); e != nil {
			t.a.PressElement(e)
		}
		return true
	}
	t.a.Tree()
	for i := range t.a.Tree().Elements {
		e := &t.a.Tree().Elements[i]
		if e.Look != LookOption {
			continue
		}
		if n == 0 {
			t.a.PressElement(e)
			return true
		}
		n--
	}
	return true
}

// cycle moves the focus to the next thing that can be chosen.
func (t *Table) cycle(by int) {
	t.a.Tree()
	var ids []string
	cur := -1
	for i := range t.a.Tree().Elements {
		e := &t.a.Tree().Elements[i]
		if e.Role == RoleTarget && e.Lit || e.Look == LookOption {
			if e.ID == t.a.Focused() {
				cur = len(ids)
			}
			ids = append(ids, e.ID)
		}
	}
	if len(ids) == 0 {
		return
	}
	if by != 1 {
		by = len(ids) - 1
	}
	t.a.setFocus(ids[(max(cur, -1)+by+len(ids))%len(ids)])
}

// nextRoute moves the focus to the next route card and tells whether there is one.
func (t *Table) nextRoute() bool {
	next := "table.route.0"
	if n := len("table.route."); len(t.a.Focused()) == n+1 && t.a.Focused()[:n] == "table.route." {
		next = t.a.Focused()[:n] + string(rune(t.a.Focused()[n]+1))
	}
	t.a.Tree()
	for _, id := range []string{next, "table.route.0"} {
		if t.a.element(id) != nil {
			t.a.setFocus(id)
			return true
		}
	}
	return false
}

// back is the second mouse button: it takes a choice back, never a decision.
func (t *Table) Back() {
	t.cancel()
}

// down lets a press anywhere on the table, but not on what is no part of the
// game, skip what plays.
func (t *Table) Down(x, y float32) bool {
	if t.calm > 0 && !t.queue.Busy() {
		return true
	}
	if !t.queue.Busy() || t.drawer != noDrawer {
		return false
	}
	if e := t.a.Tree().At(x, y); e != nil {
		switch e.Look {
		case LookIcon, LookButton, LookDark, LookRival, LookYou:
			return false
		}
	}
	t.skip()
	return true
}
