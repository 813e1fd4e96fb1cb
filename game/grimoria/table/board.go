package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// turn is what somebody decides on a position: what can be chosen, what they have picked or point at.
type turn struct {
	*board.Tableau
	g *Game

	legal   []grimoria.Decision
	options []show.Option
	picked  int                // the option waiting for confirmation, -1: none
	doubted *show.Option       // the main button has asked whether it is meant: the next press does it
	extra   extra              // what is done before the card is taken
	tapped  board.Subject      // the card of the display that was pressed while spells are chosen
	wait    int                // ticks until a forced decision is made
	guard   int                // ticks in which presses rest
	quiet   int                // ticks since the last press that decided something
	advised bool               // the owl is asked about this decision
	blind   blind              // who chooses before everybody's eyes
	peeking bool               // somebody looks at their cards while all choose
	guided  bool               // the first round is explained step by step
	waits   bool               // the table waits until what is explained has been read
	read    func() (more bool) // notes that it has been read; more: there is more to read; nil: nothing is explained
}
