package render

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// tableElement draws the looks that only the table has.
func (s *Screen) tableElement(dst *ebiten.Image, e *ui.Element) {
	p := s.p
	switch e.Look {
	case ui.LookChip:
		p.Panel(dst, e.Rect, paint.PanelDark, paint.Pose{})
		s.text(dst, e, creamInk)
	case ui.LookPrompt:
		s.prompt(dst, e)
	case ui.LookBoard:
		s.drawBoard(dst, e)
	case ui.LookTower:
		s.tower(dst, e)
	case ui.LookSpace:
		s.space(dst, e)
	case ui.LookDie:
		s.die(dst, e)
	case ui.LookDoor:
		s.door(dst, e)
	case ui.LookRival:
		s.rival(dst, e)
	case ui.LookYou:
		s.you(dst, e)
	case ui.LookGem:
		s.gem(dst, e)
	case ui.LookGoal:
		s.goal(dst, e)
	case ui.LookHold:
		s.hold(dst, e)
	case ui.LookItem:
		s.item(dst, e)
	case ui.LookOrder:
		s.order(dst, e)
	case ui.LookIcons:
		s.iconLine(dst, e)
	}
}

// lift returns how something that can be pressed is drawn: nearer under the
// pointer, paler when it is out of the question.
func (s *Screen) lift(e *ui.Element) paint.Pose {
	switch {
	case e.Pressable() && s.app.Held() == e.ID:
		return paint.Pose{DY: 1}
	case e.Pressable() && s.app.Hover() == e.ID:
		return paint.Pose{Grow: .05, DY: -1}
	}
	return paint.Pose{}
}

// glow lights what can be pressed now.
func (s *Screen) glow(dst *ebiten.Image, e *ui.Element) {
	if e.Lit && e.Pressable() {
		s.p.Glow(dst, e.Rect, paint.Pose{})
	}
}

func (s *Screen) prompt(dst *ebiten.Image, e *ui.Element) {
	seat := rules.Seat(e.Arg)
	s.p.Ribbon(dst, e.Rect, s.crest(seat), paint.Pose{})
	if seat < rules.NoSeat {
		size := e.Rect.H * .82
		s.p.Crest(dst, ui.Rect{X: e.Rect.X + 12, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}, s.crest(seat), paint.Pose{})
	}
	s.text(dst, e, creamInk)
}

// rival draws the panel of another player: crest, screen or shown goods, and
// what was done last. Its texts are elements of their own.
func (s *Screen) rival(dst *ebiten.Image, e *ui.Element) {
	seat := rules.Seat(e.Arg)
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
	phone := s.app.Phone()
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
	if pl.Shown || pl.Aided {
		s.goods(dst, well, pl)
		return
	}
	s.p.Symbol(dst, ui.Rect{X: well.X + well.W/2 - 14, Y: well.Y + well.H/2 - 14, W: 28, H: 28}, pictures.SymLock, false, paint.Pose{Fade: .35})
}

// goods draws what a player owns in small icons: two rows.
func (s *Screen) goods(dst *ebiten.Image, r ui.Rect, pl *show.Player) {
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
		s.iconRow(dst, row[k][:n[k]], ui.Rect{X: r.X + 5, Y: r.Y + 2 + float32(k)*h, W: r.W - 10, H: h}, min(h, ui.RowIcon), false)
	}
}

func (s *Screen) you(dst *ebiten.Image, e *ui.Element) {
	seat := rules.Seat(e.Arg)
	if e.Lit {
		s.p.PanelCrest(dst, e.Rect, s.crest(seat), paint.Pose{})
	} else {
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
	}
	if s.table != nil && !s.own(seat) {
		s.arrival(dst, e.Rect, seat)
	}
	size := min(e.Rect.H*.46, 52)
	s.p.Crest(dst, ui.Rect{X: e.Rect.X + (e.Rect.W-size)/2, Y: e.Rect.Y + 7, W: size, H: size}, s.crest(seat), s.lift(e))
}

