// Package lessons measures what the herald's lessons say of games of bots: how much is called chance, whether a stronger
// judge agrees with what is called a mistake, and how few games tell two bots apart once chance is taken out.
package lessons

import (
	"fmt"
	"math"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const about = `Lets bots play and teaches every seat what the herald teaches people after a game. It sums up, by bot, how
much chance and how much its decisions brought it, in points of win probability (percent), how many of its
turns are marked as worth another look, and the share of its wins with and without chance: the spread of
both tells how many games are needed to tell two bots apart.

With -judge, a search with that many iterations and a seed of its own looks at every marked choice, too: it
agrees if the choice lost at least half of what the lesson says.`

// Command measures lessons.
var Command = command.Command{Name: "lessons", What: "measure what lessons say of games", Run: run}

func run(p *command.Program, args []string) error {
	c := course{m: &play.Games{}}
	f := command.Flags("lessons", "[flags]", about, "touria-arena lessons -games 500 -bots journey,quest -judge 32000")
	c.m.Flags(f, 100, "journey,quest")
	f.IntVar(&c.iterations, "iterations", lesson.Iterations, "the budget of a look at a choice; 0: do not look at choices")
	f.IntVar(&c.judge, "judge", 0, "the judge's iterations; 0: no judge")
	return c.m.Study(p, f, args, play.Study{Run: c.run, Report: c.report, Check: func() error {
		if c.iterations < 0 || c.judge < 0 {
			return command.Usagef("-iterations and -judge must be 0 or more")
		}
		return nil
	}})
}

// A course is the games that are looked at, and what was found.
type course struct {
	m                 *play.Games
	iterations, judge int
	games             []taught
}

// taught is what was found about a game.
type taught struct {
	lessons    []lesson.Lesson
	names      [rules.Seats]string
	turns      [rules.Seats]int
	agreed     [rules.Seats]int // of the marks, as far as the judge thinks
	took       time.Duration
	unfinished bool
}

func (c *course) run(k *play.Keep, far *command.Progress) error {
	n := c.m.Terms.Games
	c.games = make([]taught, n)
	return c.m.Parallel(n, far.Say, func(t *play.Runner) func(i int) error {
		judge := bot.NewAppraiser(c.m.Rules, max(c.judge, 1))
		return func(i int) error {
			defer far.Step("")
			g, out := c.m.Fixture(i), &c.games[i]
			out.names = play.Names(&g)
			game := lesson.Game{Rules: c.m.Rules}
			var last touria.State
			err := k.Watch(i, t, &g, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
				if last = *after; before == nil {
					return nil
				}
				if before.Phase() == touria.PhaseStart && (len(game.Positions) == 0 || game.Positions[len(game.Positions)-1].Turn() != before.Turn()) {
					out.turns[before.Active()]++
				}
				game.Positions, game.Decisions = append(game.Positions, *before), append(game.Decisions, d)
				return nil
			})
			if out.unfinished = last.Phase() != touria.PhaseOver; err != nil || out.unfinished {
				return err
			}
			game.Positions = append(game.Positions, last)
			seed := g.Chance(rules.ArenaSample, 0)
			began := time.Now()
			teacher, err := lesson.New(game, c.m.Seats(), c.iterations, seed)
			if err != nil {
				return err
			}
			for !teacher.Work(1 << 20) {
			}
			out.took, out.lessons = time.Since(began), teacher.Lessons()
			for k := range out.lessons {
				l := &out.lessons[k]
				for _, m := range l.Marks {
					if c.judge > 0 && c.agrees(judge, &game, l.Seat, &m, g.Chance(rules.ArenaJudge, uint32(m.From))) {
						out.agreed[l.Seat]++
					}
				}
			}
			return nil
		}
	})
}

// agrees reports whether the judge thinks that a marked choice lost at least half of what is said.
func (c *course) agrees(judge *bot.Appraiser, g *lesson.Game, seat rules.Seat, m *lesson.Mark, seed uint64) bool {
	judge.Look(g.Rules.View(&g.Positions[m.From], seat), g.Decisions[m.From:m.To], seed)
	for !judge.Step(1 << 20) {
	}
	v := judge.Verdict()
	return 2*v.Loss >= m.Loss
}

