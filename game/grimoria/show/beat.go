package show

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/rules/grimoria"
)

// BeatKind is a kind of beat.
type BeatKind uint8

// The kinds of beats. The event tells the rest.
const (
	BeatSettle  BeatKind = iota // nothing to see: a decision is complete
	BeatNight                   // a round begins: the candle sinks a step, a page breaks its seal
	BeatDeal                    // a card is laid on a place of the display
	BeatSeal                    // a seat has sealed its spell
	BeatOpen                    // all books open
	BeatBlock                   // black magic turns to stone
	BeatClash                   // those who have chosen the same spell knock together
	BeatOrder                   // the order forms
	BeatTurn                    // a turn begins
	BeatCast                    // a spell is cast
	BeatFail                    // it has no effect
	BeatCoins                   // coins come or go
	BeatDiscard                 // a card of the display goes to the discard pile
	BeatDraw                    // a card comes from a stack or the discard pile to a seat
	BeatAway                    // a card goes under its stack
	BeatBolt                    // an attack flies to its target, and hangs there
	BeatNamed                   // the companion that it wants is named
	BeatVeil                    // a cloak falls over a companion
	BeatMirror                  // the attack turns back
	BeatGive                    // a companion changes hands
	BeatLeave                   // a cloak or mirror leaves the game
	BeatTake                    // a card of the display goes to a seat
	BeatSwap                    // the same, and the witch lies down in its place
	BeatClear                   // what was left goes to the discard pile
	BeatShuffle                 // the discard pile becomes the stack
	BeatShow                    // a hand is turned up
	BeatDawn                    // the night is over
	BeatHold                    // a pause, so that the order can be read
	BeatRead                    // the same for what the stage tells
	BeatKinds   = iota
)

// Beat is one step of the animation. It is a plain value that holds all that a drawing needs.
type Beat struct {
	beat.Timing
	Kind  BeatKind
	Event grimoria.Event
	// After is the model when the beat has ended, and Decision that it completes one.
	After    Model
	Decision bool
	Told     *Told // what the stage tells meanwhile, nil for nothing
}

// Queue plays Grimoria's beats.
type Queue = beat.Queue[Beat]

// timings are those of art/grimoria: ticks of a sixtieth of a second.
var timings = [BeatKinds]beat.Timing{
	BeatNight: {Ticks: 54, Ease: beat.InOut},
	BeatDeal:  {Ticks: 19, Lap: 13, Ease: beat.Out},
	BeatSeal:  {Ticks: 8},
	// A press completes the reveal; a second one ends it.
	BeatOpen:    {Ticks: 100, Run: true, Ease: beat.Out},
	BeatBlock:   {Ticks: 54, Run: true},
	BeatClash:   {Ticks: 72, Run: true},
	BeatOrder:   {Ticks: 110, Ease: beat.InOut},
	BeatTurn:    {Ticks: 28, Ease: beat.Out},
	BeatCast:    {Ticks: 42, Ease: beat.Out},
	BeatFail:    {Ticks: 44},
	BeatCoins:   {Ticks: 30, Lap: 10, Ease: beat.InOut},
	BeatDiscard: {Ticks: 26, Ease: beat.InOut},
	BeatDraw:    {Ticks: 30, Lap: 6, Ease: beat.InOut},
	BeatAway:    {Ticks: 28, Ease: beat.InOut},
	BeatBolt:    {Ticks: 40, Ease: beat.In},
	BeatNamed:   {Ticks: 30},
	BeatVeil:    {Ticks: 30, Ease: beat.Out},
	BeatMirror:  {Ticks: 34, Ease: beat.InOut},
	BeatGive:    {Ticks: 36, Ease: beat.InOut},
	BeatLeave:   {Ticks: 20},
	BeatTake:    {Ticks: 30, Ease: beat.InOut},
	BeatSwap:    {Ticks: 36, Ease: beat.InOut},
	BeatClear:   {Ticks: 30, Ease: beat.In},
	BeatShuffle: {Ticks: 30},
	BeatShow:    {Ticks: 14},
	BeatDawn:    {Ticks: 110, Ease: beat.InOut},
	BeatHold:    {Ticks: 110},
}

// kinds says how events are shown. Those that are missing are not: they only change the model.
var kinds = map[grimoria.EventKind]BeatKind{
	grimoria.RoundBegan: BeatNight, grimoria.Laid: BeatDeal, grimoria.Chosen: BeatSeal, grimoria.Revealed: BeatOpen, grimoria.Ordered: BeatOrder,
	grimoria.TurnBegan: BeatTurn, grimoria.SpellCast: BeatCast, grimoria.Failed: BeatFail, grimoria.Gained: BeatCoins, grimoria.Paid: BeatCoins,
	grimoria.Discarded: BeatDiscard, grimoria.Drawn: BeatDraw, grimoria.TreasureDrawn: BeatDraw, grimoria.WentAway: BeatAway, grimoria.Attacked: BeatBolt,
	grimoria.Named: BeatNamed, grimoria.CloakedOne: BeatVeil, grimoria.Reflected: BeatMirror, grimoria.Given: BeatGive, grimoria.LeftGame: BeatLeave,
	grimoria.Swapped: BeatSwap, grimoria.Taken: BeatTake, grimoria.Cleared: BeatClear, grimoria.Reshuffled: BeatShuffle, grimoria.Shown: BeatShow,
	grimoria.Ended: BeatDawn,
}
