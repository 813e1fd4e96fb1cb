package masters

import (
	"image"
	"math"
)

// axis says, for each target pixel along one direction, which source pixels it is made from and
// with what weights.
type axis struct {
	first   []int32 // the first source pixel
	weights []int32 // taps for each target pixel; they add up to 1 << weightBits
	taps    int
}

const weightBits = 14

// newAxis returns an axis of n target pixels on a source of lim pixels. at returns where the middle
// of a target pixel is in the source, and how many source pixels wide it is there. If the target is
// less than half the size and area is true, pixels are averaged, which is fast; otherwise a cubic
// kernel keeps them crisp.
func newAxis(n, lim int, area bool, at func(i int) (pos, step float64)) axis {
	reach := 0.0
	for i := range n {
		_, step := at(i)
		reach = max(reach, kernelReach(step, area))
	}
	a := axis{first: make([]int32, n), taps: min(int(math.Ceil(2*reach)), lim)} // the kernel is 0 at its ends
	a.weights = make([]int32, n*a.taps)
	raw := make([]float64, a.taps)
	for i := range n {
		pos, step := at(i)
		r := kernelReach(step, area)
		first := min(max(int(math.Ceil(pos-r-.5)), 0), lim-a.taps)
		sum := 0.0
		for k := range raw {
			raw[k] = kernel(float64(first+k)+.5-pos, step, area)
			sum += raw[k]
		}
		w := a.weights[i*a.taps : (i+1)*a.taps]
		left, top := int32(1<<weightBits), 0
		if sum < 1e-6 { // beyond the source: use its last pixel
			raw[0], raw[a.taps-1], sum = 0, 0, 1
			if pos <= float64(first) {
				raw[0] = 1
			} else {
				raw[a.taps-1] = 1
			}
		}
		for k, v := range raw {
			w[k] = int32(math.Round(v / sum * (1 << weightBits)))
			left -= w[k]
			if w[k] > w[top] {
				top = k
			}
		}
		w[top] += left
		a.first[i] = int32(first)
	}
	return a
}

// kernelReach returns how far the kernel of a target pixel that is step source pixels wide reaches
// to each side.
func kernelReach(step float64, area bool) float64 {
	if area && step >= 1.9 {
		return step/2 + .5
	}
	return 2 * max(step, 1)
}

// kernel returns the weight of a source pixel at a distance.
func kernel(d, step float64, area bool) float64 {
	d = math.Abs(d)
	if area && step >= 1.9 {
		return min(max(step/2+.5-d, 0), 1)
	}
	d /= max(step, 1)
	switch { // the Catmull-Rom spline
	case d < 1:
		return 1.5*d*d*d - 2.5*d*d + 1
	case d < 2:
		return -.5*d*d*d + 2.5*d*d - 4*d + 2
	}
	return 0
}

// across resamples rows y0 to y1 (exclusive) of src along x into the same rows of dst.
func (a *axis) across(dst, src *image.RGBA, y0, y1 int) {
	for y := y0; y < y1; y++ {
		in := src.Pix[y*src.Stride:]
		out := dst.Pix[y*dst.Stride:]
		if a.taps == 4 { // as most pictures that grow
			for i, f := range a.first {
				w := (*[4]int32)(a.weights[4*i:])
				q := (*[16]uint8)(in[4*f:])
				put(out[4*i:4*i+4:4*i+4],
					w[0]*int32(q[0])+w[1]*int32(q[4])+w[2]*int32(q[8])+w[3]*int32(q[12]),
					w[0]*int32(q[1])+w[1]*int32(q[5])+w[2]*int32(q[9])+w[3]*int32(q[13]),
					w[0]*int32(q[2])+w[1]*int32(q[6])+w[2]*int32(q[10])+w[3]*int32(q[14]),
					w[0]*int32(q[3])+w[1]*int32(q[7])+w[2]*int32(q[11])+w[3]*int32(q[15]))
			}
			continue
		}
		for i, f := range a.first {
			w := a.weights[i*a.taps : (i+1)*a.taps]
			p := in[4*f : 4*int(f)+4*len(w)]
			var r, g, b, al int32
			for k, v := range w {
				q := p[4*k : 4*k+4 : 4*k+4]
				r += v * int32(q[0])
				g += v * int32(q[1])
				b += v * int32(q[2])
				al += v * int32(q[3])
			}
			put(out[4*i:4*i+4:4*i+4], r, g, b, al)
		}
	}
}

