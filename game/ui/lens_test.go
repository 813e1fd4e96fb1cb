package ui

import "testing"

// However it is moved and enlarged, a lens shows nothing beyond its box, Below undoes what it does,
// and it ends where it was closed.
func TestLensStaysInItsBox(t *testing.T) {
	l := &Lens{box: Box(100, 50, 400, 200)}
	whole, thing := l.box, Box(140, 90, 30, 20)
	check := func(what string) {
		t.Helper()
		r := l.magnified(whole)
		if r.X > whole.X+.01 || r.Y > whole.Y+.01 || r.X+r.W < whole.X+whole.W-.01 || r.Y+r.H < whole.Y+whole.H-.01 {
			t.Errorf("%s: the whole is at %v", what, r)
		}
		if back := l.Below(l.magnified(thing)); back.X-thing.X > .01 || thing.X-back.X > .01 || back.H-thing.H > .01 || thing.H-back.H > .01 {
			t.Errorf("%s: %v comes from %v", what, back, thing)
		}
	}
	for _, s := range []struct {
		what string
		do   func()
	}{
		{"closed", func() {}},
		{"in a corner", func() { l.zoomTo(2, 100, 50) }},
		{"too large", func() { l.zoomTo(99, 480, 240) }},
		{"far to the left", func() { l.pan(9999, 0) }},
		{"far down", func() { l.pan(-9999, -9999) }},
		{"shown", func() { l.show(thing) }},
		{"smaller", func() { l.zoomTo(1.2, 100, 240) }},
		{"closing", l.Close},
	} {
		s.do()
		for range 60 {
			l.tick(false)
			check(s.what)
		}
		if s.what == "too large" {
			if z, _, _ := l.View(); z != lensMost {
				t.Errorf("it enlarges %v times", z)
			}
		}
		if s.what == "shown" {
			if r := l.magnified(thing); !l.box.Contains(r.X+1, r.Y+1) || !l.box.Contains(r.X+r.W-1, r.Y+r.H-1) {
				t.Errorf("what is to be seen is at %v", r)
			}
		}
	}
	if l.Open() || l.magnified(thing) != thing {
		t.Error("it does not close")
	}
}
