package touria

import (
	"math"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
)

// yield draws what a place would give now: the place, what is paid with a minus,
// what is got with a plus, and a stroke between things of which one is to be
// chosen. A nought stands for nothing.
func (s *Drawer) yield(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	r := e.Rect.Inset(3)
	if e.Marked {
		r.W -= ui.MarkSize + 4
		s.Mark(dst, ui.Rect{X: e.Rect.X, Y: e.Rect.Y + (e.Rect.H-ui.MarkSize)/2, W: e.Rect.W - 4, H: ui.MarkSize})
	}
	if len(e.Icons) == 0 {
		return
	}
	place, got := e.Icons[0], e.Icons[1:]
	between := ""
	if e.Checked {
		between = "/"
	}
	d := min(r.H, 40)
	s.Icon(dst, place, ui.Rect{X: r.X, Y: r.Y + (r.H-d)/2, W: d, H: d}, false, paint.Pose{})
	r.X, r.W = r.X+d+4, r.W-d-4
	size := min(r.H, 34)
	wide := func() float32 {
		return s.signedRow(nil, r, e.Costs, "−", "", size) + s.signedRow(nil, r, got, "+", between, size)
	}
	for size > 14 && wide() > r.W {
		size--
	}
	if len(e.Costs)+len(got) == 0 {
		s.sign(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, "0", paint.AlignCentre)
		return
	}
	r.X += max(0, r.W-wide()) / 2
	r.X += s.signedRow(dst, r, e.Costs, "−", "", size)
	s.signedRow(dst, r, got, "+", between, size)
}

// signedRow draws counted icons after a sign and returns how wide they are. Without a
// picture to draw on it only measures.
func (s *Drawer) signedRow(dst *ebiten.Image, r ui.Rect, icons []ui.Icon, sign, between string, size float32) (w float32) {
	const digit = 12
	for k, i := range icons {
		mark := between
		if k == 0 {
			mark = sign
		}
		n, number := i.Count, ""
		if i.Count = 0; n > 1 {
			number = render.Number(n)
		}
		first := float32(utf8.RuneCountInString(mark)) * digit
		lead := first + float32(len(number))*digit
		if dst != nil {
			s.sign(dst, ui.Rect{X: r.X + w, Y: r.Y, W: first + 2, H: r.H}, mark, paint.AlignLeft)
			s.sign(dst, ui.Rect{X: r.X + w + first, Y: r.Y, W: lead - first + 2, H: r.H}, number, paint.AlignLeft)
			s.Icon(dst, i, ui.Rect{X: r.X + w + lead, Y: r.Y + (r.H-size)/2, W: size, H: size}, false, paint.Pose{})
		}
		w += lead + size + 2
	}
	if len(icons) > 0 {
		w += 6
	}
	return w
}

// sign draws a sign or number in bold letters.
func (s *Drawer) sign(dst *ebiten.Image, r ui.Rect, text string, align paint.Align) {
	if text != "" {
		s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: 22, Align: align, Color: render.InkText})
	}
}

// hand draws the hand that points at what a hint is about. It moves to and fro by a few
// pixels, unless motion is off.
func (s *Drawer) hand(dst *ebiten.Image, e *ui.Element) {
	const period, reach = 90, 4 // ticks, logical pixels
	r := e.Rect
	if tick, still := s.Motion(); !still {
		back := reach * (.5 - .5*float32(math.Cos(2*math.Pi*float64(tick%period)/period)))
		switch int(e.Part) & 3 {
		case 0:
			r.Y += back
		case 1:
			r.X -= back
		case 2:
			r.Y -= back
		default:
			r.X += back
		}
	}
	s.p.Hand(dst, r, paint.Pose{Turn: e.Part * 90})
}
