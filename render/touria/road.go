package touria

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// roadPoints is the number of points of a stretch of the winner's road.
const roadPoints = 20

// A road that has been walked more often is wider.
const mostWalks = 4

var (
	roadEdge = color.RGBA{0x4a, 0x20, 0x18, 0xff}
	roadGold = hue.Glow
	roadCore = hue.GlowCore
)

// road draws the whole map in the evening, the winner's road on it as far as it has
// come, and the heroes at its end.
func (s *Drawer) road(dst *ebiten.Image, e *ui.Element, f *after.Finale) {
	s.board = e.Rect
	m := &f.Ended().Model
	board := m.Board()
	tick, _ := s.Motion()
	if f.Reduced() {
		tick = 0
	}
	s.p.BoardAlive(dst, e.Rect, draw.Life{Tick: tick, Day: f.Evening()})
	legs, whole, k := f.Road()
	if f.Reduced() && f.Arrived() > -180 { // it fades in as a whole, in the dark
		whole, k = len(legs), 0
	}
	u := s.unit()
	arrived := f.Arrived()
	for d := 1; d <= touria.Doors; d++ {
		if door := m.Door(d); door.Open && (arrived >= 0 || door.Who != touria.Children) {
			s.p.MapDoorOpen(dst, e.Rect, d, door.Who)
		}
	}
	var walks [64]uint8 // of each road, by its whole legs
	for i := range whole {
		if road, ok := board.RoadBetween(legs[i].From, legs[i].To); ok && legs[i].Kind == show.BeatStep && road < len(walks) {
			walks[road] = min(walks[road]+1, mostWalks)
		}
	}
	var last show.Leg
	for pass := range 3 {
		for i := range min(whole+1, len(legs)) {
			l, part := legs[i], float32(1)
			if i == whole {
				part = k
			}
			wide := float32(0)
			if road, ok := board.RoadBetween(l.From, l.To); ok && l.Kind == show.BeatStep && road < len(walks) {
				if walks[road]&0x80 != 0 && i < whole { // it is there already
					continue
				}
				if i < whole {
					wide = 1.1 * float32(walks[road]-1)
					walks[road] |= 0x80
				}
			}
			s.leg(dst, &l, part, pass, wide)
			last = l
		}
		for i := range walks {
			walks[i] &^= 0x80
		}
	}
	for i := range min(whole+1, len(legs)) { // the road passes below the places
		s.placeAbove(dst, legs[i].From)
		if i < whole {
			s.placeAbove(dst, legs[i].To)
		}
	}
	for i := range touria.Mines {
		s.p.MineGems(dst, e.Rect, touria.M1+touria.Space(i), m.Mines[i])
	}
	for i := range whole { // places where the winner's turns led
		if end := i+1 == len(legs) || legs[i+1].Turn != legs[i].Turn; end && legs[i].Kind != show.BeatEnter {
			s.p.MarkSpace(dst, s.board, legs[i].To, draw.SpaceGoal, paint.Pose{})
		}
	}
	for w := touria.NW; w < touria.Towers; w++ {
		look := draw.TowerLook{}
		first := m.Faces(w, f.Ended().Eyes).Index
		for i := range look.Faces {
			look.Faces[i] = board.Face(w, first+i)
		}
		s.p.Tower(dst, geometry.Tower(e.Rect, w), look)
	}
	if len(legs) == 0 {
		return
	}
	if !f.Reduced() {
		s.twinkles(dst, legs, whole, float32(f.Ticks()))
	}
	s.walker(dst, e.Crest, legs, whole, k, last)
	if arrived >= 0 && !f.Reduced() {
		x, y := s.p.Space(s.board, touria.AtCastle)
		t := float32(arrived)
		for d := 1; d <= touria.Doors; d++ {
			s.p.DoorGlow(dst, s.p.MapDoor(s.board, d), min(t/12, 1))
		}
		for i := range 3 {
			s.fanfare(dst, x, y-52*u, t/46-.42*float32(i))
		}
	}
}

// placeAbove draws the emblem of a place above the road.
func (s *Drawer) placeAbove(dst *ebiten.Image, at touria.Space) {
	if !s.p.Plain() {
		s.p.Place(dst, geometry.Emblem(s.land, s.board, at), at, paint.Pose{})
	}
}

