package table

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// present shows the viewer's options, or continues a walk.
func (t *Table) present() {
	t.rest()
	t.deciding = true
	t.view = t.s.View(t.board.Viewer)
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
	t.choices = show.Choose(t.s.Rules(), &t.view, t.legal, &t.board.Names)
	t.guard = restTicks
	if t.choices.Question {
		t.a.SetRing(false) // the focus must not stand on an answer already
	}
	if t.lone() {
		t.wait = lonelyTicks
	}
	t.markAdvice()
}

// lone reports whether the program decides for the player: it declines what they
// cannot pay for. It always waits the same time first, so that nothing hidden
// shows. Where others at the screen must believe that a thief may have brought a violet
// gem, the player declines themselves: who has one takes time to decide (T10.3).
func (t *Table) lone() bool {
	if len(t.legal) != 1 {
		return false
	}
	switch t.legal[0].Kind {
	case touria.NoJoin:
		return true
	case touria.NoDouble:
		public := t.s.Rules().View(t.s.State(), rules.NoSeat)
		known := public.Player(t.board.Viewer)
		return t.board.Humans.Len() < 2 || known.Unknown == 0 || !known.MayBe(touria.Violet)
	}
	return false
}

// commit makes a decision of the viewer.
func (t *Table) commit(d touria.Decision) {
	if _, err := t.s.Decide(d); err != nil {
		t.walk = nil
		t.a.Say(t.because(&show.Refusal{Ask: d}))
		t.deciding = false
		return
	}
	if id := practises[d.Kind]; id != "" {
		t.told(id)
	}
	t.heed(d)
	t.board.DoorsOpen = false
	t.direct()
}

// open reports whether options take presses now.
func (t *Table) open() bool { return t.deciding && t.wait == 0 && t.guard == 0 }

// hurry notes a press that could decide something. While presses rest it is void,
// and they rest anew: so one that hurries a beat never reaches what comes next.
// One that comes too soon after the last may select something, but it decides
// nothing.
func (t *Table) hurry() (void bool) {
	t.hasty = t.quiet < restTicks
	t.quiet = 0
	if t.guard > 0 {
		t.guard = restTicks
		return true
	}
	return false
}

// settled reports whether a press would decide now.
func (t *Table) settled() bool { return t.open() && t.quiet >= restTicks }

// decideOn makes the decision of an option unless the press for it came too soon
// after another.
func (t *Table) decideOn(o *show.Option) {
	if t.open() && !t.hasty {
		t.commit(o.Decision)
	}
}

// level returns the options of the open group, or those of them that aim at the
// pressed target.
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

// aimAt returns the options that a press on a target means.
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

// aim handles a press on a thing of the table. It takes a single option and shows
// several in the panel. What can be undone it decides at once.
func (t *Table) aim(target ui.Target) {
	if !t.open() {
		return
	}
	found := t.aimAt(target)
	switch {
	case len(found) == 0:
	case len(found) == 1 && found[0].Leaf() && !twoPresses(found[0]):
		t.decideOn(found[0])
	case len(found) == 1:
		t.take(found[0])
	default:
		if path := t.choices.Path(found[0].ID); len(path) > 1 {
			t.openGroup(path[len(path)-2].ID)
		}
		t.among = target
		t.LaidOut()
	}
}

// twoPresses reports whether a thing of the table must be pressed twice: a tower,
// which shows first what it would mean, and whatever can't be taken back.
func twoPresses(o *show.Option) bool {
	switch o.Decision.Kind {
	case touria.ChooseTower, touria.Pass, touria.Enter:
		return true
	}
	return o.Reveals
}

// take opens a group, answers an offer, or selects an option; the second press on
// it, Enter or the main button takes it.
func (t *Table) take(o *show.Option) {
	switch {
	case !t.open():
	case !o.Leaf():
		t.openGroup(o.ID)
	case t.picked == o.ID, t.choices.Question && o.Decision.Kind != touria.UseItem:
		t.decideOn(o)
	default:
		t.pick(o)
	}
}

// selectOnly opens a group or selects an option: a digit decides nothing.
func (t *Table) selectOnly(o *show.Option) {
	switch {
	case !t.open():
	case !o.Leaf():
		t.openGroup(o.ID)
	default:
		t.pick(o)
	}
}

// pick selects an option, which a second press, Enter or the main button takes.
func (t *Table) pick(o *show.Option) {
	t.picked = o.ID
	if t.advice.asked() && !t.advised(o) { // who chooses something else has heard it
		t.noAdvice()
	}
	if o.Decision.Kind == touria.ChooseTower {
		t.look(touria.Tower(o.Decision.Arg))
	} else {
		t.forget()
	}
	if t.a.FocusShown() {
		t.a.FocusOn("table.confirm")
	}
	t.a.Expire()
	t.a.Changed()
}

