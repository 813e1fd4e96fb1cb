package board

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// memory returns what the viewer could know of a player's hidden places by a perfect memory; ok is
// false without the memory aid, or where they lie open anyway.
func (bd *Board) memory(seat grimoria.Seat) (m show.Memory, ok bool) {
	if !bd.MemoryAid() || seat >= grimoria.NoSeat || bd.Model.Seats[seat].Shown {
		return m, false
	}
	v := bd.view()
	return show.Recall(&v, seat), true
}

// recalls reports whether a rival's panel shows what the viewer could remember.
func (bd *Board) recalls(seat grimoria.Seat) bool {
	m, ok := bd.memory(seat)
	return ok && len(m.Came) > 0
}

// Past returns what everybody has seen cast, as far as the table shows it.
func (bd *Board) Past() (p show.Past) {
	p.Add(bd.Session.SetupEvents())
	steps := bd.Session.Since(0)
	for i := range steps[:min(bd.Noted, len(steps))] {
		p.Add(steps[i].Events)
	}
	return p
}

// lastCasts returns the last three spells of a player, the newest first, while spells are chosen.
func (bd *Board) lastCasts(seat grimoria.Seat) (list []show.Cast) {
	if bd.Model.Revealed() {
		return nil
	}
	p := bd.Past()
	casts := p.Casts[seat]
	for i := len(casts) - 1; i >= 0 && len(list) < 3; i-- {
		list = append(list, casts[i])
	}
	return list
}