// twinkles lets the road that is walked sparkle here and there.
func (s *Drawer) twinkles(dst *ebiten.Image, legs []show.Leg, whole int, ticks float32) {
	const n, last = 22, 54
	for i := range n {
		t := ticks/last + spread(i, 1)
		round := int(t)
		t -= float32(round)
		j := int(spread(i, round+2) * float32(len(legs)))
		if j >= whole || legs[j].Kind == show.BeatEnter {
			continue
		}
		x, y := s.point(&legs[j], spread(i, round+3))
		u := s.unit()
		s.p.Effect(dst, tpics.EffectGlint, x, y, u, paint.Pose{Grow: -.3 + .5*hop(t), Turn: 60 * t, Fade: 1 - hop(t)*.95})
	}
}

// point returns a point of a leg, from 0 at its start to 1 at its end: on the road,
// or in an arc above the land.
func (s *Drawer) point(l *show.Leg, t float32) (x, y float32) {
	if l.Kind == show.BeatStep {
		if road, ok := s.land.RoadBetween(l.From, l.To); ok {
			return s.p.Walk(s.board, road, l.From, t)
		}
	}
	x0, y0 := s.p.Space(s.board, l.From)
	x1, y1 := s.p.Space(s.board, l.To)
	if l.Kind == show.BeatEnter {
		y1 -= 36 * s.unit() // the gate
	}
	high := min(.22*float32(math.Hypot(float64(x1-x0), float64(y1-y0))), 90*s.unit())
	return x0 + (x1-x0)*t, y0 + (y1-y0)*t - 4*t*(1-t)*high
}

// leg draws a part of a leg, in three passes: a dark edge, gold, and light.
func (s *Drawer) leg(dst *ebiten.Image, l *show.Leg, part float32, pass int, wide float32) {
	if part <= 0 {
		return
	}
	u := s.unit()
	n := max(int(roadPoints*part), 2)
	s.trail = s.trail[:0]
	for i := range n + 1 {
		x, y := s.point(l, part*float32(i)/float32(n))
		s.trail = append(s.trail, paint.Point{X: x, Y: y})
	}
	width := [3]float32{8.6, 5.6, 2.2}[pass] + wide
	if l.Kind != show.BeatStep {
		width *= .62
	}
	s.p.Stroke(dst, s.trail, width*u, [3]color.RGBA{roadEdge, roadGold, roadCore}[pass])
}

// walker draws the heroes at the end of the road, in a light of their own, and
// sparks behind them.
func (s *Drawer) walker(dst *ebiten.Image, crest int, legs []show.Leg, whole int, k float32, last show.Leg) {
	u := s.unit()
	if whole == len(legs) {
		k = 1
	}
	x, y := s.point(&last, k)
	ticks := float32(whole) + k
	for i := range 9 { // sparks fall behind
		back := float32(i+1) * .085
		at, j := k-back, min(whole, len(legs)-1)
		for at < 0 && j > 0 {
			at, j = at+1, j-1
		}
		if at < 0 || whole == len(legs) {
			break
		}
		sx, sy := s.point(&legs[j], at)
		s.p.Effect(dst, tpics.EffectStar, sx+(spread(i, int(ticks*4)&7)-.5)*14*u, sy-(4+10*back)*u, u, paint.Pose{
			Grow: -.35 - .4*back, Turn: 60 * (ticks + float32(i)), Fade: .15 + back})
	}
	if last.Kind == show.BeatEnter { // a light goes in at the gate
		at := last.From // the heroes stay behind
		hx, hy := s.stand(at)
		s.p.Heroes(dst, geometry.Heroes(s.board, hx, hy), crest, paint.Pose{})
		if whole < len(legs) {
			s.p.Effect(dst, tpics.EffectGlint, x, y, u, paint.Pose{Grow: .5, Turn: 90 * k})
			d := 26 * u
			s.p.Crest(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, crest, paint.Pose{Fade: beat.In.At(part(k, .8, 1))})
		}
		return
	}
	s.p.Effect(dst, tpics.EffectRays, x, y-16*u, u, paint.Pose{Grow: -.55, Turn: 30 * ticks, Fade: .3})
	lift := float32(0)
	if last.Kind == show.BeatStep {
		lift = hop(k*2) * 6 * u
	}
	s.p.Effect(dst, tpics.EffectShade, x, y+4*u, u, paint.Pose{Grow: -.1})
	s.p.Heroes(dst, geometry.Heroes(s.board, x, y-lift), crest, paint.Pose{})
}
