package table

import (
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Build adds everything on the table.
func (t *Table) Build(b *ui.Builder) {
	a := t.a
	box := t.Boxes()
	blind := t.Blind()
	chart := blind || t.choosing() && !t.shut
	b.Panel("table", a.Window(), LookRoom)
	room := b.Last()
	room.Part, room.Disabled = t.night(), t.Revealing() || t.answering()
	t.buildBar(b, &box)
	if !box.Tight || !chart && len(t.offered(asCard)) == 0 {
		t.buildRivals(b, &box)
	}
	if !box.Hour.Empty() {
		m := &t.model
		first := grimoria.FirstLevel(m.Players)
		e := ui.Element{ID: "table.hour", Role: ui.RoleInfo, Look: LookHour, Rect: box.Hour, Target: ui.Target{N: uint8(max(m.Level, first))},
			Part: float32(grimoria.LastLevel-m.Level) / float32(grimoria.LastLevel-3)}
		e.Hint = a.T("level.hint", words.Num("Count", m.Level))
		e.Label = e.Hint
		b.Add(e)
	}
	switch {
	case t.Revealing():
		t.buildReveal(b, &box)
		if t.watched != nil {
			t.buildConfirm(b, &box)
		}
	case chart:
		if !box.Small {
			t.buildDisplay(b, &box, chart)
			t.buildOrder(b, box.Order)
		}
		if blind {
			t.buildBlind(b, &box)
		} else {
			t.buildChart(b, &box)
		}
	default:
		t.buildDisplay(b, &box, chart)
		if !box.Order.Empty() {
			t.buildOrder(b, box.Order)
		}
		t.buildMine(b, &box)
	}
	if !t.Revealing() && (!chart || box.Small) {
		t.buildMe(b, &box)
		t.buildPocket(b, &box)
		t.buildBook(b, &box)
		t.buildConfirm(b, &box)
	}
	if t.drawer != noDrawer {
		t.buildDrawer(b)
	}
}

// Boxes returns the places of everything on the table.
func (t *Table) Boxes() Boxes { return Layout(t.a, t.model.Players-1) }

// night returns how much of the night has passed, from 0 at dusk to 1 at the first grey.
func (t *Table) night() float32 {
	first := grimoria.FirstLevel(t.model.Players)
	return float32(max(t.model.Level, first)-first) / float32(grimoria.LastLevel-first)
}

// choosing reports whether a human is choosing a spell.
func (t *Table) choosing() bool { return t.deciding && t.s.Choosing() && t.watched == nil }

// prompt says who must decide what.
func (t *Table) prompt() string {
	a, m := t.a, t.model
	switch {
	case t.Revealing():
		return a.T("tale.revealed")
	case t.Blind():
		return t.blindPrompt()
	case t.watched != nil:
		return t.latest()
	case t.queue.Busy() && m.ToMove < grimoria.NoSeat:
		return a.T("prompt.playing", words.Lit("Name", t.names[m.ToMove]))
	case t.queue.Busy() && m.Active < grimoria.NoSeat:
		return a.T("prompt.playing", words.Lit("Name", t.names[m.Active]))
	case t.queue.Busy(), t.deciding:
		m.Viewer = t.actor
		if m.Phase == grimoria.PhaseChoose && t.actor == grimoria.NoSeat {
			return a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level))
		}
	case m.Phase == grimoria.PhaseChoose:
		m.Viewer = grimoria.NoSeat
	}
	if long, ok := show.AskOf(&m, &t.names); ok { // who attacks, and with what, if the ribbon has room for it
		if text := long.In(a.Words()); t.fitsRibbon(text, 2) {
			return text
		}
	}
	return show.Ask(&m, &t.names).In(a.Words())
}

// fitsRibbon reports whether a text fits on the ribbon in so many lines.
func (t *Table) fitsRibbon(text string, lines int) bool {
	a, box := t.a, t.Boxes()
	_, floor := a.TextSize()
	_, ok := ui.Wrap(a.Config().Measure, text, box.Prompt.W-box.Prompt.H*2.2-12, floor*a.Growth(), ui.Bold, lines)
	return ok
}

