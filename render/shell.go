// Package render draws the program. Only render, input and cmd know Ebitengine.
// Shell is the game loop. The other files draw what game/ui shows, with the
// pictures of render/paint.
package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/input"
)

// Watcher gets the screen's elements whenever they have changed. Tests use it to
// drive the program from outside; see Listing.
type Watcher interface {
	Changed(l Listing)
}

// Shell runs an App in a window or a browser's canvas. It implements
// ebiten.Game.
type Shell struct {
	app     *ui.App
	screen  *Screen
	source  input.Source
	in      ui.Input
	watch   Watcher
	told    *ui.App // whose elements the watcher got last
	seen    int     // the last version of the elements that the watcher got
	drawn   int     // frames drawn so far
	w, h    float64
	device  float64 // device pixels per pixel of the operating system
	full    bool
	speaker Speaker
	poster  bool     // something else is shown while the program loads
	shot    *ui.Shot // the picture that is being taken
	crashed error    // a panic, as a sentence for the player
	failed  bool     // showing the sentence has failed, too
	lacking [2]bool  // the player has been told that images, and that a language, fail to load
	calm    int      // ticks for which nothing has happened
	shows   size     // of the frame that the window shows, in device pixels
}

// Speaker makes sound. It never blocks.
type Speaker interface {
	// Tick takes the sounds of a tick.
	Tick(f *sound.Frame)
	// Step synthesizes the next part of the sound, for at most a few milliseconds, and
	// reports whether there is more. In a frame that is not idle only urgent parts are
	// made.
	Step(idle bool) (more bool)
	// State returns the state of the sound device.
	State() sound.State
}

// NewShell returns the shell of an App that s draws and source gives input. The
// watcher may be nil.
func NewShell(app *ui.App, s *Screen, source input.Source, watch Watcher) *Shell {
	return &Shell{app: app, screen: s, source: source, watch: watch, device: 1, seen: -1}
}

// SetSpeaker sets the Shell's sound. Without one it is silent.
func (s *Shell) SetSpeaker(sp Speaker) { s.speaker = sp }

// HasPoster says that a poster is shown while the program loads, so that nothing is drawn before the
// title.
func (s *Shell) HasPoster() { s.poster = true }

// sound passes the sounds of the tick to the speaker.
func (s *Shell) sound() {
	if s.speaker == nil {
		return
	}
	s.speaker.Tick(s.app.Sounds())
	s.app.SetSoundState(s.speaker.State())
	s.make(false)
}

// make synthesizes the next part of the sound, and reports whether there is more. The title comes first.
func (s *Shell) make(idle bool) (more bool) {
	return s.speaker != nil && s.app.Scene() != "loading" && s.speaker.Step(idle)
}

// lack reports once when images, or the texts of a language, fail to load.
func (s *Shell) lack() {
	for i, late := range [...]struct {
		why  error
		tell func(a *ui.App) string
	}{{masters.Missing(), ui.PicturesLate}, {words.Late(), ui.WordsLate}} {
		lacking := late.why != nil && s.app.Scene() != "loading" && masters.Want(pictures.Interface.Pack) // which a message needs
		if lacking && !s.lacking[i] {
			s.app.Tell(late.tell(s.app))
		}
		s.lacking[i] = lacking
	}
}

// guard catches a panic: it saves the game and shows one sentence. If even that
// fails, the next Update ends the program. It is deferred.
func (s *Shell) guard() {
	c := save.Recovered(recover())
	if c == nil {
		return
	}
	if s.crashed != nil {
		s.failed = true
		return
	}
	s.crashed = menu.Crashed(s.app, c)
	defer func() {
		if recover() != nil {
			s.failed = true
		}
	}()
	menu.ShowCrash(s.app, s.crashed.Error())
}

// Failed returns the panic that ended the program, as the sentence that was shown to the player, or
// nil.
func (s *Shell) Failed() error { return s.crashed }

// Update reads the input of one tick and advances the App by that tick.
func (s *Shell) Update() error {
	if !s.failed {
		s.tick()
	}
	switch {
	case s.failed:
		return s.crashed
	case !s.app.Quit():
		return nil
	case s.crashed != nil:
		return s.crashed
	}
	return ebiten.Termination
}

func (s *Shell) tick() {
	defer s.guard()
	s.source.Read(&s.in, 1/s.device)
	s.calm++
	if !s.in.Idle() || s.in.Held || s.in.Polled {
		s.stir()
	}
	if s.screen.Hidden() && !s.in.Closing && !s.in.Restored {
		if w := s.screen.Waiting(); w != nil {
			w.Tick(&s.in)
			s.lacking[0] = masters.Missing() != nil // it says so itself
		}
		s.stir()
		return // nobody can press what is not seen
	}
	s.pass(&s.in)
	s.lack()
	if full := s.app.Settings().Fullscreen; full != s.full {
		s.full = full
		ebiten.SetFullscreen(full)
	}
}

