package play

import (
	"slices"
	"testing"
)

// What some lose others win, and turning points are the largest swings, the first of equals.
func TestTurningPoints(t *testing.T) {
	if s := Swing([]int32{30000, 20000, 15536}, []int32{10000, 25000, 30536}); s != 20000 {
		t.Errorf("the swing is %d", s)
	}
	swings := []int32{9000, least, 100, least - 1, 20000, 9000, 9000}
	for n, want := range [][]int{nil, {4}, {0, 4}, {0, 4, 5}, {0, 4, 5, 6}, {0, 1, 4, 5, 6}, {0, 1, 4, 5, 6}} {
		if got := TurningPoints(swings, n); !slices.Equal(got, want) {
			t.Errorf("the best %d are %v, want %v", n, got, want)
		}
	}
}
