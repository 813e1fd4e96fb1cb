package after

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// tabKeys returns the catalogue keys of the pages.
func (e *Summary) tabKeys() []string {
	all := [...]string{"end.tab.result", "end.tab.curves", "end.tab.luck", "end.tab.fate", "review.tab"}
	if e.c.review == nil {
		return all[:tabReview]
	}
	return all[:]
}

// tabRows returns how many rows of tabs stand in an upright window: four have room in one.
func (e *Summary) tabRows() int { return (len(e.tabKeys()) + 3) / 4 }

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
	case e.check != nil && !e.proven && e.whole():
		if e.App.Think(func(units int) bool { return e.check.Step(max(1, units/readUnits)) }) {
			e.proven = true
			e.App.Changed()
		}
	case e.c.think(e.App):
		e.App.Changed()
	}
}

// Build adds the winner, the chosen page, and the buttons.
func (e *Summary) Build(b *ui.Builder) {
	a := e.App
	w := e.winner()
	ending := kit.Ending{App: a, Replay: func() { e.replay(0) }, Again: e.rematch, Hint: a.T("end.rematch.hint"), SetUp: func() { e.g.SetUp(a) }, Record: e.s.Record,
		Ghost: e.s.Ghost() != "", Dare: e.s.Person() != rules.NoSeat && !e.s.IsCopy()}
	if e.day != nil {
		ending.First = []ui.Element{{ID: "end.day", Text: a.T("annals.day"), Symbol: pictures.SymCrown, Look: ui.LookButton, OnPress: e.day}}
	}
	buttons, room, low := ending.Bar(b)
	at := e.places(b, room)
	title := a.T("end.title", words.Lit("Name", e.c.names[w]))
	b.Add(ui.Element{ID: "end", Role: ui.RolePanel, Look: board.LookFinale, Rect: a.Window(), Crest: e.crests[w], Label: title})
	b.Add(ui.Element{ID: "end.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Size: at.size, Crest: e.crests[w], Rect: at.title, Text: title})
	if !at.podium.Empty() {
		e.buildPodium(b, at.podium)
	}
	in := b.Add(ui.Element{ID: "end.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: at.panel, Over: true, Label: a.T(e.tabKeys()[e.tab])})
	b.Inside(in, func() {
		at.bar.Put(b, at.tabs)
		[...]func(b *ui.Builder, r ui.Rect){e.buildResult, e.buildCurves, e.buildLuck, e.buildFate, e.buildReview}[e.tab](b, at.page)
	})
	buttons.Put(b, low)
	if e.dusk > 0 {
		b.Add(ui.Element{ID: "end.dusk", Role: ui.RolePanel, Look: board.LookDusk, Over: true, Rect: a.Window()})
	}
}

// tabButtons returns a button for each page.
func (e *Summary) tabButtons() (list []ui.Element) {
	signs := [...]pictures.Symbol{pictures.SymCrown, pictures.SymRoute, pictures.SymDice, pictures.SymLock, pictures.SymHerald}
	for i, key := range e.tabKeys() {
		list = append(list, ui.Element{ID: key, Look: ui.LookButton, Text: e.App.T(key), Symbol: signs[i], Checked: i == e.tab, OnPress: func() { e.leaf(i) }})
	}
	return list
}

// endPlaces are the places of the summary.
type endPlaces struct {
	title, podium, panel, tabs, page ui.Rect
	size                             float32 // of the title
	bar                              *kit.Bar
}

// Measures of the summary.
const (
	endGap       = 8
	endRim       = 6
	endWide      = 1120
	stageLeast   = 100 // the height that the podium needs at least
	stageMost    = 236
	uprightLeast = 440 // and a page in an upright window
	titleHigh    = 46
	titleSize    = 28
)

// places returns where everything stands above the buttons.
func (e *Summary) places(b *ui.Builder, s ui.Rect) (at endPlaces) {
	s = ui.Columns(s, endGap/2, 0, -1, 0)[1]
	if e.flat() {
		return e.beside(b, s)
	}
	head := float32(titleHigh)
	if at.size = titleSize * .8; !e.App.Phone() {
		head, at.size = titleHigh+14, titleSize
	}
	wide := min(s.W, endWide)
	at.bar = kit.NewBar(b, e.App, wide-2*endRim, e.tabRows(), e.tabButtons())
	rows := ui.Rows(s, endGap/2, 0, head, -1, min(e.height(at.bar.High), s.H-head-stageLeast-2*endGap))
	at.podium = ui.Rows(rows[2], 0, min(rows[2].H, stageMost), -1)[0]
	at.title, at.panel = ui.Centred(rows[1], 640, head), ui.Centred(rows[3], endWide, s.H)
	if e.upright() && at.panel.H < uprightLeast { // without the podium
		at.podium, at.panel = ui.Rect{}, ui.Rows(s, endGap/2, 0, head, -1)[2]
	}
	parts := ui.Rows(at.panel.Inset(endRim), endGap/2, at.bar.High, -1)
	at.tabs, at.page = parts[0], ui.Columns(parts[1], endGap, 0, -1, 0)[1]
	return at
}

// beside returns the places on a phone that lies.
func (e *Summary) beside(b *ui.Builder, s ui.Rect) (at endPlaces) {
	const pages, most, tabs = 300, 120, 116 // what the pages need, what the podium takes at most
	rows := ui.Rows(s, 0, max(min(66, s.H*.22), min(most, s.H-pages)), -1)
	top := ui.Columns(rows[0], endGap, -.44, -.56)
	at.title, at.size, at.podium = ui.Centred(top[0], top[0].W, titleHigh), titleSize, ui.Rows(top[1], 0, 3, -1)[1]
	at.panel = ui.Centred(rows[1], endWide, rows[1].H)
	sides := ui.Columns(at.panel.Inset(endRim), endGap, tabs, -1, 0)
	at.tabs, at.page = sides[0], sides[1]
	at.bar = kit.NewStack(sides[0], e.tabButtons())
	return at
}

// leaf turns to a page.
func (e *Summary) leaf(to int) {
	if e.tab != to {
		e.tab = to
		e.App.Changed()
	}
}

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
	cells := ui.Columns(r, 12, ui.Each(len(list), -1)...)
	if e.upright() {
		cells = ui.Rows(r, 8, ui.Each(len(list), -1)...)
	}
	for i := range list {
		x := &list[i]
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
		line := e.line()
		if cells[i].W < 250 {
			line = 44
		}
		cell := ui.Rows(cells[i], 0, line, -1)
		b.Heading(x.id+".title", cell[0], a.T(x.key, words.Lit("Most", most)), 18)
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
		b.Add(ui.Element{ID: x.id, Role: ui.RoleLabel, Look: ui.LookGraph, Rect: cell[1], Graph: g, Label: label})
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
	tabs := len(e.tabKeys())
	switch k {
	case ui.PadLB:
		e.leaf((e.tab + tabs - 1) % tabs)
	case ui.PadRB:
		e.leaf((e.tab + 1) % tabs)
	default:
		if k >= ui.Key1 && int(k-ui.Key1) < tabs {
			e.leaf(int(k - ui.Key1))
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

var _ sound.Scene = (*Summary)(nil)

// Mood returns the mood of the summary.
func (e *Summary) Mood() sound.Mood { return hearing.Calm }
