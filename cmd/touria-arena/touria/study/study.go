// Package study counts what happens in games of Touria and reports how the game
// is balanced.
package study

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/rules/touria"
)

const studyAbout = `Lets bots play and reports how the game is balanced: who wins, by seat and by place in turn order; how
long it takes; where hearts and gold come from; how much each place, tower face, item, order and castle
door matters; who joins in, and when; and what is lopsided. Each deal is played with every seat starting
in turn (and in all seatings of different bots), so that the effects of seat and start can be separated;
-games is rounded up to whole deals. Shares come with 95 % intervals over the deals, which are reliable
from about 30 deals. Nobody wins an unfinished game.

The last tables list absurd moves, like touria-arena judge. Examples are given as start game/seed/decision:
touria-arena record with the same flags and -start writes that game, and decision n is line n after the
header.`

// Command lets bots play and reports how the game is balanced.
var Command = command.Command{Name: "study", What: "let bots play and report how the game is balanced", Run: run}

func run(p *command.Program, args []string) error {
	var m play.Games
	f := command.Flags("study", "[flags]", studyAbout, "touria-arena study -games 2000 -players 4 -bots greedy -json study.json")
	m.Flags(f, 400, "greedy")
	command.Default(f, "players", "4")
	var how report.Printing
	how.Flags(f)
	keep := f.String("keep", "", play.KeepAbout)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if m.Start != "" {
		return command.Usagef("-start does not go with a study: every seat starts in turn")
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	if err := how.Check(); err != nil {
		return err
	}
	k, err := m.OpenKeep(*keep, "study")
	if err != nil {
		return err
	}
	defer k.Close()
	s := newStudy(&m)
	far := command.NewProgress(p.Errs, false, len(s.games))
	err = s.play(k, far)
	far.Close()
	if err != nil {
		return err
	}
	return how.Write(p, s.report(), "study", args)
}

// A study is a set of games with all that was counted. The games of one deal
// stand one after the other.
type study struct {
	m       *play.Games
	starts  []*play.Games // the same with each starting seat
	perDeal int           // games of a deal
	games   []*tally
	watched []judge.Watched
}

// examples is how many absurd moves of a kind a study shows.
const examples = 3

// newStudy prepares a study: each deal once with every starting seat.
func newStudy(m *play.Games) *study {
	s := &study{m: m, perDeal: m.Players * m.Seatings}
	for _, seat := range m.Seats() {
		s.starts = append(s.starts, m.StartedBy(seat))
	}
	n := (m.Terms.Games + s.perDeal - 1) / s.perDeal * s.perDeal
	s.games, s.watched = make([]*tally, n), make([]judge.Watched, n)
	return s
}

// play plays the games.
func (s *study) play(k *play.Keep, far *command.Progress) error {
	return play.InParallel(len(s.games), far.Say, func(sit func(m *play.Games) *play.Runner) func(i int) error {
		t := sit(s.m)
		var log touria.Log
		return func(n int) error {
			g := s.fixture(n)
			count := newTally(s.m.Rules)
			w := s.watched[n].Watch(s.m.Rules, g.Names, examples)
			err := k.Watch(n, t, &g, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
				count.see(before, d, after, log.Events)
				w.See(before, d, after)
				return nil
			})
			if err != nil {
				return err
			}
			count.end(g.Names)
			s.games[n] = count
			far.Step("")
			return nil
		}
	})
}

// game tells which game of which start the n-th game is.
func (s *study) game(n int) (start, i int) { return n % s.m.Players, n / s.m.Players }

// fixture returns the n-th game.
func (s *study) fixture(n int) match.Fixture {
	start, i := s.game(n)
	return s.starts[start].Fixture(i)
}

// where names a decision so that it can be found again: the start, the game's
// number among those with that start, its seed, the decision.
func (s *study) where(n, decision int) string {
	start, i := s.game(n)
	return fmt.Sprintf("%s %d/%d/%d", s.starts[start].Start, i+1, s.fixture(n).Seed, decision)
}

// ratio sums up a share over the games, by deals.
func (s *study) ratio(f func(t *tally) (count, of int)) (r stats.Share) {
	for i := 0; i < len(s.games); i += s.perDeal {
		a, b := 0, 0
		for _, t := range s.games[i : i+s.perDeal] {
			x, y := f(t)
			a, b = a+x, b+y
		}
		r.Add(float64(a), float64(b))
	}
	return r
}

// wins is the share of games of which something is true.
func (s *study) wins(by func(t *tally) bool) stats.Share {
	return s.ratio(func(t *tally) (int, int) { return stats.One(by(t)), 1 })
}

// sum adds a number of each game up.
func (s *study) sum(f func(t *tally) int) int {
	n := 0
	for _, t := range s.games {
		n += f(t)
	}
	return n
}

// total adds numbers up.
func total(list ...uint16) int {
	n := 0
	for _, v := range list {
		n += int(v)
	}
	return n
}

func ordinal(n int) string {
	switch n {
	case 1:
		return "1st"
	case 2:
		return "2nd"
	case 3:
		return "3rd"
	}
	return fmt.Sprint(n, "th")
}
