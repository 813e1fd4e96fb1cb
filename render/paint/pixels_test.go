package paint

import (
	"math"
	"testing"
)

// No box asks for a picture that has no pixels or too many.
func TestPixels(t *testing.T) {
	for x, want := range map[float32]uint16{-1e9: 1, -20: 1, 0: 1, .4: 1, 1.5: 2, 100: 100, longest: longest, 65536: longest, 1e9: longest,
		float32(math.Inf(1)): longest, float32(math.Inf(-1)): 1} {
		if got := Pixels(x); got != want {
			t.Errorf("%v becomes %d pixels, not %d", x, got, want)
		}
	}
}
