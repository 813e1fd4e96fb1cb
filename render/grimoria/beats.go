package grimoria

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// beats draws what moves: each beat between the places of this frame.
func (s *Drawer) beats(dst *ebiten.Image) {
	s.hanging(dst)
	q := &s.table.Queue
	for i := range q.Playing() {
		b, t := q.At(i)
		s.beat(dst, b, b.Ease.At(t), t)
	}
}

func (s *Drawer) beat(dst *ebiten.Image, b *show.Beat, k, t float32) {
	e := &b.Event
	p := &s.rects
	fade := float32(0)
	if b.Ease == beat.Fade { // nothing flies: it comes and goes
		fade, k = abs(2*t-1), .5
	}
	seat := func(n grimoria.Seat) ui.Rect {
		if n >= grimoria.NoSeat {
			return p.book
		}
		return p.seat[n]
	}
	hand := func(n grimoria.Seat) ui.Rect { // where hidden cards go
		if n == s.table.Eyes() {
			return p.pocket
		}
		return seat(n)
	}
	home := func(n grimoria.Seat, c grimoria.Card) ui.Rect {
		if c.IsCompanion() {
			return seat(n)
		}
		return hand(n)
	}
	switch b.Kind {
	case show.BeatDeal:
		s.fly(dst, p.stack, p.slot[e.Slot%grimoria.Display], cardOf(e.Card, e.Open, false), k, fade, 0)
	case show.BeatTake, show.BeatSwap:
		from := p.slot[e.Slot%grimoria.Display]
		s.fly(dst, from, home(e.Seat, e.Card), cardOf(e.Card, e.Card != grimoria.NoCard, false), k, fade, 40)
		if b.Kind == show.BeatSwap {
			s.fly(dst, seat(e.Seat), from, cardOf(grimoria.Witch, true, false), k, fade, -40)
		}
	case show.BeatDiscard:
		s.fly(dst, p.slot[e.Slot%grimoria.Display], p.pile, cardOf(e.Card, true, false), k, fade, 60)
	case show.BeatDraw:
		from, hoard := p.pile, e.Kind == grimoria.TreasureDrawn
		if hoard {
			from = p.hoard
		} else if e.Stack {
			from = p.stack
		}
		s.fly(dst, from, home(e.Seat, e.Card), cardOf(e.Card, e.Card != grimoria.NoCard, hoard), k, fade, 40)
	case show.BeatAway:
		to := p.stack
		if e.Treasure {
			to = p.hoard
		}
		s.fly(dst, hand(e.Seat), to, cardOf(e.Card, e.Card != grimoria.NoCard, e.Treasure), k, fade, 40)
	case show.BeatCoins:
		s.coins(dst, b, seat(e.Seat), k, fade)
	case show.BeatBolt, show.BeatMirror:
		s.bolt(dst, seat(e.By), e.On, int(e.Spell), k, fade)
	case show.BeatNamed, show.BeatVeil:
		s.medal(dst, seat(firstSeat(e)), seat(firstSeat(e)), e.Card, k, 1-sinus(t), b.Kind == show.BeatVeil)
	case show.BeatGive:
		s.medal(dst, seat(e.By), seat(e.On), e.Card, k, fade, false)
	case show.BeatCast, show.BeatFail:
		s.cast(dst, b, seat(e.Seat), t)
	case show.BeatClear:
		for i := range p.slot {
			if i < int(b.Event.N)+8 && !p.slot[i].Empty() && s.lies(i) {
				m := &s.table.Model
				s.fly(dst, p.slot[i], p.pile, cardOf(m.Slots[i].Card, m.Slots[i].Open, false), k, fade, 20)
			}
		}
	}
}

func abs(x float32) float32   { return max(x, -x) }
func sinus(t float32) float32 { return float32(math.Sin(float64(t) * math.Pi)) }

// lies reports whether a card lies on a place of the display.
func (s *Drawer) lies(slot int) bool { return s.table.Model.Slots[slot].Lies }

