package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A bot's whole turn takes 1.2 to 4 seconds at speed 1x (M6), here in ticks.
// Castle doors come on top (M21).
const (
	BotTurnMin = 72
	BotTurnMax = 240

	giftTicks = 12 // for a bot's bonus before the first turn: whoever has pressed Play wants to play
)

// Director turns decisions and their events into beats. It runs ahead of the
// screen: it knows what the table will show after all beats have played.
type Director struct {
	// Humans are the seats of humans; the turns of all others keep to BotTurnMin
	// and BotTurnMax.
	Humans rules.SeatSet
	// Reduced replaces movement by fades of at most 150 ms (M18).
	Reduced bool

	ahead Model
	spent int // ticks that bots' decisions have taken in this turn, without doors
	doors int // ticks of this turn's doors
	scene scene
}

// Made is a decision with its events.
type Made struct {
	Seat     rules.Seat
	Decision touria.Decision
	Events   []touria.Event // all, even private ones: the director filters them
	Status   Status         // after the decision
}

// NewDirector returns a director for a table that shows the model.
func NewDirector(m Model, humans rules.SeatSet) *Director {
	return &Director{Humans: humans, ahead: m}
}

// Restart continues from another model after a load, an undo or a change of
// viewer. The queue must be empty.
func (d *Director) Restart(m Model) {
	if m.Turn != d.ahead.Turn {
		d.spent, d.doors = 0, 0
	}
	d.ahead = m
}

// Ahead returns what the table will show after all beats have played.
func (d *Director) Ahead() *Model { return &d.ahead }

// Direct appends the beats of a decision to dst. After Model.Finish of each of
// them the model equals what Project returns.
func (d *Director) Direct(dst []Beat, made *Made) []Beat {
	first := len(dst)
	d.scene = scene{m: &d.ahead, made: made, phase: d.ahead.Phase, place: d.ahead.Dest}
	bot := !d.Humans.Has(made.Seat)
	open, will := d.ahead.Ready(), d.readyAfter(made)
	for i := range made.Events {
		e := &made.Events[i]
		switch e.Kind {
		case touria.TurnEnded:
			if !d.Humans.Has(e.Seat) {
				played := d.spent + d.doors + beat.Span(dst[first:])
				if played < BotTurnMin {
					dst = append(dst, Beat{Kind: BeatHold, Seat: e.Seat, Timing: beat.Timing{Ticks: uint16(BotTurnMin - played)}})
				}
			}
		case touria.TurnBegan:
			if bot {
				d.pace(dst[first:])
			}
			first = len(dst)
			d.spent, d.doors = 0, 0
		}
		shown := len(dst)
		dst = d.scene.beats(dst, e)
		d.ahead.Fold(e)
		dst = gates(dst, d.ahead.Ready()&will&^open)
		open |= d.ahead.Ready() & will
		if d.Reduced {
			reduce(dst[shown:])
		}
	}
	dst = append(dst, Beat{Kind: BeatSettle, Seat: made.Seat, Status: made.Status, Settles: true})
	d.ahead.Status = made.Status
	if next := made.Status.ToMove; d.Humans.Len() > 1 && d.Humans.Has(next) && next != d.ahead.Viewer {
		dst = append(dst, Beat{Kind: BeatCurtain, Seat: next})
	}
	if bot {
		d.pace(dst[first:])
		doors := doorTicks(dst[first:])
		d.spent += beat.Span(dst[first:]) - doors
		d.doors += doors
	}
	return dst
}

// readyAfter returns whose castle gate the viewer sees open after a decision.
func (d *Director) readyAfter(made *Made) rules.SeatSet {
	m := d.ahead
	for i := range made.Events {
		m.Fold(&made.Events[i])
	}
	m.Status = made.Status
	return m.Ready()
}

// gates opens the castle gate for some seats.
func gates(dst []Beat, open rules.SeatSet) []Beat {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if open.Has(seat) {
			dst = append(dst, Beat{Kind: BeatGate, Timing: timings[BeatGate], Seat: seat, To: Thing(TargetSeat, seat), As: touria.NoItem})
		}
	}
	return dst
}

// pace shortens the beats of a bot's decision so that its turn stays within
// BotTurnMax. A decision may use part of the time left and keeps a reserve for
// those to come.
func (d *Director) pace(beats []Beat) {
	reserve, part, of := 24, 3, 5
	if d.scene.made.Seat != d.ahead.Active {
		reserve = 0 // another player joins in
	}
	switch d.scene.phase {
	case touria.PhaseBonus:
		squeeze(beats, giftTicks)
		return
	case touria.PhaseStart:
		reserve, part, of = 110, 2, 3
	case touria.PhaseTravel:
		reserve, part, of = 60, 1, 1
	case touria.PhaseMove, touria.PhaseMine:
		reserve, part, of = 85, 1, 3
	}
	switch d.scene.made.Decision.Kind {
	case touria.EndTurn, touria.UseHourglass, touria.Pass:
		reserve, part, of = 0, 1, 1
	}
	squeeze(beats, max(0, BotTurnMax-d.spent-reserve)*part/of)
}

// squeeze shortens beats, except those at doors, to a span of at most most ticks.
func squeeze(beats []Beat, most int) {
	span := beat.Span(beats) - doorTicks(beats)
	if span <= most {
		return
	}
	for i := range beats {
		if b := &beats[i]; !b.Kind.atDoor() {
			b.Ticks = uint16(int(b.Ticks) * most / span)
			b.Lap = min(b.Ticks, uint16((int(b.Lap)*most+span-1)/span))
		}
	}
}

// atDoor reports whether a beat belongs to the opening of a castle door, or to entering the castle.
func (k BeatKind) atDoor() bool {
	switch k {
	case BeatEnter, BeatKnock, BeatLight, BeatSwing, BeatResult, BeatDuty, BeatDutyFailed:
		return true
	}
	return false
}

func doorTicks(beats []Beat) (n int) {
	for i := range beats {
		if beats[i].Kind.atDoor() {
			n += int(beats[i].Ticks)
		}
	}
	return n
}

// fadeTicks is the longest fade with reduced motion: 150 ms.
const fadeTicks = 9

// reduce replaces movement by short fades and keeps pauses.
func reduce(beats []Beat) {
	for i := range beats {
		b := &beats[i]
		switch b.Kind {
		case BeatHold, BeatBanner, BeatWin:
		case BeatEnter, BeatResult, BeatDuty, BeatDutyFailed: // time to read
			b.Ease = beat.Fade
		default:
			b.Ease = beat.Fade
			b.Lap = 0
			b.Ticks = min(b.Ticks, fadeTicks)
		}
	}
}
