package table

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// pull opens a drawer, or closes it if it is open.
func (dr *drawers) pull(d drawer) {
	if dr.open == d {
		d = noDrawer
	}
	dr.open = d
	dr.scroll.Top()
	if d == logDrawer { // the newest turn is the last
		dr.scroll.End()
	}
	dr.a.Moved()
}

// point closes the chronicle and highlights a target for three seconds.
func (dr *drawers) point(target ui.Target) {
	dr.open = noDrawer
	dr.board.Point(target)
	dr.a.Moved()
}

// knows opens a bot's card "What this bot knows".
func (dr *drawers) knows(seat rules.Seat) {
	dr.known = seat
	dr.pull(knowsDrawer)
}