func firstSeat(e *grimoria.Event) grimoria.Seat {
	if e.Kind == grimoria.Named {
		return e.On
	}
	return e.Seat
}

// cardOf returns what is seen of a card that moves.
func cardOf(c grimoria.Card, open, hoard bool) ui.Icon {
	switch {
	case open && c < grimoria.NoCard:
		return ui.Icon{Kind: board.IconCard, What: uint8(c)}
	case hoard:
		return ui.Icon{Kind: board.IconHoard}
	}
	return ui.Icon{Kind: board.IconBack}
}

// between returns the place on the way from one to another, in the form of a card, on a bow.
func between(from, to ui.Rect, k, bow float32) ui.Rect {
	h := func(r ui.Rect) float32 { return min(r.H, 150, r.W*gpics.CardH/gpics.CardW) }
	high := h(from) + (h(to)-h(from))*k
	ax, ay := from.Center()
	bx, by := to.Center()
	x, y := ax+(bx-ax)*k, ay+(by-ay)*k-bow*4*k*(1-k)
	w := high * gpics.CardW / gpics.CardH
	return ui.Rect{X: x - w/2, Y: y - high/2, W: w, H: high}
}

// fly draws a card on its way.
func (s *Drawer) fly(dst *ebiten.Image, from, to ui.Rect, i ui.Icon, k, fade, bow float32) {
	if from.Empty() || to.Empty() {
		return
	}
	s.card(dst, between(from, to, k, bow), i, paint.Pose{Fade: fade, Turn: 8 * sinus(k)})
}

// coins draws coins that come to a seat or leave it, one after the other.
func (s *Drawer) coins(dst *ebiten.Image, b *show.Beat, seat ui.Rect, k, fade float32) {
	e := &b.Event
	away := s.rects.book
	if away.Empty() {
		away = s.rects.hoard
	}
	from, to := away, seat
	if e.Kind == grimoria.Paid {
		from, to = seat, away
	}
	if x := b.Told; x != nil && x.Spell == 12 && x.On < grimoria.NoSeat && x.By < grimoria.NoSeat { // from the one to the other at once
		if e.Kind != grimoria.Paid {
			return
		}
		to = s.rects.seat[x.By]
	}
	if from.Empty() || to.Empty() {
		return
	}
	n := min(int(e.Coins), 6)
	for i := range n {
		at := max(0, min(1, k*(1+.12*float32(n))-.12*float32(i)))
		if at <= 0 || at >= 1 {
			continue
		}
		ax, ay := from.Center()
		bx, by := to.Center()
		x, y := ax+(bx-ax)*at+6*float32(i), ay+(by-ay)*at-60*4*at*(1-at)
		r := ui.Rect{X: x - 17, Y: y - 17, W: 34, H: 34}
		s.p.Draw(dst, s.p.Spec(gpics.KindCoin, 0, r), r, paint.Pose{Fade: fade, Turn: 140 * at})
	}
}

// bolt draws an attack that flies to its target and leaves a burning trail.
func (s *Drawer) bolt(dst *ebiten.Image, from ui.Rect, on grimoria.Seat, spell int, k, fade float32) {
	to := s.hang(on)
	if from.Empty() || to.Empty() || spell == 0 {
		return
	}
	ax, ay := from.Center()
	if from.W > 200 { // from the plate before a rival
		ax, ay = from.X+30, from.Y+from.H-24
		if s.App().LeftHanded() {
			ax = from.X + from.W - 30
		}
	}
	bx, by := to.Center()
	cx, cy := (ax+bx)/2, max(ay, by)+.18*abs(bx-ax)-30 // the bow's knee
	at := func(t float32) (x, y float32) {
		u := 1 - t
		return u*u*ax + 2*u*t*cx + t*t*bx, u*u*ay + 2*u*t*cy + t*t*by
	}
	const n = 22
	s.trail = s.trail[:0]
	for i := range n + 1 {
		x, y := at(k * float32(i) / n)
		s.trail = append(s.trail, paint.Point{X: x, Y: y})
	}
	glow := 1 - fade
	for _, l := range [...]struct {
		w float32
		c color.RGBA
	}{{13, color.RGBA{0xe8, 0x3a, 0x2a, 0x28}}, {7, color.RGBA{0xf0, 0x50, 0x34, 0x58}}, {3, color.RGBA{0xff, 0xb8, 0x90, 0xe8}}} {
		l.c.A = uint8(float32(l.c.A) * glow)
		s.p.Stroke(dst, s.trail, l.w, l.c)
	}
	x, y := at(k)
	d := 44 + (to.W-44)*k
	s.p.Lamp(dst, x, y, d*1.1, .5*glow)
	r := ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	master := ui.Rect{W: to.W, H: to.H}
	s.p.Draw(dst, s.p.Spec(gpics.KindPlate, spell, master), ui.Rect{X: x - to.W/2, Y: y - to.H/2, W: to.W, H: to.H}, paint.Pose{Fade: fade, Grow: r.W/to.W - 1})
}

