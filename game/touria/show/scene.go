package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// scene turns the events of one decision into beats.
type scene struct {
	m     *Model // the table before the current event
	made  *Made
	phase touria.Phase // when the decision was made
	place touria.Space // the destination then
	order int          // the slot of the order that was filled, plus one
	taken bool         // an item was shown on its way to the seat
	used  bool         // an item was shown on its way to the discard pile
	kept  bool         // the thief's gem was shown on its way to the seat
	given bool         // the elixir was shown on its way to the active player
}

// timings gives the length of each kind of beat at speed 1x, how far the next
// one overlaps it, and its easing.
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
	BeatDraw:        {Ticks: 72, Lap: 0, Ease: beat.Out},
	BeatKeep:        {Ticks: 24, Lap: 4, Ease: beat.Out},
	BeatRoll:        {Ticks: 78, Lap: 0, Ease: beat.Bounce},
	BeatOrderFilled: {Ticks: 44, Lap: 8, Ease: beat.Out},
	BeatOrderOpened: {Ticks: 26, Lap: 8, Ease: beat.InOut},
	BeatItemTaken:   {Ticks: 66, Lap: 8, Ease: beat.Out},
	BeatItemOpened:  {Ticks: 24, Lap: 8, Ease: beat.InOut},
	BeatItemUsed:    {Ticks: 26, Lap: 6, Ease: beat.InOut},
	BeatDestroy:     {Ticks: 28, Lap: 6, Ease: beat.Out},
	BeatPeek:        {Ticks: 36, Lap: 0, Ease: beat.InOut},
	BeatEnter:       {Ticks: 144, Lap: 6, Ease: beat.InOut},
	BeatKnock:       {Ticks: 36, Lap: 0, Ease: beat.Linear},
	BeatLight:       {Ticks: 48, Lap: 0, Ease: beat.InOut},
	BeatSwing:       {Ticks: 36, Lap: 0, Ease: beat.OutBack},
	BeatResult:      {Ticks: 90, Lap: 0, Ease: beat.Linear},
	BeatDuty:        {Ticks: 54, Lap: 0, Ease: beat.Out},
	BeatDutyFailed:  {Ticks: 60, Lap: 0, Ease: beat.Out},
	BeatJoin:        {Ticks: 20, Lap: 6, Ease: beat.Out},
	BeatBonus:       {Ticks: 16, Lap: 12, Ease: beat.Out},
	BeatGate:        {Ticks: 80, Lap: 16, Ease: beat.Out},
	BeatBanner:      {Ticks: 12, Lap: 4, Ease: beat.Out},
	BeatWin:         {Ticks: 72, Lap: 0, Ease: beat.InOut},
}

// beat returns a beat that folds the event when it ends; the viewer must be
// allowed to see the event.
func (s *scene) beat(kind BeatKind, e *touria.Event) Beat {
	return Beat{Kind: kind, Timing: timings[kind], Seat: e.Seat, Arg: e.Arg, As: touria.NoItem, Event: *e, Folds: true}
}

