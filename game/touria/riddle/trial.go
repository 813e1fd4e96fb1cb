package riddle

import (
	"slices"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Move is a decision of the turn, and the position before it.
type Move struct {
	Before   touria.State
	Decision touria.Decision
}

func decisions(moves []Move) []touria.Decision {
	list := make([]touria.Decision, len(moves))
	for i := range moves {
		list[i] = moves[i].Decision
	}
	return list
}

// Chance reports whether events end what a riddle is about: chance has decided something. Mines that are filled again do
// not count.
func Chance(events []touria.Event) bool {
	return slices.ContainsFunc(events, func(e touria.Event) bool { return e.Kind.IsChance() && e.Kind != touria.Refilled })
}

// forgiven is how much may be lost, in percent, by a turn that is right all the same.
const forgiven = 5

// weighing is the number of iterations for a look at a choice.
const weighing = 1600

// Trial judges how somebody has begun the turn of a riddle, until chance was involved. It works in slices. What follows
// the plan costs nothing; every other choice costs what an Appraiser says, but all of them no more than where they led
// is worse than where the plan leads.
type Trial struct {
	riddle *Riddle
	rules  *touria.Rules
	seat   rules.Seat
	moves  []Move
	at     int // the next move to look at
	judge  *bot.Appraiser
	seed   uint64
	busy   bool
	loss   int // so far, in units of bot.Certain
	ends   *ends
}

// NewTrial returns a trial of the moves of all players from the riddle's position on.
func NewTrial(r *touria.Rules, d *Riddle, moves []Move, seed uint64) *Trial {
	t := &Trial{riddle: d, rules: r, seat: d.State.ToMove(), moves: moves, seed: seed, judge: bot.NewAppraiser(r, weighing)}
	for t.at < min(len(moves), len(d.Plan)) && moves[t.at].Decision == d.Plan[t.at] {
		t.at++
	}
	if t.at == len(d.Plan) { // what follows is not the riddle
		t.at = len(moves)
	}
	for t.at > 0 && t.at < len(moves) && routes(moves[t.at].Before.Phase()) && routes(moves[t.at-1].Before.Phase()) {
		t.at-- // a route is one choice
	}
	return t
}

func routes(p touria.Phase) bool { return p == touria.PhaseMove || p == touria.PhaseMine }

// Step does at most n units of work, each about a tenth of a microsecond, and reports whether the verdict is found.
func (t *Trial) Step(n int) (done bool) {
	for !t.busy {
		switch {
		case t.ends != nil:
			if done = t.ends.step(n); done {
				if loss, ok := t.ends.loss(t.riddle.Win); ok {
					t.loss = min(t.loss, loss)
				}
			}
			return done
		case t.percent() >= forgiven:
			t.ends = newEnds(t.rules, t.riddle, t.moves, t.seed)
		case t.at >= len(t.moves):
			return true
		default:
			t.ask()
		}
	}
	if t.judge.Step(n) {
		v := t.judge.Verdict()
		t.loss += v.Loss
		t.busy = false
	}
	return false
}

// ask begins to look at the next choice.
func (t *Trial) ask() {
	from := t.at
	t.at++
	if t.moves[from].Before.ToMove() != t.seat {
		return
	}
	made := []touria.Decision{t.moves[from].Decision}
	for ; routes(t.moves[from].Before.Phase()) && t.at < len(t.moves) && routes(t.moves[t.at].Before.Phase()); t.at++ {
		made = append(made, t.moves[t.at].Decision)
	}
	t.busy = t.judge.Look(t.rules.View(&t.moves[from].Before, t.seat), made, rules.Number(t.seed, rules.LessonLook, uint32(from)))
}

func (t *Trial) percent() int { return (t.loss*100 + bot.Certain/2) / bot.Certain }

// Right reports whether the turn was begun as well as the plan, or nearly so.
func (t *Trial) Right() bool { return t.percent() < forgiven }

// More compares with the plan what was done, like Riddle.More.
func (t *Trial) More() (more touria.Holdings, same bool) { return t.riddle.More(t.rules, t.moves) }

// Win returns the probability of winning after what was done, in percent.
func (t *Trial) Win() int { return max(t.riddle.Win-t.percent(), 0) }
