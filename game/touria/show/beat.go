package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// BeatKind is a kind of beat.
type BeatKind uint8

// The kinds of beats. The comments explain From, To, Arg and Load; Seat is the
// player concerned.
const (
	BeatSettle      BeatKind = iota // nothing to see: a decision is complete, Status takes effect
	BeatNote                        // nothing moves: an event that only changes the model
	BeatGlow                        // the chosen tower (To) glows; Arg: the touria.Action it offers, or NoAction
	BeatTurn                        // the tower To turns by 90°; Arg: the face index towards S afterwards
	BeatStep                        // the heroes go along a road
	BeatJump                        // the heroes jump from mine to mine (compass)
	BeatFly                         // the heroes fly (wizard, broom)
	BeatCollect                     // gems go from a mine to a seat; Load
	BeatReturn                      // black gems go from a mine to the bag (lantern); Load
	BeatRefill                      // gems go from the bag to a mine; Load
	BeatPay                         // Load goes from a seat to the supply, the bag, the discard pile …
	BeatGain                        // Load goes to a seat
	BeatDraw                        // gems come out of the bag before a seat; Load, empty when hidden: show three backs
	BeatKeep                        // a gem of the draw goes to the seat; Load, or nothing when hidden
	BeatRoll                        // the die rolls; Arg: the touria.Colour up at the end
	BeatOrderFilled                 // the order in slot To is done; Arg: its id
	BeatOrderOpened                 // an order opens in slot To; Arg: its id
	BeatItemTaken                   // an item goes from the display to a seat; Arg: the touria.Item
	BeatItemOpened                  // an item opens at a place of the display; Arg: the touria.Item
	BeatItemUsed                    // an item goes from a seat to the discard pile; Arg: the item, As: what it acts as
	BeatDestroy                     // a black gem leaves the game at To (fountain or frog)
	BeatPeek                        // a seat looks behind the doors of Doors
	BeatEnter                       // a seat enters the castle, its screen goes down; Load: all it owns
	BeatKnock                       // somebody knocks at the door To
	BeatLight                       // light shows under the door To
	BeatSwing                       // the door To opens; Arg: the touria.Who behind it
	BeatResult                      // who is behind the door To stays in view; Arg: the touria.Who
	BeatDuty                        // the duty of the door To is paid
	BeatDutyFailed                  // the duty of the door To cannot be paid
	BeatJoin                        // a seat joins in; Arg: 0 elixir, 1 flagon
	BeatBonus                       // a seat takes its bonus; Arg: as in the decision
	BeatGate                        // the castle gate opens for a seat that has what it asks for
	BeatBanner                      // the banner of the seat whose turn begins
	BeatHold                        // a pause, so that the last beat can be read
	BeatCurtain                     // a curtain must fall before what follows; Seat: who may lift it
	BeatWin                         // the winner is known
	BeatKinds       = iota          // the number of kinds
)

// NoAction is the Arg of a BeatGlow when a tower turns without being chosen.
const NoAction = uint8(touria.Actions)

// Beat is one step of the animation of what happens on the table. It is a plain
// value that holds all that a drawing needs.
type Beat struct {
	beat.Timing
	Kind  BeatKind
	Seat  rules.Seat
	From  ui.Target
	To    ui.Target
	Arg   uint8
	As    touria.Item
	Doors [2]uint8
	Load  touria.Holdings

	Event   touria.Event // folded into the model when the beat ends, if Folds
	Folds   bool
	Status  Status // taken over when the beat ends, if Settles
	Settles bool   // completes a decision
}

// Queue plays Touria's beats.
type Queue = beat.Queue[Beat]
