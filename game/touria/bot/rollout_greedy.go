package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The sound policy plays turns in playouts as a good player does who minds his
// own business: of all towers, also turned by swords, it takes what leaves him
// with most at the end of his turn, by the judgement of the greedy bot. It finds
// most of that bot's turns, in a small part of the time. Rivals who play so are
// what a strong bot reckons with: people do, too.

// sound is what the policy judges by.
type greedyRollout struct {
	worth   worth
	offer   offer
	cursed  uint8 // set of the mines whose black gem would have to be taken
	outcome touria.State
}

// look takes in a position for a player.
func (x *greedyRollout) setState(r *touria.Rules, s *touria.State, seat rules.Seat) {
	x.worth.setState(r, s)
	x.worth.goalHearts, x.worth.goalGold = s.Goals(seat)
	x.worth.inside = false // who is in the castle plays no towers and joins no one
	t := &x.offer
	t.pool, t.die, t.swordsLeft = s.Bag(), s.Die(), touria.AllSwords
	t.display = [2]touria.Item{s.Display(0), s.Display(1)}
	for k := rules.S; k < rules.NoSeat; k++ {
		if s.Seats().Has(k) {
			h := s.Holdings(k)
			t.swordsLeft -= int(h.Swords)
		}
	}
	x.cursed = 0
	if !s.LanternLit() {
		for i := range touria.Mines {
			if a, _ := s.Mine(i); a == touria.Black {
				x.cursed |= 1 << i
			}
		}
	}
}

// soundStart plays the beginning of a turn, up to the place.
func (g *searchGame) greedyStart(s *touria.State, dice *touria.Dice) {
	var q fastRollout
	if !q.prepare(g, s, dice) {
		return
	}
	seat := s.Active()
	g.greedyRollout.setState(g.rules, s, seat)
	best, most := turnStart{tower: touria.Towers}, -1<<30
	for t := touria.NW; t < touria.Towers; t++ {
		for turns := 0; turns <= min(int(q.h.Swords), 2); turns++ {
			h := q.h
			h.Swords -= uint8(turns)
			o := turnStart{tower: t, turns: turns, travel: touria.NoSpace}
			a := g.rules.Face(t, s.TowerFacing(t)+int(seat)+turns)
			v := 0
			if a == touria.Wizard {
				if h.Gold == 0 {
					continue
				}
				h.Gold--
				o.travel, v = q.greedyPlace(&h)
			} else if o.path, v = q.greedyPath(&h, touria.Space(a), freeSteps); o.path == nil {
				continue
			}
			if v += dice.Below(4) - turnMargin*turns; v > most {
				best, most = o, v
			}
		}
	}
	if q.h.Items.Has(touria.Broom) {
		h := q.h
		h.Items &^= 1 << touria.Broom
		if to, v := q.greedyPlace(&h); v > most {
			best = turnStart{broom: true, travel: to}
		}
	}
	q.start(&best, dice)
}

// farBehind is by how much the sums of the quick policy may prefer one way to
// another one and still be wrong.
const farBehind = 40

// soundWay returns the better one of the two ways to a destination that promise
// most, by the worth of what a player with such holdings has after the turn; nil
// if there is none that can be paid.
func (q *fastRollout) greedyPath(h *touria.Holdings, to touria.Space, free int) (best *path, worth int) {
	x := &q.game.greedyRollout
	ways, _, behind := q.bestPaths(to, free)
	worth = -1 << 30
	for k, w := range ways {
		if w == nil || k > 0 && behind > farBehind {
			break
		}
		after := *h
		after.Gold -= uint16(max(int(w.steps)-free, 0))
		gems := q.yields[0][w.mines&7].gems + q.yields[1][w.mines>>3&7].gems
		for c := range after.Gems {
			after.Gems[c] += uint8(gems >> (8 * c))
		}
		after.Gems[touria.Black] += uint8(bits.OnesCount8(w.mines & x.cursed))
		if v := x.worth.at(&after, to, &x.offer); v > worth {
			best, worth = w, v
		}
	}
	return best, worth
}

// soundPlace returns the best place for a player with such holdings who may go
// anywhere, and what he has then is worth.
func (q *fastRollout) greedyPlace(h *touria.Holdings) (best touria.Space, worth int) {
	x := &q.game.greedyRollout
	now := x.worth.of(h)
	worth = -1 << 30
	for to := touria.Space(0); to < touria.Destinations; to++ {
		if v := x.worth.from(h, now, to, &x.offer); v > worth {
			best, worth = to, v
		}
	}
	return best, worth
}

// soundUse uses a place, once more or as one who joins in, as leaves most. Where
// the die or the bag decides the light policy does.
func (g *searchGame) greedyUse(s *touria.State, dice *touria.Dice) {
	place := s.Destination()
	if s.Phase() == touria.PhaseAct && (place == touria.AtThief || place == touria.AtDragon) {
		g.lightStep(s, dice)
		return
	}
	seat := s.ToMove()
	x := &g.greedyRollout
	x.setState(g.rules, s, seat)
	g.legal = g.rules.Legal(s, g.legal[:0])
	best, most := touria.Decision{}, -1<<30
	for _, d := range g.legal {
		h, v := s.Holdings(seat), 0
		switch d.Kind {
		case touria.Act:
			x.outcome = *s
			g.rules.Apply(&x.outcome, d, nil)
			h = x.outcome.Holdings(seat)
			v = x.worth.of(&h) + 1
		case touria.Double:
			if d.Arg == 0 {
				h.Gems[touria.Violet]--
			} else {
				h.Items &^= 1 << touria.Bird
			}
			v = x.worth.at(&h, place, &x.offer) - doubleMargin
		case touria.Join:
			if d.Arg == 0 {
				h.Elixirs--
			} else {
				h.Items &^= 1 << touria.Flagon
			}
			v = x.worth.at(&h, place, &x.offer) - joinMargin
		case touria.Skip, touria.NoDouble, touria.NoJoin:
			v = x.worth.of(&h)
		default: // items rest
			continue
		}
		if v > most {
			best, most = d, v
		}
	}
	g.rules.Apply(s, best, nil)
}
