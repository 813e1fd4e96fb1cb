package lesson

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// How the result is split. The worth of a position is the mean of some light playouts to the start of a turn, where the
// bots' evaluation tells everybody's chances. A decision is owed the step from the worth before it to what it would have
// come to on the average, chance drawn anew; chance is owed the rest. So the parts add up exactly, and chance brings
// nothing on the average, whatever the evaluation's faults: what it brought is one of those draws.
const (
	redraws  = 24 // of a decision that chance followed
	playouts = 32 // of a position
)

// Units of work.
const (
	playoutUnits = 90
	stepUnits    = 20
)

// splitNext goes on splitting what the next decision, or first the deal, did to everybody's chances, and returns the units
// of work.
func (t *Teacher) splitNext() (units int) {
	i := t.split - 1
	if i < 0 {
		t.split++
		t.value = t.worth(&t.game.Positions[0], 0)
		seats := t.game.Seats()
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if seats.Has(seat) {
				t.parts[seat][deal] = t.value[seat] - Certain/int32(seats.Len())
			}
		}
		return playouts * playoutUnits
	}
	before, d := &t.game.Positions[i], t.game.Decisions[i]
	units = playouts*playoutUnits + stepUnits
	if t.draws == 0 {
		t.after, t.drawn = t.worth(&t.game.Positions[i+1], uint32(i+1)), [rules.Seats]int64{}
		if t.chance(before, d) {
			t.draws = redraws
		} else {
			t.owe(i, t.after)
		}
		return units
	}
	t.draws--
	s := *before
	t.game.Rules.Redraw(&s, rules.Number(t.seed, rules.LessonRedraw, uint32(i*redraws+t.draws)))
	t.game.Rules.Apply(&s, d, nil)
	w := t.worth(&s, uint32(i+1)+uint32(t.draws+1)<<16)
	for seat := range w {
		t.drawn[seat] += int64(w[seat])
	}
	if t.draws == 0 {
		for seat := range w {
			w[seat] = int32(t.drawn[seat] / redraws)
		}
		t.owe(i, w)
	}
	return units
}

// owe splits a decision whose mean result is known.
func (t *Teacher) owe(i int, mean [rules.Seats]int32) {
	before := &t.game.Positions[i]
	mover := before.ToMove()
	for seat := range t.parts {
		p := &t.parts[seat]
		if rules.Seat(seat) == mover {
			p[own] += mean[seat] - t.value[seat]
		} else {
			p[rivals] += mean[seat] - t.value[seat]
		}
		p[chance] += t.after[seat] - mean[seat]
	}
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
	t.value = t.after
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

// worth returns everybody's chances of winning from a position.
func (t *Teacher) worth(s *touria.State, salt uint32) (mean [rules.Seats]int32) {
	if s.Phase() == touria.PhaseStart || s.Phase() == touria.PhaseOver {
		t.probe.Evaluate(s, &mean)
		return mean
	}
	var sum [rules.Seats]int64
	for k := range uint32(playouts) {
		o := *s
		var win [rules.Seats]int32
		t.probe.Rollout(&o, rules.Number(t.seed, rules.LessonWorth, salt*playouts+k), 0)
		t.probe.Evaluate(&o, &win)
		for seat := range sum {
			sum[seat] += int64(win[seat])
		}
	}
	for seat := range mean {
		mean[seat] = int32(sum[seat] / playouts)
	}
	return mean
}
