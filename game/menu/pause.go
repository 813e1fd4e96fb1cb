package menu

import "touria.games/touria/game/ui"

// Pause is the menu over a running game.
type Pause struct {
	ui.Popup
	Print   string // the fingerprint of the game's sealed chance
	Entries []Entry
	scroll  ui.Scroll
}

// Entry is a button of a Pause.
type Entry struct {
	ID, Key string
	Look    ui.Look
	Press   func()
	Value   func() string // what it is set to; nil: it is a plain button
}

// Build adds the menu's buttons.
func (p *Pause) Build(b *ui.Builder) {
	a := p.App
	w, least := float32(640), float32(250)
	switch {
	case a.Upright():
		least = 150
	case a.Phone():
		w, least = 740, 200
	}
	b.Window(ui.Frame{ID: "pause", Title: a.T("table.menu"), Label: a.T("table.menu"), W: w, Over: true, Scroll: &p.scroll}, func(f *ui.Flow) {
		f.Cells(least, func(f *ui.Flow) {
			for _, e := range p.Entries {
				el := f.Add(ui.Element{ID: e.ID, Role: ui.RoleButton, Look: e.Look, Text: a.T(e.Key), Size: 20, OnPress: e.Press})
				if e.Value != nil {
					el.Role, el.Value = ui.RoleCycle, e.Value()
					el.Text += a.Colon() + el.Value
					el.Label = el.Text
				}
			}
		})
		f.Add(ui.Element{ID: "pause.fingerprint", Role: ui.RoleInfo, Look: ui.LookText, Text: a.T("fate.print", p.Print), Hint: a.T("fate.fingerprint.hint")})
	})
}

// Name returns the scene's name.
func (p *Pause) Name() string { return "pause" }

// Abandon asks before it deletes the running game.
func Abandon(a *ui.App) {
	a.Ask(a.T("table.abandon"), a.T("table.abandon.sure"),
		ui.Answer{ID: "dialog.abandon", Text: a.T("table.abandon.yes"), Danger: true, Press: func() {
			if err := a.Saves().Autosave().Remove(); err != nil {
				a.Tell(a.StoreText(err))
				return
			}
			ShowTitle(a)
		}},
		ui.Answer{ID: "dialog.keep", Text: a.T("table.abandon.no")})
}
