package show

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// BeatKind is a kind of beat: one small thing that the table shows happening.
type BeatKind uint8

// The kinds of beats. The comments tell what moves From where To where, and
// what Arg and Load say; Seat is whom it is about.
const (
	BeatSettle      BeatKind = iota // nothing to see: a decision is complete, Status counts from now on
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
	BeatResult                      // what stands in the door To is held in view; Arg: the touria.Who
	BeatDuty                        // the duty of the door To is paid
	BeatDutyFailed                  // the duty of the door To cannot be paid
	BeatJoin                        // a seat joins in; Arg: 0 elixir, 1 flagon
	BeatBonus                       // a seat takes its bonus; Arg: as in the decision
	BeatBanner                      // the banner of the seat whose turn begins
	BeatHold                        // a pause in which the last beat stays readable
	BeatCurtain                     // a curtain must stand before what follows; Seat: who may lift it
	BeatWin                         // the winner is known
	BeatKinds       = iota          // the number of kinds
)

// NoAction is the Arg of a BeatGlow when a tower turns without being chosen.
const NoAction = uint8(touria.Actions)

// Ease is how a beat's progress becomes a movement.
type Ease uint8

// The easings. EaseFade means that nothing moves: things fade out and in
// where they are (reduced motion).
const (
	EaseLinear  Ease = iota
	EaseInOut        // starts and stops softly: heroes, flights
	EaseOut          // stops softly: things that arrive
	EaseIn           // starts softly: things that leave
	EaseOutBack      // overshoots a little and swings back: doors
	EaseTurn         // gathers way, overshoots by a twentieth and settles: towers
	EaseBounce       // settles with small hops: the die
	EaseFade         // fades in place
)

// Cue names a sound that a beat makes when it begins; "" is silence.
type Cue string

// The sound cues.
const (
	CueNone     Cue = ""
	CueTower    Cue = "tower"    // stone grinds and clacks
	CueGlow     Cue = "glow"     // a tower is chosen
	CueStep     Cue = "step"     // hooves
	CueFly      Cue = "fly"      // wizard, broom, compass
	CueGem      Cue = "gem"      // a coloured gem
	CueCursed   Cue = "cursed"   // a black gem
	CueCoin     Cue = "coin"     //
	CueHeart    Cue = "heart"    //
	CueSword    Cue = "sword"    //
	CueElixir   Cue = "elixir"   //
	CueItem     Cue = "item"     // an item is taken or used
	CueCard     Cue = "card"     // an order or item is opened
	CueBag      Cue = "bag"      // gems are drawn
	CueDie      Cue = "die"      //
	CueSplash   Cue = "splash"   // the fountain
	CuePeek     Cue = "peek"     // the crystal ball
	CueKnock    Cue = "knock"    //
	CueDoor     Cue = "door"     // a door opens
	CueDweller  Cue = "dweller"  // it is the wrong one
	CueChildren Cue = "children" // it is the right one
	CueTurn     Cue = "turn"     // the viewer's turn begins
	CueWin      Cue = "win"      //
)

// Beat is one small thing that the table shows happening. Beats are plain
// values; From, To, Load and Arg say all that a picture needs.
type Beat struct {
	Kind  BeatKind
	Ease  Ease
	Ticks uint16 // length at speed 1x, 60 a second
	Lap   uint16 // the next beat may begin so many ticks before this one ends
	Run   bool   // skipping it skips the next one, too
	Seat  rules.Seat
	From  Target
	To    Target
	Arg   uint8
	As    touria.Item
	Doors [2]uint8
	Load  touria.Holdings
	Cue   Cue

	// Event is folded into the model when the beat ends, if Folds.
	Event touria.Event
	Folds bool
	// Status counts when the beat ends, if Settles: a decision is complete.
	Status  Status
	Settles bool
}

// Speed is how fast beats play.
type Speed uint8

// The speeds. At Instant every beat ends at once.
const (
	Speed1 Speed = iota
	Speed2
	Speed4
	Instant
	Speeds = iota
)
