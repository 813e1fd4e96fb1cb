package table

import (
	"slices"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// pause opens the menu over the game.
func (t *Table) pause() {
	a := t.a
	list := []menu.Entry{
		{ID: "pause.resume", Key: "table.resume", Look: ui.LookPrimary, Press: a.Pop},
		{ID: "pause.speed", Key: "table.speed", Look: ui.LookButton, Press: a.Faster, Value: a.SpeedName},
		{ID: "pause.hints", Key: "lesson.level", Look: ui.LookButton, Press: t.tutor.nextHints, Value: t.tutor.hintsName},
		{ID: "pause.settings", Key: "table.settings", Look: ui.LookButton, Press: func() { menu.ShowSettings(a) }},
		{ID: "pause.rules", Key: "table.rules", Look: ui.LookButton, Press: t.rulesPage},
		{ID: "pause.story", Key: "story.menu", Look: ui.LookButton, Press: func() {
			a.Pop()
			showStory(t, true)
		}},
		{ID: "pause.opponents", Key: "table.opponents", Look: ui.LookButton, Press: t.showOpponents},
		{ID: "pause.slots", Key: "table.keep_copy", Look: ui.LookButton, Press: func() { menu.ShowSlots(a) }},
		{ID: "pause.photo", Key: "photo.title", Look: ui.LookButton, Press: func() {
			a.Pop()
			after.ShowPhoto(a, t.board)
		}},
		{ID: "pause.leave", Key: "table.save_leave", Look: ui.LookButton, Press: func() { menu.ShowTitle(a) }},
		{ID: "pause.abandon", Key: "table.abandon", Look: ui.LookDanger, Press: func() { menu.Abandon(a) }},
	}
	list = slices.DeleteFunc(list, func(e menu.Entry) bool {
		return e.ID == "pause.opponents" && len(botsOf(t.s)) == 0 || e.ID == "pause.hints" && t.tutor.pupil() == rules.NoSeat
	})
	if t.puzzle != nil {
		list = t.puzzle.Entries(list)
	}
	a.Push(&menu.Pause{Popup: ui.Popup{App: a}, Print: t.s.Fingerprint(), Entries: list})
}

// showStory shows the opening over the table: before the first game, or again.
func showStory(t *Table, again bool) {
	seat := t.board.Eyes
	hearts, gold := t.s.State().Goals(seat)
	opening.Show(t.a, opening.Story{Crest: t.board.Crests[seat], Hearts: hearts, Gold: gold, Again: again, Goal: func() ui.Rect { return opening.TableGoal(t.a) }})
}
