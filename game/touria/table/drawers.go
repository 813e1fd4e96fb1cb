package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// buildDrawer adds the open drawer over the table.
func (t *Table) buildDrawer(b *ui.Builder, box *board.Boxes) {
	a := t.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"), Silent: true,
		OnPress: func() { t.pull(t.drawer) }})
	screen := a.Screen()
	w := min(620, screen.W*0.8)
	if box.Upright {
		w = min(620, screen.W)
	}
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := [...]string{"", a.T("table.log"), a.T("goods.item.name"), a.T("table.orders"), a.T("table.fairy"),
		a.T("knows.title", words.Lit("Name", t.board.Names[t.known&3]))}[t.drawer]
	in := b.Add(ui.Element{ID: "drawer", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("drawer.title", ui.Box(r.X+16, r.Y+8, r.W-80, 40), title, 28)
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
				t.drawn(b, t.board.OrderElement(ui.Column(body, slot, 3, 8), slot), 96)
			}
		case fairyDrawer:
			for slot := range 2 {
				t.drawn(b, t.board.DisplayElement(ui.Row(body, slot, 3, 12), slot), 160)
			}
			e := t.board.DiscardElement(ui.Row(body, 2, 3, 12))
			e.Rect.H = min(e.Rect.H, 160)
			b.Add(e)
		}
	})
}

// drawn adds the element of a thing in a drawer, at most h high. Its id differs
// from that of the same thing on the table, and a press closes the drawer, too.
func (t *Table) drawn(b *ui.Builder, e ui.Element, h float32) {
	e.ID = board.DrawerID(t.board.Model.Board(), e.Target)
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
	p, ok := t.board.Own()
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
	columns := 1
	if len(own) > 6 {
		columns = 2
	}
	rows := max(1, (len(own)+columns-1)/columns)
	letters, _ := t.a.TextSize()
	const gap = 6
	body.H = min(body.H, float32(rows)*(max(76, 3*letters*t.a.Growth()*ui.LineHeight+4)+gap)-gap)
	for i, item := range own {
		cell := ui.Row(ui.Column(body, i/columns, rows, gap), i%columns, columns, 10)
		size := max(44, min(cell.H, 64))
		e := t.itemElement(ui.Box(cell.X, cell.Y, size, max(44, cell.H)), item)
		text := e.Hint
		e.Hint = ""
		t.drawn(b, e, e.Rect.H)
		b.Paragraph(b.Last().ID+".text", ui.Box(cell.X+size+8, cell.Y, cell.W-size-8, cell.H), text, 4, ui.AlignLeft)
	}
}

// Measures of the chronicle.
const (
	logRow  = 46 // the least height of a row
	logGap  = 2
	foldW   = 48 // the button that unfolds a turn
	logHead = 52 // the row of crests that filter
	joinIn  = 20 // how far what belongs to a turn is moved in
)

// logEntry is a row of the chronicle: a turn in one sentence, what somebody got by
// joining in, or one line of an unfolded turn.
type logEntry struct {
	id     string
	seat   rules.Seat
	icon   ui.Icon
	text   string
	target ui.Target
	turn   int // index of the turn that the row begins; -1: none
	in     bool
	h      float32
}

