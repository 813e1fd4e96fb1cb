// Package taught sums up what lessons say of games of bots: how much is called chance, what is called a mistake and whether
// a judge agrees, and how few games tell two bots apart once chance is taken out. It knows no game.
package taught

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"slices"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
)

// Flags are those of every command that teaches.
type Flags struct {
	Iterations int // the budget of a look at a choice
	Judge      int // the judge's iterations
}

// Define defines the flags. usual is the usual budget.
func (g *Flags) Define(f *flag.FlagSet, usual int) {
	f.IntVar(&g.Iterations, "iterations", usual, "the budget of a look at a choice; 0: do not look at choices")
	f.IntVar(&g.Judge, "judge", 0, "the judge's iterations; 0: no judge")
}

// Check checks the flags.
func (g *Flags) Check() error {
	if g.Iterations < 0 || g.Judge < 0 {
		return command.Usagef("-iterations and -judge must be 0 or more")
	}
	return nil
}

// Lesson is a lesson of one bot. Probabilities are from 0 to 1.
type Lesson struct {
	Bot        string
	First      bool // sat in the first seat
	Start, End float64
	Parts      []float64 // of the way from Start to End
	Luck       []float64 // what each kind of chance brought, nothing on the average whoever plays
	Turns      int
	Marks      []float64 // what they cost
	Agreed     int       // of the marks, as far as the judge thinks
}

// Game is what was found about a game.
type Game struct {
	Deal       uint32
	Lessons    []Lesson
	Took       time.Duration
	Unfinished bool
}

// Unfinished counts the games that were not finished.
func Unfinished(games []Game) (n int) {
	for i := range games {
		n += stats.One(games[i].Unfinished)
	}
	return n
}

// Done leaves the games that were taught, if a run was stopped after some: they are a sample, too.
func Done(games []Game, err error) ([]Game, error) {
	if !errors.Is(err, command.ErrStopped) {
		return games, err
	}
	games = slices.DeleteFunc(games, func(g Game) bool { return g.Lessons == nil && !g.Unfinished })
	if len(games) == 0 {
		return nil, err
	}
	return games, nil
}

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

// Sheets adds the tables to a paper. parts name the parts of a result.
func Sheets(d *report.Paper, games []Game, parts []string, names []string, how Flags) {
	var took sums
	rest := 0.0
	for i := range games {
		g := &games[i]
		took.add(g.Took.Seconds())
		for k := range g.Lessons {
			l := &g.Lessons[k]
			sum := l.Start
			for _, p := range l.Parts {
				sum += p
			}
			rest = max(rest, math.Abs(sum-l.End))
		}
	}
	owed := d.Sheet("What the result is owed to", fmt.Sprintf("Points of win probability, mean and 95 %% interval. The parts miss the result by %.3g at most. All lessons of a game take %.1f s of a core.", 100*rest, took.mean()),
		append([]string{"bot", "lessons"}, parts...)...)
	tell := d.Sheet("Telling bots apart", "Share of wins, in percent, as it is and without chance; and how many games are needed then, against 100. How much of each\n  kind of chance is taken out of a result was fitted to the games of other deals.",
		"bot", "wins", "without chance", "deviation", "without chance", "games needed")
	marks := d.Sheet("Marked turns", "Of all turns; and how often the judge agrees with a mark.", "bot", "turns", "marked %", "mean loss, points", "agreed %")
	owe := func(name string, of []sums) {
		cells := []report.Cell{report.Count(int(of[0].n))}
		for p := range of {
			cells = append(cells, of[p].cell())
		}
		owed.Add(name, cells...)
	}
	first := make([]sums, len(parts))
	for _, name := range match.Distinct(names) {
		of := make([]sums, len(parts))
		var plain, adjusted, loss sums
		var rs []result
		var marked, agreed stats.Share
		turns := 0
		for i := range games {
			var n, among, yes float64
			for k := range games[i].Lessons {
				l := &games[i].Lessons[k]
				if l.Bot != name {
					continue
				}
				for p := range parts {
					of[p].add(100 * l.Parts[p])
					if l.First {
						first[p].add(100 * l.Parts[p])
					}
				}
				rs = append(rs, result{games[i].Deal, 100 * l.End, l.Luck})
				for _, m := range l.Marks {
					loss.add(100 * m)
				}
				n, among, yes = n+float64(len(l.Marks)), among+float64(l.Turns), yes+float64(l.Agreed)
				turns += l.Turns
			}
			marked.Add(n, among)
			agreed.Add(yes, n)
		}
		left := without(rs)
		for i := range rs {
			plain.add(rs[i].won)
			adjusted.add(left[i])
		}
		owe(name, of)
		tell.Add(name, plain.cell(), adjusted.cell(), report.Number(plain.deviation(), 1), report.Number(adjusted.deviation(), 1),
			report.Text(needed(rs, left)))
		if how.Iterations > 0 {
			yes := report.Text("-")
			if how.Judge > 0 {
				yes = report.Share(agreed)
			}
			marks.Add(name, report.Count(turns), report.Share(marked), report.Number(loss.mean(), 1), yes)
		}
	}
	owe("(first seat)", first)
}
