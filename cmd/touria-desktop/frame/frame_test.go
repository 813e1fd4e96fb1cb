//go:build !js && !windows

// Package frame measures what a frame of the table costs: Update and Draw
// together, without the graphics driver. It runs inside Ebitengine's loop, in
// an invisible window on an X server of its own; where no X server is
// installed its tests are skipped. TOURIA_NEED_DISPLAY=1 makes them fail
// instead.
package frame

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"touria/cmd/touria-desktop/drive/x11"
	"touria/game/store"
	"touria/game/store/settings"
	"touria/game/ui"
	"touria/render"
	"touria/rules/touria"
)

// missing tells why nothing can be drawn here, nil if it can.
var missing error

func TestMain(m *testing.M) {
	code := 0
	missing = display(func() { code = m.Run() })
	if missing != nil {
		if os.Getenv("TOURIA_NEED_DISPLAY") != "" {
			fmt.Fprintln(os.Stderr, "frame:", missing)
			os.Exit(1)
		}
		code = m.Run()
	}
	os.Exit(code)
}

// display runs the tests beside the game loop, which does what they ask for.
func display(tests func()) error {
	if os.Getenv("DISPLAY") == "" {
		server, err := x11.Serve(1280, 720)
		if err != nil {
			return err
		}
		defer server.Close()
		os.Setenv("DISPLAY", fmt.Sprintf(":%d", server.Display))
	}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGame(&loop{tests: tests})
}

// asked holds what a test wants to be done in the next frame.
var asked = make(chan func(*ebiten.Image))

// inFrame does something within a frame of the game loop and waits for it.
func inFrame(f func(dst *ebiten.Image)) {
	done := make(chan struct{})
	asked <- func(dst *ebiten.Image) { f(dst); close(done) }
	<-done
}

// loop is a game that does what tests ask for, and ends with them.
type loop struct {
	tests func()
	over  chan struct{}
}

func (l *loop) Update() error {
	if l.over == nil {
		l.over = make(chan struct{})
		go func() { l.tests(); close(l.over) }()
	}
	select {
	case <-l.over:
		return ebiten.Termination
	default:
		return nil
	}
}

func (l *loop) Draw(dst *ebiten.Image) {
	select {
	case f := <-asked:
		f(dst)
	default:
		time.Sleep(time.Millisecond)
	}
}

func (l *loop) Layout(w, h int) (int, int) { return 1280, 720 }

// frames does something in each of n frames and returns in how many of them
// anything was allocated. What the graphics driver does after a frame does not
// count; now and then another goroutine of the program comes in between.
func frames(n int, f func(dst *ebiten.Image)) (allocating int) {
	var before, after runtime.MemStats
	for range n {
		inFrame(func(dst *ebiten.Image) {
			runtime.ReadMemStats(&before)
			f(dst)
			runtime.ReadMemStats(&after)
			if after.Mallocs != before.Mallocs {
				allocating++
			}
		})
	}
	return allocating
}

// table returns an app that shows a table at 1280×720 where the player is to
// choose a tower, with all its pictures painted.
func table(tb testing.TB) (*ui.App, *render.Screen) {
	tb.Helper()
	if missing != nil {
		if errors.Is(missing, x11.ErrNoServer) {
			tb.Skip("skipped: ", missing)
		}
		tb.Skip("skipped: nothing can be drawn here: ", missing)
	}
	r := touria.NewRules(touria.DefaultBoard())
	screen := render.NewScreen(r.Board)
	app := ui.New(ui.Config{Store: store.NewMemory(), Measure: screen, Rules: r, Speed: 3, Load: screen.Load,
		NewSeed: func() string { return "5" }})
	app.Resize(1280, 720)
	screen.SetScale(1)
	var in ui.Input
	for tick := 0; ; tick++ {
		inFrame(func(dst *ebiten.Image) {
			app.Tick(&in)
			screen.Draw(dst, app)
		})
		if tick > 3000 {
			tb.Fatalf("no tower can be chosen; the scene is %s", app.Scene())
		}
		tree := app.Tree()
		switch app.Scene() {
		case "title":
			if err := app.Press("title.play"); err != nil {
				tb.Fatal(err)
			}
		case "table":
			if e := tree.Find("table.tower.NW"); e != nil && e.Lit && !screen.Unfinished() {
				return app, screen
			}
			press(tb, app, tree)
		}
	}
}

