package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/save"
	"touria.games/touria/game/words"
)

// game is a saved game in a list, read in a tick of its own.
type keptGame struct {
	of      int // its number in the box
	kept    save.Kept
	current bool // the autosave's game, which kept does not name
	read    bool
	sum     save.Summary
	err     error
}

// text reads the game's record.
func (g *keptGame) text(a *App) ([]byte, error) {
	if g.current {
		return a.shelf.saves[g.of].Autosave().Text()
	}
	return a.shelf.saves[g.of].Text(g.kept)
}

// look reads what the list shows of the game.
func (g *keptGame) look(a *App) {
	g.read = true
	text, err := g.text(a)
	if err == nil {
		g.sum, err = a.shelf.saves[g.of].Summarise(text)
	}
	g.err = err
}

// where returns the name of the game's slot or list, "" if there is none to name.
func (g *keptGame) where(a *App) string {
	if i := slices.Index(save.Manual, g.kept.Shelf); i >= 0 && !g.current {
		return a.T("chronicles.slot", i+1)
	}
	if g.current {
		return a.T("chronicles.current")
	}
	return ""
}

// names returns who plays.
func (g *keptGame) names(a *App) string {
	switch {
	case !g.read:
		return "…"
	case g.err != nil:
		return a.T("chronicles.unreadable")
	}
	var names []string
	for _, p := range g.sum.Players {
		names = append(names, p.Name)
	}
	return strings.Join(names, a.T("list.comma"))
}

// far returns the progress of an unfinished game, "" for a finished one.
func (g *keptGame) far(a *App) string {
	if g.sum.Turns == 0 {
		return a.T("chronicles.begun")
	}
	return a.T("chronicles.turn", words.Num("Count", g.sum.Turns))
}

// state returns how far the game is.
func (g *keptGame) state(a *App) string {
	var parts []string
	if len(a.shelf.games) > 1 {
		parts = append(parts, a.gameName(g.of))
	}
	if where := g.where(a); where != "" {
		parts = append(parts, where)
	}
	switch {
	case !g.read || g.err != nil:
	case g.sum.Over && g.sum.Winner >= 0:
		parts = append(parts, a.T("chronicles.won", words.Lit("Name", g.sum.Players[g.sum.Winner].Name), words.Num("Count", g.sum.Turns)))
	default:
		parts = append(parts, g.far(a))
	}
	return strings.Join(parts, " · ")
}

// date returns when the game was saved, "" if that is unknown.
func (g *keptGame) date(a *App) string {
	y, m, d, ok := g.kept.Date()
	if !ok {
		return ""
	}
	return a.Date(y, m, d)
}

// Date returns a date as people write it.
func (bx *box) Date(y, m, d int) string {
	months := strings.Fields(bx.T("chronicles.months"))
	if m < 1 || m > len(months) {
		return ""
	}
	day := strconv.Itoa(d)
	if d == 1 {
		day = bx.T("chronicles.first")
	}
	return bx.T("chronicles.date", strconv.Itoa(y), months[m-1], day)
}

// label describes everything that is shown of the game.
func (g *keptGame) label(a *App) string {
	text := g.names(a)
	for _, s := range []string{g.state(a), g.date(a)} {
		if s != "" {
			text += ", " + s
		}
	}
	return text
}

// chronicles lists the current game, the player's own slots, the parked and the finished games.
type chronicles struct {
	Page
	games []*keptGame
	pages Pages
	rows  int // on a page
}

// ShowChronicles opens the list of saved games.
func (a *App) ShowChronicles() {
	s := &chronicles{Page: Page{a}, rows: 1}
	a.Push(s)
	s.reload()
	for _, kept := range a.shelf.saves {
		if err := kept.Trouble(); err != nil {
			a.Tell(a.StoreText(err))
			return
		}
	}
}

// reload lists the games again, and keeps what has been read of them.
func (s *chronicles) reload() {
	a := s.App
	old := s.games
	s.games = nil
	for of, saves := range a.shelf.saves {
		if saves.Autosave().Holds() {
			s.games = append(s.games, &keptGame{of: of, current: true})
		}
		kept, _ := saves.Kept() // what cannot be listed cannot be shown either
		for _, k := range kept {
			g := &keptGame{of: of, kept: k}
			for _, o := range old {
				if !o.current && o.of == of && o.kept.Name() == k.Name() {
					g = o
				}
			}
			s.games = append(s.games, g)
		}
	}
	rank := func(g *keptGame) int {
		switch {
		case g.current:
			return 0
		case g.kept.Shelf == save.Parked:
			return 4
		case g.kept.Shelf == save.Finished:
			return 5
		}
		return 1 + slices.Index(save.Manual, g.kept.Shelf)
	}
	slices.SortStableFunc(s.games, func(x, y *keptGame) int { return rank(x) - rank(y) })
	a.Changed()
}

