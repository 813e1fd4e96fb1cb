package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// Herald finds advice for a human's seat with the search of the best bots. It
// sees the view of that seat and nothing else.
type Herald struct {
	bot  *searchBot
	line []macroAction
	log  touria.Log
}

// Certain is the chance of what is certain.
const Certain = search.One

// Advice is a suggestion: the decision to make now and, as far as no chance
// comes in between, those that go with it up to the end of the turn.
type Hint struct {
	plan [maxPlan]touria.Decision
	n    int
	// Win is the chance to win with it as the herald sees it, of Certain; 0 if
	// there was nothing to weigh.
	Win int
}

// maxPlan bounds the decisions of a plan: a long way, its gems and the place.
const maxPlan = 24

// Plan returns the decisions of the suggestion; the first one is legal now.
func (a *Hint) Plan() []touria.Decision { return a.plan[:a.n] }

// NewHerald returns a herald that thinks as the best bots do, but goes through
// its search so many times for a choice at the start of a turn, fewer times for
// smaller ones; 0: as often as they do.
func NewHerald(r *touria.Rules, iterations int) *Herald {
	set := levelSettings(Crown)
	if iterations > 0 {
		set.Iterations = iterations
	}
	t := newSearchBot(r, set)
	t.replans = true // what people have in mind is theirs
	return &Herald{bot: t, line: make([]macroAction, 0, maxPlan)}
}

// Begin starts thinking about the decision that is due to the view's own seat.
func (h *Herald) Begin(view touria.View, seed uint64) { h.bot.Begin(view, seed) }

// Step does at most n small units of work and tells whether the advice is found.
func (h *Herald) Step(n int) (done bool) { return h.bot.Step(n) }

// Advice returns the advice found so far.
func (h *Herald) Hint() Hint {
	var a Hint
	t := h.bot
	a.add(t.Best())
	a.Win = t.win()
	// Play on along the line that was tried most, while the player decides and
	// nothing comes to light.
	h.line = t.search.PrincipalVariation(t.best, h.line[:0])
	s, next, seat := t.state, t.best, t.game.view.Me
	turn := s.Turn()
	for k := 0; ; {
		if !h.follow(&s, &next, &a) || s.ToMove() != seat || s.Turn() != turn || s.Phase() == touria.PhaseStart {
			return a
		}
		t.actions = t.game.macroActions(&s, t.actions[:0])
		if len(t.actions) == 1 {
			next = t.actions[0]
		} else if k < len(h.line) {
			next = h.line[k]
			k++
		} else {
			return a
		}
		if !t.game.legalNow(&s, next.first()) {
			return a
		}
		a.add(next.first())
	}
}

// follow plays an idea, decision by decision, and notes those after the first;
// it stops and returns false when something comes to light.
func (h *Herald) follow(s *touria.State, i *macroAction, a *Hint) bool {
	r := h.bot.game.rules
	for k := 0; ; k++ {
		d, ok := i.decision(k)
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
	if i.kind == route && i.n > 0 && s.Phase() == touria.PhaseMove {
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

// Thought is what a bot thinks of one legal decision.
type RootStat struct {
	Decision touria.Decision
	Visits   int // how often it was tried
	Win      int // the chance to win with it, of Certain
}

// Thinker is a bot that can tell what it thinks of its legal decisions.
type Searcher interface {
	Bot
	// Thoughts appends a thought for each legal decision that was thought about.
	RootStats(dst []RootStat) []RootStat
}
