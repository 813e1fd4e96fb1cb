package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// rivalTab is a page of the drawer of a player.
type rivalTab uint8

const (
	tabCards  rivalTab = iota // what the player has
	tabSpells                 // what the player has cast
	tabKnows                  // what a bot knows
)

// block is a part of a drawer whose parts scroll.
type block struct {
	h   float32 // with the gap below it
	add func(b *ui.Builder, r ui.Rect)
}

// Measures of the drawer of a player.
const (
	tabHigh  = 48
	blockGap = 6
	headHigh = 36
	faceSize = 72
	signSize = 40 // the crest beside what a bot knows of somebody
)

// buildRivalDrawer adds the pages of a player's drawer and the open one.
func (t *Table) buildRivalDrawer(b *ui.Builder, body ui.Rect) {
	a, seat := t.a, t.rival
	name := words.Lit("Name", t.names[seat])
	tabs := []struct {
		id, text, hint string
	}{{"cards", a.T("rival.cards"), t.has(seat)}, {"spells", a.T("rival.spells"), a.T("past.title")}, {"knows", a.T("rival.knows"), a.T("knows.title", name)}}
	tab := t.tab
	if t.s.IsHuman(seat) {
		tabs = tabs[:tabKnows]
		if tab == tabKnows {
			tab = tabCards
		}
	}
	for i, p := range tabs {
		b.Add(ui.Element{ID: "drawer.tab." + p.id, Role: ui.RoleToggle, Look: ui.LookButton, Rect: ui.Row(ui.Box(body.X, body.Y, body.W, tabHigh), i, len(tabs), 6), Text: p.text,
			Hint: p.hint, Checked: tab == rivalTab(i), OnPress: func() { t.turnTo(rivalTab(i)) }})
	}
	const under = tabHigh + 10
	body.Y, body.H = body.Y+under, body.H-under
	pages := [...]func(w float32) []block{t.cardsPage, t.spellsPage, t.knowsPage}
	t.buildBlocks(b, body, pages[tab])
}

// turnTo opens a page of the drawer of a player; other players' drawers open there, too.
func (t *Table) turnTo(tab rivalTab) {
	t.tab, t.scroll = tab, 0
	t.a.Changed()
}

// rivalKey turns the pages of the drawer of a player, and scrolls.
func (t *Table) rivalKey(k ui.Key) bool {
	last := tabKnows
	if t.s.IsHuman(t.rival) {
		last = tabSpells
	}
	tab := min(t.tab, last)
	switch {
	case k == ui.KeyPageUp:
		t.scrollBy(-1)
	case k == ui.KeyPageDown:
		t.scrollBy(1)
	case t.drawer != rivalDrawer:
		return false
	case k == ui.PadLB:
		t.turnTo((tab + last) % (last + 1))
	case k == ui.PadRB:
		t.turnTo((tab + 1) % (last + 1))
	case k >= ui.Key1 && k <= ui.Key1+ui.Key(last):
		t.turnTo(rivalTab(k - ui.Key1))
	default:
		return false
	}
	return true
}

// buildBlocks lays out blocks below each other, and scrolls if there are more than fit. How high
// they are depends on their width.
func (t *Table) buildBlocks(b *ui.Builder, body ui.Rect, of func(w float32) []block) {
	list := of(body.W)
	high := func(list []block) (h float32) {
		for i := range list {
			h += list[i].h
		}
		return h - blockGap
	}
	if high(list) > body.H {
		x := body.X + body.W - 44
		body.W -= 52
		list = of(body.W)
		most := len(list) - 1 // from there on all the rest fits
		for most > 0 && high(list[most-1:]) <= body.H {
			most--
		}
		t.scroll = max(0, min(t.scroll, most))
		a := t.a
		b.Icon("drawer.older", ui.Box(x, body.Y, 44, 44), pictures.SymUp, a.T("setup.back"), func() { t.scrollBy(-1) })
		e := b.Last()
		e.Disabled = t.scroll == 0
		b.Icon("drawer.newer", ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, a.T("setup.next"), func() { t.scrollBy(1) })
		e = b.Last()
		e.Disabled = t.scroll == most
	} else {
		t.scroll = 0
	}
	y := body.Y
	for i, p := range list[t.scroll:] {
		h := p.h - blockGap
		if i > 0 && y+h > body.Y+body.H+.5 {
			break
		}
		p.add(b, ui.Box(body.X, y, body.W, min(h, body.Y+body.H-y)))
		y += p.h
	}
}

