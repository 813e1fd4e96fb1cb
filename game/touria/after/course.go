package after

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// course works out what a game's replay and summary show, a little at a time.
type course struct {
	s     *session.Session
	names show.Names
	lines []show.Line
	upto  []int // the number of lines after each number of decisions
	turns []show.Turn
	show.Course
	ledger show.Ledger
	eval   *bot.Probe // nil until the moments are judged
	judged int
	noted  bool
	review *review // nil if there is nobody to teach
}

// newCourse returns the course of a game, which teaches nobody.
func newCourse(s *session.Session, names *show.Names) *course {
	c := &course{s: s, names: *names}
	c.lines = append(c.lines, board.StartLine(s))
	c.upto = append(c.upto, len(c.lines))
	c.Course = append(c.Course, show.MomentOf(0, s.Before(0)))
	return c
}

// newLesson returns the course of a game, with the lesson that belongs to its record.
func newLesson(a *ui.App, s *session.Session, names *show.Names, text []byte) *course {
	c := newCourse(s, names)
	c.review = newReview(a.Saves(), s, text)
	return c
}

// Units of work, as pace counts them: a unit takes about a tenth of a microsecond.
const (
	readUnits  = 600 // to read a decision of a record
	noteUnits  = 100
	judgeUnits = 400
)

// think does a tick's work on the course and then on the lesson, and reports whether what is shown of them has changed.
func (c *course) think(a *ui.App) (news bool) {
	switch v := c.review; {
	case !c.whole():
		was := c.judged
		return a.Think(c.work) || c.judged != was
	case v != nil && !v.done():
		was := v.percent()
		return a.Think(v.work) || v.percent() != was
	}
	return false
}

// whole reports whether the course of the game has been worked out.
func (c *course) whole() bool { return c.noted && c.judged == len(c.Course) }

// work does about the given units of work and reports whether all is done.
func (c *course) work(units int) (done bool) {
	for ; units > 0 && !c.noted; units -= noteUnits {
		c.note()
	}
	for ; units > 0 && c.noted && c.judged < len(c.Course); units -= judgeUnits {
		c.judge()
	}
	return c.whole()
}

// note takes in the next decision.
func (c *course) note() {
	i := len(c.upto) - 1
	if i == c.s.Len() {
		c.noted = true
		c.turns = show.Turns(c.lines)
		return
	}
	step := &c.s.Since(i)[0]
	made := board.MadeOf(c.s, i, step)
	c.lines = show.Chronicle(c.lines, c.s.Rules().Board, &made, &c.names)
	c.upto = append(c.upto, len(c.lines))
	c.ledger.Add(c.s.Before(i), &made)
	after := c.s.Before(i + 1)
	began := after.Phase() == touria.PhaseOver
	for k := range step.Events {
		began = began || step.Events[k].Kind == touria.TurnBegan
	}
	if began {
		c.Course = append(c.Course, show.MomentOf(i+1, after))
	}
}

// judge evaluates the next moment. The position is the true one, so a game that is
// not over is not judged.
func (c *course) judge() {
	m := &c.Course[c.judged]
	c.judged++
	if !c.s.Over() {
		return
	}
	if c.eval == nil {
		probe, err := bot.NewProbe(bot.Crown, c.s.Rules())
		if err != nil {
			return // only a bug leads here
		}
		c.eval = probe
	}
	c.eval.Evaluate(c.s.Before(m.Step), &m.Win)
	m.Judged = true
}

// judgedAt returns how the game stood at the start of the turn of decision number at, nil if that has not been judged.
func (c *course) judgedAt(at int) *show.Moment {
	m := &c.Course[c.At(at)]
	if !m.Judged {
		return nil
	}
	return m
}

// chance returns a probability of a search or evaluation as a text.
func chance(a *ui.App, p int) string { return kit.Chance(a, int32(p)) }

// told returns the turn of decision number at, counted from 1, as far as it was played by then, and
// the index of its moment; ok is false before the first turn.
func (c *course) told(at int) (turn show.Turn, moment int, ok bool) {
	if at == 0 {
		return turn, 0, false
	}
	moment = c.At(at - 1)
	first := 0
	if step := c.Course[moment].Step; step > 0 {
		for first = c.upto[step] - 1; first > 0 && !c.lines[first].Turn; first-- {
		}
	}
	end := first + 1
	for end < c.upto[at] && !c.lines[end].Turn { // the next turn's beginning is part of the last decision
		end++
	}
	turns := show.Turns(c.lines[first:end])
	turn = turns[len(turns)-1]
	return turn, moment, turn.Seat < rules.NoSeat
}
