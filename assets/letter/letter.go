// Package letter measures lines of text and paints them as pictures, with the
// embedded fonts. It needs no display, so layout and tests measure with the same
// letters that are drawn.
package letter

import (
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/fonts"
)

// Face is a typeface, in the order of ui.Weight.
type Face uint8

// The typefaces.
const (
	Regular Face = iota // running text
	Bold                // headings, names, numbers
	faces
)

// LineHeight is the distance between two baselines as a multiple of the text size.
const LineHeight = 1.22

// Middle is how far the baseline is below the middle of the letters, as a multiple
// of the text size. The middle is taken between those of small letters and capitals.
const Middle = .30

// typeface is an opened font. All numbers are in units of the em square.
type typeface struct {
	sync.Mutex
	font  *sfnt.Font
	buf   sfnt.Buffer
	em    float32
	ppem  fixed.Int26_6
	glyph map[rune]glyph
	kern  map[[2]sfnt.GlyphIndex]float32
	width map[string]float32 // of lines at size 1; most are measured again and again
}

// mostWidths is how many widths are kept, some screens' worth. Then all are forgotten.
const mostWidths = 4000

type glyph struct {
	index   sfnt.GlyphIndex
	advance float32 // as a fraction of the text size
}

// open opens an embedded font; these are known to be valid.
var open = [faces]func() *typeface{
	sync.OnceValue(func() *typeface { return newType(fonts.Medium) }),
	sync.OnceValue(func() *typeface { return newType(fonts.Bold) }),
}

func newType(data []byte) *typeface {
	f, err := sfnt.Parse(data)
	if err != nil {
		panic("letter: an embedded font is damaged: " + err.Error())
	}
	return &typeface{font: f, em: float32(f.UnitsPerEm()), ppem: fixed.I(int(f.UnitsPerEm())),
		glyph: map[rune]glyph{}, kern: map[[2]sfnt.GlyphIndex]float32{}, width: map[string]float32{}}
}

func (t *typeface) get(r rune) glyph {
	if g, ok := t.glyph[r]; ok {
		return g
	}
	var g glyph
	if i, err := t.font.GlyphIndex(&t.buf, r); err == nil {
		g.index = i
	}
	if a, err := t.font.GlyphAdvance(&t.buf, g.index, t.ppem, font.HintingNone); err == nil {
		g.advance = float32(a) / 64 / t.em
	}
	t.glyph[r] = g
	return g
}

func (t *typeface) pair(a, b sfnt.GlyphIndex) float32 {
	k := [2]sfnt.GlyphIndex{a, b}
	if v, ok := t.kern[k]; ok {
		return v
	}
	var v float32
	if d, err := t.font.Kern(&t.buf, a, b, t.ppem, font.HintingNone); err == nil {
		v = float32(d) / 64 / t.em
	}
	t.kern[k] = v
	return v
}

// Draws reports whether all typefaces have all letters of a text. What they don't have is replaced when it
// is drawn.
func Draws(text string) bool {
	for f := range faces {
		t := open[f]()
		t.Lock()
		_, exact := t.spell(text)
		t.Unlock()
		if !exact {
			return false
		}
	}
	return true
}

// Width returns the width of a line of text, in the unit of its size.
func Width(text string, f Face, size float32) float32 {
	t := open[f]()
	t.Lock()
	defer t.Unlock()
	if w, ok := t.width[text]; ok {
		return w * size
	}
	var w float32
	var last sfnt.GlyphIndex
	spelled, _ := t.spell(text)
	for i, r := range spelled {
		g := t.get(r)
		if i > 0 {
			w += t.pair(last, g.index)
		}
		w += g.advance
		last = g.index
	}
	if len(t.width) == mostWidths {
		clear(t.width)
	}
	t.width[text] = w
	return w * size
}

// Path returns the outlines of a line of text whose baseline starts at 0, 0.
func Path(text string, f Face, size float32) brush.Path {
	t := open[f]()
	t.Lock()
	defer t.Unlock()
	var out brush.Path
	var x float32
	var last sfnt.GlyphIndex
	k := size / t.em
	text, _ = t.spell(text)
	for i, r := range text {
		g := t.get(r)
		if i > 0 {
			x += t.pair(last, g.index) * size
		}
		segs, err := t.font.LoadGlyph(&t.buf, g.index, t.ppem, nil)
		if err == nil {
			out = append(out, trace(segs, x, k/64)...)
		}
		x += g.advance * size
		last = g.index
	}
	return out
}

// trace turns a glyph's segments into polylines fine enough for large letters.
func trace(segs sfnt.Segments, x, k float32) brush.Path {
	var out brush.Path
	var l brush.Line
	at := func(p fixed.Point26_6) brush.Pt { return brush.Pt{X: x + float32(p.X)*k, Y: float32(p.Y) * k} }
	for _, s := range segs {
		a := s.Args
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if len(l) > 2 {
				out = append(out, l)
			}
			l = brush.Line{at(a[0])}
		case sfnt.SegmentOpLineTo:
			l = append(l, at(a[0]))
		case sfnt.SegmentOpQuadTo:
			l = append(l, brush.Quad(l[len(l)-1], at(a[0]), at(a[1]), 6)[1:]...)
		case sfnt.SegmentOpCubeTo:
			l = append(l, brush.Cubic(l[len(l)-1], at(a[0]), at(a[1]), at(a[2]), 8)[1:]...)
		}
	}
	if len(l) > 2 {
		out = append(out, l)
	}
	return out
}
