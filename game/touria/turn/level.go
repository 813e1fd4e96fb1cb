package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Level returns the options of the open group, or those of them that aim at the
// pressed target.
func (t *Turn) Level() []*show.Option {
	options := t.Choices.Options
	if len(t.Path) > 0 {
		if g := t.Choices.Find(t.Path[len(t.Path)-1]); g != nil {
			options = g.Children
		}
	}
	if t.Among.Kind != show.TargetNone {
		return show.AimedAt(options, t.Among)
	}
	var level []*show.Option
	for i := range options {
		level = append(level, &options[i])
	}
	return level
}

// Inner returns the options of an open group, nil at the first level.
func (t *Turn) Inner() []*show.Option {
	if len(t.Path) == 0 && t.Among.Kind == show.TargetNone {
		return nil
	}
	return t.Level()
}

// Offers reports whether an option of the level aims at a kind of target.
func (t *Turn) Offers(kind ui.TargetKind) bool {
	return slices.ContainsFunc(t.Level(), func(o *show.Option) bool { return o.Target.Kind == kind })
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

// TowerPicked reports whether the picked option is a tower.
func (t *Turn) TowerPicked() bool {
	if t.Picked == "" {
		return false
	}
	o := t.Choices.Find(t.Picked)
	return o != nil && o.Leaf() && o.Decision.Kind == touria.ChooseTower
}

// AimAt returns the options that a press on a target means.
func (t *Turn) AimAt(target ui.Target) []*show.Option {
	var found []*show.Option
	for _, o := range t.Level() {
		if o.Target == target {
			found = append(found, o)
		}
	}
	if len(found) == 0 && len(t.Path) == 0 {
		found = t.Choices.Aim(target)
	}
	return found
}

// HeraldShown reports whether the panel shows the herald's card: no group is open, nothing else is
// chosen, and no tower is looked at.
func (t *Turn) HeraldShown() bool {
	return t.Deciding && !t.Forced() && t.Advice.Asked() && len(t.Path) == 0 && t.Among.Kind == show.TargetNone && t.Picked == "" && !t.Shown
}

// HeraldOption returns the option on the herald's card, nil without a card.
func (t *Turn) HeraldOption() *show.Option {
	if !t.Advice.On || !t.HeraldShown() {
		return nil
	}
	return t.Choices.Find(t.Advice.path[len(t.Advice.path)-1])
}
