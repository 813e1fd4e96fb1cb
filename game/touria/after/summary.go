package after

import (
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// The summary's pages.
const (
	tabResult = iota
	tabCurves
	tabLuck
	tabFate
	tabs
)

// tabKeys are the catalogue keys of the pages.
var tabKeys = [tabs]string{"end.tab.result", "end.tab.curves", "end.tab.luck", "end.tab.fate"}

// Tick works out the course of the game and verifies its fate.
func (e *Summary) Tick(top bool) {
	if e.dusk > 0 {
		e.dusk--
		e.App.Redraw()
		if e.dusk == 0 {
			e.App.Changed()
		}
	}
	if !top {
		return
	}
	switch {
	case !e.whole():
		if e.App.Think(e.c.work) {
			e.App.Changed()
		}
	case e.check != nil && !e.proven:
		if e.App.Think(func(units int) bool { return e.check.Step(max(1, units/readUnits)) }) {
			e.proven = true
			e.App.Changed()
		}
	}
}

// Build adds the winner, the chosen page, and the buttons.
func (e *Summary) Build(b *ui.Builder) {
	a := e.App
	w := e.winner()
	s := a.Screen()
	title := a.T("end.title", words.Lit("Name", e.c.names[w]))
	b.Add(ui.Element{ID: "end", Role: ui.RolePanel, Look: board.LookFinale, Rect: a.Window(), Crest: e.crests[w], Label: title})
	head, tab, foot := float32(66), float32(48), float32(64)
	if a.Phone() {
		head, tab, foot = 52, 44, 54
	}
	if e.upright() {
		tab, foot = 52, 104
	}
	banner := ui.Centred(ui.Box(s.X, s.Y+4, s.W, head-6), 640, head-6)
	flat := a.Phone() && !e.upright() // there the pages need the height: the tabs are at the left, the podium beside the title
	if flat {
		head = max(min(66, s.H*.19), min(120, s.H-foot-300)) // what the pages can spare
		banner = ui.Box(s.X+4, s.Y+(head-46)/2, s.W*.42, 46)
	}
	b.Add(ui.Element{ID: "end.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Size: min(head, 66) * 0.42, Crest: e.crests[w], Rect: banner, Text: title})
	room := ui.Box(s.X+4, s.Y+head, s.W-8, s.H-head-foot)
	h := min(e.height(tab), room.H-stageLeast)
	if flat || e.upright() && h < uprightLeast {
		h = room.H
	}
	r := ui.Centred(ui.Box(room.X, room.Y+room.H-h, room.W, h), 1120, h)
	side := float32(0)
	switch {
	case flat:
		side, tab = 124, 0
		e.buildPodium(b, ui.Box(s.X+s.W*.44, s.Y+3, s.W*.56-4, head-3))
	case h < room.H:
		e.buildPodium(b, ui.Box(room.X+8, room.Y, room.W-16, min(room.H-h+4, 236)))
	}
	in := b.Add(ui.Element{ID: "end.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: a.T(tabKeys[e.tab])})
	b.Inside(in, func() {
		bar := ui.Box(r.X+8, r.Y+6, r.W-16, tab-4)
		var names []string
		for _, key := range tabKeys {
			names = append(names, a.T(key))
		}
		cells, fits := b.Share(bar, names, 4)
		if e.upright() && !fits {
			for i := range cells {
				cells[i] = ui.Column(ui.Row(ui.Box(bar.X, bar.Y, bar.W, 92), i%2, 2, 4), i/2, 2, 4)
			}
			tab += 46
		}
		for i, key := range tabKeys {
			at := ui.Row(bar, i, tabs, 6)
			if e.upright() {
				at = cells[i]
			}
			if side > 0 {
				at = ui.Column(ui.Box(r.X+8, r.Y+8, side-8, r.H-16), i, tabs, 4)
			}
			b.Add(ui.Element{ID: key, Role: ui.RoleButton, Look: ui.LookButton, Rect: at, Text: a.T(key), Checked: i == e.tab,
				OnPress: func() { e.turn(i) }})
		}
		body := ui.Box(r.X+14+side, r.Y+tab+6, r.W-28-side, r.H-tab-14)
		switch e.tab {
		case tabResult:
			e.buildResult(b, body)
		case tabCurves:
			e.buildCurves(b, body)
		case tabLuck:
			e.buildLuck(b, body)
		case tabFate:
			e.buildFate(b, body)
		}
	})
	e.buildButtons(b, ui.Box(s.X+4, s.Y+s.H-foot, s.W-8, foot))
	if e.dusk > 0 {
		b.Add(ui.Element{ID: "end.dusk", Role: ui.RolePanel, Look: board.LookDusk, Over: true, Rect: a.Window()})
	}
}

// turn turns to a page.
func (e *Summary) turn(to int) {
	if e.tab != to {
		e.tab = to
		e.App.Changed()
	}
}

const (
	stageLeast   = 100 // the height that the podium needs at least
	uprightLeast = 440 // and a page in an upright window
)

// height returns the height of the pages, which is the same for all of them: the
// podium above stands still.
func (e *Summary) height(tab float32) float32 {
	n := float32(len(board.SeatsOf(&e.model)))
	if e.upright() {
		return tab + 20 + 44 + 32 + 14*25 + 54 + e.featsHigh()
	}
	return max(tab+20+36+46+n*46+58+e.featsHigh(), 336)
}

// buildCurves adds the curves of hearts, gold and chances.
func (e *Summary) buildCurves(b *ui.Builder, r ui.Rect) {
	a := e.App
	if !e.whole() {
		b.Paragraph("end.working", r, a.T("end.working"), 1, ui.AlignCentre)
		return
	}
	list := [...]struct {
		id, key string
		value   func(m *show.Moment, seat rules.Seat) int
		most    int
	}{
		{"end.curve.hearts", "end.curve.hearts", func(m *show.Moment, seat rules.Seat) int { return m.Hearts[seat] }, 1},
		{"end.curve.gold", "end.curve.gold", func(m *show.Moment, seat rules.Seat) int { return m.Gold[seat] }, 1},
		{"end.curve.chance", "end.curve.chance", func(m *show.Moment, seat rules.Seat) int { return int(m.Win[seat]) }, show.Certain},
	}
	line := e.line()
	for i := range list {
		x := &list[i]
		cell := ui.Row(r, i, len(list), 12)
		if e.upright() {
			cell = ui.Column(r, i, len(list), 8)
		}
		seats := board.SeatsOf(&e.model)
		for k := range e.c.Course {
			for _, seat := range seats {
				x.most = max(x.most, x.value(&e.c.Course[k], seat))
			}
		}
		most := a.Words().Number(x.most)
		if x.most == show.Certain {
			most = a.T("settings.percent", 100)
		}
		line := line
		if cell.W < 250 {
			line = 44
		}
		b.Heading(x.id+".title", ui.Box(cell.X, cell.Y, cell.W, line), a.T(x.key, words.Lit("Most", most)), 18)
		b.Last().Lines = 2
		g := &ui.Graph{At: -1, Lines: []float32{0, 0.5, 1}}
		all := float32(max(1, e.s.Len()))
		label := a.T(x.key, words.Lit("Most", most))
		for _, seat := range seats {
			c := ui.Curve{Crest: e.crests[seat]}
			for k := range e.c.Course {
				m := &e.c.Course[k]
				c.Points = append(c.Points, ui.CurvePoint{X: float32(m.Step) / all, Y: float32(x.value(m, seat)) / float32(x.most)})
			}
			g.Curves = append(g.Curves, c)
		}
		for k := range e.c.Course {
			if m := &e.c.Course[k]; m.Seat < rules.NoSeat {
				g.Ticks = append(g.Ticks, float32(m.Step)/all)
			}
		}
		b.Add(ui.Element{ID: x.id, Role: ui.RoleLabel, Look: ui.LookGraph, Rect: ui.Box(cell.X, cell.Y+line, cell.W, cell.H-line), Graph: g, Label: label})
	}
}

func (e *Summary) buildButtons(b *ui.Builder, r ui.Rect) {
	a := e.App
	build := func(x *endEntry, r ui.Rect, size float32, lines int) {
		x.build(a, b, r, size, lines)
		if x.id == "end.rematch" {
			b.Last().Hint = a.T("end.rematch.hint")
		}
	}
	list := []endEntry{
		{"end.replay", "end.replay", ui.LookButton, func() { e.replay(0) }},
		{"end.rematch", "end.rematch", ui.LookPrimary, e.rematch},
		{"end.new", "end.new", ui.LookButton, func() { menu.ShowTitle(a); e.g.SetUp(a) }},
		{"end.leave", "end.title_screen", ui.LookButton, func() { menu.ShowTitle(a) }},
	}
	if menu.CanLink(a) {
		list = append(list, endEntry{"end.link", "link.copy", ui.LookButton, func() { menu.CopyLink(a, a.At(), e.s.Record()) }})
	}
	if e.upright() {
		rows := ui.Box(r.X, r.Y+2, r.W, r.H-6)
		for i, x := range list {
			at := ui.Row(ui.Column(rows, 0, 2, 4), i, 2, 8)
			if i >= 2 {
				at = ui.Row(ui.Column(rows, 1, 2, 4), i-2, len(list)-2, 8)
			}
			build(&x, at, 18, 2)
		}
		return
	}
	bar := ui.Centred(r, 960, 52)
	size, lines := float32(22), 1
	if a.Phone() {
		size, lines = 18, 2
	}
	if len(list) > 4 { // too many for equal widths
		var names []string
		for _, x := range list {
			names = append(names, a.T(x.key))
		}
		cells, _ := b.Share(bar, names, 8)
		for i, x := range list {
			build(&x, cells[i], min(size, 20), 2)
		}
		return
	}
	for i, x := range list {
		build(&x, ui.Row(bar, i, len(list), 14), size, lines)
	}
}

// rematch starts a new game of the same players and says that they have changed their seats.
func (e *Summary) rematch() {
	e.g.Begin(e.App, e.s.Config().Rematch(e.App.Config().NewSeed()))
	if e.App.Scene() == "table" {
		e.App.Announce(e.App.T("end.rematch.done"))
	}
}

// Key turns the pages.
func (e *Summary) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		e.turn((e.tab + tabs - 1) % tabs)
	case ui.PadRB:
		e.turn((e.tab + 1) % tabs)
	default:
		if k >= ui.Key1 && k < ui.Key1+tabs {
			e.turn(int(k - ui.Key1))
			return true
		}
		return false
	}
	return true
}

// Back leads back to the replay, if there is one; otherwise only a button leaves
// the summary.
func (e *Summary) Back() {
	if e.watched() != nil {
		e.App.Remove(e)
	}
}

// Name returns the scene's name.
func (e *Summary) Name() string { return "end" }

// endEntry is a button of the summary.
type endEntry struct {
	id, key string
	look    ui.Look
	press   func()
}

func (e *endEntry) build(a *ui.App, b *ui.Builder, r ui.Rect, size float32, lines int) {
	b.Add(ui.Element{ID: e.id, Role: ui.RoleButton, Look: e.look, Rect: r, Text: a.T(e.key), Size: size, Lines: lines, Over: true, OnPress: e.press})
}

var _ sound.Scene = (*Summary)(nil)

// Mood returns the mood of the summary.
func (e *Summary) Mood() sound.Mood { return hearing.Calm }
