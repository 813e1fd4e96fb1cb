package board

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildBook adds the open book, the sheet at the right or below the table. chart tells that spells are chosen beside it.
func (tb *Tableau) BuildBook(b *ui.Builder, box *Boxes, chart bool, build func(f *ui.Flow)) {
	r := box.Book
	if y := box.Stack.Y + box.Stack.H + Gap; box.Small && !box.Upright && !chart && y > r.Y { // below the stacks
		r.Y, r.H = y, r.Y+r.H-y
	}
	e := ui.Element{ID: "table.book", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Target: Thing(TargetBook), Label: tb.App.T("book.name")}
	b.Dock(e, &tb.Book, build)
}

// Topic returns what the book tells about while nothing is chosen: what the pointer is on, or the spell of whose turn it is.
func (tb *Tableau) Topic() Subject {
	m := &tb.Model
	switch {
	case !tb.At.None():
		return tb.At
	case m.Attack.Spell > 0:
		return Subject{Card: grimoria.NoCard, Spell: m.Attack.Spell}
	case m.Active < grimoria.NoSeat && m.Seats[m.Active].Spell > 0:
		return Subject{Card: grimoria.NoCard, Spell: m.Seats[m.Active].Spell}
	case tb.Viewer < grimoria.NoSeat && tb.Session.Own(tb.Viewer) > 0:
		return Subject{Card: grimoria.NoCard, Spell: tb.Session.Own(tb.Viewer)}
	}
	return Subject{Card: grimoria.NoCard}
}

// TellAbout tells about a spell, a card, or anything else.
func (tb *Tableau) TellAbout(f *ui.Flow, s Subject) {
	a := tb.App
	switch {
	case tb.Boxes().Upright && !tb.Deciding() && s.Spell > 0 && tb.Model.Revealed(): // there is no scroll
		tb.tellWhy(f, tb.Telling())
		tb.TellRound(f)
	case s.None():
		f.Paragraph("table.book.text", a.T("level.hint", words.Num("Count", tb.Model.Level)))
	case s.Spell > 0:
		tb.HeadOfSpell(f, s.Spell)
		f.Paragraph("table.book.text", a.T(show.SpellText(s.Spell)))
		if x := tb.Telling(); x != nil && tb.spellOnStage(x) == s.Spell {
			tb.tellWhy(f, x)
		}
		tb.TellFoils(f, s.Spell)
	case s.Card != grimoria.NoCard:
		const high = 60
		tb.addHead(f, a.T(show.CardName(s.Card)), a.T("card.group."+group(s.Card)), ui.Element{Look: LookCard, Rect: ui.Rect{W: high * CardRatio, H: high}, Icons: []ui.Icon{CardIcon(s.Card)}})
		f.Paragraph("table.book.text", a.T(show.CardText(s.Card)))
	default:
		f.Heading("table.book.title", s.Title, 22).Align = ui.AlignLeft
		f.Paragraph("table.book.text", s.Text)
	}
}

// HeadOfSpell adds the plate of a spell beside its name and its kind.
func (tb *Tableau) HeadOfSpell(f *ui.Flow, spell int) {
	a := tb.App
	tb.addHead(f, a.T(show.SpellName(spell)), a.T(show.KindOf(spell).KindName()), ui.Element{Look: LookPlate, Rect: ui.Rect{W: 52, H: 52}, Icons: []ui.Icon{SpellIcon(spell)}})
}

// tellWhy tells why a spell has hit whom it has.
func (tb *Tableau) tellWhy(f *ui.Flow, x *show.Told) {
	if x != nil && x.Why.Key != "" {
		tb.Framed(f, "table.book.why", x.Why.In(tb.App.Words()), x.Loss)
	}
}

// TellFoils shows what can foil a spell.
func (tb *Tableau) TellFoils(f *ui.Flow, spell int) {
	list := Foils[show.KindOf(spell)]
	if len(list) == 0 {
		return
	}
	if spell == 12 {
		list = list[:3] // a cloak hides no coins
	}
	const size = 26
	row := ui.Element{ID: "table.book.foils", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{W: (size + 3) * float32(len(list)), H: size}, Size: size, Icons: list, Label: tb.App.T("now.foil." + map[bool]string{true: "black", false: "attack"}[show.KindOf(spell) == show.Black])}
	title := func(f *ui.Flow) { f.Paragraph("table.book.foil", tb.App.T("foil.title")).Lines = 1 }
	f.Either(func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			title(f)
			f.Add(row)
		})
	}, func(f *ui.Flow) {
		title(f)
		f.Add(row)
	})
}

// TellRound tells on small screens, which have no scroll, what each has done in the round, or in the last one.
func (tb *Tableau) TellRound(f *ui.Flow) {
	const sign = 26
	m := &tb.Model
	if !tb.Boxes().Order.Empty() {
		return
	}
	for _, seat := range m.Order[:m.Players] {
		if seat >= grimoria.NoSeat {
			continue
		}
		d := &tb.Deeds[seat]
		text := show.Sum(d.Tales, seat, tb.Voice(), show.Whole).In(tb.App.Words())
		spell := m.Seats[seat].Spell
		if text == "" && spell == 0 {
			continue
		}
		if text == "" { // to come
			if text = tb.App.T("part.all", words.Lit("Name", tb.Names[seat]), words.Ref("What", show.SpellName(spell))); seat == tb.Voice().You {
				text = tb.App.T("part.all.you", words.Ref("What", show.SpellName(spell)))
			}
		}
		id := "table.book.deed." + seat.String()
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: tb.Crests[seat], Label: tb.Names[seat]})
			e := f.Paragraph(id, text)
			if d.Loss {
				e.Look, e.Struck, e.Lines = LookTold, true, 9
				_, e.Size = tb.App.TextSize()
			}
		})
	}
}

// addHead adds a picture beside a name and what it is.
func (tb *Tableau) addHead(f *ui.Flow, name, kind string, picture ui.Element) {
	picture.ID, picture.Role, picture.Label, picture.Over = "table.book.picture", ui.RoleLabel, name, true
	named := func(f *ui.Flow) {
		f.Heading("table.book.title", name, 22).Align = ui.AlignLeft
		f.Paragraph("table.book.kind", kind)
	}
	f.Either(func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			f.Add(picture)
			f.Column(named)
		})
	}, named)
}

// Framed adds a sentence in a frame: a golden one, or a red one if it is bad news.
func (tb *Tableau) Framed(f *ui.Flow, id, text string, bad bool) {
	_, floor := tb.App.TextSize()
	f.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookNote, Size: floor, Text: text, Label: text, Lines: 9, Align: ui.AlignLeft, Struck: bad, Paper: true})
}
