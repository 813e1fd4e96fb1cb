package table

import (
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// The table for who listens instead of looking: labels that say what the pictures show, what
// happens, and everything at once on request.

// bears says what a player has, with the names of the companions, and which spell is theirs.
func (t *Table) bears(seat grimoria.Seat) string {
	a, h := t.a, &t.model.Seats[seat]
	text := t.has(seat)
	if names := t.companions(seat); len(names) > 0 {
		text += ". " + a.T("score.companions") + a.Colon() + strings.Join(names, a.T("list.comma"))
	}
	if h.Spell > 0 {
		text += ". " + a.T("has.spell", words.Ref("Spell", show.SpellName(h.Spell)))
	}
	return text
}

// companions names the companions of a player.
func (t *Table) companions(seat grimoria.Seat) (names []string) {
	h := &t.model.Seats[seat]
	add := func(name string, n int) {
		if n > 1 {
			name = strconv.Itoa(n) + " × " + name
		}
		if n > 0 {
			names = append(names, name)
		}
	}
	for k := range h.Open {
		name := t.a.T(show.CardName(grimoria.Card(k) + grimoria.Places))
		add(name, int(h.Open[k]))
		add(t.a.T("has.cloaked", words.Lit("Card", name)), int(h.Cloaked[k]))
	}
	return names
}

// pocketLabel names what is in the hidden hand of who sits at the lower edge, as far as the viewer
// sees it.
func (t *Table) pocketLabel() string {
	a, me := t.a, t.Eyes()
	h := &t.model.Seats[me]
	label := a.T("pocket.title", words.Lit("Name", t.names[me])) + a.Colon()
	if list := heldCards(h); len(list) > 0 {
		return label + t.cardNames(list)
	}
	return label + a.T("has.places", words.Num("Count", h.NPlaces)) + a.T("list.comma") + a.T("has.treasures", words.Num("Count", h.NHoard))
}

func (t *Table) cardNames(list []grimoria.Card) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = t.a.T(show.CardName(c))
	}
	return strings.Join(names, t.a.T("list.comma"))
}

// Survey returns what lies on the table, as far as the viewer may see it.
func (t *Table) Survey() (all []string) {
	a, m := t.a, &t.model
	say := func(text string) { all = append(all, text) }
	say(a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level)) + ". " + t.prompt())
	me := t.Eyes()
	say(t.names[me] + a.Colon() + t.bears(me))
	say(t.pocketLabel())
	for _, seat := range t.rivals() {
		say(t.title(seat) + a.Colon() + t.bears(seat))
	}
	for i := range m.NSlots {
		switch s := &m.Slots[i]; {
		case s.Lies && s.Card == grimoria.NoCard:
			say(a.T("display.hidden"))
		case s.Lies:
			say(a.T(show.CardName(s.Card)) + a.Colon() + a.T(show.CardText(s.Card)))
		case s.Taker < grimoria.NoSeat:
			say(a.T("display.taken", words.Lit("Name", t.names[s.Taker])))
		}
	}
	var order []string
	for n := range m.Players {
		if seat := m.Order[n]; seat < grimoria.NoSeat {
			order = append(order, t.names[seat])
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
func (t *Table) tell(from int) {
	for _, l := range t.lines[from:] {
		if !l.Turn { // the spell that is cast says whose turn it is
			t.a.Hear(ui.HeardNews, l.Text.In(t.a.Words()))
		}
	}
	if t.viewer >= grimoria.NoSeat || t.watched != nil {
		return
	}
	now, had := t.model.Seats[t.viewer], t.heard
	if t.heard = now; !now.Shown || !had.Shown {
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
		t.a.Hear(ui.HeardAnswer, t.a.T("pocket.title", words.Lit("Name", t.names[t.viewer]))+t.a.Colon()+t.cardNames(come))
	}
}

// foretold says what a spell would bring now, for who cannot see it in the book.
func (t *Table) foretold(spell int) string {
	if !t.a.Config().Mirrored {
		return ""
	}
	f := show.Foresee(&t.model, t.actor, spell, &t.names)
	text := t.a.T("choose.now", words.Gap("What", f.Text))
	if f.Foil.Key != "" {
		text += " " + f.Foil.In(t.a.Words())
	}
	return text
}

// tellDisplay tells listeners which cards can be had in this round.
func (t *Table) tellDisplay() {
	if names := t.displayNames(); len(names) > 0 {
		t.a.Hear(ui.HeardNews, t.a.T("display.all", words.Lit("Names", strings.Join(names, t.a.T("list.comma")))))
	}
}
