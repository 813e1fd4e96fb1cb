package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// drawers are the panels pulled over the table, one at a time.
type drawers struct {
	*turn
	drawer drawerKind // what is pulled over the table
	rival  grimoria.Seat
	tab    rivalTab // the page of a player's drawer
	page   int      // of the cards that are offered
	scroll int
}

// drawerKind is a panel pulled over the table.
type drawerKind uint8

const (
	noDrawer drawerKind = iota
	logDrawer
	pileDrawer
	rivalDrawer
	displayDrawer
	restDrawer // what is left in the stacks, with the memory aid
)

// pull opens a drawer, or closes it if it is open.
func (dr *drawers) pull(d drawerKind) {
	if d == dr.drawer {
		d = noDrawer
	}
	dr.drawer, dr.scroll = d, 0
	dr.a.Moved()
}

// showRival lists what a player has.
func (dr *drawers) showRival(seat grimoria.Seat) {
	dr.rival = seat
	dr.pull(rivalDrawer)
}

// buildDrawer adds the open drawer over the table.
func (dr *drawers) buildDrawer(b *ui.Builder) {
	a := dr.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"), Silent: true, OnPress: func() { dr.pull(noDrawer) }})
	screen := a.Screen()
	w := min(620, screen.W*.84)
	if a.Upright() {
		w = screen.W
	}
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := ""
	switch dr.drawer {
	case logDrawer:
		title = a.T("table.log")
	case pileDrawer:
		title = a.T("stack.discard.name")
	case rivalDrawer:
		title = dr.title(dr.rival)
	case displayDrawer:
		title = a.T("display.name")
	case restDrawer:
		title = a.T("rest.title")
	}
	in := b.Add(ui.Element{ID: "drawer", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("drawer.title", ui.Box(r.X+16, r.Y+8, r.W-80, 44), title, 26)
		b.Icon("drawer.close", ui.Box(r.X+r.W-56, r.Y+8, 44, 44), pictures.SymCross, a.T("drawer.close"), func() { dr.pull(noDrawer) })
		body := ui.Box(r.X+16, r.Y+58, r.W-32, r.H-70)
		switch dr.drawer {
		case logDrawer:
			dr.buildLog(b, body)
		case pileDrawer:
			dr.buildBlocks(b, body, func(w float32) []block { return dr.cardBlocks(dr.pileCards(), w) })
		case displayDrawer:
			dr.buildBlocks(b, body, func(w float32) []block { return dr.cardBlocks(dr.displayCards(), w) })
		case rivalDrawer:
			dr.buildRivalDrawer(b, body)
		case restDrawer:
			dr.buildBlocks(b, body, dr.restPage)
		}
	})
}

// entry is a kind of card in a drawer.
type entry struct {
	card   grimoria.Card
	n      int
	veiled bool
}

func (bd *board) pileCards() (list []entry) {
	for c := range bd.model.Discard {
		if n := int(bd.model.Discard[c]); n > 0 {
			list = append(list, entry{card: grimoria.Card(c), n: n})
		}
	}
	return list
}

// displayCards lists what lies on the display.
func (bd *board) displayCards() (list []entry) {
	for i := range bd.model.NSlots {
		if s := &bd.model.Slots[i]; s.Lies {
			list = append(list, entry{card: s.Card, n: 1})
		}
	}
	return list
}

// ownCards lists what the viewer sees of a player's cards.
func (bd *board) ownCards(seat grimoria.Seat) (list []entry) {
	h := &bd.model.Seats[seat]
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			list = append(list, entry{card: c, n: n})
		}
		if n := int(h.Cloaked[k]); n > 0 {
			list = append(list, entry{card: c, n: n, veiled: true})
		}
	}
	if h.Shown {
		for c := range grimoria.NoCard {
			if n := h.Held(c); n > 0 && !c.IsCompanion() {
				list = append(list, entry{card: c, n: n})
			}
		}
	}
	return list
}

// drawerRow is the least height of a row of a drawer.
const drawerRow = 58

