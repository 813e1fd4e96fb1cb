package grimoria

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// The reveal is one piece of theatre over four beats: the seals break and the plates rise, black magic
// turns to stone, the order forms, and it stays to be read. Elements say what there is; what is seen of
// them now follows from the beat and its progress.

// act is how far each part of the reveal has come, from 0 to 1.
type act struct {
	rise  float32 // of all plates
	pawns float32
	stone float32
	clash float32 // of those who share a spell
	order float32
	leave float32 // the cards go to the column of the order
	still bool    // nothing moves, things fade in
}

// act returns the state of the reveal in this frame.
func (s *Drawer) act() (a act) {
	if s.table == nil {
		return act{rise: 1, pawns: 1, stone: 1, order: 1}
	}
	b, t := s.table.Queue.Current()
	if b == nil {
		return act{rise: 1, pawns: 1, stone: 1, order: 1}
	}
	a.still = b.Ease == beat.Fade
	switch b.Kind {
	case show.BeatOpen:
		a.rise, a.pawns = min(1, t/.55), max(0, (t-.55)/.45)
		return a
	case show.BeatBlock:
		a.stone = t
	case show.BeatClash:
		a.stone, a.clash = 1, t
	case show.BeatOrder:
		a.stone, a.order = 1, t
	default:
		a.stone, a.order, a.leave = 1, 1, max(0, (t-.86)/.14)
	}
	a.rise, a.pawns = 1, 1
	return a
}

// part returns the progress of the i-th of n things that begin one after the other and take a share of
// the whole each.
func part(k float32, i, n int, share float32) float32 {
	start := (1 - share) * float32(i) / float32(max(n-1, 1))
	return min(max((k-start)/share, 0), 1)
}

// out stops softly; bounce falls and hops once.
func out(t float32) float32 { return 1 - (1-t)*(1-t)*(1-t) }

func bounce(t float32) float32 {
	if t < .7 {
		return (t / .7) * (t / .7)
	}
	k := (t - .7) / .3
	return 1 - .09*float32(math.Sin(float64(k)*math.Pi))
}

// arc draws a plate of the arc.
func (s *Drawer) arc(dst *ebiten.Image, e *ui.Element) {
	a := s.act()
	spell := int(e.Icons[0].What)
	k := part(a.rise, spell-1, 15, .38)
	if k <= 0 {
		return
	}
	pose := paint.Pose{Fade: max(0, 1-k*1.6)}
	if !a.still {
		pose.DY, pose.Grow = 90*(1-out(k)), -.35*(1-out(k))
	}
	r := e.Rect
	x, y := r.X+r.W/2, r.Y+r.H/2
	chosen := min(1, a.pawns*3) // until the wizards drop all look alike
	if !e.Lit {
		d := s.dark(1-.52*chosen, 1-.54*chosen, 1-.44*chosen)
		s.p.Dyed(d, func() { s.petrified(dst, r, e, a, pose) })
		return
	}
	pose.Grow -= .30 * (1 - out(chosen))
	s.p.Lamp(dst, x, y, r.W*1.05, .42*chosen)
	if e.Checked && a.stone > 0 && s.table.Queue.Busy() { // the cock calls the sun
		if b, t := s.table.Queue.Current(); b != nil && (b.Kind == show.BeatBlock || b.Kind == show.BeatOrder && t < .25) {
			f := sinus(min(1, t*.9+.05))
			if b.Kind == show.BeatOrder {
				f = .25 - t
			}
			d := r.W * (2.2 + 2.6*a.stone)
			s.p.Light(dst, gpics.KindSunrays, 0, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, .8*f)
		}
	}
	s.petrified(dst, r, e, a, pose)
	if a.pawns >= 1 && (spell == 8 || spell == 11) { // thorns close around who is protected
		k := max(a.stone, min(1, a.order*6))
		if a.still {
			k = 1
		}
		s.p.Draw(dst, s.p.Spec(gpics.KindThorns, 0, r), r, paint.Pose{Fade: 1 - k, Grow: .30 + .5*(1-out(k)), Turn: 40 * (1 - out(k))})
	}
}

