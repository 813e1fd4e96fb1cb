package ui

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
