// Package bench measures the speed of Touria's engine and bots, and trains the
// weights by which the bots judge positions.
package bench

import (
	"fmt"
	"sync"

	shared "touria.games/touria/cmd/touria-arena/bench"
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
var Command = shared.Command("[flags]", benchAbout, "touria-arena bench -games 10000 -time 2s",
	func(m *shared.Meter) error { return newBencher(m).measure() },
	func(m *shared.Meter, c *shared.Effort, n int) { newBencher(m).play(c, 2+n%3, n, false) })

// bencher plays games for measuring.
type bencher struct {
	*shared.Meter
	r   *touria.Rules
	buf [touria.MaxLegal]touria.Decision
}

func newBencher(m *shared.Meter) *bencher { return &bencher{Meter: m, r: known()} }

// known are the rules on the built-in board.
var known = sync.OnceValue(func() *touria.Rules { return touria.NewRules(touria.DefaultBoard()) })

func (b *bencher) measure() error {
	shared.Copy(b.Meter, b.begin(4, 0))
	b.Heading("turns")
	for _, policy := range []string{"random play", "light policy"} {
		for _, players := range []int{2, 3, 4} {
			b.Games(fmt.Sprintf("%s, %d players", policy, players), func(c *shared.Effort, n int) { b.play(c, players, n, policy == "light policy") })
		}
	}
	return b.bots()
}

// mostDecisions ends a game that does not end.
const mostDecisions = 100000

// begin returns the beginning of the n-th game with that many players.
func (b *bencher) begin(players, n int) touria.State {
	s, err := b.r.New(touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: b.Seed(n)}, nil)
	if err != nil {
		panic(err) // the set-up is a constant
	}
	return s
}

// play plays one game to its end and adds it to the effort.
func (b *bencher) play(c *shared.Effort, players, n int, policy bool) {
	s := b.begin(players, n)
	dice := touria.NewDice(uint64(n))
	k := 0
	for ; k < mostDecisions && s.Phase() != touria.PhaseOver; k++ {
		legal := b.r.Legal(&s, b.buf[:0])
		c.Legal += len(legal)
		d := legal[0]
		if policy {
			d = b.r.Light(&s, legal, &dice)
		} else if len(legal) > 1 {
			d = legal[dice.Below(len(legal))]
		}
		b.r.Apply(&s, d, nil)
	}
	c.Runs++
	c.Decisions += k
	c.Turns += s.Turn()
	if s.Phase() != touria.PhaseOver {
		c.Unfinished++
	}
	c.Add(s.Hash())
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

// effort sums up what is measured of a search, too.
type effort struct {
	shared.Effort
	iterations, nodes int
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
	out := b.Out
	fmt.Fprintf(out, "\n%-28s %9s  %s\n", fmt.Sprintf("thinking of %s, one core", benchBot), "a second", "checksum of the first round")
	for _, players := range []int{2, 4} {
		at := b.positions(players)
		views := make([]touria.View, len(at))
		for i := range at {
			views[i] = b.r.View(&at[i], at[i].ToMove())
		}
		// round goes round the positions.
		round := func(each func(c *effort, i int, seed uint64)) shared.Taken[effort] {
			return shared.Repeat(b.Meter, len(at), func(c *effort, n int) { each(c, n%len(at), uint64(n)) })
		}
		line := func(what string, each func(c *effort, i int, seed uint64)) {
			t := round(each)
			fmt.Fprintf(out, "%-28s %9.0f  %016x", fmt.Sprintf("%s, %d players", what, players), float64(t.All.Runs)/t.Took.Seconds(), t.Head.Sum)
			if t.All.Decisions > 0 {
				fmt.Fprintf(out, "  %.1f decisions each", float64(t.All.Decisions)/float64(t.All.Runs))
			}
			fmt.Fprintln(out)
		}
		rollouts := func(policy string, play func(s *touria.State, seed uint64, turns int)) {
			line("rollouts, "+policy, func(c *effort, i int, seed uint64) {
				s := at[i]
				play(&s, seed, benchTurns)
				c.Runs++
				c.Add(s.Hash())
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
				c.Decisions += made
				for _, chance := range chances {
					c.Add(uint64(chance))
				}
			}
			c.Runs += leaves
		})
		t := round(func(c *effort, i int, seed uint64) {
			e := g.Think(views[i], seed)
			d := e.Decision
			c.Runs++
			c.iterations += e.Iterations
			c.nodes += e.Nodes
			for _, n := range []int{int(d.Kind), int(d.Arg), int(d.Sub), int(d.Paint), e.Win, e.Iterations, e.Nodes} {
				c.Add(uint64(n))
			}
		})
		fmt.Fprintf(out, "%-28s %9.0f  %016x\n", fmt.Sprintf("iterations, %d players", players), float64(t.All.iterations)/t.Took.Seconds(), t.Head.Sum)
		fmt.Fprintf(out, "%-28s %9.0f  of %d B each, %.0f a tree; %.0f iterations a decision, %.4f allocations an iteration\n",
			fmt.Sprintf("nodes, %d players", players), float64(t.All.nodes)/t.Took.Seconds(), g.NodeBytes(), float64(t.All.nodes)/float64(t.All.Runs),
			float64(t.All.iterations)/float64(t.All.Runs), float64(t.Allocs)/float64(t.All.iterations))
	}
	return nil
}
