package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Route is a way to a destination, as a route card shows it (M3).
type Route struct {
	Spaces  []touria.Space // in order, without the start; empty: the heroes stay
	Jump    int            // index of the space in Spaces that the compass reaches, -1 for none
	Lantern bool           // light the lantern first
	Boots   bool           // put on the boots first
	Gold    int            // coins to pay
	Gems    touria.Gems    // certain gains
	Either  []touria.Gems  // pairs of coloured gems, of which the player chooses one
	Unseen  int            // gems of mines refilled on the way
}

// Text says how far the route goes, what it costs, and what it passes.
func (rt *Route) Text() words.Text {
	if len(rt.Spaces) == 0 {
		return words.Say("route.stay")
	}
	steps := words.Say("route.steps", words.Num("Count", len(rt.Spaces)))
	if rt.Gold > 0 {
		steps = words.Say("route.way", words.Gap("A", steps), words.Gap("B", Goods(touria.Holdings{Gold: uint16(rt.Gold)})))
	}
	return words.Say("route.way", words.Gap("A", steps), words.Gap("B", rt.Via()))
}

// Steps says how far the route goes: "3 steps", "Stay here", "Round trip".
func Steps(rt *Route) words.Text {
	if len(rt.Spaces) == 0 {
		return words.Say("route.stay")
	}
	return words.Say("route.steps", words.Num("Count", len(rt.Spaces)))
}

// Costs returns what the route costs: items, and coins.
func (rt *Route) Costs() (icons []ui.Icon) {
	if rt.Lantern {
		icons = append(icons, ui.Icon{Kind: IconItem, What: uint8(touria.Lantern)})
	}
	if rt.Boots {
		icons = append(icons, ui.Icon{Kind: IconItem, What: uint8(touria.Boots)})
	}
	if rt.Jump >= 0 {
		icons = append(icons, ui.Icon{Kind: IconItem, What: uint8(touria.Compass)})
	}
	if rt.Gold > 0 {
		icons = append(icons, ui.Icon{Kind: IconGold, Count: rt.Gold})
	}
	return icons
}

// Via names the route by the mines on it, otherwise by its first space.
func (rt *Route) Via() words.Text {
	var mines []words.Text
	for _, s := range rt.Spaces {
		if s.IsMine() {
			mines = append(mines, words.Say("route.number", words.Num("Count", s.Mine()+1)))
		}
	}
	switch {
	case len(mines) == 1:
		return words.Say("route.mine", words.Gap("A", mines[0]))
	case len(mines) > 1:
		return words.Say("route.mines", words.Gap("A", list(mines)))
	case len(rt.Spaces) < 2:
		return words.Say("route.straight")
	case rt.Spaces[0] > touria.AtBridge:
		return words.Say("route.past.road", words.Num("Count", int(rt.Spaces[0]-touria.AtBridge)))
	}
	return words.Say("route.past." + rt.Spaces[0].String())
}

// Icons returns what the route brings: the known gems, each choice of two, and
// the gems that nobody can know yet.
func (rt *Route) Icons() []ui.Icon {
	icons := Icons(touria.Holdings{Gems: rt.Gems})
	for _, pair := range rt.Either {
		icons = append(icons, ui.Icon{Kind: IconEither, What: Either(pair)})
	}
	if rt.Unseen > 0 {
		icons = append(icons, ui.Icon{Kind: IconGem, What: uint8(touria.NoColour), Count: rt.Unseen})
	}
	return icons
}

// Brings says what the route brings: "1 red gem; blue gem or green gem".
func (rt *Route) Brings() words.Text {
	parts := goods(touria.Holdings{Gems: rt.Gems})
	for _, pair := range rt.Either {
		a, b := EitherOf(Either(pair))
		parts = append(parts, words.Say("route.either", words.Ref("A", gemKey(a)), words.Ref("B", gemKey(b))))
	}
	if rt.Unseen > 0 {
		parts = append(parts, words.Say("colour.unknown.gems", words.Num("Count", rt.Unseen)))
	}
	return list(parts)
}

