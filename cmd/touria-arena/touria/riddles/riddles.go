// Package riddles finds riddles in games of bots, judges them again, and packs them for the program.
package riddles

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/harvest"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const about = `Lets bots play games of two and looks for riddles in them: starts of turns at which one way to begin is at
least -lead points of win probability (percent) ahead of every different one. Three searches with -iterations
each and seeds of their own must agree. What only one player knew is known to both in a riddle, and what
nobody could know is drawn anew by every search.

` + harvest.About

// Command finds riddles.
var Command = command.Command{Name: "riddles", What: "find riddles in games of bots, check and pack them", Run: run}

// A hunt is what to look for.
type hunt struct {
	m *play.Games
	harvest.Flags
	iterations int
}

func run(p *command.Program, args []string) error {
	h := hunt{m: &play.Games{}}
	f := command.Flags("riddles", "[flags]", about, "touria-arena riddles -games 2000 -board touria-2 -bots quest,journey -o found.txt")
	h.m.Flags(f, 1000, "journey")
	f.IntVar(&h.iterations, "iterations", 64000, "the budget of each of three searches, or of the one of -check")
	h.Define(f, 200)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := h.m.Prepare(); err != nil {
		return err
	}
	if h.iterations < 1 {
		return command.Usagef("-iterations must be 1 or more")
	}
	return h.Run(p, h.m.Players, h.m.Terms.Games, h.m.Seed, harvest.Do{
		Game: record.Game,
		Decode: func(data []byte) error {
			_, err := riddle.Decode(h.m.Rules, data)
			return err
		},
		Find:  h.find,
		Check: func(all [][]byte, sample []int, keep func(i int) error) error { return h.check(p, all, sample, keep) },
		Pack: func(all [][]byte, line []int, count int, file string) error {
			return harvest.Pack(p, record.Game, all, line, count, file, h.choice)
		},
	})
}

// find looks for riddles in all games that the file does not know.
func (h *hunt) find(to *harvest.File) error {
	return h.m.Parallel(h.m.Terms.Games, to.Far.Say, func(t *play.Runner) func(i int) error {
		at := newJudge(h)
		return func(i int) error {
			if to.Has(i) {
				return nil
			}
			g := h.m.Fixture(i)
			var starts []touria.State
			if _, err := t.Watch(&g, nil, func(before *touria.State, d touria.Decision, _ *touria.State) error {
				if before != nil && before.Phase() == touria.PhaseStart && (len(starts) == 0 || starts[len(starts)-1].Turn() != before.Turn()) {
					starts = append(starts, *before)
				}
				return nil
			}); err != nil {
				return err
			}
			var all [][]byte
			for k := range starts {
				found, err := at.look(&starts[k], g.Chance(rules.ArenaJudge, uint32(k)))
				if err != nil {
					return err
				}
				if found != nil {
					all = append(all, found)
				}
			}
			return to.Add(i, all)
		}
	})
}

// check judges riddles again.
func (h *hunt) check(p *command.Program, all [][]byte, sample []int, keep func(i int) error) error {
	seed := rules.ParseSeed(h.m.Seed)
	at, agreed, ahead := newJudge(h), 0, 0
	for _, i := range sample {
		d, _ := riddle.Decode(h.m.Rules, all[i]) // it has been decoded
		best, lead, win := at.search(&d.State, h.iterations, rules.Number(seed, rules.ArenaJudge, uint32(i)))
		same := riddle.Same(h.m.Rules, &d.State, best, d.Plan[0])
		if same {
			agreed++
		}
		if same && lead >= h.Lead {
			ahead++
			if err := keep(i); err != nil {
				return err
			}
		}
		fmt.Fprintf(p.Out, "%d: %x grade %d %s: agrees %v, win %.1f (%d), lead %.1f (%d)\n", i+1, all[i], d.Grade, tell(d.About(h.m.Rules)), same, win, d.Win, lead, d.Win-d.Next)
	}
	fmt.Fprintf(p.Out, "%d of %d agree; of %d the plan is %v points ahead\n", agreed, len(sample), ahead, h.Lead)
	return nil
}

// tell names what a riddle is about.
func tell(a riddle.About) string {
	item, place := "none", "none"
	if a.Item != touria.NoItem {
		item = a.Item.String()
	}
	if a.Place != touria.NoSpace {
		place = touria.DefaultBoard().SpaceName(a.Place)
	}
	return fmt.Sprintf("motive %d place %s item %s turned %v", a.Motive, place, item, a.Turned)
}

// alike is what no two riddles have in common.
type alike struct {
	riddle.About
	riddle.Question
}

// choice says what a riddle is about, for -pack.
func (h *hunt) choice(data []byte) harvest.Choice[alike] {
	d, _ := riddle.Decode(h.m.Rules, data) // it has been decoded
	about := d.About(h.m.Rules)
	return harvest.Choice[alike]{Grade: d.Grade, Part: alike{about, riddle.Question{Hearts: -1}}, Whole: alike{about, d.Question()},
		Out: about.Motive == riddle.Throw && about.Place == touria.AtThief} // what the thief brings can't be reckoned
}
