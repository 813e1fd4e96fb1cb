// Package riddles finds riddles of Grimoria in games of bots, solves them again, and packs them for the program.
package riddles

import (
	"errors"
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/grimoria/play"
	"touria.games/touria/cmd/touria-arena/harvest"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/riddle"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
)

const about = `Lets bots play games of two and looks for riddles in their last rounds: decisions at which one answer wins at least
-lead games of 100 more than every different one. Cards lie open in a riddle, and everything that can follow is
gone through: draws with all that they can bring, and a rival who plays as well as can be. The last round of a game is
played several times. A spell is the best one
against the mix of spells that the rival should choose from, and as good whatever the rival chooses. What would take more than -work decisions is left.

` + harvest.About

// Command finds riddles.
var Command = command.Command{Name: "riddles", What: "find riddles in games of bots, check and pack them", Run: run}

// A hunt is what to look for.
type hunt struct {
	m play.Games
	harvest.Flags
	work, rounds int
}

func run(p *command.Program, args []string) error {
	var h hunt
	f := command.Flags("riddles", "-game grimoria [flags]", about, "touria-arena riddles -game grimoria -games 2000 -bots quest,journey -o found.txt")
	h.m.Flags(f, 1000, "journey")
	h.Define(f, 60)
	f.IntVar(&h.work, "work", 2_000_000, "decisions that may be tried for one answer, a hundred times fewer once the books are open")
	f.IntVar(&h.rounds, "rounds", 10, "how many times the last round of a game is played")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := h.m.Prepare(); err != nil {
		return err
	}
	if h.work < 1 || h.rounds < 1 {
		return command.Usagef("-work and -rounds must be 1 or more")
	}
	return h.Run(p, h.m.Players, h.m.Terms.Games, h.m.Seed, harvest.Do{
		Game: record.Game,
		Decode: func(data []byte) error {
			_, err := riddle.Decode(data)
			return err
		},
		Find:  h.find,
		Check: func(all [][]byte, sample []int, keep func(i int) error) error { return h.check(p, all, sample, keep) },
		Pack: func(all [][]byte, line []int, count int, file string) error {
			return harvest.Pack(p, record.Game, all, line, count, file, choice)
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
			var last grimoria.State // the beginning of the last round
			if _, err := t.Watch(&g, nil, func(before *grimoria.State, _ grimoria.Decision, _ *grimoria.State) error {
				if before != nil && before.Level() == grimoria.LastLevel && last.Level() == 0 {
					last = *before
				}
				return nil
			}); err != nil || last.Level() == 0 {
				return errors.Join(err, to.Add(i, nil))
			}
			all, err := at.seek(&last, g.Chance(rules.ArenaJudge, 0))
			if err != nil {
				return err
			}
			return to.Add(i, all)
		}
	})
}

// A judge looks at one position after the other. It belongs to one goroutine.
type judge struct {
	*hunt
	levels []bot.Bot // the weakest first

	solved  grimoria.State // where spells are chosen, and what they bring: both seats ask
	spells  *matrix
	problem error
}

func newJudge(h *hunt) *judge {
	j := &judge{hunt: h}
	for _, level := range bot.Levels() {
		b, _ := bot.New(level) // every level is known
		j.levels = append(j.levels, b)
	}
	return j
}

// solve solves a decision within -work: what each legal one brings, in the order of grimoria.Legal.
func (j *judge) solve(s *grimoria.State, seat grimoria.Seat) (all []outcome, err error) {
	if s.Phase() != grimoria.PhaseChoose {
		return answers(s, max(j.work/100, 1))
	}
	if *s != j.solved {
		j.solved = *s
		j.spells, j.problem = solveSpells(s, j.work)
	}
	if j.problem != nil {
		return nil, j.problem
	}
	return j.spells.against(seat), nil
}

// player is the level that plays the last round.
const player = 2

// seek looks for riddles in a last round, which is played several times.
func (j *judge) seek(last *grimoria.State, seed uint64) (found [][]byte, err error) {
	n := uint32(0)
	for again := range j.rounds {
		for s := *last; s.Phase() != grimoria.PhaseOver; n++ {
			seat := s.ToMove()
			if s.Phase() != grimoria.PhaseChoose || again == 0 {
				data, err := j.look(&s, seat, rules.Number(seed, rules.ArenaJudge, n))
				if err != nil {
					return nil, err
				}
				if data != nil {
					found = append(found, data)
				}
			}
			sealed := s
			sealed.TakeBack()
			s.Apply(decide(j.levels[player], sealed.View(seat), rules.Number(seed, rules.ArenaBots, n)), nil)
		}
	}
	return found, nil
}

// decide returns what a bot decides.
func decide(b bot.Bot, v grimoria.View, seed uint64) grimoria.Decision {
	b.Begin(v, seed)
	for !b.Step(1 << 20) {
	}
	return b.Best()
}

// least is the least that the best answer of a riddle may be worth, in percent.
const least = 25

