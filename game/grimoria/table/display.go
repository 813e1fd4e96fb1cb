package table

import (
	"strconv"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// buildDisplay adds the stacks and the cards from which one is taken, or those that are offered in
// their place.
func (t *Table) buildDisplay(b *ui.Builder, box *Boxes, chart bool) {
	m := &t.model
	if t.tiled() {
		t.buildTiles(b, box)
		return
	}
	if !(chart && !box.Small) {
		t.pile(b, "table.stack", box.Stack, TargetStack, faceDown(false), m.Stack, "stack.adventures", t.pullRest())
		top, n := ui.Icon{}, 0
		for c := range m.Discard {
			if k := int(m.Discard[c]); k > 0 {
				n += k
				top = cardIcon(grimoria.Card(c))
			}
		}
		t.pile(b, "table.pile", box.Pile, TargetPile, top, n, "stack.discard", func() { t.pull(pileDrawer) })
		t.pile(b, "table.hoard", box.Hoard, TargetHoard, faceDown(true), m.Hoard, "stack.treasures", t.pullRest())
	}
	room, most := box.Display, float32(142)
	if chart {
		room, most = ui.Box(box.Chart.X, box.Display.Y-14, box.Chart.W, box.Chart.Y-box.Display.Y+8), 92
	}
	if list := t.offered(asCard); len(list) > 0 {
		if box.Tight { // the rivals make room
			room.Y, room.H = box.Chart.Y, room.Y+room.H-box.Chart.Y
		}
		t.buildOffers(b, room, list)
		return
	}
	n := m.NSlots
	if t.queue.Busy() { // so that cards that are dealt later do not move these
		n = max(n, t.director.Ahead().NSlots)
	}
	gap := float32(8)
	if box.Small && n > 6 {
		gap = 5
	}
	for i, r := range Cards(room, n, most, gap) {
		t.buildSlot(b, i, r)
	}
}

// pile adds a stack with its number of cards.
func (t *Table) pile(b *ui.Builder, id string, r ui.Rect, k ui.TargetKind, top ui.Icon, n int, key string, press func()) {
	label := t.a.T(key, words.Num("Count", n))
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookPile, Rect: r, Target: thing(k), Text: strconv.Itoa(n), Label: label, Hint: label, OnPress: press}
	if k != TargetPile && press != nil {
		e.Hint += "\n" + t.a.T("rest.hint")
	}
	if top.Kind != 0 && n > 0 {
		e.Icons = []ui.Icon{top}
	}
	beside := ui.CutLeft(r, r.H*cardRatio+6)
	switch {
	case r.W <= r.H: // at the corner that no seal lies in
		e.Inner = ui.Box(r.X+r.W-42, r.Y-1, 42, 27)
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
		e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookGap, Rect: r, Target: slotThing(i), Crest: t.Crest(s.Taker), Label: a.T("display.gap")}
		if s.Taker < grimoria.NoSeat {
			e.Label = a.T("display.taken", words.Lit("Name", t.names[s.Taker]))
		}
		b.Add(e)
		return
	}
	e := t.card(id, r, s.Card)
	e.Target = slotThing(i)
	if !s.Open {
		e.Marked = s.Card != grimoria.NoCard // seen by the seer alone
		if s.Card == grimoria.NoCard {
			e.Label, e.Hint = a.T("display.hidden"), a.T("display.hidden")
		}
	}
	if n := t.slotOption(i); n >= 0 {
		e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == n, t.advice() == n
		e.Label = t.options[n].Text.In(a.Words())
		e.OnPress = func() { t.pick(n) }
	}
	b.Add(e)
}

// card returns the element of a card; NoCard lies face down.
func (t *Table) card(id string, r ui.Rect, c grimoria.Card) ui.Element {
	a := t.a
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookCard, Rect: r, Icons: []ui.Icon{faceDown(false)}}
	if c == grimoria.NoCard {
		return e
	}
	e.Icons[0] = cardIcon(c)
	name := a.T(show.CardName(c))
	e.Label = name + a.Colon() + a.T(show.CardText(c))
	e.Hint = e.Label
	e.OnHover = t.look(subject{card: c})
	e.Inner = Band(r)
	_, floor := a.TextSize()
	if r.W >= gpics.CardW*.9 && a.Config().Measure.Width(name, floor, ui.Bold) <= e.Inner.W && floor*1.1 <= e.Inner.H {
		e.Text, e.Size = name, floor
	}
	return e
}

// Band returns the place of the name on a card.
func Band(r ui.Rect) ui.Rect {
	k := r.W / gpics.CardW
	return ui.Box(r.X+5*k, r.Y+(gpics.WindowY+gpics.WindowH-3)*k, r.W-10*k, 26*k)
}

// buildOffers lays out the cards from which one is chosen, on the darkened table.
func (t *Table) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range Cards(room.Inset(4), len(list), 126, 5) {
		t.offer(b, list[n], r)
	}
}

// buildOrder adds the order of the round: who goes when, with which spell, and why.
func (t *Table) buildOrder(b *ui.Builder, r ui.Rect) {
	a, m := t.a, &t.model
	key := "order.title"
	if !m.Revealed() {
		key = "order.last"
	}
	r.H = min(r.H, 44+49*float32(m.Players))
	in := b.Add(ui.Element{ID: "table.order", Role: ui.RolePanel, Look: LookGlass, Rect: r, Label: a.T(key)})
	b.Inside(in, func() {
		b.Add(ui.Element{ID: "table.order.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+4, r.Y+5, r.W-8, 30), Text: a.T(key), Size: 18})
		over := false
		for n := range m.Players {
			seat := m.Order[n]
			if seat >= grimoria.NoSeat {
				continue
			}
			over = over || seat == m.Active
			e := ui.Element{ID: "table.order." + seat.String(), Role: ui.RoleInfo, Look: LookRank, Rect: RankRow(r, n), Text: strconv.Itoa(n + 1),
				Crest: t.crests[seat], Lit: seat == m.Active, Checked: !over && m.Active < grimoria.NoSeat}
			e.Inner = ui.Box(e.Rect.X+2, e.Rect.Y, 22, e.Rect.H)
			if spell := t.spellOf(seat); spell > 0 && m.Revealed() {
				e.Icons = []ui.Icon{spellIcon(spell)}
				e.Struck = show.KindOf(spell) == show.Black && m.Blocked()
			}
			e.Label = t.names[seat]
			if key == "order.title" {
				e.Label += a.Colon() + t.why(seat)
			}
			e.Hint = e.Label
			b.Add(e)
		}
	})
}

// RankRow returns the place of the n-th row in the column of the order, and RankPlate that of the plate
// in a row.
func RankRow(order ui.Rect, n int) ui.Rect {
	return ui.Box(order.X+6, order.Y+38+float32(n)*49, order.W-12, 47)
}

// RankPlate returns the place of the plate in a row; see RankRow.
func RankPlate(row ui.Rect) ui.Rect {
	return ui.Box(row.X+row.W-row.H-2, row.Y+2, row.H-4, row.H-4)
}

// why says why a player goes when they go.
func (t *Table) why(seat grimoria.Seat) string {
	r := t.reasons[seat]
	switch {
	case r.rank == 0:
		return ""
	case r.shared:
		return t.a.T("order.shared", words.Num("Count", r.was))
	}
	return t.a.T("order.alone")
}
