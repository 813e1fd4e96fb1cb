package ui

// What only a program in a browser's page needs, where the player cannot reach the store.

// Shared reports whether several people share the screen of the running game.
func (a *App) Shared() bool {
	if a.running() == nil {
		return false
	}
	g, ok := a.Game().(interface{ Persons(a *App) []string })
	return ok && len(g.Persons(a)) > 1
}

// TellUnsaved tells the player that saving has failed. Where the player cannot reach the store, it
// offers the running game as a file.
func (a *App) TellUnsaved(err error) {
	text, r := a.StoreText(err), a.running()
	if d, ok := a.Top().(*dialog); ok && d.text == text {
		return
	}
	if !a.inPage() || r == nil {
		a.Tell(text)
		return
	}
	of := a.shelf.at
	a.Ask(a.T("dialog.title"), text,
		Answer{ID: "dialog.file", Text: a.T("kept.file"), Press: func() { a.exportGame(of, "", r.Record()) }},
		Answer{ID: "dialog.ok", Text: a.T("dialog.ok")})
}

// TellFleeting warns players with saved games, on the title, that the browser may delete them, and calls told if it
// has warned.
func (a *App) TellFleeting(told func()) {
	a.whenLoaded(func() {
		if _, ok := a.Top().(*title); !ok {
			return
		}
		for _, s := range a.shelf.saves {
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
func (a *App) TellReleased(restart func()) {
	a.whenLoaded(func() {
		a.Ask(a.T("dialog.title"), a.T("tab.freed"),
			Answer{ID: "dialog.restart", Text: a.T("tab.reload"), Press: restart},
			Answer{ID: "dialog.later", Text: a.T("tab.later")})
	})
}

// Bring continues a record that this program has kept across a restart, as soon as the program has loaded.
func (a *App) Bring(text []byte) {
	a.whenLoaded(func() {
		game, sum, err := a.reader(text)
		switch {
		case err != nil:
			a.Tell(a.T("store.unreadable"))
		case sum.Over:
			a.turnTo(game)
			a.Game().Watch(a, text, a.gameName(game))
		default:
			a.restore(game, text, nil)
		}
	})
}
