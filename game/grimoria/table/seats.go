package table

import (
	"strconv"

	gpics "touria.games/touria/assets/pictures/grimoria"
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
func (bd *board) title(seat grimoria.Seat) string {
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
	if box.Small {
		e.Look = LookRivalCell
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
		t.rankSeal(b, id+".rank", ui.Box(face.X+face.W-30, face.Y+face.H-30, 26, 26), seat)
		// The plate lies before the chest, at the edge of the table: never over the face.
		t.buildMark(b, id, ui.Box(face.X, face.Y+face.H-50, 50, 50), seat)
	})
}

// prey reports whether an attack hits a seat, or is about to.
func (bd *board) prey(seat grimoria.Seat) bool {
	m := &bd.model
	return m.Attack.By < grimoria.NoSeat && m.Attack.On == seat
}

// rivalCell is a rival's panel on a small screen.
func (bd *board) rivalCell(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &bd.model.Seats[seat]
	d := min((r.H-4)*gpics.SitterW/gpics.SitterH, r.W*.42)
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookSitter, Rect: ui.Box(r.X+4, r.Y+2, d, r.H-4), Sitter: 1 + bd.faces[seat], Label: bd.names[seat],
		Checked: bd.model.Active == seat})
	mark := float32(min(30, r.H*.42))
	bd.buildMark(b, id, ui.Box(r.X+2, r.Y+r.H-mark-1, mark, mark), seat)
	bd.rankSeal(b, id+".rank", ui.Box(r.X+2, r.Y+2, 24, 24), seat)
	x := r.X + d + 4
	right := ui.Box(x, r.Y+4, r.X+r.W-x-3, r.H-6)
	normal, floor := bd.a.TextSize()
	head := right.H * .4
	if right.W < 104 { // one below the other
		head = right.H / 3
	}
	if right.W < 104 && head < floor*1.1 { // not even that: the portrait must do
		head = 0
	} else if name := bd.names[seat]; bd.a.Config().Measure.Width(name, floor, ui.Bold) <= right.W-10 && floor*1.1 <= head {
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(right.X, right.Y, right.W, head), Text: name, Size: normal, Align: ui.AlignLeft})
	} else {
		b.Crest(id+".crest", ui.Box(right.X, right.Y, min(head, 28), min(head, 28)), bd.crests[seat], name)
	}
	all, _ := h.Companions()
	low := ui.Box(right.X, right.Y+head, right.W, right.H-head)
	cell := ui.Row
	if right.W < 104 {
		cell = ui.Column
	}
	bd.count(b, id+".coins", cell(low, 0, 2, 1), coinIcon(0), h.Coins, "")
	bd.count(b, id+".companions", cell(low, 1, 2, 1), signIcon(gpics.SignPerson), all, "")
}

// buildMark adds the plate of the spell that a player has chosen, or the closed book.
func (bd *board) buildMark(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	a := bd.a
	spell := bd.model.Seats[seat].Spell
	switch {
	case spell > 0:
		b.Add(ui.Element{ID: id + ".spell", Role: ui.RoleLabel, Look: LookPlate, Rect: r, Icons: []ui.Icon{spellIcon(spell)}, Over: true, Label: a.T(show.SpellName(spell)),
			Struck: show.KindOf(spell) == show.Black && bd.model.Blocked()})
	case bd.model.Phase == grimoria.PhaseChoose:
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: LookShut, Rect: r, Crest: bd.crests[seat], Over: true, Label: a.T("book.shut"),
			Disabled: !bd.model.Seats[seat].Sealed && !bd.s.Sealed(seat)})
	}
}

// count adds an icon and a number.
func (bd *board) count(b *ui.Builder, id string, r ui.Rect, icon ui.Icon, n int, label string) {
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCount, Rect: r, Icons: []ui.Icon{icon}, Text: strconv.Itoa(n), Label: label,
		Align: ui.AlignLeft, Inner: ui.CutLeft(r, min(r.H, 28)+3)})
}

// medals adds the heads of a player's companions in rows.
func (bd *board) medals(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &bd.model.Seats[seat]
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
			Lit: true, Icons: icons[line*n : min((line+1)*n, len(icons))], Label: bd.a.T("has.companions", words.Num("Count", len(icons)))})
	}
}

// rankSeal adds somebody's place in the order of the last round, which decides between those who share a
// spell.
func (bd *board) rankSeal(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	for n := range bd.model.Players {
		if bd.model.Order[n] == seat {
			label := bd.a.T("order.place", words.Num("Count", n+1))
			b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookSeal, Rect: r, Text: strconv.Itoa(n + 1), Label: label, Size: 18, Over: true})
		}
	}
}
