package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// base is what the parts of a table share.
type base struct {
	a     *ui.App
	g     *Game
	s     *session.Session
	board *board.Board // the one that is shown
}

// sheet is the place above the main button, for what is chosen or can be chosen.
type sheet struct {
	*base
	turn    *turn.Turn
	drawers *drawers
	past    *past
}

// drawers are the panels pulled over the table, one at a time.
type drawers struct {
	*base
	turn     *turn.Turn
	past     *past
	open     drawer
	scroll   ui.Scroll
	known    rules.Seat    // the bot whose card is shown
	unfolded map[int]bool  // the turns whose details the chronicle shows
	filter   rules.SeatSet // whose turns it shows; empty: everybody's
}

// past is what the others did.
type past struct {
	*base
	turn   *turn.Turn
	rewind func(turns []show.Turn, i int) // shows turns again, from one of them on
}

// people are the others at the table: their cards, and what they say.
type people struct {
	*base
	drawers *drawers
	talk    show.Talk
	remark  remark
}

// tutor gives the hints.
type tutor struct {
	*base
	turn        *turn.Turn
	drawers     *drawers
	checkSaving func()
	lesson      lesson
}

// drawer is a panel pulled over the table.
type drawer uint8

const (
	noDrawer drawer = iota
	logDrawer
	itemsDrawer
	ordersDrawer
	fairyDrawer
	knowsDrawer
)

// lesson is the state of the hints.
type lesson struct {
	shown string                // the lesson on the screen; empty: none
	told  [rules.Seats][]string // what players who want all hints were told in this game
	quiet bool                  // the player has closed a hint: none until the next decision
	idle  int                   // ticks without an act of the player
}

// remark is what somebody says; it is gone after remarkTicks.
type remark struct {
	show.Remark
	ticks int
}

// remarkTicks is how long a remark can be read: 4 s.
const remarkTicks = 240
