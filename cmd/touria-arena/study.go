package main

import (
	"flag"
	"fmt"
	"strconv"
	"strings"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const studyAbout = `Lets bots play and tells how the game itself is balanced: who wins by seat and by place in turn
order, how long it takes, where hearts and gold come from, how often each place, tower face, item, order and
castle door mattered, who joins in when; and what is lopsided. Each deal is played with every seat
starting in turn (and in all seatings of different bots), so that seat and start are told apart; -games is
rounded up to whole deals. The deal is the unit: shares stand with their 95 % interval over the deals, good
from some 30 deals on. Unfinished games count as won by nobody.

The last tables tell of absurd moves, as touria-arena judge does. Examples stand as start game/seed/decision:
touria-arena record with the same flags and -start writes that game, and its line n is that decision.`

// study lets bots play and reports how the game is balanced.
func (p *program) study(args []string) error {
	m := match{}
	f := p.flags("study", "[flags]", studyAbout, "touria-arena study -games 2000 -players 4 -bots greedy -json study.json")
	m.flags(f, 400, "greedy")
	suppose(f, "players", "4")
	var how printing
	how.flags(f)
	keep := f.String("keep", "", keepAbout)
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
	if err := writable(how.file); err != nil {
		return err
	}
	s := newStudy(m)
	k, err := keepFor(*keep, "study: each deal is started by every seat", &m)
	if err != nil {
		return err
	}
	err = s.play(k, newProgress(p.errs, "study", len(s.games), k))
	if e := k.close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	d := s.report()
	d.Command = "study " + commandLine(args)
	return d.write(p.out, &how)
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
		case strings.HasPrefix(args[i], "-") && (name == "json" || name == "keep" || name == "only"):
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
	starts  []match // the same with each starting seat
	perDeal int     // games of a deal
	games   []*tally
	watched []watched
}

// studyExamples is how many absurd moves of a kind a study shows.
const studyExamples = 3

// keepAbout explains a flag.
const keepAbout = "keep the games' decisions in this `file`, and go on with the games that are not there yet; new bots need a new file"

// newStudy prepares a study: each deal once with every starting seat.
func newStudy(m match) *study {
	s := &study{m: m, perDeal: m.players * m.turns}
	for _, seat := range seatsOf(rules.SeatsFor(m.players)) {
		one := m
		one.start = seat.String()
		s.starts = append(s.starts, one)
	}
	n := (m.games + s.perDeal - 1) / s.perDeal * s.perDeal
	s.games, s.watched = make([]*tally, n), make([]watched, n)
	return s
}

// play plays the games.
func (s *study) play(k *keeper, far *progress) error {
	return atTables(len(s.games), far.say, func(sit func(m *match) *table) func(i int) error {
		var tables []*table
		for i := range s.starts {
			tables = append(tables, sit(&s.starts[i]))
		}
		var log touria.Log
		return func(g int) error {
			log.Events = log.Events[:0]
			t := newTally(s.m.rules)
			w := s.watched[g].watch(s.m.rules, studyExamples)
			start, i := s.game(g)
			names, err := k.game(g, tables[start], i, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
				t.see(before, d, after, log.Events)
				w.see(before, d, after)
				return nil
			})
			if err != nil {
				return err
			}
			t.end(names)
			s.games[g], s.watched[g].names = t, names
			far.step(k.has(g))
			return nil
		}
	})
}

// game tells which game of which start's match the g-th game is.
func (s *study) game(g int) (start, i int) { return g % s.m.players, g / s.m.players }

// where names a decision so that it can be found again: the start, the game's
// number in a match with that start, its seed, the decision.
func (s *study) where(g, decision int) string {
	start, i := s.game(g)
	setup, _ := s.starts[start].setup(i)
	return fmt.Sprintf("%s %d/%d/%d", s.starts[start].start, i+1, setup.Seed, decision)
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
