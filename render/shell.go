// Package render draws the program. It is, with input and cmd, the only place
// that knows Ebitengine: Shell is the game loop, the other files draw what
// game/ui shows, with the pictures of render/paint.
package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/input"
)

// Watcher is told the elements of the screen whenever they have changed, for
// tests that use the program from outside; see Listing.
type Watcher interface {
	Changed(l Listing)
}

// Shell runs an App in a window or a browser's canvas. It implements
// ebiten.Game.
type Shell struct {
	app    *ui.App
	screen *Screen
	reader input.Reader
	in     ui.Input
	watch  Watcher
	seen   int // version of the elements that the watcher knows
	w, h   float64
	device float64 // device pixels in a pixel of the operating system
	full   bool
	failed error // a panic, as one sentence for the player
}

// NewShell returns the shell of an App whose screen is drawn by s. The watcher may be nil.
func NewShell(app *ui.App, s *Screen, watch Watcher) *Shell {
	return &Shell{app: app, screen: s, watch: watch, device: 1, seen: -1}
}

// guard catches a panic: what there is is saved, and the next Update ends the
// program. It is deferred.
func (s *Shell) guard() {
	if c := save.Recovered(recover()); c != nil {
		s.failed = s.app.Crashed(c)
	}
}

// Failed returns why the program had to end, nil if it had not: one sentence
// for the player.
func (s *Shell) Failed() error { return s.failed }

// Update reads the input of a tick and lets it pass.
func (s *Shell) Update() error {
	if s.failed == nil {
		s.tick()
	}
	if s.failed == nil && s.app.Quit() {
		return ebiten.Termination
	}
	return s.failed
}

func (s *Shell) tick() {
	defer s.guard()
	s.reader.Read(&s.in, 1/s.device)
	s.app.Tick(&s.in)
	s.screen.Tick(s.app)
	if full := s.app.Settings().Fullscreen; full != s.full {
		s.full = full
		ebiten.SetFullscreen(full)
	}
	s.tell()
}

// tell gives the watcher the elements if they have changed.
func (s *Shell) tell() {
	if s.watch == nil {
		return
	}
	if t := s.app.Tree(); t.Version != s.seen {
		s.seen = t.Version
		_, _, scale := s.app.Size()
		s.watch.Changed(list(s.app, scale))
	}
}

// Draw draws the screen if anything has changed since it was last drawn, or
// moves by itself. The picture stays from frame to frame.
func (s *Shell) Draw(dst *ebiten.Image) {
	if s.failed != nil {
		return
	}
	defer s.guard()
	if s.app.TakeDirty() || s.screen.Unfinished() || s.screen.Restless() {
		_, _, scale := s.app.Size() // the text size may have changed, too
		s.screen.SetScale(scale * float32(s.device))
		s.screen.Draw(dst, s.app)
		return
	}
	s.screen.Ahead()
}

// Layout is never called: LayoutF is.
func (s *Shell) Layout(w, h int) (int, int) { panic("render: LayoutF is there") }

// LayoutF takes the window's size and returns the screen's in device pixels,
// so that nothing is ever scaled up.
func (s *Shell) LayoutF(w, h float64) (float64, float64) {
	device := 1.0
	if m := ebiten.Monitor(); m != nil { // nil while there is no monitor
		device = m.DeviceScaleFactor()
	}
	if w != s.w || h != s.h || device != s.device {
		s.w, s.h, s.device = w, h, device
		s.app.Resize(float32(w), float32(h))
		_, _, scale := s.app.Size()
		s.screen.SetScale(scale * float32(device))
		s.app.Redraw()
	}
	return w * device, h * device
}
