package touria

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// story draws an element of the opening.
func (s *Drawer) story(dst *ebiten.Image, e *ui.Element) {
	o := opening.Of(s.App())
	switch {
	case o == nil:
	case e.Look == opening.LookLand:
		s.storyPicture(dst, e.Rect, o)
	case e.Look == opening.LookPrize:
		s.storyPrize(dst, e.Rect, o)
	}
}

// The map of the opening is drawn once, at a higher resolution, so that the camera can come close. It is at most
// storyWidest device pixels wide.
const (
	storyDetail = 1.7
	storyWidest = 2800
	storyRim    = .011 // of the map's width is its painted frame, which is not seen
	storyLeast  = .36  // of the map's height is in view at least: a tower
)

// planStory notes the pictures of the opening.
func (s *Drawer) planStory(dst *ebiten.Image) {
	for c := range opening.Cards {
		o := opening.Draft(s.App(), c)
		at := o.Picture()
		s.storyPicture(dst, at, o)
		if c == opening.Gate {
			s.prize(dst, opening.Prize(at), o)
		}
	}
}

// storyPicture draws a card's picture: the map as the camera sees it, and what appears before it.
func (s *Drawer) storyPicture(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	land := r // the map, in its proportions, as large as is needed
	if high := r.W * tpics.MapH / tpics.MapW; high > r.H {
		land.H = high
	} else {
		land.W = r.H * tpics.MapW / tpics.MapH
	}
	eye := o.Sees()
	if land.W > r.W { // it is close already
		eye.Zoom = 1 + (eye.Zoom-1)*.4
	}
	in := land.Inset(land.W * storyRim)
	eye.Zoom = max(r.W/in.W, r.H/in.H, min(eye.Zoom, r.H/(land.H*storyLeast)))
	x, y := land.At(eye.U, eye.V)
	w, h := r.W/eye.Zoom/2, r.H/eye.Zoom/2
	x = min(max(x, in.X+w), in.X+in.W-w)
	y = min(max(y, in.Y+h), in.Y+in.H-h)
	toX, toY := r.Center()
	detail := max(1, min(storyDetail, storyWidest/(land.W*s.p.Scale())))
	glass := s.p.Part(dst, r)
	s.p.Magnified(eye.Zoom, x, y, toX, toY, detail, func() { s.storyLand(glass, land, o) })
	switch o.Card() {
	case opening.Castle:
		s.storyPair(glass, r, o)
	case opening.Gate:
		s.p.Shade(glass, r, .5)
	}
	s.p.Shade(glass, r, o.Dark())
	s.p.Shade(dst, ui.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 2}, 1) // a rim before the table's wood
}

// storyLand draws the map of a card with everything on it.
func (s *Drawer) storyLand(dst *ebiten.Image, land ui.Rect, o *opening.Opening) {
	s.board = land
	life := draw.Life{Day: o.Day()}
	if tick, _ := s.Motion(); !o.Reduced() {
		life.Tick = tick
	}
	s.p.SetPlan(false)
	s.p.BoardAlive(dst, land, life)
	if s.p.Plain() { // it has no castle
		for d := 1; d <= touria.Doors; d++ {
			s.p.Door(dst, s.p.MapDoor(land, d), touria.Nobody, 0, paint.Pose{})
		}
	}
	mines := opening.Mines
	switch o.Card() {
	case opening.Castle:
		for d := 1; d <= touria.Doors; d++ {
			if k := o.Part(opening.LightsAt+(d-1)*opening.LightEvery, opening.LightTicks); k > 0 {
				s.storyLight(dst, s.p.MapDoor(land, d), k)
			}
		}
	case opening.Heroes:
		for i, c := range opening.Gems {
			if o.Part(opening.JumpAt(i), opening.JumpTicks) > 0 {
				mines[opening.Road[1]-touria.M1][c] = 0
			}
		}
		s.storyRoad(dst, o)
	}
	for i := range touria.Mines {
		s.p.MineGems(dst, land, touria.M1+touria.Space(i), mines[i])
	}
	for w := touria.NW; w < touria.Towers; w++ {
		s.p.Tower(dst, geometry.Tower(land, w), s.storyTower(w, o))
	}
	if o.Card() == opening.Heroes {
		s.storyWalk(dst, o)
		return
	}
	x, y := s.stand(touria.AtCastle)
	s.p.Heroes(dst, geometry.Heroes(land, x, y), o.Story.Crest, paint.Pose{})
}

