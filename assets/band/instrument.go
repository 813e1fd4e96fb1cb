// Package band plays the scores: instruments made of strings, pipes, bows, bells and skins,
// an arranger who decides who plays what, and the hall they play in. Nothing is recorded.
package band

import (
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/scores"
)

// instrument is a member of the band.
type instrument struct {
	scores.Range
	name  string
	voice int     // how many notes at once
	pan   float64 // -1 left, 1 right: the consort sits in a half circle
	send  float64 // share that goes into the hall
	level float64 // dB: all are equally loud at the same strength
	low   float64 // Hz of the body's high-pass, 0: no body
	body  []resonance
	// One of these is how it sounds; drums have none.
	strung *strung
	piped  *piped
	bowed  *bowed
	rung   *rung
}

// resonance is a peak of a body.
type resonance struct{ f, q, gain float64 }

// drums reports whether the instrument plays strokes instead of notes.
func (in *instrument) drums() bool { return in.High == 0 }

// mostResonances is the most that a body has, with its high-pass.
const mostResonances = 5

// body is what all notes of a part sound through: being linear, one does for all.
type body struct {
	filters [mostResonances]dsp.Biquad
	n       int
}

func (in *instrument) newBody(rate float64) (b body) {
	if in.low == 0 {
		return b
	}
	b.filters[0] = dsp.HighPass(rate, in.low, 0.7)
	for i, r := range in.body {
		b.filters[i+1] = dsp.Peak(rate, r.f, r.q, r.gain)
	}
	b.n = 1 + len(in.body)
	return b
}

func (b *body) run(buffer []float32) {
	i := 0
	for ; i+1 < b.n; i += 2 {
		dsp.RunBoth(&b.filters[i], &b.filters[i+1], buffer)
	}
	if i < b.n {
		b.filters[i].Run(buffer)
	}
}

