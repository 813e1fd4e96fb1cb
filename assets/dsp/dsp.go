// Package dsp holds the small parts that synthesis is made of: chance, waves,
// curves, envelopes, filters, a room and a limiter.
//
// Sine, cosine and exponential are worked out here, because those of the standard
// library may differ in the last bit between processors. Products that are added to
// something are rounded by a conversion wherever coefficients and times are worked
// out, so that no compiler fuses them. amd64 and WebAssembly give the same bits;
// arm64 fuses products inside filters and differs by rounding only.
package dsp

import "math"

// Block is the number of frames that are computed at a time: 2.7 ms at 48 kHz.
// Envelopes, vibrato and the beginnings of notes fall on its edges.
const Block = 128

// Noise is white noise and cheap chance: a linear congruential generator of which
// the upper bits are used (Knuth, The Art of Computer Programming 2, 3.3.4).
type Noise uint32

// Seeded returns noise that differs for each pair of a stream's number and a seed.
func Seeded(seed, stream uint32) Noise {
	x := seed*2654435761 ^ (stream*2246822519 + 374761393)
	x ^= x >> 15
	x *= 2246822519
	x ^= x >> 13
	return Noise(x)
}

// Next returns the next value, from -1 to below 1.
func (n *Noise) Next() float32 {
	*n = *n*1664525 + 1013904223
	return float32(int32(*n)) * (1.0 / (1 << 31))
}

// Between returns a value from low to below high, all equally likely.
//
//go:noinline
func (n *Noise) Between(low, high float64) float64 {
	return low + float64((high-low)*(float64(n.Next())+1))/2
}

// Normal returns a value of mean 0 and deviation 1, never beyond 3.5: the sum of four
// even ones.
//
//go:noinline
func (n *Noise) Normal() float64 {
	s := 0.0
	for range 4 {
		s += float64(n.Next())
	}
	return s * 0.866
}

// Choose returns a number from 0 to below k; k is at least 1.
func (n *Noise) Choose(k int) int { return min(int(n.Between(0, float64(k))), k-1) }

// Pow2 returns 2 to the power of x.
func Pow2(x float64) float64 {
	whole := math.Floor(x)
	f := float64((x - whole) * math.Ln2)
	s := 1.0
	for k := 13; k > 0; k-- { // the exponential's series, by Horner
		s = 1 + float64(float64(s*f)/float64(k))
	}
	return math.Ldexp(s, int(whole))
}

// Exp returns e to the power of x.
func Exp(x float64) float64 { return Pow2(x * math.Log2E) }

// Gain returns the factor of a level in decibels.
func Gain(dB float64) float64 { return Pow2(dB * (math.Log2E * math.Ln10 / 20)) }

// Level returns the level of a factor in decibels; of nothing, -200.
func Level(gain float64) float64 {
	if gain < 1e-10 {
		return -200
	}
	return 20 * math.Log10(gain)
}

// Hertz returns the frequency of a note: 69 is A at 440 Hz, 1 is a semitone.
func Hertz(note float64) float64 { return 440 * Pow2((note-69)/12) }

// Cents returns the factor of an interval; 100 are a semitone.
func Cents(c float64) float64 { return Pow2(c / 1200) }

// Sine returns the sine of an angle in radians.
func Sine(x float64) float64 {
	x /= 2 * math.Pi
	x -= math.Floor(x + 0.5)
	if x > 0.25 {
		x = 0.5 - x
	} else if x < -0.25 {
		x = -0.5 - x
	}
	x *= 2 * math.Pi
	square := float64(x * x)
	term, sum := x, x
	for k := 2; k < 22; k += 2 { // the series from -π/2 to π/2
		term = -float64(term*square) / float64(k*(k+1))
		sum += term
	}
	return sum
}

// Cosine returns the cosine of an angle in radians.
func Cosine(x float64) float64 { return Sine(x + math.Pi/2) }

// A phase is a fraction of a turn in 32 bits; adding wraps round by itself.

// Turns returns the phase, or the step of a phase, of a number of turns.
func Turns(x float64) uint32 { return uint32(int64((x - math.Floor(x)) * (1 << 32))) }

const sineBits = 12

// sines is one turn of a sine, and its first value again for interpolation.
var sines = func() (t [1<<sineBits + 1]float32) {
	for i := range t {
		t[i] = float32(Sine(2 * math.Pi * float64(i) / (1 << sineBits)))
	}
	return t
}()

// Sin returns the sine of a phase, from a table.
func Sin(phase uint32) float32 {
	i := phase >> (32 - sineBits)
	f := float32(phase&(1<<(32-sineBits)-1)) * (1.0 / (1 << (32 - sineBits)))
	a := sines[i]
	return a + f*(sines[i+1]-a)
}

// Point is a point of a curve.
type Point struct{ X, Y float64 }

// Curve goes through its points in straight lines, and on at the level of its ends.
// X rises from point to point.
type Curve []Point

// At returns the curve's value at x.
func (c Curve) At(x float64) float64 {
	if x <= c[0].X {
		return c[0].Y
	}
	for i := 1; i < len(c); i++ {
		if a, b := c[i-1], c[i]; x <= b.X {
			return a.Y + float64((b.Y-a.Y)*(x-a.X))/(b.X-a.X)
		}
	}
	return c[len(c)-1].Y
}

// Envelope rises in an S, stays, and falls away once it is let go. Times are in
// seconds; Release is the time of a fall by 60 dB.
type Envelope struct {
	Attack, Release float64
	Level           float64 // where it has come to, 0 to 1
	Released        bool
	Done            bool // it has fallen to nothing

	risen float64
}

// Next returns the level at the end of the next dt seconds.
func (e *Envelope) Next(dt float64) float64 {
	switch {
	case e.Released:
		e.Level *= Exp(-dt * 6.9 / e.Release)
		if e.Level < 3e-4 {
			e.Level, e.Done = 0, true
		}
	case e.risen < 1:
		e.risen = min(1, e.risen+dt/e.Attack)
		e.Level = 0.5 - float64(0.5*Cosine(math.Pi*e.risen))
	}
	return e.Level
}
