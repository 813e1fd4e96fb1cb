package draw

import (
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/render/paint"
)

// The day has no steps, and dusk takes little of the contrast.
func TestDaylight(t *testing.T) {
	last := daylight(0)
	for i := range 201 {
		c := daylight(float32(i) / 200)
		for _, d := range []float32{c.r - last.r, c.g - last.g, c.b - last.b} {
			if d > .02 || d < -.02 {
				t.Errorf("the light jumps from %v to %v", last, c)
			}
		}
		if min(c.r, c.g, c.b) < .75 || max(c.r, c.g, c.b) > 1 {
			t.Errorf("the light is %v", c)
		}
		last = c
	}
	if daylight(-1) != daylight(0) || daylight(2) != daylight(1) {
		t.Error("there is light before the day or after it")
	}
}

// A tower of the title turns by quarters, and ends each with the next face.
func TestOvershoot(t *testing.T) {
	for at, want := range map[float32]float32{-1: 0, 0: 0, 1: 1, 3: 1} {
		if got := overshoot(at); got < want-1e-6 || got > want+1e-6 {
			t.Errorf("at %v a turn has come to %v, want %v", at, got, want)
		}
	}
	most := float32(0)
	for i := range 101 {
		most = max(most, overshoot(float32(i)/100))
	}
	if most < 1.005 || most > 1.06 {
		t.Errorf("a turn goes to %v", most)
	}
}

// The title's first moments need no pictures but those that come with the title.
func TestTitleNeedsNoOtherPack(t *testing.T) {
	p := painter(1)
	for _, r := range []paint.Rect{{W: 1280, H: 720}, {W: 640, H: 650}, {W: 844, H: 390}} {
		for tick := range 200 {
			p.Plan(func() { p.TitleAlive(nil, r, Life{Tick: tick}) })
		}
	}
	n := 0
	p.Release(func(s pictures.Spec) bool {
		n++
		if pack := s.Pack(); pack != pictures.TitlePack {
			t.Errorf("%v %d is in the pack %q", s.Kind, s.ID, pack)
		}
		return true
	})
	if n < 20 {
		t.Errorf("the title shows only %d pictures", n)
	}
}
