package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Draws are played out large in the middle of the map before the gain goes to its owner. All
// positions are functions of a beat's progress.

// middle returns the middle of the map, where draws are played out.
func (s *Drawer) middle() (x, y float32) { return s.board.At(.5, .5) }

// part returns how much of the way from a to b the progress t has covered, from 0 to 1.
func part(t, a, b float32) float32 { return min(max((t-a)/(b-a), 0), 1) }

// shadow draws the shadow of a thing of a size that is high above the ground.
func (s *Drawer) shadow(dst *ebiten.Image, x, y, size, high, fade float32) {
	u := s.unit()
	s.p.Effect(dst, tpics.EffectShade, x+(3*u+high*.25), y+size*.36, u, paint.Pose{
		Grow: size/(tpics.EffectShade.Size()*u)*1.05 - 1 + .004*high/u, Fade: max(fade, .1+min(.5*high/(60*u), .5))})
}

// A gem of the thief's draw leaves the bag when its turn comes and lies still from
// gemsLie on.
const gemsLie = .66

// rolled returns where the i-th of n gems of a draw is, from 0 at the bag to 1 at
// its place, and how high it hops, from 0 to 1.
func rolled(i, n int, t float32) (way, high float32) {
	from := .14 + .1*float32(i)
	k := part(t, from, gemsLie-.1*float32(n-1-i))
	return beat.OutBack.At(k), hop(k*2.5) * (1 - k) * (1 - k)
}

// drawn draws the thief's draw: gems roll out of the bag onto a cloth and lie
// there, wrapped for viewers who may not see them.
func (s *Drawer) drawn(dst *ebiten.Image, b *show.Beat, t float32) {
	x, y := s.middle()
	still := b.Ease == beat.Fade
	u := s.unit()
	fade := max(1-part(t, 0, .1), part(t, .94, 1))
	if still {
		fade, t = 1-min(t*2, 1), .9
	}
	s.cloth(dst, fade)
	var load [3]ui.Icon
	n := 0
	for c, k := range b.Load.Gems {
		for ; k > 0 && n < len(load); k-- {
			load[n] = ui.Icon{Kind: show.IconGem, What: uint8(c)}
			n++
		}
	}
	if n == 0 {
		for ; n < len(load); n++ {
			load[n] = ui.Icon{Kind: show.IconGem, What: uint8(touria.NoColour)}
		}
	}
	bx, by := x-128*u, y-14*u
	if !still { // it leans back, then tips over
		tip := paint.Pose{Fade: max(fade, part(t, .66, .8)), Turn: -14*hop(part(t, .04, .16)) + 38*beat.Out.At(part(t, .14, .3)), Grow: .1}
		s.p.Effect(dst, tpics.EffectMouth, bx, by, u, tip)
		defer s.p.Effect(dst, tpics.EffectPouch, bx, by, u, tip)
	}
	size := 50 * u
	for i := range n {
		way, high := rolled(n-1-i, n, t) // the first one out rolls farthest
		if way <= 0 {
			continue
		}
		gx := bx + (x+(float32(i)-float32(n-1)/2)*62*u-bx)*way
		gy := by + (y-by)*way
		lift := 34 * high * u
		s.shadow(dst, gx, gy, size, lift, fade)
		s.veiled(dst, load[i], ui.Rect{X: gx - size/2, Y: gy - size/2 - lift, W: size, H: size},
			paint.Pose{Fade: fade, Turn: 360 * (way - 1)})
	}
}

// cloth draws what the thief's gems lie on.
func (s *Drawer) cloth(dst *ebiten.Image, fade float32) {
	x, y := s.middle()
	u := s.unit()
	r := ui.Rect{X: x - 118*u, Y: y - 52*u, W: 236 * u, H: 104 * u}
	s.p.Draw(dst, s.p.Spec(pictures.KindWood, int(paint.WoodRoll), r), r, paint.Pose{Fade: fade})
}

// die's flight: out of the dragon's mouth, hops in the middle, a rest in which it
// is read, and then to its place.
const (
	dieLands  = .42
	dieRests  = .64
	dieLeaves = .86
)

