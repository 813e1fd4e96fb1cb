package touria

import "touria.games/touria/rules"

// Table is the public part of a position. States and views both contain it.
type Table struct {
	discard  uint64 // items, 4 bits each; the lowest was put down first
	doorBits uint64 // bits 0-8: open doors; then 9 bits for each seat: doors peeked behind
	roads    uint32 // roads used in this turn's move
	turn     uint16
	drawn    uint16 // the thief's draw to pick from: 4 bits each, Colour+1; hidden in others' views
	mines    [Mines]uint8
	display  [2]Item
	nDiscard uint8
	nStack   uint8
	die      Colour
	heroes   Space
	dest     Space
	phase    Phase
	toMove   rules.Seat
	active   rules.Seat // the starting player during the bonuses
	towers   uint8      // 2 bits each: index of the face towards S
	free     uint8
	uses     uint8
	opened   uint8
	due      uint8 // the door whose duty is due, or 0
	seats    rules.SeatSet
	inside   uint8 // bits 0-3: seats in the castle; bits 4-7: seats that joined in
	flags    uint8
}

const (
	flagMayEnter uint8 = 1 << iota
	flagLantern
	flagDoubled
	flagMarriage
	flagOpen
	flagMoved // the heroes have moved in this turn's move
)

// Player is what one seat owns, and its goals.
type player struct {
	gold                    uint16
	items                   ItemSet
	gems                    Gems
	hearts, swords, elixirs uint8
	goalHearts, goalGold    uint8
	secret                  uint32 // gems the others do not know, 5 bits per colour (T10.5)
	limit                   uint32 // for each colour, the most of them the others think possible
}

// State is a whole position with everything hidden: one flat value of 192 bytes without pointers,
// so assignment copies it. The zero value is not a position; use Rules.New or Rules.Load.
type State struct {
	Table
	players  [rules.Seats]player
	seed     uint64
	stack    uint64 // items, 4 bits each; the lowest is the top
	behind   uint64 // who is behind door d: 4 bits at 4(d-1)
	orders   [3]uint32
	bag      Gems
	draws    uint16 // how many numbers each source has given
	rolls    uint16
	shuffles uint16
}

// player returns a seat's belongings. The mask does not change the index; it spares the hot path a
// bounds check, which is costly in WebAssembly.
func (s *State) player(seat rules.Seat) *player { return &s.players[seat&3] }

// Phase returns the kind of decision that is due.
func (t *Table) Phase() Phase { return t.phase }

// ToMove returns the seat whose decision is due, NoSeat when the game is over.
func (t *Table) ToMove() rules.Seat {
	if t.phase == PhaseOver {
		return rules.NoSeat
	}
	return t.toMove
}

// Active returns the seat whose turn it is, or NoSeat during the bonuses.
func (t *Table) Active() rules.Seat {
	if t.phase == PhaseBonus {
		return rules.NoSeat
	}
	return t.active
}

// Start returns the starting player's seat during the bonuses, afterwards NoSeat.
func (t *Table) Start() rules.Seat {
	if t.phase == PhaseBonus {
		return t.active
	}
	return rules.NoSeat
}

// Winner returns the winner's seat, NoSeat while the game goes on.
func (t *Table) Winner() rules.Seat {
	if t.phase == PhaseOver {
		return t.toMove
	}
	return rules.NoSeat
}

// Turn returns the number of the turn, from 1; 0 during the bonuses.
func (t *Table) Turn() int { return int(t.turn) }

// Seats returns the occupied seats.
func (t *Table) Seats() rules.SeatSet { return t.seats }

// Heroes returns the heroes' space.
func (t *Table) Heroes() Space { return t.heroes }

// Destination returns this turn's destination, NoSpace until one is chosen.
func (t *Table) Destination() Space { return t.dest }

// Die returns the colour shown by the die.
func (t *Table) Die() Colour { return t.die }

// TowerFacing returns the index, in the tower's list of faces, of the face towards seat S.
func (t *Table) TowerFacing(w Tower) int { return int(t.towers >> (2 * w) & 3) }

// Mine returns the gems in mine m1 … m6, given its index 0 … 5. NoColour means a missing gem and
// comes last.
func (t *Table) Mine(i int) (a, b Colour) {
	return mineGem(t.mines[i] & 15), mineGem(t.mines[i] >> 4)
}

// mineGem decodes one half of a mine, which is the colour plus one, or 0.
func mineGem(half uint8) Colour {
	if half == 0 {
		return NoColour
	}
	return Colour(half - 1)
}

