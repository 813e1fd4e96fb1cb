// Package grimoria draws Grimoria's own looks, icons and beats for a render.Screen.
package grimoria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	gpics "touria.games/touria/assets/pictures/grimoria"
	_ "touria.games/touria/assets/pictures/grimoria/painted" // registers the pictures
	"touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// Drawer draws Grimoria's table, its title and its end.
type Drawer struct {
	*render.Screen
	p     *paint.Painter
	table *table.Table // the visible table, nil if there is none
	rects places
	ahead ui.Rect // the window for which pictures have been planned
	dawns bool    // those of the counting, too
	size  int     // Painter.Size at that time
	moved ui.Element
}

// New makes the drawer; it is for render.NewScreen.
func New(s *render.Screen, p *paint.Painter) render.Drawer { return &Drawer{Screen: s, p: p} }

// places are those between which beats fly.
type places struct {
	slot               [grimoria.Display]ui.Rect
	seat               [grimoria.MaxSeats]ui.Rect
	stack, pile, hoard ui.Rect
	book, pocket       ui.Rect
}

// Begin finds the table and the places of things on it.
func (s *Drawer) Begin(*ebiten.Image) {
	s.table = table.TableOf(s.App())
	s.p.SetLight(1, 1, 1)
	if s.table == nil {
		return
	}
	s.rects = places{}
	p := &s.rects
	tree := s.App().Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Layer > 0 {
			break
		}
		n := int(e.Target.N)
		switch e.Target.Kind {
		case table.TargetSlot:
			p.slot[n%len(p.slot)] = e.Rect
		case table.TargetSeat:
			p.seat[n%len(p.seat)] = e.Rect
		case table.TargetStack:
			p.stack = e.Rect
		case table.TargetPile:
			p.pile = e.Rect
		case table.TargetHoard:
			p.hoard = e.Rect
		case table.TargetBook:
			p.book = e.Rect
		case table.TargetPocket:
			p.pocket = e.Rect
		}
	}
}

// Title draws the reader behind the title.
func (s *Drawer) Title(dst *ebiten.Image, r ui.Rect) { s.p.Scene(dst, gpics.KindTitle, r) }

// Logo draws the game's name.
func (s *Drawer) Logo(dst *ebiten.Image, r ui.Rect) {
	s.p.Draw(dst, s.p.Spec(gpics.KindLogo, 0, r), r, paint.Pose{})
}

// Tick does nothing: the flames follow the clock.
func (s *Drawer) Tick() {}

// Ahead plans the room in idle frames.
func (s *Drawer) Ahead(dst *ebiten.Image, idle bool) {
	whole, size := s.App().Window(), s.p.Size()
	dawns := s.table != nil && s.table.Model().Level >= grimoria.LastLevel // it will soon be morning
	if !idle || s.ahead == whole && s.size == size && s.dawns == dawns {
		return
	}
	s.ahead, s.size, s.dawns = whole, size, dawns
	s.Plan(func() {
		s.p.Scene(dst, gpics.KindRoom, whole)
		if dawns {
			s.p.Scene(dst, gpics.KindDawn, whole)
		}
	})
}

// Over draws what moves above the table.
func (s *Drawer) Over(dst *ebiten.Image) {
	if s.table != nil {
		s.beats(dst)
	}
}

// room draws the room by night with its flames.
func (s *Drawer) room(dst *ebiten.Image, r ui.Rect) {
	s.p.Scene(dst, gpics.KindRoom, r)
	if s.p.Plain() {
		return
	}
	unit := max(r.H/gpics.RoomUnits, r.W/1800)
	for i, c := range [...][2]float32{{-46, 80}, {0, 56}, {46, 80}} {
		s.flame(dst, r.X+r.W/2+c[0]*unit, r.Y+c[1]*unit, 26*unit, i)
	}
}

// flame draws a flame whose foot is at x, y.
func (s *Drawer) flame(dst *ebiten.Image, x, y, h float32, seed int) {
	grow, lean := float32(0), float32(0)
	if tick, still := s.Motion(); !still {
		t := float64(tick)/60 + float64(seed)*1.7
		grow = .05 * float32(math.Sin(t*5.1)+.5*math.Sin(t*8.3))
		lean = 3 * float32(math.Sin(t*2.3)+.4*math.Sin(t*6.1))
	}
	s.p.Lamp(dst, x, y-h*.4, h*3.2, .16+.4*grow)
	// Painter.Flame takes the box of a whole candle.
	k := h / 48
	s.p.Flame(dst, ui.Rect{X: x - 40*k, Y: y - 48*k - 4*k, W: 80 * k, H: 120 * k}, grow, lean)
}
