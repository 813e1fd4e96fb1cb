package show

import (
	"cmp"
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Choose turns the viewer's legal decisions into options. With no legal
// decision there are neither options nor refusals.
func Choose(r *touria.Rules, v *touria.View, legal []touria.Decision, names *Names) Choices {
	if len(legal) == 0 {
		return Choices{}
	}
	me := v.Player(v.Me)
	c := chooser{r: r, v: v, me: &me, legal: legal, names: names}
	options := c.options()
	return Choices{Options: page(options, "more"), Refused: c.refusals(options), Question: c.question()}
}

// question reports whether the decision is an offer to be taken or not, or a
// choice of two gems.
func (c *chooser) question() bool {
	switch c.v.Phase() {
	case touria.PhaseJoin, touria.PhaseMine:
		return true
	case touria.PhaseDragon:
		return len(c.legal) == 2 && !has(c.legal, touria.Reroll)
	}
	return false
}

// chooser builds the options of one position.
type chooser struct {
	r     *touria.Rules
	v     *touria.View
	me    *touria.Known
	legal []touria.Decision
	names *Names
}

// of returns the legal decisions of a kind.
func (c *chooser) of(kind touria.Kind) []touria.Decision {
	var found []touria.Decision
	for _, d := range c.legal {
		if d.Kind == kind {
			found = append(found, d)
		}
	}
	return found
}

// leaf returns the option of a legal decision.
func (c *chooser) leaf(id string, target ui.Target, label words.Text, d touria.Decision) Option {
	o := Option{ID: id, Target: target, Label: label, Act: c.act(label, d), Decision: d}
	o.Costs, o.Gives, o.Reveals = c.effects(d)
	o.Grave = c.grave(d)
	return o
}

// grave: see Option.Grave.
func (c *chooser) grave(d touria.Decision) bool {
	switch d.Kind {
	case touria.Bonus, touria.Take:
		return d.Arg == uint8(touria.Black) && c.v.Phase() != touria.PhaseMine &&
			slices.ContainsFunc(c.legal, func(d touria.Decision) bool { return d.Arg != uint8(touria.Black) })
	case touria.ChooseTower, touria.Pass:
		return has(c.legal, touria.Enter)
	}
	return false
}

// primary returns the option as the one that Confirm takes.
func primary(o Option) Option {
	o.Primary = true
	return o
}

// appendGroup appends a group unless it has no children.
func appendGroup(options []Option, id string, target ui.Target, label words.Text, children []Option) []Option {
	if len(children) == 0 {
		return options
	}
	return append(options, group(id, target, label, children))
}

// group returns an option that opens others. A group of a single leaf is that
// leaf with the group's id, target and label; the leaf's label becomes the hint.
func group(id string, target ui.Target, label words.Text, children []Option) Option {
	if len(children) == 1 && children[0].Leaf() {
		o := children[0]
		if o.Label.Key != plainKey {
			o.Hint = o.Label
		}
		o.ID, o.Target, o.Label = id, target, label
		return o
	}
	o := Option{ID: id, Target: target, Label: label, Children: page(children, id+".more"), Reveals: true}
	o.Costs, o.Gives = children[0].Costs, children[0].Gives
	for i := range children {
		o.Reveals = o.Reveals && children[i].Reveals
		o.Costs, o.Gives = common(o.Costs, children[i].Costs), common(o.Gives, children[i].Gives)
	}
	return o
}

// common returns the icons of a that are in b, too.
func common(a, b []ui.Icon) (both []ui.Icon) {
	for _, icon := range a {
		if slices.Contains(b, icon) {
			both = append(both, icon)
		}
	}
	return both
}

// levelMost is how many options a level shows, not counting spaces, doors and gems.
const levelMost = 10

// page moves the options that are too many for one level into a group "More".
func page(options []Option, id string) []Option {
	n := 0
	for i := range options {
		if k := options[i].Target.Kind; k != TargetSpace && k != TargetDoor && k != TargetGem {
			n++
		}
	}
	if n <= levelMost {
		return options
	}
	cut := len(options) - (n - levelMost) - 1
	rest := group(id, button, words.Say("decision.more"), options[cut:])
	return append(options[:cut:cut], rest)
}

// button is the target of options that no thing on the table represents.
var button = ui.Target{Kind: TargetButton}

const plainKey = "decision.plain"

// options lists the options of the phase that is due.
func (c *chooser) options() []Option {
	switch c.v.Phase() {
	case touria.PhaseBonus:
		return c.bonusOptions()
	case touria.PhaseStart:
		return append(c.startOptions(), c.itemOptions()...)
	case touria.PhaseTravel:
		return c.travelOptions()
	case touria.PhaseMove:
		return c.moveOptions()
	case touria.PhaseMine, touria.PhaseThief:
		return c.takeOptions()
	case touria.PhaseAct:
		return append(c.actOptions(), c.itemOptions()...)
	case touria.PhaseDragon:
		return c.dragonOptions()
	case touria.PhaseDouble:
		return append(c.doubleOptions(), c.itemOptions()...)
	case touria.PhaseJoin:
		return c.joinOptions()
	case touria.PhaseEnd:
		return append(c.itemOptions(), c.endOptions()...)
	case touria.PhaseCastle:
		return append(append(c.doorOptions(), c.itemOptions()...), c.endOptions()...)
	case touria.PhaseDuty:
		return c.dutyOptions()
	}
	return nil
}

// blackLast moves the decisions that take the cursed black gem to the end, where
// nobody takes one by mistake.
func blackLast(list []touria.Decision) []touria.Decision {
	slices.SortStableFunc(list, func(a, b touria.Decision) int {
		return cmp.Compare(btoi(a.Arg == uint8(touria.Black)), btoi(b.Arg == uint8(touria.Black)))
	})
	return list
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (c *chooser) bonusOptions() (options []Option) {
	for _, d := range blackLast(c.of(touria.Bonus)) {
		switch d.Arg {
		case touria.BonusGold:
			options = append(options, c.leaf("bonus.gold", button, words.Say("decision.bonus.gold"), d))
		case touria.BonusSword:
			options = append(options, c.leaf("bonus.sword", button, words.Say("decision.bonus.sword"), d))
		default:
			g := touria.Colour(d.Arg)
			options = append(options, c.leaf("bonus."+g.String(), button, words.Say("decision.bonus.gem", gem(g)), d))
		}
	}
	return options
}

func (c *chooser) startOptions() (options []Option) {
	for _, d := range c.of(touria.ChooseTower) {
		w := touria.Tower(d.Arg)
		a := c.r.FacingAction(&c.v.Table, w, c.v.Me)
		o := c.leaf("tower."+w.String(), Thing(TargetTower, d.Arg), words.Say("decision.tower", words.Ref("Action", actionKey(a)), towerName(w)), d)
		o.Hint, o.Offers = words.Say("action."+a.String()+".hint"), a
		options = append(options, o)
	}
	for _, d := range c.of(touria.Pass) {
		w := touria.Tower(d.Arg)
		options = append(options, c.leaf("pass."+w.String(), Thing(TargetTower, d.Arg), words.Say("decision.pass", towerName(w)), d))
	}
	var enter []Option
	for _, d := range c.of(touria.Enter) {
		if d.Arg == 1 {
			enter = append(enter, c.leaf("enter.rose", Thing(TargetItem, touria.Rose), words.Say("decision.enter.rose"), d))
		} else {
			enter = append(enter, c.leaf("enter.plain", button, words.Say("decision.enter"), d))
		}
	}
	options = appendGroup(options, "enter", Thing(TargetSpace, touria.AtCastle), words.Say("decision.enter"), enter)
	var turns []Option
	for _, d := range c.of(touria.TurnTower) {
		w := touria.Tower(d.Arg)
		turns = append(turns, c.leaf("turn_tower."+w.String(), Thing(TargetTower, d.Arg), words.Say("decision.turn_tower", towerName(w)), d))
	}
	return appendGroup(options, "turn_tower", ui.Target{Kind: TargetSwords}, words.Say("decision.turn_towers"), turns)
}

func (c *chooser) travelOptions() (options []Option) {
	for _, d := range c.of(touria.Travel) {
		s := touria.Space(d.Arg)
		options = append(options, c.leaf("travel."+s.String(), Thing(TargetSpace, d.Arg), words.Say("decision.travel", place(s, "to")), d))
	}
	return options
}

func (c *chooser) moveOptions() (options []Option) {
	for _, d := range c.of(touria.Stop) {
		options = append(options, primary(c.leaf("stop", Thing(TargetSpace, c.v.Heroes()), words.Say("decision.stop"), d)))
	}
	for _, d := range c.of(touria.Step) {
		s := touria.Space(d.Arg)
		o := c.leaf("step."+c.r.SpaceName(s), Thing(TargetSpace, d.Arg), words.Say("decision.step", place(s, "to")), d)
		if len(o.Costs) > 0 {
			o.Label.Key = "decision.step.paid"
		}
		options = append(options, o)
	}
	var jumps []Option
	for _, d := range c.of(touria.Jump) {
		s := touria.Space(d.Arg)
		jumps = append(jumps, c.leaf("jump."+s.String(), Thing(TargetSpace, d.Arg), words.Say("decision.jump", place(s, "to")), d))
	}
	options = appendGroup(options, "jump", c.cardTarget(touria.Compass), c.itemLabel(touria.Compass), jumps)
	for _, d := range c.of(touria.UseBoots) {
		options = append(options, c.itemLeaf("boots", touria.Boots, words.Say("decision.boots"), d))
	}
	for _, d := range c.of(touria.UseLantern) {
		options = append(options, c.itemLeaf("lantern", touria.Lantern, words.Say("decision.lantern"), d))
	}
	return append(options, c.itemOptions()...)
}

func (c *chooser) takeOptions() (options []Option) {
	for _, d := range blackLast(c.of(touria.Take)) {
		g := touria.Colour(d.Arg)
		options = append(options, c.leaf("take."+g.String(), Thing(TargetMineGem, d.Arg), words.Say("decision.take", gem(g)), d))
	}
	return options
}

func (c *chooser) doubleOptions() (options []Option) {
	for _, d := range c.of(touria.NoDouble) {
		options = append(options, primary(c.leaf("no_double", button, words.Say("decision.no_double"), d)))
	}
	for _, d := range c.of(touria.Double) {
		if d.Arg == 1 {
			options = append(options, c.itemLeaf("double.bird", touria.Bird, words.Say("decision.double.bird", c.offer()), d))
		} else {
			options = append(options, c.leaf("double.violet", Thing(TargetGem, touria.Violet), words.Say("decision.double.violet", c.offer()), d))
		}
	}
	return options
}

// offer fills the gap What with what the heroes' place would do for the viewer.
func (c *chooser) offer() words.Part {
	return words.Gap("What", words.Say("offer."+c.v.Destination().String()))
}

// joinOptions lists the answers to an offer to join in: for whom, and what for.
func (c *chooser) joinOptions() (options []Option) {
	name := ""
	if c.names != nil {
		name = c.names[c.v.Active()&3]
	}
	for _, d := range c.of(touria.Join) {
		if d.Arg == 1 {
			options = append(options, c.itemLeaf("join.flagon", touria.Flagon, words.Say("decision.join.flagon", c.offer()), d))
		} else {
			options = append(options, c.leaf("join.elixir", ui.Target{Kind: TargetElixir}, words.Say("decision.join.elixir", words.Lit("Name", name), c.offer()), d))
		}
	}
	for _, d := range c.of(touria.NoJoin) {
		options = append(options, c.leaf("no_join", button, words.Say("decision.no_join"), d))
	}
	return options
}

func (c *chooser) doorOptions() (options []Option) {
	for _, d := range c.of(touria.Open) {
		options = append(options, c.leaf("open."+num(d.Arg), Thing(TargetDoor, d.Arg), words.Say("decision.open", words.Num("Count", int(d.Arg))), d))
	}
	return options
}

func (c *chooser) endOptions() (options []Option) {
	for _, d := range c.of(touria.UseHourglass) {
		options = append(options, c.itemLeaf("hourglass", touria.Hourglass, words.Say("decision.hourglass"), d))
	}
	for _, d := range c.of(touria.EndTurn) {
		options = append(options, primary(c.leaf("end_turn", button, words.Say("decision.end_turn"), d)))
	}
	return options
}

func (c *chooser) dutyOptions() (options []Option) {
	var painted []Option
	for _, d := range c.of(touria.Duty) {
		duty := c.r.Duty(c.v.Behind(c.v.DueDoor()))
		switch {
		case duty.Kind == touria.DutyItem:
			i := touria.Item(d.Arg)
			options = append(options, c.leaf("duty."+i.String(), Thing(TargetItem, d.Arg), words.Say("decision.duty.item", item(i)), d))
		case d.Paint != 0:
			painted = append(painted, c.paintedLeaf("duty.paint", d))
		default:
			options = append(options, c.leaf("duty.plain", Thing(TargetGem, duty.Colour), words.Say("decision.duty.gem", gem(duty.Colour)), d))
		}
	}
	return appendGroup(options, "duty.paint", c.cardTarget(touria.Paintbrush), words.Say("decision.painting"), painted)
}

// paintedLeaf returns the option of paying with one painted gem.
func (c *chooser) paintedLeaf(id string, d touria.Decision) Option {
	from := d.Paint.From()
	return c.leaf(id+"."+from.String(), Thing(TargetGem, from), paintLabel(d.Paint), d)
}

func paintLabel(p touria.Paint) words.Text {
	return words.Say("decision.painted", gem(p.From()), words.Ref("Colour", colourKey(p.To())))
}