// MineGems counts the gems in the mine with index 0 … 5.
func (t *Table) MineGems(i int) (g Gems) {
	m := t.mines[i]
	if m&15 != 0 {
		g[m&15-1]++
	}
	if m>>4 != 0 {
		g[m>>4-1]++
	}
	return g
}

// Display returns the open item at the forest fairy's place 0 or 1, NoItem if the place is empty.
func (t *Table) Display(slot int) Item { return t.display[slot] }

// ItemStack returns the number of items in the stack.
func (t *Table) ItemStack() int { return int(t.nStack) }

// DiscardLen returns the number of discarded items.
func (t *Table) DiscardLen() int { return int(t.nDiscard) }

// Discard returns the i-th discarded item; the top is DiscardLen()-1.
func (t *Table) Discard(i int) Item { return Item(t.discard >> (4 * i) & 15) }

// DiscardTop returns the item on top of the discard pile, NoItem if it is empty.
func (t *Table) DiscardTop() Item {
	if t.nDiscard == 0 {
		return NoItem
	}
	return Item(t.discard >> (4 * (t.nDiscard - 1)) & 15)
}

// InCastle reports whether the seat has entered the castle.
func (t *Table) InCastle(s rules.Seat) bool { return t.inside>>s&1 != 0 }

// HasJoined reports whether the seat has joined in this turn.
func (t *Table) HasJoined(s rules.Seat) bool { return t.inside>>(4+s)&1 != 0 }

// DoorOpen reports whether door 1 … 9 is open.
func (t *Table) DoorOpen(door int) bool { return t.doorBits>>(door-1)&1 != 0 }

// HasPeeked reports whether the seat has looked behind the door with the crystal ball.
func (t *Table) HasPeeked(s rules.Seat, door int) bool {
	return t.doorBits>>(Doors+Doors*int(s)+door-1)&1 != 0
}

// RoadUsed reports whether the road was used in this turn's move.
func (t *Table) RoadUsed(road int) bool { return t.roads>>road&1 != 0 }

// Roads returns the roads used in this turn's move, one bit each.
func (t *Table) Roads() uint32 { return t.roads }

// FreeSteps returns the number of free steps left in this turn's move.
func (t *Table) FreeSteps() int { return int(t.free) }

// Uses returns how often the active player has used the place's action this turn.
func (t *Table) Uses() int { return int(t.uses) }

// Doubled reports whether the active player has paid for a second use.
func (t *Table) Doubled() bool { return t.flags&flagDoubled != 0 }

// LanternLit reports whether the lantern is in effect for this turn's move.
func (t *Table) LanternLit() bool { return t.flags&flagLantern != 0 }

// MayEnter reports whether T9.1 held for the active player when the turn began. It is false inside
// the castle and in the views of other players.
func (t *Table) MayEnter() bool { return t.flags&flagMayEnter != 0 }

// SuddenMarriage reports whether that variant is in use (T9.8).
func (t *Table) SuddenMarriage() bool { return t.flags&flagMarriage != 0 }

// OpenScreens reports whether everyone sees all holdings (T10.4).
func (t *Table) OpenScreens() bool { return t.flags&flagOpen != 0 }

// DoorsOpened returns the number of doors opened this turn.
func (t *Table) DoorsOpened() int { return int(t.opened) }

// DueDoor returns the door whose duty is due, 0 if none is.
func (t *Table) DueDoor() int { return int(t.due) }

// Holdings returns what a seat owns.
func (s *State) Holdings(seat rules.Seat) Holdings {
	p := s.player(seat)
	return Holdings{Gold: p.gold, Hearts: p.hearts, Swords: p.swords, Elixirs: p.elixirs, Gems: p.gems, Items: p.items}
}

// Goals returns the hearts and gold that the seat needs to enter the castle.
func (s *State) Goals(seat rules.Seat) (hearts, gold int) {
	return int(s.player(seat).goalHearts), int(s.player(seat).goalGold)
}

// Bag returns the gems in the bag.
func (s *State) Bag() Gems { return s.bag }

// OpenOrder returns the id of the open order of slot 0 … 2. Board.Order returns the order.
func (s *State) OpenOrder(slot int) int { return slot*ordersPerStack + int(s.orders[slot]&15) }

// Behind returns who is behind door 1 … 9.
func (s *State) Behind(door int) Who { return Who(s.behind >> (4 * (door - 1)) & 15) }

// ordersPerStack is the maximum number of orders in a stack.
const ordersPerStack = 6
