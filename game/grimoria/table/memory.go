package table

import (
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// MemoryAid reports whether the table shows what its players could know by a perfect memory (G13.3).
func (t *Table) MemoryAid() bool { return t.s.Config().MemoryAid }

// view returns what the viewer can know in the position that the table shows.
func (t *Table) view() grimoria.View { return t.s.ViewBefore(t.noted, t.viewer) }

// memory returns what the viewer could know of a player's hidden places by a perfect memory; ok is
// false without the memory aid, or where they lie open anyway.
func (t *Table) memory(seat grimoria.Seat) (m show.Memory, ok bool) {
	if !t.MemoryAid() || seat >= grimoria.NoSeat || t.model.Seats[seat].Shown {
		return m, false
	}
	v := t.view()
	return show.Recall(&v, seat), true
}

// rivalHint says what a rival has, what the viewer could remember of it, and what a press shows.
func (t *Table) rivalHint(seat grimoria.Seat, has string) string {
	a := t.a
	if m, ok := t.memory(seat); ok && len(m.Came) > 0 {
		has += "\n" + m.Text().In(a.Words())
	}
	if !t.s.IsHuman(seat) && t.seatOption(seat) < 0 { // where a press does not choose
		has += "\n" + a.T("knows.hint", words.Lit("Name", t.names[seat]))
	}
	return has
}

// recallRow adds the places that the viewer could remember to a rival's panel, below the companions,
// if these leave room for it.
func (t *Table) recallRow(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	m, ok := t.memory(seat)
	if !ok || len(m.Came) == 0 {
		return
	}
	const size = 28
	last := b.Last()
	if last.ID == id+".medals.1" || last.ID == id+".medals.0" && last.Rect.Y+last.Rect.H > r.Y+r.H-size {
		return
	}
	var icons []ui.Icon
	for _, s := range m.Came {
		if s.Card != grimoria.NoCard {
			i := someIcon(s)
			i.Count = s.N
			icons = append(icons, i)
		}
	}
	if len(icons) == 0 {
		return
	}
	b.Add(ui.Element{ID: id + ".recall", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X, r.Y+r.H-size, r.W, size), Size: size, Lit: true, Icons: icons,
		Label: m.Text().In(t.a.Words())})
}

// besideRecall returns the room that the row of remembered cards leaves to few companions.
func (t *Table) besideRecall(r ui.Rect, seat grimoria.Seat) ui.Rect {
	const few, row = 4, 30
	kinds := 0
	h := &t.model.Seats[seat]
	for k := range h.Open {
		if h.Open[k] > 0 {
			kinds++
		}
		if h.Cloaked[k] > 0 {
			kinds++
		}
	}
	if m, ok := t.memory(seat); ok && len(m.Came) > 0 && kinds <= few {
		r.H -= row
	}
	return r
}

// pullRest returns what a press on a stack does: with the memory aid it shows what is left.
func (t *Table) pullRest() func() {
	if !t.MemoryAid() {
		return nil
	}
	return func() { t.pull(restDrawer) }
}

// restPage tells what the viewer could know of the stacks by a perfect memory.
func (t *Table) restPage(w float32) (list []block) {
	a := t.a
	v := t.view()
	rest := show.RestOf(&v)
	for _, part := range []struct {
		id, key string
		cards   []show.Some
		lie     int
	}{{"drawer.rest.adventures", "rest.adventures", rest.Adventures, rest.Stack}, {"drawer.rest.treasures", "rest.treasures", rest.Treasures, rest.Hoard}} {
		list = append(list, t.paragraph(part.id, a.T(part.key, words.Num("Count", show.Count(part.cards)), words.Num("N", part.lie)), w))
		list = append(list, t.counted(part.id, part.cards, w)...)
	}
	for i, k := range rest.Known {
		card := words.Ref("Card", show.CardName(k.Card))
		text := words.Say("rest.known", card, words.Num("Count", k.Above))
		if k.Above == 0 {
			text = words.Say("rest.known.top", card)
		}
		list = append(list, t.paragraph("drawer.rest.known."+string(rune('a'+i)), text.In(a.Words()), w))
	}
	return list
}

// capital makes the first letter of a text large.
func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}
