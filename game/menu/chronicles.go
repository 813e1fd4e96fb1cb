package menu

import (
	"fmt"
	"slices"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// chronicles lists the current game, the player's own slots, the parked and the finished games.
type chronicles struct {
	ui.Page
	games  []*keptGame
	scroll ui.Scroll
}

// ShowChronicles opens the list of saved games.
func ShowChronicles(a *ui.App) {
	s := &chronicles{Page: ui.Page{App: a}}
	a.Push(s)
	s.reload()
	for of := range a.Games() {
		if err := a.SavesOf(of).Trouble(); err != nil {
			a.Tell(a.StoreText(err))
			return
		}
	}
}

// reload lists the games again, and keeps what has been read of them.
func (s *chronicles) reload() {
	a := s.App
	old := s.games
	s.games = nil
	for of := range a.Games() {
		saves := a.SavesOf(of)
		if saves.Autosave().Holds() {
			s.games = append(s.games, &keptGame{of: of, current: true})
		}
		kept, _ := saves.Kept() // what cannot be listed cannot be shown either
		for _, k := range kept {
			g := &keptGame{of: of, kept: k}
			for _, o := range old {
				if !o.current && o.of == of && o.kept.Name() == k.Name() {
					g = o
				}
			}
			s.games = append(s.games, g)
		}
	}
	rank := func(g *keptGame) int {
		switch {
		case g.current:
			return 0
		case g.kept.Shelf == save.Parked:
			return 4
		case g.kept.Shelf == save.Finished:
			return 5
		}
		return 1 + slices.Index(save.Manual, g.kept.Shelf)
	}
	slices.SortStableFunc(s.games, func(x, y *keptGame) int { return rank(x) - rank(y) })
	a.Changed()
}

// Tick reads one game, so that no frame waits for many.
func (s *chronicles) Tick(bool) {
	for _, g := range s.games {
		if !g.read {
			g.look(s.App)
			s.App.Changed()
			return
		}
	}
}

// Build adds the list.
func (s *chronicles) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "chronicles", Title: a.T("chronicles.title"), W: 980, H: 690, Scroll: &s.scroll}, func(f *ui.Flow) {
		if len(s.games) == 0 {
			f.Paragraph("chronicles.empty", a.T("chronicles.empty", words.Num("Count", a.Saves().Limit()))).Align = ui.AlignCentre
		}
		for n, g := range s.games {
			id := fmt.Sprint("chronicles.game.", n)
			f.Card(ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookField, Rect: ui.Rect{H: 66}, Label: g.label(a),
				OnPress: func() { a.Push(&keptMenu{Popup: ui.Popup{App: a}, list: s, game: g}) }}, func(f *ui.Flow) { g.tell(a, f, id) })
		}
		f.Foot(func(f *ui.Flow) {
			bring := a.T("chronicles.code")
			if a.Config().PickFile != nil {
				bring = a.T("chronicles.bring")
			}
			f.Button("chronicles.code", bring, func() { a.Push(&codeEntry{Popup: ui.Popup{App: a}}) })
			f.Primary("chronicles.done", a.T("settings.done"), a.Pop)
		})
	})
}

// Name returns the scene's name.
func (s *chronicles) Name() string { return "chronicles" }

// keptMenu is what can be done with a kept game.
type keptMenu struct {
	ui.Popup
	scroll ui.Scroll
	list   *chronicles
	game   *keptGame
}

// Build adds the game and a button for each thing that can be done.
func (m *keptMenu) Build(b *ui.Builder) {
	a, g := m.App, m.game
	b.Window(ui.Frame{ID: "kept", W: 700, Over: true, Scroll: &m.scroll}, func(f *ui.Flow) {
		g.tell(a, f, "kept.game")
		if !a.Phone() && !g.current {
			f.Paragraph("kept.place", a.T("kept.place", g.kept.Name()))
		}
		f.Cells(150, func(f *ui.Flow) {
			switch {
			case g.err != nil:
			case g.sum.Over:
				f.Primary("kept.watch", a.T("kept.watch"), m.watch)
				if t, ok := a.Games()[g.of].(Teacher); ok && g.sum.Humans() > 0 {
					f.Button("kept.lesson", a.T("review.tab"), func() { m.open(t.Teach) })
				}
				if CanLink(a) {
					f.Button("kept.link", a.T("link.copy"), m.link)
				}
			default:
				f.Primary("kept.continue", a.T("kept.continue"), m.resume)
			}
			if g.err == nil {
				f.Button("kept.code", a.T("kept.code"), m.code)
				f.Button("kept.slot", a.T("kept.slot"), m.slot)
				if a.Config().Export != nil {
					f.Button("kept.file", a.T("kept.file"), m.export)
				}
			}
			if !g.current {
				f.Button("kept.delete", a.T("kept.delete"), m.remove).Look = ui.LookDanger
			}
			f.Button("kept.close", a.T("drawer.close"), a.Pop)
		})
	})
}

// Name returns the scene's name.
func (m *keptMenu) Name() string { return "kept" }

// with reads the record and does something with it.
func (m *keptMenu) with(do func(text []byte)) {
	text, err := m.game.text(m.App)
	if err != nil {
		m.App.Tell(m.App.T("chronicles.unreadable"))
		return
	}
	do(text)
}

func (m *keptMenu) watch() { m.open(m.App.Games()[m.game.of].Watch) }

// open leaves for a scene of the game's that shows the record.
func (m *keptMenu) open(do func(a *ui.App, text []byte, from string)) {
	m.with(func(text []byte) {
		m.App.Remove(m)
		leave(m.App, m.game.of, func() { do(m.App, text, m.game.kept.Name()) })
	})
}

func (m *keptMenu) resume() {
	if m.game.current {
		m.App.TurnTo(m.game.of)
		m.App.Game().Resume(m.App)
		return
	}
	m.with(func(text []byte) { restore(m.App, m.game.of, text, &m.game.kept) })
}

func (m *keptMenu) code() {
	m.with(func(text []byte) { m.App.Push(newCodeView(m.App, m.game.of, text)) })
}

func (m *keptMenu) link() {
	m.with(func(text []byte) { CopyLink(m.App, m.game.of, text) })
}

func (m *keptMenu) slot() {
	m.with(func(text []byte) { showSlots(m.App, m.game.of, text, m.list.reload) })
}

func (m *keptMenu) export() {
	m.with(func(text []byte) { ui.ExportGame(m.App, m.game.of, m.game.kept.Name(), text) })
}

// remove asks before it deletes the game.
func (m *keptMenu) remove() {
	a := m.App
	a.Ask(a.T("kept.delete"), a.T("kept.delete.sure"),
		ui.Answer{ID: "dialog.delete", Text: a.T("kept.delete"), Danger: true, Press: func() {
			if err := a.SavesOf(m.game.of).Delete(m.game.kept); err != nil {
				a.Tell(a.StoreText(err))
				return
			}
			a.Remove(m)
			m.list.reload()
		}},
		ui.Answer{ID: "dialog.keep", Text: a.T("kept.keep")})
}
