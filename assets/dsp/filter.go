package dsp

import "math"

// Biquad is a filter of second order (transposed direct form II). Its zero value
// lets nothing through.
type Biquad struct{ b0, b1, b2, a1, a2, z1, z2 float32 }

// Next filters a sample.
func (q *Biquad) Next(x float32) float32 {
	y := q.b0*x + q.z1
	q.z1 = q.b1*x - q.a1*y + q.z2
	q.z2 = q.b2*x - q.a2*y
	return y
}

// Run filters a buffer in place.
func (q *Biquad) Run(buffer []float32) {
	b0, b1, b2, a1, a2, z1, z2 := q.b0, q.b1, q.b2, q.a1, q.a2, q.z1, q.z2
	for i, x := range buffer {
		y := b0*x + z1
		z1 = b1*x - a1*y + z2
		z2 = b2*x - a2*y
		buffer[i] = y
	}
	q.z1, q.z2 = z1, z2
}

// RunBoth filters a buffer in place, first with q and then with r. Two chains of products that
// wait for each other take hardly longer side by side than one.
func RunBoth(q, r *Biquad, buffer []float32) {
	b0, b1, b2, a1, a2, z1, z2 := q.b0, q.b1, q.b2, q.a1, q.a2, q.z1, q.z2
	c0, c1, c2, d1, d2, w1, w2 := r.b0, r.b1, r.b2, r.a1, r.a2, r.z1, r.z2
	for i, x := range buffer {
		y := b0*x + z1
		z1 = b1*x - a1*y + z2
		z2 = b2*x - a2*y
		v := c0*y + w1
		w1 = c1*y - d1*v + w2
		w2 = c2*y - d2*v
		buffer[i] = v
	}
	q.z1, q.z2, r.z1, r.z2 = z1, z2, w1, w2
}

func newBiquad(b0, b1, b2, a0, a1, a2 float64) Biquad {
	return Biquad{b0: float32(b0 / a0), b1: float32(b1 / a0), b2: float32(b2 / a0), a1: float32(a1 / a0), a2: float32(a2 / a0)}
}

// The filters are those of the Audio EQ Cookbook (Bristow-Johnson). rate and f are in
// Hz, gains in decibels.

// bend returns what all of them need: the cosine of f, and alpha for q.
func bend(rate, f, q float64) (cosine, alpha float64) {
	w := 2 * math.Pi * f / rate
	return Cosine(w), Sine(w) / (2 * q)
}

// LowPass lets what is below f through.
func LowPass(rate, f, q float64) Biquad {
	c, al := bend(rate, f, q)
	return newBiquad((1-c)/2, 1-c, (1-c)/2, 1+al, -2*c, 1-al)
}

// HighPass lets what is above f through.
func HighPass(rate, f, q float64) Biquad {
	c, al := bend(rate, f, q)
	return newBiquad((1+c)/2, -1-c, (1+c)/2, 1+al, -2*c, 1-al)
}

// BandPass lets what is near f through, f itself unchanged.
func BandPass(rate, f, q float64) Biquad {
	c, al := bend(rate, f, q)
	return newBiquad(al, 0, -al, 1+al, -2*c, 1-al)
}

// Peak lifts what is near f by a gain.
func Peak(rate, f, q, gain float64) Biquad {
	a := Gain(gain / 2)
	c, al := bend(rate, f, q)
	return newBiquad(1+float64(al*a), -2*c, 1-float64(al*a), 1+al/a, -2*c, 1-al/a)
}

// HighShelf lifts what is above f by a gain.
func HighShelf(rate, f, gain float64) Biquad {
	a := Gain(gain / 2)
	c, _ := bend(rate, f, 1)
	al := float64(math.Sqrt(2*a) * Sine(2*math.Pi*f/rate))
	up, down := float64((a+1)*c), float64((a-1)*c)
	return newBiquad(a*(a+1+down+al), -2*a*(a-1+up), a*(a+1+down-al), a+1-down+al, 2*(a-1-up), a+1-down-al)
}

// OnePole returns the coefficient k of a low-pass y += k·(x-y) that is 3 dB down near f.
func OnePole(rate, f float64) float32 { return float32(1 - Exp(-2*math.Pi*f/rate)) }
