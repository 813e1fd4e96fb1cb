package beat

import (
	"testing"

	"pgregory.net/rapid"
)

// note is a beat that carries a number.
type note struct {
	Timing
	Arg uint8
}

// someBeats draws beats; their Arg numbers them.
func someBeats(t *rapid.T, first int) []note {
	beats := make([]note, rapid.IntRange(0, 8).Draw(t, "beats"))
	for i := range beats {
		ticks := uint16(rapid.IntRange(0, 12).Draw(t, "ticks"))
		beats[i] = note{Timing{Ticks: ticks, Lap: uint16(rapid.IntRange(0, 12).Draw(t, "lap")), Run: rapid.Bool().Draw(t, "run")}, uint8(first + i)}
	}
	return beats
}

// TestQueueKeepsAll: however the queue is ticked, skipped and flushed, every
// beat comes out once, in order.
func TestQueueKeepsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var q Queue[note]
		pushed, out := 0, 0
		take := func(done []note) {
			for _, b := range done {
				if int(b.Arg) != out {
					t.Fatalf("beat %d came out, want %d", b.Arg, out)
				}
				out++
			}
		}
		for range rapid.IntRange(1, 40).Draw(t, "acts") {
			switch rapid.IntRange(0, 5).Draw(t, "act") {
			case 0:
				if pushed > 200 {
					continue
				}
				beats := someBeats(t, pushed)
				pushed += len(beats)
				q.Push(beats)
			case 1:
				take(q.Skip())
			case 2:
				take(q.Flush())
				if q.Busy() {
					t.Fatal("busy after a flush")
				}
			default:
				take(q.Tick(Speed(rapid.IntRange(0, int(Instant)).Draw(t, "speed"))))
			}
			if q.Len() != pushed-out || q.Busy() != (pushed > out) {
				t.Fatalf("len %d, busy %v with %d of %d out", q.Len(), q.Busy(), out, pushed)
			}
			for i := range q.Playing() {
				if _, at := q.At(i); at < 0 || at > 1 {
					t.Fatalf("progress %v", at)
				}
			}
		}
		take(q.Flush())
		if out != pushed {
			t.Fatalf("%d of %d beats came out", out, pushed)
		}
	})
}

// TestQueueTakesTheSpan: at 1x, 2x and 4x beats take what Span says.
func TestQueueTakesTheSpan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		beats := someBeats(t, 0)
		speed := Speed(rapid.IntRange(0, int(Quadruple)).Draw(t, "speed"))
		var q Queue[note]
		q.Push(beats)
		ticks := 0
		for q.Busy() {
			q.Tick(speed)
			ticks++
		}
		want := (Span(beats) + 1<<speed - 1) >> speed
		if want == 0 && len(beats) > 0 {
			want = 1
		}
		if ticks != want {
			t.Fatalf("%d ticks, want %d", ticks, want)
		}
	})
}

func TestSkip(t *testing.T) {
	var q Queue[note]
	q.Push([]note{{Timing{Ticks: 10, Run: true}, 1}, {Timing{Ticks: 10, Run: true}, 2}, {Timing{Ticks: 10}, 3}, {Timing{Ticks: 10}, 4}})
	q.Tick(Normal)
	if done := q.Skip(); len(done) != 3 || done[2].Arg != 3 {
		t.Fatalf("a skip ended %d beats, want the three that belong together", len(done))
	}
	if b, at := q.Current(); b == nil || b.Arg != 4 || at != 0 {
		t.Fatalf("after the skip the fourth beat must stand at its beginning")
	}
	if done := q.Skip(); len(done) != 1 || q.Busy() {
		t.Fatal("a second skip must end the last one")
	}
	if done := q.Skip(); len(done) != 0 {
		t.Fatal("nothing is left to skip")
	}
}

