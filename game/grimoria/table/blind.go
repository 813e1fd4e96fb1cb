package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Several people at one screen can seal their spells without a curtain. The chart of spells is public and never
// reacts to input; each player seals the book by typing a number, by counting steps on a gamepad, or under a
// cupped hand. On small screens they take turns behind the curtain.

// blind is the state of a player who chooses a spell in front of everybody. Only the player's name is ever shown.
type blind struct {
	writer grimoria.Seat // whose book is open, NoSeat for nobody's
	typed  int           // the number typed so far
	steps  int           // where the steps from the corner have led: 0 is the first spell
	moved  bool          // steps have been made
	cup    bool          // the page for a finger is open
	wrong  grimoria.Seat // whose last number is no spell of this round
	shake  int           // ticks for which that book still shakes
}

// nobody is the state in which no book is open.
var nobody = blind{writer: grimoria.NoSeat, wrong: grimoria.NoSeat}

// shakeTicks is how long a book shakes.
const shakeTicks = 24

// chartColumns are the columns of the chart, whose edges stop the steps of a gamepad.
const chartColumns = 5

// together reports whether several people seal their spells at once, not one after the other.
func (tn *turn) together() bool {
	return tn.Humans > 1 && !tn.Session.Curtain() && tn.Session.Choosing() && !tn.Boxes().Small && tn.nextToSeal() < grimoria.NoSeat
}

// Blind reports whether the public chart is shown on which they do so.
func (tn *turn) Blind() bool { return !tn.peeking && !tn.Queue.Busy() && tn.together() }

// peek lets somebody look at their hidden cards behind the curtain while the others wait.
func (t *Table) peek(seat grimoria.Seat) {
	t.blind = nobody
	t.curtain(seat)
	t.peeking = true
}

// closePocket ends peek.
func (t *Table) closePocket() {
	t.goPublic()
	t.App.Changed()
}

