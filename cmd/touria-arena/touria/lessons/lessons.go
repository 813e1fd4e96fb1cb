// Package lessons measures what the herald's lessons say of games of bots: how much is called chance, whether a stronger
// judge agrees with what is called a mistake, and how few games tell two bots apart once chance is taken out.
package lessons

import (
	"slices"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/taught"
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
agrees if the choice lost at least half of what the lesson says.

A run that is interrupted reports on the games that are done.`

// Command measures lessons.
var Command = command.Command{Name: "lessons", What: "measure what lessons say of games", Run: run}

func run(p *command.Program, args []string) error {
	c := course{m: &play.Games{}}
	f := command.Flags("lessons", "[flags]", about, "touria-arena lessons -games 500 -bots journey,quest -judge 32000")
	c.m.Flags(f, 100, "journey,quest")
	c.budget.Define(f, lesson.Iterations)
	f.IntVar(&c.draws, "draws", lesson.Draws, "how often chance is drawn anew after a decision")
	return c.m.Study(p, f, args, play.Study{Run: c.run, Report: c.report, Check: c.check})
}

// check checks the flags.
func (c *course) check() error {
	if c.draws < 1 || c.draws > lesson.Draws {
		return command.Usagef("-draws must be 1 to %d", lesson.Draws)
	}
	return c.budget.Check()
}

func (c *course) report() *report.Paper {
	d := c.m.Paper(len(c.games), "", taught.Unfinished(c.games))
	taught.Sheets(d, c.games, []string{"deal", "chance", "own decisions", "rivals' decisions"}, c.m.Names, c.budget)
	return d
}

// A course is the games that are looked at, and what was found.
type course struct {
	m      *play.Games
	budget taught.Flags
	draws  int
	games  []taught.Game
}

func (c *course) run(k *play.Keep, far *command.Progress) error {
	n := c.m.Terms.Games
	c.games = make([]taught.Game, n)
	err := c.m.Parallel(n, far.Say, func(t *play.Runner) func(i int) error {
		judge := bot.NewAppraiser(c.m.Rules, max(c.budget.Judge, 1))
		return func(i int) error {
			defer far.Step("")
			g, out := c.m.Fixture(i), &c.games[i]
			out.Deal = g.Deal
			names := play.Names(&g)
			game := lesson.Game{Rules: c.m.Rules}
			var turns [rules.Seats]int
			var last touria.State
			err := k.Watch(i, t, &g, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
				if last = *after; before == nil {
					return nil
				}
				if before.Phase() == touria.PhaseStart && (len(game.Positions) == 0 || game.Positions[len(game.Positions)-1].Turn() != before.Turn()) {
					turns[before.Active()]++
				}
				game.Positions, game.Decisions = append(game.Positions, *before), append(game.Decisions, d)
				return nil
			})
			if out.Unfinished = last.Phase() != touria.PhaseOver; err != nil || out.Unfinished {
				return err
			}
			game.Positions = append(game.Positions, last)
			seed := g.Chance(rules.ArenaSample, 0)
			began := time.Now()
			teacher, err := lesson.New(game, c.m.Seats(), c.budget.Iterations, seed)
			if err != nil {
				return err
			}
			teacher.Draw(c.draws)
			for !teacher.Work(1 << 20) {
			}
			out.Took = time.Since(began)
			for _, l := range teacher.Lessons() {
				one := taught.Lesson{Bot: names[l.Seat], Start: share(l.Start), End: share(l.End), Luck: luck(&game, teacher, &l), First: l.Seat == c.m.Seats()[0], Turns: turns[l.Seat],
					Parts: []float64{share(l.Deal), share(l.Chance), share(l.Own), share(l.Rivals)}}
				for _, m := range l.Marks {
					one.Marks = append(one.Marks, share(m.Loss))
					if c.budget.Judge > 0 && c.agrees(judge, &game, l.Seat, &m, g.Chance(rules.ArenaJudge, uint32(m.From))) {
						one.Agreed++
					}
				}
				out.Lessons = append(out.Lessons, one)
			}
			return nil
		}
	})
	c.games, err = taught.Done(c.games, err)
	return err
}

// luck returns what the deal, chance on the road and chance in the castle brought a player: the evaluation exaggerates the
// first two.
func luck(g *lesson.Game, t *lesson.Teacher, l *lesson.Lesson) []float64 {
	castle := 0
	for i := range g.Decisions {
		if inCastle(&g.Positions[i]) {
			castle += int(t.Luck(i)[l.Seat])
		}
	}
	return []float64{share(l.Deal), share(l.Chance - castle), share(castle)}
}

// inCastle reports whether anybody is in the castle.
func inCastle(s *touria.State) bool {
	return slices.ContainsFunc(play.SeatsOf(s.Seats()), s.InCastle)
}

// share is a probability of a lesson from 0 to 1.
func share(p int) float64 { return float64(p) / lesson.Certain }

// agrees reports whether the judge thinks that a marked choice lost at least half of what is said.
func (c *course) agrees(judge *bot.Appraiser, g *lesson.Game, seat rules.Seat, m *lesson.Mark, seed uint64) bool {
	judge.Look(g.Rules.View(&g.Positions[m.From], seat), g.Decisions[m.From:m.To], seed)
	for !judge.Step(1 << 20) {
	}
	v := judge.Verdict()
	return 2*v.Loss >= m.Loss
}
