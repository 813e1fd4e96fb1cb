package touria

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// places holds the places between which beats fly.
type places struct {
	seat    [rules.Seats]ui.Rect
	display [2]ui.Rect
	order   [3]ui.Rect
	discard ui.Rect
	door    [touria.Doors]ui.Rect
	die     ui.Rect
	prompt  ui.Rect
	tail    ui.Rect

	// Of players whose things are shown:
	gem   [touria.Colours]ui.Rect
	hold  [show.IconKinds]ui.Rect // counts: hearts, gold, swords, elixirs, items
	item  [touria.Items]ui.Rect
	spare ui.Rect // the first empty place for an item
	goal  ui.Rect

	// The things that they lie in, empty if they are covered:
	tray, rack, roll ui.Rect
	shelf            ui.Rect // of the fairy's items
}

// gather adds a place to those that lie in the same thing.
func gather(all *ui.Rect, r ui.Rect) {
	if all.Empty() {
		*all = r
		return
	}
	*all = all.Union(r)
}

// find records the places of things in this frame.
func (s *Drawer) find(tree *ui.Tree) {
	if s.shown == nil {
		return
	}
	s.rects = places{}
	p := &s.rects
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Layer > 0 {
			break
		}
		n := int(e.Target.N)
		switch e.Look {
		case ui.LookPrompt:
			p.prompt = e.Rect
		case board.LookBoard:
			s.board = e.Plain()
		case board.LookRival, board.LookYou:
			p.seat[n&3] = e.Rect
		case board.LookGoal:
			p.goal = e.Rect
		case board.LookGem:
			p.gem[n] = e.Rect
			gather(&p.tray, e.Rect)
		case board.LookHold:
			p.hold[held(e.Target.Kind)] = e.Rect
			gather(&p.rack, e.Rect)
		case board.LookShelf:
			p.shelf = e.Rect
		case ui.LookPanel:
			if e.ID == "table.rest" {
				p.tail = e.Rect
			}
		case board.LookOrder:
			p.order[n] = e.Rect
		case board.LookDie:
			p.die = e.Rect
		case board.LookDoor:
			p.door[n-1] = e.Rect
		case board.LookItem:
			switch e.Target.Kind {
			case show.TargetDisplay:
				p.display[n] = e.Rect
			case show.TargetDiscard:
				p.discard = e.Rect
			case show.TargetItem:
				p.item[n] = e.Rect
				gather(&p.roll, e.Rect)
			case show.TargetItems:
				gather(&p.roll, e.Rect)
				if p.spare.Empty() {
					p.spare = e.Rect
				}
			}
		}
	}
	if you := &p.seat[s.shown.Eyes]; you.Empty() { // phones have no name plate
		*you = p.gem[0].Union(p.gem[len(p.gem)-1])
	}
}

// held returns the icon of the things that an element counts.
func held(k ui.TargetKind) ui.IconKind {
	switch k {
	case show.TargetHearts:
		return show.IconHeart
	case show.TargetGold:
		return show.IconGold
	case show.TargetSwords:
		return show.IconSword
	case show.TargetElixir:
		return show.IconElixir
	}
	return show.IconItem
}

// own reports whether a seat's things are shown in the tray.
func (s *Drawer) own(seat rules.Seat) bool {
	return seat == s.shown.Eyes && s.shown.Model.Players[seat&3].Shown && !s.shown.LidClosed()
}

// slot returns the place of a seat's thing: in the tray, or in the panel of
// another player.
func (s *Drawer) slot(seat rules.Seat, i ui.Icon) ui.Rect {
	p := &s.rects
	if !s.own(seat) {
		return p.seat[seat&3]
	}
	var r ui.Rect
	switch i.Kind {
	case show.IconGem:
		if int(i.What) < len(p.gem) {
			r = p.gem[i.What]
		}
	case show.IconHeart, show.IconGold:
		if r = p.hold[i.Kind]; r.Empty() && !p.goal.Empty() {
			n := 0
			if i.Kind == show.IconGold {
				n = 1
			}
			return goalIcon(p.goal, n)
		}
	case show.IconItem:
		if int(i.What) < len(p.item) {
			r = p.item[i.What]
		}
		if r.Empty() {
			r = p.spare
		}
		if r.Empty() {
			r = p.hold[i.Kind]
		}
	default:
		if r = p.hold[i.Kind]; r.Empty() {
			r = p.hold[show.IconSword] // elixirs are below the swords
		}
	}
	if r.Empty() {
		r = p.seat[seat&3]
	}
	return r
}

