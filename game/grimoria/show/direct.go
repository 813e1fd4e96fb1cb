package show

import (
	"strings"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Director turns decisions and their events into beats. It runs ahead of the screen: it knows what
// the table will show after all beats have played.
type Director struct {
	// Reduced replaces movement by fades of at most 150 ms.
	Reduced bool
	// Voice is how the stage tells what happens; without names it is silent. Read returns how many
	// ticks a text takes to read; nil: nobody reads.
	Voice Voice
	Read  func(text words.Text) int

	ahead Model
}

// fadeTicks is the longest fade with reduced motion: 150 ms.
const fadeTicks = 9

// Restart continues from another model after a load, an undo or a change of viewer. The queue must
// be empty.
func (d *Director) Restart(m Model) { d.ahead = m }

// Ahead returns what the table will show after all beats have played.
func (d *Director) Ahead() *Model { return &d.ahead }

// Direct appends the beats of a decision to dst. after is what the viewer sees when it is complete.
func (d *Director) Direct(dst []Beat, events []grimoria.Event, after *grimoria.View) []Beat {
	from := len(dst)
	var tales []Told
	if d.Voice.Names != nil {
		tales = Tell(&d.ahead, events, d.Voice)
	}
	for i := range events {
		e := &events[i]
		if len(tales) > 0 && i == tales[0].To { // what is told has been seen: time to read it
			dst = d.read(dst, &tales[0])
			tales = tales[1:]
		}
		begun := len(dst)
		opened := e.Kind == grimoria.Revealed
		d.ahead.Fold(e)
		kind, shown := kinds[e.Kind]
		if !shown || e.Only != rules.Everyone && e.Kind != grimoria.Reshuffled {
			if len(dst) > from {
				dst[len(dst)-1].After = d.ahead // a private part of what has just been seen
			}
			continue
		}
		dst = d.add(dst, kind, e)
		if len(tales) > 0 && i >= tales[0].From {
			for k := begun; k < len(dst); k++ {
				dst[k].Told = &tales[0]
			}
		}
		if opened && d.ahead.Blocked() {
			dst = d.add(dst, BeatBlock, e)
		}
		if opened && len(d.ahead.Clashes()) > 0 {
			dst = d.add(dst, BeatClash, e)
		}
		if kind == BeatOrder { // time to read why
			dst = d.add(dst, BeatHold, e)
		}
	}
	if len(tales) > 0 {
		dst = d.read(dst, &tales[0])
	}
	var takers [grimoria.Display]grimoria.Seat
	for i := range takers {
		takers[i] = d.ahead.Slots[i].Taker
	}
	d.ahead = Project(after)
	for i := range takers {
		if i < d.ahead.NSlots && !d.ahead.Slots[i].Lies {
			d.ahead.Slots[i].Taker = takers[i]
		}
	}
	return append(dst, Beat{Kind: BeatSettle, After: d.ahead, Decision: true})
}

// lossTicks is how long a loss of the viewer's stays at least.
const lossTicks = 90

// read appends the time that is left to read what has just been told; a press ends first what moves.
func (d *Director) read(dst []Beat, t *Told) []Beat {
	from := len(dst)
	for from > 0 && dst[from-1].Told == t {
		from--
		dst[from].Run = from < len(dst)-1
	}
	if d.Read == nil || from == len(dst) {
		return dst
	}
	need := d.Read(t.Text)
	if t.Sub.Key != "" {
		need += d.Read(t.Sub)
	}
	if t.Loss {
		need = max(need, lossTicks)
	}
	need = max(need, leastTicks)
	dst[len(dst)-1].Lap = 0
	if left := need - beat.Span(dst[from:]); left > 0 {
		dst = append(dst, Beat{Timing: beat.Timing{Ticks: uint16(left), Ease: beat.Fade}, Kind: BeatRead, Event: dst[len(dst)-1].Event, After: d.ahead, Told: t})
	}
	return dst
}

// leastTicks is how long anything that is told stays at least.
const leastTicks = 72

// ReadTicks returns how long a text takes to read: 0.8 s and 0.35 s for each word.
func ReadTicks(text string) int { return 48 + 21*len(strings.Fields(text)) }

func (d *Director) add(dst []Beat, kind BeatKind, e *grimoria.Event) []Beat {
	b := Beat{Timing: timings[kind], Kind: kind, Event: *e, After: d.ahead}
	if d.Reduced {
		switch kind {
		case BeatOpen, BeatClash, BeatOrder, BeatFail, BeatNamed, BeatBolt, BeatHold, BeatDawn: // time to read
			b.Ease = beat.Fade
		default:
			b.Ease, b.Lap, b.Ticks = beat.Fade, 0, min(b.Ticks, fadeTicks)
		}
	}
	return append(dst, b)
}

// Finish applies a beat that has ended.
func (m *Model) Finish(b *Beat) { *m = b.After }
