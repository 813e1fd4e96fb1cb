// Package sound plays what game/sound decides. It has a mixer of music, effects and ambience, and
// the devices to play on: on the desktop PulseAudio or what Oto finds, in the browser the Web Audio
// API.
package sound

import (
	"math"

	"touria.games/touria/assets/air"
	"touria.games/touria/assets/band"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/foley"
	"touria.games/touria/game/sound"
)

// Rate is the rate of the mixer, in Hz.
const Rate = 48000

// mostVoices is the maximum number of effects at a time: those that the desk admits, and as many
// that fade out.
const mostVoices = 24

// Times of the mix, in seconds.
const (
	duckDown  = 0.06 // until the music is ducked
	duckUp    = 0.70
	slide     = 0.03 // of a slider
	muting    = 0.08
	awayGoing = 0.5
)

// Levels of the mix.
const (
	limit      = 0.832 // -1.6 dBFS
	awayMusic  = -12.0 // dB, while another window has the focus
	calmMost   = -24.0 // LUFS, of any effect while calm
	callsLeast = 9     // priority of what is heard while another window has the focus
)

// Mixer mixes music, effects and ambience. It is used from one goroutine but for its shelf.
type Mixer struct {
	rate   float64
	shelf  *shelf
	music  *band.Music
	air    *air.Air
	voices [mostVoices]voice
	levels levels
	volume sound.Volume
	away   sound.Away
	duck   float32 // dB
	limit  *dsp.Limiter
	solo   Bus
}

// levels are the gains of the buses.
type levels struct{ all, music, effects, air gain }

// gain is a gain on its way from one value to another.
type gain struct{ at, to float32 }

// step moves the gain towards its goal for a block, and returns where it was and is.
func (g *gain) step(seconds, rate float64) (from, to float32) {
	from = g.at
	g.at += (g.to - g.at) * float32(1-dsp.Exp(-2.2*dsp.Block/(rate*seconds)))
	if d := g.at - g.to; d < 1e-5 && d > -1e-5 {
		g.at = g.to
	}
	return from, g.at
}

// voice is an effect that sounds.
type voice struct {
	id          uint32
	take        take
	wait        int    // frames until it begins
	at          uint64 // place in the take, 32 bits of fraction
	left, right float32
	fade, drop  float32 // 1 and falling by drop a frame once it is told to stop
}

// slider returns the gain of a slider.
func slider(v int) float32 {
	x := float32(v) / sound.UsualVolume
	return x * x
}

// NewMixer returns a mixer with effects of its own that plays nothing yet.
func NewMixer(seed uint32) *Mixer { return newMixer(newShelf(), Rate, seed) }

func newMixer(s *shelf, rate int, seed uint32) *Mixer {
	return &Mixer{rate: float64(rate), shelf: s, music: band.NewMusic(rate, seed), air: air.New(rate, seed), limit: dsp.NewLimiter(float64(rate), limit)}
}

// Step makes a part of the effects; see Deck.Step.
func (m *Mixer) Step() (more bool) { return m.shelf.step(true) }

// goals returns the gains that a frame asks for.
func goals(f *sound.Frame) (all, music, effects, airs float32) {
	v := &f.Volume
	all, music, effects, airs = slider(v.All), slider(v.Music), slider(v.Effects), slider(v.Air)
	if v.Mute || f.Away == sound.Silent {
		all = 0
	}
	if f.Away == sound.Quieter {
		back := float32(dsp.Gain(awayMusic))
		music *= back
		airs *= back
	}
	return all, music, effects, airs
}

// level returns the gain of an effect; calm limits it.
func level(p *sound.Play, calm bool) float32 {
	dB := float64(p.Gain)
	if calm {
		if i := foley.Index(p.Effect.String()); i >= 0 {
			dB = min(dB, calmMost-foley.Effects()[i].Loudness)
		}
	}
	return float32(dsp.Gain(dB))
}

// admitted reports whether an effect is heard while the window is away.
func admitted(p *sound.Play, away sound.Away) bool {
	return away == sound.Here || away == sound.Quieter && p.Effect.Figures().Priority >= callsLeast
}

// sides returns the gains of both sides for a place, at equal power; the middle is 3 dB
// down.
func sides(pan float32) (left, right float32) {
	angle := (float64(pan) + 1) * math.Pi / 4
	return float32(dsp.Cosine(angle)), float32(dsp.Sine(angle))
}

// moodOf returns a frame's mood for the band.
func moodOf(f *sound.Frame) band.Mood {
	return band.Mood{Layer: int(f.Mood.Layer), Lead: int(f.Mood.Lead), Tension: int(f.Mood.Tension), Calm: f.Volume.Calm}
}

// Apply takes the sounds of a tick.
func (m *Mixer) Apply(f *sound.Frame) {
	m.volume, m.away = f.Volume, f.Away
	m.levels.all.to, m.levels.music.to, m.levels.effects.to, m.levels.air.to = goals(f)
	m.duck = f.Duck
	if f.Volume.Calm {
		m.duck = 0
	}
	m.music.SetMood(moodOf(f))
	m.music.Play(band.Piece(f.Mood.Piece), f.Mood.AtOnce)
	m.air.Go(air.Place(f.Mood.Air))
	for i := range f.Stops {
		m.stop(&f.Stops[i])
	}
	for i := range f.Plays {
		if p := &f.Plays[i]; admitted(p, f.Away) {
			m.play(p)
		}
	}
}

