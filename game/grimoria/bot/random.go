package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// chance is a bot's own chance.
type chance struct {
	seed uint64
	n    uint32
}

func (c *chance) below(n int) int {
	c.n++
	return rules.Below(rules.Number(c.seed, rules.GrimoriaFuture, c.n), n)
}

// random chooses evenly among the legal decisions.
type random struct {
	best   grimoria.Decision
	buffer [grimoria.MaxLegal]grimoria.Decision
}

func (b *random) Begin(view grimoria.View, seed uint64) {
	legal := view.LegalFor(b.buffer[:0])
	c := chance{seed: seed}
	b.best = legal[c.below(len(legal))]
}

func (b *random) Step(int) bool { return true }

func (b *random) Best() grimoria.Decision { return b.best }
