// Package air makes the air of places while it plays: beds of soft noise that rise and
// fall, and small events at moments of chance. There is no loop and so no seam.
package air

import (
	"math"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/foley"
)

// Place is a place whose air is heard.
type Place uint8

// The places.
const (
	None    Place = iota
	Meadow        // wind, birds, now and then a bee
	Stream        // bubbles of all sizes
	Mine          // low air, drops, a hammer far off
	Evening       // crickets, an owl, warm wind
	Hall          // low air, a fire, a banner
	Places  = iota
)

var names = [Places]string{"none", "meadow", "stream", "mine", "evening", "hall"}

// String returns the place's name.
func (p Place) String() string { return names[p] }

// bed is a band of noise that swells and fades.
type bed struct {
	f, q, level float64
	sway        float64 // depth of the swell
}

// event is something small that happens now and then.
type event struct {
	perMinute float64
	takes     int
	low, high float64 // dB
	width     float64 // how far to the sides it happens
	at        float64 // where, if width is 0
	steady    bool    // nearly regular, with a pause now and then
	make      func(k, rate int) []float32
}

// place is what the air of a place is made of.
type place struct {
	gain   float64 // dB
	beds   []bed
	events []event
}

// The change from one place to another takes this many seconds.
const change = 2.0

// mostShots is the most events that sound at once in a place.
const mostShots = 48

// layer is the air of one place.
type layer struct {
	of     *place
	beds   []bedState
	takes  [][][]int16 // half as large, and as good
	due    []float64   // seconds until the next event of a kind
	shots  [mostShots]shot
	gain   float32
	fade   float32 // 0 to 1
	to     float32
	chance dsp.Noise
}

type bedState struct {
	left, right   dsp.Biquad
	noise         [2]dsp.Noise
	soft          [2]float32
	k             float32 // takes the hiss off
	level         float32
	swell, second float64
}

type shot struct {
	take        []int16
	left, right float32
}

// Air plays the air of places. It is used from one goroutine.
type Air struct {
	rate   int
	seed   uint32
	layers [Places]*layer
	at     Place
}

// New returns the air of no place, at a rate in Hz.
func New(rate int, seed uint32) *Air { return &Air{rate: rate, seed: seed} }

// Prepare makes a part of what a place needs, in at most some milliseconds. It reports
// whether more is left. What has not been prepared is made when the place is come to.
func (a *Air) Prepare(p Place) (more bool) {
	if p == None || p >= Places {
		return false
	}
	if a.layers[p] == nil {
		a.layers[p] = newLayer(p, a.rate, a.seed)
		return true
	}
	return a.layers[p].prepare(a.rate)
}

// Go goes to a place: its air comes as that of the last one goes.
func (a *Air) Go(p Place) {
	if p >= Places || p == a.at {
		return
	}
	for a.Prepare(p) {
	}
	a.at = p
	for i, l := range a.layers {
		if l != nil {
			l.to = 0
			if Place(i) == p {
				l.to = 1
			}
		}
	}
}

// At returns the place whose air is heard.
func (a *Air) At() Place { return a.at }

// Next adds the next block to both channels.
func (a *Air) Next(left, right *[dsp.Block]float32) {
	for _, l := range a.layers {
		if l != nil && (l.fade > 0 || l.to > 0) {
			l.next(left, right, float64(a.rate))
		}
	}
}

func newLayer(p Place, rate int, seed uint32) *layer {
	l := &layer{of: &places[p], chance: dsp.Seeded(seed, uint32(p)), gain: float32(dsp.Gain(places[p].gain))}
	for i, b := range l.of.beds {
		r := float64(rate)
		l.beds = append(l.beds, bedState{k: dsp.OnePole(r, 2.2*b.f), left: dsp.BandPass(r, b.f, b.q), right: dsp.BandPass(r, b.f, b.q),
			noise: [2]dsp.Noise{dsp.Seeded(seed, uint32(100+i)), dsp.Seeded(seed, uint32(200+i))}, swell: l.chance.Between(0, 1)})
	}
	for _, e := range l.of.events {
		l.takes = append(l.takes, make([][]int16, e.takes))
		l.due = append(l.due, l.chance.Between(0, 60/e.perMinute))
	}
	return l
}

