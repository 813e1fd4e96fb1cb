package ui

import (
	"slices"

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
	b.Add(Element{ID: "loading.logo", Role: RoleLabel, Look: LookLogo, Rect: Centred(above(screen, 0.55), 520, 150), Label: a.T("app.name")})
	bar := Centred(below(screen, 0.55), min(420, screen.W-80), 28)
	text := a.T("title.loading")
	if l.failed != nil {
		text = a.T("title.failed") + " " + l.failed.Error()
	}
	b.Paragraph("loading.text", Rect{X: screen.X + 20, Y: bar.Y - 56, W: screen.W - 40, H: 48}, text, 2, AlignCentre)
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

func (l *loading) Key(Key) bool { return false }
func (l *loading) Back()        {}
func (l *loading) Name() string { return "loading" }
func (l *loading) Opaque() bool { return true }

// title is the title screen.
type title struct {
	Page
	saved bool // there is a game to continue
}

// ShowTitle shows the title screen and leaves all other scenes.
func (a *App) ShowTitle() { a.Replace(&title{Page: Page{a}, saved: a.saves.Autosave().Holds()}) }

// Build adds the logo and the menu.
func (s *title) Build(b *Builder) {
	a, game := s.App, s.App.cfg.Game
	screen := a.Screen()
	b.Add(Element{ID: "title", Role: RolePanel, Look: LookTitleScene, Rect: Rect{W: a.w, H: a.h}, Label: a.T("app.name")})
	logo := Rect{X: screen.X + screen.W*0.2, Y: screen.H * 0.05, W: screen.W * 0.6, H: screen.H * 0.27}
	b.Add(Element{ID: "title.logo", Role: RoleLabel, Look: LookLogo, Rect: logo, Label: a.T("app.name"), Over: true})

	main := []titleEntry{
		{"title.play", a.T("title.play"), func() { game.Play(a) }},
		{"title.new", a.T("title.new"), func() { game.SetUp(a) }},
	}
	if s.saved {
		main = append([]titleEntry{{"title.continue", a.T("title.continue"), func() { game.Resume(a) }}}, main...)
	}
	small := []titleEntry{
		{"title.chronicles", a.T("title.chronicles"), a.ShowChronicles},
		{"title.settings", a.T("title.settings"), a.ShowSettings},
		{"title.rules", a.T("title.rules"), func() { game.ShowRules(a) }},
	}
	if g, ok := game.(Annalist); ok {
		small = slices.Insert(small, 1, titleEntry{"title.annals", a.T("title.annals"), func() { g.ShowAnnals(a) }})
	}
	if a.cfg.CanQuit {
		small = append(small, titleEntry{"title.quit", a.T("title.quit"), func() { a.quit = true }})
	}
	if a.Upright() {
		s.stack(b, len(main), append(main, small...))
	} else {
		s.rows(b, main, small)
	}
	icon, label, struck := a.soundIcon()
	b.Add(Element{ID: "title.sound", Role: RoleButton, Look: LookButton, Rect: Box(screen.X+6, screen.Y+6, 52, 48), Symbol: icon, Label: label, Hint: label,
		Over: true, Struck: struck, OnPress: a.Mute})
	normal, _ := a.TextSize()
	version := a.T("title.version", a.cfg.Version)
	w := a.cfg.Measure.Width(version, normal, Bold)*a.large + 24
	b.Add(Element{ID: "title.version", Role: RoleLabel, Look: LookChip, Over: true, Text: version,
		Rect: Rect{X: screen.X + screen.W - w - 6, Y: screen.Y + 6, W: w, H: 28}})
}

// titleEntry is a button of the title.
type titleEntry struct {
	id, text string
	press    func()
}

func (e *titleEntry) add(b *Builder, r Rect, look Look) {
	b.Add(Element{ID: e.id, Role: RoleButton, Look: look, Rect: r, Text: e.text, Size: r.H * 0.4, Over: true, OnPress: e.press})
}

// stack puts the buttons of an upright window one below the other, all but the first big
// ones in pairs.
func (s *title) stack(b *Builder, big int, list []titleEntry) {
	const gap = 10
	screen := s.App.Screen()
	k := max(1, min(screen.W/390, screen.H/844))
	w, y := min(screen.W-40, 330*k), screen.Y+screen.H-20
	rest := list[big:]
	height := func(n int, h float32) float32 { return float32(n) * (h*k + gap) }
	y -= height(big, 54) + height((len(rest)+1)/2, 46)
	x := screen.X + (screen.W-w)/2
	for i := range list[:big] {
		look := LookButton
		if i == 0 {
			look = LookPrimary
		}
		list[i].add(b, Box(x, y, w, 54*k), look)
		y += 54*k + gap
	}
	for i := range rest {
		r := Box(x, y, w, 46*k)
		if i < len(rest)-1 || i%2 == 1 {
			r = Row(r, i%2, 2, gap)
		}
		rest[i].add(b, r, LookButton)
		if i%2 == 1 {
			y += 46*k + gap
		}
	}
}

// rows puts the buttons side by side along the lower edge, the big ones above.
func (s *title) rows(b *Builder, main, small []titleEntry) {
	a := s.App
	screen := a.Screen()
	h, gap := float32(58), float32(16)
	if a.Phone() {
		h, gap = 50, 10
	}
	w := min(240, (screen.W-40-2*gap)/3)
	normal, _ := a.TextSize()
	// The small buttons stand in one row, in two where their words need it.
	row, need := len(small), float32(0)
	for _, e := range small {
		need = max(need, a.cfg.Measure.Width(e.text, normal*a.large, Bold)+24)
	}
	each := func(n int) float32 { return (screen.W - 40 - gap*float32(n-1)) / float32(n) }
	if each(row) < need {
		row = (row + 1) / 2
	}
	lines := float32((len(small) + row - 1) / row)
	y := screen.Y + screen.H - h - lines*(46+gap) - 14
	if !a.Phone() { // there it would hide the castle
		banner := Centred(Rect{X: screen.X, Y: y - 58, W: screen.W, H: 44}, 620, 44)
		b.Add(Element{ID: "title.tagline", Role: RoleLabel, Look: LookBanner, Rect: banner, Text: a.T("title.tagline"), Over: true})
	}
	place := func(list []titleEntry, y, h, w float32, first Look) {
		all := float32(len(list))*w + float32(len(list)-1)*gap
		x := screen.X + (screen.W-all)/2
		for i, e := range list {
			look := LookButton
			if i == 0 {
				look = first
			}
			b.Add(Element{ID: e.id, Role: RoleButton, Look: look, Rect: Rect{X: x, Y: y, W: w, H: h},
				Text: e.text, Size: h * 0.4, Over: true, OnPress: e.press})
			x += w + gap
		}
	}
	place(main, y, h, w, LookPrimary)
	for i := 0; i < len(small); i += row {
		place(small[i:min(i+row, len(small))], y+h+gap, 46, min(max(w*0.8, need), each(row)), LookButton)
		y += 46 + gap
	}
}

// Mood returns the mood of the title: morning over the kingdom.
func (s *title) Mood() sound.Mood {
	return sound.Mood{Piece: sound.FourTowers, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (s *title) Back()        {}
func (s *title) Name() string { return "title" }

// Screen returns the usable part of the window: phones have round corners and a
// bar at the bottom (ux.md, HUD D).
func (a *App) Screen() Rect {
	if a.Phone() && a.w >= 2*a.h {
		side, low := 47/a.scale, 21/a.scale
		return Rect{X: side, Y: 0, W: a.w - 2*side, H: a.h - low}
	}
	return Rect{W: a.w, H: a.h}
}

func above(r Rect, f float32) Rect { return Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * f} }

func below(r Rect, f float32) Rect {
	return Rect{X: r.X, Y: r.Y + r.H*f, W: r.W, H: r.H * (1 - f)}
}
