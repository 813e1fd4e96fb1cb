package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
)

// speedKeys are the names of the speeds.
var speedKeys = [...]string{"settings.speed.1", "settings.speed.2", "settings.speed.4", "settings.speed.instant"}

// SpeedName returns the name of the current speed.
func (bx *box) SpeedName() string { return bx.T(speedKeys[bx.settings.Speed]) }

// SpeedKnob adds the knob that shows the speed of the game and changes it.
func SpeedKnob(b *Builder, a *App, id string, r Rect) *Element {
	b.Icon(id, r, pictures.SymSpeed, a.T("table.speed"), a.Faster)
	e := b.Last()
	e.Role, e.Value, e.Mark = RoleCycle, a.SpeedName(), a.SpeedName()
	e.Hint += a.Colon() + e.Value
	return e
}

// Faster switches to the next speed; the slowest follows the fastest.
func (a *App) Faster() {
	a.settings.Speed = (a.settings.Speed + 1) % (beat.Instant + 1)
	a.Save()
	a.Say(a.SpeedName())
}
