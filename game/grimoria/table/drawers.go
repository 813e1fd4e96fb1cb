package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

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
func (t *Table) pull(d drawerKind) {
	if d == t.drawer {
		d = noDrawer
	}
	t.drawer, t.scroll = d, 0
	t.a.Moved()
}

// showRival lists what a player has.
func (t *Table) showRival(seat grimoria.Seat) {
	t.rival = seat
	t.pull(rivalDrawer)
}

// buildDrawer adds the open drawer over the table.
func (t *Table) buildDrawer(b *ui.Builder) {
	a := t.a
	b.Overlay()
	b.Add(ui.Element{ID: "drawer.shade", Role: ui.RoleButton, Look: ui.LookShade, Rect: a.Window(), Label: a.T("drawer.close"), Silent: true, OnPress: func() { t.pull(noDrawer) }})
	screen := a.Screen()
	w := min(620, screen.W*.84)
	if a.Upright() {
		w = screen.W
	}
	r := ui.Box(screen.X+screen.W-w, screen.Y, w, screen.H)
	title := ""
	switch t.drawer {
	case logDrawer:
		title = a.T("table.log")
	case pileDrawer:
		title = a.T("stack.discard.name")
	case rivalDrawer:
		title = t.title(t.rival)
	case displayDrawer:
		title = a.T("display.name")
	case restDrawer:
		title = a.T("rest.title")
	}
	in := b.Add(ui.Element{ID: "drawer", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("drawer.title", ui.Box(r.X+16, r.Y+8, r.W-80, 44), title, 26)
		b.Icon("drawer.close", ui.Box(r.X+r.W-56, r.Y+8, 44, 44), pictures.SymCross, a.T("drawer.close"), func() { t.pull(noDrawer) })
		body := ui.Box(r.X+16, r.Y+58, r.W-32, r.H-70)
		switch t.drawer {
		case logDrawer:
			t.buildLog(b, body)
		case pileDrawer:
			t.buildBlocks(b, body, func(w float32) []block { return t.cardBlocks(t.pileCards(), w) })
		case displayDrawer:
			t.buildBlocks(b, body, func(w float32) []block { return t.cardBlocks(t.displayCards(), w) })
		case rivalDrawer:
			t.buildRivalDrawer(b, body)
		case restDrawer:
			t.buildBlocks(b, body, t.restPage)
		}
	})
}

// entry is a kind of card in a drawer.
type entry struct {
	card   grimoria.Card
	n      int
	veiled bool
}

func (t *Table) pileCards() (list []entry) {
	for c := range t.model.Discard {
		if n := int(t.model.Discard[c]); n > 0 {
			list = append(list, entry{card: grimoria.Card(c), n: n})
		}
	}
	return list
}

// displayCards lists what lies on the display.
func (t *Table) displayCards() (list []entry) {
	for i := range t.model.NSlots {
		if s := &t.model.Slots[i]; s.Lies {
			list = append(list, entry{card: s.Card, n: 1})
		}
	}
	return list
}

// ownCards lists what the viewer sees of a player's cards.
func (t *Table) ownCards(seat grimoria.Seat) (list []entry) {
	h := &t.model.Seats[seat]
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

// cardBlocks list kinds of cards with what they do.
func (t *Table) cardBlocks(list []entry, w float32) (blocks []block) {
	if len(list) == 0 {
		return []block{t.paragraph("drawer.nothing", t.a.T("pocket.nothing"), w)}
	}
	const picture = drawerRow * cardRatio
	for i, e := range list {
		name, icon := t.a.T("display.hidden"), faceDown(false)
		says := ""
		if e.card != grimoria.NoCard {
			name, icon = t.a.T(show.CardName(e.card)), cardIcon(e.card)
			says = t.a.Colon() + t.a.T(show.CardText(e.card))
		}
		if e.n > 1 {
			name = strconv.Itoa(e.n) + " × " + name
		}
		id := "drawer.card." + strconv.Itoa(i)
		part := float32(0)
		if e.veiled {
			part = 1
		}
		text := t.paragraph(id+".text", name+says, w-picture-10)
		blocks = append(blocks, block{h: max(drawerRow+blockGap, text.h), add: func(b *ui.Builder, r ui.Rect) {
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCard, Rect: ui.Box(r.X, r.Y+(r.H-drawerRow)/2, picture, drawerRow), Icons: []ui.Icon{icon}, Part: part,
				Label: name, Over: true})
			text.add(b, ui.CutLeft(r, picture+10))
		}})
	}
	return blocks
}

// arrows adds the buttons that scroll, at the right of a drawer's body.
func (t *Table) arrows(b *ui.Builder, body ui.Rect, by int) {
	x := body.X + body.W + 8
	b.Icon("drawer.older", ui.Box(x, body.Y, 44, 44), pictures.SymUp, t.a.T("drawer.older"), func() { t.scrollBy(-by) })
	b.Icon("drawer.newer", ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, t.a.T("drawer.newer"), func() { t.scrollBy(by) })
}

func (t *Table) scrollBy(by int) {
	t.scroll += by
	t.a.Changed()
}

// Wheel scrolls the open drawer.
func (t *Table) Wheel(up int) {
	if t.drawer != noDrawer {
		t.scrollBy(-2 * up)
	}
}

// buildLog lists what has happened, the newest last: one line each, a round begins with its number.
func (t *Table) buildLog(b *ui.Builder, body ui.Rect) {
	a := t.a
	body.W -= 52
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	height := func(l *show.Line) float32 {
		row := ui.Element{Look: ui.LookChronicle, Rect: ui.Box(0, 0, body.W, 40)}
		broken, _ := ui.Wrap(a.Config().Measure, l.Text.In(a.Words()), row.TextRect().W, size, ui.Regular, 6)
		return max(38, float32(len(broken))*size*ui.LineHeight+6)
	}
	// scroll counts lines from the end, backwards.
	t.scroll = max(-(len(t.lines) - 1), min(t.scroll, 0))
	last := len(t.lines) + t.scroll
	first, h := last, body.H
	for first > 0 {
		if need := height(&t.lines[first-1]) + 2; need <= h {
			h -= need
			first--
			continue
		}
		break
	}
	t.arrows(b, body, max(1, last-first-1))
	y := body.Y
	for i := first; i < last; i++ {
		l := &t.lines[i]
		r := ui.Box(body.X, y, body.W, height(l))
		y += r.H + 2
		e := ui.Element{ID: "drawer.line." + strconv.Itoa(i), Role: ui.RoleLink, Look: ui.LookChronicle, Rect: r, Text: l.Text.In(a.Words()), Lines: 6, Align: ui.AlignLeft,
			Crest: t.Crest(l.Seat), Checked: l.Round > 0 || l.Turn}
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
