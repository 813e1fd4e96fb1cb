package ui

import (
	"slices"

	"touria.games/touria/game/store"
)

// pause is the menu over a running game.
type pause struct {
	Popup
	t *Table
}

func (p *pause) Build(b *Builder) {
	a := p.App
	screen := a.Screen()
	b.panel("pause.shade", a.Window(), LookShade)
	type entry struct {
		id, key string
		look    Look
		press   func()
	}
	list := []entry{
		{"pause.resume", "table.resume", LookPrimary, a.pop},
		{"pause.settings", "table.settings", LookButton, func() { a.ShowSettings() }},
		{"pause.rules", "table.rules", LookButton, func() { p.t.rulesPage() }},
		{"pause.opponents", "table.opponents", LookButton, p.t.showOpponents},
		{"pause.leave", "table.save_leave", LookButton, func() { a.ShowTitle() }},
		{"pause.abandon", "table.abandon", LookDanger, p.abandon},
	}
	if len(p.t.bots()) == 0 {
		list = slices.DeleteFunc(list, func(e entry) bool { return e.id == "pause.opponents" })
	}
	w, columns := float32(420), 1
	if a.Phone() {
		w, columns = 600, 2
	}
	rows := (len(list) + columns - 1) / columns
	h := min(float32(84*rows+80), screen.H-8)
	r := centred(screen, w, h)
	in := b.add(Element{ID: "pause", Role: RolePanel, Look: LookPanel, Rect: r, Label: a.t("table.menu"), Over: true})
	b.inside(in, func() {
		head := min(64, h*0.14)
		b.heading("pause.title", rect(r.X+20, r.Y+6, r.W-40, head-8), a.t("table.menu"), 28)
		body := rect(r.X+24, r.Y+head, r.W-48, r.H-head-16)
		for i, e := range list {
			cell := column(row(body, i%columns, columns, 12), i/columns, rows, 8)
			b.add(Element{ID: e.id, Role: RoleButton, Look: e.look, Rect: cell, Text: a.t(e.key), Size: 20, Lines: columns, Over: true, OnPress: e.press})
		}
	})
}

// abandon asks before the game is given up: the only question of its kind.
func (p *pause) abandon() {
	a := p.App
	a.Ask(a.t("table.abandon"), a.t("table.abandon.sure"),
		Answer{ID: "dialog.abandon", Text: a.t("table.abandon.yes"), Danger: true, Press: func() {
			if err := store.Autosave(a.Config().Store).Remove(); err != nil {
				a.tell(a.t(storeKey(err)))
				return
			}
			a.ShowTitle()
		}},
		Answer{ID: "dialog.keep", Text: a.t("table.abandon.no")})
}

func (p *pause) Name() string { return "pause" }