// storyLight draws a castle door on the map in which a light goes on.
func (s *Drawer) storyLight(dst *ebiten.Image, r ui.Rect, k float32) {
	x, y := r.At(.5, .55)
	s.p.Lamp(dst, x, y, r.H*1.5, .5*beat.Out.At(k))
	s.p.DoorGlow(dst, r, k)
	if k < 1 {
		s.p.Effect(dst, tpics.EffectGlint, x, y, s.unit(), paint.Pose{Grow: -.5 + .5*hop(k), Turn: 40 * k, Fade: 1 - hop(k)})
	}
}

// storyTower returns how a tower looks: all show what they do in the first game, and two of them turn there.
func (s *Drawer) storyTower(w touria.Tower, o *opening.Opening) (look draw.TowerLook) {
	now := [touria.Towers]touria.Action{opening.Told, touria.Fountain, touria.Fountain, touria.Wizard}[w]
	first := 0
	for s.land.Face(w, first) != now {
		first++
	}
	k := float32(1)
	if o.Card() == opening.Heroes {
		switch w {
		case touria.NW:
			k = o.Part(opening.FirstTurnAt, opening.TurnTicks)
		case touria.NE:
			k = o.Part(opening.OtherTurnAt, opening.TurnTicks)
		}
		if w == touria.NW {
			look.Glow = max(hop(min(k, .5)), .8*part(k, .5, 1))
		}
	}
	turn := beat.OutBack.At(k)
	if k < 1 {
		first += 3 // one before, of four
		look.Angle = 90 * turn
	}
	for i := range look.Faces {
		look.Faces[i] = s.land.Face(w, first+i)
	}
	return look
}

// storyLeg returns a part of the road of the heroes.
func storyLeg(i int) show.Leg {
	return show.Leg{From: opening.Road[i], To: opening.Road[i+1], Kind: show.BeatStep}
}

// storyRoad draws the golden road, which runs ahead of the heroes.
func (s *Drawer) storyRoad(dst *ebiten.Image, o *opening.Opening) {
	const legs = len(opening.Road) - 1
	far := o.Part(opening.RoadAt-44, 70) * float32(legs)
	if far == 0 {
		return
	}
	for pass := range 3 {
		for i := range legs {
			leg := storyLeg(i)
			s.leg(dst, &leg, min(far-float32(i), 1), pass, 1)
		}
	}
	for _, at := range opening.Road {
		s.placeAbove(dst, at)
	}
	s.p.MarkSpace(dst, s.board, opening.Road[legs], draw.SpaceGoal, paint.Pose{Fade: 1 - part(far, float32(legs)-.2, float32(legs))})
}

// storyHeroes returns where the heroes are who have come so many legs far, and the part of the last one that is done.
func (s *Drawer) storyHeroes(far float32) (x, y, k float32) {
	i := min(int(far), len(opening.Road)-2)
	leg := storyLeg(i)
	k = beat.InOut.At(far - float32(i))
	x, y = s.point(&leg, k)
	ax, ay := geometry.Beside(s.board, leg.From)
	bx, by := geometry.Beside(s.board, leg.To)
	a, b := max(1-3*k, 0), max(3*k-2, 0) // beside the place at both ends
	return x + ax*a + bx*b, y + ay*a + by*b, k
}

