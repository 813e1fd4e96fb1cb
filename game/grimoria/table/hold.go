package table

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// On Hold the table waits until somebody goes on: after the reveal, after each turn of somebody else, and after what the only
// person at the screen has lost or failed to do. Anyway it waits while something is explained, and, where several people sit at
// the screen, for the one who has lost something to somebody. When it waits follows from what everybody sees (G11.5).

// holds reports whether the table waits for somebody to go on.
func (tn *turn) holds() bool {
	set := tn.a.Settings()
	if set.Speed >= beat.Instant || tn.watched != nil {
		return false
	}
	b, _ := tn.queue.Current()
	switch {
	case b == nil:
		return false
	case tn.waits, victim(tn.position) < grimoria.NoSeat:
		return true
	case !set.Hold:
		return false
	case b.Kind != show.BeatRead || b.Told == nil:
		return b.Kind == show.BeatHold
	}
	you := tn.voice().You
	return b.Told.Loss || b.Told.Failed && b.Told.By == you || b.Event.Kind == grimoria.Taken && b.Told.By != you
}

// victim returns the person, one of several at the screen, who has lost what is being told to somebody else; NoSeat: nobody.
func victim(bd *position) grimoria.Seat {
	b, _ := bd.queue.Current()
	if bd.humans < 2 || b == nil || b.Kind != show.BeatRead || b.Told == nil {
		return grimoria.NoSeat
	}
	for _, c := range b.Told.Changes {
		if c.Now < c.Was && c.Seat != b.Told.By && b.Told.By < grimoria.NoSeat && bd.s.IsHuman(c.Seat) {
			return c.Seat
		}
	}
	return grimoria.NoSeat
}

// The first game waits for three rounds; who then has not touched the knob has it go on by itself.
const (
	heldRounds = 3
	holdOwn    = "hold.own" // learned: the player has chosen the speed, or Hold has ended
)

// letGo ends the Hold of the first game, unless the player has chosen it with the knob.
func (g *Game) letGo(a *ui.App, round int) {
	set := a.Settings()
	if round <= heldRounds || !set.Hold || set.Knows(g.Name(), holdOwn) {
		return
	}
	set.Hold = false
	set.Learn(g.Name(), holdOwn)
	a.Save()
	a.Say(a.T("hold.over"))
}

// faster switches to the next speed; Hold comes before the slowest, and after the fastest.
func (tn *turn) faster() {
	set := tn.a.Settings()
	set.Learn(tn.g.Name(), holdOwn)
	switch {
	case set.Hold:
		set.Hold, set.Speed = false, beat.Normal
	case set.Speed >= beat.Instant:
		set.Hold, set.Speed = true, beat.Normal
	default:
		set.Speed++
	}
	tn.a.Save()
	tn.a.Say(tn.pace())
}

// pace names the speed.
func (tn *turn) pace() string {
	if tn.a.Settings().Hold {
		return tn.a.T("hold.name")
	}
	return tn.a.SpeedName()
}

// knob adds the knob that shows the speed and changes it.
func (tn *turn) knob(b *ui.Builder, r ui.Rect) {
	e := ui.SpeedKnob(b, tn.a, "table.speed", r)
	e.OnPress = tn.faster
	if tn.a.Settings().Hold {
		e.Value, e.Mark = tn.pace(), "II"
		e.Hint = e.Label + tn.a.Colon() + e.Value
	}
}
