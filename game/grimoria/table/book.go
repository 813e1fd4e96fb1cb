package table

import (
	"strconv"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// What the spells do, as icons in the open book.
var deeds = [grimoria.LastSpell + 1][]ui.Icon{
	1:  {faceDown(false), signIcon(gpics.SignSwap), faceDown(false)},
	2:  {signIcon(gpics.SignStar), signIcon(gpics.SignSnuffed)},
	3:  {coinIcon(0)},
	4:  {coinIcon(0), signIcon(gpics.SignArrow), faceDown(false)},
	5:  {faceDown(true)},
	6:  {coinIcon(2)},
	7:  {coinIcon(2)},
	8:  {signIcon(gpics.SignShield)},
	9:  {signIcon(gpics.SignPerson), signIcon(gpics.SignArrow)},
	10: {faceDown(false), signIcon(gpics.SignArrow), coinIcon(2)},
	11: {signIcon(gpics.SignShield), faceDown(false)},
	12: {signIcon(gpics.SignBurst), coinIcon(0)},
	13: {coinIcon(3)},
	14: {signIcon(gpics.SignBurst), signIcon(gpics.SignPerson)},
	15: {coinIcon(0), signIcon(gpics.SignArrow), {Kind: IconBack, Count: 3}},
}

// buildBook adds the detail panel: its subject, and below it the answers.
func (t *Table) buildBook(b *ui.Builder, box *Boxes) {
	r := box.Book
	if y := box.Stack.Y + box.Stack.H + gap; box.Small && !box.Upright && !t.choosing() && y > r.Y { // below the stacks
		r.Y, r.H = y, r.Y+r.H-y
	}
	s := t.subject()
	in := b.Add(ui.Element{ID: "table.book", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Target: thing(TargetBook), Label: t.a.T("book.name")})
	b.Inside(in, func() {
		page := r.Inset(10)
		h := min(float32(t.answerRows())*58, page.H*.62)
		if t.choosing() {
			h = 0
		}
		t.buildSubject(b, ui.Box(page.X, page.Y, page.W, page.H-h-4), s)
		if h > 0 {
			t.buildAnswers(b, ui.Box(page.X, page.Y+page.H-h, page.W, h))
		}
	})
}

// subject returns what the book tells about: what has been chosen, what the pointer is on, or the
// spell of whose turn it is.
func (tn *turn) subject() subject {
	a, m := tn.a, &tn.model
	if tn.picked >= 0 && tn.picked < len(tn.options) { // what is chosen wins over what is pointed at
		o := &tn.options[tn.picked]
		switch form(o) {
		case asSpell:
			return subject{card: grimoria.NoCard, spell: int(o.Decision.Arg)}
		case asSlot, asCard:
			if o.Card != grimoria.NoCard {
				return subject{card: o.Card}
			}
			return subject{card: grimoria.NoCard, title: a.T("display.hidden"), text: o.Text.In(a.Words())}
		case asSeat:
			return subject{card: grimoria.NoCard, title: tn.names[o.Seat], text: tn.has(o.Seat)}
		}
	}
	switch {
	case !tn.at.none():
		return tn.at
	case m.Attack.Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Attack.Spell}
	case m.Active < grimoria.NoSeat && m.Seats[m.Active].Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Seats[m.Active].Spell}
	case tn.viewer < grimoria.NoSeat && tn.watched == nil && tn.s.Own(tn.viewer) > 0:
		return subject{card: grimoria.NoCard, spell: tn.s.Own(tn.viewer)}
	}
	return subject{card: grimoria.NoCard}
}

