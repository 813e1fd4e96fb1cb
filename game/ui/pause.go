package ui

// Pause is the menu over a running game.
type Pause struct {
	Popup
	Print   string // the fingerprint of the game's sealed chance
	Entries []Entry
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
	screen := a.Screen()
	b.Panel("pause.shade", a.Window(), LookShade)
	w, columns := float32(420), 1
	if a.Phone() {
		w, columns = 740, 3
		if a.Upright() {
			w, columns = 360, 2
		}
	}
	n := len(p.Entries)
	const seal = 48 // for the fingerprint
	gap := float32(8)
	if a.Phone() {
		gap = 4
	} else if float32(n)*(44+gap)+64+seal > screen.H-8 { // too low for one below the other
		w, columns = 640, 2
	}
	rows := (n + columns - 1) / columns
	h := min(float32(78*rows+80+seal), screen.H-8)
	r := Centred(screen, w, h)
	in := b.Add(Element{ID: "pause", Role: RolePanel, Look: LookPlaque, Rect: r, Label: a.T("table.menu"), Over: true})
	b.Inside(in, func() {
		head := min(64, h*0.14)
		b.Title("pause.title", Box(r.X+20, r.Y+6, r.W-40, head-8), a.T("table.menu"), 28)
		body := Box(r.X+24, r.Y+head, r.W-48, r.H-head-8-seal)
		b.Add(Element{ID: "pause.fingerprint", Role: RoleInfo, Look: LookText, Rect: Box(r.X+16, r.Y+r.H-seal, r.W-32, seal-4), Text: a.T("fate.print", p.Print), Hint: a.T("fate.fingerprint.hint")})
		for i, e := range p.Entries {
			cell := Column(Row(body, i%columns, columns, 12), i/columns, rows, gap)
			if columns == 2 && i == n-1 && i%2 == 0 {
				cell.W = body.W
			}
			b.Add(Element{ID: e.ID, Role: RoleButton, Look: e.Look, Rect: cell, Text: a.T(e.Key), Size: 20, Lines: columns, Over: true, OnPress: e.Press})
			if e.Value != nil {
				el := b.Last()
				el.Role, el.Value = RoleCycle, e.Value()
				el.Text += a.Colon() + el.Value
				el.Label = el.Text
			}
		}
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
