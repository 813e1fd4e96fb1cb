package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// searchBot is a bot that searches. Its decision depends only on the view and the seed, except that
// it follows a route to the end (plan.go).
type searchBot struct {
	game    *searchGame
	search  *search.Search[touria.State, macroAction, *searchGame]
	seed    uint64
	state   touria.State
	actions []macroAction
	root    []search.Result[macroAction]
	best    macroAction
	done    bool
	plan    plan
	replans bool // searches again at each step of a route
}

// Units of work of an evaluation and of the rollout before it: about one for each tenth of a
// microsecond they take.
const (
	unitsPerEvaluation       = 34
	unitsPerGreedyEvaluation = 50
)

func newSearchBot(r *touria.Rules, set settings) *searchBot {
	b := &searchBot{game: newSearchGame(r, set), actions: make([]macroAction, 0, search.MaxActions), root: make([]search.Result[macroAction], 0, search.MaxActions)}
	b.search = search.New[touria.State, macroAction](b.game, set.nodes)
	return b
}

// Begin starts a search.
func (b *searchBot) Begin(view touria.View, seed uint64) {
	b.game.setView(view, seed)
	b.seed, b.best, b.done, b.root = seed, macroAction{}, true, b.root[:0]
	if view.ToMove() != view.Me {
		return
	}
	if d, ok := b.plan.next(&view); ok && !b.replans && b.game.rules.WhyFor(&view, d) == touria.ReasonNone {
		b.actions = appendDecision(b.actions[:0], d)
		b.best = b.actions[0]
		return
	}
	b.game.Determinise(&b.state, seed)
	b.actions = b.game.Actions(&b.state, b.actions[:0])
	b.best = b.actions[0]
	b.plan.begin(&view, b.best)
	b.done = len(b.actions) == 1 && !asksForHidden(view.Phase())
	set := b.game.set.searchSettings(view.Seats().Len())
	set.Iterations = max(set.Iterations*iterationShare(view.Phase())/100, 1)
	b.search.Begin(set, seed)
}

// asksForHidden reports whether the number of possible answers reveals what is behind the player's
// screen: a violet gem, or one of the rolled colour. A bot with a single answer searches, too, and so
// takes as long as one with several (T10.3).
func asksForHidden(p touria.Phase) bool { return p == touria.PhaseDouble || p == touria.PhaseDragon }

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
func (b *searchBot) Step(n int) (done bool) {
	units := unitsPerEvaluation
	if b.game.set.rollout == rolloutGreedy {
		units = unitsPerGreedyEvaluation
	}
	if !b.done && b.search.Step(max(n/(units*b.game.set.evaluations), 1)) {
		b.chooseFinal()
		b.done = true
	}
	return b.done
}

// chooseFinal chooses the macro action with the highest mean among those with at
// least a tenth of the most visits. A weaker bot sometimes takes the second best
// instead, at its error rate and within its margin.
func (b *searchBot) chooseFinal() {
	b.root = b.search.Results(b.root[:0])
	most := 0
	for i := range b.root {
		most = max(most, b.root[i].Visits)
	}
	best, second := -1, -1
	for i := range b.root {
		switch r := &b.root[i]; {
		case r.Visits < (most+9)/10:
		case best < 0 || r.Win > b.root[best].Win:
			best, second = i, best
		case second < 0 || r.Win > b.root[second].Win:
			second = i
		}
	}
	if best < 0 {
		return
	}
	set := &b.game.set
	if second >= 0 && set.errorRate > 0 && b.root[best].Win-b.root[second].Win <= set.errorMargin &&
		rules.Below(rules.Number(b.seed, rules.BotError, 0), 100) < set.errorRate {
		best = second
	}
	b.best = b.root[best].Action
	b.plan.begin(&b.game.view, b.best)
}

// Best returns the first decision of the best macro action. The search treats all
// unknown doors as one; here the seed picks one of them.
func (b *searchBot) Best() touria.Decision {
	d := b.best.first()
	if d.Kind != touria.Open || b.game.view.Behind(int(d.Arg)) != touria.Nobody {
		return d
	}
	n := 0
	for door := 1; door <= touria.Doors; door++ {
		if !b.game.view.DoorOpen(door) && b.game.view.Behind(door) == touria.Nobody {
			if rules.Below(rules.Number(b.seed, rules.BotInstead, uint32(n)), n+1) == 0 {
				d.Arg = uint8(door)
			}
			n++
		}
	}
	return d
}

// win returns the probability of winning with the best macro action, 0 if there
// was no search.
func (b *searchBot) win() int {
	for i := range b.root {
		if b.root[i].Action == b.best {
			return b.root[i].Win
		}
	}
	return 0
}

// RootStats appends the statistics of the decisions searched. Macro actions with the same first
// decision are combined: their visits are summed, and their best value is used.
func (b *searchBot) RootStats(dst []RootStat) []RootStat {
	from := len(dst)
	for i := range b.root {
		r := &b.root[i]
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
