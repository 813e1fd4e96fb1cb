package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The quick policy plays turns in playouts: it weighs each tower with the best
// way to its place and what the place then brings, by simple sums, and leaves
// the rest of the turn to the rules' light policy. It knows the whole
// (determinised) position and keeps nothing in mind.

// quick is what the policy knows of the player whose turn it is.
type fastRollout struct {
	game   *searchGame
	s      *touria.State
	h      touria.Holdings
	gems   packedGems
	hearts int                 // missing
	gold   int                 // missing
	gem    [touria.Colours]int // worth of one more gem
	coin   int                 // what a coin is worth
	orders [3]order            // the open ones, while gold is missing
	yield  [8]mineYield        // what a mine would bring, by its index
	yields [2][8]minesYield    // what each set of the first and of the last three mines would bring
}

// pack holds gems, eight bits a colour, so that all colours are reckoned with at
// once.
type packedGems uint64

func packGems(g *touria.Gems) packedGems {
	return packedGems(g[0]) | packedGems(g[1])<<8 | packedGems(g[2])<<16 | packedGems(g[3])<<24 | packedGems(g[4])<<32 | packedGems(g[5])<<40
}

const (
	packOnes = 0x010101010101
	packHigh = 0x808080808080
	packHued = packHigh &^ 0x80 // without black
)

// has tells whether the gems include those needed.
func (p packedGems) has(need packedGems) bool { return ((p|packHigh)-need)&packHigh == packHigh }

// lack tells whether no gem of those needed is missing, 0, one, 1, or more, 2.
func (p packedGems) missing(need packedGems) int {
	over := (p | packHigh) - need // the highest bit of a colour is gone where some are missing
	short := packHigh &^ over
	switch {
	case short == 0:
		return 0
	case short&(short-1) == 0 && over&(short-1)>>(bits.TrailingZeros64(uint64(short))-7) == 127:
		return 1
	}
	return 2
}

// atLeast returns the highest bits of the colours of which there are n gems.
func (p packedGems) atLeast(n int) packedGems { return (p + packOnes*packedGems(128-n)) & packHigh }

// order is what an order asks and pays, and what its gems are worth.
type order struct {
	need       packedGems
	gold, cost int
}

// packOrders prepares the orders of a board, by their ids.
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

// lode is what a mine brings: its worth, and the gems as the policy takes them.
type mineYield struct {
	worth int
	a     touria.Colour // the coloured gem, NoColour if there is none
	asks  bool          // the gem must be chosen
}

// lodes is what several mines bring together.
type minesYield struct {
	worth int
	gems  packedGems
}