// prepare makes one more take and reports whether others are missing.
func (l *layer) prepare(rate int) (more bool) {
	for i, e := range l.of.events {
		for k := range e.takes {
			if l.takes[i][k] == nil {
				l.takes[i][k] = kept(e.make(k, rate))
				return true
			}
		}
	}
	return false
}

// most is the value of a take's full scale; events peak below 1.
const most = 32767

// kept returns a take as it is kept: without the silence at its end.
func kept(x []float32) []int16 {
	const silent = 3
	t := make([]int16, len(x))
	for i, v := range x {
		t[i] = int16(max(-1, min(v, 1)) * most)
	}
	n := len(t)
	for n > 1 && t[n-1] <= silent && t[n-1] >= -silent {
		n--
	}
	return append([]int16(nil), t[:n]...)
}

// next adds a block of the place.
func (l *layer) next(left, right *[dsp.Block]float32, rate float64) {
	seconds := dsp.Block / rate
	step := float32(seconds / change)
	was := l.fade
	if l.fade < l.to {
		l.fade = min(l.to, l.fade+step)
	} else {
		l.fade = max(l.to, l.fade-step)
	}
	for i := range l.beds {
		b, of := &l.beds[i], &l.of.beds[i]
		b.swell += seconds / (7 + float64(4.3*float64(i)))
		b.second += seconds / (2.6 + float64(1.6*float64(i)))
		sway := float64(0.7*float64(dsp.Sin(dsp.Turns(b.swell)))) + float64(0.3*float64(dsp.Sin(dsp.Turns(b.second))))
		level := l.gain * l.fade * l.fade * float32(of.level*(1+float64(of.sway*sway)))
		g, d := b.level, (level-b.level)/dsp.Block
		k, sl, sr := b.k, b.soft[0], b.soft[1]
		for j := range left {
			g += d
			sl += k * (b.left.Next(b.noise[0].Next()) - sl)
			sr += k * (b.right.Next(b.noise[1].Next()) - sr)
			left[j] += g * sl
			right[j] += g * sr
		}
		b.level, b.soft = level, [2]float32{sl, sr}
	}
	for i := range l.of.events {
		if l.due[i] -= seconds; l.due[i] <= 0 {
			l.happen(i)
		}
	}
	f, df := was*was, (l.fade*l.fade-was*was)/dsp.Block
	for i := range l.shots {
		s := &l.shots[i]
		n := min(len(s.take), dsp.Block)
		g := f
		for j, x := range s.take[:n] {
			g += df
			v := float32(x) * g
			left[j] += v * s.left
			right[j] += v * s.right
		}
		s.take = s.take[n:]
	}
}

// happen begins an event of a kind.
func (l *layer) happen(i int) {
	e := &l.of.events[i]
	u := l.chance.Between(0, 1)
	every := 60 / e.perMinute
	l.due[i] = every * (0.35 + float64(1.95*u*u))
	if e.steady && u < 0.93 {
		l.due[i] = every * (0.95 + float64(0.1*u))
	}
	pan := e.at
	if e.width > 0 {
		pan = l.chance.Between(-e.width, e.width)
	}
	g := dsp.Gain(l.chance.Between(e.low, e.high)) * float64(l.gain) / most
	angle := (pan + 1) * math.Pi / 4
	take := l.takes[i][l.chance.Choose(e.takes)]
	for j := range l.shots {
		if s := &l.shots[j]; len(s.take) == 0 {
			*s = shot{take: take, left: float32(g * dsp.Cosine(angle)), right: float32(g * dsp.Sine(angle))}
			return
		}
	}
}

// recipe makes an event of what effects are made of.
func recipe(seconds float64, make func(t *foley.Take, k int)) func(k, rate int) []float32 {
	return func(k, rate int) []float32 { return foley.Plain(seconds, k, rate, make) }
}
