package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// choosing reports whether a human is choosing a spell.
func (tn *turn) choosing() bool { return tn.deciding && tn.s.Choosing() && tn.watched == nil }

// cardsOf returns the cards of who decides, nil if whoever looks on does not see them all.
func (tn *turn) cardsOf() *show.Hand {
	if h := &tn.model.Seats[tn.actor%grimoria.MaxSeats]; tn.deciding && h.Shown {
		return h
	}
	return nil
}

// attacked reports whether a human is to answer an attack now.
func (tn *turn) attacked() bool {
	if !tn.deciding || tn.wait > 0 || tn.queue.Busy() {
		return false
	}
	p := tn.s.Phase()
	return p == grimoria.PhaseDefend || p == grimoria.PhaseWarn
}

// dealt returns the cards that lie on the stage, from which one is chosen. Those that answer an attack lie in the tray.
func (tn *turn) dealt() []int {
	if tn.attacked() {
		return nil
	}
	return tn.offered(asCard)
}

// offer adds a card that is offered.
func (t *Table) offer(b *ui.Builder, i int, r ui.Rect) {
	o := &t.options[i]
	e := t.card(t.optionID(i), r, o.Card)
	e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == i, t.advice() == i
	if o.Decision.Kind == grimoria.PutAway && o.Decision.Arg&grimoria.Under != 0 || o.Decision.Kind == grimoria.PutOnCloak {
		e.Part = 1
	}
	e.Label = o.Text.In(t.a.Words())
	if o.Follows.Key != "" {
		e.Label += t.a.Colon() + o.Follows.In(t.a.Words())
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
