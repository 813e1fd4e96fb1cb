package render

import (
	"github.com/hajimehoshi/ebiten/v2"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Large pictures take some tenths of a second to make. The title's are made
// while the loading screen shows how far it is; the table's while the title
// stands there, some milliseconds a frame, so that they are there when a game
// begins.

// plans is what is made ahead, and for which size of the screen.
type plans struct {
	dst   *ebiten.Image // any image: nothing is drawn on it
	title ui.Rect
	board ui.Rect
	scale float32
	done  bool // all that was planned is there

	finale      ui.Rect // the same for the finale, which is planned at the doors
	finaleScale float32
}

// Load prepares the title's pictures for some hundredths of a second and tells
// how far it is, 0 … 1.
func (s *Screen) Load() (float32, error) {
	if s.app == nil {
		return 0, nil // nothing has been drawn yet: the size is not known
	}
	if s.app.Cramped() {
		return 1, nil
	}
	if r := s.whole(); s.plans.title != r {
		s.plans.title = r
		s.p.Plan(func() {
			s.p.Title(s.plans.dst, r)
		})
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

func (s *Screen) whole() ui.Rect {
	w, h, _ := s.app.Size()
	return ui.Rect{W: w, H: h}
}

// Ahead works some milliseconds ahead of what will be asked for; it is called
// in frames in which nothing is drawn.
func (s *Screen) Ahead() {
	if s.app == nil || s.app.Scene() == "loading" || s.app.Cramped() {
		return
	}
	board := table.LayoutTable(s.app.Screen(), s.app.Phone()).Board
	if s.plans.board != board || s.plans.scale != s.p.Scale() {
		s.plans.board, s.plans.scale, s.plans.done = board, s.p.Scale(), false
		s.p.Plan(func() {
			s.p.BoardAlive(s.plans.dst, board, paint.Life{})
			var all [2]paint.TowerLook // all eight actions
			for a := touria.Dragon; a < touria.Actions; a++ {
				all[a/4].Faces[a%4] = a
			}
			for _, look := range all {
				s.p.Tower(s.plans.dst, s.p.TowerRect(board, touria.NW), look)
			}
			s.p.Hall(s.plans.dst, board)
			for f := range paint.DoorFrames {
				s.p.Door(s.plans.dst, paint.DoorSpot(board, 1), touria.Nobody, float32(f)/(paint.DoorFrames-1), paint.Pose{})
			}
		})
	}
	if !s.plans.done {
		s.plans.done, _ = s.p.Prepare()
	}
}

// foresee plans the finale while doors are opened: any of them may end the game,
// and then its scene must be there. Draw works at what is planned.
func (s *Screen) foresee() {
	if s.table == nil || !s.table.DoorsShown() {
		return
	}
	whole := s.whole()
	if s.plans.finale == whole && s.plans.finaleScale == s.p.Scale() {
		return
	}
	s.plans.finale, s.plans.finaleScale = whole, s.p.Scale()
	s.p.Plan(func() {
		for crest := range paint.NoCrest {
			s.p.Finale(s.plans.dst, whole, crest)
		}
	})
}

// Unfinished tells whether pictures were missing in the last frame, so that
// it must be drawn again.
func (s *Screen) Unfinished() bool { return s.busy }
