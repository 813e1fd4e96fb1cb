package board

import (
	"strconv"
	"strings"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildRivals adds the other players.
func (tb *Tableau) BuildRivals(b *ui.Builder, box *Boxes) {
	for i, seat := range tb.Others() {
		tb.buildRival(b, box.Rivals[i], box, seat)
	}
}

// buildRival adds another player: the face in the dark, the book or the spell, and what everybody
// knows of what they have.
func (tb *Tableau) buildRival(b *ui.Builder, r ui.Rect, box *Boxes, seat grimoria.Seat) {
	a, h := tb.App, &tb.Model.Seats[seat]
	id := "table.rival." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookRival, Rect: r, Target: SeatThing(seat), Crest: tb.Crests[seat],
		Lit: tb.Model.Active == seat || tb.Model.ToMove == seat, Checked: tb.Model.Protected(seat), Struck: tb.prey(seat),
		OnPress: func() { tb.ShowRival(seat) }}
	e.Label = tb.FullName(seat) + a.Colon() + tb.Bears(seat)
	chooses := tb.Hands != nil && tb.Hands.Rival(&e, seat)
	e.Hint = tb.rivalHint(seat, tb.FullName(seat)+a.Colon()+tb.Has(seat), chooses)
	if box.Small {
		e.Look = LookRivalCell
	}
	in := b.Add(e)
	b.Inside(in, func() {
		if box.Small {
			tb.rivalCell(b, id, r, seat)
			return
		}
		wide := panelWide(a, r, tb.Names[seat])
		face := ui.Box(r.X, r.Y+2, r.W-wide, r.H-2)
		panel := ui.Box(r.X+r.W-wide, r.Y+2, wide-2, r.H-6)
		b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookSitter, Rect: face, Sitter: 1 + tb.Faces[seat], Label: tb.Names[seat], Checked: e.Lit, Marked: e.Checked})
		b.Add(ui.Element{ID: id + ".panel", Role: ui.RolePanel, Look: LookGlass, Rect: panel, Lit: e.Lit, Marked: e.Checked, Struck: tb.prey(seat)})
		in := len(b.Built().Elements)
		b.Inside(in, func() {
			b.Crest(id+".crest", ui.Box(panel.X+8, panel.Y+7, 28, 28), tb.Crests[seat], tb.Names[seat])
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(panel.X+37, panel.Y+5, panel.W-44, 32), Text: tb.Names[seat], Align: ui.AlignLeft, Size: 18})
			row := ui.Box(panel.X+9, panel.Y+39, panel.W-18, 28)
			AddCount(b, id+".coins", ui.Row(row, 0, 3, 2), CoinIcon(0), h.Coins, "")
			AddCount(b, id+".places", ui.Row(row, 1, 3, 2), FaceDown(false), h.NPlaces, "")
			AddCount(b, id+".hoard", ui.Row(row, 2, 3, 2), FaceDown(true), h.NHoard, "")
			low := ui.Box(panel.X+9, panel.Y+70, panel.W-16, panel.H-75)
			if last := tb.lastCasts(seat); len(last) > 0 && !tb.recalls(seat) {
				tb.lastSpells(b, id, ui.Box(low.X, low.Y+low.H-lastHigh, low.W, lastHigh), seat, last)
				low.H -= lastHigh
			}
			tb.Medals(b, id+".medals", tb.besideRecall(low, seat), seat)
			tb.recallRow(b, id, low, seat)
		})
		if last := tb.lastCasts(seat); len(last) > 0 && tb.recalls(seat) { // beside the face, where what is remembered needs the panel
			for n := range last {
				at := ui.Box(face.X+face.W-28, face.Y+26*float32(n), 26, 26)
				b.Add(ui.Element{ID: id + ".last." + strconv.Itoa(n), Role: ui.RoleLabel, Look: LookPlate, Rect: at, Icons: []ui.Icon{SpellIcon(last[n].Spell)}, Over: true,
					Struck: last[n].Blocked, Label: tb.lastLabel(seat, last)})
			}
		}
		tb.rankSeal(b, id+".rank", ui.Box(face.X+face.W-30, face.Y+face.H-30, 26, 26), seat)
		// The plate lies before the chest, at the edge of the table: never over the face.
		tb.buildMark(b, id, ui.Box(face.X, face.Y+face.H-50, 50, 50), seat)
	})
}

// rivalHint says what a rival has, what the viewer could remember of it, and what a press shows.
func (tb *Tableau) rivalHint(seat grimoria.Seat, has string, chooses bool) string {
	a := tb.App
	if m, ok := tb.memory(seat); ok && len(m.Came) > 0 {
		has += "\n" + m.Text().In(a.Words())
	}
	if !tb.Session.IsHuman(seat) && !chooses { // where a press does not choose
		has += "\n" + a.T("knows.hint", words.Lit("Name", tb.Names[seat]))
	}
	return has
}

// panelWide returns how wide the panel beside a rival's face is: the name has room, with the crest before it.
func panelWide(a *ui.App, r ui.Rect, name string) float32 {
	const usual, crest, most = 178, 48, .86
	_, floor := a.TextSize()
	return min(max(usual, a.Config().Measure.Width(name, floor, ui.Bold)+crest), max(usual, r.W*most))
}

// lastHigh is the height of the row of a rival's last spells.
const lastHigh = 34

