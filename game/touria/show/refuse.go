package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// refusals lists the things that no option aims at, each with the decision whose
// refusal says why (M4). Towers that can only be turned for a sword are included.
func (c *chooser) refusals(options []Option) []Refusal {
	aimed := map[ui.Target]bool{}
	mark(aimed, options)
	for w := range touria.Towers { // turning one for a sword is not choosing it
		aimed[Thing(TargetTower, w)] = false
	}
	for i := range options {
		aimed[options[i].Target] = true
	}
	var refused []Refusal
	refuse := func(kind ui.TargetKind, n int, ask touria.Decision) {
		if t := Thing(kind, n); !aimed[t] && !slices.Contains(c.legal, ask) {
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

// mark records what the options of all levels aim at, and the items that they spend.
func mark(aimed map[ui.Target]bool, options []Option) {
	for i := range options {
		aimed[options[i].Target] = true
		for _, cost := range options[i].Costs {
			if cost.Kind == IconItem {
				aimed[Thing(TargetItem, cost.What)] = true
			}
		}
		mark(aimed, options[i].Children)
	}
}

// notNow returns a decision that is never legal in this phase.
func (c *chooser) notNow() touria.Decision {
	if c.v.Phase() == touria.PhaseBonus {
		return touria.Decision{Kind: touria.Step}
	}
	return touria.Decision{Kind: touria.Bonus}
}

// askSpace returns the decision to go to a space: into the castle at the start
// of a turn, or by road.
func (c *chooser) askSpace(s touria.Space) touria.Decision {
	switch {
	case c.v.Phase() == touria.PhaseStart && s == touria.AtCastle && !c.v.SuddenMarriage():
		return c.askEnter()
	case c.v.Phase() == touria.PhaseMove && s == c.v.Heroes():
		return touria.Decision{Kind: touria.Stop}
	case c.v.Phase() == touria.PhaseMove:
		return touria.Decision{Kind: touria.Step, Arg: uint8(s)}
	case c.v.Phase() == touria.PhaseAct && s == c.v.Destination() && !has(c.legal, touria.Act):
		if s == touria.AtGoldsmith {
			return touria.ActGoldsmith(touria.ForGold, touria.Blue, false, 0)
		}
		return touria.Decision{Kind: touria.Act}
	}
	return c.notNow()
}

// askEnter returns the decision to enter the castle, with the rose if owned.
func (c *chooser) askEnter() touria.Decision {
	d := touria.Decision{Kind: touria.Enter}
	if c.me.Items.Has(touria.Rose) {
		d.Arg = 1
	}
	return d
}

// askDoor returns the decision to open a door, or to enter the castle first.
func (c *chooser) askDoor(door int) touria.Decision {
	if c.v.Phase() == touria.PhaseStart && !c.v.DoorOpen(door) {
		return c.askEnter()
	}
	return touria.Decision{Kind: touria.Open, Arg: uint8(door)}
}

// askAct returns the action if the heroes are at that place; elsewhere the
// decision would mean something else.
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

// itemAsks holds a decision that uses each item of those that have a kind of decision of their own.
var itemAsks = map[touria.Item]touria.Decision{
	touria.Compass:   {Kind: touria.Jump, Arg: uint8(touria.M1)},
	touria.Hourglass: {Kind: touria.UseHourglass},
	touria.Boots:     {Kind: touria.UseBoots},
	touria.Lantern:   {Kind: touria.UseLantern},
	touria.Flagon:    {Kind: touria.Join, Arg: 1},
}

// askUse returns a decision that uses an item; ok is false if it goes with other decisions.
func askUse(i touria.Item) (ask touria.Decision, ok bool) {
	switch i.Use() {
	case touria.UseAlone, touria.UseOnSlot, touria.UseOnDestination:
		return touria.UseOn(i, 0), true
	case touria.UseOnDoors:
		return touria.UseCrystalBall(1, 2), true
	case touria.UseOnMine:
		return touria.UseOn(i, uint8(touria.M1)), true
	}
	ask, ok = itemAsks[i]
	return ask, ok
}

// askItem returns the decision to use an item that cannot be used now.
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
	if ask, ok := askUse(i); ok {
		return ask
	}
	return c.notNow()
}

// askMirror returns the decision to use the mirror: as the item on top of the
// discard pile if that can be used by itself, otherwise as an item that it
// cannot copy.
func (c *chooser) askMirror() touria.Decision {
	top := c.v.DiscardTop()
	if ask, ok := askUse(top); ok && top != touria.Flagon {
		return ask
	}
	for _, use := range []touria.ItemUse{touria.UseAlone, touria.UseOnMine, touria.UseOnSlot, touria.UseOnDoors} {
		for i := range touria.NoItem {
			if ask, ok := askUse(i); ok && i.Use() == use && i != top && !c.me.Items.Has(i) {
				return ask
			}
		}
	}
	return c.notNow()
}
