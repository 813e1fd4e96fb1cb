package ui

// crashScene is what is left of the program after a panic: one sentence, and the
// way out.
type crashScene struct {
	Page
	text string
}

// ShowCrash leaves nothing but the sentence that Crashed returned.
func (a *App) ShowCrash(text string) {
	a.Replace(&crashScene{Page: Page{a}, text: text})
}

// Build adds the sentence and, where the program can end itself, a button for it.
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

// Name is the scene's name.
func (s *crashScene) Name() string { return "crash" }
