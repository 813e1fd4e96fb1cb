package ui

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// settingsScene is the settings screen; every change counts at once.
type settingsScene struct{ Page }

// speedKeys are the names of the speeds.
var speedKeys = [...]string{"settings.speed.1", "settings.speed.2", "settings.speed.4", "settings.speed.instant"}

func (s *settingsScene) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("settings.ground")
	r := Centred(screen, 640, 520)
	if a.Phone() {
		r = Centred(screen, 700, screen.H-8)
	}
	in := b.Panel("settings", r, LookPanel)
	b.Inside(in, func() {
		head := float32(56)
		if a.Phone() {
			head = 44
		}
		b.Heading("settings.title", Rect{X: r.X + 20, Y: r.Y + 8, W: r.W - 40, H: head - 12}, a.T("settings.title"), 28)
		type line struct{ add func(Rect) }
		lines := []line{
			{func(r Rect) {
				b.cycle("settings.language", r, a.T("settings.language"), a.T("language."+a.words.Lang()), s.language)
			}},
			{func(r Rect) {
				b.cycle("settings.speed", r, a.T("settings.speed"), a.SpeedName(), a.Faster)
			}},
			{func(r Rect) {
				b.cycle("settings.text", r, a.T("settings.text_scale"), a.T("settings.percent", a.settings.TextScale), s.textScale)
			}},
			{func(r Rect) {
				b.toggle("settings.motion", r, a.T("settings.reduced_motion"), a.settings.ReducedMotion, func() {
					a.settings.ReducedMotion = !a.settings.ReducedMotion
					a.Save()
				})
			}},
		}
		if !a.settings.ReducedMotion {
			lines = append(lines, line{func(r Rect) {
				b.toggle("settings.idle", r, a.T("settings.idle_motion"), a.settings.IdleMotion, func() {
					a.settings.IdleMotion = !a.settings.IdleMotion
					a.Save()
				})
			}})
		}
		if a.cfg.CanFullscreen {
			lines = append(lines, line{func(r Rect) {
				b.toggle("settings.fullscreen", r, a.T("settings.fullscreen"), a.settings.Fullscreen, a.toggleFullscreen)
			}})
		}
		body := Rect{X: r.X + 24, Y: r.Y + head, W: r.W - 48, H: r.H - head - 76}
		columns := 1
		if a.Phone() {
			columns = 2
		}
		rows := (len(lines) + columns - 1) / columns
		for i, l := range lines {
			cell := Column(Row(body, i%columns, columns, 12), i/columns, rows, 10)
			cell.H = min(cell.H, 60)
			l.add(cell)
		}
		bar := Centred(Rect{X: r.X, Y: r.Y + r.H - 66, W: r.W, H: 52}, 496, 52)
		b.Button("settings.credits", Row(bar, 0, 2, 16), a.T("settings.credits"), func() { a.Push(&creditsScene{Page: Page{a}}) })
		b.Primary("settings.done", Row(bar, 1, 2, 16), a.T("settings.done"), a.Pop)
	})
}

// language goes on to the next language, at once.
func (s *settingsScene) language() {
	langs := words.Languages()
	next := 0
	for i, l := range langs {
		if l == s.App.words.Lang() {
			next = (i + 1) % len(langs)
		}
	}
	s.App.Speak(langs[next])
	s.App.Save()
}

func (s *settingsScene) textScale() {
	next := 0
	for i, t := range settings.TextScales {
		if t == s.App.settings.TextScale {
			next = (i + 1) % len(settings.TextScales)
		}
	}
	s.App.settings.TextScale = settings.TextScales[next]
	s.App.Save()
	s.App.rescale()
}

// ShowSettings opens the settings over what is shown.
func (a *App) ShowSettings() { a.Push(&settingsScene{Page{a}}) }

// SpeedName returns the name of the present speed.
func (a *App) SpeedName() string { return a.T(speedKeys[a.settings.Speed]) }

// Faster goes on to the next speed.
func (a *App) Faster() {
	a.settings.Speed = (a.settings.Speed + 1) % (beat.Instant + 1)
	a.Save()
	a.Changed()
}

// Speak changes the language, at once and everywhere; an unknown one changes nothing.
func (a *App) Speak(lang string) {
	if !a.words.Use(lang) {
		return
	}
	a.settings.Language = lang
	for _, s := range a.stack {
		if r, ok := s.(interface{ Retell() }); ok {
			r.Retell()
		}
	}
	a.Changed()
}

func (s *settingsScene) Name() string { return "settings" }
