package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// thinker is a bot that searches. What it decides follows from the view and
// the seed alone, but that it goes a route to its end (plan.go).
type searchBot struct {
	game    *searchGame
	search  *search.Search[touria.State, macroAction, *searchGame]
	seed    uint64
	state   touria.State
	actions []macroAction
	root    []search.Result[macroAction]
	best    macroAction
	done    bool
	leafWin [rules.Seats]int32 // of Gauge
	plan    plan
	replans bool // thinks anew on the way
}

// How many units of work an iteration counts for each position that it judges, by
// the policy that plays the turn before: about as many tenths of a microsecond as
// that takes.
const (
	unitsPerEvaluation       = 34
	unitsPerGreedyEvaluation = 50
)

func newSearchBot(r *touria.Rules, set settings) *searchBot {
	t := &searchBot{game: newSearchGame(r, set), actions: make([]macroAction, 0, search.MaxActions), root: make([]search.Result[macroAction], 0, search.MaxActions)}
	t.search = search.New[touria.State, macroAction](t.game, set.Nodes)
	return t
}

// Begin takes the view in.
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
	t.actions = t.game.macroActions(&t.state, t.actions[:0])
	t.best = t.actions[0]
	t.plan.begin(&view, t.best)
	t.done = len(t.actions) == 1
	set := t.game.set.searchSettings(view.Seats().Len())
	set.Iterations = max(set.Iterations*iterationShare(view.Phase())/100, 1)
	t.search.Begin(set, seed)
}

// share is how much of the iterations a decision gets, of a hundred. What a turn
// is about is settled at its start.
func iterationShare(p touria.Phase) int {
	switch p {
	case touria.PhaseStart, touria.PhaseCastle:
		return 100
	case touria.PhaseMove:
		return 50
	}
	return 30
}

// Step does at most n units of work, but one iteration at the least.
func (t *searchBot) Step(n int) (done bool) {
	units := unitsPerEvaluation
	if t.game.set.sound {
		units = unitsPerGreedyEvaluation
	}
	if !t.done && t.search.Step(max(n/(units*t.game.set.evaluations), 1)) {
		t.chooseFinal()
		t.done = true
	}
	return t.done
}

// choose takes the idea that promises most, of those that were tried often; a
// weaker bot now and then the second best, if that costs little.
func (t *searchBot) chooseFinal() {
	t.root = t.search.Results(t.root[:0])
	top := 0
	for i := range t.root {
		top = max(top, t.root[i].Visits)
	}
	best, second := -1, -1
	for i := range t.root {
		switch r := &t.root[i]; {
		case r.Visits < (top+9)/10:
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

// Best returns the decision that the best idea begins with. Doors of which
// nothing is known are one to the search; which of them it is, the seed tells.
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

// win returns the chance to win with the best idea, 0 if there was nothing to weigh.
func (t *searchBot) win() int {
	for i := range t.root {
		if t.root[i].Action == t.best {
			return t.root[i].Win
		}
	}
	return 0
}

// Thoughts appends what the bot thinks of its legal decisions. Of ideas that
// begin with the same decision the most promising counts.
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
