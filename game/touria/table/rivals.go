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

// Sizes on the cards of rivals.
const (
	rivalRim                      = 4
	rivalGap                      = 3 // beside the sign for the castle
	rivalName, rivalTwo           = 26, 45
	rivalLevel, rivalCrowns       = 18, 84
	raceWider                     = 5
	deedHigh, deedEdge            = 38, 6
	cellGap, cellDeed, cellCrowns = 2, 22, 44 // on phones
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
	card := board.CardOf(r, false)
	free := r.Trim(rivalRim, rivalRim)
	free.TakeLeft(card.Mark.X + card.Mark.W + rivalGap - free.X)
	free.H = card.Wall.Y - 1 - free.Y
	name := ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: free, Size: 22, Text: pe.board.Names[seat], Align: ui.AlignLeft, Lines: 2}
	if race, ok := pe.race(seat); ok {
		name.Lines, name.Rect.H = 1, rivalName
		if _, floor := a.TextSize(); a.Config().Measure.Width(name.Text, floor, ui.Bold) > free.W {
			name.Text, name.Label = board.ShortName(pe.a, name.Text, free.W*.9), name.Text // bold letters are wider
		}
		race.ID, race.Rect = id+".race", ui.CutTop(free, rivalName)
		race.Rect.H = rivalName
		race.Rect.X -= rivalGap
		race.Rect.W += raceWider
		b.Add(race)
	} else if pl, ok := pe.s.Player(seat); ok && !pl.Human() {
		if n := crowns(pl.Level); n > 0 {
			_, floor := a.TextSize()
			name.Lines = 1
			name.Rect.H = rivalName
			if a.Config().Measure.Width(name.Text, floor, ui.Bold) > free.W {
				name.Lines, name.Rect.H = 2, rivalTwo
			}
			rest := ui.CutTop(free, name.Rect.H+1)
			if level := rest.TakeTop(rivalLevel); rest.H >= -1 {
				level.W = min(level.W, rivalCrowns)
				b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Rect: level, Value: a.Words().Number(n), Label: levelName(a, pl.Level)})
			}
		}
	}
	b.Add(name)
	if d, ok := pe.board.LastTale(seat); ok && !pe.board.Model.Players[seat].Shown {
		line := deedLine(&card)
		b.Add(pe.board.TaleElement(id+".last", line, d, false))
	} else if text := a.T("guide.after"); pe.untold {
		line := deedLine(&card)
		if _, floor := a.TextSize(); a.Config().Measure.Width(text, floor, ui.Bold) < line.W-afterPad {
			b.Add(ui.Element{ID: id + ".after", Role: ui.RoleLabel, Look: ui.LookPanel, Rect: line, Text: text, Size: 18})
		}
	}
}

// deedLine returns where the last deed stands on a rival's screen.
func deedLine(card *board.Card) ui.Rect {
	low := card.Wall.Trim(deedEdge, rivalRim)
	low.TakeLeft(card.Badge.W + rivalRim)
	return low.TakeBottom(deedHigh)
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
	card := board.CardOf(r, true)
	face, wall := card.Face, card.Wall
	free := r.Trim(rivalRim, 0)
	free.TakeLeft(card.Mark.X + card.Mark.W + cellGap - free.X)
	free.Y, free.H = face.Y, min(face.H, wall.Y-face.Y) // above the screen
	const d = 8
	_, floor := pe.a.TextSize()
	if pl, ok := pe.s.Player(seat); ok && !pl.Human() && free.H >= floor*ui.LineHeight+d { // else the name needs the room
		if n := crowns(pl.Level); n > 0 {
			level := free.TakeBottom(d, 1)
			level.W = min(level.W, cellCrowns)
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
	if d, ok := pe.board.LastTale(seat); ok && wall.H >= cellDeed {
		wall.Y = max(wall.Y, face.Y+face.H) // the name stands above
		wall.H = r.Y + r.H - cellGap - wall.Y
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
