package touria

import (
	"github.com/hajimehoshi/ebiten/v2"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Element draws an element with one of Touria's own looks.
func (s *Drawer) Element(dst *ebiten.Image, e *ui.Element) {
	switch e.Look {
	case table.LookBoard:
		s.drawBoard(dst, e)
	case table.LookTower:
		s.tower(dst, e)
	case table.LookSpace:
		s.space(dst, e)
	case table.LookDie:
		s.die(dst, e)
	case table.LookDoor:
		s.door(dst, e)
	case table.LookRival:
		s.rival(dst, e)
	case table.LookYou:
		s.you(dst, e)
	case table.LookGem:
		s.gem(dst, e)
	case table.LookGoal:
		s.goal(dst, e)
	case table.LookHold:
		s.hold(dst, e)
	case table.LookItem:
		s.item(dst, e)
	case table.LookOrder:
		s.order(dst, e)
	case table.LookForecast:
		s.forecast(dst, e)
	case table.LookFinale:
		s.p.Finale(dst, e.Rect, e.Crest)
	case table.LookPair, table.LookStandard, table.LookScreen, table.LookConfetti:
		s.finale(dst, e)
	case table.LookPointer:
		s.p.Glow(dst, e.Rect.Inset(-6), paint.Pose{})
		s.p.Glow(dst, e.Rect, paint.Pose{})
	}
	if e.Advised {
		s.advised(dst, e)
	}
}

// rival draws the panel of another player, without its texts: crest, and screen or
// goods.
func (s *Drawer) rival(dst *ebiten.Image, e *ui.Element) {
	seat := rules.Seat(e.Target.N)
	r := e.Rect
	if e.Lit {
		s.p.PanelCrest(dst, r, s.crest(seat), paint.Pose{})
	} else {
		s.p.Panel(dst, r, paint.PanelParchment, paint.Pose{})
	}
	if s.table == nil {
		return
	}
	s.arrival(dst, r, seat)
	pl := &s.table.Model().Players[seat&3]
	phone := s.App().Phone()
	crest := ui.Rect{X: r.X + 7, Y: r.Y + 7, W: 36, H: 36}
	if phone {
		crest = ui.Rect{X: r.X + 6, Y: r.Y + (r.H-34)/2, W: 34, H: 34}
	}
	s.p.Crest(dst, crest, s.crest(seat), paint.Pose{})
	if pl.InCastle {
		s.p.Door(dst, table.CastleMark(r, phone), touria.Nobody, 1, paint.Pose{})
	}
	if phone {
		return
	}
	well := ui.Rect{X: r.X + 8, Y: r.Y + 48, W: r.W - 16, H: r.H - 48 - 74}
	if well.H < 24 {
		return
	}
	s.p.Panel(dst, well, paint.PanelInset, paint.Pose{})
	if pl.Shown {
		s.goods(dst, well, pl)
		return
	}
	s.p.Symbol(dst, ui.Rect{X: well.X + well.W/2 - 14, Y: well.Y + well.H/2 - 14, W: 28, H: 28}, pictures.SymLock, false, paint.Pose{Fade: .35})
}

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
	if e.Lit {
		s.p.PanelCrest(dst, e.Rect, s.crest(seat), paint.Pose{})
	} else {
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
	}
	if s.table != nil && !s.own(seat) {
		s.arrival(dst, e.Rect, seat)
	}
	size := min(e.Rect.H*.46, 52)
	s.p.Crest(dst, ui.Rect{X: e.Rect.X + (e.Rect.W-size)/2, Y: e.Rect.Y + 7, W: size, H: size}, s.crest(seat), s.Lift(e))
}

// gem draws the viewer's gems of a colour with their number.
func (s *Drawer) gem(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect.Inset(2)
	s.p.Panel(dst, r, paint.PanelCard, paint.Pose{})
	if e.Struck { // black gems keep the viewer out of the castle
		s.p.Focus(dst, r.Inset(5), paint.Pose{Fade: .25})
	}
	s.Glow(dst, e)
	size := min(r.W-14, r.H*.56)
	box := ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + r.H*.07, W: size, H: size}
	c := touria.Colour(e.Target.N)
	icon, ink := e.Icons[0], render.InkText
	if icon.Count == 0 {
		ink = render.FadedInk
		s.p.Socket(dst, box, c, paint.Pose{})
	} else {
		s.p.Gem(dst, box, c, s.bump(ui.Icon{Kind: icon.Kind, What: icon.What}, s.Lift(e)))
	}
	below := ui.Rect{X: r.X, Y: r.Y + r.H*.64, W: r.W, H: r.H * .34}
	st := paint.Style{Face: paint.Bold, Size: min(26, r.H*.32), Color: ink}
	if e.Mark != "" { // the letter to the left, the number to the right
		half := r.W/2 - 3
		s.p.Line(dst, ui.Rect{X: r.X + 3, Y: below.Y, W: half, H: below.H}, e.Mark, paint.Style{
			Face: paint.Regular, Size: st.Size, Floor: 12, Color: render.InkText})
		below.X, below.W = r.X+r.W/2, half
	}
	s.p.Line(dst, below, e.Value, st)
}

