// Package meter measures sound: loudness and true peak after ITU-R BS.1770-4 and
// EBU R 128, spectra, clicks and offsets. The program measures its effects with it, tests
// and tools all the rest.
package meter

import (
	"math"
	"slices"
)

// Loudness is what is measured of a piece of sound. Loudness is in LUFS, Range in LU, the
// true peak in dBTP. Nothing at all measures Floor.
type Loudness struct {
	Integrated float64 // gated, over all of it
	Momentary  float64 // the loudest 0.4 s
	ShortTerm  float64 // the loudest 3 s
	Range      float64 // between the 10th and the 95th percentile of the short-term loudness (EBU Tech 3342)
	TruePeak   float64
}

// Floor is the loudness of silence.
const Floor = -120

// Meter measures a sound that comes in parts. Make it with New.
type Meter struct {
	filters [2][2]filter
	hop     int // frames of 0.1 s
	in      int // frames of the hop that is being filled
	sum     float64
	powers  []float64 // of each 0.1 s
	peaks   [2]peak
	rate    int
	frames  int
	offset  [2]float64
}

// New returns a meter for a rate in Hz.
func New(rate int) *Meter {
	m := &Meter{hop: rate / 10, rate: rate}
	for c := range m.filters {
		m.filters[c] = weighting(float64(rate))
	}
	return m
}

// filter is a biquad in double precision.
type filter struct{ b0, b1, b2, a1, a2, z1, z2 float64 }

func (f *filter) next(x float64) float64 {
	y := float64(f.b0*x) + f.z1
	f.z1 = float64(f.b1*x) - float64(f.a1*y) + f.z2
	f.z2 = float64(f.b2*x) - float64(f.a2*y)
	return y
}

// weighting returns the K-weighting of BS.1770 for any rate: the standard gives the
// coefficients for 48 kHz, from which the analogue filters follow.
func weighting(rate float64) [2]filter {
	const shelfHz, shelfGain, shelfQ = 1681.974450955533, 3.999843853973347, 0.7071752369554196
	k := math.Tan(math.Pi * shelfHz / rate)
	vh := math.Pow(10, shelfGain/20)
	vb := math.Pow(vh, 0.4996667741545416)
	a0 := 1 + k/shelfQ + k*k
	shelf := filter{b0: (vh + vb*k/shelfQ + k*k) / a0, b1: 2 * (k*k - vh) / a0, b2: (vh - vb*k/shelfQ + k*k) / a0,
		a1: 2 * (k*k - 1) / a0, a2: (1 - k/shelfQ + k*k) / a0}
	const passHz, passQ = 38.13547087602444, 0.5003270373238773
	k = math.Tan(math.Pi * passHz / rate)
	a0 = 1 + k/passQ + k*k
	pass := filter{b0: 1, b1: -2, b2: 1, a1: 2 * (k*k - 1) / a0, a2: (1 - k/passQ + k*k) / a0}
	return [2]filter{shelf, pass}
}

// Add measures interleaved stereo.
func (m *Meter) Add(stereo []float32) {
	for i := 0; i+1 < len(stereo); i += 2 {
		m.Frame(stereo[i], stereo[i+1])
	}
}

// Frame measures one frame.
func (m *Meter) Frame(left, right float32) {
	for c, x := range [2]float32{left, right} {
		v := float64(x)
		m.offset[c] += v
		m.peaks[c].add(v)
		y := m.filters[c][1].next(m.filters[c][0].next(v))
		m.sum += y * y
	}
	m.frames++
	if m.in++; m.in == m.hop {
		m.powers = append(m.powers, m.sum/float64(m.hop))
		m.in, m.sum = 0, 0
	}
}

// level turns a mean square into LUFS.
func level(power float64) float64 {
	if power < 1e-13 {
		return Floor
	}
	return -0.691 + 10*math.Log10(power)
}

// over returns the loudness of each window of n tenths of a second, one for each tenth.
// A sound shorter than a window is measured as if silence followed.
func (m *Meter) over(n int) []float64 {
	powers := m.powers
	if m.in > 0 && len(powers) < n {
		powers = append(slices.Clip(powers), m.sum/float64(m.hop))
	}
	var list []float64
	for i := 0; i == 0 || i+n <= len(powers); i++ {
		sum := 0.0
		for _, p := range powers[i:min(i+n, len(powers))] {
			sum += p
		}
		list = append(list, level(sum/float64(n)))
	}
	return list
}

