package ui

import (
	"maps"
	"slices"

	"touria.games/touria/game/store"
)

// Rehearsal returns a dry run: an App that has begun the current game as Play would, so that the textures of its
// table can be prefetched. It has no storage and no sound and does not affect a.
func (a *App) Rehearsal() *App {
	r := a.Understudy()
	r.Game().Play(r)
	if _, ok := r.Top().(Prelude); ok {
		r.Pop()
	}
	return r
}

// Prelude is a scene before the table of a game. Whoever draws it prefetches its textures.
type Prelude interface {
	Scene
	Prelude()
}

// Understudy returns a copy of the App without storage and sound. What happens to it does not affect the App.
func (a *App) Understudy() *App {
	r := *a
	r.wire()
	r.cfg.Store, r.cfg.Unsaved, r.settingsAt = store.NewMemory(), nil, ""
	r.cfg.NewSeed = func() string { return "rehearsal" }
	r.shelf = newShelf(&r.cfg)
	r.shelf.at = a.shelf.at
	r.cfg.Pace, r.cfg.Think = nil, rehearsalThink
	r.settings.Setups = maps.Clone(a.settings.Setups)
	r.settings.Learned = maps.Clone(a.settings.Learned)
	r.words = a.words.Copy()
	r.tree, r.stack = Tree{}, slices.Clone(a.stack)
	r.done = make(chan func(), cap(a.done))
	r.working, r.heard, r.hearing = 0, nil, hearing{}
	return &r
}

// rehearsalThink is how many units of work bots do in a tick of a dry run, which must not slow down the
// visible scene.
const rehearsalThink = 20
