package touria

import (
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/touria/show"
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
	case board.LookBoard:
		s.drawBoard(dst, e)
	case opening.LookLand, opening.LookPrize:
		s.story(dst, e)
	case board.LookTower:
		s.tower(dst, e)
	case board.LookSpace:
		s.space(dst, e)
	case board.LookDie:
		s.die(dst, e)
	case board.LookDoor:
		s.door(dst, e)
	case board.LookRival:
		s.rival(dst, e)
	case board.LookYou:
		s.you(dst, e)
	case board.LookGem:
		s.gem(dst, e)
	case board.LookGoal:
		s.goal(dst, e)
	case board.LookHold:
		s.hold(dst, e)
	case board.LookItem:
		s.item(dst, e)
	case board.LookOrder:
		s.order(dst, e)
	case board.LookPhoto:
		s.photo(dst, e.Rect)
	case board.LookForecast:
		s.forecast(dst, e)
	case board.LookChoice:
		s.choice(dst, e)
	case board.LookGains:
		s.gains(dst, e)
	case board.LookRace:
		s.race(dst, e)
	case board.LookStrides:
		s.strides(dst, e)
	case board.LookTag:
		s.tag(dst, e)
	case board.LookLetter:
		s.letter(dst, e.Rect, e.Value, e.Checked)
	case board.LookNext:
		s.next(dst, e)
	case board.LookDeed:
		s.deed(dst, e)
	case board.LookLikeness:
		s.likeness(dst, e)
	case board.LookPerson:
		if s.shown != nil {
			s.person(dst, e.Rect, rules.Seat(e.Target.N))
		}
	case board.LookRemark:
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
		if s.shown != nil && s.shown.Small { // the card does not show who it is
			d := min(e.Rect.H, 52) - 8
			s.person(dst, ui.Rect{X: e.Rect.X + 5, Y: e.Rect.Y + (e.Rect.H-d)/2, W: d, H: d}, rules.Seat(e.Target.N))
		}
	case board.LookLevel:
		s.level(dst, e)
	case board.LookLid:
		s.lid(dst, e)
	case board.LookTable:
		s.ground(dst, e)
	case board.LookNotices:
		s.p.Wood(dst, e.Rect, paint.WoodNotices)
	case board.LookShelf:
		s.shelf(dst, e.Rect)
	case board.LookTail:
		s.p.Panel(dst, e.Rect.Inset(-3), paint.PanelScroll, paint.Pose{})
	case board.LookRim:
		s.moulding(dst, e.Rect)
	case board.LookFinale:
		s.p.Finale(dst, e.Rect, e.Crest)
	case board.LookDeal, board.LookExample:
		s.book(dst, e)
	case board.LookFloor, board.LookOak, board.LookChair, board.LookMap, board.LookPlace, board.LookName, board.LookCards, board.LookSitter:
		s.setup(dst, e)
	case board.LookGuest:
		s.p.Portrait(dst, e.Rect, e.Sitter-1, after.Mood(e.Value), paint.Pose{})
		d := e.Rect.W * .4
		s.p.Crest(dst, ui.Rect{X: e.Rect.X - 3, Y: e.Rect.Y + e.Rect.H - d + 2, W: d, H: d}, e.Crest, paint.Pose{})
	case board.LookPodium:
		s.podium(dst, e)
	case board.LookDusk:
		s.p.Shade(dst, e.Rect, after.Darkness(s.App()))
	case board.LookPair, board.LookStandard, board.LookScreen, board.LookConfetti, board.LookRoad:
		s.finale(dst, e)
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
	phone := e.Paper
	switch {
	case e.Lit && phone:
		s.p.PanelCrest(dst, r, s.crest(seat), paint.Pose{})
	case phone:
		s.p.Panel(dst, r, paint.PanelParchment, paint.Pose{})
	}
	if s.shown == nil {
		return
	}
	s.arrival(dst, r, seat)
	pl := &s.shown.Model.Players[seat&3]
	who, mood := s.shown.Portrait(seat)
	card := board.CardOf(r, phone)
	s.p.Portrait(dst, card.Face, who, mood, paint.Pose{})
	if pl.InCastle {
		s.p.Door(dst, card.Mark, touria.Nobody, 1, paint.Pose{})
	}
	wall := card.Wall
	switch {
	case !pl.Shown:
		s.p.Screen(dst, wall, s.crest(seat), 0, paint.Pose{})
		if !phone && !s.p.Plain() {
			s.p.Moss(dst, ui.Rect{X: wall.X + wall.W - 49, Y: wall.Y - 1, W: 46, H: 36}, true)
		}
	case !phone:
		s.p.Panel(dst, wall, paint.PanelParchment, paint.Pose{})
		s.goods(dst, ui.CutLeft(wall.Inset(3), card.Badge.W+4), pl)
	}
	s.p.Crest(dst, card.Badge, s.crest(seat), paint.Pose{})
}

