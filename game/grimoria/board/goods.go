package board

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// AddCount adds an icon and a number.
func AddCount(b *ui.Builder, id string, r ui.Rect, icon ui.Icon, n int, label string) {
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCount, Rect: r, Icons: []ui.Icon{icon}, Text: strconv.Itoa(n), Label: label,
		Align: ui.AlignLeft, Inner: ui.CutLeft(r, min(r.H, 28)+3)})
}

// Medals adds the heads of a player's companions in rows.
func (tb *Tableau) Medals(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &tb.Model.Seats[seat]
	var icons []ui.Icon
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			icons = append(icons, MedalIcon(c, false, n))
		}
		if n := int(h.Cloaked[k]); n > 0 {
			icons = append(icons, MedalIcon(c, true, n))
		}
	}
	if len(icons) == 0 {
		return
	}
	size, n := float32(18), (len(icons)+1)/2
	for _, s := range []float32{40, 36, 32, 28, 24, 20} { // large in one row, smaller in two
		if s <= r.H && IconsWide(icons, s) <= r.W {
			size, n = s, len(icons)
			break
		}
		if s <= r.H/2 && IconsWide(icons[:n], s) <= r.W && IconsWide(icons[n:], s) <= r.W {
			size = s
			break
		}
	}
	for line := 0; line*n < len(icons) && line < 2; line++ {
		b.Add(ui.Element{ID: id + "." + strconv.Itoa(line), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X, r.Y+float32(line)*size, r.W, size), Size: size,
			Lit: true, Icons: icons[line*n : min((line+1)*n, len(icons))], Label: tb.App.T("has.companions", words.Num("Count", len(icons)))})
	}
}

// rankSeal adds somebody's place in the order of the last round, which decides between those who share a
// spell.
func (tb *Tableau) rankSeal(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	for n := range tb.Model.Players {
		if tb.Model.Order[n] == seat {
			label := tb.App.T("order.place", words.Num("Count", n+1))
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookSeal, Rect: r, Text: strconv.Itoa(n + 1), Label: label, Size: 18, Over: true})
		}
	}
}

// recallRow adds the places that the viewer could remember to a rival's panel, below the companions,
// if these leave room for it.
func (tb *Tableau) recallRow(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	m, ok := tb.memory(seat)
	if !ok || len(m.Came) == 0 {
		return
	}
	const size = 28
	last, row := b.Last(), r.TakeBottom(size)
	if last.ID == id+".medals.1" || last.ID == id+".medals.0" && last.Rect.Overlaps(row) {
		return
	}
	var icons []ui.Icon
	for _, s := range m.Came {
		if s.Card != grimoria.NoCard {
			i := SomeIcon(s)
			i.Count = s.N
			icons = append(icons, i)
		}
	}
	if len(icons) == 0 {
		return
	}
	b.Add(ui.Element{ID: id + ".recall", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: row, Size: size, Lit: true, Icons: icons,
		Label: m.Text().In(tb.App.Words())})
}

// besideRecall returns the room that the row of remembered cards leaves to few companions.
func (tb *Tableau) besideRecall(r ui.Rect, seat grimoria.Seat) ui.Rect {
	const few, row = 4, 30
	kinds := 0
	h := &tb.Model.Seats[seat]
	for k := range h.Open {
		if h.Open[k] > 0 {
			kinds++
		}
		if h.Cloaked[k] > 0 {
			kinds++
		}
	}
	if m, ok := tb.memory(seat); ok && len(m.Came) > 0 && kinds <= few {
		r.H -= row
	}
	return r
}
