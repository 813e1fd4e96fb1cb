package ui

import (
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
)

// loading is the first screen: it does one step of loading a tick.
type loading struct {
	a        *App
	fraction float32
	failed   error
	news     string // what is to be told as soon as the title stands there
}

func (l *loading) build(b *builder) {
	a := l.a
	screen := a.Screen()
	b.panel("loading", screen, LookCloth)
	b.add(Element{ID: "loading.logo", Role: RoleLabel, Look: LookLogo, Rect: centred(above(screen, 0.55), 520, 150), Label: a.t("app.name")})
	bar := centred(below(screen, 0.55), min(420, screen.W-80), 28)
	text := a.t("title.loading")
	if l.failed != nil {
		text = a.t("title.failed") + " " + l.failed.Error()
	}
	b.text("loading.text", show.Rect{X: screen.X + 20, Y: bar.Y - 56, W: screen.W - 40, H: 48}, text, 2, AlignCentre)
	b.add(Element{ID: "loading.bar", Role: RoleBar, Look: LookBar, Rect: bar, Label: a.t("title.loading"),
		Value: a.t("settings.percent", int(l.fraction*100)), Arg: int(l.fraction * 1000)})
}

func (l *loading) tick(top bool) {
	if !top || l.failed != nil {
		return
	}
	f, err := float32(1), error(nil)
	if l.a.cfg.Load != nil {
		f, err = l.a.cfg.Load()
	}
	l.failed = err
	if err == nil && f >= 1 {
		l.a.replace(newTitle(l.a))
		if l.news != "" {
			l.a.tell(l.news)
		}
		return
	}
	if int(f*100) != int(l.fraction*100) || err != nil {
		l.a.changed()
	}
	l.fraction = f
}

func (l *loading) key(Key) bool { return false }
func (l *loading) back()        {}
func (l *loading) name() string { return "loading" }
func (l *loading) opaque() bool { return true }

// title is the title screen.
type title struct {
	a     *App
	saved bool // there is a game to continue
}

func newTitle(a *App) *title {
	_, err := store.Autosave(a.cfg.Store).Read()
	return &title{a: a, saved: err == nil}
}

func (s *title) build(b *builder) {
	a := s.a
	screen := a.Screen()
	b.add(Element{ID: "title", Role: RolePanel, Look: LookTitleScene, Rect: show.Rect{W: a.w, H: a.h}, Label: a.t("app.name")})
	logo := show.Rect{X: screen.X + screen.W*0.2, Y: screen.H * 0.05, W: screen.W * 0.6, H: screen.H * 0.27}
	b.add(Element{ID: "title.logo", Role: RoleLabel, Look: LookLogo, Rect: logo, Label: a.t("app.name"), Over: true})

	type entry struct {
		id, text string
		press    func()
	}
	main := []entry{
		{"title.play", a.t("title.play"), s.play},
		{"title.new", a.t("title.new"), func() { a.push(newSetup(a)) }},
	}
	if s.saved {
		main = append([]entry{{"title.continue", a.t("title.continue"), a.resume}}, main...)
	}
	small := []entry{
		{"title.settings", a.t("title.settings"), func() { a.push(&settingsScene{a: a}) }},
		{"title.rules", a.t("title.rules"), func() { a.push(&rulesScene{a: a}) }},
	}
	if a.cfg.CanQuit {
		small = append(small, entry{"title.quit", a.t("title.quit"), func() { a.quit = true }})
	}
	h, gap := float32(58), float32(16)
	if a.Phone() {
		h, gap = 50, 10
	}
	w := min(240, (screen.W-40-2*gap)/3)
	y := screen.Y + screen.H - h - 46 - gap - 14
	if !a.Phone() { // there it would hide the castle
		banner := centred(show.Rect{X: screen.X, Y: y - 58, W: screen.W, H: 44}, 620, 44)
		b.add(Element{ID: "title.tagline", Role: RoleLabel, Look: LookBanner, Rect: banner, Text: a.t("title.tagline"), Over: true})
	}
	place := func(list []entry, y, h, w float32, first Look) {
		all := float32(len(list))*w + float32(len(list)-1)*gap
		x := screen.X + (screen.W-all)/2
		for i, e := range list {
			look := LookButton
			if i == 0 {
				look = first
			}
			b.add(Element{ID: e.id, Role: RoleButton, Look: look, Rect: show.Rect{X: x, Y: y, W: w, H: h},
				Text: e.text, Size: h * 0.4, Over: true, press: e.press})
			x += w + gap
		}
	}
	place(main, y, h, w, LookPrimary)
	place(small, y+h+gap, 46, w*0.8, LookButton)
	version := a.t("title.version", a.cfg.Version)
	normal, _ := a.textSize()
	w = a.cfg.Measure.Width(version, normal, Bold)*a.large + 24
	b.add(Element{ID: "title.version", Role: RoleLabel, Look: LookChip, Over: true, Text: version,
		Rect: show.Rect{X: screen.X + screen.W - w - 6, Y: screen.Y + 6, W: w, H: 28}})
}

// play begins a game with the last set-up, or a short one on the first run.
func (s *title) play() {
	cfg := firstSetup(s.a)
	if last := s.a.settings.LastSetup; last != nil && len(last.Players) >= 2 {
		cfg = *last
	}
	cfg.Seed = s.a.cfg.NewSeed()
	s.a.begin(cfg)
}

func (s *title) key(Key) bool { return false }
func (s *title) back()        {}
func (s *title) tick(bool)    {}
func (s *title) name() string { return "title" }
func (s *title) opaque() bool { return true }

// firstSetup is the game of a first run: one human, one bot of the usual level,
// the short goal (ux.md d).
func firstSetup(a *App) session.Config {
	temper := bot.Tempers()[0]
	return session.Config{
		Players: []session.Player{
			{Seat: rules.S, Name: a.names()[0], Crest: 0},
			{Seat: rules.N, Name: a.t("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(usualLevel, temper)},
		},
		Start:        rules.NoSeat,
		Introductory: true,
	}
}

// Screen returns the part of the window that nothing covers: phones have round
// corners and a bar at the bottom (ux.md, HUD D).
func (a *App) Screen() show.Rect {
	if a.Phone() && a.w >= 2*a.h {
		side, low := 47/a.scale, 21/a.scale
		return show.Rect{X: side, Y: 0, W: a.w - 2*side, H: a.h - low}
	}
	return show.Rect{W: a.w, H: a.h}
}

func above(r show.Rect, f float32) show.Rect { return show.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * f} }

func below(r show.Rect, f float32) show.Rect {
	return show.Rect{X: r.X, Y: r.Y + r.H*f, W: r.W, H: r.H * (1 - f)}
}
