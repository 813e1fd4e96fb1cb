package touria

import "testing"

// The gems of a draw start in the bag one after the other and lie still, side by
// side, before the end, so that they can be read.
func TestDrawRollsAndRests(t *testing.T) {
	for n := 1; n <= 3; n++ {
		for i := range n {
			if way, _ := rolled(i, n, 0); way != 0 {
				t.Errorf("gem %d of %d is out of the bag at once: %v", i, n, way)
			}
			for _, at := range []float32{gemsLie, .8, 1} {
				way, high := rolled(i, n, at)
				if way < .999 || way > 1.001 || high > .001 {
					t.Errorf("gem %d of %d at %v: way %v, height %v", i, n, at, way, high)
				}
			}
		}
		if n > 1 {
			first, _ := rolled(0, n, .25)
			if last, _ := rolled(n-1, n, .25); last >= first {
				t.Errorf("of %d gems the last one keeps up with the first: %v, %v", n, last, first)
			}
		}
	}
}

// The gate is shut and in its place at first, opens only when it is up, and is back
// in its place, open, at the end.
func TestGateRisesAndOpens(t *testing.T) {
	if grow, open := gateAt(0); grow != 0 || open != 0 {
		t.Errorf("it begins %v larger and %v open", grow, open)
	}
	if grow, open := gateAt(gateOpens); grow < .5 || open != 0 {
		t.Errorf("before it opens it is %v larger and %v open", grow, open)
	}
	if grow, open := gateAt(1); grow > .001 || grow < -.001 || open != 1 {
		t.Errorf("it ends %v larger and %v open", grow, open)
	}
	last := float32(0)
	for i := range 101 {
		_, open := gateAt(float32(i) / 100)
		if open < last {
			t.Errorf("it closes at %d %%", i)
		}
		last = open
	}
}
