package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A flat table is a screen that lies between its players (ux.md, S4): each sits at an
// edge, and what is theirs is upright for them, behind a screen of their own that
// they lift to look. Whoever is asked has the prompt and the choices at their edge.
// No curtain is needed: with the screen down, the table shows what all may see.

// flat is the state of a flat table.
type flat struct {
	peek rules.Seat // who looks behind their screen though somebody else is asked
	left int        // ticks until the lifted screen falls
}

// lidTicks is how long a screen stays lifted without a press: 8 s.
const lidTicks = 480

// Lies reports whether the table lies flat: if the players want it so, at least two
// of them are people, and the window has room for four edges.
func (t *Table) Lies() bool {
	if !t.a.Settings().FlatTable || t.watched || t.humans.Len() < 2 {
		return false
	}
	s := t.a.Screen()
	return !t.a.Phone() && s.W >= 1200 && s.H >= leastDesk && t.a.Growth() <= 1.25
}

// quarter returns how what belongs to a seat is turned.
func quarter(seat rules.Seat) ui.Quarter { return ui.Quarter(seat & 3) }

// edges returns the places of the four seats around the board. Each begins at its
// player's left hand where the one before ends.
func edges(s ui.Rect, board ui.Rect) (at [rules.Seats]ui.Rect) {
	const gap = 6
	left, top := board.X-s.X-gap, board.Y-s.Y-gap
	right, low := s.X+s.W-board.X-board.W-gap, s.Y+s.H-board.Y-board.H-gap
	at[rules.S] = ui.Box(board.X, board.Y+board.H+gap, board.W+right+gap, low)
	at[rules.W] = ui.Box(s.X, board.Y, left, board.H+low+gap)
	at[rules.N] = ui.Box(s.X, s.Y, left+gap+board.W, top)
	at[rules.E] = ui.Box(board.X+board.W+gap, s.Y, right, top+gap+board.H)
	return at
}

// flatBoard returns the place of the board in the middle.
func flatBoard(s ui.Rect) ui.Rect {
	const deep = 178
	high := s.H - 2*deep
	wide := min(mapWide(high), s.W-2*320)
	return ui.Centred(s, wide, high)
}

// flatBoxes returns the places at the edge of whom the table is seen from, in the
// room of that edge, but for the board.
func (t *Table) flatBoxes() Boxes {
	s := t.a.Screen()
	board := flatBoard(s)
	room := ui.Room(quarter(t.eyes), edges(s, board)[t.eyes])
	b := layoutEdge(room.Inset(2))
	b.Board = board
	return b
}

