package ui

import "slices"

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

	type entry struct {
		id, text string
		press    func()
	}
	main := []entry{
		{"title.play", a.T("title.play"), func() { game.Play(a) }},
		{"title.new", a.T("title.new"), func() { game.SetUp(a) }},
	}
	if s.saved {
		main = append([]entry{{"title.continue", a.T("title.continue"), func() { game.Resume(a) }}}, main...)
	}
	small := []entry{
		{"title.chronicles", a.T("title.chronicles"), a.ShowChronicles},
		{"title.settings", a.T("title.settings"), a.ShowSettings},
		{"title.rules", a.T("title.rules"), func() { game.ShowRules(a) }},
	}
	if g, ok := game.(Annalist); ok {
		small = slices.Insert(small, 1, entry{"title.annals", a.T("title.annals"), func() { g.ShowAnnals(a) }})
	}
	if a.cfg.CanQuit {
		small = append(small, entry{"title.quit", a.T("title.quit"), func() { a.quit = true }})
	}
	button := func(e entry, r Rect, look Look) {
		b.Add(Element{ID: e.id, Role: RoleButton, Look: look, Rect: r, Text: e.text, Size: r.H * 0.4, Over: true, OnPress: e.press})
	}
	look := func(i int) Look {
		if i == 0 {
			return LookPrimary
		}
		return LookButton
	}
	normal, _ := a.TextSize()
	if screen.H > screen.W*1.1 { // one below the other, the small ones in pairs
		h, gap := max(58, 52/a.scale), float32(14)
		rows := len(main) + (len(small)+1)/2
		all := Rect{W: min(screen.W-60, 560), H: float32(rows)*(h+gap) - gap}
		all.X, all.Y = screen.X+(screen.W-all.W)/2, screen.Y+screen.H-all.H-40
		for i, e := range main {
			button(e, Column(all, i, rows, gap), look(i))
		}
		for i, e := range small {
			r := Column(all, len(main)+i/2, rows, gap)
			if i < len(small)-1 || len(small)%2 == 0 {
				r = Row(r, i%2, 2, gap)
			}
			button(e, r, LookButton)
		}
	} else {
		h, gap := float32(58), float32(16)
		if a.Phone() {
			h, gap = 50, 10
		}
		w := min(240, (screen.W-40-2*gap)/3)
		// The small buttons stand in one row, in two where their words need it.
		per, need := len(small), float32(0)
		for _, e := range small {
			need = max(need, a.cfg.Measure.Width(e.text, normal*a.large, Bold)+24)
		}
		each := func(n int) float32 { return (screen.W - 40 - gap*float32(n-1)) / float32(n) }
		if each(per) < need {
			per = (per + 1) / 2
		}
		lines := float32((len(small) + per - 1) / per)
		y := screen.Y + screen.H - h - lines*(46+gap) - 14
		if !a.Phone() { // there it would hide the castle
			banner := Centred(Rect{X: screen.X, Y: y - 58, W: screen.W, H: 44}, 620, 44)
			b.Add(Element{ID: "title.tagline", Role: RoleLabel, Look: LookBanner, Rect: banner, Text: a.T("title.tagline"), Over: true})
		}
		place := func(list []entry, y, h, w float32, look func(int) Look) {
			x := screen.X + (screen.W-float32(len(list))*w-float32(len(list)-1)*gap)/2
			for i, e := range list {
				button(e, Rect{X: x + float32(i)*(w+gap), Y: y, W: w, H: h}, look(i))
			}
		}
		place(main, y, h, w, look)
		for i := 0; i < len(small); i += per {
			place(small[i:min(i+per, len(small))], y+h+gap, 46, min(max(w*0.8, need), each(per)), func(int) Look { return LookButton })
			y += 46 + gap
		}
	}
	version := a.T("title.version", a.cfg.Version)
	w := a.cfg.Measure.Width(version, normal, Bold)*a.large + 24
	b.Add(Element{ID: "title.version", Role: RoleLabel, Look: LookChip, Over: true, Text: version,
		Rect: Rect{X: screen.X + screen.W - w - 6, Y: screen.Y + 6, W: w, H: 28}})
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
