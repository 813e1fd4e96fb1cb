package band

import (
	"math"

	"touria.games/touria/assets/dsp"
)

// Plucked and struck strings: a loop of a delay, a loss and a fine tuning (extended
// Karplus-Strong, Jaffe and Smith 1983). It begins with the wave of an ideal string let go
// at the plucking point, not with noise, so that the spectrum is (1/n)·sin(πnβ), rounded by
// the width of the finger.

// strung is how a plucked or struck instrument is made.
type strung struct {
	ring     dsp.Curve // note → seconds in which the fundamental falls by 60 dB
	ringHigh dsp.Curve // note → the same for partials at 3 kHz
	pick     float64   // where it is plucked, as a part of the length
	touch    float64   // width of finger, quill or hammer, in ms at middle strength
	scrape   float64   // share of noise in the beginning
	strings  int       // of a course, at most mostStrings
	detune   float64   // cents between them
	damp     float64   // seconds in which a note dies that is let go; 0: it rings on
	onset    float32   // part of the onset that a frame takes
	level    float64
}

const mostStrings = 3

// minus60 is 60 dB down, as a power of two.
const minus60 = -9.965784284662087

// loop is one string.
type loop struct {
	wave           []float32
	at             int
	b, a, low      float32 // loss: low = b·x + a·low
	tune, in, back float32 // fine tuning: an all-pass of first order
}

// add lets the string sound.
func (l *loop) add(out []float32) {
	b, a, low, c, in, back := l.b, l.a, l.low, l.tune, l.in, l.back
	for len(out) > 0 {
		seg := l.wave[l.at:]
		seg = seg[:min(len(seg), len(out))]
		o := out[:len(seg)]
		for i, x := range seg {
			low = b*x + a*low
			back = c*(low-back) + in
			in = low
			seg[i] = back
			o[i] += back
		}
		out = out[len(seg):]
		if l.at += len(seg); l.at == len(l.wave) {
			l.at = 0
		}
	}
	l.low, l.in, l.back = low, in, back
}

// addPair lets two strings sound at once: two chains of products that wait for each other
// take hardly longer side by side than one.
func addPair(l, m *loop, out []float32) {
	b, a, low, c, in, back := l.b, l.a, l.low, l.tune, l.in, l.back
	b2, a2, low2, c2, in2, back2 := m.b, m.a, m.low, m.tune, m.in, m.back
	for len(out) > 0 {
		s, t := l.wave[l.at:], m.wave[m.at:]
		n := min(len(s), len(t), len(out))
		s, t = s[:n], t[:n]
		o := out[:n]
		for i := range o {
			low = b*s[i] + a*low
			low2 = b2*t[i] + a2*low2
			back = c*(low-back) + in
			back2 = c2*(low2-back2) + in2
			in, in2 = low, low2
			s[i], t[i] = back, back2
			o[i] += back + back2
		}
		out = out[n:]
		if l.at += n; l.at == len(l.wave) {
			l.at = 0
		}
		if m.at += n; m.at == len(m.wave) {
			m.at = 0
		}
	}
	l.low, l.in, l.back = low, in, back
	m.low, m.in, m.back = low2, in2, back2
}

// loss works out the loss of a string of frequency f whose fundamental takes ring seconds
// and whose partials at 3 kHz take high seconds to fall by 60 dB.
func loss(rate, f, ring, high float64) (b, a float64) {
	const at = 3000
	first := dsp.Pow2(minus60 / (f * ring))
	above := dsp.Pow2(minus60 / (f * min(high, ring)))
	c0 := dsp.Cosine(2 * math.Pi * f / rate)
	ch := dsp.Cosine(2 * math.Pi * max(at, 2*f) / rate)
	want := float64(above*above) / float64(first*first)
	low, up := 0.0, 0.98
	for range 40 { // the pole that makes the difference, by bisection
		a = (low + up) / 2
		if (1-float64(2*a*c0)+float64(a*a))/(1-float64(2*a*ch)+float64(a*a)) > want {
			low = a
		} else {
			up = a
		}
	}
	// The gain at f is as wanted, but nowhere may the loop gain.
	return min(first*math.Sqrt(1-float64(2*a*c0)+float64(a*a)), (1-a)*0.99999), a
}

// setUp gives the string its length and loss.
func (l *loop) setUp(rate, f, b, a float64) {
	w := 2 * math.Pi * f / rate
	// The loss delays, too; the all-pass makes up the rest, 0.4 to 1.4 frames.
	s, c := float64(a*dsp.Sine(w)), 1-float64(a*dsp.Cosine(w))
	period := rate/f - arctan(s/c)/w
	n := math.Floor(period - 0.4)
	d := period - n
	if cap(l.wave) < int(n) {
		l.wave = make([]float32, int(n), int(n)+int(n)/4)
	}
	l.wave, l.at = l.wave[:int(n)], 0
	l.b, l.a = float32(b), float32(a)
	l.tune = float32(dsp.Sine((1-d)*w/2) / dsp.Sine((1+d)*w/2))
}

