package ui

import "touria.games/touria/game/save"

// Game is what the box needs to know of a game: how to start it, set it up and
// resume it. Each game has its own scenes and flow and shares the box's elements,
// dialogs and curtain.
type Game interface {
	// Name returns the game's name in settings, saves and the headers of its records: lower-case
	// letters. The catalogue has title.<name>.name and title.<name>.line for the title.
	Name() string
	// Records returns the reader of the game's records for App.Saves.
	Records() save.Game
	// Resume continues the autosaved game and tells the player of any problem.
	Resume(a *App)
	// Play starts a game at once, with the last set-up if there is one.
	Play(a *App)
	// SetUp opens the set-up screen.
	SetUp(a *App)
	// ShowRules opens the rules reference.
	ShowRules(a *App)
	// Watch opens the replay of a record that Saves.Summarise accepts. where is the place that it
	// comes from, in the player's terms, for messages.
	Watch(a *App, text []byte, where string)
}