// layoutEdge lays out the edge of the player who is asked: prompt, own things and the
// main button at the left, then the sheet, then the market.
func layoutEdge(r ui.Rect) Boxes {
	b := Boxes{Phone: true}
	const gap, row = 4, 52
	deep := r.H > 250 // at the short sides of the window
	own := ui.Box(r.X, r.Y, min(560, max(538, r.W*.6)), r.H)
	if deep {
		own.W = r.W
	}
	b.Prompt = ui.Box(own.X, own.Y, own.W, 48)
	act := ui.Box(own.X, own.Y+own.H-row-4, own.W, row+4)
	tray := ui.Box(own.X, act.Y-gap-row-2, own.W, row+2)
	b.You = ui.Box(tray.X, tray.Y, 70, tray.H+gap+act.H)
	tray = ui.CutLeft(tray, 74)
	k := tray.W / 464
	for i := range b.Gems {
		b.Gems[i] = ui.Box(tray.X+float32(i)*44*k, tray.Y, 44*k, tray.H)
	}
	for i, at := range [4]*ui.Rect{&b.Hearts, &b.Gold, &b.Swords, &b.Items} {
		from := [5]float32{264, 320, 376, 420, 464}
		*at = ui.Box(tray.X+from[i]*k, tray.Y, (from[i+1]-from[i])*k, tray.H)
	}
	b.Tray = tray
	act = ui.CutLeft(act, 74)
	knobs := ui.Box(act.X+act.W-4*50, act.Y, 4*50, act.H)
	for i, at := range [4]*ui.Rect{&b.Herald, &b.Undo, &b.Log, &b.Menu} {
		*at = ui.Box(knobs.X+float32(i)*50+2, knobs.Y+(knobs.H-48)/2, 48, 48)
	}
	b.Confirm = ui.Box(act.X, act.Y, act.W-knobs.W-4, act.H)
	b.Cancel = ui.Box(b.Confirm.X+b.Confirm.W-52, act.Y, 52, act.H)
	rest := ui.Box(own.X+own.W+gap, r.Y, r.W-own.W-gap, r.H)
	if deep {
		y := b.Prompt.Y + b.Prompt.H + gap
		rest = ui.Box(r.X, y, r.W, b.Tray.Y-gap-y)
	}
	market := min(190, rest.W*.37)
	b.Sheet = ui.Box(rest.X, rest.Y, rest.W-market-gap, rest.H)
	b.Answers = rest
	rest = ui.CutLeft(rest, rest.W-market)
	for i := range b.Orders {
		b.Orders[i] = ui.Column(ui.Box(rest.X, rest.Y, rest.W*.62-2, rest.H), i, 3, 2)
	}
	for i, at := range [3]*ui.Rect{&b.Display[0], &b.Display[1], &b.Discard} {
		*at = ui.Column(ui.Box(rest.X+rest.W*.62+2, rest.Y, rest.W*.38-2, rest.H), i, 3, 2)
	}
	return b
}

// buildFlat adds everything on a flat table.
func (t *Table) buildFlat(b *ui.Builder) {
	a := t.a
	s := a.Screen()
	box := t.Boxes()
	t.small = true
	at := edges(s, box.Board)
	b.Panel("table", a.Window(), ui.LookCloth)
	t.buildBoard(b, &box)
	if !t.doors() {
		t.buildFaces(b, box.Board)
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if t.model.Players[seat].Taken && seat != t.eyes {
			b.Turned(quarter(seat), at[seat], func() { t.buildOther(b, ui.Room(quarter(seat), at[seat]), seat) })
		}
	}
	b.Turned(quarter(t.eyes), at[t.eyes], func() {
		panel := t.panelUsed()
		t.buildBar(b, &box)
		if len(t.answers()) == 0 { // they need its room
			t.buildMarket(b, &box, false)
		}
		t.buildTray(b, &box)
		if panel {
			t.buildPanel(b, &box)
		}
		t.buildConfirm(b, &box)
	})
	if t.drawer != noDrawer {
		t.buildDrawer(b, &box)
	}
}

// buildFaces adds the faces that the towers turn towards the other players, upright
// for each.
func (t *Table) buildFaces(b *ui.Builder, board ui.Rect) {
	for w := touria.NW; w < touria.Towers; w++ {
		r := geometry.Tower(board, w)
		d := min(r.W*.34, 38)
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if !t.model.Players[seat].Taken || seat == t.eyes { // the tower itself shows it
				continue
			}
			at := around(r, d)[seat]
			action := t.model.Faces(w, seat).Action
			b.Turned(quarter(seat), at, func() {
				b.Add(ui.Element{ID: "table.face." + w.String() + "." + seat.String(), Role: ui.RoleLabel, Look: LookForecast, Rect: ui.Box(0, 0, d, d), Over: true, Crest: ui.NoCrest,
					Label: t.a.T("tower.forecast", words.Lit("Name", t.names[seat]), words.Ref("Action", "action."+action.String()+".name")),
					Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(action)}}})
			})
		}
	}
}

