package ui

import (
	"strings"

	"touria.games/touria/game/sound"
)

// loading is the first screen. It does one step of loading a tick.
type loading struct {
	a        *App
	fraction float32
	failed   error
	news     string // told when the title appears
}

// Build adds the logo and the progress bar.
func (l *loading) Build(b *Builder) {
	a := l.a
	screen := a.Screen()
	b.Panel("loading", screen, LookCloth)
	b.Add(Element{ID: "loading.logo", Role: RoleLabel, Look: LookLogo, Rect: Centred(above(screen, 0.55), 520, 150), Label: a.T("app.name"), Target: Target{N: uint8(a.At())}})
	bar := Centred(below(screen, 0.55), min(420, screen.W-80), 28)
	text := a.T("title.loading")
	if l.failed != nil {
		text = a.T("title.failed") + " " + l.failed.Error()
	}
	b.Paragraph("loading.text", Rect{X: screen.X + 20, Y: bar.Y - 56, W: screen.W - 40, H: 48}, text, 2, AlignCentre)
	if l.failed != nil {
		return
	}
	b.Add(Element{ID: "loading.bar", Role: RoleBar, Look: LookBar, Rect: bar, Label: a.T("title.loading"),
		Value: a.T("settings.percent", int(l.fraction*100)), Part: l.fraction})
}

// Tick does a step of loading.
func (l *loading) Tick(top bool) {
	if !top || l.failed != nil {
		return
	}
	f, err := float32(1), error(nil)
	if l.a.cfg.Load != nil {
		f, err = l.a.cfg.Load()
	}
	l.failed = err
	if err == nil && f >= 1 {
		l.a.ShowTitle()
		l.a.openWaiting()
		if l.news != "" {
			l.a.Tell(l.news)
		}
		return
	}
	if int(f*100) != int(l.fraction*100) || err != nil {
		l.a.Changed()
	}
	l.fraction = f
}

// Loading reports whether the program loads, and there is nothing to tell but how far it has come.
func (scr *screen) Loading() bool {
	l, ok := scr.Top().(*loading)
	return ok && l.failed == nil && !scr.Cramped()
}

func (l *loading) Key(Key) bool { return false }
func (l *loading) Back()        {}
func (l *loading) Name() string { return "loading" }
func (l *loading) Opaque() bool { return true }

// title is the title screen: a page for each game of the box.
type title struct {
	Page
	last []*keptGame // the game to continue, nil if there is none, by game
}

// ShowTitle shows the title screen and leaves all other scenes.
func (a *App) ShowTitle() {
	s := &title{Page: Page{a}, last: make([]*keptGame, len(a.shelf.games))}
	for i, saves := range a.shelf.saves {
		if saves.Autosave().Holds() {
			s.last[i] = &keptGame{of: i, current: true}
		}
	}
	a.Replace(s)
}

// TitleScene returns the place of a game's picture on the title.
func (win *window) TitleScene(game int) Rect { return win.titleLayout().pages[game] }

// titleLayout are the rectangles of the title's parts.
type titleLayout struct {
	pages []Rect // a game's picture, with its buttons on it
	bar   Rect   // the buttons that concern all games
	gap   float32
}

// titleLayout divides the window: pages side by side, one below the other in an upright window. A
// single page fills it.
func (win *window) titleLayout() titleLayout {
	screen, n := win.Screen(), len(win.shelf.games)
	l := titleLayout{gap: 10, pages: make([]Rect, n)}
	if !win.Phone() {
		l.gap = 16
	}
	low := 46 + l.gap
	if n > 1 && win.Upright() { // the bar has two rows
		low += 46 + 6
	}
	l.bar = Box(screen.X+l.gap, screen.Y+screen.H-low+l.gap/2-2, screen.W-2*l.gap, 46)
	all := Rect{W: win.w, H: win.h}
	if n > 1 { // the bar stands on the table's wood
		all.H = screen.Y + screen.H - low
	}
	const spine = 8
	for i := range l.pages {
		if win.Upright() {
			l.pages[i] = Column(all, i, n, spine)
		} else {
			l.pages[i] = Row(all, i, n, spine)
		}
	}
	return l
}

