package bot

import (
	"math/rand/v2"

	"touria.games/touria/rules/touria"
)

// random chooses uniformly among the legal decisions.
type random struct {
	rules *touria.Rules
	legal []touria.Decision
	best  touria.Decision
}

func newRandom(r *touria.Rules) *random {
	return &random{rules: r, legal: make([]touria.Decision, 0, 256)}
}

// Begin makes the decision at once: one draw needs no slices.
func (b *random) Begin(view touria.View, seed uint64) {
	b.legal = b.rules.LegalFor(&view, b.legal[:0])
	b.best = touria.Decision{}
	if len(b.legal) > 0 {
		var p rand.PCG
		p.Seed(seed, 0)
		b.best = b.legal[int(p.Uint64()>>32*uint64(len(b.legal))>>32)]
	}
}

// Step has nothing left to do.
func (b *random) Step(int) bool { return true }

// Best returns the decision.
func (b *random) Best() touria.Decision { return b.best }
