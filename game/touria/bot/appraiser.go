package bot

import (
	"math"

	"touria.games/touria/game/search"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Appraiser tells what a choice that was made cost, compared with the best that it finds, by the strongest level's
// search and from the chooser's view alone: it searches for the best choice and then plays out both, half as often as it
// has searched. To confirm what it found it searches eight times as long and plays out both four times as often. It is not safe for concurrent use.
type Appraiser struct {
	herald  *Herald
	stage   appraisal
	iter    int // of a first look
	plays   int // of each choice that is played out
	set     search.Settings
	seed    uint64
	made    macroAction
	better  macroAction
	best    means
	verdict Verdict
}

// Verdict is what an Appraiser finds.
type Verdict struct {
	// Loss is how much likelier winning was with the better choice, and Error the standard error of that, in units of
	// Certain. Both are 0 where nothing better was found.
	Loss, Error int
	// Win is the probability of winning with the better choice.
	Win int
	// Better is the better choice, with what follows in the same turn until chance is involved.
	Better []touria.Decision
}

// Grave reports whether the loss is worth talking about: at least 3 of 100 games and 2.5 standard errors.
func (v *Verdict) Grave() bool {
	return v.Loss >= Certain*3/100 && float64(v.Loss) >= 2.5*float64(v.Error)
}

// thorough is how many times the iterations of a first look Confirm takes, to search and again to play each choice out.
const thorough = 8

type appraisal uint8

const (
	appraised appraisal = iota
	searching
	playingBest
	playingMade
)

// means is the probability of winning, and its standard error, that playing a choice out again and again comes to.
type means struct{ win, err float64 }

// NewAppraiser returns an appraiser whose first looks take that many iterations, 0 for the bots' own number.
func NewAppraiser(r *touria.Rules, iterations int) *Appraiser {
	a := &Appraiser{herald: NewHerald(r, iterations)}
	a.iter = a.herald.bot.game.set.Iterations
	return a
}

// Look starts to look at the choice that is due for the view's own seat, where these decisions were made, one after the
// other, by anybody. It reports whether it can: a choice that was interrupted, such as a route on which an item was
// used, can't be compared.
func (a *Appraiser) Look(v touria.View, made []touria.Decision, seed uint64) bool {
	return a.begin(v, made, seed, a.iter, a.iter/2)
}

// Confirm starts to look more thoroughly at a choice that Look thought worse than another one.
func (a *Appraiser) Confirm(v touria.View, made []touria.Decision, seed uint64) {
	a.begin(v, made, seed, a.iter*thorough, a.iter*thorough)
}

func (a *Appraiser) begin(v touria.View, made []touria.Decision, seed uint64, budget, plays int) (ok bool) {
	b := a.herald.bot
	a.verdict, a.stage, a.seed, a.plays = Verdict{}, appraised, seed, max(plays, 1)
	b.game.set.Iterations = budget
	a.herald.Begin(v, seed)
	a.set = b.game.set.searchSettings(v.Seats().Len())
	if b.done {
		return true // there was no choice
	}
	if a.made, ok = madeMacro(v.Phase(), made); ok {
		a.stage = searching
	}
	return ok
}

// madeMacro returns what was decided in a phase as one action.
func madeMacro(p touria.Phase, made []touria.Decision) (m macroAction, ok bool) {
	if len(made) == 0 {
		return m, false
	}
	if p != touria.PhaseMove {
		return appendDecision(nil, made[0])[0], true
	}
	m.kind = route
	for i, d := range made {
		switch {
		case d.Kind == touria.Stop:
			return m, true
		case int(m.n) == len(m.code):
			return m, false
		case d.Kind == touria.Step:
			m.code[m.n] = d.Arg
		case d.Kind == touria.Take:
			m.code[m.n] = d.Arg | takeBit
		case i == 0:
			return appendDecision(nil, d)[0], true
		case d.Kind == touria.UseItem || d.Kind == touria.Jump || d.Kind == touria.UseBoots || d.Kind == touria.UseLantern || d.Kind == touria.UseHourglass:
			return m, false
		default: // the place was reached
			return m, true
		}
		m.n++
	}
	return m, true
}

// Step does at most n small units of work and reports whether the verdict is found.
func (a *Appraiser) Step(n int) (done bool) {
	b := a.herald.bot
	per := unitsPerGreedyEvaluation * b.game.set.evaluations
	switch a.stage {
	case searching:
		if b.Step(n) {
			a.compare()
		}
	case appraised:
	default:
		if b.search.Step(max(n/per, 1)) {
			a.next()
		}
	}
	return a.stage == appraised
}

// compare ends the search for the best choice.
func (a *Appraiser) compare() {
	b := a.herald.bot
	a.stage = appraised
	if b.best == a.made {
		return
	}
	for i := range b.root {
		// The search has tried what was made often enough to tell that it is as good.
		if r := &b.root[i]; r.Action == a.made && r.Visits >= 30 && b.win()-r.Win < Certain/100 {
			return
		}
	}
	hint := a.herald.Hint()
	a.verdict.Better, a.better = append([]touria.Decision(nil), hint.Plan()...), b.best
	a.play(playingBest)
}

// play begins to play out a choice. Both choices meet the same chance.
func (a *Appraiser) play(stage appraisal) {
	a.stage = stage
	set := a.set
	set.Iterations = a.plays
	m := a.better
	if stage == playingMade {
		m = a.made
	}
	a.herald.bot.search.BeginOnly(set, rules.Number(a.seed, rules.BotSearch, 1<<31), m)
}

// next goes on once a choice has been played out.
func (a *Appraiser) next() {
	win, err := a.herald.bot.search.Mean()
	if a.stage == playingBest {
		a.best = means{win, err}
		a.play(playingMade)
		return
	}
	a.stage = appraised
	a.verdict.Loss, a.verdict.Error, a.verdict.Win = max(int(a.best.win-win), 0), int(math.Hypot(a.best.err, err)), int(a.best.win)
}

// Verdict returns what has been found, once Step has reported that it is done.
func (a *Appraiser) Verdict() Verdict { return a.verdict }
