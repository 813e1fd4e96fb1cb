package session

import (
	"touria.games/touria/game/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// hintSearch is the herald's work for the human to move.
type hintSearch struct {
	iterations int         // of its search; 0: as many as the best bots'
	herald     *bot.Herald // nil until it is asked
	play.Task              // the current decision
}

// AskHerald asks the herald to advise the human to move, from their view alone. It
// returns false if no human is to move. The herald works in ThinkHerald until a
// decision, an undo or a change of players. Asked counts it once a decision.
func (s *Session) AskHerald() bool {
	seat := s.ToMove()
	if s.Over() || !s.IsHuman(seat) {
		return false
	}
	c := &s.hint
	if c.Begun() {
		return true
	}
	if c.herald == nil {
		c.herald = bot.NewHerald(s.rules, c.iterations)
	}
	seed := rules.Number(rules.ParseSeed("herald "+s.cfg.Seed), rules.SessionHerald, uint32(s.j.Len()))
	c.herald.Begin(s.View(seat), seed)
	c.Begin(c.herald)
	for i := range s.cfg.Players {
		if p := &s.cfg.Players[i]; p.Seat == seat {
			p.Asked++
		}
	}
	_ = s.rewriteHeader() // a header that was written once can be written again
	return true
}

// LeaveHerald stops the herald.
func (s *Session) LeaveHerald() { s.hint.Drop() }

// ThinkHerald lets the herald do at most n units of work and reports whether it is
// done; it is also done if nobody has asked.
func (s *Session) ThinkHerald(n int) (done bool) {
	return !s.hint.Begun() || s.hint.Step(n)
}

// HeraldAdvice returns the advised decisions: the next one and those that follow
// up to the next chance event. ok is false until ThinkHerald is done. The slice
// is the caller's.
func (s *Session) HeraldAdvice() (plan []touria.Decision, ok bool) {
	if !s.hint.Done() {
		return nil, false
	}
	a := s.hint.herald.Hint()
	return append(plan, a.Plan()...), true
}

// Asked returns how often the player at a seat has asked the herald in this game.
func (s *Session) Asked(seat rules.Seat) int {
	p, _ := s.Player(seat)
	return p.Asked
}
