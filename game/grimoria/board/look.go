package board

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Grimoria's own looks. Icons and Target say what an element represents.
const (
	LookRoom      ui.Look = ui.LookGame + ui.OwnLooks + iota // the room by night and the table in it; Part: how much of the night has passed; Disabled: darkened, so that what lies on the table is seen
	LookRival                                                // a rival's panel in the dark
	LookRivalCell                                            // the same on a small screen, on glass of its own; Lit, Checked, Struck: as Lit, Marked, Struck of LookGlass
	LookPerson                                               // the portrait of Sitter in the mood of Target.N, at home in the dark; Checked: the one whose turn it is
	LookGlass                                                // dark glass on the table; Lit: whose turn it is; Marked: protected; Struck: attacked
	LookCard                                                 // a card, its kind as icon, its name as text if there is room; Checked: chosen; Part: how much of a cloak lies on it
	LookGap                                                  // a place of the display whose card was taken: the taker's crest
	LookPile                                                 // a stack or a pile: its top card as icon, its number as text
	LookHour                                                 // the hour candle; Part: what is left of it
	LookTome                                                 // the open book
	LookPocket                                               // the pocket of hidden cards
	LookPlate                                                // a spell's plate with its number
	LookCell                                                 // a spell in the open book: its plate, its name, and what it does as icons; Below: the name below the plate; Marked: no name; Struck: a bad choice now; Part: with a lock below the name
	LookShut                                                 // a closed book with the seal of the crest
	LookCount                                                // an icon and a number as text
	LookStep                                                 // a step of a turn; Checked: done; Lit: now; Struck: it failed
	LookRank                                                 // a row of the order: place as text, crest, plate as icon, then what it has brought; Lit: now; Part: how pale, as it is to come; Struck: the spell did nothing; Marked: the viewer lost something
	LookVerdict                                              // a card of the reveal: place as Mark, crest and name in its head, the spell as icon and Text, the reason as Sub; Struck: broken
	LookDawn                                                 // the room as it gets light; Part: how far it is
	LookVolume                                               // a part of a score as a book: its kind as Target.N, its number as Mark; Part: how far it has come
	LookOnStack                                              // the portrait of Sitter on a stack of books; Part: how far it has come into the light
	LookHalo                                                 // the light behind a winner; Part: how far it has come
	LookNamePlate                                            // a plate of dark glass; Lit: the winner's
	LookSum                                                  // a seal with a sum
	LookRow                                                  // a stripe of a table; Lit: a stronger one
	LookTally                                                // a kind of card and a number as text, on parchment
	LookRound                                                // a spell's plate and the round as text; Struck: it was blocked
	LookReveal                                               // the stage of the reveal, empty
	LookWord                                                 // a word on the n-th card of the reveal; Checked: on its head; Disabled: the reason
	LookStamp                                                // a stamped word
	LookSitter                                               // the person of Sitter behind the table, half in the dark; Checked: whose turn it is; Marked: protected
	LookArc                                                  // a spell's plate in the arc of the reveal; Lit: somebody has chosen it; Struck: it turns to stone
	LookPawn                                                 // a wizard of the crest on the chosen plate, Part: how far he waits until he drops
	LookShared                                               // the word below a plate that several have chosen
	LookNote                                                 // a sentence in a frame; Struck: bad news
	LookIdle                                                 // the main button while nothing is chosen
	LookFan                                                  // a card of the pocket's fan; Part: how far it leans, −1 … 1
	LookTold                                                 // what happens, in a sentence; Struck: to somebody's harm
	LookChange                                               // what somebody had and has: crest, the numbers as text and mark, the good as icon; Struck: less than before
	LookDelta                                                // by how much a good becomes more or less, at its owner's; Struck: less
	LookOutline                                              // around what was chosen, dashed; Checked: around what was better, in gold
	LookSeal                                                 // the place in the order of the last round, as text, at a crest
)

// The kinds of things on the table.
const (
	TargetSlot   ui.TargetKind = 1 + iota // a place of the display
	TargetSeat                            // a player
	TargetStack                           // the stack of the adventures
	TargetPile                            // the discard pile
	TargetHoard                           // the stack of the treasures
	TargetBook                            // the book
	TargetPocket                          // the viewer's hidden cards
)

// SlotThing, SeatThing and Thing are what an element stands for: a place of the display, a player, anything else.
func SlotThing(i int) ui.Target           { return ui.Target{Kind: TargetSlot, N: uint8(i)} }
func SeatThing(s grimoria.Seat) ui.Target { return ui.Target{Kind: TargetSeat, N: uint8(s)} }
func Thing(k ui.TargetKind) ui.Target     { return ui.Target{Kind: k} }