// latest returns the newest line of the chronicle that the ribbon has room for.
func (t *Table) latest() string {
	a := t.a
	for i := len(t.lines) - 1; i >= 0; i-- {
		if text := t.lines[i].Text.In(a.Words()); t.fitsRibbon(text, 1) {
			return text
		}
	}
	return a.T("level.round", words.Num("Count", t.model.Round), words.Num("Level", t.model.Level))
}

func (t *Table) buildBar(b *ui.Builder, box *Boxes) {
	a := t.a
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), t.pause)
	b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), func() { t.g.ShowRules(a) })
	if !box.Round.Empty() {
		text := a.T("level.round", words.Num("Count", t.model.Round), words.Num("Level", t.model.Level))
		b.Add(ui.Element{ID: "table.round", Role: ui.RoleLabel, Look: ui.LookChip, Rect: box.Round, Text: text})
	}
	who := t.model.ToMove
	if t.deciding {
		who = t.actor
	}
	size := float32(28)
	if box.Small {
		size = 18
	}
	prompt := t.prompt()
	e := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Text: prompt, Size: size, Lines: 2, Crest: t.Crest(who)}
	if box.Small {
		r := box.Prompt
		e.Inner = ui.Box(r.X+r.H*1.05, r.Y-3, r.W-r.H*1.6, r.H)
	}
	b.Add(e)
	if t.deciding && t.wait == 0 && t.watched == nil && !t.queue.Busy() {
		b.Prompt(prompt)
	}
	if !box.Speed.Empty() {
		b.Icon("table.speed", box.Speed, pictures.SymSpeed, a.T("table.speed"), a.Faster)
		e := b.Last()
		e.Role, e.Value = ui.RoleCycle, a.SpeedName()
		e.Hint += a.Colon() + e.Value
	}
	if t.watched != nil {
		return
	}
	b.Icon("table.owl", box.Owl, pictures.SymHerald, a.T("owl.ask"), t.askOwl)
	if !t.deciding || t.wait > 0 {
		e := b.Last()
		e.Disabled, e.Why = true, a.T("owl.off")
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.undo)
	if ok, why := t.canUndo(); !ok {
		e := b.Last()
		e.Disabled, e.Struck, e.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.pull(logDrawer) })
}

// rivals returns the seats of the others, from the left of who sits at the lower edge.
func (t *Table) rivals() (seats []grimoria.Seat) {
	me := t.Eyes()
	for i := 1; i < t.model.Players; i++ {
		seats = append(seats, (me+grimoria.Seat(i))%grimoria.Seat(t.model.Players))
	}
	return seats
}

// title returns a player's name with a bot's level.
func (t *Table) title(seat grimoria.Seat) string {
	p := t.s.Player(seat)
	if p.Human() {
		return p.Name
	}
	level, _, _ := bot.Split(p.Level)
	return p.Name + " – " + t.a.T("bot."+level+".name")
}

// has says what a player has.
func (t *Table) has(seat grimoria.Seat) string {
	h := &t.model.Seats[seat]
	all, _ := h.Companions()
	parts := []string{show.Coins(h.Coins).In(t.a.Words()), t.a.T("has.companions", words.Num("Count", all)),
		t.a.T("has.places", words.Num("Count", h.NPlaces)), t.a.T("has.treasures", words.Num("Count", h.NHoard))}
	return strings.Join(parts, t.a.T("list.comma"))
}

// spellOf returns the spell that everybody knows a player to have chosen, or that the viewer has
// sealed; 0 for none.
func (t *Table) spellOf(seat grimoria.Seat) int {
	if s := t.model.Seats[seat].Spell; s > 0 {
		return s
	}
	if seat == t.viewer && t.watched == nil {
		return t.s.Own(seat)
	}
	return 0
}

func (t *Table) buildRivals(b *ui.Builder, box *Boxes) {
	for i, seat := range t.rivals() {
		t.buildRival(b, box.Rivals[i], box, seat)
	}
}

