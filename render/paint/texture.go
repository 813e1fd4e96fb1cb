package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// stripBytes is how much of a large picture is uploaded at a time: Ebitengine keeps the last 31 uploads, whatever their
// size.
const stripBytes = 256 << 10

// texture uploads a picture, whose rows follow each other without a gap. One that is alone is not put into a texture
// atlas.
func (p *Painter) texture(img *image.RGBA, alone bool) *ebiten.Image {
	p.canvas.loose = true
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
	p.unseen().DrawImage(tex.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image), nil)
	return tex
}

// unseen returns an off-screen image of one pixel.
func (p *Painter) unseen() *ebiten.Image {
	if p.spot == nil {
		p.spot = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	return p.spot
}

const oddShader = `//kage:unit pixels
package main

func Fragment() vec4 { return vec4(0) }`

// Settle ends a frame, after all drawing. Where the window shows nothing new, Ebitengine 2.10.4 does not forget what
// it has told the last shader: it compares that with what the next frame's first drawing wants, in memory that both
// share, finds no difference and draws in the wrong place (a relative of Ebitengine's issue 2517). A drawing with a
// shader that nobody else uses keeps them apart. It is of our own, since the shortest is compiled three times as fast
// as a filter's.
func (p *Painter) Settle() {
	if !p.canvas.loose {
		return
	}
	p.canvas.loose = false
	if p.odd == nil {
		var err error
		if p.odd, err = ebiten.NewShader([]byte(oddShader)); err != nil {
			panic(err) // the text never changes
		}
	}
	p.unseen().DrawRectShader(1, 1, p.odd, nil)
}
