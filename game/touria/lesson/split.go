package lesson

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// How the result is split. The worth of a position is the mean of some light playouts to the start of a turn, where the
// bots' evaluation tells everybody's chances. A decision is owed the step from the worth before it to what it would have
// come to on the average, chance drawn anew; chance is owed the rest. So the parts add up exactly, and chance brings
// nothing on the average, whatever the evaluation's faults: what it brought is one of those draws. What came and what could
// have come are played out with the same numbers, so that chance is not blamed for those.
const (
	Draws    = 512 // usual ones of a decision that chance followed, each played out once; what came is played out as often
	playouts = 32  // of what another decision came to
	grain    = 4   // at once
)

// Units of work.
const (
	playoutUnits = 90
	stepUnits    = 20
)

// splitNext goes on splitting what the next decision, or first the deal, did to everybody's chances, and returns the units
// of work.
func (t *Teacher) splitNext() (units int) {
	i, enough := t.split-1, playouts
	if t.played == 0 {
		t.random = i < 0 || t.chance(&t.game.Positions[i], t.game.Decisions[i])
		t.came, t.drawn = [rules.Seats]int64{}, [rules.Seats]int64{}
	}
	if t.random {
		enough = t.draws
	}
	for range grain {
		number := uint32(t.split*Draws + t.played)
		t.playOut(t.game.Positions[t.split], number, &t.came)
		units += playoutUnits
		if t.random && i >= 0 {
			s := t.game.Positions[i]
			t.game.Rules.Redraw(&s, rules.Number(t.seed, rules.LessonRedraw, number))
			t.game.Rules.Apply(&s, t.game.Decisions[i], nil)
			t.playOut(s, number, &t.drawn)
			units += playoutUnits + stepUnits
		}
		t.played++
	}
	if t.played < enough {
		return units
	}
	n := t.played
	t.played = 0
	after := mean(&t.came, n)
	switch {
	case i < 0:
		t.dealt(after)
	case t.random:
		t.owe(i, after, mean(&t.drawn, n))
	default:
		t.owe(i, after, after)
	}
	return units
}

// mean is the mean of a sum of everybody's chances.
func mean(sum *[rules.Seats]int64, n int) (mean [rules.Seats]int32) {
	for seat := range sum {
		mean[seat] = int32(sum[seat] / int64(n))
	}
	return mean
}

// dealt splits the deal, which came to what the game began with.
func (t *Teacher) dealt(value [rules.Seats]int32) {
	t.value = value
	seats := t.game.Seats()
	for seat := range rules.NoSeat {
		if seats.Has(seat) {
			t.parts[seat][deal] = value[seat] - Certain/int32(seats.Len())
		}
	}
	t.split++
}

// owe splits a decision whose result and mean result are known.
func (t *Teacher) owe(i int, after, mean [rules.Seats]int32) {
	before := &t.game.Positions[i]
	mover := before.ToMove()
	var luck [rules.Seats]int32
	for seat := range t.parts {
		p := &t.parts[seat]
		if rules.Seat(seat) == mover {
			p[own] += mean[seat] - t.value[seat]
		} else {
			p[rivals] += mean[seat] - t.value[seat]
		}
		luck[seat] = after[seat] - mean[seat]
		p[chance] += luck[seat]
	}
	t.luck = append(t.luck, luck)
	if i == 0 || t.game.Positions[i-1].Turn() != before.Turn() {
		t.turn = brought{seat: mover, from: i}
	}
	if t.turn.seat == mover {
		t.turn.gain += int(mean[mover] - t.value[mover])
	}
	if t.game.Positions[i+1].Turn() != before.Turn() || i+1 == len(t.game.Decisions) {
		if t.turn.gain > t.best[t.turn.seat].gain {
			t.best[t.turn.seat] = t.turn
		}
	}
	t.value = after
	t.split++
}

// chance reports whether chance follows a decision.
func (t *Teacher) chance(before *touria.State, d touria.Decision) bool {
	s := *before
	t.log.Events = t.log.Events[:0]
	t.game.Rules.Apply(&s, d, &t.log)
	for k := range t.log.Events {
		if t.log.Events[k].Kind.IsChance() {
			return true
		}
	}
	return false
}

// playOut adds everybody's chances of winning at the start of the turn to which a position is played on.
func (t *Teacher) playOut(s touria.State, number uint32, sum *[rules.Seats]int64) {
	if s.Phase() != touria.PhaseStart && s.Phase() != touria.PhaseOver {
		t.probe.Rollout(&s, rules.Number(t.seed, rules.LessonWorth, number), 0)
	}
	var win [rules.Seats]int32
	t.probe.Evaluate(&s, &win)
	for seat := range sum {
		sum[seat] += int64(win[seat])
	}
}
