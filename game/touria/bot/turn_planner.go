package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// turnPlanner weighs a player's places and paths by simple sums, in the points of
// worth. It sees the complete, determinised position.
type turnPlanner struct {
	game   *searchGame
	s      *touria.State
	h      touria.Holdings
	gems   packedGems
	hearts int                 // missing
	gold   int                 // missing
	gem    [touria.Colours]int // worth of one more gem
	coin   int                 // worth of a coin
	orders [3]order            // the open ones, while gold is missing
	yield  [8]mineYield        // of each mine
	yields [2][8]minesYield    // of each subset of the first three and of the last three mines
}

// order is what an order asks for and pays, and what its gems are worth.
type order struct {
	need       packedGems
	gold, cost int
}

// packOrders returns the orders of a board by their ids.
func packOrders(b *touria.Board) (list []order) {
	for slot := range 3 {
		for _, id := range b.OrderIDs(slot) {
			o := b.Order(id)
			n := o.Gems.Total() - int(o.Gems[touria.Black])
			for len(list) <= id {
				list = append(list, order{})
			}
			o.Gems[touria.Black] = 0
			list[id] = order{packGems(&o.Gems), o.Gold, 30 * n}
		}
	}
	return list
}

// mineYield is what a mine brings.
type mineYield struct {
	worth int
	gem   touria.Colour // the coloured gem to take, NoColour if there is none
	asks  bool          // the player has to choose
}

// minesYield is what several mines bring together.
type minesYield struct {
	worth int
	gems  packedGems
}

// setState sets the position and the player.
func (q *turnPlanner) setState(g *searchGame, s *touria.State, seat rules.Seat) {
	q.game, q.s, q.h = g, s, s.Holdings(seat)
	q.gems = packGems(&q.h.Gems)
	hearts, gold := s.Goals(seat)
	q.hearts = max(hearts-int(q.h.Hearts)-int(q.h.Items>>touria.Rose&1), 0)
	q.gold = max(gold-int(q.h.Gold), 0)
	q.coin = goldSpare
	if q.gold > 0 {
		q.coin = goldWorth
		for slot := range q.orders {
			q.orders[slot] = g.orders[s.OpenOrder(slot)]
		}
	}
}

// weighMines sets what the mines would bring.
func (q *turnPlanner) weighMines() {
	oneMore := &oneMoreForHearts
	if q.hearts == 0 {
		oneMore = &oneMoreForGold
	}
	for c := touria.Blue; c < touria.Violet; c++ {
		q.gem[c] = oneMore[q.h.Gems[c]&31]
	}
	q.gem[touria.Violet] = 40
	if q.hearts+q.gold == 0 {
		q.gem = [touria.Colours]int{0, 4, 4, 4, 4, 4}
	}
	q.gem[touria.Black] = -blackCost
	for i := range touria.Mines {
		a, b := q.s.Mine(i)
		l := mineYield{gem: a}
		switch {
		case a == touria.NoColour:
		case a == touria.Black:
			if !q.s.LanternLit() {
				l.worth = -blackCost
			}
			if l.gem = b; b != touria.NoColour {
				l.worth += q.gem[b]
			}
		case b == touria.NoColour || a == b:
			l.worth = q.gem[a]
		default:
			l.asks = true
			if q.gem[b] > q.gem[a] {
				l.gem = b
			}
			l.worth = q.gem[l.gem]
		}
		q.yield[i] = l
		one := minesYield{worth: l.worth}
		if l.gem < touria.NoColour {
			one.gems = 1 << (8 * l.gem)
		}
		sets := &q.yields[i/3]
		for k := range 1 << (i % 3) {
			with := &sets[1<<(i%3)|k]
			with.worth, with.gems = sets[k].worth+one.worth, sets[k].gems+one.gems
		}
	}
}

// What one more gem of a common colour is worth, by how many there are.
var oneMoreForHearts, oneMoreForGold = oneMore(gemsForHearts[:]), oneMore(gemsForGold[:])

func oneMore(worth []int) (more [32]int) {
	for n := range more {
		k := min(n, len(worth)-2)
		more[n] = worth[k+1] - worth[k]
	}
	return more
}

