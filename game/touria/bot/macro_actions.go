package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// macroAction is one action for the search: a decision, or a whole route with the gems taken on it.
// It is a small comparable value, so the tree can find it again.
type macroAction struct {
	kind uint8 // single or route
	n    uint8 // length of the route
	code [14]uint8
}

const (
	single = iota // the decision is in the first four codes
	route         // each code is a step to a space, or takes a colour
)

// takeBit marks a code of a route that takes a gem of a colour.
const takeBit = 0x40

// appendDecision appends the macro action that is one decision. It is built in
// place: copying what was just written byte by byte would stall the processor.
func appendDecision(dst []macroAction, d touria.Decision) []macroAction {
	dst = append(dst, macroAction{})
	a := &dst[len(dst)-1]
	a.code[0], a.code[1], a.code[2], a.code[3] = uint8(d.Kind), d.Arg, d.Sub, uint8(d.Paint)
	return dst
}

// first returns the first decision.
func (a *macroAction) first() touria.Decision {
	d, _ := a.decision(0)
	return d
}

// decision returns the k-th decision, without the stop at the end of a route. ok
// is false if there are no more.
func (a *macroAction) decision(k int) (d touria.Decision, ok bool) {
	switch {
	case a.kind == single:
		return touria.Decision{Kind: touria.Kind(a.code[0]), Arg: a.code[1], Sub: a.code[2], Paint: touria.Paint(a.code[3])}, k == 0
	case a.n == 0:
		return touria.Decision{Kind: touria.Stop}, k == 0
	case k >= int(a.n):
		return touria.Decision{}, false
	case a.code[k]&takeBit != 0:
		return touria.Decision{Kind: touria.Take, Arg: a.code[k] &^ takeBit}, true
	}
	return touria.Decision{Kind: touria.Step, Arg: a.code[k]}, true
}

// Apply carries out a macro action.
func (g *searchGame) Apply(s *touria.State, a macroAction) {
	if a.kind == single {
		g.rules.Apply(s, a.first(), nil)
		return
	}
	for k := range int(a.n) {
		d, _ := a.decision(k)
		g.rules.Apply(s, d, nil)
	}
	if s.Phase() == touria.PhaseMove {
		g.rules.Apply(s, touria.Decision{Kind: touria.Stop}, nil)
	}
}

// Actions appends the macro actions worth considering: the legal decisions
// without absurd ones and those that another one makes pointless.
func (g *searchGame) Actions(s *touria.State, dst []macroAction) []macroAction {
	from := len(dst)
	if s.Phase() == touria.PhaseMove {
		dst = g.routeActions(s, dst)
		return dst[:min(len(dst), from+search.MaxActions)]
	}
	g.legal = g.rules.Legal(s, g.legal[:0])
	switch s.Phase() {
	case touria.PhaseStart:
		dst = g.startActions(s, dst)
	case touria.PhaseAct:
		dst = g.placeActions(s, dst)
	case touria.PhaseDouble:
		for _, d := range g.legal {
			if d.Kind != touria.UseItem {
				dst = appendDecision(dst, d)
			}
		}
	case touria.PhaseEnd:
		dst = g.endActions(s, dst)
	case touria.PhaseCastle:
		dst = g.castleActions(s, dst)
	case touria.PhaseThief, touria.PhaseBonus:
		for _, d := range g.legal {
			if d.Arg != uint8(touria.Black) || len(g.legal) == 1 {
				dst = appendDecision(dst, d)
			}
		}
	default:
		dst = g.allLegal(dst)
	}
	if len(dst) == from {
		dst = g.allLegal(dst)
	}
	return dst[:min(len(dst), from+search.MaxActions)]
}

// allLegal appends every legal decision.
func (g *searchGame) allLegal(dst []macroAction) []macroAction {
	for _, d := range g.legal {
		dst = appendDecision(dst, d)
	}
	return dst
}

// startActions leaves out absurd decisions at the start of a turn: not entering the castle when
// possible, and items that are better used at another moment.
func (g *searchGame) startActions(s *touria.State, dst []macroAction) []macroAction {
	enter := false
	for _, d := range g.legal {
		enter = enter || d.Kind == touria.Enter
	}
	for _, d := range g.legal {
		switch d.Kind {
		case touria.Enter:
		case touria.UseItem:
			if !g.worthUsing(s, d, enter) {
				continue
			}
		default:
			if enter {
				continue
			}
		}
		dst = appendDecision(dst, d)
	}
	return dst
}

// worthUsing reports whether using an item off the road is worth considering.
func (g *searchGame) worthUsing(s *touria.State, d touria.Decision, castle bool) bool {
	switch touria.Item(d.Arg) {
	case touria.CrystalBall:
		return castle && g.firstUnknown(s, d)
	case touria.Broom:
		return !castle
	case touria.Knapsack:
		a, b := s.Mine(touria.Space(d.Sub).Mine())
		return a != touria.Black || !castle && !betterMine(s, b)
	}
	return true
}

