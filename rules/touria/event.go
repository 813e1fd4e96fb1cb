package touria

import "touria.games/touria/rules"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, named as in records. Holdings change only through Paid, Gained and
// Collected; the other kinds give reasons and outcomes of chance. The comments name the fields of
// Event that are set.
const (
	BonusTaken      EventKind = iota // Seat, Arg: as in the decision Bonus
	TowerTurned                      // At: Tower; Arg: index of the face now towards S
	Paid                             // Seat, Gold, Hearts, Swords, Elixirs, Gems, Items
	Gained                           // the same; private (Only) for the thief's pick
	Stepped                          // Seat, At: Space; Gold paid for it (0 or 1)
	Jumped                           // Seat, At: Space; Gold
	Travelled                        // Seat, At: Space (wizard, broom)
	Collected                        // Seat, At: Space (mine), Gems
	Returned                         // At: Space (mine), Gems (lantern)
	Refilled                         // chance; At: Space (mine), Gems
	Drawn                            // chance; private; Seat, Gems (the whole draw), Last: the last one drawn
	Kept                             // private; Seat, Arg: Colour
	Rolled                           // chance; Seat, Arg: Colour; Seat is NoSeat at the set-up
	OrderFilled                      // Seat, At: slot, Arg: order id
	OrderOpened                      // chance; At: slot, Arg: order id
	ItemTaken                        // Seat, At: slot, Arg: Item
	ItemOpened                       // chance; At: slot, Arg: Item
	ItemUsed                         // Seat, Arg: Item that leaves the hand, As: Item whose effect is used
	ItemsReshuffled                  // chance; RecordOnly; List, N
	GemDestroyed                     // Seat: a black gem leaves the game
	Peeked                           // chance; private; Seat, Doors and Behind
	Entered                          // Seat, and everything the seat owned: Gold … Items
	DoorOpened                       // chance; Seat, At: door, Arg: Who
	DutyPaid                         // Seat, At: door
	DutyFailed                       // Seat, At: door
	TurnBegan                        // Seat, Turn
	TurnEnded                        // Seat
	Joined                           // Seat, Arg: 0 elixir, 1 flagon
	Won                              // Seat, Arg: ByDoors or ByMarriage
	EventKinds      = iota           // number of kinds
)

var eventNames = []string{"bonus_taken", "tower_turned", "paid", "gained", "stepped", "jumped", "travelled", "collected",
	"returned", "refilled", "drawn", "kept", "rolled", "order_filled", "order_opened", "item_taken", "item_opened",
	"item_used", "items_reshuffled", "gem_destroyed", "peeked", "entered", "door_opened", "duty_paid", "duty_failed",
	"turn_began", "turn_ended", "joined", "won"}

// String returns the kind's name in records.
func (k EventKind) String() string { return nameOf(eventNames, k) }

// ParseEventKind reads a kind's name in records.
func ParseEventKind(name string) (EventKind, error) {
	return parseName[EventKind]("event", eventNames, name)
}

// IsChance reports whether the event is an outcome of chance. Verifying a record compares these.
func (k EventKind) IsChance() bool {
	switch k {
	case Refilled, Drawn, Rolled, OrderOpened, ItemOpened, ItemsReshuffled, Peeked, DoorOpened:
		return true
	}
	return false
}

// The ways to win.
const (
	ByDoors    = 0 // the royal children were found (T9.4)
	ByMarriage = 1 // sudden marriage (T9.8)
)

// Holdings is what a player owns, pays or gains.
type Holdings struct {
	Gold                    uint16
	Hearts, Swords, Elixirs uint8
	Gems                    Gems
	Items                   ItemSet
}

// Event is one thing that happened. It has no references, so later changes of the position do not
// affect it.
type Event struct {
	Kind     EventKind
	Seat     rules.Seat
	Only     rules.Audience
	At       uint8 // a Space, Tower, slot or door, depending on the kind
	Arg      uint8 // a Colour, Item, order, Who …, depending on the kind
	As       Item
	Last     Colour // Drawn: the gem drawn last
	N        uint8  // ItemsReshuffled: the number of items
	Doors    [2]uint8
	Behind   [2]Who
	Turn     uint16
	Holdings        // what is paid, gained, collected, drawn or shown
	List     uint64 // ItemsReshuffled: items from the top, 4 bits each from the lowest
}

// Log receives the events of an Apply and may force outcomes of chance. A nil Log reports nothing
// and leaves chance to the seed.
type Log struct {
	Events []Event
	// Forced holds outcomes to use, in order, instead of the seed's. Refilled, Drawn, Rolled and
	// ItemsReshuffled are used as they are. OrderOpened, ItemOpened, DoorOpened and Peeked move
	// what they name to the place, if it is still hidden. Chance of another kind than the next
	// forced event is left to the seed.
	Forced []Event

	err error // the first forced outcome that was impossible
}
