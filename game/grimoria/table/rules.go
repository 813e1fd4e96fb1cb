package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// rulesScene is the rule book: how a round goes, the spells, the cards, and how the night ends.
type rulesScene struct {
	ui.Page
	scroll  ui.Scroll
	chapter int
}

// Build adds the chapters and the open one.
func (s *rulesScene) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "rules", W: 1080, H: 680, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			f.Cells(130, func(f *ui.Flow) {
				for i, name := range show.BookChapters {
					f.Add(ui.Element{ID: "rules." + name, Role: ui.RoleToggle, Look: ui.LookButton, Text: a.T("how." + name), Checked: i == s.chapter, OnPress: func() {
						s.chapter = i
						s.scroll.Top()
						a.Changed()
					}})
				}
			})
		})
		f.Cells(420, func(f *ui.Flow) {
			for i, e := range show.BookEntries(show.BookChapters[s.chapter], a.Words()) {
				s.entry(f, "rules.entry."+strconv.Itoa(i), e)
			}
		})
		f.Foot(func(f *ui.Flow) { f.Primary("rules.done", a.T("settings.done"), a.Pop) })
	})
}

// entry adds a paragraph, beside what it is about.
func (s *rulesScene) entry(f *ui.Flow, id string, e show.BookEntry) {
	const picture = 58
	text := func(f *ui.Flow) {
		f.Heading(id+".title", e.Title, 20).Align = ui.AlignLeft
		f.Paragraph(id+".text", e.Text)
	}
	switch {
	case e.Spell > 0:
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".plate", Role: ui.RoleLabel, Look: board.LookPlate, Rect: ui.Rect{W: picture, H: picture}, Icons: []ui.Icon{board.SpellIcon(e.Spell)}, Label: e.Title})
			f.Column(text)
		})
	case e.Card != grimoria.NoCard:
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".card", Role: ui.RoleLabel, Look: board.LookCard, Rect: ui.Rect{W: picture * board.CardRatio, H: picture}, Icons: []ui.Icon{board.CardIcon(e.Card)}, Label: e.Title})
			f.Column(text)
		})
	default:
		f.Column(text)
	}
}

// Name returns the scene's name.
func (s *rulesScene) Name() string { return "rules" }
