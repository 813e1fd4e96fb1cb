package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The greedy rollout policy plays a turn like the greedy bot: of all towers, turned by swords or
// not, it takes the one that leaves the player with the most after the turn, by the same
// evaluation. It finds most of that bot's turns in a fraction of the time.

// greedyRollout holds what the policy's evaluation depends on.
type greedyRollout struct {
	worth   worth
	offer   offer
	cursed  uint8 // set of the mines whose black gem would have to be taken
	outcome touria.State
}

// setState sets the position and the player.
func (p *greedyRollout) setState(r *touria.Rules, s *touria.State, seat rules.Seat) {
	p.worth.setState(r, s)
	p.worth.goalHearts, p.worth.goalGold = s.Goals(seat)
	p.worth.inside = false // a player in the castle uses no towers and does not join in
	o := &p.offer
	o.pool, o.die, o.swordsLeft = s.Bag(), s.Die(), touria.AllSwords
	o.display = [2]touria.Item{s.Display(0), s.Display(1)}
	for k := rules.S; k < rules.NoSeat; k++ {
		if s.Seats().Has(k) {
			h := s.Holdings(k)
			o.swordsLeft -= int(h.Swords)
		}
	}
	p.cursed = 0
	if !s.LanternLit() {
		for i := range touria.Mines {
			if a, _ := s.Mine(i); a == touria.Black {
				p.cursed |= 1 << i
			}
		}
	}
}

// greedyStart plays the start of a turn, up to the place.
func (g *searchGame) greedyStart(s *touria.State, dice *touria.Dice) {
	var p turnPlanner
	if !p.prepare(g, s, dice) {
		return
	}
	seat := s.Active()
	g.greedyRollout.setState(g.rules, s, seat)
	best, most := turnStart{tower: touria.Towers}, -1<<30
	for t := touria.NW; t < touria.Towers; t++ {
		for turns := 0; turns <= min(int(p.h.Swords), 2); turns++ {
			h := p.h
			h.Swords -= uint8(turns)
			o := turnStart{tower: t, turns: turns, travel: touria.NoSpace}
			a := g.rules.Face(t, s.TowerFacing(t)+int(seat)+turns)
			v := 0
			if a == touria.Wizard {
				if h.Gold == 0 {
					continue
				}
				h.Gold--
				o.travel, v = p.greedyPlace(&h)
			} else if o.path, v = p.greedyPath(&h, touria.Space(a), freeSteps); o.path == nil {
				continue
			}
			if v += dice.Below(4) - turnMargin*turns; v > most {
				best, most = o, v
			}
		}
	}
	if p.h.Items.Has(touria.Broom) {
		h := p.h
		h.Items &^= 1 << touria.Broom
		if to, v := p.greedyPlace(&h); v > most {
			best = turnStart{broom: true, travel: to}
		}
	}
	p.start(&best, dice)
}

// farBehind is the difference between two paths, by turnPlanner's sums, above which the greedy
// policy ignores the second.
const farBehind = 40

// greedyPath returns the better of the two most promising paths to a destination
// for a player with these holdings, nil if none is affordable, and the worth of the
// holdings after the turn.
func (p *turnPlanner) greedyPath(h *touria.Holdings, to touria.Space, free int) (best *path, worth int) {
	policy := &p.game.greedyRollout
	paths, _, behind := p.bestPaths(to, free)
	worth = -1 << 30
	for k, w := range paths {
		if w == nil || k > 0 && behind > farBehind {
			break
		}
		after := *h
		after.Gold -= uint16(max(int(w.steps)-free, 0))
		gems := p.yields[0][w.mines&7].gems + p.yields[1][w.mines>>3&7].gems
		for c := range after.Gems {
			after.Gems[c] += uint8(gems >> (8 * c))
		}
		after.Gems[touria.Black] += uint8(bits.OnesCount8(w.mines & policy.cursed))
		if v := policy.worth.at(&after, to, &policy.offer); v > worth {
			best, worth = w, v
		}
	}
	return best, worth
}

// greedyPlace returns the best place for a player with these holdings who can go
// anywhere, and the worth of the holdings after the turn.
func (p *turnPlanner) greedyPlace(h *touria.Holdings) (best touria.Space, worth int) {
	policy := &p.game.greedyRollout
	now := policy.worth.of(h)
	worth = -1 << 30
	for to := touria.Space(0); to < touria.Destinations; to++ {
		if v := policy.worth.from(h, now, to, &policy.offer); v > worth {
			best, worth = to, v
		}
	}
	return best, worth
}

// greedyUse decides whether to use a place, use it again or join in, by the worth of the holdings
// afterwards. It leaves decisions that depend on the die or the bag to the light policy.
func (g *searchGame) greedyUse(s *touria.State, dice *touria.Dice) {
	place := s.Destination()
	if s.Phase() == touria.PhaseAct && place.HasChance() {
		g.lightStep(s, dice)
		return
	}
	seat := s.ToMove()
	p := &g.greedyRollout
	p.setState(g.rules, s, seat)
	g.legal = g.rules.Legal(s, g.legal[:0])
	best, most := touria.Decision{}, -1<<30
	for _, d := range g.legal {
		h, v := s.Holdings(seat), 0
		switch d.Kind {
		case touria.Act:
			p.outcome = *s
			g.rules.Apply(&p.outcome, d, nil)
			h = p.outcome.Holdings(seat)
			v = p.worth.of(&h) + 1
		case touria.Double:
			if d.Arg == 0 {
				h.Gems[touria.Violet]--
			} else {
				h.Items &^= 1 << touria.Bird
			}
			v = p.worth.at(&h, place, &p.offer) - doubleMargin
		case touria.Join:
			if d.Arg == 0 {
				h.Elixirs--
			} else {
				h.Items &^= 1 << touria.Flagon
			}
			v = p.worth.at(&h, place, &p.offer) - joinMargin
		case touria.Skip, touria.NoDouble, touria.NoJoin:
			v = p.worth.of(&h)
		default: // no items
			continue
		}
		if v > most {
			best, most = d, v
		}
	}
	g.rules.Apply(s, best, nil)
}
