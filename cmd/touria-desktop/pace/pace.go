// Package pace gives bots their share of each frame. The cost of a unit of their work differs
// between machines and positions, so it is measured continuously. It does not affect decisions:
// bots find the same one however their work is sliced.
package pace

import "time"

// Frame is the length of a frame at 60 frames a second.
const Frame = time.Second / 60

const (
	grains = 32                   // number of steps in a slice; the clock is read after each
	aim    = .8                   // share of the limit to aim for, so that a slow step does not exceed it
	window = 2 * time.Millisecond // thinking time over which the cost is measured
	glance = window / 10          // the same for the first measurement
	doubt  = 100e6                // nanoseconds of thinking, as estimated, after which the clock should have advanced
	spare  = 2 * time.Millisecond // part of a frame kept free for unmeasured work

	// Limits of a step, in units, and of the cost of a unit.
	leastUnits = 16
	mostUnits  = 1 << 18
	leastCost  = 1.0 // nanoseconds
	mostCost   = 1e6
	firstCost  = 1000.0 // until the first measurement: better too slow than a late frame

	// trust is how far the estimated cost may exceed the aim while the clock still shows time left:
	// up to the slice's limit. Browser clocks can be coarse.
	trust = 1 / aim
)

// Pace measures and limits the thinking time of bots. It is not safe for concurrent use.
type Pace struct {
	now  func() time.Duration
	most time.Duration

	known bool          // the cost has been measured
	probe int           // units of the next step until then
	cost  float64       // per unit, in nanoseconds
	units float64       // units since the cost was last updated
	spent time.Duration // time since then

	savings time.Duration // unused part of earlier slices
	last    time.Duration // when the last slice began

	open    bool          // between Begin and End
	begun   time.Duration // when the frame began
	thought time.Duration // thinking time in the frame
	rest    time.Duration // average time of a frame without thinking
}

// New returns a pace whose slices take at most the given time and aim at a little less. clock
// returns the time since an arbitrary moment and may be coarse.
func New(most time.Duration, clock func() time.Duration) *Pace {
	return &Pace{now: clock, most: most, cost: firstCost, probe: leastUnits, savings: most, last: clock()}
}

// Clock returns a clock for New that starts now.
func Clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}

// Begin marks the start of a frame's work. A second call in the same frame does nothing.
func (p *Pace) Begin() {
	if !p.open {
		p.open, p.begun, p.thought = true, p.now(), 0
	}
}

// End marks the end of a frame's work.
func (p *Pace) End() {
	if !p.open {
		return
	}
	p.open = false
	took := min(max(0, p.now()-p.begun-p.thought), 2*Frame)
	// Costly frames get more weight than cheap ones, because still scenes are drawn less often. It
	// is still an average, since a coarse clock makes some frames look long.
	if took > p.rest {
		p.rest += (took - p.rest) / 2
	} else {
		p.rest += (took - p.rest) / 16
	}
}

// Limit returns how long the next slice may take if it began now: the time saved up for thinking,
// within what the frame's other work leaves, but never zero.
func (p *Pace) Limit() time.Duration {
	return p.limit(p.saved(p.now()))
}

func (p *Pace) limit(saved time.Duration) time.Duration {
	return max(p.least(), min(saved, Frame-spare-p.rest))
}

// saved returns the time available for thinking; each frame adds one slice.
func (p *Pace) saved(now time.Duration) time.Duration {
	since := min(max(0, now-p.last), Frame)
	return min(p.most, p.savings+since*p.most/Frame)
}

// least is the time that a bot always gets, so that it finishes.
func (p *Pace) least() time.Duration { return p.most / 8 }

// Slice calls work in steps of a number of units until it is done or this tick's slice is used up.
// Several ticks in a row, to catch up, share one slice.
func (p *Pace) Slice(work func(units int) (done bool)) (done bool) {
	start := p.now()
	p.savings, p.last = p.saved(start), start
	limit := p.limit(p.savings)
	goal := aim * float64(limit)
	at, estimate := start, 0.0
	// Within a slice, slower steps than expected shorten the following ones at once, before the
	// cost is updated.
	slow := 1.0
	left := func() float64 { return min(goal-float64(at-start), trust*goal-estimate) }
	for {
		n := p.step(left(), slow)
		done = work(n)
		now := p.now()
		if !done { // when done, it may have used fewer units
			slow = max(1, float64(now-at)/(float64(n)*p.cost))
			p.learn(n, now-at)
		}
		at = now
		estimate += float64(n) * p.cost
		if done || left() <= 0 || float64(limit-(at-start)) < leastUnits*p.cost {
			break
		}
	}
	took := max(0, at-start)
	p.savings = max(0, p.savings-took)
	p.thought += took
	return done
}

// step returns the number of units for the next step, given the time left and how many times slower
// than expected the last step was.
func (p *Pace) step(left, slow float64) int {
	n := min(left, float64(p.most)/grains) / (p.cost * slow)
	if !p.known {
		n = min(n, float64(p.probe))
		p.probe = min(2*p.probe, mostUnits)
	}
	return int(max(leastUnits, min(n, mostUnits)))
}

// learn updates the cost of a unit from a measurement.
func (p *Pace) learn(n int, took time.Duration) {
	p.units += float64(n)
	p.spent += max(0, took)
	least := window
	if !p.known {
		least = glance
	}
	if p.spent < least && !(p.known && p.units*p.cost > doubt) {
		return
	}
	now := float64(p.spent) / p.units
	// Rising costs are followed quickly, falling ones slowly.
	if p.known {
		now = min(4*p.cost, max(now, (now+p.cost)/2))
	}
	p.known = true
	p.cost = max(leastCost, min(now, mostCost))
	p.units, p.spent = 0, 0
}
