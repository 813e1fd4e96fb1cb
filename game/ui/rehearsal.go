package ui

import (
	"maps"
	"slices"

	"touria.games/touria/game/store"
)

// Rehearsal returns an App that has begun the current game as Play would, so that the pictures of its
// table can be made before a player asks for it. It keeps nothing, it is not heard, and whatever happens
// in it changes nothing here.
func (a *App) Rehearsal() *App {
	r := a.understudy()
	r.Game().Play(r)
	return r
}

// TitleRehearsal returns an App that shows the title already, like Rehearsal.
func (a *App) TitleRehearsal() *App {
	r := a.understudy()
	r.ShowTitle()
	return r
}

// understudy returns a copy of an App that keeps nothing and is not heard.
func (a *App) understudy() *App {
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
	r.working, r.waiting, r.heard, r.hearing = 0, nil, nil, hearing{}
	return &r
}

// rehearsalThink is how many units of work bots do in a tick of a rehearsal: it goes on while something
// else is looked at.
const rehearsalThink = 20
