package show

import (
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// someBeats draws beats; their Arg numbers them.
func someBeats(t *rapid.T, first int) []Beat {
	beats := make([]Beat, rapid.IntRange(0, 8).Draw(t, "beats"))
	for i := range beats {
		ticks := uint16(rapid.IntRange(0, 12).Draw(t, "ticks"))
		beats[i] = Beat{Ticks: ticks, Lap: uint16(rapid.IntRange(0, 12).Draw(t, "lap")), Run: rapid.Bool().Draw(t, "run"), Arg: uint8(first + i)}
	}
	return beats
}

// TestQueueKeepsAll: however the queue is ticked, skipped and flushed, every
// beat comes out once, in order, and starts with its cue.
func TestQueueKeepsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var q Queue
		pushed, out, cues := 0, 0, 0
		take := func(done []Beat) {
			for _, b := range done {
				if int(b.Arg) != out {
					t.Fatalf("beat %d came out, want %d", b.Arg, out)
				}
				out++
			}
			cues += len(q.Cues())
		}
		for range rapid.IntRange(1, 40).Draw(t, "acts") {
			switch rapid.IntRange(0, 5).Draw(t, "act") {
			case 0:
				if pushed > 200 {
					continue
				}
				beats := someBeats(t, pushed)
				for i := range beats {
					beats[i].Cue = CueGem
				}
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
		if out != pushed || cues != pushed {
			t.Fatalf("%d of %d beats came out, %d cues", out, pushed, cues)
		}
	})
}

// TestQueueTakesTheSpan: at 1x, 2x and 4x beats take what Span says.
func TestQueueTakesTheSpan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		beats := someBeats(t, 0)
		speed := Speed(rapid.IntRange(0, int(Speed4)).Draw(t, "speed"))
		var q Queue
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
	var q Queue
	q.Push([]Beat{{Ticks: 10, Arg: 1, Run: true}, {Ticks: 10, Arg: 2, Run: true}, {Ticks: 10, Arg: 3}, {Ticks: 10, Arg: 4}})
	q.Tick(Speed1)
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
	var q Queue
	q.Push([]Beat{{Ticks: 2, Arg: 1}, {Arg: 2}, {Ticks: 9, Arg: 3}})
	q.Tick(Speed1)
	q.Tick(Speed1)
	if b, at := q.Echo(0); q.Echoes() != 1 || b.Arg != 1 || at != 0 {
		t.Fatalf("%d echoes after the first beat, want that of it alone", q.Echoes())
	}
	q.Skip()
	if q.Busy() || !q.Ringing() || q.Echoes() != 2 {
		t.Fatalf("%d echoes after a skip", q.Echoes())
	}
	for range EchoTicks - 2 {
		q.Tick(Speed1)
	}
	if _, at := q.Echo(0); !q.Ringing() || at >= 1 {
		t.Fatal("an echo is cut off")
	}
	q.Tick(Speed4)
	if q.Ringing() {
		t.Fatal("an echo never ends")
	}
	q.Push([]Beat{{Ticks: 5}, {Ticks: 5}})
	q.Tick(Speed1)
	if q.Flush(); q.Ringing() {
		t.Error("a flush rings")
	}
	for range 20 {
		q.Push([]Beat{{Ticks: 1}})
		q.Tick(Speed1)
	}
	if n := q.Echoes(); n > len(q.echoes) {
		t.Errorf("%d echoes at once", n)
	}
}

func TestQueueAllocatesNothing(t *testing.T) {
	var q Queue
	beats := []Beat{{Kind: BeatStep, Ticks: 8, Lap: 2, Cue: CueStep}, {Kind: BeatCollect, Ticks: 9, Cue: CueGem}, {Kind: BeatSettle, Settles: true}}
	m := Model{Viewer: rules.S}
	run := func() {
		q.Push(beats)
		for q.Busy() {
			done := q.Tick(Speed1)
			for i := range done {
				m.Finish(&done[i])
			}
		}
	}
	run()
	if n := testing.AllocsPerRun(100, run); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestClear(t *testing.T) {
	var q Queue
	q.Push([]Beat{{Ticks: 5}, {Ticks: 5}})
	q.Tick(Speed1)
	q.Clear()
	if q.Busy() || q.Playing() != 0 || len(q.Tick(Speed4)) != 0 {
		t.Error("a cleared queue still plays")
	}
	if b, _ := q.Current(); b != nil {
		t.Error("a cleared queue has a current beat")
	}
}