// lastLabel names the last spells of a player.
func (tb *Tableau) lastLabel(seat grimoria.Seat, last []show.Cast) string {
	var names []string
	for _, c := range last {
		names = append(names, tb.App.T(show.SpellName(c.Spell)))
	}
	return tb.App.T("rival.last", words.Lit("Name", tb.Names[seat]), words.Lit("Names", strings.Join(names, tb.App.T("list.comma"))))
}

// lastSpells adds the plates of the last spells of a player, the newest first and largest.
func (tb *Tableau) lastSpells(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat, last []show.Cast) {
	r.TakeLeft(4)
	for n, c := range last {
		d := r.H
		if n > 0 {
			d -= 4
		}
		at := r.TakeLeft(d, 12)
		b.Add(ui.Element{ID: id + ".last." + strconv.Itoa(n), Role: ui.RoleLabel, Look: LookPlate, Rect: at.TakeBottom(d), Icons: []ui.Icon{SpellIcon(c.Spell)}, Struck: c.Blocked,
			Label: tb.lastLabel(seat, last), Over: true})
	}
}

// rivalCell is a rival's panel on a small screen: the name, coins and companions; below them the spell of the round,
// or the last one, with what it has brought.
func (tb *Tableau) rivalCell(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	h := &tb.Model.Seats[seat]
	d := min((r.H-4)*gpics.SitterW/gpics.SitterH, r.W*.26)
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookSitter, Rect: ui.Box(r.X+4, r.Y+2, d, r.H-4), Sitter: 1 + tb.Faces[seat], Label: tb.Names[seat],
		Checked: tb.Model.Active == seat})
	mark := float32(min(30, r.H*.42))
	tb.buildMark(b, id, ui.Box(r.X+2, r.Y+r.H-mark-1, mark, mark), seat)
	tb.rankSeal(b, id+".rank", ui.Box(r.X+2, r.Y+2, 24, 24), seat)
	x := r.X + d + 4
	right := ui.Box(x, r.Y+3, r.X+r.W-x-3, r.H-6)
	all, _ := h.Companions()
	_, floor := tb.App.TextSize()
	top, low := ui.Column(right, 0, 2, 0), ui.Column(right, 1, 2, 0)
	goods := 2 * (min(top.H, 28) + 4 + tb.App.Config().Measure.Width("88", floor, ui.Bold)) // coins and companions side by side
	cell := top
	if room := right.W - 1.15*goods; room >= 28 { // who it is, at the left
		cell = ui.CutLeft(top, room)
		if name := tb.Names[seat]; tb.App.Config().Measure.Width(name, floor, ui.Bold) <= room-6 && floor*1.1 <= top.H {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(top.X, top.Y, room-2, top.H), Text: name, Size: floor, Align: ui.AlignLeft})
		} else {
			c := min(top.H, 24)
			b.Crest(id+".crest", ui.Box(top.X, top.Y+(top.H-c)/2, c, c), tb.Crests[seat], name)
		}
	}
	if right.W < goods { // one below the other: there is room for nothing else
		AddCount(b, id+".coins", top, CoinIcon(0), h.Coins, "")
		AddCount(b, id+".companions", low, SignIcon(gpics.SignPerson), all, "")
		return
	}
	AddCount(b, id+".coins", ui.Row(cell, 0, 2, 1), CoinIcon(0), h.Coins, "")
	AddCount(b, id+".companions", ui.Row(cell, 1, 2, 1), SignIcon(gpics.SignPerson), all, "")
	var icons []ui.Icon
	deed := &tb.Deeds[seat]
	if last := tb.lastCasts(seat); len(last) > 0 {
		icons = append(icons, SpellIcon(last[0].Spell))
	} else if h.Spell > 0 {
		icons = append(icons, SpellIcon(h.Spell))
	}
	icons = append(icons, deed.gained(seat)...)
	if size := min(low.H, 24); len(icons) > 0 {
		for len(icons) > 1 && IconsWide(icons, size) > low.W {
			icons = icons[:len(icons)-1]
		}
		b.Add(ui.Element{ID: id + ".deed", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(low.X, low.Y, low.W, size), Size: size, Lit: true, Icons: icons,
			Label: tb.Names[seat] + tb.App.Colon() + show.Sum(deed.Tales, seat, tb.Voice(), show.Nameless).In(tb.App.Words())})
		if e := b.Last(); strings.HasSuffix(e.Label, tb.App.Colon()) {
			e.Label = tb.Names[seat]
		}
	}
}

// buildMark adds the plate of the spell that a player has chosen, or the closed book.
func (tb *Tableau) buildMark(b *ui.Builder, id string, r ui.Rect, seat grimoria.Seat) {
	a := tb.App
	spell := tb.Model.Seats[seat].Spell
	switch {
	case spell > 0:
		b.Add(ui.Element{ID: id + ".spell", Role: ui.RoleLabel, Look: LookPlate, Rect: r, Icons: []ui.Icon{SpellIcon(spell)}, Over: true, Label: a.T(show.SpellName(spell)),
			Struck: show.KindOf(spell) == show.Black && tb.Model.Blocked()})
	case tb.Model.Phase == grimoria.PhaseChoose:
		b.Add(ui.Element{ID: id + ".book", Role: ui.RoleLabel, Look: LookShut, Rect: r, Crest: tb.Crests[seat], Over: true, Label: a.T("book.shut"),
			Disabled: !tb.Model.Seats[seat].Sealed && !tb.Session.Sealed(seat)})
	}
}
