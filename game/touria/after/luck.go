package after

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// odds is a column of the ledger.
type odds struct {
	key  string
	icon ui.Icon
	of   func(l *show.Luck) *show.Odds
}

var ledgerColumns = [...]odds{
	{"luck.choice", ui.Icon{Kind: show.IconAction, What: uint8(touria.Thief)}, func(l *show.Luck) *show.Odds { return &l.Choice }},
	{"luck.violet", ui.Icon{Kind: show.IconGem, What: uint8(touria.Violet)}, func(l *show.Luck) *show.Odds { return &l.Violet }},
	{"luck.rolls", ui.Icon{Kind: show.IconDie, What: uint8(touria.Red)}, func(l *show.Luck) *show.Odds { return &l.Rolls }},
	{"luck.doors", ui.Icon{Kind: show.IconDoor, What: 1}, func(l *show.Luck) *show.Odds { return &l.Doors }},
}

// decimal writes a number with one decimal.
func decimal(a *ui.App, x float64) string {
	n := int(x*10 + 0.5)
	return a.T("number.decimal", words.Num("A", n/10), words.Num("B", n%10))
}

// buildLuck adds the ledger: what chance brought everybody, and what was to be
// expected.
func (e *Summary) buildLuck(b *ui.Builder, r ui.Rect) {
	a := e.App
	if !e.whole() {
		b.Paragraph("end.working", r, a.T("end.working"), 1, ui.AlignCentre)
		return
	}
	columns := ledgerColumns[:]
	if e.s.State().SuddenMarriage() {
		columns = columns[:3]
	}
	normal, floor := a.TextSize()
	nameW := r.W * 0.2
	head, low := float32(58), float32(50)
	short := a.Phone()
	switch {
	case e.upright():
		nameW, low = 46, 100
	case short:
		nameW, head, low = 46, 44, 0
	}
	cell := func(y, h float32, i int) ui.Rect {
		return ui.Row(ui.Box(r.X+nameW, y, r.W-nameW, h), i, len(columns), 4)
	}
	for i, c := range columns {
		at := cell(r.Y, head, i)
		icon, name := ui.Box(at.X+(at.W-28)/2, at.Y, 28, 28), ui.Box(at.X, at.Y+28, at.W, head-28)
		if head < 50 {
			icon, name = ui.Box(at.X+(at.W-22)/2, at.Y, 22, 22), ui.Box(at.X, at.Y+22, at.W, head-22)
		}
		b.Add(ui.Element{ID: c.key + ".icon", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: icon, Icons: []ui.Icon{c.icon}, Label: a.T(c.key)})
		b.Add(ui.Element{ID: c.key, Role: ui.RoleInfo, Look: ui.LookText, Rect: ui.Box(at.X, at.Y, at.W, head), Text: "", Label: a.T(c.key) + a.Colon() + a.T(c.key+".hint"),
			Hint: a.T(c.key) + a.Colon() + a.T(c.key+".hint"), Over: true})
		if _, need := a.TextRoom(a.T(c.key)); need <= name.W { // the picture and its hint may have to do
			b.Paragraph(c.key+".name", name, a.T(c.key), 1, ui.AlignCentre)
		}
	}
	seats := board.SeatsOf(&e.model)
	body := ui.Box(r.X, r.Y+head+2, r.W, r.H-head-low-8)
	for i, seat := range seats {
		row := ui.Column(body, i, len(seats), 5)
		id := "luck.player." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: row, Lit: seat == e.model.Winner, Label: e.c.names[seat]})
		b.Inside(in, func() {
			c := min(row.H-6, 40)
			b.Crest(id+".crest", ui.Box(row.X+4, row.Y+(row.H-c)/2, c, c), e.crests[seat], e.c.names[seat])
			if nameW > 100 {
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(row.X+c+10, row.Y+2, nameW-c-14, row.H-4), Size: 18,
					Text: e.c.names[seat], Align: ui.AlignLeft, Lines: 2})
			}
			for k, col := range columns {
				o := col.of(&e.c.ledger.Luck[seat])
				at := cell(row.Y+2, row.H-4, k)
				text, label := a.T("luck.none"), ""
				if o.Tries > 0 {
					n, of := words.Num("N", o.Got), words.Num("Count", o.Tries)
					expected := "\n" + a.T("luck.expected", words.Lit("Count", decimal(a, o.Expected)))
					label = a.T(col.key+".got", n, of, words.Gap("Colours", words.Say("luck.colours", words.Num("Count", o.Got)))) + expected
					short := a.T("luck.got", n, of)
					if col.key == "luck.choice" {
						short = a.T("luck.colours", words.Num("Count", o.Got))
					}
					for _, text = range [...]string{label, short + expected, a.T("luck.brief", n, words.Lit("Count", decimal(a, o.Expected)))} {
						if lines, ok := ui.Wrap(a.Config().Measure, text, at.W-12, floor, ui.Regular, 3); ok && float32(len(lines))*floor*ui.LineHeight <= at.H {
							break // the longest that has room
						}
					}
				}
				b.Add(ui.Element{ID: id + "." + col.key, Role: ui.RoleLabel, Look: ui.LookText, Rect: at, Text: text, Label: label, Lines: 3, Size: normal})
			}
		})
	}
	if low == 0 {
		return
	}
	b.Paragraph("luck.note", ui.Box(r.X, r.Y+r.H-low, r.W, low), a.T("luck.note"), 5, ui.AlignCentre)
}
