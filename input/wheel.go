package input

import "math"

// wheel counts notches. Trackpads and fine wheels send many small parts of one, which are summed up.
type wheel struct {
	sum   float64 // of the parts so far
	still int     // ticks since the last one
}

// forgets is after how many ticks of rest the parts of a notch are forgotten: half a second.
const forgets = 30

// turn returns by how many notches the wheel has turned with what came in this tick, in Ebitengine's
// units; up is positive. A swipe to the side turns nothing.
func (w *wheel) turn(dx, dy float64) int {
	if w.still++; w.still > forgets {
		w.sum = 0
	}
	dx, dy = dx/notch, dy/notch
	if dy == 0 || math.Abs(dx) >= math.Abs(dy) {
		return 0
	}
	w.still = 0
	if math.Abs(dy) >= .9 { // whole notches, whatever the browser takes one for
		w.sum = 0
		return int(math.Round(dy))
	}
	if w.sum*dy < 0 {
		w.sum = 0
	}
	w.sum += dy
	whole := math.Trunc(w.sum)
	w.sum -= whole
	return int(whole)
}
