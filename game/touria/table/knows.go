package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// knows opens a bot's card "What this bot knows".
func (dr *drawers) knows(seat rules.Seat) {
	dr.known = seat
	dr.pull(knowsDrawer)
}

// knowsLines returns the card for the position shown on the table, without the
// decisions that are still being animated.
func (dr *drawers) knowsLines() []show.KnowsLine {
	s := dr.s.Before(dr.s.Len() - len(dr.board.Pending))
	bot, public := dr.s.Rules().View(s, dr.known), dr.s.Rules().View(s, rules.NoSeat)
	return dr.memoryLines(show.Knows(&bot, &public, &dr.board.Model, &dr.board.Names))
}

// Measures of the card.
const (
	knowsCrest = 36
	knowsRow   = 32 // a row of icons
	knowsGap   = 10
)

// knowsBlock is a line of the card with its layout.
type knowsBlock struct {
	show.KnowsLine
	head, text, h float32 // heights of the name, of the text and of all
}

// buildKnows lays out the card, on several pages if needed.
func (dr *drawers) buildKnows(b *ui.Builder, body ui.Rect) {
	normal, _ := dr.a.TextSize()
	size := normal * 1.25
	lines := dr.knowsLines()
	pages := dr.knowsPages(lines, body, size)
	for len(pages) > 1 && size > normal { // as large as fits on one page
		size = max(normal, size-1)
		pages = dr.knowsPages(lines, body, size)
	}
	if len(pages) > 1 {
		dr.arrows(b, &body, "drawer.back", "drawer.next", "setup.back", "setup.next", -1)
		pages = dr.knowsPages(lines, body, size)
		dr.scroll = max(0, min(dr.scroll, len(pages)-1))
	} else {
		dr.scroll = 0
	}
	y := body.Y
	for _, k := range pages[dr.scroll] {
		dr.knowsBlock(b, ui.Box(body.X, y, body.W, k.h), &k, size)
		y += k.h + knowsGap
	}
}

// knowsPages breaks the card's lines into pages.
func (dr *drawers) knowsPages(lines []show.KnowsLine, body ui.Rect, size float32) (pages [][]knowsBlock) {
	a := dr.a
	size *= a.Growth()
	var page []knowsBlock
	used := float32(0)
	for _, l := range lines {
		k := knowsBlock{KnowsLine: l}
		if l.Seat < rules.NoSeat {
			k.head = knowsCrest
		}
		broken, _ := ui.Wrap(a.Config().Measure, l.Text.In(a.Words()), body.W-12, size, ui.Regular, 9)
		k.text = float32(len(broken))*size*ui.LineHeight + 4
		k.h = k.head + k.text
		if len(l.Icons) > 0 {
			k.h += knowsRow
		}
		if len(l.Maybe) > 0 {
			k.h += knowsRow
		}
		if used > 0 && used+k.h > body.H {
			pages, page, used = append(pages, page), nil, 0
		}
		k.h = min(k.h, body.H)
		page, used = append(page, k), used+k.h+knowsGap
	}
	return append(pages, page)
}

// knowsBlock lays out a line: the player, the known things as icons, the text, and
// the possible colours of gems from the thief.
func (dr *drawers) knowsBlock(b *ui.Builder, r ui.Rect, k *knowsBlock, size float32) {
	a := dr.a
	id := "knows.rest"
	if k.Seat < rules.NoSeat {
		id = "knows." + k.Seat.String()
	} else {
		id += "." + k.Text.Key
	}
	y := r.Y
	next := func(h float32) ui.Rect {
		y += h
		return ui.Box(r.X, y-h, r.W, h)
	}
	if k.head > 0 {
		row := next(k.head)
		b.Crest(id+".crest", ui.Box(row.X, row.Y, k.head, k.head), dr.board.Crests[k.Seat&3], dr.board.Names[k.Seat&3])
		row.X, row.W = row.X+k.head+8, row.W-k.head-8
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: row, Size: 22, Text: dr.board.Names[k.Seat&3], Align: ui.AlignLeft})
	}
	if len(k.Icons) > 0 {
		b.Add(ui.Element{ID: id + ".goods", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: next(knowsRow), Icons: k.Icons, Label: k.Goods.In(a.Words())})
	}
	b.Add(ui.Element{ID: id + ".text", Role: ui.RoleLabel, Look: ui.LookText, Rect: next(min(k.text, r.Y+r.H-y)), Text: k.Text.In(a.Words()), Lines: 9,
		Size: size, Align: ui.AlignLeft})
	if len(k.Maybe) > 0 {
		row := next(knowsRow)
		w := min(row.W*0.5, a.Config().Measure.Width(a.T("knows.maybe"), size*a.Growth(), ui.Regular)+18)
		b.Add(ui.Element{ID: id + ".can", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(row.X, row.Y, w, row.H), Text: a.T("knows.maybe"), Size: size,
			Align: ui.AlignLeft})
		b.Add(ui.Element{ID: id + ".maybe", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(row.X+w, row.Y, row.W-w, row.H), Icons: k.Maybe,
			Label: k.Colours.In(a.Words())})
	}
}

// recall returns what the viewer could know of a rival by a perfect memory (T10.4);
// ok is false without the memory aid or where the things lie open anyway.
func recall(s *session.Session, bd *board.Board, seat rules.Seat) (m show.Memory, ok bool) {
	if !s.Config().MemoryAid || seat >= rules.NoSeat || bd.Model.Players[seat&3].Shown {
		return m, false
	}
	v := s.Rules().View(s.Before(s.Len()-len(bd.Pending)), bd.Viewer)
	return show.Recall(&v, seat), true
}

// memoryLines completes the card "What this bot knows" with what the reader could know
// of each rival, the bot first.
func (dr *drawers) memoryLines(lines []show.KnowsLine) []show.KnowsLine {
	for i := range lines {
		if m, ok := recall(dr.s, dr.board, lines[i].Seat); ok {
			lines[i].Icons, lines[i].Goods = m.Icons, m.Goods
		}
	}
	if m, ok := recall(dr.s, dr.board, dr.known); ok {
		line := show.KnowsLine{Seat: dr.known, Text: words.Say("memory.line"), Icons: m.Icons, Goods: m.Goods}
		lines = append([]show.KnowsLine{line}, lines...)
	}
	return lines
}
