package ui

import "touria.games/touria/assets/pictures"

// TextRect returns the place of the element's text: its rectangle without
// padding, symbols and icons, or Inner.
func (e *Element) TextRect() Rect {
	r := e.Rect
	if !e.Inner.Empty() {
		return e.Inner
	}
	switch e.Look {
	case LookText, LookHeading, LookCurtainText:
		return r
	case LookChronicle:
		return CutLeft(inset(r, 4, 1), 2*IconSize+14)
	case LookToggle:
		return CutLeft(inset(r, 8, 0), TickSize+8)
	case LookSlider:
		return Rect{X: r.X + 12, Y: r.Y, W: r.W*sliderName - 12, H: r.H}
	case LookBanner:
		r.Y -= r.H * ribbonDrop / 2
		return inset(r, max(min(36, r.W*0.06), min(r.H*ribbonTail, r.W*0.12)), 0)
	case LookPrompt:
		r.Y -= r.H * ribbonDrop / 2
		r = CutLeft(inset(r, 8, 0), r.H)
		r.W -= r.H * 0.5 // the folded end
		return r
	case LookOption:
		r = inset(r, 8, 0)
		if e.Symbol != pictures.SymNone {
			r = CutLeft(r, SymbolSize+8)
		}
		if e.Marked {
			r.W -= MarkSize + 4
		}
		if e.Below {
			r.H -= IconSize + 6
		} else {
			r.W -= e.IconsWidth()
		}
		return r
	case LookField:
		return inset(r, 10, 0)
	case LookButton, LookPrimary, LookDanger:
		r = inset(r, 8, 0)
		if e.Symbol != pictures.SymNone {
			r = CutLeft(r, SymbolSize+6)
		}
		if e.Marked {
			r.W -= MarkSize + 2
		}
		r.W -= e.IconsWidth()
		return r
	}
	return inset(r, 6, 0)
}

// sliderName is the part of a slider's width that its name has.
const sliderName = 0.42

// ribbonTail is the width of a ribbon's folded end as a part of its height.
const ribbonTail = 0.58

// ribbonDrop is the part of a ribbon's height that hangs below its band, in
// which the text is centred.
const ribbonDrop = 0.16

// Sizes of small pictures within elements, in logical pixels.
const (
	TickSize   = 26
	SymbolSize = 24
	MarkSize   = 18
	IconSize   = 24
	RowIcon    = 28 // in a row of icons, unless the element has a Size
	RowCount   = 17 // the width of a count in such a row

	LeastRowIcon = 20 // the smallest RowIcon
)

// IconsWidth returns the width of the element's costs and gains: every icon with
// its count, and an arrow between the two.
func (e *Element) IconsWidth() float32 {
	if len(e.Costs)+len(e.Icons) == 0 {
		return 0
	}
	w := float32(4)
	for _, icons := range [...][]Icon{e.Costs, e.Icons} {
		for _, i := range icons {
			w += IconWidth(i)
		}
	}
	if len(e.Costs) > 0 && len(e.Icons) > 0 {
		w += ArrowWidth
	}
	return w
}

// TickRect returns the place of the tick box of a toggle.
func (e *Element) TickRect() Rect {
	return Rect{X: e.Rect.X + 8, Y: e.middle(TickSize), W: TickSize, H: TickSize}
}

// SymbolRect returns the place of a button's symbol: at the left, or in the
// middle if there is no text.
func (e *Element) SymbolRect() Rect {
	x := e.Rect.X + 9
	if e.Text == "" {
		x = e.Rect.X + (e.Rect.W-SymbolSize)/2
	}
	return Rect{X: x, Y: e.middle(SymbolSize), W: SymbolSize, H: SymbolSize}
}

// MarkRect returns the place of the mark of what cannot be undone: at the right, or
// in the upper corner if there is no text.
func (e *Element) MarkRect() Rect {
	if e.Text == "" {
		return Rect{X: e.Rect.X + e.Rect.W - MarkSize - 2, Y: e.Rect.Y + 2, W: MarkSize, H: MarkSize}
	}
	return Rect{X: e.Rect.X + e.Rect.W - 8 - MarkSize, Y: e.middle(MarkSize), W: MarkSize, H: MarkSize}
}

// IconsRect returns the place of costs and gains, at the right beside the mark.
func (e *Element) IconsRect() Rect {
	right := e.Rect.X + e.Rect.W - 8
	if e.Marked {
		right -= MarkSize + 4
	}
	w := e.IconsWidth()
	r := Rect{X: right - w, Y: e.middle(IconSize), W: w, H: IconSize}
	if e.Below {
		r.Y = e.Rect.Y + e.Rect.H - IconSize - 4
	}
	return r
}

// middle returns the upper edge of something of height h centred in the element.
func (e *Element) middle(h float32) float32 { return e.Rect.Y + (e.Rect.H-h)/2 }

// ArrowWidth is the width of the arrow between costs and gains.
const ArrowWidth = 20

// IconWidth returns the width of an icon with its count.
func IconWidth(i Icon) float32 {
	switch {
	case i.Count > 9:
		return IconSize + 26
	case i.Count > 1:
		return IconSize + 16
	}
	return IconSize + 2
}