// pass advances the App by a tick.
func (s *Shell) pass(in *ui.Input) {
	s.app.Tick(in)
	s.sound()
	s.screen.Tick(s.app)
	if s.app.Busy() {
		s.stir()
	}
}

// restAfter is how many idle ticks pass before the program rests: a held key has repeated by then.
const restAfter = 60

// Resting reports whether nothing has happened for a second: no input, no drawing, no work. Until something
// does the program may tick less often, if it makes up for it with Pass.
func (s *Shell) Resting() bool { return s.calm >= restAfter }

// stir notes that something happens.
func (s *Shell) stir() { s.calm = 0 }

// Pass makes up for the ticks that a resting program has left out, up to the first in which something happens, which
// is shown from its beginning.
func (s *Shell) Pass(ticks int) {
	defer s.guard()
	for range ticks {
		if !s.Resting() || s.failed {
			return
		}
		in := s.app.Rest()
		s.pass(&in)
	}
}

// tell gives the watcher the elements if they have changed.
func (s *Shell) tell() {
	if s.watch == nil {
		return
	}
	app := s.app
	if s.screen.Hidden() {
		if app = s.screen.Waiting(); app == nil {
			return
		}
	}
	if t := app.Tree(); t.Version != s.seen || app != s.told {
		s.seen, s.told = t.Version, app
		s.watch.Changed(List(app))
	}
}

// Draw draws the screen if anything on it has changed or moves. The target must
// keep its contents between frames.
func (s *Shell) Draw(dst *ebiten.Image) {
	if s.failed {
		return
	}
	defer s.guard()
	defer s.screen.Settle()
	s.screen.Offer()
	if s.draw(dst) {
		s.stir()
	}
}

// draw reports whether there was anything to draw, or to make for later.
func (s *Shell) draw(dst *ebiten.Image) (busy bool) {
	shot := s.app.Shot()
	if shot != nil && shot == s.shot { // the screen has been drawn once since, so that it says so
		s.screen.Shoot(s.app)
		s.drawn++
		return true
	}
	s.shot = shot
	if s.poster && s.app.Loading() {
		s.screen.Await(dst, s.app)
		s.tell()
		return true
	}
	if s.app.TakeDirty() || s.screen.Unfinished() || s.screen.Restless() {
		scale := s.app.Scale() // the text size may have changed, too
		s.screen.SetScale(scale * float32(s.device))
		s.screen.Draw(dst, s.app)
		s.drawn++
		busy = true
	} else {
		ahead, sound := s.screen.Ahead(), s.make(true)
		busy = ahead || sound
	}
	s.tell()
	return busy
}

// DrawFinalScreen copies the frame to the window: it is opaque and has the window's size. Blending it, as Ebitengine
// does by default, takes longer with a software renderer.
func (s *Shell) DrawFinalScreen(screen ebiten.FinalScreen, picture *ebiten.Image, geo ebiten.GeoM) {
	if geo != (ebiten.GeoM{}) {
		ebiten.DefaultDrawFinalScreen(screen, picture, geo)
		return
	}
	screen.DrawImage(picture, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// Drawn returns the number of frames drawn. Frames without changes are not drawn.
func (s *Shell) Drawn() int { return s.drawn }

// Layout is never called, because Ebitengine prefers LayoutF.
func (s *Shell) Layout(w, h int) (int, int) { panic("render: Layout was called instead of LayoutF") }

// size is a width and a height.
type size struct{ w, h float64 }

// LayoutF takes the size of the window and returns the size of the screen in
// device pixels, so that nothing is scaled up, unless the last frame is still shown in a window that
// has another size now.
func (s *Shell) LayoutF(w, h float64) (float64, float64) {
	device := 1.0
	if m := ebiten.Monitor(); m != nil { // nil while there is no monitor
		device = m.DeviceScaleFactor()
	}
	s.Resize(w, h, device)
	now := size{w * device, h * device}
	if s.shows == (size{}) || !s.screen.Lags() {
		s.shows = now
	}
	s.screen.SetOld(s.shows != now)
	return s.shows.w, s.shows.h
}

// Resize sets the size of the window in pixels of the operating system, and how many device pixels
// one of them has.
func (s *Shell) Resize(w, h, device float64) {
	if w == s.w && h == s.h && device == s.device {
		return
	}
	s.w, s.h, s.device = w, h, device
	s.app.Resize(float32(w), float32(h))
	scale := s.app.Scale()
	s.screen.SetScale(scale * float32(device))
	s.screen.Resized()
	s.app.Redraw()
}