// buildSubject tells what is at stake.
func (tn *turn) buildSubject(b *ui.Builder, r ui.Rect, s subject) {
	a := tn.a
	if s.none() {
		text := a.T("level.hint", words.Num("Count", tn.model.Level))
		if tn.choosing() {
			text = a.T("choose.hint")
		}
		_, least := a.TextSize()
		if lesson := tn.lesson(); lesson != "" {
			lines, ok := ui.Wrap(a.Config().Measure, lesson, r.W-12, least*a.Growth(), ui.Regular, 8)
			if ok && float32(len(lines))*least*a.Growth()*ui.LineHeight <= r.H-8 {
				text = lesson
			}
		}
		b.Paragraph("table.book.text", r, text, 8, ui.AlignCentre)
		return
	}
	title, sub, text := s.title, "", s.text
	var more []string // what is told if there is room
	switch {
	case s.spell > 0:
		title = a.T(show.SpellName(s.spell))
	case s.card != grimoria.NoCard:
		title = a.T(show.CardName(s.card))
	}
	normal, least := a.TextSize()
	head := max(normal*a.Growth()*ui.LineHeight, 26)
	if a.Config().Measure.Width(title, least, ui.Bold) > r.W-12 { // two lines
		head = 2*least*ui.LineHeight + 4
	}
	top := r
	r.Y, r.H = r.Y+head+4, r.H-head-4 // below the title
	pic := min(r.H*.44, r.W*.26, 88)
	if what := s.about(a); what != "" { // no picture where the text needs its room
		_, floor := a.TextSize()
		if lines, _ := ui.Wrap(a.Config().Measure, what, r.W-12, floor, ui.Regular, 12); float32(len(lines))*floor*ui.LineHeight+6 > r.H-pic*1.12-4 {
			pic = 0
		}
	}
	at := ui.Box(r.X, r.Y, pic, pic)
	switch {
	case s.spell > 0:
		sub, text = a.T(show.KindOf(s.spell).KindName()), a.T(show.SpellText(s.spell))
		if pic == 0 {
			sub = ""
		} else {
			b.Add(ui.Element{ID: "table.book.plate", Role: ui.RoleLabel, Look: LookPlate, Rect: at, Icons: []ui.Icon{spellIcon(s.spell)}, Label: title, Over: true})
		}
		if tn.choosing() {
			m := tn.model
			f := show.Foresee(&m, tn.actor, s.spell, &tn.names)
			more = append(more, "\n"+a.T("choose.now", words.Gap("What", f.Text)))
			if f.Foil.Key != "" {
				more = append(more, " "+f.Foil.In(a.Words()))
			}
		}
	case s.card != grimoria.NoCard:
		text = a.T(show.CardText(s.card))
		sub = a.T("card.group." + group(s.card))
		at.W = pic * cardRatio * 1.12
		at.H = pic * 1.12
		if pic == 0 {
			sub = ""
			break
		}
		b.Add(ui.Element{ID: "table.book.card", Role: ui.RoleLabel, Look: LookCard, Rect: at, Icons: []ui.Icon{cardIcon(s.card)}, Label: title, Over: true})
	default:
		at.W = 0
	}
	if tn.answering() {
		more = append(more, "\n"+tn.follows())
	} else if lesson := tn.lesson(); lesson != "" {
		more = append(more, "\n"+lesson)
	}
	if o := tn.pickedOption(); o != nil && o.Follows.Key != "" && !tn.answering() {
		more = append(more, "\n"+o.Follows.In(a.Words()))
	}
	x := at.X + at.W + 8
	if at.W == 0 {
		x = r.X
	}
	b.Add(ui.Element{ID: "table.book.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(top.X, top.Y, top.W, r.Y-top.Y), Text: title, Size: 22, Lines: 2, Align: ui.AlignLeft})
	if at.W == 0 {
		at.H = 0
	}
	if sub != "" {
		b.Paragraph("table.book.kind", ui.Box(x, r.Y, r.X+r.W-x, at.H), sub, 3, ui.AlignLeft)
	}
	body := ui.Box(r.X, r.Y+at.H+4, r.W, r.H-at.H-4)
	_, floor := a.TextSize()
	for _, part := range more {
		lines, _ := ui.Wrap(a.Config().Measure, text+part, body.W-12, floor, ui.Regular, 12)
		if float32(len(lines))*floor*ui.LineHeight > body.H {
			break
		}
		text += part
	}
	lines, _ := ui.Wrap(a.Config().Measure, text, body.W-12, normal*a.Growth(), ui.Regular, 12)
	body.H = min(body.H, float32(len(lines))*normal*a.Growth()*ui.LineHeight+6) // the text begins at the top
	b.Paragraph("table.book.text", body, text, 12, ui.AlignLeft)
}

// about returns what the rules say about a spell or a card.
func (s subject) about(a *ui.App) string {
	switch {
	case s.spell > 0:
		return a.T(show.SpellText(s.spell))
	case s.card != grimoria.NoCard:
		return a.T(show.CardText(s.card))
	}
	return ""
}

func (tn *turn) pickedOption() *show.Option {
	if tn.picked < 0 || tn.picked >= len(tn.options) {
		return nil
	}
	return &tn.options[tn.picked]
}

// group returns what a card is.
func group(c grimoria.Card) string {
	switch {
	case c.IsPlace():
		return "place"
	case c.IsTreasure():
		return "treasure"
	case c <= grimoria.TaxCollector:
		return "end"
	}
	return "able"
}

// answerRows returns how many rows the answers need on a small screen.
func (tn *turn) answerRows() int {
	if plain := tn.offered(asPlain); len(plain) > 1 && !tn.tiled() {
		return len(plain)
	}
	return min(len(tn.extras()), 1)
}

// buildAnswers adds the answers that no thing on the table stands for.
func (t *Table) buildAnswers(b *ui.Builder, r ui.Rect) {
	a := t.a
	if list := t.extras(); len(list) > 0 {
		const h = 50
		t.buildExtras(b, ui.Box(r.X, r.Y+r.H-h, r.W, h), list)
		if r.H -= h + 4; r.H < 60 {
			return
		}
	}
	plain := t.offered(asPlain)
	if len(plain) < 2 || t.tiled() {
		return
	}
	h := min(60, (r.H-4*float32(len(plain)-1))/float32(len(plain)))
	for n, i := range plain {
		o := &t.options[i]
		look := ui.LookButton
		if n == 0 {
			look = ui.LookPrimary
		}
		e := ui.Element{ID: t.optionID(i), Role: ui.RoleButton, Look: look, Rect: ui.Box(r.X, r.Y+float32(n)*(h+4), r.W, h), Text: o.Text.In(a.Words()), Lines: 2,
			Advised: t.advice() == i, Marked: t.s.Reveals(o.Decision), OnPress: func() { t.commit(o.Decision) }}
		if o.Follows.Key != "" {
			e.Hint = o.Follows.In(a.Words())
			e.Label = e.Text + a.Colon() + e.Hint
			t.addFollows(&e)
		}
		b.Add(e)
	}
}

// steps are those of a turn, and the phases that belong to them.
var steps = [...]struct {
	key    string
	phases []grimoria.Phase
}{
	{"step.cast", []grimoria.Phase{grimoria.PhaseStart, grimoria.PhaseDiscard, grimoria.PhaseWarn, grimoria.PhaseTarget, grimoria.PhaseSeize, grimoria.PhaseDefend, grimoria.PhasePutAway}},
	{"step.companions", []grimoria.Phase{grimoria.PhaseMerchant}},
	{"step.take", []grimoria.Phase{grimoria.PhaseTake}},
	{"", []grimoria.Phase{grimoria.PhaseEnd}},
}

// stepsFit reports whether the steps of a turn have room side by side.
func (tn *turn) stepsFit(r ui.Rect) bool {
	row := ui.Row(r, 0, 3, 4)
	row = ui.CutLeft(row, row.H+2)
	why, failed := tn.failing(tn.model.Active)
	for i, s := range steps[:3] {
		text := tn.a.T(s.key)
		if i == 0 && failed {
			text = tn.a.T("step.failed." + why.String())
		}
		if _, floor := tn.a.TextSize(); !nameFits(tn.a, text, ui.Box(0, 0, row.W-2, row.H-4)) || floor*tn.a.Growth() > floor*1.3 {
			return false
		}
	}
	return true
}

// buildSteps adds the steps of the turn, side by side.
func (tn *turn) buildSteps(b *ui.Builder, r ui.Rect) {
	m := &tn.model
	if m.Active >= grimoria.NoSeat {
		return
	}
	now := -1
	for i, s := range steps {
		for _, p := range s.phases {
			if p == m.Phase {
				now = i
			}
		}
	}
	why, failed := tn.failing(m.Active)
	for i, s := range steps[:3] {
		row := ui.Row(r, i, 3, 4)
		e := ui.Element{ID: "table." + s.key, Role: ui.RoleLabel, Look: LookStep, Rect: row, Text: tn.a.T(s.key), Align: ui.AlignLeft, Lines: 2, Inner: ui.CutLeft(row, row.H+2),
			Checked: i < now, Lit: i == now, Mark: strconv.Itoa(i + 1)}
		if i == 0 && failed { // what did nothing is not done
			e.Checked, e.Struck = false, true
			e.Text = tn.a.T("step.failed." + why.String())
		}
		b.Add(e)
	}
}

// buildChart adds the fifteen spells from which one is chosen in secret.
func (t *Table) buildChart(b *ui.Builder, box *Boxes) {
	r := box.Chart
	in := b.Add(ui.Element{ID: "table.chart", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Checked: !box.Small, Label: t.prompt(), Over: box.Small})
	b.Inside(in, func() {
		if box.Small {
			t.smallChart(b, r, box)
			return
		}
		fx, fy := r.W/852, r.H/268
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			n := spell - 1
			x := []float32{14, 216, 440, 642}[n/4]
			t.cell(b, ui.Box(r.X+x*fx, r.Y+(9+62*float32(n%4))*fy, 198*fx, 61*fy), spell, false)
		}
	})
}

// smallChart has five columns, or three in an upright window.
func (t *Table) smallChart(b *ui.Builder, r ui.Rect, box *Boxes) {
	in := r.Inset(8)
	columns := 5
	if box.Upright && in.H >= 5*(icon+4) {
		columns = 3
	}
	rows := (grimoria.LastSpell + columns - 1) / columns
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		n := spell - 1
		t.cell(b, ui.Column(ui.Row(in, n%columns, columns, 4), n/columns, rows, 4), spell, true)
	}
}

