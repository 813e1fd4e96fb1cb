package turn

import "touria.games/touria/rules/touria"

// RestTicks is how long presses rest after every beat and whenever something else
// is asked: 0.4 s. So nothing is decided that nobody can have read, and a press
// that was meant for what was there before decides nothing (M7).
const RestTicks = 24

// FinalTicks is how long a press that brings something hidden to light must come after
// the last one: 0.6 s. So it is never the second half of a double click.
const FinalTicks = 36

// Open reports whether options take presses now.
func (t *Turn) Open() bool { return t.Deciding && !t.Forced() && t.Guard == 0 }

// Resting reports whether the viewer is to decide, but presses rest.
func (t *Turn) Resting() bool { return t.Deciding && t.Guard > 0 }

// Forced reports whether the program is about to decide for the player.
func (t *Turn) Forced() bool { return t.Wait > 0 && t.Legal[0].Kind != touria.EndTurn }

// ending reports whether the turn is about to end by itself.
func (t *Turn) ending() bool { return t.Wait > 0 && !t.Forced() }

// Hurry notes a press that could decide something. While presses rest it is void,
// and they rest anew: so one that hurries a beat never reaches what comes next.
// One that comes too soon after the last may select something, but it decides
// nothing.
func (t *Turn) Hurry() (void bool) {
	t.calm, t.Quiet = t.Quiet, 0
	if t.Guard > 0 {
		t.Guard = RestTicks
		return true
	}
	return false
}

// hasty reports whether the last press came too soon after the one before it to decide
// anything.
func (t *Turn) hasty() bool { return t.calm < RestTicks }

// Settled reports whether a press would decide now, whatever it is for.
func (t *Turn) Settled() bool { return t.Open() && t.Quiet >= FinalTicks }

// Pass lets a tick pass between presses.
func (t *Turn) Pass(top bool) {
	t.Guard = max(0, t.Guard-1)
	if t.Quiet++; t.Quiet >= RestTicks {
		t.calm = max(t.calm, t.Quiet)
	}
	if !top {
		t.Guard = RestTicks // what lay above has just gone when presses count again
	}
}
