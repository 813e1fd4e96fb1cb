package stage

import (
	"image"
	"math"
)

// Shrink scales a picture down to a width. Each pixel is the mean of those it covers.
func Shrink(pic *image.RGBA, w int) *image.RGBA {
	from := pic.Rect.Size()
	h := (from.Y*w + from.X/2) / from.X
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	mid := shrinkRows(pic.Pix, pic.Stride, from.X, from.Y, w)
	shrinkColumns(out.Pix, mid, w, from.Y, h)
	return out
}

// shrinkRows shortens every row.
func shrinkRows(pix []uint8, stride, w, h, to int) []float32 {
	out := make([]float32, to*h*4)
	for x := range to {
		a, b, first, last := cover(x, w, to)
		for y := range h {
			o := out[(y*to+x)*4:][:4:4]
			row := pix[y*stride:]
			for i := a; i < b; i++ {
				k := weight(i, a, b, first, last)
				for c := range o {
					o[c] += float32(row[i*4+c]) * k
				}
			}
		}
	}
	return out
}

// shrinkColumns shortens every column.
func shrinkColumns(pix []uint8, in []float32, w, h, to int) {
	for y := range to {
		a, b, first, last := cover(y, h, to)
		for x := range w {
			var sum [4]float32
			for i := a; i < b; i++ {
				k := weight(i, a, b, first, last)
				for c := range sum {
					sum[c] += in[(i*w+x)*4+c] * k
				}
			}
			for c, v := range sum {
				pix[(y*w+x)*4+c] = uint8(min(v+.5, 255))
			}
		}
	}
}

// cover returns the source pixels a … b-1 of n that the i-th of to target pixels covers, and the
// covered shares of the first and the last.
func cover(i, n, to int) (a, b int, first, last float32) {
	per := float64(n) / float64(to)
	from, until := float64(i)*per, float64(i+1)*per
	a, b = int(from), min(int(math.Ceil(until-1e-9)), n)
	if b == a+1 {
		return a, b, 1, 1
	}
	return a, b, float32((float64(a+1) - from) / per), float32((until - float64(b-1)) / per)
}

func weight(i, a, b int, first, last float32) float32 {
	switch {
	case i == a:
		return first
	case i == b-1:
		return last
	}
	return (1 - first - last) / float32(b-a-2)
}
