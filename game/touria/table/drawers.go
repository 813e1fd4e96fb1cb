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
func (dr *drawers) buildDrawer(b *ui.Builder, box *board.Boxes) {
	a := dr.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"), Silent: true,
		OnPress: func() { dr.pull(dr.open) }})
	screen := a.Screen()
	w := min(620, screen.W*0.8)
	if box.Upright {
		w = min(620, screen.W)
	}
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := [...]string{"", a.T("table.log"), a.T("goods.item.name"), a.T("table.orders"), a.T("table.fairy"),
		a.T("knows.title", words.Lit("Name", dr.board.Names[dr.known&3]))}[dr.open]
	in := b.Add(ui.Element{ID: "drawer", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("drawer.title", ui.Box(r.X+16, r.Y+8, r.W-80, 40), title, 28)
		b.Icon("drawer.close", ui.Box(r.X+r.W-56, r.Y+8, 44, 44), pictures.SymCross, a.T("drawer.close"), func() { dr.pull(dr.open) })
		body := ui.Box(r.X+14, r.Y+58, r.W-28, r.H-70)
		switch dr.open {
		case logDrawer:
			dr.buildLog(b, body)
		case itemsDrawer:
			dr.buildItemList(b, body)
		case knowsDrawer:
			dr.buildKnows(b, body)
		case ordersDrawer:
			for slot := range 3 {
				dr.drawn(b, dr.board.OrderElement(ui.Column(body, slot, 3, 8), slot), 96)
			}
		case fairyDrawer:
			for slot := range 2 {
				dr.drawn(b, dr.board.DisplayElement(ui.Row(body, slot, 3, 12), slot), 160)
			}
			e := dr.board.DiscardElement(ui.Row(body, 2, 3, 12))
			e.Rect.H = min(e.Rect.H, 160)
			b.Add(e)
		}
	})
}

// drawn adds the element of a thing in a drawer, at most h high. Its id differs
// from that of the same thing on the table, and a press closes the drawer, too.
func (dr *drawers) drawn(b *ui.Builder, e ui.Element, h float32) {
	e.ID = board.DrawerID(dr.board.Model.Board(), e.Target)
	e.Rect.H = min(e.Rect.H, h)
	if press := e.OnPress; press != nil {
		e.OnPress = func() {
			dr.pull(dr.open)
			press()
		}
	}
	b.Add(e)
}

