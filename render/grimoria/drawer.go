// Package grimoria draws Grimoria's own looks, icons and beats for a render.Screen.
package grimoria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	gpics "touria.games/touria/assets/pictures/grimoria"
	_ "touria.games/touria/assets/pictures/grimoria/painted" // registers the pictures
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	box "touria.games/touria/game/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// Drawer draws Grimoria's table, its title and its end.
type Drawer struct {
	*render.Screen
	p         *paint.Painter
	table     *board.Board // the visible table, nil if there is none
	rects     places
	ahead     ui.Rect // the window for which pictures have been planned
	dawns     bool    // those of the counting, too
	size      int     // Painter.Size at that time
	storyAt   ui.Rect // the window for which the opening has been planned
	storySize int
	moved     ui.Element
	trail     []paint.Point // of an attack

	chart ui.Rect // of the open book of spells in the last frame
	turn  int     // the tick at which it has opened or shut; 0: it is at rest
	shuts bool    // it shuts
	cover ui.Rect // where it lay
}

// New makes the drawer; it is for render.NewScreen.
func New(s *render.Screen, p *paint.Painter) render.Drawer { return &Drawer{Screen: s, p: p} }

// places are the rectangles between which things fly in beats.
type places struct {
	slot               [grimoria.Display]ui.Rect
	seat               [grimoria.MaxSeats]ui.Rect
	stack, pile, hoard ui.Rect
	book, pocket       ui.Rect
}

// Begin finds the table and the places of things on it.
func (s *Drawer) Begin(*ebiten.Image) {
	s.table = board.Of(s.App())
	s.p.SetLight(1, 1, 1)
	if s.table == nil {
		return
	}
	s.rects = places{}
	p := &s.rects
	tree := s.App().Tree()
	chart := ui.Rect{}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Layer > 0 {
			break
		}
		if e.ID == "table.chart" {
			chart = e.Rect
		}
		n := int(e.Target.N)
		switch e.Target.Kind {
		case board.TargetSlot:
			p.slot[n%len(p.slot)] = e.Rect
		case board.TargetSeat:
			p.seat[n%len(p.seat)] = e.Rect
		case board.TargetStack:
			p.stack = e.Rect
		case board.TargetPile:
			p.pile = e.Rect
		case board.TargetHoard:
			p.hoard = e.Rect
		case board.TargetBook:
			p.book = e.Rect
		case board.TargetPocket:
			p.pocket = e.Rect
		}
	}
	s.leaf(chart)
}

// leaf notes that the book of spells has opened or shut since the last frame.
func (s *Drawer) leaf(chart ui.Rect) {
	if chart.Empty() == s.chart.Empty() {
		s.chart = chart
		return
	}
	s.shuts, s.cover = chart.Empty(), chart
	if s.shuts {
		s.cover = s.chart
	}
	s.chart = chart
	if tick, still := s.Motion(); !still && !s.p.Plain() {
		s.turn = max(tick, 1)
	}
}

// How many ticks the book takes to open, and to shut and be sealed.
const openTicks, shutTicks = 20, 44

