package menu

import (
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// titleScreen is the title screen: a page for each game of the box, the largest for the one played last. It has one red
// button.
type titleScreen struct {
	ui.Page
	last  []*keptGame // the game to continue, nil if there is none, by game
	stand []Standing  // how they stand
	days  []*Day      // the realms of the day, by game; nil: not read yet
}

// ShowTitle shows the title screen and leaves all other scenes.
func ShowTitle(a *ui.App) {
	n := len(a.Games())
	s := &titleScreen{Page: ui.Page{App: a}, last: make([]*keptGame, n), stand: make([]Standing, n), days: make([]*Day, n)}
	for i := range a.Games() {
		if a.SavesOf(i).Autosave().Holds() {
			s.last[i] = &keptGame{of: i, current: true}
		}
	}
	a.HearEnd()
	a.Replace(s)
}

// met reports whether a game of the box has been played on this machine.
func (s *titleScreen) met(i int) bool {
	return s.last[i] != nil || len(s.App.Settings().Setups[s.App.Games()[i].Name()]) > 0
}

// TitleScene returns the place of a game's picture on the title.
func TitleScene(a *ui.App, game int) ui.Rect { return layTitle(a).pages[game] }

// Measures of the title.
const (
	titleGap    = 16 // between buttons, and less on phones
	titleGapLow = 10
	titleSpine  = 8  // between two pages
	titleRibbon = 48 // a ribbon's end
	titleSide   = 2  // between the bar and the edges
	titleLow    = 46
	titleHigh   = 58  // the height of a page's main button
	titleTall   = 84  // of one with a second line
	titleWide   = 380 // its width
	titleSmall  = 210 // that of small ones
	titleBand   = 620 // that of the ribbon
	titleLift   = 8   // between rows of buttons
	titleRows   = 6   // between those of the bar
	titleKnob   = 52  // the width of the button for the sound
	titleChip   = 28  // the height of the version
	titleCorner = 6   // between what lies in a corner and the edges
	titleIcon   = 6   // between an icon and its number
	titleTally  = 18  // beside a number with its icon
	titleName   = 24  // the height of a day's name
	logoWide    = 720
	logoShare   = .30 // of a page's height
	logoTop     = .045
	logoForm    = 2.9 // a name's width divided by its height
)

// titleLayout are the rectangles of the title's parts.
type titleLayout struct {
	pages []ui.Rect // a game's picture, with its buttons on it
	bar   ui.Rect   // the buttons that concern all games
	gap   float32
}

// layTitle divides the window: pages side by side, one below the other in an upright window. The one of the game
// played last has twice the room of another. A single page fills it.
func layTitle(a *ui.App) titleLayout {
	l := titleLayout{gap: titleGap}
	if a.Phone() {
		l.gap = titleGapLow
	}
	all, n, cell := a.Window(), len(a.Games()), ui.Row
	low := a.Screen()
	if a.Upright() {
		cell = ui.Column
	}
	if a.Upright() { // the bar has two rows
		low.TakeBottom(titleLow + titleRows)
	}
	low.TakeBottom(l.gap/2 - titleSide)
	l.bar = low.TakeBottom(titleLow)
	l.bar.X, l.bar.W = l.bar.X+l.gap, l.bar.W-2*l.gap
	if low.TakeBottom(l.gap/2 + titleSide); n > 1 { // the bar stands on the table's wood
		all.H = low.Y + low.H
	}
	k := 0
	for i := range n {
		page := cell(all, k, n+1, titleSpine)
		if i == a.At() {
			k++
			page = page.Union(cell(all, k, n+1, titleSpine))
		}
		k++
		l.pages = append(l.pages, page)
	}
	return l
}

// Build adds a page for each game, and below them what concerns all.
func (s *titleScreen) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	l := layTitle(a)
	several := len(l.pages) > 1
	b.Add(ui.Element{ID: "title", Role: ui.RolePanel, Look: ui.LookCloth, Rect: a.Window(), Label: a.T("app.name")})
	for i := range l.pages {
		s.page(b, i, l)
	}
	bar := []titleEntry{{id: "title.chronicles", text: a.T("title.chronicles"), press: func() { ShowChronicles(a) }}}
	if Riddlers(a) != nil {
		bar = append(bar, titleEntry{id: "title.riddles", text: a.T("riddles.title"), press: func() { ShowRiddles(a, a.At()) }})
	}
	bar = append(bar, titleEntry{id: "title.settings", text: a.T("title.settings"), press: func() { ShowSettings(a) }})
	if a.Config().CanQuit {
		bar = append(bar, titleEntry{id: "title.quit", text: a.T("title.quit"), press: a.Stop})
	}
	sound := ui.Rect{X: screen.X + titleCorner, Y: screen.Y + titleCorner, W: titleKnob, H: titleLow + titleSide}
	if several { // the corners belong to the names
		sound.X, sound.Y = l.bar.X, l.bar.Y-titleSide/2
		l.bar = ui.CutLeft(l.bar, titleKnob+l.gap)
	}
	if a.Upright() {
		s.lowBar(b, l, bar[:len(bar)/2])
		l.bar.Y += titleLow + titleRows
		l.bar.X, l.bar.W = screen.X+l.gap, screen.W-2*l.gap
		s.lowBar(b, l, bar[len(bar)/2:])
	} else {
		s.lowBar(b, l, bar)
	}
	icon, label, struck := soundIcon(a)
	b.Add(ui.Element{ID: "title.sound", Role: ui.RoleButton, Look: ui.LookButton, Rect: sound, Symbol: icon, Label: label, Hint: label,
		Over: true, Struck: struck, OnPress: a.ToggleMute})
	if several && a.Phone() || released(a.Config().Version) {
		return
	}
	normal, _ := a.TextSize()
	version := a.T("title.version", a.Config().Version)
	w := a.Config().Measure.Width(version, normal, ui.Bold)*a.Growth() + titleName
	b.Add(ui.Element{ID: "title.version", Role: ui.RoleLabel, Look: ui.LookChip, Over: true, Text: version,
		Rect: ui.Rect{X: screen.X + screen.W - w - titleCorner, Y: screen.Y + titleCorner, W: w, H: titleChip}})
}

