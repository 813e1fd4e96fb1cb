//go:build whole

package paint

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/render/paint/painttest"
)

// Whatever its size, a picture comes to the screen whole.
func TestTexture(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {3, 700}, {700, 3}, {256, 256}, {257, 511}, {1000, 200}, {9000, 40}} {
		for _, alone := range []bool{false, true} {
			img := image.NewRGBA(image.Rectangle{Max: size})
			for i := range img.Pix {
				img.Pix[i] = byte(i * i / 5)
				if i%4 == 3 {
					img.Pix[i] = 255
				}
			}
			var got []byte
			p := New(1)
			painttest.Shoot(p, 8, 8, hue.Paper, func(*ebiten.Image) {
				tex := p.texture(img, alone)
				got = make([]byte, len(img.Pix))
				tex.ReadPixels(got)
				tex.Deallocate()
			})
			if !bytes.Equal(got, img.Pix) {
				t.Errorf("a picture of %v, alone %v, has other pixels", size, alone)
			}
		}
	}
}
