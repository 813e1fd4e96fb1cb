// Package bench measures the speed of a game's engine and bots. It knows no game.
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
)

// A Meter measures on one core.
type Meter struct {
	Out    io.Writer
	Base   uint64 // the seed of the games
	length time.Duration
	runs   int
}

// Seed returns the seed of the n-th game.
func (m *Meter) Seed(n int) uint64 { return rules.Number(m.Base, rules.ArenaDeals, uint32(n)) }

// An Effort sums up what is measured.
type Effort struct {
	Runs, Decisions, Legal, Turns, Unfinished int
	Sum                                       uint64
}

// Add adds a hash to the checksum.
func (c *Effort) Add(hash uint64) { c.Sum = match.Mix(c.Sum, hash) }

// Command returns the command that measures one game; measure prints the measures,
// and play plays the n-th game for the hash at the end.
func Command(args, about, example string, measure func(m *Meter) error, play func(m *Meter, c *Effort, n int)) command.Command {
	return command.Command{Name: "bench", What: "measure the speed of the engine and of the bots", Run: func(p *command.Program, given []string) error {
		f := command.Flags("bench", args, about, example)
		games := f.Int("games", 10000, "games for the hash at the end; 0 leaves it out")
		seed := f.String("seed", "1", "seed of the games: a number or any text")
		m := Meter{Out: p.Out}
		f.DurationVar(&m.length, "time", time.Second, "how long each measure takes, about")
		f.IntVar(&m.runs, "runs", 1, "how often each measure is taken; the fastest counts, which helps where other programs run")
		if err := p.Parse(f, given); err != nil {
			return err
		}
		switch {
		case *games < 0:
			return command.Usagef("-games must be 0 or more, not %d", *games)
		case m.length <= 0:
			return command.Usagef("-time must be positive, not %v", m.length)
		case m.runs < 1:
			return command.Usagef("-runs must be 1 or more, not %d", m.runs)
		}
		m.Base = rules.ParseSeed(*seed)
		times := ""
		if m.runs > 1 {
			times = fmt.Sprintf(", the fastest of %d runs", m.runs)
		}
		fmt.Fprintf(m.Out, "%s, %s/%s, seed %s%s\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, *seed, times)
		if err := measure(&m); err != nil {
			return err
		}
		if *games > 0 {
			var c Effort
			begin := time.Now()
			for n := range *games {
				play(&m, &c, n)
			}
			fmt.Fprintf(m.Out, "\n%d games: hash of all final positions %016x (%.1f s)\n", *games, c.Sum, time.Since(begin).Seconds())
		}
		return nil
	}}
}

// Copy prints the size of a position and how long a copy of it takes.
func Copy[S any](m *Meter, s S) {
	var to [64]S
	const round = 1 << 16
	best := 0.0
	for run := range m.runs {
		n := 0
		begin := time.Now()
		for time.Since(begin) < m.length/2 {
			for i := range round {
				to[i&63] = s
			}
			n += round
		}
		if ns := float64(time.Since(begin).Nanoseconds()) / float64(n); run == 0 || ns < best {
			best = ns
		}
	}
	runtime.KeepAlive(&to)
	fmt.Fprintf(m.Out, "%-28s %9d B\n", "size of a position", reflect.TypeFor[S]().Size())
	fmt.Fprintf(m.Out, "%-28s %9.2f ns\n\n", "copy of a position", best)
}

// firstGames is the number of games whose checksum is printed: how many games
// are played depends on the machine, their beginning does not.
const firstGames = 100

// Heading prints the heading of complete games, which have turns or rounds.
func (m *Meter) Heading(turns string) {
	fmt.Fprintf(m.Out, "%-28s %9s %8s %10s %10s %8s %8s %7s  %s\n", "complete games", "games/s", "ns/dec.", "legal/dec.", "dec./game", turns, "unfin.", "allocs", fmt.Sprintf("checksum of the first %d", firstGames))
}

// Games plays complete games for a while and prints their speed.
func (m *Meter) Games(name string, play func(c *Effort, n int)) {
	t := Repeat(m, firstGames, play)
	c := t.All
	g, d := float64(c.Runs), float64(c.Decisions)
	fmt.Fprintf(m.Out, "%-28s %9.0f %8.1f %10.2f %10.1f %8.1f %6.2f %% %7d  %016x\n", name, g/t.Took.Seconds(), float64(t.Took.Nanoseconds())/d,
		float64(c.Legal)/d, d/g, float64(c.Turns)/g, 100*float64(c.Unfinished)/g, t.Allocs, t.Head.Sum)
}

// A Taken is a measure that was taken: the totals of the fastest run, those of its
// first times, which do not depend on the machine, its time, and its allocations.
type Taken[C any] struct {
	All, Head C
	Took      time.Duration
	Allocs    uint64
}

// Repeat does something until time is up, at least first times; in each run from
// the beginning.
func Repeat[C any](m *Meter, first int, each func(c *C, n int)) (best Taken[C]) {
	rate := 0.0
	for range m.runs {
		var t Taken[C]
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		begin := time.Now()
		n := 0
		for ; n < first || time.Since(begin) < m.length; n++ {
			each(&t.All, n)
			if n == first-1 {
				t.Head = t.All
			}
		}
		t.Took = time.Since(begin)
		runtime.ReadMemStats(&after)
		t.Allocs = after.Mallocs - before.Mallocs
		if r := float64(n) / t.Took.Seconds(); r > rate {
			rate, best = r, t
		}
	}
	return best
}
