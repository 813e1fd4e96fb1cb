package ui

import "touria.games/touria/game/save"

// Game is a game of the box, as the box sees it: what the title needs to
// start it, set it up and go on with it. Each game brings its own scenes and
// its own flow; the box shares its elements, dialogs and curtain with them.
type Game interface {
	// Name names the game in settings and saves: a few lower-case letters.
	Name() string
	// Records reads the game's records, for its saves: see App.Saves.
	Records() save.Game
	// Resume goes on with the game that the autosave holds. What is wrong with
	// it, the player is told.
	Resume(a *App)
	// Play begins a game at once: with the last set-up, or a first game.
	Play(a *App)
	// SetUp opens the screen on which a game is set up.
	SetUp(a *App)
	// ShowRules opens the rules to read.
	ShowRules(a *App)
}

// Running is the scene of a running game.
type Running interface {
	Scene
	// Cover puts a curtain before what only one player may see, if somebody else
	// may have come to the screen (M9).
	Cover()
}

// running returns the scene of the running game, nil if there is none.
func (a *App) running() Running {
	for _, s := range a.stack {
		if r, ok := s.(Running); ok {
			return r
		}
	}
	return nil
}