// Tick reads one game of the page shown, so that no frame waits for many.
func (s *chronicles) Tick(bool) {
	first := min(s.pages.At()*s.rows, len(s.games))
	for _, g := range s.games[first:min(first+s.rows, len(s.games))] {
		if !g.read {
			g.look(s.App)
			s.App.Changed()
			return
		}
	}
}

func (s *chronicles) turn(by int) {
	s.pages.Turn(by)
	s.App.Changed()
}

// Build adds a page of the list.
func (s *chronicles) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("chronicles.ground")
	r := Centred(screen, 980, 680)
	head, foot, row, gap := float32(56), float32(68), float32(80), float32(8)
	if a.Phone() {
		r = Centred(screen, screen.W, screen.H-4)
		head, foot, row, gap = 42, 58, max(62, 46/a.scale), 6
	}
	turner := float32(0) // above the buttons
	if a.Upright() {
		row = tallRow(a)
		if len(s.games) > int((r.H-head-foot+gap)/(row+gap)) {
			turner = 54
		}
	}
	in := b.Panel("chronicles", r, LookPlaque)
	b.Inside(in, func() {
		b.Title("chronicles.title", Rect{X: r.X + 20, Y: r.Y + 6, W: r.W - 40, H: head - 10}, a.T("chronicles.title"), 28)
		body := Rect{X: r.X + 20, Y: r.Y + head, W: r.W - 40, H: r.H - head - foot - turner}
		s.rows = max(1, int((body.H+gap)/(row+gap)))
		row = min((body.H+gap)/float32(s.rows)-gap, row*1.25)
		page := s.pages.Of((len(s.games) + s.rows - 1) / s.rows)
		if len(s.games) == 0 {
			b.Paragraph("chronicles.empty", Centred(body, 620, body.H), a.T("chronicles.empty", words.Num("Count", a.Saves().Limit())), 6, AlignCentre)
		}
		for i := range s.rows {
			if n := page*s.rows + i; n < len(s.games) {
				s.row(b, fmt.Sprint("chronicles.game.", n), Box(body.X, body.Y+float32(i)*(row+gap), body.W, row), s.games[n])
			}
		}
		bar := Rect{X: r.X + 20, Y: r.Y + r.H - foot + (foot-48)/2, W: r.W - 40, H: 48}
		w := min(220, (bar.W-250-12)/2)
		at := bar
		if a.Upright() {
			at.Y, w = bar.Y-turner, (bar.W-12)/2
		}
		if s.pages.Many() {
			b.PageTurner("chronicles", at, s.pages, s.turn)
		}
		bring := a.T("chronicles.code")
		if a.cfg.PickFile != nil {
			bring = a.T("chronicles.bring")
		}
		b.Button("chronicles.code", Box(bar.X+bar.W-2*w-12, bar.Y, w, bar.H), bring, func() { a.Push(&codeEntry{Popup: Popup{a}}) })
		b.Last().Lines = 2
		b.Primary("chronicles.done", Box(bar.X+bar.W-w, bar.Y, w, bar.H), a.T("settings.done"), a.Pop)
	})
}

// row adds a game: the crests of its players, their names and how far it is.
func (s *chronicles) row(b *Builder, id string, r Rect, g *keptGame) {
	a := s.App
	in := b.Add(Element{ID: id, Role: RoleButton, Look: LookField, Rect: r, Label: g.label(a),
		OnPress: func() { a.Push(&keptMenu{Popup: Popup{a}, list: s, game: g}) }})
	b.Inside(in, func() { g.build(b, id, r) })
}

