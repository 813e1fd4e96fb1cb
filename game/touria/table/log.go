package table

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// logged reports whether the chronicle shows a turn.
func (dr *drawers) logged(turn *show.Turn) bool {
	return dr.filter == 0 || turn.Seat < rules.NoSeat && (dr.filter.Has(turn.Seat) || turn.Joined&dr.filter != 0)
}

// buildLog lists the chronicle turn by turn, the newest last. A press on a row shows
// its place on the board, the arrow beside a turn unfolds it, and the crests above
// leave only some players' turns.
func (dr *drawers) buildLog(f *ui.Flow) {
	f.Head(func(f *ui.Flow) { f.Split(float32(len(dr.board.Seats()))*66, dr.buildFilter, dr.buildSince) })
	empty := true
	for i := range dr.board.Turns {
		if turn := &dr.board.Turns[i]; dr.logged(turn) {
			dr.logTurn(f, turn)
			empty = false
		}
	}
	if empty {
		f.Paragraph("drawer.empty", dr.a.T("chronicle.empty")).Align = ui.AlignCentre
	}
}

// buildFilter adds the crests that leave only some players' turns.
func (dr *drawers) buildFilter(f *ui.Flow) {
	f.Row(func(f *ui.Flow) {
		for _, seat := range dr.board.Seats() {
			label := dr.a.T("chronicle.filter", words.Lit("Name", dr.board.Names[seat]))
			f.Crest("drawer.filter."+seat.String(), dr.board.Crests[seat], dr.board.Names[seat], label, dr.filter.Has(seat), func() { dr.sift(seat) })
		}
	})
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

// logTurn adds a turn in one sentence, who joined in, and its details if it is unfolded.
func (dr *drawers) logTurn(f *ui.Flow, turn *show.Turn) {
	a, n := dr.a, strconv.Itoa(turn.N)
	text := turn.Text(&dr.board.Names).In(a.Words())
	if turn.N > 0 {
		text = n + ". " + text
	}
	f.Row(func(f *ui.Flow) {
		dr.logRow(f, "drawer.turn."+n, turn.Seat, turn.Icon(), text, turn.Target())
		symbol, key := pictures.SymDown, "chronicle.unfold"
		if dr.unfolded[turn.N] {
			symbol, key = pictures.SymUp, "chronicle.fold"
		}
		f.Icon("drawer.fold."+n, symbol, board.OfTurn(dr.a, turn.N, a.T(key)), func() { dr.unfold(turn.N) })
	})
	if turn.Joined == 0 && !dr.unfolded[turn.N] {
		return
	}
	f.Indent(20, func(f *ui.Flow) {
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if turn.Joined.Has(seat) {
				dr.logRow(f, "drawer.join."+n+"."+seat.String(), seat, ui.Icon{Kind: show.IconElixir}, turn.JoinText(seat, &dr.board.Names).In(a.Words()), turn.Target())
			}
		}
		for k := turn.First; k < turn.Last && dr.unfolded[turn.N]; k++ {
			if l := &dr.board.Lines[k]; !l.Turn {
				dr.logRow(f, "drawer.line."+strconv.Itoa(k), rules.NoSeat, l.Icon, l.Text.In(a.Words()), l.Target)
			}
		}
	})
}

// logRow adds a line of the chronicle.
func (dr *drawers) logRow(f *ui.Flow, id string, seat rules.Seat, icon ui.Icon, text string, target ui.Target) {
	f.Add(ui.Element{ID: id, Role: ui.RoleLink, Look: ui.LookChronicle, Text: text, Align: ui.AlignLeft, Icons: []ui.Icon{icon},
		Crest: dr.board.Crest(seat), OnPress: func() { dr.point(target) }})
}

// unfold shows or hides the details of a turn.
func (dr *drawers) unfold(n int) {
	if dr.unfolded == nil {
		dr.unfolded = map[int]bool{}
	}
	dr.unfolded[n] = !dr.unfolded[n]
	dr.scroll.Stay()
	dr.a.Changed()
}

// sift leaves only the turns of a player in the chronicle, too, or no longer.
func (dr *drawers) sift(seat rules.Seat) {
	dr.filter ^= rules.SeatSet(0).With(seat)
	if dr.filter.Len() == len(dr.board.Seats()) {
		dr.filter = 0
	}
	dr.scroll.End()
	dr.a.Changed()
}
