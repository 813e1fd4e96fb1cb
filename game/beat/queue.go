package beat

// Queue plays beats one after the other, overlapping where a beat's Lap says
// so. However it is ticked, skipped or flushed, every beat comes out exactly
// once, in the order in which it was pushed. The zero Queue is ready to use.
type Queue[B Timed] struct {
	beats   []B // from head on: not finished
	ran     []uint16
	head    int
	started int // beats from head on that have begun
	done    []B
	echoes  [8]echo[B] // of beats that ended, oldest first
	ringing int        // how many of them there are
}

// echo is a beat that has ended and still rings: what came of it is shown
// already, dust settles and what arrived is seen to have arrived.
type echo[B any] struct {
	beat B
	ran  int
}

// EchoTicks is how long a beat rings after its end at speed 1x.
const EchoTicks = 30

// Push adds beats to the end of the queue.
func (q *Queue[B]) Push(beats []B) {
	if q.head > 0 {
		q.beats = q.beats[:copy(q.beats, q.beats[q.head:])]
		q.ran = q.ran[:copy(q.ran, q.ran[q.head:])]
		q.head = 0
	}
	q.beats = append(q.beats, beats...)
	for range beats {
		q.ran = append(q.ran, 0)
	}
}

// Busy tells whether a beat is still to play or to finish.
func (q *Queue[B]) Busy() bool { return q.head < len(q.beats) }

// Len returns the number of beats that have not finished.
func (q *Queue[B]) Len() int { return len(q.beats) - q.head }

// Ringing tells whether a beat that has ended still rings. Nothing waits for it.
func (q *Queue[B]) Ringing() bool { return q.ringing > 0 }

// Echoes returns the number of beats that have ended and still ring.
func (q *Queue[B]) Echoes() int { return q.ringing }

// Echo returns the i-th beat that still rings, from the oldest, and how far
// its echo has come, from 0 to 1. The beat is valid until the queue changes.
func (q *Queue[B]) Echo(i int) (*B, float32) {
	e := &q.echoes[i]
	return &e.beat, float32(e.ran) / EchoTicks
}

// Playing returns the number of beats that have begun and not finished.
func (q *Queue[B]) Playing() int { return q.started }

// At returns the i-th playing beat, from the oldest, and its progress from 0 to
// 1, before easing. The beat is valid until the queue changes.
func (q *Queue[B]) At(i int) (*B, float32) {
	b := &q.beats[q.head+i]
	ticks := (*b).Time().Ticks
	if ticks == 0 {
		return b, 1
	}
	return b, min(1, float32(q.ran[q.head+i])/float32(ticks))
}

// Current returns the oldest playing beat and its progress, nil if none plays.
func (q *Queue[B]) Current() (*B, float32) {
	if q.started == 0 {
		return nil, 0
	}
	return q.At(0)
}

// Tick lets a sixtieth of a second pass at the given speed. It returns the
// beats that ended, in order; each must be folded into what is shown. The slice is
// valid until the next Tick, Skip or Flush.
func (q *Queue[B]) Tick(speed Speed) []B {
	if speed >= Instant {
		return q.Flush()
	}
	q.begin()
	for range 1 << speed {
		q.fade()
		q.advance()
	}
	return q.done
}

// Skip completes the current beat, and those that belong to it (Timing.Run), at
// once. What it returns is as with Tick.
func (q *Queue[B]) Skip() []B {
	q.begin()
	q.start()
	for skipping := true; skipping && q.started > 0; {
		skipping = q.beats[q.head].Time().Run
		q.ran[q.head] = q.beats[q.head].Time().Ticks
		q.finish()
	}
	return q.done
}

// Flush completes all beats at once. What it returns is as with Tick.
func (q *Queue[B]) Flush() []B {
	q.begin()
	for q.Busy() {
		q.start()
		for i := range q.started {
			q.ran[q.head+i] = q.beats[q.head+i].Time().Ticks
		}
		q.finish()
	}
	q.ringing = 0
	return q.done
}

// Clear forgets all beats without finishing them: after a load or an undo the
// model is projected anew.
func (q *Queue[B]) Clear() {
	q.begin()
	q.beats, q.ran, q.head, q.started = q.beats[:0], q.ran[:0], 0, 0
	q.ringing = 0
}

// begin empties what the last call gave out.
func (q *Queue[B]) begin() { q.done = q.done[:0] }

// advance lets one tick pass.
func (q *Queue[B]) advance() {
	q.start()
	for i := q.head; i < q.head+q.started; i++ {
		if q.ran[i] < q.beats[i].Time().Ticks {
			q.ran[i]++
		}
	}
	q.finish()
}

// start begins every beat whose time has come: the first one, and each that
// may lap over the one before it.
func (q *Queue[B]) start() {
	for q.head+q.started < len(q.beats) {
		if q.started > 0 {
			last := q.head + q.started - 1
			if t := q.beats[last].Time(); int(t.Ticks)-int(q.ran[last]) > int(t.Lap) {
				return
			}
		}
		q.started++
	}
}

// finish takes out the beats that are over, oldest first: a beat never ends
// before the one that it laps over. What follows begins in the same tick.
func (q *Queue[B]) finish() {
	for q.started > 0 && q.ran[q.head] >= q.beats[q.head].Time().Ticks {
		q.done = append(q.done, q.beats[q.head])
		q.ring(&q.beats[q.head])
		q.head++
		q.started--
		q.start()
	}
	if q.head == len(q.beats) {
		q.beats, q.ran, q.head = q.beats[:0], q.ran[:0], 0
	}
}

// ring lets a beat that was seen echo; if there are too many, the oldest falls silent.
func (q *Queue[B]) ring(b *B) {
	if (*b).Time().Ticks == 0 {
		return
	}
	if q.ringing == len(q.echoes) {
		q.ringing = copy(q.echoes[:], q.echoes[1:])
	}
	q.echoes[q.ringing] = echo[B]{beat: *b}
	q.ringing++
}

// fade lets the echoes fade by a tick.
func (q *Queue[B]) fade() {
	n := 0
	for i := range q.ringing {
		if e := &q.echoes[i]; e.ran+1 < EchoTicks {
			e.ran++
			q.echoes[n] = *e
			n++
		}
	}
	q.ringing = n
}