// Coloured returns the number of coloured gems that the route brings.
func (rt *Route) Coloured() int {
	return rt.Gems.Total() - int(rt.Gems[touria.Black]) + len(rt.Either)
}

// Black returns the number of black gems that the route brings.
func (rt *Route) Black() int { return int(rt.Gems[touria.Black]) }

// blackWeight is the cost of a black gem on the route, in coins. So a free route without black gems
// comes first wherever there is one, and the preselected route is free and brings no black gem
// unless nothing else leads there (M3).
const blackWeight = 2

// before reports whether the route is more sensible: it costs less in gold and black
// gems, then brings fewer black ones, then more coloured ones, then is shorter.
func (rt *Route) before(o *Route) bool {
	a, b := rt.Gold+blackWeight*rt.Black(), o.Gold+blackWeight*o.Black()
	switch {
	case a != b:
		return a < b
	case rt.Black() != o.Black():
		return rt.Black() < o.Black()
	case rt.Coloured() != o.Coloured():
		return rt.Coloured() > o.Coloured()
	}
	return len(rt.Spaces) < len(o.Spaces)
}

// matched reports whether another route is no worse in cost, coloured gems and
// black gems.
func (rt *Route) matched(by *Route) bool {
	return by.Gold <= rt.Gold && by.Coloured() >= rt.Coloured() && by.Black() <= rt.Black()
}

// beaten reports whether another route is as good in every way: steps, gold, and
// gems whatever the player chooses of two. Routes that are alike count as
// different ways if they pass different mines.
func (rt *Route) beaten(by *Route) bool {
	if len(by.Spaces) > len(rt.Spaces) || by.Gold > rt.Gold || by.Boots && !rt.Boots || by.Jump >= 0 && rt.Jump < 0 || by.Unseen != rt.Unseen ||
		by.Coloured() < rt.Coloured() || by.Black() > rt.Black() { // the last two only save time
		return false
	}
	if !covers(by.Gems, by.Either, rt.Gems, rt.Either) {
		return false
	}
	return by.mines() == rt.mines() || len(by.Spaces) < len(rt.Spaces) || by.Gold < rt.Gold || !covers(rt.Gems, rt.Either, by.Gems, by.Either)
}

// mines returns the bits of the mines that the route passes.
func (rt *Route) mines() (set uint8) {
	for _, s := range rt.Spaces {
		if s.IsMine() {
			set |= 1 << s.Mine()
		}
	}
	return set
}

// covers reports whether a player with some gems and choices of two can match
// every outcome of others: as many gems of each colour, and no more black ones.
func covers(has touria.Gems, choices []touria.Gems, want touria.Gems, wishes []touria.Gems) bool {
	if len(wishes) > 0 {
		a, b := EitherOf(Either(wishes[0]))
		for _, c := range [2]touria.Colour{a, b} {
			more := want
			if more[c]++; !covers(has, choices, more, wishes[1:]) {
				return false
			}
		}
		return true
	}
	if len(choices) > 0 {
		a, b := EitherOf(Either(choices[0]))
		for _, c := range [2]touria.Colour{a, b} {
			more := has
			if more[c]++; covers(more, choices[1:], want, nil) {
				return true
			}
		}
		return false
	}
	for c := range want {
		if touria.Colour(c) == touria.Black && has[c] > want[c] || touria.Colour(c) != touria.Black && has[c] < want[c] {
			return false
		}
	}
	return true
}

// walker searches the board for routes.
type walker struct {
	next   [touria.MaxSpaces][]link
	away   [touria.MaxSpaces]int // steps to the destination when no road is used
	mines  [touria.Mines]touria.Gems
	dest   touria.Space
	lit    bool // the lantern serves
	free   int
	most   int // maximum number of steps
	jumps  int
	again  bool           // mines may be passed twice: the second time their contents are unknown
	via    []touria.Space // to be passed, by the one way that is kept
	nodes  int
	path   []touria.Space
	jump   int
	visits [touria.Mines]uint8
	found  []Route
}

