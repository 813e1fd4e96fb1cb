package bot

import "touria/rules/touria"

// The quick policy plays turns in playouts: it weighs each tower with the best
// way to its place and what the place then brings, by simple sums, and leaves
// the rest of the turn to the rules' light policy. It knows the whole
// (determinised) position and keeps nothing in mind.

// quick is what the policy knows of the player whose turn it is.
type quick struct {
	m      *mind
	s      *touria.State
	h      touria.Holdings
	hearts int                 // missing
	gold   int                 // missing
	gem    [touria.Colours]int // worth of one more gem
	orders [3]touria.Order     // the open ones
	mine   [touria.Mines]lode  // what a mine would bring
	coin   int                 // what a coin is worth
}

// lode is what a mine brings: its worth, and the gems as the policy takes them.
type lode struct {
	worth int
	a     touria.Colour // the coloured gem, NoColour if there is none
	asks  bool          // the gem must be chosen
}

// playTurns plays a position on to the start of a turn: the end of the present
// one and so many turns more, or to the end of the game.
func (m *mind) playTurns(s *touria.State, dice *touria.Dice, turns int) {
	last := s.Turn() + turns
	for {
		switch s.Phase() {
		case touria.PhaseOver:
			return
		case touria.PhaseStart:
			if s.Turn() >= last {
				return
			}
			m.quickStart(s, dice)
		case touria.PhaseCastle:
			if s.Turn() > last || s.Turn() == last && s.DoorsOpened() == 0 {
				return
			}
			m.light(s, dice)
		case touria.PhaseMove:
			m.quickMove(s, dice)
		default:
			m.light(s, dice)
		}
	}
}

// light makes one decision by the light policy.
func (m *mind) light(s *touria.State, dice *touria.Dice) {
	m.legal = m.rules.Legal(s, m.legal[:0])
	m.rules.Apply(s, m.rules.Light(s, m.legal, dice), nil)
}

