// Package after shows a game of Touria that is over, and what stands beside one that goes on: the finale, the
// summary, the replay, turns seen again, and the photo. Nothing here decides anything.
package after

import (
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
)

// Game is what can be begun once a game is over.
type Game interface {
	// Begin starts a game.
	Begin(a *ui.App, cfg session.Config)
	// SetUp opens the set-up screen.
	SetUp(a *ui.App)
}