// Build adds a page for each game, and below them what concerns all.
func (s *title) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	l := a.titleLayout()
	b.Add(Element{ID: "title", Role: RolePanel, Look: LookCloth, Rect: a.Window(), Label: a.T("app.name")})
	for i := range l.pages {
		s.page(b, i, l)
	}
	bar := []titleEntry{
		{"title.chronicles", a.T("title.chronicles"), a.ShowChronicles},
		{"title.settings", a.T("title.settings"), a.ShowSettings},
	}
	if a.cfg.CanQuit {
		bar = append(bar, titleEntry{"title.quit", a.T("title.quit"), func() { a.quit = true }})
	}
	sound := Box(screen.X+6, screen.Y+6, 52, 48)
	if len(l.pages) > 1 { // the corners belong to the names
		sound = Box(l.bar.X, l.bar.Y-1, 52, 48)
		l.bar = CutLeft(l.bar, 52+l.gap)
	}
	if len(l.pages) > 1 && a.Upright() {
		s.bar(b, titleLayout{bar: CutLeft(Box(screen.X+l.gap, l.bar.Y, screen.W-2*l.gap, 46), 52+l.gap), gap: l.gap}, bar[:1])
		s.bar(b, titleLayout{bar: Box(screen.X+l.gap, l.bar.Y+52, screen.W-2*l.gap, 46), gap: l.gap}, bar[1:])
	} else {
		s.bar(b, l, bar)
	}
	icon, label, struck := a.soundIcon()
	b.Add(Element{ID: "title.sound", Role: RoleButton, Look: LookButton, Rect: sound, Symbol: icon, Label: label, Hint: label,
		Over: true, Struck: struck, OnPress: a.Mute})
	if len(l.pages) > 1 && a.Phone() {
		return
	}
	if released(a.cfg.Version) {
		return
	}
	normal, _ := a.TextSize()
	version := a.T("title.version", a.cfg.Version)
	w := a.cfg.Measure.Width(version, normal, Bold)*a.large + 24
	b.Add(Element{ID: "title.version", Role: RoleLabel, Look: LookChip, Over: true, Text: version,
		Rect: Rect{X: screen.X + screen.W - w - 6, Y: screen.Y + 6, W: w, H: 28}})
}

// released reports whether a version is that of a release, or none. Only what is not released says so on the title; the
// settings tell every version.
func released(version string) bool { return strings.Trim(version, "0123456789.") == "" }

// bar adds the buttons that concern all games, wide enough for their words.
func (s *title) bar(b *Builder, l titleLayout, list []titleEntry) {
	room := l.bar.W - l.gap*float32(len(list)-1)
	w, need := min(220, room/float32(len(list))), float32(0)
	widths := make([]float32, len(list))
	tight := false
	for i, e := range list {
		widths[i] = s.longest(e.text)
		need += widths[i]
		tight = tight || widths[i] > w
	}
	all := float32(len(list)) * w
	if tight {
		all = room
	}
	x := l.bar.X + (room-all)/2
	for i := range list {
		if tight {
			w = widths[i] + (room-need)/float32(len(list))
		}
		list[i].add(b, Box(x, l.bar.Y, w, l.bar.H), LookButton)
		x += w + l.gap
	}
}

