// Package beat plays animation as a sequence of beats: a queue with overlaps and
// echoes, speeds and easing. It knows no game; a beat is any value with a Timing.
package beat

import "math"

// Timing is when a beat plays and how it moves. Beats embed it.
type Timing struct {
	Ticks uint16 // length at speed 1x, 60 a second
	Lap   uint16 // how many ticks before its end the next beat may start
	Run   bool   // skipping it skips the next beat, too
	Ease  Ease
}

// Time returns the timing itself, for Timed.
func (t Timing) Time() Timing { return t }

// Timed is a beat: whatever embeds a Timing.
type Timed interface{ Time() Timing }

// Span returns the ticks that beats take in sequence, with their laps, at speed 1x.
func Span[B Timed](beats []B) int {
	start, end := 0, 0
	for i := range beats {
		t := beats[i].Time()
		over := start + int(t.Ticks)
		end = max(end, over)
		start = max(start, over-int(t.Lap))
	}
	return end
}

// Speed is how fast beats play.
type Speed int

// The speeds. At Instant every beat ends at once.
const (
	Normal    Speed = iota
	Double          // twice as fast
	Quadruple       // four times as fast
	Instant
)

// Ease maps a beat's progress to movement.
type Ease uint8

// The easings.
const (
	Linear  Ease = iota
	InOut        // starts and stops softly: heroes, flights
	Out          // stops softly: things that arrive
	In           // starts softly: things that leave
	OutBack      // overshoots a little and swings back: doors
	Settle       // accelerates, overshoots by a twentieth and settles: towers
	Bounce       // settles with small hops: the die
	Fade         // no movement: things fade out and in (reduced motion)
)

// At maps progress t, from 0 to 1, to the part of the way covered. It goes from 0
// to 1, too, and briefly beyond 1 if the easing overshoots.
func (e Ease) At(t float32) float32 {
	switch e {
	case InOut:
		return t * t * (3 - 2*t)
	case Out:
		return 1 - (1-t)*(1-t)
	case In:
		return t * t
	case OutBack:
		const back = 1.3
		k := t - 1
		return 1 + (back+1)*k*k*k + back*k*k
	case Settle:
		const over, at = .05, .76 // it overshoots most at this part of its time
		if t < at {
			t /= at
			return (1 + over) * t * t * (3 - 2*t)
		}
		return 1 + over*(1+float32(math.Cos(math.Pi*float64((t-at)/(1-at)))))/2
	case Bounce:
		return 1 - (1-t)*(1-t)*(1-t)
	}
	return t
}
