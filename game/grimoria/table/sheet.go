package table

import (
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// The sheet at the right, or below the table: what is at stake, in words, and a row for each choice. A press on a row
// selects it, as a press on the thing itself does; the main button does it.

// sheet is what is told and listed there.
type sheet struct {
	*turn
	scroll  ui.Scroll
	hinting string // the key of the hint that it gives, "" for none
}

// buildBook adds the sheet.
func (t *Table) buildBook(b *ui.Builder, box *board.Boxes) {
	r := box.Book
	if y := box.Stack.Y + box.Stack.H + board.Gap; box.Small && !box.Upright && !t.choosing() && y > r.Y { // below the stacks
		r.Y, r.H = y, r.Y+r.H-y
	}
	e := ui.Element{ID: "table.book", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Target: board.Thing(board.TargetBook), Label: t.a.T("book.name")}
	sh := &t.sheet
	b.Dock(e, &sh.scroll, func(f *ui.Flow) {
		rows := sh.listRows()
		if len(rows) == 0 {
			sh.tellSubject(f, sh.subject())
			return
		}
		if t.attacked() {
			f.Heading("table.book.title", t.a.T("answer.title"), 22)
		}
		for i := range rows {
			sh.addRow(f, &rows[i])
		}
		sh.tellChoice(f)
		sh.tellLesson(f)
	})
}

// subject returns what the book tells about: what has been chosen, what the pointer is on, or the
// spell of whose turn it is.
func (sh *sheet) subject() subject {
	a, m := sh.a, &sh.model
	if !sh.tapped.none() {
		return sh.tapped
	}
	if sh.picked >= 0 && sh.picked < len(sh.options) { // what is chosen wins over what is pointed at
		o := &sh.options[sh.picked]
		switch form(o) {
		case asSpell:
			return subject{card: grimoria.NoCard, spell: int(o.Decision.Arg)}
		case asSlot, asCard:
			if o.Card != grimoria.NoCard {
				return subject{card: o.Card}
			}
			return subject{card: grimoria.NoCard, title: a.T("display.hidden"), text: o.Text.In(a.Words())}
		case asSeat:
			return subject{card: grimoria.NoCard, title: sh.names[o.Seat], text: sh.has(o.Seat)}
		}
	}
	switch {
	case !sh.at.none():
		return sh.at
	case m.Attack.Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Attack.Spell}
	case m.Active < grimoria.NoSeat && m.Seats[m.Active].Spell > 0:
		return subject{card: grimoria.NoCard, spell: m.Seats[m.Active].Spell}
	case sh.viewer < grimoria.NoSeat && sh.watched == nil && sh.s.Own(sh.viewer) > 0:
		return subject{card: grimoria.NoCard, spell: sh.s.Own(sh.viewer)}
	}
	return subject{card: grimoria.NoCard}
}

// sheetRow is a choice on the sheet.
type sheetRow struct {
	button    ui.Element
	icon      ui.Icon
	name, sum string // its name, and the points that it adds
	then      string // what would follow
}

// listRows returns the rows of the choices: of cards, of players, and of answers that no button has.
func (sh *sheet) listRows() (rows []sheetRow) {
	a := sh.a
	single, decline := sh.single(), sh.decline()
	for _, f := range []formOf{asSlot, asSeat, asPlain, asCard} {
		for _, i := range sh.offered(f) {
			if f == asPlain && (i == single || i == decline) {
				continue
			}
			o := &sh.options[i]
			r := sheetRow{name: o.Text.In(a.Words()), then: o.Follows.In(a.Words())}
			r.button = ui.Element{ID: rowID(i), Role: ui.RoleButton, Look: ui.LookOption, Checked: sh.picked == i, Advised: sh.advice() == i, OnPress: func() { sh.pick(i) }}
			switch {
			case f == asSeat:
				r.icon, r.name, r.then = board.CrestOf(o.Seat), sh.names[o.Seat], sh.gainsOf(o)[0]
			case f == asPlain:
				r.icon = board.CardIcon(grimoria.MagicMirror)
				r.button.ID, r.button.Role = sh.optionID(i), ui.RoleTarget
			default:
				r.icon = board.FaceDown(false)
				if o.Card != grimoria.NoCard {
					r.icon, r.name = board.CardIcon(o.Card), a.T(show.CardName(o.Card))
				} else {
					r.name = a.T("display.hidden")
				}
				if r.sum = sh.pointsOf(o); f == asSlot || o.Decision.Kind == grimoria.Give {
					r.then = ""
				}
			}
			if f == asCard && sh.attacked() { // the cards lie in the tray
				r.button.ID, r.button.Role = sh.optionID(i), ui.RoleTarget
			}
			r.button.Label = o.Text.In(a.Words())
			if f == asSlot {
				r.button.Label += sh.oneOf(o.Slot)
			}
			if r.sum != "" {
				r.button.Label += a.Colon() + r.sum
			}
			if r.then != "" {
				r.button.Label += a.Colon() + r.then
			}
			r.button.Hint = r.button.Label
			rows = append(rows, r)
		}
	}
	return append(rows, sh.extraRows()...)
}

