package table

import (
	"strconv"
	"strings"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// rivals returns the seats of the others, from the left of who sits at the lower edge.
func (tn *turn) rivals() (seats []grimoria.Seat) {
	me := tn.Eyes()
	for i := 1; i < tn.model.Players; i++ {
		seats = append(seats, (me+grimoria.Seat(i))%grimoria.Seat(tn.model.Players))
	}
	return seats
}

// title returns a player's name with a bot's level.
func (bd *position) title(seat grimoria.Seat) string {
	p := bd.s.Player(seat)
	if p.Human() {
		return p.Name
	}
	level, _, _ := bot.Split(p.Level)
	return p.Name + " – " + bd.a.T("bot."+level+".name")
}

// spellOf returns the spell that everybody knows a player to have chosen, or that the viewer has
// sealed; 0 for none.
func (tn *turn) spellOf(seat grimoria.Seat) int {
	if s := tn.model.Seats[seat].Spell; s > 0 {
		return s
	}
	if seat == tn.viewer && tn.watched == nil {
		return tn.s.Own(seat)
	}
	return 0
}

func (t *Table) buildRivals(b *ui.Builder, box *board.Boxes) {
	for i, seat := range t.rivals() {
		t.buildRival(b, box.Rivals[i], box, seat)
	}
}

// buildRival adds another player: the face in the dark, the book or the spell, and what everybody
// knows of what they have.
func (t *Table) buildRival(b *ui.Builder, r ui.Rect, box *board.Boxes, seat grimoria.Seat) {
	a, h := t.a, &t.model.Seats[seat]
	id := "table.rival." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: board.LookRival, Rect: r, Target: board.SeatThing(seat), Crest: t.crests[seat],
		Lit: t.model.Active == seat || t.model.ToMove == seat, Checked: t.model.Protected(seat), Struck: t.prey(seat),
		OnPress: func() { t.showRival(seat) }}
	e.Label = t.title(seat) + a.Colon() + t.bears(seat)
	e.Hint = t.rivalHint(seat, t.title(seat)+a.Colon()+t.has(seat))
	if i := t.seatOption(seat); i >= 0 {
		e.Role, e.Marked, e.Advised = ui.RoleTarget, t.picked == i, t.advice() == i
		e.OnPress = func() { t.pick(i) }
	}
	if box.Small {
		e.Look = board.LookRivalCell
	}
	in := b.Add(e)
	b.Inside(in, func() {
		if box.Small {
			t.rivalCell(b, id, r, seat)
			return
		}
		wide := panelWide(a, r, t.names[seat])
		face := ui.Box(r.X, r.Y+2, r.W-wide, r.H-2)
		panel := ui.Box(r.X+r.W-wide, r.Y+2, wide-2, r.H-6)
		b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: board.LookSitter, Rect: face, Sitter: 1 + t.faces[seat], Label: t.names[seat], Checked: e.Lit, Marked: e.Checked})
		b.Add(ui.Element{ID: id + ".panel", Role: ui.RolePanel, Look: board.LookGlass, Rect: panel, Lit: e.Lit, Marked: e.Checked, Struck: t.prey(seat)})
		in := len(b.Built().Elements)
		b.Inside(in, func() {
			b.Crest(id+".crest", ui.Box(panel.X+8, panel.Y+7, 28, 28), t.crests[seat], t.names[seat])
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(panel.X+37, panel.Y+5, panel.W-44, 32), Text: t.names[seat], Align: ui.AlignLeft, Size: 18})
			row := ui.Box(panel.X+9, panel.Y+39, panel.W-18, 28)
			t.count(b, id+".coins", ui.Row(row, 0, 3, 2), board.CoinIcon(0), h.Coins, "")
			t.count(b, id+".places", ui.Row(row, 1, 3, 2), board.FaceDown(false), h.NPlaces, "")
			t.count(b, id+".hoard", ui.Row(row, 2, 3, 2), board.FaceDown(true), h.NHoard, "")
			low := ui.Box(panel.X+9, panel.Y+70, panel.W-16, panel.H-75)
			if last := t.lastCasts(seat); len(last) > 0 && !t.recalls(seat) {
				lastSpells(&t.position, b, id, ui.Box(low.X, low.Y+low.H-lastHigh, low.W, lastHigh), seat, last)
				low.H -= lastHigh
			}
			t.medals(b, id+".medals", t.besideRecall(low, seat), seat)
			t.recallRow(b, id, low, seat)
		})
		if last := t.lastCasts(seat); len(last) > 0 && t.recalls(seat) { // beside the face, where what is remembered needs the panel
			for n := range last {
				at := ui.Box(face.X+face.W-28, face.Y+26*float32(n), 26, 26)
				b.Add(ui.Element{ID: id + ".last." + strconv.Itoa(n), Role: ui.RoleLabel, Look: board.LookPlate, Rect: at, Icons: []ui.Icon{board.SpellIcon(last[n].Spell)}, Over: true,
					Struck: last[n].Blocked, Label: lastLabel(&t.position, seat, last)})
			}
		}
		t.rankSeal(b, id+".rank", ui.Box(face.X+face.W-30, face.Y+face.H-30, 26, 26), seat)
		// The plate lies before the chest, at the edge of the table: never over the face.
		t.buildMark(b, id, ui.Box(face.X, face.Y+face.H-50, 50, 50), seat)
	})
}

