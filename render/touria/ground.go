package touria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
)

// ground draws the table with what lies on it and never moves: the runner, and what
// the viewer's things lie in.
func (s *Drawer) ground(dst *ebiten.Image, e *ui.Element) {
	s.p.Cloth(dst, e.Rect)
	if s.shown == nil {
		return
	}
	if b := board.Layout(s.App()); !b.Upright && !s.board.Empty() {
		s.p.Runner(dst, ui.Rect{X: s.board.X - 9, Y: e.Rect.Y, W: s.board.W + 18, H: e.Rect.H})
	}
	s.p.Ground(dst)
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
	if s.shown.Small {
		d = 4
	}
	s.p.Moulding(dst, r, d)
}

// candles draws the two candles at the upper edge that light the table, brighter as the day goes,
// and the vine that is embroidered between them and the ribbon. A third candle is in free space.
// All light comes last, since it has a blend mode of its own.
func (s *Drawer) candles(dst *ebiten.Image, r ui.Rect) {
	b := board.Layout(s.App())
	const high, gap = 34, 10
	left, right := b.Candles[0], b.Candles[1]
	if left.X > right.X {
		left, right = right, left
	}
	for _, span := range [2][2]float32{{left.X + left.W + 2, s.rects.prompt.X - gap}, {s.rects.prompt.X + s.rects.prompt.W + gap, right.X - 2}} {
		x0, x1 := max(span[0], s.board.X-2), min(span[1], s.board.X+s.board.W+2)
		if x1-x0 > 34 && !left.Empty() {
			s.p.Vine(dst, ui.Rect{X: x0, Y: b.Prompt.Y + (b.Prompt.H-high)/2, W: x1 - x0, H: high})
		}
	}
	lit := [3]ui.Rect{left, right, s.candle(&b)}
	for i, at := range lit {
		if !at.Empty() {
			s.p.Candle(dst, at)
			s.flame(dst, at, i)
		}
	}
	lamp := .13 + .24*draw.Evening(s.life())
	reach := min(r.W*.34, r.H*.75)
	for i, at := range lit {
		if i < 2 { // they light the whole table, even where they are beyond its corners
			x, y := r.X+[2]float32{.09, .91}[i]*r.W, r.Y+r.H*.06
			if !at.Empty() {
				x, y = at.X+at.W/2, at.Y+at.H*.3
			}
			s.p.Lamp(dst, x, y, reach, lamp*s.flicker(i))
		}
		if !at.Empty() {
			x, y := at.X+at.W/2, at.Y+at.H*.27
			s.p.Lamp(dst, x, y, max(90, at.H*1.6), .34*s.flicker(i))
			s.p.Lamp(dst, x, y, at.H*.38, .5*s.flicker(i+2))
		}
	}
}

// flame draws the living flame of a candle.
func (s *Drawer) flame(dst *ebiten.Image, r ui.Rect, i int) {
	l := s.life()
	if l.Still {
		s.p.Flame(dst, r, 0, 0)
		return
	}
	t := float64(l.Tick)/60 + 7*float64(i)
	s.p.Flame(dst, r, .04*float32(math.Sin(t*6.1)), 2*float32(math.Sin(t*1.7)+.6*math.Sin(t*4.3)))
}

// candle returns the rectangle of the third candle: below the fairy's shelf or, if there is no
// room, below what is told; empty if there is none there either.
func (s *Drawer) candle(b *board.Boxes) ui.Rect {
	if s.rects.shelf != b.Shelf || b.Shelf.Empty() {
		return ui.Rect{}
	}
	for _, above := range [2]ui.Rect{b.Shelf, s.rects.tail} {
		free := ui.Rect{X: above.X, Y: above.Y + above.H + 8, W: above.W}
		free.H = b.Confirm.Y - 8 - free.Y
		if h := min(free.H-24, 190); !above.Empty() && h >= 110 && free.W >= h*2/3 && !free.Overlaps(b.Sheet) {
			return ui.Centred(free, h*2/3, h)
		}
	}
	return ui.Rect{}
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
