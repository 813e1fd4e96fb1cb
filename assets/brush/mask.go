package brush

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Mask is a part of a canvas with a coverage from 0 to 255 for each pixel.
type Mask struct {
	X, Y, W, H int // on the canvas, in pixels
	A          []uint8
}

// At returns the coverage of a pixel of the canvas.
func (m *Mask) At(x, y int) uint8 {
	x -= m.X
	y -= m.Y
	if x < 0 || y < 0 || x >= m.W || y >= m.H {
		return 0
	}
	return m.A[y*m.W+x]
}

// rasteriser turns device paths into masks and keeps its buffers.
type rasteriser struct {
	z   vector.Rasterizer
	buf []uint8 // of the last mask made
	tmp []uint8 // used by Blur
	low []uint8 // of the blurred copy
	sum []uint32
}

func grow(b []uint8, n int) []uint8 {
	if cap(b) < n {
		return make([]uint8, n+n/2)[:n]
	}
	return b[:n]
}

// mask rasterises a path given in pixels, with a margin of pad pixels, cropped to pad pixels
// outside the bounds. With keep the mask has its own memory; otherwise it is valid until the next
// call.
func (r *rasteriser) mask(p Path, pad int, bounds image.Rectangle, keep bool) *Mask {
	x0, y0, x1, y1 := p.Bounds()
	if x1 < x0 {
		return nil
	}
	area := image.Rect(floor(x0)-pad, floor(y0)-pad, floor(x1)+1+pad, floor(y1)+1+pad).Intersect(bounds.Inset(-pad))
	if area.Empty() {
		return nil
	}
	m := &Mask{X: area.Min.X, Y: area.Min.Y, W: area.Dx(), H: area.Dy()}
	if n := m.W * m.H; keep {
		m.A = make([]uint8, n)
	} else {
		r.buf = grow(r.buf, n)
		m.A = r.buf
	}
	r.z.Reset(m.W, m.H)
	r.z.DrawOp = draw.Src
	ox, oy := float32(m.X), float32(m.Y)
	for _, l := range p {
		if len(l) < 3 {
			continue
		}
		r.z.MoveTo(l[0].X-ox, l[0].Y-oy)
		for _, q := range l[1:] {
			r.z.LineTo(q.X-ox, q.Y-oy)
		}
		r.z.ClosePath()
	}
	dst := &image.Alpha{Pix: m.A, Stride: m.W, Rect: image.Rect(0, 0, m.W, m.H)}
	r.z.Draw(dst, dst.Rect, image.Opaque, image.Point{})
	return m
}

func floor(x float32) int { return int(math.Floor(float64(x))) }

// blur softens the mask by about d pixels, with two box passes as a stand-in for
// a Gaussian. The mask keeps its size, so it needs enough padding.
func (r *rasteriser) blur(m *Mask, d float32) {
	k := int(d/1.4 + .5)
	if k < 1 {
		return
	}
	r.tmp = grow(r.tmp, len(m.A))
	if len(r.sum) < m.W {
		r.sum = make([]uint32, m.W)
	}
	for range 2 {
		boxRows(r.tmp, m.A, m.W, m.H, k)
		boxCols(m.A, r.tmp, m.W, m.H, k, r.sum[:m.W])
	}
}

func boxRows(dst, src []uint8, w, h, k int) {
	f := uint32(1<<16) / uint32(2*k+1)
	for y := range h {
		in, out := src[y*w:y*w+w], dst[y*w:y*w+w]
		var s uint32
		for x := range min(k, w) {
			s += uint32(in[x])
		}
		for x := range out {
			if x+k < w {
				s += uint32(in[x+k])
			}
			if x-k > 0 {
				s -= uint32(in[x-k-1])
			}
			out[x] = uint8((s*f + 1<<15) >> 16)
		}
	}
}

func boxCols(dst, src []uint8, w, h, k int, sum []uint32) {
	f := uint32(1<<16) / uint32(2*k+1)
	clear(sum)
	for y := range min(k, h) {
		for x, a := range src[y*w : y*w+w] {
			sum[x] += uint32(a)
		}
	}
	for y := range h {
		if y+k < h {
			for x, a := range src[(y+k)*w : (y+k)*w+w] {
				sum[x] += uint32(a)
			}
		}
		if y-k > 0 {
			for x, a := range src[(y-k-1)*w : (y-k-1)*w+w] {
				sum[x] -= uint32(a)
			}
		}
		for x, s := range sum {
			dst[y*w+x] = uint8((s*f + 1<<15) >> 16)
		}
	}
}

// blurred returns a softened copy that is valid until the next call.
func (r *rasteriser) blurred(m *Mask, d float32) *Mask {
	c := *m
	r.low = grow(r.low, len(m.A))
	c.A = r.low
	copy(c.A, m.A)
	r.blur(&c, d)
	return &c
}

// cut multiplies the mask by another.
func (m *Mask) cut(by *Mask) {
	for y := range m.H {
		row := m.A[y*m.W : y*m.W+m.W]
		for x, a := range row {
			if a != 0 {
				row[x] = uint8(uint32(a) * uint32(by.At(m.X+x, m.Y+y)) / 255)
			}
		}
	}
}
