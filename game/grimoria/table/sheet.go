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
type sheet struct{ *turn }

// buildBook adds the sheet.
func (sh sheet) buildBook(b *ui.Builder, box *board.Boxes) {
	sh.BuildBook(b, box, sh.choosing(), func(f *ui.Flow) {
		rows := sh.listRows()
		if len(rows) == 0 {
			sh.tellSubject(f, sh.subject())
			return
		}
		if sh.Attacked() {
			f.Heading("table.book.title", sh.App.T("answer.title"), 22)
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
func (sh sheet) subject() board.Subject {
	a := sh.App
	if !sh.tapped.None() {
		return sh.tapped
	}
	if sh.picked >= 0 && sh.picked < len(sh.options) { // what is chosen wins over what is pointed at
		o := &sh.options[sh.picked]
		switch form(o) {
		case asSpell:
			return board.Subject{Card: grimoria.NoCard, Spell: int(o.Decision.Arg)}
		case asSlot, asCard:
			if o.Card != grimoria.NoCard {
				return board.Subject{Card: o.Card}
			}
			return board.Subject{Card: grimoria.NoCard, Title: a.T("display.hidden"), Text: o.Text.In(a.Words())}
		case asSeat:
			return board.Subject{Card: grimoria.NoCard, Title: sh.Names[o.Seat], Text: sh.Has(o.Seat)}
		}
	}
	return sh.Topic()
}

// sheetRow is a choice on the sheet.
type sheetRow struct {
	button    ui.Element
	icon      ui.Icon
	name, sum string // its name, and the points that it adds
	then      string // what would follow
}

// listRows returns the rows of the choices: of cards, of players, and of answers that no button has.
func (sh sheet) listRows() (rows []sheetRow) {
	a := sh.App
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
				r.icon, r.name, r.then = board.CrestOf(o.Seat), sh.Names[o.Seat], sh.gainsOf(o)[0]
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
			if f == asCard && sh.Attacked() { // the cards lie in the tray
				r.button.ID, r.button.Role = sh.optionID(i), ui.RoleTarget
			}
			r.button.Label = o.Text.In(a.Words())
			if f == asSlot {
				r.button.Label += sh.OneOf(o.Slot)
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
func (sh sheet) addRow(f *ui.Flow, r *sheetRow) {
	const high, low = 32, 24
	id := r.button.ID
	r.button.Rect.H = high + 12 // also with a lower picture
	f.Card(r.button, func(f *ui.Flow) {
		picture := func(f *ui.Flow, high float32) {
			pic := ui.Element{ID: id + ".picture", Role: ui.RoleLabel, Look: board.LookCard, Rect: ui.Rect{W: high * board.CardRatio, H: high}, Icons: []ui.Icon{r.icon}, Label: r.name, Over: true}
			switch r.icon.Kind {
			case board.IconCrest:
				pic.Look, pic.Crest = ui.LookCrest, sh.Crests[r.icon.What]
			}
			f.Add(pic)
		}
		name := func(f *ui.Flow) { f.Paragraph(id+".name", r.name) }
		sum := func(f *ui.Flow) {
			if r.sum != "" {
				const size = 18
				e := f.Heading(id+".sum", r.sum, size)
				e.Rect.W, e.Align, e.Lines = sh.App.Config().Measure.Width(r.sum, size, ui.Bold)+2, ui.AlignRight, 1
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
func (sh sheet) worth(o *show.Option) (w show.Worth, ok bool) {
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
func (sh sheet) pointsOf(o *show.Option) string {
	if w, ok := sh.worth(o); ok {
		return board.Signed(w.Points)
	}
	return ""
}

// tellChoice explains the choice that is selected, or what is at stake.
func (sh sheet) tellChoice(f *ui.Flow) {
	a := sh.App
	if o := sh.pickedOption(); o != nil {
		if w, ok := sh.worth(o); ok && len(w.Parts) > 0 {
			f.Paragraph("table.book.worth", w.Text().In(a.Words()))
		}
		if o.Card != grimoria.NoCard {
			f.Paragraph("table.book.text", a.T(show.CardText(o.Card)))
		}
		return
	}
	if m := &sh.Model; sh.Attacked() && m.Attack.Named != grimoria.NoCard && m.Attack.On == sh.Actor {
		if h := sh.cardsOf(); h != nil {
			w := h.WorthOf(m.Attack.Named, -1)
			f.Paragraph("table.book.worth", w.Text().In(a.Words()))
		}
	}
}

// tellLesson explains the decision that is due to a newcomer.
func (sh sheet) tellLesson(f *ui.Flow) {
	if text := sh.lesson(); text != "" {
		f.Paragraph("table.book.lesson", text)
	}
}

// tellSubject tells about a spell, a card, or anything else.
func (sh sheet) tellSubject(f *ui.Flow, s board.Subject) {
	a := sh.App
	switch {
	case s.None() && sh.choosing():
		sh.TellRound(f)
		if hint := sh.hintText(); hint != "" {
			sh.Framed(f, "table.book.hint", hint, false)
		}
		if level := sh.Model.Level; level <= grimoria.LastSpell && sh.Model.Round > 1 {
			f.Paragraph("table.book.new", a.T("choose.new", words.Ref("Spell", show.SpellName(level))))
		}
		f.Paragraph("table.book.text", a.T("choose.hint"))
		f.Paragraph("table.book.shared", sh.ifShared())
	case s.Spell > 0 && sh.choosing():
		sh.HeadOfSpell(f, s.Spell)
		small := sh.Boxes().Small
		if small { // what matters most comes first
			sh.tellNow(f, s.Spell)
		}
		f.Paragraph("table.book.text", a.T(show.SpellText(s.Spell)))
		if !small {
			sh.tellNow(f, s.Spell)
		}
		sh.TellFoils(f, s.Spell)
		f.Paragraph("table.book.shared", sh.ifShared())
	default:
		sh.TellAbout(f, s)
		if h := sh.cardsOf(); s.Card != grimoria.NoCard && h != nil && sh.choosing() {
			w := h.WorthOf(s.Card, 1)
			sh.Framed(f, "table.book.worth", w.Text().In(a.Words()), false)
		}
	}
	sh.tellLesson(f)
}

// tellNow says what a spell would bring now, or from when on it can be chosen.
func (sh sheet) tellNow(f *ui.Flow, spell int) {
	if spell > sh.Model.Level {
		sh.Framed(f, "table.book.now", sh.App.T("choose.locked", words.Num("Count", spell)), true)
		return
	}
	fore := show.Foresee(&sh.Model, sh.Actor, spell, &sh.Names)
	sh.Framed(f, "table.book.now", sh.App.T("choose.now", words.Gap("What", fore.Text)), fore.Red.Key != "")
}

// ifShared says when somebody acts who shares a spell: after those who went before in the last round (G3.4).
func (sh sheet) ifShared() string {
	var before []string
	for _, seat := range sh.Model.Order[:sh.Model.Players] {
		if seat == sh.Actor || seat >= grimoria.NoSeat {
			break
		}
		before = append(before, sh.Names[seat])
	}
	if len(before) == 0 {
		return sh.App.T("shared.first")
	}
	return sh.App.T("shared.after", words.Lit("Names", sh.App.Words().List(before)))
}

// extraRows returns a row for each extra, which opens and shuts it.
func (sh sheet) extraRows() (rows []sheetRow) {
	a := sh.App
	for _, x := range sh.extras() {
		c := extraCards[x]
		name := a.T(show.CardName(c))
		rows = append(rows, sheetRow{icon: board.CardIcon(c), name: name, button: ui.Element{ID: "table.extra." + c.String(), Role: ui.RoleToggle, Look: ui.LookOption, Checked: sh.extra == x,
			Label: name + a.Colon() + a.T(show.CardText(c)), Hint: a.T(show.CardText(c)), OnHover: sh.Pointing(board.Subject{Card: c}), OnPress: func() { sh.pullExtra(x) }}})
	}
	return rows
}

// gainsOf says what an option costs and brings, the fullest first; nothing if that is plain.
func (sh sheet) gainsOf(o *show.Option) (list []string) {
	a := sh.App
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
		h := sh.Model.Seats[sh.Model.Attack.On%grimoria.MaxSeats]
		less := h.WorthOf(o.Card, -1)
		list = append(list, a.T("act.both", words.Num("Count", w.Points), words.Num("N", max(0, -less.Points)), words.Lit("Name", sh.Names[sh.Model.Attack.On%grimoria.MaxSeats])), points(w.Points))
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
		h := &sh.Model.Seats[o.Seat]
		if _, open := h.Companions(); sh.Model.Seats[sh.Actor%grimoria.MaxSeats].Spell == 12 {
			list = append(list, show.Coins(h.Coins).In(a.Words()))
		} else {
			list = append(list, a.T("has.companions", words.Num("Count", open)))
		}
	case k == grimoria.Cast:
		list = append(list, a.T(show.SpellName(max(1, sh.SpellOf(sh.Actor)))))
	case o.Follows.Key != "":
		list = append(list, o.Follows.In(a.Words()))
		if k == grimoria.Mirror {
			list = append(list, a.T("then.mirror.short", words.Lit("Name", sh.Names[sh.Model.Attack.By%grimoria.MaxSeats])))
		}
	}
	return list
}

// brings says what a spell would bring now, as far as numbers say it, or that it is a bad choice.
func (sh sheet) brings(spell int) (list []string) {
	a := sh.App
	m := sh.Model
	f := show.Foresee(&m, sh.Actor, spell, &sh.Names)
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
func (sh sheet) meeting() (key string, of grimoria.Card) {
	h := sh.cardsOf()
	if h == nil || !sh.choosing() || sh.guided || sh.g.knows(sh.App, hintsOff) {
		return "", grimoria.NoCard
	}
	m := &sh.Model
	fresh := func(k string) bool { return !sh.App.Settings().Knows(sh.g.Name(), k) }
	most := m.Level >= 12
	for i := range m.Players {
		most = most && (grimoria.Seat(i) == sh.Actor || m.Seats[i].Coins < h.Coins)
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
func (sh sheet) hintText() string {
	key, c := sh.meeting()
	sh.hinting = key
	switch {
	case key == "":
		return ""
	case c.IsCompanion():
		return sh.App.T(show.CardName(c)) + sh.App.Colon() + sh.App.T(key)
	}
	return sh.App.T(key)
}