// betterMine reports whether a mine without a black gem has one of colour c. Any
// mine will do if c is NoColour.
func betterMine(s *touria.State, c touria.Colour) bool {
	for i := range touria.Mines {
		if a, b := s.Mine(i); a != touria.Black && (a == c || b == c || c == touria.NoColour) {
			return true
		}
	}
	return false
}

// firstUnknown reports whether the crystal ball's doors are the first two that
// the player knows nothing about: all such doors are alike.
func (g *searchGame) firstUnknown(s *touria.State, d touria.Decision) bool {
	a, b := d.CrystalBallDoors()
	seat := s.ToMove()
	var doors [2]int
	n := 0
	for door := 1; door <= touria.Doors && n < 2; door++ {
		if !s.DoorOpen(door) && !s.HasPeeked(seat, door) {
			doors[n] = door
			n++
		}
	}
	return a == doors[0] && b == doors[1]
}

// placeActions leaves out declining a free and certain gain, and items that can just as well be
// used at the turn's start or end.
func (g *searchGame) placeActions(s *touria.State, dst []macroAction) []macroAction {
	free := s.Destination().IsHarmless() && g.legal[0].Kind == touria.Act
	if s.Destination() == touria.AtThief { // a draw of only black gems costs one (T6.5)
		bag := s.Bag()
		free = bag.Total() > int(bag[touria.Black])
	}
	if (s.Uses() > 0 || s.ToMove() != s.Active()) && s.Destination() != touria.AtThief { // the use was paid for
		free = g.legal[0].Kind == touria.Act
	}
	for _, d := range g.legal {
		switch {
		case d.Kind == touria.UseItem || d.Kind == touria.Skip && free:
		case d.Kind == touria.Act && s.Destination() == touria.AtGoldsmith && g.poorSale(d):
		default:
			dst = appendDecision(dst, d)
		}
	}
	return dst
}

// poorSale reports whether a sale pays more than it has to: with the bird or the
// paintbrush where plain gems are enough.
func (g *searchGame) poorSale(d touria.Decision) bool {
	c, bird := d.GoldsmithSale()
	if !bird && d.Paint == 0 {
		return false
	}
	for _, e := range g.legal {
		k, b := e.GoldsmithSale()
		if e.Kind == touria.Act && e.Arg == d.Arg && k == c && !b && e.Paint == 0 {
			return true
		}
	}
	return false
}

// endActions appends the items worth using at the end of a turn, the hourglass, and ending the
// turn.
func (g *searchGame) endActions(s *touria.State, dst []macroAction) []macroAction {
	for _, d := range g.legal {
		if d.Kind != touria.UseItem || g.worthUsing(s, d, s.InCastle(s.ToMove())) {
			dst = appendDecision(dst, d)
		}
	}
	return dst
}

// castleActions treats all unknown doors as one, and opens the children's door at
// once if it is known.
func (g *searchGame) castleActions(s *touria.State, dst []macroAction) []macroAction {
	seat, unknown := s.ToMove(), false
	for _, d := range g.legal {
		switch d.Kind {
		case touria.Open:
			if !s.HasPeeked(seat, int(d.Arg)) {
				if unknown {
					continue
				}
				unknown = true
			} else if s.Behind(int(d.Arg)) == touria.Children {
				return appendDecision(dst[:0], d)
			}
		case touria.UseItem:
			if !g.worthUsing(s, d, true) {
				continue
			}
		}
		dst = appendDecision(dst, d)
	}
	return dst
}

// outcome is what a route brings and costs, for comparing routes. It holds the coloured gems in
// four bits per colour.
type outcome struct {
	gems        uint32
	black, paid uint8
}

// dominates reports whether o is at least as good as p in every respect (Pareto
// dominance).
func (o *outcome) dominates(p *outcome) bool {
	const high = 0x888888
	return o.paid <= p.paid && o.black <= p.black && ((o.gems|high)-p.gems)&high == high
}

// maxRoutes is the maximum number of routes from one position.
const maxRoutes = 64

// extraPay is how many coins a route may cost more than the cheapest one.
const extraPay = 3

// travelItems are the items that can be used on the road.
const travelItems = touria.ItemSet(1<<touria.Boots | 1<<touria.Compass | 1<<touria.Lantern | 1<<touria.Chest | 1<<touria.Mirror)

