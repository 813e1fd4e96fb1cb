package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/search"
)

// The levels offered to players, weakest first.
const (
	Stroll  = "stroll"
	Journey = "journey"
	Quest   = "quest"
	Crown   = "crown"
)

// Levels returns the names of the levels, weakest first.
func Levels() []string { return []string{Stroll, Journey, Quest, Crown} }

// Name returns the name of a bot with a level and a temperament, which may be "".
func Name(level, temper string) string {
	if temper == "" {
		return level
	}
	return level + "-" + temper
}

// Split splits a bot's name into level and temperament, "" if it has none. ok is
// false if it is not the name of a level.
func Split(name string) (level, temper string, ok bool) {
	level, temper, with := strings.Cut(name, "-")
	return level, temper, slices.Contains(Levels(), level) && (!with || slices.Contains(Tempers(), temper))
}

// settings are the parameters of a search bot.
type settings struct {
	search.Settings
	nodes       int // maximum size of the tree
	horizon     int // turns from the current one to the first whose start is evaluated
	evaluations int // number of consecutive turn starts to evaluate
	rollout     rolloutPolicy
	handmade    bool   // evaluate by hand-made weights instead of learned ones
	forget      int    // percentage of the gems seen in others' hands that are forgotten
	errorMargin int    // the most that the second-best macro action may cost, in units of search.One
	errorRate   int    // percentage of decisions in which it is then chosen
	temper      string // adds a bias to evaluations
	bias        int    // its strength, as a percentage
}

// levelSettings returns the settings of a level. The numbers were found in matches: see
// docs/bots.md.
func levelSettings(level string) settings {
	s := settings{Settings: search.Settings{Exploration: search.One / 4, ExpansionThreshold: 4},
		nodes: 60_000, horizon: 1, evaluations: 1, rollout: rolloutFast, bias: 100}
	switch level {
	case Stroll:
		s.Iterations, s.nodes = 60, 2000
		s.forget, s.errorMargin, s.errorRate, s.bias = 50, search.One*3/100, 12, 150
	case Journey:
		s.Iterations, s.nodes = 150, 5000
		s.forget, s.errorMargin, s.errorRate = 20, search.One*3/100, 12
	case Quest:
		s.Iterations, s.nodes = 300, 10_000
	case Crown:
		s.Iterations, s.evaluations, s.rollout = 1600, 4, rolloutGreedy
	}
	return s
}

// flatSettings returns the settings of flat Monte Carlo: no tree, rollouts of
// twelve turns and the hand-made evaluation, its best form at equal time.
func flatSettings() settings {
	return settings{Settings: search.Settings{Iterations: 1700, Exploration: search.One / 5, ExpansionThreshold: 1 << 30},
		nodes: 256, horizon: 12, evaluations: 1, rollout: rolloutFast, handmade: true}
}

// expansionShare is the share of all iterations, 1/40, that a node must have had before it is
// expanded when rollouts are greedy. With fewer visits the replies in the tree are worse than those
// of the rollout policy.
const expansionShare = 40

// searchSettings returns how to search in a game with the given number of players. With several
// opponents too few visits are left for the replies of each, so the greedy rollouts choose them.
// Evaluating more seats takes longer, so there are only three quarters of the iterations: nobody
// should wait longer than a second on a slow processor.
func (s *settings) searchSettings(players int) search.Settings {
	set := s.Settings
	switch {
	case s.rollout != rolloutGreedy:
	case players > 2:
		set.ExpandOwnOnly = true
		set.Iterations = (set.Iterations*3 + 3) / 4
	default:
		set.ExpansionThreshold = max(set.ExpansionThreshold, set.Iterations/expansionShare)
	}
	return set
}

// options are the settings that the arena can change, as in
// "crown:iterations=1600+evaluations=4".
var options = []struct {
	name string
	set  func(s *settings, n int)
}{
	{"iterations", func(s *settings, n int) { s.Iterations = max(n, 1) }},
	{"exploration", func(s *settings, n int) { s.Exploration = search.One * n / 1000 }}, // thousandths
	{"expansion", func(s *settings, n int) { s.ExpansionThreshold = n }},
	{"nodes", func(s *settings, n int) { s.nodes = max(n, 2) }},
	{"horizon", func(s *settings, n int) { s.horizon = n }},
	{"evaluations", func(s *settings, n int) { s.evaluations = max(n, 1) }},
	{"rollout", func(s *settings, n int) { s.rollout = rolloutPolicy(min(n, int(rolloutGreedy))) }}, // 0 light, 1 fast, 2 greedy
	{"handmade", func(s *settings, n int) { s.handmade = n != 0 }},
	{"forget", func(s *settings, n int) { s.forget = n }},
	{"margin", func(s *settings, n int) { s.errorMargin = search.One * n / 100 }},
	{"error", func(s *settings, n int) { s.errorRate = n }},
	{"bias", func(s *settings, n int) { s.bias = n }},
}

// maxOption limits the values of options: that many nodes still fit into memory.
const maxOption = 10_000_000

// apply changes settings by options, separated by + or commas.
func (s *settings) apply(text string) error {
	for _, o := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '+' }) {
		key, number, _ := strings.Cut(o, "=")
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n > maxOption {
			return fmt.Errorf("bot option %q: want a name and a whole number up to %d, as in horizon=2", o, maxOption)
		}
		known := false
		var names []string
		for _, k := range options {
			names = append(names, k.name)
			if k.name == key {
				k.set(s, n)
				known = true
			}
		}
		if !known {
			return fmt.Errorf("unknown bot option %q: want one of %s", key, strings.Join(names, ", "))
		}
	}
	return nil
}