// press takes a first option that is offered.
func press(tb testing.TB, app *ui.App, tree *ui.Tree) {
	tb.Helper()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if strings.HasPrefix(e.ID, "table.option.") && e.Pressable() {
			if err := app.Press(e.ID); err != nil {
				tb.Fatal(err)
			}
			return
		}
	}
}

// A table at rest costs no garbage, not even when it is drawn anew each frame.
func TestFrameAllocatesNothing(t *testing.T) {
	app, screen := table(t)
	var in ui.Input
	draw := func(dst *ebiten.Image) {
		app.Tick(&in)
		screen.Draw(dst, app)
	}
	frames(40, draw) // hints and glows have settled
	if n := testing.AllocsPerRun(100, func() { app.Tick(&in) }); n != 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
	if n := frames(100, draw); n > 10 {
		t.Errorf("%d of 100 frames at rest allocate", n)
	}
}

// Beats that run cost no garbage either: all that moves is drawn from pictures
// that are there. Only the first time that something is seen it is painted, and
// when a beat ends the elements are built anew.
func TestRunningBeatsAllocateNothing(t *testing.T) {
	app, screen := table(t)
	for app.Settings().Speed != settings.Normal {
		if err := app.Press("table.speed"); err != nil {
			t.Fatal(err)
		}
	}
	var in ui.Input
	var before, after runtime.MemStats
	running, allocating, version := 0, 0, -1
	for n := range 520 {
		inFrame(func(dst *ebiten.Image) {
			app.Tick(&in)
			tree := app.Tree()
			beats := 0
			if tb := app.Table(); tb != nil {
				beats = tb.Queue().Playing()
			}
			if beats == 0 && n%10 == 0 {
				move(app, tree)
			}
			runtime.ReadMemStats(&before)
			screen.Draw(dst, app)
			runtime.ReadMemStats(&after)
			if beats > 0 && tree.Version == version && n > 220 {
				running++
				if after.Mallocs != before.Mallocs {
					allocating++
				}
			}
			version = tree.Version
		})
	}
	t.Logf("%d of %d frames with beats allocate", allocating, running)
	if running < 100 || allocating*8 > running {
		t.Errorf("%d of %d frames with beats allocate", allocating, running)
	}
}

// move presses on in a game, whatever comes of it.
func move(app *ui.App, tree *ui.Tree) {
	for _, prefix := range []string{"table.route.0", "table.option.", "table.confirm", "table.tower.", "table.display.", "table.order."} {
		for i := range tree.Elements {
			if e := &tree.Elements[i]; strings.HasPrefix(e.ID, prefix) && e.Pressable() && e.ID != "table.option.back" {
				_ = app.Press(e.ID) // what it refuses, the next press may do
				return
			}
		}
	}
}

// A frame that shows the same as the one before is not drawn at all.
func TestFrameAtRestIsNotDrawn(t *testing.T) {
	app, screen := table(t)
	var in ui.Input
	drawn := 0
	frames(80, func(dst *ebiten.Image) {
		app.Tick(&in)
		if app.TakeDirty() || screen.Unfinished() {
			screen.Draw(dst, app)
			drawn++
		}
	})
	if drawn > 40 { // until the hint under the pointer has come up
		t.Errorf("a table at rest was drawn %d times in 80 frames", drawn)
	}
}

// BenchmarkFrame is one tick and one whole drawing of the table, CPU time
// without the rasteriser: what is drawn is only collected.
func BenchmarkFrame(b *testing.B) {
	app, screen := table(b)
	var in ui.Input
	var spent time.Duration
	n := 0
	for b.Loop() {
		inFrame(func(dst *ebiten.Image) {
			start := time.Now()
			app.Tick(&in)
			screen.Draw(dst, app)
			spent += time.Since(start)
			n++
		})
	}
	b.ReportMetric(float64(spent.Microseconds())/float64(n)/1000, "ms/frame")
}
