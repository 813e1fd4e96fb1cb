package grimoria

import (
	"fmt"

	"touria.games/touria/rules"
)

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, named as in records. The comments name the fields of Event that are set.
// Coins change by Gained and Paid only.
const (
	OrderDrawn    EventKind = iota // chance; List: seats
	RoundBegan                     // Round, Level
	Laid                           // chance; Slot, Open, Card if open
	Hidden                         // chance; RecordOnly; Slot, Card
	Seen                           // chance; private; Card, Slot or NoSlot
	Chosen                         // Seat
	Revealed                       // List: spells by seat
	Ordered                        // List: seats
	TurnBegan                      // Seat
	TurnEnded                      // Seat
	SpellCast                      // Seat, Spell
	Failed                         // Seat, Spell, Why
	Gained                         // Seat, Coins, Spell or Card
	Paid                           // the same
	Discarded                      // Slot, Card
	Drawn                          // chance; Seat, Stack, Card if known to all
	TreasureDrawn                  // chance; Seat
	WentAway                       // Seat, Card if a companion, Treasure, Cloaked
	Attacked                       // Spell, By, On
	Named                          // By, On, Card
	CloakedOne                     // Seat, Card
	Reflected                      // Spell, By, On
	Given                          // By gives, On gets, Card
	LeftGame                       // Seat, Card
	Swapped                        // Seat, Slot, Card if known to all
	Taken                          // the same
	Cleared                        // List: cards
	Reshuffled                     // chance; RecordOnly; List: cards, top first
	Shown                          // Seat; List: places, then treasures
	Ended                          //
	EventKinds
)

var eventNames = [EventKinds]string{"order_drawn", "round_began", "laid", "hidden", "seen", "chosen", "revealed", "ordered", "turn_began",
	"turn_ended", "cast", "failed", "gained", "paid", "discarded", "drawn", "treasure_drawn", "put_away", "attacked", "named", "cloaked",
	"reflected", "given", "left_game", "swapped", "taken", "cleared", "reshuffled", "shown", "ended"}

// String returns the kind's name in records.
func (k EventKind) String() string { return eventNames[k] }

// IsChance reports whether the event is an outcome of chance. Verifying a record compares these.
func (k EventKind) IsChance() bool {
	switch k {
	case OrderDrawn, Laid, Hidden, Seen, Drawn, TreasureDrawn, Reshuffled:
		return true
	}
	return false
}

// Why says why a spell had no effect.
type Why uint8

// The reasons, named as in records.
const (
	Blocked Why = iota
	NoCoin
	NoCards
	NotPoorest
	NoTarget
)

// String returns the reason's name in records.
func (w Why) String() string {
	return [...]string{"blocked", "no_coin", "no_cards", "not_poorest", "no_target"}[w]
}

// NoSlot is the Slot of events that have none.
const NoSlot = 255

// Event is one thing that happened. It has no references, so later changes of the position do not
// affect it.
type Event struct {
	Kind     EventKind
	Only     rules.Audience
	Seat     Seat
	By, On   Seat
	Card     Card // NoCard: not said
	Slot     uint8
	Spell    uint8
	Why      Why
	Open     bool
	Stack    bool // Drawn: from the stack, not the discard pile
	Treasure bool
	Cloaked  bool
	Coins    uint16
	Round    uint8
	Level    uint8
	N        uint8
	List     [AdventureCards]uint8
}

// Log receives the events of an Apply and may force outcomes of chance. A nil Log reports nothing
// and leaves chance to the seed.
type Log struct {
	Events []Event
	// Forced holds outcomes to use, in order, instead of the seed's: Reshuffled, and Drawn from the
	// discard pile. Laid, Hidden, Drawn from the stack and TreasureDrawn bring their card to the top
	// of its stack. An outcome that does not come up is an error.
	Forced []Event

	err error // the first forced outcome that was impossible
}

// Err returns what was impossible among the forced outcomes, or that some did not come up.
func (l *Log) Err() error {
	if l.err == nil && len(l.Forced) > 0 {
		return fmt.Errorf("the forced outcome %s did not come up", l.Forced[0].Kind)
	}
	return l.err
}

func (l *Log) add(e Event) { l.Events = append(l.Events, e) }

// event returns an event without a card or place.
func event(k EventKind, seat Seat) Event {
	return Event{Kind: k, Seat: seat, By: NoSeat, On: NoSeat, Card: NoCard, Slot: NoSlot}
}

// due is an outcome of chance that comes next. How is Event.Open of Laid, and Event.Stack of Drawn.
type due struct {
	kind EventKind
	seat Seat
	slot uint8
	how  bool
}

// forced takes the next forced outcome if it is the one that is due. A seat or place that it leaves
// out fits any.
func (l *Log) forced(d due) (Event, bool) {
	if l == nil || len(l.Forced) == 0 {
		return Event{}, false
	}
	e := l.Forced[0]
	if e.Kind != d.kind || (e.Stack || e.Open) != d.how || e.Seat != NoSeat && e.Seat != d.seat || e.Slot != NoSlot && e.Slot != d.slot {
		return Event{}, false
	}
	l.Forced = l.Forced[1:]
	return e, true
}
