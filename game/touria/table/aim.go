package table

import (
	"cmp"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Sizes of what is told, and of what the viewer is after.
const (
	restPad   = 6
	restFace  = 46
	toldLines = 18 // at most
	raceHigh  = 30
	mostFace  = 84 // of its picture
)

// aim is what the viewer is after, while there is no turn to tell.
type aim struct {
	title, text string
	spoken      string // the pictures in words
	icons       []ui.Icon
	race        []ui.Icon // what it takes, with numbers
}

// sought returns what opens the castle or, at its doors, how many are left.
func (sh *sheet) sought() aim {
	me := &sh.board.Model.Players[sh.board.Eyes]
	switch {
	case sh.puzzle.asks():
		return aim{title: sh.puzzle.Name(), text: sh.puzzle.Question, icons: []ui.Icon{{Kind: show.IconChildren}}}
	case !sh.board.DoorsShown():
		return aim{sh.a.T("goal.yours"), sh.a.T("goal.then"), sh.a.T("door.goal.hint", words.Num("Hearts", me.GoalHearts), words.Num("Gold", me.GoalGold)), []ui.Icon{{Kind: show.IconChildren}},
			[]ui.Icon{{Kind: show.IconHeart, Count: me.GoalHearts}, {Kind: show.IconGold, Count: me.GoalGold}, {Kind: show.IconGem, What: uint8(touria.Black)}}}
	case sh.board.Model.Found():
		return aim{title: sh.a.T("doors.title"), text: sh.board.DoorsOdds(), icons: []ui.Icon{{Kind: show.IconChildren}}}
	}
	return aim{title: sh.a.T("doors.title"), text: sh.board.DoorsOdds(), icons: []ui.Icon{{Kind: show.IconDoor, Count: sh.board.Model.ClosedDoors()}}}
}

func (sh *sheet) aimFits(text string, w, h float32) bool {
	_, floor := sh.a.TextSize()
	lines, ok := ui.Wrap(sh.a.Config().Measure, text, w-2*restPad, floor, ui.Regular, toldLines)
	return ok && float32(len(lines))*floor*ui.LineHeight+6 <= h
}

// buildAim says it in words and, where there is room, in pictures.
func (sh *sheet) buildAim(b *ui.Builder, room ui.Rect, aim *aim) {
	_, floor := sh.a.TextSize()
	room = room.Trim(restPad, 0)
	lines, _ := ui.Wrap(sh.a.Config().Measure, aim.text, room.W, floor, ui.Regular, toldLines)
	text := min(room.H, float32(len(lines))*floor*ui.LineHeight+restPad)
	race := float32(0)
	spoken, told := cmp.Or(aim.spoken, aim.text), aim.text
	if len(aim.race) > 0 && room.H >= raceHigh {
		race = raceHigh
		if room.H < text+race { // what is needed comes first
			race, told = room.H, ""
		}
	}
	if told == "" {
		text = 0
	}
	if high := room.H - text - race; high >= restFace {
		size := min(high, mostFace)
		b.Add(ui.Element{ID: "table.rest.goal", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(room.TakeTop(high), size, size), Size: size, Label: spoken, Icons: aim.icons})
	} else {
		room.TakeTop(high)
	}
	if race > 0 {
		b.Add(ui.Element{ID: "table.rest.race", Role: ui.RoleLabel, Look: board.LookRace, Paper: true, Rect: room.TakeTop(race), Label: spoken, Icons: aim.race})
	}
	if told != "" {
		b.Paragraph("table.rest.aim", room, told, toldLines, ui.AlignCentre)
	}
}
