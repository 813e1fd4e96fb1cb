package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// thinker is a bot that searches. What it decides follows from the view and
// the seed alone, but that it goes a route to its end (plan.go).
type thinker struct {
	mind   *mind
	search *search.Search[touria.State, idea, *mind]
	seed   uint64
	state  touria.State
	ideas  []idea
	found  []search.Result[idea]
	best   idea
	done   bool
	leaf   [rules.Seats]int32 // of Gauge
	plan   plan
	fickle bool // thinks anew on the way
}

// How many units of work an iteration counts for each position that it judges, by
// the policy that plays the turn before: about as many tenths of a microsecond as
// that takes.
const (
	unitsPerJudgement      = 34
	unitsPerSoundJudgement = 50
)

func newThinker(r *touria.Rules, set settings) *thinker {
	t := &thinker{mind: newMind(r, set), ideas: make([]idea, 0, search.MaxMoves), found: make([]search.Result[idea], 0, search.MaxMoves)}
	t.search = search.New[touria.State, idea](t.mind, set.Nodes)
	return t
}

// Begin takes the view in.
func (t *thinker) Begin(view touria.View, seed uint64) {
	t.mind.look(view, seed)
	t.seed, t.best, t.done, t.found = seed, idea{}, true, t.found[:0]
	if view.ToMove() != view.Me {
		return
	}
	if d, ok := t.plan.next(&view); ok && !t.fickle && t.mind.rules.WhyFor(&view, d) == touria.ReasonNone {
		t.ideas = appendDecision(t.ideas[:0], d)
		t.best = t.ideas[0]
		return
	}
	t.mind.Sample(&t.state, seed)
	t.ideas = t.mind.ideas(&t.state, t.ideas[:0])
	t.best = t.ideas[0]
	t.plan.begin(&view, t.best)
	t.done = len(t.ideas) == 1
	set := t.mind.set.searchFor(view.Seats().Len())
	set.Iterations = max(set.Iterations*share(view.Phase())/100, 1)
	t.search.Begin(set, seed)
}

// share is how much of the iterations a decision gets, of a hundred. What a turn
// is about is settled at its start.
func share(p touria.Phase) int {
	switch p {
	case touria.PhaseStart, touria.PhaseCastle:
		return 100
	case touria.PhaseMove:
		return 50
	}
	return 30
}

// Step does at most n units of work, but one iteration at the least.
func (t *thinker) Step(n int) (done bool) {
	units := unitsPerJudgement
	if t.mind.set.sound {
		units = unitsPerSoundJudgement
	}
	if !t.done && t.search.Step(max(n/(units*t.mind.set.looks), 1)) {
		t.choose()
		t.done = true
	}
	return t.done
}

// choose takes the idea that promises most, of those that were tried often; a
// weaker bot now and then the second best, if that costs little.
func (t *thinker) choose() {
	t.found = t.search.Results(t.found[:0])
	top := 0
	for i := range t.found {
		top = max(top, t.found[i].Visits)
	}
	best, second := -1, -1
	for i := range t.found {
		switch r := &t.found[i]; {
		case r.Visits < (top+9)/10:
		case best < 0 || r.Win > t.found[best].Win:
			best, second = i, best
		case second < 0 || r.Win > t.found[second].Win:
			second = i
		}
	}
	if best < 0 {
		return
	}
	set := &t.mind.set
	if second >= 0 && set.swap > 0 && t.found[best].Win-t.found[second].Win <= set.slack &&
		rules.Below(rules.Number(t.seed, 2, 0), 100) < set.swap {
		best = second
	}
	t.best = t.found[best].Move
	t.plan.begin(&t.mind.view, t.best)
}

// Best returns the decision that the best idea begins with. Doors of which
// nothing is known are one to the search; which of them it is, the seed tells.
func (t *thinker) Best() touria.Decision {
	d := t.best.first()
	if d.Kind != touria.Open || t.mind.view.Behind(int(d.Arg)) != touria.Nobody {
		return d
	}
	n := 0
	for door := 1; door <= touria.Doors; door++ {
		if !t.mind.view.DoorOpen(door) && t.mind.view.Behind(door) == touria.Nobody {
			if rules.Below(rules.Number(t.seed, 3, uint32(n)), n+1) == 0 {
				d.Arg = uint8(door)
			}
			n++
		}
	}
	return d
}

// win returns the chance to win with the best idea, 0 if there was nothing to weigh.
func (t *thinker) win() int {
	for i := range t.found {
		if t.found[i].Move == t.best {
			return t.found[i].Win
		}
	}
	return 0
}

// Thoughts appends what the bot thinks of its legal decisions. Of ideas that
// begin with the same decision the most promising counts.
func (t *thinker) Thoughts(dst []Thought) []Thought {
	from := len(dst)
	for i := range t.found {
		r := &t.found[i]
		d := r.Move.first()
		k := from
		for k < len(dst) && dst[k].Decision != d {
			k++
		}
		if k == len(dst) {
			dst = append(dst, Thought{Decision: d})
		}
		if r.Visits >= 8 && r.Win > dst[k].Win || dst[k].Visits == 0 {
			dst[k].Win = r.Win
		}
		dst[k].Visits += r.Visits
	}
	return dst
}
