package menu_test

import (
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui/uitest"
)

// The player can go on in a program that is started again, and takes the game there.
func TestReleased(t *testing.T) {
	files := map[string]string{}
	a := uitest.InPage(nil, nil, files)
	uitest.Press(t, a, "title.number.play")
	name, record := a.Playing()
	if name != "number" || record == nil {
		t.Fatalf("%q runs", name)
	}
	carried := ""
	menu.TellReleased(a, func() { carried = string(record()) })
	uitest.Press(t, a, "dialog.restart")

	st := store.NewMemory()
	b := uitest.InPage(st, nil, files)
	menu.Bring(b, []byte(carried))
	uitest.Wait(b, 2)
	name, record = b.Playing()
	if name != "number" || string(record()) != carried {
		t.Errorf("%q runs after the restart: %s", name, uitest.Listing(b))
	}
	if names, _ := st.List(store.State); !strings.Contains(strings.Join(names, " "), "autosave.number") {
		t.Errorf("it is not saved: %v", names)
	}
	menu.Bring(b, []byte("nonsense"))
	if uitest.Message(b) != b.T("store.unreadable") {
		t.Errorf("nonsense is told as %q", uitest.Message(b))
	}
}

// Players who have games are told once that the browser may delete them, and others are not.
func TestFleeting(t *testing.T) {
	st, told := store.NewMemory(), 0
	for _, want := range []int{0, 1} {
		a := uitest.InPage(st, nil, nil)
		menu.TellFleeting(a, func() { told++ })
		if told != want || (uitest.Message(a) != "") != (want > 0) {
			t.Errorf("told %d times, want %d: %q", told, want, uitest.Message(a))
		}
		if want == 0 {
			uitest.Press(t, a, "title.number.play")
			uitest.Wait(a, 2)
			menu.TellFleeting(a, func() { told++ })
			if told > 0 {
				t.Error("it is told in a game")
			}
		}
	}
}

// What is pasted is offered as a code; in a game or a field of its own it changes nothing.
func TestPaste(t *testing.T) {
	a := uitest.InPage(nil, nil, nil)
	menu.Paste(a, "  ABC  ")
	if e := a.Tree().Find("entry.code"); e == nil || e.Value != "ABC" {
		t.Fatalf("pasted on the title: %s", uitest.Listing(a))
	}
	menu.Paste(a, "DEF")
	if e := a.Tree().Find("entry.code"); e.Value != "DEF" {
		t.Errorf("pasted into the field: %q", e.Value)
	}
	uitest.Press(t, a, "entry.done")
	menu.Paste(a, " ")
	if a.Scene() != "title" {
		t.Errorf("nothing was pasted: %s", a.Scene())
	}
	uitest.Press(t, a, "title.number.play")
	menu.Paste(a, "ABC")
	if a.Scene() == "entry" {
		t.Error("the running game is covered")
	}
}
