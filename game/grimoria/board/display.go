package board

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildDisplay adds the stacks and the cards from which one is taken: large while one is asked for.
func (tb *Tableau) BuildDisplay(b *ui.Builder, box *Boxes, chart bool) {
	m := &tb.Model
	near := tb.near()
	if box.Small && !box.Upright && near { // they take the place of the display, which is seen larger
		box.LayStacks(box.Display)
	}
	if (!box.Small || !chart) && !box.Stack.Empty() {
		tb.pile(b, "table.stack", box.Stack, TargetStack, FaceDown(false), m.Stack, "stack.adventures", tb.pullRest())
		top, n := ui.Icon{}, 0
		for c := range m.Discard {
			if k := int(m.Discard[c]); k > 0 {
				n += k
				top = CardIcon(grimoria.Card(c))
			}
		}
		tb.pile(b, "table.pile", box.Pile, TargetPile, top, n, "stack.discard", func() { tb.Pull(PileDrawer) })
		tb.pile(b, "table.hoard", box.Hoard, TargetHoard, FaceDown(true), m.Hoard, "stack.treasures", tb.pullRest())
	}
	room, most := box.Display, float32(142)
	switch {
	case near || !chart && !box.Small:
		room = box.Near
	case chart:
		room = box.Far
	}
	n := m.NSlots
	if tb.Queue.Busy() { // so that cards that are dealt later do not move these
		n = max(n, tb.director.Ahead().NSlots)
	}
	gap := float32(8)
	if box.Small {
		gap = 3
	}
	if !near && box.Small { // in small: a press shows it large
		tb.buildStrip(b, room, n)
		return
	}
	for i, r := range Cards(room, n, most, gap) {
		tb.buildSlot(b, i, r)
	}
}

// buildStrip adds the display as a row of small cards, whose press lists them.
func (tb *Tableau) buildStrip(b *ui.Builder, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	label := tb.App.T("display.all", words.Lit("Names", tb.App.Words().List(tb.DisplayNames())))
	in := b.Add(ui.Element{ID: "table.strip", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, OnPress: func() { tb.Pull(DisplayDrawer) }})
	b.Inside(in, func() {
		for i, c := range Cards(r.Inset(3), n, 142, 3) {
			tb.buildSlot(b, i, c)
			e := b.Last()
			e.Role, e.Hint, e.OnHover, e.OnPress, e.Text = ui.RoleLabel, "", nil, nil, ""
		}
	})
}

// pile adds a stack with its number of cards.
func (tb *Tableau) pile(b *ui.Builder, id string, r ui.Rect, k ui.TargetKind, top ui.Icon, n int, key string, press func()) {
	label := tb.App.T(key, words.Num("Count", n))
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookPile, Rect: r, Target: Thing(k), Text: strconv.Itoa(n), Label: label, Hint: label, OnPress: press}
	if k != TargetPile && press != nil {
		e.Hint += "\n" + tb.App.T("rest.hint")
	}
	if top.Kind != 0 && n > 0 {
		e.Icons = []ui.Icon{top}
	}
	beside := ui.CutLeft(r, r.H*CardRatio+6)
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
func (tb *Tableau) buildSlot(b *ui.Builder, i int, r ui.Rect) {
	a, s := tb.App, &tb.Model.Slots[i]
	id := "table.display." + strconv.Itoa(i)
	if !s.Lies {
		e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookGap, Rect: r, Target: SlotThing(i), Crest: tb.Crest(s.Taker), Label: a.T("display.gap")}
		if s.Taker < grimoria.NoSeat {
			e.Label = a.T("display.taken", words.Lit("Name", tb.Names[s.Taker]))
		}
		b.Add(e)
		return
	}
	e := tb.Explained(id, r, s.Card)
	e.Target = SlotThing(i)
	if !s.Open {
		e.Marked = s.Card != grimoria.NoCard // seen by the seer alone
		if s.Card == grimoria.NoCard {
			e.Label, e.Hint = a.T("display.hidden"), a.T("display.hidden")
		}
	}
	if tb.Hands != nil {
		tb.Hands.Place(&e, i)
	}
	b.Add(e)
}
