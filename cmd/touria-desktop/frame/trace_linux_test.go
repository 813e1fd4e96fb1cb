//go:build whole

package frame

import (
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"touria.games/touria/cmd/touria-desktop/pace"
	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
)

// Flags that choose what to trace. For a whole game of the best bots, throttled:
//
//	taskset -c 0 go test -tags whole ./cmd/touria-desktop/frame -run Trace -v -trace.real -trace.turns 0 -trace.factor 4
var (
	traceTurns  = flag.Int("trace.turns", 6, "turns that the trace plays; 0: to the end of the game")
	traceLevel  = flag.String("trace.level", bot.Crown, "the level of all four bots of the trace")
	traceReal   = flag.Bool("trace.real", false, "measure this machine, and draw, instead of counting units of work")
	traceFactor = flag.Float64("trace.factor", 1, "how many times slower the processor is taken to be")
	traceSlice  = flag.Duration("trace.slice", 8*time.Millisecond, "how long bots may think in a frame: 8ms on a desktop, 4ms in a browser")
	traceWait   = flag.Duration("trace.wait", time.Second, "how long a bot may still think after its time has come")
)

// traceUnit is how long a unit of a bot's work takes where it is counted: about as long as on a slow machine.
const traceUnit = 2 * time.Microsecond

// trace is the clock and the observer of a run at 60 frames a second. Within a frame the clock
// counts the units of the bots' work, or this thread's processor time multiplied by the throttling factor, so
// that other processes do not matter. Frames begin at whole sixtieths of its seconds.
type trace struct {
	pace  *pace.Pace
	stage *stage.Stage

	frame time.Duration // when the frame began
	begun time.Duration // the thread's time at that moment

	limit  time.Duration // of the frame's slice
	slices int           // in this frame
	took   time.Duration // the time they took
	steps  int
	units  int
	done   int         // units in this frame
	costs  [64]float64 // nanoseconds per unit in the last steps

	waits   time.Duration // time since the bot to move should have decided
	waiting []time.Duration
	ready   int // decisions that were ready in time
	over    int // slices that were too long
	hit     int // those of them that did no more work than usual
	worst   time.Duration
}

// processor returns the processor time of this thread. Getrusage, in the syscall package, is too
// coarse.
func processor() time.Duration {
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	var at syscall.Timespec
	if _, _, err := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&at)), 0); err != 0 {
		panic(err)
	}
	return time.Duration(at.Nano())
}

func (tr *trace) now() time.Duration {
	if !*traceReal {
		return tr.frame + time.Duration(tr.done)*traceUnit
	}
	return tr.frame + time.Duration(float64(processor()-tr.begun)**traceFactor)
}

// Slice runs a slice of the pace and records it.
func (tr *trace) Slice(work func(units int) bool) bool {
	busy := board.Of(tr.stage.App).Queue.Busy()
	tr.slices++
	tr.limit = tr.pace.Limit()
	start := tr.now()
	done := tr.pace.Slice(func(n int) bool {
		before := tr.now()
		done := work(n)
		tr.units, tr.done = tr.units+n, tr.done+n
		tr.costs[tr.steps%len(tr.costs)] = float64(tr.now()-before) / float64(n)
		tr.steps++
		return done
	})
	tr.took += tr.now() - start
	switch {
	case busy: // it is not due yet
	case !done:
		tr.waits += pace.Frame
	default:
		if tr.waits == 0 {
			tr.ready++
		} else {
			tr.waiting = append(tr.waiting, tr.waits+tr.took)
		}
		tr.waits = 0
	}
	return done
}

// usual returns the time that the frame's units should take at their recent cost.
func (tr *trace) usual() time.Duration {
	costs := tr.costs
	list := costs[:min(tr.steps, len(costs))]
	slices.Sort(list)
	return time.Duration(list[len(list)/2] * float64(tr.done))
}

// once plays a frame and returns the time it took, including thinking.
func (tr *trace) once() (took time.Duration) {
	runtime.LockOSThread() // the clock is this thread's
	defer runtime.UnlockOSThread()
	tr.begun = processor()
	tr.limit, tr.took, tr.slices, tr.done = 0, 0, 0, 0
	tr.pace.Begin()
	if *traceReal {
		tr.stage.Pass()
	} else {
		tr.stage.Tick(1)
	}
	tr.pace.End()
	took = tr.now() - tr.frame
	tr.frame += (took/pace.Frame + 1) * pace.Frame
	return took
}

