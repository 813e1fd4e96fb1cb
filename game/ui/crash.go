package ui

import (
	"errors"
	"fmt"

	"touria.games/touria/game/save"
)

// crashScene is shown after a panic: one sentence and a Quit button.
type crashScene struct {
	Page
	text   string
	scroll Scroll
}

// ShowCrash shows the sentence that Crashed has returned and nothing else.
func (a *App) ShowCrash(text string) {
	a.Replace(&crashScene{Page: Page{App: a}, text: text})
}

// Build adds the sentence and, if the program can quit, a button for that.
func (s *crashScene) Build(b *Builder) {
	a := s.App
	b.Window(Frame{ID: "crash", W: 720, Bare: true, Scroll: &s.scroll}, func(f *Flow) {
		f.Paragraph("crash.text", s.text).Align = AlignCentre
		if a.Config().CanQuit {
			f.Foot(func(f *Flow) { f.Primary("crash.quit", a.T("title.quit"), func() { a.Stop() }) })
		}
	})
}

// Back does nothing: there is nowhere to go back to.
func (s *crashScene) Back() {}

// Name returns the scene's name.
func (s *crashScene) Name() string { return "crash" }

// Crashed saves the game after a panic, writes a crash file and returns an error
// with one sentence for the player.
func (bx *box) Crashed(c *save.Crash) error {
	where, err := bx.Saves().Crashed(c, bx.Config().Version, bx.Config().Stamp())
	switch {
	case where == "":
		return fmt.Errorf("%s %w", bx.T("crash.unwritten"), c)
	case err != nil:
		return fmt.Errorf("%s %s", bx.T("crash.unwritten"), where)
	}
	return errors.New(bx.T("crash.written", where))
}