type link struct {
	to   touria.Space
	road int
}

// farther is how many coins more than any way shown one through a given space may cost.
const farther = 6

// nodesMost bounds a search, which then takes less than a millisecond.
const nodesMost = 6000

// far is the distance of spaces that cannot be reached.
const far = 1000

func newWalker(r *touria.Rules, v *touria.View, dest touria.Space) *walker {
	w := &walker{dest: dest, lit: v.LanternLit(), jump: -1}
	for i := range r.Roads() {
		a, b := r.Road(i)
		if b != touria.AtTournament {
			w.next[a] = append(w.next[a], link{b, i})
		}
		if a != touria.AtTournament {
			w.next[b] = append(w.next[b], link{a, i})
		}
	}
	for m := range w.mines {
		w.mines[m] = v.MineGems(m)
	}
	for s := range w.away {
		w.away[s] = far
	}
	w.away[dest] = 0
	for changed := true; changed; {
		changed = false
		for s := range w.next {
			for _, l := range w.next[s] {
				if d := w.away[l.to] + stepCost(touria.Space(s)); d < w.away[s] {
					w.away[s], changed = d, true
				}
			}
		}
	}
	return w
}

// stepCost returns how much a step from a space counts (T5.4).
func stepCost(from touria.Space) int {
	if from == touria.AtTournament {
		return 0
	}
	return 1
}

// left returns the fewest steps from a space to the destination.
func (w *walker) left(at touria.Space, jumps int) int {
	d := w.away[at]
	if jumps > 0 && at.IsMine() {
		for m := touria.M1; m <= touria.M6; m++ {
			d = min(d, 1+w.away[m])
		}
	} else if jumps > 0 && d > 1 {
		return 1 // the search will find out
	}
	return d
}

// walk continues the search from a space after the given number of steps.
func (w *walker) walk(at touria.Space, used uint32, steps int) {
	if w.nodes++; w.nodes > nodesMost {
		return
	}
	if at == w.dest {
		w.keep(steps)
	}
	n := steps + stepCost(at)
	for _, l := range w.next[at] {
		if used>>l.road&1 == 0 && n+w.left(l.to, w.jumps) <= w.most {
			w.enter(l.to, used|1<<l.road, n)
		}
	}
	if w.jumps > 0 && at.IsMine() && steps < w.most {
		w.jumps--
		w.jump = len(w.path)
		for m := touria.M1; m <= touria.M6; m++ {
			if m != at && steps+1+w.left(m, w.jumps) <= w.most {
				w.enter(m, used, steps+1)
			}
		}
		w.jump = -1
		w.jumps++
	}
}

func (w *walker) enter(to touria.Space, used uint32, steps int) {
	w.path = append(w.path, to)
	w.walk(to, used, steps)
	w.path = w.path[:len(w.path)-1]
}

// keep adds the path as a route unless a kept one beats it, and drops the ones
// that it beats. Of ways that are alike the more sensible one is kept, otherwise
// the first.
func (w *walker) keep(steps int) {
	rt := w.route(w.path)
	if rt.Unseen > 0 && !w.again {
		return
	}
	rt.Spaces, rt.Gold, rt.Jump = w.path, max(0, steps-w.free), w.jump
	if len(w.via) > 0 {
		w.keepThrough(&rt)
		return
	}
	for i := range w.found {
		if rt.beaten(&w.found[i]) {
			return
		}
	}
	w.found = slices.DeleteFunc(w.found, func(o Route) bool { return o.beaten(&rt) })
	rt.Spaces = slices.Clone(rt.Spaces) // the search reuses the path
	w.found = append(w.found, rt)
}

