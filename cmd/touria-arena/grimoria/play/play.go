package play

import (
	"fmt"
	"io"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules/grimoria"
)

const playAbout = `Lets bots play Grimoria, one game a core at a time, and prints who won and with what. Each deal is played in
all seatings: the bots move on by one seat until everybody has sat everywhere. Who shares a win has a part of it.
Shares have 95 % confidence intervals over deals.`

// Command is the command that lets bots play games and prints a table.
var Command = command.Command{Name: "play", What: "let bots play many games and print a table", Run: run}

// played is what the table needs of a game.
type played struct {
	names     [match.MostSeats]string
	decisions int
	share     [grimoria.MaxSeats]float64 // of the win, by seat
	score     [grimoria.MaxSeats]grimoria.Score
	place     [grimoria.MaxSeats]int // in the first order
	cast      [grimoria.MaxSeats][grimoria.LastSpell + 1]int
	held      [grimoria.MaxSeats][grimoria.Kinds]int // at the end
	hash      uint64
}

func run(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("play", "-game grimoria [flags]", playAbout, "touria-arena play -game grimoria -players 4 -bots crown,greedy,greedy,greedy -games 400")
	m.Flags(f, 100, "random")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	games := make([]played, m.Terms.Games)
	err := m.All(p.Errs, func(i int, t *Runner, g *match.Fixture) error { return games[i].watch(t, g) })
	if err != nil {
		return err
	}
	m.report(p.Out, games)
	return nil
}

// watch plays a game and counts what the table needs.
func (g *played) watch(t *Runner, f *match.Fixture) error {
	var end grimoria.State
	o, err := t.Watch(f, nil, func(before *grimoria.State, d grimoria.Decision, after *grimoria.State) error {
		if before == nil {
			for place := range f.Seats {
				g.place[after.Order(place)] = place
			}
		} else if d.Kind == grimoria.Choose {
			g.cast[before.ToMove()][d.Arg]++
		}
		end = *after
		return nil
	})
	g.names, g.decisions, g.hash = f.Names, o.Decisions, o.Hash
	for _, seat := range o.Winners {
		g.share[seat] = 1 / float64(len(o.Winners))
	}
	for i := range f.Seats {
		seat := grimoria.Seat(i)
		g.score[seat] = end.Score(seat)
		for c := range g.held[seat] {
			g.held[seat][c] = end.Held(seat, grimoria.Card(c))
		}
		for c := grimoria.Bronzesmith; c < grimoria.Adventures; c++ { // cloaks in use count, too
			g.held[seat][grimoria.Cloak] += end.Cloaked(seat, c)
		}
	}
	return err
}

// report prints the table of games.
func (m *Games) report(w io.Writer, games []played) {
	n := len(games)
	fmt.Fprintf(w, "%d games of Grimoria, %d players, bots %s, seed %s%s\n", n, m.Players, strings.Join(m.Names, " "), m.Seed, m.Variant())
	if m.Seatings > 1 {
		fmt.Fprintf(w, "each deal is played in %d seatings\n", m.Seatings)
	}
	decisions := make([]int, n)
	shared := 0
	for i := range games {
		decisions[i] = games[i].decisions
		whole := false
		for _, v := range games[i].share {
			whole = whole || v == 1
		}
		shared += stats.One(!whole)
	}
	d := stats.SpreadOf(decisions)
	fmt.Fprintf(w, "decisions a game: %.1f on the mean, %d at most; shared wins: %d\n", d.Mean, d.Max, shared)

	fmt.Fprintf(w, "\n%-24s %8s %18s %8s\n", "won by", "share", "95 % interval", "even")
	row := func(name string, fits func(g *played, seat int) bool, even float64) {
		var share stats.Share
		for i := 0; i < n; i += m.Seatings {
			won, of := 0.0, 0.0
			for k := i; k < min(i+m.Seatings, n); k++ {
				of++
				for seat := range m.Players {
					if fits(&games[k], seat) {
						won += games[k].share[seat]
					}
				}
			}
			share.Add(won, of)
		}
		ci := share.Interval()
		fmt.Fprintf(w, "%-24s %6.1f %%   [%5.1f, %5.1f] %% %6.1f %%\n", name, 100*share.Value(), 100*ci.Low, 100*ci.High, 100*even)
	}
	even := 1 / float64(m.Players)
	for s := range m.Players {
		row("seat "+grimoria.Seat(s).String(), func(_ *played, seat int) bool { return seat == s }, even)
	}
	for place := range m.Players {
		row(fmt.Sprintf("place %d in first order", place+1), func(g *played, seat int) bool { return g.place[seat] == place }, even)
	}
	met := map[string]int{}
	for _, name := range m.Names {
		met[name]++
	}
	for i, name := range m.Names {
		if stats.Count(m.Names[:i], name) == 0 {
			row("bot "+name, func(g *played, seat int) bool { return g.names[seat] == name }, even*float64(met[name]))
		}
	}

	fmt.Fprintf(w, "\n%-24s %8s %8s %8s %10s %10s %8s\n", "points, mean", "all", "coins", "places", "treasures", "companions", "bonus")
	for i, name := range m.Names {
		if stats.Count(m.Names[:i], name) > 0 {
			continue
		}
		var sum [6]float64
		of := 0.0
		for k := range games {
			for seat := range m.Players {
				if games[k].names[seat] == name {
					p := games[k].score[seat]
					for j, v := range [...]int{p.Total(), p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus} {
						sum[j] += float64(v)
					}
					of++
				}
			}
		}
		fmt.Fprintf(w, "%-24s %8.1f %8.1f %8.1f %10.1f %10.1f %8.1f\n", "bot "+name, sum[0]/of, sum[1]/of, sum[2]/of, sum[3]/of, sum[4]/of, sum[5]/of)
	}

	m.mattered(w, games)
	var all uint64
	for i := range games {
		all = match.Mix(all, games[i].hash)
	}
	fmt.Fprintf(w, "\nhash of all final positions %016x\n", all)
}

// mattered prints how often each spell was cast and each card held at the end: by the winners, and by
// all others.
func (m *Games) mattered(w io.Writer, games []played) {
	var cast [grimoria.LastSpell + 1][2]float64
	var held [grimoria.Kinds][2]float64
	var seats, casts [2]float64
	for i := range games {
		g := &games[i]
		for seat := range m.Players {
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