// buildRival adds another player: the face in the dark, the book or the spell, and what everybody
// knows of what they have.
func (t *Table) buildRival(b *ui.Builder, r ui.Rect, box *Boxes, seat grimoria.Seat) {
	a, h := t.a, &t.model.Seats[seat]
	id := "table.rival." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRival, Rect: r, Target: seatThing(seat), Crest: t.crests[seat],
		Lit: t.model.Active == seat || t.model.ToMove == seat, Checked: t.model.Protected(seat), Struck: t.prey(seat),
		OnPress: func() { t.showRival(seat) }}
	e.Label = t.title(seat) + a.Colon() + t.bears(seat)
	e.Hint = t.rivalHint(seat, t.title(seat)+a.Colon()+t.has(seat))
	if i := t.seatOption(seat); i >= 0 {
		e.Role, e.Marked, e.Advised = ui.RoleTarget, t.picked == i, t.advice() == i
		e.OnPress = func() { t.pick(i) }
	}
	in := b.Add(e)
	b.Inside(in, func() {
		if box.Small {
			t.rivalCell(b, id, r, seat)
			return
		}
		face := ui.Box(r.X, r.Y+2, r.W-178, r.H-2)
		panel := ui.Box(r.X+r.W-178, r.Y+2, 176, r.H-6)
		b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookSitter, Rect: face, Sitter: 1 + t.faces[seat], Label: t.names[seat], Checked: e.Lit, Marked: e.Checked})
		b.Add(ui.Element{ID: id + ".panel", Role: ui.RolePanel, Look: LookGlass, Rect: panel, Lit: e.Lit, Marked: e.Checked, Struck: t.prey(seat)})
		in := len(b.Built().Elements)
		b.Inside(in, func() {
			b.Crest(id+".crest", ui.Box(panel.X+8, panel.Y+7, 28, 28), t.crests[seat], t.names[seat])
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(panel.X+37, panel.Y+5, panel.W-44, 32), Text: t.names[seat], Align: ui.AlignLeft, Size: 18})
			row := ui.Box(panel.X+9, panel.Y+39, panel.W-18, 28)
			t.count(b, id+".coins", ui.Row(row, 0, 3, 2), coinIcon(0), h.Coins, "")
			t.count(b, id+".places", ui.Row(row, 1, 3, 2), faceDown(false), h.NPlaces, "")
			t.count(b, id+".hoard", ui.Row(row, 2, 3, 2), faceDown(true), h.NHoard, "")
			low := ui.Box(panel.X+9, panel.Y+70, panel.W-16, panel.H-75)
			t.medals(b, id+".medals", t.besideRecall(low, seat), seat)
			t.recallRow(b, id, low, seat)
		})
		// The plate lies before the chest, at the edge of the table: never over the face.
		t.buildMark(b, id, ui.Box(face.X, face.Y+face.H-50, 50, 50), seat)
	})
}

// prey reports whether an attack hits a seat, or is about to.
func (t *Table) prey(seat grimoria.Seat) bool {
	m := &t.model
	return m.Attack.By < grimoria.NoSeat && m.Attack.On == seat
}

// rivalCell is a rival's panel on a small screen.
func (t *Table) rivalCell(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &t.model.Seats[seat]
	d := min((r.H-4)*gpics.SitterW/gpics.SitterH, r.W*.42)
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookSitter, Rect: ui.Box(r.X+4, r.Y+2, d, r.H-4), Sitter: 1 + t.faces[seat], Label: t.names[seat],
		Checked: t.model.Active == seat})
	mark := float32(min(30, r.H*.42))
	t.buildMark(b, id, ui.Box(r.X+2, r.Y+r.H-mark-1, mark, mark), seat)
	x := r.X + d + 4
	right := ui.Box(x, r.Y+4, r.X+r.W-x-3, r.H-6)
	normal, floor := t.a.TextSize()
	head := right.H * .4
	if right.W < 104 { // one below the other
		head = right.H / 3
	}
	if right.W < 104 && head < floor*1.1 { // not even that: the portrait must do
		head = 0
	} else if name := t.names[seat]; t.a.Config().Measure.Width(name, floor, ui.Bold) <= right.W-10 && floor*1.1 <= head {
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(right.X, right.Y, right.W, head), Text: name, Size: normal, Align: ui.AlignLeft})
	} else {
		b.Crest(id+".crest", ui.Box(right.X, right.Y, min(head, 28), min(head, 28)), t.crests[seat], name)
	}
	all, _ := h.Companions()
	low := ui.Box(right.X, right.Y+head, right.W, right.H-head)
	cell := ui.Row
	if right.W < 104 {
		cell = ui.Column
	}
	t.count(b, id+".coins", cell(low, 0, 2, 1), coinIcon(0), h.Coins, "")
	t.count(b, id+".companions", cell(low, 1, 2, 1), signIcon(gpics.SignPerson), all, "")
}