// band is everybody.
var band = []instrument{
	// A harp with strings of gut, plucked near the middle by soft fingers; it rings on.
	{name: "harp", voice: 14, pan: -0.42, send: 0.34, level: -1.8, low: 45, body: []resonance{{190, 2.2, 3}, {480, 1.6, 2}, {2600, 0.9, -4}}, strung: &strung{
		ring:     dsp.Curve{{X: 36, Y: 7.5}, {X: 48, Y: 5.5}, {X: 60, Y: 3.8}, {X: 72, Y: 2.2}, {X: 84, Y: 1.2}, {X: 93, Y: 0.7}},
		ringHigh: dsp.Curve{{X: 36, Y: 1.3}, {X: 60, Y: 1.1}, {X: 84, Y: 0.8}},
		pick:     0.29, touch: 0.16, scrape: 0.015, strings: 1, onset: 1.0 / 150, level: 0.24}},
	// Courses of two strings of gut, plucked at a sixth of the length; the left hand lets go.
	{name: "lute", voice: 8, pan: 0.38, send: 0.24, level: -2.3, low: 70, body: []resonance{{128, 4.5, 5}, {235, 3.5, 4.5}, {520, 1.8, 3}}, strung: &strung{
		ring:     dsp.Curve{{X: 38, Y: 3.2}, {X: 50, Y: 2.6}, {X: 62, Y: 1.7}, {X: 74, Y: 1.0}, {X: 86, Y: 0.55}},
		ringHigh: dsp.Curve{{X: 38, Y: 0.8}, {X: 60, Y: 0.72}, {X: 84, Y: 0.5}},
		pick:     0.16, touch: 0.085, scrape: 0.07, strings: 2, detune: 2.6, damp: 0.22, onset: 1.0 / 100, level: 0.22}},
	// Two wires of brass, plucked by a quill near the end.
	{name: "psaltery", voice: 10, pan: 0.22, send: 0.36, level: -0.4, low: 120, body: []resonance{{330, 2.5, 3}, {900, 1.5, 2.5}, {4800, 0.8, -5}}, strung: &strung{
		ring:     dsp.Curve{{X: 52, Y: 5}, {X: 64, Y: 4}, {X: 76, Y: 2.8}, {X: 88, Y: 1.7}, {X: 98, Y: 1.0}},
		ringHigh: dsp.Curve{{X: 52, Y: 1.7}, {X: 76, Y: 1.4}, {X: 98, Y: 0.9}},
		pick:     0.12, touch: 0.06, scrape: 0.02, strings: 2, detune: 3.4, onset: 1.0 / 56, level: 0.16}},
	// Three wires, struck by light hammers at an eighth of the length.
	{name: "dulcimer", voice: 8, pan: 0.30, send: 0.34, level: -0.6, low: 90, body: []resonance{{260, 2.5, 3}, {700, 1.5, 2}, {4800, 0.8, -4}}, strung: &strung{
		ring:     dsp.Curve{{X: 45, Y: 5}, {X: 57, Y: 4.2}, {X: 69, Y: 3}, {X: 81, Y: 1.9}, {X: 95, Y: 1.0}},
		ringHigh: dsp.Curve{{X: 45, Y: 1.1}, {X: 69, Y: 0.95}, {X: 95, Y: 0.6}},
		pick:     0.12, touch: 0.17, scrape: 0.015, strings: 3, detune: 3.2, damp: 0.9, onset: 1.0 / 72, level: 0.17}},
	{name: "recorder", voice: 2, pan: -0.10, send: 0.36, level: -1.5, piped: &piped{
		low: [harmonics]float64{0, -8, -9, -20, -19, -29}, high: [harmonics]float64{0, -19, -25, -36, -40, -48}, from: 60, to: 89,
		attack: dsp.Curve{{X: 60, Y: 0.050}, {X: 74, Y: 0.032}, {X: 89, Y: 0.018}}, breath: 0.036, vibrato: 0.11, level: 0.14}},
	// A wide flute of wood.
	{name: "flute", voice: 2, pan: -0.16, send: 0.40, level: -1.8, piped: &piped{
		low: [harmonics]float64{0, -3, -8, -14, -19, -25}, high: [harmonics]float64{0, -13, -20, -30, -36, -44}, from: 55, to: 86,
		attack: dsp.Curve{{X: 55, Y: 0.075}, {X: 70, Y: 0.050}, {X: 86, Y: 0.030}}, breath: 0.055, vibrato: 0.16, level: 0.14}},
	{name: "viol", voice: 2, pan: 0.16, send: 0.32, level: -4.8, low: 70, body: []resonance{{285, 3, 4.5}, {470, 3, 4}, {1050, 2, 3.5}, {2600, 1.2, -2}}, bowed: &bowed{
		wave: sawtooth, unison: 1, attack: 0.095, release: 0.13, soft: 7, strong: 26, most: 3400,
		vibrato: 6, vibratoRate: 5.1, vibratoAfter: 0.35, noise: 0.15, bite: 3.5, waver: 0.07, jitter: 0.15, scoop: 12, level: 0.30}},
	{name: "bass", voice: 2, pan: 0.05, send: 0.22, level: -4.7, low: 38, body: []resonance{{98, 2.5, 4}, {220, 2.5, 3.5}, {450, 1.5, 2.5}, {1600, 0.8, -6}}, bowed: &bowed{
		wave: sawtooth, unison: 1, attack: 0.10, release: 0.15, soft: 8, strong: 24, most: 2600,
		vibrato: 4, vibratoRate: 4.8, vibratoAfter: 0.5, noise: 0.10, bite: 2, waver: 0.05, jitter: 0.15, scoop: 10, level: 0.30}},
	{name: "hurdy", voice: 4, pan: -0.06, send: 0.30, level: -1.5, low: 80, body: []resonance{{310, 2, 3}, {760, 1.6, 3}, {1800, 1, -3}}, bowed: &bowed{
		wave: sawtooth, unison: 3, spread: 4, attack: 0.7, release: 0.9, soft: 10, strong: 30, most: 4200, noise: 0.12, jitter: 0.2, wheel: 0.16, level: 0.20}},
	{name: "horn", voice: 2, pan: -0.30, send: 0.46, level: -2.5, low: 90, body: []resonance{{430, 1.6, 4}, {750, 2, 1.5}}, bowed: horn},
	{name: "horn2", voice: 2, pan: 0.34, send: 0.46, level: -2.8, low: 90, body: []resonance{{430, 1.6, 4}, {750, 2, 1.5}}, bowed: horn},
	// A few throats that sing "ah".
	{name: "choir", voice: 4, send: 0.60, level: -5.7, low: 110, body: []resonance{{430, 2, 5}, {820, 3, 5}, {1500, 1.2, -8}, {2700, 4, 5}}, bowed: &bowed{
		wave: glottis, unison: 4, spread: 13, attack: 0.55, release: 0.7, soft: 9, strong: 14, most: 4500,
		vibrato: 17, vibratoRate: 5.2, vibratoAfter: 0.25, noise: 0.05, jitter: 0.3, scoop: 20, level: 0.26}},
	{name: "glock", voice: 5, pan: -0.52, send: 0.42, level: 3, rung: &rung{modes: barModes, soft: 7000, short: dsp.Curve{{X: 67, Y: 1.15}, {X: 84, Y: 0.8}, {X: 108, Y: 0.35}}, level: 0.20}},
	{name: "bells", voice: 5, pan: 0.50, send: 0.46, level: 2.2, rung: &rung{modes: handbellModes, soft: 5200, short: dsp.Curve{{X: 55, Y: 1.3}, {X: 72, Y: 1}, {X: 96, Y: 0.5}}, level: 0.20}},
	{name: "tower", voice: 2, send: 0.55, level: 1.2, rung: &rung{modes: churchModes, soft: 3000, short: dsp.Curve{{X: 48, Y: 1.2}, {X: 72, Y: 0.7}}, level: 0.16}},
	{name: "drum", voice: 4, pan: 0.02, send: 0.20},
	{name: "tamb", voice: 4, pan: 0.44, send: 0.26},
}

