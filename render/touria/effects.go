package touria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Effects accompany beats: dust under a tower, water in the fountain, the dragon's
// fire. An effect is a function of the beat's progress u, from 0 to 1 while it
// plays and on to 2 while its echo fades.

// unit returns the length of a map unit in logical pixels.
func (s *Drawer) unit() float32 { return geometry.Unit(s.board) }

// effect draws the effect of a beat.
func (s *Drawer) effect(dst *ebiten.Image, b *show.Beat, u float32) {
	if b.Ease == beat.Fade {
		return
	}
	if s.shown.DoorsShown() {
		s.atDoor(dst, b, u)
		return
	}
	if b.Kind != show.BeatDraw && b.Kind != show.BeatKeep && (b.From.Kind == show.TargetBag || b.To.Kind == show.TargetBag) {
		s.bag(dst, u)
	}
	switch b.Kind {
	case show.BeatTurn:
		s.dust(dst, touria.Tower(b.To.N), u)
	case show.BeatStep:
		s.hooves(dst, b, u)
	case show.BeatFly, show.BeatJump:
		x, y := s.anchor(b.From)
		s.swirl(dst, x, y-14*s.unit(), u*1.5)
		x, y = s.anchor(b.To)
		s.swirl(dst, x, y-14*s.unit(), (u-.7)*1.3)
	case show.BeatRoll:
		s.breath(dst, u)
	case show.BeatDestroy:
		x, y := s.end(b.To, ui.Icon{Kind: show.IconGem, What: uint8(touria.Black)})
		s.splash(dst, x, y, u)
	case show.BeatItemTaken:
		s.fairyDust(dst, b, u)
	case show.BeatGain, show.BeatOrderFilled:
		s.place(dst, b, u)
	case show.BeatGate:
		if u > 1 { // before that it is drawn above the gate
			s.gateLight(dst, b, u)
		}
	case show.BeatEnter:
		x, y := s.p.Space(s.board, touria.AtCastle)
		s.fanfare(dst, x, y-40*s.unit(), u)
	}
}

// place draws the effect at the place of a gain.
func (s *Drawer) place(dst *ebiten.Image, b *show.Beat, u float32) {
	x, y := s.anchor(b.From)
	if b.Kind == show.BeatOrderFilled {
		x, y = s.anchor(b.To)
		s.glint(dst, x, y, u)
		return
	}
	if b.From.Kind != show.TargetSpace {
		return
	}
	switch touria.Space(b.From.N) {
	case touria.AtSwordmaster:
		s.sparks(dst, x, y, u)
	case touria.AtTournament:
		s.tilt(dst, x, y, u)
	case touria.AtGoldsmith:
		s.hammer(dst, x, y, u)
	}
}

// spread returns a fixed pseudo-random number from 0 to 1 for the i-th particle,
// another one for each k.
func spread(i, k int) float32 {
	h := uint32(i)*0x9e3779b1 ^ uint32(k+1)*0x85ebca77
	h = (h ^ h>>15) * 0x2c1b3c6d
	h = (h ^ h>>12) * 0x297a2d39
	return float32((h^h>>15)>>8) / (1 << 24)
}

// span returns the progress of u from a to b, and whether u is between them.
func span(u, a, b float32) (t float32, on bool) {
	t = (u - a) / (b - a)
	return t, t > 0 && t < 1
}

func polar(turns float32) (x, y float32) {
	sin, cos := math.Sincos(float64(turns) * 2 * math.Pi)
	return float32(cos), float32(sin)
}

// dust draws dust around the turntable when a tower comes to rest.
func (s *Drawer) dust(dst *ebiten.Image, w touria.Tower, u float32) {
	r := geometry.Tower(s.board, w)
	k := r.W / tpics.TowerW
	cx, cy := r.X+r.W/2, r.Y+r.H-38*k
	for i := range 11 {
		from := .58 + .30*spread(i, 0)
		t, on := span(u, from, from+.85)
		if !on {
			continue
		}
		out := 1 - (1-t)*(1-t)
		x, y := polar(-.07 + .64*(float32(i)+1.2*spread(i, 1)-.6)/11) // in front and at the sides: the tower hides the rest
		reach := (52 + 14*spread(i, 3) + 20*out) * k
		s.p.Effect(dst, tpics.EffectDust, cx+x*reach, cy+y*reach*.5-9*k*out, s.unit(), paint.Pose{
			Grow: -.65 + .8*out + .8*spread(i, 2)*spread(i, 2), Fade: .15 + .85*t*t, Turn: 40*x*t + 1})
	}
}

