package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// What the Value of a LookGuest says of the mood; otherwise it is calm.
const (
	glad  = "glad"
	vexed = "vexed"
)

// Mood returns the mood of a LookGuest.
func Mood(value string) pictures.Mood {
	switch value {
	case glad:
		return pictures.Glad
	case vexed:
		return pictures.Vexed
	}
	return pictures.Calm
}

// Dusk returns how dark the visible scene is while it gives way to another one, from
// 0 to 1.
func Dusk(a *ui.App) float32 {
	switch s := a.Top().(type) {
	case *Finale:
		return s.Dusk()
	case *summary:
		if s.App.Settings().ReducedMotion {
			return max(0, float32(s.dusk-duskTicks+9)/9)
		}
		return float32(s.dusk) / duskTicks
	}
	return 0
}
