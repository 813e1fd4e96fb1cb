package bot

import (
	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

// idea is what a bot thinks of as one thing to do: a decision, or a whole route
// with the gems that are taken on it. It is a small comparable value, so that
// the search finds it again.
type macroAction struct {
	kind uint8 // decide, or a route
	n    uint8 // length of the route
	code [14]uint8
}

const (
	single = iota // the decision is in the first four codes
	route         // each code is a step to a space, or takes a colour
)

// takes marks a code of a route that takes a gem of a colour.
const takeBit = 0x40

// appendDecision appends an idea that is one decision. It is put together where
// it stays: copying what was just written byte by byte makes a processor wait.
func appendDecision(dst []macroAction, d touria.Decision) []macroAction {
	dst = append(dst, macroAction{})
	i := &dst[len(dst)-1]
	i.code[0], i.code[1], i.code[2], i.code[3] = uint8(d.Kind), d.Arg, d.Sub, uint8(d.Paint)
	return dst
}

// first returns the decision that the idea begins with.
func (i *macroAction) first() touria.Decision {
	d, _ := i.decision(0)
	return d
}

// decision returns the k-th decision of the idea, but for the stop at the end of
// a route; ok is false if there are no more.
func (i *macroAction) decision(k int) (d touria.Decision, ok bool) {
	switch {
	case i.kind == single:
		return touria.Decision{Kind: touria.Kind(i.code[0]), Arg: i.code[1], Sub: i.code[2], Paint: touria.Paint(i.code[3])}, k == 0
	case i.n == 0:
		return touria.Decision{Kind: touria.Stop}, k == 0
	case k >= int(i.n):
		return touria.Decision{}, false
	case i.code[k]&takeBit != 0:
		return touria.Decision{Kind: touria.Take, Arg: i.code[k] &^ takeBit}, true
	}
	return touria.Decision{Kind: touria.Step, Arg: i.code[k]}, true
}

// play carries an idea out.
func (g *searchGame) play(s *touria.State, i *macroAction) {
	if i.kind == single {
		g.rules.Apply(s, i.first(), nil)
		return
	}
	for k := range int(i.n) {
		d, _ := i.decision(k)
		g.rules.Apply(s, d, nil)
	}
	if s.Phase() == touria.PhaseMove {
		g.rules.Apply(s, touria.Decision{Kind: touria.Stop}, nil)
	}
}

// legalNow tells whether a decision is legal.
func (g *searchGame) legalNow(s *touria.State, d touria.Decision) bool {
	return g.rules.Why(s, d) == touria.ReasonNone
}

// ideas appends what is worth thinking about in a position: the legal
// decisions without the absurd ones and those that another one makes pointless.
func (g *searchGame) macroActions(s *touria.State, dst []macroAction) []macroAction {
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

// all appends every legal decision.
func (g *searchGame) allLegal(dst []macroAction) []macroAction {
	for _, d := range g.legal {
		dst = appendDecision(dst, d)
	}
	return dst
}

// startIdeas leaves out what is absurd at the start of a turn: not to enter the
// castle when one may, and items that another moment suits better.
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

// worthUsing tells whether using an item outside the way is worth thinking about.
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

// betterMine tells whether there is a mine without a black gem that has one of a
// colour, if it is one.
func betterMine(s *touria.State, c touria.Colour) bool {
	for i := range touria.Mines {
		if a, b := s.Mine(i); a != touria.Black && (a == c || b == c || c == touria.NoColour) {
			return true
		}
	}
	return false
}

// firstUnknown tells whether the crystal ball's doors are the first two that
// the player knows nothing of: all such doors are alike.
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

// actIdeas leaves out to decline what is free and sure, and items, for which
// the turn's start and end are as good.
func (g *searchGame) placeActions(s *touria.State, dst []macroAction) []macroAction {
	free := false
	switch s.Destination() {
	case touria.AtSwordmaster, touria.AtForest, touria.AtFountain, touria.AtDragon:
		free = g.legal[0].Kind == touria.Act
	case touria.AtThief: // who draws black gems only must keep one (T6.5)
		bag := s.Bag()
		free = bag.Total() > int(bag[touria.Black])
	}
	if (s.Uses() > 0 || s.ToMove() != s.Active()) && s.Destination() != touria.AtThief { // it was paid for
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

// poorSale tells whether a sale pays with more than is needed: with the bird or
// the brush where plain gems do.
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

// endIdeas are the items that are worth using at the end of a turn, the
// hourglass and the end.
func (g *searchGame) endActions(s *touria.State, dst []macroAction) []macroAction {
	for _, d := range g.legal {
		if d.Kind != touria.UseItem || g.worthUsing(s, d, s.InCastle(s.ToMove())) {
			dst = appendDecision(dst, d)
		}
	}
	return dst
}

// castleIdeas takes doors of which nothing is known as one.
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

// outcome is what a route brings, for comparing routes: the coloured gems, four
// bits a colour, and what it costs.
type outcome struct {
	gems        uint32
	black, paid uint8
}

// covers tells whether an outcome has all that another has, for no more.
func (o *outcome) dominates(p *outcome) bool {
	const high = 0x888888
	return o.paid <= p.paid && o.black <= p.black && ((o.gems|high)-p.gems)&high == high
}

// mostIdeas bounds the routes of one position.
const maxRoutes = 64

// extraPay is the most coins that a route may cost beyond what the cheapest does.
const extraPay = 3

// kitForTheWay are the items that may serve on the way.
const travelItems = touria.ItemSet(1<<touria.Boots | 1<<touria.Compass | 1<<touria.Lantern | 1<<touria.Chest | 1<<touria.Mirror)

// moveIdeas are the routes to the destination, but for those that another one
// makes pointless, and the items for the way. Where the table of routes knows
// none any more, steps are single decisions.
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

// routesKnown keeps the ideas of routes for positions that come up again and
// again in one search, by all that they depend on.
type routeCache [32]struct {
	mines uint64 // and what else there is, see key; 0 while there is nothing
	roads uint32
	n     int
	list  [maxRoutes]macroAction
}

// at returns the routes worth thinking about for a player with so much gold.
func (k *routeCache) at(g *searchGame, s *touria.State, gold int) []macroAction {
	// No route counts more steps than mostSteps, so more gold or free steps
	// are all one.
	mines := uint64(1)
	for i := range touria.Mines {
		a, b := s.Mine(i)
		mines = mines<<6 | uint64(a&7)<<3 | uint64(b&7)
	}
	mines = mines<<5 | uint64(s.Heroes()&31)
	mines = mines<<4 | uint64(s.Destination()&15)
	mines = mines<<4 | uint64(min(gold, maxSteps))
	mines = mines<<4 | uint64(min(s.FreeSteps(), maxSteps))
	mines <<= 1
	if s.LanternLit() {
		mines |= 1
	}
	roads := s.Roads()
	e := &k[(mines^uint64(roads)<<32)*0x9e3779b97f4a7c15>>59]
	if e.mines != mines || e.roads != roads {
		e.mines, e.roads = mines, roads
		e.n = g.findRoutes(s, gold, &e.list)
	}
	return e.list[:e.n]
}

// findRoutes sets the routes worth thinking about and returns how many there are.
func (g *searchGame) findRoutes(s *touria.State, gold int, list *[maxRoutes]macroAction) int {
	free := s.FreeSteps()
	pay := min(gold, extraPay)
	var found [maxRoutes]outcome
	n := 0
	ways := g.paths.list[s.Heroes()][s.Destination()]
	for i := range ways {
		w := &ways[i]
		cost := max(int(w.steps)-free, 0)
		if cost > gold {
			break // they come by their steps
		}
		if n > 0 && cost > pay+int(found[0].paid) {
			break
		}
		if w.roads&s.Roads() != 0 {
			continue
		}
		n = g.addRoutes(s, w, uint8(cost), &found, n, list)
	}
	// Keep those that nothing covers, in their order.
	kept := 0
	for k := range n {
		if !found[k].dominatedAt(found[:n], k) {
			list[kept] = list[k]
			kept++
		}
	}
	return kept
}

// covered tells whether another outcome makes the k-th pointless; of two equal
// ones the first stays.
func (o *outcome) dominatedAt(all []outcome, k int) bool {
	for j := range all {
		if j != k && all[j].dominates(o) && (j < k || !o.dominates(&all[j])) {
			return true
		}
	}
	return false
}

// coveredBy tells whether one of the outcomes makes another one pointless.
func (o *outcome) dominatedBy(all []outcome) bool {
	for j := range all {
		if all[j].dominates(o) {
			return true
		}
	}
	return false
}

// addRoutes adds a route, once for each choice of gems on it.
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
		if !found[n].dominatedBy(found[:n]) { // it would take the room of later ones
			n++
		}
	}
	return n
}

// add appends a code to a route.
func (i *macroAction) add(code uint8) {
	i.code[i.n] = code
	i.n++
}
