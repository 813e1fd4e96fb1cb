package board

import (
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildDrawer adds the open drawer over the table.
func (dr *Drawers) BuildDrawer(b *ui.Builder) {
	if dr.Open == NoDrawer {
		return
	}
	a := dr.App
	b.Overlay()
	var title string
	var build func(f *ui.Flow)
	switch dr.Open {
	case LogDrawer:
		title, build = a.T("table.log"), dr.buildLog
	case PileDrawer:
		title, build = a.T("stack.discard.name"), func(f *ui.Flow) { dr.listCards(f, dr.pileCards()) }
	case RivalDrawer:
		title, build = dr.FullName(dr.rival), dr.buildRivalDrawer
	case DisplayDrawer:
		title, build = a.T("display.name"), func(f *ui.Flow) { dr.listCards(f, dr.displayCards()) }
	case RestDrawer:
		title, build = a.T("rest.title"), dr.restPage
	}
	b.Drawer(ui.Frame{ID: "drawer", Title: title, Label: title, W: 620, Scroll: &dr.scroll}, func() { dr.Pull(NoDrawer) }, build)
}

// buildLog lists what has happened, one line each, below the heading of its round. The crests above leave only turns in which
// some players take part.
func (dr *Drawers) buildLog(f *ui.Flow) {
	a := dr.App
	var seats []kit.LogSeat
	for seat := range grimoria.Seat(dr.Model.Players) {
		label := a.T("log.filter", words.Lit("Name", dr.Names[seat]))
		seats = append(seats, kit.LogSeat{Seat: uint8(seat), ID: seat.String(), Name: dr.Names[seat], Label: label, Crest: dr.Crests[seat]})
	}
	f.Head(func(f *ui.Flow) { dr.log.BuildCrests(f, seats) })
	var list []kit.LogLine
	for _, i := range show.Sift(dr.Lines, dr.log.Seats) {
		l := &dr.Lines[i]
		x := kit.LogLine{ID: "drawer.line." + strconv.Itoa(i), Text: l.Text.In(a.Words()), Title: l.Round > 0, Crest: dr.Crest(l.Seat)}
		switch {
		case l.Spell > 0:
			x.Icons = []ui.Icon{SpellIcon(l.Spell)}
		case l.Card != grimoria.NoCard:
			x.Icons = []ui.Icon{CardIcon(l.Card)}
		case l.Coins != 0:
			x.Icons = []ui.Icon{CoinIcon(0)}
		}
		list = append(list, x)
	}
	dr.log.Build(f, list)
}

// buildRivalDrawer adds the pages of a player's drawer and the open one.
func (dr *Drawers) buildRivalDrawer(f *ui.Flow) {
	a, seat := dr.App, dr.rival
	name := words.Lit("Name", dr.Names[seat])
	tabs := []struct {
		id, text, hint string
		build          func(f *ui.Flow)
	}{{"cards", a.T("rival.cards"), dr.Has(seat), dr.cardsPage}, {"spells", a.T("rival.spells"), a.T("past.title"), dr.spellsPage},
		{"leads", a.T("rival.leads"), a.T("leads.title"), dr.leadsPage}, {"knows", a.T("rival.knows"), a.T("knows.title", name), dr.knowsPage}}
	tab := dr.Tab
	if dr.Session.IsHuman(seat) {
		tabs = tabs[:TabKnows]
		if tab == TabKnows {
			tab = TabCards
		}
	}
	f.Head(func(f *ui.Flow) {
		f.Cells(44, func(f *ui.Flow) {
			for i, p := range tabs {
				f.Add(ui.Element{ID: "drawer.tab." + p.id, Role: ui.RoleToggle, Look: ui.LookButton, Text: p.text, Hint: p.hint, Checked: tab == Tab(i),
					OnPress: func() { dr.turnTo(Tab(i)) }})
			}
		})
	})
	tabs[tab].build(f)
}

// cardsPage lists what everybody sees of a player, and what the viewer could remember.
func (dr *Drawers) cardsPage(f *ui.Flow) {
	f.Paragraph("drawer.has", dr.Has(dr.rival))
	if text := show.Sum(dr.Deeds[dr.rival].Tales, dr.rival, dr.Voice(), show.Whole); text.Key != "" { // of this round, or of the last one
		f.Paragraph("drawer.deed", text.In(dr.App.Words()))
	}
	if m, ok := dr.memory(dr.rival); ok && len(m.Came) > 0 {
		f.Paragraph("drawer.recall", m.Text().In(dr.App.Words()))
		dr.counted(f, "drawer.recall", m.Came)
	}
	dr.listCards(f, dr.ownCards(dr.rival))
}

// spellsPage shows the plates of the spells that a player has cast, by round.
func (dr *Drawers) spellsPage(f *ui.Flow) {
	a := dr.App
	p := dr.Past()
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
				e := ui.Element{ID: "drawer.past." + strconv.Itoa(c.Round), Role: ui.RoleInfo, Look: LookRound, Rect: r, Inner: ui.Box(r.X, r.Y+d, d, low),
					Icons: []ui.Icon{SpellIcon(c.Spell)}, Text: strconv.Itoa(c.Round), Struck: c.Blocked}
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
func (dr *Drawers) often(casts []show.Cast) (list []tally) {
	var n [grimoria.LastSpell + 1]int
	for _, c := range casts {
		n[c.Spell]++
	}
	for spell, k := range n {
		if k > 0 {
			name := words.Say("list.times", words.Num("Count", k), words.Ref("Card", show.SpellName(spell))).In(dr.App.Words())
			list = append(list, tally{id: "drawer.often." + strconv.Itoa(spell), icon: SpellIcon(spell), n: k, label: name + dr.App.Colon() + dr.App.T(show.SpellText(spell))})
		}
	}
	slices.SortStableFunc(list, func(x, y tally) int { return y.n - x.n })
	return list
}

// leadsPage lists all players by the points that everybody sees, and says what they have besides.
func (dr *Drawers) leadsPage(f *ui.Flow) {
	const sign = 40
	f.Heading("drawer.leads", dr.App.T("leads.title"), 22).Align = ui.AlignLeft
	f.Paragraph("drawer.leads.what", dr.App.T("leads.what"))
	for _, s := range dr.Model.Standings() {
		id := "drawer.leads." + s.Seat.String()
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: dr.Crests[s.Seat], Label: dr.Names[s.Seat]})
			f.Heading(id+".name", dr.Names[s.Seat], 0).Align = ui.AlignLeft
			AddSum(f, id+".points", s.Seen.Total())
		})
		f.Indent(sign+8, func(f *ui.Flow) { f.Paragraph(id, dr.Standing(&s)) })
	}
}

