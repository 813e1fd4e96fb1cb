package turn

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Take opens a group or selects an option, which the main button takes. The second button does its own at once.
func (t *Turn) Take(o *show.Option) {
	if o == t.Decline() {
		t.decideOn(o)
		return
	}
	t.SelectOnly(o)
}

// SelectOnly opens a group or selects an option: things of the table and digits decide
// nothing.
func (t *Turn) SelectOnly(o *show.Option) {
	switch {
	case !t.Open():
	case !o.Leaf():
		t.OpenGroup(o.ID)
	default:
		t.Pick(o)
	}
}

// Pick selects an option, which Enter or the main button takes.
func (t *Turn) Pick(o *show.Option) {
	if o.Decision.Kind == touria.ChooseTower && t.Picked != o.ID {
		t.wish = wish{}
	}
	t.Picked, t.doubted = o.ID, ""
	if t.Advice.Asked() && !t.Advice.Leads(o) { // who chooses something else has heard it
		t.NoAdvice()
	}
	if o.Decision.Kind == touria.ChooseTower {
		t.look(touria.Tower(o.Decision.Arg))
		fly(t.Board, t.Ways())
	} else {
		t.forget()
	}
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.a.Expire()
	t.a.Changed()
}

// OpenGroup opens a group of options.
func (t *Turn) OpenGroup(id string) {
	t.Path = append(t.Path, id)
	t.Picked, t.Among = "", ui.Target{}
	t.forget()
	t.LaidOut()
}

// GoBack goes back one choice and reports whether there was one.
func (t *Turn) GoBack() bool {
	switch {
	case t.TowerPicked() && t.wish.Deed != nil:
		t.wish.Deed = nil
	case t.TowerPicked() && t.wish.with != 0:
		t.wish.with, t.wish.way, t.wish.via = 0, 0, nil
		t.look(t.Forecast.Faces.Tower)
	case t.Picked != "":
		t.Picked = ""
		t.forget()
	case t.Among.Kind != show.TargetNone:
		t.Among = ui.Target{}
	case len(t.Path) > 0:
		t.Path = t.Path[:len(t.Path)-1]
	case t.Advice.Asked():
		t.NoAdvice()
	case t.Board.DoorsOpen:
		t.Board.DoorsOpen = false
	default:
		return false
	}
	t.LaidOut()
	return true
}
