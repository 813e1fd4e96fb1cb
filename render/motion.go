package render

import "touria.games/touria/game/ui"

// motion is the clock of what moves by itself.
type motion struct {
	tick  int
	drawn int  // the tick of the last frame
	took  int  // ticks that the last frame took, 0 while that is not known
	seen  bool // the last frame showed something that moves by itself
	alive bool // the player wants it to
}

// rest is the number of ticks between frames that are drawn only for what
// moves by itself: calm things need no more than 30 frames a second. Where a
// frame takes longer than a tick, the pause is longer, too, so that half of the
// time is left for everything else.
const rest = 2

// Tick lets a tick pass for what moves by itself.
func (s *Screen) Tick(app *ui.App) {
	s.app = app
	m := &s.motion
	if m.alive = app.Settings().Alive(); m.alive {
		m.tick++
		s.game.Tick()
	}
}

// begin notes that a frame is drawn.
func (m *motion) begin() { m.drawn, m.took, m.seen = m.tick, 0, false }

// Restless tells whether a new frame is due although nothing has happened:
// something moves by itself.
func (s *Screen) Restless() bool {
	m := &s.motion
	if m.took == 0 {
		m.took = m.tick - m.drawn
	}
	return m.alive && m.seen && m.tick-m.drawn >= rest*max(m.took, 1)
}

// Motion returns the tick that what moves by itself is drawn for, and notes that
// this frame shows it; still tells that nothing may move.
func (s *Screen) Motion() (tick int, still bool) {
	s.motion.seen = true
	return s.motion.tick, !s.motion.alive
}