// goal draws the viewer's progress towards the castle: hearts, gold, no black gem.
// In the castle it draws what is left, beside an open door.
func (s *Drawer) goal(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
	if s.table == nil || s.table.Model().Viewer >= rules.NoSeat {
		return
	}
	pl := &s.table.Model().Players[s.table.Model().Viewer]
	hearts, gold, black := int(pl.Hearts), int(pl.Gold), int(pl.Gems[touria.Black])
	rose := pl.Items.Has(touria.Rose)
	if !e.Checked { // the lid is closed
		hearts, gold, black, rose = 0, 0, 0, false
	}
	if rose {
		hearts++
	}
	r := e.Rect.Inset(9)
	h := r.H / 3
	if pl.InCastle {
		door := ui.Rect{Y: r.Y + 2, W: (r.H - 4) * 3 / 4, H: r.H - 4}
		door.X = r.X + r.W*0.62 - door.W/2
		s.p.Door(dst, door, touria.Nobody, 1, paint.Pose{})
	}
	for i, line := range [3]struct {
		have, need int
		ok         bool
	}{{hearts, pl.GoalHearts, hearts >= pl.GoalHearts}, {gold, pl.GoalGold, gold >= pl.GoalGold}, {black, 0, black == 0}} {
		row := ui.Rect{X: r.X, Y: r.Y + float32(i)*h, W: r.W, H: h}
		icon := goalIcon(e.Rect, i)
		switch i {
		case 0:
			s.p.Heart(dst, icon, true, s.bump(ui.Icon{Kind: show.IconHeart}, paint.Pose{}))
		case 1:
			s.p.Coin(dst, icon, 0, s.bump(ui.Icon{Kind: show.IconGold}, paint.Pose{}))
		case 2:
			s.p.Gem(dst, icon, touria.Black, paint.Pose{})
		}
		st := paint.Style{Face: paint.Bold, Size: 20, Align: paint.AlignLeft, Color: render.InkText}
		// The numbers are aligned in columns: what the viewer has, what they need.
		x := icon.X + icon.W + 4
		right := st
		right.Align = paint.AlignRight
		s.p.Line(dst, ui.Rect{X: x, Y: row.Y, W: 24, H: h}, render.Number(line.have), right)
		if pl.InCastle {
			continue
		}
		if i < 2 {
			s.p.Line(dst, ui.Rect{X: x + 28, Y: row.Y, W: 34, H: h}, fractions[line.need], st)
		}
		bar := ui.Rect{X: x + 66, Y: row.Y + h*.3, W: row.X + row.W - 34 - x - 66, H: h * .4}
		if i < 2 && bar.W > 20 {
			s.p.Bar(dst, bar, float32(line.have)/float32(max(line.need, 1)), paint.Pose{})
		}
		sym := pictures.SymCross
		if line.ok {
			sym = pictures.SymTick
		}
		s.p.Symbol(dst, ui.Rect{X: row.X + row.W - 26, Y: row.Y + (h-22)/2, W: 22, H: 22}, pictures.Symbol(sym), false, paint.Pose{})
	}
}

// goalIcon returns the place of the heart, coin or gem in a line of the goal.
func goalIcon(goal ui.Rect, line int) ui.Rect {
	r := goal.Inset(9)
	h := r.H / 3
	return ui.Rect{X: r.X + 2, Y: r.Y + float32(line)*h + 2, W: h - 4, H: h - 4}
}

// fractions holds texts such as "/ 7", so that drawing allocates nothing.
var fractions = func() (t [touria.MaxGoalHearts + touria.MaxGoalGold]string) {
	for i := range t {
		t[i] = "/ " + render.Number(i)
	}
	return t
}()

