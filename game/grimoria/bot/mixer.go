package bot

import "touria.games/touria/rules/grimoria"

// Mix says how often a seat should choose each spell.
type Mix struct {
	weights spells
	sum     int64
	last    int // spell
}

// mix returns the mean mix of a seat, or the last one if there were too few iterations for a mean.
func (b *thinker) mix(seat int) (m Mix) {
	m.last = min(b.view.Level(), grimoria.LastSpell)
	if m.sum = b.seats[seat].mean(m.last, &m.weights); m.sum == 0 {
		m.sum = b.seats[seat].now(m.last, &m.weights)
	}
	return m
}

func (m *Mix) draw(c *chance) uint8 { return c.from(&m.weights, m.sum, m.last) }

// Draw draws a spell by a random number.
func (m *Mix) Draw(number uint64) uint8 { return m.draw(&chance{seed: number}) }

// Holds reports whether a spell is chosen at all.
func (m *Mix) Holds(spell uint8) bool { return m.weights[spell] > 0 }

// Mixer learns what a seat should choose, as the levels do. It is not safe for concurrent use.
type Mixer struct{ b thinker }

// NewMixer returns a mixer that learns for so many iterations, as many as the strongest level does for 0.
func NewMixer(iterations int) *Mixer {
	if iterations == 0 {
		iterations = levels[Crown].choices
	}
	return &Mixer{thinker{set: settings{choices: iterations, horizon: 1, exact: true}}}
}

// Begin starts to learn what the view's own seat should choose. The view is that before anybody had chosen.
func (m *Mixer) Begin(v grimoria.View, seed uint64) { m.b.Begin(v, seed) }

// Step does about n units of work, each about a tenth of a microsecond, and reports whether the mix is there.
func (m *Mixer) Step(n int) (done bool) {
	for ; n > 0 && m.b.done < m.b.set.choices; m.b.done++ {
		m.b.iterate()
		n -= hiddenUnits + len(m.b.legal)*playOutUnits
	}
	return m.b.done >= m.b.set.choices
}

// Mix returns the mix, once Step has reported that it is there.
func (m *Mixer) Mix() Mix { return m.b.mix(int(m.b.view.Me)) }