// panelWide returns how wide the panel beside a rival's face is: the name has room, with the crest before it.
func panelWide(a *ui.App, r ui.Rect, name string) float32 {
	const usual, crest, most = 178, 48, .86
	_, floor := a.TextSize()
	return min(max(usual, a.Config().Measure.Width(name, floor, ui.Bold)+crest), max(usual, r.W*most))
}

// lastHigh is the height of the row of a rival's last spells.
const lastHigh = 34

// lastCasts returns the last three spells of a player, the newest first, while spells are chosen.
func (bd *position) lastCasts(seat grimoria.Seat) (list []show.Cast) {
	if bd.model.Revealed() {
		return nil
	}
	p := bd.past()
	casts := p.Casts[seat]
	for i := len(casts) - 1; i >= 0 && len(list) < 3; i-- {
		list = append(list, casts[i])
	}
	return list
}

// lastLabel names the last spells of a player.
func lastLabel(bd *position, seat grimoria.Seat, last []show.Cast) string {
	var names []string
	for _, c := range last {
		names = append(names, bd.a.T(show.SpellName(c.Spell)))
	}
	return bd.a.T("rival.last", words.Lit("Name", bd.names[seat]), words.Lit("Names", strings.Join(names, bd.a.T("list.comma"))))
}

// lastSpells adds the plates of the last spells of a player, the newest first and largest.
func lastSpells(bd *position, b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat, last []show.Cast) {
	x := r.X + 4
	for n, c := range last {
		d := r.H
		if n > 0 {
			d -= 4
		}
		b.Add(ui.Element{ID: id + ".last." + strconv.Itoa(n), Role: ui.RoleLabel, Look: board.LookPlate, Rect: ui.Box(x, r.Y+r.H-d, d, d), Icons: []ui.Icon{board.SpellIcon(c.Spell)}, Struck: c.Blocked,
			Label: lastLabel(bd, seat, last), Over: true})
		x += d + 12
	}
}

// prey reports whether an attack hits a seat, or is about to.
func (bd *position) prey(seat grimoria.Seat) bool {
	m := &bd.model
	return m.Attack.By < grimoria.NoSeat && m.Attack.On == seat
}

