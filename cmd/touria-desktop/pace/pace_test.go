package pace

import (
	"testing"
	"time"
)

// machine is a clock that only advances with work.
type machine struct {
	at     time.Duration
	grain  time.Duration // resolution of the clock; 0: exact
	cost   float64       // per unit, in nanoseconds
	units  int           // units since the last slice began
	steps  int
	todo   int           // units left; 0: endless
	uneven time.Duration // variation between frames
}

func (m *machine) now() time.Duration {
	if m.grain > 0 {
		return m.at / m.grain * m.grain
	}
	return m.at
}

func (m *machine) work(n int) bool {
	if m.todo > 0 && m.units+n >= m.todo {
		n = m.todo - m.units
	}
	m.units += n
	m.steps++
	m.at += time.Duration(float64(n) * m.cost)
	return m.todo > 0 && m.units == m.todo
}

// frame plays a frame: a slice of thinking, other work, and the wait for the next frame. It returns
// the thinking time.
func (m *machine) frame(p *Pace, other time.Duration) time.Duration {
	start := m.at
	p.Begin()
	m.at += other / 2
	thought := m.at
	m.units, m.steps = 0, 0
	p.Slice(m.work)
	thought = m.at - thought
	m.at += other / 2
	p.End()
	m.at = max(m.at, start+Frame)
	if m.uneven > 0 {
		m.at += (m.at * 7919) % m.uneven
	}
	return thought
}

const most = 8 * time.Millisecond

// On machines of any speed, slices come close to their limit and never exceed it.
func TestConverges(t *testing.T) {
	for _, cost := range []float64{3, 100, 250, 5_000, 60_000} {
		m := &machine{cost: cost}
		p := New(most, m.now)
		for i := range 200 {
			took := m.frame(p, time.Millisecond)
			if took > max(most, time.Duration(leastUnits*cost)) {
				t.Errorf("a unit of %v ns: slice %d takes %v", cost, i, took)
			}
			if i > 10 && took < most*3/4 && m.units < int(mostUnits) {
				t.Errorf("a unit of %v ns: slice %d takes only %v", cost, i, took)
			}
		}
	}
}

// When units become more costly, because of the position or because the machine is busy, no slice
// is too long; when they become cheaper, more is done.
func TestFollowsTheCost(t *testing.T) {
	m := &machine{cost: 100}
	p := New(most, m.now)
	for range 50 {
		m.frame(p, time.Millisecond)
	}
	m.cost = 800
	if took := m.frame(p, time.Millisecond); took > most {
		t.Errorf("the first slice of dear units takes %v", took)
	}
	for i := range 50 {
		if took := m.frame(p, time.Millisecond); took > most {
			t.Errorf("slice %d of dear units takes %v", i, took)
		}
	}
	m.cost = 50
	for range 20 {
		m.frame(p, time.Millisecond)
	}
	if took := m.frame(p, time.Millisecond); took < most*3/4 || m.steps > 2*grains {
		t.Errorf("a slice of cheap units takes %v in %d steps", took, m.steps)
	}
}

// A busy frame leaves less time for thinking, and one that is already late only the minimum.
func TestMakesNoFrameLate(t *testing.T) {
	for _, c := range []struct{ other, least, most time.Duration }{
		{5 * time.Millisecond, 6 * time.Millisecond, most},
		{11 * time.Millisecond, 2 * time.Millisecond, Frame - 2*time.Millisecond - 11*time.Millisecond},
		{40 * time.Millisecond, time.Millisecond / 2, time.Millisecond},
	} {
		m := &machine{cost: 100}
		p := New(most, m.now)
		m.frame(p, c.other)
		for i := range 100 {
			if took := m.frame(p, c.other); i > 10 && (took < c.least || took > c.most) {
				t.Errorf("%v of other work: slice %d takes %v", c.other, i, took)
			}
		}
	}
}

// Ticks that catch up share one slice.
func TestCatchingUp(t *testing.T) {
	m := &machine{cost: 100}
	p := New(most, m.now)
	for range 50 {
		m.frame(p, time.Millisecond)
	}
	p.Begin()
	before := m.at
	for range 5 {
		p.Slice(m.work)
	}
	if took := m.at - before; took > most*2 {
		t.Errorf("five ticks at once think for %v", took)
	}
}

// Browser clocks can be coarse, and a clock may stop or go back. Thinking continues within limits.
func TestPoorClocks(t *testing.T) {
	for _, grain := range []time.Duration{100 * time.Microsecond, time.Millisecond, Frame, 100 * time.Millisecond} {
		m := &machine{cost: 250, grain: grain, uneven: 300 * time.Microsecond}
		p := New(most/2, m.now)
		var all, longest time.Duration
		for i := range 2000 {
			took := m.frame(p, 3*time.Millisecond)
			if all += took; i > 200 {
				longest = max(longest, took)
			}
		}
		t.Logf("clock of %v: %v a slice, at most %v", grain, all/2000, longest)
		if all/2000 < most/16 || longest > 2*most {
			t.Errorf("clock of %v: %v a slice, at most %v", grain, all/2000, longest)
		}
	}
	for name, now := range map[string]func(at time.Duration) time.Duration{
		"still": func(time.Duration) time.Duration { return 7 },
		"back":  func(at time.Duration) time.Duration { return -at },
	} {
		m := &machine{cost: 250}
		p := New(most, func() time.Duration { return now(m.at) })
		for i := range 500 {
			took := m.frame(p, time.Millisecond)
			if m.units < leastUnits || took > 2*most {
				t.Fatalf("clock that goes %s: slice %d takes %v for %d units", name, i, took, m.units)
			}
		}
	}
}

// Finished work ends the slice at once, and short work does not distort the measured cost.
func TestDone(t *testing.T) {
	m := &machine{cost: 100, todo: 40}
	p := New(most, m.now)
	for range 200 {
		m.units, m.steps = 0, 0
		if !p.Slice(m.work) || m.units != 40 {
			t.Fatalf("%d units in %d steps", m.units, m.steps)
		}
		m.at += Frame
	}
	m.todo, m.units = 0, 0
	if p.Slice(m.work) {
		t.Error("endless work is done")
	}
	p.End() // without Begin
}
