package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// What the others did since the viewer's own turn, in full sentences, until the viewer has acted: in the left rail
// or, on phones, where the sheet leaves room. A press shows a turn on the board once more (S2, b5).

// restRow is a turn that is told.
type restRow struct {
	turn  show.Turn
	id    string
	text  string // the whole turn
	brief string // what its player did
	name  string
}

// restLook says how turns are told: the fullest one for
// which there is room.
type restLook uint8

const (
	restAgain  restLook = iota // portrait and deed, the whole turn in words, and what a press does
	restTold                   // the same without the last
	restPlain                  // the whole turn in words, and what it brought
	restBrief                  // portrait, what the player did in words, and the deed
	restNamed                  // portrait, name and deed
	restSigned                 // crest and deed
)

// Sizes of what is told.
const (
	leastRest        = 60  // its least height
	mostTold         = 270 // of what is told of a turn
	restGap          = 5
	restHead         = 26
	restSign         = 44  // the height of a sign
	restWide         = 120 // the least width of it all
	restAir          = 2
	signRim          = 4
	largeFace        = 96 // at most
	facePart         = .6 // what the portrait gets of the spare height
	restDeed         = 34
	goalHigh         = 124 // of the goal above what is told
	knownHigh        = 110 // of what is known of the rival below it, at least
	mostKnown        = 170
	rowFrom, rowPart = 420, 1.5 // from that width on, and that many times the height, turns stand side by side
)

// restHigh returns how high a row w wide is.
func (sh *sheet) restHigh(row *restRow, look restLook, w float32) float32 {
	_, floor := sh.a.TextSize()
	line := floor * ui.LineHeight
	wrapped := func(s string, w float32) float32 {
		lines, ok := ui.Wrap(sh.a.Config().Measure, s, w, floor, ui.Regular, toldLines)
		if !ok {
			return 1e4 // a word does not fit
		}
		return float32(len(lines)) * line
	}
	beside := w - 2*restPad - restFace - 6
	switch look {
	case restAgain:
		if sh.a.Config().Measure.Width(sh.a.T("rewind.again"), floor, ui.Bold) > w-2*restPad {
			return 1e4
		}
		return sh.restHigh(row, restTold, w) + line + 2
	case restTold:
		return 2*restPad + restFace + 4 + wrapped(row.text, w-2*restPad) + restDeed
	case restPlain:
		return 2*restPad + wrapped(row.text, w-2*restPad) + restDeed
	case restBrief:
		return 2*restPad + wrapped(row.brief, beside) + 2 + restDeed
	case restNamed:
		return 2*restPad + max(wrapped(row.name, beside)+2+restDeed, restFace)
	}
	return restSign
}

