package ui

import (
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// settingsScene is the settings screen. Changes take effect at once.
type settingsScene struct{ Page }

// speedKeys are the names of the speeds.
var speedKeys = [...]string{"settings.speed.1", "settings.speed.2", "settings.speed.4", "settings.speed.instant"}

// Build adds a line for each setting.
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
		toggle := func(id, key string, v *bool) func(Rect) {
			return func(r Rect) {
				b.toggle(id, r, a.T(key), *v, func() { *v = !*v; a.Save() })
			}
		}
		lines := []func(Rect){
			func(r Rect) {
				b.cycle("settings.language", r, a.T("settings.language"), a.T("language."+a.words.Lang()), s.language)
			},
			func(r Rect) { b.cycle("settings.speed", r, a.T("settings.speed"), a.SpeedName(), a.Faster) },
			func(r Rect) {
				b.cycle("settings.text", r, a.T("settings.text_scale"), a.T("settings.percent", a.settings.TextScale), s.textScale)
			},
			toggle("settings.motion", "settings.reduced_motion", &a.settings.ReducedMotion),
		}
		if !a.settings.ReducedMotion {
			lines = append(lines, toggle("settings.idle", "settings.idle_motion", &a.settings.IdleMotion))
		}
		if a.cfg.CanFullscreen {
			lines = append(lines, func(r Rect) {
				b.toggle("settings.fullscreen", r, a.T("settings.fullscreen"), a.settings.Fullscreen, a.toggleFullscreen)
			})
		}
		body := Rect{X: r.X + 24, Y: r.Y + head, W: r.W - 48, H: r.H - head - 76}
		columns := 1
		if a.Phone() {
			columns = 2
		}
		rows := (len(lines) + columns - 1) / columns
		for i, add := range lines {
			cell := Column(Row(body, i%columns, columns, 12), i/columns, rows, 10)
			cell.H = min(cell.H, 60)
			add(cell)
		}
		bar := Centred(Rect{X: r.X, Y: r.Y + r.H - 66, W: r.W, H: 52}, 496, 52)
		b.Button("settings.credits", Row(bar, 0, 2, 16), a.T("settings.credits"), func() { a.Push(&creditsScene{Page: Page{a}}) })
		b.Primary("settings.done", Row(bar, 1, 2, 16), a.T("settings.done"), a.Pop)
	})
}

// after returns the element of a list that follows v, cyclically; the first one
// if v is not in it.
func after[T comparable](list []T, v T) T { return list[(slices.Index(list, v)+1)%len(list)] }

// language switches to the next language.
func (s *settingsScene) language() {
	s.App.Speak(after(words.Languages(), s.App.words.Lang()))
	s.App.Save()
}

func (s *settingsScene) textScale() {
	s.App.settings.TextScale = after(settings.TextScales[:], s.App.settings.TextScale)
	s.App.Save()
	s.App.rescale()
}

// ShowSettings opens the settings screen.
func (a *App) ShowSettings() { a.Push(&settingsScene{Page{a}}) }

// SpeedName returns the name of the current speed.
func (a *App) SpeedName() string { return a.T(speedKeys[a.settings.Speed]) }

// Faster switches to the next speed; the slowest follows the fastest.
func (a *App) Faster() {
	a.settings.Speed = (a.settings.Speed + 1) % (beat.Instant + 1)
	a.Save()
	a.Changed()
}

// Speak switches to a language. An unknown one changes nothing.
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

// Name returns the scene's name.
func (s *settingsScene) Name() string { return "settings" }
