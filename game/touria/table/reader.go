package table

import (
	"strings"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The table for who listens instead of looking: labels that say what the pictures show, what
// happens, and everything at once on request.

// spaceLabel returns the name of a space with what lies and stands there.
func (t *Table) spaceLabel(s touria.Space) string {
	a := t.a
	label := t.placeName(s)
	if s.IsMine() {
		label += a.Colon() + t.goods(touria.Holdings{Gems: t.model.Mines[s.Mine()]})
	}
	if s == t.model.Heroes {
		label += a.T("list.comma") + a.T("heroes.here")
	}
	return label
}

func (t *Table) goods(h touria.Holdings) string { return show.Goods(h).In(t.a.Words()) }

// gemName returns "green gem".
func (t *Table) gemName(c touria.Colour) string { return t.a.T("colour." + c.String() + ".gem") }

// orderLabel returns what an open order asks and pays.
func (t *Table) orderLabel(slot int) string {
	o := t.model.Order(slot)
	return t.a.T("goods.order.label", words.Gap("What", show.Goods(touria.Holdings{Gems: o.Gems})), words.Num("Count", o.Gold))
}

// lastText tells what a player did last, "" if nothing yet.
func (t *Table) lastText(seat rules.Seat) string {
	if last := show.LastOf(t.turns, seat).Text(&t.names); last.Key != "" {
		return t.a.T("table.last", words.Gap("What", last))
	}
	return ""
}

// rivalLabel returns who a rival is, what is known of their things and what they did last.
func (t *Table) rivalLabel(seat rules.Seat, last string) string {
	p := &t.model.Players[seat]
	label := t.title(seat)
	if p.InCastle {
		label += t.a.T("list.comma") + t.a.T("place.castle.at")
	}
	if p.Shown {
		label += "\n" + t.goods(p.Holdings)
	} else if text := t.memoryText(seat); text != "" {
		label += "\n" + text
	}
	if last != "" {
		label += "\n" + last
	}
	return label
}

// towerFaces says which face of a tower looks at whom.
func (t *Table) towerFaces(w touria.Tower) string {
	a := t.a
	var sees []string
	for i := range rules.Seat(rules.Seats) {
		seat := (t.eyes + i) & 3
		if !t.model.Players[seat].Taken {
			continue
		}
		action := "action." + t.model.Faces(w, seat).Action.String() + ".name"
		sees = append(sees, a.T("tower.sees", words.Lit("Name", t.names[seat]), words.Ref("Action", action)))
	}
	return a.T("tower."+w.String()+".name") + a.Colon() + strings.Join(sees, a.T("list.comma"))
}

// Survey returns what lies on the table, as far as the viewer may see it: whose turn it is, the
// players, the towers, the map, the market, the doors.
func (t *Table) Survey() (all []string) {
	a, m := t.a, &t.model
	say := func(text string) { all = append(all, text) }
	turn := ""
	if m.Turn > 0 {
		turn = a.T("table.turn", words.Num("Count", m.Turn)) + a.Colon()
	}
	say(turn + t.prompt())
	if p, open := t.own(); open {
		goal := a.T("door.goal.hint", words.Num("Hearts", p.GoalHearts), words.Num("Gold", p.GoalGold))
		if p.InCastle {
			goal = a.T("place.castle.at")
		}
		say(a.T("table.you", words.Lit("Name", t.names[t.eyes])) + a.Colon() + t.goods(p.Holdings) + ". " + goal)
	}
	for _, seat := range t.rivals() {
		say(strings.ReplaceAll(t.rivalLabel(seat, t.lastText(seat)), "\n", ". "))
	}
	for w := touria.NW; w <= touria.SW; w++ {
		say(t.towerFaces(w))
	}
	if m.Heroes < touria.NoSpace {
		say(show.HeroesAt(m.Heroes).In(a.Words()))
	}
	for s := touria.M1; s.IsMine(); s++ {
		say(t.placeName(s) + a.Colon() + t.goods(touria.Holdings{Gems: m.Mines[s.Mine()]}))
	}
	say(a.T("goods.die.name") + a.Colon() + t.gemName(m.Die))
	for slot := range m.Orders {
		say(t.orderLabel(slot))
	}
	for _, i := range m.Display {
		_, text := t.itemText(i)
		say(a.T("table.fairy") + a.Colon() + text)
	}
	name, _ := t.itemText(m.DiscardTop())
	say(a.T("table.discard") + a.Colon() + name + ". " + a.T("table.stack", words.Num("Count", m.ItemStack)))
	for n := 1; n <= touria.Doors; n++ {
		if d := m.Door(n); d.Open || d.Peeked {
			say(t.doorLabel(n))
		}
	}
	return all
}

// doorLabel says what the viewer knows of a door.
func (t *Table) doorLabel(n int) string {
	d := t.Door(n)
	key := "door.closed"
	switch {
	case d.Open:
		key = "door.open"
	case d.Peeked:
		key = "door.seen"
	}
	return t.a.T(key, words.Num("Count", n), words.Ref("Who", whoName(d.Who)))
}

// whoName returns the key of who is behind a door.
func whoName(w touria.Who) string {
	if w >= touria.Nobody {
		return "who.nobody.name"
	}
	return "who." + w.String() + ".name"
}

// tell tells listeners the lines of the chronicle from one on: what the viewer does line by line,
// and of other players' turns the story, once it is complete.
func (t *Table) tell(from int) {
	for i := from; i < len(t.lines); i++ {
		l := &t.lines[i]
		if l.Turn {
			t.tellTurn(i)
		}
		own := t.viewer < rules.NoSeat && (l.Seat == t.viewer || t.turnOf(i) == t.viewer)
		if own && !idle(l) || l.Deed == show.DeedDoor || l.Deed == show.DeedWon || l.Deed == show.DeedEntered {
			t.a.Hear(ui.HeardNews, l.Text.In(t.a.Words()))
		}
	}
}

// tellTurn tells the story of the turn that ends before a line, unless it was the viewer's.
func (t *Table) tellTurn(end int) {
	turns := show.Turns(t.lines[:end])
	if len(turns) == 0 {
		return
	}
	turn := &turns[len(turns)-1]
	if turn.Seat >= rules.NoSeat || turn.Seat == t.viewer {
		return
	}
	t.a.Hear(ui.HeardNews, turn.Text(&t.names).In(t.a.Words()))
	for s := rules.S; s < rules.NoSeat; s++ {
		if turn.Joined.Has(s) && s != t.viewer {
			t.a.Hear(ui.HeardNews, turn.JoinText(s, &t.names).In(t.a.Words()))
		}
	}
}

// turnOf returns whose turn a line of the chronicle is part of.
func (t *Table) turnOf(line int) rules.Seat {
	for i := line; i >= 0; i-- {
		if t.lines[i].Turn {
			return t.lines[i].Seat
		}
	}
	return rules.NoSeat
}

// idle reports whether a line tells of nothing but a step on the way, or of the bag.
func idle(l *show.Line) bool {
	return l.Icon.Kind == show.IconBag || l.Text.Key == "chronicle.stepped"
}
