package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/render/paint"
)

// still is a player who does nothing.
type still struct{}

func (still) Read(in *ui.Input, scale float64) { *in = ui.Input{} }

// broken is a scene that panics n times.
type broken struct {
	ui.Page
	n *int
}

func (b broken) Name() string { return "broken" }
func (b broken) Tick(bool) {
	if *b.n--; *b.n >= 0 {
		panic("the table has no legs")
	}
}
func (b broken) Build(*ui.Builder) {}

// After a panic the player reads one sentence, finds the crash file, and leaves.
// If the sentence cannot be shown either, the program ends with it.
func TestCrashIsShown(t *testing.T) {
	st := store.NewMemory()
	screen := NewScreen(func(*Screen, *paint.Painter) Drawer { return blank{} })
	app := menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Measure: screen, Speed: -1, Language: "en", CanQuit: true})
	shell := NewShell(app, screen, still{}, nil)
	tick := func() error {
		t.Helper()
		return shell.Update()
	}
	for range 3 {
		if err := tick(); err != nil {
			t.Fatal(err)
		}
	}
	n := 1
	app.Push(broken{ui.Page{App: app}, &n})
	if err := tick(); err != nil || app.Scene() != "crash" {
		t.Fatalf("after a panic: %v, scene %s", err, app.Scene())
	}
	e := app.Tree().Find("crash.text")
	if e == nil || !strings.Contains(e.Text, "crash-") {
		t.Fatalf("the sentence does not name the crash file: %+v", e)
	}
	if names, _ := st.List(store.State); !strings.Contains(strings.Join(names, " "), "crash-") {
		t.Errorf("no crash file among %v", names)
	}
	if err := app.Press("crash.quit"); err != nil {
		t.Fatal(err)
	}
	if err := tick(); err == nil || err == ebiten.Termination {
		t.Errorf("leaving after a crash ends with %v", err)
	}

	n = 2
	app = menu.New(ui.Config{Games: []ui.Game{uitest.Number{}}, Store: st, Measure: screen, Speed: -1, Language: "en"})
	shell = NewShell(app, screen, still{}, nil)
	app.Push(broken{ui.Page{App: app}, &n})
	if err := tick(); err != nil {
		t.Fatal(err)
	}
	app.Push(broken{ui.Page{App: app}, &n})
	if err := tick(); err == nil {
		t.Error("a panic while the crash is shown goes on")
	}
}
