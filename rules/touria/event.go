package touria

import "touria.games/touria/rules"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, named as in records. Holdings change through Paid,
// Gained and Collected only; the others tell why, and what chance did. The
// comments name the fields of Event that are set.
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
	ItemUsed                         // Seat, Arg: Item that leaves the hand, As: Item that it acts as
	ItemsReshuffled                  // chance; for the record alone; List, N
	GemDestroyed                     // Seat: a black gem leaves the game
	Peeked                           // chance; private; Seat, Doors and Behind
	Entered                          // Seat, and all that the seat owned: Gold … Items
	DoorOpened                       // chance; Seat, At: door, Arg: Who
	DutyPaid                         // Seat, At: door
	DutyFailed                       // Seat, At: door
	TurnBegan                        // Seat, Turn
	TurnEnded                        // Seat
	Joined                           // Seat, Arg: 0 elixir, 1 flagon
	Won                              // Seat, Arg: ByDoors or ByMarriage
	EventKinds      = iota           // the number of kinds
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

// IsChance tells whether the event reports an outcome of chance; these are
// compared when a record is verified.
func (k EventKind) IsChance() bool {
	switch k {
	case Refilled, Drawn, Rolled, OrderOpened, ItemOpened, ItemsReshuffled, Peeked, DoorOpened:
		return true
	}
	return false
}

// How a game was won.
const (
	ByDoors    = 0 // the royal children were found (T9.4)
	ByMarriage = 1 // sudden marriage (T9.8)
)

// Holdings is what somebody owns, pays or gains.
type Holdings struct {
	Gold                    uint16
	Hearts, Swords, Elixirs uint8
	Gems                    Gems
	Items                   ItemSet
}

// Event is one thing that happened. It carries values, never references, so
// it stays true whatever happens later.
type Event struct {
	Kind     EventKind
	Seat     rules.Seat
	Only     rules.Audience
	At       uint8 // a Space, Tower, slot or door, by kind
	Arg      uint8 // a Colour, Item, order, Who …, by kind
	As       Item
	Last     Colour // Drawn: the gem drawn last
	N        uint8  // ItemsReshuffled: the number of items
	Doors    [2]uint8
	Behind   [2]Who
	Turn     uint16
	Holdings        // what is paid, gained, collected, drawn, shown
	List     uint64 // ItemsReshuffled: items top first, 4 bits each from the lowest
}

// Log receives the events of an Apply, and may force the outcomes of chance.
// A nil Log reports nothing and leaves chance to the seed.
type Log struct {
	Events []Event
	// Forced holds outcomes that replace the seed's, in order: Refilled, Drawn,
	// Rolled and ItemsReshuffled are forced; OrderOpened, ItemOpened, DoorOpened
	// and Peeked bring what is named to the place, where it is still hidden.
	// Kinds that come up while the next forced event is of another kind are
	// left to the seed.
	Forced []Event

	err error // the first forced outcome that cannot be
}
