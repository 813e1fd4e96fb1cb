package session

import (
	"errors"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// ErrNotYours is returned when a human's decision is handed in while a bot is
// to decide, or a bot's while it has none.
var ErrNotYours = errors.New("another player is to decide")

// Decide makes a decision for the human who is to decide and returns its
// events. An illegal one changes nothing; the error is a *touria.Refused.
func (s *Session) Decide(d touria.Decision) ([]touria.Event, error) {
	if !s.Over() && !s.IsHuman(s.ToMove()) {
		return nil, ErrNotYours
	}
	return s.play(d)
}

// play makes a decision and notes it in the record.
func (s *Session) play(d touria.Decision) ([]touria.Event, error) {
	before := s.state
	log := touria.Log{}
	if err := s.rules.Play(&s.state, d, &log); err != nil {
		return nil, err
	}
	s.add(before, d, log.Events)
	line, err := record.AppendLine(nil, s.rules, len(s.steps), &before, d, log.Events)
	if err != nil {
		// What can be played can be written; if not, nothing has happened.
		s.drop()
		return nil, err
	}
	s.rec.Append(line)
	return log.Events, nil
}

// add notes a step that was played.
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

// drop takes the last step back.
func (s *Session) drop() {
	last := len(s.steps) - 1
	s.state = s.before[last]
	s.steps, s.before = s.steps[:last], s.before[:last]
	s.begun, s.found = false, false
	s.hint.forget()
}

// reveals tells whether chance has shown something.
func reveals(events []touria.Event) bool {
	for i := range events {
		if events[i].Kind.IsChance() {
			return true
		}
	}
	return false
}

// Reveals tells whether a legal decision would bring something to light, so
// that undo could not take it back: the "no way back" mark. It tells nothing
// about what would come to light.
func (s *Session) Reveals(d touria.Decision) bool {
	next := s.state
	log := touria.Log{}
	return s.rules.Play(&next, d, &log) == nil && reveals(log.Events)
}

// Think lets the bot to move do at most n small units of work and tells
// whether its decision is ready; true as well if no bot is to move.
func (s *Session) Think(n int) (done bool) {
	seat := s.ToMove()
	if seat == rules.NoSeat || s.bots[seat] == nil {
		return true
	}
	b := s.bots[seat]
	if !s.begun {
		// The game's own seed must not leak to a bot.
		seed := rules.Number(rules.ParseSeed("bots "+s.cfg.Seed), rules.SessionBots, uint32(len(s.steps)))
		b.Begin(s.View(seat), seed)
		s.begun = true
	}
	if !s.found {
		s.found = b.Step(n)
	}
	return s.found
}

// BotDecision returns the decision that the bot to move has found; ok is false
// until Think has returned true, and if no bot is to move.
func (s *Session) BotDecision() (d touria.Decision, ok bool) {
	seat := s.ToMove()
	if seat == rules.NoSeat || s.bots[seat] == nil || !s.found {
		return touria.Decision{}, false
	}
	return s.bots[seat].Best(), true
}

// PlayBot makes the decision that the bot to move has found and returns its events.
func (s *Session) PlayBot() ([]touria.Event, error) {
	d, ok := s.BotDecision()
	if !ok {
		return nil, ErrNotYours
	}
	return s.play(d)
}

// The reasons of CanUndo: keys of the catalogue.
const (
	UndoNothing  = "undo.nothing"  // nothing decided yet in this turn
	UndoRevealed = "undo.revealed" // the last decision brought something to light
	UndoOther    = "undo.other"    // the last decision was another player's
	UndoOver     = "undo.over"     // the game is over
	UndoBot      = "undo.bot"      // a bot is to decide
)

// CanUndo tells whether Undo is possible now, and if not, the catalogue key of
// the reason. Undo goes back within the own turn, never behind a reveal and
// never over another player's decision (M5).
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

// Undo takes back the last decision; it returns false, and changes nothing,
// where CanUndo does. The same decision made again has the same outcome.
func (s *Session) Undo() bool {
	if ok, _ := s.CanUndo(); !ok {
		return false
	}
	s.drop()
	s.rec.Cut(len(s.steps))
	return true
}
