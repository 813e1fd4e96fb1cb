package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/assets/pictures"
)

// Weight is the weight of text.
type Weight uint8

// The weights.
const (
	Regular Weight = iota
	Bold
)

// Measurer measures text with the fonts that the renderer draws with.
type Measurer interface {
	// Width returns the width of a line of text, in logical pixels.
	Width(text string, size float32, weight Weight) float32
	// Draws reports whether the fonts have all letters of a text.
	Draws(text string) bool
}

// LineHeight is the distance between two lines as a multiple of the text size.
const LineHeight = 1.22

// Fit is a text fitted to its place: its lines and their size.
type Fit struct {
	Size    float32
	Lines   []string
	Sub     []string // lines of the second, smaller text
	SubSize float32
	Clipped bool // too long even at the smallest size
}

// fitText breaks text into at most lines lines of width w. It starts at size and
// goes down to least; if that is not enough, it cuts the last line and sets
// Clipped.
func fitText(m Measurer, text string, w, h, size, least float32, lines int, weight Weight) Fit {
	for {
		n := min(lines, int((h+0.12*size)/(size*LineHeight)))
		n = max(n, 1)
		broken, ok := Wrap(m, text, w, size, weight, n)
		if ok && (n > 1 || size*1.1 <= h+0.5) {
			return Fit{Size: size, Lines: broken}
		}
		if size <= least {
			return Fit{Size: least, Lines: cut(m, broken, w, size, weight, n), Clipped: true}
		}
		size = max(least, size-1)
	}
}

// Wrap breaks text at spaces, not at no-break spaces, and reports whether it fits
// into n lines. A number stays with its word unless there is too little room for that, and a
// short word does not end a paragraph alone. The lines must not be changed.
func Wrap(m Measurer, text string, w, size float32, weight Weight, n int) (lines []string, ok bool) {
	if k, is := m.(*memo); is {
		return k.wrap(text, w, size, weight, n)
	}
	if bound := bindNumbers(text); bound != text {
		if lines, ok = wrap(m, bound, w, size, weight, n); ok {
			return lines, ok
		}
	}
	return wrap(m, text, w, size, weight, n)
}

// wrap breaks text at spaces.
func wrap(m Measurer, text string, w, size float32, weight Weight, n int) (lines []string, ok bool) {
	ok = true
	for _, para := range strings.Split(text, "\n") {
		line, first := "", len(lines)
		for _, word := range strings.FieldsFunc(para, func(r rune) bool { return r == ' ' }) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if m.Width(longer, size, weight) <= w {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			line = word
			for m.Width(line, size, weight) > w { // the names of files may be broken
				i := breakIn(m, line, w, size, weight)
				if i == 0 {
					ok = false
					break
				}
				lines, line = append(lines, line[:i]), line[i:]
			}
		}
		lines = append(lines, line)
		accompany(m, lines[first:], w, size, weight)
	}
	return lines, ok && len(lines) <= n
}

// accompany moves a word to the last line of a paragraph if a short one stands there alone and the
// line above does not get the short one then.
func accompany(m Measurer, lines []string, w, size float32, weight Weight) {
	if len(lines) < 2 {
		return
	}
	above, last := &lines[len(lines)-2], &lines[len(lines)-1]
	i := strings.LastIndexByte(*above, ' ')
	if i < 0 || severalWords(*last) || m.Width(*last, size, weight) > w/2 {
		return
	}
	shorter, longer := (*above)[:i], (*above)[i+1:]+" "+*last
	if width := m.Width(longer, size, weight); width <= w && m.Width(shorter, size, weight) > width*.75 {
		*above, *last = shorter, longer
	}
}

