// Package study counts what happens in games of Touria and reports how the game
// is balanced.
package study

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/table"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/rules"
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
	keep := f.String("keep", "", table.KeepAbout)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if m.Start != "" {
		return command.Usagef("-start does not go with a study: every seat starts in turn")
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	if err := how.Check(*keep); err != nil {
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
	perDeal int // games of a deal
	games   []*tally
	watched []*judge.Watch
}

// examples is how many absurd moves of a kind a study shows.
const examples = 3

// newStudy prepares a study: each deal once with every starting seat.
func newStudy(m *play.Games) *study {
	s := &study{m: m, perDeal: m.Players * m.Seatings}
	n := (m.Terms.Games + s.perDeal - 1) / s.perDeal * s.perDeal
	s.games, s.watched = make([]*tally, n), make([]*judge.Watch, n)
	return s
}

// play plays the games.
func (s *study) play(k *play.Keep, far *command.Progress) error {
	return s.m.Parallel(len(s.games), far.Say, func(t *play.Runner) func(i int) error {
		var log touria.Log
		return func(n int) error {
			g := s.fixture(n)
			count := newTally(s.m.Rules)
			w := judge.NewWatch(s.m.Rules, play.Names(&g), examples)
			err := k.Watch(n, t, &g, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
				count.see(before, d, after, log.Events)
				w.See(before, d, after)
				return nil
			})
			if err != nil {
				return err
			}
			count.end(play.Names(&g))
			s.games[n], s.watched[n] = count, w
			far.Step("")
			return nil
		}
	})
}

// fixture returns the n-th game.
func (s *study) fixture(n int) match.Fixture {
	g := s.m.Fixture(n / s.m.Players)
	g.Start = g.Seats[n%s.m.Players]
	return g
}

// where names a decision so that it can be found again: the start, the game's
// number among those with that start, its seed, the decision.
func (s *study) where(n, decision int) string {
	g := s.fixture(n)
	return fmt.Sprintf("%s %d/%d/%d", rules.Seat(g.Start), n/s.m.Players+1, g.Seed, decision)
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

// total adds a count up over the games.
func (s *study) total(f count) (n int) {
	for _, t := range s.games {
		n += f(t)
	}
	return n
}

// mean is a count a game.
func (s *study) mean(f count, digits int) report.Cell {
	return report.Mean(s.total(f), len(s.games), digits)
}

// part is the share of one count in another.
func (s *study) part(f, of count) stats.Share {
	return s.ratio(func(t *tally) (int, int) { return f(t), of(t) })
}

// share and percent are cells of such a share, with its interval and without.
func (s *study) share(f, of count) report.Cell   { return report.Share(s.part(f, of)) }
func (s *study) percent(f, of count) report.Cell { return report.Percent(s.part(f, of)) }

// winners is the share of the winners among the players of whom something is true.
func (s *study) winners(has func(t *tally, seat rules.Seat) bool) stats.Share {
	return s.ratio(func(t *tally) (won, of int) {
		for _, seat := range play.SeatsOf(t.seats) {
			if has(t, seat) {
				won, of = won+stats.One(seat == t.winner), of+1
			}
		}
		return won, of
	})
}

// having tells who has such a fact.
func having(k kind, tests ...test) func(t *tally, seat rules.Seat) bool {
	return func(t *tally, seat rules.Seat) bool { return sum(k, append(tests, of(seat))...)(t) > 0 }
}

// A group is the players at a seat, or at a place in turn order.
type group struct {
	name string
	has  test
}

// groups returns the groups that are reported separately: seats, then places.
func (s *study) groups() (list []group) {
	for _, seat := range s.m.Seats() {
		list = append(list, group{"seat " + seat.String(), of(seat)})
	}
	for place := range s.m.Players {
		list = append(list, group{ordinal(place+1) + " in turn order", atPlace(place)})
	}
	return list
}

// wonBy is the share of the games that a group has won.
func (s *study) wonBy(g group) stats.Share {
	return s.wins(func(t *tally) bool { return g.has(t, fact{seat: t.winner}) })
}

// seatColumns returns the heads of a sheet with a column for each seat behind
// the first ones, bySeat the cells of these columns.
func (s *study) seatColumns(unit string, first ...string) []string {
	for _, seat := range s.m.Seats() {
		first = append(first, seat.String()+unit)
	}
	return first
}

func (s *study) bySeat(cell func(seat rules.Seat) report.Cell) (list []report.Cell) {
	for _, seat := range s.m.Seats() {
		list = append(list, cell(seat))
	}
	return list
}

func ordinal(n int) string {
	if n < 4 {
		return []string{"0th", "1st", "2nd", "3rd"}[n]
	}
	return fmt.Sprint(n, "th")
}

// report makes all sheets of a study.
func (s *study) report() *report.Paper {
	unfinished := s.total(func(t *tally) int { return stats.One(t.winner == rules.NoSeat) })
	deals := fmt.Sprintf(" (%d deals, each started by every seat)", len(s.games)/s.perDeal)
	d := s.m.Paper(len(s.games), deals, unfinished)
	s.winSheets(d)
	s.lengthSheet(d)
	s.earningSheets(d)
	s.paymentSheet(d)
	s.placeSheet(d)
	s.itemSheets(d)
	s.orderSheet(d)
	s.towerSheets(d)
	s.joinSheets(d)
	if !s.m.SuddenMarriage {
		s.castleSheets(d)
	}
	s.lopsidedSheet(d)
	judge.AbsurdSheets(d, s.m.Names, s.watched, examples, s.where, "start game/seed/decision")
	return d
}
