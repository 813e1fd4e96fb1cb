package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// Herald finds hints for human players with the best bots' search. It sees the view of the seat to
// move and nothing else.
type Herald struct {
	bot *searchBot
	pv  []macroAction // principal variation
	log touria.Log
}

// Certain is the probability 1.
const Certain = search.One

// Hint is a suggestion: the decision to make now, and those that follow it in the same turn until
// chance is involved.
type Hint struct {
	plan [maxPlan]touria.Decision
	n    int
	// Win is the estimated probability of winning with it, in units of Certain; 0
	// if there was no search.
	Win int
}

// maxPlan limits the decisions of a plan: a long route, its gems and the place.
const maxPlan = 24

// Plan returns the suggested decisions. The first one is legal now.
func (a *Hint) Plan() []touria.Decision { return a.plan[:a.n] }

// NewHerald returns a herald that searches like the best bots. iterations is the number for a
// decision at the start of a turn, 0 for the bots' own number; other decisions get fewer.
func NewHerald(r *touria.Rules, iterations int) *Herald {
	set := levelSettings(Crown)
	if iterations > 0 {
		set.Iterations = iterations
	}
	b := newSearchBot(r, set)
	b.replans = true // a route begun by a human is not the bot's plan
	return &Herald{bot: b, pv: make([]macroAction, 0, maxPlan)}
}

// Begin starts searching for the decision due for the view's own seat.
func (h *Herald) Begin(view touria.View, seed uint64) { h.bot.Begin(view, seed) }

// Insist makes a search that has just begun go on even if there is only one thing to do, so that the hint has its Win.
func (h *Herald) Insist() { h.bot.done = false }

// Step does at most n small units of work and reports whether the hint is found.
func (h *Herald) Step(n int) (done bool) { return h.bot.Step(n) }

// Hint returns the hint found so far.
func (h *Herald) Hint() Hint {
	var a Hint
	b := h.bot
	a.add(b.Best())
	a.Win = b.win()
	// Follow the principal variation while the same player decides and nothing is
	// revealed.
	h.pv = b.search.PrincipalVariation(b.best, h.pv[:0])
	s, next, seat := b.state, b.best, b.game.view.Me
	turn := s.Turn()
	for k := 0; ; {
		if !h.follow(&s, &next, &a) || s.ToMove() != seat || s.Turn() != turn || s.Phase() == touria.PhaseStart {
			return a
		}
		b.actions = b.game.Actions(&s, b.actions[:0])
		if len(b.actions) == 1 {
			next = b.actions[0]
		} else if k < len(h.pv) {
			next = h.pv[k]
			k++
		} else {
			return a
		}
		if b.game.rules.Why(&s, next.first()) != touria.ReasonNone {
			return a
		}
		a.add(next.first())
	}
}

// follow plays a macro action decision by decision and adds those after the first
// to the hint. It stops and returns false when something is revealed.
func (h *Herald) follow(s *touria.State, m *macroAction, a *Hint) bool {
	r := h.bot.game.rules
	for k := 0; ; k++ {
		d, ok := m.decision(k)
		if !ok {
			break
		}
		if k > 0 {
			a.add(d)
		}
		h.log.Events = h.log.Events[:0]
		if r.Play(s, d, &h.log) != nil {
			a.n--
			return false
		}
		for e := range h.log.Events {
			if h.log.Events[e].Kind.IsChance() {
				return false
			}
		}
	}
	if m.kind == route && m.n > 0 && s.Phase() == touria.PhaseMove {
		stop := touria.Decision{Kind: touria.Stop}
		a.add(stop)
		r.Apply(s, stop, nil)
	}
	return true
}

func (a *Hint) add(d touria.Decision) {
	if a.n < maxPlan {
		a.plan[a.n] = d
		a.n++
	}
}

// RootStat holds the search statistics of one legal decision.
type RootStat struct {
	Decision touria.Decision
	Visits   int
	Win      int // estimated probability of winning, in units of Certain
}

// Searcher is a bot that can report the statistics of its search.
type Searcher interface {
	Bot
	// RootStats appends the statistics of each decision searched.
	RootStats(dst []RootStat) []RootStat
}

// RootStats appends the statistics of each decision that the herald has searched.
func (h *Herald) RootStats(dst []RootStat) []RootStat { return h.bot.RootStats(dst) }