// buildRest tells the others' last turns, or what the viewer is after.
func (sh *sheet) buildRest(b *ui.Builder, r ui.Rect) {
	if r.H < leastRest || r.W < restWide {
		return
	}
	turns := sh.past.restTurns()
	if len(turns) == 0 && !sh.board.Small && sh.board.DoorsShown() {
		return // the sheet says what is sought
	}
	a := sh.a
	title := a.T("told.title")
	if len(turns) > 0 && sh.newcomer() {
		last := sh.restRow(turns[len(turns)-1])
		below := r
		if top := below.TakeTop(goalHigh, restGap); below.H >= sh.restHigh(&last, restPlain, r.W-2*sheetPad)+2*sheetPad {
			sh.buildSought(b, top)
			r = below
		}
	}
	var aim aim
	if len(turns) == 0 {
		aim = sh.sought()
		title = aim.title
		if room := r.Inset(sheetPad); !sh.aimFits(aim.text, room.W, room.H) {
			return
		}
	}
	if !sh.board.Small {
		all := r
		defer func() { sh.buildKnown(b, ui.CutTop(all, r.H+restGap)) }()
		usual := float32(max(1, len(turns))) * mostTold
		if n := len(turns); n > 0 { // the last one in full
			last := sh.restRow(turns[n-1])
			usual = max(usual, sh.restHigh(&last, restTold, r.W-2*sheetPad)+sh.titleHeight(title, r.W)+2*sheetPad+restGap)
		}
		r.H = min(r.H, usual)
	}
	in := b.Add(ui.Element{ID: "table.rest", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title})
	b.Inside(in, func() {
		room := r.Inset(sheetPad)
		if head := sh.titleHeight(title, room.W); room.H > head+restSign*float32(len(turns)) && (len(turns) > 0 || sh.aimFits(aim.text, room.W, room.H-head)) {
			b.Add(ui.Element{ID: "table.rest.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: room.TakeTop(head), Text: title, Size: 18, Lines: 2})
		}
		if len(turns) == 0 {
			sh.buildAim(b, room, &aim)
			return
		}
		sh.buildRestRows(b, room, turns)
	})
}

// buildKnown shows below what is told what the viewer could know of the only rival by a perfect memory, besides hearts and
// gold, which stand beside the portrait.
func (sh *sheet) buildKnown(b *ui.Builder, r ui.Rect) {
	others := slices.DeleteFunc(board.SeatsOf(&sh.board.Model), func(s rules.Seat) bool { return s == sh.board.Viewer })
	if len(others) != 1 {
		return
	}
	m, ok := sh.recalled(others[0])
	list := slices.DeleteFunc(slices.Clone(m.Icons), func(i ui.Icon) bool { return i.Kind == show.IconHeart || i.Kind == show.IconGold })
	if r.H = min(r.H, mostKnown); !ok || len(list) == 0 || r.H < knownHigh {
		return
	}
	title := sh.a.T("told.known")
	wide, high := float32(restFace), float32(restDeed)
	if r.H < mostKnown { // more of them side by side
		wide, high = restDeed+restPad, restHead
	}
	b.Dock(ui.Element{ID: "table.known", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: title + sh.a.Colon() + m.Goods.In(sh.a.Words())}, &sh.scroll, func(f *ui.Flow) {
		f.Heading("table.known.title", title, 18)
		f.Tiles(wide, func(f *ui.Flow) {
			for i, icon := range list {
				f.Add(ui.Element{ID: "table.known." + strconv.Itoa(i), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{H: high}, Icons: []ui.Icon{icon}, Label: title, Silent: true})
			}
		})
	})
}

// newcomer reports whether somebody who is shown hints plays their first turns: the goal stays in sight then.
func (sh *sheet) newcomer() bool {
	p, ok := sh.s.Player(sh.board.Viewer)
	return ok && p.Human() && p.Hints != session.HintsNone && sh.board.Model.Turn <= show.GuideLast && !sh.board.Small && !sh.board.DoorsShown()
}

// buildSought shows what the viewer is after in a panel of its own.
func (sh *sheet) buildSought(b *ui.Builder, r ui.Rect) {
	aim := sh.sought()
	aim.text = "" // the picture stands for it
	b.Inside(b.Add(ui.Element{ID: "table.sought", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: aim.title}), func() { sh.buildAim(b, r.Inset(sheetPad), &aim) })
}

// restRow returns what is told of a turn.
func (sh *sheet) restRow(turn show.Turn) restRow {
	row := restRow{turn: turn, id: "table.rest." + strconv.Itoa(turn.N), text: turn.Text(&sh.board.Names).In(sh.a.Words()),
		brief: turn.Deed(&sh.board.Names).In(sh.a.Words()), name: sh.board.Names[turn.Seat&3]}
	for s := rules.S; s < rules.NoSeat; s++ {
		if turn.Joined.Has(s) {
			row.text += "; " + turn.JoinText(s, &sh.board.Names).In(sh.a.Words())
		}
	}
	if sh.first && turn.N == show.GuideRival && sh.a.Settings().Knows(sh.g.Name(), guideOver) {
		row.text += ". " + sh.giftTold().In(sh.a.Words())
	}
	return row
}

// buildRestRows adds a row a turn, below each other, or side by side where the sheet
// is wide. The oldest give way where there is not even room for signs.
func (sh *sheet) buildRestRows(b *ui.Builder, room ui.Rect, turns []show.Turn) {
	wide := room.W > rowFrom && room.W > room.H*rowPart
	rows := make([]restRow, len(turns))
	for i := range rows {
		rows[i] = sh.restRow(turns[i])
	}
	var n, w, free, left float32
	var high []float32
	var look restLook
	lay := func() bool { // reports whether all of them have room
		n = float32(len(rows))
		w, free = room.W, room.H-restGap*(n-1)
		if wide {
			w, free = ui.Row(room, 0, len(rows), restGap).W, room.H
		}
		high, left = make([]float32, len(rows)), free
		for i := range rows {
			high[i] = sh.restHigh(&rows[i], look, w)
			if !wide {
				left -= high[i]
			} else {
				left = min(left, free-high[i])
			}
		}
		return left >= 0
	}
	for all := rows; ; rows = rows[1:] { // the newest in full rather than all of them in signs
		look = restAgain
		if lay() {
			break
		}
		if look = restTold; lay() {
			break
		}
		if len(rows) > 1 {
			continue
		}
		for rows = all[len(all)-1:]; look < restSigned; look++ {
			if lay() {
				break
			}
		}
		lay()
		break
	}
	for i := range rows {
		at := ui.Row(room, i, len(rows), restGap)
		if !wide {
			at = room.TakeTop(high[i]+max(0, left)/n, restGap)
		}
		sh.buildRestRow(b, at, &rows[i], look)
	}
}

// buildRestRow adds the row of a turn. A press shows the turn on the board once more.
func (sh *sheet) buildRestRow(b *ui.Builder, r ui.Rect, row *restRow, look restLook) {
	seat := row.turn.Seat & 3
	e := ui.Element{ID: row.id, Role: ui.RoleButton, Look: ui.LookButton, Paper: true, Rect: r, Label: row.text, Hint: row.text, Target: show.Thing(show.TargetSeat, seat),
		OnPress: func() { sh.past.lookBackTo(row.turn.N) }}
	if why, ok := sh.past.canReplay(row.turn.N); row.turn.N >= sh.board.Model.Turn { // it runs
		e.Role, e.OnPress = ui.RoleInfo, nil
	} else if !ok {
		e.Disabled, e.Why, e.Quiet = true, why, true
	}
	in := b.Add(e)
	b.Inside(in, func() {
		inner := r.Inset(restPad)
		deed := ui.Element{ID: row.id + ".deed", Role: ui.RoleLabel, Look: board.LookDeed, Label: row.text, Crest: sh.board.Crest(seat), Target: row.turn.Target()}
		net := &row.turn.Net[seat]
		deed.Icons, deed.Costs = append([]ui.Icon{row.turn.Icon()}, net.Gains()...), net.Costs()
		if look == restSigned {
			deed.Rect, deed.Checked = r.Trim(restGap, signRim), true
			b.Add(deed)
			return
		}
		_, floor := sh.a.TextSize()
		line := floor * ui.LineHeight
		size := float32(restFace)
		spare := inner.H - sh.restHigh(row, look, r.W) + 2*restPad
		if look <= restTold { // the larger the room, the larger the face
			size = min(largeFace, size+max(0, spare)*facePart, inner.W/2)
		}
		if look == restPlain {
			size = 0
		}
		text := ui.Element{ID: row.id + ".text", Role: ui.RoleLabel, Look: ui.LookText, Text: row.text, Lines: toldLines, Align: ui.AlignLeft}
		var face ui.Rect
		switch look {
		case restAgain, restTold, restPlain: // all that was paid and got has a line of its own
			if size > 0 {
				beside := inner.TakeTop(size, restAir)
				face = beside.TakeLeft(size, restPad)
				b.Add(ui.Element{ID: row.id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: beside, Text: row.name, Size: 22, Lines: 2})
			}
			if look == restAgain {
				b.Add(ui.Element{ID: row.id + ".again", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: inner.TakeBottom(line + restAir), Text: sh.a.T("rewind.again"), Size: 18, Silent: true})
			}
			low := inner.TakeBottom(restDeed)
			text.Rect = inner
			deed.Look, deed.Paper, deed.Rect = board.LookGains, true, low.Trim(0, restAir)
			deed.Icons = deed.Icons[1:]
		default:
			if text.Text = row.brief; look == restNamed {
				text.Text, text.Look = row.name, ui.LookHeading
				text.Size = 18
			}
			face = ui.Centred(inner.TakeLeft(size, restPad), size, size)
			lines, _ := ui.Wrap(sh.a.Config().Measure, text.Text, inner.W, floor, ui.Regular, toldLines)
			words := float32(len(lines)) * line
			inner.TakeTop(max(0, inner.H-words-restAir-restDeed) / 2)
			text.Rect = inner.TakeTop(words, restAir)
			deed.Rect = inner.TakeTop(restDeed)
		}
		if size > 0 {
			b.Add(ui.Element{ID: row.id + ".face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: face, Target: show.Thing(show.TargetSeat, seat), Label: row.name})
		}
		b.Add(text)
		b.Add(deed)
	})
}
