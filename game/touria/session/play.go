package session

import (
	"slices"

	"touria.games/touria/game/play"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Decide makes a decision for the human to move and returns its events. An
// illegal one changes nothing and returns a *touria.Refused; while a bot is to move the error is
// play.ErrNotYours.
func (s *Session) Decide(d touria.Decision) ([]touria.Event, error) {
	if !s.Over() && !s.IsHuman(s.ToMove()) {
		return nil, play.ErrNotYours
	}
	return s.play(d)
}

// play makes a decision and records it.
func (s *Session) play(d touria.Decision) ([]touria.Event, error) {
	before := s.j.State
	log := touria.Log{}
	if err := s.rules.Play(&s.j.State, d, &log); err != nil {
		return nil, err
	}
	s.add(before, d, log.Events)
	line, err := record.AppendLine(nil, s.rules, s.j.Len(), &before, d, log.Events)
	if err != nil {
		// Should a legal decision not be writable, it is taken back.
		s.j.Drop()
		s.forget()
		return nil, err
	}
	s.j.Write(line)
	return log.Events, nil
}

// add adds a step that has been played.
func (s *Session) add(before touria.State, d touria.Decision, events []touria.Event) {
	step := Step{N: s.j.Len() + 1, Turn: before.Turn(), Seat: before.ToMove(), Phase: before.Phase(), Decision: d, Events: events,
		Revealed: reveals(events)}
	if step.Phase == touria.PhaseThief && !before.OpenScreens() {
		step.Only = rules.ForSeat(step.Seat)
	}
	s.j.Add(before, step)
	s.forget()
}

// reveals reports whether chance has revealed something.
func reveals(events []touria.Event) bool {
	return slices.ContainsFunc(events, func(e touria.Event) bool { return e.Kind.IsChance() })
}

// Reveals reports whether a legal decision would bring something to light, so that
// it cannot be undone.
func (s *Session) Reveals(d touria.Decision) bool {
	next := s.j.State
	log := touria.Log{}
	return s.rules.Play(&next, d, &log) == nil && reveals(log.Events)
}

// Think lets the bot to move do at most n units of work and reports whether its
// decision is ready; it is also ready if no bot is to move.
func (s *Session) Think(n int) (done bool) {
	seat := s.ToMove()
	if seat == rules.NoSeat || s.bots[seat] == nil {
		return true
	}
	if b := s.bots[seat]; !s.task.Begun() {
		b.Begin(s.View(seat), s.botSeed(s.j.Len()))
		s.task.Begin(b)
	}
	return s.task.Step(n)
}

// BotDecision returns the decision of the bot to move. ok is false until Think has
// returned true, and if no bot is to move.
func (s *Session) BotDecision() (d touria.Decision, ok bool) {
	seat := s.ToMove()
	if seat == rules.NoSeat || s.bots[seat] == nil || !s.task.Done() {
		return touria.Decision{}, false
	}
	return s.bots[seat].Best(), true
}

// PlayBot makes the decision of the bot to move and returns its events.
func (s *Session) PlayBot() ([]touria.Event, error) {
	d, ok := s.BotDecision()
	if !ok {
		return nil, play.ErrNotYours
	}
	return s.play(d)
}

// StayOut makes the bot to move stay out where it may join in, whatever it would decide, and returns the events.
func (s *Session) StayOut() ([]touria.Event, error) {
	if s.Over() || s.IsHuman(s.ToMove()) {
		return nil, play.ErrNotYours
	}
	return s.play(touria.Decision{Kind: touria.NoJoin})
}

// CanUndo reports whether Undo is possible, or the catalogue key of the reason why
// not. Undo stays within the player's own turn and never goes back past a reveal
// or another player's decision (M5).
func (s *Session) CanUndo() (ok bool, why string) {
	seat := s.ToMove()
	switch {
	case s.Over():
		return false, play.UndoOver
	case !s.IsHuman(seat):
		return false, play.UndoBot
	case s.j.Len() == 0:
		return false, play.UndoNothing
	}
	switch last := s.j.Last(); {
	case last.Turn != s.j.State.Turn():
		return false, play.UndoNothing
	case last.Seat != seat:
		return false, play.UndoOther
	case last.Revealed:
		return false, play.UndoRevealed
	}
	return true, ""
}

// Undo takes back the last decision. If CanUndo is false, it returns false and
// changes nothing. The same decision, made again, has the same outcome.
func (s *Session) Undo() bool {
	if ok, _ := s.CanUndo(); !ok {
		return false
	}
	s.j.Undo(s.j.Len() - 1)
	s.forget()
	return true
}