// buildItemList lists the viewer's items with what they do.
func (dr *drawers) buildItemList(b *ui.Builder, body ui.Rect) {
	p, ok := dr.board.Own()
	if !ok {
		return
	}
	own := board.Items(p.Items)
	switch {
	case board.Layout(dr.a).Tiny: // the tray's button opens all the viewer's things
		b.Paragraph("drawer.goods", ui.Box(body.X, body.Y, body.W, 60), show.Goods(p.Holdings).In(dr.a.Words()), 3, ui.AlignLeft)
		body.Y += 64
		body.H -= 64
	case len(own) == 0:
		b.Paragraph("drawer.nothing", ui.Box(body.X, body.Y, body.W, 44), dr.a.T("goods.nothing"), 1, ui.AlignCentre)
	}
	columns := 1
	if len(own) > 6 {
		columns = 2
	}
	rows := max(1, (len(own)+columns-1)/columns)
	letters, _ := dr.a.TextSize()
	const gap = 6
	body.H = min(body.H, float32(rows)*(max(76, 3*letters*dr.a.Growth()*ui.LineHeight+4)+gap)-gap)
	for i, item := range own {
		cell := ui.Row(ui.Column(body, i/columns, rows, gap), i%columns, columns, 10)
		size := max(44, min(cell.H, 64))
		e := dr.board.ItemElement(ui.Box(cell.X, cell.Y, size, max(44, cell.H)), item)
		text := e.Hint
		e.Hint = ""
		dr.drawn(b, e, e.Rect.H)
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
func (dr *drawers) logEntries(turns []show.Turn, w float32) []logEntry {
	a := dr.a
	var list []logEntry
	for i := range turns {
		turn := &turns[i]
		if dr.filter != 0 && (turn.Seat >= rules.NoSeat || !dr.filter.Has(turn.Seat) && turn.Joined&dr.filter == 0) {
			continue
		}
		n := strconv.Itoa(turn.N)
		head := logEntry{id: "drawer.turn." + n, seat: turn.Seat, icon: turn.Icon(), text: turn.Text(&dr.board.Names).In(a.Words()), target: turn.Target(), turn: i}
		if turn.N > 0 {
			head.text = n + ". " + head.text
		}
		list = append(list, head)
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if turn.Joined.Has(seat) {
				list = append(list, logEntry{id: "drawer.join." + n + "." + seat.String(), seat: seat, icon: ui.Icon{Kind: show.IconElixir},
					text: turn.JoinText(seat, &dr.board.Names).In(a.Words()), target: turn.Target(), turn: -1, in: true})
			}
		}
		if !dr.unfolded[turn.N] {
			continue
		}
		for k := turn.First; k < turn.Last; k++ {
			if l := &dr.board.Lines[k]; !l.Turn {
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
func (dr *drawers) buildLog(b *ui.Builder, body ui.Rect) {
	a := dr.a
	tall := a.Upright() // the arrows are above then: the rows need the width
	seats := dr.board.Seats()
	for i, seat := range seats {
		r := ui.Row(ui.Box(body.X, body.Y, float32(len(seats))*64, logHead-6), i, len(seats), 6)
		label := a.T("chronicle.filter", words.Lit("Name", dr.board.Names[seat]))
		in := b.Add(ui.Element{ID: "drawer.filter." + seat.String(), Role: ui.RoleToggle, Look: ui.LookButton, Rect: r, Paper: true, Label: label, Hint: label,
			Checked: dr.filter.Has(seat), OnPress: func() { dr.sift(seat) }})
		b.Inside(in, func() {
			b.Crest("drawer.filter."+seat.String()+".crest", ui.Centred(r, 32, 32), dr.board.Crests[seat], dr.board.Names[seat])
		})
	}
	if left := float32(len(seats))*64 + 8; dr.board.Humans != 0 {
		r := ui.Box(body.X+left, body.Y, min(280, body.W-left), logHead-6)
		if r.W < 120 { // no room beside the crests
			body.Y, body.H = body.Y+logHead, body.H-logHead
			r = ui.Box(body.X, body.Y, body.W, logHead-6)
			if tall {
				r.W -= 2 * foldW
			}
		}
		e := ui.Element{ID: "drawer.since", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Text: a.T("curtain.since"), Lines: 2, Hint: a.T("rewind.hint"),
			OnPress: dr.past.lookBack}
		if why, ok := dr.past.canLookBack(); !ok {
			e.Disabled, e.Why = true, why
		}
		b.Add(e)
	}
	body.Y, body.H = body.Y+logHead, body.H-logHead
	turns := dr.board.Turns
	side := float32(52)
	if tall {
		side = 0
	}
	list := dr.logEntries(turns, body.W-side)
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
	if dr.unfolding > 0 { // the turn that was unfolded stays in view, with as much of it as fits
		at := slices.IndexFunc(list, func(e logEntry) bool { return e.turn >= 0 && turns[e.turn].N == dr.unfolding-1 })
		if at >= 0 {
			dr.scroll = len(list) - at - fits(at, 1)
		}
		dr.unfolding = 0
	}
	dr.scroll = max(0, min(dr.scroll, len(list)-fits(0, 1)))
	last := len(list) - dr.scroll
	first := max(0, last-fits(last-1, -1))
	switch {
	case tall && len(list) > last-first:
		dr.arrowsAt(b, ui.Box(body.X+body.W-2*foldW+4, body.Y-logHead, 44, 44), ui.Box(body.X+body.W-44, body.Y-logHead, 44, 44), max(1, last-first-1))
	case tall:
	case len(list) > last-first:
		dr.arrows(b, &body, "drawer.older", "drawer.newer", "drawer.older", "drawer.newer", max(1, last-first-1))
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
			Crest: dr.board.Crest(e.seat), Checked: e.turn >= 0, OnPress: func() { dr.point(e.target) }})
		if e.turn < 0 {
			continue
		}
		n := turns[e.turn].N
		symbol, key := pictures.SymDown, "chronicle.unfold"
		if dr.unfolded[n] {
			symbol, key = pictures.SymUp, "chronicle.fold"
		}
		b.Icon("drawer.fold."+strconv.Itoa(n), ui.Box(body.X+body.W-44, r.Y+(r.H-44)/2, 44, 44), symbol, dr.board.OfTurn(n, a.T(key)), func() { dr.unfold(n) })
	}
}

// unfold shows or hides the details of a turn.
func (dr *drawers) unfold(n int) {
	if dr.unfolded == nil {
		dr.unfolded = map[int]bool{}
	}
	dr.unfolded[n] = !dr.unfolded[n]
	dr.unfolding = n + 1
	dr.a.Changed()
}

// sift leaves only the turns of a player in the chronicle, too, or no longer.
func (dr *drawers) sift(seat rules.Seat) {
	dr.filter ^= rules.SeatSet(0).With(seat)
	if dr.filter.Len() == len(dr.board.Seats()) {
		dr.filter = 0
	}
	dr.scroll = 0
	dr.a.Changed()
}

// arrows adds two buttons at the right edge of a drawer's body, which gets
// narrower. The upper one scrolls by by, the lower one back.
func (dr *drawers) arrows(b *ui.Builder, body *ui.Rect, up, down, upKey, downKey string, by int) {
	x := body.X + body.W - 44
	body.W -= 52
	b.Icon(up, ui.Box(x, body.Y, 44, 44), pictures.SymUp, dr.a.T(upKey), func() { dr.scrollBy(by) })
	b.Icon(down, ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, dr.a.T(downKey), func() { dr.scrollBy(-by) })
}

// arrowsAt adds the two buttons that scroll the chronicle.
func (dr *drawers) arrowsAt(b *ui.Builder, up, down ui.Rect, by int) {
	b.Icon("drawer.older", up, pictures.SymUp, dr.a.T("drawer.older"), func() { dr.scrollBy(by) })
	b.Icon("drawer.newer", down, pictures.SymDown, dr.a.T("drawer.newer"), func() { dr.scrollBy(-by) })
}

// scrollBy scrolls the open drawer by lines of the chronicle or pages of a card.
func (dr *drawers) scrollBy(by int) {
	dr.scroll += by
	dr.a.Changed()
}

// Wheel scrolls the open drawer. The chronicle starts at its end, so it scrolls
// the other way round.
func (dr *drawers) Wheel(up int) {
	if by := map[drawer]int{knowsDrawer: -1, logDrawer: 3}[dr.open]; by != 0 {
		dr.scrollBy(by * up)
	}
}

// point closes the chronicle and highlights a target for three seconds.
func (dr *drawers) point(target ui.Target) {
	dr.open = noDrawer
	dr.board.Marked, dr.board.MarkTicks = target, 180
	dr.a.Moved()
}

// addTabs adds the phone's buttons that open orders and items.
func (dr *drawers) addTabs(b *ui.Builder, orders, fairy ui.Rect) {
	a := dr.a
	if orders.Y == fairy.Y { // its name is one word, so that in some languages it needs more room
		orders.W, fairy.X, fairy.W = orders.W+8, fairy.X+8, fairy.W-8
	}
	b.Button("table.market.orders", orders, a.T("table.orders"), func() { dr.pull(ordersDrawer) })
	b.Last().Lines = 2
	b.Button("table.market.fairy", fairy, a.T("action.forest.name"), func() { dr.pull(fairyDrawer) })
	b.Last().Lines = 2
}

// pull opens a drawer, or closes it if it is open.
func (dr *drawers) pull(d drawer) {
	if dr.open == d {
		d = noDrawer
	}
	dr.open, dr.scroll = d, 0
	dr.a.Moved()
}