// paragraph is a block of text, as high as it needs to be.
func (t *Table) paragraph(id, text string, w float32) block {
	normal, _ := t.a.TextSize()
	size := normal * t.a.Growth()
	lines, _ := ui.Wrap(t.a.Config().Measure, text, w, size, ui.Regular, 12)
	return block{h: float32(len(lines))*size*ui.LineHeight + 4 + blockGap, add: func(b *ui.Builder, r ui.Rect) { b.Paragraph(id, r, text, 12, ui.AlignLeft) }}
}

// heading is a block with a heading.
func (t *Table) heading(id, text string) block {
	return block{h: headHigh + blockGap, add: func(b *ui.Builder, r ui.Rect) {
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookHeading, Rect: r, Size: 22, Text: text, Align: ui.AlignLeft})
	}}
}

// tally is a picture with a number.
type tally struct {
	id    string
	icon  ui.Icon
	n     int
	label string
}

// counted are blocks that count cards by kind.
func (t *Table) counted(id string, cards []show.Some, w float32) []block {
	a := t.a
	var list []tally
	for _, s := range cards {
		e := tally{id: id + "." + s.Card.String(), icon: someIcon(s), n: s.N, label: show.Listed([]show.Some{s}).In(a.Words())}
		if s.Card != grimoria.NoCard {
			e.label += a.Colon() + a.T(show.CardText(s.Card))
		}
		list = append(list, e)
	}
	return t.tallies(list, w)
}

// tallies are blocks with rows of pictures with numbers.
func (t *Table) tallies(list []tally, w float32) (blocks []block) {
	a := t.a
	normal, _ := a.TextSize()
	d := max(44, 44/a.Scale())
	cell := d + a.Config().Measure.Width("28", normal*a.Growth(), ui.Bold) + 8
	n := max(1, int((w+4)/(cell+4)))
	for from := 0; from < len(list); from += n {
		row := list[from:min(from+n, len(list))]
		blocks = append(blocks, block{h: d + blockGap, add: func(b *ui.Builder, r ui.Rect) {
			for i, s := range row {
				e := ui.Element{ID: s.id, Role: ui.RoleInfo, Look: LookTally, Rect: ui.Box(r.X+float32(i)*(cell+4), r.Y, cell, d), Text: strconv.Itoa(s.n), Align: ui.AlignLeft,
					Icons: []ui.Icon{s.icon}, Label: s.label, Hint: capital(s.label)}
				e.Inner = ui.CutLeft(e.Rect, d+4)
				b.Add(e)
			}
		}})
	}
	return blocks
}

// someIcon returns the picture of counted cards.
func someIcon(s show.Some) ui.Icon {
	if s.Card == grimoria.NoCard {
		return faceDown(s.Hoard)
	}
	return sceneIcon(s.Card)
}

// cardsPage lists what everybody sees of a player, and what the viewer could remember.
func (t *Table) cardsPage(w float32) []block {
	a := t.a
	list := []block{t.paragraph("drawer.has", t.has(t.rival), w)}
	if m, ok := t.memory(t.rival); ok && len(m.Came) > 0 {
		list = append(list, t.paragraph("drawer.recall", m.Text().In(a.Words()), w))
		list = append(list, t.counted("drawer.recall", m.Came, w)...)
	}
	return append(list, t.cardBlocks(t.ownCards(t.rival), w)...)
}

// past returns what everybody has seen cast, as far as the table shows it.
func (t *Table) past() (p show.Past) {
	p.Add(t.s.SetupEvents())
	steps := t.s.Since(0)
	for i := range steps[:min(t.noted, len(steps))] {
		p.Add(steps[i].Events)
	}
	return p
}

