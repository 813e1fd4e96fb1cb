package bot

import "touria.games/touria/rules/touria"

// Values of doing, or not doing, something whatever else is possible.
const (
	atOnce = 1 << 20
	never  = -1 << 20
)

// What an expense must bring in beyond its own worth.
const (
	turnMargin   = 8  // paying a sword for turning a tower
	doubleMargin = 0  // paying a violet gem
	joinMargin   = 26 // the elixir goes to an opponent
	againMargin  = 90 // another whole turn by the hourglass
)

// open scores a candidate, or pushes the walks that will score it.
func (b *greedy) open(i int) {
	d, c := b.legal[i], uint8(i)
	switch d.Kind {
	case touria.Enter:
		// The rose is better kept for the jester.
		b.score(c, atOnce-int(d.Arg))
	case touria.ChooseTower:
		b.openAction(c, b.holdings, b.rules.FacingAction(&b.view.Table, touria.Tower(d.Arg), b.seat), 0)
	case touria.TurnTower:
		b.openTurning(c, touria.Tower(d.Arg))
	case touria.Pass:
		b.score(c, 0)
	case touria.Travel:
		b.score(c, b.worth.at(&b.holdings, touria.Space(d.Arg), &b.offer))
	case touria.Step, touria.Jump, touria.UseBoots, touria.UseLantern, touria.Stop:
		b.openMove(c, d)
	case touria.Take:
		b.openTake(c, d)
	case touria.Act:
		b.openAct(c, d)
	case touria.Double:
		h := b.holdings
		if d.Arg == 0 {
			h.Gems[touria.Violet]--
		} else {
			b.spendItem(&h, touria.Bird)
		}
		b.score(c, b.worth.at(&h, b.view.Destination(), &b.offer)-doubleMargin)
	case touria.Join:
		h := b.holdings
		if d.Arg == 0 {
			h.Elixirs--
		} else {
			b.spendItem(&h, touria.Flagon)
		}
		b.score(c, b.worth.at(&h, b.view.Destination(), &b.offer)-joinMargin)
	case touria.Reroll:
		b.score(c, b.now+b.worth.rollAgain(&b.holdings, b.now))
	case touria.UseItem:
		b.openItem(c, d)
	case touria.UseHourglass:
		b.openHourglass(c)
	case touria.EndTurn:
		b.openEnd(c)
	case touria.Open:
		b.score(c, b.door(int(d.Arg)))
	case touria.Bonus, touria.Give, touria.Duty:
		b.score(c, b.after(d))
	default: // skip, no_double, no_join: things stay as they are
		b.score(c, b.now)
	}
}

// after returns what the player's holdings are worth after a decision whose outcome
// for the player is certain.
func (b *greedy) after(d touria.Decision) int {
	s := b.state
	b.rules.Apply(&s, d, nil)
	if s.Winner() == b.seat {
		return atOnce
	}
	h := s.Holdings(b.seat)
	return b.worth.of(&h)
}

// openAction pushes the walks to a tower action's destination, or scores the
// wizard's places. The toll is subtracted from every outcome.
func (b *greedy) openAction(c uint8, h touria.Holdings, a touria.Action, toll int) {
	if a != touria.Wizard {
		b.start(walk{hold: h, mines: b.offer.mines, at: b.view.Heroes(), dest: touria.Space(a), first: c, free: 3, toll: int16(toll)})
		return
	}
	if h.Gold == 0 {
		return
	}
	h.Gold--
	for to := touria.Space(0); to < touria.Destinations; to++ {
		b.score(c, b.worth.at(&h, to, &b.offer)-toll)
	}
}

// openTurning looks at what a tower offers when turned once or twice.
func (b *greedy) openTurning(c uint8, t touria.Tower) {
	h := b.holdings
	for turns := 1; turns <= 2 && h.Swords > 0; turns++ {
		h.Swords--
		b.openAction(c, h, b.rules.Face(t, b.view.TowerFacing(t)+int(b.seat)+turns), turnMargin*turns)
	}
}

// openMove pushes the walk that continues with a move.
func (b *greedy) openMove(c uint8, d touria.Decision) {
	w := b.here(c)
	switch d.Kind {
	case touria.Stop:
		if b.view.Phase() == touria.PhaseDragon {
			b.score(c, b.now)
			return
		}
		b.score(c, b.worth.at(&w.hold, w.dest, &b.offer))
	case touria.UseBoots:
		b.spendItem(&w.hold, touria.Boots)
		w.free += 3
		b.limitPay(&w)
		b.push(w)
	case touria.UseLantern:
		b.spendItem(&w.hold, touria.Lantern)
		w.lantern = true
		b.push(w)
	case touria.Jump:
		b.spendItem(&w.hold, touria.Compass)
		b.arrive(w, touria.Space(d.Arg), 1)
	case touria.Step:
		for _, l := range b.rules.Links(w.at) {
			if l.To == touria.Space(d.Arg) && w.used>>l.Road&1 == 0 {
				w.used |= 1 << l.Road
				break
			}
		}
		b.arrive(w, touria.Space(d.Arg), touria.StepCost(w.at))
	}
}