// storyWalk draws the heroes on the road, and the gems that jump out of the mine as they come past.
func (s *Drawer) storyWalk(dst *ebiten.Image, o *opening.Opening) {
	const legs = len(opening.Road) - 1
	u := s.unit()
	x, y, k := s.storyHeroes(o.Part(opening.RoadAt, legs*opening.LegTicks) * float32(legs))
	lift := hop(k*3) * 7 * u
	s.p.Effect(dst, tpics.EffectShade, x, y+4*u, u, paint.Pose{Grow: -min(lift/(120*u), .6)})
	s.p.Heroes(dst, geometry.Heroes(s.board, x, y-lift), o.Story.Crest, paint.Pose{})
	mx, my := s.p.Space(s.board, opening.Road[1])
	for i, c := range opening.Gems {
		t := o.Part(opening.JumpAt(i), opening.JumpTicks)
		if t == 0 {
			continue
		}
		side := 2*float32(i) - 1
		out, size := beat.Out.At(t), 38*u
		gx := mx + side*(9+34*out)*u
		gy := my - 44*out*u - 30*hop(t)*(1-t)*u
		s.p.Effect(dst, tpics.EffectRays, gx, gy, u, paint.Pose{Grow: -.68, Turn: 40 * t * side, Fade: 1 - .75*out})
		s.p.Gem(dst, centred(ui.Rect{X: gx, Y: gy}, size), c, paint.Pose{Grow: -.5 + .5*beat.OutBack.At(t), Turn: 360 * side * (1 - out)})
	}
}

// storyPair draws the royal children in their round frame.
func (s *Drawer) storyPair(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	k := o.Part(opening.FrameAt, opening.FrameTicks)
	if k == 0 {
		return
	}
	x, y := r.At(.5, .29)
	d := min(r.H*.42, r.W*.5)
	s.pairFrame(dst, centred(ui.Rect{X: x, Y: y}, d), k, o)
}

// pairFrame draws the royal children as they appear, in beams of light.
func (s *Drawer) pairFrame(dst *ebiten.Image, r ui.Rect, k float32, o *opening.Opening) {
	x, y := r.Center()
	turn := float32(o.At()) * .16
	s.p.Effect(dst, tpics.EffectRays, x, y, 1, paint.Pose{Turn: turn, Grow: r.W*1.5/tpics.EffectRays.Size()*(.5+.5*k) - 1, Fade: 1 - .6*k})
	s.p.Dweller(dst, r, touria.Children, paint.Pose{Grow: -.7 * (1 - beat.OutBack.At(k)), Fade: max(1-k*3, 0)})
}

// storyPrize draws what opens the gate, on its card or on its way into the goal of the table.
func (s *Drawer) storyPrize(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	k, leaving := o.Leaving()
	if !leaving {
		s.prize(dst, r, o)
		return
	}
	s.p.Shade(dst, r, .8*(1-k))
	prize, goal := opening.Prize(o.Picture()), o.Story.Goal()
	way := beat.InOut.At(k)
	ax, ay := prize.Center()
	bx, by := goal.Center()
	size := 1 + (min(goal.W/prize.W, goal.H/prize.H)-1)*way
	s.p.Magnified(size, ax, ay, ax+(bx-ax)*way, ay+(by-ay)*way, 1, func() { s.prize(dst, prize, o) })
}

// prize draws hearts, coins and a crossed-out black gem, and the gate that they open.
func (s *Drawer) prize(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	s.p.Panel(dst, r, paint.PanelParchment, paint.Pose{})
	s.p.Moulding(dst, r.Inset(5), 5)
	rows, gate := opening.Sides(r)
	s.prizes(dst, rows[0], o.Story.Hearts, o, opening.HeartAt, func(at ui.Rect, won bool, pose paint.Pose) { s.p.Heart(dst, at, won, pose) })
	s.prizes(dst, rows[1], o.Story.Gold, o, opening.CoinAt, func(at ui.Rect, won bool, pose paint.Pose) {
		if !won {
			pose.Faded, pose.Fade = true, .6
		}
		s.p.Coin(dst, at, 0, pose)
	})
	gem, _ := opening.BlackGem(rows[2])
	gem = centred(gem, min(gem.W, gem.H)*.86)
	s.p.Gem(dst, gem, touria.Black, paint.Pose{})
	s.crossOut(dst, gem, o.Part(opening.BlackAt, opening.CrossTicks))
	s.prizeGate(dst, gate, o)
}

