// Package judge looks for absurd moves in games of Touria, from the rules alone,
// and for blunders, by the values that a bot gives to decisions.
package judge

import (
	"cmp"
	"fmt"
	"slices"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const judgeAbout = `Lets bots play and watches every decision for absurd moves. It counts them by kind and by bot and shows
the first of each. A move is absurd if it declines a use that costs nothing and surely gains, or one that
was paid for; pays gold for a route although another one collects the same gems for less; stays out of the
castle when it could enter; or takes a black gem for nothing. Absurdity follows from the rules alone.

With -judge a bot that can value decisions values a sample of those that left a choice: what the decision
lost against the judge's best, in points of win probability (percent). The game is the unit of the 95 %
intervals.

Examples are given as game/seed/decision: touria-arena record with the same flags writes that game, and
decision n is line n after the header.`

// Command looks for absurd moves and, with a judge, for blunders.
var Command = command.Command{Name: "judge", What: "look for absurd moves and blunders of bots", Run: run}

func run(p *command.Program, args []string) error {
	j := inquiry{m: &play.Games{}}
	f := command.Flags("judge", "[flags]", judgeAbout, "touria-arena judge -games 2000 -players 4 -bots greedy")
	j.m.Flags(f, 1000, "greedy")
	command.Default(f, "players", "4")
	name := f.String("judge", "", "the bot that values decisions; none: look for absurd moves only")
	f.IntVar(&j.every, "every", 100, "judge one in this many decisions, drawn at random")
	f.Float64Var(&j.blunder, "blunder", 15, "a decision that loses at least this many points of win probability is a blunder")
	f.IntVar(&j.examples, "examples", 3, "show this many examples of each kind of absurd move, and as many of each bot's worst decisions")
	return j.m.Study(p, f, args, play.Study{Run: j.run, Report: j.report, Check: func() error { return j.check(*name) }})
}

// check checks the flags. The name is that of the judge, if there is one.
func (j *inquiry) check(name string) error {
	switch {
	case j.every < 1:
		return command.Usagef("-every must be 1 or more, not %d", j.every)
	case !(j.blunder > 0 && j.blunder <= 100):
		return command.Usagef("-blunder must be above 0 and at most 100 points, not %v", j.blunder)
	case j.examples < 0:
		return command.Usagef("-examples must be 0 or more, not %d", j.examples)
	case name == "":
		return nil
	}
	j.judge = func() (bot.Searcher, error) {
		b, err := bot.New(name, j.m.Rules)
		if err != nil {
			return nil, err
		}
		if t, ok := b.(bot.Searcher); ok {
			return t, nil
		}
		return nil, fmt.Errorf("the bot %s does not reveal how it values its decisions", name)
	}
	if _, err := j.judge(); err != nil {
		return command.Usagef("-judge: %v", err)
	}
	return nil
}

// An inquiry is the games that are looked at, and what was found.
type inquiry struct {
	m        *play.Games
	every    int     // judge one in this many decisions
	blunder  float64 // points
	examples int
	judge    func() (bot.Searcher, error) // nil for none; one is made for each worker

	watched []*Watch // for absurd moves
	games   []inquest
}

// An inquest is what the judge thinks of one game's decisions.
type inquest struct {
	verdicts   []verdict
	unfinished bool
}

// A verdict is what the judge thinks of one decision.
type verdict struct {
	seat      rules.Seat
	decision  int
	phase     touria.Phase
	made      string
	best      string
	valued    bool // the judge has thought about the decision that was made
	visits    int  // how often the judge tried it
	win, loss int  // of bot.Certain: of the judge's best, and what the decision made loses against it
}

func (v *verdict) points() float64 { return 100 * float64(v.loss) / bot.Certain }

// run plays all games.
func (j *inquiry) run(k *play.Keep, far *command.Progress) error {
	n := j.m.Terms.Games
	j.games, j.watched = make([]inquest, n), make([]*Watch, n)
	return j.m.Parallel(n, far.Say, func(t *play.Runner) func(i int) error {
		var judge bot.Searcher
		var thoughts []bot.RootStat
		return func(i int) (err error) {
			if j.judge != nil && judge == nil {
				if judge, err = j.judge(); err != nil {
					return err
				}
			}
			game, g := &j.games[i], j.m.Fixture(i)
			w := NewWatch(j.m.Rules, play.Names(&g), j.examples)
			j.watched[i] = w
			defer far.Step("")
			return k.Watch(i, t, &g, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
				choice := w.See(before, d, after)
				game.unfinished = after.Phase() != touria.PhaseOver
				n := uint32(w.Decisions)
				if choice && judge != nil && rules.Below(g.Chance(rules.ArenaSample, n), j.every) == 0 {
					var v verdict
					v, thoughts = valued(j.m.Rules, judge, before, d, g.Chance(rules.ArenaJudge, n), thoughts[:0])
					v.seat, v.decision = before.ToMove(), w.Decisions
					game.verdicts = append(game.verdicts, v)
				}
				return nil
			})
		}
	})
}

