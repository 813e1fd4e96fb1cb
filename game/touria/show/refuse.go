package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// refusals lists the things of the table, and of one's own, that no option
// aims at, each with the decision whose refusal tells why (M4); also towers
// that can only be turned for a sword.
func (c *chooser) refusals(options []Option) []Refusal {
	aimed := map[ui.Target]bool{}
	mark(aimed, options)
	for w := range touria.Towers { // to be turned for a sword is not to be chosen
		aimed[target(TargetTower, uint8(w))] = false
	}
	for i := range options {
		aimed[options[i].Target] = true
	}
	var refused []Refusal
	refuse := func(kind ui.TargetKind, n int, ask touria.Decision) {
		if t := target(kind, uint8(n)); !aimed[t] && !slices.Contains(c.legal, ask) {
			refused = append(refused, Refusal{t, ask})
		}
	}
	for w := range touria.Towers {
		refuse(TargetTower, w, touria.Decision{Kind: touria.ChooseTower, Arg: uint8(w)})
	}
	for s := range c.r.Spaces() {
		refuse(TargetSpace, s, c.askSpace(touria.Space(s)))
	}
	for door := 1; door <= touria.Doors && !c.v.SuddenMarriage(); door++ {
		refuse(TargetDoor, door, c.askDoor(door))
	}
	for slot := range 2 {
		refuse(TargetDisplay, slot, c.askAct(touria.AtForest, touria.ActForest(slot)))
	}
	for slot := range 3 {
		refuse(TargetOrder, slot, c.askAct(touria.AtTrader, touria.ActTrader(slot, 0, 0)))
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if c.me.Items.Has(i) {
			refuse(TargetItem, int(i), c.askItem(i))
		}
	}
	refuse(TargetSwords, 0, c.askSwords())
	return refused
}

// mark notes what the options aim at, on all levels.
func mark(aimed map[ui.Target]bool, options []Option) {
	for i := range options {
		aimed[options[i].Target] = true
		mark(aimed, options[i].Children)
	}
}

// notNow is a decision that is not due in this phase, whatever else holds.
func (c *chooser) notNow() touria.Decision {
	if c.v.Phase() == touria.PhaseBonus {
		return touria.Decision{Kind: touria.Step}
	}
	return touria.Decision{Kind: touria.Bonus}
}

// askSpace asks for going to a space: into the castle at the start of a turn, by
// road on the way.
func (c *chooser) askSpace(s touria.Space) touria.Decision {
	switch {
	case c.v.Phase() == touria.PhaseStart && s == touria.AtCastle && !c.v.SuddenMarriage():
		return c.askEnter()
	case c.v.Phase() == touria.PhaseMove && s == c.v.Heroes():
		return touria.Decision{Kind: touria.Stop}
	case c.v.Phase() == touria.PhaseMove:
		return touria.Decision{Kind: touria.Step, Arg: uint8(s)}
	}
	return c.notNow()
}

// askEnter asks for entering the castle, with the rose if there is one.
func (c *chooser) askEnter() touria.Decision {
	d := touria.Decision{Kind: touria.Enter}
	if c.me.Items.Has(touria.Rose) {
		d.Arg = 1
	}
	return d
}

// askDoor asks for a door; who stands outside must enter the castle first.
func (c *chooser) askDoor(door int) touria.Decision {
	if c.v.Phase() == touria.PhaseStart && !c.v.DoorOpen(door) {
		return c.askEnter()
	}
	return touria.Decision{Kind: touria.Open, Arg: uint8(door)}
}

// askAct asks for an action where the heroes are at that place; decisions of
// other places would read it as theirs.
func (c *chooser) askAct(at touria.Space, act touria.Decision) touria.Decision {
	if c.v.Phase() == touria.PhaseAct && c.v.Destination() == at {
		return act
	}
	return c.notNow()
}

func (c *chooser) askSwords() touria.Decision {
	switch c.v.Phase() {
	case touria.PhaseStart:
		return touria.Decision{Kind: touria.TurnTower}
	case touria.PhaseDragon:
		return touria.Decision{Kind: touria.Reroll}
	}
	return c.notNow()
}

// itemAsks are the decisions that ask for an item's use.
var itemAsks = map[touria.Item]touria.Decision{
	touria.Compass:     {Kind: touria.Jump, Arg: uint8(touria.M1)},
	touria.CrystalBall: touria.UseCrystalBall(1, 2),
	touria.Frog:        touria.UseOn(touria.Frog, 0),
	touria.Chest:       touria.UseOn(touria.Chest, 0),
	touria.Hourglass:   {Kind: touria.UseHourglass},
	touria.Knapsack:    touria.UseOn(touria.Knapsack, uint8(touria.M1)),
	touria.Boots:       {Kind: touria.UseBoots},
	touria.Lantern:     {Kind: touria.UseLantern},
	touria.Broom:       touria.UseOn(touria.Broom, 0),
	touria.Flagon:      {Kind: touria.Join, Arg: 1},
}

// askItem asks for an own item that cannot be used now.
func (c *chooser) askItem(i touria.Item) touria.Decision {
	switch i {
	case touria.Mirror:
		return c.askMirror()
	case touria.Rose:
		if c.v.Phase() == touria.PhaseStart && !c.v.SuddenMarriage() {
			return touria.Decision{Kind: touria.Enter, Arg: 1}
		}
	case touria.Compass:
		if c.v.Heroes() == touria.M1 {
			return touria.Decision{Kind: touria.Jump, Arg: uint8(touria.M2)}
		}
	case touria.Helmet:
		return c.askAct(touria.AtTournament, touria.ActTournament(touria.TourneyHeartHeart))
	case touria.Bird:
		if c.v.Phase() == touria.PhaseDouble {
			return touria.Decision{Kind: touria.Double, Arg: 1}
		}
	}
	if ask, ok := itemAsks[i]; ok {
		return ask
	}
	return c.notNow()
}

// askMirror asks for the mirror: as the item on top of the discard pile if that
// has a use of its own, else as an item that is neither there nor in hand, which says
// that it cannot be copied.
func (c *chooser) askMirror() touria.Decision {
	top := c.v.DiscardTop()
	if ask, ok := itemAsks[top]; ok && top != touria.Flagon {
		return ask
	}
	for _, i := range []touria.Item{touria.Frog, touria.Knapsack, touria.Chest, touria.CrystalBall} {
		if i != top && !c.me.Items.Has(i) {
			return itemAsks[i]
		}
	}
	return c.notNow()
}