// addRow adds a row: its picture, its name, the points that it adds, and what would follow.
func (sh *sheet) addRow(f *ui.Flow, r *sheetRow) {
	const high, low = 32, 24
	id := r.button.ID
	r.button.Rect.H = high + 12 // also with a lower picture
	f.Card(r.button, func(f *ui.Flow) {
		picture := func(f *ui.Flow, high float32) {
			pic := ui.Element{ID: id + ".picture", Role: ui.RoleLabel, Look: board.LookCard, Rect: ui.Rect{W: high * board.CardRatio, H: high}, Icons: []ui.Icon{r.icon}, Label: r.name, Over: true}
			switch r.icon.Kind {
			case board.IconCrest:
				pic.Look, pic.Crest = ui.LookCrest, sh.crests[r.icon.What]
			}
			f.Add(pic)
		}
		name := func(f *ui.Flow) { f.Paragraph(id+".name", r.name) }
		sum := func(f *ui.Flow) {
			if r.sum != "" {
				const size = 18
				e := f.Heading(id+".sum", r.sum, size)
				e.Rect.W, e.Align, e.Lines = sh.a.Config().Measure.Width(r.sum, size, ui.Bold)+2, ui.AlignRight, 1
			}
		}
		beside := func(high float32) func(*ui.Flow) {
			return func(f *ui.Flow) {
				f.Row(func(f *ui.Flow) {
					picture(f, high)
					name(f)
					sum(f)
				})
			}
		}
		f.Either(beside(high), func(f *ui.Flow) {
			f.Either(beside(low), func(f *ui.Flow) { // long names take a line of their own
				f.Row(func(f *ui.Flow) {
					picture(f, high)
					f.Space(0)
					sum(f)
				})
				name(f)
			})
		})
		if r.then != "" {
			f.Paragraph(id+".then", r.then)
		}
	})
}

// worth returns what a choice changes in the points of who decides; ok is false if that cannot be said before all.
func (sh *sheet) worth(o *show.Option) (w show.Worth, ok bool) {
	h := sh.cardsOf()
	if h == nil || o.Card == grimoria.NoCard {
		return w, false
	}
	switch o.Decision.Kind {
	case grimoria.Take, grimoria.Seize:
		return h.WorthOf(o.Card, 1), true
	case grimoria.Give, grimoria.PutAway:
		return h.WorthOf(o.Card, -1), true
	case grimoria.Swap:
		return h.Trade(grimoria.Witch, o.Card), true
	}
	return w, false
}

// pointsOf says by how much a choice changes the points of who decides.
func (sh *sheet) pointsOf(o *show.Option) string {
	if w, ok := sh.worth(o); ok {
		return board.Signed(w.Points)
	}
	return ""
}

// tellChoice explains the choice that is selected, or what is at stake.
func (sh *sheet) tellChoice(f *ui.Flow) {
	a := sh.a
	if o := sh.pickedOption(); o != nil {
		if w, ok := sh.worth(o); ok && len(w.Parts) > 0 {
			f.Paragraph("table.book.worth", w.Text().In(a.Words()))
		}
		if o.Card != grimoria.NoCard {
			f.Paragraph("table.book.text", a.T(show.CardText(o.Card)))
		}
		return
	}
	if m := &sh.model; sh.attacked() && m.Attack.Named != grimoria.NoCard && m.Attack.On == sh.actor {
		if h := sh.cardsOf(); h != nil {
			w := h.WorthOf(m.Attack.Named, -1)
			f.Paragraph("table.book.worth", w.Text().In(a.Words()))
		}
	}
}

// tellLesson explains the decision that is due to a newcomer.
func (sh *sheet) tellLesson(f *ui.Flow) {
	if text := sh.lesson(); text != "" {
		f.Paragraph("table.book.lesson", text)
	}
}