// routeActions appends the undominated routes to the destination and the items for
// the road. If no precomputed path is left, each step is a single decision.
func (g *searchGame) routeActions(s *touria.State, dst []macroAction) []macroAction {
	h := s.Holdings(s.ToMove())
	known := g.routeCache.at(g, s, int(h.Gold))
	dst = append(dst, known...)
	if len(known) > 0 && h.Items&travelItems == 0 {
		return dst
	}
	g.legal = g.rules.Legal(s, g.legal[:0])
	if len(known) == 0 {
		return g.allLegal(dst)
	}
	for _, d := range g.legal {
		switch d.Kind {
		case touria.UseBoots, touria.UseLantern, touria.Jump, touria.UseItem:
			dst = appendDecision(dst, d)
		}
	}
	return dst
}

// routeCache keeps the routes of positions that recur in a search. The key is everything they
// depend on.
type routeCache [32]struct {
	key   uint64 // everything but the roads; 0 for an empty entry
	roads uint32
	n     int
	list  [maxRoutes]macroAction
}

// at returns the undominated routes for a player with the given gold.
func (k *routeCache) at(g *searchGame, s *touria.State, gold int) []macroAction {
	// No route has more than maxSteps steps, so more gold or more free steps make
	// no difference.
	key := uint64(1)
	for i := range touria.Mines {
		a, b := s.Mine(i)
		key = key<<6 | uint64(a&7)<<3 | uint64(b&7)
	}
	key = key<<5 | uint64(s.Heroes()&31)
	key = key<<4 | uint64(s.Destination()&15)
	key = key<<4 | uint64(min(gold, maxSteps))
	key = key<<4 | uint64(min(s.FreeSteps(), maxSteps))
	key <<= 1
	if s.LanternLit() {
		key |= 1
	}
	roads := s.Roads()
	e := &k[(key^uint64(roads)<<32)*0x9e3779b97f4a7c15>>59]
	if e.key != key || e.roads != roads {
		e.key, e.roads = key, roads
		e.n = g.findRoutes(s, gold, &e.list)
	}
	return e.list[:e.n]
}

// findRoutes sets the undominated routes and returns their number.
func (g *searchGame) findRoutes(s *touria.State, gold int, list *[maxRoutes]macroAction) int {
	free := s.FreeSteps()
	pay := min(gold, extraPay)
	var found [maxRoutes]outcome
	n := 0
	paths := g.paths.list[s.Heroes()][s.Destination()]
	for i := range paths {
		w := &paths[i]
		cost := max(int(w.steps)-free, 0)
		if cost > gold {
			break // paths are sorted by steps
		}
		if n > 0 && cost > pay+int(found[0].paid) {
			break
		}
		if w.roads&s.Roads() != 0 {
			continue
		}
		n = g.addRoutes(s, w, uint8(cost), &found, n, list)
	}
	// No route is dominated by an earlier one; drop those that a later one dominates.
	kept := 0
	for k := range n {
		if !found[k].dominatedBy(found[k+1 : n]) {
			list[kept] = list[k]
			kept++
		}
	}
	return kept
}

// dominatedBy reports whether one of the outcomes dominates o.
func (o *outcome) dominatedBy(all []outcome) bool {
	for j := range all {
		if all[j].dominates(o) {
			return true
		}
	}
	return false
}

// addRoutes adds a route once for each choice of gems on it.
func (g *searchGame) addRoutes(s *touria.State, w *path, cost uint8, found *[maxRoutes]outcome, n int, list *[maxRoutes]macroAction) int {
	type stop struct{ a, b touria.Colour } // what the mine offers; b is NoColour if there is no choice
	var stops [maxSteps]stop
	picks, codes := 0, int(w.n)
	o := outcome{paid: cost}
	for k, to := range w.to[:w.n] {
		at := stop{touria.NoColour, touria.NoColour}
		if to.IsMine() {
			a, b := s.Mine(to.Mine())
			switch {
			case a == touria.NoColour:
			case a == touria.Black:
				if !s.LanternLit() {
					o.black++
				}
				at.a = b
			case b == touria.NoColour || a == b:
				at.a = a
			default:
				at = stop{a, b}
				picks++
				codes++
			}
			if at.a != touria.NoColour && at.b == touria.NoColour {
				o.gems += 1 << (4 * at.a)
			}
		}
		stops[k] = at
	}
	if codes > len(list[0].code) {
		return n
	}
	for choice := range 1 << picks {
		if n == maxRoutes {
			return n
		}
		r := &list[n]
		*r = macroAction{kind: route}
		found[n] = o
		left := choice
		for k, to := range w.to[:w.n] {
			r.add(uint8(to))
			if at := &stops[k]; at.b != touria.NoColour {
				c := at.a
				if left&1 != 0 {
					c = at.b
				}
				left >>= 1
				r.add(takeBit | uint8(c))
				found[n].gems += 1 << (4 * c)
			}
		}
		if !found[n].dominatedBy(found[:n]) { // a dominated one would take the place of later ones
			n++
		}
	}
	return n
}

// add appends a code to a route.
func (a *macroAction) add(code uint8) {
	a.code[a.n] = code
	a.n++
}
