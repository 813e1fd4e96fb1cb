package bot

import (
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Probe runs the parts of a searching bot one by one, so that a program can
// measure them. It is not safe for concurrent use.
type Probe struct{ bot *searchBot }

// NewProbe returns a probe of the bot with that name (see New). It is an error if
// the bot does not search.
func NewProbe(name string, r *touria.Rules) (*Probe, error) {
	b, err := New(name, r)
	if err != nil {
		return nil, err
	}
	t, ok := b.(*searchBot)
	if !ok {
		return nil, fmt.Errorf("bot %q does not search", name)
	}
	return &Probe{t}, nil
}

// Rollout plays so many turns by the bot's rollout policy, or fewer if the game ends.
func (p *Probe) Rollout(s *touria.State, seed uint64, turns int) {
	dice := touria.NewDice(seed)
	p.bot.game.rollout(s, &dice, turns)
}

// SetView sets the view that Leaf starts from.
func (p *Probe) SetView(v touria.View, seed uint64) { p.bot.game.setView(v, seed) }

// Leaf does an iteration of the search without the tree: it determinises the
// view, makes so many decisions by the light policy, and returns the seats'
// probabilities of winning, in units of search.One, and how many decisions were
// made before the game ended.
func (p *Probe) Leaf(seed uint64, decisions int) (win [rules.Seats]int32, made int) {
	t := p.bot
	t.game.Determinise(&t.state, seed)
	dice := touria.NewDice(seed)
	made = t.game.rules.Playout(&t.state, &dice, decisions)
	t.game.evaluator.Evaluate(t.game.rules, &t.state, &t.leafWin)
	return t.leafWin, made
}

// Effort is what searching for one decision took.
type Effort struct {
	Decision   touria.Decision
	Win        int // probability of winning with it, in units of search.One
	Iterations int
	Nodes      int // in the tree
}

// Think runs a whole search.
func (p *Probe) Think(v touria.View, seed uint64) Effort {
	t := p.bot
	t.Begin(v, seed)
	if t.done {
		return Effort{Decision: t.Best()}
	}
	for !t.Step(1 << 20) {
	}
	return Effort{Decision: t.Best(), Win: t.win(), Iterations: t.search.Iterations(), Nodes: t.search.Size()}
}

// NodeBytes returns the size of a node in the tree.
func (p *Probe) NodeBytes() int { return p.bot.search.NodeBytes() }
