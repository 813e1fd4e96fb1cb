package band

import (
	"math"
	"slices"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/scores"
)

// player plays a piece for ever, a block at a time.
type player struct {
	tune     *scores.Tune
	rate     float64
	arranger *arranger
	chance   dsp.Noise
	takes    *[strokes][takesOfStroke][]float32
	at       int64   // frames played
	unitAt   float64 // the frame at which the next unit begins
	section  int     // in the order
	bar      int
	passes   map[string]int
	plan     plan
	notes    []planned // scratch
	queue    []event   // by time
	channels []channel
	gain     float32
	bars     []int64 // the frames at which the next bars begin
	stroke   int
	rests    int64 // the music rests from here …
	until    int64 // … to here
	log      func(at int64, n *planned)
}

type event struct {
	at   int64
	note planned
	end  int64
}

// channel is an instrument that plays a part, in its place in the hall.
type channel struct {
	part              int
	in                *instrument
	slots             []slot
	body              body
	left, right, send float32
	idle              int // blocks of silence
}

// slot holds a voice that may be sounding.
type slot struct {
	voice    voice
	on       bool
	pitch    int
	end      int64
	released bool
	dying    int // blocks until it is cut, softly
	begun    int64
}

const (
	cutBlocks  = 6   // in which a voice is cut: 16 ms
	idleBlocks = 24  // after which a body has rung out
	ahead      = .25 // seconds that are arranged ahead
)

func newPlayer(rate float64, t *scores.Tune, seed uint32, takes *[strokes][takesOfStroke][]float32) *player {
	p := &player{tune: t, rate: rate, arranger: newArranger(t, seed), chance: dsp.Seeded(seed, 1), takes: takes,
		passes: map[string]int{}, gain: float32(dsp.Gain(t.Gain)), unitAt: 0.08 * rate}
	add := func(part int, name string, gain float64) {
		in := players[name]
		if slices.ContainsFunc(p.channels, func(c channel) bool { return c.part == part && c.in == in }) {
			return
		}
		g := dsp.Gain(in.level + gain)
		angle := (in.pan + 1) * math.Pi / 4
		p.channels = append(p.channels, channel{part: part, in: in, slots: make([]slot, in.voice+2), body: in.newBody(rate),
			left: float32(g * dsp.Cosine(angle)), right: float32(g * dsp.Sine(angle)), send: float32(g * in.send), idle: idleBlocks + 1})
	}
	for i := range t.Parts {
		part := &t.Parts[i]
		for _, name := range part.Instruments {
			add(i, name, part.Gain)
		}
		if part.Kind == scores.Lead {
			for _, name := range leaders {
				add(i, name, part.Gain)
			}
		}
	}
	add(heart, "drum", 0)
	return p
}

// perTick returns the frames of a tick: the tempo breathes by one in a hundred.
func (p *player) perTick() float64 {
	breath := 1 + float64(0.010*float64(dsp.Sin(dsp.Turns(float64(p.at)/p.rate/23))))
	return 60 / (p.tune.Tempo * breath) / float64(p.tune.Beat) * p.rate
}

// How far from their time notes begin, in seconds, and how their strength varies.
const (
	unsteady       = 0.0045
	steady         = 0.0025 // bass and drums
	strengthVaries = 0.035
)

// compose arranges the next unit and queues its notes.
func (p *player) compose(m Mood) {
	t := p.tune
	s := t.Sections[t.Order[p.section]]
	if p.bar == 0 {
		p.plan = p.arranger.plan(p.passes[s.Name])
		p.passes[s.Name]++
	}
	for i := range p.channels { // who falls silent with the mood does not ring on
		if c := &p.channels[i]; c.part >= 0 && t.Parts[c.part].Layer > m.Layer {
			for j := range c.slots {
				c.slots[j].end = p.at
			}
		}
	}
	per := p.perTick()
	length := float64(min(unitBars, s.Bars-p.bar) * t.Bar)
	last := p.section == len(t.Order)-1 && p.bar+unitBars >= s.Bars
	p.notes = p.arranger.unit(p.notes[:0], s, &p.plan, p.bar, m)
	for _, n := range p.notes {
		off := unsteady
		if n.who.drums() || n.who.name == "bass" {
			off = steady
		}
		at := p.unitAt + float64(slower(float64(n.at), length, last)*per) + float64(min(max(p.chance.Normal(), -2), 2)*off*p.rate)
		n.strength = min(max(n.strength+float64(strengthVaries*p.chance.Normal()), 0.12), 1)
		begin := max(int64(at), p.at)
		p.queue = append(p.queue, event{begin, n, begin + int64(float64(n.length)*per)})
	}
	slices.SortStableFunc(p.queue, func(a, b event) int { return int(a.at - b.at) })
	for b := 0.0; b < length; b += float64(t.Bar) {
		p.bars = append(p.bars, int64(p.unitAt+float64(b*per)))
	}
	p.unitAt += slower(length, length, last) * per
	if p.bar += unitBars; p.bar < s.Bars {
		return
	}
	p.bar = 0
	if p.section++; p.section == len(t.Order) {
		// Music that never stops is not heard any more: it rests.
		p.section = 0
		p.rests = int64(p.unitAt)
		p.unitAt += t.Rest * p.chance.Between(0.7, 1.3) * p.rate
		p.until = int64(p.unitAt)
	}
}