// tellSubject tells about a spell, a card, or anything else.
func (sh *sheet) tellSubject(f *ui.Flow, s subject) {
	a := sh.a
	switch {
	case s.none() && sh.choosing():
		sh.tellRound(f)
		if hint := sh.hintText(); hint != "" {
			sh.framed(f, "table.book.hint", hint, false)
		}
		if level := sh.model.Level; level <= grimoria.LastSpell && sh.model.Round > 1 {
			f.Paragraph("table.book.new", a.T("choose.new", words.Ref("Spell", show.SpellName(level))))
		}
		f.Paragraph("table.book.text", a.T("choose.hint"))
		f.Paragraph("table.book.shared", sh.ifShared())
		sh.tellLesson(f)
	case sh.Boxes().Upright && !sh.deciding && s.spell > 0 && sh.model.Revealed(): // there is no scroll
		if x := sh.tells(); x != nil && x.Why.Key != "" {
			sh.framed(f, "table.book.why", x.Why.In(a.Words()), x.Loss)
		}
		sh.tellRound(f)
	case s.none():
		f.Paragraph("table.book.text", a.T("level.hint", words.Num("Count", sh.model.Level)))
		sh.tellLesson(f)
	case s.spell > 0:
		sh.addHead(f, a.T(show.SpellName(s.spell)), a.T(show.KindOf(s.spell).KindName()), ui.Element{Look: board.LookPlate, Rect: ui.Rect{W: 52, H: 52}, Icons: []ui.Icon{board.SpellIcon(s.spell)}})
		if sh.choosing() && sh.Boxes().Small { // what matters most comes first
			sh.tellNow(f, s.spell)
		}
		f.Paragraph("table.book.text", a.T(show.SpellText(s.spell)))
		sh.tellSpell(f, s.spell)
	case s.card != grimoria.NoCard:
		const high = 60
		sh.addHead(f, a.T(show.CardName(s.card)), a.T("card.group."+group(s.card)), ui.Element{Look: board.LookCard, Rect: ui.Rect{W: high * board.CardRatio, H: high}, Icons: []ui.Icon{board.CardIcon(s.card)}})
		f.Paragraph("table.book.text", a.T(show.CardText(s.card)))
		if h := sh.cardsOf(); h != nil && sh.choosing() {
			w := h.WorthOf(s.card, 1)
			sh.framed(f, "table.book.worth", w.Text().In(a.Words()), false)
		}
		sh.tellLesson(f)
	default:
		f.Heading("table.book.title", s.title, 22).Align = ui.AlignLeft
		f.Paragraph("table.book.text", s.text)
		sh.tellLesson(f)
	}
}

// tellRound tells on small screens, which have no scroll, what each has done in the round, or in the last one.
func (sh *sheet) tellRound(f *ui.Flow) {
	const sign = 26
	m := &sh.model
	if !sh.Boxes().Order.Empty() {
		return
	}
	for _, seat := range m.Order[:m.Players] {
		if seat >= grimoria.NoSeat {
			continue
		}
		d := &sh.deeds[seat]
		text := show.Sum(d.tales, seat, sh.voice(), show.Whole).In(sh.a.Words())
		spell := m.Seats[seat].Spell
		if text == "" && spell == 0 {
			continue
		}
		if text == "" { // to come
			if text = sh.a.T("part.all", words.Lit("Name", sh.names[seat]), words.Ref("What", show.SpellName(spell))); seat == sh.voice().You {
				text = sh.a.T("part.all.you", words.Ref("What", show.SpellName(spell)))
			}
		}
		id := "table.book.deed." + seat.String()
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: sh.crests[seat], Label: sh.names[seat]})
			e := f.Paragraph(id, text)
			if d.loss {
				e.Look, e.Struck, e.Lines = board.LookTold, true, 9
				_, e.Size = sh.a.TextSize()
			}
		})
	}
}