// look returns the riddle that a seat's decision is, nil if it is none.
func (j *judge) look(at *grimoria.State, seat grimoria.Seat, seed uint64) ([]byte, error) {
	s, ok := riddle.Neutral(at)
	legal := s.Legal(nil)
	if !ok || !asks(&s, legal) {
		return nil, nil
	}
	all, err := j.solve(&s, seat)
	if errors.Is(err, errLong) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	right, lead, win := best(all, seat)
	if lead < j.Lead || win < least || !clear(&s, legal, right) || s.Phase() == grimoria.PhaseChoose && !j.spells.safe(seat, right, win) {
		return nil, nil
	}
	d := riddle.Riddle{State: s, Seat: seat, Grade: j.grade(&s, seat, right, seed)}
	if d.Grade == 1 && rules.Below(rules.Number(seed, rules.ArenaJudge, 9), j.Thin) > 0 {
		return nil, nil
	}
	if d.Motive, err = j.motive(&s, seat, all, right); err != nil {
		return nil, nil // it takes too long
	}
	for i := range all {
		d.Wins = append(d.Wins, int(100*all[i].share(seat)+0.5))
	}
	return riddle.Encode(&d)
}

// asks reports whether a decision is a question: there is more to choose from than yes and no, except under attack, and
// nothing that only puts it off, such as a cloak before the card is taken, or a witch before the spells are chosen.
func asks(s *grimoria.State, legal []grimoria.Decision) bool {
	for _, d := range legal {
		if s.Phase() == grimoria.PhaseTake && d.Kind == grimoria.PutOnCloak {
			return false
		}
	}
	return len(legal) > 2 && s.Phase() != grimoria.PhasePrepare || len(legal) == 2 && s.Phase() == grimoria.PhaseDefend
}

// clear reports whether the right answers are few, of one kind, and do something.
func clear(s *grimoria.State, legal []grimoria.Decision, right []bool) bool {
	n, first := 0, -1
	for i, d := range legal {
		if !right[i] {
			continue
		}
		if n++; first < 0 {
			first = i
		}
		if d.Kind != legal[first].Kind || d.Kind == grimoria.EndTurn {
			return false
		}
	}
	return 2*n <= len(legal) && (s.Phase() != grimoria.PhaseChoose || n <= 2)
}

// grade returns the number of the weakest level that finds a right answer in most of its tries, the strongest if none does.
func (j *judge) grade(s *grimoria.State, seat grimoria.Seat, right []bool, seed uint64) int {
	const tries, enough = 8, 5
	legal := s.Legal(nil)
	for i, b := range j.levels {
		hits := 0
		for k := range uint32(tries) {
			made := decide(b, s.View(seat), rules.Number(seed, rules.ArenaSample, k))
			for n, d := range legal {
				if right[n] && d == made {
					hits++
				}
			}
		}
		if hits >= enough {
			return i + 1
		}
	}
	return len(j.levels)
}

// check solves riddles again.
func (h *hunt) check(p *command.Program, all [][]byte, sample []int, keep func(i int) error) error {
	at, agreed, ahead := newJudge(h), 0, 0
	for _, i := range sample {
		d, _ := riddle.Decode(all[i]) // it has been decoded
		found, err := at.solve(&d.State, d.Seat)
		if err != nil {
			return err
		}
		right, lead, win := best(found, d.Seat)
		agrees := true
		for k, made := range d.Legal() {
			_, is := d.Of(made)
			agrees = agrees && is == right[k]
		}
		if agrees {
			agreed++
		}
		if agrees && lead >= h.Lead {
			ahead++
			if err := keep(i); err != nil {
				return err
			}
		}
		fmt.Fprintf(p.Out, "%d: %x grade %d %s: agrees %v, win %.1f (%d), lead %.1f (%d)\n", i+1, all[i], d.Grade, tell(d.About()), agrees, win, d.Win(), lead, d.Win()-d.Next())
	}
	fmt.Fprintf(p.Out, "%d of %d agree; of %d the answer is %v points ahead\n", agreed, len(sample), ahead, h.Lead)
	return nil
}

// motives are the motives' names.
var motives = [riddle.Motives]string{"coins", "places", "treasures", "companions", "bonus", "rival"}

// tell names what a riddle is about.
func tell(a riddle.About) string {
	return fmt.Sprintf("motive %s: %s, spell %d, card %s", motives[a.Motive], a.Kind, a.Spell, a.Card)
}

// alike is what no two riddles have in common.
type alike struct {
	riddle.About
	behind int // points, from -9 to 9; 99: any
}

// choice says what a riddle is about, for -pack.
func choice(data []byte) harvest.Choice[alike] {
	d, _ := riddle.Decode(data) // it has been decoded
	own, rival := d.State.Score(d.Seat), d.State.Score(1-d.Seat)
	a := d.About()
	return harvest.Choice[alike]{Grade: d.Grade, Part: alike{a, 99}, Whole: alike{a, max(-9, min(9, rival.Total()-own.Total()))}, Out: plain(&d)}
}

// plain reports whether the greatest number beside the answers gives the right one away.
func plain(d *riddle.Riddle) bool {
	view := d.State.View(d.Seat)
	m := show.Project(&view)
	legal := d.Legal()
	most, right, differ := show.Gain(&m, legal[0]), true, false
	for _, made := range legal {
		n := show.Gain(&m, made)
		_, is := d.Of(made)
		differ = differ || n != most
		if n > most {
			most, right = n, is
		} else if n == most {
			right = right && is
		}
	}
	return differ && right
}