// tumbling draws the die large in the middle of the map.
func (s *Drawer) tumbling(dst *ebiten.Image, b *show.Beat, t float32) {
	if b.Ease == beat.Fade { // it changes in its place
		return
	}
	u := s.unit()
	large := 104 * u
	mx, my := s.mouth()
	x, y := s.middle()
	way := beat.Out.At(part(t, .06, dieLands))
	px, py := mx+(x-mx)*way, my+(y-my)*way
	lift := 4 * way * (1 - way) * 50 * u
	grow := -.75 + .75*way
	var frame int
	if t < dieRests {
		frame = 1 + int(part(t, 0, dieRests)*30)%(draw.DieFrames-1)
		rest := part(t, dieLands, dieRests)
		lift += hop(rest*2) * 30 * (1 - rest) * u
		px += 16 * (rest - 1) * part(t, dieLands-.1, dieLands) * u
	} else if t < dieLeaves { // it settles
		k := part(t, dieRests, dieRests+.1)
		grow += .1 * hop(k) * (1 - k)
	}
	if r := s.rects.die; t >= dieLeaves && !r.Empty() {
		k := beat.InOut.At(part(t, dieLeaves, 1))
		rx, ry := r.Center()
		px, py = px+(rx-px)*k, py+(ry-py)*k
		lift += 4 * k * (1 - k) * 24 * u
		grow = (r.W/large - 1) * k
	}
	s.shadow(dst, px, py, large*(1+grow), lift, 1-part(t, .02, .1))
	s.p.Die(dst, ui.Rect{X: px - large/2, Y: py - large/2 - lift, W: large, H: large}, touria.Colour(b.Arg), frame,
		paint.Pose{Grow: grow, Fade: 1 - part(t, 0, .06)})
}

// held returns where a taken item is: it dips, rises to the middle of the map, is
// held up there and goes to its owner. size is its part of its full size.
func (s *Drawer) held(b *show.Beat, t float32) (x, y, size float32) {
	icon := ui.Icon{Kind: show.IconItem, What: b.Arg}
	x0, y0 := s.end(b.From, icon)
	x1, y1 := s.end(b.To, icon)
	cx, cy := s.middle()
	up, off := beat.OutBack.At(part(t, .05, .36)), beat.InOut.At(part(t, .74, 1))
	x, y = x0+(cx-x0)*up, y0+(cy-y0)*up+5*hop(part(t, 0, .1))
	x, y = x+(x1-x)*off, y+(y1-y)*off-4*off*(1-off)*30
	return x, y, .4 + .6*up*(1-off)
}

// heldUp draws an item that somebody takes, large enough to be read.
func (s *Drawer) heldUp(dst *ebiten.Image, b *show.Beat, t float32) {
	if b.Ease == beat.Fade {
		s.flyIcon(dst, b, t, ui.Icon{Kind: show.IconItem, What: b.Arg}, 0, 1)
		return
	}
	x, y, size := s.held(b, t)
	d := 128 * s.unit()
	s.shadow(dst, x, y, d*size, 40*size*s.unit(), 0)
	sway := hop(part(t, .36, .74)*2) * 2 * (1 - part(t, .36, .74))
	s.p.Item(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, touria.Item(b.Arg), paint.Pose{Grow: size - 1, Turn: sway})
}

// torn returns the pose of an order that is torn off its board: it trembles, comes
// away at a corner and falls.
func torn(pose paint.Pose, r ui.Rect, t float32) paint.Pose {
	pose.Turn += 1.6 * hop(part(t, 0, .4)*3)
	fall := part(t, .4, 1)
	pose.Turn += 24 * fall
	pose.DY += r.H * (1.1*fall*fall - .2*hop(fall))
	pose.Fade = max(pose.Fade, part(fall, .6, 1))
	return pose
}

// The castle gate of whoever is ready rises out of the tray, its leaves part, light
// and stars come out of it, and it goes back to its place.
const (
	gateRises  = .30 // it is as large as it gets
	gateOpens  = .36
	gateOpened = .52
	gateSinks  = .80
)

// gateAt returns how much larger the gate is than in its place, and how far it is
// open, from 0 to 1.
func gateAt(t float32) (grow, open float32) {
	up := beat.OutBack.At(part(t, .09, gateRises)) * (1 - beat.InOut.At(part(t, gateSinks, 1)))
	grow = .55*up - .07*hop(part(t, 0, .09)) // it crouches first
	grow += .07 * hop(part(t, gateOpens, gateOpened)) * (1 - part(t, gateOpens, gateOpened))
	return grow, beat.InOut.At(part(t, gateOpens, gateOpened))
}

// opening returns the beat in which a seat's castle gate opens, nil if none plays.
func (s *Drawer) opening(seat rules.Seat) *show.Beat {
	q := &s.shown.Queue
	for i := range q.Playing() {
		if b, _ := q.At(i); b.Kind == show.BeatGate && b.Seat == seat {
			return b
		}
	}
	return nil
}

