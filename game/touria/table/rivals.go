package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

func (pe *people) buildRivals(b *ui.Builder, box *board.Boxes) {
	for i, seat := range pe.board.Rivals() {
		if !box.Rivals[i].Empty() {
			pe.buildRival(b, box.Rivals[i], box.Phone, seat)
		}
	}
}

// buildRival adds the panel of another player: who they are, the closed screen or
// what is known of the things behind it, and what they did last.
func (pe *people) buildRival(b *ui.Builder, r ui.Rect, phone bool, seat rules.Seat) {
	a := pe.a
	p := &pe.board.Model.Players[seat]
	id := "table.rival." + seat.String()
	last := pe.board.LastText(seat)
	name := words.Lit("Name", pe.board.Names[seat])
	hint := pe.called(seat)
	if last != "" {
		hint += "\n" + last
	}
	if p.Shown {
		hint += "\n" + show.Goods(p.Holdings).In(a.Words())
	} else if text := pe.memoryText(seat); text != "" {
		hint += "\n" + text
	} else {
		hint += "\n" + a.T("goods.screen.hint", name)
	}
	press := func() { pe.drawers.pull(logDrawer) }
	if !pe.s.IsHuman(seat) {
		hint += "\n" + a.T("knows.hint", name)
		press = func() { pe.drawers.knows(seat) }
	}
	in := b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: board.LookRival, Paper: phone, Rect: r, Label: pe.rivalLabel(seat, last), Hint: hint, Target: show.Thing(show.TargetSeat, seat),
		Lit: pe.board.Model.Active == seat || pe.board.Model.ToMove == seat, OnPress: press})
	b.Inside(in, func() {
		if phone {
			pe.buildRivalCell(b, r, seat)
			return
		}
		pe.buildRivalCard(b, r, seat)
	})
}

// buildRivalCard adds name, level and last deed of a rival in a large window.
func (pe *people) buildRivalCard(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	a := pe.a
	id := "table.rival." + seat.String()
	wall := board.Wall(r, false)
	x := board.CastleMark(r, false).X + board.CastleMark(r, false).W + 3
	free := ui.Box(x, r.Y+4, r.X+r.W-4-x, wall.Y-r.Y-5)
	name := ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: free, Size: 22, Text: pe.board.Names[seat], Align: ui.AlignLeft, Lines: 2}
	if race, ok := pe.race(seat); ok {
		name.Lines, name.Rect.H = 1, 26
		if _, floor := a.TextSize(); a.Config().Measure.Width(name.Text, floor, ui.Bold) > free.W {
			name.Text, name.Label = board.ShortName(pe.a, name.Text, free.W*.9), name.Text // bold letters are wider
		}
		race.ID, race.Rect = id+".race", ui.Box(free.X-3, name.Rect.Y+name.Rect.H, free.W+5, 26)
		b.Add(race)
	} else if pl, ok := pe.s.Player(seat); ok && !pl.Human() {
		if n := crowns(pl.Level); n > 0 {
			_, floor := a.TextSize()
			name.Lines = 1
			name.Rect.H = 26
			if a.Config().Measure.Width(name.Text, floor, ui.Bold) > free.W {
				name.Lines, name.Rect.H = 2, 45
			}
			level := ui.Box(free.X, name.Rect.Y+name.Rect.H+1, min(free.W, 84), 18)
			if level.Y+level.H <= wall.Y {
				b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Rect: level, Value: a.Words().Number(n), Label: levelName(a, pl.Level)})
			}
		}
	}
	b.Add(name)
	if d, ok := pe.board.LastTale(seat); ok && !pe.board.Model.Players[seat].Shown {
		line := ui.CutLeft(ui.Box(wall.X+6, wall.Y+wall.H-42, wall.W-12, 38), board.Badge(r, false).W+4)
		b.Add(pe.board.TaleElement(id+".last", line, d, false))
	} else if text := a.T("guide.after"); pe.untold {
		line := ui.CutLeft(ui.Box(wall.X+6, wall.Y+wall.H-42, wall.W-12, 38), board.Badge(r, false).W+4)
		if _, floor := a.TextSize(); a.Config().Measure.Width(text, floor, ui.Bold) < line.W-afterPad {
			b.Add(ui.Element{ID: id + ".after", Role: ui.RoleLabel, Look: ui.LookPanel, Rect: line, Text: text, Size: 18})
		}
	}
}

