package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// worth evaluates one player's holdings in points; a heart that is still needed is worth 100. It
// holds everything else that the evaluation depends on.
type worth struct {
	goalHearts, goalGold int
	marriage             bool
	inside               bool // the player is in the castle
	duties               duties
	orders               [3]touria.Order
	needs                [3]packedGems // the gems of the orders

	rules *touria.Rules // the rules that duties are for
	open  uint16        // the dwellers behind doors open at that time, one bit each
}

// duties are those that dwellers behind closed doors may demand, as far as the viewer knows.
type duties struct {
	elixir, sword, item, gold bool
	gem                       [touria.Colours]bool
}

// setView sets everything from a view, for one seat.
func (w *worth) setView(r *touria.Rules, v *touria.View, seat rules.Seat) {
	me := v.Player(seat)
	*w = worth{goalHearts: int(me.GoalHearts), goalGold: int(me.GoalGold), marriage: v.SuddenMarriage(), inside: v.InCastle(seat)}
	for slot := range w.orders {
		w.setOrder(slot, r.Order(v.OpenOrder(slot)))
	}
	if w.marriage {
		return
	}
	open := uint16(0)
	for door := 1; door <= touria.Doors; door++ {
		if v.DoorOpen(door) {
			open |= 1 << v.Behind(door)
		}
	}
	w.setDuties(r, open)
}

// setState sets the part that all seats share from a complete position. The duties are kept while
// the same doors are open.
func (w *worth) setState(r *touria.Rules, s *touria.State) {
	w.marriage = s.SuddenMarriage()
	for slot := range w.orders {
		w.setOrder(slot, r.Order(s.OpenOrder(slot)))
	}
	if w.marriage {
		return
	}
	open := uint16(0)
	for door := 1; door <= touria.Doors; door++ {
		if s.DoorOpen(door) {
			open |= 1 << (s.Behind(door) & 15)
		}
	}
	if open != w.open || r != w.rules {
		w.setDuties(r, open)
	}
}

// setOrder sets an open order.
func (w *worth) setOrder(slot int, o touria.Order) {
	w.orders[slot] = o
	o.Gems[touria.Black] = 0
	w.needs[slot] = packGems(&o.Gems)
}

// setDuties sets the duties of the dwellers who are not behind open doors.
func (w *worth) setDuties(r *touria.Rules, open uint16) {
	w.rules, w.open, w.duties = r, open, duties{}
	for who := touria.Herbalist; who < touria.Nobody; who++ {
		if open>>who&1 == 0 {
			w.duties.add(r.Duty(who))
		}
	}
}

func (d *duties) add(duty touria.DwellerDuty) {
	switch duty.Kind {
	case touria.DutyElixir:
		d.elixir = true
	case touria.DutySword:
		d.sword = true
	case touria.DutyItem:
		d.item = true
	case touria.DutyGold:
		d.gold = true
	case touria.DutyGem:
		d.gem[duty.Colour] = true
	}
}

// The worth of single things. The numbers were tuned in matches of the greedy bot against itself.
const (
	heartWorth     = 100
	heartSpare     = 4
	goldWorth      = 42
	goldSpare      = 12 // each of the next few coins, for the road
	goldSpares     = 3
	blackCost      = 74 // of the first black gem
	blackCostMore  = 64 // of each further one
	blackCostLast  = 60 // extra, when nothing else is missing
	readyWorth     = 220
	marriageWorth  = 5000
	dutyWorth      = 14 // for being able to pay a duty
	dutyWorthReady = 24 // the same near the castle
)

// The worth of n gems of a colour, n swords and n elixirs. For the four common colours it depends
// on whether hearts are missing or only gold.
var (
	gemsForHearts = [...]int{0, 30, 68, 112, 132, 152, 182}
	gemsForGold   = [...]int{0, 30, 56, 66, 72, 76, 78}
	violetWorth   = [...]int{0, 46, 84, 116, 138, 150}
	swordWorth    = [...]int{0, 28, 52, 72, 84, 92, 98, 100, 102}
	elixirWorth   = [...]int{0, 42, 72, 90, 100}
)

// itemWorth is the worth of each item, by touria.Item.
var itemWorth = [touria.Items]int{
	touria.Rose: 96, touria.Paintbrush: 40, touria.Compass: 40, touria.Scale: 62, touria.CrystalBall: 55,
	touria.Frog: 44, touria.Chest: 40, touria.Mirror: 46, touria.Hourglass: 66, touria.Knapsack: 46,
	touria.Helmet: 34, touria.Flagon: 36, touria.Boots: 40, touria.Broom: 62, touria.Lantern: 44, touria.Bird: 44,
}

