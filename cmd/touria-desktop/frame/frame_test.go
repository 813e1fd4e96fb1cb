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

// begin returns an app of 1280×720 at its loading screen. Still means that
// nothing moves by itself.
func begin(tb testing.TB, still bool) (*ui.App, *render.Screen) {
	tb.Helper()
	if missing != nil {
		if errors.Is(missing, x11.ErrNoServer) {
			tb.Skip("skipped: ", missing)
		}
		tb.Skip("skipped: nothing can be drawn here: ", missing)
	}
	r := touria.NewRules(touria.DefaultBoard())
	screen := render.NewScreen(r.Board)
	app := ui.New(ui.Config{Store: store.NewMemory(), Measure: screen, Rules: r, Speed: 3, Still: still, Load: screen.Load,
		NewSeed: func() string { return "5" }})
	app.Resize(1280, 720)
	screen.SetScale(1)
	return app, screen
}

// title returns an app that shows the title with all its pictures painted.
func title(tb testing.TB, still bool) (*ui.App, *render.Screen) {
	tb.Helper()
	app, screen := begin(tb, still)
	var in ui.Input
	for tick := 0; app.Scene() != "title" || screen.Unfinished(); tick++ {
		inFrame(func(dst *ebiten.Image) {
			app.Tick(&in)
			screen.Draw(dst, app)
		})
		if tick > 3000 {
			tb.Fatalf("the title does not come; the scene is %s", app.Scene())
		}
	}
	return app, screen
}

// table returns an app that shows a table where the player is to choose a
// tower, with all its pictures painted.
func table(tb testing.TB, still bool) (*ui.App, *render.Screen) {
	tb.Helper()
	app, screen := begin(tb, still)
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

// From the start to the title at most a second of our own time passes. The
// machine may be busy with other things, so the best of three counts.
func TestStartIsFast(t *testing.T) {
	if missing != nil {
		t.Skip("skipped: nothing can be drawn here: ", missing)
	}
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}} {
		best := time.Hour
		for try := 0; try < 3 && best > time.Second; try++ {
			best = min(best, start(size[0], size[1]))
		}
		t.Logf("%v: %v", size, best.Round(time.Millisecond))
		if best > time.Second {
			t.Errorf("%v: the title is there after %v", size, best.Round(time.Millisecond))
		}
	}
}

// start returns the time that a program spends until its title is complete.
func start(w, h float32) (spent time.Duration) {
	begun := time.Now()
	r := touria.NewRules(touria.DefaultBoard())
	screen := render.NewScreen(r.Board)
	app := ui.New(ui.Config{Store: store.NewMemory(), Measure: screen, Rules: r, Speed: 3, Load: screen.Load, NewSeed: func() string { return "5" }})
	app.Resize(w, h)
	_, _, scale := app.Size()
	screen.SetScale(scale)
	spent = time.Since(begun)
	var in ui.Input
	for app.Scene() != "title" || screen.Unfinished() {
		inFrame(func(dst *ebiten.Image) {
			begun := time.Now()
			app.Tick(&in)
			screen.Draw(dst, app)
			spent += time.Since(begun)
		})
	}
	return spent
}

// Title and table at rest cost no garbage, not even when they are drawn anew
// each frame, whether the scenery moves or stands still.
func TestFrameAllocatesNothing(t *testing.T) {
	for name, scene := range map[string]func(testing.TB, bool) (*ui.App, *render.Screen){"title": title, "table": table} {
		for _, still := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s still=%v", name, still), func(t *testing.T) {
				app, screen := scene(t, still)
				allocatesNothing(t, app, screen)
			})
		}
	}
}

func allocatesNothing(t *testing.T, app *ui.App, screen *render.Screen) {
	t.Helper()
	var in ui.Input
	draw := func(dst *ebiten.Image) {
		app.Tick(&in)
		screen.Tick(app)
		screen.Draw(dst, app)
	}
	frames(40, draw) // hints and glows have settled
	if n := testing.AllocsPerRun(100, func() { app.Tick(&in); screen.Tick(app) }); n != 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
	if n := frames(100, draw); n > 10 {
		t.Errorf("%d of 100 frames at rest allocate", n)
	}
}

// drawnAtRest returns how many of n ticks of a table at rest are drawn.
func drawnAtRest(t *testing.T, still bool, n int) int {
	t.Helper()
	app, screen := table(t, still)
	var in ui.Input
	drawn := 0
	tick := func(dst *ebiten.Image) {
		app.Tick(&in)
		screen.Tick(app)
		if app.TakeDirty() || screen.Unfinished() || screen.Restless() {
			screen.Draw(dst, app)
			drawn++
		}
	}
	frames(60, tick) // until the hint under the pointer has come up
	drawn = 0
	frames(n, tick)
	return drawn
}

// A still frame that shows the same as the one before is not drawn at all.
func TestStillFrameAtRestIsNotDrawn(t *testing.T) {
	if n := drawnAtRest(t, true, 80); n > 0 {
		t.Errorf("a still table at rest was drawn %d times in 80 ticks", n)
	}
}

// What moves by itself is content with every second tick.
func TestSceneryIsDrawnEverySecondTick(t *testing.T) {
	if n := drawnAtRest(t, false, 80); n != 40 {
		t.Errorf("a table at rest was drawn %d times in 80 ticks", n)
	}
}

// BenchmarkFrame is one tick and one whole drawing of the table, CPU time
// without the rasteriser: what is drawn is only collected.
func BenchmarkFrame(b *testing.B) {
	b.Run("alive", func(b *testing.B) { benchmarkFrame(b, false) })
	b.Run("still", func(b *testing.B) { benchmarkFrame(b, true) })
}

func benchmarkFrame(b *testing.B, still bool) {
	app, screen := table(b, still)
	var in ui.Input
	var spent time.Duration
	n := 0
	for b.Loop() {
		inFrame(func(dst *ebiten.Image) {
			start := time.Now()
			app.Tick(&in)
			screen.Tick(app)
			screen.Draw(dst, app)
			spent += time.Since(start)
			n++
		})
	}
	b.ReportMetric(float64(spent.Microseconds())/float64(n)/1000, "ms/frame")
}
