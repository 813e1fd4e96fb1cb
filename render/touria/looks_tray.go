package touria

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// goods draws a player's things as two rows of small icons.
func (s *Drawer) goods(dst *ebiten.Image, r ui.Rect, pl *show.Player) {
	var row [2][10]ui.Icon
	n := [2]int{}
	add := func(k int, i ui.Icon) {
		if i.Count > 0 && n[k] < len(row[k]) {
			row[k][n[k]] = i
			n[k]++
		}
	}
	add(0, ui.Icon{Kind: show.IconHeart, Count: int(pl.Hearts)})
	add(0, ui.Icon{Kind: show.IconGold, Count: int(pl.Gold)})
	add(0, ui.Icon{Kind: show.IconSword, Count: int(pl.Swords)})
	add(0, ui.Icon{Kind: show.IconElixir, Count: int(pl.Elixirs)})
	for c, k := range pl.Gems {
		add(1, ui.Icon{Kind: show.IconGem, What: uint8(c), Count: int(k)})
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if pl.Items.Has(i) {
			add(1, ui.Icon{Kind: show.IconItem, What: uint8(i), Count: 1})
		}
	}
	h := (r.H - 4) / 2
	for k := range row {
		s.IconRow(dst, row[k][:n[k]], ui.Rect{X: r.X + 5, Y: r.Y + 2 + float32(k)*h, W: r.W - 10, H: h}, min(h, ui.RowIcon), false)
	}
}

func (s *Drawer) you(dst *ebiten.Image, e *ui.Element) {
	seat := rules.Seat(e.Target.N)
	r := e.Rect
	if e.Lit {
		s.p.Glow(dst, r.Inset(3), paint.Pose{})
	}
	if s.p.Plain() {
		s.p.PanelCrest(dst, r, s.crest(seat), paint.Pose{})
	} else {
		s.p.Wall(dst, r.Inset(2), s.crest(seat))
		s.p.Moss(dst, ui.Rect{X: r.X + r.W - 42, Y: r.Y + 1, W: 40, H: 31}, true)
		s.p.Panel(dst, ui.Rect{X: r.X + 5, Y: r.Y + r.H - 46, W: r.W - 10, H: 40}, paint.PanelPlain, paint.Pose{})
	}
	if s.shown != nil && !s.own(seat) {
		s.arrival(dst, r, seat)
	}
	size := min(r.H*.48, 54)
	s.p.Crest(dst, ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + 9, W: size, H: size}, s.crest(seat), s.Lift(e))
}

// gem draws the viewer's gems of a colour, up to three of them, with their number.
func (s *Drawer) gem(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect.Inset(3)
	c := touria.Colour(e.Target.N)
	s.p.Well(dst, r, pictures.Felt(c), paint.Pose{})
	if e.Struck { // black gems keep the viewer out of the castle
		s.p.Focus(dst, r.Inset(5), paint.Pose{Fade: .25})
	}
	s.Glow(dst, e)
	if r.H < 48 && r.W > r.H { // low: the number stands beside the gem
		s.lowGem(dst, e, r, c)
		return
	}
	icon, ink := e.Icons[0], s.felt()
	well := ui.Rect{X: r.X + 4, Y: r.Y + 5, W: r.W - 8, H: r.H * .6}
	size := min(well.W-4, well.H)
	if r.W < 36 { // large text on a phone: the gem needs all of it
		size = min(r.W, well.H)
	}
	pose := s.bump(ui.Icon{Kind: icon.Kind, What: icon.What}, s.Lift(e))
	at := func(x, y, size float32) ui.Rect {
		return ui.Rect{X: well.X + (well.W-size)*x, Y: well.Y + (well.H-size)*y, W: size, H: size}
	}
	few := size * .74
	switch n := icon.Count; {
	case n == 0:
		if s.p.Plain() {
			ink = render.FadedInk
		}
		s.p.Socket(dst, at(.5, .5, size*.9), c, paint.Pose{})
		if !s.p.Plain() { // its rim is seen on felt, too
			s.p.Gem(dst, at(.5, .5, size*.9), c, paint.Pose{Faded: true, Fade: .74})
		}
	case n == 1 || r.H < 70:
		s.p.Gem(dst, at(.5, .5, size), c, pose)
	case n == 2:
		s.p.Gem(dst, at(.05, .1, few), c, pose)
		s.p.Gem(dst, at(.95, .9, few), c, pose)
	default:
		s.p.Gem(dst, at(.5, 0, few), c, pose)
		s.p.Gem(dst, at(0, .9, few), c, pose)
		s.p.Gem(dst, at(1, 1, few), c, pose)
	}
	below := ui.Rect{X: r.X, Y: r.Y + r.H*.67, W: r.W, H: r.H * .31}
	st := paint.Style{Face: paint.Bold, Size: max(16, min(28, r.H*.32)), Color: ink}
	if e.Mark != "" { // the letter to the left, the number to the right
		wide := func() (mark, value float32) {
			return s.p.Width(e.Mark, st.Size, paint.Regular), s.p.Width(e.Value, st.Size, paint.Bold)
		}
		mark, value := wide()
		if both := mark + value + 3; both > r.W-2 { // two letters in a narrow compartment
			st.Size = max(16, st.Size*(r.W-2)/both)
			mark, value = wide()
		}
		air := max(0, r.W-2-mark-value) / 3
		s.p.Line(dst, ui.Rect{X: r.X + 1 + air, Y: below.Y, W: mark + 1, H: below.H}, e.Mark, paint.Style{
			Face: paint.Regular, Size: st.Size, Floor: 16, Color: s.felt()})
		below.X, below.W = r.X+r.W-2-air-value, value+1
	}
	s.p.Line(dst, below, e.Value, st)
}

