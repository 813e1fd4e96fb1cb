package session

import (
	"errors"
	"slices"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// ErrNotYours is the error of Decide while a bot is to move, and of PlayBot while
// no bot has found its decision.
var ErrNotYours = errors.New("another player is to decide")

// Decide makes a decision for the human to move and returns its events. An
// illegal one changes nothing and returns a *touria.Refused.
func (s *Session) Decide(d touria.Decision) ([]touria.Event, error) {
	if !s.Over() && !s.IsHuman(s.ToMove()) {
		return nil, ErrNotYours
	}
	return s.play(d)
}

// play makes a decision and records it.
func (s *Session) play(d touria.Decision) ([]touria.Event, error) {
	before := s.state
	log := touria.Log{}
	if err := s.rules.Play(&s.state, d, &log); err != nil {
		return nil, err
	}
	s.add(before, d, log.Events)
	line, err := record.AppendLine(nil, s.rules, len(s.steps), &before, d, log.Events)
	if err != nil {
		// Should a legal decision not be writable, it is taken back.
		s.drop()
		return nil, err
	}
	s.rec.Append(line)
	return log.Events, nil
}

// add adds a step that has been played.
func (s *Session) add(before touria.State, d touria.Decision, events []touria.Event) {
	step := Step{N: len(s.steps) + 1, Turn: before.Turn(), Seat: before.ToMove(), Phase: before.Phase(), Decision: d, Events: events,
		Revealed: reveals(events)}
	if step.Phase == touria.PhaseThief && !before.OpenScreens() {
		step.Only = rules.ForSeat(step.Seat)
	}
	s.steps = append(s.steps, step)
	s.before = append(s.before, before)
	s.begun, s.found = false, false
	s.hint.forget()
}

// drop takes back the last step.
func (s *Session) drop() {
	last := len(s.steps) - 1
	s.state = s.before[last]
	s.steps, s.before = s.steps[:last], s.before[:last]
	s.begun, s.found = false, false
	s.hint.forget()
}

// reveals reports whether chance has revealed something.
func reveals(events []touria.Event) bool {
	return slices.ContainsFunc(events, func(e touria.Event) bool { return e.Kind.IsChance() })
}

// Reveals reports whether a legal decision would bring something to light, so that
// it cannot be undone.
func (s *Session) Reveals(d touria.Decision) bool {
	next := s.state
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
	b := s.bots[seat]
	if !s.begun {
		b.Begin(s.View(seat), s.botSeed(len(s.steps)))
		s.begun = true
	}
	if !s.found {
		s.found = b.Step(n)
	}
	return s.found
}

// BotDecision returns the decision of the bot to move. ok is false until Think has
// returned true, and if no bot is to move.
func (s *Session) BotDecision() (d touria.Decision, ok bool) {
	seat := s.ToMove()
	if seat == rules.NoSeat || s.bots[seat] == nil || !s.found {
		return touria.Decision{}, false
	}
	return s.bots[seat].Best(), true
}

// PlayBot makes the decision of the bot to move and returns its events.
func (s *Session) PlayBot() ([]touria.Event, error) {
	d, ok := s.BotDecision()
	if !ok {
		return nil, ErrNotYours
	}
	return s.play(d)
}

// The reasons of CanUndo, which are catalogue keys.
const (
	UndoNothing  = "undo.nothing"  // nothing decided yet in this turn
	UndoRevealed = "undo.revealed" // the last decision brought something to light
	UndoOther    = "undo.other"    // the last decision was another player's
	UndoOver     = "undo.over"     // the game is over
	UndoBot      = "undo.bot"      // a bot is to decide
)

// CanUndo reports whether Undo is possible, or the catalogue key of the reason why
// not. Undo stays within the player's own turn and never goes back past a reveal
// or another player's decision (M5).
func (s *Session) CanUndo() (ok bool, why string) {
	seat := s.ToMove()
	switch {
	case s.Over():
		return false, UndoOver
	case !s.IsHuman(seat):
		return false, UndoBot
	case len(s.steps) == 0:
		return false, UndoNothing
	}
	switch last := &s.steps[len(s.steps)-1]; {
	case last.Turn != s.state.Turn():
		return false, UndoNothing
	case last.Seat != seat:
		return false, UndoOther
	case last.Revealed:
		return false, UndoRevealed
	}
	return true, ""
}

// Undo takes back the last decision. If CanUndo is false, it returns false and
// changes nothing. The same decision, made again, has the same outcome.
func (s *Session) Undo() bool {
	if ok, _ := s.CanUndo(); !ok {
		return false
	}
	s.drop()
	s.rec.Cut(len(s.steps))
	return true
}
