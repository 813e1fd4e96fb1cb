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
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const benchAbout = `Measures the engine and the bots on one core, without events: the size of a position and the time to copy
it, and games by uniform random play and by the light policy, with a checksum of their final positions, so
that no speed comes from emptier games. Then the parts of crown's thinking, from positions in the middle of
games: playouts to the end by three rollout policies; leaves, which are iterations without the tree (fill in
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

// setup returns the set-up of the n-th game with that many players.
func (b *bencher) setup(players, n int) touria.Setup {
	return touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 7, Gold: 7, Seed: rules.Number(b.base, rules.ArenaDeals, uint32(n))}
}

// copies returns the nanoseconds that a copy takes.
func (b *bencher) copies() float64 {
	s, err := b.r.New(b.setup(4, 0), nil)
	if err != nil {
		panic(err) // the set-up is a constant
	}
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

// sample sums up games.
type sample struct {
	games, decisions, legal, turns, unfinished int
	sum                                        uint64
}

// play plays one game to its end and adds it to the sample.
func (b *bencher) play(c *sample, players, n int, policy bool) {
	s, err := b.r.New(b.setup(players, n), nil)
	if err != nil {
		panic(err) // the set-up is a constant
	}
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
	c.games++
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
	var c, head sample
	begin := time.Now()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for n := 0; n < firstGames || time.Since(begin) < b.length; n++ {
		b.play(&c, players, n, policy)
		if n == firstGames-1 {
			head = c
		}
	}
	took := time.Since(begin)
	runtime.ReadMemStats(&after)
	name := fmt.Sprintf("random play, %d players", players)
	if policy {
		name = fmt.Sprintf("light policy, %d players", players)
	}
	g, d := float64(c.games), float64(c.decisions)
	fmt.Fprintf(b.out, "%-28s %9.0f %8.1f %10.2f %10.1f %8.1f %6.2f %% %7d  %016x\n", name, g/took.Seconds(), float64(took.Nanoseconds())/d,
		float64(c.legal)/d, d/g, float64(c.turns)/g, 100*float64(c.unfinished)/g, after.Mallocs-before.Mallocs, head.sum)
}

// hash plays games of 2, 3 and 4 players in turn and returns one hash of all.
func (b *bencher) hash(games int) uint64 {
	var c sample
	for n := range games {
		b.play(&c, 2+n%3, n, false)
	}
	return c.sum
}