// person draws a player's portrait with the crest at its corner.
func (s *Drawer) person(dst *ebiten.Image, r ui.Rect, seat rules.Seat) {
	who, mood := s.shown.Portrait(seat)
	s.p.Portrait(dst, r, who, mood, paint.Pose{})
	d := r.W * .42
	s.p.Crest(dst, ui.Rect{X: r.X - 3, Y: r.Y + r.H - d + 2, W: d, H: d}, s.crest(seat), paint.Pose{})
}

// likeness draws a portrait outside a running game.
func (s *Drawer) likeness(dst *ebiten.Image, e *ui.Element) {
	s.p.Portrait(dst, e.Rect.Inset(2), e.Sitter-1, pictures.Calm, s.Lift(e))
}

// level draws a bot's level as crowns, of which there are four.
func (s *Drawer) level(dst *ebiten.Image, e *ui.Element) {
	n := int(e.Value[0] - '0')
	for i := range 4 {
		d := e.Rect.H
		pose := paint.Pose{}
		if i >= n {
			pose.Faded, pose.Fade = true, .6
		}
		s.p.Symbol(dst, ui.Rect{X: e.Rect.X + float32(i)*(d+3), Y: e.Rect.Y, W: d, H: d}, pictures.SymCrown, !e.Paper, pose)
	}
}

// deed draws what a player did: crest, place, what was paid and what was got. In
// the chronicle's tail the numbers have signs, on a card an arrow is between.
func (s *Drawer) deed(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if !e.Checked {
		s.p.Panel(dst, r, paint.PanelInset, paint.Pose{})
		r = r.Inset(2)
	} else if e.Pressable() && s.Lift(e) != (paint.Pose{}) {
		s.p.Panel(dst, r, paint.PanelInset, paint.Pose{})
	}
	x, size := r.X, min(r.H-2, 32)
	if e.Checked {
		d := min(r.H-4, 28)
		s.p.Crest(dst, ui.Rect{X: x, Y: r.Y + (r.H-d)/2, W: d, H: d}, e.Crest, paint.Pose{})
		x += d + 3
	}
	if len(e.Icons) == 0 {
		return
	}
	if e.Icons[0].Kind != show.IconTurn {
		i := e.Icons[0]
		i.Count = 0
		s.Icon(dst, i, ui.Rect{X: x, Y: r.Y + (r.H-size)/2, W: size, H: size}, false, paint.Pose{})
		x += size + 4
	}
	// As many changes as fit, what was got before what was paid.
	free := r.X + r.W - x
	got, paid := e.Icons[1:], e.Costs
	for size > 22 && s.changes(got, size)+s.changes(paid, size)+14 > free {
		size--
	}
	for len(paid) > 0 && s.changes(got, size)+s.changes(paid, size)+14 > free {
		paid = paid[:len(paid)-1]
	}
	for len(got) > 1 && s.changes(got, size) > free {
		got = got[:len(got)-1]
	}
	for k, list := range [2][]ui.Icon{paid, got} {
		if k == 1 && len(paid) > 0 && len(got) > 0 && !e.Checked {
			s.p.Arrow(dst, ui.Rect{X: x, Y: r.Y + (r.H-12)/2, W: 13, H: 12}, paint.Pose{})
			x += 15
		}
		for _, i := range list {
			n := max(1, i.Count)
			i.Count = 0
			label := render.Number(n)
			if e.Checked {
				label = signed[k][min(n, len(signed[k])-1)]
			}
			if n > 1 || e.Checked {
				w := float32(11 * utf8.RuneCountInString(label))
				st := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: render.InkText}
				s.p.Line(dst, ui.Rect{X: x, Y: r.Y, W: w + 2, H: r.H}, label, st)
				x += w + 1
			}
			s.Icon(dst, i, ui.Rect{X: x, Y: r.Y + (r.H-size)/2, W: size, H: size}, false, paint.Pose{})
			x += size + 3
		}
	}
}

// changes returns the width of counted icons in a deed, with signs.
func (s *Drawer) changes(list []ui.Icon, size float32) (w float32) {
	for range list {
		w += size + 3 + 21
	}
	return w
}

// signed holds numbers with a minus and a plus.
var signed = func() (t [2][100]string) {
	for i := range t[0] {
		t[0][i], t[1][i] = "−"+render.Number(i), "+"+render.Number(i)
	}
	return t
}()

