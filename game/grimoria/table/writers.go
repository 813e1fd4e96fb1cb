package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// writers builds the public chart and everybody's book.
type writers struct{ *turn }

// buildBlind adds the public chart and everybody's book.
func (w writers) buildBlind(b *ui.Builder, box *board.Boxes) {
	part := chartPart(box)
	chart := ui.Rows(blindRoom(box), 0, -part, part-1)[0]
	in := b.Add(ui.Element{ID: "table.chart", Role: ui.RolePanel, Look: board.LookTome, Rect: chart, Paper: true, Label: w.prompt()})
	b.Inside(in, func() {
		page := chart.Inset(10)
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			n := spell - 1
			w.plainCell(b, ui.Column(ui.Row(page, n%chartColumns, chartColumns, 2), n/chartColumns, grimoria.LastSpell/chartColumns, 2), spell)
		}
	})
	for i, seat := range w.people() {
		w.buildWriter(b, w.writerBox(seat), seat, i+1)
	}
	turns := box.Confirm
	if turns.Overlaps(w.writerBox(w.people()[len(w.people())-1])) { // the books have its place
		turns.Y = box.Book.Y
	}
	b.Button("table.turns", turns, w.App.T("blind.turns"), w.takeTurns)
	e := b.Last()
	e.Lines, e.Hint = 2, w.App.T("blind.turns.hint")
	if w.blind.cup {
		w.buildCup(b)
	}
}

// plainCell adds a spell of the public chart. It takes no presses and never changes while people
// choose.
func (w writers) plainCell(b *ui.Builder, r ui.Rect, spell int) {
	a := w.App
	name := a.T(show.SpellName(spell))
	e := ui.Element{ID: "table.spell." + strconv.Itoa(spell), Role: ui.RoleLabel, Look: board.LookCell, Rect: r, Paper: true, Icons: []ui.Icon{board.SpellIcon(spell)}, Align: ui.AlignLeft, Size: 18, Lines: 2,
		Label: strconv.Itoa(spell) + ". " + name + a.Colon() + a.T(show.SpellText(spell)), Disabled: spell > w.Model.Level}
	e.Inner = board.WordsOf(r, board.PlateBeside)
	e.Text = board.SpellIn(a, spell, e.Inner)
	b.Add(e)
}

// chartPart returns the part of the chart's room that the public chart takes; the books have the rest.
func chartPart(box *board.Boxes) float32 {
	if box.Across { // where the room is lower
		return .57
	}
	return .62
}

// blindRoom is the room of the public chart and of the books, in which everybody's goods stand.
func blindRoom(box *board.Boxes) ui.Rect {
	r := box.Chart
	r.H = box.Me.Y + box.Me.H - r.Y
	return r
}

// writerBox returns the place of somebody's book.
func (w writers) writerBox(seat grimoria.Seat) ui.Rect {
	box, people := w.Boxes(), w.people()
	r := blindRoom(&box)
	top := r.H*chartPart(&box) + 8
	if book := box.Book; book.X >= r.X+r.W && book.Y <= r.Y { // which has nothing to tell meanwhile
		r.W = book.X + book.W - r.X
	}
	return ui.Row(ui.Box(r.X, r.Y+top, r.W, r.H-top), slices.Index(people, seat), len(people), 8)
}

