package paint

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"touria.games/touria/assets/letter"
)

// A line of plain text is as wide as its layout was told, at any size, and its letters lie where it is drawn.
func TestLinesAreAsWideAsMeasured(t *testing.T) {
	p := New(1)
	letters := []rune("AVTWafijlßéœÀŁŞșĞЖдЙώΩ0123456789 ,.!?’«»–-… \u202f漢👑\u0301")
	rapid.Check(t, func(t *rapid.T) {
		run := letter.Run{
			Text: rapid.StringOfN(rapid.RuneFrom(letters), 1, 60, -1).Draw(t, "text"),
			Face: Face(rapid.IntRange(0, 1).Draw(t, "face")),
			Size: uint16(rapid.IntRange(4*7, 4*90).Draw(t, "size")),
		}
		size := float32(run.Size) / 4
		glyphs, width := p.set(run)
		told := letter.Width(run.Text, run.Face, size)
		if d := math.Abs(float64(width - told)); d > .5+float64(told)*.002 {
			t.Errorf("%q is %.2f pixels wide at %.2f, but measured as %.2f", run.Text, width, size, told)
		}
		for _, g := range glyphs {
			if g.Image == nil {
				continue
			}
			b := g.Image.Bounds()
			if left, right := g.X, g.X+float64(b.Dx()); left < -float64(size) || right > float64(width+size) {
				t.Errorf("%q: a letter lies from %.0f to %.0f of %.0f", run.Text, left, right, width)
			}
			if top, bottom := g.Y, g.Y+float64(b.Dy()); top < -float64(size)*1.3 || bottom > float64(size)*.6 {
				t.Errorf("%q: a letter of %.1f pixels reaches from %.0f to %.0f about its baseline", run.Text, size, top, bottom)
			}
		}
	})
}

// Typefaces at sizes that nothing is drawn at are forgotten.
func TestFacesAreDropped(t *testing.T) {
	p := New(1)
	dst := ebiten.NewImage(300, 60)
	for size := range 40 {
		p.Begin()
		p.Text(dst, 10, 30, "Touria", Style{Size: 10 + float32(size)})
	}
	p.Begin()
	p.Begin()
	p.Release(nil)
	if len(p.faces) > 1 || len(p.texts) > 1 {
		t.Errorf("%d typefaces of %d lines are kept", len(p.faces), len(p.texts))
	}
}
