// Package foley makes the effects: stone, wood, coin, glass, water and cloth, and the short
// calls of instruments. Each effect has several takes. They are made once, in small steps,
// and then only played. Nothing is recorded.
//
// A recipe writes down what a take is made of; a Maker works it off. Whatever has a pitch
// keeps to C D E G A, so that it clashes with nothing that the band plays.
package foley

import (
	"math"

	"touria.games/touria/assets/band"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/meter"
)

// Takes is how many takes each effect has.
const Takes = 4

// Effect is an effect and how it is made.
type Effect struct {
	Name     string
	Seconds  float64
	Loudness float64 // LUFS of its loudest 0.4 s, in the middle between two loudspeakers
	recipe   func(t *Take, k int)
}

// Effects returns all effects, always in the same order.
func Effects() []Effect { return effects }

// Index returns the place of an effect in Effects, -1 if there is none of that name.
func Index(name string) int {
	for i := range effects {
		if effects[i].Name == name {
			return i
		}
	}
	return -1
}

var effects = join(interfaceEffects, boardEffects, thingEffects, placeEffects, castleEffects, magicEffects)

func join(lists ...[]Effect) (all []Effect) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// ceiling is the highest peak of a take, -5 dBFS.
const ceiling = 0.5623

// Maker makes a take.
type Maker struct {
	take   Take
	target float64 // power
	next   int     // operation
	round  int     // of levelling
}

// rounds is how often a take is brought to its loudness: what is above the ceiling is turned
// down in between.
const rounds = 3

// NewMaker begins a take, 0 to Takes-1, of the i-th effect, at a rate in Hz.
func NewMaker(i, k, rate int) *Maker {
	e := &effects[i]
	m := &Maker{take: Take{rate: float64(rate), pcm: make([]float32, int(e.Seconds*float64(rate))), noise: dsp.Seeded(uint32(k+1), hash(e.Name))},
		target: dsp.Pow2((e.Loudness + 0.691) * (math.Log2E * math.Ln10 / 10))}
	e.recipe(&m.take, k)
	m.take.working = true
	return m
}

func hash(name string) (h uint32) {
	for _, c := range []byte(name) {
		h = h*31 + uint32(c)
	}
	return h
}

// Step does a part of the work, which takes a few milliseconds at most, and reports whether
// the take is done.
func (m *Maker) Step() (done bool) {
	t := &m.take
	if m.next < len(t.work) {
		t.work[m.next]()
		m.next++
		return false
	}
	if m.round == 0 {
		steady := dsp.HighPass(t.rate, 48, 0.7)
		steady.Run(t.pcm)
		band.Fade(t.pcm, t.rate, 0.0008, min(0.3, 0.25*float64(len(t.pcm))/t.rate))
	}
	if p := meter.Power(t.pcm, int(t.rate)); p > 0 {
		g := float32(math.Sqrt(m.target / p))
		for i := range t.pcm {
			t.pcm[i] *= g
		}
	}
	m.round++
	return !soften(t.pcm, t.rate) || m.round == rounds
}

// Sound returns the take, mono. It is whole once Step has said so.
func (m *Maker) Sound() []float32 { return m.take.pcm }

// Plain makes a sound of a length in seconds, without normalized loudness: the k-th
// take of something small.
func Plain(seconds float64, k, rate int, recipe func(t *Take, k int)) []float32 {
	t := Take{rate: float64(rate), pcm: make([]float32, int(seconds*float64(rate))), noise: dsp.Seeded(uint32(k+1), uint32(1000*seconds)), working: true}
	recipe(&t, k)
	band.Fade(t.pcm, t.rate, 0.001, 0.02)
	return t.pcm
}

// Make makes a take at once.
func Make(i, k, rate int) []float32 {
	m := NewMaker(i, k, rate)
	for !m.Step() {
	}
	return m.Sound()
}

// soften turns down what is above the ceiling, from a millisecond before to ten after, and
// reports whether there was anything.
func soften(x []float32, rate float64) (some bool) {
	for _, v := range x {
		some = some || v > ceiling || v < -ceiling
	}
	if !some {
		return false
	}
	before, after := float32(1/(0.001*rate)), float32(1/(0.010*rate))
	gain, g := make([]float32, len(x)), float32(1)
	for i := len(x) - 1; i >= 0; i-- { // backwards: it turns down before the peak
		g = min(1, g+before*0.5)
		a := x[i]
		if a < 0 {
			a = -a
		}
		if a*g > ceiling {
			g = ceiling / a
		}
		gain[i] = g
	}
	g = 1
	for i := range x {
		g = min(gain[i], g+(1-g)*after)
		x[i] *= g
	}
	return true
}

