package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures/masters"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// A scene stays hidden until its textures are ready, when it is new or the window or text size has changed. Until then
// the window keeps its last frame, or shows a progress bar, and the App gets no ticks, so no animation plays
// unseen.

// reveal is the state of a scene that is not shown yet.
type reveal struct {
	scene   ui.Scene      // the one that was drawn last
	frames  int           // frames for which it may stay hidden, besides those in which files load; 0: it is shown
	passed  int           // frames for which it has been hidden
	calm    int           // frames in which there was nothing to draw
	most    int           // the most work on its textures so far
	wait    *menu.Wait    // shown meanwhile; nil: it takes too little time to show one
	table   bool          // the last visible scene was a game
	photo   bool          // the last thing drawn was a photo, and not the screen
	blurred bool          // the Wait lacked textures when it was drawn
	other   bool          // the screen has another size or scale than the last frame
	same    bool          // the window shows the same scene as it was
	old     bool          // the window still has the size of the last frame
	blind   *ebiten.Image // an off-screen target, cheap to draw to
}

// mostHidden is how many frames a scene waits for its textures, some seconds, before it is shown
// without them.
const mostHidden = 240

// barAfter is the number of frames before the progress is shown, comingAfter if files must be loaded first: a tenth
// of a second.
const barAfter, comingAfter = 24, 6

// Hidden reports whether the current scene has not been shown yet. Meanwhile the App must get no ticks, and
// the Watcher must not get the scene's elements.
func (s *Screen) Hidden() bool { return s.reveal.frames > 0 }

// Lags reports whether the window still shows its last frame.
func (s *Screen) Lags() bool { return s.Hidden() || s.reveal.other }

// arrive hides the scene if it is a new one or looks different. The loading screen and a crash do not wait.
func (s *Screen) arrive() {
	top, other := s.app.Top(), s.reveal.other
	s.reveal.other = false
	if top == s.reveal.scene {
		if other {
			s.hide(true)
		}
		return
	}
	first := s.reveal.scene == nil
	s.reveal.scene, s.reveal.calm, s.reveal.frames = top, 0, 0
	if !first {
		s.hide(false)
	}
}

// hide hides the scene until its textures are ready, unless it is one that does not wait. same says that the
// window already shows it.
func (s *Screen) hide(same bool) {
	r := &s.reveal
	if s.app.Cramped() {
		r.frames = 0
		return
	}
	if name := r.scene.Name(); name != "loading" && name != "crash" {
		r.same = same && (r.same || !s.Hidden())
		r.frames, r.passed, r.most, r.wait = mostHidden, 0, 0, nil
		s.p.Tidy()
	}
}

// SetOld says whether the window still has the size of the last frame, which differs from the next one's.
func (s *Screen) SetOld(old bool) { s.reveal.old = old }

// unseen returns a 16×16 off-screen target.
func (s *Screen) unseen() *ebiten.Image {
	if s.reveal.blind == nil {
		s.reveal.blind = ebiten.NewImageWithOptions(image.Rect(0, 0, 16, 16), &ebiten.NewImageOptions{Unmanaged: true})
	}
	return s.reveal.blind
}

// wait ends a frame of a hidden scene and shows it if it is ready. Otherwise it continues with the textures, for longer
// than in a visible frame, since nothing moves.
func (s *Screen) wait(window *ebiten.Image) {
	r := &s.reveal
	if r.photo { // its parts can't wait as stand-ins: there is not room for both
		s.p.Release(nil)
	}
	r.most = max(r.most, s.p.Work())
	if !s.p.Waiting() || s.app.Scene() == "title" { // the title has all textures but those of signs
		r.frames--
	}
	if r.frames == 0 || !s.busy {
		r.frames, r.photo, r.wait = 0, false, nil
		game, _ := s.app.Playing()
		r.table = game != ""
		return
	}
	steps := loadSteps
	if r.passed++; r.passed < 4 { // first let textures that only the last scene showed be dropped
		steps = 1
	}
	s.prepare(steps)
	coming := s.p.Coming()
	if r.same || r.passed <= comingAfter || r.passed <= barAfter && !coming {
		return
	}
	part := 1 - float32(s.p.Work())/float32(max(r.most, 1))
	if got, all := masters.Coming(); coming && all > 0 {
		part = float32(got) / float32(all)
	}
	if r.wait == nil {
		r.wait = menu.Await(s.app, r.table)
	}
	r.wait.Tell(part, coming, masters.Missing() != nil)
	if w := r.wait.App(); w.TakeDirty() || r.blurred {
		live := s.app
		s.app = w
		s.draw(window, true)
		r.blurred, s.app, s.busy = s.busy, live, true
	}
}

// Waiting returns the App that is shown while the scene is hidden, nil if there is none.
func (s *Screen) Waiting() *ui.App {
	if !s.Hidden() || s.reveal.wait == nil {
		return nil
	}
	return s.reveal.wait.App()
}
