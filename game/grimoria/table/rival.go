package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/grimoria/board"
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
	tabLeads                  // who has most points
	tabKnows                  // what a bot knows
)

// buildRivalDrawer adds the pages of a player's drawer and the open one.
func (dr *drawers) buildRivalDrawer(f *ui.Flow) {
	a, seat := dr.a, dr.rival
	name := words.Lit("Name", dr.names[seat])
	tabs := []struct {
		id, text, hint string
		build          func(f *ui.Flow)
	}{{"cards", a.T("rival.cards"), dr.has(seat), dr.cardsPage}, {"spells", a.T("rival.spells"), a.T("past.title"), dr.spellsPage},
		{"leads", a.T("rival.leads"), a.T("leads.title"), dr.leadsPage}, {"knows", a.T("rival.knows"), a.T("knows.title", name), dr.knowsPage}}
	tab := dr.tab
	if dr.s.IsHuman(seat) {
		tabs = tabs[:tabKnows]
		if tab == tabKnows {
			tab = tabCards
		}
	}
	f.Head(func(f *ui.Flow) {
		f.Cells(44, func(f *ui.Flow) {
			for i, p := range tabs {
				f.Add(ui.Element{ID: "drawer.tab." + p.id, Role: ui.RoleToggle, Look: ui.LookButton, Text: p.text, Hint: p.hint, Checked: tab == rivalTab(i),
					OnPress: func() { dr.turnTo(rivalTab(i)) }})
			}
		})
	})
	tabs[tab].build(f)
}

// turnTo opens a page of the drawer of a player; other players' drawers open there, too.
func (dr *drawers) turnTo(tab rivalTab) {
	dr.tab = tab
	dr.scroll.Top()
	dr.a.Changed()
}

// rivalKey turns the pages of the drawer of a player.
func (dr *drawers) rivalKey(k ui.Key) bool {
	last := tabKnows
	if dr.s.IsHuman(dr.rival) {
		last = tabLeads
	}
	tab := min(dr.tab, last)
	switch {
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

// tally is a picture with a number.
type tally struct {
	id    string
	icon  ui.Icon
	n     int
	label string
}

// counted counts cards by kind.
func (bd *position) counted(f *ui.Flow, id string, cards []show.Some) {
	a := bd.a
	var list []tally
	for _, s := range cards {
		e := tally{id: id + "." + s.Card.String(), icon: board.SomeIcon(s), n: s.N, label: show.Listed([]show.Some{s}).In(a.Words())}
		if s.Card != grimoria.NoCard {
			e.label += a.Colon() + a.T(show.CardText(s.Card))
		}
		list = append(list, e)
	}
	bd.tallies(f, list)
}

// tallies adds rows of pictures with numbers.
func (bd *position) tallies(f *ui.Flow, list []tally) {
	d := max(44, 44/bd.a.Scale())
	number, _ := bd.a.TextRoom("228")
	f.Tiles(d+number, func(f *ui.Flow) {
		for _, s := range list {
			f.Own(d, func(b *ui.Builder, r ui.Rect) {
				b.Add(ui.Element{ID: s.id, Role: ui.RoleInfo, Look: board.LookTally, Rect: r, Text: strconv.Itoa(s.n), Align: ui.AlignLeft, Inner: ui.CutLeft(r, d+4),
					Icons: []ui.Icon{s.icon}, Label: s.label, Hint: board.Capital(s.label)})
			})
		}
	})
}

// cardsPage lists what everybody sees of a player, and what the viewer could remember.
func (dr *drawers) cardsPage(f *ui.Flow) {
	f.Paragraph("drawer.has", dr.has(dr.rival))
	if text := show.Sum(dr.deeds[dr.rival].tales, dr.rival, dr.voice(), show.Whole); text.Key != "" { // of this round, or of the last one
		f.Paragraph("drawer.deed", text.In(dr.a.Words()))
	}
	if m, ok := dr.memory(dr.rival); ok && len(m.Came) > 0 {
		f.Paragraph("drawer.recall", m.Text().In(dr.a.Words()))
		dr.counted(f, "drawer.recall", m.Came)
	}
	dr.listCards(f, dr.ownCards(dr.rival))
}

// past returns what everybody has seen cast, as far as the table shows it.
func (bd *position) past() (p show.Past) {
	p.Add(bd.s.SetupEvents())
	steps := bd.s.Since(0)
	for i := range steps[:min(bd.noted, len(steps))] {
		p.Add(steps[i].Events)
	}
	return p
}

// spellsPage shows the plates of the spells that a player has cast, by round.
func (dr *drawers) spellsPage(f *ui.Flow) {
	a := dr.a
	p := dr.past()
	casts := p.Casts[dr.rival]
	f.Heading("drawer.past", a.T("past.title"), 22).Align = ui.AlignLeft
	if len(casts) == 0 {
		f.Paragraph("drawer.past.none", a.T("past.none"))
		return
	}
	d := max(68, 44/a.Scale())
	if a.Phone() {
		d = max(50, 44/a.Scale())
	}
	normal, _ := a.TextSize()
	low := normal * a.Growth() * ui.LineHeight
	f.Tiles(d, func(f *ui.Flow) {
		for _, c := range casts {
			f.Own(d+low, func(b *ui.Builder, r ui.Rect) {
				e := ui.Element{ID: "drawer.past." + strconv.Itoa(c.Round), Role: ui.RoleInfo, Look: board.LookRound, Rect: r, Inner: ui.Box(r.X, r.Y+d, d, low),
					Icons: []ui.Icon{board.SpellIcon(c.Spell)}, Text: strconv.Itoa(c.Round), Struck: c.Blocked}
				e.Label = words.Say("past.cast", words.Num("Count", c.Round), words.Ref("Spell", show.SpellName(c.Spell))).In(a.Words())
				e.Hint = e.Label + "\n" + a.T(show.SpellText(c.Spell))
				if c.Blocked {
					e.Hint += "\n" + a.T("tale.failed.blocked")
				}
				b.Add(e)
			})
		}
	})
	f.Heading("drawer.often", a.T("past.often"), 22).Align = ui.AlignLeft
	dr.tallies(f, dr.often(casts))
}

// often counts the spells that a player has cast, the most frequent first.
func (bd *position) often(casts []show.Cast) (list []tally) {
	var n [grimoria.LastSpell + 1]int
	for _, c := range casts {
		n[c.Spell]++
	}
	for spell, k := range n {
		if k > 0 {
			name := words.Say("list.times", words.Num("Count", k), words.Ref("Card", show.SpellName(spell))).In(bd.a.Words())
			list = append(list, tally{id: "drawer.often." + strconv.Itoa(spell), icon: board.SpellIcon(spell), n: k, label: name + bd.a.Colon() + bd.a.T(show.SpellText(spell))})
		}
	}
	slices.SortStableFunc(list, func(x, y tally) int { return y.n - x.n })
	return list
}

// knowsPage tells how a bot plays and what it knows in the position that the table shows, without
// the decisions that are still being animated.
func (dr *drawers) knowsPage(f *ui.Flow) {
	a, seat := dr.a, dr.rival
	dr.character(f, seat)
	view, public := dr.s.ViewBefore(dr.noted, seat), dr.s.ViewBefore(dr.noted, grimoria.NoSeat)
	for i, l := range show.Knows(&view, &public, &dr.model, &dr.names) {
		id := "drawer.knows.line." + strconv.Itoa(i)
		if l.Seat < grimoria.NoSeat {
			id = "drawer.knows." + l.Seat.String()
			dr.person(f, id, l.Seat, l.Text.In(a.Words()))
		} else {
			f.Paragraph(id, l.Text.In(a.Words()))
		}
		dr.counted(f, id, l.Cards)
	}
}

// person adds a player's crest and name above a text.
func (bd *position) person(f *ui.Flow, id string, seat grimoria.Seat, text string) {
	const sign = 40
	f.Row(func(f *ui.Flow) {
		f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: bd.crests[seat], Label: bd.names[seat]})
		f.Column(func(f *ui.Flow) {
			f.Heading(id+".name", bd.names[seat], 0).Align = ui.AlignLeft
			f.Paragraph(id, text)
		})
	})
}

