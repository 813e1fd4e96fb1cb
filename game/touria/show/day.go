package show

import "touria.games/touria/rules"

// Day returns the time of the game's day, from 0, the morning of the first turn,
// to 1, dusk. It depends on public facts and only grows: a day lasts as many
// rounds as a player needs hearts and gold, and the first open castle door
// brings the evening.
func (m *Model) Day() float32 {
	turns := 0
	for seat := range rules.NoSeat {
		if p := &m.Players[seat]; p.Taken {
			turns += p.GoalHearts + p.GoalGold
		}
	}
	day := float32(max(m.Turn-1, 0)) / float32(max(turns, 1))
	if n := len(m.Doors) - m.ClosedDoors(); n > 0 {
		day = max(day, .8+.05*float32(n))
	}
	return min(day, 1)
}
