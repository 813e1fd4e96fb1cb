package sound

import "slices"

// Cue asks for an effect.
type Cue struct {
	Effect Effect
	Pan    float32 // where it happens, from -1, left, to 1, right
	Gain   float32 // dB on top of its own level
	Delay  float32 // seconds until it begins
	// Told is set for what happens by itself, such as a beat: at higher speeds there are
	// fewer of these. What answers the player's hand always sounds.
	Told bool
}

// Pace is how fast things happen.
type Pace uint8

// The paces. At Sudden only the outcome is heard.
const (
	Walking Pace = iota // speed 1x
	Brisk               // 2x: every second step
	Hasty               // 4x: only what matters
	Sudden              // at once
)

// Play begins an effect.
type Play struct {
	ID     uint32 // grows with each Play
	Effect Effect
	Take   uint8   // 0 to Takes-1
	Pan    float32 // -1 to 1
	Gain   float32 // dB
	Delay  float32 // seconds from the tick
}

// Stop ends an effect before its time.
type Stop struct {
	ID   uint32
	Fade float32 // seconds
}

// Frame is what a device is told in a tick. Its slices are valid until the next one.
type Frame struct {
	Plays  []Play
	Stops  []Stop
	Duck   float32 // dB by which music steps back, 0 or more; air goes half as far
	Mood   Mood
	Volume Volume
	Away   Away // whether the window is visible and focused
}

// Volume says how loud everything is. The sliders go from 0 to MostVolume.
type Volume struct {
	All, Music, Effects, Air int
	Mute                     bool
	Mono                     bool // both ears hear the same
	Calm                     bool // nothing louder than -24 LUFS, no heart-beat, no stepping back
}

// MostVolume is the upper end of a slider; UsualVolume is where nothing is changed.
const (
	MostVolume  = 10
	UsualVolume = 7
)

// Away says whether the window is visible and focused.
type Away uint8

// The ways of being away.
const (
	Here    Away = iota
	Quieter      // another window has the focus: music steps back, only calls are heard
	Silent       // nothing sounds
)

// What the desk goes by, in ticks of a sixtieth of a second.
const (
	tick       = 1.0 / 60
	mostAtOnce = 12  // effects
	sameTicks  = 2   // within these the same effect sounds once: 40 ms
	sameGain   = 2   // dB louder, if several are asked for in a tick
	roomFade   = .01 // seconds: the end of what makes room for another
	skipFade   = .06 // seconds: the end of what is skipped
	spread     = .8  // dB by which takes differ in level, up and down
	widest     = .7  // of the way to the side
	hoverTicks = 5   // between two touches of the pointer: 12 a second
	duckShare  = .6  // of an effect's time the music stays back
	hasteLeast = 5   // priority of what is still heard at Hasty
	suddenMost = 1   // effects of a tick that are heard at Sudden
	suddenPrio = 7   // their least priority
)

// Desk decides which cues sound. The zero value is ready.
type Desk struct {
	cues    []Cue
	playing []playing
	last    [Effects]int // the tick in which it last began
	take    [Effects]uint8
	steps   int
	now     int
	id      uint32
	chance  uint32
	faded   bool
	frame   Frame
	heard   Effect // for captions
	heardAt int
}

type playing struct {
	id       uint32
	effect   Effect
	left     int // ticks
	duckLeft int
}

// Cue asks for an effect in this tick.
func (d *Desk) Cue(c Cue) {
	if c.Effect != NoEffect && c.Effect < Effects {
		d.cues = append(d.cues, c)
	}
}

// Fade ends all that plays and forgets what was asked for in this tick: it has been
// skipped.
func (d *Desk) Fade() {
	d.cues = d.cues[:0]
	d.faded = true
}

