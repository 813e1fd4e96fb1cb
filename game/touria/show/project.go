package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Project returns what the table shows a viewer of a position; NoSeat is the
// public. It serves starts, loads and undo; while a game runs, the model is
// folded from its events.
func Project(r *touria.Rules, s *touria.State, viewer rules.Seat) Model {
	m := Model{
		Viewer: viewer, board: r.Board, Status: StatusOf(s),
		Turn: s.Turn(), Active: s.Active(), Heroes: s.Heroes(), Die: s.Die(),
		ItemStack: s.ItemStack(), Discarded: s.DiscardLen(),
		Swords: touria.AllSwords, Hearts: touria.AllHearts,
		Winner: s.Winner(),
	}
	if m.Winner != rules.NoSeat && s.SuddenMarriage() {
		m.How = touria.ByMarriage
	}
	for w := range m.Facing {
		m.Facing[w] = uint8(s.TowerFacing(touria.Tower(w)))
	}
	for i := range m.Mines {
		m.Mines[i] = s.MineGems(i)
	}
	for slot := range m.Display {
		m.Display[slot] = s.Display(slot)
	}
	for i := range m.Discard {
		m.Discard[i] = touria.NoItem
		if i < m.Discarded {
			m.Discard[i] = s.Discard(i)
		}
	}
	for slot := range m.Orders {
		m.Orders[slot] = s.OpenOrder(slot)
	}
	for i := range m.Doors {
		m.Doors[i] = doorOf(s, i+1, viewer)
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			h := s.Holdings(seat)
			m.Swords -= int(h.Swords)
			m.Hearts -= int(h.Hearts)
			m.Players[seat] = playerOf(s, seat, &m)
		}
	}
	return m
}

// doorOf returns a door as the viewer knows it.
func doorOf(s *touria.State, door int, viewer rules.Seat) Door {
	d := Door{Open: s.DoorOpen(door), Who: touria.Nobody}
	d.Peeked = viewer < rules.NoSeat && s.HasPeeked(viewer, door)
	if d.Open || d.Peeked {
		d.Who = s.Behind(door)
	}
	return d
}

// playerOf returns a taken seat as the model's viewer sees it.
func playerOf(s *touria.State, seat rules.Seat, m *Model) Player {
	p := Player{Taken: true, InCastle: s.InCastle(seat)}
	p.GoalHearts, p.GoalGold = s.Goals(seat)
	p.Shown = seat == m.Viewer || s.OpenScreens() || p.InCastle
	if p.Shown {
		p.Holdings = s.Holdings(seat)
	}
	return p
}

// StatusOf returns the status of a position. It is the same for every viewer.
func StatusOf(s *touria.State) Status {
	return Status{Phase: s.Phase(), ToMove: s.ToMove(), Dest: s.Destination(), Opened: s.DoorsOpened(), Due: s.DueDoor()}
}
