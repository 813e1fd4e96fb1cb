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
func (dr *drawers) buildRivalDrawer(b *ui.Builder, body ui.Rect) {
	a, seat := dr.a, dr.rival
	name := words.Lit("Name", dr.names[seat])
	tabs := []struct {
		id, text, hint string
	}{{"cards", a.T("rival.cards"), dr.has(seat)}, {"spells", a.T("rival.spells"), a.T("past.title")}, {"knows", a.T("rival.knows"), a.T("knows.title", name)}}
	tab := dr.tab
	if dr.s.IsHuman(seat) {
		tabs = tabs[:tabKnows]
		if tab == tabKnows {
			tab = tabCards
		}
	}
	for i, p := range tabs {
		b.Add(ui.Element{ID: "drawer.tab." + p.id, Role: ui.RoleToggle, Look: ui.LookButton, Rect: ui.Row(ui.Box(body.X, body.Y, body.W, tabHigh), i, len(tabs), 6), Text: p.text,
			Hint: p.hint, Checked: tab == rivalTab(i), OnPress: func() { dr.turnTo(rivalTab(i)) }})
	}
	const under = tabHigh + 10
	body.Y, body.H = body.Y+under, body.H-under
	pages := [...]func(w float32) []block{dr.cardsPage, dr.spellsPage, dr.knowsPage}
	dr.buildBlocks(b, body, pages[tab])
}

// turnTo opens a page of the drawer of a player; other players' drawers open there, too.
func (dr *drawers) turnTo(tab rivalTab) {
	dr.tab, dr.scroll = tab, 0
	dr.a.Changed()
}

// rivalKey turns the pages of the drawer of a player, and scrolls.
func (dr *drawers) rivalKey(k ui.Key) bool {
	last := tabKnows
	if dr.s.IsHuman(dr.rival) {
		last = tabSpells
	}
	tab := min(dr.tab, last)
	switch {
	case k == ui.KeyPageUp:
		dr.scrollBy(-1)
	case k == ui.KeyPageDown:
		dr.scrollBy(1)
	case dr.drawer != rivalDrawer:
		return false
	case k == ui.PadLB:
		dr.turnTo((tab + last) % (last + 1))
	case k == ui.PadRB:
		dr.turnTo((tab + 1) % (last + 1))
	case k >= ui.Key1 && k <= ui.Key1+ui.Key(last):
		dr.turnTo(rivalTab(k - ui.Key1))
	default:
		return false
	}
	return true
}

// buildBlocks lays out blocks below each other, and scrolls if there are more than fit. How high
// they are depends on their width.
func (dr *drawers) buildBlocks(b *ui.Builder, body ui.Rect, of func(w float32) []block) {
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
		dr.scroll = max(0, min(dr.scroll, most))
		a := dr.a
		b.Icon("drawer.older", ui.Box(x, body.Y, 44, 44), pictures.SymUp, a.T("setup.back"), func() { dr.scrollBy(-1) })
		e := b.Last()
		e.Disabled = dr.scroll == 0
		b.Icon("drawer.newer", ui.Box(x, body.Y+body.H-44, 44, 44), pictures.SymDown, a.T("setup.next"), func() { dr.scrollBy(1) })
		e = b.Last()
		e.Disabled = dr.scroll == most
	} else {
		dr.scroll = 0
	}
	y := body.Y
	for i, p := range list[dr.scroll:] {
		h := p.h - blockGap
		if i > 0 && y+h > body.Y+body.H+.5 {
			break
		}
		p.add(b, ui.Box(body.X, y, body.W, min(h, body.Y+body.H-y)))
		y += p.h
	}
}

// paragraph is a block of text, as high as it needs to be.
func (bd *board) paragraph(id, text string, w float32) block {
	normal, _ := bd.a.TextSize()
	size := normal * bd.a.Growth()
	lines, _ := ui.Wrap(bd.a.Config().Measure, text, w, size, ui.Regular, 12)
	return block{h: float32(len(lines))*size*ui.LineHeight + 4 + blockGap, add: func(b *ui.Builder, r ui.Rect) { b.Paragraph(id, r, text, 12, ui.AlignLeft) }}
}