// ShortTerms returns the short-term loudness of each window of 3 s, one for each tenth of
// a second.
func (m *Meter) ShortTerms() []float64 { return m.over(30) }

// Momentaries returns the same for windows of 0.4 s.
func (m *Meter) Momentaries() []float64 { return m.over(4) }

// mean returns the loudness of the mean power of those above a gate.
func mean(levels []float64, gate float64) float64 {
	sum, n := 0.0, 0
	for _, l := range levels {
		if l > gate {
			sum += math.Pow(10, (l+0.691)/10)
			n++
		}
	}
	if n == 0 {
		return Floor
	}
	return level(sum / float64(n))
}

// Loudness returns what has been measured so far.
func (m *Meter) Loudness() Loudness {
	momentary, short := m.over(4), m.over(30)
	l := Loudness{Momentary: slices.Max(momentary), ShortTerm: slices.Max(short), TruePeak: Floor}
	l.Integrated = mean(momentary, max(-70, mean(momentary, -70)-10))
	// EBU Tech 3342: gates at -70 LUFS and 20 LU below the mean.
	gate := max(-70, mean(short, -70)-20)
	var heard []float64
	for _, s := range short {
		if s > gate {
			heard = append(heard, s)
		}
	}
	if n := len(heard); n > 0 {
		slices.Sort(heard)
		l.Range = heard[(n-1)*95/100] - heard[(n-1)*10/100]
	}
	if p := max(m.peaks[0].most, m.peaks[1].most); p > 1e-6 {
		l.TruePeak = 20 * math.Log10(p)
	}
	return l
}

// Offset returns the mean of the louder channel: what should be nothing.
func (m *Meter) Offset() float64 {
	return max(math.Abs(m.offset[0]), math.Abs(m.offset[1])) / float64(max(1, m.frames))
}

// Measure measures interleaved stereo.
func Measure(stereo []float32, rate int) Loudness {
	m := New(rate)
	m.Add(stereo)
	return m.Loudness()
}

// Loudest returns the loudest 0.4 s, in LUFS, of a mono sound in the middle between two
// loudspeakers (each channel 3 dB down).
func Loudest(mono []float32, rate int) float64 { return level(Power(mono, rate)) }

// Power returns the same as a weighted mean square: 1 is -0.691 LUFS.
func Power(mono []float32, rate int) (most float64) {
	f := weighting(float64(rate))
	hop := rate / 10
	var last [4]float64 // tenths of a second, as a ring
	sum, in, at := 0.0, 0, 0
	tenth := func() {
		last[at%4] = sum / float64(hop)
		at++
		sum, in = 0, 0
		most = max(most, (last[0]+last[1]+last[2]+last[3])/4)
	}
	for _, x := range mono {
		y := f[1].next(f[0].next(float64(x)))
		sum += float64(y * y)
		if in++; in == hop {
			tenth()
		}
	}
	if in > 0 {
		tenth()
	}
	return most
}

// peak finds the peak between samples: it interpolates fourfold where it may matter.
type peak struct {
	last [2 * reach]float64 // a ring
	at   int
	most float64
}

const reach = 12

// between are the interpolation filters for a quarter, a half and three quarters of a
// sample.
var between = func() (f [3][2 * reach]float64) {
	for p := range f {
		for k := range 2 * reach {
			t := float64(k-reach+1) - float64(p+1)/4
			window := 0.5 + 0.5*math.Cos(math.Pi*t/(reach+0.5))
			f[p][k] = math.Sin(math.Pi*t) / (math.Pi * t) * window
		}
	}
	return f
}()

func (p *peak) add(x float64) {
	p.last[p.at] = x
	p.at = (p.at + 1) % len(p.last)
	p.most = max(p.most, math.Abs(x))
	// The middle of the ring has neighbours on both sides.
	a, b := p.last[(p.at+reach-1)%len(p.last)], p.last[(p.at+reach)%len(p.last)]
	if max(math.Abs(a), math.Abs(b)) < p.most*0.6 {
		return
	}
	for i := range between {
		sum := 0.0
		for k, c := range between[i] {
			sum += c * p.last[(p.at+k)%len(p.last)]
		}
		p.most = max(p.most, math.Abs(sum))
	}
}