// lowGem draws the viewer's gems of a colour in a low compartment.
func (s *Drawer) lowGem(dst *ebiten.Image, e *ui.Element, r ui.Rect, c touria.Colour) {
	icon := e.Icons[0]
	size := min(r.H-10, r.W*.5)
	at := ui.Rect{X: r.X + 5, Y: r.Y + (r.H-size)/2, W: size, H: size}
	if icon.Count == 0 {
		s.p.Socket(dst, at, c, paint.Pose{})
		if !s.p.Plain() {
			s.p.Gem(dst, at, c, paint.Pose{Faded: true, Fade: .74})
		}
	} else {
		s.p.Gem(dst, at, c, s.bump(ui.Icon{Kind: icon.Kind, What: icon.What}, s.Lift(e)))
	}
	side := ui.CutLeft(r, size+6)
	if e.Mark != "" { // the letter above the number
		s.p.Line(dst, ui.Rect{X: side.X, Y: side.Y + 2, W: side.W, H: side.H/2 - 2}, e.Mark, paint.Style{Face: paint.Regular, Size: 16, Floor: 12, Color: s.felt()})
		side.Y, side.H = side.Y+side.H/2, side.H/2-2
	}
	s.p.Line(dst, side, e.Value, paint.Style{Face: paint.Bold, Size: min(22, max(16, side.H*.6)), Color: s.felt()})
}

// felt returns the colour of numbers on felt, which is paper in the plain theme.
func (s *Drawer) felt() color.RGBA {
	if s.p.Plain() {
		return render.InkText
	}
	return render.CreamInk
}

// goal draws the viewer's way to the castle: a row of hearts, one of coins, and the
// gate, which black gems keep shut. In the castle it draws what is left.
func (s *Drawer) goal(dst *ebiten.Image, e *ui.Element) {
	if s.p.Plain() {
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
	} else {
		s.p.Wood(dst, e.Rect, paint.WoodTray)
		s.p.GoalRoad(dst, e.Rect.Inset(6))
	}
	if s.shown == nil || s.shown.Model.Viewer >= rules.NoSeat {
		return
	}
	pl := &s.shown.Model.Players[s.shown.Model.Viewer]
	hearts, gold, black := int(pl.Hearts), int(pl.Gold), int(pl.Gems[touria.Black])
	if pl.Items.Has(touria.Rose) {
		hearts++
	}
	gate := goalGate(e.Rect)
	shut := s.opening(s.shown.Model.Viewer) != nil // it is just opening
	s.p.GoalGate(dst, gate, shut || hearts >= pl.GoalHearts, shut || gold >= pl.GoalGold, pl.InCastle || e.Lit && !shut, paint.Pose{})
	if black > 0 && !pl.InCastle {
		size := gate.W * .38
		g := ui.Rect{X: gate.X + (gate.W-size)/2, Y: gate.Y + gate.H*.53, W: size, H: size}
		s.p.Gem(dst, g, touria.Black, paint.Pose{})
		s.Bead(dst, ui.Rect{X: g.X + g.W*.78, Y: g.Y + g.H*.52, W: 24, H: 24}, render.Number(black))
	}
	for row, n := range [2]int{hearts, gold} {
		need := pl.GoalHearts
		if row == 1 {
			need = pl.GoalGold
		}
		if pl.InCastle {
			need = 1
		}
		first, step := goalRow(e.Rect, row, need)
		number := paint.Style{Face: paint.Bold, Size: 28, Color: render.InkText}
		if step == 0 {
			s.p.Line(dst, ui.CutLeft(ui.Rect{X: first.X, Y: first.Y, W: gate.X - first.X, H: first.H}, first.W), fraction(n, need), number)
			need, n = 1, min(n, 1)
		} else {
			s.p.Line(dst, ui.Rect{X: e.Rect.X + 7, Y: first.Y, W: first.X - e.Rect.X - 9, H: first.H}, render.Number(n), number)
		}
		for i := range need {
			at := ui.Rect{X: first.X + float32(i)*step, Y: first.Y, W: first.W, H: first.H}
			pose := paint.Pose{}
			if i == n-1 {
				kind := show.IconHeart
				if row == 1 {
					kind = show.IconGold
				}
				pose = s.bump(ui.Icon{Kind: kind}, pose)
			}
			switch {
			case row == 0:
				s.p.Heart(dst, at, i < n, pose)
			case i < n:
				s.p.Coin(dst, at, 0, pose)
			default:
				pose.Faded, pose.Fade = true, .55
				s.p.Coin(dst, at, 0, pose)
			}
		}
	}
}