// covers draws the book's cover while it opens or shuts: it comes towards the reader, or shuts and is
// sealed with wax.
func (s *Drawer) covers(dst *ebiten.Image) {
	if s.turn == 0 {
		return
	}
	tick, still := s.Motion()
	ticks := openTicks
	if s.shuts {
		ticks = shutTicks
	}
	t := float32(tick-s.turn) / float32(ticks)
	if still || t < 0 || t >= 1 {
		s.turn = 0
		return
	}
	x, y := s.cover.Center()
	w := min(s.cover.W*.62, s.cover.H*1.3)
	r := ui.Rect{X: x - w/2, Y: y - w*31/96, W: w, H: w * 62 / 96}
	spec := s.p.Spec(gpics.KindShut, s.table.Crest(s.table.Eyes())%5, r)
	if !s.shuts {
		s.p.Draw(dst, spec, r, paint.Pose{Fade: t * t, Grow: .5 * t})
		return
	}
	pose := paint.Pose{Grow: .5 * max(0, 1-t*4)}
	if k := (t - .55) / .45; k > 0 { // it goes to its owner
		me := s.rects.seat[s.table.Eyes()]
		bx, by := me.Center()
		k = k * k * (3 - 2*k)
		r.X, r.Y = r.X+(bx-x)*k, r.Y+(by-y)*k
		pose.Grow, pose.Fade = -.75*k, k*k
	}
	s.p.Draw(dst, spec, r, pose)
	if k := 1 - abs(t-.34)/.14; k > 0 { // the wax
		s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H*.43, r.W*.42, .7*k)
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

// Ahead prefetches the room in idle frames.
func (s *Drawer) Ahead(dst *ebiten.Image, idle bool) {
	whole, size := s.App().Window(), s.p.Size()
	if idle && box.Awaited(s.App(), "grimoria") && (s.storyAt != whole || s.storySize != size) {
		s.storyAt, s.storySize = whole, size
		s.Plan(func() { s.planStory(dst) })
	}
	dawns := s.table != nil && s.table.Model.Level >= grimoria.LastLevel // it will soon be morning
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
		s.covers(dst)
	}
}

// The light of the night, by how much of it has passed: dusk, midnight and the first grey.
var hours = [...]struct {
	at         float32
	r, g, b    float32 // of the room
	dusk, grey float32 // how much of it the window shows
}{
	{0, 1, .93, .94, .85, 0},
	{.22, .92, .86, 1, .30, 0},
	{.45, .82, .79, .98, 0, 0},
	{.72, .80, .78, .97, 0, 0},
	{.88, .86, .85, .98, 0, .40},
	{1, .94, .92, .98, 0, .95},
}

// hourOf returns the light of a part of the night.
func hourOf(k float32) (r, g, b, dusk, grey float32) {
	for i := 1; i < len(hours); i++ {
		x, y := &hours[i-1], &hours[i]
		if k <= y.at || i == len(hours)-1 {
			t := min(max((k-x.at)/(y.at-x.at), 0), 1)
			mix := func(p, q float32) float32 { return p + (q-p)*t }
			return mix(x.r, y.r), mix(x.g, y.g), mix(x.b, y.b), mix(x.dusk, y.dusk), mix(x.grey, y.grey)
		}
	}
	return 1, 1, 1, 0, 0
}

// room draws the room in the light of the hour, with its flames.
func (s *Drawer) room(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	red, green, blue, dusk, grey := hourOf(s.night(e))
	if e.Disabled { // so that the things on the table stand out
		red, green, blue = red*.62, green*.58, blue*.72
	}
	s.p.Dyed(s.dark(red, green, blue), func() { s.p.Scene(dst, gpics.KindRoom, r) })
	if s.p.Plain() {
		return
	}
	unit := max(r.H/gpics.RoomUnits, r.W/1800)
	window := ui.Rect{X: r.X + r.W/2 - 76*unit, Y: r.Y, W: 152 * unit, H: 190 * unit}
	s.p.Light(dst, gpics.KindSky, 0, window, dusk*.62)
	s.p.Light(dst, gpics.KindSky, 1, window, grey*.55)
	s.p.Ground(dst)
	for i, c := range [...][2]float32{{-46, 80}, {0, 56}, {46, 80}} {
		s.flame(dst, r.X+r.W/2+c[0]*unit, r.Y+c[1]*unit, 26*unit, i)
	}
}

// night returns how much of the night has passed; while the candle burns down a step, it passes.
func (s *Drawer) night(e *ui.Element) float32 {
	return e.Part + s.sinking()/float32(grimoria.LastLevel-grimoria.FirstLevel(2))
}

// sinking returns how much of a step the hour candle has burnt down while a round begins.
func (s *Drawer) sinking() float32 {
	if s.table == nil {
		return 0
	}
	q := &s.table.Queue
	for i := range q.Playing() {
		if b, t := q.At(i); b.Kind == show.BeatNight && b.After.Level > s.table.Model.Level && s.table.Model.Round > 0 {
			return b.Ease.At(t)
		}
	}
	return 0
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