// arctan returns the arc tangent of a small number, from 0 to 1: the continued fraction.
func arctan(x float64) float64 {
	q, r := float64(x*x), 0.0
	for k := 12; k > 0; k-- {
		r = float64(float64(k*k)*q) / (float64(2*k+1) + r)
	}
	return x / (1 + r)
}

// edge rises smoothly from 0 at -h to 1 at h.
func edge(x, h float64) float64 {
	switch {
	case x <= -h:
		return 0
	case x >= h:
		return 1
	}
	return 0.5 + float64(0.5*dsp.Sine(x/h*math.Pi/2))
}

// release lays the wave of a string into the loop that is let go at the part beta of its
// length: a pulse of that width, its edges h frames wide.
func (l *loop) release(beta, h, amp, scrape float64, n *dsp.Noise) {
	p := float64(len(l.wave))
	h = min(max(h, 1.2), beta*p*0.8, p*0.25)
	mean, low := 0.0, 0.0
	for i := range l.wave {
		// The pulse stands in the middle, so that it begins from rest.
		x := float64(i) - float64(p*(0.5-beta/2))
		y := edge(x, h) - edge(x-float64(beta*p), h)
		low += float64(0.35 * (float64(n.Next()) - low))
		y += float64(scrape*low) * edge(min(float64(i), p-1-float64(i))-8, 8) // the ends must meet
		mean += y
		l.wave[i] = float32(y)
	}
	mean /= p
	for i := range l.wave {
		l.wave[i] = float32((float64(l.wave[i]) - mean) * amp)
	}
	// The filters are part of the loop: they hold what came before, or a step would go
	// round and round.
	last := l.wave[len(l.wave)-1]
	l.low, l.in, l.back = last, last, last
}

// pluck is a note of a string.
type pluck struct {
	loops    [mostStrings]loop
	of       *strung
	f        float64
	fresh    float32 // how far the onset is
	blocks   int
	quiet    int // looks at which it was silent
	released bool
}

func (v *pluck) begin(of *strung, rate, note, strength float64, n *dsp.Noise) {
	v.of, v.f, v.fresh, v.blocks, v.quiet, v.released = of, dsp.Hertz(note), 0, 0, 0, false
	for i := range of.strings {
		cents := float64((float64(i)-float64(of.strings-1)/2)*of.detune) + float64(0.4*n.Normal())
		f := v.f * dsp.Cents(cents)
		ring := 1 - float64(0.18*float64(i)) // unequal strings: the sound dies in two stages
		b, a := loss(rate, f, of.ring.At(note)*ring, of.ringHigh.At(note)*ring)
		l := &v.loops[i]
		l.setUp(rate, f, b, a)
		beta := min(max(of.pick*(1+float64(0.12*n.Normal())), 0.04), 0.48)
		amp := of.level * strength * (0.4 + float64(0.6*strength)) / math.Sqrt(float64(of.strings)) * math.Sqrt(math.Sqrt(v.f/220))
		l.release(beta, of.touch*(1.5-strength)*rate/1000, amp/math.Sqrt(beta*(1-beta)), of.scrape, n)
	}
}

func (v *pluck) add(out []float32) bool {
	var buffer [dsp.Block]float32
	o := buffer[:len(out)]
	i := 0
	for ; i+1 < v.of.strings; i += 2 {
		addPair(&v.loops[i], &v.loops[i+1], o)
	}
	if i < v.of.strings {
		v.loops[i].add(o)
	}
	if v.fresh < 1 {
		for i := range o {
			v.fresh = min(1, v.fresh+v.of.onset)
			o[i] *= v.fresh * v.fresh * (3 - 2*v.fresh)
		}
	}
	for i, x := range o {
		out[i] += x
	}
	// Whether it still sounds is looked at now and then; blocks are shorter than some periods.
	if v.blocks++; v.blocks%look != 0 {
		return true
	}
	for _, x := range o {
		if x > silent || x < -silent {
			v.quiet = 0
			return true
		}
	}
	v.quiet++
	return v.quiet < 3
}

// A string is silent below -84 dB; look is how many blocks lie between two looks.
const silent, look = 6e-5, 8

// release lets a finger stop the string: it takes something from every round.
func (v *pluck) release() {
	if v.released || v.of.damp == 0 {
		return
	}
	v.released = true
	k := float32(dsp.Pow2(minus60 / (v.f * v.of.damp)))
	for i := range v.of.strings {
		v.loops[i].b *= k
	}
}
