package after

import (
	"slices"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// course is how a game went, round by round. The players' chances are worked out a little at a time, and only of a game that
// is over: they tell of hidden cards.
type course struct {
	s         *session.Session
	rounds    []int                      // decisions made before each round, and all
	states    []grimoria.State           // before each decision, and at the end; nil while the game goes on
	decisions []grimoria.Decision        // likewise
	wins      [][grimoria.MaxSeats]int32 // before the first of the rounds
	probe     *bot.Probe
	sum       [grimoria.MaxSeats]int64 // before the next
	played    int                      // playouts summed
}

const (
	playouts     = 256 // of a round
	playoutUnits = 60  // with its redraw
)

// courseOf returns the course of the first decisions of a game.
func courseOf(s *session.Session, decisions int) *course {
	c := &course{s: s, probe: bot.NewProbe(s.Players())}
	for i, x := range s.Since(0)[:decisions] {
		if i == 0 {
			c.rounds = append(c.rounds, 0)
		}
		if slices.ContainsFunc(x.Events, func(e grimoria.Event) bool { return e.Kind == grimoria.RoundBegan }) {
			c.rounds = append(c.rounds, i+1)
		}
	}
	if n := len(c.rounds); n == 0 || c.rounds[n-1] < decisions {
		c.rounds = append(c.rounds, decisions)
	}
	c.states, c.decisions = s.Played()
	return c
}

// judged reports whether all chances are known, or none ever will be.
func (c *course) judged() bool { return c.states == nil || len(c.wins) == len(c.rounds) }

// judge does about n units of work, each about a tenth of a microsecond, and reports whether all is judged.
func (c *course) judge(n int) bool {
	for ; n > 0 && !c.judged(); n -= playoutUnits {
		s := c.states[c.rounds[len(c.wins)]]
		seed := rules.Number(0, rules.LessonWorth, uint32(c.played))
		s.Redraw(seed)
		var u [grimoria.MaxSeats]int32
		c.probe.PlayOut(&s, s.Round()+1, seed, &u)
		for seat := range u {
			c.sum[seat] += int64(u[seat])
		}
		if c.played++; c.played < playouts {
			continue
		}
		for seat := range u {
			u[seat] = int32(c.sum[seat] / playouts)
		}
		c.wins = append(c.wins, u)
		c.played, c.sum = 0, [grimoria.MaxSeats]int64{}
	}
	return c.judged()
}

// pointsShown is the maximum number of turning points of a game.
const pointsShown = 5

// turningPoints returns the decisions made when each round is over that was a turning point.
func (c *course) turningPoints() (at []int) {
	if !c.judged() {
		return nil
	}
	var swings []int32
	for i := 1; i < len(c.wins); i++ {
		swings = append(swings, play.Swing(c.wins[i-1][:], c.wins[i][:]))
	}
	for _, i := range play.TurningPoints(swings, pointsShown) {
		at = append(at, c.rounds[i+1])
	}
	return at
}

// roundAt returns the index of the round in which so many decisions have been made.
func (c *course) roundAt(at int) int {
	i := len(c.rounds) - 1
	for i > 0 && c.rounds[i] > at {
		i--
	}
	return i
}