// gem draws a slot of own gems with their number.
func (s *Screen) gem(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect.Inset(2)
	s.p.Panel(dst, r, paint.PanelCard, paint.Pose{})
	if e.Struck { // black gems bar the castle
		s.p.Focus(dst, r.Inset(5), paint.Pose{Fade: .25})
	}
	s.glow(dst, e)
	size := min(r.W-14, r.H*.56)
	box := ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + r.H*.07, W: size, H: size}
	c := touria.Colour(e.Arg)
	if e.Value == "0" {
		s.p.Socket(dst, box, c, paint.Pose{})
	} else {
		s.p.Gem(dst, box, c, s.bump(ui.Icon{Kind: show.IconGem, What: uint8(c)}, s.lift(e)))
	}
	below := ui.Rect{X: r.X, Y: r.Y + r.H*.64, W: r.W, H: r.H * .34}
	st := paint.Style{Face: paint.Bold, Size: min(26, r.H*.32), Color: s.numberInk(e.Value)}
	if e.Mark != "" { // the letter to the left, the number to the right
		half := r.W/2 - 3
		s.p.Line(dst, ui.Rect{X: r.X + 3, Y: below.Y, W: half, H: below.H}, e.Mark, paint.Style{
			Face: paint.Regular, Size: st.Size, Floor: 12, Color: inkText})
		below.X, below.W = r.X+r.W/2, half
	}
	s.p.Line(dst, below, e.Value, st)
}

func (s *Screen) numberInk(value string) color.RGBA {
	if value == "0" {
		return fadedInk
	}
	return inkText
}

