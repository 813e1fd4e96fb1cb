// Package art is the painter's workshop: what a picture is painted on and how a
// catalogue lists what there is to paint. It paints the pictures of the
// interface; each game paints its own in a package beside it, with a Catalogue of
// its own. It works on plain pixels and needs no display.
package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Pt is a point.
type Pt = brush.Pt

// Picture is a painted picture.
type Picture = pictures.Picture

// Bare returns an empty canvas whose washes leave out the grain of paper: the
// screen lays it over the picture at the size at which it is shown.
func Bare(w, h int) *brush.Canvas {
	c := brush.NewCanvas(w, h)
	c.Bare = true
	return c
}

// Sheet is a picture in the making: a canvas larger than the box by a margin.
type Sheet struct {
	*brush.Canvas
	Spec   pictures.Spec
	Margin int // in pixels, on each side
}

// Token returns a pen in units of a hundredth of the box's smaller side, with
// the origin in the middle of the box.
func (s *Sheet) Token() brush.Pen {
	w, h := float32(s.Spec.W), float32(s.Spec.H)
	m := float32(s.Margin)
	return s.Pen(m+w/2, m+h/2, min(w, h)/100)
}

// Piece returns a pen in logical pixels with the origin at the box's corner,
// and the box's size in that unit.
func (s *Sheet) Piece() (p brush.Pen, w, h float32) {
	m := float32(s.Margin)
	k := s.Spec.Scale
	return s.Pen(m, m, k), float32(s.Spec.W) / k, float32(s.Spec.H) / k
}

// Shadow puts the soft shadow of a token under everything; unit is how many pixels
// a hundredth of it is.
func (s *Sheet) Shadow(unit float32) {
	d := max(int(unit*2.2+.5), 1)
	s.Drop(d, d+d/2, max(unit*3, 1.2), .42)
}

// Coarse rounds opacity to steps, too small to be seen, so that a soft shadow and the
// many small edges of a detailed outline take less room when they are stored.
func (s *Sheet) Coarse() {
	const step = 8
	for i := 3; i < len(s.Pix); i += 4 {
		a := int(s.Pix[i])
		if a == 0 || a == 255 {
			continue
		}
		b := min((a+step/2)/step*step, 255)
		for j := i - 3; j <= i; j++ {
			s.Pix[j] = uint8((int(s.Pix[j])*b + a/2) / a)
		}
	}
}

// Recipe is how the pictures of a kind are painted. Around the box is a margin
// of one pixel and what Part and Px add to it.
type Recipe struct {
	Part, Px float32 // parts of the box's smaller side, and logical pixels
	Flush    bool    // no margin at all
	Light    bool    // fine steps of opacity are seen: a glow, rays
	Paint    func(s *Sheet)
}

// At returns a recipe with a margin of a part of the box's smaller side and of
// px logical pixels.
func At(part, px float32, paint func(s *Sheet)) Recipe {
	return Recipe{Part: part, Px: px, Paint: paint}
}

// Glow returns a recipe as At does, for light, whose fine steps of opacity are seen.
func Glow(part, px float32, paint func(s *Sheet)) Recipe {
	return Recipe{Part: part, Px: px, Light: true, Paint: paint}
}

// Flush returns a recipe without a margin.
func Flush(paint func(s *Sheet)) Recipe { return Recipe{Flush: true, Paint: paint} }

// Paint paints a picture of the catalogue that is not a scene.
func (c *Catalogue) Paint(s pictures.Spec) Picture {
	r, ok := c.Recipes[s.Kind]
	if !ok {
		return c.Part(s)
	}
	m := 0
	if !r.Flush {
		m = int(r.Part*float32(min(s.W, s.H))+r.Px*s.Scale+.99) + 1
	}
	sh := &Sheet{Canvas: Bare(int(s.W)+2*m, int(s.H)+2*m), Spec: s, Margin: m}
	r.Paint(sh)
	if !r.Flush && !r.Light {
		sh.Coarse()
	}
	return Picture{Img: sh.Image(), DX: -m, DY: -m}
}

// Short names for what nearly all pictures need.
var (
	col  = brush.Col
	nib  = brush.Nib
	even = brush.Even
)

// Line is an inner line of a drawing: thinner and paler than the outline.
func Line(width float32) brush.Stroke { return brush.Nib(width).Alpha(.62).Least(.8).Taper() }

// Glint puts a small four-pointed sparkle at x, y.
func Glint(p brush.Pen, x, y, r float32) {
	p.Fill(col(hue.Cream).Alpha(.95).Plain(), brush.Star(x, y, r, r*.26, 4))
}
