package touria

import (
	"testing"

	"touria.games/touria/assets/brush"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// Every road of the board has a line from end to end, with points at equal
// distances.
func TestWorld(t *testing.T) {
	w := tpics.NewWorld(touria.DefaultBoard())
	for i, r := range w.Roads {
		pts := w.Even(i, 20)
		if len(pts) != 21 || brush.Dist(pts[0], w.Pos[r.A]) > .01 || brush.Dist(pts[20], w.Pos[r.B]) > .01 {
			t.Fatalf("road %d: %d points from %v to %v", i, len(pts), pts[0], pts[len(pts)-1])
		}
		step := w.Length(i) / 20
		for k := range 20 {
			if d := brush.Dist(pts[k], pts[k+1]); d < step*.8 || d > step*1.05 {
				t.Errorf("road %d: step %d is %.1f long, the mean is %.1f", i, k, d, step)
			}
		}
	}
}

// The rasteriser breaks on coordinates that are not finite.
func TestShapesAreFinite(t *testing.T) {
	for c := range touria.Colours {
		x0, y0, x1, y1 := gemShape(touria.Colour(c)).Bounds()
		if x0 < -51 || y0 < -51 || x1 > 51 || y1 > 51 {
			t.Errorf("gem %d leaves its box: %v %v %v %v", c, x0, y0, x1, y1)
		}
	}
}
