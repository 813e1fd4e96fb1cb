package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// buildDrawer adds the open drawer over the table.
func (t *Table) buildDrawer(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"),
		OnPress: func() { t.pull(t.drawer) }})
	screen := a.Screen()
	w := min(620, screen.W*0.8)
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := [...]string{"", a.T("table.log"), a.T("goods.item.name"), a.T("table.orders"), a.T("table.fairy"),
		a.T("knows.title", words.Lit("Name", t.names[t.known&3]))}[t.drawer]
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
				t.drawn(b, t.orderElement(ui.Column(body, slot, 3, 8), slot), 96)
			}
		case fairyDrawer:
			for slot := range 2 {
				t.drawn(b, t.displayElement(ui.Row(body, slot, 3, 12), slot), 160)
			}
			e := t.discardElement(ui.Row(body, 2, 3, 12))
			e.Rect.H = min(e.Rect.H, 160)
			b.Add(e)
		}
	})
}

// drawn adds the element of a thing in a drawer, at most h high. Its id differs
// from that of the same thing on the table, and a press closes the drawer, too.
func (t *Table) drawn(b *ui.Builder, e ui.Element, h float32) {
	e.ID = drawerID(t.s.Rules().Board, e.Target)
	e.Rect.H = min(e.Rect.H, h)
	if press := e.OnPress; press != nil {
		e.OnPress = func() {
			t.pull(t.drawer)
			press()
		}
	}
	b.Add(e)
}

// buildItemList lists the viewer's items with what they do.
func (t *Table) buildItemList(b *ui.Builder, body ui.Rect) {
	p, ok := t.own()
	if !ok {
		return
	}
	own := items(p.Items)
	switch {
	case t.Boxes().Tiny: // the tray's button opens all the viewer's things
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
		text := e.Hint
		e.Hint = ""
		t.drawn(b, e, e.Rect.H)
		b.Paragraph(b.Last().ID+".text", ui.Box(cell.X+size+8, cell.Y, cell.W-size-8, cell.H), text, 4, ui.AlignLeft)
	}
}

// logRow is the height of a chronicle line.
const logRow = 46

// buildLog lists the chronicle, the newest line last. A press on a line shows its
// place on the board.
func (t *Table) buildLog(b *ui.Builder, body ui.Rect) {
	a := t.a
	n := max(1, int(body.H/logRow))
	if len(t.lines) > n { // two arrows at the right edge turn the pages
		t.scroll = max(0, min(t.scroll, len(t.lines)-n))
		t.arrows(b, &body, "drawer.older", "drawer.newer", "drawer.older", "drawer.newer", n-1)
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

// arrows adds two buttons at the right edge of a drawer's body, which gets
// narrower. The upper one scrolls by by, the lower one back.
func (t *Table) arrows(b *ui.Builder, body *ui.Rect, up, down, upKey, downKey string, by int) {
	x := body.X + body.W - 44
	body.W -= 52
	b.Icon(up, ui.Box(x, body.Y, 44, 44), pictures.SymUp, t.a.T(upKey), func() { t.scrollBy(by) })
	b.Icon(down, ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, t.a.T(downKey), func() { t.scrollBy(-by) })
}

// scrollBy scrolls the open drawer by lines of the chronicle or pages of a card.
func (t *Table) scrollBy(by int) {
	t.scroll += by
	t.a.Changed()
}

// Wheel scrolls the open drawer. The chronicle starts at its end, so it scrolls
// the other way round.
func (t *Table) Wheel(y float32) {
	by := map[drawer]int{knowsDrawer: -1, logDrawer: 3}[t.drawer]
	if y <= 0 {
		by = -by
	}
	if by != 0 {
		t.scrollBy(by)
	}
}

// point closes the chronicle and highlights a target for three seconds.
func (t *Table) point(target ui.Target) {
	t.drawer = noDrawer
	t.marked, t.markTicks = target, 180
	t.a.Moved()
}
