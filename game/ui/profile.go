package ui

import "touria.games/touria/game/store/settings"

// TakesTime reports whether the player uses scanning or a screen reader and so needs time: nothing that
// the player could decide may happen by itself.
func (a *App) TakesTime() bool { return a.reads || a.Comfort().Scan != settings.ScanOff }

// Comfort returns the preferences of the person at the screen. After changing them, call Save and
// Adapt.
func (win *window) Comfort() *settings.Comfort {
	if c := win.settings.Profiles[win.person]; c != nil {
		return c
	}
	return &win.settings.Comfort
}

// Person returns the name of the person at the screen if they have a profile of their
// own, otherwise "".
func (win *window) Person() string {
	if win.settings.Profiles[win.person] == nil {
		return ""
	}
	return win.person
}

// LeftHanded reports whether the table is mirrored for a left hand.
func (win *window) LeftHanded() bool { return win.Comfort().LeftHanded }

// Contrast reports whether the theme of high contrast is on.
func (win *window) Contrast() bool { return win.Comfort().Contrast }

// Compact reports whether games show a plan of their board, without scenery.
func (win *window) Compact() bool { return win.Comfort().Compact }

// ToggleCompact changes between the painted board and its plan.
func (a *App) ToggleCompact() {
	c := a.Comfort()
	c.Compact = !c.Compact
	a.Save()
	a.Adapt()
}

// GemLetters reports whether gems carry the letters of their colours.
func (win *window) GemLetters() bool {
	c := win.Comfort()
	return c.Letters == settings.LettersAlways || c.Letters == settings.LettersLarge && c.TextScale >= 125
}

// Prefer applies changed preferences of the system.
func (a *App) Prefer(w settings.Wishes) {
	a.cfg.Wishes = w
	if a.settings.Heed(w) {
		a.Save()
		a.Adapt()
	}
}