// hooves draws a little dust where the heroes have left.
func (s *Drawer) hooves(dst *ebiten.Image, b *show.Beat, u float32) {
	from := touria.Space(b.From.N)
	road, ok := s.shown.Model.Board().RoadBetween(from, touria.Space(b.To.N))
	if !ok {
		return
	}
	for i := range 3 {
		at := .12 + .3*float32(i)
		t, on := span(u, at, at+.7)
		if !on {
			continue
		}
		x, y := s.p.Walk(s.board, road, from, at)
		s.p.Effect(dst, tpics.EffectDust, x, y-4*t*s.unit(), s.unit(), paint.Pose{Grow: -.6 + .3*t, Fade: .35 + .65*t, Turn: 30 * t})
	}
}

// swirl draws stars circling a place.
func (s *Drawer) swirl(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	for i := range 12 {
		from := .5 * float32(i) / 12
		t, on := span(u, from, from+.75)
		if !on {
			continue
		}
		x, y := polar(float32(i)/6 + 1.1*t)
		reach := (30 - 14*t) * k
		s.p.Effect(dst, tpics.EffectStar, cx+x*reach, cy+y*reach*.55+(14-46*t)*k, k, paint.Pose{
			Grow: -.35 + .5*hop(t), Fade: t * t, Turn: 160*t + float32(i)*30})
	}
}

// breath draws the dragon's fire when the die rolls out of its mouth.
func (s *Drawer) breath(dst *ebiten.Image, u float32) {
	k := s.unit()
	cx, cy := s.mouth()
	tx, ty := s.anchor(ui.Target{Kind: show.TargetDie})
	d := float32(math.Hypot(float64(tx-cx), float64(ty-cy)))
	dx, dy := (tx-cx)/max(d, 1), (ty-cy)/max(d, 1)
	turn := float32(math.Atan2(float64(dy), float64(dx)) * 180 / math.Pi)
	for i := range 9 {
		from := .045 * float32(i)
		t, on := span(u, from, from+.42)
		if !on {
			continue
		}
		out := 1 - (1-t)*(1-t)
		side := (spread(i, 1) - .5) * 34 * out
		x := cx + (dx*84*out-dy*side)*k
		y := cy + (dy*84*out+dx*side-16*t*t)*k
		s.p.Effect(dst, tpics.EffectFlame, x, y, k, paint.Pose{Grow: -.55 + .95*out, Fade: t * t, Turn: turn + (spread(i, 2)-.5)*50})
	}
	for i := range 6 {
		from := .12 + .06*float32(i)
		t, on := span(u, from, from+.6)
		if !on {
			continue
		}
		side := (spread(i, 3) - .5) * 46 * t
		s.p.Effect(dst, tpics.EffectSpark, cx+(dx*96*t-dy*side)*k, cy+(dy*96*t+dx*side-30*t)*k, k, paint.Pose{Fade: t * t, Turn: 200 * t})
	}
}

// bag draws the bag at the board's lower edge while gems go in or out.
func (s *Drawer) bag(dst *ebiten.Image, u float32) {
	t, on := span(u, 0, 1.5)
	if !on {
		return
	}
	x, y := s.anchor(ui.Target{Kind: show.TargetBag})
	d := 46 * s.unit()
	s.p.Bag(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, paint.Pose{Fade: max(1-t*9, 4*t-3, 0), Grow: .06 * hop(t*3)})
}

// mouth returns the position of the dragon's mouth.
func (s *Drawer) mouth() (x, y float32) {
	x, y = s.p.Space(s.board, touria.AtDragon)
	return x + 13*s.unit(), y - 60*s.unit()
}

// splash draws drops and rings on the water.
func (s *Drawer) splash(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	for i := range 3 {
		from := .62 + .22*float32(i)
		if t, on := span(u, from, from+.8); on {
			s.p.Effect(dst, tpics.EffectRing, cx, cy+4*k, k, paint.Pose{Grow: -.6 + 1.4*t, Fade: t * t})
		}
	}
	for i := range 10 {
		from := .62 + .10*spread(i, 0)
		t, on := span(u, from, from+.62)
		if !on {
			continue
		}
		x, _ := polar((float32(i) + .5) / 20)
		high := (22 + 34*spread(i, 1)) * 4 * t * (1 - t)
		s.p.Effect(dst, tpics.EffectDrop, cx+x*(34+26*spread(i, 3))*t*k, cy-high*k, k, paint.Pose{Grow: -.25 + .5*spread(i, 2), Fade: t * t * t, Turn: 60*x*t + 1})
	}
}