// here returns the walk that the present position is part of.
func (b *greedy) here(c uint8) walk {
	w := walk{hold: b.holdings, mines: b.offer.mines, at: b.view.Heroes(), dest: b.view.Destination(), first: c,
		free: int8(b.view.FreeSteps()), lantern: b.view.LanternLit()}
	for road := range b.rules.Roads() {
		if b.view.RoadUsed(road) {
			w.used |= 1 << road
		}
	}
	b.limitPay(&w)
	return w
}

// openTake scores a gem of the thief's draw, or pushes the walk that continues with a gem from a
// mine.
func (b *greedy) openTake(c uint8, d touria.Decision) {
	if b.view.Phase() == touria.PhaseThief {
		h := b.holdings
		h.Gems[d.Arg]++
		b.score(c, b.worth.of(&h))
		return
	}
	w := b.here(c)
	w.hold.Gems[d.Arg]++
	m := &w.mines[w.at.Mine()]
	if m.a == touria.Colour(d.Arg) {
		m.a = m.b
	}
	m.b = touria.NoColour
	w.begun = true
	b.push(w)
}

// openAct scores using the place. The outcome is certain except at the thief and the dragon. Using
// the place is preferred over an equal outcome.
func (b *greedy) openAct(c uint8, d touria.Decision) {
	if at := b.view.Destination(); at.HasChance() {
		b.score(c, b.worth.at(&b.holdings, at, &b.offer)+1)
	} else {
		b.score(c, b.after(d)+1)
	}
}

// openItem scores an item. The broom is one way to travel among others. An item that gains
// something by itself is used at once; the others are kept.
func (b *greedy) openItem(c uint8, d touria.Decision) {
	switch touria.Item(d.Arg) {
	case touria.Broom:
		h := b.holdings
		b.spendItem(&h, touria.Broom)
		b.score(c, b.worth.at(&h, touria.Space(d.Sub), &b.offer))
	case touria.CrystalBall:
		one, two := d.CrystalBallDoors()
		if b.atTheDoors() && b.childrenHidden() && b.unknown(one) && b.unknown(two) {
			b.score(c, 2*atOnce)
		} else {
			b.score(c, never)
		}
	default:
		if gain := b.after(d) - b.now; gain > 0 {
			b.score(c, atOnce/2+gain)
		} else {
			b.score(c, never)
		}
	}
}

// atTheDoors reports whether the player is in the castle or can enter it now.
func (b *greedy) atTheDoors() bool {
	if b.view.InCastle(b.seat) {
		return true
	}
	return b.view.Phase() == touria.PhaseStart && b.view.MayEnter() && b.worth.ready(&b.holdings)
}

// unknown reports whether the bot does not know who is behind a door.
func (b *greedy) unknown(door int) bool {
	return !b.view.DoorOpen(door) && b.view.Behind(door) == touria.Nobody
}

// childrenHidden reports whether the door of the royal children is unknown and cannot be deduced.
func (b *greedy) childrenHidden() bool {
	unknown := 0
	for door := 1; door <= touria.Doors; door++ {
		if b.unknown(door) {
			unknown++
		} else if b.view.Behind(door) == touria.Children {
			return false
		}
	}
	return unknown > 1
}

// door returns the value of opening a closed door: highest for the children's, then for an unknown
// one, then for that of a dweller whose duty can be paid.
func (b *greedy) door(door int) int {
	switch who := b.view.Behind(door); {
	case who == touria.Children:
		return atOnce
	case who == touria.Nobody:
		return 1000
	case b.worth.canGive(&b.holdings, b.rules.Duty(who)):
		return 100
	}
	return 10
}

// openHourglass looks at what another turn would bring.
func (b *greedy) openHourglass(c uint8) {
	if b.view.InCastle(b.seat) || b.worth.ready(&b.holdings) {
		b.score(c, atOnce)
		return
	}
	h := b.holdings
	b.spendItem(&h, touria.Hourglass)
	for t := touria.NW; t < touria.Towers; t++ {
		b.openAction(c, h, b.rules.FacingAction(&b.view.Table, t, b.seat), againMargin)
	}
}

// openEnd scores ending the turn. In the castle opening any door is better.
func (b *greedy) openEnd(c uint8) {
	if b.view.InCastle(b.seat) {
		b.score(c, never+1)
		return
	}
	b.score(c, b.now)
}