// slower stretches the last bar before the order begins again by a tenth.
func slower(at, length float64, last bool) float64 {
	if from := length / 2; last && at > from {
		x := (at - from) / (length - from)
		return at + float64((length-from)*0.10*x*x)
	}
	return at
}

// begin begins a note.
func (p *player) begin(e *event) {
	n := &e.note
	if p.log != nil {
		p.log(e.at, n)
	}
	i := slices.IndexFunc(p.channels, func(c channel) bool { return c.part == n.part && c.in == n.who })
	c := &p.channels[i]
	alive, free, oldest := 0, -1, -1
	for j := range c.slots {
		s := &c.slots[j]
		if !s.on {
			if free < 0 {
				free = j
			}
			continue
		}
		if s.dying > 0 {
			continue
		}
		switch {
		case c.in.drums():
		case c.in.Single && !s.released: // another breath, another stroke of the bow
			s.voice.release()
			s.released = true
		case s.pitch == n.pitch: // the same string
			s.dying = cutBlocks
			continue
		}
		alive++
		if oldest < 0 || s.begun < c.slots[oldest].begun {
			oldest = j
		}
	}
	if alive >= c.in.voice && oldest >= 0 {
		c.slots[oldest].dying = cutBlocks
	}
	if free < 0 { // all are dying: the one that is furthest gives way
		free = 0
		for j := range c.slots {
			if d := c.slots[j].dying; d > 0 && (c.slots[free].dying == 0 || d < c.slots[free].dying) {
				free = j
			}
		}
	}
	s := &c.slots[free]
	s.on, s.pitch, s.end, s.released, s.dying, s.begun = true, n.pitch, e.end, false, 0, e.at
	s.voice.of = c.in
	if c.in.drums() {
		p.stroke++
		s.voice.taken = taken{take: p.takes[n.pitch][(p.stroke*3+p.chance.Choose(2))%takesOfStroke], gain: float32(n.strength * (0.5 + float64(0.5*n.strength)))}
	} else {
		s.voice.begin(c.in, p.rate, float64(n.pitch), n.strength, &p.chance)
	}
	c.idle = 0
}

// next adds the next block to both sides and to what goes into the hall, at a gain that
// moves from one value to another.
func (p *player) next(left, right, send *[dsp.Block]float32, m Mood, from, to float32) {
	for p.unitAt < float64(p.at)+ahead*p.rate {
		p.compose(m)
	}
	end := p.at + dsp.Block
	n := 0
	for n < len(p.queue) && p.queue[n].at < end {
		p.begin(&p.queue[n])
		n++
	}
	p.queue = slices.Delete(p.queue, 0, n)
	for len(p.bars) > 0 && p.bars[0] < p.at {
		p.bars = slices.Delete(p.bars, 0, 1)
	}
	for i := range p.channels {
		if c := &p.channels[i]; c.idle <= idleBlocks {
			c.add(p.at, left, right, send, from*p.gain, to*p.gain)
		}
	}
	p.at = end
}

// toBar returns the frames until the next bar begins; 0 while the music rests.
func (p *player) toBar() int64 {
	if p.resting() || len(p.bars) == 0 {
		return 0
	}
	return max(0, p.bars[0]-p.at)
}

// resting reports whether the music rests between two rounds of the order.
func (p *player) resting() bool { return p.at >= p.rests && p.at < p.until }

// hush ends all sounding and queued notes; the piece continues with its next unit.
func (p *player) hush() {
	p.queue, p.bars = p.queue[:0], p.bars[:0]
	p.unitAt = float64(p.at) + 0.08*p.rate
	p.until = p.at
	for i := range p.channels {
		c := &p.channels[i]
		for j := range c.slots {
			c.slots[j].on = false
		}
		c.body, c.idle = c.in.newBody(p.rate), idleBlocks+1
	}
}

// restart goes back to the first bar.
func (p *player) restart() {
	p.hush()
	p.section, p.bar = 0, 0
}

// add adds a block of the channel.
func (c *channel) add(at int64, left, right, send *[dsp.Block]float32, from, to float32) {
	var mono [dsp.Block]float32
	sounds := false
	for i := range c.slots {
		s := &c.slots[i]
		if !s.on {
			continue
		}
		sounds = true
		if !s.released && s.end < at+dsp.Block {
			s.voice.release()
			s.released = true
		}
		if s.dying == 0 {
			s.on = s.voice.add(mono[:])
			continue
		}
		var cut [dsp.Block]float32
		s.on = s.voice.add(cut[:])
		g := float32(s.dying) / cutBlocks
		const step = 1.0 / cutBlocks / dsp.Block
		for j, x := range cut {
			mono[j] += x * g
			g -= step
		}
		if s.dying--; s.dying == 0 {
			s.on = false
		}
	}
	if !sounds {
		c.idle++
	}
	c.body.run(mono[:])
	g, step := from, (to-from)/dsp.Block
	for i, x := range mono {
		g += step
		x *= g
		left[i] += x * c.left
		right[i] += x * c.right
		send[i] += x * c.send
	}
}
