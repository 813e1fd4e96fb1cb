package show

import (
	"slices"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Route is a way to a destination, as a route card shows it (M3).
type Route struct {
	Spaces []touria.Space // in order, without the start; empty: the heroes stay
	Jump   int            // index of the space in Spaces that the compass reaches, -1 for none
	Boots  bool           // put on the boots first
	Gold   int            // coins to pay
	Gems   touria.Gems    // certain gains
	Either []touria.Gems  // pairs of coloured gems, of which the player chooses one
	Unseen int            // gems of mines refilled on the way
}

// Text says how far the route goes and what it costs.
func (rt *Route) Text() words.Text {
	switch {
	case len(rt.Spaces) == 0:
		return words.Say("route.stay")
	case rt.Gold == 0:
		return words.Say("route.steps", words.Num("Count", len(rt.Spaces)))
	}
	return words.Say("route.cost", words.Num("Count", len(rt.Spaces)), words.Num("Gold", rt.Gold))
}

// Coloured returns the number of coloured gems that the route brings.
func (rt *Route) Coloured() int {
	return rt.Gems.Total() - int(rt.Gems[touria.Black]) + len(rt.Either)
}

// Black returns the number of black gems that the route brings.
func (rt *Route) Black() int { return int(rt.Gems[touria.Black]) }

// before reports whether the route is more sensible: cheaper, then with more
// coloured gems, then with fewer black ones, then shorter.
func (rt *Route) before(o *Route) bool {
	switch {
	case rt.Gold != o.Gold:
		return rt.Gold < o.Gold
	case rt.Coloured() != o.Coloured():
		return rt.Coloured() > o.Coloured()
	case rt.Black() != o.Black():
		return rt.Black() < o.Black()
	}
	return len(rt.Spaces) < len(o.Spaces)
}

// beaten reports whether another route is no worse in cost, coloured gems and
// black gems.
func (rt *Route) beaten(by *Route) bool {
	return by.Gold <= rt.Gold && by.Coloured() >= rt.Coloured() && by.Black() <= rt.Black()
}

// worth ranks routes of which neither beats the other.
func (rt *Route) worth() int { return 3*rt.Coloured() - 2*rt.Gold - 4*rt.Black() }

// walker searches the board for routes.
type walker struct {
	next   [touria.MaxSpaces][]link
	away   [touria.MaxSpaces]int // steps to the destination when no road is used
	mines  [touria.Mines]touria.Gems
	dest   touria.Space
	lit    bool // the lantern serves
	free   int
	most   int // steps at most
	jumps  int
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

// walk continues the search from a space, after so many steps.
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
// that it beats.
func (w *walker) keep(steps int) {
	rt := w.route(w.path)
	rt.Spaces, rt.Gold, rt.Jump = w.path, max(0, steps-w.free), w.jump
	for i := range w.found {
		if rt.beaten(&w.found[i]) && !(w.found[i].beaten(&rt) && rt.before(&w.found[i])) {
			return
		}
	}
	w.found = slices.DeleteFunc(w.found, func(o Route) bool { return o.beaten(&rt) })
	rt.Spaces = slices.Clone(rt.Spaces) // the search reuses the path
	w.found = append(w.found, rt)
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

// routes returns the routes from a space, the most sensible first.
func (w *walker) routes(at touria.Space, used uint32, free, gold int) []Route {
	w.free, w.nodes, w.found = free, 0, nil
	w.most = min(free+gold, max(free, w.left(at, w.jumps))+1)
	w.walk(at, used, 0)
	if len(w.found) == 0 && w.most < free+gold { // used roads call for a detour
		w.nodes, w.most = 0, min(free+gold, w.most+4)
		w.walk(at, used, 0)
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

// routeCards is the maximum number of routes offered.
const routeCards = 3

// offer returns the most sensible route and the two others worth most.
func offer(routes []Route) []Route {
	if len(routes) > routeCards {
		rest := routes[1:]
		slices.SortStableFunc(rest, func(a, b Route) int { return b.worth() - a.worth() })
		routes = routes[:routeCards]
	}
	return routes
}

// findRoutes returns up to three routes from the heroes' space. It uses boots and
// compass only if there is no other way to the destination.
func findRoutes(r *touria.Rules, v *touria.View, dest touria.Space, used uint32, free int) []Route {
	if dest >= touria.AtTournament {
		return nil // no road leads there
	}
	me := v.Player(v.Me)
	w := newWalker(r, v, dest)
	boots, compass := usable(v, &me, touria.Boots), usable(v, &me, touria.Compass)
	for _, try := range []struct{ boots, compass bool }{{}, {boots: true}, {compass: true}, {true, true}} {
		if try.boots && !boots || try.compass && !compass {
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
		for i := range found {
			found[i].Boots = try.boots
		}
		if len(found) > 0 {
			return offer(found)
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