// sparks draws sparks above the swordmaster's anvil.
func (s *Drawer) sparks(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	for stroke := range 2 {
		at := .02 + .34*float32(stroke)
		if t, on := span(u, at, at+.30); on {
			s.p.Effect(dst, tpics.EffectGlint, cx, cy-6*k, k, paint.Pose{Grow: .5 * hop(t), Fade: t})
		}
		for i := range 9 {
			t, on := span(u, at, at+.5+.3*spread(i, stroke))
			if !on {
				continue
			}
			x, _ := polar(.5 + float32(i)/18)
			out := 1 - (1-t)*(1-t)
			s.p.Effect(dst, tpics.EffectSpark, cx+x*(30+34*spread(i, 1))*out*k, cy+(-6-56*out*(.4+.6*spread(i, 2))+50*t*t)*k, k,
				paint.Pose{Grow: -.2 - .4*t, Fade: t * t, Turn: 180 * t})
		}
	}
}

// tilt draws two lances clashing at the tournament.
func (s *Drawer) tilt(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	cy -= 26 * k
	t, on := span(u, 0, 1.1)
	if !on {
		return
	}
	near := min(t/.38, 1)
	near *= near
	back := max(t-.38, 0)
	apart := (78 - 46*near + 60*back*back) * k
	fade := max(1-t*7, (t-.72)/.28, 0)
	s.p.Effect(dst, tpics.EffectLance, cx-apart, cy, k, paint.Pose{Turn: 7 - 20*back, Fade: fade})
	s.p.Effect(dst, tpics.EffectLance, cx+apart, cy, k, paint.Pose{Turn: 173 + 20*back, Fade: fade})
	if hit, on := span(u, .38, .75); on {
		s.p.Effect(dst, tpics.EffectGlint, cx, cy, k, paint.Pose{Grow: .2 + .9*hit, Fade: hit * hit, Turn: 20 * hit})
	}
	for i := range 7 {
		if hit, on := span(u, .38, .9+.3*spread(i, 0)); on {
			x, y := polar(float32(i)/7 + .03)
			s.p.Effect(dst, tpics.EffectSpark, cx+x*38*hit*k, cy+(y*22*hit+26*hit*hit)*k, k, paint.Pose{Fade: hit * hit, Grow: -.3, Turn: 120 * hit})
		}
	}
}

// hammer draws a hammer striking twice.
func (s *Drawer) hammer(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	t, on := span(u, 0, 1.05)
	if !on {
		return
	}
	stroke := hop(t * 2)
	fade := max(1-t*8, (t-.85)/.15, 0)
	s.p.Effect(dst, tpics.EffectHammer, cx+(17+9*stroke)*k, cy-(7+15*stroke)*k, k, paint.Pose{Turn: -62 + 66*stroke, Fade: fade})
	for i := range 2 {
		at := .5 + .5*float32(i)
		if hit, on := span(u, at, at+.45); on {
			s.p.Effect(dst, tpics.EffectGlint, cx-3*k, cy-8*k, k, paint.Pose{Grow: -.2 + .8*hop(hit), Fade: hit * hit, Turn: 30 * hit})
		}
	}
}

// glint draws light running over a card that is paid.
func (s *Drawer) glint(dst *ebiten.Image, cx, cy, u float32) {
	for i := range 3 {
		at := .15 + .3*float32(i)
		if t, on := span(u, at, at+.6); on {
			s.p.Effect(dst, tpics.EffectGlint, cx+(float32(i)-1)*46, cy+(spread(i, 0)-.5)*24, s.unit(), paint.Pose{Grow: -.4 + .6*hop(t), Fade: 1 - hop(t)})
		}
	}
}

// fairyDust draws dust falling from an item on its way.
func (s *Drawer) fairyDust(dst *ebiten.Image, b *show.Beat, u float32) {
	k := s.unit()
	fx, fy := s.p.Space(s.board, touria.AtForest)
	for i := range 14 {
		at := .9 * float32(i) / 14
		t, on := span(u, at, at+.7)
		if !on {
			continue
		}
		x, y, _ := s.held(b, at)
		pose := paint.Pose{Grow: -.5 + .35*hop(t*2), Fade: t * t, Turn: 120 * t}
		s.p.Effect(dst, tpics.EffectStar, x+(spread(i, 0)-.5)*30*k, y+(spread(i, 1)-.5)*24*k+26*t*t*k, k, pose)
		if i%2 == 0 { // and around the fairy, who gave it
			a, _ := polar(spread(i, 2))
			s.p.Effect(dst, tpics.EffectStar, fx+a*28*k, fy+(8-44*t)*k, k, pose)
		}
	}
}

