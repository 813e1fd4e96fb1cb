package touria

import (
	"testing"

	"touria.games/touria/game/ui"
)

// The goal's hearts and coins lie side by side before the gate at every width, or one
// stands for all.
func TestGoalRow(t *testing.T) {
	for w := float32(150); w < 700; w++ {
		goal := ui.Box(10, 10, w, 104)
		for _, need := range []int{1, 5, 7} {
			first, step := goalRow(goal, 0, need)
			n := need
			if step == 0 {
				n = 1
			} else if step < first.W || first.W < leastGoal {
				t.Errorf("%v wide: %d of %v every %v", w, need, first.W, step)
			}
			if end, gate := first.X+float32(n-1)*step+first.W, goalGate(goal); end > gate.X {
				t.Errorf("%v wide: %d end at %v, in the gate at %v", w, need, end, gate.X)
			}
		}
	}
	if _, step := goalRow(ui.Box(0, 0, 247, 104), 0, 7); step == 0 {
		t.Error("at 1024×768 the hearts are not shown")
	}
}

// The hearts and coins of a race stand side by side in the middle of their row, which has room for all of them.
func TestStrides(t *testing.T) {
	for _, r := range []ui.Rect{ui.Box(10, 20, 300, 40), ui.Box(10, 20, 90, 40), ui.Box(0, 0, 600, 18)} {
		for _, units := range []float32{3, 9.5, 20} {
			at, step := strideBox(r, units)
			_, want := r.Center()
			if _, y := at.Center(); y-want > .01 || want-y > .01 {
				t.Errorf("%v units in %v stand at %v", units, r, at)
			}
			if at.W >= step || at.W != at.H || at.H > r.H || at.X < r.X || at.X+step*units > r.X+r.W+.01 {
				t.Errorf("%v units in %v: %v, and the next one %v further", units, r, at, step)
			}
		}
	}
}
