package match

import (
	"fmt"
	"slices"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/stats"
)

// schedule says which bots meet in a match, and in which seats.
type schedule struct {
	bots []string // without repeats; line-ups hold their indices
	mode string
	// sets has, for each set of bots that meet, the ways to sit around the
	// table. A deal is played in one way each, turned through all seats.
	sets [][]lineup
}

// lineup is one bot for each player, in the players' order.
type lineup []int

// The modes of a match.
const (
	modeMatch = "match" // the bots as they are named, again and again until all seats are taken
	modeOne   = "one"   // the first one against the others
	modeRound = "round" // every set of bots that there is
)

var modes = []string{modeMatch, modeOne, modeRound}

// mostSets bounds a round robin.
const mostSets = 10000

// newSchedule makes the schedule of a match.
func newSchedule(mode string, given []string, players int) (*schedule, error) {
	s := &schedule{mode: mode, bots: Distinct(given)}
	var named lineup
	for _, spec := range given {
		named = append(named, slices.Index(s.bots, spec))
	}
	if len(s.bots) < 2 {
		return nil, command.Usagef("-bots: a match takes two different bots or more; touria-arena play lets a bot play against itself")
	}
	if mode != modeRound && len(named) > players {
		return nil, command.Usagef("-bots names %d bots for %d players; -mode round lets all of them meet", len(named), players)
	}
	switch mode {
	case modeMatch:
		l := make(lineup, players)
		for i := range l {
			l[i] = named[i%len(named)]
		}
		s.sets = [][]lineup{{l}}
	case modeOne:
		if slices.Contains(named[1:], named[0]) {
			return nil, command.Usagef("-bots: with -mode one the first bot plays against others, not against itself")
		}
		l := lineup{named[0]}
		for i := range players - 1 {
			l = append(l, named[1+i%(len(named)-1)])
		}
		s.sets = [][]lineup{{l}}
	case modeRound:
		s.round(players)
		if len(s.sets) > mostSets {
			return nil, command.Usagef("-mode round: %d bots meet in more than %d ways", len(s.bots), mostSets)
		}
	default:
		return nil, command.Usagef("-mode must be one of %v, not %q", modes, mode)
	}
	return s, nil
}

// round makes a table of every set of bots: all different if there are enough
// bots, else each of them at least once.
func (s *schedule) round(players int) {
	least := min(players, len(s.bots))
	var choose func(l lineup, from, different int)
	choose = func(l lineup, from, different int) {
		if len(s.sets) > mostSets || different+players-len(l) < least {
			return
		}
		if len(l) == players {
			s.sets = append(s.sets, circles(l))
			return
		}
		for b := from; b < len(s.bots); b++ {
			choose(append(slices.Clone(l), b), b, different+1-stats.One(slices.Contains(l, b)))
		}
	}
	choose(nil, 0, 0)
}

// circles returns the ways in which bots can sit around a table, those that
// are turned into each other counted once.
func circles(l lineup) []lineup {
	var list []lineup
	seen := map[string]bool{}
	var permute func(done, rest lineup)
	permute = func(done, rest lineup) {
		if len(rest) == 0 {
			if seen[fmt.Sprint(done)] {
				return
			}
			for _, turned := range done.turns() {
				seen[fmt.Sprint(turned)] = true
			}
			list = append(list, done)
			return
		}
		for i := range rest {
			permute(append(slices.Clone(done), rest[i]), slices.Delete(slices.Clone(rest), i, i+1))
		}
	}
	permute(l[:1], l[1:])
	return list
}

// turns returns the different line-ups that come of turning the players
// through the seats.
func (l lineup) turns() []lineup {
	list := []lineup{l}
	for t := 1; t < len(l); t++ {
		turned := append(slices.Clone(l[t:]), l[:t]...)
		if slices.Equal(turned, l) {
			break
		}
		list = append(list, turned)
	}
	return list
}

// seatings returns the games of a deal. Which way around the table the bots
// sit changes from deal to deal.
func (s *schedule) seatings(deal uint32) []lineup {
	var list []lineup
	for _, ways := range s.sets {
		list = append(list, ways[int(deal)%len(ways)].turns()...)
	}
	return list
}

// seats returns how many seats the first bot has at the table, if there is
// only one table.
func (s *schedule) seats() (own, all int) {
	return stats.Count(s.sets[0][0], 0), len(s.sets[0][0])
}

// Distinct returns the names without repeats.
func Distinct(names []string) (list []string) {
	for _, name := range names {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}