// around returns squares of a side d at the four sides of a tower, for what it turns to each seat.
func around(tower ui.Rect, d float32) [rules.Seats]ui.Rect {
	x, y := tower.X+(tower.W-d)/2, tower.Y+(tower.H-d)/2
	return [rules.Seats]ui.Rect{
		rules.S: ui.Box(x, tower.Y+tower.H-d*.8, d, d), rules.N: ui.Box(x, tower.Y-d*.2, d, d),
		rules.W: ui.Box(tower.X-d*.2, y, d, d), rules.E: ui.Box(tower.X+tower.W-d*.8, y, d, d),
	}
}

// buildOther adds the edge of a player who is not asked: what is public of them and,
// for people, what lies behind their screen while they lift it.
func (t *Table) buildOther(b *ui.Builder, room ui.Rect, seat rules.Seat) {
	a := t.a
	card := ui.Centred(room, 230, min(126, room.H-8))
	card.Y = room.Y + room.H - card.H - 4
	if !t.s.IsHuman(seat) {
		t.buildRival(b, card, false, seat)
		return
	}
	card.X -= 32
	t.buildRival(b, card, false, seat)
	id := "table.peek." + seat.String()
	look := ui.Box(card.X+card.W+6, card.Y+(card.H-56)/2, 56, 56)
	b.Icon(id, look, pictures.SymReveal, a.T("flat.peek", words.Lit("Name", t.names[seat])), func() { t.peek(seat) })
	b.Last().Role, b.Last().Checked = ui.RoleToggle, t.flat.peek == seat
	if t.flat.peek != seat {
		return
	}
	m := show.Project(t.s.Rules(), t.s.State(), seat)
	goods := m.Players[seat].Holdings
	things := ui.Box(card.X-100, card.Y, 100+card.W, card.H)
	if room.H-card.H > 70 { // above the card
		things = ui.Centred(room, min(room.W-8, 470), 60)
		things.Y = card.Y - 64
	}
	in := b.Add(ui.Element{ID: id + ".things", Role: ui.RolePanel, Look: ui.LookPanel, Rect: things, Over: true, Label: show.Goods(goods).In(a.Words())})
	b.Inside(in, func() {
		b.Paragraph(id+".goods", things.Inset(8), show.Goods(goods).In(a.Words()), 4, ui.AlignCentre)
	})
}

// peek lifts or lowers the screen of a player who is not asked.
func (t *Table) peek(seat rules.Seat) {
	if t.flat.peek == seat {
		seat = rules.NoSeat
	}
	t.flat.peek, t.flat.left = seat, lidTicks
	t.a.Changed()
}

// shutLids lowers all screens.
func (t *Table) shutLids() {
	t.flat.peek = rules.NoSeat
	if !t.lid {
		t.toggleLid()
	}
}

// closeLids lowers a screen that has been up for long without a press.
func (t *Table) closeLids() {
	if !t.Lies() {
		t.flat = flat{peek: rules.NoSeat}
		return
	}
	if t.lid && t.flat.peek >= rules.NoSeat {
		return
	}
	if t.quiet == 0 {
		t.flat.left = lidTicks
	}
	if t.flat.left--; t.flat.left <= 0 {
		t.shutLids()
		t.a.Changed()
	}
}

// gates returns the seats whose open castle gate may be shown to all who look at the
// screen.
func (t *Table) gates() (ready rules.SeatSet) {
	return t.model.Ready() &^ t.covered()
}

// covered returns the viewer of a flat table, around which others look on, too.
func (t *Table) covered() rules.SeatSet {
	if !t.Lies() || t.viewer >= rules.NoSeat || t.s.Config().OpenScreens {
		return 0
	}
	return rules.SeatSet(0).With(t.viewer)
}

// veil takes the choices away while the screen is down: what can be chosen tells what
// lies behind it.
func (t *Table) veil() {
	if t.Veiled() {
		t.choices, t.routes = show.Choices{}, nil
	}
}

// Veiled reports whether whoever is asked has not lifted their screen on a flat table.
func (t *Table) Veiled() bool { return t.Lies() && t.lid && t.deciding }
