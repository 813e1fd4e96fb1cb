package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// drawers are the panels pulled over the table, one at a time.
type drawers struct {
	*turn
	drawer drawerKind // what is pulled over the table
	rival  grimoria.Seat
	tab    rivalTab // the page of a player's drawer
	scroll ui.Scroll
	filter uint8 // whose turns the chronicle shows, a bit for each seat; 0: everybody's
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
	dr.drawer = d
	dr.scroll.Top()
	if d == logDrawer { // the newest line is the last
		dr.scroll.End()
	}
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
	var title string
	var build func(f *ui.Flow)
	switch dr.drawer {
	case logDrawer:
		title, build = a.T("table.log"), dr.buildLog
	case pileDrawer:
		title, build = a.T("stack.discard.name"), func(f *ui.Flow) { dr.listCards(f, dr.pileCards()) }
	case rivalDrawer:
		title, build = dr.title(dr.rival), dr.buildRivalDrawer
	case displayDrawer:
		title, build = a.T("display.name"), func(f *ui.Flow) { dr.listCards(f, dr.displayCards()) }
	case restDrawer:
		title, build = a.T("rest.title"), dr.restPage
	}
	b.Drawer(ui.Frame{ID: "drawer", Title: title, Label: title, W: 620, Scroll: &dr.scroll}, func() { dr.pull(noDrawer) }, build)
}

// entry is a kind of card in a drawer.
type entry struct {
	card   grimoria.Card
	n      int
	veiled bool
}

func (bd *position) pileCards() (list []entry) {
	for c := range bd.model.Discard {
		if n := int(bd.model.Discard[c]); n > 0 {
			list = append(list, entry{card: grimoria.Card(c), n: n})
		}
	}
	return list
}

// displayCards lists what lies on the display.
func (bd *position) displayCards() (list []entry) {
	for i := range bd.model.NSlots {
		if s := &bd.model.Slots[i]; s.Lies {
			list = append(list, entry{card: s.Card, n: 1})
		}
	}
	return list
}

// ownCards lists what the viewer sees of a player's cards.
func (bd *position) ownCards(seat grimoria.Seat) (list []entry) {
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

// buildLog lists what has happened, the newest last: one line each, below the heading of its round. The crests above leave
// only turns in which some players take part.
func (dr *drawers) buildLog(f *ui.Flow) {
	a := dr.a
	f.Head(func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			for seat := range grimoria.Seat(dr.model.Players) {
				label := a.T("log.filter", words.Lit("Name", dr.names[seat]))
				f.Crest("drawer.filter."+seat.String(), dr.crests[seat], dr.names[seat], label, dr.filter&(1<<seat) != 0, func() { dr.sift(seat) })
			}
		})
	})
	for _, i := range show.Sift(dr.lines, dr.filter) {
		l := &dr.lines[i]
		id, text := "drawer.line."+strconv.Itoa(i), l.Text.In(a.Words())
		if l.Round > 0 {
			f.Heading(id, text, 20).Align = ui.AlignLeft
			continue
		}
		e := f.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookChronicle, Rect: ui.Rect{H: 38}, Text: text, Align: ui.AlignLeft, Crest: dr.Crest(l.Seat)})
		switch {
		case l.Spell > 0:
			e.Icons = []ui.Icon{board.SpellIcon(l.Spell)}
		case l.Card != grimoria.NoCard:
			e.Icons = []ui.Icon{board.CardIcon(l.Card)}
		case l.Coins != 0:
			e.Icons = []ui.Icon{board.CoinIcon(0)}
		}
	}
}

// sift leaves only turns with a player in the chronicle, too, or no longer; with all of them it is whole again.
func (dr *drawers) sift(seat grimoria.Seat) {
	if dr.filter ^= 1 << seat; dr.filter == 1<<dr.model.Players-1 {
		dr.filter = 0
	}
	dr.scroll.End()
	dr.a.Changed()
}
