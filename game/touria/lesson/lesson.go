// Package lesson looks at a game of Touria that is over for what its players can learn from it: how much of the result
// was chance, how much their own decisions and how much their rivals', and which of their choices cost them most. It
// works in slices, knows no screen, and judges a choice from the view of the one who made it.
package lesson

import (
	"slices"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Certain is the probability 1 in all of a lesson's numbers.
const Certain = bot.Certain

// Iterations is the usual budget of a look at a choice.
const Iterations = 600

// most is the number of choices that a lesson shows.
const most = 3

// Lesson is what a player can learn from a game.
type Lesson struct {
	Seat rules.Seat
	debrief.Parts
	Marks      []Mark
	Played     [rules.Seats]int // how everybody's decisions changed their own chance
	Best, Gain int              // the first decision of the turn whose decisions brought most, and what they brought
}

// Mark is a choice that cost something.
type Mark struct {
	From, To int // the choice's decisions, by their index: those from From on, before To
	Loss     int // how much likelier winning was with the better choice
	Error    int // the standard error of Loss
	Win      int // the probability of winning with the better choice
	Better   []touria.Decision
}

// Game is a game that is over: its decisions, and the positions before each and at the end.
type Game struct {
	Rules     *touria.Rules
	Positions []touria.State
	Decisions []touria.Decision
}

// Seats returns who played.
func (g *Game) Seats() rules.SeatSet { return g.Positions[0].Seats() }

// choice is a choice with what has been found out about it.
type choice struct {
	Mark
	verdict bot.Verdict
}

// Teacher works out the lessons of a game.
type Teacher struct {
	game    Game
	seed    uint64
	probe   *bot.Probe
	parts   [rules.Seats][parts]int32
	value   [rules.Seats]int32   // before the next decision
	split   int                  // decisions split so far
	luck    [][rules.Seats]int32 // what chance brought at each of them
	draws   int
	random  bool               // chance followed that
	played  int                // playouts so far,
	came    [rules.Seats]int64 // the sum of what they came to,
	drawn   [rules.Seats]int64 // and the same with chance drawn anew
	turn    brought            // the one that is being split
	best    [rules.Seats]brought
	log     touria.Log
	choices [rules.Seats][]choice
	who     []rules.Seat // to be taught, the first is being taught
	at      int          // index of the next decision to look at
	looking bool
	sure    int // choices of the one being taught that have been confirmed
	judge   *bot.Appraiser
	lessons []Lesson
}

// brought is what a player's decisions in a turn of theirs brought.
type brought struct {
	seat       rules.Seat
	from, gain int
}

// part is what a part of a result is owed to.
type part = int

const (
	deal part = iota
	chance
	own
	rivals
	parts
)

// New returns a teacher of the players at some seats. iterations is the budget of a look at a choice, 0 to
// look at none.
func New(g Game, who []rules.Seat, iterations int, seed uint64) (*Teacher, error) {
	probe, err := bot.NewProbe(bot.Quest, g.Rules)
	if err != nil {
		return nil, err
	}
	t := &Teacher{game: g, seed: seed, probe: probe, who: slices.Clone(who), draws: Draws}
	if iterations > 0 {
		t.judge = bot.NewAppraiser(g.Rules, iterations)
	}
	return t, nil
}

// Draw sets how often chance is drawn anew, 1 to Draws, before Work is called: fewer draws tell less exactly what chance
// brought, and sooner.
func (t *Teacher) Draw(draws int) { t.draws = draws }

// Work does about n units of work, each about a tenth of a microsecond, and reports whether all lessons are there.
func (t *Teacher) Work(n int) (done bool) {
	for t.split <= len(t.game.Decisions) && n > 0 {
		n -= t.splitNext()
	}
	for n > 0 && t.split > len(t.game.Decisions) && len(t.who) > 0 {
		n -= t.look(n)
	}
	return t.split > len(t.game.Decisions) && len(t.who) == 0
}

// Progress returns how much of the work is done, from 0 to 1.
func (t *Teacher) Progress() float32 {
	split := float32(t.split) / float32(len(t.game.Decisions)+1)
	looks := float32(len(t.lessons)) + float32(t.at)/float32(len(t.game.Decisions)+1+suspects)
	return (split + 9*looks) / (1 + 9*float32(len(t.who)+len(t.lessons)))
}

// Lessons returns the lessons, in the order in which their players were named, once Work has reported that all are
// there.
func (t *Teacher) Lessons() []Lesson { return t.lessons }

// Luck returns what chance brought everybody at a decision, once Work has reported that all lessons are there.
func (t *Teacher) Luck(decision int) [rules.Seats]int32 { return t.luck[decision] }

// Confirmed choices, dearest first.
func (t *Teacher) finish() {
	seat := t.who[0]
	p := &t.parts[seat]
	l := Lesson{Seat: seat, Parts: debrief.Parts{Start: Certain / t.game.Seats().Len(), End: int(t.value[seat]),
		Deal: int(p[deal]), Chance: int(p[chance]), Own: int(p[own]), Rivals: int(p[rivals])}}
	for k := range l.Played {
		l.Played[k] = int(t.parts[k][own])
	}
	l.Best, l.Gain = t.best[seat].from, t.best[seat].gain
	sure := t.choices[seat][:t.sure]
	dearest(sure)
	for _, c := range sure {
		l.Marks = append(l.Marks, c.Mark)
	}
	t.lessons = append(t.lessons, l)
	t.who = t.who[1:]
	t.at, t.sure, t.looking = 0, 0, false
}
