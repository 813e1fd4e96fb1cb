// Package stage runs the real program for tools and tests: its Shell within
// Ebitengine's loop, at any size, without a visible window. Seeds and bots bring
// games to the wanted position, so that every picture comes out the same. Where
// there is no display it starts an X server.
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

// Run runs the game loop until work, which it calls in another goroutine, is
// done. It must be called once in a program, from the main goroutine.
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

// missing is why nothing can be drawn here; nil if it can.
var missing error

// Main is a TestMain that runs the tests beside the game loop.
func Main(m *testing.M) {
	code := 0
	missing = Run(func() { code = m.Run() })
	if missing != nil {
		code = m.Run() // what needs no display
	}
	os.Exit(code)
}

// Need skips a test where nothing can be drawn, or fails it if
// TOURIA_NEED_DISPLAY=1 asks for that. With -short it always skips the test.
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

// side is the side of the window in pixels: nobody sees it.
const side = 128

// asked holds what the next frame is to do.
var asked = make(chan func())

// within is true while a frame runs. Only the goroutine that waits for it looks.
var within bool

// Frame calls f within a frame of the game loop and waits for it; within a frame
// it calls f at once. A panic of f comes out here.
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

// loop is a game whose frames do what they are asked for. It ends when work does.
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
