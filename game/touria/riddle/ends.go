package riddle

import (
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// deals is how often chance is drawn anew to compare where two turns end.
const deals = 4

// ends compares where the plan ends with where somebody's turn does: choices may cost much one by one, as far as a short
// search can tell, and yet come to the same.
type ends struct {
	rules  *touria.Rules
	herald *bot.Herald
	seat   rules.Seat
	starts []touria.State // of the plan and of what was made, in turn
	at     int
	worth  int // of the plan, the sum for all deals, in units of bot.Certain
	made   int // of what was made
	busy   bool
}

// newEnds returns a comparison. What chance forbids in a deal is left out.
func newEnds(r *touria.Rules, d *Riddle, moves []Move, seed uint64) *ends {
	e := &ends{rules: r, herald: bot.NewHerald(r, weighing), seat: d.State.ToMove()}
	made := decisions(moves)
	for k := range uint32(deals) {
		from := d.State
		r.Redraw(&from, rules.Number(seed, rules.LessonRedraw, k))
		e.starts = append(e.starts, end(r, from, d.Plan), end(r, from, made))
	}
	return e
}

// end returns the position after decisions, until chance is involved.
func end(r *touria.Rules, s touria.State, list []touria.Decision) touria.State {
	log := touria.Log{}
	for _, d := range list {
		if s.Phase() == touria.PhaseOver || r.Why(&s, d) != touria.ReasonNone {
			break
		}
		if r.Apply(&s, d, &log); Chance(log.Events) {
			break
		}
	}
	return s
}

// step does at most n units of work and reports whether all ends have been looked at.
func (e *ends) step(n int) (done bool) {
	for !e.busy {
		if e.at == len(e.starts) {
			return true
		}
		s := &e.starts[e.at]
		if s.Phase() == touria.PhaseOver {
			won := 0
			if s.Winner() == e.seat {
				won = bot.Certain
			}
			e.add(won)
			continue
		}
		// Both ends of a deal are searched with the same chance.
		e.herald.Begin(e.rules.View(s, s.ToMove()), rules.Number(uint64(e.at/2), rules.LessonLook, 0))
		e.herald.Insist()
		e.busy = true
	}
	if e.herald.Step(n) {
		win := e.herald.Hint().Win
		if e.starts[e.at].ToMove() != e.seat {
			win = bot.Certain - win
		}
		e.busy = false
		e.add(win)
	}
	return false
}

// add counts the probability of winning at the next end.
func (e *ends) add(win int) {
	if e.at%2 == 0 {
		e.worth += win
	} else {
		e.made += win
	}
	e.at++
}

// loss is how much worse than the plan the turn ended on the average. ok is false where the plan's own end is not worth
// what is known of it, within 10 of 100 games: then the deals say nothing.
func (e *ends) loss(known int) (loss int, ok bool) {
	off := e.worth/deals - known*bot.Certain/100
	return max((e.worth-e.made)/deals, 0), max(off, -off) <= bot.Certain/10
}
