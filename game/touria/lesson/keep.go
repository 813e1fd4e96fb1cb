package lesson

import (
	"touria.games/touria/game/debrief"
	"touria.games/touria/rules"
)

// version counts the ways in which lessons are found; what another way found is found again.
const version = 4

// Encode writes lessons, to be kept beside their game.
func Encode(lessons []Lesson) []byte { return debrief.Encode(version, lessons) }

// Decode reads what Encode wrote. It reports whether it is there for all those players, found in today's way, and fits
// the game: nothing in it can mislead a screen.
func Decode(data []byte, g *Game, who []rules.Seat) (lessons []Lesson, ok bool) {
	if !debrief.Decode(version, data, &lessons) || len(lessons) != len(who) {
		return nil, false
	}
	for i, seat := range who {
		if l := &lessons[i]; l.Seat != seat || len(l.Marks) > most || !l.AddUp() || !g.begins(seat, l) {
			return nil, false
		}
		for _, m := range lessons[i].Marks {
			if !fits(g, seat, &m) {
				return nil, false
			}
		}
	}
	return lessons, true
}

// begins reports whether the best turn of a lesson, if there is one, begins with a decision of its player's.
func (g *Game) begins(seat rules.Seat, l *Lesson) bool {
	return l.Gain == 0 || l.Gain > 0 && l.Best >= 0 && l.Best < len(g.Decisions) && g.Positions[l.Best].ToMove() == seat
}

// fits reports whether a mark is a choice of a player's in a game, and what is better can be done there.
func fits(g *Game, seat rules.Seat, m *Mark) bool {
	if m.From < 0 || m.From >= m.To || m.To > len(g.Decisions) || m.Loss < 0 || m.Win > Certain || m.Loss > m.Win || len(m.Better) == 0 {
		return false
	}
	s := g.Positions[m.From]
	if s.ToMove() != seat {
		return false
	}
	for _, d := range m.Better {
		if s.ToMove() != seat || g.Rules.Play(&s, d, nil) != nil {
			return false
		}
	}
	return true
}
