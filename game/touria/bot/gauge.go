package bot

import (
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Gauge does what a searching bot's thinking is made of, part by part, so that
// a program can measure it. It is not for several goroutines at once.
type Gauge struct{ t *thinker }

// NewGauge returns the gauge of a bot of that name, as New knows it. A bot that
// does not search is an error.
func NewGauge(name string, r *touria.Rules) (*Gauge, error) {
	b, err := New(name, r)
	if err != nil {
		return nil, err
	}
	t, ok := b.(*thinker)
	if !ok {
		return nil, fmt.Errorf("bot %q does not search", name)
	}
	return &Gauge{t}, nil
}

// Playout plays a position on by the bot's policy, to the end of the game or
// for so many turns.
func (g *Gauge) Playout(s *touria.State, seed uint64, turns int) {
	dice := touria.NewDice(seed)
	g.t.mind.playOn(s, &dice, turns)
}

// Look takes in the view that the leaves are to begin from.
func (g *Gauge) Look(v touria.View, seed uint64) { g.t.mind.look(v, seed) }

// Leaf does an iteration of the search without the tree: it fills in what the
// view leaves open, makes so many decisions by the light policy, and returns
// the seats' chances to win, of search.One. It made fewer decisions if the game
// is over.
func (g *Gauge) Leaf(seed uint64, decisions int) (chance [rules.Seats]int32, made int) {
	t := g.t
	t.mind.Sample(&t.state, seed)
	dice := touria.NewDice(seed)
	made = t.mind.rules.Playout(&t.state, &dice, decisions)
	t.mind.model.Of(t.mind.rules, &t.state, &t.leaf)
	return t.leaf, made
}

// Effort is what thinking about one decision took.
type Effort struct {
	Decision   touria.Decision
	Win        int // the chance to win with it, of search.One
	Iterations int
	Nodes      int // of the tree
}

// Think thinks about a decision to the end.
func (g *Gauge) Think(v touria.View, seed uint64) Effort {
	t := g.t
	t.Begin(v, seed)
	if t.done {
		return Effort{Decision: t.Best()}
	}
	for !t.Step(1 << 20) {
	}
	return Effort{Decision: t.Best(), Win: t.win(), Iterations: t.search.Iterations(), Nodes: t.search.Size()}
}

// NodeBytes returns the size of a node of the tree.
func (g *Gauge) NodeBytes() int { return g.t.search.NodeBytes() }
