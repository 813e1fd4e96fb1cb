package beat

// Queue plays beats in sequence, overlapping by their Laps. However it is ticked,
// skipped or flushed, every beat ends exactly once, in the order of pushing. The
// zero Queue is ready to use.
type Queue[B Timed] struct {
	beats   []B      // unfinished from head on
	ran     []uint16 // ticks that each beat has played
	head    int
	started int // beats from head on that have started
	done    []B
	begun   []B        // started since Begun was called
	echoes  [8]echo[B] // oldest first
	ringing int        // used entries of echoes
}

// echo is a beat that has ended and still has an after-effect: dust settles, what
// has arrived is highlighted.
type echo[B any] struct {
	beat B
	ran  int
}

// EchoTicks is how long an echo lasts at speed 1x.
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

// Busy reports whether any beat has not finished.
func (q *Queue[B]) Busy() bool { return q.head < len(q.beats) }

// Len returns the number of beats that have not finished.
func (q *Queue[B]) Len() int { return len(q.beats) - q.head }

// Ringing reports whether there are echoes. Nothing waits for them.
func (q *Queue[B]) Ringing() bool { return q.ringing > 0 }

// Echoes returns the number of echoes.
func (q *Queue[B]) Echoes() int { return q.ringing }

// Echo returns the beat of the i-th echo, from the oldest, and the echo's progress
// from 0 to 1. The beat is valid until the queue changes.
func (q *Queue[B]) Echo(i int) (*B, float32) {
	e := &q.echoes[i]
	return &e.beat, float32(e.ran) / EchoTicks
}

// Playing returns the number of beats that have started and not finished.
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

// Tick lets a sixtieth of a second pass at a speed and returns the beats that
// ended, in order. The slice is valid until the next Tick, Skip or Flush.
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

// Begun returns the beats that have started since it was last called, at most
// mostBegun of them. The slice is valid until the next call that starts a beat.
func (q *Queue[B]) Begun() []B {
	list := q.begun
	q.begun = q.begun[:0]
	return list
}

// mostBegun is how many beats that have started are kept if nobody asks for them.
const mostBegun = 256

// Skip ends the current beat, and those that belong to it (Timing.Run), at once
// and returns them, as Tick does.
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

// Flush ends all beats at once and returns them, as Tick does.
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

// Clear drops all beats without ending them.
func (q *Queue[B]) Clear() {
	q.begin()
	q.beats, q.ran, q.head, q.started = q.beats[:0], q.ran[:0], 0, 0
	q.begun = q.begun[:0]
	q.ringing = 0
}

// begin empties the slice that the last call returned.
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

// start starts every beat whose time has come: the first one, and each that may
// overlap the one before.
func (q *Queue[B]) start() {
	for q.head+q.started < len(q.beats) {
		if q.started > 0 {
			last := q.head + q.started - 1
			if t := q.beats[last].Time(); int(t.Ticks)-int(q.ran[last]) > int(t.Lap) {
				return
			}
		}
		if len(q.begun) < mostBegun {
			q.begun = append(q.begun, q.beats[q.head+q.started])
		}
		q.started++
	}
}

// finish removes the beats that are over, oldest first: a beat never ends before
// the one that it overlaps. The next beat starts in the same tick.
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

// ring adds the echo of a beat that was seen, dropping the oldest if there are too
// many.
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

// fade lets the echoes age by a tick.
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
