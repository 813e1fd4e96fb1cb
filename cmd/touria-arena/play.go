package main

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules"
)

const playAbout = `Lets bots play games, one a core at a time, and prints how long they were, who won and how.
Where several bots are named, each deal is played in all seatings of theirs. Shares have
Wilson's 95 % confidence interval; unfinished games count as won by nobody.`

// play lets bots play games and prints a table.
func (p *program) play(args []string) error {
	m := match{}
	f := p.flags("play", "[flags]", playAbout, "touria-arena play -games 2000 -players 4 -bots random,stroll -seed 7")
	m.flags(f, 100, "random")
	if err := p.parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usagef("%q: it takes flags only", f.Arg(0))
	}
	if err := m.prepare(); err != nil {
		return err
	}
	games := make([]outcome, m.games)
	err := m.all(p.errs, func(i int, t *table) (err error) {
		games[i], err = t.game(i, nil, nil)
		return err
	})
	if err != nil {
		return err
	}
	p.report(&m, games)
	return nil
}

// report prints the table of a match.
func (p *program) report(m *match, games []outcome) {
	w := p.out
	fmt.Fprintf(w, "%d games, %d players, bots %s, seed %s%s\n", len(games), m.players, strings.Join(m.names, " "), m.seed, m.variant())
	if m.turns > 1 {
		fmt.Fprintf(w, "each deal is played in %d seatings\n", m.turns)
	}
	fmt.Fprintf(w, "\n%-24s %9s %8s %8s %8s\n", "", "mean", "median", "95 %", "most")
	p.row("turns", games, func(o *outcome) int { return o.turns })
	p.row("decisions", games, func(o *outcome) int { return o.decisions })
	p.row("forced passes", games, func(o *outcome) int { return o.passes })
	if !m.marriage {
		p.row("castle doors opened", games, func(o *outcome) int { return o.doors })
	}
	unfinished, failed := 0, 0
	for i := range games {
		if games[i].lost != rules.NoSeat {
			failed++
		}
		if games[i].winner == rules.NoSeat {
			unfinished++
		}
	}
	how := "behind the castle doors"
	if m.marriage {
		how = "by sudden marriage"
	}
	fmt.Fprintf(w, "\nwon %s: %d; unfinished: %d (%.2f %%)\n", how, len(games)-unfinished, unfinished, 100*float64(unfinished)/float64(len(games)))
	if failed > 0 {
		fmt.Fprintf(w, "unfinished because a bot failed: %d\n", failed)
	}
	fmt.Fprintf(w, "\n%-24s %8s %18s %8s %7s\n", "won by", "share", "95 % interval", "even", "games")
	even := 1 / float64(m.players)
	for s := rules.S; s < rules.NoSeat; s++ {
		if rules.SeatsFor(m.players).Has(s) {
			p.share("seat "+s.String(), even, games, func(o *outcome) bool { return o.winner == s })
		}
	}
	for place := range m.players {
		p.share(fmt.Sprintf("place %d in turn order", place+1), even, games, func(o *outcome) bool {
			return o.winner != rules.NoSeat && o.place(o.winner) == place
		})
	}
	for i, name := range m.names {
		if slices.Index(m.names, name) == i {
			n := len(slices.DeleteFunc(slices.Clone(m.names), func(other string) bool { return other != name }))
			p.share("bot "+name, even*float64(n), games, func(o *outcome) bool { return o.winner != rules.NoSeat && o.names[o.winner] == name })
		}
	}
	var all uint64
	for i := range games {
		all = mix(all, games[i].hash)
	}
	fmt.Fprintf(w, "\nhash of all final positions %016x\n", all)
}

func (m *match) variant() string {
	s := ""
	for _, v := range []struct {
		on   bool
		name string
	}{{m.introductory, "introductory game"}, {m.marriage, "sudden marriage"}, {m.open, "open screens"}, {m.late, "late elixir"}} {
		if v.on {
			s += ", " + v.name
		}
	}
	if m.board != "" {
		name, _ := m.rules.NameTurned(m.turned) // as boardFrom found it
		s += ", board " + name
	}
	return s
}

// row prints one line on a number that each game has.
func (p *program) row(name string, games []outcome, of func(*outcome) int) {
	list := make([]int, len(games))
	for i := range games {
		list[i] = of(&games[i])
	}
	s := spreadOf(list)
	fmt.Fprintf(p.out, "%-24s %9.1f %8d %8d %8d\n", name, s.mean, s.median, s.p95, s.max)
}

// share prints how many games were won by somebody, and what share would be even.
func (p *program) share(name string, even float64, games []outcome, by func(*outcome) bool) {
	wins := 0
	for i := range games {
		if by(&games[i]) {
			wins++
		}
	}
	share, low, high := wilson(wins, len(games))
	fmt.Fprintf(p.out, "%-24s %6.1f %%   [%5.1f, %5.1f] %% %6.1f %% %7d\n", name, share, low, high, 100*even, wins)
}
