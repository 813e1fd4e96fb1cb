package session

import (
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// adviser is the owl's work for a human who has asked what to do.
type adviser struct {
	bot       bot.Bot // nil until it is asked
	seat      grimoria.Seat
	play.Task // the decision that is due
}

// Ask asks for advice to the human at a seat who is to decide, or to choose a spell. The best bot
// answers, from the view of that seat alone, in ThinkAdvice. It returns false if the seat has nothing
// to decide. Asked counts it once a decision.
func (s *Session) Ask(seat grimoria.Seat) bool {
	if !s.IsHuman(seat) || s.Over() || s.Choosing() && s.sealed[seat] != 0 || !s.Choosing() && s.ToMove() != seat {
		return false
	}
	c := &s.adviser
	if c.Begun() && c.seat == seat {
		return true
	}
	if c.bot == nil {
		c.bot, _ = bot.New(bot.Crown)
	}
	c.bot.Begin(s.view(seat), s.botSeed(seat, rules.SessionHerald, "owl "))
	c.seat = seat
	c.Begin(c.bot)
	s.cfg.Players[seat].Asked++
	_ = s.rewriteHeader() // a header that was written once can be written again
	return true
}

// LeaveAdvice stops the work.
func (s *Session) LeaveAdvice() { s.adviser.Drop() }

// ThinkAdvice does at most n units of work and reports whether the advice is ready; it is also ready
// if nobody has asked.
func (s *Session) ThinkAdvice(n int) (done bool) {
	return !s.adviser.Begun() || s.adviser.Step(n)
}

// Advice returns the advised decision. ok is false until ThinkAdvice is done.
func (s *Session) Advice() (d grimoria.Decision, ok bool) {
	if !s.adviser.Done() {
		return d, false
	}
	return s.adviser.bot.Best(), true
}
