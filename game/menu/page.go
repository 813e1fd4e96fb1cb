package menu

import "touria.games/touria/game/ui"

// What only a program in a browser's page needs, where the player cannot reach the store.

// TellFleeting warns players with saved games, on the title, that the browser may delete them, and calls told if it
// has warned.
func TellFleeting(a *ui.App, told func()) {
	whenLoaded(a, func() {
		if _, ok := a.Top().(*titleScreen); !ok {
			return
		}
		for i := range a.Games() {
			s := a.SavesOf(i)
			kept, _ := s.Kept()
			if len(kept) > 0 || s.Autosave().Holds() {
				a.Tell(a.T("store.page.fleeting"))
				told()
				return
			}
		}
	})
}

// TellReleased tells a player whose games could not be saved, because another program used the store,
// that a restart makes saving possible.
func TellReleased(a *ui.App, restart func()) {
	whenLoaded(a, func() {
		a.Ask(a.T("dialog.title"), a.T("tab.freed"),
			ui.Answer{ID: "dialog.restart", Text: a.T("tab.reload"), Press: restart},
			ui.Answer{ID: "dialog.later", Text: a.T("tab.later")})
	})
}

// Bring continues a record that this program has kept across a restart, as soon as the program has loaded.
func Bring(a *ui.App, text []byte) {
	whenLoaded(a, func() {
		game, sum, err := reader(a, text)
		switch {
		case err != nil:
			a.Tell(a.T("store.unreadable"))
		case sum.Over:
			a.TurnTo(game)
			a.Game().Watch(a, text, GameName(a, game))
		default:
			restore(a, game, text, nil)
		}
	})
}