// arrows adds the buttons that scroll, at the right of a drawer's body.
func (dr *drawers) arrows(b *ui.Builder, body ui.Rect, by int) {
	x := body.X + body.W + 8
	b.Icon("drawer.older", ui.Box(x, body.Y, 44, 44), pictures.SymUp, dr.a.T("drawer.older"), func() { dr.scrollBy(-by) })
	b.Icon("drawer.newer", ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, dr.a.T("drawer.newer"), func() { dr.scrollBy(by) })
}

func (dr *drawers) scrollBy(by int) {
	dr.scroll += by
	dr.a.Changed()
}

// Wheel scrolls the open drawer.
func (dr *drawers) Wheel(up int) {
	if dr.drawer != noDrawer {
		dr.scrollBy(-2 * up)
	}
}

// buildLog lists what has happened, the newest last: one line each, a round begins with its number.
func (dr *drawers) buildLog(b *ui.Builder, body ui.Rect) {
	a := dr.a
	body.W -= 52
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	height := func(l *show.Line) float32 {
		row := ui.Element{Look: ui.LookChronicle, Rect: ui.Box(0, 0, body.W, 40)}
		broken, _ := ui.Wrap(a.Config().Measure, l.Text.In(a.Words()), row.TextRect().W, size, ui.Regular, 6)
		return max(38, float32(len(broken))*size*ui.LineHeight+6)
	}
	// scroll counts lines from the end, backwards.
	dr.scroll = max(-(len(dr.lines) - 1), min(dr.scroll, 0))
	last := len(dr.lines) + dr.scroll
	first, h := last, body.H
	for first > 0 {
		if need := height(&dr.lines[first-1]) + 2; need <= h {
			h -= need
			first--
			continue
		}
		break
	}
	dr.arrows(b, body, max(1, last-first-1))
	y := body.Y
	for i := first; i < last; i++ {
		l := &dr.lines[i]
		r := ui.Box(body.X, y, body.W, height(l))
		y += r.H + 2
		e := ui.Element{ID: "drawer.line." + strconv.Itoa(i), Role: ui.RoleLink, Look: ui.LookChronicle, Rect: r, Text: l.Text.In(a.Words()), Lines: 6, Align: ui.AlignLeft,
			Crest: dr.Crest(l.Seat), Checked: l.Round > 0 || l.Turn}
		switch {
		case l.Spell > 0:
			e.Icons = []ui.Icon{spellIcon(l.Spell)}
		case l.Card != grimoria.NoCard:
			e.Icons = []ui.Icon{cardIcon(l.Card)}
		case l.Coins != 0:
			e.Icons = []ui.Icon{coinIcon(0)}
		}
		e.Role = ui.RoleLabel
		b.Add(e)
	}
}

// pause opens the menu over the game.
func (t *Table) pause() {
	a := t.a
	if t.watched != nil {
		a.Pop()
		return
	}
	list := []ui.Entry{
		{ID: "pause.resume", Key: "table.resume", Look: ui.LookPrimary, Press: a.Pop},
		{ID: "pause.speed", Key: "table.speed", Look: ui.LookButton, Press: a.Faster, Value: a.SpeedName},
		{ID: "pause.settings", Key: "table.settings", Look: ui.LookButton, Press: a.ShowSettings},
		{ID: "pause.rules", Key: "table.rules", Look: ui.LookButton, Press: func() { t.g.ShowRules(a) }},
		{ID: "pause.opponents", Key: "table.opponents", Look: ui.LookButton, Press: t.showOpponents},
		{ID: "pause.slots", Key: "table.keep_copy", Look: ui.LookButton, Press: a.ShowSlots},
		{ID: "pause.leave", Key: "table.save_leave", Look: ui.LookButton, Press: a.ShowTitle},
		{ID: "pause.abandon", Key: "table.abandon", Look: ui.LookDanger, Press: a.Abandon},
	}
	if len(t.bots()) == 0 {
		list = slices.DeleteFunc(list, func(e ui.Entry) bool { return e.ID == "pause.opponents" })
	}
	a.Push(&ui.Pause{Popup: ui.Popup{App: a}, Print: t.s.Fingerprint(), Entries: list})
}
