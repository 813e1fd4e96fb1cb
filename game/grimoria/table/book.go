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

// buildBook adds the open book: at the left what is at stake, at the right the answers or the steps
// of the turn. A small screen has both below each other.
func (t *Table) buildBook(b *ui.Builder, box *Boxes) {
	r := box.Book
	s := t.subject()
	in := b.Add(ui.Element{ID: "table.book", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Checked: !box.Small, Target: thing(TargetBook), Label: t.a.T("book.name")})
	b.Inside(in, func() {
		if !box.Small {
			fx, fy := r.W/608, r.H/240
			left := ui.Box(r.X+30*fx, r.Y+28*fy, 258*fx, 188*fy)
			right := ui.Box(r.X+320*fx, r.Y+28*fy, 258*fx, 188*fy)
			t.buildSubject(b, left, s)
			t.buildAnswers(b, right)
			return
		}
		page := r.Inset(10)
		n := t.answerRows()
		h := min(float32(n)*58, page.H*.62)
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
func (t *Table) subject() subject {
	a, m := t.a, &t.model
	if t.picked >= 0 && t.picked < len(t.options) { // what is chosen wins over what is pointed at
		o := &t.options[t.picked]
		switch form(o) {
		case asSpell:
			return subject{card: grimoria.NoCard, spell: int(o.Decision.Arg)}
		case asSlot, asCard:
			if o.Card != grimoria.NoCard {
				return subject{card: o.Card}
			}
			return subject{card: grimoria.NoCard, title: a.T("display.hidden"), text: o.Text.In(a.Words())}
		case asSeat:
			return subject{card: grimoria.NoCard, title: t.names[o.Seat], text: t.has(o.Seat)}
		}
	}
	switch {
	case !t.at.none():
		return t.at
	case m.Attack.Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Attack.Spell}
	case m.Active < grimoria.NoSeat && m.Seats[m.Active].Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Seats[m.Active].Spell}
	case t.viewer < grimoria.NoSeat && t.watched == nil && t.s.Own(t.viewer) > 0:
		return subject{card: grimoria.NoCard, spell: t.s.Own(t.viewer)}
	}
	return subject{card: grimoria.NoCard}
}

// buildSubject tells what is at stake.
func (t *Table) buildSubject(b *ui.Builder, r ui.Rect, s subject) {
	a := t.a
	if s.none() {
		text := a.T("level.hint", words.Num("Count", t.model.Level))
		if t.choosing() {
			text = a.T("choose.hint")
		}
		if lesson := t.lesson(); lesson != "" {
			text = lesson
		}
		b.Paragraph("table.book.text", r, text, 8, ui.AlignCentre)
		return
	}
	title, sub, text := s.title, "", s.text
	var more []string // what is told if there is room
	normal, _ := a.TextSize()
	line := normal * a.Growth() * ui.LineHeight
	top := r
	r.Y, r.H = r.Y+max(line, 26)+4, r.H-max(line, 26)-4 // below the title
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
		title, sub, text = a.T(show.SpellName(s.spell)), a.T(show.KindOf(s.spell).KindName()), a.T(show.SpellText(s.spell))
		if pic == 0 {
			sub = ""
		} else {
			b.Add(ui.Element{ID: "table.book.plate", Role: ui.RoleLabel, Look: LookPlate, Rect: at, Icons: []ui.Icon{spellIcon(s.spell)}, Label: title, Over: true})
		}
		if t.choosing() {
			m := t.model
			f := show.Foresee(&m, t.actor, s.spell, &t.names)
			more = append(more, "\n"+a.T("choose.now", words.Gap("What", f.Text)))
			if f.Foil.Key != "" {
				more = append(more, " "+f.Foil.In(a.Words()))
			}
		}
	case s.card != grimoria.NoCard:
		title, text = a.T(show.CardName(s.card)), a.T(show.CardText(s.card))
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
	if lesson := t.lesson(); lesson != "" && t.Boxes().Small {
		more = append(more, "\n"+lesson)
	}
	if o := t.pickedOption(); o != nil && o.Follows.Key != "" {
		more = append(more, "\n"+o.Follows.In(a.Words()))
	}
	x := at.X + at.W + 8
	if at.W == 0 {
		x = r.X
	}
	b.Add(ui.Element{ID: "table.book.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(top.X, top.Y, top.W, r.Y-top.Y), Text: title, Size: 22, Align: ui.AlignLeft})
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

func (t *Table) pickedOption() *show.Option {
	if t.picked < 0 || t.picked >= len(t.options) {
		return nil
	}
	return &t.options[t.picked]
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
func (t *Table) answerRows() int {
	if plain := t.offered(asPlain); len(plain) > 1 && !t.tiled() {
		return len(plain)
	}
	return min(len(t.extras()), 1)
}

// buildAnswers adds the answers that no thing on the table stands for, or the steps of the turn.
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
		switch lesson := t.lesson(); {
		case t.Boxes().Small:
		case t.answering():
			b.Paragraph("table.follows", r, t.follows(), 9, ui.AlignCentre)
		case lesson != "":
			b.Paragraph("table.lesson", r, lesson, 9, ui.AlignCentre)
		default:
			t.buildSteps(b, r)
		}
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

// buildSteps adds the steps of the turn.
func (t *Table) buildSteps(b *ui.Builder, r ui.Rect) {
	m := &t.model
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
	h := min(44, r.H/float32(len(steps)))
	for i, s := range steps[:3] {
		row := ui.Box(r.X, r.Y+float32(i)*h, r.W, h-2)
		b.Add(ui.Element{ID: "table." + s.key, Role: ui.RoleLabel, Look: LookStep, Rect: row, Text: t.a.T(s.key), Align: ui.AlignLeft, Inner: ui.CutLeft(row, h+4),
			Checked: i < now, Lit: i == now, Mark: strconv.Itoa(i + 1)})
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
		fx, fy := r.W/1016, r.H/384
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			n := spell - 1
			x := []float32{22, 258, 520, 756}[n/4]
			t.cell(b, ui.Box(r.X+x*fx, r.Y+(18+77*float32(n%4))*fy, 232*fx, 75*fy), spell, false)
		}
		seal := ui.Box(r.X+760*fx, r.Y+258*fy, 224*fx, 60*fy)
		b.Primary("table.confirm", seal, t.a.T("book.seal"), t.confirm)
		if t.picked < 0 {
			e := b.Last()
			e.Disabled, e.Why = true, t.a.T("choose.first")
		}
		t.footer(b, ui.Box(r.X+28*fx, r.Y+326*fy, 466*fx, 46*fy), ui.Box(r.X+526*fx, r.Y+326*fy, 462*fx, 46*fy))
	})
}

// smallChart has five columns, or three in an upright window.
func (t *Table) smallChart(b *ui.Builder, r ui.Rect, box *Boxes) {
	in := r.Inset(8)
	columns := 5
	if box.Upright && in.H >= 5*48 {
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
	plate := PlateOf(r, true)
	e.Inner = ui.Box(plate.X+plate.W+4, r.Y+2, r.X+r.W-plate.X-plate.W-6, r.H-4)
	if !small {
		e.Inner.H = r.H * .56
		e.Icons = append(e.Icons, deeds[spell]...)
	}
	if nameFits(a, name, e.Inner) && (!small || t.namesFit(e.Inner)) {
		e.Text = name
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

// namesFit reports whether the names of all spells fit beside their plates: either all have theirs, or
// none.
func (t *Table) namesFit(room ui.Rect) bool {
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		if !nameFits(t.a, t.a.T(show.SpellName(spell)), room) {
			return false
		}
	}
	return true
}

// nameFits reports whether a name fits into one or two lines.
func nameFits(a *ui.App, name string, room ui.Rect) bool {
	_, floor := a.TextSize()
	lines, ok := ui.Wrap(a.Config().Measure, name, room.W, floor, ui.Bold, 2)
	return ok && float32(len(lines))*floor*ui.LineHeight <= room.H+3
}

// PlateOf returns the place of the plate in a cell of the chart: at the left of the name if there is
// one.
func PlateOf(cell ui.Rect, named bool) ui.Rect {
	d := min(cell.H-4, cell.W*.5, 74)
	if !named {
		d = min(cell.H-4, cell.W-8, 84)
		return ui.Centred(cell, d, d)
	}
	return ui.Box(cell.X+3, cell.Y+(cell.H-d)/2, d, d)
}

// footer tells what the chosen spell does, and what it would bring now.
func (t *Table) footer(b *ui.Builder, left, right ui.Rect) {
	a := t.a
	s := t.subject()
	if s.spell == 0 {
		text := a.T("choose.hint")
		if lesson := t.lesson(); lesson != "" {
			text = lesson
		}
		b.Paragraph("table.chart.text", left.Union(right), text, 2, ui.AlignLeft)
		return
	}
	b.Paragraph("table.chart.text", left, a.T(show.SpellText(s.spell)), 2, ui.AlignLeft)
	f := show.Foresee(&t.model, t.actor, s.spell, &t.names)
	text := a.T("choose.now", words.Gap("What", f.Text))
	if f.Foil.Key != "" {
		longer := text + " " + f.Foil.In(a.Words())
		_, floor := a.TextSize()
		if _, ok := ui.Wrap(a.Config().Measure, longer, right.W-12, floor*a.Growth(), ui.Regular, 2); ok {
			text = longer
		}
	}
	b.Paragraph("table.chart.now", right, text, 2, ui.AlignLeft)
}