// addHead adds a picture beside a name and what it is.
func (sh *sheet) addHead(f *ui.Flow, name, kind string, picture ui.Element) {
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

// tellSpell tells what a spell would bring now, or why it has hit whom it has; and what can foil it.
func (sh *sheet) tellSpell(f *ui.Flow, spell int) {
	a := sh.a
	if x := sh.tells(); x != nil && !sh.choosing() && sh.spellOnStage(x) == spell {
		if x.Why.Key != "" {
			sh.framed(f, "table.book.why", x.Why.In(a.Words()), x.Loss)
		}
	}
	if sh.choosing() && !sh.Boxes().Small {
		sh.tellNow(f, spell)
	}
	if list := foils[show.KindOf(spell)]; len(list) > 0 {
		if spell == 12 {
			list = list[:3] // a cloak hides no coins
		}
		const size = 26
		row := ui.Element{ID: "table.book.foils", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{W: (size + 3) * float32(len(list)), H: size}, Size: size, Icons: list, Label: a.T("now.foil." + map[bool]string{true: "black", false: "attack"}[show.KindOf(spell) == show.Black])}
		title := func(f *ui.Flow) { f.Paragraph("table.book.foil", a.T("foil.title")).Lines = 1 }
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
	if sh.choosing() {
		f.Paragraph("table.book.shared", sh.ifShared())
	}
	sh.tellLesson(f)
}

// tellNow says what a spell would bring now, or from when on it can be chosen.
func (sh *sheet) tellNow(f *ui.Flow, spell int) {
	if spell > sh.model.Level {
		sh.framed(f, "table.book.now", sh.a.T("choose.locked", words.Num("Count", spell)), true)
		return
	}
	fore := show.Foresee(&sh.model, sh.actor, spell, &sh.names)
	sh.framed(f, "table.book.now", sh.a.T("choose.now", words.Gap("What", fore.Text)), fore.Red.Key != "")
}

// framed adds a sentence in a frame: a golden one, or a red one if it is bad news.
func (sh *sheet) framed(f *ui.Flow, id, text string, bad bool) {
	_, floor := sh.a.TextSize()
	f.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookNote, Size: floor, Text: text, Label: text, Lines: 9, Align: ui.AlignLeft, Struck: bad, Paper: true})
}

