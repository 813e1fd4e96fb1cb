package render

import "touria.games/touria/game/ui"

// motion is the clock of idle motion: what moves by itself.
type motion struct {
	tick  int
	drawn int  // the tick of the last frame
	took  int  // ticks that the last frame took, 0 if unknown
	seen  bool // the last frame showed idle motion
	alive bool // the player wants idle motion

	lag int // ticks that slow frames have taken of late

	clock, shown int  // the tick, and that of the last frame
	samples      bool // the last frame showed examples that move whatever the player wants
}

// rest returns the ticks between frames that show nothing new but idle motion, for
// which 30 frames a second are enough. If a frame takes longer than a tick, the
// pause grows, too, so that half the time is left for everything else.
const rest = 2

// Tick lets a tick pass for idle motion.
func (s *Screen) Tick(app *ui.App) {
	s.app = app
	m := &s.motion
	m.clock++
	if m.alive = app.Alive(); m.alive {
		m.tick++
		s.game().Tick()
	}
}

// A frame of slow ticks or more is slow. Idle motion tires the App when slow frames have taken weary
// ticks more than quick ones; then what matters has the time.
const (
	slow  = 3
	weary = 75
)

// measure takes how long a frame took that had all its pictures.
func (s *Screen) measure(took int) {
	m := &s.motion
	if took > 60 { // the program itself did not run
		return
	}
	if took < slow {
		m.lag = max(0, m.lag-2*took)
		return
	}
	if m.lag += took; m.lag > weary {
		m.lag = 0
		s.app.Tire()
	}
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
		if m.seen && !s.busy && s.p.Work() == 0 {
			s.measure(m.took)
		}
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
