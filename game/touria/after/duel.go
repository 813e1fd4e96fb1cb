package after

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ownTurns returns how many turns of its own a seat has begun before decision number n, as the days count them.
func ownTurns(s *session.Session, seat rules.Seat, n int) (turns int) {
	count := func(events []touria.Event) {
		for i := range events {
			if events[i].Kind == touria.TurnBegan && events[i].Seat == seat {
				turns++
			}
		}
	}
	count(s.SetupEvents())
	for _, step := range s.Since(0)[:n] {
		count(step.Events)
	}
	return turns
}

// ShowDuel compares a game that is over with another one of its deal, by the chances of the person who played each.
func ShowDuel(a *ui.App, s, ghost *session.Session) {
	seat := ghost.Person()
	var (
		sides   [2]kit.Side
		courses [2]*course
	)
	for i, s := range [...]*session.Session{s, ghost} {
		p, _ := s.Player(seat)
		sides[i] = kit.Side{Name: p.Name, Crest: p.Crest, Result: a.T("day.over")}
		if show.Project(s.Rules(), s.State(), seat).Winner == seat {
			sides[i].Result = a.T("day.won", words.Num("Count", ownTurns(s, seat, s.Len())))
		}
		courses[i] = newCourse(s, &show.Names{})
	}
	d, n := kit.NewDuel(a, sides, len(session.Crests), s, ghost, func(i int) bool { return s.Since(i)[0].Decision == ghost.Since(i)[0].Decision })
	d.Chart = a.T("duel.chances")
	if n < s.Len() {
		d.Parted = a.T("duel.turn", words.Num("Count", max(1, ownTurns(s, seat, n))))
	}
	d.Work = func(units int) bool {
		for i, c := range courses {
			if !c.work(units) {
				return false
			}
			d.Sides[i].Values = nil
			for k := range c.Course {
				d.Sides[i].Values = append(d.Sides[i].Values, float32(c.Course[k].Win[seat])/show.Certain)
			}
		}
		d.At = courses[0].At(n)
		return true
	}
	a.Push(d)
}
