package table

import (
	"slices"

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
		{ID: "pause.opponents", Key: "table.opponents", Look: ui.LookButton, Press: t.showOpponents},
		{ID: "pause.slots", Key: "table.keep_copy", Look: ui.LookButton, Press: func() { menu.ShowSlots(a) }},
		{ID: "pause.leave", Key: "table.save_leave", Look: ui.LookButton, Press: func() { menu.ShowTitle(a) }},
		{ID: "pause.abandon", Key: "table.abandon", Look: ui.LookDanger, Press: func() { menu.Abandon(a) }},
	}
	list = slices.DeleteFunc(list, func(e menu.Entry) bool {
		return e.ID == "pause.opponents" && len(t.bots()) == 0 || e.ID == "pause.hints" && t.Humans != 1
	})
	a.Push(&menu.Pause{Popup: ui.Popup{App: a}, Print: t.Session.Fingerprint(), Entries: list})
}
