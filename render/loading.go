package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// Large pictures take some tenths of a second to make. The title's are made
// while the loading screen shows how far it is; the table's while the title
// stands there, some milliseconds a frame, so that they are there when a game
// begins.

// plans is what is made ahead.
type plans struct {
	dst   *ebiten.Image // any image: nothing is drawn on it
	title ui.Rect       // the size that the title's pictures were made for
	done  bool          // all that was planned is there
}

// Load prepares the title's pictures for some hundredths of a second and tells
// how far it is, 0 … 1.
func (s *Screen) Load() (float32, error) {
	if s.app == nil || s.plans.dst == nil {
		return 0, nil // nothing has been drawn yet: the size is not known
	}
	if s.app.Cramped() {
		return 1, nil
	}
	if r := s.app.Window(); s.plans.title != r {
		s.plans.title = r
		s.Plan(func() { s.game.Title(s.plans.dst, r) })
	}
	var progress float32
	for range loadSteps {
		var done bool
		if done, progress = s.p.Prepare(); done {
			return 1, nil
		}
	}
	return min(progress, .99), nil
}

// loadSteps is how many frames' worth of work one of the loading screen does:
// nothing moves there but its bar.
const loadSteps = 4

// Plan takes what draw draws into the pictures that are made ahead; it does not
// reach the screen.
func (s *Screen) Plan(draw func()) {
	s.p.Plan(draw)
	s.plans.done = false
}

// Ahead works some milliseconds ahead of what will be asked for; it is called
// in frames in which nothing is drawn.
func (s *Screen) Ahead() {
	if s.app == nil || s.app.Scene() == "loading" {
		return
	}
	s.plan()
	if !s.plans.done {
		s.plans.done, _ = s.p.Prepare()
	}
}

// plan lets the game plan ahead. The loading screen has enough to do, and a window
// without room needs nothing.
func (s *Screen) plan() {
	if s.plans.dst != nil && s.app.Scene() != "loading" && !s.app.Cramped() {
		s.game.Ahead(s.plans.dst)
	}
}

// Unfinished tells whether pictures were missing in the last frame, so that
// it must be drawn again.
func (s *Screen) Unfinished() bool { return s.busy }
