package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// book draws the parts of the rule book.
func (s *Drawer) book(dst *ebiten.Image, e *ui.Element) {
	switch e.Look {
	case board.LookDeal:
		s.deal(dst, e)
	case board.LookExample:
		s.example(dst, e.Rect, show.Example(e.Target.N))
	}
}

// deal draws what is given, an arrow, and what it brings.
func (s *Drawer) deal(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	n := len(e.Costs) + len(e.Icons) + 2
	size := min(r.H, (r.W-20)/float32(n))
	x := r.X
	draw := func(icons []ui.Icon) {
		for _, i := range icons {
			box := ui.Rect{X: x, Y: r.Y + (r.H-size)/2, W: size, H: size}
			s.counted(dst, i, box, paint.Pose{})
			x += size + 4
		}
	}
	draw(e.Costs)
	s.p.Arrow(dst, ui.Rect{X: x + 4, Y: r.Y + (r.H-size*.6)/2, W: size * .7, H: size * .6}, paint.Pose{})
	x += size + 4
	draw(e.Icons)
}

// counted draws an icon. A number of coins is written on one.
func (s *Drawer) counted(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	if i.Kind == show.IconGold && i.Count > 1 {
		s.p.Coin(dst, r, i.Count, pose)
		return
	}
	if i.Kind == show.IconCrest {
		s.p.Crest(dst, r, int(i.What), pose)
		return
	}
	s.Icon(dst, i, r, false, pose)
	if i.Count > 1 && pose.Fade < .5 {
		size := r.W * .5
		s.Bead(dst, ui.Rect{X: r.X + r.W - size*.7, Y: r.Y + r.H - size*.8, W: size, H: size}, render.Number(i.Count))
	}
}

// clock is when an example began and when it was last seen.
type clock struct{ from, last int }

// idleTicks is how long an example must be out of sight to begin again.
const idleTicks = 20

// example draws a moving picture: its first moment and its last one if nothing may
// move.
func (s *Drawer) example(dst *ebiten.Image, r ui.Rect, x show.Example) {
	s.p.Panel(dst, r, paint.PanelInset, paint.Pose{})
	in := r.Inset(6)
	now, still := s.Motion()
	c := &s.clocks[x]
	if now-c.last > idleTicks { // it was out of sight: it begins
		c.from = now
	}
	c.last = now
	tick, both := show.ExampleMoment(now-c.from, still || s.App().Settings().ReducedMotion)
	if !both {
		s.stage(dst, in, x, tick)
		return
	}
	w := in.W * .46
	s.stage(dst, ui.Rect{X: in.X, Y: in.Y, W: w, H: in.H}, x, 0)
	arrow := min(in.W*.07, 30)
	s.p.Arrow(dst, centred(in, arrow), paint.Pose{})
	s.stage(dst, ui.Rect{X: in.X + in.W - w, Y: in.Y, W: w, H: in.H}, x, tick)
}

// stage draws an example at a tick, as large as r allows.
func (s *Drawer) stage(dst *ebiten.Image, r ui.Rect, x show.Example, tick int) {
	k := min(r.W/show.StageW, r.H/show.StageH)
	left, top := r.X+(r.W-k*show.StageW)/2, r.Y+(r.H-k*show.StageH)/2
	cast := x.Cast()
	for i := range cast {
		a := &cast[i]
		p := a.Pose(tick)
		if p.Fade >= 1 {
			continue
		}
		size := p.Size * k
		box := ui.Rect{X: left + p.X*k - size/2, Y: top + p.Y*k - size/2, W: size, H: size}
		pose := paint.Pose{Fade: p.Fade}
		switch a.Prop {
		case show.PropTower:
			s.p.Tower(dst, box, draw.TowerLook{Faces: show.ExampleTowerFaces(), Angle: 90 * p.Spin})
		case show.PropDoor:
			box.X, box.W = box.X+box.W/8, box.W*3/4
			s.p.Door(dst, box, touria.Who(a.Icon.What), p.Spin, pose)
		case show.PropDie:
			s.p.Die(dst, box, touria.Colour(a.Icon.What), int(p.Spin), pose)
		default:
			s.counted(dst, a.Icon, box, pose)
		}
	}
}

// centred returns a square in the middle of r.
func centred(r ui.Rect, size float32) ui.Rect {
	return ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + (r.H-size)/2, W: size, H: size}
}
