package table

import (
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// choosing reports whether a human is choosing a spell.
func (tn *turn) choosing() bool { return tn.Deciding() && tn.Session.Choosing() }

// cardsOf returns the cards of who decides, nil if whoever looks on does not see them all.
func (tn *turn) cardsOf() *show.Hand {
	if h := &tn.Model.Seats[tn.Actor%grimoria.MaxSeats]; tn.Deciding() && h.Shown {
		return h
	}
	return nil
}

// Attacked reports whether a human is to answer an attack now.
func (tn *turn) Attacked() bool {
	if !tn.Deciding() || tn.wait > 0 || tn.Queue.Busy() {
		return false
	}
	p := tn.Session.Phase()
	return p == grimoria.PhaseDefend || p == grimoria.PhaseWarn
}

// Near reports whether a card of the display is asked for.
func (tn *turn) Near() bool { return len(tn.offered(asSlot)) > 0 }

// Slot makes a card of the display chosen by a press, or shown while spells are.
func (tn *turn) Slot(e *ui.Element, slot int) {
	s := &tn.Model.Slots[slot]
	if tn.choosing() && s.Card != grimoria.NoCard { // which keeps the spell
		e.Label += tn.OneOf(slot)
		e.OnPress = func() { tn.tapped = board.Subject{Card: s.Card}; tn.App.Changed() }
	}
	if n := tn.slotOption(slot); n >= 0 {
		e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, tn.picked == n, tn.advice() == n
		e.Label = tn.options[n].Text.In(tn.App.Words()) + tn.OneOf(slot)
		e.OnPress = func() { tn.pick(n) }
	}
}

// Rival makes another player chosen by a press, if one is asked for.
func (tn *turn) Rival(e *ui.Element, seat grimoria.Seat) bool {
	i := tn.seatOption(seat)
	if i < 0 {
		return false
	}
	e.Role, e.Marked, e.Advised = ui.RoleTarget, tn.picked == i, tn.advice() == i
	e.OnPress = func() { tn.pick(i) }
	return true
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

// dealt returns the cards that lie on the stage, from which one is chosen. Those that answer an attack lie in the tray.
func (tn *turn) dealt() []int {
	if tn.Attacked() {
		return nil
	}
	return tn.offered(asCard)
}

// offer adds a card that is offered.
func (t *Table) offer(b *ui.Builder, i int, r ui.Rect) {
	o := &t.options[i]
	e := t.Explained(t.optionID(i), r, o.Card)
	e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == i, t.advice() == i
	if o.Decision.Kind == grimoria.PutAway && o.Decision.Arg&grimoria.Under != 0 || o.Decision.Kind == grimoria.PutOnCloak {
		e.Part = 1
	}
	e.Label = o.Text.In(t.App.Words())
	if o.Follows.Key != "" {
		e.Label += t.App.Colon() + o.Follows.In(t.App.Words())
	}
	e.Hint = e.Label
	e.OnPress = func() { t.pick(i) }
	b.Add(e)
}

// buildOffers lays out the cards from which one is chosen on the stage.
func (t *Table) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range board.Cards(room.Inset(4), len(list), 126, 5) {
		t.offer(b, list[n], r)
	}
}