// anchor returns the middle of a place where beats start or end.
func (s *Drawer) anchor(a ui.Target) (x, y float32) {
	r := s.board
	switch a.Kind {
	case show.TargetSpace:
		return s.p.Space(s.board, touria.Space(a.N))
	case show.TargetFountain:
		return s.p.Space(s.board, touria.AtFountain)
	case show.TargetTower:
		r = geometry.Tower(s.board, touria.Tower(a.N))
	case show.TargetSeat:
		r = s.rects.seat[a.N&3]
	case show.TargetDisplay, show.TargetDiscard, show.TargetStack:
		if r = s.rects.discard; a.Kind == show.TargetDisplay {
			r = s.rects.display[a.N&1]
		}
		if r.Empty() { // phones keep the market in a drawer
			return s.p.Space(s.board, touria.AtForest)
		}
	case show.TargetOrder:
		if r = s.rects.order[min(a.N, 2)]; r.Empty() {
			return s.p.Space(s.board, touria.AtTrader)
		}
	case show.TargetDoor:
		r = s.rects.door[max(a.N, 1)-1]
		if r.Empty() {
			r = s.p.MapDoor(s.board, int(max(a.N, 1)))
		}
	case show.TargetDie:
		r = s.rects.die
	case show.TargetBag, show.TargetSupply:
		return s.board.At(.5, .95)
	}
	if r.Empty() {
		r = s.board
	}
	return r.Center()
}

// hop is a row of small arcs, one for each unit of t.
func hop(t float32) float32 { return float32(math.Abs(math.Sin(float64(t) * math.Pi))) }

// beats draws what moves above the table.
func (s *Drawer) beats(dst *ebiten.Image) {
	q := &s.shown.Queue
	for i := range q.Echoes() {
		b, t := q.Echo(i)
		s.effect(dst, b, 1+t)
		if b.Kind == show.BeatBanner && s.App().Tree().Find("lesson") == nil { // a hint takes its place
			s.banner(dst, b, 1+t)
		}
	}
	for i := range q.Playing() {
		b, t := q.At(i)
		s.effect(dst, b, t)
		switch b.Kind {
		case show.BeatCollect, show.BeatReturn, show.BeatRefill, show.BeatPay, show.BeatGain, show.BeatKeep, show.BeatDestroy:
			s.fly(dst, b, t)
		case show.BeatItemTaken:
			s.heldUp(dst, b, t)
		case show.BeatRoll:
			s.tumbling(dst, b, t)
		case show.BeatItemUsed:
			s.flyIcon(dst, b, t, ui.Icon{Kind: show.IconItem, What: b.Arg}, 0, 1)
		case show.BeatItemOpened:
			s.openedItem(dst, b, t)
		case show.BeatDraw:
			s.drawn(dst, b, t)
		case show.BeatGate:
			s.gate(dst, b, t)
		case show.BeatBanner:
			s.banner(dst, b, t)
		}
	}
}

// maxLoad is the maximum number of things drawn in flight.
const maxLoad = 24

// fly draws a beat's load on its way.
func (s *Drawer) fly(dst *ebiten.Image, b *show.Beat, t float32) {
	var load [maxLoad]ui.Icon
	n := 0
	add := func(i ui.Icon, k int) {
		for ; k > 0 && n < len(load); k-- {
			load[n] = i
			n++
		}
	}
	for c, k := range b.Load.Gems {
		add(ui.Icon{Kind: show.IconGem, What: uint8(c)}, int(k))
	}
	add(ui.Icon{Kind: show.IconGold}, int(b.Load.Gold))
	add(ui.Icon{Kind: show.IconHeart}, int(b.Load.Hearts))
	add(ui.Icon{Kind: show.IconSword}, int(b.Load.Swords))
	add(ui.Icon{Kind: show.IconElixir}, int(b.Load.Elixirs))
	for i := touria.Rose; i < touria.NoItem; i++ {
		if b.Load.Items.Has(i) {
			add(ui.Icon{Kind: show.IconItem, What: uint8(i)}, 1)
		}
	}
	if n == 0 && (b.Kind == show.BeatKeep || b.Kind == show.BeatGain) {
		add(ui.Icon{Kind: show.IconGem, What: uint8(touria.NoColour)}, 1)
	}
	for i := range n {
		s.flyIcon(dst, b, t, load[i], i, n)
	}
}

// end returns the start or end of a thing's flight.
func (s *Drawer) end(a ui.Target, i ui.Icon) (x, y float32) {
	if a.Kind == show.TargetSeat {
		return s.slot(rules.Seat(a.N), i).Center()
	}
	return s.anchor(a)
}

