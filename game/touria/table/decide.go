package table

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// present offers the viewer's decision.
func (t *Table) present() {
	t.rest()
	t.deciding = true
	t.view = t.s.View(t.viewer)
	t.legal = t.s.Legal(t.legal[:0])
	t.routes = show.Routes(t.s.Rules(), &t.view)
	if t.walk != nil {
		d, state := t.walk.Next(t.s.Rules(), &t.view, t.legal)
		switch state {
		case show.WalkOn:
			t.commit(d)
			return
		case show.WalkOver:
			t.walk = nil
		}
	}
	if d, ok := t.goOn(); ok {
		t.commit(d)
		return
	}
	t.choices = show.Choose(t.s.Rules(), &t.view, t.legal)
	if lone(t.legal) {
		t.wait = lonelyTicks
	}
	t.markAdvice()
}

// lone tells whether the program decides for its player: declining a second
// use that cannot be paid. Whether it can tells what is hidden, so that the
// wait is always the same (T10.3).
func lone(legal []touria.Decision) bool {
	return len(legal) == 1 && (legal[0].Kind == touria.NoDouble || legal[0].Kind == touria.NoJoin)
}

// commit makes a decision of the viewer.
func (t *Table) commit(d touria.Decision) {
	if _, err := t.s.Decide(d); err != nil {
		t.walk = nil
		t.a.Say(t.a.T("reason." + t.s.Why(d).String()))
		t.deciding = false
		return
	}
	t.heed(d)
	t.doorsOpen = false
	t.calm = calmTicks
	t.direct()
}

// open tells whether options take presses now.
func (t *Table) open() bool { return t.deciding && t.wait == 0 && t.guard == 0 }

// level returns the options of the group that is open; with several options
// of one target chosen, those.
func (t *Table) level() []*show.Option {
	options := t.choices.Options
	if len(t.path) > 0 {
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			options = g.Children
		}
	}
	var level []*show.Option
	for i := range options {
		if t.among.Kind == show.TargetNone || options[i].Target == t.among {
			level = append(level, &options[i])
		}
	}
	return level
}

// aimAt returns the options that a press on a thing of the table means.
func (t *Table) aimAt(target ui.Target) []*show.Option {
	var found []*show.Option
	for _, o := range t.level() {
		if o.Target == target {
			found = append(found, o)
		}
	}
	if len(found) == 0 && len(t.path) == 0 {
		found = t.choices.Aim(target)
	}
	return found
}

// aim presses a thing of the table: a single option is taken, several are
// laid out in the panel.
func (t *Table) aim(target ui.Target) {
	if !t.open() {
		return
	}
	found := t.aimAt(target)
	switch {
	case len(found) == 0:
	case len(found) == 1:
		t.take(found[0])
	default:
		if path := t.choices.Path(found[0].ID); len(path) > 1 {
			t.openGroup(path[len(path)-2].ID)
		}
		t.among = target
		t.laidOut()
	}
}

// take opens a group, picks a tower for its preview, or decides.
func (t *Table) take(o *show.Option) {
	switch {
	case !t.open():
	case !o.Leaf():
		t.openGroup(o.ID)
	case o.Decision.Kind == touria.ChooseTower && t.picked != o.ID:
		t.pick(o)
	default:
		t.commit(o.Decision)
	}
}

// pick chooses a tower for the moment: a second press, Enter or Confirm takes it.
func (t *Table) pick(o *show.Option) {
	t.picked = o.ID
	t.look(touria.Tower(o.Decision.Arg))
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.laidOut()
}

func (t *Table) openGroup(id string) {
	t.path = append(t.path, id)
	t.picked, t.among = "", ui.Target{}
	t.forget()
	t.laidOut()
}

// laidOut shows other options than before: presses meant for those do not count.
func (t *Table) laidOut() {
	t.page = 0
	t.a.Expire()
	t.a.Changed()
}

