package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// stripBytes is how much of a large picture is handed over at a time: Ebitengine keeps the last 31 copies of what it
// was given, of whatever size.
const stripBytes = 256 << 10

// texture turns a picture, whose rows follow each other without a gap, into one for the screen. One that stands
// alone has no place on a sheet with others.
func (p *Painter) texture(img *image.RGBA, alone bool) *ebiten.Image {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	tex := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: alone})
	if !alone {
		tex.WritePixels(img.Pix)
		return tex
	}
	rows := max(1, stripBytes/(4*w))
	for y := 0; y < h; y += rows {
		end := min(y+rows, h)
		tex.SubImage(image.Rect(0, y, w, end)).(*ebiten.Image).WritePixels(img.Pix[y*img.Stride : end*img.Stride])
	}
	// It keeps them, too, until the picture is first drawn, and a picture made ahead may wait long for that.
	if p.spot == nil {
		p.spot = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	p.spot.DrawImage(tex.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image), nil)
	return tex
}
