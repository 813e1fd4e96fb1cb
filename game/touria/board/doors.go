package board

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// ShowDoors opens or closes the close-up of the castle.
func (bd *Board) ShowDoors(on bool) {
	bd.DoorsOpen = on
	if bd.Hands != nil {
		bd.Hands.LaidOut()
		return
	}
	bd.a.Expire()
	bd.a.Changed()
}

// DoorsShown reports whether the table shows the castle close up: while doors are
// opened or looked behind, when one is to be chosen, and at the player's request.
func (bd *Board) DoorsShown() bool {
	if bd.sudden {
		return false
	}
	if bd.DoorsOpen {
		return true
	}
	if b, _ := bd.Queue.Current(); b != nil {
		switch b.Kind {
		case show.BeatKnock, show.BeatLight, show.BeatSwing, show.BeatResult, show.BeatDuty, show.BeatDutyFailed, show.BeatPeek:
			return true
		}
		if b.To.Kind == show.TargetDoor {
			return true
		}
	}
	switch bd.Model.Phase {
	case touria.PhaseDuty:
		return true
	case touria.PhaseCastle:
		// After the doors the player needs the table again, for items and the end of the turn.
		return bd.Queue.Busy() || bd.Hands == nil || bd.Hands.AtDoors(true)
	case touria.PhaseOver:
		return bd.Model.How == touria.ByDoors
	}
	return bd.Hands != nil && bd.Hands.AtDoors(false)
}

// Door returns a castle door as it may be shown: what only the viewer has seen behind
// it stays noted on it, but is covered with the viewer's things.
func (bd *Board) Door(door int) show.Door {
	d := bd.Model.Door(door)
	if _, open := bd.Own(); d.Peeked && !d.Open && !open {
		d.Peeked, d.Who = false, touria.Nobody
	}
	return d
}

// doorsRim is how far what is said of the doors stands from the sides and the top of the castle.
type doorsRim struct{ side, top float32 }

var deskDoors, phoneDoors = doorsRim{12, 8}, doorsRim{4, 3}

// Sizes of what is said of the doors.
const (
	doorsNarrow = 320 // in less width it has more lines
	doorsTall   = 64
	doorsGap    = 12
)

// buildDoors shows the castle close up.
func (bd *Board) buildDoors(b *ui.Builder, box *Boxes) {
	a := bd.a
	b.Add(ui.Element{ID: "doors", Role: ui.RolePanel, Look: LookCastle, Rect: box.Board, Label: a.T("doors.title"), Over: true})
	rim := deskDoors
	if box.Phone {
		rim = phoneDoors
	}
	head := box.Board.Trim(rim.side, rim.top)
	head.H = finger
	if head.W < doorsNarrow {
		head.H = doorsTall
	}
	var close ui.Rect
	if bd.DoorsOpen {
		close = head.TakeRight(finger, doorsGap)
		close.H = finger
	}
	b.Add(ui.Element{ID: "doors.odds", Role: ui.RoleLabel, Look: ui.LookBanner, Rect: head, Text: bd.DoorsText(), Over: true, Lines: 3})
	for door := 1; door <= touria.Doors; door++ {
		d := bd.Door(door)
		who := "who." + d.Who.String()
		if d.Who >= touria.Nobody {
			who = "who.nobody"
		}
		label := bd.DoorLabel(door)
		b.Add(bd.Target(ui.Element{Look: LookDoor, Rect: geometry.HallDoor(box.Board, door), Label: label, Hint: label + "\n" + a.T(who+".hint"),
			Over: true}, show.Thing(show.TargetDoor, door)))
	}
	if bd.DoorsOpen {
		b.Icon("doors.close", close, pictures.SymCross, a.T("table.cancel"), func() { bd.ShowDoors(false) })
		b.Last().Over, b.Last().Silent = true, true // Cancel beside the main button does the same
	}
}

// DoorsText says what happens at the doors, or how many are still closed.
func (bd *Board) DoorsText() string {
	a := bd.a
	if beat, _ := bd.Queue.Current(); beat != nil {
		name := words.Lit("Name", bd.Names[beat.Seat&3])
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
			return a.T("doors.paid", name, words.Num("Count", bd.Model.ClosedDoors()))
		case show.BeatDutyFailed:
			return a.T("doors.failed", name, words.Num("Count", bd.Model.ClosedDoors()))
		}
	}
	return bd.DoorsOdds()
}

// DoorsOdds says how many of the closed doors are the right one, or that it is open.
func (bd *Board) DoorsOdds() string {
	if bd.Model.Found() {
		return bd.a.T("doors.found")
	}
	return bd.a.T("doors.odds", words.Num("N", 1), words.Num("Count", bd.Model.ClosedDoors()))
}

// DoorLabel says what the viewer knows of a door.
func (bd *Board) DoorLabel(n int) string {
	d := bd.Door(n)
	key := "door.closed"
	switch {
	case d.Open:
		key = "door.open"
	case d.Peeked:
		key = "door.seen"
	}
	return bd.a.T(key, words.Num("Count", n), words.Ref("Who", whoName(d.Who)))
}

// whoName returns the key of who is behind a door.
func whoName(w touria.Who) string {
	if w >= touria.Nobody {
		return "who.nobody.name"
	}
	return "who." + w.String() + ".name"
}
