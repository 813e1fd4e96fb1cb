package main

import (
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/pace"
)

// A program that rests makes up for the ticks that it leaves out, so that time passes as fast as ever; for more
// than a nap or two it does not.
func TestMissedTicks(t *testing.T) {
	var now time.Duration
	r := rest{clock: func() time.Duration { return now }}
	if n := r.missed(); n != 0 {
		t.Errorf("%d ticks are missed by a program that does not rest", n)
	}
	r.on = true
	ticks := 0
	for _, nap := range []time.Duration{napping, 3 * time.Millisecond, napping + 7*time.Millisecond, 1, napping - 5*time.Millisecond, 90 * time.Millisecond} {
		now += nap
		ticks += r.missed() + 1
	}
	if want := int(now / pace.Frame); ticks < want-2 || ticks > want+3 { // each wake is a tick, also an early one
		t.Errorf("%d ticks in %v, want about %d", ticks, now, want)
	}
	now += time.Hour
	if n := r.missed(); n != mostMissed {
		t.Errorf("%d ticks are made up for after an hour", n)
	}
	if n := r.missed(); n != 0 {
		t.Errorf("and %d more at once after that", n)
	}
}