// buildMark adds the plate of the spell that a player has chosen, or the closed book.
func (t *Table) buildMark(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	a := t.a
	spell := t.model.Seats[seat].Spell
	switch {
	case spell > 0:
		b.Add(ui.Element{ID: id + ".spell", Role: ui.RoleLabel, Look: LookPlate, Rect: r, Icons: []ui.Icon{spellIcon(spell)}, Over: true, Label: a.T(show.SpellName(spell)),
			Struck: show.KindOf(spell) == show.Black && t.model.Blocked()})
	case t.model.Phase == grimoria.PhaseChoose:
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: LookShut, Rect: r, Crest: t.crests[seat], Over: true, Label: a.T("book.shut"),
			Disabled: !t.model.Seats[seat].Sealed && !t.s.Sealed(seat)})
	}
}

// count adds an icon and a number.
func (t *Table) count(b *ui.Builder, id string, r ui.Rect, icon ui.Icon, n int, label string) {
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCount, Rect: r, Icons: []ui.Icon{icon}, Text: strconv.Itoa(n), Label: label,
		Align: ui.AlignLeft, Inner: ui.CutLeft(r, min(r.H, 28)+3)})
}

// medals adds the heads of a player's companions in rows.
func (t *Table) medals(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &t.model.Seats[seat]
	var icons []ui.Icon
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			icons = append(icons, medalIcon(c, false, n))
		}
		if n := int(h.Cloaked[k]); n > 0 {
			icons = append(icons, medalIcon(c, true, n))
		}
	}
	if len(icons) == 0 {
		return
	}
	wide := func(list []ui.Icon, size float32) (w float32) {
		for _, i := range list {
			w += size + 3
			if i.Count > 1 {
				w += ui.RowCount
			}
		}
		return w
	}
	size, n := float32(18), (len(icons)+1)/2
	for _, s := range []float32{40, 36, 32, 28, 24, 20} { // large in one row, smaller in two
		if s <= r.H && wide(icons, s) <= r.W {
			size, n = s, len(icons)
			break
		}
		if s <= r.H/2 && wide(icons[:n], s) <= r.W && wide(icons[n:], s) <= r.W {
			size = s
			break
		}
	}
	for line := 0; line*n < len(icons) && line < 2; line++ {
		b.Add(ui.Element{ID: id + "." + strconv.Itoa(line), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X, r.Y+float32(line)*size, r.W, size), Size: size,
			Lit: true, Icons: icons[line*n : min((line+1)*n, len(icons))], Label: t.a.T("has.companions", words.Num("Count", len(icons)))})
	}
}

// buildDisplay adds the stacks and the cards from which one is taken, or those that are offered in
// their place.
func (t *Table) buildDisplay(b *ui.Builder, box *Boxes, chart bool) {
	m := &t.model
	if t.tiled() {
		t.buildTiles(b, box)
		return
	}
	if !(chart && !box.Small) {
		t.pile(b, "table.stack", box.Stack, TargetStack, faceDown(false), m.Stack, "stack.adventures", t.pullRest())
		top, n := ui.Icon{}, 0
		for c := range m.Discard {
			if k := int(m.Discard[c]); k > 0 {
				n += k
				top = cardIcon(grimoria.Card(c))
			}
		}
		t.pile(b, "table.pile", box.Pile, TargetPile, top, n, "stack.discard", func() { t.pull(pileDrawer) })
		t.pile(b, "table.hoard", box.Hoard, TargetHoard, faceDown(true), m.Hoard, "stack.treasures", t.pullRest())
	}
	room, most := box.Display, float32(142)
	if chart {
		room, most = ui.Box(box.Chart.X, box.Display.Y-14, box.Chart.W, box.Chart.Y-box.Display.Y+8), 92
	}
	if list := t.offered(asCard); len(list) > 0 {
		if box.Tight { // the rivals make room
			room.Y, room.H = box.Chart.Y, room.Y+room.H-box.Chart.Y
		}
		t.buildOffers(b, room, list)
		return
	}
	n := m.NSlots
	if t.queue.Busy() { // so that cards that are dealt later do not move these
		n = max(n, t.director.Ahead().NSlots)
	}
	gap := float32(8)
	if box.Small && n > 6 {
		gap = 5
	}
	for i, r := range Cards(room, n, most, gap) {
		t.buildSlot(b, i, r)
	}
}

