package uitest

import (
	"fmt"
	"strings"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
)

// Start returns an App with Number at its title, on a store.
func Start(st store.Store) *ui.App {
	return App(ui.Config{Games: []ui.Game{Number{}}, Store: st, Speed: -1})
}

// InPage returns an App with Number as it is in a browser's page. Files get what it gives the player.
func InPage(st store.Store, unsaved error, files map[string]string) *ui.App {
	return App(ui.Config{Games: []ui.Game{Number{}}, Store: st, Unsaved: unsaved, Speed: -1,
		Today:    func() string { return "2026-11-24" },
		PickFile: func() {},
		Export: func(name string, data []byte) (string, error) {
			files[name] = string(data)
			return "", nil
		}})
}

// Listing is all that the screen says.
func Listing(a *ui.App) string {
	var b strings.Builder
	for _, e := range a.Tree().Elements {
		fmt.Fprintln(&b, e.ID, e.Role, e.Look, e.Label, e.Text, e.Value, e.Rect, e.Crest, e.Target, e.Disabled, e.Checked)
	}
	return b.String()
}

// Message returns what the dialog on top says, empty if there is none.
func Message(a *ui.App) string {
	if a.Scene() != "dialog" {
		return ""
	}
	text := ""
	for _, e := range a.Tree().Elements {
		if e.ID == "dialog.text" {
			text = e.Text
		}
	}
	return text
}
