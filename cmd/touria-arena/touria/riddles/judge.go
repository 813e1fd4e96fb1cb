package riddles

import (
	"slices"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// searches is how many whole searches must agree.
const searches = 3

// A judge looks at one position after the other. It belongs to one goroutine.
type judge struct {
	*hunt
	heralds map[int]*bot.Herald // by their iterations
	levels  []bot.Bot           // the weakest first
	stats   []bot.RootStat
}

func newJudge(h *hunt) *judge {
	j := &judge{hunt: h, heralds: map[int]*bot.Herald{}}
	for _, level := range bot.Levels() {
		b, _ := bot.New(level, h.m.Rules) // every level is known
		j.levels = append(j.levels, b)
	}
	return j
}

// search returns the best decision, how many points it is ahead of every different one, and what it is worth. Where
// everything is the same, the lead is 0.
func (j *judge) search(s *touria.State, iterations int, seed uint64) (best touria.Decision, lead, win float64) {
	h := j.heralds[iterations]
	if h == nil {
		h = bot.NewHerald(j.m.Rules, iterations)
		j.heralds[iterations] = h
	}
	h.Begin(j.m.Rules.View(s, s.ToMove()), seed)
	for !h.Step(1 << 20) {
	}
	hint := h.Hint()
	best = hint.Plan()[0]
	j.stats = h.RootStats(j.stats[:0])
	next := -1.0
	for _, stat := range j.stats {
		points := 100 * float64(stat.Win) / bot.Certain
		switch {
		case stat.Decision == best:
			win = points
		case stat.Visits >= 4 && !riddle.Same(j.m.Rules, s, stat.Decision, best):
			next = max(next, points)
		}
	}
	if next < 0 {
		return best, 0, win
	}
	return best, win - next, win
}

// filters are the searches before the whole ones, and by how many points the lead may fall short in them.
var filters = []struct {
	iterations int
	slack      float64
}{{150, 10}, {600, 5}, {6000, 1}}

// late reports whether one of the players is near the castle: rollouts are short there and riddles are clear.
func late(s *touria.State) bool {
	const near = 6
	for _, seat := range [2]rules.Seat{s.ToMove(), s.Seats().Next(s.ToMove())} {
		if hearts, gold := riddle.Missing(s, seat); s.InCastle(seat) || 2*hearts+gold <= near {
			return true
		}
	}
	return false
}

// look returns the riddle that a position is, nil if it is none. Cheap searches come first.
func (j *judge) look(at *touria.State, seed uint64) ([]byte, error) {
	s, ok := riddle.Neutral(j.m.Rules, at)
	if !ok || !late(&s) {
		return nil, nil
	}
	number := func(n uint32) uint64 { return rules.Number(seed, rules.ArenaJudge, n) }
	var best touria.Decision
	for k, f := range filters {
		var lead, win float64
		if best, lead, win = j.search(&s, f.iterations, number(uint32(k))); lead < j.Lead-f.slack || win < 20 {
			return nil, nil
		}
	}
	d := riddle.Riddle{State: s, Grade: j.grade(&s, best, number)}
	if d.Grade == 1 && rules.Below(number(9), j.Thin) > 0 {
		return nil, nil
	}
	var least, worth float64
	for k := range uint32(searches) {
		again, lead, win := j.search(&s, j.iterations, number(10+k))
		if lead < j.Lead || !riddle.Same(j.m.Rules, &s, again, best) {
			return nil, nil
		}
		least, worth = least+lead/searches, worth+win/searches
	}
	d.Plan = j.plan(s, best, number)
	d.Win, d.Next = int(worth+0.5), int(worth-least+0.5)
	return riddle.Encode(j.m.Rules, &d)
}

// plan returns the best way to begin the turn with a decision, until chance is involved or the turn ends.
func (j *judge) plan(s touria.State, first touria.Decision, number func(n uint32) uint64) (plan []touria.Decision) {
	seat, turn, log := s.ToMove(), s.Turn(), touria.Log{}
	for next := []touria.Decision{first}; ; {
		for _, d := range next {
			if len(plan) == riddle.MaxPlan {
				return plan
			}
			plan = append(plan, d)
			j.m.Rules.Apply(&s, d, &log)
			if riddle.Chance(log.Events) || s.ToMove() != seat || s.Turn() != turn {
				return plan
			}
		}
		budget := min(planning, j.iterations)
		j.search(&s, budget, number(50+uint32(len(plan))))
		hint := j.heralds[budget].Hint()
		next = slices.Clone(hint.Plan())
	}
}

// planning is the most iterations of each search for what follows the best first decision.
const planning = 16000

// grade returns the number of the weakest level that finds a decision in most of its tries, the strongest if none does.
func (j *judge) grade(s *touria.State, best touria.Decision, number func(n uint32) uint64) int {
	const tries, enough = 8, 5
	for i, b := range j.levels {
		hits := 0
		for k := range uint32(tries) {
			b.Begin(j.m.Rules.View(s, s.ToMove()), number(100+k))
			for !b.Step(1 << 20) {
			}
			if riddle.Same(j.m.Rules, s, b.Best(), best) {
				hits++
			}
		}
		if hits >= enough {
			return i + 1
		}
	}
	return len(j.levels)
}