// goalPlace returns where the i-th heart or coin that a beat brings lies in the viewer's goal: the next free place in its
// row; ok is false if it goes elsewhere.
func (s *Drawer) goalPlace(b *show.Beat, kind ui.IconKind, i int) (r ui.Rect, ok bool) {
	seat := rules.Seat(b.To.N)
	if b.Kind != show.BeatGain || b.To.Kind != show.TargetSeat || !s.own(seat) || s.rects.goal.Empty() {
		return r, false
	}
	pl := &s.shown.Model.Players[seat&3]
	row, has, need := 0, int(pl.Hearts), pl.GoalHearts
	switch kind {
	case show.IconHeart:
	case show.IconGold:
		row, has, need = 1, int(pl.Gold), pl.GoalGold
	default:
		return r, false
	}
	r, step := goalRow(s.rects.goal, row, need)
	r.X += step * float32(min(has+i, need-1))
	return r, true
}

// flyIcon draws the i-th of n things, which follow each other in an arc.
func (s *Drawer) flyIcon(dst *ebiten.Image, b *show.Beat, t float32, icon ui.Icon, i, n int) {
	x0, y0 := s.end(b.From, icon)
	if b.Kind == show.BeatKeep {
		x0, y0 = s.middle()
	}
	x1, y1 := s.end(b.To, icon)
	if r, ok := s.goalPlace(b, icon.Kind, i); ok {
		x1, y1 = r.Center()
	}
	size := max(34, s.board.W/848*36)
	var pose paint.Pose
	if b.Ease == beat.Fade {
		pose.Fade = 1 - hop(t)
		s.CountedIcon(dst, icon, ui.Rect{X: x1 - size/2 + float32(i)*size*.7, Y: y1 - size/2, W: size, H: size}, pose)
		return
	}
	gap := min(.12, .4/float32(n)) // the last one arrives when the beat ends
	lag := gap * float32(i)
	if t < lag {
		return
	}
	k := b.Ease.At(min((t-lag)/(1-gap*float32(n-1)), 1))
	x := x0 + (x1-x0)*k
	y := y0 + (y1-y0)*k - 4*k*(1-k)*40
	pose.Grow = .35*hop(k) - .25*max(4*k-3, 0)
	if b.Kind == show.BeatDestroy { // it sinks
		sink := min(max((k-.6)/.4, 0), 1)
		pose.Fade, pose.Grow = sink*sink, pose.Grow-.45*sink
		y += 10 * sink
	}
	s.veiled(dst, icon, ui.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}, pose)
}

// veiled draws an icon. A gem whose colour is hidden is wrapped in a cloth.
func (s *Drawer) veiled(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	if i.Kind == show.IconGem && touria.Colour(i.What) >= touria.NoColour {
		x, y := r.Center()
		s.p.Effect(dst, tpics.EffectVeil, x, y, s.unit(), pose)
		return
	}
	s.CountedIcon(dst, i, r, pose)
}

// openedItem draws a tile of the display turning over from its back to its front.
func (s *Drawer) openedItem(dst *ebiten.Image, b *show.Beat, t float32) {
	r := s.rects.display[b.To.N&1]
	if r.Empty() {
		x, y := s.anchor(b.To)
		r = ui.Rect{X: x - 30, Y: y - 30, W: 60, H: 60}
	} else {
		r = square(r.Inset(3))
	}
	pose, front := flip(b, t)
	if front {
		s.p.Item(dst, r, touria.Item(b.Arg), pose)
	} else {
		s.p.Item(dst, r, touria.NoItem, pose)
	}
}

// flip turns a card over: it narrows, then shows its other side.
func flip(b *show.Beat, t float32) (pose paint.Pose, front bool) {
	if b.Ease == beat.Fade {
		return paint.Pose{Fade: 1 - t}, true
	}
	k := b.Ease.At(t) * 2
	front = k >= 1
	if front {
		k = 2 - k
	}
	return paint.Pose{Slim: min(k, .97), Grow: .16 * k, DY: -5 * k}, front
}

// banner draws the banner of the player whose turn starts: t runs from 0 to 1 in the beat and on to 2 in its echo,
// so that the turn does not wait for it.
func (s *Drawer) banner(dst *ebiten.Image, b *show.Beat, t float32) {
	if b.Seat >= rules.NoSeat {
		return
	}
	k := min(t*2, 1, (1.8-t)*3)
	r := ui.Rect{X: s.board.X + s.board.W*.27, Y: s.board.Y + s.board.H*.36, W: s.board.W * .46, H: 64}
	pose := paint.Pose{Fade: 1 - k}
	s.p.Ribbon(dst, r, s.crest(b.Seat), pose)
	s.p.Line(dst, ui.Rect{X: r.X + 60, Y: r.Y, W: r.W - 120, H: r.H}, s.shown.Names[b.Seat], paint.Style{
		Face: paint.Bold, Size: 28, Floor: 18, Effect: paint.Raised, Fade: 1 - k})
}
