package band

import "touria.games/touria/assets/dsp"

// piped is how a recorder or a wooden flute is made: harmonics of one phase, and breath
// tuned to the note. As a note begins, the second and third harmonic speak before the
// first; pitch follows the breath, and vibrato is breath more than pitch.
type piped struct {
	low, high [harmonics]float64 // dB against the first, at the notes from and to
	from, to  float64
	attack    dsp.Curve // note → seconds
	breath    float64   // level of the noise
	vibrato   float64   // depth: 0.1 is ±10 % of breath
	level     float64
}

const harmonics = 6

// pipe is a note of a pipe.
type pipe struct {
	of             *piped
	rate, note     float64
	strength       float64
	envelope       dsp.Envelope
	age            float64
	phase          uint32
	air            float32
	amp, ramp      [harmonics + 1]float32
	noise          *dsp.Noise
	tuned, hiss    dsp.Biquad
	vibrato, drift float64
	speed          float64 // of the vibrato, Hz
}

func (v *pipe) begin(of *piped, rate, note, strength float64, n *dsp.Noise) {
	*v = pipe{of: of, rate: rate, note: note, strength: strength, noise: n, phase: dsp.Turns(0.25)}
	v.envelope = dsp.Envelope{Attack: of.attack.At(note) * (1.2 - float64(0.4*strength)), Release: 0.09}
	v.tuned = dsp.BandPass(rate, min(2*dsp.Hertz(note), rate*0.4), 3)
	v.hiss = dsp.LowPass(rate, 4200, 0.6)
	v.speed = 4.7 + float64(0.25*n.Normal())
	v.vibrato = n.Between(0, 1)
}

func (v *pipe) add(out []float32) bool {
	if v.envelope.Done {
		return false
	}
	of, dt := v.of, float64(len(out))/v.rate
	e := v.envelope.Next(dt)
	v.age += dt
	deep := min(max((v.age-0.3)/0.5, 0), 1) // vibrato comes after a third of a second
	v.vibrato += v.speed * dt
	shake := deep * of.vibrato * float64(dsp.Sin(dsp.Turns(v.vibrato)))
	v.drift += float64(0.03*v.noise.Normal()) - float64(v.drift*0.02)
	pressure := e * (1 + shake + float64(0.02*v.drift))

	// It begins 16 cents low and falls away at the end.
	cents := float64(-16*(1-e)) + float64(4.5*deep*shake)/of.vibrato + float64(2*v.drift)
	step := dsp.Turns(dsp.Hertz(v.note+cents/100) / v.rate)

	x := min(max((v.note-of.from)/(of.to-of.from), 0), 1)
	chiff := (1 - dsp.Exp(-v.age/0.004)) * dsp.Exp(-v.age/0.020)
	bright := (0.35 + float64(0.65*v.strength)) * pressure
	k := 1 / float32(len(out))
	for h := range harmonics {
		a := dsp.Gain(of.low[h] + float64((of.high[h]-of.low[h])*x))
		switch {
		case h == 0:
			a *= pressure * (1 - float64(0.5*chiff))
		case h < 3:
			a *= float64(pressure*bright) + float64(0.55*chiff*v.strength)
		default:
			a *= pressure * bright * bright
		}
		to := float32(a * of.level * (0.45 + float64(0.55*v.strength)))
		v.ramp[h+1] = (to - v.amp[h+1]) * k
	}
	air := v.air
	v.air = float32(of.breath * of.level * (pressure + float64(4*chiff*v.strength)))
	airStep := (v.air - air) * k

	amp, phase, noise, tuned, hiss := v.amp, v.phase, *v.noise, v.tuned, v.hiss
	for i := range out {
		phase += step
		c := dsp.Sin(phase + 1<<30)
		d := c + c
		// Clenshaw's recurrence for the sum of amp[h]·cos(h·phase).
		u6 := amp[6]
		u5 := amp[5] + d*u6
		u4 := amp[4] + d*u5 - u6
		u3 := amp[3] + d*u4 - u5
		u2 := amp[2] + d*u3 - u4
		u1 := amp[1] + d*u2 - u3
		y := c*u1 - u2
		for h := 1; h <= harmonics; h++ {
			amp[h] += v.ramp[h]
		}
		w := noise.Next()
		air += airStep
		out[i] += y + air*(2.2*tuned.Next(w)+0.35*hiss.Next(w))
	}
	v.amp, v.phase, *v.noise, v.tuned, v.hiss = amp, phase, noise, tuned, hiss
	return true
}

func (v *pipe) release() { v.envelope.Released = true }
