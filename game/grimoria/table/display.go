package table

import (
	"strconv"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// buildDisplay adds the stacks and the cards from which one is taken: large while one is asked for.
func (t *Table) buildDisplay(b *ui.Builder, box *Boxes, chart bool) {
	m := &t.model
	near := len(t.offered(asSlot)) > 0
	if box.Small && !box.Upright && near { // they take the place of the display, which is seen larger
		box.stacks(box.Display)
	}
	if (!box.Small || !chart) && !box.Stack.Empty() {
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
	for i, r := range Cards(room, n, most, gap) {
		t.buildSlot(b, i, r)
	}
}

// buildStrip adds the display as a row of small cards, whose press lists them.
func (t *Table) buildStrip(b *ui.Builder, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	label := t.a.T("display.all", words.Lit("Names", t.a.Words().List(t.displayNames())))
	in := b.Add(ui.Element{ID: "table.strip", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, OnPress: func() { t.pull(displayDrawer) }})
	b.Inside(in, func() {
		for i, c := range Cards(r.Inset(3), n, 142, 3) {
			t.buildSlot(b, i, c)
			e := b.Last()
			e.Role, e.Hint, e.OnHover, e.Text = ui.RoleLabel, "", nil, ""
		}
	})
}

// pile adds a stack with its number of cards.
func (bd *board) pile(b *ui.Builder, id string, r ui.Rect, k ui.TargetKind, top ui.Icon, n int, key string, press func()) {
	label := bd.a.T(key, words.Num("Count", n))
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookPile, Rect: r, Target: thing(k), Text: strconv.Itoa(n), Label: label, Hint: label, OnPress: press}
	if k != TargetPile && press != nil {
		e.Hint += "\n" + bd.a.T("rest.hint")
	}
	if top.Kind != 0 && n > 0 {
		e.Icons = []ui.Icon{top}
	}
	beside := ui.CutLeft(r, r.H*cardRatio+6)
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
		e.Label = t.options[n].Text.In(a.Words()) + t.oneOf(i)
		e.OnPress = func() { t.pick(n) }
	}
	b.Add(e)
}

// oneOf returns the number of a card among equal ones of the display, in brackets, "" if there is only one.
func (bd *board) oneOf(slot int) string {
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

// card returns the element of a card; NoCard lies face down.
func (tn *turn) card(id string, r ui.Rect, c grimoria.Card) ui.Element {
	a := tn.a
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookCard, Rect: r, Icons: []ui.Icon{faceDown(false)}}
	if c == grimoria.NoCard {
		return e
	}
	e.Icons[0] = cardIcon(c)
	name := a.T(show.CardName(c))
	e.Label = name + a.Colon() + a.T(show.CardText(c))
	e.Hint = e.Label
	e.OnHover = tn.look(subject{card: c})
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

// buildOffers lays out the cards from which one is chosen on the stage.
func (t *Table) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range Cards(room.Inset(4), len(list), 126, 5) {
		t.offer(b, list[n], r)
	}
}

