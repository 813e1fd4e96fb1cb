package touria

import "math/bits"

// TurnItems are the items that can be used outside the move, and the mirror.
const TurnItems = ItemSet(1<<CrystalBall | 1<<Frog | 1<<Chest | 1<<Knapsack | 1<<Mirror)

// ItemUse is what a decision that uses an item names besides the item.
type ItemUse uint8

// The ways to use items. Most items have no decision of their own: they go with another one.
const (
	NotByItself ItemUse = iota
	UseAlone
	UseOnDoors
	UseOnSlot // of the display
	UseOnMine
	UseOnDestination
)

// Phases of the items that are used by a decision of their own.
const (
	ownTurn = 1<<PhaseStart | 1<<PhaseAct | 1<<PhaseDouble | 1<<PhaseEnd | 1<<PhaseCastle
	anyTime = ownTurn | 1<<PhaseMove
)

// itemUses says how each item is used by a decision of its own, in which phases, and what that
// costs and gives besides the item if it is used alone.
var itemUses = [Items]struct {
	use    ItemUse
	phases uint32
	deal   Deal
}{
	CrystalBall: {use: UseOnDoors, phases: ownTurn},
	Frog:        {use: UseAlone, phases: ownTurn, deal: Deal{Cost: Holdings{Gems: Gems{Black: 1}}}},
	Chest:       {use: UseOnSlot, phases: anyTime},
	Knapsack:    {use: UseOnMine, phases: ownTurn},
	Broom:       {use: UseOnDestination, phases: 1 << PhaseStart},
}

// loneItems are the items that are used alone.
var loneItems = func() (set ItemSet) {
	for i := range NoItem {
		if i.Use() == UseAlone {
			set |= 1 << i
		}
	}
	return set
}()

// Use returns how a decision of its own uses the item.
func (i Item) Use() ItemUse {
	if i >= NoItem {
		return NotByItself
	}
	return itemUses[i].use
}

// Deal returns what the use of an item that is used alone costs and gives besides the item (T8).
func (i Item) Deal() (d Deal, ok bool) {
	if i.Use() != UseAlone {
		return Deal{}, false
	}
	return itemUses[i].deal, true
}

// inHand returns the items that the seat to move can use now: its own and, if it can use the
// mirror, the one on top of the discard pile (T8).
func (s *State) inHand() ItemSet {
	own := s.player(s.toMove).items
	if own>>Mirror&1 != 0 {
		own |= s.mirrored()
	}
	return own
}

// mirrored returns the item that the mirror of the seat to move can copy.
func (s *State) mirrored() ItemSet {
	top := s.DiscardTop()
	if s.toMove != s.active || top == NoItem || top == Rose {
		return 0
	}
	return 1 << top
}

// legalItems lists the own-turn items that the active player can use at the start and end of the
// turn and around the actions (T8).
func (s *State) legalItems(dst []Decision) []Decision {
	if s.player(s.active).items&TurnItems == 0 {
		return dst
	}
	hand := s.inHand()
	if hand.Has(CrystalBall) && s.flags&flagMarriage == 0 {
		for a := 1; a < Doors; a++ {
			for b := a + 1; b <= Doors; b++ {
				if !s.DoorOpen(a) && !s.DoorOpen(b) {
					dst = append(dst, UseCrystalBall(a, b))
				}
			}
		}
	}
	for m := hand & loneItems; m != 0; m &= m - 1 {
		i := Item(bits.TrailingZeros16(uint16(m)))
		if s.lacks(&itemUses[i].deal) == ReasonNone {
			dst = append(dst, UseOn(i, 0))
		}
	}
	if hand.Has(Chest) {
		dst = s.legalChest(dst)
	}
	if hand.Has(Knapsack) {
		for m := M1; m <= M6; m++ {
			gems := s.mines[m.Mine()]
			if gems != 0 && !(s.InCastle(s.active) && gems&15 == uint8(Black)+1) {
				dst = append(dst, UseOn(Knapsack, uint8(m)))
			}
		}
	}
	return dst
}

func (s *State) legalChest(dst []Decision) []Decision {
	for slot, i := range s.display {
		if i != NoItem {
			dst = append(dst, UseOn(Chest, uint8(slot)))
		}
	}
	return dst
}

