package touria

import (
	"testing"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// Foam, and everything that flows with it, is on painted water.
func TestFoamLiesOnWater(t *testing.T) {
	w := tpics.NewWorld(touria.DefaultBoard())
	check := func(x, y float32) {
		t.Helper()
		for _, area := range w.Land.Water {
			in := false
			for _, line := range area {
				in = in != tpics.Inside(line, x, y)
			}
			if in {
				return
			}
		}
		t.Errorf("there is no water at %v, %v", x, y)
	}
	a := tpics.NewAmbience(&w)
	for _, q := range a.Foam {
		for _, dx := range []float32{-6, 0, 6} {
			check(q.X+dx, q.Y)
		}
	}
	for _, run := range a.Runs {
		for i := range len(run) - 1 {
			for f := float32(0); f <= 1; f += .125 {
				check(run[i].X+(run[i+1].X-run[i].X)*f, run[i].Y+(run[i+1].Y-run[i].Y)*f)
			}
		}
	}
}