// fraction returns "n/need".
func fraction(n, need int) string {
	if n = min(n, 99); need > 0 && need < len(fractions) {
		return fractions[need][n]
	}
	return render.Number(n)
}

// fractions are made once: drawing must not.
var fractions = func() (t [8][100]string) {
	for need := range t {
		for n := range t[need] {
			t[need][n] = render.Number(n) + "/" + render.Number(need)
		}
	}
	return t
}()

// goalGate returns the place of the gate at the end of the goal.
func goalGate(goal ui.Rect) ui.Rect {
	h := min(goal.H-14, goal.W*.27)
	return ui.Rect{X: goal.X + goal.W - h - 8, Y: goal.Y + goal.H - 9 - h, W: h, H: h}
}

// goalIcon returns the place of the first heart or coin of the goal.
func goalIcon(goal ui.Rect, row int) ui.Rect {
	h := (goal.H - 16) / 2
	size := min(h-6, 34)
	return ui.Rect{X: goal.X + 34, Y: goal.Y + 8 + float32(row)*h + (h-size)/2, W: size, H: size}
}

// leastGoal is the smallest heart or coin in a row; where there is no room, one stands for
// all, with their number.
const leastGoal = 15

// goalRow returns the place of the first of need hearts or coins of the goal, and the distance to the next one, 0 if
// one stands for all. They never overlap.
func goalRow(goal ui.Rect, row, need int) (first ui.Rect, step float32) {
	first = goalIcon(goal, row)
	step = (goalGate(goal).X - 6 - first.X) / float32(max(need, 1))
	if step < leastGoal && step < first.W {
		return first, 0
	}
	if d := first.W - step; d > 0 {
		first.W, first.H, first.Y = step, step, first.Y+d/2
	}
	return first, min(step, first.W*1.5)
}

// hold draws a count of the viewer's things.
func (s *Drawer) hold(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect.Inset(3)
	s.p.Well(dst, r, pictures.FeltWine, paint.Pose{})
	s.Glow(dst, e)
	icon := ui.Icon{Kind: held(e.Target.Kind), What: uint8(touria.NoItem)}
	if r.H > r.W*1.3 { // the number is below
		size := min(r.W-12, r.H*.58)
		s.CountedIcon(dst, icon, ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + 6 + (r.H*.6-size)/2, W: size, H: size}, s.bump(icon, s.Lift(e)))
		s.p.Line(dst, ui.Rect{X: r.X, Y: r.Y + r.H*.67, W: r.W, H: r.H * .31}, e.Value, paint.Style{Face: paint.Bold, Size: 28, Color: s.felt()})
		return
	}
	size := min(r.H-10, r.W*.48)
	box := ui.Rect{X: r.X + 5, Y: r.Y + (r.H-size)/2, W: size, H: size}
	if len(e.Icons) > 0 {
		box.Y, box.W, box.H = r.Y+4, r.H/2-6, r.H/2-6
		second := ui.Rect{X: box.X, Y: r.Y + r.H/2 + 1, W: box.W, H: box.H}
		n := e.Icons[0].Count
		i := e.Icons[0]
		i.Count = 0
		s.CountedIcon(dst, i, second, s.bump(i, paint.Pose{}))
		s.p.Line(dst, ui.Rect{X: second.X + second.W, Y: second.Y, W: r.X + r.W - second.X - second.W, H: second.H}, render.Number(n),
			paint.Style{Face: paint.Bold, Size: 16, Color: s.felt()})
	}
	s.CountedIcon(dst, icon, box, s.bump(icon, s.Lift(e)))
	s.p.Line(dst, ui.Rect{X: box.X + box.W, Y: box.Y, W: r.X + r.W - box.X - box.W - 2, H: box.H}, e.Value,
		paint.Style{Face: paint.Bold, Size: max(16, min(22, box.H*.9)), Floor: 16, Color: s.felt()})
}

// lid draws the closed screen before the viewer's things.
func (s *Drawer) lid(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	s.p.Screen(dst, r, e.Crest, 0, paint.Pose{})
	if r.H < 80 || s.p.Plain() {
		size := min(r.H*.6, 64)
		s.p.Crest(dst, ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + (r.H-size)*.6, W: size, H: size}, e.Crest, s.Lift(e))
		return
	}
	s.p.Moss(dst, ui.Rect{X: r.X + 66, Y: r.Y - 1, W: 74, H: 58}, false)
	s.p.Moss(dst, ui.Rect{X: r.X + r.W - 76, Y: r.Y - 1, W: 74, H: 58}, true)
	s.p.Lamp(dst, r.X+r.W*.14, r.Y, min(r.W*.4, 300), .20)
	// Banners hang from its rim, the middle one over the others' height.
	banner := func(at, high float32) {
		h := (r.H - 6) * high
		s.p.Banner(dst, ui.Rect{X: r.X + r.W*at - h/4, Y: r.Y + 7, W: h / 2, H: h}, e.Crest, 1, s.Lift(e))
	}
	if r.W > 480 {
		banner(.27, .74)
		banner(.73, .74)
	}
	banner(.5, .98)
}