// buildOrder adds the order of the round: who goes when, with which spell, and what it has brought.
func (tn *turn) buildOrder(b *ui.Builder, box *Boxes) {
	a, m, r := tn.a, &tn.model, box.Order
	key := "order.title"
	if !m.Revealed() {
		key = "order.last"
	}
	rows := box.RankRows(m.Players)
	if !box.Across {
		r.H = rows[m.Players-1].Y + rows[m.Players-1].H + 6 - r.Y
	}
	in := b.Add(ui.Element{ID: "table.order", Role: ui.RolePanel, Look: LookGlass, Rect: r, Label: a.T(key)})
	b.Inside(in, func() {
		if !box.Across {
			b.Add(ui.Element{ID: "table.order.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+4, r.Y+5, r.W-8, 30), Text: a.T(key), Size: 18})
		}
		over := false
		for n := range m.Players {
			seat := m.Order[n]
			if seat >= grimoria.NoSeat {
				continue
			}
			over = over || seat == m.Active
			tn.rank(b, rows[n], seat, n, key == "order.title", !over && m.Active < grimoria.NoSeat)
		}
	})
}

// rank adds the row of the n-th in the order.
func (tn *turn) rank(b *ui.Builder, r ui.Rect, seat grimoria.Seat, n int, now, done bool) {
	a, m := tn.a, &tn.model
	d := &tn.deeds[seat]
	id := "table.order." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRank, Rect: r, Text: strconv.Itoa(n + 1), Crest: tn.crests[seat], Lit: seat == m.Active, Checked: done, Marked: d.loss}
	head := RankHead(r)
	e.Inner = ui.Box(r.X+2, head.Y, 22, head.H)
	spell := tn.spellOf(seat)
	if !now {
		spell = 0
		for _, x := range d.tales {
			spell = max(spell, x.Spell)
		}
	}
	_, failed := tn.failing(seat)
	if spell > 0 {
		e.Icons = []ui.Icon{spellIcon(spell)}
		e.Struck = failed || now && show.KindOf(spell) == show.Black && m.Blocked()
	}
	e.Label = tn.names[seat]
	if why := tn.why(seat); now && why != "" {
		e.Label += a.Colon() + why
	}
	e.Label += tn.said(seat)
	e.Hint = e.Label
	in := b.Add(e)
	b.Inside(in, func() {
		plate := RankPlate(r)
		if icons := d.gained(seat); len(icons) > 0 {
			const large, least = 26, 18
			size, room := float32(large), r.X+r.W-plate.X-plate.W-8
			wide := func() (w float32) {
				for _, i := range icons {
					if w += size + 3; i.Count > 1 {
						w += ui.RowCount
					}
				}
				return w
			}
			for size > least && wide() > room {
				size--
			}
			for len(icons) > 0 && wide() > room {
				icons = icons[:len(icons)-1]
			}
			if len(icons) > 0 {
				row := ui.Box(plate.X+plate.W+4, head.Y+(head.H-size)/2, room, size)
				b.Add(ui.Element{ID: id + ".gain", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: row, Size: size, Lit: true, Icons: icons, Label: tn.names[seat]})
			}
		}
		x := d.main()
		if room := ui.Box(r.X+6, head.Y+head.H, r.W-12, r.Y+r.H-head.Y-head.H-3); x != nil {
			_, floor := a.TextSize()
			for _, said := range []words.Text{x.Text, x.Brief} {
				if said.Key == "" {
					continue
				}
				text := said.In(a.Words())
				if lines, ok := ui.Wrap(a.Config().Measure, text, room.W, floor*a.Growth(), ui.Bold, 4); !ok || float32(len(lines))*floor*a.Growth()*ui.LineHeight > room.H {
					continue
				}
				b.Add(ui.Element{ID: id + ".text", Role: ui.RoleLabel, Look: LookTold, Rect: room, Inner: room, Text: text, Label: text, Size: floor, Lines: 4, Align: ui.AlignLeft, Lit: true, Struck: x.Loss || x.Failed})
				break
			}
		}
	})
}

// RankRows returns the places of the rows of the order.
func (b *Boxes) RankRows(players int) []ui.Rect {
	list, r := make([]ui.Rect, players), b.Order
	for n := range list {
		if b.Across {
			list[n] = ui.Row(ui.Box(r.X+4, r.Y+1, r.W-8, r.H-2), n, players, 4)
			continue
		}
		h := min((r.H-44)/float32(players), 104)
		list[n] = ui.Box(r.X+6, r.Y+38+float32(n)*h, r.W-12, h-2)
	}
	return list
}

// RankHead returns the place of crest and plate in a row of the order, and RankPlate that of the plate.
func RankHead(row ui.Rect) ui.Rect { return ui.Box(row.X, row.Y, row.W, min(row.H, 46)) }

// RankPlate returns the place of the plate in a row; see RankHead.
func RankPlate(row ui.Rect) ui.Rect {
	h := RankHead(row)
	return ui.Box(h.X+64, h.Y+3, h.H-6, h.H-6)
}