// Tick lets a tick pass. It returns what the device does; Mood, Volume and Away are the
// caller's to fill in.
func (d *Desk) Tick(pace Pace) *Frame {
	d.now++
	f := &d.frame
	f.Plays, f.Stops = f.Plays[:0], f.Stops[:0]
	if d.faded {
		d.faded = false
		for i := range d.playing {
			f.Stops = append(f.Stops, Stop{d.playing[i].id, skipFade})
		}
		d.playing = d.playing[:0]
	}
	d.playing = slices.DeleteFunc(d.playing, func(p playing) bool { return p.left <= 1 })
	for i := range d.playing {
		d.playing[i].left--
		d.playing[i].duckLeft--
	}
	// The important ones choose first; otherwise in the order in which they were asked for.
	slices.SortStableFunc(d.cues, func(a, b Cue) int {
		return int(figures[b.Effect].Priority) - int(figures[a.Effect].Priority)
	})
	sudden := 0
	for i := range d.cues {
		c := &d.cues[i]
		if c.Told && pace == Sudden {
			if sudden == suddenMost || figures[c.Effect].Priority < suddenPrio {
				continue
			}
			sudden++
		}
		d.admit(c, pace)
	}
	d.cues = d.cues[:0]
	f.Duck = 0
	for i := range d.playing {
		if p := &d.playing[i]; p.duckLeft > 0 {
			f.Duck = max(f.Duck, figures[p.effect].Duck)
		}
	}
	return f
}

// admit plays a cue unless there is a reason not to.
func (d *Desk) admit(c *Cue, pace Pace) {
	fig := &figures[c.Effect]
	if c.Told && d.thinned(c.Effect, pace) {
		return
	}
	if since := d.now - d.last[c.Effect]; d.last[c.Effect] > 0 && c.Delay == 0 {
		if since == 0 {
			d.louder(c.Effect)
			return
		}
		if since <= sameTicks || c.Effect == Hover && since < hoverTicks {
			return
		}
	}
	same, oldest, weakest := 0, -1, -1
	for i := range d.playing {
		if d.playing[i].effect == c.Effect {
			if same++; oldest < 0 {
				oldest = i
			}
		}
		if weakest < 0 || figures[d.playing[i].effect].Priority < figures[d.playing[weakest].effect].Priority {
			weakest = i
		}
	}
	switch {
	case same >= int(fig.Most):
		d.end(oldest)
	case len(d.playing) < mostAtOnce:
	case figures[d.playing[weakest].effect].Priority >= fig.Priority:
		return
	default:
		d.end(weakest)
	}
	d.id++
	d.last[c.Effect] = d.now
	d.take[c.Effect] = d.next(c.Effect)
	gain := c.Gain + spread*(2*d.random()-1)
	d.frame.Plays = append(d.frame.Plays, Play{ID: d.id, Effect: c.Effect, Take: d.take[c.Effect], Gain: gain, Delay: c.Delay,
		Pan: max(-1, min(c.Pan, 1)) * widest})
	seconds := c.Delay + fig.Seconds
	d.playing = append(d.playing, playing{id: d.id, effect: c.Effect, left: int(seconds/tick) + 1,
		duckLeft: int((c.Delay + duckShare*fig.Seconds) / tick)})
	if fig.Priority >= CaptionLeast {
		d.heard, d.heardAt = c.Effect, d.now
	}
}

// thinned reports whether an effect is dropped at a playback speed.
func (d *Desk) thinned(e Effect, pace Pace) bool {
	switch {
	case pace == Brisk && e >= StepGrass && e <= StepMine:
		d.steps++
		return d.steps%2 == 0
	case pace == Hasty:
		return figures[e].Priority < hasteLeast
	}
	return false
}

// louder lifts the effect that has begun in this tick: it was asked for again.
func (d *Desk) louder(e Effect) {
	for i := range d.frame.Plays {
		if p := &d.frame.Plays[i]; p.Effect == e && p.Delay == 0 {
			p.Gain = min(p.Gain+sameGain, sameGain+spread)
			return
		}
	}
}

// end makes room for another effect.
func (d *Desk) end(i int) {
	d.frame.Stops = append(d.frame.Stops, Stop{d.playing[i].id, roomFade})
	d.playing = slices.Delete(d.playing, i, i+1)
}

// next returns the take that follows: any but the last one.
func (d *Desk) next(e Effect) uint8 {
	step := 1 + uint8(d.random()*(Takes-1))
	return (d.take[e] + min(step, Takes-1)) % Takes
}

// random returns a number from 0 to below 1. It decides nothing that anybody can see.
func (d *Desk) random() float32 {
	d.chance = d.chance*1664525 + 1013904223
	return float32(d.chance>>8) / (1 << 24)
}

// CaptionLeast is the least priority of effects that a caption tells of.
const CaptionLeast = 6

// Playing returns how many effects sound.
func (d *Desk) Playing() int { return len(d.playing) }

// Heard returns the last effect that a caption tells of and the ticks since it began;
// NoEffect if there was none.
func (d *Desk) Heard() (e Effect, ago int) { return d.heard, d.now - d.heardAt }