// cell adds a spell of the chart.
func (t *Table) cell(b *ui.Builder, r ui.Rect, spell int, small bool) {
	a := t.a
	id := "table.spell." + strconv.Itoa(spell)
	i := -1
	for n := range t.options {
		if int(t.options[n].Decision.Arg) == spell {
			i = n
		}
	}
	name := a.T(show.SpellName(spell))
	e := ui.Element{ID: id, Role: ui.RoleTarget, Look: LookCell, Rect: r, Paper: true, Icons: []ui.Icon{spellIcon(spell)}, Align: ui.AlignLeft, Size: 18, Lines: 2,
		Label: strconv.Itoa(spell) + ". " + name + a.Colon() + a.T(show.SpellText(spell)), OnHover: t.look(subject{card: grimoria.NoCard, spell: spell})}
	form := t.cellForm(r)
	plate := PlateOf(r, form)
	e.Below, e.Marked = form == plateAbove, form == plateAlone
	icons := deeds[spell]
	switch form {
	case plateBeside:
		e.Inner = ui.Box(plate.X+plate.W+4, r.Y+2, r.X+r.W-plate.X-plate.W-6, r.H-4)
		if top := ui.Box(e.Inner.X, e.Inner.Y, e.Inner.W, r.H*.5); len(icons) > 0 && !small && t.spellFits(spell, top) {
			e.Inner = top
			e.Icons = append(e.Icons, icons...)
		}
	case plateAbove:
		e.Inner = ui.Box(r.X+2, plate.Y+plate.H, r.W-4, r.Y+r.H-plate.Y-plate.H)
		e.Align = ui.AlignCentre
		e.Icons = append(e.Icons, icons...)
	}
	if form != plateAlone {
		e.Text = t.spellIn(spell, e.Inner)
	}
	if i < 0 {
		e.Disabled, e.Why = true, a.T("choose.locked", words.Num("Count", spell))
	} else {
		e.Checked, e.Lit, e.Advised = t.picked == i, t.picked == i, t.advice() == i
		e.OnPress = func() { t.pick(i) }
		e.Detail = t.foretold(spell)
	}
	b.Add(e)
}

