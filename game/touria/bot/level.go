package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/search"
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

// settings are the numbers that make a searching bot what it is.
type settings struct {
	search.Settings
	horizon     int    // turns from the present one to the one at whose start positions are judged
	evaluations int    // at how many turns' starts they are judged, one after the other
	light       bool   // playouts by the rules' light policy
	sound       bool   // playouts by the sound policy
	handmade    bool   // the hand-made judgement in place of the learned one
	forget      int    // of a hundred gems of the others, how many are forgotten
	errorMargin int    // what the second-best idea may cost, of One
	errorRate   int    // how often of a hundred decisions it is taken then
	temper      string // what the bot is fond of
	bias        int    // how fond, in hundredths of what the temperament says
}

// maxNodes bounds the tree: 48 bytes a node.
const maxNodes = 60_000

// levelSettings are what each level plays by. The numbers come from matches:
// see docs/bots.md.
func levelSettings(level string) settings {
	s := settings{Settings: search.Settings{Exploration: search.One / 4, ExpansionThreshold: 4, Nodes: maxNodes}, horizon: 1, evaluations: 1, bias: 100}
	switch level {
	case Stroll:
		s.Iterations, s.Nodes = 60, 2000
		s.forget, s.errorMargin, s.errorRate, s.bias = 50, search.One*3/100, 12, 150
	case Journey:
		s.Iterations, s.Nodes = 150, 5000
		s.forget, s.errorMargin, s.errorRate = 20, search.One*3/100, 12
	case Quest:
		s.Iterations, s.Nodes = 300, 10_000
	case Crown:
		s.Iterations, s.evaluations, s.sound = 1600, 4, true
	}
	return s
}

// patience is the part of the iterations that a node must have had before it gets
// children, where playouts are by the sound policy: answers found by fewer visits are
// worse than those of the policy, and who thinks for longer may ask for more of them.
const expansionShare = 40

// searchFor returns how to search in a game of so many. With more than one rival
// few visits are left for the answers of each; the sound policy foresees them better.
// And since judging more seats takes longer, three quarters of the iterations must do
// for nobody to wait for more than a second on a slow processor.
func (s *settings) searchSettings(players int) search.Settings {
	set := s.Settings
	switch {
	case s.sound && players > 2:
		set.ExpandOwnOnly = true
		set.Iterations = (set.Iterations*3 + 3) / 4
	case s.sound:
		set.ExpansionThreshold = max(set.ExpansionThreshold, set.Iterations/expansionShare)
	}
	return set
}

// flatSettings are those of flat Monte Carlo: no tree, playouts of twelve turns
// and the hand-made judgement, which is its best form at equal time.
func flatSettings() settings {
	return settings{Settings: search.Settings{Iterations: 1700, Exploration: search.One / 5, ExpansionThreshold: 1 << 30, Nodes: 256}, horizon: 12, evaluations: 1, handmade: true}
}

// options lists what the arena may set, "crown:iterations=1600+looks=4".
var options = []struct {
	name string
	set  func(s *settings, n int)
}{
	{"iterations", func(s *settings, n int) { s.Iterations = max(n, 1) }},
	{"explore", func(s *settings, n int) { s.Exploration = search.One * n / 1000 }}, // thousandths
	{"expand", func(s *settings, n int) { s.ExpansionThreshold = n }},
	{"nodes", func(s *settings, n int) { s.Nodes = max(n, 2) }},
	{"sight", func(s *settings, n int) { s.horizon = n }},
	{"looks", func(s *settings, n int) { s.evaluations = max(n, 1) }},
	{"light", func(s *settings, n int) { s.light = n != 0 }},
	{"sound", func(s *settings, n int) { s.sound = n != 0 }},
	{"hand", func(s *settings, n int) { s.handmade = n != 0 }},
	{"forget", func(s *settings, n int) { s.forget = n }},
	{"slack", func(s *settings, n int) { s.errorMargin = search.One * n / 100 }},
	{"swap", func(s *settings, n int) { s.errorRate = n }},
	{"fond", func(s *settings, n int) { s.bias = n }},
}

// mostOption bounds the numbers of options: so many nodes still fit into memory.
const maxOption = 10_000_000

// apply changes settings by options, separated by + or commas.
func (s *settings) apply(text string) error {
	for _, o := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '+' }) {
		key, number, _ := strings.Cut(o, "=")
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n > maxOption {
			return fmt.Errorf("bot option %q: want a name and a whole number up to %d, as in sight=2", o, maxOption)
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
			return fmt.Errorf("unknown bot option %q: there are %s", key, strings.Join(names, ", "))
		}
	}
	return nil
}