// severalWords reports whether a line has more than one word. A no-break space separates words, too,
// unless only marks follow it.
func severalWords(line string) bool {
	_, rest, _ := strings.Cut(strings.ReplaceAll(line, "\u00a0", " "), " ")
	return strings.ContainsFunc(rest, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// bindNumbers puts a no-break space between a number and what it counts, or, at the end
// of a phrase, what it numbers: "3 steps", "mine 4".
func bindNumbers(text string) string {
	digit := func(i int) bool { return i >= 0 && i < len(text) && text[i] >= '0' && text[i] <= '9' }
	var b strings.Builder
	from := 0
	for i := 1; i < len(text)-1; i++ {
		if text[i] != ' ' {
			continue
		}
		last := i + 1 // behind the number that follows
		for digit(last) {
			last++
		}
		ends := last == len(text) || strings.IndexByte(" \n", text[last]) < 0
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+1:])
		if digit(i-1) && unicode.IsLetter(after) || digit(i+1) && ends && unicode.IsLetter(before) {
			b.WriteString(text[from:i])
			b.WriteString("\u00a0")
			from = i + 1
		}
	}
	if from == 0 {
		return text
	}
	b.WriteString(text[from:])
	return b.String()
}

// breakIn returns how much of a word that is too wide fits if it is the name of a
// file, which may be broken after its marks; otherwise 0.
func breakIn(m Measurer, word string, w, size float32, weight Weight) int {
	if !strings.Contains(word, "/") && !strings.Contains(word, `\`) && strings.Count(word, ".") < 2 {
		return 0
	}
	for i := len(word) - 1; i > 0; i-- {
		if strings.IndexByte(`/\.-`, word[i-1]) >= 0 && m.Width(word[:i], size, weight) <= w {
			return i
		}
	}
	return 0
}

// tail returns as much of the end of a text as fits.
func tail(m Measurer, text string, w, size float32) string {
	if m.Width(text, size, Regular) <= w {
		return text
	}
	r := []rune(text)
	for len(r) > 0 && m.Width("…"+string(r), size, Regular) > w {
		r = r[1:]
	}
	return "…" + string(r)
}

// Shorten returns as much of the beginning of a text as fits into a line, with an ellipsis where the rest was.
func Shorten(m Measurer, text string, w, size float32, weight Weight) string {
	return cut(m, []string{text}, w, size, weight, 1)[0]
}

// cut shortens too many or too long lines with an ellipsis.
func cut(m Measurer, lines []string, w, size float32, weight Weight, n int) []string {
	if len(lines) > n {
		lines = append(lines[:n-1:n-1], lines[n-1]+" "+strings.Join(lines[n:], " "))
	} else {
		lines = slices.Clone(lines)
	}
	for i, line := range lines {
		if m.Width(line, size, weight) <= w {
			continue
		}
		r := []rune(line)
		for len(r) > 0 && m.Width(string(r)+"…", size, weight) > w {
			r = r[:len(r)-1]
		}
		lines[i] = strings.TrimRight(string(r), " ") + "…"
	}
	return lines
}

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

// TextRoom returns the width of a line of text at the normal size and at the
// smallest.
func (win *window) TextRoom(text string) (normal, least float32) {
	size, floor := win.TextSize()
	return win.cfg.Measure.Width(text, size*win.large, Regular) + 2, win.cfg.Measure.Width(text, floor, Regular) + 2
}

func inset(r Rect, dx, dy float32) Rect {
	return Rect{X: r.X + dx, Y: r.Y + dy, W: r.W - 2*dx, H: r.H - 2*dy}
}

// CutLeft returns the rectangle without d at its left.
func CutLeft(r Rect, d float32) Rect {
	return Rect{X: r.X + d, Y: r.Y, W: r.W - d, H: r.H}
}

// CutTop returns the rectangle without d at its top.
func CutTop(r Rect, d float32) Rect {
	return Rect{X: r.X, Y: r.Y + d, W: r.W, H: r.H - d}
}

// Weight returns the weight of the element's text.
func (e *Element) Weight() Weight {
	switch e.Look {
	case LookText, LookToast, LookOption, LookField, LookToggle, LookChronicle, LookCurtainText:
		return Regular
	}
	return Bold
}

// clear returns the height that several lines of text should not exceed, so that they
// keep off the edges of what they are written on.
func (e *Element) clear(h float32) float32 {
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
		if room := e.clear(r.H); len(e.Fit.Lines) > 1 && room < r.H { // lines keep off the edge if they can
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