// applyItem uses an own-turn item or the broom (T8). The item, or the mirror in its place, is
// discarded before it takes effect.
func (r *Rules) applyItem(s *State, d Decision, log *Log) {
	i := Item(d.Arg)
	s.use(i, log)
	switch i.Use() {
	case UseAlone:
		s.strike(&itemUses[i].deal, log)
	case UseOnDoors:
		s.peek(d, log)
	case UseOnSlot:
		s.takeDisplay(int(d.Sub), log)
	case UseOnMine:
		m := Space(d.Sub).Mine()
		g := s.MineGems(m)
		s.mines[m] = 0
		s.collect(m, g, log)
		s.refill(m, log)
	case UseOnDestination:
		s.travel(Space(d.Sub), log)
	}
}

func (s *State) itemRefusal(d Decision) Reason {
	i := NoItem
	switch d.Kind {
	case Jump:
		i = Compass
	case UseBoots:
		i = Boots
	case UseLantern:
		i = Lantern
	case UseHourglass:
		i = Hourglass
	case UseItem:
		i = Item(d.Arg)
	}
	switch {
	case s.toMove != s.active:
		return ReasonNotNow
	case !s.inHand().Has(i):
		if s.player(s.active).items.Has(Mirror) {
			return ReasonNotMirror
		}
		return ReasonNoItem
	case d.Kind == Jump && !s.heroes.IsMine():
		return ReasonNoRoad
	case d.Kind == Jump && s.free == 0 && s.player(s.active).gold == 0:
		return ReasonNoGold
	case i.Use() == UseAlone:
		return s.lacks(&itemUses[i].deal)
	case i == Lantern:
		if s.flags&flagMoved != 0 {
			return ReasonMoved
		}
		return ReasonStrands
	case i == Hourglass:
		return ReasonOpenFirst
	case i == Knapsack:
		if m := Space(d.Sub); m.IsMine() && s.mines[m.Mine()] != 0 {
			return ReasonBlackGem
		}
		return ReasonEmpty
	case i == Chest:
		if d.Sub < 2 && s.display[d.Sub] != NoItem {
			return ReasonStrands
		}
		return ReasonEmpty
	case i == CrystalBall:
		return ReasonDoorOpen
	}
	return ReasonStrands
}

// use discards an item of the seat to move: the item itself or the mirror standing in for it.
func (s *State) use(i Item, log *Log) {
	card := i
	if !s.player(s.toMove).items.Has(i) {
		card = Mirror
	}
	if log != nil {
		log.add(Event{Kind: ItemUsed, Seat: s.toMove, Arg: uint8(card), As: i})
	}
	s.discardItem(card, log)
}

// discardItem moves an item from the hand of the seat to move to the discard pile.
func (s *State) discardItem(i Item, log *Log) {
	s.player(s.toMove).items &^= 1 << i
	s.discard |= uint64(i) << (4 * s.nDiscard)
	s.nDiscard++
	if log != nil {
		log.add(Event{Kind: Paid, Seat: s.toMove, Holdings: Holdings{Items: 1 << i}})
	}
}

// wayItems are the items that can help to reach a destination.
const wayItems = ItemSet(1<<Boots | 1<<Compass | 1<<Mirror)

// kit returns the active player's means of reaching a destination.
func (s *State) kit() kit {
	own := s.player(s.active).items
	return kit{boots: own.Has(Boots), compass: own.Has(Compass), mirror: own.Has(Mirror), top: s.DiscardTop()}
}

// after returns the kit after using an item, or the mirror in its place.
func (k kit) after(i Item, own ItemSet) kit {
	card := i
	if !own.Has(i) {
		card = Mirror
	}
	switch card {
	case Boots:
		k.boots = false
	case Compass:
		k.compass = false
	case Mirror:
		k.mirror = false
	}
	k.top = card
	return k
}

// with returns the kit with an item added.
func (k kit) with(i Item) kit {
	switch i {
	case Boots:
		k.boots = true
	case Compass:
		k.compass = true
	case Mirror:
		k.mirror = true
	}
	return k
}