// hang returns where an attack on a seat stops in mid-air: before the one who sits here over the table,
// at the edge of the panel of anybody else.
func (s *Drawer) hang(on grimoria.Seat) ui.Rect {
	if on >= grimoria.NoSeat {
		return ui.Rect{}
	}
	seat := s.rects.seat[on]
	if on == s.table.Eyes() {
		box := s.table.Boxes()
		if r := box.Hang(); !r.Empty() {
			return r
		}
		return ui.Centred(seat, 52, 52)
	}
	d := min(seat.H*.46, 58)
	return ui.Rect{X: seat.X + seat.W - d - 2, Y: seat.Y + seat.H - d - 2, W: d, H: d}
}

// hanging draws the attack that waits for an answer.
func (s *Drawer) hanging(dst *ebiten.Image) {
	m := &s.table.Model
	a := &m.Attack
	if s.table.Queue.Busy() || a.By >= grimoria.NoSeat || a.On >= grimoria.NoSeat || a.By == a.On || s.p.Plain() {
		return
	}
	if box := s.table.Boxes(); box.Small { // there the panels alone say it
		return
	}
	s.bolt(dst, s.rects.seat[a.By], a.On, a.Spell, 1, 0)
}

// medal draws a companion that is named, veiled or given away.
func (s *Drawer) medal(dst *ebiten.Image, from, to ui.Rect, c grimoria.Card, k, fade float32, veil bool) {
	if from.Empty() || to.Empty() || !c.IsCompanion() {
		return
	}
	ax, ay := from.Center()
	bx, by := to.Center()
	x, y := ax+(bx-ax)*k, ay+(by-ay)*k-50*4*k*(1-k)
	r := ui.Rect{X: x - 36, Y: y - 36, W: 72, H: 72}
	s.p.Lamp(dst, x, y, 70, .4*(1-fade))
	s.p.Draw(dst, s.p.Spec(gpics.KindMedal, int(c), r), r, paint.Pose{Fade: fade})
	if veil {
		at := r.Inset(6)
		s.p.Draw(dst, s.p.Spec(gpics.KindVeil, 0, at), at, paint.Pose{Fade: fade})
	}
}

// cast draws a spell that is cast, large over its caster's place; one that fails goes grey.
func (s *Drawer) cast(dst *ebiten.Image, b *show.Beat, seat ui.Rect, t float32) {
	if seat.Empty() || b.Event.Spell == 0 {
		return
	}
	x, y := seat.Center()
	book := s.rects.book
	if seat == s.rects.seat[s.table.Eyes()] && !book.Empty() {
		x, y = book.X+book.W/2, book.Y-10
	}
	d := float32(120)
	window := s.App().Window()
	y = max(d*.6, min(y, window.H-d*.6))
	k := sinus(t)
	s.p.Lamp(dst, x, y, d*(.7+.5*t), .45*k)
	r := ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	s.plate(dst, r, ui.Icon{Kind: board.IconSpell, What: b.Event.Spell}, b.Kind == show.BeatFail, paint.Pose{Fade: max(0, 1-2*k), Grow: -.2 + .3*t})
}
