package menu

import (
	"errors"
	"fmt"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
)

// crashScene is shown after a panic: one sentence and a Quit button.
type crashScene struct {
	ui.Page
	text   string
	scroll ui.Scroll
}

// ShowCrash shows the sentence that Crashed has returned and nothing else.
func ShowCrash(a *ui.App, text string) {
	a.Replace(&crashScene{Page: ui.Page{App: a}, text: text})
}

// Build adds the sentence and, if the program can quit, a button for that.
func (s *crashScene) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "crash", W: 720, Bare: true, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Paragraph("crash.text", s.text).Align = ui.AlignCentre
		if a.Config().CanQuit {
			f.Foot(func(f *ui.Flow) { f.Primary("crash.quit", a.T("title.quit"), a.Stop) })
		}
	})
}

// Back does nothing: there is nowhere to go back to.
func (s *crashScene) Back() {}

// Name returns the scene's name.
func (s *crashScene) Name() string { return "crash" }

// Crashed saves the game after a panic, writes a crash file and returns an error
// with one sentence for the player.
func Crashed(a *ui.App, c *save.Crash) error {
	where, err := a.Saves().Crashed(c, a.Config().Version, a.Config().Stamp())
	switch {
	case where == "":
		return fmt.Errorf("%s %w", a.T("crash.unwritten"), c)
	case err != nil:
		return fmt.Errorf("%s %s", a.T("crash.unwritten"), where)
	}
	return errors.New(a.T("crash.written", where))
}
