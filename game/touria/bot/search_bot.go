package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// searchBot is a bot that searches. Its decision depends on the view and the seed
// alone, except that it follows a route to the end (plan.go).
type searchBot struct {
	game    *searchGame
	search  *search.Search[touria.State, macroAction, *searchGame]
	seed    uint64
	state   touria.State
	actions []macroAction
	root    []search.Result[macroAction]
	best    macroAction
	done    bool
	leafWin [rules.Seats]int32 // of Probe
	plan    plan
	replans bool // searches again at each step of a route
}

// How many units of work an evaluation and the rollout before it count: about as
// many tenths of a microsecond as they take.
const (
	unitsPerEvaluation       = 34
	unitsPerGreedyEvaluation = 50
)

func newSearchBot(r *touria.Rules, set settings) *searchBot {
	t := &searchBot{game: newSearchGame(r, set), actions: make([]macroAction, 0, search.MaxActions), root: make([]search.Result[macroAction], 0, search.MaxActions)}
	t.search = search.New[touria.State, macroAction](t.game, set.nodes)
	return t
}

// Begin starts a search.
func (t *searchBot) Begin(view touria.View, seed uint64) {
	t.game.setView(view, seed)
	t.seed, t.best, t.done, t.root = seed, macroAction{}, true, t.root[:0]
	if view.ToMove() != view.Me {
		return
	}
	if d, ok := t.plan.next(&view); ok && !t.replans && t.game.rules.WhyFor(&view, d) == touria.ReasonNone {
		t.actions = appendDecision(t.actions[:0], d)
		t.best = t.actions[0]
		return
	}
	t.game.Determinise(&t.state, seed)
	t.actions = t.game.Actions(&t.state, t.actions[:0])
	t.best = t.actions[0]
	t.plan.begin(&view, t.best)
	t.done = len(t.actions) == 1
	set := t.game.set.searchSettings(view.Seats().Len())
	set.Iterations = max(set.Iterations*iterationShare(view.Phase())/100, 1)
	t.search.Begin(set, seed)
}

// iterationShare returns the percentage of the iterations that a decision gets. The
// start of a turn decides most of it.
func iterationShare(p touria.Phase) int {
	switch p {
	case touria.PhaseStart, touria.PhaseCastle:
		return 100
	case touria.PhaseMove:
		return 50
	}
	return 30
}

// Step does at most n units of work, but at least one iteration.
func (t *searchBot) Step(n int) (done bool) {
	units := unitsPerEvaluation
	if t.game.set.rollout == rolloutGreedy {
		units = unitsPerGreedyEvaluation
	}
	if !t.done && t.search.Step(max(n/(units*t.game.set.evaluations), 1)) {
		t.chooseFinal()
		t.done = true
	}
	return t.done
}

// chooseFinal chooses the macro action with the highest mean among those with at
// least a tenth of the most visits. A weaker bot sometimes takes the second best
// instead, at its error rate and within its margin.
func (t *searchBot) chooseFinal() {
	t.root = t.search.Results(t.root[:0])
	most := 0
	for i := range t.root {
		most = max(most, t.root[i].Visits)
	}
	best, second := -1, -1
	for i := range t.root {
		switch r := &t.root[i]; {
		case r.Visits < (most+9)/10:
		case best < 0 || r.Win > t.root[best].Win:
			best, second = i, best
		case second < 0 || r.Win > t.root[second].Win:
			second = i
		}
	}
	if best < 0 {
		return
	}
	set := &t.game.set
	if second >= 0 && set.errorRate > 0 && t.root[best].Win-t.root[second].Win <= set.errorMargin &&
		rules.Below(rules.Number(t.seed, 2, 0), 100) < set.errorRate {
		best = second
	}
	t.best = t.root[best].Action
	t.plan.begin(&t.game.view, t.best)
}

// Best returns the first decision of the best macro action. The search treats all
// unknown doors as one; here the seed picks one of them.
func (t *searchBot) Best() touria.Decision {
	d := t.best.first()
	if d.Kind != touria.Open || t.game.view.Behind(int(d.Arg)) != touria.Nobody {
		return d
	}
	n := 0
	for door := 1; door <= touria.Doors; door++ {
		if !t.game.view.DoorOpen(door) && t.game.view.Behind(door) == touria.Nobody {
			if rules.Below(rules.Number(t.seed, 3, uint32(n)), n+1) == 0 {
				d.Arg = uint8(door)
			}
			n++
		}
	}
	return d
}

// win returns the probability of winning with the best macro action, 0 if there
// was no search.
func (t *searchBot) win() int {
	for i := range t.root {
		if t.root[i].Action == t.best {
			return t.root[i].Win
		}
	}
	return 0
}

// RootStats appends the statistics of the decisions searched. Macro actions with
// the same first decision are taken together: their visits are summed, and the
// best of their values counts.
func (t *searchBot) RootStats(dst []RootStat) []RootStat {
	from := len(dst)
	for i := range t.root {
		r := &t.root[i]
		d := r.Action.first()
		k := from
		for k < len(dst) && dst[k].Decision != d {
			k++
		}
		if k == len(dst) {
			dst = append(dst, RootStat{Decision: d})
		}
		if r.Visits >= 8 && r.Win > dst[k].Win || dst[k].Visits == 0 {
			dst[k].Win = r.Win
		}
		dst[k].Visits += r.Visits
	}
	return dst
}
