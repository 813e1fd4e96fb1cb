// Package bot holds the computer's players. A bot sees a view of the game and
// nothing else; it thinks in small slices, draws every chance from the seed
// that it is given, and so makes the same decision at any slicing and on any
// machine. It reads no clock and starts no goroutine.
package bot

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules/touria"
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

// makers lists the bots of the arena; the levels that players are offered come
// on top (level.go).
var makers = []struct {
	name string
	make func(*touria.Rules) Bot
}{
	{"random", func(r *touria.Rules) Bot { return newRandom(r) }},
	{"greedy", func(r *touria.Rules) Bot { return newGreedy(r) }},
}

// Names returns the names of all bots without temperaments, the weakest first.
func Names() []string {
	var names []string
	for _, m := range makers {
		names = append(names, m.name)
	}
	return append(append(names, "flat"), Levels()...)
}

// Known tells whether there is a bot of that name.
func Known(name string) bool {
	_, _, level := Split(name)
	return level || slices.Contains(Names(), name)
}

// New returns a new bot of that name: one of Names, where a level may be
// followed by a temperament ("quest-racer"). An unknown name is an error that
// tells the names there are.
func New(name string, r *touria.Rules) (Bot, error) {
	for _, m := range makers {
		if m.name == name {
			return m.make(r), nil
		}
	}
	name, text, with := strings.Cut(name, ":")
	var set settings
	if level, temper, ok := Split(name); ok {
		set = levelSettings(level)
		set.temper = temper
	} else if name == "flat" {
		set = flatSettings()
	} else if with && Known(name) {
		return nil, fmt.Errorf("bot %q takes no options", name)
	} else {
		return nil, fmt.Errorf("unknown bot %q: want one of %s; a level may be followed by a temperament, as in %s",
			name, strings.Join(Names(), ", "), Name(Journey, Racer))
	}
	if err := set.apply(text); err != nil {
		return nil, err
	}
	return newSearchBot(r, set), nil
}
