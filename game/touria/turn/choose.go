package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Offers reports whether an option of the level aims at a kind of target.
func (t *Turn) Offers(kind ui.TargetKind) bool {
	return slices.ContainsFunc(t.Level(), func(o *show.Option) bool { return o.Target.Kind == kind })
}

// decideOn makes the decision of an option unless the press for it came too soon
// after another.
func (t *Turn) decideOn(o *show.Option) {
	switch {
	case !t.Open() || t.hasty():
	case o.Reveals && t.calm < FinalTicks:
		t.Quiet = t.calm // it does not count: one who presses steadily gets there
	default:
		t.Commit(o.Decision)
	}
}

// Level returns the options of the open group, or those of them that aim at the
// pressed target.
func (t *Turn) Level() []*show.Option {
	options := t.Choices.Options
	if len(t.Path) > 0 {
		if g := t.Choices.Find(t.Path[len(t.Path)-1]); g != nil {
			options = g.Children
		}
	}
	var level []*show.Option
	for i := range options {
		if t.Among.Kind == show.TargetNone || options[i].Target == t.Among {
			level = append(level, &options[i])
		}
	}
	return level
}

// AtStart reports whether a turn begins, and nothing is opened of what can be done then.
func (t *Turn) AtStart() bool {
	return t.Deciding && t.View.Phase() == touria.PhaseStart && len(t.Path) == 0 && t.Among.Kind == show.TargetNone && !t.TowerPicked()
}

// Chooses reports whether one of the towers can be chosen.
func (t *Turn) Chooses() bool {
	return slices.ContainsFunc(t.Legal, func(d touria.Decision) bool { return d.Kind == touria.ChooseTower })
}

// Decline returns the option of the second button: to do nothing, to stay out, to give nothing; nil if there is
// none, or nothing else can be chosen.
func (t *Turn) Decline() *show.Option {
	if !t.Deciding || len(t.Path) > 0 || t.Among.Kind != show.TargetNone || len(t.Choices.Options) < 2 {
		return nil
	}
	for i := range t.Choices.Options {
		switch o := &t.Choices.Options[i]; {
		case !o.Leaf():
		case o.Decision.Kind == touria.Skip, o.Decision.Kind == touria.NoJoin,
			o.Decision.Kind == touria.Stop && t.View.Phase() == touria.PhaseDragon:
			return o
		}
	}
	return nil
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
	if t.Advice.Asked() && !t.Advised(o) { // who chooses something else has heard it
		t.NoAdvice()
	}
	if o.Decision.Kind == touria.ChooseTower {
		t.look(touria.Tower(o.Decision.Arg))
		over := signs{t}
		over.fly()
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

// LaidOut redraws changed options and voids presses meant for the old ones.
func (t *Turn) LaidOut() {
	t.Page = 0
	t.a.Expire()
	t.a.Changed()
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

// Primary returns the option that Confirm takes: the picked one, otherwise the
// herald's, otherwise the primary or the only one; nil if there is none.
func (t *Turn) Primary() *show.Option {
	if !t.Deciding {
		return nil
	}
	if t.Picked != "" {
		return t.Choices.Find(t.Picked)
	}
	if o := t.HeraldOption(); o != nil {
		return o
	}
	level := t.Level()
	for _, o := range level {
		if o.Primary && o != t.Decline() {
			return o.Plainest()
		}
	}
	if decline := t.Decline(); decline != nil { // the only one besides
		level = slices.DeleteFunc(level, func(o *show.Option) bool { return o == decline })
	}
	if len(level) == 1 && level[0].Leaf() {
		return level[0]
	}
	return nil
}

// Sells reports whether an option is one of the sales to the goldsmith, among which a press on a gem takes the largest.
func Sells(o *show.Option) bool {
	return o.Leaf() && o.Decision.Kind == touria.Act && o.Target.Kind == show.TargetGem
}

// Confirm takes the primary option.
func (t *Turn) Confirm() {
	o := t.Primary()
	switch {
	case !t.Open():
	case o != nil && o.Grave && o.ID != t.doubted:
		if !t.hasty() {
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

// Prompt says who must decide what (M2).
func (t *Turn) Prompt() string {
	a := t.a
	switch {
	case t.Forced() && t.Legal[0].Kind == touria.Skip:
		return a.T("prompt.act.nothing", words.Lit("Name", t.Board.Names[t.Board.Viewer&3]))
	case t.Forced() && t.Legal[0].Kind == touria.Stop: // what the die shows can't be given
	case (t.Board.Queue.Busy() || t.Forced()) && t.Board.Acts() < rules.NoSeat: // nothing can be chosen yet
		return a.T("prompt.playing", words.Lit("Name", t.Board.Names[t.Board.Acts()]))
	case t.s.Over():
		return show.Prompt(&t.Board.Model, nil, &t.Board.Names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.T("prompt.thinking", words.Lit("Name", t.Board.Names[t.s.ToMove()]))
	case t.Deciding && t.TowerPicked():
		return show.PickedPrompt(t.Choices.Find(t.Picked), t.Board.Names[t.Board.Model.ToMove&3]).In(a.Words())
	case t.Deciding && len(t.Path) > 0:
		if g := t.Choices.Find(t.Path[len(t.Path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.Board.Model, t.Legal, &t.Board.Names).In(a.Words())
}

// Inner returns the options of an open group, nil at the first level.
func (t *Turn) Inner() []*show.Option {
	if len(t.Path) == 0 && t.Among.Kind == show.TargetNone {
		return nil
	}
	return t.Level()
}
