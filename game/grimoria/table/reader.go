package table

import (
	"strings"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// The table for screen readers: labels that say what the pictures show, announcements, and the whole table on
// request.

// Survey returns what lies on the table, as far as the viewer may see it.
func (tn *turn) Survey() (all []string) {
	a, m := tn.App, &tn.Model
	say := func(text string) { all = append(all, text) }
	say(a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level)) + ". " + tn.prompt())
	me := tn.Eyes()
	say(tn.Names[me] + a.Colon() + tn.Bears(me))
	say(tn.PocketLabel())
	for _, seat := range tn.Others() {
		say(tn.FullName(seat) + a.Colon() + tn.Bears(seat))
	}
	for i := range m.NSlots {
		switch s := &m.Slots[i]; {
		case s.Lies && s.Card == grimoria.NoCard:
			say(a.T("display.hidden"))
		case s.Lies:
			say(a.T(show.CardName(s.Card)) + a.Colon() + a.T(show.CardText(s.Card)))
		case s.Taker < grimoria.NoSeat:
			say(a.T("display.taken", words.Lit("Name", tn.Names[s.Taker])))
		}
	}
	var order []string
	for n := range m.Players {
		if seat := m.Order[n]; seat < grimoria.NoSeat {
			order = append(order, tn.Names[seat])
		}
	}
	key := "order.title"
	if m.Phase == grimoria.PhaseChoose || m.Phase == grimoria.PhasePrepare {
		key = "order.last"
	}
	say(a.T(key) + a.Colon() + strings.Join(order, a.T("list.comma")))
	discarded := 0
	for c := range m.Discard {
		discarded += int(m.Discard[c])
	}
	say(a.T("stack.adventures", words.Num("Count", m.Stack)) + a.T("list.comma") + a.T("stack.discard", words.Num("Count", discarded)) +
		a.T("list.comma") + a.T("stack.treasures", words.Num("Count", m.Hoard)))
	return all
}

// tellDisplay tells listeners which cards can be had in this round.
func (tn *turn) tellDisplay() {
	if names := tn.DisplayNames(); len(names) > 0 {
		tn.App.Hear(ui.HeardNews, tn.App.T("display.all", words.Lit("Names", strings.Join(names, tn.App.T("list.comma")))))
	}
}
