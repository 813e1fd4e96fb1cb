//go:build whole

package stage

import (
	"image"
	"image/color"
	"testing"
)

// A smaller picture has the mean colours of the original, at whole and fractional ratios.
func TestShrink(t *testing.T) {
	pic := image.NewRGBA(image.Rect(0, 0, 12, 8))
	for y := range 8 {
		for x := range 12 {
			v := uint8(0)
			if x%2 == y%2 {
				v = 200
			}
			pic.SetRGBA(x, y, color.RGBA{v, 100, uint8(x * 20), 255})
		}
	}
	for _, w := range []int{6, 5, 3, 1} {
		out := Shrink(pic, w)
		if want := image.Pt(w, (8*w+6)/12); out.Rect.Size() != want {
			t.Fatalf("%v pixels, not %v", out.Rect.Size(), want)
		}
		var blue int
		for y := range out.Rect.Dy() {
			for x := range w {
				c := out.RGBAAt(x, y)
				if c.G != 100 || c.A != 255 || w != 5 && c.R != 100 {
					t.Errorf("width %d: %v at %d, %d", w, c, x, y)
				}
				blue += int(c.B)
			}
		}
		if mean := blue / (w * out.Rect.Dy()); mean < 109 || mean > 111 {
			t.Errorf("width %d: the mean blue is %d, not 110", w, mean)
		}
	}
}
