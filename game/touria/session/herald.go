package session

import (
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// hintSearch is the herald at work for the human who is to decide.
type hintSearch struct {
	iterations int         // of its search, 0: as many as the best bots'
	herald     *bot.Herald // made when it is asked for the first time
	asked      bool        // about the decision that is due now
	found      bool        // and has found its hint
}

// forget ends the herald's work: it was about a decision that is not due any more.
func (c *hintSearch) forget() { c.asked, c.found = false, false }

// AskHerald asks the herald what the human who is to decide had best do; it
// sees that seat's view and nothing else. It returns false if no human is to
// decide. The herald works in ThinkHerald; a decision, an undo and a change of
// who plays end its work. Each asking counts once (Asked), however often it is
// repeated before something is decided.
func (s *Session) AskHerald() bool {
	seat := s.ToMove()
	if s.Over() || !s.IsHuman(seat) {
		return false
	}
	c := &s.hint
	if c.asked {
		return true
	}
	if c.herald == nil {
		c.herald = bot.NewHerald(s.rules, c.iterations)
	}
	seed := rules.Number(rules.ParseSeed("herald "+s.cfg.Seed), rules.SessionHerald, uint32(len(s.steps)))
	c.herald.Begin(s.View(seat), seed)
	c.asked = true
	for i := range s.cfg.Players {
		if p := &s.cfg.Players[i]; p.Seat == seat {
			p.Asked++
		}
	}
	_ = s.rewriteHeader() // a header can always be written
	return true
}

// LeaveHerald ends the herald's work without an answer.
func (s *Session) LeaveHerald() { s.hint.forget() }

// ThinkHerald lets the herald do at most n small units of work and reports
// whether its advice is found; true as well if it was not asked.
func (s *Session) ThinkHerald(n int) (done bool) {
	c := &s.hint
	if c.asked && !c.found {
		c.found = c.herald.Step(n)
	}
	return !c.asked || c.found
}

// HeraldAdvice returns the decisions that the herald advises: the one that is
// due and, as far as no chance comes in between, those that go with it. ok is
// false until ThinkHerald has found them. The slice is the caller's.
func (s *Session) HeraldAdvice() (plan []touria.Decision, ok bool) {
	c := &s.hint
	if !c.asked || !c.found {
		return nil, false
	}
	a := c.herald.Hint()
	return append(plan, a.Plan()...), true
}

// Asked returns how often the player at a seat has asked the herald in this game.
func (s *Session) Asked(seat rules.Seat) int {
	p, _ := s.Player(seat)
	return p.Asked
}
