package foley

import "touria.games/touria/assets/dsp"

// Mode is a partial: its frequency against the first, its level, and the seconds in which
// it falls by 60 dB.
type Mode struct{ Ratio, Level, T60 float64 }

// The pitches of all effects: C D E G A.
var pitches = [...]float64{60, 62, 64, 67, 69, 72, 74, 76, 79, 81, 84, 86, 88, 91, 93}

// pitch returns the i-th of them, at most the last.
//
//go:noinline
func pitch(i int) float64 { return pitches[min(i, len(pitches)-1)] }

// What things are made of: their partials.
var (
	glass  = []Mode{{1, 1, 1.1}, {2.32, 0.45, 0.7}, {4.25, 0.22, 0.4}, {6.63, 0.10, 0.22}}
	slab   = []Mode{{1, 1, 0.8}, {2.756, 0.5, 0.45}, {5.404, 0.2, 0.25}}
	steel  = []Mode{{1, 0.7, 1.5}, {1.72, 0.5, 1.2}, {2.41, 0.6, 1.0}, {3.13, 0.4, 0.8}, {4.6, 0.16, 0.5}}
	plate  = []Mode{{1, 1, 0.30}, {1.48, 0.8, 0.24}, {1.93, 0.5, 0.2}, {2.55, 0.25, 0.14}} // a coin
	blade  = []Mode{{1, 0.5, 1.1}, {2.1, 0.6, 0.9}, {2.76, 1, 0.8}, {3.9, 0.5, 0.6}, {5.4, 0.4, 0.45}, {6.9, 0.2, 0.3}}
	Anvil  = []Mode{{1, 0.6, 0.5}, {1.41, 1, 0.7}, {2.09, 0.7, 0.55}, {2.83, 0.4, 0.4}, {3.7, 0.2, 0.3}}
	scale  = []Mode{{1, 1, 0.7}, {1.98, 0.5, 0.5}, {2.91, 0.35, 0.4}, {4.2, 0.12, 0.25}} // a pan of scales
	oak    = []Mode{{1, 1, 0.16}, {1.62, 0.7, 0.13}, {2.4, 0.5, 0.10}, {3.6, 0.3, 0.07}, {5.5, 0.16, 0.05}}
	plank  = []Mode{{1, 1, 0.13}, {1.7, 0.6, 0.1}, {2.75, 0.45, 0.07}, {4.4, 0.2, 0.05}}
	bone   = []Mode{{1, 1, 0.035}, {1.52, 0.8, 0.03}, {2.31, 0.5, 0.022}, {3.2, 0.3, 0.016}}
	Rock   = []Mode{{1, 1, 0.09}, {1.41, 0.7, 0.07}, {2.2, 0.6, 0.06}, {3.7, 0.35, 0.045}, {5.9, 0.15, 0.03}}
	Pebble = []Mode{{1, 1, 0.018}, {1.62, 0.6, 0.012}}
	ringOf = []Mode{{1, 1, 0.12}, {2.1, 0.6, 0.09}}                                                                                                               // an iron ring
	church = []Mode{{0.5, 0.5, 9}, {1, 0.75, 5}, {1.197, 0.7, 3.6}, {1.506, 0.25, 2}, {2, 0.85, 2.6}, {2.514, 0.22, 1.2}, {3.011, 0.32, 0.9}, {4.166, 0.18, 0.5}} // a bell: hum, prime, minor third, fifth, octave
	muffle = []Mode{{1, 1, 0.06}, {2.3, 0.5, 0.04}, {3.6, 0.25, 0.03}}
)

// paper rustles as a sheet bends, and slaps as it lies.
//
//go:noinline
func (t *Take) paper(at, long, amp float64) {
	flutter, slow := t.noise, 0.0
	t.Wind(at, long, Through(0, 1000, 0.6*long, 1900, long, 1300), Flat(0.7), func(x float64) float64 {
		slow += 0.012 * (float64(flutter.Next()) - slow)
		return amp * 0.5 * dsp.Sine(3.14159265*min(1, x/long)) * max(0.22, 0.6+7*slow)
	})
	t.Puff(at+long, 1500, 0.7, 0.34*amp, 0.002, 0.012)
}

// flickering is noise that wanders slowly, about 0: for leaves, cloth and flames.
//
//go:noinline
func flickering(seed uint32, slowness float64) func() float64 {
	n, slow := dsp.Seeded(seed, 31), 0.0
	return func() float64 {
		slow += slowness * (float64(n.Next()) - slow)
		return slow
	}
}

// crystal is the tone of a gem: two crystals that are nearly equal shimmer.
//
//go:noinline
func (t *Take) crystal(at, f, amp float64, modes []Mode, k int) {
	f *= 1 + 0.0012*(float64(k)-1.5)
	t.Ring(at+0.001, f, 0.34*amp, modes)
	t.Ring(at+0.001, f*t.Between(1.0018, 1.0034), t.about(0.22, 0.2)*amp, modes)
	t.Tick(at, 3100, t.about(0.07, 0.4)*amp)
}
