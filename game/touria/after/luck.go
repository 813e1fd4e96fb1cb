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
	name, head, low, sign := r.W*.2, float32(58), float32(50), float32(28)
	switch {
	case e.upright():
		name, low = 46, 100
	case a.Phone():
		name, head, low, sign = 46, 44, 0, 22
	}
	const gap = 4
	seats := board.SeatsOf(&e.model)
	at := ui.Columns(r, gap, append([]float32{name - gap}, ui.Each(len(columns), -1)...)...)
	parts := ui.Rows(r, gap/2, head, -1, 0, low)
	for i, c := range columns {
		e.luckHead(b, &c, ui.Cross(at[i+1], parts[0]), sign)
	}
	for i, row := range ui.Rows(parts[1], gap+1, ui.Each(len(seats), -1)...) {
		seat := seats[i]
		id := "luck.player." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: row, Lit: seat == e.model.Winner, Label: e.c.names[seat]})
		b.Inside(in, func() {
			d := min(row.H-6, 40)
			who := ui.Columns(ui.Cross(at[0], row), 6, 0, d, -1)
			b.Crest(id+".crest", ui.Centred(who[1], d, d), e.crests[seat], e.c.names[seat])
			if name > 100 {
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: who[2], Size: 18, Text: e.c.names[seat], Align: ui.AlignLeft, Lines: 2})
			}
			for k, col := range columns {
				e.luckOf(b, id, &col, col.of(&e.c.ledger.Luck[seat]), ui.Rows(ui.Cross(at[k+1], row), gap/2, 0, -1, 0)[1])
			}
		})
	}
	if low > 0 {
		b.Paragraph("luck.note", parts[3], a.T("luck.note"), 5, ui.AlignCentre)
	}
}

// luckHead adds the head of a column: its picture, and its name if that has room.
func (e *Summary) luckHead(b *ui.Builder, c *odds, at ui.Rect, sign float32) {
	a := e.App
	rows := ui.Rows(at, 0, sign, -1)
	b.Add(ui.Element{ID: c.key + ".icon", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(rows[0], sign, sign), Icons: []ui.Icon{c.icon}, Label: a.T(c.key)})
	says := a.T(c.key) + a.Colon() + a.T(c.key+".hint")
	b.Add(ui.Element{ID: c.key, Role: ui.RoleInfo, Look: ui.LookText, Rect: at, Label: says, Hint: says, Over: true})
	if _, need := a.TextRoom(a.T(c.key)); need <= at.W { // the picture and its hint may have to do
		b.Paragraph(c.key+".name", rows[1], a.T(c.key), 1, ui.AlignCentre)
	}
}

// luckOf adds what chance brought a player, and what was to be expected.
func (e *Summary) luckOf(b *ui.Builder, id string, c *odds, o *show.Odds, at ui.Rect) {
	a := e.App
	normal, floor := a.TextSize()
	text, label := a.T("luck.none"), ""
	if o.Tries > 0 {
		n, of := words.Num("N", o.Got), words.Num("Count", o.Tries)
		expected := "\n" + a.T("luck.expected", words.Lit("Count", decimal(a, o.Expected)))
		label = a.T(c.key+".got", n, of, words.Gap("Colours", words.Say("luck.colours", words.Num("Count", o.Got)))) + expected
		short := a.T("luck.got", n, of)
		if c.key == "luck.choice" {
			short = a.T("luck.colours", words.Num("Count", o.Got))
		}
		for _, text = range [...]string{label, short + expected, a.T("luck.brief", n, words.Lit("Count", decimal(a, o.Expected)))} {
			if lines, ok := ui.Wrap(a.Config().Measure, text, at.W-12, floor, ui.Regular, 3); ok && float32(len(lines))*floor*ui.LineHeight <= at.H {
				break // the longest that has room
			}
		}
	}
	b.Add(ui.Element{ID: id + "." + c.key, Role: ui.RoleLabel, Look: ui.LookText, Rect: at, Text: text, Label: label, Lines: 3, Size: normal})
}
