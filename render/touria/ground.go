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
	if !s.table.Small() && !s.board.Empty() {
		s.p.Runner(dst, ui.Rect{X: s.board.X - 9, Y: e.Rect.Y, W: s.board.W + 18, H: e.Rect.H})
	}
	s.candles(dst, e.Rect)
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

// candles draws the two candles at the upper edge that light the table, brighter as the
// day goes, and the vine that is embroidered between them and the ribbon.
func (s *Drawer) candles(dst *ebiten.Image, r ui.Rect) {
	b := s.table.Boxes()
	lamp := .13 + .24*draw.Evening(s.life())
	reach := min(r.W*.34, r.H*.75)
	for i, at := range b.Candles {
		x, y := r.X+[2]float32{.09, .91}[i]*r.W, r.Y+r.H*.06 // beyond the upper corners
		if !at.Empty() {
			x, y = at.X+at.W/2, at.Y+at.H*.3
		}
		s.p.Lamp(dst, x, y, reach, lamp*s.flicker(i))
	}
	if b.Candles[0].Empty() {
		s.candle(dst)
		return
	}
	left, right := b.Candles[0], b.Candles[1]
	if left.X > right.X {
		left, right = right, left
	}
	const high, gap = 34, 10
	for _, span := range [2][2]float32{{left.X + left.W + 2, s.rects.prompt.X - gap}, {s.rects.prompt.X + s.rects.prompt.W + gap, right.X - 2}} {
		x0, x1 := max(span[0], s.board.X-2), min(span[1], s.board.X+s.board.W+2)
		if x1-x0 > 34 {
			s.p.Vine(dst, ui.Rect{X: x0, Y: r.Y + b.Prompt.Y - r.Y + (b.Prompt.H-high)/2, W: x1 - x0, H: high})
		}
	}
	for i, at := range b.Candles {
		s.p.Lamp(dst, at.X+at.W/2, at.Y+at.H*.3, 90, .34*s.flicker(i))
		s.burn(dst, at, i)
	}
	s.candle(dst)
}

// burn draws a candle with its living flame.
func (s *Drawer) burn(dst *ebiten.Image, r ui.Rect, i int) {
	s.p.Candle(dst, r)
	l := s.life()
	if !l.Still {
		t := float64(l.Tick)/60 + 7*float64(i)
		sway := float32(math.Sin(t*1.7)*.6 + math.Sin(t*4.3)*.4)
		s.p.Flame(dst, r, .04*float32(math.Sin(t*6.1)), 3*sway)
	} else {
		s.p.Flame(dst, r, 0, 0)
	}
	s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H*.27, r.H*.38, .5*s.flicker(i+2))
}

// candle puts another candle on a part of the table that nothing else needs, below the
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
	s.burn(dst, r, 2)
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
