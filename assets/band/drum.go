package band

import (
	"math"

	"touria.games/touria/assets/dsp"
)

// The strokes, in the order of scores.Strokes.
const (
	bassStroke = iota
	rimStroke
	lightStroke
	shaken
	struck
	strokes
)

// takesOfStroke is how many variations of each stroke there are.
const takesOfStroke = 4

// membrane are the modes of a round skin: the zeros of Bessel functions, the first ones
// lowered by the air that they move.
var membrane = [...]float64{1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.50, 3.60, 4.06}

// drumSkin is how a stroke on the frame drum sounds.
type drumSkin struct {
	f, long, first, rest float64 // Hz, seconds, levels of the first and of the other modes
	finger               float64 // level of the finger's noise
	from, to             float64 // its band in Hz
}

var skins = [...]drumSkin{
	bassStroke:  {84, 0.55, 1, 0.35, 0.10, 60, 900},
	rimStroke:   {196, 0.16, 0.28, 0.6, 0.42, 500, 3600},
	lightStroke: {148, 0.12, 0.3, 0.25, 0.3, 400, 2400},
}

// stroke makes a take of a stroke.
func stroke(rate float64, kind int, n *dsp.Noise) []float32 {
	if kind >= shaken {
		return jingles(rate, kind == struck, n)
	}
	skin := &skins[kind]
	f := skin.f * (1 + float64(0.012*n.Normal()))
	out := make([]float32, int(rate*(skin.long+0.12)))
	for i, ratio := range membrane {
		amp := skin.first
		if i > 0 {
			amp = skin.rest / (1 + float64(0.5*float64(i))) * n.Between(0.6, 1.2)
		}
		// The pitch falls as the stretched skin comes to rest.
		Glide(out, rate, f*ratio, amp, skin.long/(0.75+float64(0.2475*ratio*ratio)), 0.06/ratio)
	}
	low, high := dsp.LowPass(rate, skin.to, 0.6), dsp.HighPass(rate, skin.from, 0.7)
	for i := range min(len(out), int(rate*0.05)) {
		t := float64(i) / rate
		e := dsp.Exp(-t/0.007) * (1 - dsp.Exp(-t/0.0007))
		out[i] += float32(2*skin.finger*e) * high.Next(low.Next(n.Next()))
	}
	steady := dsp.HighPass(rate, 45, 0.7)
	steady.Run(out)
	Fade(out, rate, 0.0006, 0.03)
	return out
}

// jingles are pairs of little plates that clink at moments of chance, with the modes of a
// tambourine's (Cook's PhISEM).
func jingles(rate float64, hit bool, n *dsp.Noise) []float32 {
	long, clinks, spread := 0.32, 26, 0.10
	if hit {
		long, clinks, spread = 0.42, 34, 0.07
	}
	out := make([]float32, int(rate*long))
	for j := range clinks {
		u := n.Between(0, 1)
		t := 1.7 * spread * u * u
		if j < 5 {
			t = n.Between(0, 0.012)
		}
		at := int((0.002 + t) * rate)
		amp := dsp.Exp(-t/spread) * n.Between(0.3, 1) * 0.2
		size := n.Between(0.94, 1.06)
		for _, m := range [...]mode{{2350, 0.35, 0.10}, {4150, 0.7, 0.14}, {5600, 1, 0.12}, {6900, 0.5, 0.08}, {8100, 0.45, 0.06}} {
			Ring(out, at, rate, m.ratio*size*n.Between(0.985, 1.015), amp*m.level, m.t60)
		}
	}
	if hit {
		for i, x := range stroke(rate, rimStroke, n) {
			if i < len(out) {
				out[i] += 0.6 * x
			}
		}
	}
	shelf := dsp.HighShelf(rate, 6500, -5)
	shelf.Run(out)
	Fade(out, rate, 0.0008, 0.05)
	return out
}

// Ring adds a sine of f Hz from a frame on that falls by 60 dB in t60 seconds.
func Ring(dst []float32, at int, rate, f, amp, t60 float64) {
	if f > rate*0.45 || at < 0 {
		return
	}
	w := 2 * math.Pi * f / rate
	r := dsp.Pow2(minus60 / (t60 * rate))
	c, d := float32(2*r*dsp.Cosine(w)), float32(r*r)
	last, before := float32(0), float32(-amp*dsp.Sine(w)/r)
	// It is over when it has fallen by 100 dB or is too soft to matter.
	end := min(len(dst), at+int(t60*rate*min(1.7, max(0.2, (dsp.Level(math.Abs(amp))+120)/60))))
	for i := at; i < end; i++ {
		y := c*last - d*before
		before, last = last, y
		dst[i] += y
	}
}

// Glide adds a sine that begins a part up higher than f and falls to it, dying by 60 dB in
// t60 seconds.
func Glide(dst []float32, rate, f, amp, t60, up float64) {
	decay, settle := float32(dsp.Pow2(minus60/(t60*rate))), dsp.Exp(-1/(0.045*rate))
	a, phase := float32(amp), uint32(0)
	for i := range dst {
		if a < 1e-5 {
			return
		}
		dst[i] += a * dsp.Sin(phase)
		phase += uint32(f * (1 + up) / rate * (1 << 32))
		a *= decay
		up *= settle
	}
}

// Fade rounds off the beginning and the end of a sound, in seconds.
func Fade(x []float32, rate, in, out float64) {
	a, z := min(int(in*rate), len(x)), min(int(out*rate), len(x))
	for i := range a {
		x[i] *= float32(i) / float32(a)
	}
	for i := range z {
		k := float32(i) / float32(z)
		x[len(x)-1-i] *= k * k * (3 - 2*k)
	}
}

// taken is a note that plays a take.
type taken struct {
	take []float32
	gain float32
}

func (v *taken) add(out []float32) bool {
	n := min(len(out), len(v.take))
	for i, x := range v.take[:n] {
		out[i] += x * v.gain
	}
	v.take = v.take[n:]
	return len(v.take) > 0
}
