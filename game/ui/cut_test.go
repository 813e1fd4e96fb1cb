package ui

import (
	"math/rand"
	"testing"
)

// Strips that are cut off a rectangle, the gaps beside them and what is left make it up again.
func TestTake(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for range 1000 {
		whole := Box(float32(r.Intn(90)), float32(r.Intn(90)), float32(100+r.Intn(90)), float32(100+r.Intn(90)))
		d, gap := float32(1+r.Intn(40)), float32(r.Intn(9))
		rest := whole
		for name, want := range map[string]struct{ strip, gap Rect }{
			"top":    {rest.TakeTop(d, gap), Box(whole.X, whole.Y+d, whole.W, gap)},
			"bottom": {rest.TakeBottom(d), Rect{}},
			"left":   {rest.TakeLeft(d, gap), Rect{}},
			"right":  {rest.TakeRight(d), Rect{}},
		} {
			if want.strip.Overlaps(rest) || want.strip.Overlaps(want.gap) || want.strip.Union(whole) != whole || rest.Union(whole) != whole {
				t.Fatalf("%v without %g at its %s: %v and %v", whole, d, name, want.strip, rest)
			}
		}
		if rest != Box(whole.X+d+gap, whole.Y+d+gap, whole.W-2*d-gap, whole.H-2*d-gap) {
			t.Fatalf("%v without %g and %g all round: %v", whole, d, gap, rest)
		}
		if grown := whole.Trim(-d, -gap).Trim(d, gap); grown != whole {
			t.Fatalf("%v, larger and smaller again: %v", whole, grown)
		}
	}
}

// A rectangle that is moved into another keeps its size, and its place if it lies there already.
func TestWithin(t *testing.T) {
	in := Box(10, 10, 100, 50)
	for at, want := range map[Rect]Rect{
		Around(60, 35, 20, 10):  Box(50, 30, 20, 10),
		Around(0, 0, 20, 10):    Box(10, 10, 20, 10),
		Around(200, 90, 20, 10): Box(90, 50, 20, 10),
	} {
		if got := at.Within(in); got != want {
			t.Errorf("%v in %v: %v, not %v", at, in, got, want)
		}
	}
}

// Cells that are spread over a row are equally wide, as those of Row.
func TestSpread(t *testing.T) {
	row := Box(3, 4, 110, 20)
	var list [3]Rect
	var a, b, c Rect
	SpreadOver(row, 10, list[:])
	Spread(row, 10, &a, &b, &c)
	if want := [3]Rect{Box(3, 4, 30, 20), Box(43, 4, 30, 20), Box(83, 4, 30, 20)}; list != want || [3]Rect{a, b, c} != want {
		t.Errorf("%v and %v, not %v", list, [3]Rect{a, b, c}, want)
	}
}
