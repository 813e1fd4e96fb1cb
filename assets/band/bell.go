package band

import (
	"math"

	"touria.games/touria/assets/dsp"
)

// mode is a partial of something struck: its frequency against the first, its level, and
// the seconds in which it falls by 60 dB.
type mode struct{ ratio, level, t60 float64 }

// The modes of metal, after Fletcher and Rossing, The Physics of Musical Instruments: a free
// bar; a tuned handbell; a church bell with hum, prime, minor third, fifth and octave.
var (
	barModes      = []mode{{1, 1, 2.6}, {2.756, 0.32, 0.75}, {5.404, 0.16, 0.28}, {8.933, 0.05, 0.12}}
	handbellModes = []mode{{1, 1, 3.2}, {2.001, 0.28, 1.5}, {3.003, 0.30, 1.0}, {5.15, 0.08, 0.4}, {7.1, 0.05, 0.2}}
	churchModes   = []mode{{0.5, 0.5, 9}, {1, 0.75, 5}, {1.197, 0.7, 3.6}, {1.506, 0.25, 2}, {2, 0.85, 2.6}, {2.514, 0.22, 1.2}, {2.662, 0.2, 1.1}, {3.011, 0.32, 0.9}, {4.166, 0.18, 0.5}, {5.433, 0.1, 0.3}}
)

const mostModes = 10

// rung is how a bell or a bar is made.
type rung struct {
	modes []mode
	soft  float64   // Hz from which the beater's softness takes the high modes
	short dsp.Curve // note → factor of the decay times
	level float64
}

// bell is a note of bells: two-pole resonators.
type bell struct {
	turn, decay, last, before [mostModes]float32
	n                         int
	fresh                     float32
	quiet                     int // blocks
}

func (v *bell) begin(of *rung, rate, note, strength float64, n *dsp.Noise) {
	*v = bell{}
	for _, m := range of.modes {
		f := dsp.Hertz(note) * m.ratio * (1 + float64(0.0004*n.Normal()))
		if f > rate*0.42 || v.n == mostModes {
			continue
		}
		w := 2 * math.Pi * f / rate
		r := dsp.Pow2(minus60 / (m.t60 * of.short.At(note) * rate))
		x := f / of.soft
		amp := m.level * of.level * strength * (0.5 + float64(0.5*strength)) / (1 + float64(x*x*(1.6-strength)))
		v.turn[v.n], v.decay[v.n] = float32(2*r*dsp.Cosine(w)), float32(r*r)
		v.before[v.n] = float32(-amp * dsp.Sine(w)) // a sine from rest
		v.n++
	}
}

func (v *bell) add(out []float32) bool {
	var buffer [dsp.Block]float32
	o := out
	if v.fresh < 1 {
		o = buffer[:len(out)] // the beater stays on the metal for a millisecond
	}
	power := float32(0)
	for m := range v.n {
		c, r, last, before := v.turn[m], v.decay[m], v.last[m], v.before[m]
		for i := range o {
			y := c*last - r*before
			before, last = last, y
			o[i] += y
		}
		v.last[m], v.before[m] = last, before
		power += last*last + before*before
	}
	if v.fresh < 1 {
		for i, x := range o {
			v.fresh = min(1, v.fresh+1.0/48)
			out[i] += x * v.fresh * v.fresh * (3 - 2*v.fresh)
		}
	}
	if power > 2e-9 {
		v.quiet = 0
	} else {
		v.quiet++
	}
	return v.quiet < 4
}
