package table

import (
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// The table for screen readers: labels that say what the pictures show, announcements, and the whole table on
// request.

// bears says what a player has, with the names of the companions, and which spell is theirs.
func (bd *position) bears(seat grimoria.Seat) string {
	a, h := bd.a, &bd.model.Seats[seat]
	text := bd.has(seat)
	if names := bd.companions(seat); len(names) > 0 {
		text += ". " + a.T("score.companions") + a.Colon() + strings.Join(names, a.T("list.comma"))
	}
	if h.Spell > 0 {
		text += ". " + a.T("has.spell", words.Ref("Spell", show.SpellName(h.Spell)))
	}
	return text
}

// companions names the companions of a player.
func (bd *position) companions(seat grimoria.Seat) (names []string) {
	h := &bd.model.Seats[seat]
	add := func(name string, n int) {
		if n > 1 {
			name = strconv.Itoa(n) + " × " + name
		}
		if n > 0 {
			names = append(names, name)
		}
	}
	for k := range h.Open {
		name := bd.a.T(show.CardName(grimoria.Card(k) + grimoria.Places))
		add(name, int(h.Open[k]))
		add(bd.a.T("has.cloaked", words.Lit("Card", name)), int(h.Cloaked[k]))
	}
	return names
}

func (bd *position) cardNames(list []grimoria.Card) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = bd.a.T(show.CardName(c))
	}
	return strings.Join(names, bd.a.T("list.comma"))
}

// Survey returns what lies on the table, as far as the viewer may see it.
func (tn *turn) Survey() (all []string) {
	a, m := tn.a, &tn.model
	say := func(text string) { all = append(all, text) }
	say(a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level)) + ". " + tn.prompt())
	me := tn.Eyes()
	say(tn.names[me] + a.Colon() + tn.bears(me))
	say(tn.pocketLabel())
	for _, seat := range tn.rivals() {
		say(tn.title(seat) + a.Colon() + tn.bears(seat))
	}
	for i := range m.NSlots {
		switch s := &m.Slots[i]; {
		case s.Lies && s.Card == grimoria.NoCard:
			say(a.T("display.hidden"))
		case s.Lies:
			say(a.T(show.CardName(s.Card)) + a.Colon() + a.T(show.CardText(s.Card)))
		case s.Taker < grimoria.NoSeat:
			say(a.T("display.taken", words.Lit("Name", tn.names[s.Taker])))
		}
	}
	var order []string
	for n := range m.Players {
		if seat := m.Order[n]; seat < grimoria.NoSeat {
			order = append(order, tn.names[seat])
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

// tell tells listeners the lines of the chronicle from one on, and the viewer which hidden cards
// have come.
func (tn *turn) tell(from int) {
	for _, l := range tn.lines[from:] {
		if !l.Turn { // the spell that is cast says whose turn it is
			tn.a.Hear(ui.HeardNews, l.Text.In(tn.a.Words()))
		}
	}
	if tn.viewer >= grimoria.NoSeat || tn.watched != nil {
		return
	}
	now, had := tn.model.Seats[tn.viewer], tn.heard
	if tn.heard = now; !now.Shown || !had.Shown {
		return
	}
	var come []grimoria.Card
	for c := range grimoria.NoCard {
		if !c.IsCompanion() {
			for range now.Held(c) - had.Held(c) {
				come = append(come, c)
			}
		}
	}
	if len(come) > 0 {
		tn.a.Hear(ui.HeardAnswer, tn.a.T("pocket.title", words.Lit("Name", tn.names[tn.viewer]))+tn.a.Colon()+tn.cardNames(come))
	}
}

// foretold says what a spell would bring now, for who cannot see it in the book.
func (tn *turn) foretold(spell int) string {
	if !tn.a.Config().Mirrored {
		return ""
	}
	f := show.Foresee(&tn.model, tn.actor, spell, &tn.names)
	text := tn.a.T("choose.now", words.Gap("What", f.Text))
	if f.Foil.Key != "" {
		text += " " + f.Foil.In(tn.a.Words())
	}
	return text
}

// tellDisplay tells listeners which cards can be had in this round.
func (bd *position) tellDisplay() {
	if names := bd.displayNames(); len(names) > 0 {
		bd.a.Hear(ui.HeardNews, bd.a.T("display.all", words.Lit("Names", strings.Join(names, bd.a.T("list.comma")))))
	}
}
