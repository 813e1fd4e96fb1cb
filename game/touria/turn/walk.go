package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// FirstWay returns the way that the main button walks: the first one to the place of
// the selected tower, or through the rest of the move; nil if there is none.
func (t *Turn) FirstWay() *show.Route {
	switch {
	case !t.Deciding:
	case t.TowerPicked():
		tower := touria.Tower(t.Choices.Find(t.Picked).Decision.Arg)
		if t.Shown && t.Forecast.Faces.Tower == tower && len(t.Forecast.Routes) > 0 {
			return &t.Forecast.Routes[0]
		}
	case len(t.Path) == 0 && t.View.Phase() == touria.PhaseMove && len(t.Routes) > 0 && t.Primary() == nil:
		return &t.Routes[0]
	}
	return nil
}

// Follow takes a route card: it chooses the picked tower, if any, and walks the
// route until the player must choose something.
func (t *Turn) Follow(rt show.Route) {
	if !t.Open() || t.hasty {
		return
	}
	t.Walk = show.NewWalk(rt)
	if t.TowerPicked() {
		t.Commit(t.Choices.Find(t.Picked).Decision)
		return
	}
	t.Deciding = false
}

// goOn returns the next step of an advised route that the heroes walk by
// themselves.
func (t *Turn) goOn() (d touria.Decision, ok bool) {
	p := &t.Advice
	if p.going && len(p.Plan) > 0 && p.made == t.s.Len() && OnTheWay(p.Plan[0]) && slices.Contains(t.Legal, p.Plan[0]) {
		return p.Plan[0], true
	}
	p.going = false
	return d, false
}

// OnTheWay reports whether a decision is part of a route.
func OnTheWay(d touria.Decision) bool {
	return d.Kind == touria.Step || d.Kind == touria.Jump || d.Kind == touria.Stop
}

// TowerPicked reports whether the picked option is a tower.
func (t *Turn) TowerPicked() bool {
	if t.Picked == "" {
		return false
	}
	o := t.Choices.Find(t.Picked)
	return o != nil && o.Leaf() && o.Decision.Kind == touria.ChooseTower
}

// Trace returns the route that the board shows: that of the card under pointer or
// focus, otherwise the preview's first one, otherwise the herald's, otherwise the
// most sensible one for the rest of the move; nil if there is none.
func (t *Turn) Trace() *show.Route {
	switch {
	case t.tracing:
		return &t.trace
	case t.Shown && len(t.Forecast.Routes) > 0:
		return &t.Forecast.Routes[0]
	case t.Shown:
		return nil
	case t.Advice.On && len(t.Advice.hint.Route.Spaces) > 0:
		return &t.Advice.hint.Route
	case len(t.Routes) > 0 && t.Board.Model.Phase == touria.PhaseMove:
		return &t.Routes[0]
	}
	return nil
}

// Traced shows on the board the route of the card under pointer or focus.
func (t *Turn) Traced(rt show.Route, on bool) {
	t.tracing, t.trace = on, rt
	t.a.Redraw()
}