// pile adds a stack with its number of cards.
func (t *Table) pile(b *ui.Builder, id string, r ui.Rect, k ui.TargetKind, top ui.Icon, n int, key string, press func()) {
	label := t.a.T(key, words.Num("Count", n))
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookPile, Rect: r, Target: thing(k), Text: strconv.Itoa(n), Label: label, Hint: label, OnPress: press}
	if k != TargetPile && press != nil {
		e.Hint += "\n" + t.a.T("rest.hint")
	}
	if top.Kind != 0 && n > 0 {
		e.Icons = []ui.Icon{top}
	}
	beside := ui.CutLeft(r, r.H*cardRatio+6)
	switch {
	case r.W <= r.H: // at the corner that no seal lies in
		e.Inner = ui.Box(r.X+r.W-42, r.Y-1, 42, 27)
	case beside.W >= 36:
		e.Inner = beside
	default: // over its corner
		e.Inner = ui.Box(r.X+r.W-40, r.Y+r.H-26, 40, 24)
	}
	b.Add(e)
}

// buildSlot adds a place of the display.
func (t *Table) buildSlot(b *ui.Builder, i int, r ui.Rect) {
	a, s := t.a, &t.model.Slots[i]
	id := "table.display." + strconv.Itoa(i)
	if !s.Lies {
		e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookGap, Rect: r, Target: slotThing(i), Crest: t.Crest(s.Taker), Label: a.T("display.gap")}
		if s.Taker < grimoria.NoSeat {
			e.Label = a.T("display.taken", words.Lit("Name", t.names[s.Taker]))
		}
		b.Add(e)
		return
	}
	e := t.card(id, r, s.Card)
	e.Target = slotThing(i)
	if !s.Open {
		e.Marked = s.Card != grimoria.NoCard // seen by the seer alone
		if s.Card == grimoria.NoCard {
			e.Label, e.Hint = a.T("display.hidden"), a.T("display.hidden")
		}
	}
	if n := t.slotOption(i); n >= 0 {
		e.Role, e.Lit, e.Checked, e.Advised = ui.RoleTarget, true, t.picked == n, t.advice() == n
		e.Label = t.options[n].Text.In(a.Words())
		e.OnPress = func() { t.pick(n) }
	}
	b.Add(e)
}

// card returns the element of a card; NoCard lies face down.
func (t *Table) card(id string, r ui.Rect, c grimoria.Card) ui.Element {
	a := t.a
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookCard, Rect: r, Icons: []ui.Icon{faceDown(false)}}
	if c == grimoria.NoCard {
		return e
	}
	e.Icons[0] = cardIcon(c)
	name := a.T(show.CardName(c))
	e.Label = name + a.Colon() + a.T(show.CardText(c))
	e.Hint = e.Label
	e.OnHover = t.look(subject{card: c})
	e.Inner = Band(r)
	_, floor := a.TextSize()
	if r.W >= gpics.CardW*.9 && a.Config().Measure.Width(name, floor, ui.Bold) <= e.Inner.W && floor*1.1 <= e.Inner.H {
		e.Text, e.Size = name, floor
	}
	return e
}

// Band returns the place of the name on a card.
func Band(r ui.Rect) ui.Rect {
	k := r.W / gpics.CardW
	return ui.Box(r.X+5*k, r.Y+(gpics.WindowY+gpics.WindowH-3)*k, r.W-10*k, 26*k)
}

// buildOffers lays out the cards from which one is chosen, on the darkened table.
func (t *Table) buildOffers(b *ui.Builder, room ui.Rect, list []int) {
	for n, r := range Cards(room.Inset(4), len(list), 126, 5) {
		t.offer(b, list[n], r)
	}
}

