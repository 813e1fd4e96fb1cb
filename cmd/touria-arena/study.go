package main

import (
	"flag"
	"fmt"
	"strconv"
	"strings"

	"touria/game/bot"
	"touria/rules"
	"touria/rules/touria"
)

const studyAbout = `Lets bots play and tells how the game itself is balanced: who wins by seat and by place in turn
order, how long it takes, where hearts and gold come from, how often each place, tower face, item, order and
castle door mattered, who joins in when; and what is lopsided. Each deal is played with every seat
starting in turn (and in all seatings of different bots), so that seat and start are told apart; -games is
rounded up to whole deals. The deal is the unit: shares stand with their 95 % interval over the deals, good
from some 30 deals on. Unfinished games count as won by nobody.`

// study lets bots play and reports how the game is balanced.
func (p *program) study(args []string) error {
	m := match{}
	f := p.flags("study", "[flags]", studyAbout, "touria-arena study -games 2000 -players 4 -bots greedy -json study.json")
	m.flags(f, 400)
	suppose(f, "players", "4")
	suppose(f, "bots", "greedy")
	markdown := f.Bool("markdown", false, "print Markdown, for docs/balance.md")
	file := f.String("json", "", "write the report to this file as JSON, too")
	if err := p.parse(f, args); err != nil {
		return err
	}
	switch {
	case f.NArg() > 0:
		return usagef("%q: it takes flags only", f.Arg(0))
	case m.start != "":
		return usagef("-start does not go with a study: every seat starts in turn")
	}
	if err := m.prepare(); err != nil {
		return err
	}
	s, err := playStudy(m)
	if err != nil {
		return err
	}
	d := s.report()
	d.Command = "study " + commandLine(args)
	return d.write(p.out, *markdown, *file)
}

// suppose gives a flag that a match defines another default.
func suppose(f *flag.FlagSet, name, value string) {
	g := f.Lookup(name)
	if err := g.Value.Set(value); err != nil {
		panic(err) // the default is a constant
	}
	g.DefValue = value
}

// commandLine writes arguments down as one would type them, without those that
// only tell how the report is written.
func commandLine(args []string) string {
	var list []string
	for i := 0; i < len(args); i++ {
		name, _, joined := strings.Cut(strings.TrimLeft(args[i], "-"), "=")
		switch {
		case strings.HasPrefix(args[i], "-") && name == "markdown":
			continue
		case strings.HasPrefix(args[i], "-") && name == "json":
			if !joined {
				i++
			}
			continue
		}
		if strings.ContainsAny(args[i], " '\"$*?;&|<>()\\") || args[i] == "" {
			list = append(list, strconv.Quote(args[i]))
			continue
		}
		list = append(list, args[i])
	}
	return strings.Join(list, " ")
}

// A study is a set of games with all that was counted. The games of one deal
// stand one after the other.
type study struct {
	m       match
	perDeal int // games of a deal
	games   []*tally
}

// playStudy plays the games: each deal once with every starting seat.
func playStudy(m match) (*study, error) {
	starts := make([]match, 0, m.players)
	for _, seat := range seatsOf(rules.SeatsFor(m.players)) {
		one := m
		one.start = seat.String()
		starts = append(starts, one)
	}
	s := &study{m: m, perDeal: m.players * m.turns}
	s.games = make([]*tally, (m.games+s.perDeal-1)/s.perDeal*s.perDeal)
	err := parallel(len(s.games), func() func(i int) error {
		bots := map[string]bot.Bot{} // shared: a worker plays one game at a time
		var tables []table
		for k := range starts {
			tables = append(tables, table{m: &starts[k], bots: bots})
		}
		var log touria.Log
		return func(g int) error {
			log.Events = log.Events[:0]
			t := newTally(m.rules)
			o, err := tables[g%m.players].game(g/m.players, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
				t.see(before, d, after, log.Events)
				return nil
			})
			if err != nil {
				return err
			}
			t.end(o.names)
			s.games[g] = t
			return nil
		}
	})
	if err != nil {
		return nil, err
	}
	return s, nil
}

// ratio sums up a share over the games, by deals.
func (s *study) ratio(f func(t *tally) (count, of int)) (r ratio) {
	for i := 0; i < len(s.games); i += s.perDeal {
		a, b := 0, 0
		for _, t := range s.games[i : i+s.perDeal] {
			x, y := f(t)
			a, b = a+x, b+y
		}
		r.add(a, b)
	}
	return r
}

// wins is the share of games of which something is true.
func (s *study) wins(by func(t *tally) bool) ratio {
	return s.ratio(func(t *tally) (int, int) { return one(by(t)), 1 })
}

// sum adds a number of each game up.
func (s *study) sum(f func(t *tally) int) int {
	n := 0
	for _, t := range s.games {
		n += f(t)
	}
	return n
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// total adds numbers up.
func total(list ...uint16) int {
	n := 0
	for _, v := range list {
		n += int(v)
	}
	return n
}

// seatList returns the seats of the study.
func (s *study) seatList() []rules.Seat { return seatsOf(rules.SeatsFor(s.m.players)) }

// seatsOf turns a set into a list.
func seatsOf(set rules.SeatSet) (list []rules.Seat) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if set.Has(seat) {
			list = append(list, seat)
		}
	}
	return list
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