// TestEchoes: what was seen rings on for a while after its end, whether it
// ended by itself or was skipped; nothing waits for it, and a flush is silent.
func TestEchoes(t *testing.T) {
	var q Queue[note]
	q.Push([]note{{Timing{Ticks: 2}, 1}, {Arg: 2}, {Timing{Ticks: 9}, 3}})
	q.Tick(Normal)
	q.Tick(Normal)
	if b, at := q.Echo(0); q.Echoes() != 1 || b.Arg != 1 || at != 0 {
		t.Fatalf("%d echoes after the first beat, want that of it alone", q.Echoes())
	}
	q.Skip()
	if q.Busy() || !q.Ringing() || q.Echoes() != 2 {
		t.Fatalf("%d echoes after a skip", q.Echoes())
	}
	for range EchoTicks - 2 {
		q.Tick(Normal)
	}
	if _, at := q.Echo(0); !q.Ringing() || at >= 1 {
		t.Fatal("an echo is cut off")
	}
	q.Tick(Quadruple)
	if q.Ringing() {
		t.Fatal("an echo never ends")
	}
	q.Push([]note{{Timing: Timing{Ticks: 5}}, {Timing: Timing{Ticks: 5}}})
	q.Tick(Normal)
	if q.Flush(); q.Ringing() {
		t.Error("a flush rings")
	}
	for range 20 {
		q.Push([]note{{Timing: Timing{Ticks: 1}}})
		q.Tick(Normal)
	}
	if n := q.Echoes(); n > len(q.echoes) {
		t.Errorf("%d echoes at once", n)
	}
}

func TestQueueAllocatesNothing(t *testing.T) {
	var q Queue[note]
	beats := []note{{Timing: Timing{Ticks: 8, Lap: 2}}, {Timing: Timing{Ticks: 9}}, {}}
	run := func() {
		q.Push(beats)
		for q.Busy() {
			q.Tick(Normal)
		}
	}
	run()
	if n := testing.AllocsPerRun(100, run); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// Movements begin where things are and end where they go; a tower overshoots
// by a twentieth and turns back.
func TestEase(t *testing.T) {
	for e := Linear; e <= Fade; e++ {
		if a, b := e.At(0), e.At(1); a < -1e-4 || a > 1e-4 || b < 1-1e-4 || b > 1+1e-4 {
			t.Errorf("easing %d goes from %v to %v", e, a, b)
		}
	}
	most, last := float32(0), float32(0)
	for i := range 101 {
		k := Settle.At(float32(i) / 100)
		if step := k - last; step > .035 || step < -.01 {
			t.Errorf("a tower jumps by %v at %d %%", step, i)
		}
		most, last = max(most, k), k
	}
	if most < 1.03 || most > 1.06 {
		t.Errorf("a tower overshoots to %v", most)
	}
}

func TestClear(t *testing.T) {
	var q Queue[note]
	q.Push([]note{{Timing: Timing{Ticks: 5}}, {Timing: Timing{Ticks: 5}}})
	q.Tick(Normal)
	q.Clear()
	if q.Busy() || q.Playing() != 0 || len(q.Tick(Quadruple)) != 0 {
		t.Error("a cleared queue still plays")
	}
	if b, _ := q.Current(); b != nil {
		t.Error("a cleared queue has a current beat")
	}
}

// Every beat begins once, in its order, at whatever speed.
func TestBegun(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var q Queue[note]
		want, got := 0, 0
		for range rapid.IntRange(1, 6).Draw(t, "pushes") {
			beats := someBeats(t, want)
			want += len(beats)
			q.Push(beats)
			speed := Speed(rapid.IntRange(0, int(Instant)).Draw(t, "speed"))
			for range rapid.IntRange(0, 80).Draw(t, "ticks") {
				q.Tick(speed)
				for _, b := range q.Begun() {
					if int(b.Arg) != got {
						t.Fatalf("beat %d begins where %d should", b.Arg, got)
					}
					got++
				}
			}
		}
		q.Flush()
		if got += len(q.Begun()); got != want {
			t.Fatalf("%d of %d beats have begun", got, want)
		}
		q.Push(someBeats(t, 0))
		q.Tick(Normal)
		q.Clear()
		if n := len(q.Begun()); n != 0 {
			t.Fatalf("%d beats begin after all were dropped", n)
		}
	})
}
