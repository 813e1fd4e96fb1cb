package table

import (
	"strconv"

	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// buildLog lists the chronicle turn by turn. A press on a line shows its place on the board.
func (dr *drawers) buildLog(f *ui.Flow) {
	f.Head(func(f *ui.Flow) { f.Split(float32(len(dr.board.Seats()))*66, dr.buildCrests, dr.buildSince) })
	var list []kit.LogLine
	for i := range dr.board.Turns {
		if turn := &dr.board.Turns[i]; dr.logged(turn) {
			list = append(list, dr.logTurn(turn))
		}
	}
	dr.log.Build(f, list)
	if len(list) == 0 {
		f.Paragraph("drawer.empty", dr.a.T("chronicle.empty")).Align = ui.AlignCentre
	}
}

// logged reports whether the chronicle shows a turn.
func (dr *drawers) logged(turn *show.Turn) bool {
	seats := rules.SeatSet(dr.log.Seats)
	return seats == 0 || turn.Seat < rules.NoSeat && (seats.Has(turn.Seat) || turn.Joined&seats != 0)
}

// buildCrests adds the crests that leave only some players' turns.
func (dr *drawers) buildCrests(f *ui.Flow) {
	var list []kit.LogSeat
	for _, seat := range dr.board.Seats() {
		name := dr.board.Names[seat]
		list = append(list, kit.LogSeat{Seat: uint8(seat), ID: seat.String(), Name: name, Label: dr.a.T("chronicle.filter", words.Lit("Name", name)), Crest: dr.board.Crests[seat]})
	}
	dr.log.BuildCrests(f, list)
}

// buildSince adds the button that shows again what the others have done since the viewer's turn.
func (dr *drawers) buildSince(f *ui.Flow) {
	if dr.board.Humans == 0 {
		return
	}
	e := f.Button("drawer.since", dr.a.T("curtain.since"), dr.past.lookBack)
	e.Hint = dr.a.T("rewind.hint")
	if why, ok := dr.past.canLookBack(); !ok {
		e.Disabled, e.Why = true, why
	}
}

// logTurn returns a turn in one sentence, with who joined in and its details.
func (dr *drawers) logTurn(turn *show.Turn) kit.LogLine {
	a, n := dr.a, strconv.Itoa(turn.N)
	x := dr.logLine("drawer.turn."+n, turn.Seat, turn.Icon(), turn.Text(&dr.board.Names), turn.Target())
	x.Fold, x.Unfold, x.Folded = "drawer.fold."+n, board.OfTurn(a, turn.N, a.T("chronicle.unfold")), board.OfTurn(a, turn.N, a.T("chronicle.fold"))
	if turn.N > 0 {
		x.Text = n + ". " + x.Text
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if turn.Joined.Has(seat) {
			x.More = append(x.More, dr.logLine("drawer.join."+n+"."+seat.String(), seat, ui.Icon{Kind: show.IconElixir}, turn.JoinText(seat, &dr.board.Names), turn.Target()))
		}
	}
	x.Details = func() (list []kit.LogLine) {
		for k := turn.First; k < turn.Last; k++ {
			if l := &dr.board.Lines[k]; !l.Turn {
				list = append(list, dr.logLine("drawer.line."+strconv.Itoa(k), rules.NoSeat, l.Icon, l.Text, l.Target))
			}
		}
		return list
	}
	return x
}

// logLine returns a line of the chronicle.
func (dr *drawers) logLine(id string, seat rules.Seat, icon ui.Icon, text words.Text, target ui.Target) kit.LogLine {
	return kit.LogLine{ID: id, Text: text.In(dr.a.Words()), Crest: dr.board.Crest(seat), Icons: []ui.Icon{icon}, Press: func() { dr.point(target) }}
}