// buildWriter adds somebody's book, what they have, and how they shut it.
func (w writers) buildWriter(b *ui.Builder, r ui.Rect, seat grimoria.Seat, key int) {
	a, h := w.App, &w.Model.Seats[seat]
	id := "table.writer." + seat.String()
	name := words.Lit("Name", w.Names[seat])
	sealed, writing := w.Session.Sealed(seat), w.blind.writer == seat
	r.X += w.shaking(seat)
	how := a.T("blind.how", words.Lit("Key", a.KeyText(a.KeyFor(ui.Key0+ui.Key(key)))))
	switch {
	case sealed:
		how = a.T("blind.sealed")
	case writing:
		how = a.T("blind.writing")
	case a.Device() == ui.Gamepad:
		how = a.T("blind.steps")
	case a.Device() == ui.Touch:
		how = a.T("blind.hand")
	}
	label := w.Names[seat] + a.Colon() + how
	e := ui.Element{ID: id, Role: ui.RoleButton, Look: board.LookGlass, Rect: r, Label: label, Hint: a.T("blind.hint", name), Lit: writing,
		OnPress: func() { w.open(seat, a.Device() == ui.Mouse || a.Device() == ui.Touch) }}
	if sealed {
		e.Hint = a.T("blind.again", name)
	}
	in := b.Add(e)
	b.Inside(in, func() {
		const edge, line = 8, 32
		peek := ui.Box(r.X+r.W-44-4, r.Y+edge+line-4, 44, 44)
		b.Crest(id+".crest", ui.Box(r.X+edge, r.Y+edge-2, line-2, line-2), w.Crests[seat], w.Names[seat])
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+edge+line+2, r.Y+edge-4, r.W-2*edge-line-70, line), Text: w.Names[seat], Size: 18, Align: ui.AlignLeft})
		board.AddCount(b, id+".coins", ui.Box(r.X+r.W-70, r.Y+edge-2, 64, line-2), board.CoinIcon(0), h.Coins, "")
		room := ui.Box(r.X+edge, r.Y+edge+line, r.W-edge-52, 44)
		if room.W > 180 {
			hidden := ui.Box(room.X+room.W-108, room.Y+6, 104, 32)
			board.AddCount(b, id+".places", ui.Row(hidden, 0, 2, 2), board.FaceDown(false), h.NPlaces, "")
			board.AddCount(b, id+".hoard", ui.Row(hidden, 1, 2, 2), board.FaceDown(true), h.NHoard, "")
			room.W -= 112
		}
		w.Medals(b, id+".medals", room, seat)
		low := ui.Box(r.X+edge, peek.Y+peek.H+2, r.W-2*edge, r.Y+r.H-peek.Y-peek.H-6)
		book := ui.Box(low.X, low.Y, min(low.H*96/62, low.W*.28), low.H)
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: board.LookShut, Rect: book, Crest: w.Crests[seat], Over: true, Label: a.T("book.shut"), Disabled: !sealed})
		b.Paragraph(id+".how", ui.CutLeft(low, book.W+6), how, 2, ui.AlignLeft)
		b.Add(ui.Element{ID: id + ".peek", Role: ui.RoleButton, Look: ui.LookIcon, Rect: peek, Symbol: pictures.SymPerson, Label: a.T("pocket.look", name), Hint: a.T("pocket.look", name),
			OnPress: func() { w.peek(seat) }})
	})
}

// cupPage is the page for a finger, above the writer's book.
func (w writers) cupPage() ui.Rect {
	const wide, high = chartColumns*60 + 20, 3*52 + 20
	s, r := w.App.Screen(), w.writerBox(w.blind.writer)
	x, _ := r.Center()
	return ui.Around(x, r.Y-high/2-4, wide, high).Within(s.Trim(4, 0))
}

// cupCell returns the place of the n-th spell on the page for a finger.
func (w writers) cupCell(n int) ui.Rect {
	r := w.cupPage().Inset(10)
	return ui.Column(ui.Row(r, n%chartColumns, chartColumns, 2), n/chartColumns, grimoria.LastSpell/chartColumns, 2)
}

// buildCup adds that page. Nothing on it lights up: a finger is seen by nobody under the other hand.
func (w writers) buildCup(b *ui.Builder) {
	b.Overlay()
	in := b.Add(ui.Element{ID: "table.cup", Role: ui.RolePanel, Look: ui.LookScroll, Rect: w.cupPage(), Paper: true, Over: true, Label: w.App.T("blind.page")})
	b.Inside(in, func() {
		for n := range grimoria.LastSpell {
			b.Add(ui.Element{ID: "table.cup." + strconv.Itoa(n+1), Role: ui.RoleLabel, Look: ui.LookHeading, Rect: w.cupCell(n), Text: strconv.Itoa(n + 1), Size: 22, Over: true})
		}
	})
}

// shaking returns how far aside a book stands that has been given a wrong number.
func (w writers) shaking(seat grimoria.Seat) float32 {
	if w.blind.wrong != seat || w.blind.shake == 0 || w.App.Settings().ReducedMotion {
		return 0
	}
	return []float32{0, 4, 0, -4}[w.blind.shake/3%4]
}

// Down chooses on the page below a cupped hand; a press beside it closes the book.
func (tn *turn) Down(x, y float32) bool {
	if !tn.blind.cup || !tn.Blind() {
		return false
	}
	for n := range grimoria.LastSpell {
		if (writers{tn}).cupCell(n).Contains(x, y) {
			tn.seal(n + 1)
			return true
		}
	}
	tn.blind = nobody
	tn.App.Changed()
	return true
}
