package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Director turns decisions and their events into beats. It runs ahead of the screen: it knows what
// the table will show after all beats have played.
type Director struct {
	// Reduced replaces movement by fades of at most 150 ms.
	Reduced bool

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
	for i := range events {
		e := &events[i]
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
		if opened && d.ahead.Blocked() {
			dst = d.add(dst, BeatBlock, e)
		}
		if kind == BeatOrder { // time to read why
			dst = d.add(dst, BeatHold, e)
		}
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

func (d *Director) add(dst []Beat, kind BeatKind, e *grimoria.Event) []Beat {
	b := Beat{Timing: timings[kind], Kind: kind, Event: *e, After: d.ahead}
	if d.Reduced {
		switch kind {
		case BeatOpen, BeatOrder, BeatFail, BeatNamed, BeatBolt, BeatHold, BeatDawn: // time to read
			b.Ease = beat.Fade
		default:
			b.Ease, b.Lap, b.Ticks = beat.Fade, 0, min(b.Ticks, fadeTicks)
		}
	}
	return append(dst, b)
}

// Finish applies a beat that has ended.
func (m *Model) Finish(b *Beat) { *m = b.After }
