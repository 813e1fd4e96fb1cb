package menu_test

import (
	"encoding/json"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// Every setting that pages of the settings can change is as new after a reset.
func TestResetReachesEverySetting(t *testing.T) {
	a := uitest.Start(store.NewMemory())
	uitest.Press(t, a, "title.settings")
	written := func() string {
		text, err := json.Marshal(a.Settings())
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	first := written()
	pressed := map[string]bool{}
	for _, page := range []string{"play", "look", "control", "sound"} {
		id := "settings.page." + page
		if a.Element(id) == nil {
			continue
		}
		uitest.Press(t, a, id)
		for {
			var next string
			for _, e := range a.Tree().Elements {
				if (e.Role == ui.RoleToggle || e.Role == ui.RoleCycle) && !pressed[e.ID] && !e.Disabled && e.ID != "settings.language" {
					next = e.ID
					break
				}
			}
			if next == "" {
				break
			}
			pressed[next] = true
			uitest.Press(t, a, next)
			for a.Scene() != "settings" {
				a.Pop()
			}
		}
	}
	if len(pressed) < 15 {
		t.Fatalf("only %d settings were found: %s", len(pressed), uitest.Dump(a))
	}
	if written() == first {
		t.Fatal("nothing has changed")
	}
	uitest.Press(t, a, "settings.page.about")
	uitest.Press(t, a, "settings.reset")
	uitest.Press(t, a, "dialog.reset")
	if got := written(); got != first {
		t.Errorf("after the reset:\n%s\nwant\n%s", got, first)
	}
}