// soundIcon returns the symbol that shows whether anything sounds, and its label.
func soundIcon(a *ui.App) (symbol pictures.Symbol, label string, struck bool) {
	switch set := &a.Settings().Sound; {
	case a.SoundState() == sound.Missing:
		return pictures.SymSound, a.T("sound.missing"), true
	case set.Mute:
		return pictures.SymSound, a.T("sound.off"), true
	case a.SoundState() == sound.Waits:
		return pictures.SymSoundWaits, a.T("sound.waits"), false
	}
	return pictures.SymSound, a.T("sound.on"), false
}

// released reports whether a version is that of a release, or none. The title shows only versions that are not
// released; the settings show every version.
func released(version string) bool { return strings.Trim(version, "0123456789.") == "" }

// lowBar adds the buttons that concern all games, wide enough for their words.
func (s *titleScreen) lowBar(b *ui.Builder, l titleLayout, list []titleEntry) {
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
		list[i].add(s.App, b, ui.Box(x, l.bar.Y, w, l.bar.H))
		x += w + l.gap
	}
}

// pageEntries returns a page's buttons: the main one, and rows of small ones. Only one button plays: with a saved
// game it is Continue, and the set-up begins another game.
func (s *titleScreen) pageEntries(i int) (main titleEntry, small []titleEntry) {
	a, game := s.App, s.App.Games()[i]
	id := "title." + game.Name()
	with := func(do func(*ui.App)) func() {
		return func() {
			a.TurnTo(i)
			do(a)
		}
	}
	main = titleEntry{id: id + ".play", text: a.T("title.play"), press: with(game.Play)}
	other := "setup.title"
	greeter, greets := game.(Greeter)
	switch {
	case s.last[i] != nil:
		main = titleEntry{id: id + ".continue", text: a.T("title.continue"), press: with(game.Resume)}
		other = "title.new"
	case !s.met(i):
		other = "title.known"
		if i == a.At() {
			main.text = a.T("title.first")
			if said := id + ".first"; a.Words().Has(said) {
				main.more = a.T(said)
			}
		}
	case greets:
		main.more = greeter.Against(a)
	}
	if i == a.At() {
		main.look = ui.LookPrimary
		main.has = s.stand[i].Has
	} else {
		main.more = ""
	}
	small = []titleEntry{
		{id: id + ".new", text: a.T(other), press: with(game.SetUp)},
		{id: id + ".rules", text: a.T("title.rules"), press: with(game.ShowRules)},
	}
	if g, ok := game.(Annalist); ok && s.met(i) {
		small = append(small, titleEntry{id: id + ".annals", text: a.T("title.annals"), press: with(g.ShowAnnals)})
	}
	return main, small
}

