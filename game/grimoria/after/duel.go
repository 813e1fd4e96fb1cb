package after

import (
	"slices"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// ShowDuel compares a game that is over with another one of its deal, by the points of the person who played each.
func ShowDuel(a *ui.App, s, ghost *session.Session) {
	seat := ghost.Person()
	sums := [2][]int{s.Sums(seat), ghost.Sums(seat)}
	most := max(1, slices.Max(slices.Concat(sums[:]...)))
	var sides [2]kit.Side
	for i, s := range [...]*session.Session{s, ghost} {
		p := s.Player(seat)
		sides[i] = kit.Side{Name: p.Name, Crest: p.Crest, Result: a.T("points.count", words.Num("Count", s.Score(seat).Total()))}
		for _, n := range sums[i] {
			sides[i].Values = append(sides[i].Values, float32(max(0, n))/float32(most))
		}
	}
	d, n := kit.NewDuel(a, sides, len(session.Crests), s, ghost, func(i int) bool { return s.Since(i)[0].Decision == ghost.Since(i)[0].Decision })
	d.Chart = a.T("duel.points")
	if n < s.Len() {
		d.At = max(0, s.Since(n)[0].Round-1)
		d.Parted = a.T("duel.round", words.Num("Count", d.At+1))
	}
	a.Push(d)
}
