package ui

// Alive reports whether scenery moves: if the player wants it and drawing is quick enough.
func (bx *box) Alive() bool { return bx.settings.Alive() && !bx.tired }

// Tire tells that frames come slowly while scenery moves. It rests until the program ends or the
// player wants it back; then it goes on however slowly.
func (scr *screen) Tire() {
	if scr.tired || scr.tireless {
		return
	}
	scr.tired = true
	scr.Changed()
}

// toggleScenery switches scenery by the player's choice, which overrides slow drawing.
func (a *App) toggleScenery() {
	if a.tired {
		a.tired = false
		a.settings.IdleMotion = true
	} else {
		a.settings.IdleMotion = !a.settings.IdleMotion
	}
	a.tireless = a.settings.IdleMotion
	a.Save()
}
