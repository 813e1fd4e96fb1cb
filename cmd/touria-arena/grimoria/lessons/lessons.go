// Package lessons measures what the owl's lessons say of games of bots.
package lessons

import (
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/grimoria/play"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/taught"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

const about = `Lets bots play Grimoria and teaches every seat what the owl teaches people after a game. It sums up, by bot, how
much chance, the spells that met and its decisions brought it, in points of win probability (percent), how many of its
rounds are marked as worth another look, and the share of its wins with and without chance and reveals: the spread of
both tells how many games are needed to tell two bots apart.

With -judge, a search with that many iterations and a seed of its own looks at every marked decision, too: it agrees if
the decision cost at least half of what the lesson says.

A run that is interrupted reports on the games that are done.`

// Command measures lessons.
var Command = command.Command{Name: "lessons", What: "measure what lessons say of games", Run: run}

func run(p *command.Program, args []string) error {
	var m play.Games
	var budget taught.Flags
	f := command.Flags("lessons", "-game grimoria [flags]", about, "touria-arena lessons -game grimoria -games 500 -bots journey,quest -judge 8000")
	m.Flags(f, 100, "journey,quest")
	budget.Define(f, lesson.Iterations)
	var games []taught.Game
	return m.Study(p, f, args, play.Study{Game: " -game grimoria", Check: budget.Check,
		Run: func(k *play.Keep, far *command.Progress) (err error) {
			games, err = teach(&m, budget, k, far)
			return err
		},
		Report: func() *report.Paper {
			d := m.Paper(len(games), "", taught.Unfinished(games))
			taught.Sheets(d, games, []string{"deal", "chance", "reveal", "own decisions", "rivals' decisions"}, m.Names, budget)
			return d
		}})
}

// teach plays the games and teaches every seat.
func teach(m *play.Games, budget taught.Flags, k *play.Keep, far *command.Progress) ([]taught.Game, error) {
	games := make([]taught.Game, m.Terms.Games)
	var who []grimoria.Seat
	for seat := range grimoria.Seat(m.Players) {
		who = append(who, seat)
	}
	err := m.Parallel(len(games), far.Say, func(t *play.Runner) func(i int) error {
		judge := bot.NewAppraiser(max(budget.Judge, 1))
		return func(i int) error {
			defer far.Step("")
			f, out := m.Fixture(i), &games[i]
			out.Deal = f.Deal
			var g lesson.Game
			var last grimoria.State
			err := k.Watch(i, t, &f, nil, func(before *grimoria.State, d grimoria.Decision, after *grimoria.State) error {
				if last = *after; before != nil {
					g.Positions, g.Decisions = append(g.Positions, *before), append(g.Decisions, d)
				}
				return nil
			})
			if out.Unfinished = last.Phase() != grimoria.PhaseOver; err != nil || out.Unfinished {
				return err
			}
			g.Positions = append(g.Positions, last)
			began := time.Now()
			teacher := lesson.New(g, who, budget.Iterations, f.Chance(rules.ArenaSample, 0))
			for !teacher.Work(1 << 20) {
			}
			out.Took = time.Since(began)
			for _, l := range teacher.Lessons() {
				one := taught.Lesson{Bot: f.Names[l.Seat], Start: share(l.Start), End: share(l.End), Luck: []float64{share(l.Deal), share(l.Chance), share(l.Reveal)}, First: l.Seat == 0, Turns: last.Round(),
					Parts: []float64{share(l.Deal), share(l.Chance), share(l.Reveal), share(l.Own), share(l.Rivals)}}
				for _, mark := range l.Marks {
					one.Marks = append(one.Marks, share(mark.Gap))
					if budget.Judge > 0 && agrees(judge, &g, &mark, f.Chance(rules.ArenaJudge, uint32(mark.At))) {
						one.Agreed++
					}
				}
				out.Lessons = append(out.Lessons, one)
			}
			return nil
		}
	})
	return taught.Done(games, err)
}

// share is a probability of a lesson from 0 to 1.
func share(p int) float64 { return float64(p) / lesson.Certain }

// agrees reports whether the judge thinks that a marked decision cost at least half of what is said.
func agrees(judge *bot.Appraiser, g *lesson.Game, m *lesson.Mark, seed uint64) bool {
	judge.Look(g.View(m.At), g.Decisions[m.At], seed)
	for !judge.Step(1 << 20) {
	}
	v := judge.Verdict()
	return 2*-v.Gap >= m.Gap
}