// logEntries returns the rows of the chronicle, w wide: a turn in one sentence,
// who joined in, and the details of the turns that are unfolded.
func (t *Table) logEntries(turns []show.Turn, w float32) []logEntry {
	a := t.a
	var list []logEntry
	for i := range turns {
		turn := &turns[i]
		if t.filter != 0 && (turn.Seat >= rules.NoSeat || !t.filter.Has(turn.Seat) && turn.Joined&t.filter == 0) {
			continue
		}
		n := strconv.Itoa(turn.N)
		head := logEntry{id: "drawer.turn." + n, seat: turn.Seat, icon: turn.Icon(), text: turn.Text(&t.board.Names).In(a.Words()), target: turn.Target(), turn: i}
		if turn.N > 0 {
			head.text = n + ". " + head.text
		}
		list = append(list, head)
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if turn.Joined.Has(seat) {
				list = append(list, logEntry{id: "drawer.join." + n + "." + seat.String(), seat: seat, icon: ui.Icon{Kind: show.IconElixir},
					text: turn.JoinText(seat, &t.board.Names).In(a.Words()), target: turn.Target(), turn: -1, in: true})
			}
		}
		if !t.unfolded[turn.N] {
			continue
		}
		for k := turn.First; k < turn.Last; k++ {
			if l := &t.board.Lines[k]; !l.Turn {
				list = append(list, logEntry{id: "drawer.line." + strconv.Itoa(k), seat: rules.NoSeat, icon: l.Icon, text: l.Text.In(a.Words()), target: l.Target,
					turn: -1, in: true})
			}
		}
	}
	normal, _ := a.TextSize()
	normal *= a.Growth()
	for i := range list {
		e := &list[i]
		e.h = logRow
		row := ui.Element{Look: ui.LookChronicle, Rect: ui.Box(0, 0, w-foldW, logRow)}
		if e.in {
			row.Rect.W -= joinIn
		}
		broken, _ := ui.Wrap(a.Config().Measure, e.text, row.TextRect().W, normal, ui.Regular, 6)
		e.h = max(e.h, float32(len(broken))*normal*ui.LineHeight+6)
	}
	return list
}

// buildLog lists the chronicle turn by turn, the newest last. A press on a row shows
// its place on the board, the arrow beside a turn unfolds it, and the crests above
// leave only some players' turns.
func (t *Table) buildLog(b *ui.Builder, body ui.Rect) {
	a := t.a
	tall := a.Upright() // the arrows are above then: the rows need the width
	seats := t.board.Seats()
	for i, seat := range seats {
		r := ui.Row(ui.Box(body.X, body.Y, float32(len(seats))*64, logHead-6), i, len(seats), 6)
		label := a.T("chronicle.filter", words.Lit("Name", t.board.Names[seat]))
		in := b.Add(ui.Element{ID: "drawer.filter." + seat.String(), Role: ui.RoleToggle, Look: ui.LookButton, Rect: r, Paper: true, Label: label, Hint: label,
			Checked: t.filter.Has(seat), OnPress: func() { t.sift(seat) }})
		b.Inside(in, func() {
			b.Crest("drawer.filter."+seat.String()+".crest", ui.Centred(r, 32, 32), t.board.Crests[seat], t.board.Names[seat])
		})
	}
	if left := float32(len(seats))*64 + 8; t.board.Humans != 0 {
		r := ui.Box(body.X+left, body.Y, min(280, body.W-left), logHead-6)
		if r.W < 120 { // no room beside the crests
			body.Y, body.H = body.Y+logHead, body.H-logHead
			r = ui.Box(body.X, body.Y, body.W, logHead-6)
			if tall {
				r.W -= 2 * foldW
			}
		}
		e := ui.Element{ID: "drawer.since", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Text: a.T("curtain.since"), Lines: 2, Hint: a.T("rewind.hint"),
			OnPress: t.lookBack}
		if why, ok := t.canLookBack(); !ok {
			e.Disabled, e.Why = true, why
		}
		b.Add(e)
	}
	body.Y, body.H = body.Y+logHead, body.H-logHead
	turns := t.board.Turns
	side := float32(52)
	if tall {
		side = 0
	}
	list := t.logEntries(turns, body.W-side)
	fits := func(from, by int) (n int) { // how many rows fit from one on
		h := body.H
		for i := from; i >= 0 && i < len(list) && h >= list[i].h; i += by {
			h -= list[i].h + logGap
			n++
		}
		return max(n, 1)
	}
	if len(list) == 0 {
		b.Paragraph("drawer.empty", body, a.T("chronicle.empty"), 2, ui.AlignCentre)
		return
	}
	if t.unfolding > 0 { // the turn that was unfolded stays in view, with as much of it as fits
		at := slices.IndexFunc(list, func(e logEntry) bool { return e.turn >= 0 && turns[e.turn].N == t.unfolding-1 })
		if at >= 0 {
			t.scroll = len(list) - at - fits(at, 1)
		}
		t.unfolding = 0
	}
	t.scroll = max(0, min(t.scroll, len(list)-fits(0, 1)))
	last := len(list) - t.scroll
	first := max(0, last-fits(last-1, -1))
	switch {
	case tall && len(list) > last-first:
		t.arrowsAt(b, ui.Box(body.X+body.W-2*foldW+4, body.Y-logHead, 44, 44), ui.Box(body.X+body.W-44, body.Y-logHead, 44, 44), max(1, last-first-1))
	case tall:
	case len(list) > last-first:
		t.arrows(b, &body, "drawer.older", "drawer.newer", "drawer.older", "drawer.newer", max(1, last-first-1))
	default:
		body.W -= side
	}
	y := body.Y
	for i := first; i < last; i++ {
		e := &list[i]
		r := ui.Box(body.X, y, body.W-foldW, min(e.h, body.Y+body.H-y))
		if e.in {
			r.X, r.W = r.X+joinIn, r.W-joinIn
		}
		y += e.h + logGap
		b.Add(ui.Element{ID: e.id, Role: ui.RoleLink, Look: ui.LookChronicle, Rect: r, Text: e.text, Lines: 6, Align: ui.AlignLeft, Icons: []ui.Icon{e.icon},
			Crest: t.board.Crest(e.seat), Checked: e.turn >= 0, OnPress: func() { t.point(e.target) }})
		if e.turn < 0 {
			continue
		}
		n := turns[e.turn].N
		symbol, key := pictures.SymDown, "chronicle.unfold"
		if t.unfolded[n] {
			symbol, key = pictures.SymUp, "chronicle.fold"
		}
		b.Icon("drawer.fold."+strconv.Itoa(n), ui.Box(body.X+body.W-44, r.Y+(r.H-44)/2, 44, 44), symbol, t.board.OfTurn(n, a.T(key)), func() { t.unfold(n) })
	}
}

