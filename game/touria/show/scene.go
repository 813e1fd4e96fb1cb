package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// scene is one decision while its events become beats.
type scene struct {
	m     *Model // what the table shows before the event at hand
	made  *Made
	phase touria.Phase // when the decision was made
	place touria.Space // the destination then
	order int          // the slot of the order that was filled, plus one
	taken bool         // an item was shown on its way to the seat
	used  bool         // an item was shown on its way to the discard pile
	kept  bool         // the thief's gem was shown on its way to the seat
	given bool         // the elixir was shown on its way to the active player
}

// timings are how long each kind of beat takes at speed 1x, how much the next
// one laps over it, and how it moves.
var timings = [BeatKinds]beat.Timing{
	BeatGlow:        {Ticks: 18, Lap: 0, Ease: beat.InOut},
	BeatTurn:        {Ticks: 42, Lap: 4, Ease: beat.Settle},
	BeatStep:        {Ticks: 18, Lap: 2, Ease: beat.InOut},
	BeatJump:        {Ticks: 26, Lap: 2, Ease: beat.InOut},
	BeatFly:         {Ticks: 40, Lap: 4, Ease: beat.InOut},
	BeatCollect:     {Ticks: 24, Lap: 12, Ease: beat.Out},
	BeatReturn:      {Ticks: 20, Lap: 12, Ease: beat.In},
	BeatRefill:      {Ticks: 18, Lap: 12, Ease: beat.Out},
	BeatPay:         {Ticks: 20, Lap: 10, Ease: beat.In},
	BeatGain:        {Ticks: 26, Lap: 6, Ease: beat.Out},
	BeatDraw:        {Ticks: 36, Lap: 4, Ease: beat.Out},
	BeatKeep:        {Ticks: 24, Lap: 4, Ease: beat.Out},
	BeatRoll:        {Ticks: 44, Lap: 0, Ease: beat.Bounce},
	BeatOrderFilled: {Ticks: 16, Lap: 4, Ease: beat.Out},
	BeatOrderOpened: {Ticks: 26, Lap: 8, Ease: beat.InOut},
	BeatItemTaken:   {Ticks: 26, Lap: 8, Ease: beat.Out},
	BeatItemOpened:  {Ticks: 24, Lap: 8, Ease: beat.InOut},
	BeatItemUsed:    {Ticks: 26, Lap: 6, Ease: beat.InOut},
	BeatDestroy:     {Ticks: 28, Lap: 6, Ease: beat.Out},
	BeatPeek:        {Ticks: 36, Lap: 0, Ease: beat.InOut},
	BeatEnter:       {Ticks: 60, Lap: 6, Ease: beat.InOut},
	BeatKnock:       {Ticks: 36, Lap: 0, Ease: beat.Linear},
	BeatLight:       {Ticks: 48, Lap: 0, Ease: beat.InOut},
	BeatSwing:       {Ticks: 36, Lap: 0, Ease: beat.OutBack},
	BeatResult:      {Ticks: 90, Lap: 0, Ease: beat.Linear},
	BeatDuty:        {Ticks: 54, Lap: 0, Ease: beat.Out},
	BeatDutyFailed:  {Ticks: 60, Lap: 0, Ease: beat.Out},
	BeatJoin:        {Ticks: 20, Lap: 6, Ease: beat.Out},
	BeatBonus:       {Ticks: 16, Lap: 4, Ease: beat.Out},
	BeatBanner:      {Ticks: 30, Lap: 4, Ease: beat.Out},
	BeatWin:         {Ticks: 72, Lap: 0, Ease: beat.InOut},
}

// beat begins a beat of a kind that folds the event, which the viewer may see.
func (s *scene) beat(kind BeatKind, e *touria.Event) Beat {
	return Beat{Kind: kind, Timing: timings[kind], Seat: e.Seat, Arg: e.Arg, As: touria.NoItem, Event: *e, Folds: true}
}