// valued asks the judge about a decision. The judge sees what the player saw.
// Its best is the decision that it would make, whatever chance to win others
// seem to have that it hardly tried.
func valued(r *touria.Rules, judge bot.Searcher, s *touria.State, d touria.Decision, seed uint64, thoughts []bot.RootStat) (verdict, []bot.RootStat) {
	judge.Begin(r.View(s, s.ToMove()), seed)
	for !judge.Step(1 << 16) {
	}
	best := judge.Best()
	v := verdict{phase: s.Phase(), made: decisionName(r, s, d), best: decisionName(r, s, best)}
	thoughts = judge.RootStats(thoughts)
	at := func(d touria.Decision) int {
		return slices.IndexFunc(thoughts, func(t bot.RootStat) bool { return t.Decision == d })
	}
	if top, mine := at(best), at(d); top >= 0 && mine >= 0 {
		v.valued, v.visits, v.win = true, thoughts[mine].Visits, thoughts[top].Win
		v.loss = max(0, thoughts[top].Win-thoughts[mine].Win)
	}
	return v, thoughts
}

// decisionName writes a decision as records do.
func decisionName(r *touria.Rules, s *touria.State, d touria.Decision) string {
	text, err := record.AppendDecision(nil, r, s, d)
	if err != nil {
		return d.Kind.String()
	}
	return string(text)
}

// report makes the sheets of an inquiry.
func (j *inquiry) report() *report.Paper {
	unfinished := 0
	for i := range j.games {
		unfinished += stats.One(j.games[i].unfinished)
	}
	d := j.m.Paper(len(j.games), "", unfinished)
	AbsurdSheets(d, j.m.Names, j.watched, j.examples, j.where, "game/seed/decision")
	if j.judge != nil {
		j.blunderSheets(d)
	}
	return d
}

// where names a decision so that it can be found again.
func (j *inquiry) where(game, decision int) string {
	return fmt.Sprintf("%d/%d/%d", game+1, j.m.Fixture(game).Seed, decision)
}

func (j *inquiry) blunderSheets(d *report.Paper) {
	w := d.Sheet("Blunders", fmt.Sprintf("Of the decisions with a choice, one in %d was judged. A blunder loses %g points of win probability or more against the judge's best. Not valued: the judge did not think of the decision that was made.",
		j.every, j.blunder), "bot, phase", "judged", "blunders %", "mean loss, points", "not valued")
	line := func(name string, fits func(names []string, v *verdict) bool) {
		var share stats.Share
		valued, not, loss := 0, 0, 0.0
		for i := range j.games {
			a, b := 0, 0
			for k := range j.games[i].verdicts {
				v := &j.games[i].verdicts[k]
				switch {
				case !fits(j.watched[i].Names, v):
				case !v.valued:
					not++
				default:
					b++
					a += stats.One(v.points() >= j.blunder)
					loss += v.points()
				}
			}
			share.Add(float64(a), float64(b))
			valued += b
		}
		if valued+not == 0 {
			return
		}
		w.Add(name, report.Count(valued+not), report.Share(share), report.Number(loss/float64(max(valued, 1)), 2), report.Count(not))
	}
	for _, name := range match.Distinct(j.m.Names) {
		line(name, func(names []string, v *verdict) bool { return names[v.seat] == name })
		for phase := touria.PhaseBonus; phase < touria.PhaseOver; phase++ {
			line(name+", "+phase.String(), func(names []string, v *verdict) bool { return names[v.seat] == name && v.phase == phase })
		}
	}
	e := d.Sheet("The worst decisions", "Visits: how often the judge tried the decision that was made.", "game/seed/decision", "bot", "phase", "loses, points", "of, %", "visits", "made", "the judge's best")
	type at struct{ game, k int }
	for _, name := range match.Distinct(j.m.Names) {
		var list []at
		for i := range j.games {
			for k, v := range j.games[i].verdicts {
				if v.valued && v.loss > 0 && j.watched[i].Names[v.seat] == name {
					list = append(list, at{i, k})
				}
			}
		}
		of := func(x at) *verdict { return &j.games[x.game].verdicts[x.k] }
		slices.SortStableFunc(list, func(a, b at) int { return cmp.Compare(of(b).loss, of(a).loss) })
		for _, x := range list[:min(len(list), j.examples)] {
			v := of(x)
			e.Add(j.where(x.game, v.decision), report.Text(name), report.Text(v.phase.String()), report.Number(v.points(), 1),
				report.Number(100*float64(v.win)/bot.Certain, 1), report.Count(v.visits), report.Text(v.made), report.Text(v.best))
		}
	}
}
