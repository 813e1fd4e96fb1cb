package ui

import "testing"

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	for _, c := range []struct {
		x, y float32
		want bool
	}{{10, 20, true}, {39.9, 59.9, true}, {40, 30, false}, {20, 60, false}, {9, 30, false}, {20, 19, false}} {
		if r.Contains(c.x, c.y) != c.want {
			t.Errorf("%v contains %v, %v: want %v", r, c.x, c.y, c.want)
		}
	}
	if x, y := r.Center(); x != 25 || y != 40 {
		t.Errorf("centre %v, %v", x, y)
	}
	if x, y := r.At(1, 0.5); x != 40 || y != 40 {
		t.Errorf("at 1, 0.5: %v, %v", x, y)
	}
	if got := r.Inset(5); got != (Rect{15, 25, 20, 30}) {
		t.Errorf("inset by 5: %v", got)
	}
	if got := r.Inset(50); !got.Empty() || got.X != 25 || got.Y != 40 {
		t.Errorf("inset by 50: %v", got)
	}
	if got := r.Union(Rect{0, 0, 1, 1}); got != (Rect{0, 0, 40, 60}) {
		t.Errorf("union: %v", got)
	}
	if got := r.Union(Rect{}); got != r {
		t.Errorf("union with nothing: %v", got)
	}
	if got := (Rect{}).Union(r); got != r {
		t.Errorf("union of nothing: %v", got)
	}
	if !r.Overlaps(Rect{39, 59, 5, 5}) || r.Overlaps(Rect{40, 20, 5, 5}) || r.Overlaps(Rect{20, 30, 0, 5}) {
		t.Error("overlaps is wrong at the edge")
	}
}