// beats appends the beats of one event.
func (s *scene) beats(dst []Beat, e *touria.Event) []Beat {
	if !e.Only.Sees(s.m.Viewer) {
		return s.hidden(dst, e)
	}
	seat := target(TargetSeat, uint8(e.Seat))
	switch e.Kind {
	case touria.TowerTurned:
		return s.turned(dst, e)
	case touria.Paid:
		return s.paid(dst, e)
	case touria.Gained:
		return s.gained(dst, e)
	case touria.Stepped:
		return append(dst, s.walk(BeatStep, e))
	case touria.Jumped:
		return append(dst, s.walk(BeatJump, e))
	case touria.Travelled:
		return append(dst, s.walk(BeatFly, e))
	case touria.Collected:
		return append(dst, s.carry(BeatCollect, e, target(TargetSpace, e.At), seat))
	case touria.Returned:
		return append(dst, s.carry(BeatReturn, e, target(TargetSpace, e.At), ui.Target{Kind: TargetBag}))
	case touria.Refilled:
		b := s.carry(BeatRefill, e, ui.Target{Kind: TargetBag}, target(TargetSpace, e.At))
		return append(dst, b)
	case touria.Drawn:
		b := s.carry(BeatDraw, e, ui.Target{Kind: TargetBag}, seat)
		return append(dst, b)
	case touria.Kept:
		s.kept = true
		b := s.beat(BeatKeep, e)
		b.From, b.To = ui.Target{Kind: TargetBag}, seat
		b.Load.Gems[e.Arg] = 1
		return append(dst, b)
	case touria.Rolled:
		b := s.beat(BeatRoll, e)
		b.To = ui.Target{Kind: TargetDie}
		return append(dst, b)
	case touria.OrderFilled:
		s.order = int(e.At) + 1
		return append(dst, s.at(BeatOrderFilled, e, target(TargetOrder, e.At)))
	case touria.OrderOpened:
		return append(dst, s.at(BeatOrderOpened, e, target(TargetOrder, e.At)))
	case touria.ItemTaken:
		s.taken = true
		b := s.at(BeatItemTaken, e, seat)
		b.From = target(TargetDisplay, e.At)
		return append(dst, b)
	case touria.ItemOpened:
		b := s.at(BeatItemOpened, e, target(TargetDisplay, e.At))
		b.From = ui.Target{Kind: TargetStack}
		return append(dst, b)
	case touria.ItemUsed:
		s.used = true
		b := s.at(BeatItemUsed, e, ui.Target{Kind: TargetDiscard})
		b.From, b.As = seat, e.As
		return append(dst, b)
	case touria.GemDestroyed:
		return append(dst, s.at(BeatDestroy, e, s.blackGoes(e.Seat)))
	case touria.Peeked:
		b := s.at(BeatPeek, e, target(TargetDoor, e.Doors[0]))
		b.Doors = e.Doors
		return append(dst, b)
	}
	return s.rest(dst, e)
}

// rest appends the beats of the castle and of the turn's frame.
func (s *scene) rest(dst []Beat, e *touria.Event) []Beat {
	door := target(TargetDoor, e.At)
	switch e.Kind {
	case touria.Entered:
		b := s.at(BeatEnter, e, target(TargetSpace, uint8(touria.AtCastle)))
		b.From, b.Load = target(TargetSeat, uint8(e.Seat)), e.Holdings
		return append(dst, b)
	case touria.DoorOpened:
		return s.opened(dst, e)
	case touria.DutyPaid:
		return append(dst, s.at(BeatDuty, e, door))
	case touria.DutyFailed:
		return append(dst, s.at(BeatDutyFailed, e, door))
	case touria.Joined:
		return append(dst, s.at(BeatJoin, e, target(TargetSeat, uint8(e.Seat))))
	case touria.BonusTaken:
		return append(dst, s.at(BeatBonus, e, target(TargetSeat, uint8(e.Seat))))
	case touria.TurnBegan:
		b := s.at(BeatBanner, e, target(TargetSeat, uint8(e.Seat)))
		return append(dst, b)
	case touria.Won:
		return append(dst, s.at(BeatWin, e, target(TargetSeat, uint8(e.Seat))))
	}
	return append(dst, s.beat(BeatNote, e))
}

// hidden shows of an event that the viewer may not see what everybody sees
// of it: that gems are drawn, that one is kept, which doors are looked
// behind. It takes as long as the event itself, and says nothing of it.
func (s *scene) hidden(dst []Beat, e *touria.Event) []Beat {
	public := touria.Event{Kind: e.Kind, Seat: e.Seat}
	var b Beat
	switch e.Kind {
	case touria.Drawn:
		b = s.beat(BeatDraw, &public)
		b.From, b.To = ui.Target{Kind: TargetBag}, target(TargetSeat, uint8(e.Seat))
	case touria.Kept:
		if s.told(touria.Gained) {
			return dst
		}
		b = s.beat(BeatKeep, &public)
		b.From, b.To = ui.Target{Kind: TargetBag}, target(TargetSeat, uint8(e.Seat))
	case touria.Peeked:
		b = s.at(BeatPeek, &public, target(TargetDoor, e.Doors[0]))
		b.Doors = e.Doors
	default:
		return dst
	}
	b.Event, b.Folds = touria.Event{}, false
	return append(dst, b)
}

// turned shows a tower that turns; it glows first with the action that was
// chosen, or with none if it was only turned.
func (s *scene) turned(dst []Beat, e *touria.Event) []Beat {
	tower := target(TargetTower, e.At)
	glow := Beat{Kind: BeatGlow, Timing: timings[BeatGlow], Seat: e.Seat, To: tower, Arg: NoAction, As: touria.NoItem}
	if s.made.Decision.Kind == touria.ChooseTower {
		w := touria.Tower(e.At)
		glow.Arg = uint8(s.m.board.Face(w, int(s.m.Facing[w])+int(e.Seat)))
	}
	turn := s.at(BeatTurn, e, tower)
	return append(dst, glow, turn)
}