// petrified draws a plate; black magic turns to stone and cracks when the cock has called.
func (s *Drawer) petrified(dst *ebiten.Image, r ui.Rect, e *ui.Element, a act, pose paint.Pose) {
	stone := e.Struck && a.stone > .45
	pose.Faded = stone
	if e.Struck && !a.still && a.stone > .45 && a.stone < .8 { // it trembles
		pose.Turn = 5 * float32(math.Sin(float64(a.stone)*60)) * (.8 - a.stone) / .35
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPlate, int(e.Icons[0].What), r), r, pose)
	if stone {
		s.p.Draw(dst, s.p.Spec(gpics.KindCrack, 0, r), r, paint.Pose{Fade: max(pose.Fade, 1-min(1, (a.stone-.45)*4)), Turn: pose.Turn})
	}
	if b := max(r.W*.34, 20); pose.Fade < .5 && (e.Lit || r.W >= 54) {
		s.bead(dst, ui.Rect{X: r.X - b*.2, Y: r.Y + pose.DY - b*.1, W: b, H: b}, digits(int(e.Icons[0].What)))
	}
}

func digits(n int) string {
	const d = "0123456789"
	if n < 10 {
		return d[n : n+1]
	}
	return "101112131415"[2*(n-10) : 2*(n-10)+2]
}

// pawn draws a wizard who drops on the chosen plate.
func (s *Drawer) pawn(dst *ebiten.Image, e *ui.Element) {
	a := s.act()
	k := part(a.pawns, int(e.Target.N), s.table.Model.Players, .5)
	if k <= 0 {
		return
	}
	pose := paint.Pose{Fade: max(0, 1-4*k)}
	if !a.still {
		pose.DY = -110 * (1 - bounce(k))
	}
	if m := &s.table.Model; a.clash > 0 && !a.still { // they knock together
		if b, _ := s.table.Queue.Current(); b != nil {
			m = &b.After
		}
		if m.Shared(m.Seats[e.Target.N%grimoria.MaxSeats].Spell) > 1 {
			lean := 16 * sinus(min(1, a.clash*1.4)) * float32(math.Sin(float64(a.clash)*22))
			if e.Target.N%2 == 0 {
				lean = -lean
			}
			pose.Turn = lean
		}
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPawn, e.Crest%5, e.Rect), e.Rect, pose)
}

// shared draws the word below a plate that several have chosen.
func (s *Drawer) shared(dst *ebiten.Image, e *ui.Element) {
	if a := s.act(); a.order == 0 && a.clash < .3 {
		return
	}
	s.pane(dst, e.Rect, gpics.PanePrey, paint.Pose{})
	s.Text(dst, e, render.CreamInk)
}

// formed returns how far the n-th card of the order has come: it forms when its turn is called, and goes
// into the column at the end.
func (s *Drawer) formed(n int) (in, gone float32, still bool) {
	a := s.act()
	return part(a.order, n, s.table.Model.Players, .34), a.leave, a.still
}