// race returns how near a rival is to the castle, as far as a perfect memory of what everybody saw can tell; ok is
// false without the memory aid.
func (pe *people) race(seat rules.Seat) (e ui.Element, ok bool) {
	p := &pe.board.Model.Players[seat&3]
	e = ui.Element{Role: ui.RoleLabel, Look: board.LookRace}
	h := p.Holdings
	if !p.Shown {
		m, aided := pe.recalled(seat)
		if !aided {
			return e, false
		}
		if h = m.Known; m.MayBeBlack {
			e.Mark = "?"
		}
	}
	black := h.Gems[touria.Black]
	e.Icons = []ui.Icon{{Kind: show.IconHeart, Count: int(h.Hearts)}, {Kind: show.IconGold, Count: int(h.Gold)}, {Kind: show.IconGem, What: uint8(touria.Black), Count: int(black)}}
	h = touria.Holdings{Hearts: h.Hearts, Gold: h.Gold}
	h.Gems[touria.Black] = black
	e.Label = pe.board.Goods(h)
	return e, true
}

// buildRivalCell adds name and last deed of a rival on a phone.
func (pe *people) buildRivalCell(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	id := "table.rival." + seat.String()
	face, wall := board.Face(r, true), board.Wall(r, true)
	x := board.CastleMark(r, true).X + board.CastleMark(r, true).W + 2
	free := ui.Box(x, face.Y, r.X+r.W-4-x, face.H)
	free.H = min(free.H, wall.Y-face.Y) // above the screen
	const d = 8
	_, floor := pe.a.TextSize()
	if pl, ok := pe.s.Player(seat); ok && !pl.Human() && free.H >= floor*ui.LineHeight+d { // else the name needs the room
		if n := crowns(pl.Level); n > 0 {
			level := ui.Box(free.X, free.Y+free.H-d, min(free.W, 4*(d+3)), d)
			free.H -= d + 1
			b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Rect: level, Value: pe.a.Words().Number(n), Label: levelName(pe.a, pl.Level)})
		}
	}
	free.Y++ // clear of the card's rim
	full := pe.board.Names[seat]
	if !pe.board.Model.Players[seat].InCastle && board.ShortName(pe.a, full, free.W) != full { // into the place of the castle's mark
		free.X, free.W = face.X+face.W, free.W+free.X-face.X-face.W
	}
	if name := board.ShortName(pe.a, full, free.W); name != "" {
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: free, Text: name, Label: full, Align: ui.AlignLeft})
	}
	if d, ok := pe.board.LastTale(seat); ok && wall.H >= 22 {
		wall.Y = max(wall.Y, face.Y+face.H) // the name stands above
		wall.H = r.Y + r.H - 2 - wall.Y
		b.Add(pe.board.TaleElement(id+".last", wall.Inset(1), d, false))
	}
}

// memoryText says what the viewer could know of a rival; empty without the memory aid.
func (pe *people) memoryText(seat rules.Seat) string {
	m, ok := pe.recalled(seat)
	if !ok {
		return ""
	}
	return words.Say("memory.has", words.Gap("What", m.Goods)).In(pe.a.Words())
}

// called returns a player's name with a bot's level, and its character if the name
// does not say it.
func (pe *people) called(seat rules.Seat) string {
	p, ok := pe.s.Player(seat)
	if !ok || p.Human() {
		return pe.board.Names[seat]
	}
	level := levelName(pe.a, p.Level)
	if _, temper, _ := bot.Split(p.Level); temper != "" && !isCharacter(p.Name) {
		level = pe.a.T("bot."+temper+".name") + ", " + level
	}
	return p.Name + " – " + level
}

// rivalLabel returns who a rival is, what is known of their things and what they did last.
func (pe *people) rivalLabel(seat rules.Seat, last string) string {
	p := &pe.board.Model.Players[seat]
	label := pe.called(seat)
	if p.InCastle {
		label += pe.a.T("list.comma") + pe.a.T("place.castle.at")
	}
	if p.Shown {
		label += "\n" + pe.board.Goods(p.Holdings)
	} else if text := pe.memoryText(seat); text != "" {
		label += "\n" + text
	}
	if last != "" {
		label += "\n" + last
	}
	return label
}

// afterPad is the least room beside the words that a rival takes something after the turn.
const afterPad = 16
