package lesson

import (
	"cmp"
	"slices"

	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// suspects is how many of the decisions that seemed worst are looked at again.
const suspects = 6

// stage is how far the looks at a player's decisions are.
type stage uint8

const (
	first  stage = iota // each is looked at
	again               // those that seem to have cost most are looked at again
	praise              // none cost much: the best one is looked at again
)

// look goes on looking at the decisions of the player who is being taught, and returns the units of work.
func (t *Teacher) look(n int) (units int) {
	const slice = 2000
	switch {
	case t.judge == nil:
		t.finish(nil)
	case t.looking:
		if units = min(n, slice); t.judge.Step(units) {
			t.looking = false
			t.note()
		}
	case t.stage == first:
		t.ask()
		units = 20
	case t.at == len(t.list) || len(t.sure) == most:
		t.turn()
	default:
		c := &t.list[t.at]
		t.judge.Confirm(t.game.View(c.at), t.game.Decisions[c.at], c.verdict, t.number(c.at, 1))
		t.looking = true
	}
	return units
}

// number returns the seed of a look at a decision.
func (t *Teacher) number(at int, look uint32) uint64 {
	return rules.Number(t.seed, rules.LessonLook, uint32(at)<<1|look)
}

// ask begins to look at the next decision, if it is the player's and there was another one; after the last it goes on to those
// that seem to have cost most.
func (t *Teacher) ask() {
	i := t.at
	if i == len(t.game.Decisions) {
		t.stage, t.at, t.list = again, 0, t.worst()
		return
	}
	t.at++
	s := &t.game.Positions[i]
	var room [grimoria.MaxLegal]grimoria.Decision
	if s.ToMove() != t.who[0] || len(s.Legal(room[:0])) < 2 {
		return
	}
	t.judge.Look(t.game.View(i), t.game.Decisions[i], t.number(i, 0))
	t.choices = append(t.choices, choice{at: i})
	t.looking = true
}

// note takes the verdict on a decision.
func (t *Teacher) note() {
	v := t.judge.Verdict()
	switch t.stage {
	case first:
		t.choices[len(t.choices)-1].verdict = v
	case again:
		c := &t.list[t.at]
		t.at++
		v.Gap = max(v.Gap, c.verdict.Gap) // the smaller of two claims
		if c.verdict = v; v.Grave() {
			t.sure = append(t.sure, *c)
		}
	default:
		c := &t.list[t.at]
		t.at++
		v.Gap = min(v.Gap, c.verdict.Gap)
		if c.verdict = v; v.Fine() {
			t.finish(c)
		}
	}
}

// turn goes on once the decisions in question have been looked at again.
func (t *Teacher) turn() {
	if t.stage == again && len(t.sure) == 0 {
		t.stage, t.at, t.list = praise, 0, t.best()
		return
	}
	t.finish(nil)
}

// worst returns the decisions that seem to have cost most, the dearest first, one a round.
func (t *Teacher) worst() []choice {
	list := slices.DeleteFunc(slices.Clone(t.choices), func(c choice) bool { return !c.verdict.Grave() })
	slices.SortStableFunc(list, func(a, b choice) int { return cmp.Compare(a.verdict.Gap, b.verdict.Gap) })
	var rounds []int
	list = slices.DeleteFunc(list, func(c choice) bool {
		round := t.game.Positions[c.at].Round()
		known := slices.Contains(rounds, round)
		rounds = append(rounds, round)
		return known
	})
	return list[:min(len(list), suspects)]
}

// best returns the decisions that seem to have been most ahead of all others, the best first.
func (t *Teacher) best() []choice {
	list := slices.DeleteFunc(slices.Clone(t.choices), func(c choice) bool { return !c.verdict.Fine() })
	slices.SortStableFunc(list, func(a, b choice) int { return cmp.Compare(b.verdict.Gap, a.verdict.Gap) })
	return list[:min(len(list), most)]
}
