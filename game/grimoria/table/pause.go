package table

import (
	"slices"

	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// pause opens the menu over the game.
func (t *Table) pause() {
	a := t.App
	list := []menu.Entry{
		{ID: "pause.resume", Key: "table.resume", Look: ui.LookPrimary, Press: a.Pop},
		{ID: "pause.speed", Key: "table.speed", Look: ui.LookButton, Press: t.Faster, Value: t.Pace},
		{ID: "pause.hints", Key: "lesson.level", Look: ui.LookButton, Press: t.tutor.turnHints, Value: t.tutor.hintsName},
		{ID: "pause.settings", Key: "table.settings", Look: ui.LookButton, Press: func() { menu.ShowSettings(a) }},
		{ID: "pause.rules", Key: "table.rules", Look: ui.LookButton, Press: t.openRules},
		{ID: "pause.story", Key: "story.menu", Look: ui.LookButton, Press: func() {
			a.Pop()
			t.showStory(true)
		}},
		{ID: "pause.opponents", Key: "table.opponents", Look: ui.LookButton, Press: func() { showOpponents(t.Board) }},
		{ID: "pause.slots", Key: "table.keep_copy", Look: ui.LookButton, Press: func() { menu.ShowSlots(a) }},
		{ID: "pause.leave", Key: "table.save_leave", Look: ui.LookButton, Press: func() { menu.ShowTitle(a) }},
		{ID: "pause.abandon", Key: "table.abandon", Look: ui.LookDanger, Press: func() { menu.Abandon(a) }},
	}
	list = slices.DeleteFunc(list, func(e menu.Entry) bool {
		return e.ID == "pause.opponents" && len(bots(t.Board)) == 0 || e.ID == "pause.hints" && t.Humans != 1
	})
	if t.puzzle != nil {
		list = t.puzzle.Entries(list)
	}
	a.Push(&menu.Pause{Popup: ui.Popup{App: a}, Print: t.Session.Fingerprint(), Entries: list})
}

// showStory shows the opening over the table: before the first game, or again. Two of the others come to the reader.
func (t *Table) showStory(again bool) {
	var guests []int
	for i := 1; i < t.Model.Players; i++ {
		guests = append(guests, t.Faces[(int(t.turn.Viewer)+i)%t.Model.Players])
	}
	opening.Show(t.App, opening.Story{Guests: guests, Again: again})
}
