package table

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// knowsLines returns the card for the position shown on the table, without the
// decisions that are still being animated.
func (dr *drawers) knowsLines() []show.KnowsLine {
	s := dr.s.Before(dr.s.Len() - len(dr.board.Pending))
	bot, public := dr.s.Rules().View(s, dr.known), dr.s.Rules().View(s, rules.NoSeat)
	return dr.memoryLines(show.Knows(&bot, &public, &dr.board.Model, &dr.board.Names))
}

// buildKnows adds the card: of each player the known things as icons, the text, and the possible
// colours of gems from the thief.
func (dr *drawers) buildKnows(f *ui.Flow) {
	const crest, icons = 36, 32
	a := dr.a
	for _, l := range dr.knowsLines() {
		id := "knows.rest." + l.Text.Key
		if l.Seat < rules.NoSeat {
			id = "knows." + l.Seat.String()
			f.Row(func(f *ui.Flow) {
				f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: crest, H: crest}, Crest: dr.board.Crests[l.Seat&3], Label: dr.board.Names[l.Seat&3]})
				f.Heading(id+".name", dr.board.Names[l.Seat&3], 22).Align = ui.AlignLeft
			})
		}
		if len(l.Icons) > 0 {
			f.Add(ui.Element{ID: id + ".goods", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{H: icons}, Icons: l.Icons, Label: l.Goods.In(a.Words())})
		}
		f.Paragraph(id+".text", l.Text.In(a.Words()))
		if len(l.Maybe) > 0 {
			f.Row(func(f *ui.Flow) {
				f.Paragraph(id+".can", a.T("knows.maybe"))
				f.Add(ui.Element{ID: id + ".maybe", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Rect{H: icons}, Icons: l.Maybe, Label: l.Colours.In(a.Words())})
			})
		}
	}
	f.Foot(func(f *ui.Flow) {
		f.Button("knows.race", a.T("race.title"), func() { dr.pull(raceDrawer) })
	})
}

// memoryLines completes the card "What this bot knows" with what the reader could know
// of each rival, the bot first.
func (dr *drawers) memoryLines(lines []show.KnowsLine) []show.KnowsLine {
	for i := range lines {
		if m, ok := dr.recalled(lines[i].Seat); ok {
			lines[i].Icons, lines[i].Goods = m.Icons, m.Goods
		}
	}
	if m, ok := dr.recalled(dr.known); ok {
		line := show.KnowsLine{Seat: dr.known, Text: words.Say("memory.line"), Icons: m.Icons, Goods: m.Goods}
		lines = append([]show.KnowsLine{line}, lines...)
	}
	return lines
}
