package touria

import (
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
)

// A card that turns over shows its back first and its front at the end.
func TestFlip(t *testing.T) {
	b := &show.Beat{Timing: beat.Timing{Ease: beat.InOut}}
	for i := range 21 {
		at := float32(i) / 20
		pose, front := flip(b, at)
		if front != (at >= .5) || pose.Slim < 0 || pose.Slim >= 1 {
			t.Errorf("at %v: front %v, slim %v", at, front, pose.Slim)
		}
	}
	if pose, front := flip(b, 1); !front || pose.Slim != 0 || pose.Grow != 0 {
		t.Errorf("a card does not lie flat in the end: %+v", pose)
	}
	b.Ease = beat.Fade
	if pose, front := flip(b, .3); !front || pose.Slim != 0 {
		t.Error("with reduced motion a card turns")
	}
}

// Particles are spread over the whole range, differently for each k.
func TestSpread(t *testing.T) {
	for k := range 8 {
		var tenths [10]int
		same := 0
		for i := range 400 {
			v := spread(i, k)
			if v < 0 || v >= 1 {
				t.Fatalf("spread(%d, %d) = %v", i, k, v)
			}
			tenths[int(v*10)]++
			if d := v - spread(i, k+1); d > -.02 && d < .02 {
				same++
			}
		}
		for n, c := range tenths {
			if c < 20 || c > 62 {
				t.Errorf("k %d: %d of 400 lie in tenth %d", k, c, n)
			}
		}
		if same > 40 {
			t.Errorf("k %d and %d go together", k, k+1)
		}
	}
}