// heading is a block with a heading.
func (bd *board) heading(id, text string) block {
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
func (bd *board) counted(id string, cards []show.Some, w float32) []block {
	a := bd.a
	var list []tally
	for _, s := range cards {
		e := tally{id: id + "." + s.Card.String(), icon: someIcon(s), n: s.N, label: show.Listed([]show.Some{s}).In(a.Words())}
		if s.Card != grimoria.NoCard {
			e.label += a.Colon() + a.T(show.CardText(s.Card))
		}
		list = append(list, e)
	}
	return bd.tallies(list, w)
}

// tallies are blocks with rows of pictures with numbers.
func (bd *board) tallies(list []tally, w float32) (blocks []block) {
	a := bd.a
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
func (dr *drawers) cardsPage(w float32) []block {
	a := dr.a
	list := []block{dr.paragraph("drawer.has", dr.has(dr.rival), w)}
	if m, ok := dr.memory(dr.rival); ok && len(m.Came) > 0 {
		list = append(list, dr.paragraph("drawer.recall", m.Text().In(a.Words()), w))
		list = append(list, dr.counted("drawer.recall", m.Came, w)...)
	}
	return append(list, dr.cardBlocks(dr.ownCards(dr.rival), w)...)
}

// past returns what everybody has seen cast, as far as the table shows it.
func (bd *board) past() (p show.Past) {
	p.Add(bd.s.SetupEvents())
	steps := bd.s.Since(0)
	for i := range steps[:min(bd.noted, len(steps))] {
		p.Add(steps[i].Events)
	}
	return p
}

// spellsPage shows the plates of the spells that a player has cast, by round.
func (dr *drawers) spellsPage(w float32) []block {
	a := dr.a
	p := dr.past()
	casts := p.Casts[dr.rival]
	list := []block{dr.heading("drawer.past", a.T("past.title"))}
	if len(casts) == 0 {
		return append(list, dr.paragraph("drawer.past.none", a.T("past.none"), w))
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
	return append(append(list, dr.heading("drawer.often", a.T("past.often"))), dr.tallies(dr.often(casts), w)...)
}

// often counts the spells that a player has cast, the most frequent first.
func (bd *board) often(casts []show.Cast) (list []tally) {
	var n [grimoria.LastSpell + 1]int
	for _, c := range casts {
		n[c.Spell]++
	}
	for spell, k := range n {
		if k > 0 {
			name := words.Say("list.times", words.Num("Count", k), words.Ref("Card", show.SpellName(spell))).In(bd.a.Words())
			list = append(list, tally{id: "drawer.often." + strconv.Itoa(spell), icon: spellIcon(spell), n: k, label: name + bd.a.Colon() + bd.a.T(show.SpellText(spell))})
		}
	}
	slices.SortStableFunc(list, func(x, y tally) int { return y.n - x.n })
	return list
}

// knowsPage tells how a bot plays and what it knows in the position that the table shows, without
// the decisions that are still being animated.
func (dr *drawers) knowsPage(w float32) []block {
	a, seat := dr.a, dr.rival
	list := []block{dr.character(seat, w)}
	view, public := dr.s.ViewBefore(dr.noted, seat), dr.s.ViewBefore(dr.noted, grimoria.NoSeat)
	for i, l := range show.Knows(&view, &public, &dr.model, &dr.names) {
		id := "drawer.knows.line." + strconv.Itoa(i)
		if l.Seat < grimoria.NoSeat {
			id = "drawer.knows." + l.Seat.String()
			list = append(list, dr.person(id, l.Seat, l.Text.In(a.Words()), w))
		} else {
			list = append(list, dr.paragraph(id, l.Text.In(a.Words()), w))
		}
		list = append(list, dr.counted(id, l.Cards, w)...)
	}
	return list
}

// person is the block with a player's crest and name above a text.
func (bd *board) person(id string, seat grimoria.Seat, text string, w float32) block {
	normal, _ := bd.a.TextSize()
	head := normal * bd.a.Growth() * ui.LineHeight
	p := bd.paragraph(id, text, w-signSize-10)
	return block{h: max(p.h+head, signSize+blockGap), add: func(b *ui.Builder, r ui.Rect) {
		b.Crest(id+".crest", ui.Box(r.X, r.Y+2, signSize, signSize), bd.crests[seat], bd.names[seat])
		r = ui.CutLeft(r, signSize+10)
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X, r.Y, r.W, head), Size: normal, Text: bd.names[seat], Align: ui.AlignLeft})
		p.add(b, ui.Box(r.X, r.Y+head, r.W, p.h-blockGap))
	}}
}

