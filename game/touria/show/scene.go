package show

import (
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

// timing is how long a kind of beat takes at speed 1x, how much the next one
// laps over it, and how it moves.
type timing struct {
	ticks, lap uint16
	ease       Ease
}

var timings = [BeatKinds]timing{
	BeatGlow:        {18, 0, EaseInOut},
	BeatTurn:        {42, 4, EaseTurn},
	BeatStep:        {18, 2, EaseInOut},
	BeatJump:        {26, 2, EaseInOut},
	BeatFly:         {40, 4, EaseInOut},
	BeatCollect:     {24, 12, EaseOut},
	BeatReturn:      {20, 12, EaseIn},
	BeatRefill:      {18, 12, EaseOut},
	BeatPay:         {20, 10, EaseIn},
	BeatGain:        {26, 6, EaseOut},
	BeatDraw:        {36, 4, EaseOut},
	BeatKeep:        {24, 4, EaseOut},
	BeatRoll:        {44, 0, EaseBounce},
	BeatOrderFilled: {16, 4, EaseOut},
	BeatOrderOpened: {26, 8, EaseInOut},
	BeatItemTaken:   {26, 8, EaseOut},
	BeatItemOpened:  {24, 8, EaseInOut},
	BeatItemUsed:    {26, 6, EaseInOut},
	BeatDestroy:     {28, 6, EaseOut},
	BeatPeek:        {36, 0, EaseInOut},
	BeatEnter:       {60, 6, EaseInOut},
	BeatKnock:       {36, 0, EaseLinear},
	BeatLight:       {48, 0, EaseInOut},
	BeatSwing:       {36, 0, EaseOutBack},
	BeatResult:      {90, 0, EaseLinear},
	BeatDuty:        {54, 0, EaseOut},
	BeatDutyFailed:  {60, 0, EaseOut},
	BeatJoin:        {20, 6, EaseOut},
	BeatBonus:       {16, 4, EaseOut},
	BeatBanner:      {30, 4, EaseOut},
	BeatWin:         {72, 0, EaseInOut},
}

// beat begins a beat of a kind that folds the event, which the viewer may see.
func (s *scene) beat(kind BeatKind, e *touria.Event) Beat {
	t := timings[kind]
	return Beat{Kind: kind, Ease: t.ease, Ticks: t.ticks, Lap: t.lap, Seat: e.Seat, Arg: e.Arg, As: touria.NoItem, Event: *e, Folds: true}
}

// beats appends the beats of one event.
func (s *scene) beats(dst []Beat, e *touria.Event) []Beat {
	if !e.Only.Sees(s.m.Viewer) {
		return s.hidden(dst, e)
	}
	seat := Target{TargetSeat, uint8(e.Seat)}
	switch e.Kind {
	case touria.TowerTurned:
		return s.turned(dst, e)
	case touria.Paid:
		return s.paid(dst, e)
	case touria.Gained:
		return s.gained(dst, e)
	case touria.Stepped:
		return append(dst, s.walk(BeatStep, e, CueStep))
	case touria.Jumped:
		return append(dst, s.walk(BeatJump, e, CueFly))
	case touria.Travelled:
		return append(dst, s.walk(BeatFly, e, CueFly))
	case touria.Collected:
		return append(dst, s.carry(BeatCollect, e, Target{TargetSpace, e.At}, seat))
	case touria.Returned:
		return append(dst, s.carry(BeatReturn, e, Target{TargetSpace, e.At}, Target{Kind: TargetBag}))
	case touria.Refilled:
		b := s.carry(BeatRefill, e, Target{Kind: TargetBag}, Target{TargetSpace, e.At})
		b.Cue = CueBag
		return append(dst, b)
	case touria.Drawn:
		b := s.carry(BeatDraw, e, Target{Kind: TargetBag}, seat)
		b.Cue = CueBag
		return append(dst, b)
	case touria.Kept:
		s.kept = true
		b := s.beat(BeatKeep, e)
		b.From, b.To = Target{Kind: TargetBag}, seat
		b.Load.Gems[e.Arg] = 1
		b.Cue = CueGem // others may hear it, so it is the same for every gem
		return append(dst, b)
	case touria.Rolled:
		b := s.beat(BeatRoll, e)
		b.To, b.Cue = Target{Kind: TargetDie}, CueDie
		return append(dst, b)
	case touria.OrderFilled:
		s.order = int(e.At) + 1
		return append(dst, s.at(BeatOrderFilled, e, Target{TargetOrder, e.At}, CueCard))
	case touria.OrderOpened:
		return append(dst, s.at(BeatOrderOpened, e, Target{TargetOrder, e.At}, CueCard))
	case touria.ItemTaken:
		s.taken = true
		b := s.at(BeatItemTaken, e, seat, CueItem)
		b.From = Target{TargetDisplay, e.At}
		return append(dst, b)
	case touria.ItemOpened:
		b := s.at(BeatItemOpened, e, Target{TargetDisplay, e.At}, CueCard)
		b.From = Target{Kind: TargetStack}
		return append(dst, b)
	case touria.ItemUsed:
		s.used = true
		b := s.at(BeatItemUsed, e, Target{Kind: TargetDiscard}, CueItem)
		b.From, b.As = seat, e.As
		return append(dst, b)
	case touria.GemDestroyed:
		return append(dst, s.at(BeatDestroy, e, s.blackGoes(e.Seat), CueSplash))
	case touria.Peeked:
		b := s.at(BeatPeek, e, Target{TargetDoor, e.Doors[0]}, CuePeek)
		b.Doors = e.Doors
		return append(dst, b)
	}
	return s.rest(dst, e)
}

// rest appends the beats of the castle and of the turn's frame.
func (s *scene) rest(dst []Beat, e *touria.Event) []Beat {
	door := Target{TargetDoor, e.At}
	switch e.Kind {
	case touria.Entered:
		b := s.at(BeatEnter, e, Target{TargetSpace, uint8(touria.AtCastle)}, CueDoor)
		b.From, b.Load = Target{TargetSeat, uint8(e.Seat)}, e.Holdings
		return append(dst, b)
	case touria.DoorOpened:
		return s.opened(dst, e)
	case touria.DutyPaid:
		return append(dst, s.at(BeatDuty, e, door, CueNone))
	case touria.DutyFailed:
		return append(dst, s.at(BeatDutyFailed, e, door, CueDweller))
	case touria.Joined:
		return append(dst, s.at(BeatJoin, e, Target{TargetSeat, uint8(e.Seat)}, CueNone))
	case touria.BonusTaken:
		return append(dst, s.at(BeatBonus, e, Target{TargetSeat, uint8(e.Seat)}, CueNone))
	case touria.TurnBegan:
		b := s.at(BeatBanner, e, Target{TargetSeat, uint8(e.Seat)}, CueNone)
		if e.Seat == s.m.Viewer {
			b.Cue = CueTurn
		}
		return append(dst, b)
	case touria.Won:
		return append(dst, s.at(BeatWin, e, Target{TargetSeat, uint8(e.Seat)}, CueWin))
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
		b.From, b.To, b.Cue = Target{Kind: TargetBag}, Target{TargetSeat, uint8(e.Seat)}, CueBag
	case touria.Kept:
		if s.told(touria.Gained) {
			return dst
		}
		b = s.beat(BeatKeep, &public)
		b.From, b.To, b.Cue = Target{Kind: TargetBag}, Target{TargetSeat, uint8(e.Seat)}, CueGem
	case touria.Peeked:
		b = s.at(BeatPeek, &public, Target{TargetDoor, e.Doors[0]}, CuePeek)
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
	tower := Target{TargetTower, e.At}
	t := timings[BeatGlow]
	glow := Beat{Kind: BeatGlow, Ease: t.ease, Ticks: t.ticks, Seat: e.Seat, To: tower, Arg: NoAction, As: touria.NoItem, Cue: CueGlow}
	if s.made.Decision.Kind == touria.ChooseTower {
		w := touria.Tower(e.At)
		glow.Arg = uint8(s.m.board.Face(w, int(s.m.Facing[w])+int(e.Seat)))
	}
	turn := s.at(BeatTurn, e, tower, CueTower)
	return append(dst, glow, turn)
}

// opened shows a castle door in four beats; a skip goes to the result, never past it.
func (s *scene) opened(dst []Beat, e *touria.Event) []Beat {
	door := Target{TargetDoor, e.At}
	knock, light := s.at(BeatKnock, e, door, CueKnock), s.at(BeatLight, e, door, CueNone)
	for _, b := range []*Beat{&knock, &light} { // they must not tell who is behind it
		b.Event, b.Folds, b.Arg, b.Run = touria.Event{}, false, uint8(touria.Nobody), true
	}
	swing := s.at(BeatSwing, e, door, CueDoor)
	swing.Run = true
	result := s.at(BeatResult, e, door, CueDweller)
	result.Event, result.Folds = touria.Event{}, false
	if touria.Who(e.Arg) == touria.Children {
		result.Cue = CueChildren
	}
	return append(dst, knock, light, swing, result)
}

// at makes a beat that happens at an anchor.
func (s *scene) at(kind BeatKind, e *touria.Event, to Target, cue Cue) Beat {
	b := s.beat(kind, e)
	b.To, b.Cue = to, cue
	return b
}

// walk makes a beat in which the heroes move to a space.
func (s *scene) walk(kind BeatKind, e *touria.Event, cue Cue) Beat {
	b := s.at(kind, e, Target{TargetSpace, e.At}, cue)
	b.From = Target{TargetSpace, uint8(s.m.Heroes)}
	return b
}

// carry makes a beat in which the event's gems and goods move.
func (s *scene) carry(kind BeatKind, e *touria.Event, from, to Target) Beat {
	b := s.beat(kind, e)
	b.From, b.To, b.Load = from, to, e.Holdings
	b.Cue = cueOf(&e.Holdings)
	return b
}

// note folds an event whose movement was shown already.
func (s *scene) note(e *touria.Event) Beat { return s.beat(BeatNote, e) }

func (s *scene) paid(dst []Beat, e *touria.Event) []Beat {
	if e.Items != 0 && s.used {
		s.used = false
		return append(dst, s.note(e))
	}
	b := s.carry(BeatPay, e, Target{TargetSeat, uint8(e.Seat)}, s.payee(e))
	if s.made.Decision.Kind == touria.Step || s.made.Decision.Kind == touria.Jump {
		b.Ticks, b.Lap = 12, 12 // along with the step
	}
	return append(dst, b)
}

// payee returns where a payment goes.
func (s *scene) payee(e *touria.Event) Target {
	d := s.made.Decision
	switch {
	case d.Kind == touria.Join:
		s.given = true
		return Target{TargetSeat, uint8(s.m.Active)}
	case s.phase == touria.PhaseCastle || s.phase == touria.PhaseDuty:
		if s.made.Decision.Kind == touria.UseItem {
			return s.blackGoes(e.Seat)
		}
		return Target{TargetDoor, uint8(s.door())}
	case d.Kind == touria.TurnTower || d.Kind == touria.ChooseTower:
		return Target{TargetTower, d.Arg}
	case d.Kind == touria.Enter:
		return Target{TargetSpace, uint8(touria.AtCastle)}
	case e.Gems[touria.Black] > 0 && s.told(touria.GemDestroyed):
		return s.blackGoes(e.Seat)
	case e.Gems != (touria.Gems{}):
		return Target{Kind: TargetBag}
	case d.Kind == touria.Act || d.Kind == touria.Reroll:
		return Target{TargetSpace, uint8(s.place)}
	}
	return Target{Kind: TargetSupply}
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
func (s *scene) blackGoes(seat rules.Seat) Target {
	if s.made.Decision.Kind == touria.UseItem {
		return Target{TargetSeat, uint8(seat)}
	}
	return Target{Kind: TargetFountain}
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
	from := Target{Kind: TargetSupply}
	switch {
	case s.order > 0:
		from = Target{TargetOrder, uint8(s.order - 1)}
	case e.Gems != (touria.Gems{}):
		from = Target{Kind: TargetBag}
	case s.place != touria.NoSpace:
		from = Target{TargetSpace, uint8(s.place)}
	}
	return append(dst, s.carry(BeatGain, e, from, Target{TargetSeat, uint8(e.Seat)}))
}

// cueOf returns the sound of goods that move: the most precious one's.
func cueOf(h *touria.Holdings) Cue {
	switch {
	case h.Hearts > 0:
		return CueHeart
	case h.Items != 0:
		return CueItem
	case h.Elixirs > 0:
		return CueElixir
	case h.Gems != (touria.Gems{}):
		return gemCue(h.Gems)
	case h.Swords > 0:
		return CueSword
	case h.Gold > 0:
		return CueCoin
	}
	return CueNone
}

func gemCue(g touria.Gems) Cue {
	if g[touria.Black] > 0 {
		return CueCursed
	}
	return CueGem
}
