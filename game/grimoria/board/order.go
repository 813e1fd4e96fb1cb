package board

import (
	"strconv"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildOrder adds the order of the round: who goes when, with which spell, and what it has brought.
func (tb *Tableau) BuildOrder(b *ui.Builder, box *Boxes) {
	if box.Order.Empty() {
		return
	}
	a, m, r := tb.App, &tb.Model, box.Order
	now := m.Revealed()
	goal := !now && m.Round <= 1
	title := a.T("order.round", words.Num("Count", m.Round))
	switch {
	case goal:
		title = a.T("goal.title")
	case !now:
		title = a.T("order.done", words.Num("Count", m.Round-1))
	}
	if !NameFits(a, title, ui.Box(0, 0, box.Order.W-16, 24)) {
		title = a.T("order.title")
	}
	rows := box.RankRows(m.Players)
	if !box.Across {
		r.H = rows[m.Players-1].Y + rows[m.Players-1].H + 6 - r.Y
	}
	in := b.Add(ui.Element{ID: "table.order", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Label: title})
	b.Inside(in, func() {
		if !box.Across {
			b.Add(ui.Element{ID: "table.order.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+8, r.Y+3, r.W-16, 28), Text: title, Size: 18})
		}
		over := false
		if goal { // until there is a round to tell of
			room := ui.Box(r.X+8, rows[0].Y, r.W-16, r.Y+r.H-rows[0].Y-4)
			if box.Across {
				room = r.Inset(8)
			}
			text, high := FirstSentences(a, a.T("goal.text"), room)
			room.H = min(room.H, high) // from the top
			b.Paragraph("table.goal", room, text, 12, ui.AlignLeft)
			return
		}
		for n := range m.Players {
			seat := m.Order[n]
			if seat >= grimoria.NoSeat {
				continue
			}
			over = over || seat == m.Active
			tb.rankRow(b, rows[n], seat, n, now, !over && m.Active < grimoria.NoSeat)
		}
	})
}

// rankRow adds the row of the n-th in the order.
func (tb *Tableau) rankRow(b *ui.Builder, r ui.Rect, seat grimoria.Seat, n int, now, done bool) {
	a, m := tb.App, &tb.Model
	d := &tb.Deeds[seat]
	id := "table.order." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRank, Rect: r, Text: strconv.Itoa(n + 1), Crest: tb.Crests[seat], Lit: seat == m.Active, Marked: d.Loss, Paper: true}
	if now && !done && seat != m.Active { // to come
		e.Part = .45
	}
	e.Inner = ui.Columns(RankHead(r), 0, 4, 22)[1]
	spell := tb.SpellOf(seat)
	if !now {
		spell = 0
		for _, x := range d.Tales {
			spell = max(spell, x.Spell)
		}
	}
	_, failed := tb.Failing(seat)
	if spell > 0 {
		e.Icons = []ui.Icon{SpellIcon(spell)}
		e.Struck = failed || now && show.KindOf(spell) == show.Black && m.Blocked()
	}
	e.Label = tb.Names[seat]
	if why := tb.why(seat); now && why != "" {
		e.Label += a.Colon() + why
	}
	e.Label += tb.said(seat)
	e.Hint = e.Label
	if !now && len(d.Tales) > 0 && tb.Hands != nil {
		tb.Hands.Rank(&e, seat)
	}
	in := b.Add(e)
	b.Inside(in, func() {
		beside, below := rankParts(r)
		if icons := d.gained(seat); len(icons) > 0 {
			const large, least = 26, 18
			size, room := float32(large), beside.W
			for size > least && IconsWide(icons, size) > room {
				size--
			}
			for len(icons) > 0 && IconsWide(icons, size) > room {
				icons = icons[:len(icons)-1]
			}
			if len(icons) > 0 {
				b.Add(ui.Element{ID: id + ".gain", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(beside, room, size), Size: size, Icons: icons, Label: tb.Names[seat]})
			}
		}
		if text := tb.sentence(d.Tales, seat, below); text != "" {
			e := ui.Element{ID: id + ".text", Role: ui.RoleLabel, Look: ui.LookText, Rect: below, Text: text, Lines: 4, Align: ui.AlignLeft}
			if d.Loss || d.failed && seat == tb.Voice().You {
				e.Look, e.Inner, e.Struck = LookTold, below, true
			}
			_, e.Size = a.TextSize()
			b.Add(e)
		}
	})
}

// sentence tells all that a player has done in a round, in as many words as a room has space for; what has none is left out.
func (tb *Tableau) sentence(tales []show.Told, seat grimoria.Seat, room ui.Rect) string {
	a := tb.App
	_, floor := a.TextSize()
	fits := func(text string) bool {
		lines, ok := ui.Wrap(a.Config().Measure, text, room.W, floor*a.Growth(), ui.Bold, 4)
		return ok && float32(len(lines))*floor*a.Growth()*ui.LineHeight <= room.H
	}
	for how := range show.Lengths {
		if text := show.Sum(tales, seat, tb.Voice(), how).In(a.Words()); fits(text) {
			return text
		}
	}
	for n := len(tales) - 1; n > 0; n-- {
		if text := show.Sum(tales[:n], seat, tb.Voice(), show.Fewest).In(a.Words()); text != "" && fits(text+" …") {
			return text + " …"
		}
	}
	return ""
}

// RankHead returns the place of crest and plate in a row of the order, above two lines, and RankPlate that of the plate.
func RankHead(row ui.Rect) ui.Rect { return row.TakeTop(max(26, min(row.H-46, 46))) }

// RankPlate returns the place of the plate in a row; see RankHead.
func RankPlate(row ui.Rect) ui.Rect {
	head := RankHead(row).Trim(0, 1)
	head.TakeLeft(64)
	return head.TakeLeft(head.H)
}

// rankParts returns the places beside the plate in a row of the order, for what is won, and below its head, for words.
func rankParts(row ui.Rect) (beside, below ui.Rect) {
	beside, below = RankHead(row), row.Trim(6, 0)
	below.TakeTop(beside.H)
	below.TakeBottom(1)
	beside.TakeLeft(64+RankPlate(row).W, 4)
	beside.TakeRight(4)
	return beside, below
}

// RankRows returns the places of the rows of the order.
func (b *Boxes) RankRows(players int) []ui.Rect {
	if b.Across {
		return ui.Columns(b.Order.Trim(4, 1), 4, ui.Each(players, -1)...)
	}
	rows := b.Order.Trim(6, 0)
	rows.TakeTop(31)
	high := min((rows.H-4)/float32(players), 124)
	return ui.Rows(rows, 2, ui.Each(players, high-2)...)
}
