// Package stage shows the real program to tools and tests: the App and its
// Screen within Ebitengine's loop, at any size, without a window to be seen.
// Games come to the wanted position by seeds and bots, so that every picture
// comes out the same. Where there is no display it starts an X server.
package stage

import (
	"errors"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ErrNoDisplay tells that nothing can be drawn on this machine.
var ErrNoDisplay = errors.New("stage: there is no display, and no X server (Xvfb) to start one")

// Run calls work beside the game loop and ends with it. It must be called
// from the main goroutine, once in a program.
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

// missing tells tests why nothing can be drawn here, nil if it can.
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
// TOURIA_NEED_DISPLAY=1 asks for that.
func Need(tb testing.TB) {
	tb.Helper()
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

// asked holds what is to be done in the next frame.
var asked = make(chan func())

// within tells that a frame is being done; only who waits for it looks.
var within bool

// Frame does something within a frame of the game loop and waits for it; within
// one it does it at once. A panic comes out here.
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

// loop is a game that does what it is asked for, and ends with its work.
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
