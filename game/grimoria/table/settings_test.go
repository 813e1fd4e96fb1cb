package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/menu"
)

// Settings opened over the table are shown by this game's examples: no heroes, gems or roads.
func TestSettingsShowThisGame(t *testing.T) {
	a := newApp(t, nil)
	look := func() (all string) {
		for _, page := range []string{"play", "look"} {
			press(t, a, "settings.page."+page)
			for _, e := range a.Tree().Elements {
				all += e.ID + " " + e.Text + "\n"
			}
		}
		return all
	}
	other := []string{"heroes", "door", "settings.compact", "settings.letters", "settings.remarks"}
	menu.ShowSettings(a)
	for at := look(); len(other) > 0 && strings.Contains(at, other[0]); other = other[1:] {
	}
	if len(other) > 0 {
		t.Fatalf("on the title there is no %s", other[0])
	}
	menu.ShowTitle(a)
	deal(t, a, 2, 1, false)
	due(t, a)
	press(t, a, "table.menu", "pause.settings")
	over := look()
	for _, not := range []string{"heroes", "door", "settings.compact", "settings.letters", "settings.remarks"} {
		if strings.Contains(over, not) {
			t.Errorf("over the table the settings show %s", not)
		}
	}
	if !strings.Contains(over, "books are waiting") || a.Scene() != "settings" {
		t.Errorf("no example of this game:\n%s", over)
	}
}
