package lesson

import (
	"slices"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// suspects is how many of the choices that seemed worst are looked at again.
const suspects = 6

// look goes on looking at the choices of the player who is being taught, and returns the units of work.
func (t *Teacher) look(n int) (units int) {
	const slice = 2000
	seat := t.who[0]
	switch {
	case t.judge == nil:
		t.finish()
	case t.looking:
		if units = min(n, slice); t.judge.Step(units) {
			t.looking = false
			t.note(seat)
		}
	case t.at < len(t.game.Decisions):
		t.ask(seat)
		units = 200
	case t.at == len(t.game.Decisions):
		t.suspect(seat)
		t.at++
	default:
		k := t.at - len(t.game.Decisions) - 1
		if k == len(t.choices[seat]) || t.sure == most {
			t.finish()
			return units
		}
		c := &t.choices[seat][k]
		t.judge.Confirm(t.game.Rules.View(&t.game.Positions[c.From], seat), t.game.Decisions[c.From:c.To], t.number(c.From, 1))
		t.looking = true
		t.at++
	}
	return units
}

// number returns the seed of a look at a choice.
func (t *Teacher) number(decision int, look uint32) uint64 {
	return rules.Number(t.seed, rules.LessonLook, uint32(decision)<<1|look)
}

// ask begins to look at the next decision, if it is the player's and the first of a choice.
func (t *Teacher) ask(seat rules.Seat) {
	i := t.at
	s := &t.game.Positions[i]
	t.at = i + 1
	if s.ToMove() != seat {
		return
	}
	if s.Phase() == touria.PhaseMove { // a route is one choice
		for ; t.at < len(t.game.Decisions); t.at++ {
			if p := t.game.Positions[t.at].Phase(); p != touria.PhaseMove && p != touria.PhaseMine {
				break
			}
		}
	}
	t.looking = t.judge.Look(t.game.Rules.View(s, seat), t.game.Decisions[i:t.at], t.number(i, 0))
	t.choices[seat] = append(t.choices[seat], choice{Mark: Mark{From: i, To: t.at}})
}

// note takes the verdict on a choice.
func (t *Teacher) note(seat rules.Seat) {
	v := t.judge.Verdict()
	list := t.choices[seat]
	k := len(list) - 1
	again := t.at > len(t.game.Decisions)
	if again {
		k = t.at - len(t.game.Decisions) - 2
	}
	c := &list[k]
	c.verdict = v
	if again {
		v.Loss = min(v.Loss, c.Loss) // the smaller of two claims
	}
	c.Loss, c.Error, c.Win, c.Better = v.Loss, v.Error, v.Win, v.Better
	if again && v.Grave() {
		list[t.sure], list[k] = list[k], list[t.sure]
		t.sure++
	}
}

// suspect leaves the choices that seem to have cost most, the dearest first, one a turn.
func (t *Teacher) suspect(seat rules.Seat) {
	list := slices.DeleteFunc(t.choices[seat], func(c choice) bool { return !c.verdict.Grave() })
	dearest(list)
	var turns []int
	list = slices.DeleteFunc(list, func(c choice) bool {
		turn := t.game.Positions[c.From].Turn()
		if slices.Contains(turns, turn) {
			return true
		}
		turns = append(turns, turn)
		return false
	})
	t.choices[seat] = list[:min(len(list), suspects)]
}

// dearest sorts choices by what they cost, the dearest first, equal ones in their order. There are few.
func dearest(list []choice) {
	for i := range list {
		for k := i; k > 0 && list[k].Loss > list[k-1].Loss; k-- {
			list[k], list[k-1] = list[k-1], list[k]
		}
	}
}