// page adds a game: its picture, its name, the game to continue, and its other actions.
func (s *title) page(b *Builder, i int, l titleLayout) {
	a, game, name := s.App, s.App.shelf.games[i], s.App.gameName(i)
	id := "title." + game.Name()
	b.Add(Element{ID: id, Role: RolePanel, Look: LookTitleScene, Rect: l.pages[i], Label: name, Target: Target{N: uint8(i)}})
	with := func(do func(*App)) func() {
		return func() {
			a.turnTo(i)
			do(a)
		}
	}
	main := []titleEntry{{id + ".play", a.T("title.play"), with(game.Play)}}
	if s.last[i] != nil {
		main = append([]titleEntry{{id + ".continue", a.T("title.continue"), with(game.Resume)}}, main...)
	}
	small := []titleEntry{
		{id + ".new", a.T("title.new"), with(game.SetUp)},
		{id + ".rules", a.T("title.rules"), with(game.ShowRules)},
	}
	if g, ok := game.(Annalist); ok {
		small = append(small, titleEntry{id + ".annals", a.T("title.annals"), with(g.ShowAnnals)})
	}
	// The page without what the bar and a phone's corners cover.
	safe := l.pages[i]
	screen := a.Screen()
	x0, x1 := max(safe.X, screen.X), min(safe.X+safe.W, screen.X+screen.W)
	y0, y1 := max(safe.Y, screen.Y), min(safe.Y+safe.H, l.bar.Y-l.gap/2)
	safe = Box(x0+l.gap, y0, x1-x0-2*l.gap, y1-y0)

	h, most, line := float32(58), float32(250), float32(44)
	if a.Phone() {
		h, most, line = 48, 180, 34
	}
	rows := s.rows(safe.W, small, l.gap)
	y := y1 - float32(len(rows))*(46+8) - h - 8
	first := len(b.tree.Elements)
	look := LookButton
	if i == a.shelf.at {
		look = LookPrimary
	}
	s.row(b, Box(safe.X, y, safe.W, h), main, most, l.gap, look)
	for n, row := range rows {
		s.row(b, Box(safe.X, y+h+8+float32(n)*(46+8), safe.W, 46), row, 190, l.gap, LookButton)
	}
	for n := first; n < len(b.tree.Elements); n++ { // both games have the same words
		if e := &b.tree.Elements[n]; e.Interactive() {
			e.Label = e.Text + a.Colon() + name
		}
	}
	text := a.T("title." + game.Name() + ".line")
	if g := s.last[i]; g != nil && g.read && g.err == nil {
		text = g.far(a) + a.Colon() + g.names(a)
	}
	logo := safe.H * .30
	w := min(safe.W, 620)
	normal, _ := a.TextSize()
	fits := func() bool { return a.cfg.Measure.Width(text, normal, Bold) <= w-2*titleFold }
	if g := s.last[i]; g != nil && !fits() {
		text = g.far(a)
	}
	if y-safe.Y-logo > 2.2*line && fits() { // otherwise it would hide the picture
		y -= line + 8
		b.Add(Element{ID: id + ".line", Role: RoleLabel, Look: LookBanner, Rect: Centred(Box(safe.X, y, safe.W, line), w, line), Text: text, Over: true})
	}
	w = min(safe.W*.92, 720, (y-safe.Y)*2.9)
	b.Add(Element{ID: id + ".logo", Role: RoleLabel, Look: LookLogo, Over: true, Label: name, Target: Target{N: uint8(i)},
		Rect: Centred(Box(safe.X, safe.Y+safe.H*.045, safe.W, min(logo, y-safe.Y)), w, logo)})
}

// rows divides a page's small buttons into rows in which their words fit.
func (s *title) rows(w float32, list []titleEntry, gap float32) (rows [][]titleEntry) {
	need := float32(0)
	for _, e := range list {
		need = max(need, s.longest(e.text))
	}
	n := len(list)
	for n > 1 && (w-gap*float32(n-1))/float32(n) < need {
		n--
	}
	if n == len(list)-1 && n > 1 { // not one alone in a row
		n = (len(list) + 1) / 2
	}
	for ; len(list) > 0; list = list[min(n, len(list)):] {
		rows = append(rows, list[:min(n, len(list))])
	}
	return rows
}

// longest returns the width of a button for the longest word of a text.
func (s *title) longest(text string) (w float32) {
	normal, _ := s.App.TextSize()
	for _, word := range strings.Fields(text) {
		w = max(w, s.App.cfg.Measure.Width(word, normal, Bold)+24)
	}
	return w
}

// row adds buttons side by side in the middle of a row, the first one with a look of its own.
func (s *title) row(b *Builder, r Rect, list []titleEntry, most, gap float32, first Look) {
	n := float32(len(list))
	w := min(most, (r.W-gap*(n-1))/n)
	r = Centred(r, w*n+gap*(n-1), r.H)
	for i := range list {
		look := LookButton
		if i == 0 {
			look = first
		}
		list[i].add(b, Row(r, i, len(list), gap), look)
	}
}

// Tick reads one of the games to continue.
func (s *title) Tick(bool) {
	for _, g := range s.last {
		if g != nil && !g.read {
			g.look(s.App)
			s.App.Changed()
			return
		}
	}
}

// titleEntry is a button of the title.
type titleEntry struct {
	id, text string
	press    func()
}

func (e *titleEntry) add(b *Builder, r Rect, look Look) {
	b.Add(Element{ID: e.id, Role: RoleButton, Look: look, Rect: r, Text: e.text, Size: min(r.H*0.4, 23), Lines: 2, Over: true, OnPress: e.press})
}

// Mood returns the mood of the current game's title; without one of its own, it is morning over the
// kingdom.
func (s *title) Mood() sound.Mood {
	if g, ok := s.App.Game().(interface{ TitleMood() sound.Mood }); ok {
		return g.TitleMood()
	}
	return sound.Mood{Piece: sound.FourTowers, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (s *title) Back()        {}
func (s *title) Name() string { return "title" }

func above(r Rect, f float32) Rect { return Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * f} }

func below(r Rect, f float32) Rect {
	return Rect{X: r.X, Y: r.Y + r.H*f, W: r.W, H: r.H * (1 - f)}
}
