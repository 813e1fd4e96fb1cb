package turn

// RestTicks is how long presses rest after every beat and whenever something else
// is asked: 0.4 s. So nothing is decided that nobody can have read, and a press
// that was meant for what was there before decides nothing (M7).
const RestTicks = 24

// FinalTicks is how long a press that brings something hidden to light must come after
// the last one: 0.6 s. So it is never the second half of a double click.
const FinalTicks = 36

// Presses say how the presses of a player come one after the other.
type Presses struct {
	Guard int // ticks in which presses rest
	Quiet int // ticks since the last press that could decide something
	calm  int // ticks between that press and the one before it
}

// Hurry notes a press that could decide something. While presses rest it is void,
// and they rest anew: so one that hurries a beat never reaches what comes next.
// One that comes too soon after the last may select something, but it decides
// nothing.
func (p *Presses) Hurry() (void bool) {
	p.calm, p.Quiet = p.Quiet, 0
	if p.Guard > 0 {
		p.Guard = RestTicks
		return true
	}
	return false
}

// hasty reports whether the last press came too soon after the one before it to decide
// anything.
func (p *Presses) hasty() bool { return p.calm < RestTicks }

// final reports whether it came long enough after that one to bring something hidden to light. If not, it does not count: one
// who presses steadily gets there.
func (p *Presses) final() bool {
	if p.calm < FinalTicks {
		p.Quiet = p.calm
		return false
	}
	return true
}

// Pass lets a tick pass between presses.
func (p *Presses) Pass(top bool) {
	p.Guard = max(0, p.Guard-1)
	if p.Quiet++; p.Quiet >= RestTicks {
		p.calm = max(p.calm, p.Quiet)
	}
	if !top {
		p.Guard = RestTicks // what lay above has just gone when presses count again
	}
}
