package band

import (
	"math"
	"sync"

	"touria.games/touria/assets/dsp"
)

// Bowed strings, the hurdy-gurdy's wheel, horns and voices: waves from tables that hold no
// harmonic too high for the note, through a low-pass that opens with the strength.

const (
	waveBits = 11
	waveLen  = 1 << waveBits
	waveRest = 32 - waveBits // bits of a phase below the table's
)

// waveform holds a wave with up to 4, 8, 16 … harmonics.
type waveform [7][waveLen + 1]float32

// newWaveform makes a wave of the amplitudes of its harmonics.
func newWaveform(amplitude func(h int) float64) *waveform {
	w := new(waveform)
	for k := range w {
		most := 4 << k
		for h := 1; h <= most; h++ {
			a := amplitude(h)
			if x := float64(h) / float64(most); x > 0.5 { // the end fades: tables must not be told apart
				a *= 0.5 + float64(0.5*dsp.Cosine(math.Pi*(2*x-1)))
			}
			for i := range waveLen + 1 {
				w[k][i] += float32(a * float64(dsp.Sin(uint32(i*h%waveLen)<<waveRest)))
			}
		}
	}
	return w
}

// The waves. Each is made once, when the first note needs it; the band makes them ahead.
var (
	sawtooth = once(func(h int) float64 { return 0.6 / float64(h) })                               // a bowed string's force on the bridge
	glottis  = once(func(h int) float64 { return 0.8 / math.Sqrt(float64(h*h*h)) })                // what a throat sends
	brass    = once(func(h int) float64 { return 0.7 / (1 + float64(0.28*float64((h-1)*(h-1)))) }) // a horn at full strength
	waves    = []func() *waveform{sawtooth, glottis, brass}
)

// bowed is how a sustained instrument is made.
type bowed struct {
	wave            func() *waveform
	unison          int     // waves a note, at most mostUnison
	spread          float64 // cents between them
	attack, release float64 // seconds
	soft, strong    float64 // cut-off in multiples of the frequency
	most            float64 // … but never above, in Hz
	vibrato         float64 // cents
	vibratoRate     float64 // Hz
	vibratoAfter    float64 // seconds
	noise           float64 // of bow or breath
	bite            float64 // how much more of it as a stroke begins
	waver           float64 // unsteadiness of the strength
	jitter          float64 // unsteadiness of the pitch, cents a block
	wheel           float64 // depth of the wheel, which turns once in 0.55 s
	scoop           float64 // cents below at the beginning
	level           float64
}

const mostUnison = 4

// bow is a note of a sustained instrument.
type bow struct {
	of         *bowed
	wave       *[waveLen + 1]float32
	rate, note float64
	strength   float64
	envelope   dsp.Envelope
	age        float64
	waves      [mostUnison]struct {
		phase   uint32
		cents   float64
		vibrato float64
	}
	amp, cut      float32
	first, second float32 // the low-pass
	hiss          float32
	noise         *dsp.Noise
	drift, waver  float64
	turn          float64 // of the wheel, at the beginning
}

func (v *bow) begin(of *bowed, rate, note, strength float64, n *dsp.Noise) {
	*v = bow{of: of, rate: rate, note: note, strength: strength, noise: n}
	v.envelope = dsp.Envelope{Attack: of.attack * (1.25 - float64(0.5*strength)), Release: of.release}
	table, top := len(waveform{})-1, min(rate*0.45, 14000)
	for table > 0 && dsp.Hertz(note)*float64(int(4)<<table) > top {
		table--
	}
	v.wave = &of.wave()[table]
	for i := range of.unison {
		w := &v.waves[i]
		w.cents = float64((float64(i)-float64(of.unison-1)/2)*of.spread) + n.Normal()
		w.phase = dsp.Turns(n.Between(0, 1))
		w.vibrato = n.Between(0, 1)
	}
	v.turn = n.Between(0, 1)
}

func (v *bow) add(out []float32) bool {
	if v.envelope.Done {
		return false
	}
	of, dt := v.of, float64(len(out))/v.rate
	e := v.envelope.Next(dt)
	v.age += dt
	v.drift += float64(v.noise.Normal()*of.jitter) - float64(v.drift*0.03)
	v.waver += float64(0.12*v.noise.Normal()) - float64(v.waver*0.012)
	strength := e * v.strength * (1 + float64(of.waver*min(max(v.waver, -2), 2)))
	amp := strength * of.level / math.Sqrt(float64(of.unison))
	if of.wheel > 0 {
		k := 1 + float64(of.wheel*float64(dsp.Sin(dsp.Turns(v.age/0.55+v.turn))))
		amp, strength = amp*k, strength*k
	}
	deep := min(max((v.age-of.vibratoAfter)/0.6, 0), 1) * of.vibrato
	var steps [mostUnison]uint32
	for i := range of.unison {
		w := &v.waves[i]
		w.vibrato += of.vibratoRate * (1 + float64(0.07*float64(i))) * dt
		cents := w.cents + v.drift + float64(deep*float64(dsp.Sin(dsp.Turns(w.vibrato)))) - float64(of.scoop*(1-e)*(1-e))
		steps[i] = dsp.Turns(dsp.Hertz(v.note+cents/100) / v.rate)
	}
	cut := dsp.OnePole(v.rate, min(dsp.Hertz(v.note)*(of.soft+float64((of.strong-of.soft)*strength)), of.most))
	if v.cut == 0 {
		v.cut = cut
	}
	n := 1 / float32(len(out))
	ampStep, cutStep := (float32(amp)-v.amp)*n, (cut-v.cut)*n

	var buffer [dsp.Block]float32
	b := buffer[:len(out)]
	for i := range of.unison {
		w := &v.waves[i]
		p, s, table := w.phase, steps[i], v.wave
		for j := range b {
			p += s
			at := p >> waveRest
			x := table[at]
			b[j] += x + float32(p&(1<<waveRest-1))*(1.0/(1<<waveRest))*(table[at+1]-x)
		}
		w.phase = p
	}
	air := float32(of.noise * (1 + float64(of.bite*dsp.Exp(-v.age/0.06))))
	a, k, first, second, noise, hiss := v.amp, v.cut, v.first, v.second, *v.noise, v.hiss
	for j, x := range b {
		a += ampStep
		k += cutStep
		hiss += 0.3 * (noise.Next() - hiss)
		x = x*(1+air*hiss) + air*0.5*hiss
		first += k * (x - first)
		second += k * (first - second)
		out[j] += a * second
	}
	v.amp, v.cut, v.first, v.second, *v.noise, v.hiss = a, k, first, second, noise, hiss
	return true
}

func (v *bow) release() { v.envelope.Released = true }

// once returns what makes a wave when it is first wanted.
func once(amplitude func(h int) float64) func() *waveform {
	return sync.OnceValue(func() *waveform { return newWaveform(amplitude) })
}