// down resamples src along y into rows y0 to y1 (exclusive) of dst.
func (a *axis) down(dst, src *image.RGBA, y0, y1 int) {
	n := dst.Rect.Dx()
	for y := y0; y < y1; y++ {
		w := a.weights[y*a.taps : (y+1)*a.taps]
		in := src.Pix[int(a.first[y])*src.Stride:]
		out := dst.Pix[y*dst.Stride:]
		if a.taps == 4 {
			w := (*[4]int32)(w)
			rows := [4][]uint8{in[:4*n], in[src.Stride:][:4*n], in[2*src.Stride:][:4*n], in[3*src.Stride:][:4*n]}
			for i := range n {
				q0, q1, q2, q3 := (*[4]uint8)(rows[0][4*i:]), (*[4]uint8)(rows[1][4*i:]), (*[4]uint8)(rows[2][4*i:]), (*[4]uint8)(rows[3][4*i:])
				put(out[4*i:4*i+4:4*i+4],
					w[0]*int32(q0[0])+w[1]*int32(q1[0])+w[2]*int32(q2[0])+w[3]*int32(q3[0]),
					w[0]*int32(q0[1])+w[1]*int32(q1[1])+w[2]*int32(q2[1])+w[3]*int32(q3[1]),
					w[0]*int32(q0[2])+w[1]*int32(q1[2])+w[2]*int32(q2[2])+w[3]*int32(q3[2]),
					w[0]*int32(q0[3])+w[1]*int32(q1[3])+w[2]*int32(q2[3])+w[3]*int32(q3[3]))
			}
			continue
		}
		for i := range n {
			var r, g, b, al int32
			at := 4 * i
			for _, v := range w {
				q := in[at : at+4 : at+4]
				r += v * int32(q[0])
				g += v * int32(q[1])
				b += v * int32(q[2])
				al += v * int32(q[3])
				at += src.Stride
			}
			put(out[4*i:4*i+4:4*i+4], r, g, b, al)
		}
	}
}

// put rounds and clamps sums to a pixel, since the kernel may overshoot.
func put(q []uint8, r, g, b, a int32) {
	const half = 1 << (weightBits - 1)
	a = min(max((a+half)>>weightBits, 0), 255)
	q[0] = uint8(min(max((r+half)>>weightBits, 0), a))
	q[1] = uint8(min(max((g+half)>>weightBits, 0), a))
	q[2] = uint8(min(max((b+half)>>weightBits, 0), a))
	q[3] = uint8(a)
}

// rows returns which source rows an axis along y needs, from the first to before the last.
func (a *axis) rows() (first, last int) {
	first = int(a.first[0])
	for _, f := range a.first {
		first, last = min(first, int(f)), max(last, int(f)+a.taps)
	}
	return first, last
}

// half returns a picture half as wide and high. A last odd row or column is averaged with nothing.
func half(src *image.RGBA) *image.RGBA {
	w, h := src.Rect.Dx(), src.Rect.Dy()
	dst := image.NewRGBA(image.Rect(0, 0, (w+1)/2, (h+1)/2))
	for y := range dst.Rect.Dy() {
		a := src.Pix[2*y*src.Stride:][:4*w]
		b := make([]uint8, 4*w)
		if 2*y+1 < h {
			b = src.Pix[(2*y+1)*src.Stride:][:4*w]
		}
		out := dst.Pix[y*dst.Stride:]
		for x := range w / 2 {
			p, q := a[8*x:8*x+8], b[8*x:8*x+8]
			for i := range 4 {
				out[4*x+i] = uint8((int(p[i]) + int(p[i+4]) + int(q[i]) + int(q[i+4]) + 2) / 4)
			}
		}
		if w&1 == 1 {
			for i := range 4 {
				out[2*(w-1)+i] = uint8((int(a[4*(w-1)+i]) + int(b[4*(w-1)+i]) + 2) / 4)
			}
		}
	}
	return dst
}
