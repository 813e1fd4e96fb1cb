package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// A new scene appears when it is whole. Until its pictures are made the window keeps what it shows,
// and time stands still: nothing happens at a table that nobody sees yet.

// reveal is the state of a scene that is not yet seen.
type reveal struct {
	scene  ui.Scene      // the one that was drawn last
	frames int           // how many frames it may stay unseen, besides those in which pictures arrive; 0: it is seen
	passed int           // how many frames it has been unseen
	calm   int           // how many frames there has been nothing to draw on it
	most   int           // the work on its pictures when there was most of it
	photo  bool          // the last thing drawn was a photo, and not the screen
	blind  *ebiten.Image // a target that nobody sees, cheap to draw to
}

// mostHidden is how many frames a scene waits for its pictures, some seconds, before it appears
// without them.
const mostHidden = 240

// barAfter is how many frames pass before a bar tells how far the pictures are.
const barAfter = 24

// Hidden reports whether the scene has not been drawn yet where it is seen. Meanwhile no tick must pass for
// the App, nor must anybody be told of the scene.
func (s *Screen) Hidden() bool { return s.reveal.frames > 0 }

// arrive hides the scene if it is a new one. The loading screen and a crash do not wait.
func (s *Screen) arrive() {
	top := s.app.Top()
	if top == s.reveal.scene {
		return
	}
	first := s.reveal.scene == nil
	s.reveal.scene, s.reveal.calm = top, 0
	if name := top.Name(); !first && name != "loading" && name != "crash" && !s.app.Cramped() {
		s.hide()
	} else {
		s.reveal.frames = 0
	}
}

// hide hides the scene until its pictures are there.
func (s *Screen) hide() {
	s.reveal.frames, s.reveal.passed, s.reveal.most = mostHidden, 0, 0
	s.p.Tidy()
}

// unseen returns a target that nobody sees.
func (s *Screen) unseen() *ebiten.Image {
	if s.reveal.blind == nil {
		s.reveal.blind = ebiten.NewImageWithOptions(image.Rect(0, 0, 16, 16), &ebiten.NewImageOptions{Unmanaged: true})
	}
	return s.reveal.blind
}

// wait ends a frame of a hidden scene, which may be seen from now on. While it is not, wait goes on with the
// pictures, for longer than in a frame that is seen: nothing moves.
func (s *Screen) wait(window *ebiten.Image) {
	r := &s.reveal
	if r.photo { // its parts can't wait as stand-ins: there is not room for both
		s.p.Release(nil)
	}
	r.most = max(r.most, s.p.Work())
	if !s.p.Waiting() {
		r.frames--
	}
	if r.frames == 0 || !s.busy {
		r.frames, r.photo = 0, false
		return
	}
	steps := loadSteps
	if r.passed++; r.passed < 4 { // what only the last scene showed must be allowed to go
		steps = 1
	}
	s.prepare(steps)
	if r.passed > barAfter {
		screen := s.app.Screen()
		s.p.Bar(window, ui.Centred(ui.Rect{X: screen.X, Y: screen.Y + screen.H - 60, W: screen.W, H: 40}, min(420, screen.W-40), 22),
			1-float32(s.p.Work())/float32(max(r.most, 1)), paint.Pose{})
	}
}
