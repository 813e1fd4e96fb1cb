package ui

import (
	"strings"

	"touria/game/show"
)

// Weight is how strong text is.
type Weight uint8

// The weights.
const (
	Regular Weight = iota
	Bold
)

// Measurer tells how much room text takes; the renderer implements it with
// the very fonts that it draws with.
type Measurer interface {
	// Width returns the width of one line of text at a size, all in logical pixels.
	Width(text string, size float32, weight Weight) float32
}

// LineHeight is the distance of two lines as a multiple of the text size.
const LineHeight = 1.22

// Fit is how a text stands in its place: the size that it got and its lines.
type Fit struct {
	Size    float32
	Lines   []string
	Sub     []string // lines of the second, smaller text
	SubSize float32
	Clipped bool // even at the smallest size it is too long
}

// fitText breaks text into at most lines lines of a width. It begins at the
// size wished for and goes down to the smallest one allowed; where that is
// not enough, the last line is cut and Clipped says so.
func fitText(m Measurer, text string, w, h, size, least float32, lines int, weight Weight) Fit {
	for {
		n := min(lines, int((h+0.12*size)/(size*LineHeight)))
		n = max(n, 1)
		broken, ok := wrap(m, text, w, size, weight, n)
		if ok && (n > 1 || size*1.1 <= h+0.5) {
			return Fit{Size: size, Lines: broken}
		}
		if size <= least {
			return Fit{Size: least, Lines: cut(m, broken, w, size, weight, n), Clipped: true}
		}
		size = max(least, size-1)
	}
}

// wrap breaks text at spaces, but at no no-break space, and tells whether it
// fits into n lines.
func wrap(m Measurer, text string, w, size float32, weight Weight, n int) (lines []string, ok bool) {
	ok = true
	for _, para := range strings.Split(text, "\n") {
		line := ""
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
			if m.Width(word, size, weight) > w {
				ok = false
			}
		}
		lines = append(lines, line)
	}
	return lines, ok && len(lines) <= n
}

// cut shortens lines that are too many or too long, with an ellipsis.
func cut(m Measurer, lines []string, w, size float32, weight Weight, n int) []string {
	if len(lines) > n {
		lines = append(lines[:n-1:n-1], lines[n-1]+" "+strings.Join(lines[n:], " "))
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

// TextRect returns the part of the element's rectangle that its text stands
// in: what padding, symbols and icons leave.
func (e *Element) TextRect() show.Rect {
	r := e.Rect
	switch e.Look {
	case LookText, LookHeading, LookCurtainText:
		return r
	case LookChronicle:
		return cutLeft(inset(r, 4, 1), 2*IconSize+14)
	case LookToggle:
		return cutLeft(inset(r, 8, 0), TickSize+8)
	case LookBanner:
		return inset(r, min(36, r.W*0.06), 0)
	case LookPrompt:
		return cutLeft(inset(r, 8, 0), r.H)
	case LookOption:
		r = inset(r, 10, 0)
		if e.Symbol != NoSymbol {
			r = cutLeft(r, SymbolSize+8)
		}
		if e.Marked {
			r.W -= MarkSize + 4
		}
		if e.Below {
			r.H -= IconSize + 2
		} else {
			r.W -= e.IconsWidth()
		}
		return r
	case LookField:
		return inset(r, 10, 0)
	case LookButton, LookPrimary, LookDanger:
		r = inset(r, 8, 0)
		if e.Symbol != NoSymbol {
			r = cutLeft(r, SymbolSize+6)
		}
		if e.Marked {
			r.W -= MarkSize + 2
		}
		r.W -= e.IconsWidth()
		return r
	}
	return inset(r, 6, 0)
}

// Sizes of small pictures within elements, in logical pixels.
const (
	TickSize   = 26
	SymbolSize = 24
	MarkSize   = 18
	IconSize   = 24
)

// IconsWidth returns the room that the costs and gains of an element take at
// its right: every icon with its count, and an arrow between the two.
func (e *Element) IconsWidth() float32 {
	w := float32(0)
	for _, i := range e.Costs {
		w += IconWidth(i)
	}
	for _, i := range e.Icons {
		w += IconWidth(i)
	}
	if len(e.Costs) > 0 && len(e.Icons) > 0 {
		w += ArrowWidth
	}
	if w > 0 {
		w += 4
	}
	return w
}

// IconsTop returns the upper edge of the costs and gains.
func (e *Element) IconsTop() float32 {
	if e.Below {
		return e.Rect.Y + e.Rect.H - IconSize - 4
	}
	return e.Rect.Y + (e.Rect.H-IconSize)/2
}

// ArrowWidth is the room of the arrow between costs and gains.
const ArrowWidth = 20

// IconWidth returns the room of an icon with its count.
func IconWidth(i show.Icon) float32 {
	if i.Count > 1 {
		return IconSize + 16
	}
	return IconSize + 2
}

func inset(r show.Rect, dx, dy float32) show.Rect {
	return show.Rect{X: r.X + dx, Y: r.Y + dy, W: r.W - 2*dx, H: r.H - 2*dy}
}

func cutLeft(r show.Rect, d float32) show.Rect {
	return show.Rect{X: r.X + d, Y: r.Y, W: r.W - d, H: r.H}
}

// Weight returns the weight of the element's text.
func (e *Element) Weight() Weight {
	switch e.Look {
	case LookText, LookToast, LookOption, LookField, LookToggle, LookChronicle, LookCurtainText:
		return Regular
	}
	return Bold
}

// fit breaks the element's texts into lines. The smallest size allowed is the
// layout's floor (ux M15).
func (e *Element) fit(m Measurer, normal, floor float32) {
	if e.Text == "" && e.Sub == "" {
		return
	}
	r := e.TextRect()
	size := e.Size
	if size == 0 {
		size = normal
	}
	lines := max(1, e.Lines)
	if e.Sub == "" {
		e.Fit = fitText(m, e.Text, r.W, r.H, size, min(floor, size), lines, e.Weight())
		return
	}
	rest := r.H
	if e.Text != "" {
		head := min(r.H/2, size*LineHeight)
		e.Fit = fitText(m, e.Text, r.W, head, size, floor, 1, e.Weight())
		rest -= head
	}
	sub := fitText(m, e.Sub, r.W, rest, floor, floor, lines, Regular)
	e.Fit.Sub, e.Fit.SubSize = sub.Lines, sub.Size
	e.Fit.Clipped = e.Fit.Clipped || sub.Clipped
}
