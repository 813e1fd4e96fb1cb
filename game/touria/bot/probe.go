package bot

import (
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Probe runs the parts of a search bot one by one, so that a program can measure them and judge
// games that are over. It decides nothing and is not safe for concurrent use.
type Probe struct {
	bot *searchBot
	win [rules.Seats]int32
}

// NewProbe returns a probe of the bot with that name (see New). It is an error if
// the bot does not search.
func NewProbe(name string, r *touria.Rules) (*Probe, error) {
	b, err := New(name, r)
	if err != nil {
		return nil, err
	}
	s, ok := b.(*searchBot)
	if !ok {
		return nil, fmt.Errorf("bot %q does not search", name)
	}
	return &Probe{bot: s}, nil
}

// Rollout plays the given number of turns with the bot's rollout policy, or fewer if the game ends.
func (p *Probe) Rollout(s *touria.State, seed uint64, turns int) {
	dice := touria.NewDice(seed)
	p.bot.game.rollout(s, &dice, turns)
}

// SetView sets the view that Leaf starts from.
func (p *Probe) SetView(v touria.View, seed uint64) { p.bot.game.setView(v, seed) }

// Leaf does an iteration of the search without the tree: it determinises the view and makes the
// given number of decisions with the light policy. It returns the seats' probabilities of winning,
// in units of search.One, and how many decisions were made before the game ended.
func (p *Probe) Leaf(seed uint64, decisions int) (win [rules.Seats]int32, made int) {
	g, s := p.bot.game, &p.bot.state
	g.Determinise(s, seed)
	dice := touria.NewDice(seed)
	made = g.rules.Playout(s, &dice, decisions)
	g.evaluator.Evaluate(g.rules, s, &p.win)
	return p.win, made
}

// Evaluate sets the seats' probabilities of winning from a position at the start of a turn, in
// units of search.One.
func (p *Probe) Evaluate(s *touria.State, win *[rules.Seats]int32) {
	g := p.bot.game
	g.evaluator.Evaluate(g.rules, s, win)
}

// Effort is the work of searching for one decision.
type Effort struct {
	Decision   touria.Decision
	Win        int // probability of winning with it, in units of search.One
	Iterations int
	Nodes      int // in the tree
}

// Think runs a whole search.
func (p *Probe) Think(v touria.View, seed uint64) Effort {
	b := p.bot
	b.Begin(v, seed)
	if b.done {
		return Effort{Decision: b.Best()}
	}
	for !b.Step(1 << 20) {
	}
	return Effort{Decision: b.Best(), Win: b.win(), Iterations: b.search.Iterations(), Nodes: b.search.Size()}
}

// NodeBytes returns the size of a node in the tree.
func (p *Probe) NodeBytes() int { return p.bot.search.NodeBytes() }