// place returns what using a place would bring with these gems.
func (q *turnPlanner) place(to touria.Space, g packedGems) int {
	switch to {
	case touria.AtSwordmaster:
		n := min(int(q.h.Swords), len(swordWorth)-3)
		return swordWorth[n+2] - swordWorth[n]
	case touria.AtForest:
		v := 0
		for slot := range 2 {
			if i := q.s.Display(slot); i != touria.NoItem {
				v = max(v, itemWorth[i])
			}
		}
		return v * 3 / 4
	case touria.AtFountain:
		if g&255 != 0 {
			if q.hearts+q.gold == 0 {
				return 300
			}
			return blackCost
		}
		return 0
	case touria.AtThief:
		return 40
	case touria.AtTournament:
		if q.h.Swords == 0 {
			return 0
		}
		v := 3 * q.coin
		if q.hearts > 0 {
			v = max(v, heartWorth)
		}
		return v - 24
	case touria.AtDragon:
		if q.hearts == 0 {
			return 0
		}
		kinds := bits.OnesCount64(uint64(g.atLeast(1)))
		v := 72 * kinds / 6
		if kinds > 0 {
			v += min(int(q.h.Swords), 2) * (72*kinds/6 - 24) / 2
		}
		return max(v, 0)
	case touria.AtGoldsmith:
		if q.hearts == 0 {
			return 0
		}
		v := 0
		three := g.atLeast(3) & packColoured
		if three != 0 {
			if three>>(8*q.s.Die()+7)&1 != 0 {
				v = heartWorth*min(3, q.hearts) - 112
			}
			if three&^(0x80<<(8*q.s.Die())) != 0 {
				v = max(v, heartWorth*min(2, q.hearts)-112)
			}
			v = max(v, 0)
		}
		if g.atLeast(2)&^three&packColoured != 0 {
			v = max(v, heartWorth-68)
		}
		return v
	case touria.AtTrader:
		if q.gold == 0 {
			return 0
		}
		v := 0
		if q.h.Items.Has(touria.Scale) {
			v = 3*q.coin - 60
		}
		for i := range q.orders {
			if o := &q.orders[i]; g.has(o.need) {
				v = max(v, goldWorth*min(o.gold, q.gold+1)-o.cost)
			}
		}
		return v
	}
	return 0
}

// bestPlace returns the place that would bring most if the player could go anywhere.
func (q *turnPlanner) bestPlace() (best touria.Space, worth int) {
	worth = -1 << 30
	for to := touria.AtDragon; to < touria.Destinations; to++ {
		if v := q.place(to, q.gems); v > worth {
			best, worth = to, v
		}
	}
	return best, worth
}

// bestPath returns the best path to a destination, nil if none is affordable, and
// what it brings together with the place.
func (q *turnPlanner) bestPath(to touria.Space, free int) (best *path, worth int) {
	paths, worth, _ := q.bestPaths(to, free)
	return paths[0], worth
}

// bestPaths returns the two best affordable paths to a destination, nil for a missing
// one, what the first brings together with the place, and how far the second falls
// behind it.
func (q *turnPlanner) bestPaths(to touria.Space, free int) (best [2]*path, worth, behind int) {
	list := q.game.paths.list[q.s.Heroes()][to]
	worth = -1 << 30
	next := -1 << 30
	used := q.s.Roads()
	// At some places it matters which gems were taken on the path.
	byGems := to == touria.AtTrader || to == touria.AtGoldsmith || to == touria.AtDragon
	fixed := 0
	if !byGems {
		fixed = q.place(to, q.gems)
	}
	for i := range list {
		w := &list[i]
		paid := int(w.steps) - free
		if paid > int(q.h.Gold) || best[0] != nil && paid > 1 {
			break
		}
		if w.roads&used != 0 {
			continue
		}
		a, b := &q.yields[0][w.mines&7], &q.yields[1][w.mines>>3&7]
		v := a.worth + b.worth - max(paid, 0)*q.coin
		if byGems {
			v += q.place(to, q.gems+a.gems+b.gems)
		} else {
			v += fixed
		}
		if v > worth {
			best[1], next = best[0], worth
			best[0], worth = w, v
		} else if v > next {
			best[1], next = w, v
		}
	}
	return best, worth, worth - next
}

// walk follows a path.
func (q *turnPlanner) walk(w *path) {
	r, s := q.game.rules, q.s
	for _, to := range w.to[:w.n] {
		asks := to.IsMine() && q.yield[to.Mine()].asks
		r.Apply(s, touria.Decision{Kind: touria.Step, Arg: uint8(to)}, nil)
		if asks && s.Phase() == touria.PhaseMine {
			r.Apply(s, touria.Decision{Kind: touria.Take, Arg: uint8(q.yield[to.Mine()].gem)}, nil)
		}
	}
	if s.Phase() == touria.PhaseMove {
		r.Apply(s, touria.Decision{Kind: touria.Stop}, nil)
	}
}

// outlook returns what the best of the towers would bring to a seat: with the path
// there for the active player, without it for the others.
func (g *searchGame) outlook(s *touria.State, seat rules.Seat) int {
	if s.InCastle(seat) {
		return 0
	}
	var q turnPlanner
	q.setState(g, s, seat)
	active := seat == s.Active()
	if active {
		q.weighMines()
	}
	best := 0
	for t := touria.NW; t < touria.Towers; t++ {
		switch a := g.rules.FacingAction(&s.Table, t, seat); {
		case a == touria.Wizard:
			if q.h.Gold > 0 {
				_, worth := q.bestPlace()
				best = max(best, worth-q.coin)
			}
		case active:
			_, worth := q.bestPath(touria.Space(a), freeSteps)
			best = max(best, worth)
		default:
			best = max(best, q.place(touria.Space(a), q.gems))
		}
	}
	return best
}
