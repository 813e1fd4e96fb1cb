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
type quick struct {
	m      *mind
	s      *touria.State
	h      touria.Holdings
	gems   pack
	hearts int                 // missing
	gold   int                 // missing
	gem    [touria.Colours]int // worth of one more gem
	coin   int                 // what a coin is worth
	orders [3]order            // the open ones, while gold is missing
	mine   [8]lode             // what a mine would bring, by its index
	load   [2][8]lodes         // what each set of the first and of the last three mines would bring
}

// pack holds gems, eight bits a colour, so that all colours are reckoned with at
// once.
type pack uint64

func packGems(g *touria.Gems) pack {
	return pack(g[0]) | pack(g[1])<<8 | pack(g[2])<<16 | pack(g[3])<<24 | pack(g[4])<<32 | pack(g[5])<<40
}

const (
	packOnes = 0x010101010101
	packHigh = 0x808080808080
	packHued = packHigh &^ 0x80 // without black
)

// has tells whether the gems include those needed.
func (p pack) has(need pack) bool { return ((p|packHigh)-need)&packHigh == packHigh }

// lack tells whether no gem of those needed is missing, 0, one, 1, or more, 2.
func (p pack) lack(need pack) int {
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
func (p pack) atLeast(n int) pack { return (p + packOnes*pack(128-n)) & packHigh }

// order is what an order asks and pays, and what its gems are worth.
type order struct {
	need       pack
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
type lode struct {
	worth int
	a     touria.Colour // the coloured gem, NoColour if there is none
	asks  bool          // the gem must be chosen
}

// lodes is what several mines bring together.
type lodes struct {
	worth int
	gems  pack
}

// playTurns plays a position on to the start of a turn: the end of the present
// one and so many turns more, or to the end of the game; by the sound policy or
// the quick one.
func (m *mind) playTurns(s *touria.State, dice *touria.Dice, turns int) {
	last := s.Turn() + turns
	for {
		switch phase := s.Phase(); phase {
		case touria.PhaseOver:
			return
		case touria.PhaseStart:
			if s.Turn() >= last {
				return
			}
			if m.set.sound {
				m.soundStart(s, dice)
			} else {
				m.quickStart(s, dice)
			}
		case touria.PhaseCastle:
			if s.Turn() > last || s.Turn() == last && s.DoorsOpened() == 0 {
				return
			}
			m.light(s, dice)
		case touria.PhaseMove:
			m.move(s, dice)
		case touria.PhaseAct, touria.PhaseJoin, touria.PhaseDouble:
			if m.set.sound {
				m.soundUse(s, dice)
			} else {
				m.quickUse(s, dice, phase)
			}
		default:
			m.light(s, dice)
		}
	}
}

// quickUse decides about the use of a place.
func (m *mind) quickUse(s *touria.State, dice *touria.Dice, phase touria.Phase) {
	switch {
	case phase == touria.PhaseJoin:
		m.quickJoin(s)
	case phase == touria.PhaseDouble:
		m.quickDouble(s)
	case s.Destination() == touria.AtForest:
		m.quickForest(s)
	default:
		m.light(s, dice)
	}
}

// light makes one decision by the light policy.
func (m *mind) light(s *touria.State, dice *touria.Dice) {
	m.legal = m.rules.PlayLight(s, m.legal[:0], dice)
}

// quickForest takes the better one of the two items.
func (m *mind) quickForest(s *touria.State) {
	a, b := s.Display(0), s.Display(1)
	d := touria.ActForest(0)
	switch {
	case a == touria.NoItem && b == touria.NoItem:
		d = touria.Decision{Kind: touria.Skip}
	case a == touria.NoItem || b != touria.NoItem && itemWorth[b] > itemWorth[a]:
		d = touria.ActForest(1)
	}
	m.rules.Apply(s, d, nil)
}

// quickJoin joins in where the place brings more than an elixir is worth.
func (m *mind) quickJoin(s *touria.State) {
	var q quick
	q.look(m, s, s.ToMove())
	d := touria.Decision{Kind: touria.NoJoin}
	if v := q.place(s.Destination(), q.gems); q.h.Elixirs > 0 && v > 42+2*joinMargin {
		d.Kind = touria.Join
	} else if q.h.Items.Has(touria.Flagon) && v > itemWorth[touria.Flagon] {
		d = touria.Decision{Kind: touria.Join, Arg: 1}
	}
	m.rules.Apply(s, d, nil)
}

// quickDouble uses the place once more where that brings more than a violet gem
// is worth.
func (m *mind) quickDouble(s *touria.State) {
	d := touria.Decision{Kind: touria.NoDouble}
	if h := s.Holdings(s.ToMove()); h.Gems[touria.Violet] > 0 || h.Items.Has(touria.Bird) {
		var q quick
		q.look(m, s, s.ToMove())
		if h.Gems[touria.Violet] > 0 {
			if q.place(s.Destination(), q.gems-1<<(8*touria.Violet)) > 40 {
				d.Kind = touria.Double
			}
		} else if q.place(s.Destination(), q.gems) > itemWorth[touria.Bird] {
			d = touria.Decision{Kind: touria.Double, Arg: 1}
		}
	}
	m.rules.Apply(s, d, nil)
}

// look takes in a player.
func (q *quick) look(m *mind, s *touria.State, seat rules.Seat) {
	q.m, q.s, q.h = m, s, s.Holdings(seat)
	q.gems = packGems(&q.h.Gems)
	hearts, gold := s.Goals(seat)
	q.hearts = max(hearts-int(q.h.Hearts)-int(q.h.Items>>touria.Rose&1), 0)
	q.gold = max(gold-int(q.h.Gold), 0)
	q.coin = goldSpare
	if q.gold > 0 {
		q.coin = goldWorth
		for slot := range q.orders {
			q.orders[slot] = m.orders[s.OpenOrder(slot)]
		}
	}
}

// lookAtMines takes in what lies in the mines.
func (q *quick) lookAtMines() {
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
		l := lode{a: a}
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
		q.mine[i] = l
		one := lodes{worth: l.worth}
		if l.a < touria.NoColour {
			one.gems = 1 << (8 * l.a)
		}
		load := &q.load[i/3]
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
func (q *quick) place(to touria.Space, g pack) int {
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
func (q *quick) bestPlace() (best touria.Space, worth int) {
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
func (q *quick) bestWay(to touria.Space, free int) (best *way, worth int) {
	ways, worth, _ := q.bestWays(to, free)
	return ways[0], worth
}

// bestWays returns the two best routes to a destination, nil for what is not known
// or cannot be paid, the worth of the first one with the place's, and by how much
// the second one falls behind it.
func (q *quick) bestWays(to touria.Space, free int) (best [2]*way, worth, behind int) {
	list := q.m.ways.list[q.s.Heroes()][to]
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
		a, b := &q.load[0][w.mines&7], &q.load[1][w.mines>>3&7]
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
func (q *quick) walk(w *way) {
	r, s := q.m.rules, q.s
	for _, to := range w.to[:w.n] {
		asks := to.IsMine() && q.mine[to.Mine()].asks
		r.Apply(s, touria.Decision{Kind: touria.Step, Arg: uint8(to)}, nil)
		if asks && s.Phase() == touria.PhaseMine {
			r.Apply(s, touria.Decision{Kind: touria.Take, Arg: uint8(q.mine[to.Mine()].a)}, nil)
		}
	}
	if s.Phase() == touria.PhaseMove {
		r.Apply(s, touria.Decision{Kind: touria.Stop}, nil)
	}
}

// move goes the best way from where the heroes are.
func (m *mind) move(s *touria.State, dice *touria.Dice) {
	var q quick
	q.look(m, s, s.Active())
	q.lookAtMines()
	var w *way
	if m.set.sound {
		m.sound.look(m.rules, s, s.Active())
		w, _ = q.soundWay(&q.h, s.Destination(), s.FreeSteps())
	} else {
		w, _ = q.bestWay(s.Destination(), s.FreeSteps())
	}
	if w != nil {
		q.walk(w)
	} else {
		m.light(s, dice)
	}
}

// quickItems are the items that the light policy uses at the start of a turn.
const quickItems = touria.ItemSet(1<<touria.Frog | 1<<touria.Chest | 1<<touria.Knapsack)

// freeSteps is how many steps of a turn cost nothing (T5.3).
const freeSteps = 3

// outset is how a turn begins: with a tower, turned by some swords before, and a
// way to its place or where the wizard sets the heroes; or with the broom.
type outset struct {
	tower  touria.Tower // Towers: nothing is known to do
	turns  int
	way    *way
	travel touria.Space // NoSpace if they walk
	broom  bool
}

// begin takes in the player whose turn begins, and leaves entering the castle and
// what items bring at once to the light policy. If that has begun the turn, it
// returns false.
func (q *quick) begin(m *mind, s *touria.State, dice *touria.Dice) bool {
	q.look(m, s, s.Active())
	if s.MayEnter() || q.h.Items&quickItems != 0 {
		was := q.h.Items
		m.light(s, dice)
		if s.Phase() != touria.PhaseStart || s.Holdings(s.Active()).Items == was {
			return false
		}
		q.look(m, s, s.Active())
	}
	q.lookAtMines()
	return true
}

// setOut begins a turn.
func (q *quick) setOut(o *outset, dice *touria.Dice) {
	r, s := q.m.rules, q.s
	switch {
	case o.broom:
		r.Apply(s, touria.UseOn(touria.Broom, uint8(o.travel)), nil)
		return
	case o.tower == touria.Towers:
		q.m.light(s, dice)
		return
	}
	for range o.turns {
		r.Apply(s, touria.Decision{Kind: touria.TurnTower, Arg: uint8(o.tower)}, nil)
	}
	r.Apply(s, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(o.tower)}, nil)
	if o.travel != touria.NoSpace {
		r.Apply(s, touria.Decision{Kind: touria.Travel, Arg: uint8(o.travel)}, nil)
	} else {
		q.walk(o.way)
	}
}

// quickStart plays the beginning of a turn, up to the place.
func (m *mind) quickStart(s *touria.State, dice *touria.Dice) {
	var q quick
	if !q.begin(m, s, dice) {
		return
	}
	best, most := outset{tower: touria.Towers}, -1<<30
	seat := s.Active()
	for t := touria.NW; t < touria.Towers; t++ {
		mood := dice.Below(12)
		a := m.rules.FacingAction(&s.Table, t, seat)
		if a != touria.Wizard {
			if w, v := q.bestWay(touria.Space(a), freeSteps); w != nil && v+mood > most {
				best, most = outset{tower: t, way: w, travel: touria.NoSpace}, v+mood
			}
			continue
		}
		if q.h.Gold == 0 {
			continue
		}
		if to, v := q.bestPlace(); v-q.coin+mood > most {
			best, most = outset{tower: t, travel: to}, v-q.coin+mood
		}
	}
	if q.h.Items.Has(touria.Broom) {
		if to, v := q.bestPlace(); v-50 > most {
			best = outset{broom: true, travel: to}
		}
	}
	q.setOut(&best, dice)
}

// outlook returns what the best of the towers would bring to a seat; for whose
// turn it is with the way there.
func (m *mind) outlook(s *touria.State, seat rules.Seat) int {
	if s.InCastle(seat) {
		return 0
	}
	var q quick
	q.look(m, s, seat)
	active := seat == s.Active()
	if active {
		q.lookAtMines()
	}
	best := 0
	for t := touria.NW; t < touria.Towers; t++ {
		switch a := m.rules.FacingAction(&s.Table, t, seat); {
		case a == touria.Wizard:
			if q.h.Gold > 0 {
				_, worth := q.bestPlace()
				best = max(best, worth-q.coin)
			}
		case active:
			_, worth := q.bestWay(touria.Space(a), freeSteps)
			best = max(best, worth)
		default:
			best = max(best, q.place(touria.Space(a), q.gems))
		}
	}
	return best
}
