//go:build whole

package frame

import (
	"runtime"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/pace"
	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// sixtieths is a clock of frames of which one begins every sixtieth of a second, or later if the one before takes longer.
// Within a frame it is this thread's processor time, so that other processes do not matter.
type sixtieths struct{ frame, begun time.Duration }

func (c *sixtieths) now() time.Duration { return c.frame + processor() - c.begun }

// once runs a frame and returns the time that it took.
func (c *sixtieths) once(step func()) (took time.Duration) {
	stage.Frame(func() {
		runtime.LockOSThread() // the clock is this thread's
		defer runtime.UnlockOSThread()
		c.begun = processor()
		step()
		took = c.now() - c.frame
		c.frame += max(took, pace.Frame)
	})
	return took
}

// timed is a pace that notes its longest slice.
type timed struct {
	*pace.Pace
	clock   *sixtieths
	longest time.Duration
}

func (t *timed) Slice(work func(units int) (done bool)) (done bool) {
	began := t.clock.now()
	done = t.Pace.Slice(work)
	t.longest = max(t.longest, t.clock.now()-began)
	return done
}

// BenchmarkLesson measures how long the lesson of a whole game of two, one of them at the screen, takes beside the frames of
// the finale: seconds of the player's, the longest slice of work, the longest frame without rasterising, and how many of a
// hundred took longer than a sixtieth of a second.
func BenchmarkLesson(b *testing.B) {
	record, best := stage.Find(2, 1<<rules.S, func(m *stage.Moment) bool {
		if m.Best.Kind != touria.Open {
			return false
		}
		end, _, err := session.Load(m.Record(), session.Options{})
		if err == nil {
			_, err = end.Decide(m.Best)
		}
		return err == nil && end.Over()
	})
	var took, longest, slice time.Duration
	frames, late := 0, 0
	for b.Loop() {
		s := stage.New(width, height) // a stage keeps lessons
		clock := &sixtieths{}
		share := &timed{Pace: pace.New(8*time.Millisecond, clock.now), clock: clock}
		frame := func() {
			spent := clock.once(s.Step)
			longest = max(longest, spent)
			if frames++; spent > pace.Frame {
				late++
			}
		}
		if err := stage.Try(func() {
			s.Continue(stage.Look{Game: record, Moving: true, Pace: share})
			s.Settle()
			s.Picture()
			s.Decide(best)
			s.Until("the finale", func() bool { return s.App.Scene() == "finale" })
		}); err != nil {
			b.Fatal(err)
		}
		began := clock.frame
		share.longest = 0
		text, err := s.App.Saves().Autosave().Text()
		if err != nil {
			b.Fatal(err)
		}
		for s.App.Saves().Remarked(text) == nil {
			if frame(); clock.frame-began > time.Minute {
				b.Fatal("no lesson comes")
			}
		}
		took += clock.frame - began
		slice = max(slice, share.longest)
		s.Close()
	}
	b.ReportMetric(took.Seconds()/float64(b.N), "s/lesson")
	b.ReportMetric(longest.Seconds()*1000, "ms/longest")
	b.ReportMetric(slice.Seconds()*1000, "ms/slice")
	b.ReportMetric(100*float64(late)/float64(frames), "%late")
}
