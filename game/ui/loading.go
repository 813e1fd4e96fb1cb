package ui

// loading is the first screen. It does one step of loading a tick.
type loading struct {
	a        *App
	fraction float32
	failed   error
	news     string // told when the title appears
	then     func() // called after that; nil: nothing waits
}

// Build adds the logo and the progress bar.
func (l *loading) Build(b *Builder) {
	a := l.a
	screen := a.Screen()
	b.Panel("loading", screen, LookCloth)
	rest := pile{screen, 0}
	upper := rest.cut(screen.H * .55)
	b.Add(Element{ID: "loading.logo", Role: RoleLabel, Look: LookLogo, Rect: Centred(upper, 520, 150), Label: a.T("app.name"), Target: Target{N: uint8(a.At())}})
	bar := Centred(rest.Rect, min(420, screen.W-80), 28)
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
	if l.a.Config().Load != nil {
		f, err = l.a.Config().Load()
	}
	l.failed = err
	if err == nil && f >= 1 {
		l.a.ShowTitle()
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

func (l *loading) Key(Key) bool { return false }

// Loading reports whether it shows nothing but the progress.
func (l *loading) Loading() bool { return l.failed == nil }

func (l *loading) Back()        {}
func (l *loading) Name() string { return "loading" }
func (l *loading) Opaque() bool { return true }

// whenLoaded calls a function as soon as the program has loaded.
func (a *App) whenLoaded(do func()) {
	if l, ok := a.Top().(*loading); ok {
		l.then = do
		return
	}
	do()
}
