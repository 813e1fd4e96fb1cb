package menu

import (
	"fmt"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
)

// slots shows the player's three own slots, into which a copy of a game can be saved.
type slots struct {
	ui.Popup
	scroll ui.Scroll
	game   int    // its number in the box
	text   []byte // the record to save
	games  [3]*keptGame
	saved  func() // called after a change; may be nil
	done   int    // the slot that the game is in now, from 1; 0: not saved yet
}

// ShowSlots lets the player save a copy of the running game.
func ShowSlots(a *ui.App) {
	if r := a.Running(); r != nil {
		showSlots(a, a.At(), r.Record(), nil)
	}
}

func showSlots(a *ui.App, game int, text []byte, saved func()) {
	s := &slots{Popup: ui.Popup{App: a}, game: game, text: text, saved: saved}
	s.reload()
	a.Push(s)
}

// reload reads what the slots hold.
func (s *slots) reload() {
	s.games = [3]*keptGame{}
	kept, _ := s.App.SavesOf(s.game).Kept()
	for _, k := range kept {
		for i, shelf := range save.Manual {
			if k.Shelf == shelf && s.games[i] == nil {
				s.games[i] = &keptGame{of: s.game, kept: k}
				s.games[i].look(s.App)
			}
		}
	}
	s.App.Changed()
}

// Build adds the three slots.
func (s *slots) Build(b *ui.Builder) {
	a := s.App
	title := a.T("slots.title")
	if s.done > 0 { // a toast would cover something
		title = a.T("slots.saved", s.done)
	}
	b.Window(ui.Frame{ID: "slots", Title: title, W: 760, Over: true, Scroll: &s.scroll}, func(f *ui.Flow) {
		for i, g := range s.games {
			id := fmt.Sprint("slots.", i+1)
			label := a.T("chronicles.slot", i+1) + a.Colon() + a.T("slots.empty")
			if g != nil {
				label = g.label(a)
			}
			f.Card(ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookField, Rect: ui.Rect{H: 66}, Label: label, OnPress: func() { s.press(i) }}, func(f *ui.Flow) {
				if g != nil {
					g.tell(a, f, id)
					return
				}
				f.Paragraph(id+".empty", label).Align = ui.AlignCentre
			})
		}
		f.Foot(func(f *ui.Flow) {
			if a.Config().Export != nil {
				f.Button("slots.file", a.T("kept.file"), func() { ui.ExportGame(a, s.game, "", s.text) })
			}
			f.Button("slots.done", a.T("drawer.close"), a.Pop)
		})
	})
}

// press saves into a slot. It asks before it replaces a game.
func (s *slots) press(i int) {
	a := s.App
	if s.games[i] == nil {
		s.put(i)
		return
	}
	a.Ask(a.T("chronicles.slot", i+1), a.T("slots.replace"),
		ui.Answer{ID: "dialog.replace", Text: a.T("slots.yes"), Press: func() { s.put(i) }},
		ui.Answer{ID: "dialog.keep", Text: a.T("slots.no")})
}

func (s *slots) put(i int) {
	a := s.App
	parked, err := a.SavesOf(s.game).Copy(save.Manual[i], s.text)
	if err != nil {
		a.Tell(a.StoreText(err))
		return
	}
	s.reload()
	if s.saved != nil {
		s.saved()
	}
	if s.done = i + 1; !parked.None() {
		SayParked(a, parked)
	}
	a.Changed()
}

// Name returns the scene's name.
func (s *slots) Name() string { return "slots" }