// hold draws a count of the viewer's things.
func (s *Drawer) hold(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelCard, paint.Pose{})
	s.Glow(dst, e)
	r := e.Rect
	size := min(r.H-10, r.W*.52)
	box := ui.Rect{X: r.X + 5, Y: r.Y + (r.H-size)/2, W: size, H: size}
	if len(e.Icons) > 0 {
		box.Y, box.W, box.H = r.Y+4, r.H/2-6, r.H/2-6
		second := ui.Rect{X: box.X, Y: r.Y + r.H/2 + 1, W: box.W, H: box.H}
		n := e.Icons[0].Count
		i := e.Icons[0]
		i.Count = 0
		s.CountedIcon(dst, i, second, s.bump(i, paint.Pose{}))
		s.p.Line(dst, ui.Rect{X: second.X + second.W, Y: second.Y, W: r.X + r.W - second.X - second.W, H: second.H}, render.Number(n),
			paint.Style{Face: paint.Bold, Size: 16, Color: render.InkText})
	}
	icon := ui.Icon{Kind: held(e.Target.Kind), What: uint8(touria.NoItem)}
	s.CountedIcon(dst, icon, box, s.bump(icon, s.Lift(e)))
	s.p.Line(dst, ui.Rect{X: box.X + box.W, Y: box.Y, W: r.X + r.W - box.X - box.W - 2, H: box.H}, e.Value,
		paint.Style{Face: paint.Bold, Size: min(24, box.H*.9), Color: render.InkText})
}

func (s *Drawer) item(dst *ebiten.Image, e *ui.Element) {
	r := square(e.Rect.Inset(3))
	i := touria.Item(e.Icons[0].What)
	if i == touria.NoItem || s.underway(e) {
		s.p.ItemPlace(dst, r, paint.Pose{})
	} else {
		if e.Lit && e.Pressable() {
			s.p.Glow(dst, r, paint.Pose{})
		}
		pose := s.Lift(e)
		if e.Target.Kind == show.TargetItem {
			pose = s.bump(ui.Icon{Kind: show.IconItem, What: uint8(i)}, pose)
		}
		s.p.Item(dst, r, i, pose)
	}
	if e.Symbol != pictures.SymNone {
		s.p.Symbol(dst, ui.Rect{X: r.X + r.W - 22, Y: r.Y + r.H - 22, W: 20, H: 20}, e.Symbol, false, paint.Pose{})
	}
	if e.Marked {
		s.Mark(dst, r)
	}
}

// underway reports whether an element's item is flying elsewhere.
func (s *Drawer) underway(e *ui.Element) bool {
	if s.table == nil {
		return false
	}
	q := s.table.Queue()
	for i := range q.Playing() {
		b, _ := q.At(i)
		switch {
		case b.Kind == show.BeatItemTaken && e.Target == b.From,
			b.Kind == show.BeatItemUsed && s.own(b.Seat) && e.Target == ui.Target{Kind: show.TargetItem, N: b.Arg}:
			return true
		}
	}
	return false
}

// advised marks the herald's advice.
func (s *Drawer) advised(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	size := max(20, min(30, r.W*.42, r.H*.42))
	x, y := r.X-4, r.Y-4
	switch e.Look {
	case table.LookTower:
		size = min(40, r.W*.32)
		x, y = r.X+2, r.Y+2
	case table.LookSpace:
		s.p.MarkSpace(dst, s.board, touria.Space(e.Target.N), draw.SpaceGoal, paint.Pose{})
		x, y = r.X-size*.4, r.Y-size*.4
	case table.LookDoor:
		x, y = r.X+2, r.Y+2
	}
	s.Advice(dst, x, y, size)
}

func (s *Drawer) order(dst *ebiten.Image, e *ui.Element) {
	if s.table == nil {
		return
	}
	s.Glow(dst, e)
	s.card(dst, e.Rect.Inset(3), int(e.Target.N), s.Lift(e))
	if e.Marked {
		s.Mark(dst, e.Rect.Inset(6))
	}
}

// card draws an open order, which turns over to the next one when it is filled.
func (s *Drawer) card(dst *ebiten.Image, r ui.Rect, slot int, pose paint.Pose) {
	m := s.table.Model()
	order := m.Order(slot)
	q := s.table.Queue()
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.To.Kind != show.TargetOrder || int(b.To.N) != slot {
			continue
		}
		switch b.Kind {
		case show.BeatOrderFilled:
			if b.Ease != beat.Fade {
				pose.Turn = 1.6 * hop(t*3) * (1 - t)
			}
		case show.BeatOrderOpened:
			if turned, front := flip(b, t); front {
				order, pose = m.Board().Order(int(b.Arg)), turned
			} else {
				pose = turned
			}
		}
	}
	s.p.Order(dst, r, order, pose)
}

// forecast draws what a seat will see of a tower: its crest and an action.
func (s *Drawer) forecast(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	size := min(r.H, r.W/2-2)
	s.p.Crest(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, e.Crest, paint.Pose{})
	for _, i := range e.Icons {
		s.CountedIcon(dst, i, ui.Rect{X: r.X + size + 3, Y: r.Y + (r.H-size)/2, W: size, H: size}, paint.Pose{})
	}
	s.Text(dst, e, s.Ink(e))
}

func square(r ui.Rect) ui.Rect {
	d := min(r.W, r.H)
	return ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
}