// rivalCell is a rival's panel on a small screen: the name, coins and companions; below them the spell of the round,
// or the last one, with what it has brought.
func (bd *position) rivalCell(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &bd.model.Seats[seat]
	d := min((r.H-4)*gpics.SitterW/gpics.SitterH, r.W*.26)
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: board.LookSitter, Rect: ui.Box(r.X+4, r.Y+2, d, r.H-4), Sitter: 1 + bd.faces[seat], Label: bd.names[seat],
		Checked: bd.model.Active == seat})
	mark := float32(min(30, r.H*.42))
	bd.buildMark(b, id, ui.Box(r.X+2, r.Y+r.H-mark-1, mark, mark), seat)
	bd.rankSeal(b, id+".rank", ui.Box(r.X+2, r.Y+2, 24, 24), seat)
	x := r.X + d + 4
	right := ui.Box(x, r.Y+3, r.X+r.W-x-3, r.H-6)
	all, _ := h.Companions()
	_, floor := bd.a.TextSize()
	top, low := ui.Column(right, 0, 2, 0), ui.Column(right, 1, 2, 0)
	goods := 2 * (min(top.H, 28) + 4 + bd.a.Config().Measure.Width("88", floor, ui.Bold)) // coins and companions side by side
	cell := top
	if room := right.W - 1.15*goods; room >= 28 { // who it is, at the left
		cell = ui.CutLeft(top, room)
		if name := bd.names[seat]; bd.a.Config().Measure.Width(name, floor, ui.Bold) <= room-6 && floor*1.1 <= top.H {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(top.X, top.Y, room-2, top.H), Text: name, Size: floor, Align: ui.AlignLeft})
		} else {
			c := min(top.H, 24)
			b.Crest(id+".crest", ui.Box(top.X, top.Y+(top.H-c)/2, c, c), bd.crests[seat], name)
		}
	}
	if right.W < goods { // one below the other: there is room for nothing else
		bd.count(b, id+".coins", top, board.CoinIcon(0), h.Coins, "")
		bd.count(b, id+".companions", low, board.SignIcon(gpics.SignPerson), all, "")
		return
	}
	bd.count(b, id+".coins", ui.Row(cell, 0, 2, 1), board.CoinIcon(0), h.Coins, "")
	bd.count(b, id+".companions", ui.Row(cell, 1, 2, 1), board.SignIcon(gpics.SignPerson), all, "")
	var icons []ui.Icon
	deed := &bd.deeds[seat]
	if last := bd.lastCasts(seat); len(last) > 0 {
		icons = append(icons, board.SpellIcon(last[0].Spell))
	} else if h.Spell > 0 {
		icons = append(icons, board.SpellIcon(h.Spell))
	}
	icons = append(icons, deed.gained(seat)...)
	if size := min(low.H, 24); len(icons) > 0 {
		for len(icons) > 1 && board.IconsWide(icons, size) > low.W {
			icons = icons[:len(icons)-1]
		}
		b.Add(ui.Element{ID: id + ".deed", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(low.X, low.Y, low.W, size), Size: size, Lit: true, Icons: icons,
			Label: bd.names[seat] + bd.a.Colon() + show.Sum(deed.tales, seat, bd.voice(), show.Nameless).In(bd.a.Words())})
		if e := b.Last(); strings.HasSuffix(e.Label, bd.a.Colon()) {
			e.Label = bd.names[seat]
		}
	}
}

// buildMark adds the plate of the spell that a player has chosen, or the closed book.
func (bd *position) buildMark(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	a := bd.a
	spell := bd.model.Seats[seat].Spell
	switch {
	case spell > 0:
		b.Add(ui.Element{ID: id + ".spell", Role: ui.RoleLabel, Look: board.LookPlate, Rect: r, Icons: []ui.Icon{board.SpellIcon(spell)}, Over: true, Label: a.T(show.SpellName(spell)),
			Struck: show.KindOf(spell) == show.Black && bd.model.Blocked()})
	case bd.model.Phase == grimoria.PhaseChoose:
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: board.LookShut, Rect: r, Crest: bd.crests[seat], Over: true, Label: a.T("book.shut"),
			Disabled: !bd.model.Seats[seat].Sealed && !bd.s.Sealed(seat)})
	}
}

// count adds an icon and a number.
func (bd *position) count(b *ui.Builder, id string, r ui.Rect, icon ui.Icon, n int, label string) {
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookCount, Rect: r, Icons: []ui.Icon{icon}, Text: strconv.Itoa(n), Label: label,
		Align: ui.AlignLeft, Inner: ui.CutLeft(r, min(r.H, 28)+3)})
}

// medals adds the heads of a player's companions in rows.
func (bd *position) medals(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &bd.model.Seats[seat]
	var icons []ui.Icon
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			icons = append(icons, board.MedalIcon(c, false, n))
		}
		if n := int(h.Cloaked[k]); n > 0 {
			icons = append(icons, board.MedalIcon(c, true, n))
		}
	}
	if len(icons) == 0 {
		return
	}
	size, n := float32(18), (len(icons)+1)/2
	for _, s := range []float32{40, 36, 32, 28, 24, 20} { // large in one row, smaller in two
		if s <= r.H && board.IconsWide(icons, s) <= r.W {
			size, n = s, len(icons)
			break
		}
		if s <= r.H/2 && board.IconsWide(icons[:n], s) <= r.W && board.IconsWide(icons[n:], s) <= r.W {
			size = s
			break
		}
	}
	for line := 0; line*n < len(icons) && line < 2; line++ {
		b.Add(ui.Element{ID: id + "." + strconv.Itoa(line), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X, r.Y+float32(line)*size, r.W, size), Size: size,
			Lit: true, Icons: icons[line*n : min((line+1)*n, len(icons))], Label: bd.a.T("has.companions", words.Num("Count", len(icons)))})
	}
}

// rankSeal adds somebody's place in the order of the last round, which decides between those who share a
// spell.
func (bd *position) rankSeal(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	for n := range bd.model.Players {
		if bd.model.Order[n] == seat {
			label := bd.a.T("order.place", words.Num("Count", n+1))
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookSeal, Rect: r, Text: strconv.Itoa(n + 1), Label: label, Size: 18, Over: true})
		}
	}
}
