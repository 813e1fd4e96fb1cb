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

// splitNext splits what the next decision, or first the deal, did to everybody's chances, and returns the units of work.
func (t *Teacher) splitNext() (units int) {
	i := t.split - 1
	t.split++
	if i < 0 {
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
	mover := before.ToMove()
	after := t.worth(&t.game.Positions[i+1], uint32(i+1))
	units = playouts*playoutUnits + stepUnits
	mean := after
	if t.chance(before, d) {
		var sum [rules.Seats]int64
		for k := range uint32(redraws) {
			s := *before
			t.game.Rules.Redraw(&s, rules.Number(t.seed, rules.LessonRedraw, uint32(i)*redraws+k))
			t.game.Rules.Apply(&s, d, nil)
			w := t.worth(&s, uint32(i+1)+uint32(k+1)<<16)
			for seat := range sum {
				sum[seat] += int64(w[seat])
			}
		}
		for seat := range mean {
			mean[seat] = int32(sum[seat] / redraws)
		}
		units += redraws * (playouts*playoutUnits + stepUnits)
	}
	for seat := range t.parts {
		p := &t.parts[seat]
		if rules.Seat(seat) == mover {
			p[own] += mean[seat] - t.value[seat]
		} else {
			p[rivals] += mean[seat] - t.value[seat]
		}
		p[chance] += after[seat] - mean[seat]
	}
	t.value = after
	return units
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