// people returns the seats of the humans.
func (tn *turn) people() (list []grimoria.Seat) {
	for seat := range grimoria.Seat(tn.Session.Players()) {
		if tn.Session.IsHuman(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// blindPrompt asks those who have not sealed a spell.
func (tn *turn) blindPrompt() string {
	var names []string
	for _, seat := range tn.people() {
		if !tn.Session.Sealed(seat) {
			names = append(names, tn.Names[seat])
		}
	}
	return tn.App.T("blind.prompt", words.Lit("Names", tn.App.Words().List(names)))
}

// open lets somebody choose; a book that is sealed is opened again.
func (t *Table) open(seat grimoria.Seat, finger bool) {
	if t.Session.Sealed(seat) {
		t.Session.BreakSeal(seat)
		t.App.Sound(sound.Undo)
		t.blind = nobody
		t.rebuild()
		return
	}
	t.blind = nobody
	t.blind.writer, t.blind.cup = seat, finger
	t.App.Sound(sound.Page)
	t.App.Changed()
}

// blindKey handles a key while several people choose. Nothing that is typed is shown, and every key
// does the same to the eye.
func (t *Table) blindKey(k ui.Key) bool {
	b := &t.blind
	digit := -1
	if k >= ui.Key0 && k <= ui.Key9 {
		digit = int(k - ui.Key0)
	}
	if b.writer >= grimoria.NoSeat {
		people := t.people()
		if digit >= 1 && digit <= len(people) {
			t.open(people[digit-1], false)
			return true
		}
		return digit >= 0
	}
	switch k {
	case ui.KeyEnter, ui.KeySpace:
		switch {
		case b.typed > 0:
			t.seal(b.typed)
		case b.moved:
			t.seal(b.steps + 1)
		default:
			t.seal(0)
		}
	case ui.PadA:
		t.seal(b.steps + 1)
	case ui.KeyEscape, ui.KeyBackspace, ui.PadB:
		t.blind = nobody
		t.App.Changed()
	case ui.KeyLeft, ui.PadLeft:
		t.step(-1, 0)
	case ui.KeyRight, ui.PadRight:
		t.step(1, 0)
	case ui.KeyUp, ui.PadUp:
		t.step(0, -1)
	case ui.KeyDown, ui.PadDown:
		t.step(0, 1)
	default:
		if digit < 0 {
			return false
		}
		b.typed = min(b.typed*10+digit, 99)
	}
	return true
}

// step moves the unseen mark on the chart, whose edges stop it.
func (tn *turn) step(dx, dy int) {
	b := &tn.blind
	x, y := b.steps%chartColumns+dx, b.steps/chartColumns+dy
	b.moved = true
	if x >= 0 && x < chartColumns && y >= 0 && y < grimoria.LastSpell/chartColumns {
		b.steps = y*chartColumns + x
	}
}

// Down chooses on the page below a cupped hand; a press beside it closes the book.
func (t *Table) Down(x, y float32) bool {
	if !t.blind.cup || !t.Blind() {
		return false
	}
	for n := range grimoria.LastSpell {
		if t.cupCell(n).Contains(x, y) {
			t.seal(n + 1)
			return true
		}
	}
	t.blind = nobody
	t.App.Changed()
	return true
}

// shaking returns how far aside a book stands that has been given a wrong number.
func (tn *turn) shaking(seat grimoria.Seat) float32 {
	if tn.blind.wrong != seat || tn.blind.shake == 0 || tn.App.Settings().ReducedMotion {
		return 0
	}
	return []float32{0, 4, 0, -4}[tn.blind.shake/3%4]
}

// tickBlind lets a tick pass for a book that shakes.
func (tn *turn) tickBlind() {
	if tn.blind.shake > 0 {
		tn.blind.shake--
		tn.App.Changed()
	}
}

// buildBlind adds the public chart and everybody's book.
func (t *Table) buildBlind(b *ui.Builder, box *board.Boxes) {
	room := blindRoom(box)
	chart := ui.Box(room.X, room.Y, room.W, room.H*chartPart(box))
	in := b.Add(ui.Element{ID: "table.chart", Role: ui.RolePanel, Look: board.LookTome, Rect: chart, Paper: true, Label: t.prompt()})
	b.Inside(in, func() {
		page := chart.Inset(10)
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			n := spell - 1
			t.plainCell(b, ui.Column(ui.Row(page, n%chartColumns, chartColumns, 2), n/chartColumns, grimoria.LastSpell/chartColumns, 2), spell)
		}
	})
	for i, seat := range t.people() {
		t.buildWriter(b, t.writerBox(seat), seat, i+1)
	}
	turns := box.Confirm
	if turns.Overlaps(t.writerBox(t.people()[len(t.people())-1])) { // the books have its place
		turns.Y = box.Book.Y
	}
	b.Button("table.turns", turns, t.App.T("blind.turns"), t.takeTurns)
	e := b.Last()
	e.Lines, e.Hint = 2, t.App.T("blind.turns.hint")
	if t.blind.cup {
		t.buildCup(b)
	}
}

// plainCell adds a spell of the public chart. It takes no presses and never changes while people
// choose.
func (tn *turn) plainCell(b *ui.Builder, r ui.Rect, spell int) {
	a := tn.App
	name := a.T(show.SpellName(spell))
	e := ui.Element{ID: "table.spell." + strconv.Itoa(spell), Role: ui.RoleLabel, Look: board.LookCell, Rect: r, Paper: true, Icons: []ui.Icon{board.SpellIcon(spell)}, Align: ui.AlignLeft, Size: 18, Lines: 2,
		Label: strconv.Itoa(spell) + ". " + name + a.Colon() + a.T(show.SpellText(spell)), Disabled: spell > tn.Model.Level}
	plate := board.PlateOf(r, board.PlateBeside)
	e.Inner = ui.Box(plate.X+plate.W+4, r.Y+2, r.X+r.W-plate.X-plate.W-6, r.H-4)
	e.Text = spellIn(a, spell, e.Inner)
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
func (tn *turn) writerBox(seat grimoria.Seat) ui.Rect {
	box, people := tn.Boxes(), tn.people()
	r := blindRoom(&box)
	top := r.H*chartPart(&box) + 8
	if book := box.Book; book.X >= r.X+r.W && book.Y <= r.Y { // which has nothing to tell meanwhile
		r.W = book.X + book.W - r.X
	}
	return ui.Row(ui.Box(r.X, r.Y+top, r.W, r.H-top), slices.Index(people, seat), len(people), 8)
}

// buildWriter adds somebody's book, what they have, and how they shut it.
func (t *Table) buildWriter(b *ui.Builder, r ui.Rect, seat grimoria.Seat, key int) {
	a, h := t.App, &t.Model.Seats[seat]
	id := "table.writer." + seat.String()
	name := words.Lit("Name", t.Names[seat])
	sealed, writing := t.Session.Sealed(seat), t.blind.writer == seat
	r.X += t.shaking(seat)
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
	label := t.Names[seat] + a.Colon() + how
	e := ui.Element{ID: id, Role: ui.RoleButton, Look: board.LookGlass, Rect: r, Label: label, Hint: a.T("blind.hint", name), Lit: writing,
		OnPress: func() { t.open(seat, a.Device() == ui.Mouse || a.Device() == ui.Touch) }}
	if sealed {
		e.Hint = a.T("blind.again", name)
	}
	in := b.Add(e)
	b.Inside(in, func() {
		const edge, line = 8, 32
		peek := ui.Box(r.X+r.W-44-4, r.Y+edge+line-4, 44, 44)
		b.Crest(id+".crest", ui.Box(r.X+edge, r.Y+edge-2, line-2, line-2), t.Crests[seat], t.Names[seat])
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+edge+line+2, r.Y+edge-4, r.W-2*edge-line-70, line), Text: t.Names[seat], Size: 18, Align: ui.AlignLeft})
		board.AddCount(b, id+".coins", ui.Box(r.X+r.W-70, r.Y+edge-2, 64, line-2), board.CoinIcon(0), h.Coins, "")
		room := ui.Box(r.X+edge, r.Y+edge+line, r.W-edge-52, 44)
		if room.W > 180 {
			hidden := ui.Box(room.X+room.W-108, room.Y+6, 104, 32)
			board.AddCount(b, id+".places", ui.Row(hidden, 0, 2, 2), board.FaceDown(false), h.NPlaces, "")
			board.AddCount(b, id+".hoard", ui.Row(hidden, 1, 2, 2), board.FaceDown(true), h.NHoard, "")
			room.W -= 112
		}
		t.Medals(b, id+".medals", room, seat)
		low := ui.Box(r.X+edge, peek.Y+peek.H+2, r.W-2*edge, r.Y+r.H-peek.Y-peek.H-6)
		book := ui.Box(low.X, low.Y, min(low.H*96/62, low.W*.28), low.H)
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: board.LookShut, Rect: book, Crest: t.Crests[seat], Over: true, Label: a.T("book.shut"), Disabled: !sealed})
		b.Paragraph(id+".how", ui.CutLeft(low, book.W+6), how, 2, ui.AlignLeft)
		b.Add(ui.Element{ID: id + ".peek", Role: ui.RoleButton, Look: ui.LookIcon, Rect: peek, Symbol: pictures.SymPerson, Label: a.T("pocket.look", name), Hint: a.T("pocket.look", name),
			OnPress: func() { t.peek(seat) }})
	})
}