// How a cell of the chart shows a spell.
type cellForm uint8

const (
	plateBeside cellForm = iota // the plate at the left of the name
	plateAbove                  // above it
	plateAlone                  // without it: there is no room
)

// cellForm returns how the cells of the chart, all alike, show their spells.
func (bd *board) cellForm(r ui.Rect) cellForm {
	forms := []cellForm{plateBeside, plateAbove}
	if r.H >= 56 && r.W < 150 {
		forms = []cellForm{plateAbove, plateBeside}
	}
	for _, f := range forms {
		p := PlateOf(r, f)
		room := ui.Box(p.X+p.W+4, r.Y+2, r.X+r.W-p.X-p.W-6, r.H-4)
		if f == plateAbove {
			room = ui.Box(r.X+2, p.Y+p.H, r.W-4, r.Y+r.H-p.Y-p.H)
		}
		all := true
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			all = all && bd.spellIn(spell, room) != ""
		}
		if all {
			return f
		}
	}
	return plateAlone
}

// spellIn returns a spell's name as it has room, broken inside of its words only where it must be;
// "" if there is too little.
func (bd *board) spellIn(spell int, room ui.Rect) string {
	for _, key := range []string{show.SpellName(spell), show.SpellNarrow(spell)} {
		if name := bd.a.T(key); nameFits(bd.a, name, room) {
			return name
		}
	}
	return ""
}

