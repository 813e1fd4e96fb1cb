// Package stage runs the real program for tools and tests: its Shell inside Ebitengine's loop, at
// any size, without a visible window. Seeds and bots bring games to the wanted position, so every
// picture is reproducible. Without a display it starts an X server.
package stage

import (
	"errors"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ErrNoDisplay means that nothing can be drawn on this machine.
var ErrNoDisplay = errors.New("stage: there is no display, and no X server (Xvfb) to start one")

// Run runs the game loop until work, which it calls in another goroutine, returns. It must be
// called once per program, from the main goroutine.
func Run(work func()) error {
	stop, err := serve()
	if err != nil {
		return err
	}
	defer stop()
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(side, side)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGame(&loop{work: work})
}

// missing is why nothing can be drawn here, or nil.
var missing error

// Main is a TestMain that runs the tests alongside the game loop.
func Main(m *testing.M) {
	code := 0
	missing = Run(func() { code = m.Run() })
	if missing != nil {
		code = m.Run() // tests that need no display
	}
	os.Exit(code)
}

// Need skips a test if nothing can be drawn, or fails it with TOURIA_NEED_DISPLAY=1. With -short it
// always skips the test.
func Need(tb testing.TB) {
	tb.Helper()
	if testing.Short() {
		tb.Skip("drawing whole screens takes a while")
	}
	if missing == nil {
		return
	}
	if os.Getenv("TOURIA_NEED_DISPLAY") == "1" {
		tb.Fatal(missing)
	}
	tb.Skip("skipped: ", missing)
}

// side is the side of the window in pixels. It is small because nobody sees it.
const side = 128

// asked holds the work for the next frame.
var asked = make(chan func())

// within is true during a frame. Only the goroutine that waits for the frame reads it.
var within bool

// Frame calls f within a frame of the game loop and waits for it. Within a frame it calls f
// directly. It passes on a panic of f.
func Frame(f func()) {
	if within {
		f()
		return
	}
	done := make(chan any)
	asked <- func() {
		within = true
		defer func() {
			within = false
			done <- recover()
		}()
		f()
	}
	if r := <-done; r != nil {
		panic(r)
	}
}

// loop is a game whose frames run the work asked for. It ends when work returns.
type loop struct {
	work func()
	over chan struct{}
}

func (l *loop) Update() error {
	if l.over == nil {
		l.over = make(chan struct{})
		go func() { l.work(); close(l.over) }()
	}
	select {
	case <-l.over:
		return ebiten.Termination
	default:
		return nil
	}
}

func (l *loop) Draw(*ebiten.Image) {
	select {
	case f := <-asked:
		f()
	case <-time.After(time.Millisecond):
	}
}

func (l *loop) Layout(int, int) (int, int) { return side, side }