// cupPage is the page for a finger, above the writer's book.
func (tn *turn) cupPage() ui.Rect {
	const w, h = chartColumns*60 + 20, 3*52 + 20
	s, r := tn.App.Screen(), tn.writerBox(tn.blind.writer)
	x := max(s.X+4, min(r.X+(r.W-w)/2, s.X+s.W-w-4))
	return ui.Box(x, r.Y-h-4, w, h)
}

// cupCell returns the place of the n-th spell on the page for a finger.
func (tn *turn) cupCell(n int) ui.Rect {
	r := tn.cupPage().Inset(10)
	return ui.Column(ui.Row(r, n%chartColumns, chartColumns, 2), n/chartColumns, grimoria.LastSpell/chartColumns, 2)
}

// buildCup adds that page. Nothing on it lights up: a finger is seen by nobody under the other hand.
func (tn *turn) buildCup(b *ui.Builder) {
	b.Overlay()
	in := b.Add(ui.Element{ID: "table.cup", Role: ui.RolePanel, Look: ui.LookScroll, Rect: tn.cupPage(), Paper: true, Over: true, Label: tn.App.T("blind.page")})
	b.Inside(in, func() {
		for n := range grimoria.LastSpell {
			b.Add(ui.Element{ID: "table.cup." + strconv.Itoa(n+1), Role: ui.RoleLabel, Look: ui.LookHeading, Rect: tn.cupCell(n), Text: strconv.Itoa(n + 1), Size: 22, Over: true})
		}
	})
}

// takeTurns goes over to the curtain for the rest of the game.
func (tn *turn) takeTurns() {
	tn.blind = nobody
	tn.Session.SetCurtain(true)
	cfg := tn.Session.Config()
	cfg.Seed = ""
	tn.App.Settings().KeepSetup(tn.g.Name(), cfg)
	tn.App.Save()
	tn.App.Changed()
}
