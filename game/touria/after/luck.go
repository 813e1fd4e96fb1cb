package after

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// odds is a column of the ledger.
type odds struct {
	key  string
	icon ui.Icon
	of   func(l *show.Luck) *show.Odds
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

// buildFate adds the game's seed and fingerprint, and the button that proves that
// nothing was changed.
func (e *Summary) buildFate(b *ui.Builder, r ui.Rect) {
	a := e.App
	cfg := e.s.Config()
	facts := [...]struct{ id, text string }{
		{"fate.turns", a.T("end.turns", words.Num("Count", e.s.State().Turn())) + " · " + a.T("end.decisions", words.Num("Count", e.s.Len()))},
		{"fate.seed", a.T("end.seed", cfg.Seed)},
		{"fate.print", a.T("fate.print", e.s.Fingerprint())},
		{"fate.options", e.options(&cfg)},
	}
	if !a.Phone() { // the facts stand at the left, their proof at the right
		left := ui.Row(r, 0, 2, 16)
		for i, f := range facts {
			b.Add(ui.Element{ID: f.id, Role: ui.RoleLabel, Look: ui.LookField, Rect: ui.Column(left, i, len(facts), 8), Text: f.text, Lines: 2, Size: 20})
		}
		right := ui.Row(r, 1, 2, 16)
		third := right.H * .36
		b.Paragraph("fate.note", ui.Box(right.X, right.Y, right.W, third), a.T("fate.note"), 4, ui.AlignCentre)
		e.buildVerify(b, ui.Centred(ui.Box(right.X, right.Y+third, right.W, right.H*.28), 340, 52), ui.Box(right.X, right.Y+right.H-third, right.W, third))
		return
	}
	line, low := e.line()+4, float32(112)
	if a.Phone() && !e.upright() {
		line, low = 21, 76
	}
	y, room := r.Y, r.H-low-4
	if room >= 2*line+float32(len(facts))*22 {
		b.Paragraph("fate.note", ui.Box(r.X, y, r.W, 2*line), a.T("fate.note"), 3, ui.AlignCentre)
		y, room = y+2*line+4, room-2*line-4
	}
	for i, f := range facts {
		b.Paragraph(f.id, ui.Column(ui.Box(r.X, y, r.W, room), i, len(facts), 0), f.text, 2, ui.AlignCentre)
	}
	e.buildVerify(b, ui.Centred(ui.Box(r.X, r.Y+r.H-low, r.W, 48), 320, 48), ui.Box(r.X, r.Y+r.H-low+52, r.W, low-52))
}
