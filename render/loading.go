package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria/game/show"
	"touria/game/ui"
	"touria/render/paint"
	"touria/rules/touria"
)

// Large pictures take up to a second to paint. The title's are painted while
// the loading screen shows how far it is; the table's while the title stands
// there, some milliseconds a frame, so that they are there when a game begins.

// plans is what is painted ahead, and for which size of the screen.
type plans struct {
	dst   *ebiten.Image // any image: nothing is drawn on it
	title show.Rect
	board show.Rect
	scale float32
	done  bool // all that was planned is painted
}

// Load prepares the title's pictures for some milliseconds and tells how far
// it is, 0 … 1.
func (s *Screen) Load() (float32, error) {
	if s.app == nil {
		return 0, nil // nothing has been drawn yet: the size is not known
	}
	if r := s.whole(); s.plans.title != r {
		s.plans.title = r
		s.p.Plan(func() {
			s.p.Title(s.plans.dst, r)
		})
	}
	if done, progress := s.p.Prepare(); !done {
		return min(progress, .99), nil
	}
	return 1, nil
}

func (s *Screen) whole() show.Rect {
	w, h, _ := s.app.Size()
	return show.Rect{W: w, H: h}
}

// Ahead paints some milliseconds ahead of what will be asked for; it is called
// in frames in which nothing is drawn.
func (s *Screen) Ahead() {
	if s.app == nil || s.app.Scene() == "loading" {
		return
	}
	board := ui.LayoutTable(s.app.Screen(), s.app.Phone()).Board
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
		})
	}
	if !s.plans.done {
		s.plans.done, _ = s.p.Prepare()
	}
}

// Unfinished tells whether pictures were missing in the last frame, so that
// it must be drawn again.
func (s *Screen) Unfinished() bool { return s.busy }
