package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
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
		first, last := i-1, i+1 // round the numbers before and after the space
		for digit(first) {
			first--
		}
		for digit(last) {
			last++
		}
		part, _ := utf8.DecodeLastRuneInString(text[:first+1])
		next, _ := utf8.DecodeRuneInString(text[last:])
		ends := last == len(text) || next != ' ' && next != '\n' && !unicode.IsLetter(next)
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+1:])
		if digit(i-1) && !unicode.IsLetter(part) && unicode.IsLetter(after) || digit(i+1) && ends && unicode.IsLetter(before) {
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

// memo is a Measurer that caches wrapped texts: whenever a screen changes it is rebuilt with almost the same texts.
type memo struct {
	Measurer
	wraps map[wrapping]wrapped
}

// wrapping are the arguments of Wrap: the key of the cache.
type wrapping struct {
	text    string
	w, size float32
	weight  Weight
	n       int
}

type wrapped struct {
	lines []string
	ok    bool
}

// mostWraps is the size of the cache, enough for some screens. A full cache is cleared.
const mostWraps = 4000

func remember(m Measurer) *memo { return &memo{m, map[wrapping]wrapped{}} }

// wrap is Wrap without the cache. The lines have no spare capacity, so appending to them copies them.
func (k *memo) wrap(text string, w, size float32, weight Weight, n int) ([]string, bool) {
	q := wrapping{text, w, size, weight, n}
	a, ok := k.wraps[q]
	if !ok {
		a.lines, a.ok = Wrap(k.Measurer, text, w, size, weight, n)
		a.lines = a.lines[:len(a.lines):len(a.lines)]
		if len(k.wraps) == mostWraps {
			clear(k.wraps)
		}
		k.wraps[q] = a
	}
	return a.lines, a.ok
}
