package ui

import (
	"cmp"
	"strings"

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

// ExportGame gives the player the record of a game of the box as a file, under the name that it is kept by, or with the
// date after a name without a dot; "" for that of the game. Call it only where the program around the App can do that.
func ExportGame(a *App, of int, name string, text []byte) {
	if game := a.shelf.games[of].Name(); !strings.Contains(name, ".") {
		name = cmp.Or(name, game)
		if day := a.Today(); day != "" {
			name += "-" + day
		}
		name += "." + game
	}
	a.Background(func() func() {
		where, err := a.cfg.Export(name, text)
		return func() {
			switch {
			case err != nil && where != "":
				a.Tell(a.T("kept.file.failed", where))
			case err != nil:
				a.Tell(a.StoreText(err))
			case where != "":
				a.Tell(a.T("kept.file.saved", where))
			}
		}
	})
}

// Learn notes, and saves, that whoever plays a game here has been told something.
func (a *App) Learn(game, lesson string) {
	if !a.Settings().Knows(game, lesson) {
		a.Settings().Learn(game, lesson)
		a.Save()
	}
}
