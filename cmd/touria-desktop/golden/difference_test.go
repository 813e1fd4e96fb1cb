//go:build whole

package golden

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math"

	"touria.games/touria/cmd/touria-desktop/stage"
)

const (
	longest = 480 // side of the reference pictures, in pixels
	quality = 90  // of their JPEG

	visible   = 12. // CIELAB difference at which a pixel looks different
	maxPixels = 30  // allowed number of pixels that look different
	block     = 16  // side of the blocks whose mean colours are compared
	maxBlock  = 3.5 // allowed CIELAB difference of one block's mean colour
	maxMean   = 1.2 // allowed average difference of all blocks
)

// keep scales a screenshot down to the form kept in a file.
func keep(pic *image.RGBA) ([]byte, error) {
	width := longest
	if size := pic.Rect.Size(); size.Y > size.X {
		width = longest * size.X / size.Y
	}
	var b bytes.Buffer
	err := jpeg.Encode(&b, stage.Shrink(pic, width), &jpeg.Options{Quality: quality})
	return b.Bytes(), err
}

// open reads a reference picture.
func open(data []byte) (image.Image, error) { return jpeg.Decode(bytes.NewReader(data)) }

// Difference measures how much two pictures differ.
type Difference struct {
	Pixels int             // number of pixels that look different
	Where  image.Rectangle // their bounding box
	Block  float64         // largest difference of a block's mean colour, in CIELAB
	Mean   float64         // average over all blocks
	Map    *image.Gray     // bright where the pictures differ
}

// Visible reports whether a player would notice the difference.
func (d *Difference) Visible() bool {
	return d.Pixels > maxPixels || d.Block > maxBlock || d.Mean > maxMean
}

func (d *Difference) String() string {
	return fmt.Sprintf("%d pixels look different (at most %d may), within %v; areas differ by %.1f on the average (%.1f) and by %.1f at most (%.1f)",
		d.Pixels, maxPixels, d.Where, d.Mean, maxMean, d.Block, maxBlock)
}

// Compare compares two small pictures of the same size. For details, it compares each pixel with
// the range of colours around its position in the other picture, in both directions, since edges
// may shift by a fraction of a pixel. For tints, it compares the mean colours of blocks, which
// evens out noise.
func Compare(got, want image.Image) (d Difference, err error) {
	size := want.Bounds().Size()
	if got.Bounds().Size() != size {
		return d, fmt.Errorf("the picture has %v pixels, not %v", got.Bounds().Size(), size)
	}
	a, b := labs(got), labs(want)
	d.Map = image.NewGray(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			i := y*size.X + x
			diff := max(outside(a[i], b, size, x, y), outside(b[i], a, size, x, y))
			d.Map.Pix[y*d.Map.Stride+x] = uint8(min(diff*8, 255))
			if diff > visible {
				d.Pixels++
				d.Where = d.Where.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	blocks := 0.
	for y := 0; y < size.Y; y += block {
		for x := 0; x < size.X; x += block {
			diff := mean(a, size, x, y).to(mean(b, size, x, y))
			d.Block = max(d.Block, diff)
			d.Mean += diff
			blocks++
		}
	}
	d.Mean /= blocks
	return d, nil
}

// outside returns how far a colour is outside the range of the colours around a position.
func outside(c lab, pic []lab, size image.Point, x, y int) float64 {
	low, high := pic[y*size.X+x], pic[y*size.X+x]
	for v := max(y-1, 0); v <= min(y+1, size.Y-1); v++ {
		for u := max(x-1, 0); u <= min(x+1, size.X-1); u++ {
			o := pic[v*size.X+u]
			for i := range o {
				low[i], high[i] = min(low[i], o[i]), max(high[i], o[i])
			}
		}
	}
	in := c
	for i := range in {
		in[i] = max(low[i], min(in[i], high[i]))
	}
	return c.to(in)
}

// mean returns the mean colour of the block that starts at a position.
func mean(pic []lab, size image.Point, x, y int) (m lab) {
	n := 0.
	for v := y; v < min(y+block, size.Y); v++ {
		for u := x; u < min(x+block, size.X); u++ {
			for i, k := range pic[v*size.X+u] {
				m[i] += k
			}
			n++
		}
	}
	for i := range m {
		m[i] /= n
	}
	return m
}

// lab is a colour in CIELAB, where distances roughly match perceived differences.
type lab [3]float64

func (c lab) to(o lab) float64 {
	l, a, b := c[0]-o[0], c[1]-o[1], c[2]-o[2]
	return math.Sqrt(l*l + a*a + b*b)
}

func labs(pic image.Image) []lab {
	r := pic.Bounds()
	out := make([]lab, 0, r.Dx()*r.Dy())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := color.RGBAModel.Convert(pic.At(x, y)).(color.RGBA)
			out = append(out, labOf(linear[c.R], linear[c.G], linear[c.B]))
		}
	}
	return out
}

// linear holds the linear intensities of the sRGB values.
var linear = func() (t [256]float64) {
	for i := range t {
		v := float64(i) / 255
		if v <= .04045 {
			t[i] = v / 12.92
		} else {
			t[i] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return t
}()

func labOf(r, g, b float64) lab {
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	x := f((.4124564*r + .3575761*g + .1804375*b) / .95047)
	y := f(.2126729*r + .7151522*g + .0721750*b)
	z := f((.0193339*r + .1191920*g + .9503041*b) / 1.08883)
	return lab{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
