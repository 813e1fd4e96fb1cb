package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Choices is what the viewer may decide now, as a tree, and what cannot be
// chosen. Each legal decision is one leaf, but the crystal ball's pairs of doors
// are two each: the doors can be picked in either order.
type Choices struct {
	Options []Option
	Refused []Refusal
	// Question is true if the options are answers of equal weight, such as joining
	// in or staying out: none is preselected, and one press answers.
	Question bool
}

// Option is one entry of a Choices: a leaf that is a decision, or a group
// that opens further options.
type Option struct {
	// ID is stable and unique among all options of a Choices: a path of short
	// names, "act.trader.0.plain" for instance. Elements are named by it.
	ID     string
	Target ui.Target
	Label  words.Text
	Act    words.Text // names what a leaf does, for the main button: "Walk to the thief"
	Hint   words.Text // what it means, one short sentence; may be empty
	Costs  []ui.Icon  // costs
	Gives  []ui.Icon  // certain gains
	// Reveals marks an option that brings something hidden to light, so that it
	// cannot be undone (M5). A group reveals if all its options do.
	Reveals bool
	// Grave marks a leaf that throws away what hardly anybody would: it takes the cursed gem though there are others, or
	// begins a turn that could have led into the castle. The main button asks once.
	Grave bool
	// Primary marks the one that the confirm button and a double press take.
	Primary bool
	// Offers is what the place of a tower's face does.
	Offers touria.Action
	// Decision is the legal decision of a leaf, whose Children are nil.
	Decision touria.Decision
	Children []Option
}

// Leaf reports whether the option is a decision.
func (o *Option) Leaf() bool { return len(o.Children) == 0 }

// Plainest returns the decision that a group stands for: its own primary one, as an order paid without an item.
func (o *Option) Plainest() *Option {
	for !o.Leaf() {
		i := slices.IndexFunc(o.Children, func(o Option) bool { return o.Primary })
		if i < 0 {
			return o
		}
		o = &o.Children[i]
	}
	return o
}

// Name returns the option's act, or the label of a group.
func (o *Option) Name() words.Text {
	if o.Act.Key != "" {
		return o.Act
	}
	return o.Label
}

// Refusal is a thing on the screen that cannot be chosen now; Text gives the
// reason (M4). A tower is refused even if it could be turned for a sword, so look
// here before Aim.
type Refusal struct {
	Target ui.Target
	Ask    touria.Decision
}

// Walk calls f for every leaf, in order, until f returns false.
func (c *Choices) Walk(f func(*Option) bool) bool { return walk(c.Options, f) }

func walk(options []Option, f func(*Option) bool) bool {
	for i := range options {
		if o := &options[i]; o.Leaf() {
			if !f(o) {
				return false
			}
		} else if !walk(o.Children, f) {
			return false
		}
	}
	return true
}

// Aim returns the options that a press on a target means: those of the topmost
// level that has any that aim at it, otherwise those that spend it.
func (c *Choices) Aim(target ui.Target) []*Option {
	level := make([]*Option, 0, len(c.Options))
	for i := range c.Options {
		level = append(level, &c.Options[i])
	}
	for len(level) > 0 {
		var found, below []*Option
		for _, o := range level {
			if o.Target == target {
				found = append(found, o)
			}
			for i := range o.Children {
				below = append(below, &o.Children[i])
			}
		}
		if len(found) > 0 {
			return found
		}
		level = below
	}
	return AimedAt(c.Options, target)
}

// AimedAt returns those options of a level that aim at a target, otherwise those that
// spend it: what is the only way to enter the castle or to pay aims at the castle or the
// order instead of the item.
func AimedAt(level []Option, target ui.Target) (found []*Option) {
	for _, aims := range []func(*Option, ui.Target) bool{(*Option).aims, (*Option).spends} {
		for i := range level {
			if aims(&level[i], target) {
				found = append(found, &level[i])
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

func (o *Option) aims(target ui.Target) bool { return o.Target == target }

// spends reports whether the option, or one that it opens, costs the item of a target.
func (o *Option) spends(target ui.Target) bool {
	return target.Kind == TargetItem && slices.Contains(o.Costs, ui.Icon{Kind: IconItem, What: target.N}) ||
		slices.ContainsFunc(o.Children, func(o Option) bool { return o.spends(target) })
}

// Find returns the option with the id, nil if there is none.
func (c *Choices) Find(id string) *Option { return find(c.Options, id) }

func find(options []Option, id string) *Option {
	for i := range options {
		if options[i].ID == id {
			return &options[i]
		}
		if o := find(options[i].Children, id); o != nil {
			return o
		}
	}
	return nil
}

// Path returns the options from the root to the one with the id, inclusive; nil
// if there is none.
func (c *Choices) Path(id string) []*Option { return path(c.Options, id) }

func path(options []Option, id string) []*Option {
	for i := range options {
		if options[i].ID == id {
			return []*Option{&options[i]}
		}
		if p := path(options[i].Children, id); p != nil {
			return append([]*Option{&options[i]}, p...)
		}
	}
	return nil
}
