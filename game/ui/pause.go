package ui

// Pause is the menu over a running game.
type Pause struct {
	Popup
	Print   string // the fingerprint of the game's sealed chance
	Entries []Entry
	scroll  Scroll
}

// Entry is a button of a Pause.
type Entry struct {
	ID, Key string
	Look    Look
	Press   func()
	Value   func() string // what it is set to; nil: it is a plain button
}

// Build adds the menu's buttons.
func (p *Pause) Build(b *Builder) {
	a := p.App
	w, least := float32(640), float32(250)
	switch {
	case a.Upright():
		least = 150
	case a.Phone():
		w, least = 740, 200
	}
	b.Window(Frame{ID: "pause", Title: a.T("table.menu"), Label: a.T("table.menu"), W: w, Over: true, Scroll: &p.scroll}, func(f *Flow) {
		f.Cells(least, func(f *Flow) {
			for _, e := range p.Entries {
				el := f.Add(Element{ID: e.ID, Role: RoleButton, Look: e.Look, Text: a.T(e.Key), Size: 20, OnPress: e.Press})
				if e.Value != nil {
					el.Role, el.Value = RoleCycle, e.Value()
					el.Text += a.Colon() + el.Value
					el.Label = el.Text
				}
			}
		})
		f.Add(Element{ID: "pause.fingerprint", Role: RoleInfo, Look: LookText, Text: a.T("fate.print", p.Print), Hint: a.T("fate.fingerprint.hint")})
	})
}

// Name returns the scene's name.
func (p *Pause) Name() string { return "pause" }

// Abandon asks before it deletes the running game.
func (a *App) Abandon() {
	a.Ask(a.T("table.abandon"), a.T("table.abandon.sure"),
		Answer{ID: "dialog.abandon", Text: a.T("table.abandon.yes"), Danger: true, Press: func() {
			if err := a.Saves().Autosave().Remove(); err != nil {
				a.Tell(a.StoreText(err))
				return
			}
			a.ShowTitle()
		}},
		Answer{ID: "dialog.keep", Text: a.T("table.abandon.no")})
}