// cancel goes one choice back and tells whether there was one.
func (t *Table) cancel() bool {
	switch {
	case t.drawer != noDrawer:
		t.drawer = noDrawer
	case t.picked != "":
		t.picked = ""
		t.forget()
	case t.among.Kind != show.TargetNone:
		t.among = ui.Target{}
	case len(t.path) > 0:
		t.path = t.path[:len(t.path)-1]
	case t.advice.asked():
		t.noAdvice()
	case t.doorsOpen:
		t.doorsOpen = false
	default:
		return false
	}
	t.laidOut()
	return true
}

// Primary returns the option that Confirm takes: what is picked, else what the
// herald's card advises, else the one that is marked, else a single one.
func (t *Table) Primary() *show.Option {
	if !t.deciding {
		return nil
	}
	if t.picked != "" {
		return t.choices.Find(t.picked)
	}
	if o := t.heraldOption(); o != nil {
		return o
	}
	level := t.level()
	for _, o := range level {
		if o.Primary {
			return o
		}
	}
	if len(level) == 1 && level[0].Leaf() {
		return level[0]
	}
	return nil
}

// confirm takes the primary option.
func (t *Table) confirm() {
	if t.heraldOption() != nil {
		t.followHerald()
		return
	}
	if o := t.Primary(); o != nil && t.open() {
		if o.Leaf() {
			t.commit(o.Decision)
		} else {
			t.openGroup(o.ID)
		}
	}
}

// follow takes a route card: the tower is chosen, if one is picked, and the
// heroes go the whole way, as far as nothing has to be chosen.
func (t *Table) follow(rt show.Route) {
	if !t.open() {
		return
	}
	t.walk = show.NewWalk(rt)
	if o := t.choices.Find(t.picked); o != nil {
		t.commit(o.Decision)
		return
	}
	t.deciding = false
}

// undo takes back the last decision or says why not.
func (t *Table) undo() {
	if ok, why := t.canUndo(); !ok {
		t.a.Say(why)
		return
	}
	t.walk = nil
	t.s.Undo()
	t.rebuild()
	t.checkSaving()
}

// canUndo tells whether the viewer may undo now, or why not.
func (t *Table) canUndo() (ok bool, why string) {
	if t.queue.Busy() || t.s.ToMove() != t.viewer {
		return false, t.a.T("undo.bot")
	}
	if ok, why := t.s.CanUndo(); !ok {
		return false, t.a.T(why)
	}
	return true, ""
}

// look looks ahead at choosing a tower.
func (t *Table) look(w touria.Tower) {
	if !t.deciding || t.view.Phase() != touria.PhaseStart {
		return
	}
	if t.shown && t.preview.Faces.Tower == w {
		return
	}
	t.preview, t.shown = show.PreviewTower(t.s.Rules(), &t.view, w), true
	t.a.Changed()
}

// forget takes the preview away.
func (t *Table) forget() {
	if t.shown {
		t.shown = false
		t.a.Changed()
	}
}

// hoverTower looks ahead at the tower under pointer or focus, and goes back
// to the picked one.
func (t *Table) hoverTower(w touria.Tower, on bool) {
	switch {
	case on:
		t.look(w)
	case t.picked != "":
		if o := t.choices.Find(t.picked); o != nil {
			t.look(touria.Tower(o.Decision.Arg))
		}
	default:
		t.forget()
	}
}

// skip completes what plays now. Whoever skips sees what comes next before a
// press decides anything.
func (t *Table) skip() {
	if t.queue.Busy() {
		t.finish(t.queue.Skip())
		t.guard = guardTicks
		t.a.Changed()
	}
}

// refusal returns why a thing of the table cannot be chosen, and whether it
// could ever be.
func (t *Table) refusal(target ui.Target) (why string, ok bool) {
	if !t.deciding {
		if t.s.Over() {
			return t.a.T("reason.over"), true
		}
		return t.a.T("undo.bot"), true
	}
	for _, r := range t.choices.Refused {
		if r.Target == target {
			return t.a.T("reason." + t.s.Why(r.Ask).String()), true
		}
	}
	if len(t.choices.Aim(target)) > 0 {
		return t.a.T("reason.not_now"), true // in another group than the open one
	}
	return "", false
}