// verdict draws a card of the reveal.
func (s *Drawer) verdict(dst *ebiten.Image, e *ui.Element) {
	in, gone, still := s.formed(int(e.Target.N))
	if in <= 0 || gone >= 1 {
		return
	}
	pose := paint.Pose{Fade: max(1-in*1.5, gone)}
	if !still {
		pose.DY, pose.Grow = 40*(1-out(in)), -.12*(1-out(in))
	}
	pose.Fade = min(max(pose.Fade, 0), 1)
	r := e.Rect
	if k := sinus(in); k > 0 && in < 1 {
		s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H/2, r.W*.8, .4*k)
	}
	s.p.Panel(dst, r, paint.PanelCard, pose)
	head := board.VerdictHead(r)
	inner := ui.Rect{X: head.X + 3, Y: head.Y + 3, W: head.W - 6, H: head.H - 3}
	c := hue.Shade(hue.Crests[e.Crest%len(hue.Crests)], .30)
	if s.p.Plain() {
		s.p.Panel(dst, inner, paint.PanelDark, pose)
	} else {
		s.p.Dyed(c, func() { s.p.DrawIn(dst, s.p.Spec(gpics.KindHead, 0, inner), inner, r, pose) })
	}
	disc := board.VerdictRank(r)
	s.p.DrawIn(dst, s.p.Spec(gpics.KindRank, 0, disc), disc, r, pose)
	crest := board.VerdictCrest(r)
	s.p.DrawIn(dst, s.p.Spec(pictures.KindCrest, e.Crest, crest), crest, r, pose)
	plate := board.VerdictPlate(r, e.Below)
	if order := s.orderRow(int(e.Target.N)); gone > 0 && !still && !order.Empty() { // the plate goes into the column
		k := gone * gone * (3 - 2*gone)
		ax, ay := plate.Center()
		bx, by := order.Center()
		d := plate.W + (order.W-plate.W)*k
		x, y := ax+(bx-ax)*k, ay+(by-ay)*k-50*4*k*(1-k)
		at := ui.Rect{X: x - plate.W/2, Y: y - plate.W/2, W: plate.W, H: plate.W}
		s.p.Draw(dst, s.p.Spec(gpics.KindPlate, int(e.Icons[0].What), plate), at, paint.Pose{Grow: d/plate.W - 1, Faded: e.Struck})
		return
	}
	pale := pose
	if e.Struck {
		pale.Faded = true
	}
	s.p.DrawIn(dst, s.p.Spec(gpics.KindPlate, int(e.Icons[0].What), plate), plate, r, pale)
	if e.Struck {
		s.p.DrawIn(dst, s.p.Spec(gpics.KindCrack, 0, plate), plate, r, pose)
	}
	if pose.Fade >= .4 {
		return
	}
	s.p.Line(dst, disc, e.Mark, paint.Style{Face: paint.Bold, Size: 22, Align: paint.AlignCentre, Color: render.InkText})
	b := max(plate.W*.34, 24)
	s.bead(dst, ui.Rect{X: plate.X - b*.2, Y: plate.Y + pose.DY - b*.1, W: b, H: b}, digits(int(e.Icons[0].What)))
	s.p.FillRect(dst, ui.Rect{X: r.X + 12, Y: r.Y + r.H - 40, W: r.W - 24, H: 1}, hue.GoldDark, .4)
}

// orderRow returns the place of the n-th plate in the column of the order.
func (s *Drawer) orderRow(n int) ui.Rect {
	box := s.table.Boxes()
	if box.Order.Empty() {
		return ui.Rect{}
	}
	return board.RankPlate(box.RankRows(s.table.Model.Players)[n])
}

// word draws a word on a card of the reveal.
func (s *Drawer) word(dst *ebiten.Image, e *ui.Element) {
	if in, gone, _ := s.formed(int(e.Target.N)); in < .7 || gone > .4 {
		return
	}
	if e.Text == "" { // what the spell does
		if size := min(e.Rect.H-4, 28); len(e.Icons) > 0 {
			s.IconRow(dst, e.Icons, e.Rect, size, false)
		}
		return
	}
	var ink color.RGBA
	switch {
	case e.Checked:
		ink = render.CreamInk
	case e.Disabled, e.Struck:
		ink = render.FadedInk
	default:
		ink = spellInk[show.KindOf(int(e.Icons[0].What))]
	}
	s.Text(dst, e, ink)
}

// stamp draws a stamped word: it comes down hard.
func (s *Drawer) stamp(dst *ebiten.Image, e *ui.Element) {
	in, gone, still := s.formed(int(e.Target.N))
	if in < .8 || gone > .4 {
		return
	}
	pose := paint.Pose{}
	if k := (in - .8) / .2; !still && k < 1 {
		pose.Grow = .5 * (1 - k)
	}
	if s.p.Plain() {
		s.p.Panel(dst, e.Rect, paint.PanelPlain, pose)
	} else {
		s.p.Draw(dst, s.p.Spec(gpics.KindStamp, 0, e.Rect), e.Rect, pose)
	}
	s.Text(dst, e, hue.Hex(0x8a1c2c))
}
