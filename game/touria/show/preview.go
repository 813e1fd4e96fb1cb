package show

import (
	"slices"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Preview shows the viewer what choosing a tower would mean (M3), with the
// forecast of its faces.
type Preview struct {
	Faces  TowerFaces
	Action touria.Action
	Place  touria.Space   // the destination, NoSpace for the wizard
	Gold   int            // paid at once: the wizard's fee
	Routes []Route        // every route that no other beats, the most sensible first; none if out of reach
	With   touria.ItemSet // used on the way because the player wants it
	Yield  Yield          // what the place would give now
}

// PreviewTower looks ahead at choosing a tower, and at using some of the items that serve on
// the way: see WayItems. The view is that of the active player.
func PreviewTower(r *touria.Rules, v *touria.View, w touria.Tower, with touria.ItemSet) Preview {
	p := Preview{Faces: FacesOf(r.Board, w, v.TowerFacing(w), v.Me), Place: touria.NoSpace, With: with}
	p.Action = p.Faces.Action
	p.Yield = YieldOfTower(r, v, w)
	if p.Action == touria.Wizard {
		p.Gold = 1
		return p
	}
	p.Place = touria.Space(p.Action)
	p.Routes = p.routes(r, v)
	return p
}

// routes returns the routes to the place, or the most sensible one through some spaces.
func (p *Preview) routes(r *touria.Rules, v *touria.View, via ...touria.Space) []Route {
	if p.With == 0 {
		return findRoutes(r, v, p.Place, 0, freeSteps, false, via...)
	}
	s := r.Determinise(v, 0)
	for _, d := range append([]touria.Decision{{Kind: touria.ChooseTower, Arg: uint8(p.Faces.Tower)}}, firstUses(p.With.Has(touria.Lantern), p.With.Has(touria.Boots))...) {
		if !slices.Contains(r.Legal(&s, nil), d) {
			return nil
		}
		r.Apply(&s, d, nil)
	}
	at := r.View(&s, v.Me)
	if at.Phase() != touria.PhaseMove {
		return nil
	}
	list := findRoutes(r, &at, p.Place, 0, at.FreeSteps(), p.With.Has(touria.Compass), via...)
	for i := range list {
		list[i].Lantern = p.With.Has(touria.Lantern)
		list[i].Boots = list[i].Boots || p.With.Has(touria.Boots)
	}
	return list
}

// Through adds the most sensible way through some spaces to the routes, if there is one and it is not among them, and returns
// its index, -1 if there is none. Beside the routes that are shown at once there are dearer ones: nobody wants to see all.
func (p *Preview) Through(r *touria.Rules, v *touria.View, via ...touria.Space) int {
	found := p.routes(r, v, via...)
	if len(found) == 0 {
		return -1
	}
	i := slices.IndexFunc(p.Routes, func(rt Route) bool { return slices.Equal(rt.Spaces, found[0].Spaces) })
	if i < 0 {
		i, p.Routes = len(p.Routes), append(p.Routes, found[0])
	}
	return i
}

// WayItems are the items that serve on a way, in the order in which a walk uses them. A walk
// uses boots and compass by itself where nothing else leads to the place; the others are the
// player's wish.
var WayItems = [...]touria.Item{touria.Lantern, touria.Boots, touria.Compass}

// firstUses returns the decisions that a walk begins with.
func firstUses(lantern, boots bool) (uses []touria.Decision) {
	if lantern {
		uses = append(uses, touria.Decision{Kind: touria.UseLantern})
	}
	if boots {
		uses = append(uses, touria.Decision{Kind: touria.UseBoots})
	}
	return uses
}

// WayUse returns the item on the way that a card in the viewer's hand can serve as, beside those that
// are used on it already, and what that is called. The mirror serves as the topmost discarded item.
func WayUse(r *touria.Rules, v *touria.View, p *Preview, card touria.Item) (i touria.Item, label words.Text, ok bool) {
	me := v.Player(v.Me)
	if i, label = card, words.Say("decision.item", item(card)); card == touria.Mirror {
		i = v.DiscardTop()
		label = words.Say("item.mirrored", item(i))
	}
	if !slices.Contains(WayItems[:], i) || !me.Items.Has(card) || card == touria.Mirror && me.Items.Has(i) {
		return i, label, false
	}
	if p.With.Has(i) {
		return i, label, true
	}
	if len(p.Routes) > 0 && (i == touria.Boots && p.Routes[0].Boots || i == touria.Compass && p.Routes[0].Jump >= 0) {
		return i, label, false // the walk needs it anyway
	}
	more := PreviewTower(r, v, p.Faces.Tower, p.With|1<<i)
	return i, label, len(more.Routes) > 0
}

// YieldOfTower returns what the place of a tower's face would give the viewer now.
func YieldOfTower(r *touria.Rules, v *touria.View, w touria.Tower) Yield {
	action := FacesOf(r.Board, w, v.TowerFacing(w), v.Me).Action
	if action == touria.Wizard {
		return YieldOfWizard()
	}
	return YieldAt(r, v, touria.Space(action))
}

// freeSteps are the steps of a move that cost nothing (T5.3).
const freeSteps = 3

// WayOf returns the way to a tower's place that a plan walks, which begins with that tower. Where the plan ends before the way
// does, since mines are refilled by chance, the most sensible rest is added; if it says nothing of the way, only one that is
// free and brings no black gem. ok is false if there is none, or items serve on it.
func WayOf(r *touria.Rules, v *touria.View, plan []touria.Decision) (rt Route, ok bool) {
	s := r.Determinise(v, 0)
	var spaces []touria.Space
	for _, d := range plan {
		if !slices.Contains(r.Legal(&s, nil), d) {
			return rt, false
		}
		switch r.Apply(&s, d, nil); d.Kind {
		case touria.Step:
			spaces = append(spaces, touria.Space(d.Arg))
		case touria.ChooseTower, touria.Take, touria.Stop:
		default:
			return rt, false
		}
		if s.Phase() != touria.PhaseMove && s.Phase() != touria.PhaseMine {
			break
		}
	}
	said := len(spaces) > 0 || s.Phase() != touria.PhaseMove
	for s.Phase() == touria.PhaseMine {
		r.Apply(&s, r.Legal(&s, nil)[0], nil)
	}
	if s.Phase() == touria.PhaseMove {
		at := r.View(&s, v.Me)
		rest := Routes(r, &at)
		if len(rest) == 0 || rest[0].Boots || rest[0].Jump >= 0 {
			return rt, false
		}
		spaces = append(spaces, rest[0].Spaces...)
	}
	if s.Destination() == touria.NoSpace { // the wizard
		return rt, false
	}
	rt = newWalker(r, v, s.Destination()).route(spaces)
	rt.Spaces, rt.Gold, rt.Jump = spaces, max(0, len(spaces)-freeSteps), -1
	return rt, said || rt.Gold == 0 && rt.Black() == 0
}

// Routes returns the routes for the rest of a move, the most sensible
// first; none if no move is under way.
func Routes(r *touria.Rules, v *touria.View) []Route {
	if v.Phase() != touria.PhaseMove {
		return nil
	}
	return findRoutes(r, v, v.Destination(), usedRoads(r, v), v.FreeSteps(), false)
}

func usedRoads(r *touria.Rules, v *touria.View) (used uint32) {
	for i := range r.Roads() {
		if v.RoadUsed(i) {
			used |= 1 << i
		}
	}
	return used
}

// Walk follows a chosen route decision by decision.
type Walk struct {
	Route Route
	done  int                       // spaces entered
	uses  int                       // items used before the first step
	mines [touria.Mines]touria.Gems // what lay in the mines when the walk began
}

// WalkState says how a walk continues.
type WalkState uint8

// The states of a walk.
const (
	WalkOn    WalkState = iota // make the decision
	WalkWaits                  // the player must choose a gem of a mine first
	WalkOver                   // arrived, or a better route has appeared
)

// NewWalk starts walking a route.
func NewWalk(rt Route) *Walk { return &Walk{Route: rt} }

// Next returns the next decision along the route. The walk is over when the move
// ends, when the route has become impossible, or when a mine refilled on the way
// makes another route better.
func (w *Walk) Next(r *touria.Rules, v *touria.View, legal []touria.Decision) (touria.Decision, WalkState) {
	none := touria.Decision{}
	if w.done == 0 {
		for m := range w.mines {
			w.mines[m] = v.MineGems(m)
		}
	}
	switch {
	case len(legal) == 0, v.Phase() == touria.PhaseMine:
		return none, WalkWaits
	case v.Phase() != touria.PhaseMove,
		w.done > 0 && (v.Heroes() != w.Route.Spaces[w.done-1] || w.tempted(r, v)):
		return none, WalkOver
	}
	d := touria.Decision{Kind: touria.Stop}
	first := firstUses(w.Route.Lantern, w.Route.Boots)
	switch {
	case w.uses < len(first):
		d = first[w.uses]
	case w.done < len(w.Route.Spaces):
		d = touria.Decision{Kind: touria.Step, Arg: uint8(w.Route.Spaces[w.done])}
		if w.done == w.Route.Jump {
			d.Kind = touria.Jump
		}
	}
	if !slices.Contains(legal, d) {
		return none, WalkOver
	}
	switch d.Kind {
	case touria.UseLantern, touria.UseBoots:
		w.uses++
	case touria.Step, touria.Jump:
		w.done++
	}
	return d, WalkOn
}

// tempted reports whether another route from here is better than the rest of this
// one, by a mine that has changed since the walk began: the player knew the others.
func (w *Walk) tempted(r *touria.Rules, v *touria.View) bool {
	routes := Routes(r, v)
	if len(routes) == 0 {
		return false
	}
	s := newWalker(r, v, v.Destination())
	rest := s.route(w.Route.Spaces[w.done:])
	rest.Gold = max(0, len(w.Route.Spaces)-w.done-v.FreeSteps())
	for i := range routes {
		if best := &routes[i]; w.news(best, v) && rest.matched(best) && !best.matched(&rest) {
			return true
		}
	}
	return false
}

// news reports whether a route passes a mine that was refilled since the walk began.
func (w *Walk) news(rt *Route, v *touria.View) bool {
	return slices.ContainsFunc(rt.Spaces, func(s touria.Space) bool {
		return s.IsMine() && v.MineGems(s.Mine()) != w.mines[s.Mine()]
	})
}