// Take is a take in the making. Its methods write down what is to be done; while the work is
// done, they do it at once. They are kept out of line: recipes call them hundreds of times,
// and the browser loads every copy.
type Take struct {
	rate    float64
	pcm     []float32
	noise   dsp.Noise
	work    []func()
	working bool
}

//go:noinline
func (t *Take) do(f func()) {
	if t.working {
		f()
	} else {
		t.work = append(t.work, f)
	}
}

// Between returns a value of chance.
//
//go:noinline
func (t *Take) Between(low, high float64) float64 { return t.noise.Between(low, high) }

// about returns a value of chance within a part of v, up and down.
//
//go:noinline
func (t *Take) about(v, part float64) float64 { return v * t.Between(1-part, 1+part) }

// Partial adds a decaying sine.
//
//go:noinline
func (t *Take) Partial(at, f, amp, t60 float64) {
	t.do(func() { band.Ring(t.pcm, int(at*t.rate), t.rate, f, amp, t60) })
}

// Ring strikes something: partials above f, each a little off, so that no two strikes are
// alike.
//
//go:noinline
func (t *Take) Ring(at, f, amp float64, modes []Mode) {
	t.do(func() {
		for _, m := range modes {
			band.Ring(t.pcm, int(at*t.rate), t.rate, f*m.Ratio*(1+float64(0.004*t.noise.Normal())), amp*m.Level*t.Between(0.8, 1.15), m.T60*t.Between(0.9, 1.1))
		}
	})
}

// Shape is a function of the seconds since something began.
type Shape func(x float64) float64

// Flat is a shape that does not change.
//
//go:noinline
func Flat(v float64) Shape { return func(float64) float64 { return v } }

// Through is a shape that goes through points x0, y0, x1, y1, …
//
//go:noinline
func Through(xy ...float64) Shape {
	var c dsp.Curve
	for i := 0; i+1 < len(xy); i += 2 {
		c = append(c, dsp.Point{X: xy[i], Y: xy[i+1]})
	}
	return c.At
}

// blow rises for the time of attack and then falls away.
//
//go:noinline
func blow(x, attack, decay float64) float64 {
	if x < attack {
		return 0.5 - float64(0.5*dsp.Cosine(math.Pi*x/attack))
	}
	return dsp.Exp(-(x - attack) / decay)
}

// Puffed is the shape of a blow.
//
//go:noinline
func Puffed(amp, attack, decay float64) Shape {
	return func(x float64) float64 { return amp * blow(x, attack, decay) }
}

// Arch is half a sine.
//
//go:noinline
func Arch(amp, long float64) Shape {
	return func(x float64) float64 { return amp * dsp.Sine(math.Pi*min(1, x/long)) }
}

// Wave is a sine of a frequency: for flutter.
//
//go:noinline
func Wave(hz, x float64) float64 { return float64(dsp.Sin(dsp.Turns(hz * x))) }

// grid is how many frames a shape is held, or ramped.
const grid = 16

// Hum adds a tone of a moving frequency and level.
//
//go:noinline
func (t *Take) Hum(at, long float64, f, amp Shape) {
	t.do(func() {
		var phase, step uint32
		var a, da float32
		for i, k := int(at*t.rate), 0; k < int(long*t.rate) && i < len(t.pcm); i, k = i+1, k+1 {
			if k%grid == 0 {
				x := float64(k) / t.rate
				step = dsp.Turns(f(x) / t.rate)
				da = (float32(amp(x+grid/t.rate)) - a) / grid
			}
			a += da
			t.pcm[i] += a * dsp.Sin(phase)
			phase += step
		}
	})
}

// Wind adds noise through a band whose middle, sharpness and level move: a state-variable
// filter. What lies far above the band is taken off: air, cloth and paper do not hiss.
//
//go:noinline
func (t *Take) Wind(at, long float64, f, q, amp Shape) {
	t.do(func() {
		var low, mid, soft, softer, g, damp, k, a, da float32
		for i, n := int(at*t.rate), 0; n < int(long*t.rate) && i < len(t.pcm); i, n = i+1, n+1 {
			if n%grid == 0 {
				x := float64(n) / t.rate
				hz := min(f(x), t.rate*0.16)
				g = float32(dsp.Sine(math.Pi * hz / t.rate))
				damp = float32(1 / q(x))
				k = dsp.OnePole(t.rate, min(2.5*hz, 7500))
				da = (float32(amp(x+grid/t.rate)) - a) / grid
			}
			w := t.noise.Next()
			for range 2 { // twice a frame keeps it stable
				mid += g * (w - low - damp*mid)
				low += g * mid
			}
			soft += k * (mid - soft)
			softer += k * (soft - softer)
			a += da
			t.pcm[i] += softer * a
		}
	})
}

