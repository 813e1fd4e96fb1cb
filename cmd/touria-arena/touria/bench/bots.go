package bench

import (
	"fmt"
	"runtime"
	"time"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The bots are measured from positions at the start of turns, in the middle of
// games by the light policy, which take some 20 turns of each player.
const (
	benchBot       = bot.Crown
	benchQuickBot  = bot.Quest // plays by the quick policy in playouts
	benchPositions = 12
	benchFirstTurn = 5    // of each player
	benchLastTurn  = 12   // of each player
	benchEachTurn  = 7    // from one position to the next
	benchDecisions = 40   // of an iteration, as the goal has it
	benchTurns     = 5000 // that end a playout
)

// positions returns the positions that the bots are measured from.
func (b *bencher) positions(players int) []touria.State {
	var list []touria.State
	for n := 0; ; n++ {
		s, err := b.r.New(b.setup(players, n), nil)
		if err != nil {
			panic(err) // the set-up is a constant
		}
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

// effort sums up what is measured of the bots.
type effort struct {
	runs, decisions, iterations, nodes int
	sum                                uint64
}

// bots measures the parts of thinking.
func (b *bencher) bots() error {
	g, err := bot.NewProbe(benchBot, b.r)
	if err != nil {
		return err
	}
	quick, err := bot.NewProbe(benchQuickBot, b.r)
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
		line := func(what string, each func(c *effort, i int, seed uint64)) {
			c, head, took, _ := b.repeat(len(at), each)
			fmt.Fprintf(out, "%-28s %9.0f  %016x", fmt.Sprintf("%s, %d players", what, players), float64(c.runs)/took.Seconds(), head.sum)
			if c.decisions > 0 {
				fmt.Fprintf(out, "  %.1f decisions each", float64(c.decisions)/float64(c.runs))
			}
			fmt.Fprintln(out)
		}
		line("playouts, light", func(c *effort, i int, seed uint64) {
			s, dice := at[i], touria.NewDice(seed)
			b.r.PlayoutTurns(&s, &dice, benchTurns)
			c.runs++
			c.sum = match.Mix(c.sum, s.Hash())
		})
		playouts := func(g *bot.Probe) func(c *effort, i int, seed uint64) {
			return func(c *effort, i int, seed uint64) {
				s := at[i]
				g.Rollout(&s, seed, benchTurns)
				c.runs++
				c.sum = match.Mix(c.sum, s.Hash())
			}
		}
		line("playouts, quick", playouts(quick))
		line("playouts, sound", playouts(g))
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
		c, head, took, allocs := b.repeat(len(at), func(c *effort, i int, seed uint64) {
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

// repeat goes through the positions until time is up, at least once, and returns the
// totals, those of the first round, the time, and the allocations.
func (b *bencher) repeat(positions int, each func(c *effort, i int, seed uint64)) (c, head effort, took time.Duration, allocs uint64) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin := time.Now()
	for n := 0; n < positions || time.Since(begin) < b.length; n++ {
		each(&c, n%positions, uint64(n))
		if n == positions-1 {
			head = c
		}
	}
	took = time.Since(begin)
	runtime.ReadMemStats(&after)
	return c, head, took, after.Mallocs - before.Mallocs
}
