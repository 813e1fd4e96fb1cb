package show

import "touria.games/touria/rules"

// Day returns how far the game's day has come, from 0, the morning of the first
// turn, to 1, dusk. It is made of what everybody sees and only ever grows: a
// day has as many rounds as one needs hearts and gold, and when the first
// castle door opens it is evening.
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