// unfold shows or hides the details of a turn.
func (t *Table) unfold(n int) {
	if t.unfolded == nil {
		t.unfolded = map[int]bool{}
	}
	t.unfolded[n] = !t.unfolded[n]
	t.unfolding = n + 1
	t.a.Changed()
}

// sift leaves only the turns of a player in the chronicle, too, or no longer.
func (t *Table) sift(seat rules.Seat) {
	t.filter ^= rules.SeatSet(0).With(seat)
	if t.filter.Len() == len(t.board.Seats()) {
		t.filter = 0
	}
	t.scroll = 0
	t.a.Changed()
}

// arrows adds two buttons at the right edge of a drawer's body, which gets
// narrower. The upper one scrolls by by, the lower one back.
func (t *Table) arrows(b *ui.Builder, body *ui.Rect, up, down, upKey, downKey string, by int) {
	x := body.X + body.W - 44
	body.W -= 52
	b.Icon(up, ui.Box(x, body.Y, 44, 44), pictures.SymUp, t.a.T(upKey), func() { t.scrollBy(by) })
	b.Icon(down, ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, t.a.T(downKey), func() { t.scrollBy(-by) })
}

// arrowsAt adds the two buttons that scroll the chronicle.
func (t *Table) arrowsAt(b *ui.Builder, up, down ui.Rect, by int) {
	b.Icon("drawer.older", up, pictures.SymUp, t.a.T("drawer.older"), func() { t.scrollBy(by) })
	b.Icon("drawer.newer", down, pictures.SymDown, t.a.T("drawer.newer"), func() { t.scrollBy(-by) })
}

// scrollBy scrolls the open drawer by lines of the chronicle or pages of a card.
func (t *Table) scrollBy(by int) {
	t.scroll += by
	t.a.Changed()
}

// Wheel scrolls the open drawer. The chronicle starts at its end, so it scrolls
// the other way round.
func (t *Table) Wheel(up int) {
	if by := map[drawer]int{knowsDrawer: -1, logDrawer: 3}[t.drawer]; by != 0 {
		t.scrollBy(by * up)
	}
}

// point closes the chronicle and highlights a target for three seconds.
func (t *Table) point(target ui.Target) {
	t.drawer = noDrawer
	t.board.Marked, t.board.MarkTicks = target, 180
	t.a.Moved()
}
