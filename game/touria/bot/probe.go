package bot

import (
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Gauge does what a searching bot's thinking is made of, part by part, so that
// a program can measure it. It is not for several goroutines at once.
type Probe struct{ bot *searchBot }

// NewGauge returns the gauge of a bot of that name, as New knows it. A bot that
// does not search is an error.
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

// Playout plays a position on by the bot's policy, to the end of the game or
// for so many turns.
func (g *Probe) Rollout(s *touria.State, seed uint64, turns int) {
	dice := touria.NewDice(seed)
	g.bot.game.rollout(s, &dice, turns)
}

// Look takes in the view that the leaves are to begin from.
func (g *Probe) SetView(v touria.View, seed uint64) { g.bot.game.setView(v, seed) }

// Leaf does an iteration of the search without the tree: it fills in what the
// view leaves open, makes so many decisions by the light policy, and returns
// the seats' chances to win, of search.One. It made fewer decisions if the game
// is over.
func (g *Probe) Leaf(seed uint64, decisions int) (win [rules.Seats]int32, made int) {
	t := g.bot
	t.game.Determinise(&t.state, seed)
	dice := touria.NewDice(seed)
	made = t.game.rules.Playout(&t.state, &dice, decisions)
	t.game.evaluator.Evaluate(t.game.rules, &t.state, &t.leafWin)
	return t.leafWin, made
}

// Effort is what thinking about one decision took.
type Effort struct {
	Decision   touria.Decision
	Win        int // the chance to win with it, of search.One
	Iterations int
	Nodes      int // of the tree
}

// Think thinks about a decision to the end.
func (g *Probe) Think(v touria.View, seed uint64) Effort {
	t := g.bot
	t.Begin(v, seed)
	if t.done {
		return Effort{Decision: t.Best()}
	}
	for !t.Step(1 << 20) {
	}
	return Effort{Decision: t.Best(), Win: t.win(), Iterations: t.search.Iterations(), Nodes: t.search.Size()}
}

// NodeBytes returns the size of a node of the tree.
func (g *Probe) NodeBytes() int { return g.bot.search.NodeBytes() }