// pageRoom is a page without what the bar and a phone's corners cover.
func (s *titleScreen) pageRoom(page ui.Rect, l titleLayout) ui.Rect {
	screen := s.App.Screen()
	x0, x1 := max(page.X, screen.X), min(page.X+page.W, screen.X+screen.W)
	y0, y1 := max(page.Y, screen.Y), min(page.Y+page.H, l.bar.Y-l.gap/2)
	return ui.Box(x0+l.gap, y0, x1-x0-2*l.gap, y1-y0)
}

// page adds a game: its picture, its name, and its buttons from the lower edge up.
func (s *titleScreen) page(b *ui.Builder, i int, l titleLayout) {
	a, game, name := s.App, s.App.Games()[i], GameName(s.App, i)
	id := "title." + game.Name()
	b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookTitleScene, Rect: l.pages[i], Label: name, Target: ui.Target{N: uint8(i)}})
	safe := s.pageRoom(l.pages[i], l)
	p := safe
	p.TakeBottom(0, titleLift)
	first := len(b.Built().Elements)
	if day := s.dayRoom(i, p); day.Empty() {
		s.pageButtons(b, i, &p, l.gap, false)
	} else {
		p.W -= day.W + l.gap
		low := p.Y + p.H
		s.pageButtons(b, i, &p, l.gap, true)
		p.W = safe.W
		top := p.Y + p.H + titleLift
		s.addDay(b, id, ui.Rect{X: day.X, Y: top, W: day.W, H: low - top}, game.(Daily))
	}
	for n := first; n < len(b.Built().Elements); n++ { // both games have the same words
		if e := &b.Built().Elements[n]; e.Interactive() {
			e.Label = e.Text + a.Colon() + name
		}
	}
	logo := safe.H * logoShare
	line := float32(titleLow) - titleSide
	if a.Phone() {
		line -= titleGapLow
	}
	if text := s.ribbonText(i, min(p.W, titleBand)); text != "" && p.H-logo > 2*line+titleGapLow { // otherwise it would hide the picture
		b.Add(ui.Element{ID: id + ".line", Role: ui.RoleLabel, Look: ui.LookBanner, Rect: ui.Centred(p.TakeBottom(line, titleLift), titleBand, line), Text: text, Over: true})
	}
	p.TakeTop(safe.H * logoTop)
	p.H = min(logo, p.H)
	b.Add(ui.Element{ID: id + ".logo", Role: ui.RoleLabel, Look: ui.LookLogo, Over: true, Label: name, Target: ui.Target{N: uint8(i)},
		Rect: ui.Centred(p, min(safe.W, logoWide, p.H*logoForm), logo)})
}

// pageButtons takes a page's buttons from its lower edge; whole says that they fill its width.
func (s *titleScreen) pageButtons(b *ui.Builder, i int, p *ui.Rect, gap float32, whole bool) {
	main, small := s.pageEntries(i)
	rows := s.rows(p.W, small, gap)
	if whole { // another game has a row of its own
		rows = append([][]titleEntry{small[:1]}, s.rows(p.W, small[1:], gap)...)
	}
	if i != s.App.At() {
		rows = fewRows(rows, p.H)
	}
	at := make([]ui.Rect, len(rows))
	for n := len(rows) - 1; n >= 0; n-- {
		at[n] = p.TakeBottom(titleLow, titleLift)
	}
	tall := float32(titleHigh)
	if i != s.App.At() {
		tall = titleLow
	} else if (main.more != "" || len(main.has) > 0) && !s.App.Phone() {
		tall = titleTall
	}
	play := p.TakeBottom(tall, titleLift)
	if !whole {
		play = ui.Centred(play, titleWide, tall)
	}
	main.add(s.App, b, play)
	for n, row := range rows {
		s.row(b, at[n], row, gap, whole)
	}
}

