package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// searchGame is Touria in the form that the search needs (search.Game): the information set of one
// view, with macro actions, rollouts and evaluations.
type searchGame struct {
	rules     *touria.Rules
	paths     *paths
	evaluator evaluator
	set       settings
	view      touria.View
	legal     []touria.Decision

	determiniser  touria.Determiniser
	routeCache    routeCache
	orders        []order            // by their ids
	turnWin       [rules.Seats]int32 // scratch space of Evaluate
	greedyRollout greedyRollout
}

// evaluator evaluates a position at the start of a turn: it sets each seat's
// probability of winning, in units of value.One.
type evaluator interface {
	Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32)
}

func newSearchGame(r *touria.Rules, set settings) *searchGame {
	g := &searchGame{rules: r, paths: pathsOf(r.Board), set: set, orders: packOrders(r.Board), legal: make([]touria.Decision, 0, touria.MaxLegal)}
	if set.handmade {
		g.evaluator = &handmadeEvaluator{game: g}
	} else {
		g.evaluator = value.Learned(&handmadeEvaluator{game: g})
	}
	return g
}

// setView sets the information set, without what the bot forgets.
func (g *searchGame) setView(view touria.View, seed uint64) {
	g.view = view
	if g.set.forget > 0 {
		g.view.Forget(g.set.forget, seed)
	}
	g.determiniser.Begin(g.rules, &g.view)
}

// Determinise draws what the view leaves open.
func (g *searchGame) Determinise(s *touria.State, seed uint64) { g.determiniser.State(s, seed) }

// ToMove returns the seat to move.
func (g *searchGame) ToMove(s *touria.State) rules.Seat { return s.ToMove() }

// Evaluate plays a rollout to the start of a turn at the horizon and evaluates the position there.
// With several evaluations it plays another turn after each and takes the mean, so that their
// errors partly cancel out. A temperament's bias is added for the bot's own seat.
func (g *searchGame) Evaluate(s *touria.State, seed uint64, win *[rules.Seats]int32) {
	dice := touria.NewDice(seed)
	g.rollout(s, &dice, g.turnsToHorizon(s))
	g.evaluator.Evaluate(g.rules, s, win)
	n := 1
	for ; n < g.set.evaluations && s.Phase() != touria.PhaseOver; n++ {
		g.rollout(s, &dice, 1)
		g.evaluator.Evaluate(g.rules, s, &g.turnWin)
		for seat := range g.turnWin {
			win[seat] += g.turnWin[seat]
		}
	}
	for seat := range win {
		win[seat] /= int32(n)
	}
	if g.set.temper != "" && s.Phase() != touria.PhaseOver && !s.InCastle(g.view.Me) {
		h := s.Holdings(g.view.Me)
		win[g.view.Me] += int32(bias(g.set.temper, &h) * g.set.bias / 100)
	}
}

// turnsToHorizon returns how many turns to play from a leaf. All leaves of a tree
// are evaluated at the start of the same turn, because the evaluation depends on
// whose turn it is; leaves beyond the horizon go one round further.
func (g *searchGame) turnsToHorizon(s *touria.State) int {
	ahead := g.view.Turn() + g.set.horizon - s.Turn()
	for ahead < 0 || ahead == 0 && s.Phase() != touria.PhaseStart {
		ahead += s.Seats().Len()
	}
	return ahead
}
