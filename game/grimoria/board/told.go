package board

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Show shows the position after a number of decisions, without beats.
func (bd *Board) Show(at int) {
	bd.stop()
	v := bd.Session.ViewBefore(at, bd.Viewer)
	bd.Model = show.Project(&v)
	bd.director.Restart(bd.Model)
	bd.Lines = show.Chronicle(bd.Lines[:0], &show.Model{}, bd.Session.SetupEvents(), &bd.Names)
	bd.reasons, bd.Deeds, bd.telling = [grimoria.MaxSeats]reason{}, [grimoria.MaxSeats]Deed{}, nil
	steps := bd.Session.Since(0)[:at]
	for i := range steps {
		bd.note(i, &steps[i])
	}
	bd.Told, bd.Noted = at, at
}

// Takers notes who has taken which card of this round, which a view does not tell.
func (bd *Board) Takers() {
	steps := bd.Session.Since(0)
	for i := range steps {
		for k := range steps[i].Events {
			switch e := &steps[i].Events[k]; e.Kind {
			case grimoria.RoundBegan:
				for n := range bd.Model.Slots {
					bd.Model.Slots[n].Taker = grimoria.NoSeat
				}
			case grimoria.Taken:
				bd.Model.Slots[e.Slot].Taker = e.Seat
			}
		}
	}
	for n := range bd.Model.Slots {
		if n >= bd.Model.NSlots || bd.Model.Slots[n].Lies {
			bd.Model.Slots[n].Taker = grimoria.NoSeat
		}
	}
	bd.director.Restart(bd.Model)
}

// note adds a step whose beats have ended to what is told.
func (bd *Board) note(i int, step *session.Step) {
	v := bd.Session.ViewBefore(i, grimoria.NoSeat)
	before := show.Project(&v)
	bd.Lines = show.Chronicle(bd.Lines, &before, step.Events, &bd.Names)
	bd.retell(&before, step.Events)
	for k := range step.Events {
		if e := &step.Events[k]; e.Kind == grimoria.Ordered {
			bd.explain(i, e)
		}
	}
}

// explain finds why everybody goes when they go: the lowest spell first, and those who share one in
// the order of the last round (G4.2).
func (bd *Board) explain(i int, e *grimoria.Event) {
	before, after := bd.Session.ViewBefore(i, grimoria.NoSeat), bd.Session.ViewBefore(i+1, grimoria.NoSeat)
	var was [grimoria.MaxSeats]int
	for n := range bd.Session.Players() {
		was[before.Order(n)] = n + 1
	}
	for n := range bd.Session.Players() {
		seat := grimoria.Seat(e.List[n])
		r := reason{place: n + 1, was: was[seat]}
		for other := range grimoria.Seat(bd.Session.Players()) {
			if other != seat && after.Spell(other) == after.Spell(seat) {
				r.shared = true
			}
		}
		bd.reasons[seat] = r
	}
}

// retell notes what each player has done in the round, and what the stage tells, from a step.
func (bd *Board) retell(before *show.Model, step []grimoria.Event) {
	tales := show.Tell(before, step, bd.Voice())
	active := before.Active
	for i := range step {
		e := &step[i]
		switch e.Kind {
		case grimoria.Revealed:
			bd.Deeds, bd.telling = [grimoria.MaxSeats]Deed{}, nil
		case grimoria.TurnBegan:
			active, bd.telling = e.Seat, nil
		case grimoria.TurnEnded:
			active = grimoria.NoSeat
		case grimoria.Failed:
			bd.Deeds[e.Seat].failed, bd.Deeds[e.Seat].why = true, e.Why
		case grimoria.RoundBegan:
			bd.telling = nil
		}
		if len(tales) == 0 || i < tales[0].From {
			continue
		}
		bd.telling = &tales[0]
		if active < grimoria.NoSeat {
			d := &bd.Deeds[active]
			d.Tales = append(d.Tales, tales[0])
			d.Loss = d.Loss || tales[0].Loss
		}
		tales = tales[1:]
	}
}

// why says why a player goes when they go.
func (bd *Board) why(seat grimoria.Seat) string {
	r := bd.reasons[seat]
	switch {
	case r.place == 0:
		return ""
	case r.shared:
		return bd.App.T("order.shared", words.Num("Count", r.was))
	}
	return bd.App.T("order.alone")
}

// said is all that a player has done in the round, in sentences.
func (bd *Board) said(seat grimoria.Seat) (text string) {
	for i := range bd.Deeds[seat].Tales {
		x := &bd.Deeds[seat].Tales[i]
		text += "\n" + x.Text.In(bd.App.Words())
		if x.Sub.Key != "" {
			text += " " + x.Sub.In(bd.App.Words())
		}
	}
	return text
}

// Telling returns what the stage tells: of the beat that plays, or the last of the turn; while somebody is
// to decide on their turn, what matters most of it.
func (bd *Board) Telling() *show.Told {
	for i := bd.Queue.Playing() - 1; i >= 0; i-- {
		switch b, _ := bd.Queue.At(i); {
		case b.Told != nil:
			return b.Told
		case b.Kind == show.BeatTurn || b.Kind == show.BeatNight: // something new begins
			return nil
		}
	}
	if who := bd.turnOf(); bd.Deciding() && who == bd.Actor && who < grimoria.NoSeat { // the own turn is summed up
		if x := bd.Deeds[who].main(); x != nil {
			return x
		}
	}
	return bd.telling
}

// Failing returns why a player's spell of this round does nothing; ok is false if it works, or is not
// cast yet.
func (bd *Board) Failing(seat grimoria.Seat) (why grimoria.Why, ok bool) {
	if seat >= grimoria.NoSeat {
		return 0, false
	}
	if x := bd.Telling(); x != nil && x.Failed && bd.turnOf() == seat {
		for i := bd.Queue.Playing() - 1; i >= 0; i-- {
			if b, _ := bd.Queue.At(i); b.Event.Kind == grimoria.Failed {
				return b.Event.Why, true
			}
		}
	}
	d := &bd.Deeds[seat]
	return d.why, d.failed
}

// spellOnStage returns the spell whose plate stands beside what is told.
func (bd *Board) spellOnStage(x *show.Told) int {
	if x.Spell > 0 {
		return x.Spell
	}
	if who := bd.turnOf(); who < grimoria.NoSeat && x.By == who {
		return bd.SpellOf(who)
	}
	return 0
}

// CatchUp shows that bots have shut their books, without disturbing who chooses.
func (bd *Board) CatchUp() {
	v := bd.Session.ViewBefore(bd.Session.Len(), bd.Viewer)
	for ; bd.Told < bd.Session.Len(); bd.Told++ {
		bd.note(bd.Told, &bd.Session.Since(bd.Told)[0])
	}
	bd.Noted = bd.Told
	if !bd.Queue.Busy() {
		bd.Model = show.Project(&v)
		bd.director.Restart(bd.Model)
	}
	bd.App.Changed()
}