// of returns the worth of holdings.
func (w *worth) of(h *touria.Holdings) int {
	if w.inside {
		return w.insideOf(h)
	}
	hearts, gold, black := int(h.Hearts), int(h.Gold), int(h.Gems[touria.Black])
	rose := 0
	if h.Items.Has(touria.Rose) {
		rose = 1
	}
	needHearts := max(w.goalHearts-hearts-rose, 0)
	needGold := max(w.goalGold-gold, 0)

	v := heartWorth*min(hearts, w.goalHearts) + heartSpare*max(hearts-w.goalHearts, 0)
	v += goldWorth*min(gold, w.goalGold) + spareGold(gold-w.goalGold)
	v += w.gemsOf(h, needHearts, needGold)
	v += swordWorth[min(int(h.Swords), len(swordWorth)-1)]
	v += elixirWorth[min(int(h.Elixirs), len(elixirWorth)-1)]
	v += itemsOf(h.Items, needHearts)
	near := needHearts == 0 && needGold == 0
	if black > 0 {
		v -= blackCost + blackCostMore*(black-1)
		if near {
			v -= blackCostLast
		}
	}
	if near && black == 0 {
		v += readyWorth
		if w.marriage {
			v += marriageWorth
		}
	}
	if !w.marriage {
		v += w.dutiesOf(h, gold-w.goalGold, needHearts*2+needGold <= 4)
	}
	return v
}

func spareGold(n int) int {
	if n <= 0 {
		return 0
	}
	return goldSpare*min(n, goldSpares) + 4*max(n-goldSpares, 0)
}

// gemsOf returns the worth of the coloured gems: what they may bring at the goldsmith, dragon and
// trader, limited by what is still missing.
func (w *worth) gemsOf(h *touria.Holdings, needHearts, needGold int) int {
	common := &gemsForHearts
	if needHearts == 0 {
		common = &gemsForGold
	}
	v := 0
	for c := touria.Blue; c < touria.Violet; c++ {
		v += common[min(int(h.Gems[c]), len(common)-1)]
	}
	v += violetWorth[min(int(h.Gems[touria.Violet]), len(violetWorth)-1)]
	if needGold > 0 {
		v += w.ordersOf(&h.Gems, needGold)
	}
	// More gems than can be used are worth little more.
	if most := needHearts*70 + needGold*34; v > most {
		v = most + (v-most)/8
	}
	return v
}

// ordersOf returns the worth of gems that fill an open order, completely or except for one gem.
func (w *worth) ordersOf(gems *touria.Gems, needGold int) int {
	best, have := 0, packGems(gems)
	for i, need := range w.needs {
		if missing := have.missing(need); missing <= 1 {
			best = max(best, min(w.orders[i].Gold, needGold+1)*(8-5*missing))
		}
	}
	return best
}

// itemsOf returns the worth of items. The rose replaces a heart only while one is missing.
func itemsOf(items touria.ItemSet, needHearts int) int {
	v := 0
	for m := items; m != 0; m &= m - 1 {
		v += itemWorth[firstItem(m)]
	}
	if items.Has(touria.Rose) && needHearts > 0 {
		v += 4
	}
	return v
}

// dutiesOf returns the worth of being able to pay the duties behind closed doors
// after entering the castle.
func (w *worth) dutiesOf(h *touria.Holdings, spare int, near bool) int {
	d := &w.duties
	n := flag(d.elixir)&flag(h.Elixirs > 0) + flag(d.sword)&flag(h.Swords > 0) +
		flag(d.item)&flag(h.Items != 0) + flag(d.gold)&flag(spare > 0)
	for c := touria.Blue; c < touria.Violet; c++ {
		n += flag(d.gem[c]) & flag(h.Gems[c] > 0)
	}
	if near {
		return dutyWorthReady * n
	}
	return dutyWorth * n
}

// insideOf returns the worth of holdings in the castle, where only duties and items that help to
// find the right door count.
func (w *worth) insideOf(h *touria.Holdings) int {
	v := 100 * w.dutiesOf(h, int(h.Gold), true)
	v += int(h.Gold) + int(h.Swords) + int(h.Elixirs) + h.Gems.Total()
	for m := h.Items; m != 0; m &= m - 1 {
		switch firstItem(m) {
		case touria.Hourglass:
			v += 400
		case touria.CrystalBall:
			v += 300
		case touria.Mirror, touria.Chest:
			v += 60
		case touria.Knapsack:
			v += 40
		default:
			v += 10
		}
	}
	return v
}

// ready reports whether the holdings suffice to enter the castle (T9.1).
func (w *worth) ready(h *touria.Holdings) bool {
	hearts := int(h.Hearts) + flag(h.Items.Has(touria.Rose))
	return hearts >= w.goalHearts && int(h.Gold) >= w.goalGold && h.Gems[touria.Black] == 0
}

// canGive reports whether the holdings can pay a duty.
func (w *worth) canGive(h *touria.Holdings, d touria.DwellerDuty) bool {
	switch d.Kind {
	case touria.DutyElixir:
		return h.Elixirs > 0
	case touria.DutySword:
		return h.Swords > 0
	case touria.DutyItem:
		return h.Items != 0
	case touria.DutyGold:
		return h.Gold > 0
	case touria.DutyGem:
		return h.Gems[d.Colour] > 0
	}
	return false
}

// firstItem returns the lowest item of a set, which must not be empty.
func firstItem(m touria.ItemSet) touria.Item { return touria.Item(bits.TrailingZeros16(uint16(m))) }

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}
