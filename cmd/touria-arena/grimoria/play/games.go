package play

import (
	"context"
	"fmt"
	"io"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

const playAbout = `Lets bots play Grimoria, one game a core at a time, and prints who won and with what. Each deal is played in
all seatings: the bots move on by one seat until everybody has sat everywhere. Who shares a win has a part of it.
Shares have 95 % confidence intervals over deals.`

// Command is the command that lets bots play games and prints a table.
var Command = command.Command{Name: "play", What: "let bots play many games and print a table", Run: run}

// played is what the table needs of a game.
type played struct {
	decisions int
	share     [grimoria.MaxSeats]float64 // of the win, by seat
	score     [grimoria.MaxSeats]grimoria.Score
	place     [grimoria.MaxSeats]int // in the first order
	cast      [grimoria.MaxSeats][grimoria.LastSpell + 1]int
	held      [grimoria.MaxSeats][grimoria.Kinds]int // at the end
}

func run(p *command.Program, args []string) error {
	f := command.Flags("play", "-game grimoria [flags]", playAbout, "touria-arena play -game grimoria -players 4 -bots crown,greedy,greedy,greedy -games 400")
	games := f.Int("games", 100, "number of games; a deal is played once in each seating")
	players := f.Int("players", 2, "number of players, 2 to 5")
	bots := f.String("bots", "random", "the bots, separated by commas, in turn around the table; there are "+strings.Join(bot.Names(), ", "))
	seed := f.String("seed", "1", "seed: a number or any text; the same seed gives the same games")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	names := strings.Split(*bots, ",")
	switch {
	case *games < 1 || *games > mostGames:
		return command.Usagef("-games must be 1 to %d, not %d", mostGames, *games)
	case *players < 2 || *players > grimoria.MaxSeats:
		return command.Usagef("-players must be 2 to %d, not %d", grimoria.MaxSeats, *players)
	case len(names) > *players:
		return command.Usagef("-bots names %d bots for %d players", len(names), *players)
	}
	for _, name := range names {
		if !bot.Known(name) {
			return command.Usagef("-bots: unknown bot %s: want one of %s", command.Quote(name, 60), strings.Join(bot.Names(), ", "))
		}
	}
	m := &match{players: *players, seatings: 1}
	for i := range *players {
		m.names = append(m.names, names[i%len(names)])
	}
	for m.seatings < *players && !equal(m.seating(m.seatings), m.names) {
		m.seatings++
	}
	base := rules.ParseSeed(*seed)
	m.games = make([]played, *games)
	far := command.NewProgress(p.Errs, false, *games)
	err := command.Parallel(context.Background(), *games, func() func(i int) error {
		return func(i int) error {
			defer far.Step("")
			return m.play(i, rules.Number(base, rules.ArenaDeals, uint32(i/m.seatings)))
		}
	})
	far.Close()
	if err != nil {
		return err
	}
	m.report(p.Out, *seed)
	return nil
}

// match is games between the same bots.
type match struct {
	players, seatings int
	names             []string
	games             []played
}

// seating returns the bots by seat in the n-th seating of a deal.
func (m *match) seating(n int) []string {
	return append(append([]string{}, m.names[n:]...), m.names[:n]...)
}

func equal(a, b []string) bool { return strings.Join(a, ",") == strings.Join(b, ",") }

// play plays one game.
func (m *match) play(i int, seed uint64) error {
	g := &m.games[i]
	table, err := NewTable(m.seating(i % m.seatings))
	if err != nil {
		return err
	}
	first := true
	end, n, err := table.Play(grimoria.Setup{Players: m.players, Seed: seed}, func(s *grimoria.State) {
		if first {
			first = false
			for place := range m.players {
				g.place[s.Order(place)] = place
			}
		}
	}, func(seat grimoria.Seat, d grimoria.Decision) {
		if d.Kind == grimoria.Choose {
			g.cast[seat][d.Arg]++
		}
	})
	if err != nil {
		return err
	}
	g.decisions = n
	winners := end.Position().Winners
	for _, seat := range winners {
		g.share[seat] = 1 / float64(len(winners))
	}
	for seat := range grimoria.Seat(m.players) {
		g.score[seat] = end.Score(seat)
		for c := range g.held[seat] {
			g.held[seat][c] = end.Held(seat, grimoria.Card(c))
		}
		for c := grimoria.Bronzesmith; c < grimoria.Adventures; c++ { // cloaks in use count, too
			g.held[seat][grimoria.Cloak] += end.Cloaked(seat, c)
		}
	}
	return nil
}

// report prints the table of games.
func (m *match) report(w io.Writer, seed string) {
	n := len(m.games)
	fmt.Fprintf(w, "%d games of Grimoria, %d players, bots %s, seed %s\n", n, m.players, strings.Join(m.names, " "), seed)
	if m.seatings > 1 {
		fmt.Fprintf(w, "each deal is played in %d seatings\n", m.seatings)
	}
	decisions := make([]int, n)
	shared := 0
	for i := range m.games {
		decisions[i] = m.games[i].decisions
		whole := false
		for _, v := range m.games[i].share {
			whole = whole || v == 1
		}
		shared += stats.One(!whole)
	}
	d := stats.SpreadOf(decisions)
	fmt.Fprintf(w, "decisions a game: %.1f on the mean, %d at most; shared wins: %d\n", d.Mean, d.Max, shared)

	fmt.Fprintf(w, "\n%-24s %8s %18s %8s\n", "won by", "share", "95 % interval", "even")
	row := func(name string, fits func(g *played, i int, seat int) bool, even float64) {
		var share stats.Share
		for i := 0; i < n; i += m.seatings {
			won, of := 0.0, 0.0
			for k := i; k < min(i+m.seatings, n); k++ {
				of++
				for seat := range m.players {
					if fits(&m.games[k], k, seat) {
						won += m.games[k].share[seat]
					}
				}
			}
			share.Add(won, of)
		}
		ci := share.Interval()
		fmt.Fprintf(w, "%-24s %6.1f %%   [%5.1f, %5.1f] %% %6.1f %%\n", name, 100*share.Value(), 100*ci.Low, 100*ci.High, 100*even)
	}
	even := 1 / float64(m.players)
	for s := range m.players {
		row("seat "+grimoria.Seat(s).String(), func(_ *played, _, seat int) bool { return seat == s }, even)
	}
	for place := range m.players {
		row(fmt.Sprintf("place %d in first order", place+1), func(g *played, _, seat int) bool { return g.place[seat] == place }, even)
	}
	met := map[string]int{}
	for _, name := range m.names {
		met[name]++
	}
	for i, name := range m.names {
		if stats.Count(m.names[:i], name) == 0 {
			row("bot "+name, func(_ *played, i, seat int) bool { return m.seating(i % m.seatings)[seat] == name }, even*float64(met[name]))
		}
	}

	fmt.Fprintf(w, "\n%-24s %8s %8s %8s %10s %10s %8s\n", "points, mean", "all", "coins", "places", "treasures", "companions", "bonus")
	for i, name := range m.names {
		if stats.Count(m.names[:i], name) > 0 {
			continue
		}
		var sum [6]float64
		of := 0.0
		for k := range m.games {
			for seat, who := range m.seating(k % m.seatings) {
				if who == name {
					p := m.games[k].score[seat]
					for j, v := range [...]int{p.Total(), p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus} {
						sum[j] += float64(v)
					}
					of++
				}
			}
		}
		fmt.Fprintf(w, "%-24s %8.1f %8.1f %8.1f %10.1f %10.1f %8.1f\n", "bot "+name, sum[0]/of, sum[1]/of, sum[2]/of, sum[3]/of, sum[4]/of, sum[5]/of)
	}

	m.mattered(w)
}

// mattered prints how often each spell was cast and each card held at the end: by the winners, and by
// all others.
func (m *match) mattered(w io.Writer) {
	var cast [grimoria.LastSpell + 1][2]float64
	var held [grimoria.Kinds][2]float64
	var seats, casts [2]float64
	for i := range m.games {
		g := &m.games[i]
		for seat := range m.players {
			by := 1 - stats.One(g.share[seat] > 0)
			seats[by]++
			for spell, k := range g.cast[seat] {
				cast[spell][by] += float64(k)
				casts[by] += float64(k)
			}
			for c, k := range g.held[seat] {
				held[c][by] += float64(k)
			}
		}
	}
	fmt.Fprintf(w, "\n%-24s %8s %8s\n", "share of casts, %", "winners", "others")
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		fmt.Fprintf(w, "spell %-18d %8.1f %8.1f\n", spell, 100*cast[spell][0]/casts[0], 100*cast[spell][1]/casts[1])
	}
	fmt.Fprintf(w, "\n%-24s %8s %8s\n", "held at the end, mean", "winners", "others")
	for c := range held {
		fmt.Fprintf(w, "%-24s %8.2f %8.2f\n", grimoria.Card(c), held[c][0]/seats[0], held[c][1]/seats[1])
	}
}
