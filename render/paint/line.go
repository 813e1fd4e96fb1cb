package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Point is a point in logical pixels.
type Point struct{ X, Y float32 }

// ink collects triangles that are drawn together.
type ink struct {
	v     []ebiten.Vertex
	ix    []uint16
	op    ebiten.DrawTrianglesOptions
	white *ebiten.Image
}

func (k *ink) vertex(x, y float32, c color.RGBA, alpha float32) uint16 {
	a := float32(c.A) / 255 * alpha
	k.v = append(k.v, ebiten.Vertex{DstX: x, DstY: y, SrcX: .5, SrcY: .5,
		ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a})
	return uint16(len(k.v) - 1)
}

// flush draws what has been collected.
func (p *Painter) flush(dst *ebiten.Image) {
	k := &p.ink
	if len(k.ix) > 0 && !p.plan {
		if k.white == nil {
			k.white = ebiten.NewImage(1, 1)
			k.white.Fill(color.White)
		}
		if p.raised != 0 || p.zoomed {
			var g ebiten.GeoM
			p.Orient(&g)
			for i := range k.v {
				x, y := g.Apply(float64(k.v[i].DstX), float64(k.v[i].DstY))
				k.v[i].DstX, k.v[i].DstY = float32(x), float32(y)
			}
		}
		k.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
		p.Triangles(dst, k.v, k.ix, k.white, &k.op, false)
	}
	k.v, k.ix = k.v[:0], k.ix[:0]
}

// Stroke draws a line through points, with soft edges. Its ends are square.
func (p *Painter) Stroke(dst *ebiten.Image, points []Point, width float32, c color.RGBA) {
	k := &p.ink
	half := width * p.scale / 2
	for i := 1; i < len(points); i++ {
		ax, ay, bx, by := points[i-1].X*p.scale, points[i-1].Y*p.scale, points[i].X*p.scale, points[i].Y*p.scale
		dx, dy := bx-ax, by-ay
		l := float32(math.Hypot(float64(dx), float64(dy)))
		if l == 0 {
			continue
		}
		dx, dy = dx/l, dy/l
		ax, ay, bx, by = ax-dx*half, ay-dy*half, bx+dx*half, by+dy*half // so that corners are filled
		first := uint16(len(k.v))
		for _, at := range [...]struct{ off, alpha float32 }{{-half - .7, 0}, {-half + .3, 1}, {half - .3, 1}, {half + .7, 0}} {
			k.vertex(ax-dy*at.off, ay+dx*at.off, c, at.alpha)
			k.vertex(bx-dy*at.off, by+dx*at.off, c, at.alpha)
		}
		for j := range uint16(3) {
			a := first + 2*j
			k.ix = append(k.ix, a, a+1, a+2, a+1, a+3, a+2)
		}
		if len(k.v) > 60000 { // indices have 16 bits
			p.flush(dst)
		}
	}
	p.flush(dst)
}

// Fill draws a filled convex shape.
func (p *Painter) Fill(dst *ebiten.Image, points []Point, c color.RGBA) {
	k := &p.ink
	for i := range points {
		k.vertex(points[i].X*p.scale, points[i].Y*p.scale, c, 1)
		if i > 1 {
			k.ix = append(k.ix, 0, uint16(i-1), uint16(i))
		}
	}
	p.flush(dst)
}
