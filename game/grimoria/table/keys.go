package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
)

// Key handles the table's own keys.
func (t *Table) Key(k ui.Key) bool {
	if t.Open != board.NoDrawer {
		return t.DrawerKey(k)
	}
	if t.Blind() && t.blindKey(k) {
		return true
	}
	switch k {
	case ui.KeyEnter, ui.KeySpace, ui.PadA:
		return t.enter()
	case ui.KeyBackspace, ui.PadB:
		if !t.cancel() {
			t.undo()
		}
	case ui.KeyZ:
		t.undo()
	case ui.KeyEscape:
		if !t.cancel() {
			t.pause()
		}
	case ui.KeyF, ui.PadRT:
		t.Faster()
	case ui.KeyS:
		t.goOn()
	case ui.KeyL, ui.PadSelect:
		t.Pull(board.LogDrawer)
	case ui.KeyR, ui.PadY:
		t.openRules()
	case ui.KeyH, ui.PadX:
		t.askOwl()
	case ui.KeyT, ui.PadLT:
		t.openPocket()
	case ui.PadStart:
		t.pause()
	case ui.PadRB:
		t.cycle(1)
	case ui.PadLB:
		t.cycle(-1)
	default:
		if k >= ui.Key1 && k <= ui.Key9 {
			t.digit(int(k - ui.Key1))
			return true
		}
		return false
	}
	return true
}

// Back is handled by Key for keys; a second mouse button takes back or opens the menu.
func (t *Table) Back() {
	switch {
	case t.Open != board.NoDrawer:
		t.Pull(board.NoDrawer)
	case t.cancel():
	default:
		t.pause()
	}
}

// enter skips the beats that play, or confirms.
func (t *Table) enter() bool {
	switch {
	case t.Queue.Busy():
		t.goOn()
		return true
	case t.App.FocusShown() && (t.picked < 0 || t.App.Focus() != t.optionID(t.picked) && t.App.Focus() != rowID(t.picked)):
		return false
	case t.picked >= 0:
		t.confirm()
		return true
	case t.single() >= 0 && len(t.options) > 0:
		t.mean(&t.options[t.single()])
		return true
	}
	t.cycle(1)
	return true
}
