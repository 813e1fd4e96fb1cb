package letter

import (
	"image"
	"math"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// Effect is how a line of text is decorated.
type Effect uint8

// The effects.
const (
	Plain    Effect = iota // white, to be tinted when drawn
	Raised                 // cream with a soft dark shadow, for ribbons and dark grounds
	Outlined               // cream with a plum outline and shadow, for text over pictures
	Gilded                 // gold with a plum outline and shadow, for the great moments
)

// Run describes one painted line of text. It is comparable.
type Run struct {
	Text   string
	Face   Face
	Effect Effect
	Size   uint16 // in quarters of a device pixel
}

// Paint paints the run. The baseline starts at the picture's point -dx, -dy.
func Paint(r Run) (img *image.RGBA, dx, dy int) {
	size := float32(r.Size) / 4
	path := Path(r.Text, r.Face, size)
	if len(path) == 0 {
		return nil, 0, 0
	}
	x0, y0, x1, y1 := path.Bounds()
	pad := 1
	rim := float32(0)
	switch r.Effect {
	case Raised:
		pad += int(size*.14) + 1
	case Outlined, Gilded:
		rim = max(size*.085, 1.6)
		pad += int(rim+size*.16) + 1
	}
	dx, dy = int(math.Floor(float64(x0)))-pad, int(math.Floor(float64(y0)))-pad
	c := brush.NewCanvas(int(x1)+1+pad-dx, int(y1)+1+pad-dy)
	p := c.Pen(float32(-dx), float32(-dy), 1)
	switch r.Effect {
	case Plain:
		p.Fill(brush.Col(hue.Hex(0xffffff)).Plain(), path)
	case Raised:
		p.Fill(brush.Col(hue.Cream).Plain(), path)
		c.Drop(max(int(size*.05+.5), 1), max(int(size*.06+.5), 1), size*.05, .85)
	case Outlined, Gilded:
		w := brush.Col(hue.Cream).Plain()
		if r.Effect == Gilded {
			w = brush.Col(hue.Lit(hue.GoldLit, .45)).To(hue.Ochre, 0, y0, 0, y1).Plain()
		}
		p.Loop(brush.Even(2*rim, hue.Ink), path)
		p.Fill(w, path)
		c.Drop(max(int(size*.04+.5), 1), max(int(size*.07+.5), 1), size*.06, .6)
	}
	return c.Image(), dx, dy
}
