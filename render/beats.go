package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria/game/show"
	"touria/game/ui"
	"touria/render/paint"
	"touria/rules"
	"touria/rules/touria"
)

// places are the middles of the things that beats fly between.
type places struct {
	seat    [rules.Seats]show.Rect
	display [2]show.Rect
	order   [3]show.Rect
	discard show.Rect
	door    [touria.Doors]show.Rect
	die     show.Rect
}

// find notes where things of the table stand in this frame.
func (s *Screen) find(tree *ui.Tree) {
	if s.table == nil {
		return
	}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Layer > 0 {
			break
		}
		switch e.Look {
		case ui.LookBoard:
			s.board = e.Rect
		case ui.LookRival, ui.LookYou:
			s.rects.seat[e.Arg&3] = e.Rect
		case ui.LookGoal:
			if v := s.table.Model().Viewer; v < rules.NoSeat {
				s.rects.seat[v] = e.Rect
			}
		case ui.LookOrder:
			s.rects.order[e.Arg] = e.Rect
		case ui.LookDie:
			s.rects.die = e.Rect
		case ui.LookDoor:
			s.rects.door[e.Arg-1] = e.Rect
		case ui.LookItem:
			switch e.ID {
			case "table.display.0":
				s.rects.display[0] = e.Rect
			case "table.display.1":
				s.rects.display[1] = e.Rect
			case "table.discard":
				s.rects.discard = e.Rect
			}
		}
	}
}

// anchor returns the middle of a place where beats begin or end.
func (s *Screen) anchor(a show.Anchor) (x, y float32) {
	r := s.board
	switch a.Kind {
	case show.AnchorSpace:
		return s.p.Space(s.board, touria.Space(a.N))
	case show.AnchorFountain:
		return s.p.Space(s.board, touria.AtFountain)
	case show.AnchorTower:
		r = s.p.TowerRect(s.board, touria.Tower(a.N))
	case show.AnchorSeat:
		r = s.rects.seat[a.N&3]
	case show.AnchorDisplay:
		r = s.rects.display[a.N&1]
	case show.AnchorOrder:
		r = s.rects.order[min(a.N, 2)]
	case show.AnchorDiscard, show.AnchorStack:
		r = s.rects.discard
	case show.AnchorDoor:
		r = s.rects.door[max(a.N, 1)-1]
		if r.Empty() {
			r = s.p.MapDoor(s.board, int(max(a.N, 1)))
		}
	case show.AnchorDie:
		r = s.rects.die
	case show.AnchorBag, show.AnchorSupply:
		return s.board.At(.5, .97)
	}
	if r.Empty() {
		r = s.board
	}
	return r.Center()
}

// ease turns a beat's progress into a movement.
func ease(e show.Ease, t float32) float32 {
	switch e {
	case show.EaseInOut:
		return t * t * (3 - 2*t)
	case show.EaseOut:
		return 1 - (1-t)*(1-t)
	case show.EaseIn:
		return t * t
	case show.EaseOutBack:
		const back = 1.3
		k := t - 1
		return 1 + (back+1)*k*k*k + back*k*k
	case show.EaseBounce:
		return 1 - (1-t)*(1-t)*(1-t)
	}
	return t
}

// hop is a row of small arcs, one for each unit of t.
func hop(t float32) float32 { return float32(math.Abs(math.Sin(float64(t) * math.Pi))) }

// beats draws what flies above the table.
func (s *Screen) beats(dst *ebiten.Image) {
	q := s.table.Queue()
	for i := range q.Playing() {
		b, t := q.At(i)
		switch b.Kind {
		case show.BeatCollect, show.BeatReturn, show.BeatRefill, show.BeatPay, show.BeatGain, show.BeatKeep, show.BeatDestroy:
			s.fly(dst, b, t)
		case show.BeatItemTaken, show.BeatItemUsed:
			s.flyIcon(dst, b, t, show.Icon{Kind: show.IconItem, What: b.Arg}, 0, 1)
		case show.BeatItemOpened, show.BeatOrderOpened:
			s.opened(dst, b, t)
		case show.BeatDraw:
			s.drawn(dst, b, t)
		case show.BeatBanner:
			s.banner(dst, b, t)
		}
	}
}

