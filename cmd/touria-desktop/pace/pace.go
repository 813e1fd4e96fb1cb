// Package pace gives bots their share of each frame. What a unit of their work
// costs differs from machine to machine and from position to position, so it is
// measured all the time. The decisions do not depend on it: bots find the same
// at any slicing.
package pace

import "time"

// Frame is how long a frame may take, with 60 of them in a second.
const Frame = time.Second / 60

const (
	grains = 32                   // a slice is thought in about so many steps, with a look at the clock after each
	aim    = .8                   // of what a slice may take: a step that takes longer than it should makes no slice too long
	window = 2 * time.Millisecond // a unit's cost is told from so much thinking,
	glance = window / 10          // and for the first time from so much
	doubt  = 100e6                // nanoseconds of thinking by the estimate after which the clock should have seen some
	spare  = 2 * time.Millisecond // of a frame stays free, for what nobody measures

	// The bounds of a step, in units, and of what a unit is taken to cost.
	leastUnits = 16
	mostUnits  = 1 << 18
	leastCost  = 1.0 // nanoseconds
	mostCost   = 1e6
	firstCost  = 1000.0 // until the first measurement: rather too slow than a late frame

	// trust is how much further than the aim the estimated cost may lead where the
	// clock says that there is time left, which is up to all that a slice may take:
	// clocks in browsers may be coarse.
	trust = 1 / aim
)

// Pace measures and limits how long bots think. It is used from one goroutine.
type Pace struct {
	now  func() time.Duration
	most time.Duration

	known bool          // the cost was measured
	probe int           // units of the next step while it was not
	cost  float64       // of a unit, in nanoseconds
	units float64       // thought since cost was told last,
	spent time.Duration // in this time

	savings time.Duration // of a slice, not used yet
	last    time.Duration // when the last slice began

	open    bool          // within a frame
	begun   time.Duration // when it began
	thought time.Duration // how long was thought in it
	rest    time.Duration // what frames take besides
}

// New returns a pace whose slices take at most a time; they aim at a little less. The clock tells the time
// since any moment; it need not be exact.
func New(most time.Duration, clock func() time.Duration) *Pace {
	return &Pace{now: clock, most: most, cost: firstCost, probe: leastUnits, savings: most, last: clock()}
}

// Clock returns a clock for New: the time since now.
func Clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}

// Begin is called when a frame's work begins; twice in a frame counts once.
func (p *Pace) Begin() {
	if !p.open {
		p.open, p.begun, p.thought = true, p.now(), 0
	}
}

// End is called when a frame's work is done.
func (p *Pace) End() {
	if !p.open {
		return
	}
	p.open = false
	took := min(max(0, p.now()-p.begun-p.thought), 2*Frame)
	// Costly frames count more than cheap ones: what does not move is drawn more
	// seldom. But it is a mean, since a coarse clock shows some frames as long.
	if took > p.rest {
		p.rest += (took - p.rest) / 2
	} else {
		p.rest += (took - p.rest) / 16
	}
}

// Limit returns how long the next slice may take if it began now: what is saved
// up for thinking and what the frame's other work leaves, but never nothing.
func (p *Pace) Limit() time.Duration {
	return p.limit(p.saved(p.now()))
}

func (p *Pace) limit(saved time.Duration) time.Duration {
	return max(p.least(), min(saved, Frame-spare-p.rest))
}

// saved is what is there for thinking at a time: a slice's worth comes with each frame.
func (p *Pace) saved(now time.Duration) time.Duration {
	since := min(max(0, now-p.last), Frame)
	return min(p.most, p.savings+since*p.most/Frame)
}

// least is what a bot gets in any case, so that it comes to an end.
func (p *Pace) least() time.Duration { return p.most / 8 }

// Slice lets work be done, in steps of so many units, until it is done or the
// slice of this tick is used up. Where several ticks come at once, to catch up,
// they share one slice.
func (p *Pace) Slice(work func(units int) (done bool)) (done bool) {
	start := p.now()
	p.savings, p.last = p.saved(start), start
	limit := p.limit(p.savings)
	goal := aim * float64(limit)
	at, estimate := start, 0.0
	// Within a slice, steps that take longer than expected make those after them
	// shorter at once, before the cost is known anew.
	slow := 1.0
	left := func() float64 { return min(goal-float64(at-start), trust*goal-estimate) }
	for {
		n := p.step(left(), slow)
		done = work(n)
		now := p.now()
		if !done { // else it may have been fewer
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

// step returns how many units to do at once when there is time left, and the
// last ones were so many times slower than expected.
func (p *Pace) step(left, slow float64) int {
	n := min(left, float64(p.most)/grains) / (p.cost * slow)
	if !p.known {
		n = min(n, float64(p.probe))
		p.probe = min(2*p.probe, mostUnits)
	}
	return int(max(leastUnits, min(n, mostUnits)))
}

// learn tells the cost of a unit from what was measured.
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
	// What has become dearer counts soon, what is cheaper little by little.
	if p.known {
		now = min(4*p.cost, max(now, (now+p.cost)/2))
	}
	p.known = true
	p.cost = max(leastCost, min(now, mostCost))
	p.units, p.spent = 0, 0
}