// Puff is a short wind.
//
//go:noinline
func (t *Take) Puff(at, f, q, amp, attack, decay float64) {
	t.Wind(at, attack+7*decay, Flat(f), Flat(q), Puffed(amp, attack, decay))
}

// Grains calls a function at random moments between two times, at a rate per second.
//
//go:noinline
func (t *Take) Grains(from, to, perSecond float64, f func(at float64)) {
	t.do(func() {
		for at := from; ; {
			u := t.Between(0, 1) // squared, it comes near to an exponential distribution
			at += 3 * u * u / perSecond
			if at >= to {
				return
			}
			f(at)
		}
	})
}

// Tick is the click of something hard and small.
//
//go:noinline
func (t *Take) Tick(at, f, amp float64) {
	t.Partial(at, t.about(f, 0.1), amp, 0.012)
	t.Partial(at, t.about(1.83*f, 0.05), 0.5*amp, 0.008)
}

// Thud is something heavy that is set down.
//
//go:noinline
func (t *Take) Thud(at, f, amp, t60 float64) {
	for _, m := range [...]Mode{{1, 1, 1}, {1.58, 0.6, 0.8}, {2.31, 0.38, 0.6}, {3.4, 0.2, 0.45}} {
		off := t.about(1, 0.03)
		t.do(func() {
			if i := int(at * t.rate); i < len(t.pcm) {
				band.Glide(t.pcm[i:], t.rate, f*m.Ratio*off, amp*m.Level, t60*m.T60, 0.10)
			}
		})
	}
	t.Puff(at, 5*f, 0.6, 0.35*amp, 0.002, 0.012)
}

// Bubble is a bubble of air in water (Minnaert 1933; van den Doel 2005): with a radius of r
// millimetres it sounds at 3260/r Hz, dies by its own damping, and rises as it comes up.
//
//go:noinline
func (t *Take) Bubble(at, r, amp, rise float64) {
	t.do(func() {
		f, m := 3260/r, r/1000
		damping := 0.13/m + 0.0072/(m*math.Sqrt(m))
		decay, a := dsp.Exp(-damping/t.rate), amp
		phase := 0.0
		for i, n := int(at*t.rate), 0; i < len(t.pcm) && a > 1e-5; i, n = i+1, n+1 {
			x := float64(n) / t.rate
			t.pcm[i] += float32(a*min(1, x*1500)) * dsp.Sin(dsp.Turns(phase))
			phase += f * (1 + float64(rise*damping*x*0.1)) / t.rate
			a *= decay
		}
	})
}

// note lets an instrument of the band play.
//
//go:noinline
func (t *Take) note(at float64, instrument string, pitch, strength, hold, gain float64) {
	t.do(func() {
		if i := int(at * t.rate); i < len(t.pcm) {
			band.Note(t.pcm[i:], t.rate, instrument, pitch, strength, hold, gain, &t.noise)
		}
	})
}

// Room puts what there is so far into a hall.
//
//go:noinline
func (t *Take) Room(wet, t60 float64) {
	t.do(func() {
		r := dsp.NewRoom(t.rate, t60, 0.45*t60, 1)
		var left, right [dsp.Block]float32
		for i := 0; i < len(t.pcm); i += dsp.Block {
			o := t.pcm[i:min(i+dsp.Block, len(t.pcm))]
			clear(left[:])
			clear(right[:])
			r.Add(o, left[:len(o)], right[:len(o)])
			for j := range o {
				o[j] += float32(0.7*wet) * (left[j] + right[j])
			}
		}
	})
}

// filter filters what there is so far.
//
//go:noinline
func (t *Take) filter(q dsp.Biquad) { t.do(func() { q.Run(t.pcm) }) }

// Echo adds what comes back from a wall, each time weaker and duller.
//
//go:noinline
func (t *Take) Echo(delay, gain float64, times int) {
	t.do(func() {
		d, g := int(delay*t.rate), float32(1)
		dry := append([]float32(nil), t.pcm...)
		for k := 1; k <= times; k++ {
			g *= float32(gain)
			dull := dsp.LowPass(t.rate, 2600/float64(k), 0.6)
			dull.Run(dry)
			for i := d * k; i < len(t.pcm); i++ {
				t.pcm[i] += g * dry[i-d*k]
			}
		}
	})
}

// Dull takes off what is above a frequency.
func (t *Take) Dull(hz float64) { t.filter(dsp.LowPass(t.rate, hz, 0.6)) }
