package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// buildDisplay adds the stacks and the cards from which one is taken: large while one is asked for.
func (t *Table) buildDisplay(b *ui.Builder, box *board.Boxes, chart bool) {
	m := &t.model
	near := len(t.offered(asSlot)) > 0
	if box.Small && !box.Upright && near { // they take the place of the display, which is seen larger
		box.LayStacks(box.Display)
	}
	if (!box.Small || !chart) && !box.Stack.Empty() {
		t.pile(b, "table.stack", box.Stack, board.TargetStack, board.FaceDown(false), m.Stack, "stack.adventures", t.pullRest())
		top, n := ui.Icon{}, 0
		for c := range m.Discard {
			if k := int(m.Discard[c]); k > 0 {
				n += k
				top = board.CardIcon(grimoria.Card(c))
			}
		}
		t.pile(b, "table.pile", box.Pile, board.TargetPile, top, n, "stack.discard", func() { t.pull(pileDrawer) })
		t.pile(b, "table.hoard", box.Hoard, board.TargetHoard, board.FaceDown(true), m.Hoard, "stack.treasures", t.pullRest())
	}
	room, most := box.Display, float32(142)
	switch {
	case near || !chart && !box.Small:
		room = box.Near
	case chart:
		room = box.Far
	}
	n := m.NSlots
	if t.queue.Busy() { // so that cards that are dealt later do not move these
		n = max(n, t.director.Ahead().NSlots)
	}
	gap := float32(8)
	if box.Small {
		gap = 3
	}
	if !near && box.Small { // in small: a press shows it large
		t.buildStrip(b, room, n)
		return
	}
	for i, r := range board.Cards(room, n, most, gap) {
		t.buildSlot(b, i, r)
	}
}

// buildStrip adds the display as a row of small cards, whose press lists them.
func (t *Table) buildStrip(b *ui.Builder, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	label := t.a.T("display.all", words.Lit("Names", t.a.Words().List(t.displayNames())))
	in := b.Add(ui.Element{ID: "table.strip", Role: ui.RoleInfo, Look: board.LookGlass, Rect: r, Label: label, Hint: label, OnPress: func() { t.pull(displayDrawer) }})
	b.Inside(in, func() {
		for i, c := range board.Cards(r.Inset(3), n, 142, 3) {
			t.buildSlot(b, i, c)
			e := b.Last()
			e.Role, e.Hint, e.OnHover, e.OnPress, e.Text = ui.RoleLabel, "", nil, nil, ""
		}
	})
}

// pile adds a stack with its number of cards.
func (bd *position) pile(b *ui.Builder, id string, r ui.Rect, k ui.TargetKind, top ui.Icon, n int, key string, press func()) {
	label := bd.a.T(key, words.Num("Count", n))
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: board.LookPile, Rect: r, Target: board.Thing(k), Text: strconv.Itoa(n), Label: label, Hint: label, OnPress: press}
	if k != board.TargetPile && press != nil {
		e.Hint += "\n" + bd.a.T("rest.hint")
	}
	if top.Kind != 0 && n > 0 {
		e.Icons = []ui.Icon{top}
	}
	beside := ui.CutLeft(r, r.H*board.CardRatio+6)
	switch {
	case r.W <= r.H: // below it
		e.Inner = ui.Box(r.X, r.Y+r.H-24, r.W, 24)
	case beside.W >= 36:
		e.Inner = beside
	default: // over its corner
		e.Inner = ui.Box(r.X+r.W-40, r.Y+r.H-26, 40, 24)
	}
	b.Add(e)
}

// buildSlot adds a place of the display.
func (t *Table) buildSlot(b *ui.Builder, i int, r ui.Rect) {
	a, s := t.a, &t.model.Slots[i]
	id := "table.display." + strconv.Itoa(i)
	if !s.Lies {
		e := ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookGap, Rect: r, Target: board.SlotThing(i), Crest: t.Crest(s.Taker), Label: a.T("display.gap")}
		if s.Taker < grimoria.NoSeat {
			e.Label = a.T("display.taken", words.Lit("Name", t.names[s.Taker]))
		}
		b.Add(e)
		return
	}
	e := t.card(id, r, s.Card)
	e.Target = board.SlotThing(i)
	if !s.Open {
		e.Marked = s.Card != grimoria.NoCard // seen by the seer alone
		if s.Card == grimoria.NoCard {
			e.Label, e.Hint = a.T("display.hidden"), a.T("display.hidden")
		}
	}
	if t.choosing() && s.Card != grimoria.NoCard { // a press shows it, and keeps the spell
		e.Label += t.oneOf(i)
		e.OnPress = func() { t.tapped = subject{card: s.Card}; t.a.Changed() }
	}
	if n := t.slotOption(i); n >= 0 {
		e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == n, t.advice() == n
		e.Label = t.options[n].Text.In(a.Words()) + t.oneOf(i)
		e.OnPress = func() { t.pick(n) }
	}
	b.Add(e)
}

// oneOf returns the number of a card among equal ones of the display, in brackets, "" if there is only one.
func (bd *position) oneOf(slot int) string {
	n, all := 0, 0
	for i := range bd.model.Slots {
		if s := &bd.model.Slots[i]; s.Lies && s.Card == bd.model.Slots[slot].Card {
			if all++; i <= slot {
				n++
			}
		}
	}
	if all < 2 {
		return ""
	}
	return " (" + bd.a.Words().Number(n) + ")"
}

// buildOrder adds the order of the round: who goes when, with which spell, and what it has brought.
func (tn *turn) buildOrder(b *ui.Builder, box *board.Boxes) {
	a, m, r := tn.a, &tn.model, box.Order
	now := m.Revealed()
	goal := !now && m.Round <= 1
	title := a.T("order.round", words.Num("Count", m.Round))
	switch {
	case goal:
		title = a.T("goal.title")
	case !now:
		title = a.T("order.done", words.Num("Count", m.Round-1))
	}
	if !board.NameFits(a, title, ui.Box(0, 0, box.Order.W-16, 24)) {
		title = a.T("order.title")
	}
	rows := box.RankRows(m.Players)
	if !box.Across {
		r.H = rows[m.Players-1].Y + rows[m.Players-1].H + 6 - r.Y
	}
	in := b.Add(ui.Element{ID: "table.order", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Label: title})
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
			text, high := board.FirstSentences(a, a.T("goal.text"), room)
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
			tn.rank(b, rows[n], seat, n, now, !over && m.Active < grimoria.NoSeat)
		}
	})
}

// card returns the element of a card that is explained in the sheet while it is pointed at; NoCard lies face down.
func (tn *turn) card(id string, r ui.Rect, c grimoria.Card) ui.Element {
	e := board.CardElement(tn.a, id, r, c)
	if c != grimoria.NoCard {
		e.OnHover = tn.look(subject{card: c})
	}
	return e
}
