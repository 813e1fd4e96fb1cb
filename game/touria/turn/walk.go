package turn

import (
	"slices"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// Ways returns the ways that can be walked now: to the place of the selected tower, or
// through the rest of the move.
func (t *Turn) Ways() []show.Route {
	switch {
	case !t.Deciding:
	case t.TowerPicked():
		tower := touria.Tower(t.Choices.Find(t.Picked).Decision.Arg)
		if t.Shown && t.Forecast.Faces.Tower == tower {
			return t.Forecast.Routes
		}
	case len(t.Path) == 0 && t.View.Phase() == touria.PhaseMove && t.Primary() == nil:
		return t.Routes
	}
	return nil
}

// Way returns the way that the main button walks: the chosen one, at first the most
// sensible; nil if there is none.
func (t *Turn) Way() *show.Route {
	if ways := t.Ways(); len(ways) > 0 {
		return &ways[min(t.wish.way, len(ways)-1)]
	}
	return nil
}

// Wish returns what the player wants of the walk to the chosen tower's place, nil if none can be walked.
func (t *Turn) Wish() *wish {
	way := t.Way()
	if way == nil || !t.TowerPicked() {
		return nil
	}
	t.wish.foresee(t.s.Rules(), &t.View, t.Forecast.Faces.Tower, *way, &t.Board.Names)
	return &t.wish
}

// Chosen reports whether the main button walks a way.
func (t *Turn) Chosen(i int) bool { return t.Way() != nil && i == t.wish.way }

// ChooseWay makes a way the one that the main button walks.
func (t *Turn) ChooseWay(i int) {
	if !t.Open() || i >= len(t.Ways()) {
		return
	}
	t.wish.way, t.wish.via, t.trace = i, nil, nil
	t.room.Rested()
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.a.Changed()
}

// OnTheWay reports whether a decision is part of a route.
func OnTheWay(d touria.Decision) bool {
	return d.Kind == touria.Step || d.Kind == touria.Jump || d.Kind == touria.Stop
}

// Roads returns the ways that the map shows: those that can be walked now, otherwise those to the
// place of the tower that is looked at.
func (t *Turn) Roads() []show.Route {
	if t.Shown && t.Deciding {
		return t.Forecast.Routes
	}
	return t.Ways()
}

// through returns the number of the first way that can be walked now through a space, -1 if there is none.
func (t *Turn) through(s touria.Space) int {
	return slices.IndexFunc(t.Ways(), func(rt show.Route) bool { return slices.Contains(rt.Spaces, s) })
}

// Trace returns the route that the board shows: that of the card under pointer or
// focus, otherwise the preview's chosen one, otherwise the herald's, otherwise the
// chosen one for the rest of the move; nil if there is none.
func (t *Turn) Trace() *show.Route {
	switch {
	case t.trace != nil:
		return t.trace
	case t.Shown && len(t.Forecast.Routes) > 0:
		if t.TowerPicked() && len(t.Ways()) == 0 { // it is another tower's
			return &t.Forecast.Routes[0]
		}
		return &t.Forecast.Routes[min(t.wish.way, len(t.Forecast.Routes)-1)]
	case t.Shown:
		return nil
	case t.Advice.On && len(t.Advice.hint.Route.Spaces) > 0:
		return &t.Advice.hint.Route
	case len(t.Routes) > 0 && t.Board.Model.Phase == touria.PhaseMove:
		return &t.Routes[min(t.wish.way, len(t.Routes)-1)]
	}
	return nil
}

// Traced shows on the board the route of the card under pointer or focus.
func (t *Turn) Traced(rt show.Route, on bool) {
	if t.trace = nil; on {
		t.trace = &rt
	}
	t.a.Redraw()
}

// How much the map is magnified at most where ways are chosen on a small screen, and what else of it is seen around them.
const (
	nearest = 2
	frame   = 10
)

// fly brings the ways close to the eye on a small screen.
func fly(bd *board.Board, ways []show.Route) {
	if !bd.Small || len(ways) == 0 {
		return
	}
	m, land := bd.Model.Board(), bd.Lens.Box()
	all := geometry.Emblem(m, land, bd.Model.Heroes)
	for i := range ways {
		for _, s := range ways[i].Spaces {
			all = all.Union(geometry.Emblem(m, land, s))
		}
	}
	bd.Lens.Frame(all.Inset(-frame), nearest)
}
