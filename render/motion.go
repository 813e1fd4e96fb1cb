package render

import "touria.games/touria/game/ui"

// motion is the clock of idle motion: what moves by itself.
type motion struct {
	tick  int
	drawn int  // the tick of the last frame
	took  int  // ticks that the last frame took, 0 if unknown
	seen  bool // the last frame showed idle motion
	alive bool // the player wants idle motion

	lag           int // slow seconds in a row
	ticks, offers int // of the second that is being measured

	clock, shown int  // the tick, and that of the last frame
	samples      bool // the last frame showed samples, which move even if idle motion is off
}

// rest is the number of ticks between frames while only idle animation moves: 30 frames a second are
// enough for it.
const rest = 2

// Tick advances idle animation by a tick.
func (s *Screen) Tick(app *ui.App) {
	s.app = app
	m := &s.motion
	m.clock++
	if m.alive = app.Alive(); m.alive {
		m.tick++
		s.game().Tick()
	}
	s.measure()
}

// If a second has at most few frames, drawing is slow: other animation would not reach 30 a second. After weary such
// seconds in a row idle animation is paused (App.Tire).
const (
	second = 60 // ticks
	few    = 40
	weary  = 2
)

// Offer notes that the window could show a frame, new or not.
func (s *Screen) Offer() { s.motion.offers++ }

// measure counts slow seconds. It ignores times without idle motion and frames that lack textures.
func (s *Screen) measure() {
	m := &s.motion
	if !m.alive || !m.seen || s.busy {
		m.ticks, m.offers = 0, 0
		return
	}
	if m.ticks++; m.ticks < second {
		return
	}
	if m.offers > few {
		m.lag = 0
	} else if m.lag++; m.lag == weary {
		m.lag = 0
		s.app.Tire()
	}
	m.ticks, m.offers = 0, 0
}

// begin notes the start of a frame.
func (m *motion) begin() {
	m.drawn, m.took, m.seen, m.shown, m.samples = m.tick, 0, false, m.clock, false
}

// Restless reports whether idle motion needs a new frame.
func (s *Screen) Restless() bool {
	m := &s.motion
	if m.samples && m.clock > m.shown {
		return true
	}
	if m.took == 0 {
		m.took = m.tick - m.drawn
	}
	return m.alive && m.seen && m.tick-m.drawn >= rest*max(m.took, 1)
}

// Motion returns the tick of idle motion and notes that this frame shows it; still
// is true if nothing may move.
func (s *Screen) Motion() (tick int, still bool) {
	s.motion.seen = true
	if s.shot.of != nil {
		return s.shot.tick, !s.motion.alive
	}
	return s.motion.tick, !s.motion.alive
}
