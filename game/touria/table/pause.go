package table

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// menuEntry is a button of a menu.
type menuEntry struct {
	id, key string
	look    ui.Look
	press   func()
}

func (e *menuEntry) build(a *ui.App, b *ui.Builder, r ui.Rect, size float32, lines int) {
	b.Add(ui.Element{ID: e.id, Role: ui.RoleButton, Look: e.look, Rect: r, Text: a.T(e.key), Size: size, Lines: lines, Over: true, OnPress: e.press})
}

// pause is the menu over a running game.
type pause struct {
	ui.Popup
	t *Table
}

// Build adds the menu's buttons.
func (p *pause) Build(b *ui.Builder) {
	a := p.App
	screen := a.Screen()
	b.Panel("pause.shade", a.Window(), ui.LookShade)
	list := []menuEntry{
		{"pause.resume", "table.resume", ui.LookPrimary, a.Pop},
		{"pause.speed", "table.speed", ui.LookButton, a.Faster},
		{"pause.hints", "lesson.level", ui.LookButton, p.t.nextHints},
		{"pause.settings", "table.settings", ui.LookButton, a.ShowSettings},
		{"pause.rules", "table.rules", ui.LookButton, p.t.rulesPage},
		{"pause.opponents", "table.opponents", ui.LookButton, p.t.showOpponents},
		{"pause.slots", "table.keep_copy", ui.LookButton, a.ShowSlots},
		{"pause.photo", "photo.title", ui.LookButton, p.photo},
		{"pause.leave", "table.save_leave", ui.LookButton, a.ShowTitle},
		{"pause.abandon", "table.abandon", ui.LookDanger, p.abandon},
	}
	list = slices.DeleteFunc(list, func(e menuEntry) bool {
		return e.id == "pause.opponents" && len(p.t.bots()) == 0 || e.id == "pause.hints" && p.t.pupil() == rules.NoSeat
	})
	values := map[string]string{"pause.speed": a.SpeedName(), "pause.hints": p.t.hintsName()}
	w, columns := float32(420), 1
	if a.Phone() {
		w, columns = 740, 3
		if upright(screen) {
			w, columns = 360, 2
		}
	}
	rows := (len(list) + columns - 1) / columns
	const seal = 48 // for the fingerprint
	gap := float32(8)
	if a.Phone() {
		gap = 4
	}
	h := min(float32(78*rows+80+seal), screen.H-8)
	r := ui.Centred(screen, w, h)
	in := b.Add(ui.Element{ID: "pause", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: a.T("table.menu"), Over: true})
	b.Inside(in, func() {
		head := min(64, h*0.14)
		b.Title("pause.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-8), a.T("table.menu"), 28)
		body := ui.Box(r.X+24, r.Y+head, r.W-48, r.H-head-8-seal)
		b.Add(ui.Element{ID: "pause.fingerprint", Role: ui.RoleInfo, Look: ui.LookText, Rect: ui.Box(r.X+16, r.Y+r.H-seal, r.W-32, seal-4),
			Text: a.T("fate.print", p.t.s.Fingerprint()), Hint: a.T("fate.fingerprint.hint")})
		for i, e := range list {
			cell := ui.Column(ui.Row(body, i%columns, columns, 12), i/columns, rows, gap)
			if columns == 2 && i == len(list)-1 && i%2 == 0 {
				cell.W = body.W
			}
			e.build(a, b, cell, 20, columns)
			if v := values[e.id]; v != "" {
				el := b.Last()
				el.Role, el.Value, el.Text = ui.RoleCycle, v, el.Text+a.Colon()+v
			}
		}
	})
}

// photo changes to the photo mode.
func (p *pause) photo() {
	p.App.Pop()
	p.t.showPhoto()
}

// abandon asks before it deletes the game.
func (p *pause) abandon() {
	a := p.App
	a.Ask(a.T("table.abandon"), a.T("table.abandon.sure"),
		ui.Answer{ID: "dialog.abandon", Text: a.T("table.abandon.yes"), Danger: true, Press: func() {
			if err := a.Saves().Autosave().Remove(); err != nil {
				a.Tell(a.StoreText(err))
				return
			}
			a.ShowTitle()
		}},
		ui.Answer{ID: "dialog.keep", Text: a.T("table.abandon.no")})
}

// Name returns the scene's name.
func (p *pause) Name() string { return "pause" }
