package ui

// memo is a Measurer that knows what it has measured and broken: a screen is built again with almost
// the same texts whenever something on it changes.
type memo struct {
	m      Measurer
	widths map[line]float32
	wraps  map[wrapping]wrapped
}

// line is a line of text in its letters.
type line struct {
	text   string
	size   float32
	weight Weight
}

// wrapping is what Wrap is asked for.
type wrapping struct {
	line
	w float32
	n int
}

type wrapped struct {
	lines []string
	ok    bool
}

// mostKnown is how many texts are known, some screens' worth. Then all are forgotten.
const mostKnown = 4000

func remember(m Measurer) *memo {
	return &memo{m: m, widths: map[line]float32{}, wraps: map[wrapping]wrapped{}}
}

// Width returns the width of a line of text.
func (k *memo) Width(text string, size float32, weight Weight) float32 {
	l := line{text, size, weight}
	w, ok := k.widths[l]
	if !ok {
		w = k.m.Width(text, size, weight)
		if len(k.widths) == mostKnown {
			clear(k.widths)
		}
		k.widths[l] = w
	}
	return w
}

// wrap is Wrap. The lines have no room for more, so that appending to them copies them.
func (k *memo) wrap(text string, w, size float32, weight Weight, n int) ([]string, bool) {
	q := wrapping{line{text, size, weight}, w, n}
	a, ok := k.wraps[q]
	if !ok {
		a.lines, a.ok = Wrap(k.m, text, w, size, weight, n)
		a.lines = a.lines[:len(a.lines):len(a.lines)]
		if len(k.wraps) == mostKnown {
			clear(k.wraps)
		}
		k.wraps[q] = a
	}
	return a.lines, a.ok
}