// goal draws how far the way into the castle is: hearts, gold, no black gem. Who
// is in sees what is left, beside an open door.
func (s *Screen) goal(dst *ebiten.Image, e *ui.Element) {
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
		st := paint.Style{Face: paint.Bold, Size: 20, Align: paint.AlignLeft, Color: inkText}
		// What one has ends where what one needs begins, so that the numbers stand in columns.
		x := icon.X + icon.W + 4
		right := st
		right.Align = paint.AlignRight
		s.p.Line(dst, ui.Rect{X: x, Y: row.Y, W: 24, H: h}, numbers.of(line.have), right)
		if pl.InCastle {
			continue
		}
		if i < 2 {
			s.p.Line(dst, ui.Rect{X: x + 28, Y: row.Y, W: 34, H: h}, fractions.of(line.need), st)
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

// fractions are the texts "/ 7" behind what one has.
var fractions = func() (t texts) {
	for i := range t {
		t[i] = "/ " + numbers[i]
	}
	return t
}()

// hold draws a count of own things.
func (s *Screen) hold(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelCard, paint.Pose{})
	s.glow(dst, e)
	r := e.Rect
	size := min(r.H-10, r.W*.52)
	box := ui.Rect{X: r.X + 5, Y: r.Y + (r.H-size)/2, W: size, H: size}
	if len(e.Icons) > 0 {
		box.Y, box.W, box.H = r.Y+4, r.H/2-6, r.H/2-6
		second := ui.Rect{X: box.X, Y: r.Y + r.H/2 + 1, W: box.W, H: box.H}
		n := e.Icons[0].Count
		i := e.Icons[0]
		i.Count = 0
		s.icon(dst, i, second, s.bump(i, paint.Pose{}))
		s.p.Line(dst, ui.Rect{X: second.X + second.W, Y: second.Y, W: r.X + r.W - second.X - second.W, H: second.H}, numbers.of(n),
			paint.Style{Face: paint.Bold, Size: 16, Color: inkText})
	}
	held := ui.Icon{Kind: ui.IconKind(e.Arg), What: uint8(touria.NoItem)}
	s.icon(dst, held, box, s.bump(held, s.lift(e)))
	s.p.Line(dst, ui.Rect{X: box.X + box.W, Y: box.Y, W: r.X + r.W - box.X - box.W - 2, H: box.H}, e.Value,
		paint.Style{Face: paint.Bold, Size: min(24, box.H*.9), Color: inkText})
}

func (s *Screen) item(dst *ebiten.Image, e *ui.Element) {
	r := square(e.Rect.Inset(3))
	i := touria.Item(e.Arg)
	if i == touria.NoItem || s.underway(e) {
		s.p.ItemPlace(dst, r, paint.Pose{})
	} else {
		if e.Lit && e.Pressable() {
			s.p.Glow(dst, r, paint.Pose{})
		}
		pose := s.lift(e)
		if r := s.rects.item[i]; r == e.Rect {
			pose = s.bump(ui.Icon{Kind: show.IconItem, What: uint8(i)}, pose)
		}
		s.p.Item(dst, r, i, pose)
	}
	if e.Symbol != pictures.SymNone {
		s.p.Symbol(dst, ui.Rect{X: r.X + r.W - 22, Y: r.Y + r.H - 22, W: 20, H: 20}, e.Symbol, false, paint.Pose{})
	}
	if e.Marked {
		s.mark(dst, r)
	}
}

// underway tells whether the item of an element is on its way somewhere else.
func (s *Screen) underway(e *ui.Element) bool {
	if s.table == nil {
		return false
	}
	q := s.table.Queue()
	for i := range q.Playing() {
		b, _ := q.At(i)
		switch {
		case b.Kind == show.BeatItemTaken && e.Rect == s.rects.display[b.From.N&1],
			b.Kind == show.BeatItemUsed && s.own(b.Seat) && touria.Item(b.Arg) < touria.NoItem && e.Rect == s.rects.item[b.Arg]:
			return true
		}
	}
	return false
}

// mark draws the sign of what cannot be taken back at a corner.
func (s *Screen) mark(dst *ebiten.Image, r ui.Rect) {
	b := ui.Rect{X: r.X + r.W - 20, Y: r.Y - 2, W: 22, H: 22}
	s.p.Bead(dst, b, true, paint.Pose{})
	s.p.Symbol(dst, b.Inset(3), pictures.SymReveal, true, paint.Pose{})
}

// advised draws the herald's sign at the upper left corner of what is advised;
// it is told from what can be pressed, and from the pointer's, by its shape.
func (s *Screen) advised(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	size := max(20, min(30, r.W*.42, r.H*.42))
	x, y := r.X-4, r.Y-4
	switch e.Look {
	case ui.LookTower:
		size = min(40, r.W*.32)
		x, y = r.X+2, r.Y+2
	case ui.LookSpace:
		s.p.MarkSpace(dst, s.board, touria.Space(e.Arg), paint.SpaceGoal, paint.Pose{})
		x, y = r.X-size*.4, r.Y-size*.4
	case ui.LookDoor:
		x, y = r.X+2, r.Y+2
	}
	b := ui.Rect{X: max(0, x), Y: max(0, y), W: size, H: size}
	s.p.Bead(dst, b, true, paint.Pose{})
	s.p.Symbol(dst, b.Inset(size*.14), pictures.SymHerald, true, paint.Pose{})
}

func (s *Screen) order(dst *ebiten.Image, e *ui.Element) {
	if s.table == nil {
		return
	}
	s.glow(dst, e)
	s.card(dst, e.Rect.Inset(3), e.Arg, s.lift(e))
	if e.Marked {
		s.mark(dst, e.Rect.Inset(6))
	}
}

// card draws an open order; one that is filled turns over and is another.
func (s *Screen) card(dst *ebiten.Image, r ui.Rect, slot int, pose paint.Pose) {
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

// iconLine draws a line of the chronicle or of a rival's last action: the
// crest of who did it, and what in icons.
func (s *Screen) iconLine(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if e.Checked {
		size := min(r.H-4, 26)
		s.p.Crest(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, s.crest(rules.Seat(e.Arg)), paint.Pose{})
		r.X += size + 6
		r.W -= size + 6
	}
	s.iconRow(dst, e.Icons, r, e.RowSize(), e.Checked || s.onDark(e))
}

// chronicle draws a line of the chronicle: who, what in a picture, and words.
func (s *Screen) chronicle(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if s.app.Hover() == e.ID {
		s.p.Panel(dst, r, paint.PanelPlain, paint.Pose{})
	}
	size := min(r.H-4, 26)
	y := r.Y + (r.H-size)/2
	if seat := rules.Seat(e.Arg); seat < rules.NoSeat {
		s.p.Crest(dst, ui.Rect{X: r.X + 2, Y: y, W: size, H: size}, s.crest(seat), paint.Pose{})
	}
	for _, i := range e.Icons {
		i.Count = 0
		s.icon(dst, i, ui.Rect{X: r.X + size + 8, Y: y, W: size, H: size}, paint.Pose{})
		break
	}
	s.text(dst, e, s.ink(e))
}

// forecast draws who will see what of a tower: a crest and an action.
func (s *Screen) forecast(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	size := min(r.H, r.W/2-2)
	s.p.Crest(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, s.crest(rules.Seat(e.Arg)), paint.Pose{})
	for _, i := range e.Icons {
		s.icon(dst, i, ui.Rect{X: r.X + size + 3, Y: r.Y + (r.H-size)/2, W: size, H: size}, paint.Pose{})
	}
	s.text(dst, e, s.ink(e))
}

func square(r ui.Rect) ui.Rect {
	d := min(r.W, r.H)
	return ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
}
