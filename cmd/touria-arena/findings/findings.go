// Package findings counts absurd moves, by kind and by the bot that made them, with
// examples. It knows no game: what is absurd each game's judge says.
package findings

import (
	"fmt"
	"slices"

	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
)

// A Kind is a kind of move that no sensible player makes. Part names the findings of
// the kind that are also counted separately, the clearest ones or the more doubtful;
// "" for none.
type Kind struct{ Name, Part string }

// A Finding is one absurd move.
type Finding struct {
	Kind     int // an index of the kinds
	Seat     match.Seat
	Decision int  // counted from 1, as in records
	Part     bool // of the part of its kind
	What     string
}

// A Tally counts the absurd moves of one game.
type Tally struct {
	Names     []string               // of the bots, by seat
	Choices   [match.MostSeats]int   // decisions that left a choice
	Decisions int                    // that were looked at
	Found     []Finding              // a number of examples of each kind
	counts    [match.MostSeats][]int // by kind
	parts     [match.MostSeats][]int
	seat      match.Seat // that makes the decision
	examples  int
}

// NewTally returns the tally of a game between bots, named by seat, that keeps a
// number of examples of each kind.
func NewTally(kinds []Kind, names []string, examples int) *Tally {
	t := &Tally{Names: names, examples: examples}
	for seat := range t.counts {
		t.counts[seat], t.parts[seat] = make([]int, len(kinds)), make([]int, len(kinds))
	}
	return t
}

// Next begins the next decision, which a seat makes.
func (t *Tally) Next(seat match.Seat) {
	t.Decisions++
	t.seat = seat
}

// Choice notes whether that decision left a choice.
func (t *Tally) Choice(has bool) { t.Choices[t.seat] += stats.One(has) }

// Tell notes that the decision is absurd.
func (t *Tally) Tell(kind int, part bool, format string, args ...any) {
	told := 0
	for seat := range t.counts {
		told += t.counts[seat][kind]
	}
	t.counts[t.seat][kind]++
	t.parts[t.seat][kind] += stats.One(part)
	if told < t.examples {
		t.Found = append(t.Found, Finding{kind, t.seat, t.Decisions, part, fmt.Sprintf(format, args...)})
	}
}

// Sheets reports the absurd moves of games by bot. Of each kind the first examples
// are shown, which where names and how explains.
func Sheets(d *report.Paper, kinds []Kind, seats []string, bots []string, games []*Tally, examples int, where func(game, decision int) string, how string) {
	bots = match.Distinct(bots)
	w := d.Sheet("Absurd moves", "How many in all games, by the bot that made them.", append([]string{"kind"}, bots...)...)
	line := func(name string, f func(t *Tally, seat int) int) {
		counts := make([]int, len(bots))
		for _, t := range games {
			for seat, name := range t.Names {
				if name != "" {
					counts[slices.Index(bots, name)] += f(t, seat)
				}
			}
		}
		var cells []report.Cell
		for _, n := range counts {
			cells = append(cells, report.Count(n))
		}
		w.Add(name, cells...)
	}
	for k, kind := range kinds {
		line(kind.Name, func(t *Tally, seat int) int { return t.counts[seat][k] })
		if kind.Part != "" {
			line("- of these "+kind.Part, func(t *Tally, seat int) int { return t.parts[seat][k] })
		}
	}
	line("all", func(t *Tally, seat int) (n int) {
		for _, k := range t.counts[seat] {
			n += k
		}
		return n
	})
	line("decisions with a choice", func(t *Tally, seat int) int { return t.Choices[seat] })
	e := d.Sheet("First absurd moves", "", how, "kind", "bot", "seat", "what")
	for k, kind := range kinds {
		left := examples
		for i, t := range games {
			for _, x := range t.Found {
				if x.Kind == k && left > 0 {
					left--
					e.Add(where(i, x.Decision), report.Text(kind.Name), report.Text(t.Names[x.Seat]), report.Text(seats[x.Seat]), report.Text(x.What))
				}
			}
		}
	}
	if len(e.Rows) == 0 {
		e.Add("none")
	}
}