// Standing says what a player's points come from, what is hidden, and what of that the viewer knows.
func (dr *Drawers) Standing(s *show.Standing) string {
	a, h := dr.App, &dr.Model.Seats[s.Seat]
	var seen []string
	for i, kind := range Kinds {
		if n := PartOf(s.Seen, i); n != 0 || kind == "coins" {
			seen = append(seen, a.T("score."+kind)+a.Colon()+strconv.Itoa(n))
		}
	}
	lines := []string{strings.Join(seen, a.T("list.comma"))}
	var hidden []string
	if h.NPlaces > 0 {
		hidden = append(hidden, a.T("has.places", words.Num("Count", h.NPlaces)))
	}
	if h.NHoard > 0 {
		hidden = append(hidden, a.T("has.treasures", words.Num("Count", h.NHoard)))
	}
	if len(hidden) > 0 {
		lines = append(lines, strings.Join(hidden, a.T("list.comma")))
	}
	switch m, ok := dr.memory(s.Seat); {
	case h.Shown && len(hidden) > 0:
		lines = append(lines, a.T("leads.own", words.Num("Count", s.All)))
	case !h.Shown && ok && len(m.Came) > 0:
		lines = append(lines, m.Text().In(a.Words()))
	}
	return strings.Join(lines, "\n")
}

// knowsPage tells how a bot plays and what it knows in the position that the table shows, without
// the decisions that are still being animated.
func (dr *Drawers) knowsPage(f *ui.Flow) {
	a, seat := dr.App, dr.rival
	dr.character(f, seat)
	view, public := dr.Session.ViewBefore(dr.Noted, seat), dr.Session.ViewBefore(dr.Noted, grimoria.NoSeat)
	for i, l := range show.Knows(&view, &public, &dr.Model, &dr.Names) {
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

// character adds a bot's portrait and says how it plays.
func (dr *Drawers) character(f *ui.Flow, seat grimoria.Seat) {
	const face = 72
	a := dr.App
	level, temper, _ := bot.Split(dr.Session.Player(seat).Level)
	text := a.T("bot."+level+".name") + a.Colon() + a.T("bot."+level+".hint")
	if temper != "" {
		text += "\n" + a.T("bot."+temper+".plays")
	}
	f.Row(func(f *ui.Flow) {
		f.Add(ui.Element{ID: "drawer.knows.face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Rect{W: face, H: face}, Sitter: 1 + dr.Faces[seat], Label: dr.Names[seat], Paper: true})
		f.Paragraph("drawer.knows.plays", text)
	})
}

// restPage tells what the viewer could know of the stacks by a perfect memory.
func (dr *Drawers) restPage(f *ui.Flow) {
	a := dr.App
	v := dr.view()
	rest := show.RestOf(&v)
	for _, part := range []struct {
		id, key string
		cards   []show.Some
		lie     int
	}{{"drawer.rest.adventures", "rest.adventures", rest.Adventures, rest.Stack}, {"drawer.rest.treasures", "rest.treasures", rest.Treasures, rest.Hoard}} {
		f.Paragraph(part.id, a.T(part.key, words.Num("Count", show.Count(part.cards)), words.Num("N", part.lie)))
		dr.counted(f, part.id, part.cards)
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
