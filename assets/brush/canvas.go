package brush

import (
	"image"

	"touria.games/touria/assets/hue"
)

// Canvas is a picture being painted: premultiplied RGBA pixels.
type Canvas struct {
	W, H int
	Pix  []uint8
	Bare bool // washes omit the paper grain; Grain adds it later
	ras  rasteriser
}

// NewCanvas returns an empty, transparent canvas of w × h pixels.
func NewCanvas(w, h int) *Canvas {
	return &Canvas{W: w, H: h, Pix: make([]uint8, 4*w*h)}
}

// Image returns the canvas as an image that shares its pixels.
func (c *Canvas) Image() *image.RGBA {
	return &image.RGBA{Pix: c.Pix, Stride: 4 * c.W, Rect: c.bounds()}
}

func (c *Canvas) bounds() image.Rectangle { return image.Rect(0, 0, c.W, c.H) }

// Pen draws on a canvas in its own units. Pens are values: moving, turning or
// clipping one returns a new one.
type Pen struct {
	c          *Canvas
	a, b, p, d float32 // x' = a·x + p·y + e, y' = b·x + d·y + f
	e, f       float32
	clip       *Mask
}

// Pen returns a pen whose unit is unit pixels, with the origin at x, y in pixels.
func (c *Canvas) Pen(x, y, unit float32) Pen {
	return Pen{c: c, a: unit, d: unit, e: x, f: y}
}

// At returns the pen with its origin at x, y and its unit scaled by s.
func (p Pen) At(x, y, s float32) Pen {
	o := p.To(Pt{x, y})
	p.e, p.f = o.X, o.Y
	return p.Stretch(s, s)
}

// Stretch returns the pen with its units scaled by sx and sy. Negative values mirror.
func (p Pen) Stretch(sx, sy float32) Pen {
	p.a, p.b, p.p, p.d = p.a*sx, p.b*sx, p.p*sy, p.d*sy
	return p
}

// Turn returns the pen turned by degrees, clockwise.
func (p Pen) Turn(deg float32) Pen {
	s, c := SinCos(deg)
	p.a, p.b, p.p, p.d = p.a*c+p.p*s, p.b*c+p.d*s, p.p*c-p.a*s, p.d*c-p.b*s
	return p
}

// To returns the position of the pen's point on the canvas, in pixels.
func (p Pen) To(q Pt) Pt {
	return Pt{p.a*q.X + p.p*q.Y + p.e, p.b*q.X + p.d*q.Y + p.f}
}

// Unit returns the length of the pen's unit in pixels.
func (p Pen) Unit() float32 { return sqrt(abs(p.a*p.d - p.b*p.p)) }

// Px returns the length of n pixels in the pen's units.
func (p Pen) Px(n float32) float32 { return n / p.Unit() }

// Within returns the pen clipped to the path, in addition to its present clip.
func (p Pen) Within(path Path) Pen {
	m := p.c.ras.mask(path.Map(p.To), 1, p.c.bounds(), true)
	if m == nil {
		m = &Mask{}
	}
	if p.clip != nil {
		m.cut(p.clip)
	}
	p.clip = m
	return p
}

// Free returns the pen without a clip.
func (p Pen) Free() Pen {
	p.clip = nil
	return p
}

// Fill fills the path with a wash.
func (p Pen) Fill(w Wash, path Path) {
	u := p.Unit()
	pad := 1
	if w.soft > 0 {
		pad += int(w.soft*u*1.6) + 1
	}
	if w.form > 0 {
		pad += int(w.formR*u) + 1
	}
	m := p.c.ras.mask(path.Map(p.To), pad, p.c.bounds(), false)
	if m == nil {
		return
	}
	if w.soft > 0 {
		p.c.ras.blur(m, w.soft*u)
	}
	w.lay(p, m, u)
}

// Shape fills the path with a wash and outlines it with a nib of the given width.
func (p Pen) Shape(w Wash, width float32, path Path) {
	p.Fill(w, path)
	if width > 0 {
		p.Loop(Nib(width), path)
	}
}

// Shadow draws the soft shadow of the path: violet, offset by dx, dy, blurred by blur, with opacity
// a.
func (p Pen) Shadow(path Path, dx, dy, blur, a float32) {
	p.Fill(Col(hue.Violet).Alpha(a).Soft(blur), path.Move(dx, dy))
}

// Limit returns the pen's clip, or nil.
func (p Pen) Limit() *Mask { return p.clip }
