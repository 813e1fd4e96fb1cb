package study

import (
	"fmt"
	"strings"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// report makes all sheets of a study.
func (s *study) report() *report.Paper {
	deals := len(s.games) / s.perDeal
	d := &report.Paper{Games: len(s.games), Players: s.m.Players, Bots: s.m.Names, Seed: s.m.Seed, Variant: strings.TrimPrefix(s.m.Variant(), ", ")}
	unfinished := s.sum(func(t *tally) int { return stats.One(t.winner == rules.NoSeat) })
	d.Headline = fmt.Sprintf("%d games (%d deals, each started by every seat), %d players, bots %s, seed %s%s; unfinished: %d",
		len(s.games), deals, s.m.Players, strings.Join(s.m.Names, " "), s.m.Seed, s.m.Variant(), unfinished)
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

// A count is a number that each game has.
type count = func(t *tally) int

// mean is a count a game.
func (s *study) mean(f count, digits int) report.Cell {
	return report.Mean(s.sum(f), len(s.games), digits)
}

// part is the share of one count in another.
func (s *study) part(f, of count) stats.Share {
	return s.ratio(func(t *tally) (int, int) { return f(t), of(t) })
}

// winners is the share of the winners among the players of whom something is true.
func (s *study) winners(has func(t *tally, seat rules.Seat) bool) stats.Share {
	return s.ratio(func(t *tally) (won, of int) {
		for _, seat := range match.SeatsOf(t.seats) {
			if has(t, seat) {
				won, of = won+stats.One(t.isWinner(seat)), of+1
			}
		}
		return won, of
	})
}

// everybody and only tell which seats to look at.
func everybody(rules.Seat) bool { return true }

func only(seat rules.Seat) func(rules.Seat) bool {
	return func(other rules.Seat) bool { return other == seat }
}

// A group is the players at a seat, or at a place in turn order.
type group struct {
	name string
	has  func(t *tally, seat rules.Seat) bool
}

// groups returns the groups that are reported separately: seats, then places.
func (s *study) groups() (list []group) {
	for _, seat := range s.m.Seats() {
		list = append(list, group{"seat " + seat.String(), func(_ *tally, x rules.Seat) bool { return x == seat }})
	}
	for place := range s.m.Players {
		list = append(list, group{ordinal(place+1) + " in turn order", func(t *tally, x rules.Seat) bool { return x == t.seatAt(place) }})
	}
	return list
}

// wonBy is the share of the games that a group has won.
func (s *study) wonBy(g group) stats.Share {
	return s.wins(func(t *tally) bool { return g.has(t, t.winner) })
}

// seatColumns returns the heads of a sheet with a column for each seat behind
// the first ones.
func (s *study) seatColumns(unit string, first ...string) []string {
	for _, seat := range s.m.Seats() {
		first = append(first, seat.String()+unit)
	}
	return first
}

func (s *study) winSheets(d *report.Paper) {
	even := 100 / float64(s.m.Players)
	w := d.Sheet("Who wins", "Share of the games won, in percent, with its 95 % interval over the deals. The last column is what an even share would be.",
		"", "won %", "games won", "even %")
	row := func(name string, r stats.Share, even float64) {
		w.Add(name, report.Share(r), report.Count(int(r.Count)), report.Number(even, 1))
	}
	for _, g := range s.groups() {
		row(g.name, s.wonBy(g), even)
	}
	if bots := match.Distinct(s.m.Names); len(bots) > 1 {
		for _, name := range bots {
			n := 0
			for _, other := range s.m.Names {
				n += stats.One(other == name)
			}
			row("bot "+name, s.wins(func(t *tally) bool { return t.winner != rules.NoSeat && t.names[t.winner] == name }), even*float64(n))
		}
	}
	c := d.Sheet("Seat and start", "Share of the games won by a seat, in percent, by the seat that started.", s.seatColumns(" starts", "won % by")...)
	for _, seat := range s.m.Seats() {
		var cells []report.Cell
		for _, start := range s.m.Seats() {
			cells = append(cells, report.Share(s.ratio(func(t *tally) (int, int) {
				return stats.One(t.start == start && t.isWinner(seat)), stats.One(t.start == start)
			})))
		}
		c.Add("seat "+seat.String(), cells...)
	}
}

func (s *study) lengthSheet(d *report.Paper) {
	w := d.Sheet("Length", "A round begins with each turn of the starting player that is no hourglass's.", "a game", "mean", "median", "95 %", "most")
	for _, row := range []struct {
		name string
		of   count
	}{
		{"turns", func(t *tally) int { return t.turns }},
		{"rounds", func(t *tally) int { return t.rounds }},
		{"decisions", func(t *tally) int { return t.decisions }},
		{"forced passes", func(t *tally) int { return total(t.passed[:]...) }},
	} {
		list := make([]int, len(s.games))
		for i, t := range s.games {
			list[i] = row.of(t)
		}
		sp := stats.SpreadOf(list)
		w.Add(row.name, report.Number(sp.Mean, 1), report.Count(sp.Median), report.Count(sp.P95), report.Count(sp.Max))
	}
}

// What counts as lopsided (percent, and points of percent).
const (
	mostOffEven  = 3.0
	fewestVisits = 3.0
	mostVisits   = 30.0
	fewestFilled = 1.0
)

// lopsidedSheet lists what the bounds above tell to look at. "Surely" means
// that the whole interval lies outside.
func (s *study) lopsidedSheet(d *report.Paper) {
	w := d.Sheet("Lopsided", fmt.Sprintf("A seat or a place in turn order more than %.0f points off an even share of wins, a place below %.0f %% or above %.0f %% of the visits, an order filled in fewer than %.0f %% of the games in which it was open. Surely: the whole interval lies beyond the bound.",
		mostOffEven, fewestVisits, mostVisits, fewestFilled), "what", "%", "bounds %", "")
	check := func(name string, r stats.Share, low, high float64) {
		ci := r.Interval()
		p, from, to := 100*r.Value(), 100*ci.Low, 100*ci.High
		if r.Clusters == 0 || p >= low && p <= high {
			return
		}
		sure := "perhaps"
		if to < low || from > high {
			sure = "surely"
		}
		w.Add(name, report.Share(r), report.Text(fmt.Sprintf("%.1f to %.1f", low, high)), report.Text(sure))
	}
	even := 100 / float64(s.m.Players)
	for _, g := range s.groups() {
		check(g.name, s.wonBy(g), even-mostOffEven, even+mostOffEven)
	}
	for place := range touria.Destinations {
		check("visits of "+touria.Space(place).String(), s.visitShare(place), fewestVisits, mostVisits)
	}
	for _, id := range s.orderList() {
		check("order "+s.orderName(id), s.orderFilled(id), fewestFilled, 100)
	}
	if len(w.Rows) == 0 {
		w.Add("nothing")
	}
}