// gate draws a seat's castle gate opening: the one at the end of its goal or, where
// none is in view, one that shows up for this moment.
func (s *Drawer) gate(dst *ebiten.Image, b *show.Beat, t float32) {
	u := s.unit()
	r, guest := ui.Rect{}, true
	if goal := s.rects.goal; s.own(b.Seat) && !goal.Empty() {
		r, guest = goalGate(goal), false
	} else {
		place := s.rects.seat[b.Seat&3]
		if h := s.rects.hold[show.IconHeart]; s.own(b.Seat) && !h.Empty() {
			place = h.Union(s.rects.hold[show.IconGold])
		}
		if place.Empty() {
			return // nothing of theirs is in view
		}
		d := 76 * max(u, .7)
		x, y := place.Center()
		r = ui.Rect{X: x - d/2, Y: y + place.H*.3 - d, W: d, H: d}
	}
	if b.Ease == beat.Fade {
		if !guest {
			s.p.GoalGate(dst, r, true, true, true, paint.Pose{Fade: 1 - t})
		}
		return
	}
	grow, open := gateAt(t)
	fade := float32(0)
	if guest {
		fade = max(1-part(t, 0, .12), part(t, .88, 1))
		grow -= .4 * max(1-part(t, 0, .2), beat.In.At(part(t, .84, 1)))
	}
	k := r.W / 92
	foot := paint.Pose{Grow: grow, DY: -r.H * grow / 2, Fade: fade} // it stands where it stood
	x, y := r.X+r.W/2, r.Y+r.H*(1-.22*(1+grow))                     // the middle of the portal
	few := int(s.App().Settings().Speed)                            // fast beats show less
	s.p.Effect(dst, tpics.EffectShade, x+4*k, r.Y+r.H-4*k, u, paint.Pose{Grow: r.W/(tpics.EffectShade.Size()*u)*1.3*(1+grow) - 1, Fade: max(.45, fade, 1-part(t, .05, .25))})
	if light := open * (1 - part(t, .74, .98)); light > 0 && few < 2 {
		size := r.W / (tpics.EffectRays.Size() * u)
		s.p.Effect(dst, tpics.EffectRays, x, y-44*k, u, paint.Pose{Grow: size*(1.9+1.7*beat.Out.At(part(t, gateOpens, .8))) - 1, Turn: 46 * t, Fade: 1 - light})
	}
	s.p.GoalGate(dst, r, true, true, false, foot)
	if open > 0 {
		ajar := foot
		ajar.Fade = max(fade, 1-open)
		s.p.GoalGate(dst, r, true, true, true, ajar)
	}
	if flash, on := span(t, gateOpens-.04, gateOpened+.14); on {
		s.p.Effect(dst, tpics.EffectGlint, x, y, u, paint.Pose{Grow: k/u*(1.1+1.5*hop(flash)) - 1, Turn: 30 * flash, Fade: 1 - hop(flash)})
	}
	s.gateLight(dst, b, t)
	if guest {
		return
	}
	for row := range 2 { // what is there lights up on the way to the gate
		first := goalIcon(s.rects.goal, row)
		if run, on := span(t, .03+.05*float32(row), .34+.05*float32(row)); on {
			gx := first.X + first.W/2 + (r.X+r.W*.35-first.X)*beat.In.At(run)
			s.p.Effect(dst, tpics.EffectGlint, gx, first.Y+first.H/2, u, paint.Pose{Grow: first.H/(18*u) - 1 + .3*hop(run*5), Turn: 90 * run, Fade: 1 - hop(run)*.95})
		}
	}
}

// gateLight draws the stars that come out of an opened gate, for u from 0 to 2.
func (s *Drawer) gateLight(dst *ebiten.Image, b *show.Beat, u float32) {
	goal := s.rects.goal
	if !s.own(b.Seat) || goal.Empty() {
		return
	}
	r := goalGate(goal)
	k := r.W / 92
	n := 18 >> min(int(s.App().Settings().Speed), 3)
	for i := range n {
		from := gateOpens + .05 + .30*spread(i, 0)
		t, on := span(u, from, from+.55+.3*spread(i, 1))
		if !on {
			continue
		}
		out := 1 - (1-t)*(1-t)
		x, y := polar(.54 + .42*(float32(i)+.5)/float32(n)) // upwards, to both sides
		reach := (84 + 96*spread(i, 2)) * out * k
		s.p.Effect(dst, tpics.EffectStar, r.X+r.W/2+x*reach, r.Y+r.H*.6+(y*reach*.9+34*t*t*k), s.unit(), paint.Pose{
			Grow: k/s.unit()*(.5+.6*spread(i, 3)) - 1, Turn: 200*t*x + 1, Fade: max(t*t*t, 1-t*8)})
	}
}