// playTurns plays a position on to the start of a turn: the end of the present
// one and so many turns more, or to the end of the game; by the sound policy or
// the quick one.
func (g *searchGame) rolloutTurns(s *touria.State, dice *touria.Dice, turns int) {
	last := s.Turn() + turns
	for {
		switch phase := s.Phase(); phase {
		case touria.PhaseOver:
			return
		case touria.PhaseStart:
			if s.Turn() >= last {
				return
			}
			if g.set.sound {
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
			if g.set.sound {
				g.greedyUse(s, dice)
			} else {
				g.fastUse(s, dice, phase)
			}
		default:
			g.lightStep(s, dice)
		}
	}
}

// quickUse decides about the use of a place.
func (g *searchGame) fastUse(s *touria.State, dice *touria.Dice, phase touria.Phase) {
	switch {
	case phase == touria.PhaseJoin:
		g.fastJoin(s)
	case phase == touria.PhaseDouble:
		g.fastDouble(s)
	case s.Destination() == touria.AtForest:
		g.fastForest(s)
	default:
		g.lightStep(s, dice)
	}
}

// light makes one decision by the light policy.
func (g *searchGame) lightStep(s *touria.State, dice *touria.Dice) {
	g.legal = g.rules.PlayLight(s, g.legal[:0], dice)
}

// quickForest takes the better one of the two items.
func (g *searchGame) fastForest(s *touria.State) {
	a, b := s.Display(0), s.Display(1)
	d := touria.ActForest(0)
	switch {
	case a == touria.NoItem && b == touria.NoItem:
		d = touria.Decision{Kind: touria.Skip}
	case a == touria.NoItem || b != touria.NoItem && itemWorth[b] > itemWorth[a]:
		d = touria.ActForest(1)
	}
	g.rules.Apply(s, d, nil)
}

// quickJoin joins in where the place brings more than an elixir is worth.
func (g *searchGame) fastJoin(s *touria.State) {
	var q fastRollout
	q.setState(g, s, s.ToMove())
	d := touria.Decision{Kind: touria.NoJoin}
	if v := q.place(s.Destination(), q.gems); q.h.Elixirs > 0 && v > 42+2*joinMargin {
		d.Kind = touria.Join
	} else if q.h.Items.Has(touria.Flagon) && v > itemWorth[touria.Flagon] {
		d = touria.Decision{Kind: touria.Join, Arg: 1}
	}
	g.rules.Apply(s, d, nil)
}

// quickDouble uses the place once more where that brings more than a violet gem
// is worth.
func (g *searchGame) fastDouble(s *touria.State) {
	d := touria.Decision{Kind: touria.NoDouble}
	if h := s.Holdings(s.ToMove()); h.Gems[touria.Violet] > 0 || h.Items.Has(touria.Bird) {
		var q fastRollout
		q.setState(g, s, s.ToMove())
		if h.Gems[touria.Violet] > 0 {
			if q.place(s.Destination(), q.gems-1<<(8*touria.Violet)) > 40 {
				d.Kind = touria.Double
			}
		} else if q.place(s.Destination(), q.gems) > itemWorth[touria.Bird] {
			d = touria.Decision{Kind: touria.Double, Arg: 1}
		}
	}
	g.rules.Apply(s, d, nil)
}

// look takes in a player.
func (q *fastRollout) setState(g *searchGame, s *touria.State, seat rules.Seat) {
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

// lookAtMines takes in what lies in the mines.
func (q *fastRollout) weighMines() {
	table := &oneMoreForHearts
	if q.hearts == 0 {
		table = &oneMoreForGold
	}
	for c := touria.Blue; c < touria.Violet; c++ {
		q.gem[c] = table[q.h.Gems[c]&31]
	}
	q.gem[touria.Violet] = 40
	if q.hearts+q.gold == 0 {
		q.gem = [touria.Colours]int{0, 4, 4, 4, 4, 4}
	}
	q.gem[touria.Black] = -blackCost
	for i := range touria.Mines {
		a, b := q.s.Mine(i)
		l := mineYield{a: a}
		switch {
		case a == touria.NoColour:
		case a == touria.Black:
			if !q.s.LanternLit() {
				l.worth = -blackCost
			}
			if l.a = b; b != touria.NoColour {
				l.worth += q.gem[b]
			}
		case b == touria.NoColour || a == b:
			l.worth = q.gem[a]
		default:
			l.asks = true
			if q.gem[b] > q.gem[a] {
				l.a = b
			}
			l.worth = q.gem[l.a]
		}
		q.yield[i] = l
		one := minesYield{worth: l.worth}
		if l.a < touria.NoColour {
			one.gems = 1 << (8 * l.a)
		}
		load := &q.yields[i/3]
		for k := range 1 << (i % 3) {
			with := &load[1<<(i%3)|k]
			with.worth, with.gems = load[k].worth+one.worth, load[k].gems+one.gems
		}
	}
}

// oneMore tables tell what one more gem of a common colour is worth, by how
// many there are.
var oneMoreForHearts, oneMoreForGold = oneMore(gemsForHearts[:]), oneMore(gemsForGold[:])

func oneMore(table []int) (more [32]int) {
	for n := range more {
		n0 := min(n, len(table)-2)
		more[n] = table[n0+1] - table[n0]
	}
	return more
}

// place returns what the use of a place would bring with such gems in hand.
func (q *fastRollout) place(to touria.Space, g packedGems) int {
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
		three := g.atLeast(3) & packHued
		if three != 0 {
			if three>>(8*q.s.Die()+7)&1 != 0 {
				v = heartWorth*min(3, q.hearts) - 112
			}
			if three&^(0x80<<(8*q.s.Die())) != 0 {
				v = max(v, heartWorth*min(2, q.hearts)-112)
			}
			v = max(v, 0)
		}
		if g.atLeast(2)&^three&packHued != 0 {
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

// bestPlace returns the place that would bring most to who may go anywhere.
func (q *fastRollout) bestPlace() (best touria.Space, worth int) {
	worth = -1 << 30
	for to := touria.AtDragon; to < touria.Destinations; to++ {
		if v := q.place(to, q.gems); v > worth {
			best, worth = to, v
		}
	}
	return best, worth
}

// bestWay returns the best route to a destination and its worth with the
// place's; nil if none is known that can be paid.
func (q *fastRollout) bestPath(to touria.Space, free int) (best *path, worth int) {
	ways, worth, _ := q.bestPaths(to, free)
	return ways[0], worth
}

// bestWays returns the two best routes to a destination, nil for what is not known
// or cannot be paid, the worth of the first one with the place's, and by how much
// the second one falls behind it.
func (q *fastRollout) bestPaths(to touria.Space, free int) (best [2]*path, worth, behind int) {
	list := q.game.paths.list[q.s.Heroes()][to]
	worth = -1 << 30
	next := -1 << 30
	used := q.s.Roads()
	// At some places the gems make a difference, and so do those on the way.
	fixed := 0
	hangs := to == touria.AtTrader || to == touria.AtGoldsmith || to == touria.AtDragon
	if !hangs {
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
		if hangs {
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

// walk goes a route.
func (q *fastRollout) walk(w *path) {
	r, s := q.game.rules, q.s
	for _, to := range w.to[:w.n] {
		asks := to.IsMine() && q.yield[to.Mine()].asks
		r.Apply(s, touria.Decision{Kind: touria.Step, Arg: uint8(to)}, nil)
		if asks && s.Phase() == touria.PhaseMine {
			r.Apply(s, touria.Decision{Kind: touria.Take, Arg: uint8(q.yield[to.Mine()].a)}, nil)
		}
	}
	if s.Phase() == touria.PhaseMove {
		r.Apply(s, touria.Decision{Kind: touria.Stop}, nil)
	}
}

// move goes the best way from where the heroes are.
func (g *searchGame) rolloutMove(s *touria.State, dice *touria.Dice) {
	var q fastRollout
	q.setState(g, s, s.Active())
	q.weighMines()
	var w *path
	if g.set.sound {
		g.greedyRollout.setState(g.rules, s, s.Active())
		w, _ = q.greedyPath(&q.h, s.Destination(), s.FreeSteps())
	} else {
		w, _ = q.bestPath(s.Destination(), s.FreeSteps())
	}
	if w != nil {
		q.walk(w)
	} else {
		g.lightStep(s, dice)
	}
}

// quickItems are the items that the light policy uses at the start of a turn.
const startItems = touria.ItemSet(1<<touria.Frog | 1<<touria.Chest | 1<<touria.Knapsack)

// freeSteps is how many steps of a turn cost nothing (T5.3).
const freeSteps = 3

// outset is how a turn begins: with a tower, turned by some swords before, and a
// way to its place or where the wizard sets the heroes; or with the broom.
type turnStart struct {
	tower  touria.Tower // Towers: nothing is known to do
	turns  int
	path   *path
	travel touria.Space // NoSpace if they walk
	broom  bool
}

// begin takes in the player whose turn begins, and leaves entering the castle and
// what items bring at once to the light policy. If that has begun the turn, it
// returns false.
func (q *fastRollout) prepare(g *searchGame, s *touria.State, dice *touria.Dice) bool {
	q.setState(g, s, s.Active())
	if s.MayEnter() || q.h.Items&startItems != 0 {
		was := q.h.Items
		g.lightStep(s, dice)
		if s.Phase() != touria.PhaseStart || s.Holdings(s.Active()).Items == was {
			return false
		}
		q.setState(g, s, s.Active())
	}
	q.weighMines()
	return true
}

// setOut begins a turn.
func (q *fastRollout) start(o *turnStart, dice *touria.Dice) {
	r, s := q.game.rules, q.s
	switch {
	case o.broom:
		r.Apply(s, touria.UseOn(touria.Broom, uint8(o.travel)), nil)
		return
	case o.tower == touria.Towers:
		q.game.lightStep(s, dice)
		return
	}
	for range o.turns {
		r.Apply(s, touria.Decision{Kind: touria.TurnTower, Arg: uint8(o.tower)}, nil)
	}
	r.Apply(s, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(o.tower)}, nil)
	if o.travel != touria.NoSpace {
		r.Apply(s, touria.Decision{Kind: touria.Travel, Arg: uint8(o.travel)}, nil)
	} else {
		q.walk(o.path)
	}
}

// quickStart plays the beginning of a turn, up to the place.
func (g *searchGame) fastStart(s *touria.State, dice *touria.Dice) {
	var q fastRollout
	if !q.prepare(g, s, dice) {
		return
	}
	best, most := turnStart{tower: touria.Towers}, -1<<30
	seat := s.Active()
	for t := touria.NW; t < touria.Towers; t++ {
		mood := dice.Below(12)
		a := g.rules.FacingAction(&s.Table, t, seat)
		if a != touria.Wizard {
			if w, v := q.bestPath(touria.Space(a), freeSteps); w != nil && v+mood > most {
				best, most = turnStart{tower: t, path: w, travel: touria.NoSpace}, v+mood
			}
			continue
		}
		if q.h.Gold == 0 {
			continue
		}
		if to, v := q.bestPlace(); v-q.coin+mood > most {
			best, most = turnStart{tower: t, travel: to}, v-q.coin+mood
		}
	}
	if q.h.Items.Has(touria.Broom) {
		if to, v := q.bestPlace(); v-50 > most {
			best = turnStart{broom: true, travel: to}
		}
	}
	q.start(&best, dice)
}

// outlook returns what the best of the towers would bring to a seat; for whose
// turn it is with the way there.
func (g *searchGame) outlook(s *touria.State, seat rules.Seat) int {
	if s.InCastle(seat) {
		return 0
	}
	var q fastRollout
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
