package ui

import (
	"maps"
	"slices"

	"touria.games/touria/game/store/settings"
)

// Watched is a running game that says who is looking at it.
type Watched interface {
	// Viewer returns the name of the person whose view is shown, "" for the public's.
	Viewer() string
}

// viewer returns the name of the person at the screen, "" if it may be anybody.
func (a *App) viewer() string {
	for i := len(a.stack) - 1; i >= 0; i-- {
		switch s := a.stack[i].(type) {
		case *Curtain:
			return s.Player // who comes must be able to read it
		case Watched:
			return s.Viewer()
		}
	}
	return ""
}

// Comfort returns how the person at the screen likes to play. Call Save after
// changing it, and Adapt.
func (a *App) Comfort() *settings.Comfort {
	if c := a.settings.Profiles[a.person]; c != nil {
		return c
	}
	return &a.settings.Comfort
}

// Adapt makes changes of Comfort count.
func (a *App) Adapt() {
	a.scanned = a.ticks
	a.rescale()
}

// meet takes over the profile of the person at the screen.
func (a *App) meet() {
	who := a.viewer()
	if who == a.person {
		return
	}
	before := a.Comfort()
	a.person = who
	if a.Comfort() != before {
		a.Adapt()
	}
}

// Person returns the name of the person at the screen if they have a profile of their
// own, otherwise "".
func (a *App) Person() string {
	if a.settings.Profiles[a.person] == nil {
		return ""
	}
	return a.person
}

// persons returns the names to choose a profile's owner from: those who have one, who
// sit at the table, and the names suggested to players.
func (a *App) persons() []string {
	names := slices.Sorted(maps.Keys(a.settings.Profiles))
	add := func(name string) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, g := range a.shelf.games {
		if g, ok := g.(interface{ Persons(a *App) []string }); ok {
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

// Keep gives a person a profile, or takes it away. A new one begins with everybody's.
func (a *App) keepProfile(name string, on bool) {
	switch {
	case !on:
		delete(a.settings.Profiles, name)
	case len(a.settings.Profiles) < settings.MostProfiles:
		c := a.settings.Comfort
		if a.settings.Profiles == nil {
			a.settings.Profiles = map[string]*settings.Comfort{}
		}
		a.settings.Profiles[name] = &c
	}
	a.Save()
	a.Adapt()
}

// LeftHanded reports whether the table is mirrored for a left hand.
func (a *App) LeftHanded() bool { return a.Comfort().LeftHanded }

// Contrast reports whether the theme of high contrast is on.
func (a *App) Contrast() bool { return a.Comfort().Contrast }

// Compact reports whether games show a plan of their board, without scenery.
func (a *App) Compact() bool { return a.Comfort().Compact }

// ToggleCompact changes between the painted board and its plan.
func (a *App) ToggleCompact() {
	c := a.Comfort()
	c.Compact = !c.Compact
	a.Save()
	a.Adapt()
}

// GemLetters reports whether gems carry the letters of their colours.
func (a *App) GemLetters() bool {
	c := a.Comfort()
	return c.Letters == settings.LettersAlways || c.Letters == settings.LettersLarge && c.TextScale >= 125
}

// Prefer takes over what the system asks for from now on.
func (a *App) Prefer(w settings.Wishes) {
	a.cfg.Wishes = w
	if a.settings.Heed(w) {
		a.Save()
		a.Adapt()
	}
}
