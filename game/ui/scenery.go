package ui

// Alive reports whether scenery moves: the player wants it, and drawing is fast enough.
func (bx *box) Alive() bool { return bx.settings.Alive() && !bx.tired }

// Tired reports whether scenery is paused, since drawing it is slow.
func (bx *box) Tired() bool { return bx.tired }

// Tire reports that drawing is slow while scenery moves. Scenery is then paused until the program
// ends or the player switches it on again; after that it moves however slow drawing is.
func (scr *screen) Tire() {
	if scr.tired || scr.tireless {
		return
	}
	scr.tired = true
	scr.Changed()
}

// ToggleScenery switches scenery by the player's choice, which overrides slow drawing.
func (a *App) ToggleScenery() {
	if a.tired {
		a.tired = false
		a.settings.IdleMotion = true
	} else {
		a.settings.IdleMotion = !a.settings.IdleMotion
	}
	a.tireless = a.settings.IdleMotion
	a.Save()
}
