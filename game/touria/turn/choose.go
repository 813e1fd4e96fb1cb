package turn

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// decideOn makes the decision of an option unless the press for it came too soon
// after another.
func (t *Turn) decideOn(o *show.Option) {
	switch {
	case !t.Open() || t.Presses.hasty():
	case o.Reveals && !t.Presses.final():
	default:
		t.Commit(o.Decision)
	}
}

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

// Confirm takes the primary option.
func (t *Turn) Confirm() {
	o := t.Primary()
	switch {
	case !t.Open():
	case o != nil && o.Grave && o.ID != t.doubted:
		if !t.Presses.hasty() {
			t.doubted = o.ID
			t.a.Changed()
		}
	case t.Way() != nil:
		t.follow(*t.Way())
	case o == nil:
	case t.Picked == "" && o == t.HeraldOption():
		t.FollowHerald()
	case !o.Leaf():
		t.OpenGroup(o.ID)
	default:
		t.decideOn(o)
	}
}

// follow chooses the picked tower, if any, and walks a way until the player must choose
// something.
func (t *Turn) follow(rt show.Route) {
	if !t.Open() || t.Presses.hasty() {
		return
	}
	if w := t.Wish(); w != nil && w.Deed != nil {
		if w.Deed.Reveals && !t.Presses.final() {
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

// FollowHerald makes the advised decision. The heroes walk the plan's whole route, as one that the player has chosen.
func (t *Turn) FollowHerald() {
	p := &t.Advice
	if !p.On || !t.Open() || t.Presses.hasty() {
		return
	}
	d, walk := p.Plan[0], show.NewWalk(p.hint.Route)
	on := p.way != nil
	if on {
		walk = show.NewWalk(*p.way)
	} else if OnTheWay(d) { // the walk begins with it, unless an item that serves on the way comes between
		first, state := walk.Next(t.s.Rules(), &t.View, t.Legal)
		on = state == show.WalkOn && first == d
	}
	if on {
		t.Walk = walk
	}
	t.Commit(d)
}