// build adds what is known of a game to a row or a window.
func (g *keptGame) build(b *Builder, id string, r Rect) {
	a := b.a
	if a.Upright() {
		g.stack(b, id, r)
		return
	}
	c, pad := min(r.H-12, 46), float32(10)
	if r.W < 700 {
		c, pad = min(r.H-12, 36), 6
	}
	x := r.X + pad
	for i, p := range g.sum.Players {
		b.Crest(fmt.Sprint(id, ".crest.", i), Box(x, r.Y+(r.H-c)/2, c, c), p.Crest, p.Name)
		b.Last().Lit = i == g.sum.Winner && g.sum.Over
		x += c + 4
	}
	x = r.X + float32(max(4, len(g.sum.Players)))*(c+4) + 2*pad
	text := Rect{X: x, Y: r.Y + 4, W: r.X + r.W - x - 12, H: r.H - 8}
	state, date := g.state(a), g.date(a)
	if state == "" && date == "" {
		b.Paragraph(id+".names", text, g.names(a), 2, AlignLeft)
		return
	}
	names, low := Column(text, 0, 2, 0), Column(text, 1, 2, 0)
	if date != "" {
		normal, floor := a.TextSize()
		w := a.cfg.Measure.Width(date, normal, Regular)*a.large + 4
		line := &low
		if a.cfg.Measure.Width(state, floor, Regular)+w+8 > low.W && a.cfg.Measure.Width(g.names(a), floor, Bold)+w+8 <= names.W {
			line = &names
		}
		b.Label(id+".date", Box(line.X+line.W-w, line.Y, w, line.H), date, AlignRight)
		line.W -= w + 8
	}
	b.Add(Element{ID: id + ".names", Role: RoleLabel, Look: LookHeading, Rect: names, Text: g.names(a), Size: 22, Align: AlignLeft})
	if state != "" {
		b.Label(id+".state", low, state, AlignLeft)
	}
}

// tallRow is the height of a game in an upright window.
func tallRow(a *App) float32 {
	normal, _ := a.TextSize()
	return 44 + 3*min(normal*a.large, 22)*LineHeight
}

// stack adds what is known of a game in an upright window: crests and date, the names
// in two lines, and how far it is.
func (g *keptGame) stack(b *Builder, id string, r Rect) {
	a := b.a
	const c, pad = 32, 8
	x := r.X + pad
	for i, p := range g.sum.Players {
		b.Crest(fmt.Sprint(id, ".crest.", i), Box(x, r.Y+5, c, c), p.Crest, p.Name)
		b.Last().Lit = i == g.sum.Winner && g.sum.Over
		x += c + 4
	}
	if date := g.date(a); date != "" {
		b.Label(id+".date", Box(x+4, r.Y+5, r.X+r.W-x-4-pad, c), date, AlignRight)
	}
	text := Box(r.X+pad, r.Y+c+7, r.W-2*pad, r.H-c-11)
	state := g.state(a)
	if state == "" {
		b.Paragraph(id+".names", text, g.names(a), 3, AlignLeft)
		return
	}
	names, lines := text.H*2/3, 2
	if normal, _ := a.TextSize(); a.cfg.Measure.Width(state, normal, Regular)*a.large > text.W && a.cfg.Measure.Width(g.names(a), 18, Bold)*a.large <= text.W {
		names, lines = text.H/3, 1
	}
	b.Add(Element{ID: id + ".names", Role: RoleLabel, Look: LookHeading, Rect: Box(text.X, text.Y, text.W, names), Text: g.names(a), Size: 18, Lines: lines, Align: AlignLeft})
	b.Label(id+".state", Box(text.X, text.Y+names, text.W, text.H-names), state, AlignLeft)
	b.Last().Lines = 3 - lines
}

// Key turns pages with the pad's shoulder buttons.
func (s *chronicles) Key(k Key) bool {
	switch k {
	case PadLB:
		s.turn(-1)
	case PadRB:
		s.turn(1)
	default:
		return false
	}
	return true
}

// Wheel turns pages.
func (s *chronicles) Wheel(up int) { s.turn(-up) }

// Name returns the scene's name.
func (s *chronicles) Name() string { return "chronicles" }

// keptMenu is what can be done with a kept game.
type keptMenu struct {
	Popup
	list *chronicles
	game *keptGame
}