// beats appends the beats of one event.
func (s *scene) beats(dst []Beat, e *touria.Event) []Beat {
	if !e.Only.Sees(s.m.Viewer) {
		return s.hidden(dst, e)
	}
	bag, seat := ui.Target{Kind: TargetBag}, Thing(TargetSeat, e.Seat)
	space, door := Thing(TargetSpace, e.At), Thing(TargetDoor, e.At)
	var b Beat
	switch e.Kind {
	case touria.TowerTurned:
		return s.turned(dst, e)
	case touria.Paid:
		return s.paid(dst, e)
	case touria.Gained:
		return s.gained(dst, e)
	case touria.DoorOpened:
		return s.opened(dst, e)
	case touria.Stepped:
		b = s.walk(BeatStep, e)
	case touria.Jumped:
		b = s.walk(BeatJump, e)
	case touria.Travelled:
		b = s.walk(BeatFly, e)
	case touria.Collected:
		b = s.carry(BeatCollect, e, space, seat)
	case touria.Returned:
		b = s.carry(BeatReturn, e, space, bag)
	case touria.Refilled:
		b = s.carry(BeatRefill, e, bag, space)
	case touria.Drawn:
		b = s.carry(BeatDraw, e, bag, seat)
	case touria.Kept:
		s.kept = true
		b = s.move(BeatKeep, e, bag, seat)
		b.Load.Gems[e.Arg] = 1
	case touria.Rolled:
		b = s.at(BeatRoll, e, ui.Target{Kind: TargetDie})
	case touria.OrderFilled:
		s.order = int(e.At) + 1
		b = s.at(BeatOrderFilled, e, Thing(TargetOrder, e.At))
	case touria.OrderOpened:
		b = s.at(BeatOrderOpened, e, Thing(TargetOrder, e.At))
	case touria.ItemTaken:
		s.taken = true
		b = s.move(BeatItemTaken, e, Thing(TargetDisplay, e.At), seat)
	case touria.ItemOpened:
		b = s.move(BeatItemOpened, e, ui.Target{Kind: TargetStack}, Thing(TargetDisplay, e.At))
	case touria.ItemUsed:
		s.used = true
		b = s.move(BeatItemUsed, e, seat, ui.Target{Kind: TargetDiscard})
		b.As = e.As
	case touria.GemDestroyed:
		b = s.at(BeatDestroy, e, s.blackGoes(e.Seat))
	case touria.Peeked:
		b = s.at(BeatPeek, e, Thing(TargetDoor, e.Doors[0]))
		b.Doors = e.Doors
	case touria.Entered:
		b = s.carry(BeatEnter, e, seat, Thing(TargetSpace, touria.AtCastle))
	case touria.DutyPaid:
		b = s.at(BeatDuty, e, door)
	case touria.DutyFailed:
		b = s.at(BeatDutyFailed, e, door)
	case touria.Joined:
		b = s.at(BeatJoin, e, seat)
	case touria.BonusTaken:
		b = s.at(BeatBonus, e, seat)
	case touria.TurnBegan:
		b = s.at(BeatBanner, e, seat)
		if n := len(dst); n > 0 { // it unrolls while the last thing arrives
			dst[n-1].Lap = max(dst[n-1].Lap, min(dst[n-1].Ticks, b.Ticks))
		}
	case touria.Won:
		b = s.at(BeatWin, e, seat)
	default:
		b = s.beat(BeatNote, e)
	}
	return append(dst, b)
}

// hidden shows the public side of an event that the viewer may not see: that
// gems are drawn, that one is kept, which doors are looked behind. The beat is
// as long as the true one and gives nothing else away.
func (s *scene) hidden(dst []Beat, e *touria.Event) []Beat {
	public := touria.Event{Kind: e.Kind, Seat: e.Seat}
	bag, seat := ui.Target{Kind: TargetBag}, Thing(TargetSeat, e.Seat)
	var b Beat
	switch e.Kind {
	case touria.Drawn:
		b = s.move(BeatDraw, &public, bag, seat)
	case touria.Kept:
		if s.told(touria.Gained) {
			return dst
		}
		b = s.move(BeatKeep, &public, bag, seat)
	case touria.Peeked:
		b = s.at(BeatPeek, &public, Thing(TargetDoor, e.Doors[0]))
		b.Doors = e.Doors
	default:
		return dst
	}
	b.Event, b.Folds = touria.Event{}, false
	return append(dst, b)
}

// turned shows a tower turning. Before that it glows with the chosen action, or
// with none if it was not chosen.
func (s *scene) turned(dst []Beat, e *touria.Event) []Beat {
	tower := Thing(TargetTower, e.At)
	glow := Beat{Kind: BeatGlow, Timing: timings[BeatGlow], Seat: e.Seat, To: tower, Arg: NoAction, As: touria.NoItem}
	if s.made.Decision.Kind == touria.ChooseTower {
		w := touria.Tower(e.At)
		glow.Arg = uint8(s.m.board.Face(w, int(s.m.Facing[w])+int(e.Seat)))
	}
	return append(dst, glow, s.at(BeatTurn, e, tower))
}

