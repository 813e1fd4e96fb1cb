package board

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
)

// GameName is Grimoria's name in the box and in its settings.
const GameName = "grimoria"

// The first game waits for three rounds; who then has not touched the knob has it go on by itself.
const (
	HeldRounds = 3
	HoldOwn    = "hold.own" // learned: the player has chosen the speed, or Hold has ended
)

// LetGo ends the Hold of the first game, unless the player has chosen it with the knob.
func LetGo(a *ui.App, round int) {
	set := a.Settings()
	if round <= HeldRounds || !set.Hold || set.Knows(GameName, HoldOwn) {
		return
	}
	set.Hold = false
	set.Learn(GameName, HoldOwn)
	a.Save()
	a.Say(a.T("hold.over"))
}

// Faster switches to the next speed; Hold comes before the slowest, and after the fastest.
func (tb *Tableau) Faster() {
	set := tb.App.Settings()
	set.Learn(GameName, HoldOwn)
	switch {
	case set.Hold:
		set.Hold, set.Speed = false, beat.Normal
	case set.Speed >= beat.Instant:
		set.Hold, set.Speed = true, beat.Normal
	default:
		set.Speed++
	}
	tb.App.Save()
	tb.App.Say(tb.Pace())
}

// Pace names the speed.
func (tb *Tableau) Pace() string {
	if tb.App.Settings().Hold {
		return tb.App.T("hold.name")
	}
	return tb.App.SpeedName()
}

// Knob adds the knob that shows the speed and changes it.
func (tb *Tableau) Knob(b *ui.Builder, r ui.Rect) {
	e := ui.SpeedKnob(b, tb.App, "table.speed", r)
	e.OnPress = tb.Faster
	if tb.App.Settings().Hold {
		e.Value, e.Mark = tb.Pace(), "II"
		e.Hint = e.Label + tb.App.Colon() + e.Value
	}
}
