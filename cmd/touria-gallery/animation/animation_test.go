package animation

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/gen2brain/webp"
)

// TestAnimation reads an animation back: a square walks over a ground that is sent once.
func TestAnimation(t *testing.T) {
	ground, walker := color.RGBA{40, 120, 60, 255}, color.RGBA{220, 40, 40, 255}
	a := New()
	paint := func(x int) *image.RGBA {
		pic := image.NewRGBA(image.Rect(0, 0, 200, 100))
		draw.Draw(pic, pic.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
		draw.Draw(pic, image.Rect(x, 32, x+16, 48), image.NewUniform(walker), image.Point{}, draw.Src)
		return pic
	}
	for _, x := range []int{16, 16, 48, 96} { // the second picture adds only its time
		if err := a.Add(paint(x), 100); err != nil {
			t.Fatal(err)
		}
	}
	if a.Add(image.NewRGBA(image.Rect(0, 0, 10, 10)), 100) == nil {
		t.Error("a picture of another size is taken")
	}
	var b bytes.Buffer
	n, err := a.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatal(n, b.Len(), err)
	}
	got, err := webp.DecodeAll(bytes.NewReader(b.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Image) != 3 {
		t.Fatalf("%d frames, want 3", len(got.Image))
	}
	for i, x := range []int{16, 48, 96} {
		want := paint(x)
		for y := 4; y < 100; y += 8 { // the middles of the squares: edges are soft
			for x := 4; x < 200; x += 8 {
				if r := image.Rect(x, y, x+1, y+1); differs(rgba(got.Image[i]), want, r, slight) {
					t.Fatalf("frame %d at %d, %d: %v, want %v", i, x, y, got.Image[i].At(x, y), want.At(x, y))
				}
			}
		}
	}
}

// TestNoFrames does not write what no viewer could open.
func TestNoFrames(t *testing.T) {
	if _, err := New().WriteTo(new(bytes.Buffer)); err == nil {
		t.Error("an animation without frames is written")
	}
}

func rgba(m image.Image) *image.RGBA {
	out := image.NewRGBA(m.Bounds())
	draw.Draw(out, out.Rect, m, m.Bounds().Min, draw.Src)
	return out
}
