package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// turnPlanner rates a player's places and paths by simple sums, in the points of worth. It sees the
// complete, determinised position.
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
	yield  [8]mineYield        // by mine
	yields [2][8]minesYield    // by subset of the first three and of the last three mines
}

// order is what an order asks for and pays, and the worth of its gems.
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
func (p *turnPlanner) setState(g *searchGame, s *touria.State, seat rules.Seat) {
	p.game, p.s, p.h = g, s, s.Holdings(seat)
	p.gems = packGems(&p.h.Gems)
	hearts, gold := s.Goals(seat)
	p.hearts = max(hearts-int(p.h.Hearts)-int(p.h.Items>>touria.Rose&1), 0)
	p.gold = max(gold-int(p.h.Gold), 0)
	p.coin = goldSpare
	if p.gold > 0 {
		p.coin = goldWorth
		for slot := range p.orders {
			p.orders[slot] = g.orders[s.OpenOrder(slot)]
		}
	}
}

// weighMines sets what the mines would bring.
func (p *turnPlanner) weighMines() {
	oneMore := &oneMoreForHearts
	if p.hearts == 0 {
		oneMore = &oneMoreForGold
	}
	for c := touria.Blue; c < touria.Violet; c++ {
		p.gem[c] = oneMore[p.h.Gems[c]&31]
	}
	p.gem[touria.Violet] = 40
	if p.hearts+p.gold == 0 {
		p.gem = [touria.Colours]int{0, 4, 4, 4, 4, 4}
	}
	p.gem[touria.Black] = -blackCost
	for i := range touria.Mines {
		a, b := p.s.Mine(i)
		l := mineYield{gem: a}
		switch {
		case a == touria.NoColour:
		case a == touria.Black:
			if !p.s.LanternLit() {
				l.worth = -blackCost
			}
			if l.gem = b; b != touria.NoColour {
				l.worth += p.gem[b]
			}
		case b == touria.NoColour || a == b:
			l.worth = p.gem[a]
		default:
			l.asks = true
			if p.gem[b] > p.gem[a] {
				l.gem = b
			}
			l.worth = p.gem[l.gem]
		}
		p.yield[i] = l
		one := minesYield{worth: l.worth}
		if l.gem < touria.NoColour {
			one.gems = 1 << (8 * l.gem)
		}
		sets := &p.yields[i/3]
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
func (p *turnPlanner) place(to touria.Space, g packedGems) int {
	switch to {
	case touria.AtForest:
		v := 0
		for slot := range 2 {
			if i := p.s.Display(slot); i != touria.NoItem {
				v = max(v, itemWorth[i])
			}
		}
		return v * 3 / 4
	case touria.AtFountain:
		if g&255 != 0 {
			if p.hearts+p.gold == 0 {
				return 300
			}
			return blackCost
		}
		return 0
	case touria.AtThief:
		return 40
	case touria.AtTournament:
		if p.h.Swords == 0 {
			return 0
		}
		v := 3 * p.coin
		if p.hearts > 0 {
			v = max(v, heartWorth)
		}
		return v - 24
	case touria.AtDragon:
		if p.hearts == 0 {
			return 0
		}
		kinds := bits.OnesCount64(uint64(g.atLeast(1)))
		v := 72 * kinds / 6
		if kinds > 0 {
			v += min(int(p.h.Swords), 2) * (72*kinds/6 - 24) / 2
		}
		return max(v, 0)
	case touria.AtGoldsmith:
		if p.hearts == 0 {
			return 0
		}
		v := 0
		three := g.atLeast(3) & packColoured
		if three != 0 {
			if three>>(8*p.s.Die()+7)&1 != 0 {
				v = heartWorth*min(3, p.hearts) - 112
			}
			if three&^(0x80<<(8*p.s.Die())) != 0 {
				v = max(v, heartWorth*min(2, p.hearts)-112)
			}
			v = max(v, 0)
		}
		if g.atLeast(2)&^three&packColoured != 0 {
			v = max(v, heartWorth-68)
		}
		return v
	case touria.AtTrader:
		if p.gold == 0 {
			return 0
		}
		v := 0
		if p.h.Items.Has(touria.Scale) {
			v = 3*p.coin - 60
		}
		for i := range p.orders {
			if o := &p.orders[i]; g.has(o.need) {
				v = max(v, goldWorth*min(o.gold, p.gold+1)-o.cost)
			}
		}
		return v
	}
	d, _ := to.Deal()
	return p.strike(&d, g)
}

// strike returns what a deal would bring with these gems, 0 if it cannot be paid.
func (p *turnPlanner) strike(d *touria.Deal, g packedGems) int {
	if p.h.Gold < d.Cost.Gold || p.h.Swords < d.Cost.Swords || !g.has(packGems(&d.Cost.Gems)) {
		return 0
	}
	v := p.coin * (int(d.Gain.Gold) - int(d.Cost.Gold))
	if p.hearts > 0 {
		v += heartWorth * min(int(d.Gain.Hearts), p.hearts)
	}
	for c := range p.gem {
		v += p.gem[c] * (int(d.Gain.Gems[c]) - int(d.Cost.Gems[c]))
	}
	more := int(d.Gain.Swords) - int(d.Cost.Swords)
	n := min(int(p.h.Swords), len(swordWorth)-1-max(more, 0))
	return v + swordWorth[n+more] - swordWorth[n]
}

// bestPlace returns the place that would bring most if the player could go anywhere.
func (p *turnPlanner) bestPlace() (best touria.Space, worth int) {
	worth = -1 << 30
	for to := touria.AtDragon; to < touria.Destinations; to++ {
		if v := p.place(to, p.gems); v > worth {
			best, worth = to, v
		}
	}
	return best, worth
}

// bestPath returns the best path to a destination, nil if none is affordable, and
// what it brings together with the place.
func (p *turnPlanner) bestPath(to touria.Space, free int) (best *path, worth int) {
	paths, worth, _ := p.bestPaths(to, free)
	return paths[0], worth
}

// bestPaths returns the two best affordable paths to a destination, nil for a missing
// one, what the first brings together with the place, and how far the second falls
// behind it.
func (p *turnPlanner) bestPaths(to touria.Space, free int) (best [2]*path, worth, behind int) {
	list := p.game.paths.list[p.s.Heroes()][to]
	worth = -1 << 30
	next := -1 << 30
	used := p.s.Roads()
	// At some places the gems taken on the path matter.
	byGems := to == touria.AtTrader || to == touria.AtGoldsmith || to == touria.AtDragon
	fixed := 0
	if !byGems {
		fixed = p.place(to, p.gems)
	}
	for i := range list {
		w := &list[i]
		paid := int(w.steps) - free
		if paid > int(p.h.Gold) || best[0] != nil && paid > 1 {
			break
		}
		if w.roads&used != 0 {
			continue
		}
		a, b := &p.yields[0][w.mines&7], &p.yields[1][w.mines>>3&7]
		v := a.worth + b.worth - max(paid, 0)*p.coin
		if byGems {
			v += p.place(to, p.gems+a.gems+b.gems)
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
func (p *turnPlanner) walk(w *path) {
	r, s := p.game.rules, p.s
	for _, to := range w.to[:w.n] {
		asks := to.IsMine() && p.yield[to.Mine()].asks
		r.Apply(s, touria.Decision{Kind: touria.Step, Arg: uint8(to)}, nil)
		if asks && s.Phase() == touria.PhaseMine {
			r.Apply(s, touria.Decision{Kind: touria.Take, Arg: uint8(p.yield[to.Mine()].gem)}, nil)
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
	var p turnPlanner
	p.setState(g, s, seat)
	active := seat == s.Active()
	if active {
		p.weighMines()
	}
	best := 0
	for t := touria.NW; t < touria.Towers; t++ {
		switch a := g.rules.FacingAction(&s.Table, t, seat); {
		case a == touria.Wizard:
			if p.h.Gold > 0 {
				_, worth := p.bestPlace()
				best = max(best, worth-p.coin)
			}
		case active:
			_, worth := p.bestPath(touria.Space(a), freeSteps)
			best = max(best, worth)
		default:
			best = max(best, p.place(touria.Space(a), p.gems))
		}
	}
	return best
}
