package ui

// crashScene is shown after a panic: one sentence and a Quit button.
type crashScene struct {
	Page
	text string
}

// ShowCrash shows the sentence that Crashed has returned and nothing else.
func (a *App) ShowCrash(text string) {
	a.Replace(&crashScene{Page: Page{a}, text: text})
}

// Build adds the sentence and, if the program can quit, a button for that.
func (s *crashScene) Build(b *Builder) {
	a := s.App
	b.Panel("crash.ground", a.Window(), LookCloth)
	r := Centred(a.Screen(), 720, 300)
	in := b.Panel("crash", r, LookPanel)
	b.Inside(in, func() {
		b.Paragraph("crash.text", Rect{X: r.X + 24, Y: r.Y + 16, W: r.W - 48, H: r.H - 100}, s.text, 9, AlignCentre)
		if a.cfg.CanQuit {
			b.Primary("crash.quit", Centred(Rect{X: r.X, Y: r.Y + r.H - 76, W: r.W, H: 60}, 240, 56), a.T("title.quit"), func() { a.quit = true })
		}
	})
}

// Back does nothing: there is nowhere to go back to.
func (s *crashScene) Back() {}

// Name returns the scene's name.
func (s *crashScene) Name() string { return "crash" }
