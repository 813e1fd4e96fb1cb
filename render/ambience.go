package render

import (
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// ambience is the clock of what moves by itself on title and board, and the
// time of day there.
type ambience struct {
	tick  int
	drawn int          // the tick of the last frame
	took  int          // ticks that the last frame took, 0 while that is not known
	seen  bool         // the last frame showed something that moves by itself
	alive bool         // the player wants it to
	table *table.Table // what day is the time of
	day   float32
}

// rest is the number of ticks between frames that are drawn only for what
// moves by itself: calm things need no more than 30 frames a second. Where a
// frame takes longer than a tick, the pause is longer, too, so that half of the
// time is left for everything else.
const rest = 2

// haste is how much of the day may pass in a tick, so that it never jumps.
const haste = 1.0 / 1500

// Tick lets a tick pass for what moves by itself.
func (s *Screen) Tick(app *ui.App) {
	a := &s.ambience
	if a.alive = app.Settings().Alive(); !a.alive {
		return
	}
	a.tick++
	t := table.TableOf(app)
	if t == nil {
		return
	}
	day := t.Model().Day()
	if t != a.table {
		a.table, a.day = t, day
	}
	a.day += min(max(day-a.day, -haste), haste)
}

// begin notes that a frame is drawn.
func (a *ambience) begin() { a.drawn, a.took, a.seen = a.tick, 0, false }

// Restless tells whether a new frame is due although nothing has happened:
// something moves by itself.
func (s *Screen) Restless() bool {
	a := &s.ambience
	if a.took == 0 {
		a.took = a.tick - a.drawn
	}
	return a.alive && a.seen && a.tick-a.drawn >= rest*max(a.took, 1)
}

// life returns what moves by itself in this frame.
func (s *Screen) life() paint.Life {
	a := &s.ambience
	a.seen = true
	if !a.alive {
		return paint.Life{Still: true}
	}
	return paint.Life{Tick: a.tick, Day: a.day}
}
