// Package bench measures the speed of Grimoria's engine and bots.
package bench

import (
	"fmt"
	"time"

	shared "touria.games/touria/cmd/touria-arena/bench"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

const about = `Measures Grimoria's engine and bots on one core, without events: the size of a position, with what each seat
may remember, and the time to copy it; games by uniform random play, with a checksum of their final positions, so
that no speed comes from emptier games; then the parts of thinking, from positions in the middle of games: the
legal decisions, applying one (with the copy that it is applied to), a view, filling in what the view leaves open,
a random rollout to the end of the game; last, how long crown thinks about a spell and about other decisions. At
the end it plays -games games of 2 to 5 players in turn and prints one hash of all final positions, which is the
same on every platform. It also runs in WebAssembly, under Node.js.`

// Command measures speed.
var Command = shared.Command("-game grimoria [flags]", about, "touria-arena bench -game grimoria -time 1s -runs 5",
	func(m *shared.Meter) error { return (&bencher{Meter: m}).measure() },
	func(m *shared.Meter, c *shared.Effort, n int) {
		(&bencher{Meter: m}).play(c, 2+n%(grimoria.MaxSeats-1), n)
	})

// bencher plays games for measuring.
type bencher struct {
	*shared.Meter
	buf [grimoria.MaxLegal]grimoria.Decision
}

func (b *bencher) measure() error {
	shared.Copy(b.Meter, b.begin(grimoria.MaxSeats, 0))
	b.Heading("rounds")
	for players := 2; players <= grimoria.MaxSeats; players++ {
		b.Games(fmt.Sprintf("random play, %d players", players), func(c *shared.Effort, n int) { b.play(c, players, n) })
	}
	fmt.Fprintf(b.Out, "\n%-32s %9s %8s  %s\n", "parts of thinking", "ns", "allocs", "checksum of the first round")
	for _, players := range []int{2, grimoria.MaxSeats} {
		b.parts(players)
	}
	fmt.Fprintf(b.Out, "\n%-28s %9s %8s  %s\n", "thinking of "+bot.Crown, "ms", "allocs", "checksum of the first round")
	for _, players := range []int{2, 4} {
		for _, choice := range []bool{true, false} {
			if err := b.think(players, choice); err != nil {
				return err
			}
		}
	}
	return nil
}

// begin returns the beginning of the n-th game with that many players.
func (b *bencher) begin(players, n int) grimoria.State {
	s, err := grimoria.New(grimoria.Setup{Players: players, Seed: b.Seed(n)}, nil)
	if err != nil {
		panic(err) // the set-up is a constant
	}
	return s
}

// dice are the chance of random play.
type dice uint64

func (d *dice) below(n int) int {
	*d = *d*6364136223846793005 + 1442695040888963407
	return int(uint64(*d>>33) * uint64(n) >> 31)
}

// step makes a random decision, and returns how many were legal.
func (b *bencher) step(s *grimoria.State, chance *dice) int {
	legal := s.Legal(b.buf[:0])
	d := legal[0]
	if len(legal) > 1 {
		d = legal[chance.below(len(legal))]
	}
	s.Apply(d, nil)
	return len(legal)
}

// play plays one game to its end and adds it to the effort.
func (b *bencher) play(c *shared.Effort, players, n int) {
	s := b.begin(players, n)
	chance := dice(rules.Number(b.Base, rules.ArenaBots, uint32(n)))
	for s.Phase() != grimoria.PhaseOver {
		c.Legal += b.step(&s, &chance)
		c.Decisions++
	}
	c.Runs++
	c.Turns += s.Round()
	c.Add(s.Hash())
}

// What is measured from the middle of games.
const (
	positions    = 64
	middle       = 7 // the round
	crownChoices = 12
)

// positions returns positions from the middle of random games: of the choice of a spell, or of
// other decisions.
func (b *bencher) positions(players, most int, fits func(s *grimoria.State) bool) (list []grimoria.State) {
	for n := 0; len(list) < most; n++ {
		s := b.begin(players, n)
		chance := dice(n)
		for s.Phase() != grimoria.PhaseOver && s.Round() <= middle+n%3 {
			if s.Round() >= middle && fits(&s) {
				list = append(list, s)
				break
			}
			b.step(&s, &chance)
		}
	}
	return list
}

// parts measures what bots do again and again.
func (b *bencher) parts(players int) {
	kind := 0
	at := b.positions(players, positions, func(s *grimoria.State) bool {
		kind++
		return kind%5 == 0 // decisions of all kinds
	})
	views := make([]grimoria.View, len(at))
	for i := range at {
		views[i] = at[i].View(at[i].ToMove())
	}
	line := func(what string, each func(c *shared.Effort, i, n int)) {
		t := shared.Repeat(b.Meter, 1, func(c *shared.Effort, n int) {
			for i := range at {
				each(c, i, n)
			}
			c.Runs += len(at)
		})
		ns := float64(t.Took.Nanoseconds()) / float64(t.All.Runs)
		fmt.Fprintf(b.Out, "%-32s %9.1f %8d  %016x\n", fmt.Sprintf("%s, %d players", what, players), ns, t.Allocs, t.Head.Sum)
	}
	line("legal", func(c *shared.Effort, i, n int) {
		c.Add(uint64(len(at[i].Legal(b.buf[:0]))))
	})
	line("legal, copy and apply", func(c *shared.Effort, i, n int) {
		s := at[i]
		legal := s.Legal(b.buf[:0])
		s.Apply(legal[n%len(legal)], nil)
		c.Add(uint64(s.ToMove()))
	})
	line("view", func(c *shared.Effort, i, n int) {
		v := at[i].View(grimoria.Seat((i + n) % players))
		c.Add(uint64(v.Pool(grimoria.Village)))
	})
	line("determinise", func(c *shared.Effort, i, n int) {
		s := views[i].Determinise(uint64(n))
		c.Add(uint64(s.Held(0, grimoria.Village)))
	})
	line("random rollout", func(c *shared.Effort, i, n int) {
		s := at[i]
		chance := dice(n)
		for s.Phase() != grimoria.PhaseOver {
			b.step(&s, &chance)
		}
		c.Add(uint64(s.Coins(0)))
	})
}

// think measures whole decisions of the strongest level.
func (b *bencher) think(players int, choice bool) error {
	think, err := bot.New(bot.Crown)
	if err != nil {
		return err
	}
	what := "other decision"
	if choice {
		what = "spell"
	}
	at := b.positions(players, crownChoices, func(s *grimoria.State) bool {
		return (s.Phase() == grimoria.PhaseChoose) == choice && len(s.Legal(b.buf[:0])) > 1
	})
	t := shared.Repeat(b.Meter, len(at), func(c *shared.Effort, n int) {
		s := &at[n%len(at)]
		think.Begin(s.View(s.ToMove()), uint64(n))
		for !think.Step(1 << 10) {
		}
		d := think.Best()
		c.Runs++
		c.Add(uint64(d.Kind)<<8 | uint64(d.Arg))
	})
	ms := float64(t.Took) / float64(time.Millisecond) / float64(t.All.Runs)
	fmt.Fprintf(b.Out, "%-28s %9.2f %8d  %016x\n", fmt.Sprintf("%s, %d players", what, players), ms, t.Allocs, t.Head.Sum)
	return nil
}
