package table

import (
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Near reports whether a card of the display is asked for.
func (c *choice) Near() bool { return len(c.offered(asSlot)) > 0 }

// Place makes a card of the display chosen by a press, or shown while spells are.
func (c *choice) Place(e *ui.Element, slot int) {
	s := &c.Model.Slots[slot]
	if c.choosing() && s.Card != grimoria.NoCard { // which keeps the spell
		e.Label += c.OneOf(slot)
		e.OnPress = func() { c.tapped = board.Subject{Card: s.Card}; c.App.Changed() }
	}
	if n := c.slotOption(slot); n >= 0 {
		e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, c.picked == n, c.advice() == n
		e.Label = c.options[n].Text.In(c.App.Words()) + c.OneOf(slot)
		e.OnPress = func() { c.pick(n) }
	}
}

// Rival makes another player chosen by a press, if one is asked for.
func (c *choice) Rival(e *ui.Element, seat grimoria.Seat) bool {
	i := c.seatOption(seat)
	if i < 0 {
		return false
	}
	e.Role, e.Marked, e.Advised = ui.RoleTarget, c.picked == i, c.advice() == i
	e.OnPress = func() { c.pick(i) }
	return true
}

// Companion makes a companion pressed where it lies, if it answers an attack; the one that is named is marked.
func (c *choice) Companion(e *ui.Element, card grimoria.Card, veiled bool) {
	if !c.Attacked() || veiled || !c.Sees(c.Actor) || e.Rect.W*c.App.Scale() < 44 {
		return
	}
	for _, i := range c.offered(asCard) {
		if o := &c.options[i]; o.Card == card {
			e.Role, e.Lit, e.Checked, e.OnPress = ui.RoleButton, true, c.picked == i, func() { c.pick(i) }
		}
	}
	if m := &c.Model; m.Attack.Named == card && m.Attack.On == c.Actor {
		e.Struck = true
	}
}

// Rank lets the last round be seen once more, from a player's turn on.
func (tn *turn) Rank(e *ui.Element, seat grimoria.Seat) {
	if tn.Deciding() && tn.wait == 0 {
		e.Role, e.OnPress = ui.RoleButton, func() {
			if tn.Deciding() && !tn.Queue.Busy() {
				after.WatchAgain(tn.g, tn.Board, seat)
			}
		}
		e.Hint += "\n" + tn.App.T("order.again")
	}
}