// keepThrough keeps the most sensible way that passes what is to be passed.
func (w *walker) keepThrough(rt *Route) {
	for _, s := range w.via {
		if !slices.Contains(rt.Spaces, s) {
			return
		}
	}
	if len(w.found) > 0 && !rt.before(&w.found[0]) {
		return
	}
	rt.Spaces = slices.Clone(rt.Spaces)
	w.found = append(w.found[:0], *rt)
}

// route returns the gains of a path.
func (w *walker) route(path []touria.Space) (rt Route) {
	w.visits = [touria.Mines]uint8{}
	for _, s := range path {
		if !s.IsMine() {
			continue
		}
		m := s.Mine()
		w.visits[m]++
		switch gems := w.mines[m]; {
		case w.visits[m] > 1:
			rt.Unseen++
		case gems[touria.Black] == 0 && gems.Total() == 2 && MineGives(gems, false) == (touria.Gems{}):
			rt.Either = append(rt.Either, gems)
		default:
			for c, n := range MineGives(gems, w.lit) {
				rt.Gems[c] += n
			}
		}
	}
	return rt
}

// routes returns the routes from a space, the most sensible first: every way that
// no other beats, among those that cost at most one coin more than they must and
// pass no mine twice. Without any, mines may be passed twice, and with used roads
// on the shortest way, detours may be longer.
func (w *walker) routes(at touria.Space, used uint32, free, gold int) []Route {
	w.free, w.found = free, nil
	w.most = min(free+gold, max(free, w.left(at, w.jumps))+1)
	if len(w.via) > 0 {
		more := 3 // a coin or two more may spare black gems
		far := min(free+gold, w.most+farther)
		for w.most--; w.most < far && more > 0; {
			w.nodes, w.most = 0, w.most+1
			if w.walk(at, used, 0); len(w.found) > 0 {
				more--
			}
		}
		return w.found
	}
	for _, w.again = range []bool{false, true} {
		w.nodes = 0
		w.walk(at, used, 0)
		if len(w.found) == 0 && w.most < free+gold {
			w.nodes, w.most = 0, min(free+gold, w.most+4)
			w.walk(at, used, 0)
		}
		if len(w.found) > 0 {
			break
		}
	}
	slices.SortStableFunc(w.found, func(a, b Route) int {
		switch {
		case a.before(&b):
			return -1
		case b.before(&a):
			return 1
		}
		return 0
	})
	return w.found
}

// findRoutes returns the routes from the heroes' space. It uses boots and
// compass only if there is no other way to the destination, or if the player wants to jump. With spaces
// to be passed it returns the most sensible way through all of them.
func findRoutes(r *touria.Rules, v *touria.View, dest touria.Space, used uint32, free int, jump bool, via ...touria.Space) []Route {
	if dest >= touria.AtTournament {
		return nil // no road leads there
	}
	me := v.Player(v.Me)
	w := newWalker(r, v, dest)
	w.via = via
	boots, compass := usable(v, &me, touria.Boots), usable(v, &me, touria.Compass)
	for _, try := range []struct{ boots, compass bool }{{}, {boots: true}, {compass: true}, {true, true}} {
		if try.boots && !boots || try.compass && !compass || jump && !try.compass {
			continue
		}
		steps := free
		if try.boots {
			steps += bootSteps
		}
		w.jumps = 0
		if try.compass {
			w.jumps = 1
		}
		found := w.routes(v.Heroes(), used, steps, int(me.Gold))
		if jump {
			found = slices.DeleteFunc(found, func(rt Route) bool { return rt.Jump < 0 })
		}
		for i := range found {
			found[i].Boots = try.boots
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

// bootSteps are the free steps that the boots add.
const bootSteps = 3

// usable reports whether the player has an item or can use the mirror as it.
func usable(v *touria.View, me *touria.Known, i touria.Item) bool {
	return me.Items.Has(i) || me.Items.Has(touria.Mirror) && v.DiscardTop() == i
}
