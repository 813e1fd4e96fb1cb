package turn

import "touria.games/touria/game/touria/show"

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