// spellsPage shows the plates of the spells that a player has cast, by round.
func (t *Table) spellsPage(w float32) []block {
	a := t.a
	p := t.past()
	casts := p.Casts[t.rival]
	list := []block{t.heading("drawer.past", a.T("past.title"))}
	if len(casts) == 0 {
		return append(list, t.paragraph("drawer.past.none", a.T("past.none"), w))
	}
	normal, _ := a.TextSize()
	low := normal * a.Growth() * ui.LineHeight
	d := max(68, 44/a.Scale())
	if a.Phone() {
		d = max(50, 44/a.Scale())
	}
	n := max(1, int((w+6)/(d+6)))
	for from := 0; from < len(casts); from += n {
		row := casts[from:min(from+n, len(casts))]
		list = append(list, block{h: d + low + blockGap, add: func(b *ui.Builder, r ui.Rect) {
			for i, c := range row {
				e := ui.Element{ID: "drawer.past." + strconv.Itoa(c.Round), Role: ui.RoleInfo, Look: LookRound, Rect: ui.Box(r.X+float32(i)*(d+6), r.Y, d, r.H),
					Icons: []ui.Icon{spellIcon(c.Spell)}, Text: strconv.Itoa(c.Round), Struck: c.Blocked}
				e.Inner = ui.Box(e.Rect.X, r.Y+d, d, r.H-d)
				e.Label = words.Say("past.cast", words.Num("Count", c.Round), words.Ref("Spell", show.SpellName(c.Spell))).In(a.Words())
				e.Hint = e.Label + "\n" + a.T(show.SpellText(c.Spell))
				if c.Blocked {
					e.Hint += "\n" + a.T("tale.failed.blocked")
				}
				b.Add(e)
			}
		}})
	}
	return append(append(list, t.heading("drawer.often", a.T("past.often"))), t.tallies(t.often(casts), w)...)
}

// often counts the spells that a player has cast, the most frequent first.
func (t *Table) often(casts []show.Cast) (list []tally) {
	var n [grimoria.LastSpell + 1]int
	for _, c := range casts {
		n[c.Spell]++
	}
	for spell, k := range n {
		if k > 0 {
			name := words.Say("list.times", words.Num("Count", k), words.Ref("Card", show.SpellName(spell))).In(t.a.Words())
			list = append(list, tally{id: "drawer.often." + strconv.Itoa(spell), icon: spellIcon(spell), n: k, label: name + t.a.Colon() + t.a.T(show.SpellText(spell))})
		}
	}
	slices.SortStableFunc(list, func(x, y tally) int { return y.n - x.n })
	return list
}

// knowsPage tells how a bot plays and what it knows in the position that the table shows, without
// the decisions that are still being animated.
func (t *Table) knowsPage(w float32) []block {
	a, seat := t.a, t.rival
	list := []block{t.character(seat, w)}
	view, public := t.s.ViewBefore(t.noted, seat), t.s.ViewBefore(t.noted, grimoria.NoSeat)
	for i, l := range show.Knows(&view, &public, &t.model, &t.names) {
		id := "drawer.knows.line." + strconv.Itoa(i)
		if l.Seat < grimoria.NoSeat {
			id = "drawer.knows." + l.Seat.String()
			list = append(list, t.person(id, l.Seat, l.Text.In(a.Words()), w))
		} else {
			list = append(list, t.paragraph(id, l.Text.In(a.Words()), w))
		}
		list = append(list, t.counted(id, l.Cards, w)...)
	}
	return list
}

// person is the block with a player's crest and name above a text.
func (t *Table) person(id string, seat grimoria.Seat, text string, w float32) block {
	normal, _ := t.a.TextSize()
	head := normal * t.a.Growth() * ui.LineHeight
	p := t.paragraph(id, text, w-signSize-10)
	return block{h: max(p.h+head, signSize+blockGap), add: func(b *ui.Builder, r ui.Rect) {
		b.Crest(id+".crest", ui.Box(r.X, r.Y+2, signSize, signSize), t.crests[seat], t.names[seat])
		r = ui.CutLeft(r, signSize+10)
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X, r.Y, r.W, head), Size: normal, Text: t.names[seat], Align: ui.AlignLeft})
		p.add(b, ui.Box(r.X, r.Y+head, r.W, p.h-blockGap))
	}}
}

// character is the block with a bot's portrait that says how it plays.
func (t *Table) character(seat grimoria.Seat, w float32) block {
	a := t.a
	level, temper, _ := bot.Split(t.s.Player(seat).Level)
	text := a.T("bot."+level+".name") + a.Colon() + a.T("bot."+level+".hint")
	if temper != "" {
		text += "\n" + a.T("bot."+temper+".plays")
	}
	p := t.paragraph("drawer.knows.plays", text, w-faceSize-10)
	return block{h: max(p.h, faceSize+blockGap), add: func(b *ui.Builder, r ui.Rect) {
		b.Add(ui.Element{ID: "drawer.knows.face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Box(r.X, r.Y, faceSize, faceSize), Sitter: 1 + t.faces[seat], Label: t.names[seat], Paper: true})
		p.add(b, ui.CutLeft(r, faceSize+10))
	}}
}
