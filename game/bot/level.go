package bot

import (
	"slices"
	"strings"
)

// The levels that players are offered, the weakest first.
const (
	Stroll  = "stroll"
	Journey = "journey"
	Quest   = "quest"
	Crown   = "crown"
)

// Levels returns the names of the levels, the weakest first.
func Levels() []string { return []string{Stroll, Journey, Quest, Crown} }

// The temperaments: what a bot is fond of, at any level.
const (
	Hoarder   = "hoarder"   // gems
	Swordsman = "swordsman" // swords and the tournament
	Collector = "collector" // magic items
	Racer     = "racer"     // the castle, soon
)

// Tempers returns the names of the temperaments.
func Tempers() []string { return []string{Hoarder, Swordsman, Collector, Racer} }

// Name returns the name of a bot of a level and a temperament, which may be "".
func Name(level, temper string) string {
	if temper == "" {
		return level
	}
	return level + "-" + temper
}

// Split splits the name of a bot into its level and its temperament, "" if it
// has none; ok is false if it is no level's.
func Split(name string) (level, temper string, ok bool) {
	level, temper, with := strings.Cut(name, "-")
	return level, temper, slices.Contains(Levels(), level) && (!with || slices.Contains(Tempers(), temper))
}
