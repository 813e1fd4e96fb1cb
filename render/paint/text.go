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
	Floor  float32 // the size that Line may go down to; 0: no shrinking
	Top    bool    // Lines begin at the top instead of standing in the middle
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
			pic.bytes = 4 * img.Rect.Dx() * img.Rect.Dy()
			pic.img = ebiten.NewImageFromImage(img)
		}
		p.total += pic.bytes
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
	f := p.fit(text, r.W, st)
	st.Size = f.size
	p.Lines(dst, r, f.lines, st)
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

// fitKey names a line of text that was fitted into a width.
type fitKey struct {
	text           string
	w, size, floor float32
	face           Face
}

// fitted is a text in its place: its size and its only line.
type fitted struct {
	size  float32
	lines []string
}

// fit brings a line of text into a width.
func (p *Painter) fit(text string, w float32, st Style) fitted {
	k := fitKey{text, w, st.Size, st.Floor, st.Face}
	if f, ok := p.lines[k]; ok {
		return f
	}
	if len(p.lines) > 4000 {
		clear(p.lines)
	}
	size, floor := st.Size, st.Floor
	if floor <= 0 || floor > size {
		floor = size
	}
	for letter.Width(text, st.Face, size) > w && size > floor {
		size = max(floor, size-max(.5, size*.04))
	}
	f := fitted{size, []string{cut(text, st.Face, size, w)}}
	p.lines[k] = f
	return f
}

// cut shortens a line that is too wide, with an ellipsis.
func cut(line string, f Face, size, w float32) string {
	if letter.Width(line, f, size) <= w {
		return line
	}
	r := []rune(line)
	for len(r) > 0 && letter.Width(string(r)+"…", f, size) > w {
		r = r[:len(r)-1]
	}
	return strings.TrimRight(string(r), " ") + "…"
}
