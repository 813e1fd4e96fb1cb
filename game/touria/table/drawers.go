package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// buildDrawer pulls the chronicle, the magic items, or on phones the orders or
// the forest fairy's items over the table.
func (t *Table) buildDrawer(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"),
		OnPress: func() { t.pull(t.drawer) }})
	screen := a.Screen()
	w := min(620, screen.W*0.8)
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := a.T("table.log")
	switch t.drawer {
	case itemsDrawer:
		title = a.T("goods.item.name")
	case ordersDrawer:
		title = a.T("table.orders")
	case fairyDrawer:
		title = a.T("table.fairy")
	case knowsDrawer:
		title = a.T("knows.title", words.Lit("Name", t.names[t.known&3]))
	}
	in := b.Add(ui.Element{ID: "drawer", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("drawer.title", ui.Box(r.X+16, r.Y+8, r.W-80, 40), title, 24)
		b.Icon("drawer.close", ui.Box(r.X+r.W-56, r.Y+8, 44, 44), pictures.SymCross, a.T("drawer.close"), func() { t.pull(t.drawer) })
		body := ui.Box(r.X+14, r.Y+58, r.W-28, r.H-70)
		switch t.drawer {
		case logDrawer:
			t.buildLog(b, body)
		case itemsDrawer:
			t.buildItemList(b, body)
		case knowsDrawer:
			t.buildKnows(b, body)
		case ordersDrawer:
			for slot := range 3 {
				e := t.orderElement(ui.Column(body, slot, 3, 8), slot)
				e.Rect.H = min(e.Rect.H, 96)
				t.closing(&e)
				b.Add(e)
			}
		case fairyDrawer:
			for slot := range 2 {
				e := t.displayElement(ui.Row(body, slot, 3, 12), slot)
				e.Rect.H = min(e.Rect.H, 160)
				t.closing(&e)
				b.Add(e)
			}
			e := t.discardElement(ui.Row(body, 2, 3, 12))
			e.Rect.H = min(e.Rect.H, 160)
			b.Add(e)
		}
	})
}

// closing lets a press on something in a drawer close the drawer, too. Its id
// is another one than that of the same thing on the table.
func (t *Table) closing(e *ui.Element) {
	e.ID = "drawer" + e.ID[len("table"):]
	press := e.OnPress
	if press == nil {
		return
	}
	e.OnPress = func() {
		t.pull(t.drawer)
		press()
	}
}

// buildItemList lays out all items of the viewer with what they do.
func (t *Table) buildItemList(b *ui.Builder, body ui.Rect) {
	p, ok := t.own()
	if !ok {
		return
	}
	own := items(p.Items)
	switch {
	case t.Boxes().Tiny: // the tray's button stands for all that is owned
		b.Paragraph("drawer.goods", ui.Box(body.X, body.Y, body.W, 60), show.Goods(p.Holdings).In(t.a.Words()), 3, ui.AlignLeft)
		body.Y += 64
		body.H -= 64
	case len(own) == 0:
		b.Paragraph("drawer.nothing", ui.Box(body.X, body.Y, body.W, 44), t.a.T("goods.nothing"), 1, ui.AlignCentre)
	}
	n := max(4, len(own))
	columns := 1
	if n > 6 {
		columns = 2
	}
	rows := (n + columns - 1) / columns
	for i, item := range own {
		cell := ui.Row(ui.Column(body, i/columns, rows, 6), i%columns, columns, 10)
		cell.H = min(cell.H, 76)
		size := max(44, min(cell.H, 64))
		e := t.itemElement(ui.Box(cell.X, cell.Y, size, max(44, cell.H)), item)
		t.closing(&e)
		text := e.Hint
		e.Hint = ""
		b.Add(e)
		b.Add(ui.Element{ID: e.ID + ".text", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(cell.X+size+8, cell.Y, cell.W-size-8, cell.H),
			Text: text, Lines: 4, Align: ui.AlignLeft})
	}
}

// logRow is the height of a chronicle line.
const logRow = 46

// buildLog lists the chronicle, the newest line last. A line that is pressed
// shows its place on the board.
func (t *Table) buildLog(b *ui.Builder, body ui.Rect) {
	a := t.a
	n := max(1, int(body.H/logRow))
	if len(t.lines) > n { // two arrows at the right edge turn the pages
		arrows := ui.Box(body.X+body.W-44, body.Y, 44, body.H)
		body.W -= 52
		most := len(t.lines) - n
		t.scroll = max(0, min(t.scroll, most))
		b.Icon("drawer.older", ui.Box(arrows.X, arrows.Y, 44, 44), pictures.SymUp, a.T("drawer.older"), func() { t.scrollBy(n - 1) })
		b.Icon("drawer.newer", ui.Box(arrows.X, arrows.Y+arrows.H-44, 44, 44), pictures.SymDown, a.T("drawer.newer"), func() { t.scrollBy(1 - n) })
	}
	last := len(t.lines) - t.scroll
	first := max(0, last-n)
	for i := first; i < last; i++ {
		l := &t.lines[i]
		r := ui.Box(body.X, body.Y+float32(i-first)*logRow, body.W, logRow-2)
		b.Add(ui.Element{ID: "drawer.line." + a.Words().Number(i), Role: ui.RoleLink, Look: ui.LookChronicle, Rect: r, Text: l.Text.In(a.Words()), Lines: 2,
			Align: ui.AlignLeft, Icons: []ui.Icon{l.Icon}, Crest: t.crest(l.Seat), Checked: l.Turn, OnPress: func() { t.point(l.Target) }})
	}
}

// scrollBy goes on in the open drawer: by lines of the chronicle, by pages of a card.
func (t *Table) scrollBy(by int) {
	t.scroll += by
	t.a.Changed()
}

// Wheel goes on in the open drawer with the mouse wheel; the chronicle begins at its end.
func (t *Table) Wheel(y float32) {
	switch t.drawer {
	case knowsDrawer:
		if y > 0 {
			t.scrollBy(-1)
		} else {
			t.scrollBy(1)
		}
	case logDrawer:
		if y > 0 {
			t.scrollBy(3)
		} else {
			t.scrollBy(-3)
		}
	}
}

// point closes the chronicle and shows a place of the table for some seconds.
func (t *Table) point(target ui.Target) {
	t.drawer = noDrawer
	t.marked, t.markTicks = target, 180
	t.a.Moved()
}