// RowWidth returns the width of the row of a LookIcons.
func (e *Element) RowWidth() float32 {
	size, w := e.RowSize(), float32(0)
	if e.Checked {
		w += min(e.Rect.H-4, 26) + 6
	}
	for _, i := range e.Icons {
		w += size + 3
		if i.Count > 1 {
			w += RowCount
		}
	}
	return w
}

// RowSize returns the size of the icons of a LookIcons, which its height limits.
func (e *Element) RowSize() float32 {
	most := float32(RowIcon)
	if e.Size > 0 {
		most = e.Size
	}
	return min(e.Rect.H, most)
}

// fitRow shrinks the icons of a row that is too wide, then drops the first ones:
// the newest are at the end.
func (e *Element) fitRow() {
	for e.Size = e.RowSize(); e.Size > LeastRowIcon && e.RowWidth() > e.Rect.W; e.Size-- {
	}
	for len(e.Icons) > 1 && e.RowWidth() > e.Rect.W {
		e.Icons = e.Icons[1:]
	}
}

// Weight returns the weight of the element's text.
func (e *Element) Weight() Weight {
	switch e.Look {
	case LookText, LookToast, LookOption, LookField, LookToggle, LookChronicle, LookCurtainText:
		return Regular
	}
	return Bold
}

// linesHigh returns the height that several lines of text should not exceed, so that they
// keep off the edges of what they are written on.
func (e *Element) linesHigh(h float32) float32 {
	switch e.Look {
	case LookButton, LookPrimary, LookDanger, LookToggle, LookOption:
		return h - 6
	case LookBanner, LookPrompt:
		return h*(1-ribbonDrop) - 2
	}
	return h
}

// fit breaks the element's texts into lines. Text is larger by a factor where
// there is room, and never smaller than floor (ux.md, M15).
func (e *Element) fit(m Measurer, normal, floor, larger float32) {
	if e.Text == "" && e.Sub == "" {
		return
	}
	r := e.TextRect()
	size := e.Size
	if size == 0 {
		size = normal
	}
	floor = min(floor, size)
	size *= larger
	lines := max(1, e.Lines)
	if e.Look == LookField {
		for size > floor && m.Width(e.Text, size, Regular) > r.W {
			size = max(floor, size-1)
		}
		e.Fit = Fit{Size: size, Lines: []string{tail(m, e.Text, r.W, size)}}
		e.Fit.Clipped = e.Fit.Lines[0] != e.Text
		return
	}
	if e.Sub == "" {
		e.Fit = fitText(m, e.Text, r.W, r.H, size, floor, lines, e.Weight())
		if room := e.linesHigh(r.H); len(e.Fit.Lines) > 1 && room < r.H { // lines keep off the edge if they can
			if f := fitText(m, e.Text, r.W, room, size, floor, lines, e.Weight()); !f.Clipped {
				e.Fit = f
			} else if f = fitText(m, e.Text, r.W, r.H, floor, floor, lines, e.Weight()); e.Look == LookPrompt && !f.Clipped {
				e.Fit = f // small letters stay on the band
			}
		}
		return
	}
	rest := r.H
	if e.Text != "" {
		head := min(r.H/2, size*LineHeight)
		e.Fit = fitText(m, e.Text, r.W, head, size, floor, 1, e.Weight())
		rest -= head
	}
	sub := fitText(m, e.Sub, r.W, rest, floor*larger, floor, lines, Regular)
	e.Fit.Sub, e.Fit.SubSize = sub.Lines, sub.Size
	e.Fit.Clipped = e.Fit.Clipped || sub.Clipped
}

// SlideLine returns the line that the knob of a slider moves on: its ends are where the
// knob's middle is at 0 and at Most.
func (e *Element) SlideLine() Rect {
	r := CutLeft(e.Rect, e.Rect.W*sliderName)
	const knob = 22
	return Box(r.X+knob, r.Y, r.W-2*knob-SlideValue, r.H)
}

// SlideValue is the width that a slider's value has.
const SlideValue = 40

// GraphRect returns the place of a graph's curves within its element, which leaves
// the crests room at the right.
func (e *Element) GraphRect() Rect {
	r := inset(e.Rect, 10, 8)
	if e.Graph != nil && len(e.Graph.Curves) > 0 {
		r.W -= GraphCrest + 4
	}
	r.H -= 8 // ticks
	return r
}

// GraphAt returns the share of a graph's span at a point of the screen.
func (e *Element) GraphAt(x float32) float32 {
	r := e.GraphRect()
	return min(1, max(0, (x-r.X)/max(1, r.W)))
}

// GraphCrest is the size of the crest at the end of a curve.
const GraphCrest = 22

// MostTyped returns how many characters a field takes.
func (e *Element) MostTyped() int {
	if e.Most > 0 {
		return e.Most
	}
	return maxTyped
}

// maxTyped is the maximum length of a field in characters, unless it has its own.
const maxTyped = 20

// signed reports whether the element shows the sign of a key.
func (e *Element) signed() bool { return e.Cap != NoKey && e.Look != LookKeyCap && e.Look != LookSlot }