// ifShared says when somebody acts who shares a spell: after those who went before in the last round (G3.4).
func (sh *sheet) ifShared() string {
	var before []string
	for _, seat := range sh.model.Order[:sh.model.Players] {
		if seat == sh.actor || seat >= grimoria.NoSeat {
			break
		}
		before = append(before, sh.names[seat])
	}
	if len(before) == 0 {
		return sh.a.T("shared.first")
	}
	return sh.a.T("shared.after", words.Lit("Names", sh.a.Words().List(before)))
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

// extraRows returns a row for each extra, which opens and shuts it.
func (sh *sheet) extraRows() (rows []sheetRow) {
	a := sh.a
	for _, x := range sh.extras() {
		c := extraCards[x]
		name := a.T(show.CardName(c))
		rows = append(rows, sheetRow{icon: board.CardIcon(c), name: name, button: ui.Element{ID: "table.extra." + c.String(), Role: ui.RoleToggle, Look: ui.LookOption, Checked: sh.extra == x,
			Label: name + a.Colon() + a.T(show.CardText(c)), Hint: a.T(show.CardText(c)), OnHover: sh.look(subject{card: c}), OnPress: func() { sh.pullExtra(x) }}})
	}
	return rows
}

// gainsOf says what an option costs and brings, the fullest first; nothing if that is plain.
func (sh *sheet) gainsOf(o *show.Option) (list []string) {
	a := sh.a
	w, known := sh.worth(o)
	points := func(n int) string {
		text := a.T("points.count", words.Num("Count", max(n, -n)))
		if n != 0 {
			text = board.Sign(n) + text
		}
		return text
	}
	switch k := o.Decision.Kind; {
	case k == grimoria.Choose:
		return sh.brings(int(o.Decision.Arg))
	case k == grimoria.Seize && known:
		h := sh.model.Seats[sh.model.Attack.On%grimoria.MaxSeats]
		less := h.WorthOf(o.Card, -1)
		list = append(list, a.T("act.both", words.Num("Count", w.Points), words.Num("N", max(0, -less.Points)), words.Lit("Name", sh.names[sh.model.Attack.On%grimoria.MaxSeats])), points(w.Points))
	case k == grimoria.PutAway:
		list = append(list, "+"+show.Coins(2).In(a.Words()))
		if known {
			list = append([]string{points(w.Points) + a.T("list.comma") + list[0]}, list...)
		}
	case known:
		list = append(list, points(w.Points))
	case k == grimoria.Buy:
		list = append(list, "−"+show.Coins(1).In(a.Words()))
	case k == grimoria.Target:
		h := &sh.model.Seats[o.Seat]
		if _, open := h.Companions(); sh.model.Seats[sh.actor%grimoria.MaxSeats].Spell == 12 {
			list = append(list, show.Coins(h.Coins).In(a.Words()))
		} else {
			list = append(list, a.T("has.companions", words.Num("Count", open)))
		}
	case k == grimoria.Cast:
		list = append(list, a.T(show.SpellName(max(1, sh.spellOf(sh.actor)))))
	case o.Follows.Key != "":
		list = append(list, o.Follows.In(a.Words()))
		if k == grimoria.Mirror {
			list = append(list, a.T("then.mirror.short", words.Lit("Name", sh.names[sh.model.Attack.By%grimoria.MaxSeats])))
		}
	}
	return list
}

// brings says what a spell would bring now, as far as numbers say it, or that it is a bad choice.
func (sh *sheet) brings(spell int) (list []string) {
	a := sh.a
	m := sh.model
	f := show.Foresee(&m, sh.actor, spell, &sh.names)
	if f.Vain {
		return []string{a.T("act.vain"), f.Red.In(a.Words())}
	}
	var parts []string
	add := func(n int, text words.Text) {
		if n != 0 {
			parts = append(parts, board.Sign(n)+text.In(a.Words()))
		}
	}
	add(-f.Pays, show.Coins(f.Pays))
	add(-f.Gone, words.Say("cards.count", words.Num("Count", f.Gone)))
	add(f.Coins, show.Coins(f.Coins))
	add(f.Cards, words.Say("cards.count", words.Num("Count", f.Cards)))
	add(f.Hoard, words.Say("part.treasure", words.Num("Count", f.Hoard)))
	add(f.Guests, words.Say("has.companions", words.Num("Count", f.Guests)))
	text := strings.Join(parts, a.T("list.comma"))
	if text == "" {
		if key := "now.cell." + strconv.Itoa(spell); spell == 8 || spell == 11 || spell == 1 {
			return []string{a.T(key)}
		}
		return nil
	}
	if f.Foil.Key != "" {
		return []string{a.T("act.foil", words.Lit("What", text)), text}
	}
	return []string{text}
}

// meeting returns the key of a hint about something that a newcomer meets for the first time, "" if nothing is new: one in
// a round, while spells are chosen. of is the card that it is about, NoCard for none.
func (sh *sheet) meeting() (key string, of grimoria.Card) {
	h := sh.cardsOf()
	if h == nil || !sh.choosing() || sh.guided || sh.g.knows(sh.a, hintsOff) {
		return "", grimoria.NoCard
	}
	m := &sh.model
	fresh := func(k string) bool { return !sh.a.Settings().Knows(sh.g.Name(), k) }
	most := m.Level >= 12
	for i := range m.Players {
		most = most && (grimoria.Seat(i) == sh.actor || m.Seats[i].Coins < h.Coins)
	}
	for _, x := range []struct {
		key string
		now bool
	}{{"meet.last", m.Level == grimoria.LastLevel}, {"meet.all", m.Level == grimoria.LastSpell}, {"meet.attacks", m.Level >= 9}, {"meet.most", most}} {
		if x.now && fresh(x.key) {
			return x.key, grimoria.NoCard
		}
	}
	for c := range grimoria.NoCard {
		if k := "meet." + c.String(); h.Held(c) > 0 && hintedCards[c] && fresh(k) {
			return k, c
		}
	}
	return "", grimoria.NoCard
}

// hintedCards are the cards that there is a hint about.
var hintedCards = map[grimoria.Card]bool{
	grimoria.Bronzesmith: true, grimoria.King: true, grimoria.Queen: true, grimoria.Prince: true, grimoria.Princess: true, grimoria.TaxCollector: true, grimoria.Bard: true,
	grimoria.Messenger: true, grimoria.Merchant: true, grimoria.Seer: true, grimoria.Witch: true, grimoria.Maid: true, grimoria.BlackMage: true, grimoria.Mercenary: true,
	grimoria.Cloak: true, grimoria.MagicMirror: true,
}

// hintText words the meeting.
func (sh *sheet) hintText() string {
	key, c := sh.meeting()
	sh.hinting = key
	switch {
	case key == "":
		return ""
	case c.IsCompanion():
		return sh.a.T(show.CardName(c)) + sh.a.Colon() + sh.a.T(key)
	}
	return sh.a.T(key)
}

// hinted notes that the hint has been seen.
func (sh *sheet) hinted() {
	if sh.hinting != "" {
		sh.a.Settings().Learn(sh.g.Name(), sh.hinting)
		sh.hinting = ""
		sh.a.Save()
	}
}
