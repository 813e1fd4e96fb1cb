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
	level, temper := name, ""
	if l, t, ok := Split(name); ok {
		level, temper = l, t
	}
	if set, ok := levels[level]; ok {
		set.temper = temper
		return newThinker(set), nil
	}
	return nil, fmt.Errorf("unknown bot %q: want one of %s, where a level may be followed by a temperament (%s)", name,
		strings.Join(Names(), ", "), strings.Join(Tempers(), ", "))
}

// Known reports whether there is a bot with that name.
func Known(name string) bool {
	_, _, ok := Split(name)
	return ok || slices.Contains(Names(), name)
}

// Name returns the name of a bot with a level and a temperament, which may be "".
func Name(level, temper string) string {
	if temper == "" {
		return level
	}
	return level + "-" + temper
}

// Split splits a bot's name into level and temperament, "" if it has none. ok is false if it is not
// the name of a level.
func Split(name string) (level, temper string, ok bool) {
	level, temper, with := strings.Cut(name, "-")
	return level, temper, slices.Contains(Levels(), level) && (!with || slices.Contains(Tempers(), temper))
}