func (t *Table) openGroup(id string) {
	t.path = append(t.path, id)
	t.picked, t.among = "", ui.Target{}
	t.forget()
	t.LaidOut()
}

// LaidOut redraws changed options and voids presses meant for the old ones.
func (t *Table) LaidOut() {
	t.page = 0
	t.a.Expire()
	t.a.Changed()
}

// cancel goes back one choice and reports whether there was one.
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
	case t.board.DoorsOpen:
		t.board.DoorsOpen = false
	default:
		return false
	}
	t.LaidOut()
	return true
}

// Primary returns the option that Confirm takes: the picked one, otherwise the
// herald's, otherwise the primary or the only one; nil if there is none, as where two
// answers weigh the same.
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

// confirm takes the primary option. What can't be taken back it selects first.
func (t *Table) confirm() {
	o := t.Primary()
	switch {
	case !t.open():
	case t.firstWay() != nil:
		t.follow(*t.firstWay())
	case o == nil:
	case t.picked == "" && o == t.heraldOption():
		t.followHerald()
	case !o.Leaf():
		t.openGroup(o.ID)
	case t.picked != o.ID && o.Reveals && !ends(o):
		t.pick(o)
	default:
		t.decideOn(o)
	}
}

// firstWay returns the way that the main button walks: the first one to the place of
// the selected tower, or through the rest of the move; nil if there is none.
func (t *Table) firstWay() *show.Route {
	switch {
	case !t.deciding:
	case t.towerPicked():
		tower := touria.Tower(t.choices.Find(t.picked).Decision.Arg)
		if t.shown && t.preview.Faces.Tower == tower && len(t.preview.Routes) > 0 {
			return &t.preview.Routes[0]
		}
	case len(t.path) == 0 && t.view.Phase() == touria.PhaseMove && len(t.routes) > 0 && t.Primary() == nil:
		return &t.routes[0]
	}
	return nil
}

// follow takes a route card: it chooses the picked tower, if any, and walks the
// route until the player must choose something.
func (t *Table) follow(rt show.Route) {
	if !t.open() || t.hasty {
		return
	}
	t.walk = show.NewWalk(rt)
	if t.towerPicked() {
		t.commit(t.choices.Find(t.picked).Decision)
		return
	}
	t.deciding = false
}

// undo takes back the last decision or says why it cannot.
func (t *Table) undo() {
	if ok, why := t.canUndo(); !ok {
		t.a.Say(why)
		return
	}
	t.walk = nil
	t.s.Undo()
	t.rebuild()
	t.a.Sound(sound.Undo)
	t.checkSaving()
}

// canUndo reports whether the viewer may undo now, and why not.
func (t *Table) canUndo() (ok bool, why string) {
	if t.board.Queue.Busy() || t.s.ToMove() != t.board.Viewer {
		return false, t.a.T("undo.bot")
	}
	if ok, why := t.s.CanUndo(); !ok {
		return false, t.a.T(why)
	}
	return true, ""
}

// look shows the preview of a tower.
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

// forget removes the preview.
func (t *Table) forget() {
	if t.shown {
		t.shown = false
		t.a.Changed()
	}
}

// hoverTower shows the preview of the tower under pointer or focus, then again
// that of the picked one.
func (t *Table) hoverTower(w touria.Tower, on bool) {
	switch {
	case on:
		t.look(w)
	case t.towerPicked():
		t.look(touria.Tower(t.choices.Find(t.picked).Decision.Arg))
	default:
		t.forget()
	}
}

// skip ends the current beats. After beats presses rest, so that the player sees first
// what comes next.
func (t *Table) skip() {
	if t.board.Queue.Busy() {
		t.board.Begin()
		done := t.board.Queue.Skip()
		t.board.Queue.Begun() // what is skipped is not heard
		t.a.FadeSounds()
		t.finish(done)
	}
}

// refusal returns why a thing of the table cannot be chosen; ok is false if it
// never can.
func (t *Table) refusal(target ui.Target) (why string, ok bool) {
	if !t.deciding {
		if t.s.Over() {
			return t.a.T("reason.over"), true
		}
		return t.a.T("undo.bot"), true
	}
	for _, r := range t.choices.Refused {
		if r.Target == target {
			return t.because(&r), true
		}
	}
	if len(t.choices.Aim(target)) > 0 {
		return t.a.T("reason.group"), true // in another group than the open one
	}
	return "", false
}

// because returns why the rules refuse something.
func (t *Table) because(r *show.Refusal) string {
	return r.Text(t.s.Rules(), &t.view, t.s.Why(r.Ask)).In(t.a.Words())
}
