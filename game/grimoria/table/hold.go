package table

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// On Hold the table waits until somebody goes on: after the reveal, after each turn of somebody else, and after what the only
// person at the screen has lost or failed to do. Anyway it waits while something is explained, and, where several people sit at
// the screen, for the one who has lost something to somebody. When it waits follows from what everybody sees (G11.5).

// holds reports whether the table waits for somebody to go on.
func (tn *turn) holds() bool {
	set := tn.App.Settings()
	if set.Speed >= beat.Instant {
		return false
	}
	b, _ := tn.Queue.Current()
	switch {
	case b == nil:
		return false
	case tn.waits, tn.Victim() < grimoria.NoSeat:
		return true
	case !set.Hold:
		return false
	case b.Kind != show.BeatRead || b.Told == nil:
		return b.Kind == show.BeatHold
	}
	you := tn.Voice().You
	return b.Told.Loss || b.Told.Failed && b.Told.By == you || b.Event.Kind == grimoria.Taken && b.Told.By != you
}

// goOn goes on from what is explained, or ends the beats that play.
func (tn *turn) goOn() {
	if tn.waits && tn.read != nil && tn.read() {
		return
	}
	tn.Skip()
}
