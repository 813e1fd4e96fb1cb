// Package bot holds Grimoria's computer players. A bot sees a view of the game and nothing else. It
// works in small slices and takes all randomness from the seed it is given, so it makes the same
// decision on every machine, however its work is sliced. It reads no clock and starts no goroutine.
package bot

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules/grimoria"
)

// Bot makes decisions, one at a time, for one or more seats.
type Bot interface {
	// Begin starts work on the decision due for the view's own seat. While spells are chosen that is
	// its own choice, whoever is to move in the record. The seed is the bot's only source of
	// randomness.
	Begin(view grimoria.View, seed uint64)
	// Step does at most n small units of work and reports whether the decision is found. Further
	// steps do nothing.
	Step(n int) (done bool)
	// Best returns the best decision so far. It is legal from Begin on, and final once Step has
	// returned true.
	Best() grimoria.Decision
}

// The levels, the weakest first.
const (
	Stroll  = "stroll"
	Journey = "journey"
	Quest   = "quest"
	Crown   = "crown"
)

// Levels returns the names of the levels, the weakest first.
func Levels() []string { return []string{Stroll, Journey, Quest, Crown} }

// Names returns the names of all bots. Greedy takes what adds most now. Round looks to the end of the
// round by handmade worths, and draws from the equilibrium. Answer knows how crown mixes its spells
// and plays what is best against that. They are yardsticks, which the levels are measured by.
func Names() []string { return append(Levels(), "random", "greedy", "round", "answer") }

// New returns a new bot. The error for an unknown name lists the known ones.
func New(name string) (Bot, error) {
	switch name {
	case "random":
		return &random{}, nil
	case "greedy":
		return &greedy{}, nil
	}
	if set, ok := levels[name]; ok {
		return newThinker(set), nil
	}
	return nil, fmt.Errorf("unknown bot %q: want one of %s", name, strings.Join(Names(), ", "))
}

// Known reports whether there is a bot with that name.
func Known(name string) bool { return slices.Contains(Names(), name) }