// crossOut draws two strokes across something, one after the other.
func (s *Drawer) crossOut(dst *ebiten.Image, r ui.Rect, k float32) {
	wide := r.W * .11
	for _, pass := range [...]struct {
		more float32
		c    color.RGBA
	}{{wide * .5, hue.InkText}, {0, crossRed}} {
		for i, from := range [...]float32{.04, .96} {
			t := beat.Out.At(min(max(2*k-float32(i), 0), 1))
			if t == 0 {
				continue
			}
			ax, ay := r.At(from, .04)
			bx, by := r.At(from+(1-2*from)*t, .04+.92*t)
			s.trail = append(s.trail[:0], paint.Point{X: ax, Y: ay}, paint.Point{X: bx, Y: by})
			s.p.Stroke(dst, s.trail, wide+pass.more, pass.c)
		}
	}
}

// crossRed is the colour of what is crossed out with.
var crossRed = color.RGBA{0xd8, 0x40, 0x38, 0xff}

// prizes draws a row of things that fly up one by one.
func (s *Drawer) prizes(dst *ebiten.Image, row ui.Rect, n int, o *opening.Opening, when func(i, n int) int, one func(at ui.Rect, won bool, pose paint.Pose)) {
	step := min(row.H, row.W/float32(max(n, 1)))
	size := step * .86
	if step < row.H {
		size = min(step, row.H*.86)
	}
	for i := range n {
		at := ui.Rect{X: row.X + float32(i)*step + (step-size)/2, Y: row.Y + (row.H-size)/2, W: size, H: size}
		one(at, false, paint.Pose{})
		if k := o.Part(when(i, n), opening.PopTicks); k > 0 {
			one(at, true, paint.Pose{Grow: -.6 * (1 - beat.OutBack.At(k)), DY: (1 - beat.Out.At(k)) * size * .9, Fade: max(1-2*k, 0)})
		}
	}
}

// prizeGate draws the gate, whose windows light up with full rows and whose leaves swing open, and the royal children
// beside it.
func (s *Drawer) prizeGate(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	size := min(r.H, r.W*.66)
	gate := ui.Rect{X: r.X + (r.W-size*1.44)/2, Y: r.Y + (r.H-size)/2, W: size, H: size}
	full := func(from int) bool { return o.Part(from+opening.ItemsTicks, opening.PopTicks) >= 1 }
	open := beat.InOut.At(o.Part(opening.GateAt, opening.GateTicks))
	x, y := gate.At(.5, .74)
	if open > 0 {
		s.p.Effect(dst, tpics.EffectRays, x, y, 1, paint.Pose{Grow: size*1.5/tpics.EffectRays.Size()*(.4+.6*open) - 1, Turn: float32(o.At()) * .12, Fade: 1 - .8*open})
	}
	hearts, gold := full(opening.HeartsAt), full(opening.CoinsAt)
	s.p.GoalGate(dst, gate, hearts, gold, false, paint.Pose{})
	if open > 0 {
		s.p.GoalGate(dst, gate, true, true, true, paint.Pose{Fade: 1 - open})
	}
	if k := o.Part(opening.PairAt, opening.FrameTicks); k > 0 {
		d := size * .52
		s.pairFrame(dst, ui.Rect{X: gate.X + size*.94, Y: gate.Y + size*.34, W: d, H: d}, k, o)
	}
}
