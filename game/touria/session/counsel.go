package session

import (
	"touria.games/touria/game/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// counsel is the work of a middling player on the decision of the human to move: hints ask for nothing that such a one
// would not do.
type counsel struct {
	bot bot.Bot // nil until it is asked
	play.Task
}

// ThinkCounsel does at most n units of work on what a middling player would decide for the human to move, from their view
// alone, and reports whether that is known; it is also known if no human is to move.
func (s *Session) ThinkCounsel(n int) (done bool) {
	seat := s.ToMove()
	if s.Over() || !s.IsHuman(seat) {
		return true
	}
	c := &s.counsel
	if c.bot == nil {
		b, err := bot.New(bot.Journey, s.rules)
		if err != nil {
			return true // only a bug leads here
		}
		c.bot = b
	}
	if !c.Begun() {
		c.bot.Begin(s.View(seat), rules.Number(rules.ParseSeed("counsel "+s.cfg.Seed), rules.SessionHerald, uint32(s.j.Len())))
		c.Begin(c.bot)
	}
	return c.Step(n)
}

// Counsel returns what a middling player would decide now. ok is false until ThinkCounsel has found it.
func (s *Session) Counsel() (d touria.Decision, ok bool) {
	if !s.counsel.Done() {
		return d, false
	}
	return s.counsel.bot.Best(), true
}
