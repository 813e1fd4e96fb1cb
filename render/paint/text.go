package paint

import (
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"touria/assets/hue"
	"touria/assets/letter"
)

// Face is a typeface of STIX Two Text.
type Face = letter.Face

// The typefaces. Regular and Bold have the values of ui.Weight.
const (
	Regular = letter.Regular
	Bold    = letter.Bold
	Italic  = letter.Italic
)

// Effect is what text is dressed in.
type Effect = letter.Effect

// The effects.
const (
	Plain    = letter.Plain    // in the style's colour
	Raised   = letter.Raised   // cream with a soft shadow, for ribbons and dark grounds
	Outlined = letter.Outlined // cream with a plum outline, for text over pictures
	Gilded   = letter.Gilded   // gold with a plum outline, for great moments
)

// Align is where text stands in its rectangle.
type Align uint8

// Text stands in the centre unless told otherwise, as in package ui.
const (
	AlignCentre Align = iota
	AlignLeft
	AlignRight
)

// Style is how text is set.
type Style struct {
	Face   Face
	Size   float32    // logical pixels
	Color  color.RGBA // of Plain text, opaque; the zero value is the ink of text
	Align  Align
	Effect Effect
	Fade   float32 // 0 is opaque, 1 is gone
	Floor  float32 // the size that Line and Paragraph may go down to; 0: no shrinking
	Top    bool    // Lines and Paragraph begin at the top instead of standing in the middle
}

// Width returns the width of a line of text in logical pixels.
func (p *Painter) Width(text string, size float32, f Face) float32 {
	return letter.Width(text, f, size)
}

// Text draws a line of text with its baseline beginning at x, y, ending there
// or centred there, as the style aligns it.
func (p *Painter) Text(dst *ebiten.Image, x, y float32, text string, st Style) {
	if text == "" || st.Fade >= 1 {
		return
	}
	run := letter.Run{Text: text, Face: st.Face, Effect: st.Effect, Size: uint16(round(st.Size * p.scale * 4))}
	pic := p.texts[run]
	if pic == nil {
		if p.plan {
			return
		}
		img, dx, dy := letter.Paint(run)
		pic = &picture{dx: dx, dy: dy}
		if img != nil {
			pic.px = img.Rect.Dx() * img.Rect.Dy()
			pic.img = ebiten.NewImageFromImage(img)
		}
		p.total += pic.px
		p.texts[run] = pic
	}
	pic.used = p.frame
	if pic.img == nil || p.plan {
		return
	}
	if st.Align != AlignLeft {
		w := letter.Width(text, st.Face, st.Size)
		if st.Align == AlignCentre {
			w /= 2
		}
		x -= w
	}
	g := &p.op.GeoM
	g.Reset()
	g.Translate(float64(round(x*p.scale)+pic.dx), float64(round(y*p.scale)+pic.dy))
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	p.op.ColorScale.Reset()
	if st.Effect == Plain {
		c := st.Color
		if c.A == 0 {
			c = hue.InkText
		}
		p.op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, 1)
	}
	p.op.ColorScale.ScaleAlpha(1 - st.Fade)
	dst.DrawImage(pic.img, &p.op)
}

// Line draws one line of text in the middle of r's height. If it is too wide
// it shrinks down to the style's floor, and at last it is cut with an ellipsis.
func (p *Painter) Line(dst *ebiten.Image, r Rect, text string, st Style) {
	f := p.fit(text, r.W, r.H, st, 1)
	st.Size = f.size
	p.Lines(dst, r, f.lines, st)
}

// Paragraph draws text broken into lines of r's width. If they do not fit into
// r's height it shrinks down to the style's floor, and at last it is cut.
// It returns the height that the lines take.
func (p *Painter) Paragraph(dst *ebiten.Image, r Rect, text string, st Style) float32 {
	f := p.fit(text, r.W, r.H, st, 99)
	st.Size = f.size
	p.Lines(dst, r, f.lines, st)
	return float32(len(f.lines)) * f.size * letter.LineHeight
}

// Lines draws lines that are already broken, in r.
func (p *Painter) Lines(dst *ebiten.Image, r Rect, lines []string, st Style) {
	step := st.Size * letter.LineHeight
	y := r.Y + r.H/2 - step*float32(len(lines)-1)/2 + st.Size*letter.Middle
	if st.Top {
		y = r.Y + step/2 + st.Size*letter.Middle
	}
	x := r.X
	switch st.Align {
	case AlignCentre:
		x += r.W / 2
	case AlignRight:
		x += r.W
	}
	for _, l := range lines {
		p.Text(dst, x, y, l, st)
		y += step
	}
}

// breakKey names a text that was broken into lines.
type breakKey struct {
	text        string
	w, h        float32
	size, floor float32
	face        Face
	most        int
}

// fitted is a text in its place: its size and lines.
type fitted struct {
	size  float32
	lines []string
}

// fit breaks text into at most most lines within w × h.
func (p *Painter) fit(text string, w, h float32, st Style, most int) fitted {
	k := breakKey{text, w, h, st.Size, st.Floor, st.Face, most}
	if f, ok := p.lines[k]; ok {
		return f
	}
	if len(p.lines) > 4000 {
		clear(p.lines)
	}
	size := st.Size
	floor := st.Floor
	if floor <= 0 || floor > size {
		floor = size
	}
	var f fitted
	for {
		n := most
		if most > 1 {
			n = max(min(most, int((h+.2*size)/(size*letter.LineHeight))), 1)
		}
		lines, ok := Wrap(text, st.Face, size, w)
		if ok && len(lines) <= n {
			f = fitted{size, lines}
			break
		}
		if size <= floor {
			f = fitted{size, cut(lines, st.Face, size, w, n)}
			break
		}
		size = max(floor, size-max(.5, size*.04))
	}
	p.lines[k] = f
	return f
}

// Wrap breaks text at spaces, but at no no-break space, into lines of a width,
// and tells whether every word fits.
func Wrap(text string, f Face, size, w float32) (lines []string, ok bool) {
	ok = true
	for para := range strings.SplitSeq(text, "\n") {
		line := ""
		for word := range strings.FieldsFuncSeq(para, func(r rune) bool { return r == ' ' }) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if letter.Width(longer, f, size) <= w {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			line = word
			ok = ok && letter.Width(word, f, size) <= w
		}
		lines = append(lines, line)
	}
	return lines, ok
}

// cut shortens lines that are too many or too wide, with an ellipsis.
func cut(lines []string, f Face, size, w float32, n int) []string {
	out := append([]string(nil), lines[:min(n, len(lines))]...)
	if len(lines) > n {
		out[n-1] = strings.Join(lines[n-1:], " ")
	}
	for i, l := range out {
		if letter.Width(l, f, size) <= w {
			continue
		}
		r := []rune(l)
		for len(r) > 0 && letter.Width(string(r)+"…", f, size) > w {
			r = r[:len(r)-1]
		}
		out[i] = strings.TrimRight(string(r), " ") + "…"
	}
	return out
}