// choice draws the picture of an option: what it costs and, below or beside that,
// what it gives.
func (s *Drawer) choice(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	n := len(e.Costs) + len(e.Icons)
	switch {
	case n == 0:
		size := min(r.W, r.H, 56) * .7
		s.p.Symbol(dst, ui.Rect{X: r.X + (r.W-size)/2, Y: r.Y + (r.H-size)/2, W: size, H: size}, e.Symbol, false, paint.Pose{})
	case len(e.Icons) == 0:
		s.things(dst, r, e.Costs, false)
	case len(e.Costs) == 0:
		s.things(dst, r, e.Icons, false)
	case r.W > r.H*1.8: // side by side
		w := min((r.W-24)/2, 120)
		x := r.X + r.W/2
		s.things(dst, ui.Rect{X: x - 12 - w, Y: r.Y, W: w, H: r.H}, e.Costs, false)
		s.p.Arrow(dst, ui.Rect{X: x - 10, Y: r.Y + (r.H-16)/2, W: 20, H: 16}, paint.Pose{})
		s.things(dst, ui.Rect{X: x + 12, Y: r.Y, W: w, H: r.H}, e.Icons, false)
	default:
		half := (r.H - 10) / 2
		s.things(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: half}, e.Costs, false)
		s.p.Arrow(dst, ui.Rect{X: r.X + r.W/2 - 7, Y: r.Y + half - 1, W: 14, H: 12}, paint.Pose{Turn: 90})
		s.things(dst, ui.Rect{X: r.X, Y: r.Y + half + 10, W: r.W, H: half}, e.Icons, false)
	}
}

// things draws icons side by side in the middle of a box, as large as they fit, in
// two rows if one would be too small. Fees have a minus.
func (s *Drawer) things(dst *ebiten.Image, r ui.Rect, icons []ui.Icon, fee bool) {
	board.Things(r, icons, fee, func(i ui.Icon, at, count ui.Rect) {
		n := i.Count
		i.Count = 0
		s.Icon(dst, i, at, false, paint.Pose{})
		label := ""
		switch {
		case fee && i.Kind == show.IconGold:
			label = signed[0][min(max(n, 1), 99)]
		case n > 1:
			label = render.Number(n)
		default:
			return
		}
		s.p.Line(dst, count, label, paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: render.InkText})
	})
}

func (s *Drawer) item(dst *ebiten.Image, e *ui.Element) {
	r := square(e.Rect.Inset(3))
	i := touria.Item(e.Icons[0].What)
	if i == touria.NoItem || s.underway(e) {
		if e.Target.Kind == show.TargetItem || e.Target.Kind == show.TargetItems {
			s.p.Well(dst, r, pictures.FeltLeather, paint.Pose{})
		} else {
			s.p.ItemPlace(dst, r, paint.Pose{})
		}
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
	if s.shown == nil {
		return false
	}
	q := &s.shown.Queue
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
	case board.LookTower:
		size = min(40, r.W*.32)
		x, y = r.X+2, r.Y+2
	case board.LookSpace:
		s.p.MarkSpace(dst, s.board, touria.Space(e.Target.N), draw.SpaceGoal, paint.Pose{})
		x, y = r.X-size*.4, r.Y-size*.4
	case board.LookDoor:
		x, y = r.X+2, r.Y+2
	}
	s.Advice(dst, x, y, size)
}

func (s *Drawer) order(dst *ebiten.Image, e *ui.Element) {
	if s.shown == nil {
		return
	}
	s.Glow(dst, e)
	pose := s.Lift(e)
	if pose == (paint.Pose{}) && !s.p.Plain() && !s.shown.Small {
		pose.Turn = [...]float32{-.7, .5, -.3}[int(e.Target.N)%3] // each hangs from one pin
	}
	s.card(dst, e.Rect.Inset(3), int(e.Target.N), pose)
	if e.Marked {
		s.Mark(dst, e.Rect.Inset(6))
	}
}

// card draws an open order, which turns over to the next one when it is filled.
func (s *Drawer) card(dst *ebiten.Image, r ui.Rect, slot int, pose paint.Pose) {
	m := &s.shown.Model
	order := m.Order(slot)
	q := &s.shown.Queue
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.To.Kind != show.TargetOrder || int(b.To.N) != slot {
			continue
		}
		switch b.Kind {
		case show.BeatOrderFilled:
			if b.Ease != beat.Fade {
				pose = torn(pose, r, t)
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

// forecast draws what a seat will see of a tower: an action, and at its corner the
// seat's crest.
func (s *Drawer) forecast(dst *ebiten.Image, e *ui.Element) {
	r := square(e.Rect)
	for _, i := range e.Icons {
		s.Icon(dst, i, r, false, paint.Pose{})
	}
	if e.Crest != ui.NoCrest {
		d := max(r.W*.56, 18)
		s.p.Crest(dst, ui.Rect{X: r.X - d*.3, Y: r.Y + r.H - d*.82, W: d, H: d}, e.Crest, paint.Pose{})
	}
}

func square(r ui.Rect) ui.Rect {
	d := min(r.W, r.H)
	return ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
}
