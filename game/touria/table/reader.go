package table

import (
	"strings"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// The table for screen readers: labels that say what the pictures show, announcements of what
// happens, and a description of the whole table on request.

// Survey describes the table, as far as the viewer may see it: whose turn it is, the players, the
// towers, the map, the market, the doors.
func (t *Table) Survey() (all []string) {
	a, m := t.a, &t.board.Model
	say := func(text string) { all = append(all, text) }
	turn := ""
	if m.Turn > 0 {
		turn = a.T("table.turn", words.Num("Count", m.Turn)) + a.Colon()
	}
	say(turn + t.puzzle.prompt(t.turn))
	if p, open := t.board.Own(); open {
		goal := a.T("door.goal.hint", words.Num("Hearts", p.GoalHearts), words.Num("Gold", p.GoalGold))
		if p.InCastle {
			goal = a.T("place.castle.at")
		}
		say(a.T("table.you", words.Lit("Name", t.board.Names[t.board.Eyes])) + a.Colon() + t.board.Goods(p.Holdings) + ". " + goal)
	}
	for _, seat := range t.board.Rivals() {
		say(strings.ReplaceAll(t.people.rivalLabel(seat, t.board.LastText(seat)), "\n", ". "))
	}
	for w := touria.NW; w <= touria.SW; w++ {
		say(t.board.TowerFaces(w))
	}
	if m.Heroes < touria.NoSpace {
		say(show.HeroesAt(m.Heroes).In(a.Words()))
	}
	for s := touria.M1; s.IsMine(); s++ {
		say(t.board.PlaceName(s) + a.Colon() + t.board.Goods(touria.Holdings{Gems: m.Mines[s.Mine()]}))
	}
	say(a.T("goods.die.name") + a.Colon() + board.GemName(t.a, m.Die))
	for slot := range m.Orders {
		say(t.board.OrderLabel(slot))
	}
	for _, i := range m.Display {
		_, text := board.ItemText(t.a, i)
		say(a.T("table.fairy") + a.Colon() + text)
	}
	name, _ := board.ItemText(t.a, m.DiscardTop())
	say(a.T("table.discard") + a.Colon() + name + ". " + a.T("table.stack", words.Num("Count", m.ItemStack)))
	for n := 1; n <= touria.Doors; n++ {
		if d := m.Door(n); d.Open || d.Peeked {
			say(t.board.DoorLabel(n))
		}
	}
	return all
}