// fewRows leaves out all rows of buttons but the first if a page is too low for them beside its name. The game played
// last keeps all its rows.
func fewRows(rows [][]titleEntry, h float32) [][]titleEntry {
	if len(rows) > 1 && h < float32(len(rows)+1)*(titleLow+titleLift)+titleHigh {
		return rows[:1]
	}
	return rows
}

// ribbonText returns the text of a page's ribbon: how the saved game stands, or what the game is about; "" if there
// is no room.
func (s *titleScreen) ribbonText(i int, w float32) string {
	a := s.App
	list := []string{a.T("title." + a.Games()[i].Name() + ".line")}
	if g := s.last[i]; g != nil && g.read && g.err == nil {
		list = []string{s.stand[i].Line, g.far(a) + a.Colon() + g.names(a), g.far(a)}
	}
	normal, _ := a.TextSize()
	for _, text := range list {
		if text != "" && a.Config().Measure.Width(text, normal, ui.Bold) <= w-2*titleRibbon {
			return text
		}
	}
	return ""
}

// rows divides a page's small buttons into rows in which their words fit.
func (s *titleScreen) rows(w float32, list []titleEntry, gap float32) (rows [][]titleEntry) {
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

// longest returns the width of a button for the longest word of a text, and for all of it in two lines.
func (s *titleScreen) longest(text string) (w float32) {
	normal, _ := s.App.TextSize()
	for _, word := range strings.Fields(text) {
		w = max(w, s.App.Config().Measure.Width(word, normal, ui.Bold)+titleName)
	}
	for fits := false; !fits; w += titleRows {
		_, fits = ui.Wrap(s.App.Config().Measure, text, w-titleName+titleRows, normal, ui.Bold, 2)
	}
	return w
}

// row adds buttons side by side: in the middle of a row, or over all of it.
func (s *titleScreen) row(b *ui.Builder, r ui.Rect, list []titleEntry, gap float32, whole bool) {
	n := float32(len(list))
	if !whole {
		r = ui.Centred(r, titleSmall*n+gap*(n-1), r.H)
	}
	for i := range list {
		list[i].add(s.App, b, ui.Row(r, i, len(list), gap))
	}
}

// Tick reads one of the games to continue, then the realm of the day.
func (s *titleScreen) Tick(bool) {
	a := s.App
	for i, g := range s.last {
		if g == nil || g.read {
			continue
		}
		g.look(a)
		if greeter, ok := a.Games()[i].(Greeter); ok && g.err == nil {
			if text, err := g.text(a); err == nil {
				s.stand[i], _ = greeter.Standing(a, text)
			}
		}
		a.Changed()
		return
	}
	if daily, ok := a.Game().(Daily); ok && s.days[a.At()] == nil && s.met(a.At()) {
		s.days[a.At()] = &Day{}
		if day, known := daily.Day(a); known {
			s.days[a.At()] = &day
			a.Changed()
		}
	}
}

// titleEntry is a button of the title.
type titleEntry struct {
	id, text string
	more     string  // a second line
	has      []Tally // in its place
	look     ui.Look
	press    func()
}

func (e *titleEntry) add(a *ui.App, b *ui.Builder, r ui.Rect) {
	look := ui.LookButton
	if e.look != ui.LookText {
		look = e.look
	}
	el := ui.Element{ID: e.id, Role: ui.RoleButton, Look: look, Rect: r, Text: e.text, Sub: e.more, Size: min(r.H*0.4, 23), Lines: 2, Over: true, OnPress: e.press}
	if len(e.has) == 0 {
		b.Add(el)
		return
	}
	el.Inner, el.Lines = ui.Column(r.Inset(titleLift), 0, 2, 0), 1
	for _, t := range e.has {
		el.Detail += t.Label + ". "
	}
	in := b.Add(el)
	b.Inside(in, func() { tallies(a, b, e.id, ui.Column(r.Inset(titleLift), 1, 2, 0), e.has) })
}

// tallies adds numbers of things side by side, in the middle of a row.
func tallies(a *ui.App, b *ui.Builder, id string, r ui.Rect, list []Tally) {
	normal, _ := a.TextSize()
	icon := min(r.H, ui.RowIcon)
	width := func(t *Tally) float32 {
		return icon + a.Config().Measure.Width(t.Text, normal, ui.Regular)*a.Growth() + titleTally
	}
	all := float32(0)
	for i := range list {
		all += width(&list[i])
	}
	r = ui.Centred(r, all, r.H)
	for i := range list {
		t, id := &list[i], id+".has."+strconv.Itoa(i)
		cell := r
		cell.W = min(width(t), r.W)
		r = ui.CutLeft(r, cell.W)
		text := ui.CutLeft(cell, icon+titleIcon)
		cell.W = icon + titleIcon
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookIcons, Rect: cell, Size: icon, Icons: []ui.Icon{t.Icon}, Label: t.Label, Lit: true, Silent: true, Over: true})
		b.Label(id+".text", text, t.Text, ui.AlignLeft)
		b.Last().Silent, b.Last().Over = true, true
	}
}

