package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// mind is how a searching bot sees Touria: what the search asks of a game
// (search.Game), for one view.
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
	turnWin       [rules.Seats]int32 // of Judge
	greedyRollout greedyRollout
}

// model judges a position at the start of a turn: it sets each seat's chance to
// win, of value.One.
type evaluator interface {
	Evaluate(r *touria.Rules, s *touria.State, chance *[rules.Seats]int32)
}

func newSearchGame(r *touria.Rules, set settings) *searchGame {
	g := &searchGame{rules: r, paths: newPaths(r.Board), set: set, orders: packOrders(r.Board), legal: make([]touria.Decision, 0, touria.MaxLegal)}
	if set.handmade {
		g.evaluator = &handmadeEvaluator{game: g}
	} else {
		g.evaluator = value.Learned(&handmadeEvaluator{game: g})
	}
	return g
}

// look takes a view in, with what the bot remembers of it.
func (g *searchGame) setView(view touria.View, seed uint64) {
	g.view = view
	if g.set.forget > 0 {
		g.view.Forget(g.set.forget, seed)
	}
	g.determiniser.Begin(g.rules, &g.view)
}

// Sample fills in what the view leaves open.
func (g *searchGame) Determinise(s *touria.State, seed uint64) { g.determiniser.State(s, seed) }

// ToMove returns who is to move.
func (g *searchGame) ToMove(s *touria.State) rules.Seat { return s.ToMove() }

// Moves appends the ideas of the player to move.
func (g *searchGame) Actions(s *touria.State, dst []macroAction) []macroAction {
	return g.macroActions(s, dst)
}

// Play carries an idea out.
func (g *searchGame) Apply(s *touria.State, i macroAction) { g.play(s, &i) }

// Judge plays on and judges the position at the start of a turn, or of several
// until the game is over. Then the mean counts: what one judgement has wrong the
// next may have right. What the bot is fond of comes on top.
func (g *searchGame) Evaluate(s *touria.State, seed uint64, win *[rules.Seats]int32) {
	dice := touria.NewDice(seed)
	g.rollout(s, &dice, g.turnsToHorizon(s))
	g.evaluator.Evaluate(g.rules, s, win)
	looks := 1
	for ; looks < g.set.evaluations && s.Phase() != touria.PhaseOver; looks++ {
		g.rollout(s, &dice, 1)
		g.evaluator.Evaluate(g.rules, s, &g.turnWin)
		for seat := range g.turnWin {
			win[seat] += g.turnWin[seat]
		}
	}
	for seat := range win {
		win[seat] /= int32(looks)
	}
	if g.set.temper != "" && s.Phase() != touria.PhaseOver && !s.InCastle(g.view.Me) {
		h := s.Holdings(g.view.Me)
		win[g.view.Me] += int32(bias(g.set.temper, &h) * g.set.bias / 100)
	}
}

// turnsTo tells how far to play on from a leaf: to the same turn from every leaf
// of a tree, since whose turn it is makes a difference to the judgement; from
// leaves beyond it a whole round further.
func (g *searchGame) turnsToHorizon(s *touria.State) int {
	ahead := g.view.Turn() + g.set.horizon - s.Turn()
	for ahead < 0 || ahead == 0 && s.Phase() != touria.PhaseStart {
		ahead += s.Seats().Len()
	}
	return ahead
}

// playOn plays a position on to the start of a turn, by the level's policy.
func (g *searchGame) rollout(s *touria.State, dice *touria.Dice, turns int) {
	if g.set.light {
		g.rules.PlayoutTurns(s, dice, turns)
	} else {
		g.rolloutTurns(s, dice, turns)
	}
}