func (m *Mixer) play(p *sound.Play) {
	t := m.shelf.get(p.Effect, p.Take)
	if t == nil {
		return
	}
	at := 0
	for i := range m.voices {
		if m.voices[i].take == nil {
			at = i
			break
		}
		if m.voices[i].id < m.voices[at].id {
			at = i
		}
	}
	g := level(p, m.volume.Calm)
	left, right := sides(p.Pan)
	m.voices[at] = voice{id: p.ID, take: t, wait: int(float64(p.Delay) * m.rate), left: g * left, right: g * right, fade: 1}
}

func (m *Mixer) stop(s *sound.Stop) {
	for i := range m.voices {
		if v := &m.voices[i]; v.take != nil && v.id == s.ID {
			v.drop = 1 / float32(max(1, float64(s.Fade)*m.rate))
		}
	}
}

// Next writes the next block.
func (m *Mixer) Next(left, right *[dsp.Block]float32) {
	var music, airs, effects [2][dsp.Block]float32
	m.music.Next(&music[0], &music[1])
	m.air.Next(&airs[0], &airs[1])
	step := uint64(keptRate / m.rate * (1 << 32))
	for i := range m.voices {
		if v := &m.voices[i]; v.take != nil {
			v.add(&effects[0], &effects[1], step)
		}
	}
	back := float32(dsp.Gain(-float64(m.duck)))
	half := float32(dsp.Gain(-float64(m.duck) / 2))
	seconds := duckUp
	goalMusic, goalAir := m.levels.music.to*back, m.levels.air.to*half
	if goalMusic < m.levels.music.at {
		seconds = duckDown
	}
	if m.away != sound.Here {
		seconds = awayGoing
	}
	g := m.levels
	g.music.to, g.air.to = goalMusic, goalAir
	g.mix(left, right, &music, &airs, &effects, m, seconds)
	if m.volume.Mono {
		for i := range left {
			mid := (left[i] + right[i]) / 2
			left[i], right[i] = mid, mid
		}
	}
	m.limit.Run(left, right)
}

// mix writes the buses at their gains, and moves those on.
func (g *levels) mix(left, right *[dsp.Block]float32, music, airs, effects *[2][dsp.Block]float32, m *Mixer, seconds float64) {
	m1, m2 := g.music.step(seconds, m.rate)
	a1, a2 := g.air.step(seconds, m.rate)
	e1, e2 := g.effects.step(slide, m.rate)
	l1, l2 := g.all.step(muting, m.rate)
	switch m.solo {
	case MusicBus:
		a1, a2, e1, e2 = 0, 0, 0, 0
	case EffectsBus:
		a1, a2, m1, m2 = 0, 0, 0, 0
	case AirBus:
		m1, m2, e1, e2 = 0, 0, 0, 0
	}
	m1, m2, a1, a2, e1, e2 = m1*l1, m2*l2, a1*l1, a2*l2, e1*l1, e2*l2
	dm, da, de := (m2-m1)/dsp.Block, (a2-a1)/dsp.Block, (e2-e1)/dsp.Block
	for i := range left {
		m1 += dm
		a1 += da
		e1 += de
		left[i] = music[0][i]*m1 + airs[0][i]*a1 + effects[0][i]*e1
		right[i] = music[1][i]*m1 + airs[1][i]*a1 + effects[1][i]*e1
	}
	m.levels.music.at, m.levels.air.at, m.levels.effects.at, m.levels.all.at = g.music.at, g.air.at, g.effects.at, g.all.at
}

// Bus is a part of the mix.
type Bus uint8

// The buses.
const (
	AllBuses Bus = iota
	MusicBus
	EffectsBus
	AirBus
)

// Solo plays one bus alone, for tools.
func (m *Mixer) Solo(b Bus) { m.solo = b }

// Sounding returns how many effects sound.
func (m *Mixer) Sounding() (n int) {
	for i := range m.voices {
		if m.voices[i].take != nil {
			n++
		}
	}
	return n
}

// add adds a block of the voice. At the voice's end it sets take to nil.
func (v *voice) add(left, right *[dsp.Block]float32, step uint64) {
	from := 0
	if v.wait > 0 {
		if from = v.wait; from >= dsp.Block {
			v.wait -= dsp.Block
			return
		}
		v.wait = 0
	}
	t, at, fade := v.take, v.at, v.fade
	const one = 1.0 / 32768
	for i := from; i < dsp.Block; i++ {
		k := int(at >> 32)
		if k+1 >= len(t) || fade <= 0 {
			v.take = nil
			return
		}
		x := float32(t[k])
		x += (float32(t[k+1]) - x) * (float32(at>>8&0xffffff) * (1.0 / (1 << 24)))
		x *= one * fade
		left[i] += x * v.left
		right[i] += x * v.right
		fade -= v.drop
		at += step
	}
	v.at, v.fade = at, fade
}

// Share makes the mixer play the effects of another one, from the same shelf.
func (m *Mixer) Share(other *Mixer) { m.shelf = other.shelf }
