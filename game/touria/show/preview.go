package show

import "touria.games/touria/rules/touria"

// Preview is what choosing a tower would mean for the viewer (M3), and who
// would see what after its turn (tower forecast).
type Preview struct {
	Faces  TowerFaces
	Action touria.Action
	Place  touria.Space // where it leads, NoSpace for the wizard
	Gold   int          // paid at once: the wizard's fee
	Routes []Route      // up to three, the most sensible first; none if out of reach
}

// PreviewTower looks ahead at choosing a tower; nothing is decided by it. The view
// is that of the player whose turn it is.
func PreviewTower(r *touria.Rules, v *touria.View, w touria.Tower) Preview {
	p := Preview{Faces: FacesOf(r.Board, w, v.TowerFacing(w), v.Me), Place: touria.NoSpace}
	p.Action = p.Faces.Action
	if p.Action == touria.Wizard {
		p.Gold = 1
		return p
	}
	p.Place = touria.Space(p.Action)
	p.Routes = findRoutes(r, v, p.Place, 0, freeSteps)
	return p
}

// freeSteps are the steps of a move that cost nothing (T5.3).
const freeSteps = 3

// Routes returns up to three sensible routes for the rest of a move, the most
// sensible first; none when no move is under way.
func Routes(r *touria.Rules, v *touria.View) []Route {
	if v.Phase() != touria.PhaseMove {
		return nil
	}
	return findRoutes(r, v, v.Destination(), usedRoads(r, v), v.FreeSteps())
}

func usedRoads(r *touria.Rules, v *touria.View) (used uint32) {
	for i := range r.Roads() {
		if v.RoadUsed(i) {
			used |= 1 << i
		}
	}
	return used
}

// Walk is a route that was chosen and is walked decision by decision.
type Walk struct {
	Route Route
	done  int  // spaces entered
	boots bool // the boots have been put on
}

// WalkState tells how a walk goes on.
type WalkState uint8

// The states of a walk.
const (
	WalkOn    WalkState = iota // make the decision
	WalkWaits                  // the player must choose first: a gem of a mine
	WalkOver                   // arrived, or something came to light that offers a better way
)

// NewWalk begins a route.
func NewWalk(rt Route) *Walk { return &Walk{Route: rt} }

// Next returns the decision that goes on along the route. The walk is over
// when the move is, when the route has become impossible, or when a mine that
// was filled on the way makes another route better.
func (w *Walk) Next(r *touria.Rules, v *touria.View, legal []touria.Decision) (touria.Decision, WalkState) {
	none := touria.Decision{}
	switch {
	case len(legal) == 0:
		return none, WalkWaits
	case v.Phase() == touria.PhaseMine:
		return none, WalkWaits
	case v.Phase() != touria.PhaseMove:
		return none, WalkOver
	case w.done > 0 && v.Heroes() != w.Route.Spaces[w.done-1]:
		return none, WalkOver
	case w.done > 0 && w.tempted(r, v):
		return none, WalkOver
	}
	d := touria.Decision{Kind: touria.Stop}
	switch {
	case w.Route.Boots && !w.boots:
		d = touria.Decision{Kind: touria.UseBoots}
	case w.done < len(w.Route.Spaces):
		d = touria.Decision{Kind: touria.Step, Arg: uint8(w.Route.Spaces[w.done])}
		if w.done == w.Route.Jump {
			d.Kind = touria.Jump
		}
	}
	for _, l := range legal {
		if l == d {
			w.note(d)
			return d, WalkOn
		}
	}
	return none, WalkOver
}

// note counts what Next has returned as done.
func (w *Walk) note(d touria.Decision) {
	switch d.Kind {
	case touria.UseBoots:
		w.boots = true
	case touria.Step, touria.Jump:
		w.done++
	}
}

// tempted tells whether a route from here is better, by what is seen now, than
// what is left of this one.
func (w *Walk) tempted(r *touria.Rules, v *touria.View) bool {
	routes := Routes(r, v)
	if len(routes) == 0 {
		return false
	}
	s := newWalker(r, v, v.Destination())
	rest := s.route(w.Route.Spaces[w.done:])
	rest.Gold = max(0, len(w.Route.Spaces)-w.done-v.FreeSteps())
	for i := range routes {
		if best := &routes[i]; rest.beaten(best) && !best.beaten(&rest) {
			return true
		}
	}
	return false
}
