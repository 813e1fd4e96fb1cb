package mirror

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/render"
)

func TestPage(t *testing.T) {
	at := [4]float32{10, 10, 100, 50}
	l := render.Listing{W: 800, H: 600, PerPixel: 1, Colon: ": ", Survey: "Read", Elements: []render.ListedElement{
		{ID: "box", Role: "panel", Label: "Orders", Rect: at},
		{ID: "title", Role: "label", Label: "Orders", Heading: true, In: "box", Rect: at},
		{ID: "go", Role: "button", Label: "Go", Hint: "Go: at once", Enabled: true, Press: true, In: "box", Rect: at},
		{ID: "no", Role: "button", Label: "Stop", Why: "Not yet.", Press: true, Rect: at},
		{ID: "far", Role: "target", Label: "Castle", Why: "Too far.", Press: true, Rect: at},
		{ID: "pace", Role: "cycle", Label: "Speed", Value: "Fast", Hint: "Speed: Fast", Enabled: true, Press: true, Rect: at},
		{ID: "on", Role: "toggle", Label: "Music", Checked: true, Enabled: true, Press: true, Rect: at},
		{ID: "name", Role: "field", Label: "Name", Value: "Zoé", Most: 20, Enabled: true, Press: true, Rect: at},
		{ID: "loud", Role: "slider", Label: "Effects", Value: "7 of 10", At: 7, Most: 10, Enabled: true, Press: true, Rect: at},
		{ID: "die", Role: "info", Label: "Die: green gem", Hint: "Roll it.", Rect: at},
		{ID: "load", Role: "bar", Label: "Loading", Part: .5, Rect: at},
		{ID: "empty", Role: "panel", Label: "Nothing", Rect: at},
		{ID: "road", Role: "info", Label: "Road", Silent: true, Rect: at},
		{ID: "away", Role: "button", Label: "Away", Enabled: true, Press: true, Rect: [4]float32{900, 0, 10, 10}},
		{ID: "hint", Role: "label", Label: "A hint", Rect: at},
	}}
	sheet := Sheet(0)
	want := []Node{
		{ID: SurveyID, Tag: "button", Text: "Read", State: Stop | Focus, Rect: [4]float32{0, 0, 44, 2}},
		{ID: sheet, Tag: "div", State: Focus},
		{ID: "box", Parent: sheet, Tag: "div", Role: "group", Label: "Orders"},
		{ID: "go", Parent: "box", Tag: "button", Text: "Go", Desc: "at once", State: Stop | Focus, Rect: at},
		{ID: "no", Parent: sheet, Tag: "button", Text: "Stop", Desc: "Not yet.", State: Stop | Focus | Disabled, Rect: at},
		{ID: "far", Parent: sheet, Tag: "button", Text: "Castle", Desc: "Too far.", State: Focus | Disabled, Rect: at},
		{ID: "pace", Parent: sheet, Tag: "button", Text: "Speed: Fast", State: Stop | Focus, Rect: at},
		{ID: "on", Parent: sheet, Tag: "button", Role: "checkbox", Text: "Music", State: Stop | Focus | Pressed | Box, Rect: at},
		{ID: "name", Parent: sheet, Tag: "input", Label: "Name", Value: "Zoé", Most: "20", State: Stop | Focus, Rect: at, Size: 18},
		{ID: "loud", Parent: sheet, Tag: "input", Role: "slider", Label: "Effects", Value: "7", Said: "7 of 10", Most: "10", State: Stop | Focus, Rect: at},
		{ID: "die", Parent: sheet, Tag: "p", Text: "Die: green gem", State: Focus, Rect: at},
		{ID: "load", Parent: sheet, Tag: "div", Role: "progressbar", Label: "Loading", Value: "50", State: Now, Rect: at},
	}
	got := Page(&l)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("node %d of\n%+v\nis not that of\n%+v", i, got, want)
		}
	}

	// A window above makes a dialog of itself, and all below takes no input.
	l.Elements = append(l.Elements, render.ListedElement{ID: "dialog.title", Role: "label", Label: "Leave?", Heading: true, Sheet: 1, Rect: at},
		render.ListedElement{ID: "dialog.text", Role: "label", Label: "The game is\nsaved.", Sheet: 1, Rect: at},
		render.ListedElement{ID: "dialog.ok", Role: "button", Label: "OK", Enabled: true, Press: true, Sheet: 1, Rect: at})
	got = Page(&l)
	if n := Find(got, Sheet(1)); n == nil || n.Role != "dialog" || !n.State.Has(Modal) || n.Label != "Leave?" || n.Desc != "The game is. saved." {
		t.Errorf("the dialog is %+v", n)
	}
	if n := Find(got, sheet); !n.State.Has(Inert) || Find(got, SurveyID) != nil || Top(got) != 1 {
		t.Errorf("what lies below is %+v", n)
	}
	for id, want := range map[string]bool{"go": false, "name": false, sheet: false, "dialog.ok": true, "dialog.title": false, Sheet(1): true, "gone": false} {
		if Holds(got, id) != want {
			t.Errorf("below and in a dialog it is %v that %s can have the focus", !want, id)
		}
	}
	if text := Arrival(&l, false); text != "Leave?. The game is. saved." && text != "Leave? The game is. saved." {
		t.Errorf("the dialog arrives with %q", text)
	}
}

func TestBeyond(t *testing.T) {
	for _, c := range [][3]string{
		{"", "Menu", ""},
		{"Menu", "Menu", ""},
		{"Speed: Max", "Speed: Max", ""},
		{"Mine 4: Take a gem.", "Mine 4: 1 red gem", "Take a gem."},
		{"3 steps, by mine 4. Mine 4 and Castle", "3 steps, by mine 4: Mine 4 and Castle", ""},
		{"It hides what Pye owns. Press to see.", "Mag Pye", "It hides what Pye owns. Press to see."},
		{"Mag Pye. It hides.", "Mag Pye", "It hides."},
	} {
		if got := Beyond(c[0], c[1]); got != c[2] {
			t.Errorf("beyond %q the hint %q says %q, not %q", c[1], c[0], got, c[2])
		}
	}
}

func TestKey(t *testing.T) {
	for _, c := range []struct {
		code, key string
		want      ui.Key
	}{{"KeyQ", "a", ui.KeyA}, {"KeyA", "Q", ui.KeyQ}, {"Digit1", "&", ui.Key1}, {"Numpad3", "3", ui.Key3}, {"Numpad3", "PageDown", ui.KeyPageDown},
		{"F5", "F5", ui.KeyF5}, {"F12", "F12", ui.KeyF12}, {"Space", " ", ui.KeySpace}, {"Slash", "/", ui.NoKey}, {"Tab", "Tab", ui.NoKey}, {"KeyE", "é", ui.NoKey}} {
		if got := Key(c.code, c.key); got != c.want {
			t.Errorf("%s, %q is the key %d, not %d", c.code, c.key, got, c.want)
		}
	}
	if !OfBrowser(ui.KeyF5) || OfBrowser(ui.KeyF11) {
		t.Error("the wrong keys are the browser's")
	}
}