// opened shows a castle door opening in four beats. A skip jumps to the result,
// never past it.
func (s *scene) opened(dst []Beat, e *touria.Event) []Beat {
	door := Thing(TargetDoor, e.At)
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

// at returns a beat that happens at one place.
func (s *scene) at(kind BeatKind, e *touria.Event, to ui.Target) Beat {
	b := s.beat(kind, e)
	b.To = to
	return b
}

// move returns a beat in which something goes from one place to another.
func (s *scene) move(kind BeatKind, e *touria.Event, from, to ui.Target) Beat {
	b := s.at(kind, e, to)
	b.From = from
	return b
}

// walk returns a beat in which the heroes move to a space.
func (s *scene) walk(kind BeatKind, e *touria.Event) Beat {
	return s.move(kind, e, Thing(TargetSpace, s.m.Heroes), Thing(TargetSpace, e.At))
}

// carry returns a beat in which the event's goods move.
func (s *scene) carry(kind BeatKind, e *touria.Event, from, to ui.Target) Beat {
	b := s.move(kind, e, from, to)
	b.Load = e.Holdings
	return b
}

func (s *scene) paid(dst []Beat, e *touria.Event) []Beat {
	if e.Items != 0 && s.used {
		s.used = false
		return append(dst, s.beat(BeatNote, e))
	}
	b := s.carry(BeatPay, e, Thing(TargetSeat, e.Seat), s.payee(e))
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
		return Thing(TargetSeat, s.m.Active)
	case (s.phase == touria.PhaseCastle || s.phase == touria.PhaseDuty) && d.Kind != touria.UseItem:
		return Thing(TargetDoor, s.door())
	case d.Kind == touria.TurnTower || d.Kind == touria.ChooseTower:
		return Thing(TargetTower, d.Arg)
	case d.Kind == touria.Enter:
		return Thing(TargetSpace, touria.AtCastle)
	case e.Gems[touria.Black] > 0 && s.told(touria.GemDestroyed):
		return s.blackGoes(e.Seat)
	case e.Gems != (touria.Gems{}):
		return ui.Target{Kind: TargetBag}
	case d.Kind == touria.Act || d.Kind == touria.Reroll:
		return Thing(TargetSpace, s.place)
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

// told reports whether the decision led to an event of that kind that the
// viewer may see.
func (s *scene) told(kind touria.EventKind) bool {
	for i := range s.made.Events {
		if e := &s.made.Events[i]; e.Kind == kind && e.Only.Sees(s.m.Viewer) {
			return true
		}
	}
	return false
}

// blackGoes returns where a black gem leaves the game: the fountain, or the
// seat that uses the frog.
func (s *scene) blackGoes(seat rules.Seat) ui.Target {
	if s.made.Decision.Kind == touria.UseItem {
		return Thing(TargetSeat, seat)
	}
	return ui.Target{Kind: TargetFountain}
}

func (s *scene) gained(dst []Beat, e *touria.Event) []Beat {
	shown := e.Holdings == (touria.Holdings{}) // nothing moves, or it has moved already
	switch {
	case e.Items != 0 && s.taken:
		shown, s.taken = true, false
	case e.Elixirs > 0 && s.given:
		shown, s.given = true, false
	case s.kept:
		shown, s.kept = true, false
	}
	if shown {
		return append(dst, s.beat(BeatNote, e))
	}
	from := ui.Target{Kind: TargetSupply}
	switch {
	case s.order > 0:
		from = Thing(TargetOrder, uint8(s.order-1))
	case e.Gems != (touria.Gems{}):
		from = ui.Target{Kind: TargetBag}
	case s.place != touria.NoSpace:
		from = Thing(TargetSpace, s.place)
	}
	return append(dst, s.carry(BeatGain, e, from, Thing(TargetSeat, e.Seat)))
}