// known is the share of chance that is taken out of results where bots are told apart: the evaluation that tells chance
// exaggerates, and this leaves the least variance. Chance is 0 on the average, so results stay true with any share.
const known = 0.7

// points is a probability in percent.
func points[N int | int64](p N) float64 { return 100 * float64(p) / lesson.Certain }

// sums are those of a quantity over games.
type sums struct{ n, sum, squares float64 }

func (s *sums) add(x float64) { s.n, s.sum, s.squares = s.n+1, s.sum+x, s.squares+x*x }

func (s *sums) mean() float64 { return s.sum / max(s.n, 1) }

func (s *sums) deviation() float64 {
	return math.Sqrt(max(s.squares/max(s.n, 1)-s.mean()*s.mean(), 0))
}

// cell writes the mean with its 95 % interval.
func (s *sums) cell() report.Cell {
	err := 1.96 * s.deviation() / math.Sqrt(max(s.n-1, 1))
	return report.Text(fmt.Sprintf("%.2f [%.2f, %.2f]", s.mean(), s.mean()-err, s.mean()+err))
}

func (c *course) report() *report.Paper {
	unfinished, rest := 0, 0
	var took sums
	for i := range c.games {
		g := &c.games[i]
		unfinished += stats.One(g.unfinished)
		for k := range g.lessons {
			l := &g.lessons[k]
			rest = max(rest, l.Start+l.Deal+l.Chance+l.Own+l.Rivals-l.End, -(l.Start + l.Deal + l.Chance + l.Own + l.Rivals - l.End))
		}
		took.add(g.took.Seconds())
	}
	d := c.m.Paper(len(c.games), "", unfinished)
	parts := d.Sheet("What the result is owed to", fmt.Sprintf("Points of win probability, mean and 95 %% interval. The parts miss the result by %d at most. All lessons of a game take %.1f s of a core.", rest, took.mean()),
		"bot", "lessons", "deal", "chance", "own decisions", "rivals' decisions")
	tell := d.Sheet("Telling bots apart", "Share of wins, in percent, as it is and without 70 % of chance, which leaves the least variance; and how many games are needed then, against 100.",
		"bot", "wins", "without chance", "deviation", "without chance", "games needed")
	marks := d.Sheet("Marked turns", "Of all turns; and how often the judge agrees with a mark.", "bot", "turns", "marked %", "mean loss, points", "agreed %")
	for _, name := range match.Distinct(c.m.Names) {
		var deal, chance, own, rivals, plain, adjusted sums
		var marked, agreed stats.Share
		turns, loss, lost := 0, 0.0, 0
		for i := range c.games {
			g := &c.games[i]
			var n, of, yes float64
			for k := range g.lessons {
				l := &g.lessons[k]
				if g.names[l.Seat] != name {
					continue
				}
				deal.add(points(l.Deal))
				chance.add(points(l.Chance))
				own.add(points(l.Own))
				rivals.add(points(l.Rivals))
				plain.add(points(l.End))
				adjusted.add(points(l.End) - known*points(l.Deal+l.Chance))
				n, of, yes = n+float64(len(l.Marks)), of+float64(g.turns[l.Seat]), yes+float64(g.agreed[l.Seat])
				turns += g.turns[l.Seat]
				for _, m := range l.Marks {
					loss += points(m.Loss)
					lost++
				}
			}
			marked.Add(n, of)
			agreed.Add(yes, n)
		}
		parts.Add(name, report.Count(int(deal.n)), deal.cell(), chance.cell(), own.cell(), rivals.cell())
		tell.Add(name, plain.cell(), adjusted.cell(), report.Number(plain.deviation(), 1), report.Number(adjusted.deviation(), 1),
			report.Number(100*math.Pow(adjusted.deviation()/max(plain.deviation(), 1e-9), 2), 0))
		if c.iterations > 0 {
			yes := report.Text("-")
			if c.judge > 0 {
				yes = report.Share(agreed)
			}
			marks.Add(name, report.Count(turns), report.Share(marked), report.Number(loss/float64(max(lost, 1)), 1), yes)
		}
	}
	return d
}