// dayRoom returns the part of a page for the realm of the day; empty if there is none.
func (s *titleScreen) dayRoom(i int, safe ui.Rect) ui.Rect {
	a := s.App
	if i != a.At() || s.days[i] == nil || len(s.days[i].Days) == 0 || a.Phone() || a.Upright() || a.Growth() > 1 {
		return ui.Rect{}
	}
	half := ui.Row(safe, 1, 2, titleLift)
	return ui.CutLeft(half, max(0, half.W-titleWide))
}

// addDay adds the realm of the day: seven days, how they went, and the button that plays today's.
func (s *titleScreen) addDay(b *ui.Builder, id string, r ui.Rect, game Daily) {
	a, d := s.App, s.days[s.App.At()]
	id += ".day"
	in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: d.Name, Over: true})
	b.Inside(in, func() {
		p := r.Inset(titleGapLow + titleSide)
		foot := p.TakeBottom(titleLow, titleLift)
		head := p.TakeTop(titleChip)
		b.Heading(id+".name", head, d.Name, 20)
		b.Last().Align = ui.AlignLeft
		b.Label(id+".date", head, d.Date, ui.AlignRight)
		for i, m := range d.Days {
			day := ui.Row(p, i, len(d.Days), titleIcon)
			name, id := day.TakeBottom(titleName), id+"."+strconv.Itoa(i)
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookField, Rect: day, Label: m.Label, Lit: m.Won})
			if m.Icon.Kind != 0 {
				size := min(day.W, day.H) - titleIcon
				b.Add(ui.Element{ID: id + ".mark", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(day, size+2*titleSide, size), Size: size, Icons: []ui.Icon{m.Icon}, Label: m.Label, Silent: true, Over: true})
			}
			b.Label(id+".name", name, m.Name, ui.AlignCentre)
			b.Last().Silent = true
		}
		if line := ui.Row(foot, 0, 2, titleLift); a.TextFits(d.Line, line, 2) {
			b.Paragraph(id+".line", line, d.Line, 2, ui.AlignLeft)
		}
		b.Button(id+".play", ui.Row(foot, 1, 2, titleLift), d.Play, func() { game.PlayDay(a) })
		b.Last().Hint, b.Last().Lines = d.Hint, 2
	})
}

// Mood returns the mood of the current game's title; without one of its own, it is morning over the
// kingdom.
func (s *titleScreen) Mood() sound.Mood {
	if g, ok := s.App.Game().(Moody); ok {
		return g.TitleMood()
	}
	return sound.Mood{Piece: sound.FourTowers, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (s *titleScreen) Back()        {}
func (s *titleScreen) Name() string { return "title" }
