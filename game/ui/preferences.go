package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/store/settings"
)

// ToggleCompact changes between the painted board and its plan.
func (a *App) ToggleCompact() {
	c := a.Comfort()
	c.Compact = !c.Compact
	a.Save()
	a.Adapt()
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

// Faster switches to the next speed; the slowest follows the fastest.
func (a *App) Faster() {
	a.settings.Speed = (a.settings.Speed + 1) % (beat.Instant + 1)
	a.Save()
	a.Say(a.SpeedName())
}

// SpeedKnob adds the knob that shows the speed of the game and changes it.
func SpeedKnob(b *Builder, a *App, id string, r Rect) *Element {
	b.Icon(id, r, pictures.SymSpeed, a.T("table.speed"), a.Faster)
	e := b.Last()
	e.Role, e.Value, e.Mark = RoleCycle, a.SpeedName(), a.SpeedName()
	e.Hint += a.Colon() + e.Value
	return e
}

// ToggleMute switches all sound off or on.
func (a *App) ToggleMute() {
	set := &a.settings.Sound
	set.Mute = !set.Mute
	a.Save()
	if set.Mute {
		a.Say(a.T("sound.muted"))
	} else {
		a.Say(a.T("sound.unmuted"))
	}
}

// ToggleFullscreen changes between a window and the whole screen, where the program can do that.
func (a *App) ToggleFullscreen() {
	if a.cfg.CanFullscreen {
		a.settings.Fullscreen = !a.settings.Fullscreen
		a.Save()
		a.Changed()
	}
}

// Prefer applies changed preferences of the system.
func (a *App) Prefer(w settings.Wishes) {
	a.cfg.Wishes = w
	if a.settings.Heed(w) {
		a.Save()
		a.Adapt()
	}
}

// Bind maps pressed to k, and stores it.
func (a *App) Bind(k, pressed Key) {
	a.keys.bind(k, pressed)
	a.saveKeys()
}

// BindScan makes a key one of scanning, and stores it. The two differ: if it was the other one, they change places.
func (a *App) BindScan(s ScanSlot, pressed Key) {
	if other := &a.keys.scan[ScanSlots-1-s]; *other == pressed {
		*other = a.keys.scan[s]
	}
	a.keys.scan[s] = pressed
	a.saveKeys()
}

// ResetKeys restores the default keys.
func (a *App) ResetKeys() {
	a.keys.reset()
	a.saveKeys()
}

// saveKeys stores the keys that differ from the defaults.
func (a *App) saveKeys() {
	b := &a.keys
	changed := map[string]string{}
	for k := Key(1); k < Keys; k++ {
		if b.needs[k] != k {
			changed[keyNames[k]] = keyNames[b.needs[k]]
		}
	}
	for i, k := range b.scan {
		if k != scanFirst[i] {
			changed[scanNames[i]] = keyNames[k]
		}
	}
	a.settings.Keys = changed
	a.Save()
	a.Changed()
}