// character adds a bot's portrait and says how it plays.
func (bd *position) character(f *ui.Flow, seat grimoria.Seat) {
	const face = 72
	a := bd.a
	level, temper, _ := bot.Split(bd.s.Player(seat).Level)
	text := a.T("bot."+level+".name") + a.Colon() + a.T("bot."+level+".hint")
	if temper != "" {
		text += "\n" + a.T("bot."+temper+".plays")
	}
	f.Row(func(f *ui.Flow) {
		f.Add(ui.Element{ID: "drawer.knows.face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: ui.Rect{W: face, H: face}, Sitter: 1 + bd.faces[seat], Label: bd.names[seat], Paper: true})
		f.Paragraph("drawer.knows.plays", text)
	})
}

// listCards lists kinds of cards with what they do.
func (bd *position) listCards(f *ui.Flow, list []entry) {
	const picture = 58
	if len(list) == 0 {
		f.Paragraph("drawer.nothing", bd.a.T("pocket.nothing"))
	}
	for i, e := range list {
		name, icon, says := bd.a.T("display.hidden"), board.FaceDown(false), ""
		if e.card != grimoria.NoCard {
			name, icon = bd.a.T(show.CardName(e.card)), board.CardIcon(e.card)
			says = bd.a.Colon() + bd.a.T(show.CardText(e.card))
		}
		if e.n > 1 {
			name = strconv.Itoa(e.n) + " × " + name
		}
		part := float32(0)
		if e.veiled {
			part = 1
		}
		id := "drawer.card." + strconv.Itoa(i)
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookCard, Rect: ui.Rect{W: picture * board.CardRatio, H: picture}, Icons: []ui.Icon{icon}, Part: part, Label: name, Over: true})
			f.Paragraph(id+".text", name+says)
		})
	}
}

// restPage tells what the viewer could know of the stacks by a perfect memory.
func (bd *position) restPage(f *ui.Flow) {
	a := bd.a
	v := bd.view()
	rest := show.RestOf(&v)
	for _, part := range []struct {
		id, key string
		cards   []show.Some
		lie     int
	}{{"drawer.rest.adventures", "rest.adventures", rest.Adventures, rest.Stack}, {"drawer.rest.treasures", "rest.treasures", rest.Treasures, rest.Hoard}} {
		f.Paragraph(part.id, a.T(part.key, words.Num("Count", show.Count(part.cards)), words.Num("N", part.lie)))
		bd.counted(f, part.id, part.cards)
	}
	for i, k := range rest.Known {
		card := words.Ref("Card", show.CardName(k.Card))
		text := words.Say("rest.known", card, words.Num("Count", k.Above))
		if k.Above == 0 {
			text = words.Say("rest.known.top", card)
		}
		f.Paragraph("drawer.rest.known."+string(rune('a'+i)), text.In(a.Words()))
	}
}