// fly draws what a beat carries on its way from one place to another.
func (s *Screen) fly(dst *ebiten.Image, b *show.Beat, t float32) {
	var load [24]show.Icon
	n := 0
	add := func(i show.Icon, k int) {
		for ; k > 0 && n < len(load); k-- {
			load[n] = i
			n++
		}
	}
	for c, k := range b.Load.Gems {
		add(show.Icon{Kind: show.IconGem, What: uint8(c)}, int(k))
	}
	add(show.Icon{Kind: show.IconGold}, int(b.Load.Gold))
	add(show.Icon{Kind: show.IconHeart}, int(b.Load.Hearts))
	add(show.Icon{Kind: show.IconSword}, int(b.Load.Swords))
	add(show.Icon{Kind: show.IconElixir}, int(b.Load.Elixirs))
	for i := touria.Rose; i < touria.NoItem; i++ {
		if b.Load.Items.Has(i) {
			add(show.Icon{Kind: show.IconItem, What: uint8(i)}, 1)
		}
	}
	if n == 0 && (b.Kind == show.BeatKeep || b.Kind == show.BeatGain) {
		add(show.Icon{Kind: show.IconGem, What: uint8(touria.NoColour)}, 1)
	}
	for i := range n {
		s.flyIcon(dst, b, t, load[i], i, n)
	}
}

// flyIcon draws the i-th of n things on their way: they follow each other in
// an arc.
func (s *Screen) flyIcon(dst *ebiten.Image, b *show.Beat, t float32, icon show.Icon, i, n int) {
	x0, y0 := s.anchor(b.From)
	x1, y1 := s.anchor(b.To)
	size := max(34, s.board.W/848*36)
	var pose paint.Pose
	if b.Ease == show.EaseFade {
		pose.Fade = 1 - hop(t)
		s.icon(dst, icon, show.Rect{X: x1 - size/2 + float32(i)*size*.7, Y: y1 - size/2, W: size, H: size}, pose)
		return
	}
	lag := .35 * float32(i) / float32(max(n, 1))
	k := ease(b.Ease, min(max((t-lag)/(1-.35), 0), 1))
	if t < lag {
		return
	}
	x := x0 + (x1-x0)*k
	y := y0 + (y1-y0)*k - 4*k*(1-k)*40
	if b.Kind == show.BeatDestroy {
		pose.Fade = k * k
	}
	pose.Grow = .35 * hop(k)
	s.icon(dst, icon, show.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}, pose)
}

// opened draws a card that comes up in its place.
func (s *Screen) opened(dst *ebiten.Image, b *show.Beat, t float32) {
	x, y := s.anchor(b.To)
	k := ease(show.EaseOut, t)
	if b.Kind == show.BeatItemOpened {
		r := square(s.rects.display[b.To.N&1].Inset(3))
		if r.Empty() {
			r = show.Rect{X: x - 30, Y: y - 30, W: 60, H: 60}
		}
		s.p.Item(dst, r, touria.Item(b.Arg), paint.Pose{Fade: 1 - k, Grow: .3 * (1 - k)})
		return
	}
	if r := s.rects.order[min(b.To.N, 2)]; !r.Empty() {
		s.p.Order(dst, r.Inset(3), s.table.Model().Board().Order(int(b.Arg)), paint.Pose{Fade: 1 - k, Grow: .1 * (1 - k)})
	}
}

// drawn draws the thief's draw in the middle of the board: three backs for
// those who may not see it.
func (s *Screen) drawn(dst *ebiten.Image, b *show.Beat, t float32) {
	x, y := s.board.Center()
	k := ease(show.EaseOut, min(t*2, 1))
	size := float32(56)
	x -= size * 1.6
	put := func(i show.Icon) {
		s.icon(dst, i, show.Rect{X: x, Y: y - size/2 + 30*(1-k), W: size, H: size}, paint.Pose{Fade: 1 - k})
		x += size * 1.1
	}
	if b.Load.Gems.Total() == 0 {
		for range 3 {
			put(show.Icon{Kind: show.IconGem, What: uint8(touria.NoColour)})
		}
		return
	}
	for c, n := range b.Load.Gems {
		for range n {
			put(show.Icon{Kind: show.IconGem, What: uint8(c)})
		}
	}
}

// banner tells whose turn begins.
func (s *Screen) banner(dst *ebiten.Image, b *show.Beat, t float32) {
	if b.Seat >= rules.NoSeat {
		return
	}
	k := min(t*5, 1, (1-t)*5)
	r := show.Rect{X: s.board.X + s.board.W*.27, Y: s.board.Y + s.board.H*.36, W: s.board.W * .46, H: 64}
	pose := paint.Pose{Fade: 1 - k}
	s.p.Ribbon(dst, r, s.crest(b.Seat), pose)
	s.p.Line(dst, show.Rect{X: r.X + 60, Y: r.Y, W: r.W - 120, H: r.H}, s.table.Names()[b.Seat], paint.Style{
		Face: paint.Bold, Size: 30, Floor: 18, Effect: paint.Raised, Fade: 1 - k})
}
