package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// ground draws the table with what lies on it and never moves: the runner, and what
// the viewer's things lie in.
func (s *Drawer) ground(dst *ebiten.Image, e *ui.Element) {
	s.p.Cloth(dst, e.Rect)
	if s.table == nil {
		return
	}
	if !s.table.Small() && !s.board.Empty() {
		s.p.Runner(dst, ui.Rect{X: s.board.X - 9, Y: e.Rect.Y, W: s.board.W + 18, H: e.Rect.H})
	}
	p := &s.rects
	for _, q := range [...]struct {
		r ui.Rect
		k paint.Wood
	}{{p.tray, paint.WoodTray}, {p.rack, paint.WoodTray}, {p.roll, paint.WoodRoll}} {
		if !q.r.Empty() {
			r := q.r.Inset(-1)
			if q.k == paint.WoodRoll {
				r = q.r.Inset(-3)
			}
			s.p.Wood(dst, r, q.k)
		}
	}
}

// moulding draws the frame round the map.
func (s *Drawer) moulding(dst *ebiten.Image, r ui.Rect) {
	d := float32(7)
	if s.table.Small() {
		d = 4
	}
	s.p.Moulding(dst, r, d)
}

// shelf draws the bough of the fairy's items, which stand on its upper side; the
// heading is on the table above them.
func (s *Drawer) shelf(dst *ebiten.Image, r ui.Rect) {
	if s.p.Plain() {
		s.p.Panel(dst, r, paint.PanelDark, paint.Pose{})
		return
	}
	const high = 30
	foot := r.Y + r.H - 4
	for _, q := range s.rects.display {
		if !q.Empty() {
			foot = q.Y + q.H/2 + min(q.W, q.H)/2 - 4
		}
	}
	s.p.Branch(dst, ui.Rect{X: r.X, Y: foot - high*.34, W: r.W, H: high})
}
