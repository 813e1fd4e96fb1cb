package table

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Companion makes a companion pressed where it lies, if it answers an attack; the one that is named is marked.
func (tn *turn) Companion(e *ui.Element, c grimoria.Card, veiled bool) {
	if !tn.Attacked() || veiled || tn.Viewer != tn.Actor || e.Rect.W*tn.App.Scale() < 44 {
		return
	}
	for _, i := range tn.offered(asCard) {
		if o := &tn.options[i]; o.Card == c {
			e.Role, e.Lit, e.Checked, e.OnPress = ui.RoleButton, true, tn.picked == i, func() { tn.pick(i) }
		}
	}
	if m := &tn.Model; m.Attack.Named == c && m.Attack.On == tn.Actor {
		e.Struck = true
	}
}

// openPocket shows the hidden cards as a list; behind the own curtain if others are at the screen.
func (t *Table) openPocket() {
	me := t.Eyes()
	if t.Humans > 1 && t.turn.Viewer != me {
		if t.Session.IsHuman(me) && !t.Queue.Busy() && (t.Deciding() && t.Actor == me) {
			t.curtain(me)
		}
		return
	}
	t.ShowOwn()
}