// atDoor draws the effects at the doors of the close-up.
func (s *Drawer) atDoor(dst *ebiten.Image, b *show.Beat, u float32) {
	switch {
	case b.Kind == show.BeatPeek:
		for n, door := range b.Doors {
			if door > 0 {
				s.twinkle(dst, s.rects.door[door-1], 6, (u-.1*float32(n))*.9)
			}
		}
	case b.To.Kind != show.TargetDoor || b.To.N == 0:
	case b.Kind == show.BeatKnock:
		s.knock(dst, s.rects.door[b.To.N-1], u)
	case b.Kind == show.BeatResult && touria.Who(b.Arg) == touria.Children:
		r := s.rects.door[b.To.N-1]
		for i := range 3 {
			s.twinkle(dst, r.Inset(-r.W*.12*float32(i)), 12+i, u*2-.75*float32(i))
		}
	}
}

// knock draws three knocks at a door.
func (s *Drawer) knock(dst *ebiten.Image, r ui.Rect, u float32) {
	x, y := r.At(.72, .55)
	for i := range 3 {
		at := .06 + .30*float32(i)
		if t, on := span(u, at, at+.26); on {
			s.p.Effect(dst, tpics.EffectRays, x, y, s.unit(), paint.Pose{Grow: r.W/(260*s.unit())*(.65+.5*t) - 1, Fade: t * t, Turn: 20 * float32(i)})
		}
	}
}

// twinkle draws n stars rising in a rectangle, for u from 0 to 1.
func (s *Drawer) twinkle(dst *ebiten.Image, r ui.Rect, n int, u float32) {
	for i := range n {
		at := .5 * float32(i) / float32(n)
		if t, on := span(u, at, at+.5); on {
			x, y := r.At(.12+.76*spread(i, n), .18+.66*spread(i, n+2))
			s.p.Effect(dst, tpics.EffectStar, x, y-14*t, s.unit(), paint.Pose{Grow: -.2 + .8*hop(t), Fade: 1 - hop(t), Turn: 90 * t})
		}
	}
}

// fanfare draws the light at the gate when somebody enters the castle.
func (s *Drawer) fanfare(dst *ebiten.Image, cx, cy, u float32) {
	k := s.unit()
	t, on := span(u, 0, 1.7)
	if !on {
		return
	}
	s.p.Effect(dst, tpics.EffectRays, cx, cy, k, paint.Pose{Grow: -.3 + .7*beat.Out.At(t), Fade: 1 - hop(t), Turn: 24 * t})
	for i := range 10 {
		at := .5 * float32(i) / 10
		if t, on := span(u, at, at+.9); on {
			x, y := polar(.55 + .4*float32(i)/9)
			out := 1 - (1-t)*(1-t)
			s.p.Effect(dst, tpics.EffectStar, cx+x*74*out*k, cy+(y*56*out+30*t*t)*k, k, paint.Pose{Grow: -.2, Fade: t * t, Turn: 140 * t})
		}
	}
}

// ringing returns the latest echo of a beat that brought something to a seat, and
// its progress.
func (s *Drawer) ringing(seat rules.Seat) (*show.Beat, float32) {
	q := &s.shown.Queue
	for i := q.Echoes() - 1; i >= 0; i-- {
		b, t := q.Echo(i)
		if b.To.Kind == show.TargetSeat && rules.Seat(b.To.N) == seat && b.Kind != show.BeatBanner {
			return b, t
		}
	}
	return nil, 1
}

// bump enlarges a pose while such a thing has just arrived in the tray.
func (s *Drawer) bump(i ui.Icon, pose paint.Pose) paint.Pose {
	if s.shown == nil || !s.own(s.shown.Eyes) {
		return pose
	}
	b, t := s.ringing(s.shown.Eyes)
	if b == nil || b.Ease == beat.Fade || !carries(b, i) {
		return pose
	}
	pose.Grow += .34 * hop(t*2.2) * (1 - t) * (1 - t)
	return pose
}

// carries reports whether a beat brought something of the icon's kind.
func carries(b *show.Beat, i ui.Icon) bool {
	l := &b.Load
	switch i.Kind {
	case show.IconGem:
		return int(i.What) < len(l.Gems) && l.Gems[i.What] > 0
	case show.IconHeart:
		return l.Hearts > 0
	case show.IconGold:
		return l.Gold > 0
	case show.IconSword:
		return l.Swords > 0
	case show.IconElixir:
		return l.Elixirs > 0
	case show.IconItem:
		if touria.Item(i.What) < touria.NoItem {
			return l.Items.Has(touria.Item(i.What)) || b.Kind == show.BeatItemTaken && b.Arg == i.What
		}
		return l.Items != 0 || b.Kind == show.BeatItemTaken
	}
	return false
}

// arrival lights the panel of a player who has just received something.
func (s *Drawer) arrival(dst *ebiten.Image, r ui.Rect, seat rules.Seat) {
	if b, t := s.ringing(seat); b != nil {
		s.p.Glow(dst, r, paint.Pose{Fade: t * t})
	}
}
