package turn

import (
	"slices"

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
	t.wish.way, t.tracing = i, false
	t.room.Rested()
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.a.Changed()
}

// follow chooses the picked tower, if any, and walks a way until the player must choose
// something.
func (t *Turn) follow(rt show.Route) {
	if !t.Open() || t.hasty() {
		return
	}
	if w := t.Wish(); w != nil && w.Deed != nil {
		if w.Deed.Reveals && t.calm < FinalTicks {
			t.Quiet = t.calm // it does not count: one who presses steadily gets there
			return
		}
		w.due = true
	}
	t.Walk = show.NewWalk(rt)
	if t.TowerPicked() {
		t.Commit(t.Choices.Find(t.Picked).Decision)
		return
	}
	t.Deciding = false
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
	case t.tracing:
		return &t.trace
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
	t.tracing, t.trace = on, rt
	t.a.Redraw()
}
