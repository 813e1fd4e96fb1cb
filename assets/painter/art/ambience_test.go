package art

import (
	"testing"

	"touria/assets/brush"
	"touria/assets/pictures"
	"touria/rules/touria"
)

// Foam lies on painted water, and so does what runs with it.
func TestFoamLiesOnWater(t *testing.T) {
	w := pictures.NewWorld(touria.DefaultBoard())
	l := newLand(NewJob(pictures.Spec{Kind: pictures.KindBoard, W: 1100, H: 544, Scale: 1}, &w), &w)
	wet := []brush.Line{l.sea[0], l.lake[0], ribbon(l.river, 10, 17)[0], ribbon(l.stream, 7, 11)[0]}
	check := func(x, y float32) {
		t.Helper()
		for _, area := range wet {
			if inside(area, x, y) {
				return
			}
		}
		t.Errorf("there is no water at %v, %v", x, y)
	}
	a := pictures.NewAmbience(&w)
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
