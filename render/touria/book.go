package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// book draws the parts of the rule book.
func (s *Drawer) book(dst *ebiten.Image, e *ui.Element) {
	switch e.Look {
	case board.LookBook:
		s.openBook(dst, e.Rect, e.Checked)
	case board.LookTab:
		s.p.Button(dst, e.Rect, paint.ButtonPaper, s.Press(e), paint.Pose{})
		size := min(e.Rect.W, e.Rect.H) * .72
		s.Icon(dst, e.Icons[0], centred(e.Rect, size), false, paint.Pose{})
	case board.LookLine:
		if s.App().Hover() == e.ID {
			s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
		}
		size := min(e.Size, e.Rect.H-6)
		s.Icon(dst, e.Icons[0], ui.Rect{X: e.Rect.X + 4, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}, false, paint.Pose{})
	case board.LookNote:
		s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
		s.p.Symbol(dst, ui.Rect{X: e.Rect.X + 8, Y: e.Rect.Y + 8, W: 24, H: 24}, pictures.SymRules, false, paint.Pose{})
	case board.LookDeal:
		s.deal(dst, e)
	case board.LookVignette:
		s.Icon(dst, e.Icons[0], e.Rect, false, paint.Pose{Fade: .72})
	case board.LookExample:
		s.example(dst, e.Rect, show.Example(e.Target.N))
	}
}

// openBook draws cover, pages and the fold between them.
func (s *Drawer) openBook(dst *ebiten.Image, r ui.Rect, two bool) {
	s.p.Shade(dst, ui.Rect{X: r.X + 6, Y: r.Y + 10, W: r.W, H: r.H}, .35)
	if s.p.Plain() {
		s.p.Panel(dst, r, paint.PanelDark, paint.Pose{})
	} else {
		s.p.Wood(dst, r.Inset(-6), paint.WoodRoll)
		s.p.Corners(dst, r.Inset(-6), 34)
	}
	in := r.Inset(table.BookRim)
	page := in
	if two {
		page.W /= 2
	}
	for i := range 3 { // the edges of the leaves below, of the page's own picture: it is large
		off := 3 - float32(i)
		for _, leaf := range [2]ui.Rect{{X: in.X - off}, {X: in.X + in.W - page.W + off}} {
			leaf.Y, leaf.W, leaf.H = in.Y+off+2, page.W, page.H
			s.p.Panel(dst, leaf, paint.PanelPlain, paint.Pose{})
		}
	}
	if !two {
		s.p.Panel(dst, in, paint.PanelPlain, paint.Pose{})
		s.fold(dst, in, 1)
		return
	}
	half := page
	for i := range 2 {
		page.X = in.X + float32(i)*half.W
		s.p.Panel(dst, page, paint.PanelPlain, paint.Pose{})
	}
	s.fold(dst, ui.Rect{X: in.X + half.W, Y: in.Y, W: half.W, H: in.H}, 1)
	s.fold(dst, ui.Rect{X: in.X + half.W, Y: in.Y, W: half.W, H: in.H}, -1)
}

// fold shades a page beside the fold, at the left edge of r; to is 1 for the page
// at its right, -1 for that at its left.
func (s *Drawer) fold(dst *ebiten.Image, r ui.Rect, to float32) {
	const wide, steps = 40, 8
	for i := range steps {
		w := float32(wide) * float32(steps-i) / steps
		x := r.X
		if to < 0 {
			x -= w
		}
		s.p.Shade(dst, ui.Rect{X: x, Y: r.Y + 3, W: w, H: r.H - 6}, .035)
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

// planBook notes the pictures that the rule book shows when it opens.
func (s *Drawer) planBook(dst *ebiten.Image) {
	lies, two, tabs, buttons := table.BookParts(s.App())
	s.openBook(dst, lies, two)
	for i, r := range tabs {
		icon := []ui.Icon{show.Chapter(i).Icon()}
		for _, lit := range []bool{false, true} {
			s.book(dst, &ui.Element{Look: board.LookTab, Rect: r, Icons: icon, Lit: lit})
		}
	}
	for i, sym := range []pictures.Symbol{pictures.SymCross, pictures.SymMenu, pictures.SymLeft, pictures.SymRight} {
		for _, e := range []ui.Element{{}, {Disabled: true}, {Lit: true}} {
			e.Look, e.Rect, e.Symbol = ui.LookIcon, buttons[i], sym
			s.Draft(dst, &e)
		}
	}
}

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