// histogram counts times, rounded up to whole milliseconds.
type histogram []int

func (h *histogram) add(d time.Duration) {
	i := 0
	if d > 0 {
		i = 1 + int(d/time.Millisecond)
	}
	for len(*h) <= i {
		*h = append(*h, 0)
	}
	(*h)[i]++
}

func (h histogram) String() string {
	var b strings.Builder
	for i, n := range h {
		switch {
		case n == 0:
		case i == 0:
			fmt.Fprintf(&b, "\n     none %7d", n)
		default:
			fmt.Fprintf(&b, "\n %2d–%2d ms %7d", i-1, i, n)
		}
	}
	return b.String()
}

// TestTrace plays a game of four bots at 60 frames a second and checks each frame: no bot may think
// longer than its slice or keep the table waiting for long. With -trace.real it measures the machine that it runs on. Virtual machines lend out their
// processors while the thread's clock keeps running, so a few slices may be too long with no more
// work than usual. The length of whole frames is only reported, because they include painting new
// pictures.
func TestTrace(t *testing.T) {
	s := share(width, height)
	s.Blind = !*traceReal
	tr := &trace{stage: s}
	tr.pace = pace.New(*traceSlice, tr.now)
	cfg := session.Config{Start: rules.S, Seed: "trace"}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		temper := bot.Tempers()[seat]
		cfg.Players = append(cfg.Players, session.Player{Seat: seat, Name: temper, Crest: int(seat), Level: bot.Name(*traceLevel, temper)})
	}
	game, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	within := func(f func()) { f() }
	if *traceReal {
		within = stage.Frame
	}
	var frames, thoughts histogram
	var busiest time.Duration
	n, late, lateThinking, thinking := 0, 0, 0, 0
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: game.Record(), Moving: true, Pace: tr})
		*tr = trace{stage: s, pace: tr.pace, frame: tr.frame}
		turn := func() int { return board.Of(s.App).Model.Turn }
		for s.App.Scene() == "table" || s.App.Scene() == "doors" {
			if *traceTurns > 0 && turn() > *traceTurns {
				break
			}
			within(func() {
				took := tr.once()
				n++
				frames.add(took)
				thoughts.add(tr.took)
				busiest = max(busiest, took)
				if took > pace.Frame {
					late++
				}
				if tr.slices > 1 {
					t.Errorf("frame %d thinks %d times", n, tr.slices)
				}
				if tr.slices == 0 {
					return
				}
				thinking++
				if took > pace.Frame && took-tr.took <= pace.Frame {
					lateThinking++
				}
				if tr.took > tr.limit {
					usual := tr.usual()
					t.Logf("frame %d: thinking took %v of %v; %d units, usually %v", n, tr.took, tr.limit, tr.done, usual)
					tr.over++
					if usual <= tr.limit {
						tr.hit++
					}
				}
				tr.worst = max(tr.worst, tr.took)
			})
		}
	}); err != nil {
		t.Fatal(err)
	}
	slices.Sort(tr.waiting)
	var longest time.Duration
	if k := len(tr.waiting); k > 0 {
		longest = tr.waiting[k-1]
	}
	t.Logf("%d frames of 16.7 ms, %d with thinking; a processor %v times slower; slices of %v", n, thinking, *traceFactor, *traceSlice)
	t.Logf("thinking in a frame:%v\nat most %.2f ms; %d slices were too long, %d of them with no more work than usual", thoughts, ms(tr.worst), tr.over, tr.hit)
	t.Logf("whole frames:%v\nat most %.2f ms; %d late, %d of them by thinking", frames, ms(busiest), late, lateThinking)
	t.Logf("%d decisions were there when their time came; %d were waited for, at most %.0f ms", tr.ready, len(tr.waiting), ms(longest))
	t.Logf("%d units of work in %d steps", tr.units, tr.steps)
	if tr.units == 0 || tr.ready+len(tr.waiting) == 0 {
		t.Error("nobody has thought")
	}
	if tr.over > tr.hit {
		t.Errorf("%d slices were too long for their work", tr.over-tr.hit)
	}
	if tr.hit > 1+thinking/500 {
		t.Errorf("%d of %d slices were too long: some steps of the work are", tr.hit, thinking)
	}
	if longest > *traceWait {
		t.Errorf("a bot was waited for %v, at most %v may be", longest, *traceWait)
	}
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
