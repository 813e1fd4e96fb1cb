package table

import (
	"strings"

	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Key handles the table's own keys (ux.md d).
func (t *Table) Key(k ui.Key) bool {
	enters := k == ui.KeyEnter || k == ui.KeySpace || k == ui.PadA
	void := enters && t.turn.Presses.Hurry()
	if t.drawers.open != noDrawer {
		switch k {
		case ui.KeyEscape, ui.PadB, ui.KeyL, ui.PadSelect, ui.KeyBackspace:
			t.drawers.pull(t.drawers.open)
			return true
		case ui.KeyR, ui.PadY:
			t.rulesPage()
			return true
		}
		return false
	}
	switch k {
	case ui.KeyQ:
		return t.tower(touria.NW)
	case ui.KeyE:
		return t.tower(touria.NE)
	case ui.KeyD:
		return t.tower(touria.SE)
	case ui.KeyA:
		return t.tower(touria.SW)
	case ui.KeyEnter, ui.KeySpace, ui.PadA:
		return t.enter(void)
	case ui.KeyBackspace, ui.PadB:
		if !t.cancel() {
			t.turn.Undo()
		}
	case ui.KeyZ:
		t.turn.Undo()
	case ui.KeyEscape:
		if !t.cancel() {
			t.pause()
		}
	case ui.KeyF, ui.PadRT:
		t.a.Faster()
	case ui.KeyS:
		t.skip()
	case ui.KeyL, ui.PadSelect:
		t.drawers.pull(logDrawer)
	case ui.KeyC:
		t.past.lookBack()
	case ui.KeyV:
		t.a.ToggleCompact()
	case ui.KeyR, ui.PadY:
		t.rulesPage()
	case ui.KeyH:
		t.heraldKey()
	case ui.KeyT, ui.PadLT:
		t.board.ToggleLid()
	case ui.KeyP:
		after.ShowPhoto(t.a, t.board)
	case ui.PadStart:
		t.pause()
	case ui.PadRB:
		t.cycle(1)
	case ui.PadLB:
		t.cycle(-1)
	case ui.PadX:
		if !t.nextRoute() {
			t.heraldKey()
		}
	default:
		if k >= ui.Key1 && k <= ui.Key9 {
			return t.digit(int(k - ui.Key1))
		}
		return false
	}
	return true
}

// enter skips the current beats, or confirms if the focus is hidden or on an
// option; otherwise it leaves the key to the focus. A void one does nothing.
func (t *Table) enter(void bool) bool {
	if t.board.Queue.Busy() {
		t.skip()
		return true
	}
	if t.a.FocusShown() {
		if e := t.a.Element(t.a.Focused()); e != nil && chrome(e) {
			return false
		}
	}
	if t.tutor.readOn() {
		return true
	}
	if void && t.turn.Deciding {
		return true
	}
	switch {
	case t.a.FocusShown():
		return false
	case t.turn.Primary() == nil: // the focus goes where there is something to choose
		return t.turn.Open() && t.cycle(1)
	}
	t.turn.Confirm()
	return true
}

// tower selects a tower by its key, or says why not.
func (t *Table) tower(w touria.Tower) bool {
	if t.board.Queue.Busy() {
		t.skip()
		return true
	}
	target := show.Thing(show.TargetTower, w)
	e := t.a.Element(board.ID(nil, target))
	if e == nil {
		return true
	}
	t.a.FocusOn(e.ID)
	if found := t.turn.AimAt(target); len(found) == 1 {
		t.turn.SelectOnly(found[0])
	} else {
		t.a.PressElement(e)
	}
	return true
}

// digit selects the n-th tower while towers can be chosen, the n-th door while
// doors can, otherwise the n-th option of the panel. It never decides.
func (t *Table) digit(n int) bool {
	if t.board.DoorsShown() && t.turn.Offers(show.TargetDoor) {
		for _, o := range t.turn.Level() {
			if o.Target == show.Thing(show.TargetDoor, n+1) {
				t.turn.SelectOnly(o)
			}
		}
		return true
	}
	if !t.board.DoorsShown() && (t.turn.Offers(show.TargetTower) || !t.turn.Deciding) {
		if n < touria.Towers {
			return t.tower(touria.Tower(n))
		}
		return true
	}
	if t.turn.Deciding && len(t.turn.Path) == 0 && t.turn.View.Phase() == touria.PhaseMove { // the ways come first
		if n < len(t.turn.Routes) {
			t.a.SetFocus(board.ID(nil, show.Thing(show.TargetRoute, n)))
			return true
		}
		n -= len(t.turn.Routes)
	}
	options := t.sheet.panelOptions()
	if decline := t.turn.Decline(); decline != nil { // the second button's comes last
		options = append(options, decline)
	}
	for _, o := range options {
		if n == 0 {
			t.turn.SelectOnly(o)
			return true
		}
		n--
	}
	return true
}

// cycle moves the focus to the next (1) or previous (-1) thing that can be chosen,
// and reports whether there is any.
func (t *Table) cycle(by int) bool {
	tree := t.a.Tree()
	var ids []string
	cur := -1
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Role == ui.RoleTarget && e.Lit || e.Look == ui.LookOption {
			if e.ID == t.a.Focused() {
				cur = len(ids)
			}
			ids = append(ids, e.ID)
		}
	}
	if len(ids) == 0 {
		return false
	}
	t.a.SetFocus(ids[(cur+by+len(ids))%len(ids)])
	return true
}

// nextRoute moves the focus to the next route card, cyclically, and reports
// whether there is one.
func (t *Table) nextRoute() bool {
	tree := t.a.Tree()
	next := 0
	if e := tree.Find(t.a.Focused()); e != nil && e.Target.Kind == show.TargetRoute {
		next = int(e.Target.N) + 1
	}
	for _, n := range []int{next, 0} {
		if e := t.a.Element(board.ID(nil, show.Thing(show.TargetRoute, n))); e != nil {
			t.a.SetFocus(e.ID)
			return true
		}
	}
	return false
}

// Back takes back a choice, never a decision: it is the second mouse button.
func (t *Table) Back() { t.cancel() }

// Down skips the current beats with a press anywhere but on a button that works
// meanwhile. While presses rest it swallows those that could decide.
func (t *Table) Down(x, y float32) bool {
	void := t.turn.Presses.Hurry()
	if t.drawers.open != noDrawer {
		return false
	}
	if e := t.a.Tree().At(x, y); e != nil && chrome(e) {
		return false
	}
	if t.board.Queue.Busy() {
		t.skip()
		return true
	}
	return t.tutor.readOn() || void
}

// chrome reports whether an element is a button beside the game that works at any
// moment.
func chrome(e *ui.Element) bool {
	if strings.HasPrefix(e.ID, "table.rest.") { // where options may have lain a moment ago
		return false
	}
	switch e.Look {
	case ui.LookIcon, ui.LookButton, ui.LookDark, board.LookRival, board.LookYou, board.LookTail:
		return true
	}
	return false
}

// heraldKey asks the herald or, once it has answered, follows its advice.
func (t *Table) heraldKey() {
	switch {
	case t.board.Queue.Busy():
		t.skip()
	case t.turn.Presses.Hurry():
	case t.turn.Advice.On:
		t.turn.FollowHerald()
	case !t.turn.Advice.Thinking:
		t.turn.AskHerald()
	}
}

// LookedAt reports whether a drawer is open.
func (t *Table) LookedAt() bool { return t.drawers.open != noDrawer }
