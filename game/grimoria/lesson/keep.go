package lesson

import (
	"slices"

	"touria.games/touria/game/debrief"
	"touria.games/touria/rules/grimoria"
)

// version counts the ways in which lessons are found; what another way found is found again.
const version = 3

// mostPoints is more than anybody can have.
const mostPoints = 1000

// Encode writes lessons, to be kept beside their game.
func Encode(lessons []Lesson) []byte { return debrief.Encode(version, lessons) }

// Decode reads what Encode wrote. It reports whether it is there for all those players, found in today's way, and fits
// the game: nothing in it can mislead a screen.
func Decode(data []byte, g *Game, who []grimoria.Seat) (lessons []Lesson, ok bool) {
	if !debrief.Decode(version, data, &lessons) || len(lessons) != len(who) {
		return nil, false
	}
	for i, seat := range who {
		if l := &lessons[i]; l.Seat != seat || !l.fits(g) {
			return nil, false
		}
	}
	return lessons, true
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
		if slices.ContainsFunc(slices.Concat(m.Met[:], m.Safe[:]), func(n int) bool { return n < 0 || n > 100 }) || slices.ContainsFunc(slices.Concat(m.More[:], m.Later[:], m.Own[:]), func(n int) bool { return max(n, -n) > 100*mostPoints }) {
			return false
		}
		if s := &g.Positions[m.At]; s.ToMove() != l.Seat || !s.IsLegal(m.Other) {
			return false
		}
	}
	return l.AddUp() && len(l.Marks) <= most && (l.Praise == nil || len(l.Marks) == 0)
}
