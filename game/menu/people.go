package menu

import (
	"maps"
	"slices"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
)

// persons returns the names to choose a profile's owner from: those who have one, who
// sit at the table, and the names suggested to players.
func persons(a *ui.App) []string {
	names := slices.Sorted(maps.Keys(a.Settings().Profiles))
	add := func(name string) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, g := range a.Games() {
		if g, ok := g.(Peopled); ok {
			for _, name := range g.Persons(a) {
				add(name)
			}
		}
	}
	for _, name := range a.Names() {
		add(name)
	}
	return names
}

// keepProfile gives a person a profile, or removes it. A new one begins with the common settings.
func keepProfile(a *ui.App, name string, on bool) {
	switch {
	case !on:
		delete(a.Settings().Profiles, name)
	case len(a.Settings().Profiles) < settings.MostProfiles:
		c := a.Settings().Comfort
		if a.Settings().Profiles == nil {
			a.Settings().Profiles = map[string]*settings.Comfort{}
		}
		a.Settings().Profiles[name] = &c
	}
	a.Save()
	a.Adapt()
}

// Shared reports whether several people share the screen of the running game.
func Shared(a *ui.App) bool {
	if a.Running() == nil {
		return false
	}
	g, ok := a.Game().(Peopled)
	return ok && len(g.Persons(a)) > 1
}
