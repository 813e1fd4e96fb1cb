// Package judge looks for absurd moves in games of Grimoria, from the rules and from
// what the seats know.
package judge

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/findings"
	"touria.games/touria/cmd/touria-arena/grimoria/play"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules/grimoria"
)

const about = `Lets bots play Grimoria and watches every decision for absurd moves. It counts them by kind and by bot and
shows the first of each. A move is absurd if it takes or puts away the wrong one of two cards that differ in points
alone; chooses a spell that surely fails, or spell 6 as one of the rich; makes less of the last decision of the game
than it could for sure; or lets an attack through that a mirror or a cloak in hand would stop. Absurdity follows from
the rules and from what the seat knows alone (docs/grimoria-bots.md).

Examples are given as game/seed/decision: touria-arena record -game grimoria with the same flags writes that game,
and decision n is line n after the header.`

// Command looks for absurd moves.
var Command = command.Command{Name: "judge", What: "look for absurd moves and blunders of bots", Run: run}

func run(p *command.Program, args []string) error {
	var m play.Games
	f := command.Flags("judge", "-game grimoria [flags]", about, "touria-arena judge -game grimoria -games 400 -players 4 -bots stroll,journey,quest,crown")
	m.Flags(f, 1000, "greedy")
	command.Default(f, "players", "4")
	examples := f.Int("examples", 3, "show this many examples of each kind of absurd move")
	var games []*findings.Tally
	unfinished := 0
	return m.Study(p, f, args, play.Study{Game: " -game grimoria", Check: func() error {
		if *examples < 0 {
			return command.Usagef("-examples must be 0 or more, not %d", *examples)
		}
		return nil
	}, Run: func(k *play.Keep, far *command.Progress) (err error) {
		games, unfinished, err = watch(&m, k, far, *examples)
		return err
	}, Report: func() *report.Paper {
		d := m.Paper(len(games), "", unfinished)
		where := func(game, decision int) string {
			return fmt.Sprintf("%d/%d/%d", game+1, m.Fixture(game).Seed, decision)
		}
		findings.Sheets(d, kinds, m.Table().Names, m.Names, games, *examples, where, "game/seed/decision")
		return d
	}})
}

// watch plays the games, and returns what was found and how many were not finished.
func watch(m *play.Games, k *play.Keep, far *command.Progress, examples int) (games []*findings.Tally, unfinished int, err error) {
	games = make([]*findings.Tally, m.Terms.Games)
	open := make([]bool, len(games))
	err = m.Parallel(len(games), far.Say, func(t *play.Runner) func(i int) error {
		return func(i int) error {
			g := m.Fixture(i)
			w := NewWatch(g.Names[:], examples)
			games[i] = w.Tally
			defer far.Step("")
			return k.Watch(i, t, &g, nil, func(before *grimoria.State, d grimoria.Decision, after *grimoria.State) error {
				if before != nil {
					w.See(before, d)
				}
				open[i] = after.Phase() != grimoria.PhaseOver
				return nil
			})
		}
	})
	for _, o := range open {
		unfinished += stats.One(o)
	}
	return games, unfinished, err
}
