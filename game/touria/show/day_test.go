package show

import (
	"testing"

	"touria.games/touria/rules/touria"
)

// The day goes on only, and at the same pace for everybody.
func TestDay(t *testing.T) {
	r := touria.NewRules(touria.DefaultBoard())
	for game := range 6 {
		last := float32(0)
		playGame(t, r, game, func(s *touria.State) {
			m := Project(r, s, viewers[0])
			if d := m.Day(); d != 0 {
				t.Errorf("game %d begins at %v of the day", game, d)
			}
		}, func(p *ply) bool {
			public := Project(r, p.after, viewers[0])
			day := public.Day()
			if day < last || day > 1 {
				t.Errorf("game %d: the day goes from %v to %v", game, last, day)
			}
			last = day
			for _, v := range viewers {
				m := Project(r, p.after, v)
				if m.Day() != day {
					t.Errorf("game %d: it is %v for %v and %v for another", game, m.Day(), v, day)
				}
			}
			return !t.Failed()
		})
		if last < .8 {
			t.Errorf("game %d ends at %v of the day", game, last)
		}
	}
}
