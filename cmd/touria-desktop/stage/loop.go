// Package stage runs the real program for tools and tests: its Shell inside Ebitengine's loop, at
// any size, without a visible window. Seeds and bots bring games to the wanted position, so every
// picture is reproducible. Without a display it starts an X server.
package stage

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render/paint/painttest/xvfb"
)

// Run runs the game loop until work, which it calls in another goroutine, returns. It must be
// called once per program, from the main goroutine.
func Run(work func()) error {
	stop, err := xvfb.Display(1280, 720)
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

// side is the side of the hidden window in pixels.
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
	case <-l.over:
	}
}

func (l *loop) Layout(int, int) (int, int) { return side, side }
