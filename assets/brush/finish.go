package brush

import (
	"image"

	"touria.games/touria/assets/hue"
)

// Drop adds a soft shadow under everything drawn so far: offset by dx, dy pixels, blurred by blur
// pixels, with opacity a.
func (c *Canvas) Drop(dx, dy int, blur, a float32) {
	m := &Mask{W: c.W, H: c.H, A: make([]uint8, c.W*c.H)}
	for y := range c.H {
		sy := y - dy
		if sy < 0 || sy >= c.H {
			continue
		}
		for x := range c.W {
			if sx := x - dx; sx >= 0 && sx < c.W {
				m.A[y*c.W+x] = c.Pix[4*(sy*c.W+sx)+3]
			}
		}
	}
	c.ras.blur(m, blur)
	c.under(m, hue.Violet, a)
}

// Halo adds a glow of the colour around everything drawn so far.
func (c *Canvas) Halo(col hue.C, blur, a float32) {
	m := &Mask{W: c.W, H: c.H, A: make([]uint8, c.W*c.H)}
	for i := range m.A {
		m.A[i] = c.Pix[4*i+3]
	}
	c.ras.blur(m, blur)
	for i, v := range m.A { // steep at first, so that the glow is visible right at the rim
		m.A[i] = uint8(min(int(v)*2, 255))
	}
	c.ras.blur(m, blur*.4)
	c.under(m, col, a)
}

// under paints a colour below the picture, through a mask of the canvas's size.
func (c *Canvas) under(m *Mask, col hue.C, a float32) {
	k := int(a*256 + .5)
	for i, v := range m.A {
		q := c.Pix[4*i : 4*i+4]
		s := int(v) * k >> 8 * (255 - int(q[3])) / 255
		if s == 0 {
			continue
		}
		q[0] += uint8(int(col.R) * s / 255)
		q[1] += uint8(int(col.G) * s / 255)
		q[2] += uint8(int(col.B) * s / 255)
		q[3] += uint8(s)
	}
}

// Stamp draws a finished picture with its top left corner at pixel x, y.
func (c *Canvas) Stamp(pic *image.RGBA, x, y int) {
	r := pic.Rect.Sub(pic.Rect.Min).Add(image.Pt(x, y)).Intersect(c.bounds())
	for py := r.Min.Y; py < r.Max.Y; py++ {
		src := pic.Pix[(py-y)*pic.Stride+4*(r.Min.X-x):]
		dst := c.Pix[4*(py*c.W+r.Min.X) : 4*(py*c.W+r.Max.X)]
		for i := 0; i < len(dst); i += 4 {
			a := int(src[i+3])
			if a == 0 {
				continue
			}
			q := 255 - a
			dst[i] = uint8(int(src[i]) + int(dst[i])*q/255)
			dst[i+1] = uint8(int(src[i+1]) + int(dst[i+1])*q/255)
			dst[i+2] = uint8(int(src[i+2]) + int(dst[i+2])*q/255)
			dst[i+3] = uint8(a + int(dst[i+3])*q/255)
		}
	}
}

// Grey reduces the picture's colour and contrast by k, from 0 to 1: disabled things look like a
// faded print, tinted like paper.
func (c *Canvas) Grey(k float32) {
	t := int(k * 256)
	for i := 0; i < len(c.Pix); i += 4 {
		q := c.Pix[i : i+4]
		a := int(q[3])
		l := (int(q[0])*77 + int(q[1])*150 + int(q[2])*29) >> 8
		l = l*150>>8 + a*96>>8
		for j, f := range [3]int{256, 246, 226} {
			q[j] = uint8(min(int(q[j])+((l*f>>8-int(q[j]))*t>>8), a))
		}
	}
}

// Grain adds the paper grain to the whole picture, pixel by pixel. Add it at the final size, so
// that it looks the same at every size. The canvas is the part of a picture that starts at row y0.
func (c *Canvas) Grain(y0 int) {
	paper := grain()
	for y := range c.H {
		row := c.Pix[4*y*c.W : 4*(y+1)*c.W]
		gr := paper[((y0+y)&(grainSize-1))*grainSize:][:grainSize]
		for x := 0; len(row) >= 4; x, row = x+1, row[4:] {
			a := int(row[3])
			if a == 0 {
				continue
			}
			n := int(gr[x&(grainSize-1)])
			for i, v := range row[:3] {
				row[i] = uint8(min(max(int(v)+int(v)*n>>11, 0), a))
			}
		}
	}
}

// Dye recolours everything drawn so far in one colour.
func (c *Canvas) Dye(col hue.C) {
	for i := 0; i < len(c.Pix); i += 4 {
		a := int(c.Pix[i+3])
		c.Pix[i], c.Pix[i+1], c.Pix[i+2] = uint8(int(col.R)*a/255), uint8(int(col.G)*a/255), uint8(int(col.B)*a/255)
	}
}
