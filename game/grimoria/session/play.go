package session

import (
	"touria.games/touria/game/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
)

// Decide makes a decision for the human who is to move and returns its events. An illegal one
// changes nothing; if somebody else is to decide, the error is play.ErrNotYours. Spells are sealed
// instead.
func (s *Session) Decide(d grimoria.Decision) ([]grimoria.Event, error) {
	if s.Choosing() || !s.IsHuman(s.ToMove()) {
		return nil, play.ErrNotYours
	}
	return s.play(d)
}

// Seal seals a human's choice of a spell. When the last one is sealed, the books open.
func (s *Session) Seal(seat grimoria.Seat, spell int) error {
	if !s.Choosing() || !s.IsHuman(seat) || s.sealed[seat] != 0 {
		return play.ErrNotYours
	}
	return s.seal(seat, grimoria.Decision{Kind: grimoria.Choose, Arg: uint8(spell)})
}

func (s *Session) seal(seat grimoria.Seat, d grimoria.Decision) error {
	if !s.j.State.IsLegal(d) {
		return s.j.State.Play(d, nil) // which says why
	}
	s.sealed[seat] = d.Arg
	defer s.keepSeals()
	for s.Choosing() {
		next := s.j.State.ToMove()
		spell := s.sealed[next]
		if spell == 0 {
			break
		}
		kept := s.sealed
		if _, err := s.play(grimoria.Decision{Kind: grimoria.Choose, Arg: spell}); err != nil {
			return err
		}
		if s.Choosing() {
			s.sealed = kept
		}
	}
	if !s.Choosing() {
		s.sealed = [grimoria.MaxSeats]uint8{}
	}
	return nil
}

// Sealed reports whether a seat has sealed its spell for the coming reveal. Which one nobody learns
// but itself, by Own.
func (s *Session) Sealed(seat grimoria.Seat) bool { return s.Choosing() && s.sealed[seat] != 0 }

// Own returns the spell that a human has sealed, 0 for none. Show it to nobody else.
func (s *Session) Own(seat grimoria.Seat) int {
	if !s.IsHuman(seat) {
		return 0
	}
	return int(s.sealed[seat])
}

// BreakSeal takes back a human's own sealed choice, which is possible until the last one is made
// (G12.1).
func (s *Session) BreakSeal(seat grimoria.Seat) bool {
	if !s.Choosing() || !s.IsHuman(seat) || s.sealed[seat] == 0 {
		return false
	}
	kept := s.sealed
	if ahead := int(s.j.State.ToMove()) - int(seat); ahead > 0 { // it is in the record already
		s.j.Undo(s.j.Len() - ahead)
		s.forget()
	}
	s.sealed = kept
	s.sealed[seat] = 0
	s.keepSeals()
	return true
}

// play makes a decision and records it.
func (s *Session) play(d grimoria.Decision) ([]grimoria.Event, error) {
	before := s.j.State
	log := grimoria.Log{}
	if err := s.j.State.Play(d, &log); err != nil {
		return nil, err
	}
	s.add(before, d, log.Events)
	s.j.Write(record.AppendLine(nil, s.j.Len(), &before, d, log.Events, &s.j.State))
	return log.Events, nil
}

// add adds a step that has been played.
func (s *Session) add(before grimoria.State, d grimoria.Decision, events []grimoria.Event) {
	s.j.Add(before, Step{N: s.j.Len() + 1, Round: before.Round(), Active: before.Active(), Seat: before.ToMove(), Phase: before.Phase(),
		Decision: d, Events: events, Revealed: reveals(&before, d, events)})
	s.sealed = [grimoria.MaxSeats]uint8{}
	s.forget()
}

// reveals reports whether a decision has brought something to light: an outcome of chance, or the
// card that lay face down.
func reveals(before *grimoria.State, d grimoria.Decision, events []grimoria.Event) bool {
	switch d.Kind {
	case grimoria.Take, grimoria.Swap, grimoria.Discard:
		if _, isOpen := before.Slot(int(d.Arg)); !isOpen {
			return true
		}
	}
	for i := range events {
		if events[i].Kind.IsChance() || events[i].Kind == grimoria.Revealed {
			return true
		}
	}
	return false
}