// Build adds the game and a button for each thing that can be done.
func (m *keptMenu) Build(b *Builder) {
	a, g := m.App, m.game
	screen := a.Screen()
	b.Panel("kept.shade", a.Window(), LookShade)
	type entry struct {
		id, text string
		look     Look
		press    func()
	}
	var list []entry
	switch {
	case g.err != nil:
	case g.sum.Over:
		list = append(list, entry{"kept.watch", a.T("kept.watch"), LookPrimary, m.watch})
	default:
		list = append(list, entry{"kept.continue", a.T("kept.continue"), LookPrimary, m.resume})
	}
	if g.err == nil && g.sum.Over && a.CanLink() {
		list = append(list, entry{"kept.link", a.T("link.copy"), LookButton, m.link})
	}
	if g.err == nil {
		list = append(list, entry{"kept.code", a.T("kept.code"), LookButton, m.code}, entry{"kept.slot", a.T("kept.slot"), LookButton, m.slot})
		if a.cfg.Export != nil {
			list = append(list, entry{"kept.file", a.T("kept.file"), LookButton, m.export})
		}
	}
	if !g.current {
		list = append(list, entry{"kept.delete", a.T("kept.delete"), LookDanger, m.remove})
	}
	list = append(list, entry{"kept.close", a.T("drawer.close"), LookButton, a.Pop})
	columns, row := 2, 76
	if a.Phone() && !a.Upright() && len(list) > 6 { // four rows would be too low
		columns = 3
	}
	rows := (len(list) + columns - 1) / columns
	if a.Upright() {
		row = int(tallRow(a)) + 12
	}
	place := float32(0) // for the file's name
	if !a.Phone() {
		place = 40
	}
	step := min(60, (screen.H-8-float32(24+row+32)-place)/float32(rows)) // from button to button
	r := Centred(screen, 700, float32(24+row+32)+place+float32(rows)*step)
	in := b.Panel("kept", r, LookPlaque)
	b.Inside(in, func() {
		g.build(b, "kept.game", Box(r.X+20, r.Y+14, r.W-40, float32(row-8)))
		buttons := Rect{X: r.X + 24, Y: r.Y + r.H - 20 - float32(rows)*step, W: r.W - 48, H: float32(rows) * step}
		if !a.Phone() && !g.current {
			b.Paragraph("kept.place", Box(r.X+24, r.Y+10+float32(row), r.W-48, 36), a.T("kept.place", g.kept.Name()), 1, AlignLeft)
		}
		for i, e := range list {
			at := Column(Row(buttons, i%columns, columns, 16), i/columns, rows, 8)
			if i == len(list)-1 { // the rest of its row
				at.W = buttons.X + buttons.W - at.X
			}
			b.Add(Element{ID: e.id, Role: RoleButton, Look: e.look, Rect: at, Text: e.text, Lines: 2, OnPress: e.press})
		}
	})
}

// Name returns the scene's name.
func (m *keptMenu) Name() string { return "kept" }

// with reads the record and does something with it.
func (m *keptMenu) with(do func(text []byte)) {
	text, err := m.game.text(m.App)
	if err != nil {
		m.App.Tell(m.App.T("chronicles.unreadable"))
		return
	}
	do(text)
}

func (m *keptMenu) watch() {
	m.with(func(text []byte) {
		m.App.Remove(m)
		m.App.leave(m.game.of, func() { m.App.Game().Watch(m.App, text, m.game.kept.Name()) })
	})
}

func (m *keptMenu) resume() {
	if m.game.current {
		m.App.turnTo(m.game.of)
		m.App.Game().Resume(m.App)
		return
	}
	m.with(func(text []byte) { m.App.restore(m.game.of, text, &m.game.kept) })
}

func (m *keptMenu) code() {
	m.with(func(text []byte) { m.App.Push(newCodeView(m.App, m.game.of, text)) })
}

func (m *keptMenu) link() {
	m.with(func(text []byte) { m.App.CopyLink(m.game.of, text) })
}

func (m *keptMenu) slot() {
	m.with(func(text []byte) { m.App.showSlots(m.game.of, text, m.list.reload) })
}

func (m *keptMenu) export() {
	m.with(func(text []byte) { m.App.exportGame(m.game.of, m.game.kept.Name(), text) })
}

// remove asks before it deletes the game.
func (m *keptMenu) remove() {
	a := m.App
	a.Ask(a.T("kept.delete"), a.T("kept.delete.sure"),
		Answer{ID: "dialog.delete", Text: a.T("kept.delete"), Danger: true, Press: func() {
			if err := a.shelf.saves[m.game.of].Delete(m.game.kept); err != nil {
				a.Tell(a.StoreText(err))
				return
			}
			a.Remove(m)
			m.list.reload()
		}},
		Answer{ID: "dialog.keep", Text: a.T("kept.keep")})
}

// exportGame gives the player the record of a game as a file, under the name that it is kept by.
func (a *App) exportGame(of int, name string, text []byte) {
	game := a.shelf.games[of].Name()
	if name == "" {
		name = game + "." + game
		if day := a.Today(); day != "" {
			name = game + "-" + day + "." + game
		}
	}
	if err := a.cfg.Export(name, text); err != nil {
		a.Tell(a.T("store.page.write"))
	}
}
