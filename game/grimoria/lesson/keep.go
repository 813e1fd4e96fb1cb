package lesson

import (
	"encoding/json"
	"slices"

	"touria.games/touria/rules/grimoria"
)

// version counts the ways in which lessons are found; what another way found is found again.
const version = 1

// kept is how lessons are kept beside a game.
type kept struct {
	Version int      `json:"version"`
	Lessons []Lesson `json:"lessons"`
}

// Encode writes lessons, to be kept beside their game.
func Encode(lessons []Lesson) []byte {
	data, err := json.Marshal(kept{version, lessons})
	if err != nil {
		panic("lesson: " + err.Error()) // there are only numbers
	}
	return data
}

// Decode reads what Encode wrote. It reports whether it is there for all those players, found in today's way, and fits
// the game: nothing in it can mislead a screen.
func Decode(data []byte, g *Game, who []grimoria.Seat) (lessons []Lesson, ok bool) {
	var k kept
	if json.Unmarshal(data, &k) != nil || k.Version != version || len(k.Lessons) != len(who) {
		return nil, false
	}
	for i, seat := range who {
		if l := &k.Lessons[i]; l.Seat != seat || !l.fits(g) {
			return nil, false
		}
	}
	return k.Lessons, true
}

// fits reports whether a lesson's numbers agree, and its marks are decisions of its player in a game.
func (l *Lesson) fits(g *Game) bool {
	marks := slices.Clone(l.Marks)
	if l.Praise != nil {
		marks = append(marks, *l.Praise)
	}
	for _, m := range marks {
		if m.At < 0 || m.At >= len(g.Decisions) || m.Gap < 0 || m.Gap > m.Win || m.Win > Certain || g.Decisions[m.At] == m.Other {
			return false
		}
		if s := &g.Positions[m.At]; s.ToMove() != l.Seat || !s.IsLegal(m.Other) {
			return false
		}
	}
	sum := l.Start + l.Deal + l.Chance + l.Reveal + l.Own + l.Rivals
	return sum == l.End && len(l.Marks) <= most && (l.Praise == nil || len(l.Marks) == 0)
}
