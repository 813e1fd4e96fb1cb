package touria

import (
	"image/color"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// gains draws what is paid with a minus, what is got with a plus, and a stroke between things of which one is to be
// chosen.
func (s *Drawer) gains(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if e.Marked {
		s.Mark(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-ui.MarkSize)/2, W: r.W - 4, H: ui.MarkSize})
		r.W -= ui.MarkSize + 4
	}
	ink := render.InkText
	if !e.Paper {
		ink = render.CreamInk
	}
	size := min(r.H, 32)
	for size > 14 && board.GainsWide(e.Costs, e.Icons, size) > r.W {
		size--
	}
	if e.Align == ui.AlignCentre {
		r.X += max(0, r.W-board.GainsWide(e.Costs, e.Icons, size)) / 2
	}
	between := ""
	if e.Checked {
		between = "/"
	}
	r.X += s.signedRow(dst, r, e.Costs, "−", "", size, ink)
	s.signedRow(dst, r, e.Icons, "+", between, size, ink)
}

// race draws how near somebody is to the castle: hearts, coins and black gems with their numbers.
func (s *Drawer) race(dst *ebiten.Image, e *ui.Element) {
	ink := render.CreamInk
	if e.Paper {
		ink = render.InkText
	}
	number := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: ink}
	mark := func(k int) string {
		if k < len(e.Icons)-1 {
			return ""
		}
		return e.Mark
	}
	words := func(k int) (n, m float32) {
		return s.p.Width(render.Number(e.Icons[k].Count), number.Size, number.Face), s.p.Width(mark(k), number.Size, number.Face)
	}
	size := min(e.Rect.H, e.Rect.W/float32(len(e.Icons))*.58, 24)
	all := float32(0)
	for k := range e.Icons {
		n, m := words(k)
		all += size + 2 + n + m
	}
	if all > e.Rect.W {
		size, number.Size, all = size*e.Rect.W/all, number.Size*e.Rect.W/all, e.Rect.W
	}
	x, gap := e.Rect.X, (e.Rect.W-all)/float32(len(e.Icons))
	if e.Paper { // in the middle
		gap = min(gap, 2*size)
		x += (e.Rect.W - all - gap*float32(len(e.Icons)-1)) / 2
	}
	for k, i := range e.Icons {
		n, m := words(k)
		at := ui.Rect{X: x + size + 2, Y: e.Rect.Y, W: n, H: e.Rect.H}
		s.p.Line(dst, at, render.Number(i.Count), number)
		s.p.Line(dst, ui.CutLeft(at, n), mark(k), number)
		i.Count = 0
		s.Icon(dst, i, ui.Rect{X: x, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}, false, paint.Pose{})
		x = at.X + n + m + gap
	}
}

// strideBox returns the box of the first of things that stand in a row and take so many units, and how far it is to the next.
func strideBox(r ui.Rect, units float32) (first ui.Rect, step float32) {
	step = min(r.W/units, r.H*1.15)
	size := min(step*.9, r.H)
	return ui.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, step
}

// strides draws hearts and coins one by one, those still needed as hollows, and the black gems that keep the gate shut
// with their number.
func (s *Drawer) strides(dst *ebiten.Image, e *ui.Element) {
	const gem = 2 // as wide as two
	units := float32(gem)
	for _, i := range e.Icons {
		units += float32(i.What) + .5
	}
	at, step := strideBox(e.Rect, units)
	size := at.W
	for _, i := range e.Icons {
		if i.Kind == show.IconGem {
			s.p.Gem(dst, at, touria.Black, hollow(i.Count > 0 || e.Mark != ""))
			number := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: render.InkText}
			line := ui.Rect{X: at.X + size + 3, Y: at.Y, W: step * gem, H: size}
			s.p.Line(dst, line, render.Number(i.Count), number)
			if e.Mark != "" {
				s.p.Line(dst, ui.CutLeft(line, 10), e.Mark, number)
			}
			break
		}
		for n := range int(i.What) {
			if has := n < i.Count; i.Kind == show.IconHeart {
				s.p.Heart(dst, at, has, paint.Pose{})
			} else {
				s.p.Coin(dst, at, 0, hollow(has))
			}
			at.X += step
		}
		at.X += step / 2
	}
}

// hollow is how a thing is drawn that somebody has, or that is still missing.
func hollow(has bool) paint.Pose {
	if has {
		return paint.Pose{}
	}
	return paint.Pose{Faded: true, Fade: .55}
}

// tag draws a way's sign on the map: its letter, and what it costs and brings after its words.
func (s *Drawer) tag(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if r.H > 38 { // only its middle is seen; the rest is for fingers
		r.Y, r.H = r.Y+(r.H-38)/2, 38
	}
	s.p.Button(dst, r, paint.ButtonPaper, s.Press(e), paint.Pose{})
	s.Text(dst, e, render.InkText)
	s.letter(dst, ui.Rect{X: r.X + 6, Y: r.Y + (r.H-27)/2, W: 27, H: 27}, e.Mark, e.Checked)
	x := e.Inner.X + e.Inner.W + 4
	row := ui.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}
	row.X += s.signedRow(dst, row, e.Costs, "−", "", 25, render.InkText)
	s.signedRow(dst, row, e.Icons, "+", "", 25, render.InkText)
}

// letter draws the letter of a way: light on dark if it is chosen.
func (s *Drawer) letter(dst *ebiten.Image, r ui.Rect, letter string, chosen bool) {
	s.p.Bead(dst, r, chosen, paint.Pose{})
	ink := render.InkText
	if chosen {
		ink = render.CreamInk
	}
	s.p.Line(dst, r, letter, paint.Style{Face: paint.Bold, Size: 18, Color: ink})
}

// next draws the place that a tower shows next, with a turning arrow at its corner.
func (s *Drawer) next(dst *ebiten.Image, e *ui.Element) {
	r := square(e.Rect)
	for _, i := range e.Icons {
		s.Icon(dst, i, r, false, paint.Pose{})
	}
	d := r.W * .46
	at := ui.Rect{X: r.X + r.W - d*.8, Y: r.Y - d*.2, W: d, H: d}
	s.p.Bead(dst, at, false, paint.Pose{})
	s.p.Symbol(dst, at.Inset(d*.14), pictures.SymTurn, false, paint.Pose{})
}

// signedRow draws counted icons after a sign and returns how wide they are; see board.GainsWide.
func (s *Drawer) signedRow(dst *ebiten.Image, r ui.Rect, icons []ui.Icon, sign, between string, size float32, ink color.RGBA) (w float32) {
	const digit = board.GainDigit
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
		s.sign(dst, ui.Rect{X: r.X + w, Y: r.Y, W: first + 2, H: r.H}, mark, ink)
		s.sign(dst, ui.Rect{X: r.X + w + first, Y: r.Y, W: lead - first + 2, H: r.H}, number, ink)
		s.Icon(dst, i, ui.Rect{X: r.X + w + lead, Y: r.Y + (r.H-size)/2, W: size, H: size}, false, paint.Pose{})
		w += lead + size + 2
	}
	if len(icons) > 0 {
		w += board.GainBreak
	}
	return w
}

// sign draws a sign or number in bold letters.
func (s *Drawer) sign(dst *ebiten.Image, r ui.Rect, text string, ink color.RGBA) {
	if text != "" {
		s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: min(22, max(18, r.H*.8)), Align: paint.AlignLeft, Color: ink})
	}
}