// spellFits reports whether the whole name fits.
func (bd *board) spellFits(spell int, room ui.Rect) bool {
	return nameFits(bd.a, bd.a.T(show.SpellName(spell)), room)
}

// nameFits reports whether a name fits into one or two lines.
func nameFits(a *ui.App, name string, room ui.Rect) bool {
	_, floor := a.TextSize()
	lines, ok := ui.Wrap(a.Config().Measure, name, room.W, floor, ui.Bold, 2)
	return ok && float32(len(lines))*floor*ui.LineHeight <= room.H+3
}

// PlateOf returns the place of the plate in a cell of the chart.
func PlateOf(cell ui.Rect, f cellForm) ui.Rect {
	switch f {
	case plateBeside:
		d := min(cell.H-4, cell.W*.28, 74)
		return ui.Box(cell.X+3, cell.Y+(cell.H-d)/2, d, d)
	case plateAbove:
		d := max(min(cell.H-42, cell.W*.5, 60), 20)
		x := cell.X + 8
		if d < 28 { // beside its number
			x = cell.X + 28
		}
		return ui.Box(x, cell.Y+2, d, d)
	}
	d := min(cell.H-4, cell.W-8, 84)
	return ui.Centred(cell, d, d)
}

// CellPlate returns the place of the plate in the cell that an element is.
func CellPlate(e *ui.Element) ui.Rect {
	switch {
	case e.Marked:
		return PlateOf(e.Rect, plateAlone)
	case e.Below:
		return PlateOf(e.Rect, plateAbove)
	}
	return PlateOf(e.Rect, plateBeside)
}
