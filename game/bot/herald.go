package bot

import "touria/rules/touria"

// Herald finds advice for a human's seat with the search of the best bots. It
// sees the view of that seat and nothing else.
type Herald struct{ bot Bot }

// Advice is a suggestion: the decision to make now and, as far as no chance
// comes in between, those that go with it up to the end of the turn.
type Advice struct {
	plan [maxPlan]touria.Decision
	n    int
	// Win is the chance to win with it as the herald sees it, of Certain.
	Win int
}

// Certain is the chance of what is certain.
const Certain = 1 << 16

// maxPlan bounds the decisions of a plan: a long way, its gems and the place.
const maxPlan = 24

// Plan returns the decisions of the suggestion; the first one is legal now.
func (a *Advice) Plan() []touria.Decision { return a.plan[:a.n] }

// NewHerald returns a herald.
func NewHerald(r *touria.Rules) *Herald { return &Herald{bot: newGreedy(r)} }

// Begin starts thinking about the decision that is due to the view's own seat.
func (h *Herald) Begin(view touria.View, seed uint64) { h.bot.Begin(view, seed) }

// Step does at most n small units of work and tells whether the advice is found.
func (h *Herald) Step(n int) (done bool) { return h.bot.Step(n) }

// Advice returns the advice found so far.
func (h *Herald) Advice() Advice {
	a := Advice{n: 1}
	a.plan[0] = h.bot.Best()
	return a
}

// Thought is what a bot thinks of one legal decision.
type Thought struct {
	Decision touria.Decision
	Visits   int // how often it was tried
	Win      int // the chance to win with it, of Certain
}

// Thinker is a bot that can tell what it thinks of its legal decisions.
type Thinker interface {
	Bot
	// Thoughts appends a thought for each legal decision that was thought about.
	Thoughts(dst []Thought) []Thought
}