// buildOrder adds the order of the round: who goes when, with which spell, and why.
func (t *Table) buildOrder(b *ui.Builder, r ui.Rect) {
	a, m := t.a, &t.model
	key := "order.title"
	if !m.Revealed() {
		key = "order.last"
	}
	r.H = min(r.H, 44+49*float32(m.Players))
	in := b.Add(ui.Element{ID: "table.order", Role: ui.RolePanel, Look: LookGlass, Rect: r, Label: a.T(key)})
	b.Inside(in, func() {
		b.Add(ui.Element{ID: "table.order.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+4, r.Y+5, r.W-8, 30), Text: a.T(key), Size: 18})
		over := false
		for n := range m.Players {
			seat := m.Order[n]
			if seat >= grimoria.NoSeat {
				continue
			}
			over = over || seat == m.Active
			e := ui.Element{ID: "table.order." + seat.String(), Role: ui.RoleInfo, Look: LookRank, Rect: RankRow(r, n), Text: strconv.Itoa(n + 1),
				Crest: t.crests[seat], Lit: seat == m.Active, Checked: !over && m.Active < grimoria.NoSeat}
			e.Inner = ui.Box(e.Rect.X+2, e.Rect.Y, 22, e.Rect.H)
			if spell := t.spellOf(seat); spell > 0 && m.Revealed() {
				e.Icons = []ui.Icon{spellIcon(spell)}
				e.Struck = show.KindOf(spell) == show.Black && m.Blocked()
			}
			e.Label = t.names[seat]
			if key == "order.title" {
				e.Label += a.Colon() + t.why(seat)
			}
			e.Hint = e.Label
			b.Add(e)
		}
	})
}

// RankRow returns the place of the n-th row in the column of the order, and RankPlate that of the plate
// in a row.
func RankRow(order ui.Rect, n int) ui.Rect {
	return ui.Box(order.X+6, order.Y+38+float32(n)*49, order.W-12, 47)
}

// RankPlate returns the place of the plate in a row; see RankRow.
func RankPlate(row ui.Rect) ui.Rect {
	return ui.Box(row.X+row.W-row.H-2, row.Y+2, row.H-4, row.H-4)
}

// why says why a player goes when they go.
func (t *Table) why(seat grimoria.Seat) string {
	r := t.reasons[seat]
	switch {
	case r.rank == 0:
		return ""
	case r.shared:
		return t.a.T("order.shared", words.Num("Count", r.was))
	}
	return t.a.T("order.alone")
}

// buildMine adds the companions of who sits at the lower edge.
func (t *Table) buildMine(b *ui.Builder, box *Boxes) {
	me := t.Eyes()
	h := &t.model.Seats[me]
	type kind struct {
		card   grimoria.Card
		veiled bool
		n      int
	}
	var kinds []kind
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			kinds = append(kinds, kind{c, false, n})
		}
		if n := int(h.Cloaked[k]); n > 0 {
			kinds = append(kinds, kind{c, true, n})
		}
	}
	if box.Small {
		if len(kinds) > 0 {
			t.smallMine(b, box.Mine, me)
		}
		return
	}
	for i, r := range mineCards(box.Mine, len(kinds)) {
		k := kinds[i]
		e := t.card("table.mine."+strconv.Itoa(i), r, k.card)
		e.Icons[0].Count = k.n
		if k.veiled {
			e.Part = 1
		}
		if k.n > 1 {
			e.Label = strconv.Itoa(k.n) + " × " + e.Label
			e.Hint = e.Label
		}
		e.Over = true
		b.Add(e)
	}
}

// mineCards returns the places of so many own cards: large while they are few, and three of them a
// little over each other.
func mineCards(room ui.Rect, n int) []ui.Rect {
	list := Cards(room, n, 96, 6)
	if n == 3 {
		const lap = .72
		w := min(room.W/(1+2*lap), 96)
		h := w / cardRatio
		for i := range list {
			list[i] = ui.Box(room.X+(room.W-w*(1+2*lap))/2+float32(i)*w*lap, room.Y+(room.H-h)/2, w, h)
		}
	}
	return list
}

