package paint

import (
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/letter"
)

// Face is a typeface of STIX Two Text.
type Face = letter.Face

// The typefaces. Regular and Bold have the values of ui.Weight.
const (
	Regular = letter.Regular
	Bold    = letter.Bold
)

// Effect is a text effect.
type Effect = letter.Effect

// The effects.
const (
	Plain    = letter.Plain    // in the style's colour
	Raised   = letter.Raised   // cream with a soft shadow, for ribbons and dark grounds
	Outlined = letter.Outlined // cream with a plum outline, for text over pictures
	Gilded   = letter.Gilded   // gold with a plum outline, for great moments
)

// Align is the alignment of text in its rectangle.
type Align uint8

// The alignments. Text is centred by default, as in package ui.
const (
	AlignCentre Align = iota
	AlignLeft
	AlignRight
)

// Style is the style of text.
type Style struct {
	Face   Face
	Size   float32    // logical pixels
	Color  color.RGBA // of Plain text, opaque; the zero value is the ink of text
	Align  Align
	Effect Effect
	Fade   float32 // 0 is opaque, 1 is gone
	Floor  float32 // the size that Line may go down to; 0: no shrinking
}

// Width returns the width of a line of text in logical pixels.
func (p *Painter) Width(text string, size float32, f Face) float32 {
	return letter.Width(text, f, size)
}

// Draws reports whether the fonts have all letters of a text.
func (p *Painter) Draws(text string) bool { return letter.Draws(text) }

// Text draws a line of text with its baseline beginning at x, y, ending there
// or centred there, as the style aligns it.
func (p *Painter) Text(dst *ebiten.Image, x, y float32, text string, st Style) {
	if text == "" || st.Fade >= 1 {
		return
	}
	run := letter.Run{Text: text, Face: st.Face, Effect: st.Effect, Size: Pixels(st.Size * p.scale * 4)}
	pic := p.texts[run]
	switch {
	case pic == nil && p.plan:
		if !slices.Contains(p.lines, run) {
			p.lines = append(p.lines, run)
		}
		return
	case pic == nil:
		pic = p.line(run)
	}
	p.use(pic)
	if pic.Img == nil || p.plan {
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
	g.Translate(float64(Round(x*p.scale)+pic.DX), float64(Round(y*p.scale)+pic.DY))
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	p.op.ColorScale.Reset()
	if st.Effect == Plain {
		c := st.Color
		if c.A == 0 {
			c = hue.InkText
		}
		if p.plain {
			c = PlainText(c)
		}
		p.op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, 1)
	}
	p.op.ColorScale.ScaleAlpha(1 - st.Fade)
	p.blit(dst, pic.Img)
}

// line returns the picture of a line of text, which it makes if it is not there.
func (p *Painter) line(run letter.Run) *Picture {
	if pic := p.texts[run]; pic != nil {
		return pic
	}
	img, dx, dy := letter.Paint(run)
	pic := &Picture{DX: dx, DY: dy, used: p.frame}
	if img != nil {
		pic.bytes = 4 * img.Rect.Dx() * img.Rect.Dy()
		pic.Img = p.texture(img, p.apart)
	}
	p.total += pic.bytes
	p.texts[run] = pic
	return pic
}

// LeastLetters returns the size of the smallest letters of the last frame, in logical
// pixels, 0 if there were none.
func (p *Painter) LeastLetters() (size float32) {
	for run, pic := range p.texts {
		if d := float32(run.Size) / 4 / p.scale; pic.used == p.frame && (size == 0 || d < size) {
			size = d
		}
	}
	return size
}

// Line draws one line of text in the middle of r's height. If it is too wide it
// shrinks down to the style's floor. Text of several lines is broken where its
// place is known, in game/ui; see Lines.
func (p *Painter) Line(dst *ebiten.Image, r Rect, text string, st Style) {
	if st.Floor > 0 {
		if w := letter.Width(text, st.Face, st.Size); w > r.W {
			st.Size = max(st.Floor, st.Size*r.W/w)
		}
	}
	p.Text(dst, st.Align.edge(r), r.Y+r.H/2+st.Size*letter.Middle, text, st)
}

// Lines draws lines that are already broken, in r.
func (p *Painter) Lines(dst *ebiten.Image, r Rect, lines []string, st Style) {
	step := st.Size * letter.LineHeight
	y := r.Y + r.H/2 - step*float32(len(lines)-1)/2 + st.Size*letter.Middle
	x := st.Align.edge(r)
	for _, l := range lines {
		p.Text(dst, x, y, l, st)
		y += step
	}
}

// edge returns where in r a line begins, ends or has its middle.
func (a Align) edge(r Rect) float32 {
	switch a {
	case AlignCentre:
		return r.X + r.W/2
	case AlignRight:
		return r.X + r.W
	}
	return r.X
}
