// Package menu has the screens of the box that belong to no game: title, settings, keys, saved games, codes, credits.
// It opens them on an App of the toolkit, which knows none of them.
package menu

import "touria.games/touria/game/ui"

// New returns an App at its loading screen.
func New(cfg ui.Config) *ui.App {
	cfg.Buttons = actions
	a, err := ui.New(cfg)
	l := &loading{a: a}
	if err != nil {
		l.news = a.StoreText(err)
	}
	a.Push(l)
	return a
}

// loading is the first screen. It does one step of loading a tick.
type loading struct {
	a        *ui.App
	fraction float32
	failed   error
	news     string // told when the title appears
	then     func() // called after that; nil: nothing waits
}

// Build adds the logo and the progress bar.
func (l *loading) Build(b *ui.Builder) {
	a := l.a
	screen := a.Screen()
	b.Panel("loading", screen, ui.LookCloth)
	rest := screen
	upper := rest.TakeTop(screen.H * .55)
	b.Add(ui.Element{ID: "loading.logo", Role: ui.RoleLabel, Look: ui.LookLogo, Rect: ui.Centred(upper, 520, 150), Label: a.T("app.name"), Target: ui.Target{N: uint8(a.At())}})
	rows := ui.Rows(rest, 0, -1, 28, -1)
	above, bar := rows[0], ui.Centred(rows[1].Trim(40, 0), 420, 28)
	text := a.T("title.loading")
	if l.failed != nil {
		text = a.T("title.failed") + " " + l.failed.Error()
	}
	above.TakeBottom(8)
	b.Paragraph("loading.text", above.TakeBottom(48).Trim(20, 0), text, 2, ui.AlignCentre)
	if l.failed != nil {
		return
	}
	b.Add(ui.Element{ID: "loading.bar", Role: ui.RoleBar, Look: ui.LookBar, Rect: bar, Label: a.T("title.loading"),
		Value: a.T("settings.percent", int(l.fraction*100)), Part: l.fraction})
}

// Tick does a step of loading.
func (l *loading) Tick(top bool) {
	if !top || l.failed != nil {
		return
	}
	f, err := float32(1), error(nil)
	if l.a.Config().Load != nil {
		f, err = l.a.Config().Load()
	}
	l.failed = err
	if err == nil && f >= 1 {
		ShowTitle(l.a)
		if l.then != nil {
			l.then()
		}
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

func (l *loading) Key(ui.Key) bool { return false }

// Loading reports whether it shows nothing but the progress.
func (l *loading) Loading() bool { return l.failed == nil }

func (l *loading) Back()        {}
func (l *loading) Name() string { return "loading" }
func (l *loading) Opaque() bool { return true }

// whenLoaded calls a function as soon as the program has loaded.
func whenLoaded(a *ui.App, do func()) {
	if l, ok := a.Top().(*loading); ok {
		l.then = do
		return
	}
	do()
}