// character is the block with a bot's portrait that says how it plays.
func (bd *board) character(seat grimoria.Seat, w float32) block {
	a := bd.a
	level, temper, _ := bot.Split(bd.s.Player(seat).Level)
	text := a.T("bot."+level+".name") + a.Colon() + a.T("bot."+level+".hint")
	if temper != "" {
		text += "\n" + a.T("bot."+temper+".plays")
	}
	p := bd.paragraph("drawer.knows.plays", text, w-faceSize-10)
	return block{h: max(p.h, faceSize+blockGap), add: func(b *ui.Builder, r ui.Rect) {
		b.Add(ui.Element{ID: "drawer.knows.face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Box(r.X, r.Y, faceSize, faceSize), Sitter: 1 + bd.faces[seat], Label: bd.names[seat], Paper: true})
		p.add(b, ui.CutLeft(r, faceSize+10))
	}}
}

// cardBlocks list kinds of cards with what they do.
func (bd *board) cardBlocks(list []entry, w float32) (blocks []block) {
	if len(list) == 0 {
		return []block{bd.paragraph("drawer.nothing", bd.a.T("pocket.nothing"), w)}
	}
	const picture = drawerRow * cardRatio
	for i, e := range list {
		name, icon := bd.a.T("display.hidden"), faceDown(false)
		says := ""
		if e.card != grimoria.NoCard {
			name, icon = bd.a.T(show.CardName(e.card)), cardIcon(e.card)
			says = bd.a.Colon() + bd.a.T(show.CardText(e.card))
		}
		if e.n > 1 {
			name = strconv.Itoa(e.n) + " × " + name
		}
		id := "drawer.card." + strconv.Itoa(i)
		part := float32(0)
		if e.veiled {
			part = 1
		}
		text := bd.paragraph(id+".text", name+says, w-picture-10)
		blocks = append(blocks, block{h: max(drawerRow+blockGap, text.h), add: func(b *ui.Builder, r ui.Rect) {
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCard, Rect: ui.Box(r.X, r.Y+(r.H-drawerRow)/2, picture, drawerRow), Icons: []ui.Icon{icon}, Part: part,
				Label: name, Over: true})
			text.add(b, ui.CutLeft(r, picture+10))
		}})
	}
	return blocks
}

// restPage tells what the viewer could know of the stacks by a perfect memory.
func (bd *board) restPage(w float32) (list []block) {
	a := bd.a
	v := bd.view()
	rest := show.RestOf(&v)
	for _, part := range []struct {
		id, key string
		cards   []show.Some
		lie     int
	}{{"drawer.rest.adventures", "rest.adventures", rest.Adventures, rest.Stack}, {"drawer.rest.treasures", "rest.treasures", rest.Treasures, rest.Hoard}} {
		list = append(list, bd.paragraph(part.id, a.T(part.key, words.Num("Count", show.Count(part.cards)), words.Num("N", part.lie)), w))
		list = append(list, bd.counted(part.id, part.cards, w)...)
	}
	for i, k := range rest.Known {
		card := words.Ref("Card", show.CardName(k.Card))
		text := words.Say("rest.known", card, words.Num("Count", k.Above))
		if k.Above == 0 {
			text = words.Say("rest.known.top", card)
		}
		list = append(list, bd.paragraph("drawer.rest.known."+string(rune('a'+i)), text.In(a.Words()), w))
	}
	return list
}
