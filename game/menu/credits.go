package menu

import (
	"fmt"
	"strings"

	"touria.games/touria/assets/credits"
	"touria.games/touria/game/ui"
)

// creditsScene shows the works that the program contains with their licences.
type creditsScene struct {
	ui.Page
	scroll ui.Scroll
}

// Build adds the works, each with the paragraphs of its licence.
func (s *creditsScene) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "credits", Title: a.T("settings.credits"), W: 900, H: 690, Scroll: &s.scroll}, func(f *ui.Flow) {
		for i, c := range credits.All() {
			id := fmt.Sprint("credits.", i)
			f.Heading(id, c.Name+", "+c.Licence, 22).Align = ui.AlignLeft
			text := c.Text
			if text == "" { // in a browser they are files beside the page
				text = a.T("credits.file", credits.File)
			}
			for n, par := range strings.Split(strings.TrimSpace(text), "\n\n") { // its line breaks are for another width
				if par = strings.Join(strings.Fields(par), " "); par != "" {
					f.Paragraph(fmt.Sprint(id, ".", n), par)
				}
			}
		}
		f.Foot(func(f *ui.Flow) {
			if a.Config().OpenFile != nil { // the licences are in a file
				f.Button("credits.open", a.T("credits.open"), func() { a.Config().OpenFile(credits.File) })
			}
			f.Primary("credits.done", a.T("settings.done"), a.Pop)
		})
	})
}

// Name returns the scene's name.
func (s *creditsScene) Name() string { return "credits" }