// Reveals reports whether a legal decision would bring something to light, so that it cannot be
// undone.
func (s *Session) Reveals(d grimoria.Decision) bool {
	next := s.j.State
	log := grimoria.Log{}
	return next.Play(d, &log) == nil && reveals(&s.j.State, d, log.Events)
}

// bots returns the bot that is to think: of the seat that decides or, while spells are chosen, of the
// first seat that has sealed none.
func (s *Session) thinker() grimoria.Seat {
	if !s.Choosing() {
		if seat := s.j.State.ToMove(); seat < grimoria.NoSeat && s.bots[seat] != nil {
			return seat
		}
		return grimoria.NoSeat
	}
	for seat := range grimoria.Seat(s.Players()) {
		if s.bots[seat] != nil && s.sealed[seat] == 0 {
			return seat
		}
	}
	return grimoria.NoSeat
}

// Think lets a bot do at most n units of work and reports whether its decision is ready; it is also
// ready if no bot has anything to decide. A spell that has been found is sealed at once, unless that
// would open the books: then PlayBot does it.
func (s *Session) Think(n int) (done bool) {
	seat := s.thinker()
	if seat == grimoria.NoSeat {
		return true
	}
	b := s.bots[seat]
	if !s.task.Begun() || s.thinks != seat {
		b.Begin(s.view(seat), s.botSeed(seat, rules.SessionBots, "bots "))
		s.task.Begin(b)
		s.thinks = seat
	}
	if s.task.Step(n) && s.Choosing() && !s.last(seat) {
		_ = s.seal(seat, b.Best()) // a legal choice
		s.forget()
		return s.thinker() == grimoria.NoSeat
	}
	return s.task.Done()
}

// last reports whether all others have sealed their spells.
func (s *Session) last(seat grimoria.Seat) bool {
	for other := range grimoria.Seat(s.Players()) {
		if other != seat && s.sealed[other] == 0 {
			return false
		}
	}
	return true
}

// view is View with the round's choices taken back, so that a bot does not even learn who has
// chosen.
func (s *Session) view(seat grimoria.Seat) grimoria.View {
	state := s.j.State
	state.TakeBack()
	return state.View(seat)
}

// PlayBot makes the decision that Think has found and returns its events.
func (s *Session) PlayBot() ([]grimoria.Event, error) {
	seat := s.thinker()
	if seat == grimoria.NoSeat || s.thinks != seat || !s.task.Done() {
		return nil, play.ErrNotYours
	}
	d := s.bots[seat].Best()
	if !s.Choosing() {
		return s.play(d)
	}
	if err := s.seal(seat, d); err != nil {
		return nil, err
	}
	return s.j.Last().Events, nil
}

// CanUndo reports whether Undo is possible, or the catalogue key of the reason why not. Undo stays
// within the player's own turn and never goes back past a reveal or another player's decision. A
// sealed choice is taken back by BreakSeal.
func (s *Session) CanUndo() (ok bool, why string) {
	seat := s.ToMove()
	switch {
	case s.Over():
		return false, play.UndoOver
	case s.Choosing() || s.j.Len() == 0:
		return false, play.UndoNothing
	case !s.IsHuman(seat):
		return false, play.UndoBot
	}
	switch last := s.j.Last(); {
	case last.Seat != seat:
		return false, play.UndoOther
	case last.Revealed:
		return false, play.UndoRevealed
	case last.Active != s.j.State.Active() || last.Round != s.j.State.Round():
		return false, play.UndoNothing
	}
	return true, ""
}

// Undo takes back the last decision. If CanUndo is false, it returns false and changes nothing. The
// same decision, made again, has the same outcome.
func (s *Session) Undo() bool {
	if ok, _ := s.CanUndo(); !ok {
		return false
	}
	s.j.Undo(s.j.Len() - 1)
	s.forget()
	return true
}
