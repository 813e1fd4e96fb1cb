// Package after shows what is seen of a game of Grimoria that is over, or beside it: the counting at dawn, the books, the
// table of all points, the replay. Nothing here decides anything.
package after

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
)

// Game is what can be begun or opened once a game is over.
type Game interface {
	// Begin starts a game.
	Begin(a *ui.App, cfg session.Config)
	// SetUp opens the set-up screen.
	SetUp(a *ui.App)
	// ShowRules opens the rule book.
	ShowRules(a *ui.App)
}
