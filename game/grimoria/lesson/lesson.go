// Package lesson looks at a game of Grimoria that is over for what its players can learn from it: how much of the result
// was chance, how much the spells that met, how much their own decisions and how much their rivals', and which of their
// decisions cost them most. It works in slices, knows no screen, and judges a decision from the view of the one who made it.
package lesson

import (
	"cmp"
	"slices"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules/grimoria"
)

// Certain is the probability 1 in all of a lesson's numbers.
const Certain = bot.Certain

// Iterations is the usual budget of a look at a decision.
const Iterations = 1000

// most is the number of decisions that a lesson shows.
const most = 3

// Lesson is what a player can learn from a game.
type Lesson struct {
	Seat grimoria.Seat
	debrief.Parts
	Played [grimoria.MaxSeats]int // how everybody's decisions changed their own share
	Marks  []Mark                 // decisions that cost something, the dearest first
	Praise *Mark                  // the decision that was most ahead of all others; nil if there is none, or there are Marks
}

// Mark is a decision beside another one.
type Mark struct {
	At        int // its index
	Gap       int // how much likelier winning was with the better one of the two: Other in Marks, the one made in Praise
	Error     int // the standard error of Gap
	Win       int // the probability of winning with the better one
	Other     grimoria.Decision
	bot.Facts // of the better one beside the other
}

// Game is a game that is over: its decisions, and the positions before each and at the end.
type Game struct {
	Positions []grimoria.State
	Decisions []grimoria.Decision
}

// Players returns how many have played.
func (g *Game) Players() int { return g.Positions[0].Players() }

// View returns what the seat that made a decision knew; while spells were chosen, before anybody had.
func (g *Game) View(at int) grimoria.View {
	s := g.Positions[at]
	me := s.ToMove()
	s.TakeBack()
	return s.View(me)
}

// chances are everybody's.
type chances [grimoria.MaxSeats]int32

// choice is a decision with what has been found out about it.
type choice struct {
	at      int
	verdict bot.Verdict
}

// Teacher works out the lessons of a game.
type Teacher struct {
	game   Game
	seed   uint64
	probe  *bot.Probe
	parts  [grimoria.MaxSeats][parts]int32
	value  chances // before the next decision
	split  int     // decisions split so far, and the deal
	log    grimoria.Log
	sought sought
	round  meeting
	who    []grimoria.Seat // to be taught, the first is being taught

	stage   stage
	at      int // what is looked at next
	looking bool
	choices []choice // of the one being taught
	list    []choice // those to be looked at again
	sure    []choice // those of them that had cost something
	judge   *bot.Appraiser
	lessons []Lesson
}

// part is what a part of a result is owed to.
type part = int

const (
	deal part = iota
	chance
	reveal
	own
	rivals
	parts
)

// New returns a teacher of the players at some seats. iterations is the budget of a look at a decision, 0 to look at none.
func New(g Game, who []grimoria.Seat, iterations int, seed uint64) *Teacher {
	t := &Teacher{game: g, seed: seed, probe: bot.NewProbe(g.Players()), who: slices.Clone(who)}
	if iterations > 0 {
		t.judge = bot.NewAppraiser(iterations)
	}
	return t
}

// Work does about n units of work, each about a tenth of a microsecond, and reports whether all lessons are there.
func (t *Teacher) Work(n int) (done bool) {
	for n > 0 && t.split <= len(t.game.Decisions) {
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
	looks := float32(len(t.lessons))
	switch t.stage {
	case first:
		looks += .5 * float32(t.at) / float32(len(t.game.Decisions)+1)
	case again:
		looks += .5 + .4*float32(t.at)/(suspects+1)
	default:
		looks += .95
	}
	if len(t.who) == 0 {
		looks = float32(len(t.lessons))
	}
	return (split + 2*looks) / (1 + 2*float32(len(t.who)+len(t.lessons)))
}

// Lessons returns the lessons, in the order in which their players were named, once Work has reported that all are
// there.
func (t *Teacher) Lessons() []Lesson { return t.lessons }

// finish ends the lesson of the player who is being taught. praised is the decision to be praised, nil for none.
func (t *Teacher) finish(praised *choice) {
	seat := t.who[0]
	p := &t.parts[seat]
	l := Lesson{Seat: seat, Parts: debrief.Parts{Start: Certain / t.game.Players(), End: int(t.value[seat]), Deal: int(p[deal]), Chance: int(p[chance]),
		Reveal: int(p[reveal]), Own: int(p[own]), Rivals: int(p[rivals])}}
	for k := range l.Played {
		l.Played[k] = int(t.parts[k][own])
	}
	for _, c := range t.sure {
		l.Marks = append(l.Marks, c.mark())
	}
	slices.SortStableFunc(l.Marks, func(a, b Mark) int { return cmp.Compare(b.Gap, a.Gap) })
	if praised != nil {
		m := praised.mark()
		l.Praise = &m
	}
	t.lessons = append(t.lessons, l)
	t.who = t.who[1:]
	t.stage, t.at, t.choices, t.list, t.sure = first, 0, nil, nil, nil
}

// mark returns what is kept of a decision.
func (c *choice) mark() Mark {
	v := &c.verdict
	m := Mark{At: c.at, Gap: max(v.Gap, -v.Gap), Error: v.Error, Win: v.Win, Other: v.Other, Facts: v.Facts}
	if v.Gap < 0 {
		for seat := range m.More {
			m.More[seat], m.Later[seat] = -m.More[seat], -m.Later[seat]
		}
		for i := range m.Own {
			m.Own[i] = -m.Own[i]
		}
	}
	return m
}
