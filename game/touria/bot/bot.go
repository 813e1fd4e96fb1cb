// Package bot holds the computer players. A bot sees a view of the game and nothing else. It works
// in small slices and takes all randomness from the seed it is given, so it makes the same decision
// on every machine, however its work is sliced. It reads no clock and starts no goroutine.
package bot

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules/touria"
)

// Bot makes decisions, one at a time, for one or more seats.
type Bot interface {
	// Begin starts work on the decision due for the view's own seat. The seed is the bot's only
	// source of randomness.
	Begin(view touria.View, seed uint64)
	// Step does at most n small units of work and reports whether the decision
	// is found. Further steps do nothing.
	Step(n int) (done bool)
	// Best returns the best decision so far. It is legal from Begin on, and final once Step has
	// returned true.
	Best() touria.Decision
}

// Names returns the names of all bots without temperaments, the weakest first.
func Names() []string { return append([]string{"random", "greedy", "flat"}, Levels()...) }

// Known reports whether there is a bot with that name.
func Known(name string) bool {
	_, _, level := Split(name)
	return level || slices.Contains(Names(), name)
}

// New returns a new bot. Its name is one of Names; a level may be followed by a temperament
// ("quest-racer"), a search bot by options ("flat:iterations=400"). The error for an unknown name
// lists the known ones.
func New(name string, r *touria.Rules) (Bot, error) {
	switch name {
	case "random":
		return newRandom(r), nil
	case "greedy":
		return newGreedy(r), nil
	}
	name, options, with := strings.Cut(name, ":")
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
	if err := set.apply(options); err != nil {
		return nil, err
	}
	return newSearchBot(r, set), nil
}