// smallMine is the row of the own companions on a small screen. A press opens the list.
func (t *Table) smallMine(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	label := t.names[me] + t.a.Colon() + t.has(me)
	in := b.Add(ui.Element{ID: "table.mine", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, OnPress: func() { t.showRival(me) }})
	b.Inside(in, func() { t.medals(b, "table.mine.medals", r.Inset(5), me) })
}

// buildMe adds the name and the coins of who sits at the lower edge.
func (t *Table) buildMe(b *ui.Builder, box *Boxes) {
	me := t.Eyes()
	h := &t.model.Seats[me]
	label := t.names[me] + t.a.Colon() + t.has(me)
	r := box.Me
	in := b.Add(ui.Element{ID: "table.you", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, Crest: t.crests[me], Lit: t.model.Active == me, Marked: t.model.Protected(me), Struck: t.prey(me),
		Target: seatThing(me), OnPress: func() { t.showRival(me) }})
	b.Inside(in, func() {
		c := min(r.H-8, 36)
		b.Crest("table.you.crest", ui.Box(r.X+6, r.Y+(r.H-c)/2, c, c), t.crests[me], t.names[me])
		coins := float32(66)
		if !box.Small {
			b.Add(ui.Element{ID: "table.you.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+c+8, r.Y+2, r.W-c-coins-12, r.H-4), Text: t.names[me], Size: 18, Lines: 2, Align: ui.AlignLeft})
			if b.Last().Label == "" {
				b.Last().Label = t.names[me]
			}
		}
		t.count(b, "table.you.coins", ui.Box(r.X+r.W-coins, r.Y+(r.H-32)/2, coins-4, 32), coinIcon(0), h.Coins, "")
	})
}

// buildPocket adds the hidden cards of who sits at the lower edge: their faces for themselves, backs
// for everybody else.
func (t *Table) buildPocket(b *ui.Builder, box *Boxes) {
	a, me := t.a, t.Eyes()
	h := &t.model.Seats[me]
	label := t.pocketLabel()
	hint := a.T("pocket.open")
	if !h.Shown && t.watched == nil {
		hint = a.T("pocket.look", words.Lit("Name", t.names[me]))
	}
	r := box.Pocket
	in := b.Add(ui.Element{ID: "table.pocket", Role: ui.RoleButton, Look: LookPocket, Rect: r, Label: label, Hint: hint, Target: thing(TargetPocket), OnPress: t.openPocket})
	b.Inside(in, func() {
		row := ui.Box(r.X+6, r.Y+(r.H-32)/2, r.W-12, 32)
		if !box.Small {
			row = ui.Box(r.X+20, r.Y+r.H-46, r.W-40, 32)
			t.fan(b, ui.Box(r.X+8, r.Y+4, r.W-16, r.H-96), me)
		}
		t.count(b, "table.pocket.places", ui.Row(row, 0, 2, 4), faceDown(false), h.NPlaces, "")
		t.count(b, "table.pocket.hoard", ui.Row(row, 1, 2, 4), faceDown(true), h.NHoard, "")
	})
}

// fan adds the cards that lie in the pocket, as pictures.
func (t *Table) fan(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	h := &t.model.Seats[me]
	var cards []ui.Icon
	for _, c := range heldCards(h) {
		cards = append(cards, cardIcon(c))
	}
	if !h.Shown {
		for range h.NPlaces {
			cards = append(cards, faceDown(false))
		}
		for range h.NHoard {
			cards = append(cards, faceDown(true))
		}
	}
	w := r.H * cardRatio
	step := min(w*.8, (r.W-w)/max(1, float32(len(cards)-1)))
	x := r.X + (r.W-w-step*float32(len(cards)-1))/2
	for i, c := range cards {
		lean := float32(0)
		if n := len(cards) - 1; n > 0 {
			lean = 2*float32(i)/float32(n) - 1
		}
		b.Add(ui.Element{ID: "table.fan." + strconv.Itoa(i), Role: ui.RoleLabel, Look: LookFan, Rect: ui.Box(x+float32(i)*step, r.Y, w, r.H), Icons: []ui.Icon{c}, Over: true,
			Label: t.iconName(c), Part: lean * min(1, float32(len(cards)-1)/3)})
	}
}

// heldCards lists the places and treasures that the viewer sees in a hand, one by one.
func heldCards(h *show.Hand) (list []grimoria.Card) {
	if !h.Shown {
		return nil
	}
	for c := range grimoria.NoCard {
		if !c.IsCompanion() {
			for range h.Held(c) {
				list = append(list, c)
			}
		}
	}
	return list
}

func (t *Table) iconName(i ui.Icon) string {
	if i.Kind == IconCard {
		return t.a.T(show.CardName(grimoria.Card(i.What)))
	}
	return t.a.T("display.hidden")
}

// openPocket shows the hidden cards as a list; behind the own curtain if others are at the screen.
func (t *Table) openPocket() {
	me := t.Eyes()
	if t.humans > 1 && t.viewer != me && t.watched == nil {
		if t.s.IsHuman(me) && !t.queue.Busy() && (t.deciding && t.actor == me) {
			t.curtain(me)
		}
		return
	}
	t.tab = tabCards
	t.showRival(me)
}

// buildConfirm adds the buttons that make and take back a choice.
func (t *Table) buildConfirm(b *ui.Builder, box *Boxes) {
	a := t.a
	if t.watched != nil {
		t.watched.buildControls(b, box)
		return
	}
	if box.Small && t.choosing() {
		b.Button("table.open", box.Open, a.T(map[bool]string{true: "book.open", false: "book.table"}[t.shut]), func() {
			t.shut = !t.shut
			a.Changed()
		})
		b.Last().Lines = 2
	} else if box.Small {
		t.speedButton(b, box.Open)
	}
	switch single := t.single(); {
	case t.peeking:
		b.Primary("table.close", box.Confirm, a.T("settings.done"), t.closePocket)
		b.Last().Lines = 2
	case t.canBreak() && !t.deciding:
		b.Button("table.break", box.Confirm, a.T("book.break"), t.breakSeal)
		b.Last().Lines = 2
	case t.picked >= 0 && t.picked < len(t.options):
		o := &t.options[t.picked]
		b.Primary("table.confirm", box.Confirm, a.T("pick."+o.Decision.Kind.String()), t.confirm)
		e := b.Last()
		e.Label, e.Lines = o.Text.In(a.Words()), 2
		widest := float32(0)
		for _, word := range strings.Fields(e.Text) {
			normal, _ := a.TextSize()
			widest = max(widest, a.Config().Measure.Width(word, normal, ui.Bold))
		}
		e.Marked = !t.s.Choosing() && t.s.Reveals(o.Decision) && widest+40 < box.Confirm.W
	case single >= 0:
		o := &t.options[single]
		b.Primary("table.confirm", box.Confirm, a.T("pick."+o.Decision.Kind.String()), func() { t.commit(o.Decision) })
		e := b.Last()
		e.Label, e.Lines, e.Advised = o.Text.In(a.Words()), 2, t.advice() == single
	case t.deciding && t.wait == 0 && len(t.offered(asPlain)) == 0:
		b.Primary("table.confirm", box.Confirm, a.T("table.confirm"), nil)
		e := b.Last()
		e.Disabled, e.Why, e.Lines, e.Look = true, a.T("table.confirm.nothing"), 2, LookIdle
	}
	if t.picked >= 0 {
		backButton(b, "table.cancel", box, a.T("table.cancel"), func() { t.cancel() })
	}
}

// backButton adds the button beside the main one; on a small screen it has a sign instead of words.
func backButton(b *ui.Builder, id string, box *Boxes, text string, press func()) {
	e := ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: box.Back, Text: text, Label: text, Lines: 2, OnPress: press}
	if box.Small {
		e.Text, e.Symbol, e.Hint = "", pictures.SymCross, text
	}
	b.Add(e)
}

func (t *Table) speedButton(b *ui.Builder, r ui.Rect) {
	a := t.a
	b.Add(ui.Element{ID: "table.speed", Role: ui.RoleCycle, Look: ui.LookButton, Rect: r, Symbol: pictures.SymSpeed, Text: a.SpeedName(), Label: a.T("table.speed"), Value: a.SpeedName(), Lines: 2,
		OnPress: a.Faster})
}
