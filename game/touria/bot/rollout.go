package bot

import "touria.games/touria/rules/touria"

// rolloutPolicy is how turns are played in rollouts.
type rolloutPolicy uint8

const (
	rolloutLight  rolloutPolicy = iota // the rules' light policy
	rolloutFast                        // simple sums, one or two microseconds per turn
	rolloutGreedy                      // the best position after the turn by the hand-made evaluation
)

// rollout plays the rest of the current turn and the given number of further turns, or to the end
// of the game.
func (g *searchGame) rollout(s *touria.State, dice *touria.Dice, turns int) {
	if g.set.rollout == rolloutLight {
		g.rules.PlayoutTurns(s, dice, turns)
		return
	}
	last := s.Turn() + turns
	for {
		switch phase := s.Phase(); phase {
		case touria.PhaseOver:
			return
		case touria.PhaseStart:
			if s.Turn() >= last {
				return
			}
			if g.set.rollout == rolloutGreedy {
				g.greedyStart(s, dice)
			} else {
				g.fastStart(s, dice)
			}
		case touria.PhaseCastle:
			if s.Turn() > last || s.Turn() == last && s.DoorsOpened() == 0 {
				return
			}
			g.lightStep(s, dice)
		case touria.PhaseMove:
			g.rolloutMove(s, dice)
		case touria.PhaseAct, touria.PhaseJoin, touria.PhaseDouble:
			if g.set.rollout == rolloutGreedy {
				g.greedyUse(s, dice)
			} else {
				g.fastUse(s, dice, phase)
			}
		default:
			g.lightStep(s, dice)
		}
	}
}

// lightStep makes one decision with the light policy.
func (g *searchGame) lightStep(s *touria.State, dice *touria.Dice) {
	g.legal = g.rules.PlayLight(s, g.legal[:0], dice)
}

// rolloutMove takes the best path from where the heroes are.
func (g *searchGame) rolloutMove(s *touria.State, dice *touria.Dice) {
	var p turnPlanner
	p.setState(g, s, s.Active())
	p.weighMines()
	var to *path
	if g.set.rollout == rolloutGreedy {
		g.greedyRollout.setState(g.rules, s, s.Active())
		to, _ = p.greedyPath(&p.h, s.Destination(), s.FreeSteps())
	} else {
		to, _ = p.bestPath(s.Destination(), s.FreeSteps())
	}
	if to != nil {
		p.walk(to)
	} else {
		g.lightStep(s, dice)
	}
}

// startItems are the items that the light policy uses at the start of a turn.
const startItems = touria.TurnItems &^ (1<<touria.CrystalBall | 1<<touria.Mirror)

// freeSteps is the number of free steps in a turn (T5.3).
const freeSteps = 3

// turnStart is how a turn starts: with a tower, perhaps turned by swords first, and a path to its
// place or the space the wizard sends the heroes to; or with the broom.
type turnStart struct {
	tower  touria.Tower // Towers if none is possible
	turns  int
	path   *path
	travel touria.Space // NoSpace if the heroes walk
	broom  bool
}

// prepare sets the planner to the active player. It leaves entering the castle and
// items that pay at once to the light policy, and returns false if that has started
// the turn.
func (p *turnPlanner) prepare(g *searchGame, s *touria.State, dice *touria.Dice) bool {
	p.setState(g, s, s.Active())
	if s.MayEnter() || p.h.Items&startItems != 0 {
		was := p.h.Items
		g.lightStep(s, dice)
		if s.Phase() != touria.PhaseStart || s.Holdings(s.Active()).Items == was {
			return false
		}
		p.setState(g, s, s.Active())
	}
	p.weighMines()
	return true
}

// start starts a turn.
func (p *turnPlanner) start(o *turnStart, dice *touria.Dice) {
	r, s := p.game.rules, p.s
	switch {
	case o.broom:
		r.Apply(s, touria.UseOn(touria.Broom, uint8(o.travel)), nil)
		return
	case o.tower == touria.Towers:
		p.game.lightStep(s, dice)
		return
	}
	for range o.turns {
		r.Apply(s, touria.Decision{Kind: touria.TurnTower, Arg: uint8(o.tower)}, nil)
	}
	r.Apply(s, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(o.tower)}, nil)
	if o.travel != touria.NoSpace {
		r.Apply(s, touria.Decision{Kind: touria.Travel, Arg: uint8(o.travel)}, nil)
	} else {
		p.walk(o.path)
	}
}