var horn = &bowed{wave: brass, unison: 1, attack: 0.065, release: 0.11, soft: 1.6, strong: 12, most: 5000,
	vibratoAfter: 9, noise: 0.02, jitter: 0.1, scoop: 38, level: 0.17}

// players are the instruments by name.
var players = func() map[string]*instrument {
	m := map[string]*instrument{}
	for i := range band {
		in := &band[i]
		in.Range = scores.Ranges[in.name]
		m[in.name] = in
	}
	return m
}()

// voice is a note of any instrument. It is used again for other notes.
type voice struct {
	pluck pluck
	pipe  pipe
	bow   bow
	bell  bell
	taken taken
	of    *instrument
}

// begin begins a note.
func (v *voice) begin(in *instrument, rate, note, strength float64, n *dsp.Noise) {
	v.of = in
	switch {
	case in.strung != nil:
		v.pluck.begin(in.strung, rate, note, strength, n)
	case in.piped != nil:
		v.pipe.begin(in.piped, rate, note, strength, n)
	case in.bowed != nil:
		v.bow.begin(in.bowed, rate, note, strength, n)
	case in.rung != nil:
		v.bell.begin(in.rung, rate, note, strength, n)
	}
}

// add adds what sounds next, at most a block, and reports whether anything is left.
func (v *voice) add(out []float32) bool {
	switch in := v.of; {
	case in.strung != nil:
		return v.pluck.add(out)
	case in.piped != nil:
		return v.pipe.add(out)
	case in.bowed != nil:
		return v.bow.add(out)
	case in.rung != nil:
		return v.bell.add(out)
	}
	return v.taken.add(out)
}

// release lets the note go.
func (v *voice) release() {
	switch in := v.of; {
	case in.strung != nil:
		v.pluck.release()
	case in.piped != nil:
		v.pipe.release()
	case in.bowed != nil:
		v.bow.release()
	}
}

// Note adds a note of an instrument to a mono sound, from its first frame on, dry. The
// strength goes from 0 to 1; after hold seconds the note is let go.
func Note(out []float32, rate float64, name string, note, strength, hold, gain float64, n *dsp.Noise) {
	in := players[name]
	if in == nil || in.drums() {
		panic("band: nobody plays " + name)
	}
	var v voice
	v.begin(in, rate, note, strength, n)
	b := in.newBody(rate)
	g := float32(gain * dsp.Gain(in.level))
	var buffer [dsp.Block]float32
	alive, tail := true, int(0.1*rate) // the body rings out, too
	for i := 0; i < len(out) && tail > 0; i += dsp.Block {
		o := buffer[:min(dsp.Block, len(out)-i)]
		clear(o)
		if float64(i) >= hold*rate {
			v.release()
		}
		if alive {
			alive = v.add(o)
		} else {
			tail -= len(o)
		}
		b.run(o)
		for j, x := range o {
			out[i+j] += g * x
		}
	}
}