// opened shows a castle door in four beats; a skip goes to the result, never past it.
func (s *scene) opened(dst []Beat, e *touria.Event) []Beat {
	door := target(TargetDoor, e.At)
	knock, light := s.at(BeatKnock, e, door), s.at(BeatLight, e, door)
	for _, b := range []*Beat{&knock, &light} { // they must not tell who is behind it
		b.Event, b.Folds, b.Arg, b.Run = touria.Event{}, false, uint8(touria.Nobody), true
	}
	swing := s.at(BeatSwing, e, door)
	swing.Run = true
	result := s.at(BeatResult, e, door)
	result.Event, result.Folds = touria.Event{}, false
	return append(dst, knock, light, swing, result)
}

// at makes a beat that happens at a place.
func (s *scene) at(kind BeatKind, e *touria.Event, to ui.Target) Beat {
	b := s.beat(kind, e)
	b.To = to
	return b
}

// walk makes a beat in which the heroes move to a space.
func (s *scene) walk(kind BeatKind, e *touria.Event) Beat {
	b := s.at(kind, e, target(TargetSpace, e.At))
	b.From = target(TargetSpace, uint8(s.m.Heroes))
	return b
}

// carry makes a beat in which the event's gems and goods move.
func (s *scene) carry(kind BeatKind, e *touria.Event, from, to ui.Target) Beat {
	b := s.beat(kind, e)
	b.From, b.To, b.Load = from, to, e.Holdings
	return b
}

// note folds an event whose movement was shown already.
func (s *scene) note(e *touria.Event) Beat { return s.beat(BeatNote, e) }

func (s *scene) paid(dst []Beat, e *touria.Event) []Beat {
	if e.Items != 0 && s.used {
		s.used = false
		return append(dst, s.note(e))
	}
	b := s.carry(BeatPay, e, target(TargetSeat, uint8(e.Seat)), s.payee(e))
	if s.made.Decision.Kind == touria.Step || s.made.Decision.Kind == touria.Jump {
		b.Ticks, b.Lap = 12, 12 // along with the step
	}
	return append(dst, b)
}

// payee returns where a payment goes.
func (s *scene) payee(e *touria.Event) ui.Target {
	d := s.made.Decision
	switch {
	case d.Kind == touria.Join:
		s.given = true
		return target(TargetSeat, uint8(s.m.Active))
	case s.phase == touria.PhaseCastle || s.phase == touria.PhaseDuty:
		if s.made.Decision.Kind == touria.UseItem {
			return s.blackGoes(e.Seat)
		}
		return target(TargetDoor, uint8(s.door()))
	case d.Kind == touria.TurnTower || d.Kind == touria.ChooseTower:
		return target(TargetTower, d.Arg)
	case d.Kind == touria.Enter:
		return target(TargetSpace, uint8(touria.AtCastle))
	case e.Gems[touria.Black] > 0 && s.told(touria.GemDestroyed):
		return s.blackGoes(e.Seat)
	case e.Gems != (touria.Gems{}):
		return ui.Target{Kind: TargetBag}
	case d.Kind == touria.Act || d.Kind == touria.Reroll:
		return target(TargetSpace, uint8(s.place))
	}
	return ui.Target{Kind: TargetSupply}
}

// door returns the door whose duty is paid.
func (s *scene) door() int {
	if s.made.Decision.Kind == touria.Open {
		return int(s.made.Decision.Arg)
	}
	return s.m.Due
}

// told tells whether an event of the kind came of the decision that the
// viewer may see.
func (s *scene) told(kind touria.EventKind) bool {
	for i := range s.made.Events {
		if e := &s.made.Events[i]; e.Kind == kind && e.Only.Sees(s.m.Viewer) {
			return true
		}
	}
	return false
}

// blackGoes returns where a black gem leaves the game: in the fountain, or at
// the frog's owner.
func (s *scene) blackGoes(seat rules.Seat) ui.Target {
	if s.made.Decision.Kind == touria.UseItem {
		return target(TargetSeat, uint8(seat))
	}
	return ui.Target{Kind: TargetFountain}
}

func (s *scene) gained(dst []Beat, e *touria.Event) []Beat {
	switch {
	case e.Items != 0 && s.taken:
		s.taken = false
		return append(dst, s.note(e))
	case e.Elixirs > 0 && s.given:
		s.given = false
		return append(dst, s.note(e))
	case s.kept:
		s.kept = false
		return append(dst, s.note(e))
	case e.Holdings == (touria.Holdings{}):
		return append(dst, s.note(e))
	}
	from := ui.Target{Kind: TargetSupply}
	switch {
	case s.order > 0:
		from = target(TargetOrder, uint8(s.order-1))
	case e.Gems != (touria.Gems{}):
		from = ui.Target{Kind: TargetBag}
	case s.place != touria.NoSpace:
		from = target(TargetSpace, uint8(s.place))
	}
	return append(dst, s.carry(BeatGain, e, from, target(TargetSeat, uint8(e.Seat))))
}