// look takes in the player whose turn it is.
func (q *quick) look(m *mind, s *touria.State) {
	seat := s.Active()
	q.m, q.s, q.h = m, s, s.Holdings(seat)
	hearts, gold := s.Goals(seat)
	q.hearts = max(hearts-int(q.h.Hearts)-int(q.h.Items>>touria.Rose&1), 0)
	q.gold = max(gold-int(q.h.Gold), 0)
	q.coin = goldSpare
	if q.gold > 0 {
		q.coin = goldWorth
	}
	table := &gemsForHearts
	if q.hearts == 0 {
		table = &gemsForGold
	}
	for c := touria.Blue; c < touria.Violet; c++ {
		n := min(int(q.h.Gems[c]), len(table)-2)
		q.gem[c] = table[n+1] - table[n]
	}
	q.gem[touria.Violet] = 40
	if q.hearts+q.gold == 0 {
		q.gem = [touria.Colours]int{0, 4, 4, 4, 4, 4}
	}
	q.gem[touria.Black] = -blackCost
	for slot := range q.orders {
		q.orders[slot] = m.rules.Order(s.OpenOrder(slot))
	}
	for i := range q.mine {
		a, b := s.Mine(i)
		l := lode{a: a}
		switch {
		case a == touria.NoColour:
		case a == touria.Black:
			if !s.LanternLit() {
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
	}
}

// place returns what the use of a place would bring with such gems in hand.
func (q *quick) place(to touria.Space, g *touria.Gems) int {
	switch to {
	case touria.AtSwordmaster:
		n := min(int(q.h.Swords), len(swordWorth)-3)
		return swordWorth[n+2] - swordWorth[n]
	case touria.AtForest:
		return 46
	case touria.AtFountain:
		if g[touria.Black] > 0 {
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
		kinds := 0
		for c := range g {
			if g[c] > 0 {
				kinds++
			}
		}
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
		for c := touria.Blue; c < touria.NoColour; c++ {
			switch {
			case g[c] >= 3 && c == q.s.Die():
				v = max(v, heartWorth*min(3, q.hearts)-112)
			case g[c] >= 3:
				v = max(v, heartWorth*min(2, q.hearts)-112)
			case g[c] == 2:
				v = max(v, heartWorth-68)
			}
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
			o := &q.orders[i]
			if has(g, &o.Gems) {
				cost := 30 * (int(o.Gems[1]) + int(o.Gems[2]) + int(o.Gems[3]) + int(o.Gems[4]) + int(o.Gems[5]))
				v = max(v, goldWorth*min(o.Gold, q.gold+1)-cost)
			}
		}
		return v
	}
	return 0
}

func has(g, need *touria.Gems) bool {
	return g[1] >= need[1] && g[2] >= need[2] && g[3] >= need[3] && g[4] >= need[4] && g[5] >= need[5]
}

// bestWay returns the best route to a destination and its worth with the
// place's; nil if none is known that can be paid.
func (q *quick) bestWay(to touria.Space, free int) (best *way, worth int) {
	list := q.m.ways.list[q.s.Heroes()][to]
	worth = -1 << 30
	used := q.s.Roads()
	for i := range list {
		w := &list[i]
		paid := int(w.steps) - free
		if paid > int(q.h.Gold) || best != nil && paid > 1 {
			break
		}
		if w.roads&used != 0 {
			continue
		}
		v := 0
		if paid > 0 {
			v = -paid * q.coin
		}
		g := q.h.Gems
		for k, set := 0, w.mines; set != 0; k, set = k+1, set>>1 {
			if set&1 != 0 {
				l := &q.mine[k%touria.Mines]
				v += l.worth
				if l.a < touria.NoColour {
					g[l.a]++
				}
			}
		}
		if v += q.place(to, &g); v > worth {
			best, worth = w, v
		}
	}
	return best, worth
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

// quickMove goes the best way from where the heroes are.
func (m *mind) quickMove(s *touria.State, dice *touria.Dice) {
	var q quick
	q.look(m, s)
	if w, _ := q.bestWay(s.Destination(), s.FreeSteps()); w != nil {
		q.walk(w)
		return
	}
	m.light(s, dice)
}

// quickItems are the items that the light policy uses at the start of a turn.
const quickItems = touria.ItemSet(1<<touria.Frog | 1<<touria.Chest | 1<<touria.Knapsack)

// quickStart plays the beginning of a turn, up to the place.
func (m *mind) quickStart(s *touria.State, dice *touria.Dice) {
	var q quick
	q.look(m, s)
	if s.MayEnter() || q.h.Items&quickItems != 0 {
		was := q.h.Items
		m.light(s, dice)
		if s.Phase() != touria.PhaseStart || s.Holdings(s.Active()).Items == was {
			return
		}
		q.look(m, s)
	}
	var best *way
	worth, tower, travel := -1<<30, touria.Tower(touria.Towers), touria.NoSpace
	seat := s.Active()
	for t := touria.NW; t < touria.Towers; t++ {
		mood := dice.Below(12)
		a := m.rules.FacingAction(&s.Table, t, seat)
		if a != touria.Wizard {
			if w, v := q.bestWay(touria.Space(a), 3); w != nil && v+mood > worth {
				best, worth, tower, travel = w, v+mood, t, touria.NoSpace
			}
			continue
		}
		if q.h.Gold == 0 {
			continue
		}
		for to := touria.AtDragon; to < touria.Destinations; to++ {
			if v := q.place(to, &q.h.Gems) - q.coin + mood; v > worth {
				best, worth, tower, travel = nil, v, t, to
			}
		}
	}
	broom := touria.NoSpace
	if q.h.Items.Has(touria.Broom) {
		for to := touria.AtDragon; to < touria.Destinations; to++ {
			if v := q.place(to, &q.h.Gems) - 50; v > worth {
				worth, broom = v, to
			}
		}
	}
	switch {
	case broom != touria.NoSpace:
		m.rules.Apply(s, touria.UseOn(touria.Broom, uint8(broom)), nil)
	case tower == touria.Towers:
		m.light(s, dice)
	default:
		m.rules.Apply(s, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(tower)}, nil)
		if travel != touria.NoSpace {
			m.rules.Apply(s, touria.Decision{Kind: touria.Travel, Arg: uint8(travel)}, nil)
		} else {
			q.walk(best)
		}
	}
}
