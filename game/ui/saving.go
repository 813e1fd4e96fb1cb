package ui

import (
	"touria.games/touria/game/store/settings"
)

// Save saves the settings and tells the player once if that fails. It waits for the disk in the
// background.
func (a *App) Save() {
	place, err := settings.SaveFast(a.cfg.Store, a.settings)
	a.tellUnsaved(err)
	if err != nil {
		return
	}
	st := a.cfg.Store
	if was := a.settingsAt; was != "" && was != place {
		a.settingsAt = place
		a.Tell(a.StoreText(settings.Moved(st, was, place)))
	}
	a.Background(func() func() {
		if err := settings.Sync(st, place); err != nil {
			return func() { a.tellUnsaved(err) }
		}
		return nil
	})
}

func (a *App) tellUnsaved(err error) {
	if err != nil && !a.unsaved {
		a.TellUnsaved(err)
	}
	a.unsaved = err != nil
}

// TellUnsaved tells the player that saving has failed. Where the player cannot reach the store, it
// offers the running game as a file.
func (a *App) TellUnsaved(err error) {
	text, r := a.StoreText(err), a.Running()
	if d, ok := a.Top().(*dialog); ok && d.text == text {
		return
	}
	if !a.inPage() || r == nil {
		a.Tell(text)
		return
	}
	of := a.shelf.at
	a.Ask(a.T("dialog.title"), text,
		Answer{ID: "dialog.file", Text: a.T("kept.file"), Press: func() { ExportGame(a, of, "", r.Record()) }},
		Answer{ID: "dialog.ok", Text: a.T("dialog.ok")})
}

// ExportGame gives the player the record of a game of the box as a file, under the name that it is kept by; "" for the
// running one. Call it only where the program around the App can do that.
func ExportGame(a *App, of int, name string, text []byte) {
	game := a.shelf.games[of].Name()
	if name == "" {
		name = game + "." + game
		if day := a.Today(); day != "" {
			name = game + "-" + day + "." + game
		}
	}
	if err := a.cfg.Export(name, text); err != nil {
		a.Tell(a.T("store.page.write"))
	}
}
