package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// view returns what the viewer can know in the position that the table shows.
func (bd *position) view() grimoria.View { return bd.s.ViewBefore(bd.noted, bd.viewer) }

// memory returns what the viewer could know of a player's hidden places by a perfect memory; ok is
// false without the memory aid, or where they lie open anyway.
func (bd *position) memory(seat grimoria.Seat) (m show.Memory, ok bool) {
	if !bd.MemoryAid() || seat >= grimoria.NoSeat || bd.model.Seats[seat].Shown {
		return m, false
	}
	v := bd.view()
	return show.Recall(&v, seat), true
}

// rivalHint says what a rival has, what the viewer could remember of it, and what a press shows.
func (tn *turn) rivalHint(seat grimoria.Seat, has string) string {
	a := tn.a
	if m, ok := tn.memory(seat); ok && len(m.Came) > 0 {
		has += "\n" + m.Text().In(a.Words())
	}
	if !tn.s.IsHuman(seat) && tn.seatOption(seat) < 0 { // where a press does not choose
		has += "\n" + a.T("knows.hint", words.Lit("Name", tn.names[seat]))
	}
	return has
}

// recallRow adds the places that the viewer could remember to a rival's panel, below the companions,
// if these leave room for it.
func (bd *position) recallRow(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	m, ok := bd.memory(seat)
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
			i := board.SomeIcon(s)
			i.Count = s.N
			icons = append(icons, i)
		}
	}
	if len(icons) == 0 {
		return
	}
	b.Add(ui.Element{ID: id + ".recall", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X, r.Y+r.H-size, r.W, size), Size: size, Lit: true, Icons: icons,
		Label: m.Text().In(bd.a.Words())})
}

// recalls reports whether a rival's panel shows what the viewer could remember.
func (bd *position) recalls(seat grimoria.Seat) bool {
	m, ok := bd.memory(seat)
	return ok && len(m.Came) > 0
}

// besideRecall returns the room that the row of remembered cards leaves to few companions.
func (bd *position) besideRecall(r ui.Rect, seat grimoria.Seat) ui.Rect {
	const few, row = 4, 30
	kinds := 0
	h := &bd.model.Seats[seat]
	for k := range h.Open {
		if h.Open[k] > 0 {
			kinds++
		}
		if h.Cloaked[k] > 0 {
			kinds++
		}
	}
	if m, ok := bd.memory(seat); ok && len(m.Came) > 0 && kinds <= few {
		r.H -= row
	}
	return r
}

// pullRest returns what a press on a stack does: with the memory aid it shows what is left.
func (dr *drawers) pullRest() func() {
	if !dr.MemoryAid() {
		return nil
	}
	return func() { dr.pull(restDrawer) }
}
