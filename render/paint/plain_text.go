package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"touria.games/touria/assets/letter"
)

// Plain text is set by Ebitengine's text/v2: its glyphs lie in a texture atlas and are drawn one by one. A line keeps
// its glyphs, so that drawing it again allocates nothing. Text with an effect is a picture, see package letter.

// faceSize is a typeface at a size in quarters of a device pixel.
type faceSize struct {
	face Face
	size uint16
}

// set returns the glyphs of a line of plain text, around the beginning of its baseline, and its width, in device pixels.
func (p *Painter) set(run letter.Run) (glyphs []text.Glyph, width float32) {
	p.canvas.loose = true // glyphs seen for the first time are uploaded
	f := p.face(faceSize{run.Face, run.Size})
	glyphs = text.AppendGlyphs(nil, letter.Spelled(run.Text, run.Face), f, nil)
	base := math.Floor(f.Metrics().HAscent)
	for i := range glyphs {
		glyphs[i].Y -= base
	}
	if n := len(glyphs); n > 0 {
		width = float32(glyphs[n-1].OriginX + glyphs[n-1].AdvanceX)
	}
	return glyphs, width
}

// face returns a typeface at a size.
func (p *Painter) face(at faceSize) *text.GoXFace {
	if f := p.faces[at]; f != nil {
		return f
	}
	// At 72 dots an inch a point is a pixel.
	f, err := opentype.NewFace(letter.Font(at.face), &opentype.FaceOptions{Size: float64(at.size) / 4, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("paint: " + err.Error()) // NewFace knows no error yet
	}
	p.faces[at] = text.NewGoXFace(kerned{f, at})
	return p.faces[at]
}

// kerned is a face whose letters stand as close as its size asks for. Those of opentype.Face stand as close at any size
// (x/image v0.47.0).
type kerned struct {
	font.Face
	at faceSize
}

// Kern implements font.Face.
func (k kerned) Kern(a, b rune) fixed.Int26_6 {
	return fixed.Int26_6(letter.Kern(a, b, k.at.face) * float32(k.at.size) / 4 * 64)
}

// dropTexts drops some lines of text, and the typefaces at sizes that no line has any more, with their glyphs.
func (p *Painter) dropTexts(some func(pic *Picture) bool) {
	drop(p, p.texts, some)
	used := map[faceSize]bool{}
	for run := range p.texts {
		used[faceSize{run.Face, run.Size}] = true
	}
	for at := range p.faces {
		if !used[at] {
			delete(p.faces, at)
		}
	}
}
