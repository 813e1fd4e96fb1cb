package ui_test

import (
	"errors"
	"strings"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// inPage starts an App as it is in a browser's page.
func inPage(st store.Store, unsaved error, files map[string]string) *ui.App {
	return uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Unsaved: unsaved, Speed: -1,
		Today:    func() string { return "2026-11-24" },
		PickFile: func() {},
		Export: func(name string, data []byte) error {
			files[name] = string(data)
			return nil
		}})
}

// In a page the player reads what can be done there when nothing is saved.
func TestUnsavedInPage(t *testing.T) {
	for err, want := range map[error]string{store.ErrUnavailable: "store.page.unavailable", store.ErrInUse: "store.page.in_use"} {
		a := inPage(nil, &store.OpenError{Err: err}, nil)
		if got := message(a); got != a.T(want) {
			t.Errorf("%v: %q is told, not %q", err, got, a.T(want))
		}
	}
}

// When saving fails in the middle of a game, the game is offered as a file.
func TestUnsavedGameAsFile(t *testing.T) {
	files := map[string]string{}
	a := inPage(nil, nil, files)
	a.TellUnsaved(store.ErrFull)
	if message(a) != a.T("store.page.full") || a.Element("dialog.file") != nil {
		t.Fatalf("without a game: %q", listing(a))
	}
	uitest.Press(t, a, "dialog.ok")
	uitest.Press(t, a, "title.number.play")
	_, record := a.Playing()
	a.TellUnsaved(store.ErrFull)
	a.TellUnsaved(store.ErrFull)
	uitest.Press(t, a, "dialog.file")
	if a.Scene() == "dialog" {
		t.Error("it is told twice")
	}
	if files["number-2026-11-24.number"] != string(record()) {
		t.Errorf("files %q, want the record %q", files, record())
	}
	a.TellUnsaved(errors.New("no"))
	if message(a) != a.T("store.page.write") {
		t.Errorf("an unknown error: %q", message(a))
	}
}

// Whatever fails to be saved first, be it only a setting, the running game is offered as a file: the same message is not
// told twice.
func TestUnsavedSettingOffersTheGame(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	a := inPage(st, nil, map[string]string{})
	uitest.Press(t, a, "title.number.play")
	st.WriteErr = store.ErrFull
	a.Save()
	a.TellUnsaved(store.ErrFull)
	if message(a) != a.T("store.page.full") || a.Element("dialog.file") == nil {
		t.Errorf("the game is not offered: %q", listing(a))
	}
}

// The player can go on in a program that is started again, and takes the game there.
func TestReleased(t *testing.T) {
	files := map[string]string{}
	a := inPage(nil, nil, files)
	uitest.Press(t, a, "title.number.play")
	name, record := a.Playing()
	if name != "number" || record == nil {
		t.Fatalf("%q runs", name)
	}
	carried := ""
	a.TellReleased(func() { carried = string(record()) })
	uitest.Press(t, a, "dialog.restart")

	st := store.NewMemory()
	b := inPage(st, nil, files)
	b.Bring([]byte(carried))
	uitest.Wait(b, 2)
	name, record = b.Playing()
	if name != "number" || string(record()) != carried {
		t.Errorf("%q runs after the restart: %s", name, listing(b))
	}
	if names, _ := st.List(store.State); !strings.Contains(strings.Join(names, " "), "autosave.number") {
		t.Errorf("it is not saved: %v", names)
	}
	b.Bring([]byte("nonsense"))
	if message(b) != b.T("store.unreadable") {
		t.Errorf("nonsense is told as %q", message(b))
	}
}

// Players who have games are told once that the browser may delete them, and others are not.
func TestFleeting(t *testing.T) {
	st, told := store.NewMemory(), 0
	for _, want := range []int{0, 1} {
		a := inPage(st, nil, nil)
		a.TellFleeting(func() { told++ })
		if told != want || (message(a) != "") != (want > 0) {
			t.Errorf("told %d times, want %d: %q", told, want, message(a))
		}
		if want == 0 {
			uitest.Press(t, a, "title.number.play")
			uitest.Wait(a, 2)
			a.TellFleeting(func() { told++ })
			if told > 0 {
				t.Error("it is told in a game")
			}
		}
	}
}

// What is pasted is offered as a code; in a game or a field of its own it changes nothing.
func TestPaste(t *testing.T) {
	a := inPage(nil, nil, nil)
	a.Paste("  ABC  ")
	if e := a.Tree().Find("entry.code"); e == nil || e.Value != "ABC" {
		t.Fatalf("pasted on the title: %s", listing(a))
	}
	a.Paste("DEF")
	if e := a.Tree().Find("entry.code"); e.Value != "DEF" {
		t.Errorf("pasted into the field: %q", e.Value)
	}
	uitest.Press(t, a, "entry.done")
	a.Paste(" ")
	if a.Scene() != "title" {
		t.Errorf("nothing was pasted: %s", a.Scene())
	}
	uitest.Press(t, a, "title.number.play")
	a.Paste("ABC")
	if a.Scene() == "entry" {
		t.Error("the running game is covered")
	}
}

// The edges of a phone are kept clear, and the whole window is used where there are none.
func TestEdges(t *testing.T) {
	a := inPage(nil, nil, nil)
	a.Resize(844, 390)
	if r := a.Screen(); r != ui.Box(47, 0, 750, 369) {
		t.Errorf("guessed: %v", r)
	}
	for _, c := range []struct {
		w, h float32
		edge [4]float32
		want ui.Rect
	}{
		{844, 390, [4]float32{}, ui.Box(0, 0, 844, 390)},
		{844, 390, [4]float32{0, 59, 21, 59}, ui.Box(59, 0, 726, 369)},
		{390, 844, [4]float32{59, 0, 34, 0}, ui.Box(0, 59, 390, 751)},
		{1280, 720, [4]float32{0, 0, 20, 0}, ui.Box(0, 0, 1280, 700)},
		{844, 390, [4]float32{300, 0, 300, 0}, ui.Box(0, 0, 844, 390)}, // it can't be true
	} {
		a.Resize(c.w, c.h)
		a.SetEdges(c.edge[0], c.edge[1], c.edge[2], c.edge[3])
		_, _, scale := a.Size()
		r := a.Screen()
		got := ui.Box(r.X*scale, r.Y*scale, r.W*scale, r.H*scale)
		for _, d := range []float32{got.X - c.want.X, got.Y - c.want.Y, got.W - c.want.W, got.H - c.want.H} {
			if d*d > .01 {
				t.Errorf("%v: %v, want %v", c.edge, got, c.want)
				break
			}
		}
	}
}
