package touria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
)

// ground draws the table with what lies on it and never moves: the runner, and what
// the viewer's things lie in.
func (s *Drawer) ground(dst *ebiten.Image, e *ui.Element) {
	s.p.Cloth(dst, e.Rect)
	if s.table == nil {
		return
	}
	if b := s.table.Boxes(); !b.Upright && !s.board.Empty() {
		s.p.Runner(dst, ui.Rect{X: s.board.X - 9, Y: e.Rect.Y, W: s.board.W + 18, H: e.Rect.H})
	}
	// Candles beyond the upper corners, brighter as the day goes.
	lamp := .10 + .24*draw.Evening(s.life())
	reach := min(e.Rect.W*.34, e.Rect.H*.75)
	for i, k := range [2]float32{.09, .91} {
		s.p.Lamp(dst, e.Rect.X+k*e.Rect.W, e.Rect.Y+e.Rect.H*.06, reach, lamp*s.flicker(i))
	}
	s.candle(dst)
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

// candle puts a candle on a part of the table that nothing else needs, below the
// fairy's shelf when the sheet lies elsewhere.
func (s *Drawer) candle(dst *ebiten.Image) {
	b := s.table.Boxes()
	const w, h = 80, 120
	free := ui.Rect{X: b.Shelf.X, Y: b.Shelf.Y + b.Shelf.H + 8, W: b.Shelf.W}
	free.H = b.Confirm.Y - 8 - free.Y
	if s.rects.shelf != b.Shelf || b.Shelf.Empty() || free.H < h+20 || free.W < w || free.Overlaps(b.Sheet) {
		return
	}
	r := ui.Centred(free, w, h)
	s.p.Lamp(dst, r.X+w/2, r.Y+h*.35, 190, .34*s.flicker(2))
	s.p.Candle(dst, r)
	s.p.Lamp(dst, r.X+w/2, r.Y+h*.25, 46, .5*s.flicker(3))
}

// flicker returns how bright a candle is at this moment, about 1.
func (s *Drawer) flicker(i int) float32 {
	l := s.life()
	if l.Still {
		return 1
	}
	t := float64(l.Tick) / 60
	return 1 + .05*float32(math.Sin(t*2.3+float64(i)*2)*math.Sin(t*.9+float64(i)))
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
