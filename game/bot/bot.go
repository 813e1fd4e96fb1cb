// Package bot holds the computer's players. A bot sees a view of the game and
// nothing else; it thinks in small slices, draws every chance from the seed
// that it is given, and so makes the same decision at any slicing and on any
// machine. It reads no clock and starts no goroutine.
package bot

import (
	"fmt"
	"strings"

	"touria/rules/touria"
)

// Bot makes decisions for one seat. The same Bot serves one decision after
// the other, of one seat or of several.
type Bot interface {
	// Begin starts thinking about the decision that is due to the view's own
	// seat. The seed is the bot's only source of chance.
	Begin(view touria.View, seed uint64)
	// Step does at most n small units of work and tells whether the decision
	// is found. Further steps after that do nothing.
	Step(n int) (done bool)
	// Best returns the best decision found so far; it is always legal once
	// Begin was called, and final when Step has returned true.
	Best() touria.Decision
}

// makers lists the bots in the order in which they are offered.
var makers = []struct {
	name string
	make func(*touria.Rules) Bot
}{
	{"random", func(r *touria.Rules) Bot { return newRandom(r) }},
	{"stroll", func(r *touria.Rules) Bot { return newStroll(r) }},
}

// Names returns the names of all bots, the weakest first.
func Names() []string {
	names := make([]string, len(makers))
	for i, m := range makers {
		names[i] = m.name
	}
	return names
}

// New returns a new bot of that name. An unknown name is an error that tells
// the names there are.
func New(name string, r *touria.Rules) (Bot, error) {
	for _, m := range makers {
		if m.name == name {
			return m.make(r), nil
		}
	}
	return nil, fmt.Errorf("unknown bot %q: want one of %s", name, strings.Join(Names(), ", "))
}
