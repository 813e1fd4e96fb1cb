package play

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const playAbout = `Lets bots play games, one a core at a time, and prints how long they were, who won and how. Each deal is
played in all seatings of the bots. Shares have Wilson's 95 % confidence interval. Nobody wins an unfinished
game.`

// Command is the command that lets bots play games and prints a table.
var Command = command.Command{Name: "play", What: "let bots play many games and print a table", Run: run}

// played is what the table needs of a game.
type played struct {
	decisions, turns, passes, doors int32
	winner                          rules.Seat
	place                           int8 // of the winner in turn order
	failed                          bool
	bot                             string // the winner
	hash                            uint64
}

func run(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("play", "[flags]", playAbout, "touria-arena play -games 2000 -players 4 -bots random,stroll -seed 7")
	m.Flags(f, 100, "random")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	games := make([]played, m.Terms.Games)
	err := m.all(p.Errs, func(i int, t *Runner, g *match.Fixture) error {
		one := &games[i]
		var last touria.State
		o, err := t.Watch(g, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
			if before != nil && d.Kind == touria.Pass {
				one.passes++
			}
			last = *after
			return nil
		})
		for d := 1; d <= touria.Doors; d++ {
			if !last.SuddenMarriage() && last.DoorOpen(d) {
				one.doors++
			}
		}
		one.decisions, one.turns, one.winner, one.failed, one.hash = int32(o.Decisions), int32(o.Turns), o.Winner, o.Lost != rules.NoSeat, o.Hash
		if o.Winner != rules.NoSeat {
			one.place, one.bot = int8(o.Place(o.Winner)), o.Names[o.Winner]
		}
		return err
	})
	if err != nil {
		return err
	}
	m.report(p.Out, games)
	return nil
}

// report prints the table of games.
func (m *Games) report(w io.Writer, games []played) {
	fmt.Fprintf(w, "%d games, %d players, bots %s, seed %s%s\n", len(games), m.Players, strings.Join(m.Names, " "), m.Seed, m.Variant())
	if m.Seatings > 1 {
		fmt.Fprintf(w, "each deal is played in %d seatings\n", m.Seatings)
	}
	fmt.Fprintf(w, "\n%-24s %9s %8s %8s %8s\n", "", "mean", "median", "95 %", "most")
	row := func(name string, of func(*played) int32) {
		list := make([]int, len(games))
		for i := range games {
			list[i] = int(of(&games[i]))
		}
		s := stats.SpreadOf(list)
		fmt.Fprintf(w, "%-24s %9.1f %8d %8d %8d\n", name, s.Mean, s.Median, s.P95, s.Max)
	}
	row("turns", func(g *played) int32 { return g.turns })
	row("decisions", func(g *played) int32 { return g.decisions })
	row("forced passes", func(g *played) int32 { return g.passes })
	if !m.SuddenMarriage {
		row("castle doors opened", func(g *played) int32 { return g.doors })
	}
	count := func(by func(*played) bool) (n int) {
		for i := range games {
			if by(&games[i]) {
				n++
			}
		}
		return n
	}
	unfinished := count(func(g *played) bool { return g.winner == rules.NoSeat })
	how := "behind the castle doors"
	if m.SuddenMarriage {
		how = "by sudden marriage"
	}
	fmt.Fprintf(w, "\nwon %s: %d; unfinished: %d (%.2f %%)\n", how, len(games)-unfinished, unfinished, 100*float64(unfinished)/float64(len(games)))
	if failed := count(func(g *played) bool { return g.failed }); failed > 0 {
		fmt.Fprintf(w, "unfinished because a bot failed: %d\n", failed)
	}
	fmt.Fprintf(w, "\n%-24s %8s %18s %8s %7s\n", "won by", "share", "95 % interval", "even", "games")
	share := func(name string, even float64, by func(*played) bool) {
		wins := count(func(g *played) bool { return g.winner != rules.NoSeat && by(g) })
		p := float64(wins) / float64(len(games))
		ci := stats.Wilson(p, float64(len(games)))
		fmt.Fprintf(w, "%-24s %6.1f %%   [%5.1f, %5.1f] %% %6.1f %% %7d\n", name, 100*p, 100*ci.Low, 100*ci.High, 100*even, wins)
	}
	even := 1 / float64(m.Players)
	for _, s := range m.Seats() {
		share("seat "+s.String(), even, func(g *played) bool { return g.winner == s })
	}
	for place := range m.Players {
		share(fmt.Sprintf("place %d in turn order", place+1), even, func(g *played) bool { return int(g.place) == place })
	}
	for i, name := range m.Names {
		if slices.Index(m.Names, name) == i {
			n := len(slices.DeleteFunc(slices.Clone(m.Names), func(other string) bool { return other != name }))
			share("bot "+name, even*float64(n), func(g *played) bool { return g.bot == name })
		}
	}
	var all uint64
	for i := range games {
		all = match.Mix(all, games[i].hash)
	}
	fmt.Fprintf(w, "\nhash of all final positions %016x\n", all)
}
