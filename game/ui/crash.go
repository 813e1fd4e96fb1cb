package ui

// crashScene is shown after a panic: one sentence and a Quit button.
type crashScene struct {
	Page
	text   string
	scroll Scroll
}

// ShowCrash shows the sentence that Crashed has returned and nothing else.
func (a *App) ShowCrash(text string) {
	a.Replace(&crashScene{Page: Page{a}, text: text})
}

// Build adds the sentence and, if the program can quit, a button for that.
func (s *crashScene) Build(b *Builder) {
	a := s.App
	b.Window(Frame{ID: "crash", W: 720, Bare: true, Scroll: &s.scroll}, func(f *Flow) {
		f.Paragraph("crash.text", s.text).Align = AlignCentre
		if a.cfg.CanQuit {
			f.Foot(func(f *Flow) { f.Primary("crash.quit", a.T("title.quit"), func() { a.quit = true }) })
		}
	})
}

// Back does nothing: there is nowhere to go back to.
func (s *crashScene) Back() {}

// Name returns the scene's name.
func (s *crashScene) Name() string { return "crash" }
