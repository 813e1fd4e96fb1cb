package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// hasDoors reports whether the game is played with castle doors.
func (t *Table) hasDoors() bool { return !t.s.State().SuddenMarriage() }

// showDoors opens or closes the close-up of the castle.
func (t *Table) showDoors(on bool) {
	t.doorsOpen = on
	t.laidOut()
}

// doors reports whether the table shows the castle close up: while doors are
// opened or looked behind, when one is to be chosen, and at the player's request.
func (t *Table) doors() bool {
	if !t.hasDoors() {
		return false
	}
	if t.doorsOpen {
		return true
	}
	if b, _ := t.queue.Current(); b != nil {
		switch b.Kind {
		case show.BeatKnock, show.BeatLight, show.BeatSwing, show.BeatResult, show.BeatDuty, show.BeatDutyFailed, show.BeatPeek:
			return true
		}
		if b.To.Kind == show.TargetDoor {
			return true
		}
	}
	switch t.model.Phase {
	case touria.PhaseDuty:
		return true
	case touria.PhaseCastle:
		// After the doors the player needs the table again, for items and the end of the turn.
		return t.queue.Busy() || !t.deciding || t.offers(show.TargetDoor)
	case touria.PhaseOver:
		return t.model.How == touria.ByDoors
	}
	return t.deciding && len(t.path) > 0 && t.offers(show.TargetDoor)
}

// DoorsShown reports whether the castle is shown close up instead of the board.
func (t *Table) DoorsShown() bool { return t.doors() }

// offers reports whether an option of the level aims at a kind of target.
func (t *Table) offers(kind ui.TargetKind) bool {
	return slices.ContainsFunc(t.level(), func(o *show.Option) bool { return o.Target.Kind == kind })
}

// Door returns a castle door as it may be shown: what only the viewer has seen behind
// it stays noted on it, but is covered with the viewer's things.
func (t *Table) Door(door int) show.Door {
	d := t.model.Door(door)
	if _, open := t.own(); d.Peeked && !d.Open && !open {
		d.Peeked, d.Who = false, touria.Nobody
	}
	return d
}

// buildDoors shows the castle close up.
func (t *Table) buildDoors(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Add(ui.Element{ID: "doors", Role: ui.RolePanel, Look: LookCastle, Rect: box.Board, Label: a.T("doors.title"), Over: true})
	head := ui.Box(box.Board.X+12, box.Board.Y+8, box.Board.W-24, 44)
	if box.Phone {
		head = ui.Box(box.Board.X+4, box.Board.Y+3, box.Board.W-8, 44)
	}
	if head.W < 320 {
		head.H = 64
	}
	close := head
	if t.doorsOpen {
		head.W -= 56
		close = ui.Box(head.X+head.W+12, head.Y, 44, 44)
	}
	b.Add(ui.Element{ID: "doors.odds", Role: ui.RoleLabel, Look: ui.LookBanner, Rect: head, Text: t.doorsText(), Over: true, Lines: 3})
	for door := 1; door <= touria.Doors; door++ {
		d := t.Door(door)
		who := "who." + d.Who.String()
		if d.Who >= touria.Nobody {
			who = "who.nobody"
		}
		label := t.doorLabel(door)
		b.Add(t.target(ui.Element{Look: LookDoor, Rect: geometry.HallDoor(box.Board, door), Label: label, Hint: label + "\n" + a.T(who+".hint"),
			Over: true}, show.Thing(show.TargetDoor, door)))
	}
	if t.doorsOpen {
		b.Icon("doors.close", close, pictures.SymCross, a.T("table.cancel"), func() { t.showDoors(false) })
		b.Last().Over, b.Last().Silent = true, true // Cancel beside the main button does the same
	}
}

// doorsText says what happens at the doors, or how many are still closed.
func (t *Table) doorsText() string {
	a := t.a
	if beat, _ := t.queue.Current(); beat != nil {
		name := words.Lit("Name", t.names[beat.Seat&3])
		switch beat.Kind {
		case show.BeatKnock, show.BeatLight, show.BeatSwing:
			return a.T("doors.knock", name, words.Num("Count", int(beat.To.N)))
		case show.BeatResult:
			if touria.Who(beat.Arg) == touria.Children {
				return a.T("doors.found")
			}
			who := "who." + touria.Who(beat.Arg).String()
			return a.T("doors.dweller", words.Ref("Who", who+".name"), words.Ref("Duty", who+".hint"))
		case show.BeatDuty:
			return a.T("doors.paid", name, words.Num("Count", t.model.ClosedDoors()))
		case show.BeatDutyFailed:
			return a.T("doors.failed", name, words.Num("Count", t.model.ClosedDoors()))
		}
	}
	return t.doorsOdds()
}

// doorsOdds says how many of the closed doors are the right one, or that it is open.
func (t *Table) doorsOdds() string {
	if t.model.Found() {
		return t.a.T("doors.found")
	}
	return t.a.T("doors.odds", words.Num("N", 1), words.Num("Count", t.model.ClosedDoors()))
}
