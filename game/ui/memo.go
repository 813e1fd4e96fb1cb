package ui

// memo is a Measurer that knows which texts it has broken, and how: a screen is built again with almost
// the same texts whenever something on it changes.
type memo struct {
	Measurer
	wraps map[wrapping]wrapped
}

// wrapping is what Wrap is asked for.
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

// mostWraps is how many texts are known, some screens' worth. Then all are forgotten.
const mostWraps = 4000

func remember(m Measurer) *memo { return &memo{m, map[wrapping]wrapped{}} }

// wrap is Wrap. The lines have no room for more, so that appending to them copies them.
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
