// Package bench measures the speed of Touria's engine and bots, and trains the
// weights by which the bots judge positions.
package bench

import (
	"fmt"
	"io"
	"reflect"
	"runtime"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const benchAbout = `Measures the engine and the bots on one core, without events: the size of a position and the time to copy
it, and games by uniform random play and by the light policy, with a checksum of their final positions, so
that no speed comes from emptier games. Then the parts of crown's thinking, from positions in the middle of
games: rollouts to the end by three policies; leaves, which are iterations without the tree (fill in
what is hidden, make 40 decisions by the light policy, evaluate); whole iterations and nodes of the search,
with a checksum of each decision, its value, and the iterations and nodes behind it. Last, it plays -games
games of 2, 3 and 4 players in turn by uniform random play and prints one hash of all final positions, which
is the same on every platform. It also runs in WebAssembly, under Node.js.`

// Command measures speed.
var Command = command.Command{Name: "bench", What: "measure the speed of the engine and of the bots", Run: run}

func run(p *command.Program, args []string) error {
	f := command.Flags("bench", "[flags]", benchAbout, "touria-arena bench -games 10000 -time 2s")
	games := f.Int("games", 10000, "games for the hash at the end; 0 leaves it out")
	seed := f.String("seed", "1", "seed of the games: a number or any text")
	length := f.Duration("time", time.Second, "how long each measure takes, about")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	switch {
	case *games < 0:
		return command.Usagef("-games must be 0 or more, not %d", *games)
	case *length <= 0:
		return command.Usagef("-time must be positive, not %v", *length)
	}
	b := bencher{out: p.Out, r: touria.NewRules(touria.DefaultBoard()), base: rules.ParseSeed(*seed), length: *length}
	fmt.Fprintf(p.Out, "%s, %s/%s, seed %s\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, *seed)
	fmt.Fprintf(p.Out, "%-28s %9d B\n", "size of a position", reflect.TypeFor[touria.State]().Size())
	fmt.Fprintf(p.Out, "%-28s %9.2f ns\n\n", "copy of a position", b.copies())
	fmt.Fprintf(p.Out, "%-28s %9s %8s %10s %10s %8s %8s %7s  %s\n", "complete games", "games/s", "ns/dec.", "legal/dec.", "dec./game", "turns", "unfin.", "allocs", fmt.Sprintf("checksum of the first %d", firstGames))
	for _, policy := range []bool{false, true} {
		for _, players := range []int{2, 3, 4} {
			b.measure(players, policy)
		}
	}
	if err := b.bots(); err != nil {
		return err
	}
	if *games > 0 {
		begin := time.Now()
		hash := b.hash(*games)
		fmt.Fprintf(p.Out, "\n%d games: hash of all final positions %016x (%.1f s)\n", *games, hash, time.Since(begin).Seconds())
	}
	return nil
}

// bencher plays games for measuring.
type bencher struct {
	out    io.Writer
	r      *touria.Rules
	base   uint64
	length time.Duration
	buf    [touria.MaxLegal]touria.Decision
}

// mostDecisions ends a game that does not end.
const mostDecisions = 100000

// begin returns the beginning of the n-th game with that many players.
func (b *bencher) begin(players, n int) touria.State {
	s, err := b.r.New(touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: rules.Number(b.base, rules.ArenaDeals, uint32(n))}, nil)
	if err != nil {
		panic(err) // the set-up is a constant
	}
	return s
}

// copies returns the nanoseconds that a copy takes.
func (b *bencher) copies() float64 {
	s := b.begin(4, 0)
	var to [64]touria.State
	const round = 1 << 16
	n := 0
	begin := time.Now()
	for time.Since(begin) < b.length/2 {
		for i := range round {
			to[i&63] = s
		}
		n += round
	}
	ns := float64(time.Since(begin).Nanoseconds()) / float64(n)
	runtime.KeepAlive(&to)
	return ns
}

// effort sums up what is measured.
type effort struct {
	runs, decisions, legal, turns, unfinished, iterations, nodes int
	sum                                                          uint64
}

// play plays one game to its end and adds it to the effort.
func (b *bencher) play(c *effort, players, n int, policy bool) {
	s := b.begin(players, n)
	dice := touria.NewDice(uint64(n))
	k := 0
	for ; k < mostDecisions && s.Phase() != touria.PhaseOver; k++ {
		legal := b.r.Legal(&s, b.buf[:0])
		c.legal += len(legal)
		d := legal[0]
		if policy {
			d = b.r.Light(&s, legal, &dice)
		} else if len(legal) > 1 {
			d = legal[dice.Below(len(legal))]
		}
		b.r.Apply(&s, d, nil)
	}
	c.runs++
	c.decisions += k
	c.turns += s.Turn()
	if s.Phase() != touria.PhaseOver {
		c.unfinished++
	}
	c.sum = match.Mix(c.sum, s.Hash())
}

// firstGames is the number of games whose checksum is printed: how many games
// are played depends on the machine, their beginning does not.
const firstGames = 100

// measure plays games for a while and prints their speed.
func (b *bencher) measure(players int, policy bool) {
	c, head, took, allocs := b.repeat(firstGames, func(c *effort, n int) { b.play(c, players, n, policy) })
	name := fmt.Sprintf("random play, %d players", players)
	if policy {
		name = fmt.Sprintf("light policy, %d players", players)
	}
	g, d := float64(c.runs), float64(c.decisions)
	fmt.Fprintf(b.out, "%-28s %9.0f %8.1f %10.2f %10.1f %8.1f %6.2f %% %7d  %016x\n", name, g/took.Seconds(), float64(took.Nanoseconds())/d,
		float64(c.legal)/d, d/g, float64(c.turns)/g, 100*float64(c.unfinished)/g, allocs, head.sum)
}

// hash plays games of 2, 3 and 4 players in turn and returns one hash of all.
func (b *bencher) hash(games int) uint64 {
	var c effort
	for n := range games {
		b.play(&c, 2+n%3, n, false)
	}
	return c.sum
}

// The bots are measured from positions at the start of turns, in the middle of
// games by the light policy, which take some 20 turns of each player.
const (
	benchBot       = bot.Crown
	benchFastBot   = bot.Quest // rolls out by the fast policy
	benchPositions = 12
	benchFirstTurn = 5    // of each player
	benchLastTurn  = 12   // of each player
	benchEachTurn  = 7    // from one position to the next
	benchDecisions = 40   // of an iteration, as the goal has it
	benchTurns     = 5000 // that end a rollout
)

// positions returns the positions that the bots are measured from.
func (b *bencher) positions(players int) []touria.State {
	var list []touria.State
	for n := 0; ; n++ {
		s := b.begin(players, n)
		dice := touria.NewDice(uint64(n))
		for turn := benchFirstTurn * players; turn <= benchLastTurn*players; turn += benchEachTurn {
			b.r.PlayoutTurns(&s, &dice, turn-s.Turn())
			if s.Phase() != touria.PhaseStart {
				break // the game is over, or somebody is in the castle
			}
			if list = append(list, s); len(list) == benchPositions {
				return list
			}
		}
	}
}

// bots measures the parts of thinking.
func (b *bencher) bots() error {
	g, err := bot.NewProbe(benchBot, b.r)
	if err != nil {
		return err
	}
	fast, err := bot.NewProbe(benchFastBot, b.r)
	if err != nil {
		return err
	}
	out := b.out
	fmt.Fprintf(out, "\n%-28s %9s  %s\n", fmt.Sprintf("thinking of %s, one core", benchBot), "a second", "checksum of the first round")
	for _, players := range []int{2, 4} {
		at := b.positions(players)
		views := make([]touria.View, len(at))
		for i := range at {
			views[i] = b.r.View(&at[i], at[i].ToMove())
		}
		// round goes round the positions.
		round := func(each func(c *effort, i int, seed uint64)) (c, head effort, took time.Duration, allocs uint64) {
			return b.repeat(len(at), func(c *effort, n int) { each(c, n%len(at), uint64(n)) })
		}
		line := func(what string, each func(c *effort, i int, seed uint64)) {
			c, head, took, _ := round(each)
			fmt.Fprintf(out, "%-28s %9.0f  %016x", fmt.Sprintf("%s, %d players", what, players), float64(c.runs)/took.Seconds(), head.sum)
			if c.decisions > 0 {
				fmt.Fprintf(out, "  %.1f decisions each", float64(c.decisions)/float64(c.runs))
			}
			fmt.Fprintln(out)
		}
		rollouts := func(policy string, play func(s *touria.State, seed uint64, turns int)) {
			line("rollouts, "+policy, func(c *effort, i int, seed uint64) {
				s := at[i]
				play(&s, seed, benchTurns)
				c.runs++
				c.sum = match.Mix(c.sum, s.Hash())
			})
		}
		rollouts("light", func(s *touria.State, seed uint64, turns int) {
			dice := touria.NewDice(seed)
			b.r.PlayoutTurns(s, &dice, turns)
		})
		rollouts("fast", fast.Rollout)
		rollouts("greedy", g.Rollout)
		line("leaves, light", func(c *effort, i int, seed uint64) {
			const leaves = 500
			g.SetView(views[i], seed)
			for k := range uint64(leaves) {
				chances, made := g.Leaf(rules.Number(seed, rules.BotTies, uint32(k)), benchDecisions)
				c.decisions += made
				for _, chance := range chances {
					c.sum = match.Mix(c.sum, uint64(chance))
				}
			}
			c.runs += leaves
		})
		c, head, took, allocs := round(func(c *effort, i int, seed uint64) {
			e := g.Think(views[i], seed)
			d := e.Decision
			c.runs++
			c.iterations += e.Iterations
			c.nodes += e.Nodes
			for _, n := range []int{int(d.Kind), int(d.Arg), int(d.Sub), int(d.Paint), e.Win, e.Iterations, e.Nodes} {
				c.sum = match.Mix(c.sum, uint64(n))
			}
		})
		fmt.Fprintf(out, "%-28s %9.0f  %016x\n", fmt.Sprintf("iterations, %d players", players), float64(c.iterations)/took.Seconds(), head.sum)
		fmt.Fprintf(out, "%-28s %9.0f  of %d B each, %.0f a tree; %.0f iterations a decision, %.4f allocations an iteration\n",
			fmt.Sprintf("nodes, %d players", players), float64(c.nodes)/took.Seconds(), g.NodeBytes(), float64(c.nodes)/float64(c.runs),
			float64(c.iterations)/float64(c.runs), float64(allocs)/float64(c.iterations))
	}
	return nil
}

// repeat measures until time is up, at least first times, and returns the totals,
// those of the first times, the time, and the allocations.
func (b *bencher) repeat(first int, each func(c *effort, n int)) (c, head effort, took time.Duration, allocs uint64) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin := time.Now()
	for n := 0; n < first || time.Since(begin) < b.length; n++ {
		each(&c, n)
		if n == first-1 {
			head = c
		}
	}
	took = time.Since(begin)
	runtime.ReadMemStats(&after)
	return c, head, took, after.Mallocs - before.Mallocs
}
