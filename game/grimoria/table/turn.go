package table

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// turn is what somebody decides on a board: what can be chosen, what they have picked or point at.
type turn struct {
	*board
	watched *replay // who shows the board without deciding anything, nil in a game

	deciding bool          // a human is to decide, and nothing plays
	actor    grimoria.Seat // who
	legal    []grimoria.Decision
	options  []show.Option
	picked   int     // the option waiting for confirmation, -1: none
	extra    extra   // what is done before the card is taken
	at       subject // what pointer or focus is on
	wait     int     // ticks until a forced decision is made
	guard    int     // ticks in which presses rest
	quiet    int     // ticks since the last press that decided something
	advised  bool    // the owl is asked about this decision
	blind    blind   // who chooses before everybody's eyes
	peeking  bool    // somebody looks at their cards while all choose
}
